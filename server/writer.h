// Makes the hall's rows durable in a thread of its own, many at a time, and lets its messages go
// only then. It is also the archive that the hall reads: rows still on their way count as stored.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "server/storage.h"

namespace penta::server {

class Writer : public Archive {
 public:
  // The messages of so many calls of submit(), in their order. Called in the writer's thread, and
  // not after stop().
  using Deliver = std::function<void(std::vector<Outgoing> messages, std::size_t submissions)>;
  // Called at most once, in the writer's thread. Nothing is written or delivered from then on.
  using Fail = std::function<void(Error)>;

  // The storage outlives the writer.
  Writer(Storage& storage, Deliver deliver, Fail fail);
  ~Writer() override;
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  // The messages are delivered once these rows and those of all earlier calls are durable.
  void submit(std::vector<Row> rows, std::vector<Outgoing> messages);
  // Writes and delivers what was submitted, then ends the thread.
  void stop();

  // What is stored, with the rows on their way laid over it.
  // REQUIRES: called in the thread that submits.
  std::optional<Stored> load(std::string_view table) override;
  Result<std::optional<std::string>> find_key(std::string_view hash) override;
  std::vector<std::string> listed(std::size_t most) override;
  std::vector<std::string> untouched_since(Milliseconds when, std::size_t most) override;

 private:
  struct Batch {
    std::vector<Row> rows;
    std::vector<Outgoing> messages;
    std::size_t submissions = 0;
  };

  void work();
  bool write_next();
  // Copies of the wanted rows that may not be stored yet, in their order. Has to be called before
  // the storage is read: what is stored in between is then seen twice, not missed.
  template <class Wanted>
  std::vector<Row> on_their_way(Wanted wanted) const;

  Storage& storage_;
  Deliver deliver_;
  Fail fail_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  Batch waiting_;
  Batch writing_;
  bool failed_ = false;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace penta::server

// Threads in which bots think, and in which other things that take long are done.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "protocol/hall.h"

namespace penta::server {

struct Thought {
  std::string table;
  std::uint64_t ticket = 0;
  std::vector<Hint> moves{};
};

class Thinkers {
 public:
  // Called in one of the threads.
  using Answer = std::function<void(Thought)>;
  using Finished = std::function<void(std::uint64_t ticket, std::string result)>;

  // With `most` searches waiting, further bots that would search only glance (greedy). What takes
  // no search comes first, so that a flood of searches keeps nobody else waiting. Searches and jobs
  // take turns.
  Thinkers(int threads, std::size_t most, Answer answer, Finished finished);
  ~Thinkers();
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;

  void add(BotTask task);
  void add(Job job);
  // How much there is to search. May be called in any thread.
  struct Load {
    std::size_t searches_waiting = 0;
    std::uint64_t searches_begun = 0;  // so far
  };
  Load load() const;
  // Finishes what is being thought about, forgets what waits.
  void stop();

 private:
  using Task = std::variant<BotTask, Job>;

  void work();
  // REQUIRES: the mutex is held.
  bool waiting() const { return !glances_.empty() || !searches_.empty() || !jobs_.empty(); }
  // REQUIRES: the mutex is held, and something waits.
  Task next();
  void run(BotTask task);
  void run(const Job& job);

  std::size_t most_;
  Answer answer_;
  Finished finished_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<BotTask> searches_;
  std::deque<BotTask> glances_;
  std::deque<Job> jobs_;
  bool job_next_ = false;
  std::uint64_t searches_begun_ = 0;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace penta::server

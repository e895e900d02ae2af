// The hall with everything around it but the network: storage, bots, the clock. One function at a
// time, in whatever thread.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/hall.h"
#include "server/limits.h"
#include "server/storage.h"
#include "server/thinkers.h"
#include "server/writer.h"

namespace penta::server {

class Host {
 public:
  // What the host needs from outside.
  struct Outside {
    // Runs it soon, while no function is called, and then settle(). Called in any thread.
    std::function<void(std::function<void()>)> post;
    std::function<void(std::vector<Outgoing>)> send;
    // Call tick() then, or not at all.
    std::function<void(std::optional<Milliseconds>)> wake_at;
    // Storage is broken: nothing is acknowledged any more. Called at most once.
    std::function<void(Error)> fail;
  };

  // The storage outlives the host.
  Host(Storage& storage, const Limits& limits, const HallLimits& hall_limits, Outside outside);

  void enter(ClientId client, std::string_view address, std::string_view for_others);
  void leave(ClientId client);
  void receive(ClientId client, std::string_view message);
  void tick();
  // What has followed from all of these goes out. The more come before it, the fewer are the
  // writes.
  void settle();

  // What bots have to think about. May be called in any thread.
  Thinkers::Load thinking() const { return thinkers_.load(); }

  // Ends all thinking, writes what is to be written and posts the last messages.
  void finish();

 private:
  void fail(const Error& error);

  Outside outside_;
  Storage& storage_;
  Writer writer_;
  Hall hall_;
  Thinkers thinkers_;
  std::size_t undelivered_ = 0;  // submissions to the writer
  bool closed_ = false;          // by finish() or a failure
};

}  // namespace penta::server

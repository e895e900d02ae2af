// Threads in which bots think.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "protocol/hall.h"

namespace penta::server {

struct Thought {
  std::string table;
  std::uint64_t ticket = 0;
  MoveCode move{};
};

class Thinkers {
 public:
  // Called in one of the threads.
  using Answer = std::function<void(Thought)>;

  // With `most` searches waiting, further bots that would search only glance (greedy). What takes
  // no search comes first, so that a flood of searches keeps nobody else waiting.
  Thinkers(int threads, std::size_t most, Answer answer);
  ~Thinkers();
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;

  void add(BotTask task);
  // Finishes what is being thought about, forgets what waits.
  void stop();

 private:
  void work();
  // REQUIRES: the mutex is held, and something waits.
  BotTask next();

  std::size_t most_;
  Answer answer_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<BotTask> searches_;
  std::deque<BotTask> glances_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace penta::server

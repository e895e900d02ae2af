// A second pair of hands for work that falls into many small pieces, such as telling many people of
// what has happened.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <thread>

namespace penta::server {

class Crew {
 public:
  // Alone, the caller does everything itself.
  explicit Crew(bool alone);
  ~Crew();
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  // Does each of so many pieces once, in the caller's thread or the other one, and returns when all
  // are done. The caller waits for no piece that it can do itself.
  void work(std::size_t pieces, const std::function<void(std::size_t)>& piece);

 private:
  void help();
  // Does what is left, one piece after the other. REQUIRES: the mutex is held by `guard`.
  void take_part(std::unique_lock<std::mutex>& guard);

  std::mutex mutex_;
  std::condition_variable begun_;
  std::condition_variable ended_;
  const std::function<void(std::size_t)>* piece_ = nullptr;
  std::size_t next_ = 0;
  std::size_t end_ = 0;
  int working_ = 0;  // threads at a piece
  bool waiting_ = false;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace penta::server

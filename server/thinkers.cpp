#include "server/thinkers.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <utility>

namespace penta::server {
namespace {

std::int64_t monotonic() {
  const auto since_boot = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since_boot).count();
}

}  // namespace

Thinkers::Thinkers(int threads, std::size_t most, Answer answer)
    : most_(most), answer_(std::move(answer)) {
  for (int i = 0; i < std::max(threads, 1); ++i) threads_.emplace_back([this] { work(); });
}

Thinkers::~Thinkers() { stop(); }

void Thinkers::add(BotTask task) {
  {
    const std::scoped_lock guard(mutex_);
    if (stopping_) return;
    if (task.spec.kind == bots::Spec::Kind::search && searches_.size() >= most_) {
      task.spec = {.kind = bots::Spec::Kind::greedy};
    }
    const bool search = task.spec.kind == bots::Spec::Kind::search;
    (search ? searches_ : glances_).push_back(std::move(task));
  }
  changed_.notify_one();
}

void Thinkers::stop() {
  {
    const std::scoped_lock guard(mutex_);
    stopping_ = true;
    searches_.clear();
    glances_.clear();
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
}

BotTask Thinkers::next() {
  std::deque<BotTask>& waiting = glances_.empty() ? searches_ : glances_;
  BotTask task = std::move(waiting.front());
  waiting.pop_front();
  return task;
}

void Thinkers::work() {
  // Who waits for an answer to a move comes before bots. On Linux this concerns the thread alone.
  setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), 10);
  while (true) {
    std::unique_lock guard(mutex_);
    changed_.wait(guard, [this] { return stopping_ || !searches_.empty() || !glances_.empty(); });
    if (stopping_) return;
    BotTask task = next();
    guard.unlock();
    const MoveCode move = task.think(monotonic);
    answer_({.table = std::move(task.table), .ticket = task.ticket, .move = move});
  }
}

}  // namespace penta::server

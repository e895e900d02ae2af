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

template <class T>
T first_of(std::deque<T>& waiting) {
  T first = std::move(waiting.front());
  waiting.pop_front();
  return first;
}

}  // namespace

Thinkers::Thinkers(int threads, std::size_t most, Answer answer, Finished finished)
    : most_(most), answer_(std::move(answer)), finished_(std::move(finished)) {
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

void Thinkers::add(Job job) {
  {
    const std::scoped_lock guard(mutex_);
    if (stopping_) return;
    jobs_.push_back(std::move(job));
  }
  changed_.notify_one();
}

Thinkers::Load Thinkers::load() const {
  const std::scoped_lock guard(mutex_);
  return {.searches_waiting = searches_.size(), .searches_begun = searches_begun_};
}

void Thinkers::stop() {
  {
    const std::scoped_lock guard(mutex_);
    stopping_ = true;
    searches_.clear();
    glances_.clear();
    jobs_.clear();
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
}

Thinkers::Task Thinkers::next() {
  if (!glances_.empty()) return first_of(glances_);
  const bool job = searches_.empty() || (job_next_ && !jobs_.empty());
  job_next_ = !job;
  if (job) return first_of(jobs_);
  ++searches_begun_;
  return first_of(searches_);
}

void Thinkers::run(BotTask task) {
  std::vector<Hint> moves = task.think(monotonic);
  answer_({.table = std::move(task.table), .ticket = task.ticket, .moves = std::move(moves)});
}

void Thinkers::run(const Job& job) { finished_(job.ticket, job.run()); }

void Thinkers::work() {
  // Who waits for an answer to a move comes before bots. On Linux this concerns the thread alone.
  setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), 10);
  while (true) {
    std::unique_lock guard(mutex_);
    changed_.wait(guard, [this] { return stopping_ || waiting(); });
    if (stopping_) return;
    Task task = next();
    guard.unlock();
    std::visit([this](auto& each) { run(std::move(each)); }, task);
  }
}

}  // namespace penta::server

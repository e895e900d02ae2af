#include "server/crew.h"

namespace penta::server {
namespace {

// To wake the other thread takes as long as a few pieces do.
constexpr std::size_t worth_waking = 16;
constexpr int looks = 20;

}  // namespace

Crew::Crew(bool alone) {
  if (!alone) thread_ = std::thread([this] { help(); });
}

Crew::~Crew() {
  if (!thread_.joinable()) return;
  {
    const std::scoped_lock guard(mutex_);
    stopping_ = true;
  }
  begun_.notify_one();
  thread_.join();
}

void Crew::work(std::size_t pieces, const std::function<void(std::size_t)>& piece) {
  if (!thread_.joinable() || pieces < worth_waking) {
    for (std::size_t i = 0; i < pieces; ++i) piece(i);
    return;
  }
  std::unique_lock guard(mutex_);
  piece_ = &piece;
  next_ = 0;
  end_ = pieces;
  if (waiting_) begun_.notify_one();
  take_part(guard);
  // A piece is done sooner than a thread that sleeps is awake.
  for (int i = 0; working_ > 0 && i < looks; ++i) {
    guard.unlock();
    std::this_thread::yield();
    guard.lock();
  }
  ended_.wait(guard, [this] { return working_ == 0; });
}

void Crew::help() {
  std::unique_lock guard(mutex_);
  for (;;) {
    waiting_ = true;
    begun_.wait(guard, [this] { return stopping_ || next_ != end_; });
    waiting_ = false;
    if (stopping_) return;
    take_part(guard);
    if (working_ == 0) ended_.notify_one();
  }
}

void Crew::take_part(std::unique_lock<std::mutex>& guard) {
  ++working_;
  while (next_ != end_) {
    const std::size_t mine = next_++;
    const auto& piece = *piece_;
    guard.unlock();
    piece(mine);
    guard.lock();
  }
  --working_;
}

}  // namespace penta::server

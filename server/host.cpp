#include "server/host.h"

#include <sodium.h>

#include <thread>
#include <utility>

#include "server/clock.h"

namespace penta::server {
namespace {

void random_bytes(std::span<std::uint8_t> bytes) { randombytes_buf(bytes.data(), bytes.size()); }

}  // namespace

Host::Host(Storage& storage, const Limits& limits, const HallLimits& hall_limits, Outside outside)
    : outside_(std::move(outside)),
      storage_(storage),
      writer_(
          storage,
          [this](std::vector<Outgoing> messages, std::size_t submissions) {
            const auto shared = std::make_shared<std::vector<Outgoing>>(std::move(messages));
            outside_.post([this, shared, submissions] {
              undelivered_ -= submissions;
              outside_.send(std::move(*shared));
            });
          },
          [this](const Error& error) { outside_.post([this, error] { fail(error); }); }),
      hall_(writer_, random_bytes, hall_limits),
      thinkers_(
          static_cast<int>(std::thread::hardware_concurrency()), limits.thinking_tasks,
          [this](const Thought& thought) {
            outside_.post([this, thought] {
              change([&] { hall_.answer(thought.table, thought.ticket, thought.move, now()); });
            });
          }) {}

void Host::enter(ClientId client, std::string_view address, std::string_view for_others) {
  change([&] { hall_.enter(client, address, now(), for_others); });
}

void Host::leave(ClientId client) {
  change([&] { hall_.leave(client, now()); });
}

void Host::receive(ClientId client, std::string_view message) {
  change([&] { hall_.receive(client, message, now()); });
}

void Host::tick() {
  change([&] { hall_.tick(now()); });
}

void Host::finish() {
  thinkers_.stop();
  flush();
  closed_ = true;
  writer_.stop();
}

template <class Change>
void Host::change(Change change) {
  if (closed_) return;
  try {
    change();
  } catch (const StorageError& error) {
    fail({error.what()});
    return;
  }
  // Without rows to wait for, some messages go out while others are still dealt with.
  if (storage_.instant() && ++unflushed_ >= at_once) {
    flush();
    return;
  }
  // Everything that is waiting in the thread's queue comes first: its rows share one submission.
  if (std::exchange(flush_posted_, true)) return;
  outside_.post([this] {
    flush_posted_ = false;
    flush();
  });
}

void Host::flush() {
  if (closed_) return;
  unflushed_ = 0;
  Effects effects = hall_.take_effects();
  for (BotTask& task : effects.tasks) thinkers_.add(std::move(task));
  if (storage_.instant()) {
    if (const auto error = storage_.write(std::exchange(effects.rows, {}))) {
      fail(*error);
      return;
    }
  }
  if (effects.rows.empty() && undelivered_ == 0) {
    if (!effects.messages.empty()) outside_.send(std::move(effects.messages));
  } else if (!effects.rows.empty() || !effects.messages.empty()) {
    ++undelivered_;
    writer_.submit(std::move(effects.rows), std::move(effects.messages));
  }
  outside_.wake_at(hall_.next_tick());
}

void Host::fail(const Error& error) {
  if (std::exchange(closed_, true)) return;
  outside_.fail(error);
}

}  // namespace penta::server

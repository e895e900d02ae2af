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
          limits.thinking_threads > 0 ? limits.thinking_threads
                                      : static_cast<int>(std::thread::hardware_concurrency()),
          limits.thinking_tasks,
          [this](const Thought& thought) {
            outside_.post([this, thought] {
              if (!closed_) hall_.answer(thought.table, thought.ticket, thought.moves, now());
            });
          },
          [this](std::uint64_t ticket, const std::string& result) {
            outside_.post([this, ticket, result] {
              if (!closed_) hall_.finished(ticket, result);
            });
          }) {}

void Host::enter(ClientId client, std::string_view address, std::string_view for_others) {
  if (!closed_) hall_.enter(client, address, now(), for_others);
}

void Host::leave(ClientId client) {
  if (!closed_) hall_.leave(client, now());
}

void Host::receive(ClientId client, std::string_view message) {
  if (!closed_) hall_.receive(client, message, now());
}

void Host::tick() {
  if (!closed_) hall_.tick(now());
}

void Host::finish() {
  thinkers_.stop();
  settle();
  closed_ = true;
  writer_.stop();
}

void Host::settle() {
  if (closed_) return;
  Effects effects = hall_.take_effects();
  for (BotTask& task : effects.tasks) thinkers_.add(std::move(task));
  for (Job& job : effects.jobs) thinkers_.add(std::move(job));
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

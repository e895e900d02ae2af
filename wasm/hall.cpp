// The hall inside a page: a Web Worker brings messages and the time, and takes effects away. There
// are no threads, so bots think inside hall_tick.
#include "protocol/hall.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "protocol/json.h"
#include "protocol/memory_archive.h"
#include "protocol/words.h"
#include "wasm/answer.h"
#include "wasm/games.h"

// The one thing that the page has to offer: bytes that nobody can guess.
extern "C" [[clang::import_module("env"), clang::import_name("random_bytes")]] void random_bytes(
    std::uint8_t* bytes, std::size_t size);

namespace {

using penta::Milliseconds;

penta::HallLimits solo_limits() {
  penta::HallLimits limits;
  limits.messages_per_second = 1000;
  limits.tables_per_hour = 10'000;
  limits.hints_per_minute = 1000;
  limits.undos_per_minute = 1000;
  limits.undo_work = 5'000'000;
  limits.work_per_second = 100'000'000;
  return limits;
}

// What the page is to send on, and to keep.
struct Gathered {
  std::vector<penta::Outgoing> messages{};
  std::vector<penta::Row> rows{};
  static constexpr std::string_view type_name = "Gathered";
  static constexpr auto fields() {
    return std::tuple{penta::required("messages", &Gathered::messages, "for clients"),
                      penta::required("rows", &Gathered::rows, "to be made durable")};
  }
};

struct Local {
  penta::MemoryArchive archive;
  penta::Hall hall{archive,
                   [](std::span<std::uint8_t> bytes) { random_bytes(bytes.data(), bytes.size()); },
                   solo_limits(), module_games()};
  std::deque<penta::BotTask> tasks;
  Gathered gathered;

  // Rows are in the archive before anything else can ask for them. Other work than bots' is done at
  // once: there is nobody else to wait.
  void gather() {
    penta::Effects effects = hall.take_effects();
    for (const penta::Job& job : effects.jobs) hall.finished(job.ticket, job.run());
    penta::Effects more = hall.take_effects();
    effects.messages.insert(effects.messages.end(), more.messages.begin(), more.messages.end());
    for (penta::Row& row : effects.rows) {
      archive.write(row);
      gathered.rows.push_back(std::move(row));
    }
    for (penta::Outgoing& message : effects.messages) {
      gathered.messages.push_back(std::move(message));
    }
    for (penta::BotTask& task : effects.tasks) tasks.push_back(std::move(task));
  }
};

Local& local() {
  static Local local;
  return local;
}

Milliseconds time(double now) { return static_cast<Milliseconds>(now); }

// A row as it was given out. False: it is not one.
bool read_row(penta::Node node, penta::Row& row) {
  constexpr std::uint32_t most_entries = 100'000;
  if (penta::read(node, penta::Words{}, row, penta::Place("row"))) return false;
  return row.kind != penta::Row::Kind::entry || (row.number >= 1 && row.number <= most_entries);
}

}  // namespace

extern "C" {

[[clang::export_name("hall_enter")]] void hall_enter(std::uint32_t client, double now) {
  local().hall.enter(client, "here", time(now));
}

[[clang::export_name("hall_leave")]] void hall_leave(std::uint32_t client, double now) {
  local().hall.leave(client, time(now));
  local().gather();
}

[[clang::export_name("hall_receive")]] void hall_receive(std::uint32_t client, const char* message,
                                                         std::size_t size, double now) {
  local().hall.receive(client, {message, size}, time(now));
  local().gather();
}

// One bot thinks, and what is due happens. Call it when hall_next_tick says so.
[[clang::export_name("hall_tick")]] void hall_tick(double now) {
  Local& here = local();
  if (!here.tasks.empty()) {
    penta::BotTask task = std::move(here.tasks.front());
    here.tasks.pop_front();
    here.hall.answer(task.table, task.ticket, task.think(nullptr), time(now));
  }
  here.hall.tick(time(now));
  here.gather();
}

// 0: at once. -1: never, unless something comes in.
[[clang::export_name("hall_next_tick")]] double hall_next_tick() {
  if (!local().tasks.empty()) return 0;
  const auto next = local().hall.next_tick();
  return next ? static_cast<double>(*next) : -1.0;
}

// {"messages":[{"client":1,"text":"..."}],"rows":[...]}: what came together since the last call.
[[clang::export_name("hall_effects")]] const char* hall_effects() {
  Local& here = local();
  const std::string json = penta::write_json(penta::Words{}, here.gathered);
  here.gathered = {};
  return answer(json);
}

// Takes rows of earlier visits, as hall_effects gave them out: [{...}, ...]. Returns how many.
[[clang::export_name("hall_restore")]] std::uint32_t hall_restore(const char* json,
                                                                  std::size_t size) {
  const auto document = penta::JsonDocument::parse({json, size});
  if (!document || document->root().kind() != penta::Node::Kind::array) return 0;
  std::uint32_t restored = 0;
  for (std::size_t i = 0; i < document->root().size(); ++i) {
    penta::Row row;
    if (!read_row(document->root().item(i), row)) continue;
    local().archive.write(row);
    ++restored;
  }
  return restored;
}

}  // extern "C"

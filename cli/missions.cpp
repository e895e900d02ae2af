#include "lab/missions.h"

#include <fmt/core.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>

#include "cli/commands.h"
#include "cli/input.h"

namespace penta::cli {
namespace {

class MissionsReport {
 public:
  explicit MissionsReport(const MissionsOrder& order) : order_(order) {}

  // Each line as soon as it is known: with bots that search it takes long.
  std::optional<Error> write() {
    rates();
    times();
    if (order_.iterations == 0) {
      ablation();
      usage();
    }
    return error_;
  }

 private:
  lab::MissionsResult play(const OptionList& options, int matches, bool alone = false) {
    OptionList all = options;
    all.emplace_back("clock", "turns");
    const auto result =
        lab::missions({.options = all,
                       .matches = matches,
                       .seed = static_cast<std::uint64_t>(order_.seed),
                       .alone = alone,
                       .iterations = static_cast<std::uint32_t>(order_.iterations)});
    if (result) return *result;
    error_ = result.error();
    return {.matches = 1};
  }
  static std::string percent(int part, int all) {
    return fmt::format("{:.1f} %", 100.0 * part / all);
  }
  void write(const std::string& text) const {
    if (error_) return;
    fmt::print("{}", text);
    std::fflush(stdout);
  }
  void line(const std::string& what, const lab::MissionsResult& result) {
    write(heading_ + fmt::format("| {} | {} | {} | {} |\n", what,
                                 percent(result.optimal + result.suboptimal, result.matches),
                                 percent(result.optimal, result.matches),
                                 percent(result.suboptimal, result.matches)));
    heading_.clear();
  }

  void rates() {
    heading_ =
        "| difficulty, players | success | 8.1: all home | 8.2: somebody missing |\n"
        "|---|---|---|---|\n";
    for (const char* const level : {"easy", "normal", "hard"}) {
      for (const char* const players : {"2", "3", "4", "5"}) {
        line(fmt::format("{}, {}", level, players),
             play({{"difficulty", level}, {"players", players}}, order_.matches));
      }
    }
  }

  void times() {
    heading_ = "\n| normal, 3 players: seconds a turn | success | 8.1 | 8.2 |\n|---|---|---|---|\n";
    for (const char* const seconds : {"20", "30", "45"}) {
      line(seconds, play({{"turn_seconds", seconds}}, order_.matches));
    }
  }

  void ablation() {
    heading_ = "\n| normal, 3 players | success | 8.1 | 8.2 |\n|---|---|---|---|\n";
    const auto together = play({}, order_.matches);
    const auto alone = play({}, order_.matches, true);
    line("with the shared plan", together);
    line("without it", alone);
    const double ratio = together.success() > 0 ? alone.success() / together.success() : 0;
    write(fmt::format("\nWithout the plan {:.2f} times as often.\n", ratio));
  }

  void usage() {
    const int matches = order_.matches * 5 / 2;
    auto result = play({}, matches);
    std::stable_sort(result.used.begin(), result.used.end(),
                     [](const auto& a, const auto& b) { return a.matches < b.matches; });
    write(fmt::format("\n| used in so many of {} matches, normal, 3 players | | |\n", matches) +
          "|---|---|---|\n");
    for (const auto& used : result.used) {
      write(fmt::format("| {} | {} | {} |\n", used.kind, used.id,
                        percent(used.matches, result.matches)));
    }
  }

  const MissionsOrder& order_;
  std::string heading_{};  // of a table that has no line yet
  std::optional<Error> error_{};
};

}  // namespace

int missions(const MissionsOrder& order) {
  if (order.game != "phase-away") {
    return refuse(fmt::format("no missions of '{}'; expected phase-away", printable(order.game)));
  }
  const std::optional<Error> wrong = MissionsReport(order).write();
  return wrong ? refuse(wrong->text) : int{done};
}

}  // namespace penta::cli

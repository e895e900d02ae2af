#include "lab/arena.h"

#include <fmt/core.h>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/pretty_json.h"
#include "cli/terminal.h"
#include "protocol/json.h"

namespace penta::cli {
namespace {

void write_real(JsonWriter& out, std::string_view name, double value) {
  out.key(name);
  out.real(value);
}

std::string as_json(const lab::ArenaResult& result, const Digest& seed) {
  JsonWriter out;
  out.begin_object();
  out.key("game");
  out.text(result.game);
  out.key("matches");
  out.integer(result.matches);
  out.key("seed");
  out.text(to_hex(seed));
  out.key("bots");
  out.begin_array();
  for (const lab::ArenaResult::Bot& bot : result.bots) {
    out.begin_object();
    out.key("spec");
    out.text(bot.spec);
    write_real(out, "wins", bot.wins);
    write_real(out, "win_rate", bot.win_rate);
    write_real(out, "low", bot.low);
    write_real(out, "high", bot.high);
    out.end_object();
  }
  out.end_array();
  if (!result.team) {
    out.key("seats");
    out.begin_array();
    for (const double wins : result.seat_wins) {
      out.begin_object();
      write_real(out, "wins", wins);
      write_real(out, "win_rate", wins / result.matches);
      out.end_object();
    }
    out.end_array();
  }
  if (result.team) {
    write_real(out, "success_rate", result.success_rate);
    write_real(out, "low", result.low);
    write_real(out, "high", result.high);
    out.key("ranks");
    out.begin_object();
    for (const auto& [rank, number] : result.ranks) {
      out.key(rank);
      out.integer(number);
    }
    out.end_object();
  }
  out.end_object();
  return pretty_json(out.json());
}

std::string percent(double rate) { return fmt::format("{:.1f} %", 100 * rate); }

std::string interval(double low, double high) {
  return fmt::format("{:.1f} to {:.1f} %", 100 * low, 100 * high);
}

std::string as_table(const lab::ArenaResult& result, std::string_view seed) {
  std::string text = fmt::format("{}, {} matches, seed {}\n", result.game, result.matches, seed);
  if (result.team) {
    text += fmt::format("all won: {} (95 %: {})\n", percent(result.success_rate),
                        interval(result.low, result.high));
    std::vector<std::vector<std::string>> rows{{"rank", ">matches"}};
    for (const auto& [rank, number] : result.ranks) rows.push_back({rank, std::to_string(number)});
    return text + table(rows);
  }
  std::vector<std::vector<std::string>> rows{{"bot", ">wins", ">rate", ">95 % interval"}};
  for (const lab::ArenaResult::Bot& bot : result.bots) {
    rows.push_back({bot.spec, fmt::format("{:.1f}", bot.wins), percent(bot.win_rate),
                    interval(bot.low, bot.high)});
  }
  text += table(rows) + "by seat:";
  for (const double wins : result.seat_wins) text += " " + percent(wins / result.matches);
  return text + "\n";
}

}  // namespace

int arena(const ArenaOrder& order) {
  const auto seed = seed_from_hex(order.seed);
  if (!seed) return refuse(seed.error().text);
  const auto options = option_list(order.table);
  if (!options) return refuse(options.error().text);
  lab::ArenaOrder wanted{.game = order.table.game,
                         .options = *options,
                         .matches = order.matches,
                         .seed = *seed,
                         .threads = order.threads};
  for (const std::string_view bot : split(order.bots, ',')) wanted.bots.emplace_back(trim(bot));
  const auto result = [&] {
    ProgressBar bar;
    wanted.progress = [&bar](int done, int all) { bar.show(done, all); };
    return lab::arena(wanted);
  }();
  if (!result) return refuse(result.error().text);
  fmt::print("{}", order.json ? as_json(*result, *seed) : as_table(*result, order.seed));
  return done;
}

}  // namespace penta::cli

#include "lab/bench.h"

#include <fmt/core.h>

#include <cmath>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/pretty_json.h"
#include "cli/terminal.h"
#include "protocol/json.h"

namespace penta::cli {
namespace {

// 1234567 as "1 234 567"
std::string grouped(double value) {
  std::string digits = fmt::format("{:.0f}", value);
  for (std::size_t i = digits.size(); i > 3; i -= 3) digits.insert(i - 3, " ");
  return digits;
}

void write_rate(JsonWriter& out, std::string_view name, double value) {
  out.key(name);
  out.real(std::round(value * 10) / 10);
}

std::string as_json(const std::vector<lab::BenchResult>& results) {
  JsonWriter out;
  out.begin_array();
  for (const lab::BenchResult& each : results) {
    out.begin_object();
    out.key("game");
    out.text(each.game);
    out.key("players");
    out.integer(each.players);
    write_rate(out, "playouts_per_second", each.playouts_per_second);
    write_rate(out, "moves_per_second", each.moves_per_second);
    write_rate(out, "decisions_per_second", each.decisions_per_second);
    out.key("state_bytes");
    out.integer(static_cast<std::int64_t>(each.state_bytes));
    write_rate(out, "search_iterations_per_second", each.search_iterations_per_second);
    // Texts: they have more digits than a number in JavaScript.
    out.key("rules_number");
    out.text(std::to_string(each.rules_number));
    out.key("cards_number");
    out.text(std::to_string(each.cards_number));
    out.key("search_number");
    out.text(std::to_string(each.search_number));
    out.end_object();
  }
  out.end_array();
  return pretty_json(out.json());
}

std::string as_table(const std::vector<lab::BenchResult>& results) {
  std::vector<std::vector<std::string>> rows{{"game", ">players", ">playouts/s", ">moves/s",
                                              ">decisions/s", ">bytes", ">iterations/s",
                                              ">rules number"}};
  for (const lab::BenchResult& each : results) {
    rows.push_back({each.game, std::to_string(each.players), grouped(each.playouts_per_second),
                    grouped(each.moves_per_second), grouped(each.decisions_per_second),
                    std::to_string(each.state_bytes), grouped(each.search_iterations_per_second),
                    std::to_string(each.rules_number)});
  }
  return table(rows);
}

}  // namespace

int bench(const BenchOrder& order) {
  if (order.signature) {
    const auto signatures = lab::signatures(order.table.game);
    if (!signatures) return refuse(signatures.error().text);
    fmt::print("{}", *signatures);
    return done;
  }
  const auto options = option_list(order.table);
  if (!options) return refuse(options.error().text);
  const auto results = lab::bench(order.table.game, *options, order.seconds);
  if (!results) return refuse(results.error().text);
  fmt::print("{}", order.json ? as_json(*results) : as_table(*results));
  return done;
}

}  // namespace penta::cli

#include "lab/odds.h"

#include <fmt/core.h>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/pretty_json.h"
#include "cli/terminal.h"
#include "games/phase10_masters/sheet.h"
#include "protocol/json.h"

namespace penta::cli {
namespace {

std::string as_json(const lab::OddsOrder& order, const lab::OddsResult& shares) {
  JsonWriter out;
  out.begin_object();
  out.key("samples");
  out.integer(order.samples);
  out.key("shares");
  out.begin_array();
  for (const double share : shares) out.real(share);
  out.end_array();
  out.end_object();
  return pretty_json(out.json());
}

std::string as_table(const lab::OddsOrder& order, const lab::OddsResult& shares) {
  const std::vector<std::string> phases = phase10_masters::sheet_content(Lang::en).phases;
  std::vector<std::vector<std::string>> rows{{">phase", "", ">complete"}};
  for (std::size_t i = 0; i < shares.size(); ++i) {
    rows.push_back({std::to_string(i + 1), phases[i], fmt::format("{:.3f} %", 100 * shares[i])});
  }
  return fmt::format("{} hands of ten cards, {} Skips and {} Wilds in the deck\n", order.samples,
                     order.skips, order.wilds) +
         table(rows);
}

}  // namespace

int odds(const OddsOrder& order) {
  if (order.game != "phase10-masters") {
    return refuse(fmt::format("no odds for '{}'; expected phase10-masters", printable(order.game)));
  }
  lab::OddsOrder wanted{.skips = order.skips, .wilds = order.wilds, .samples = order.samples};
  const auto shares = [&] {
    ProgressBar bar;
    wanted.progress = [&bar](std::int64_t done, std::int64_t all) {
      bar.show(static_cast<int>(done), static_cast<int>(all));
    };
    return lab::odds(wanted);
  }();
  fmt::print("{}", order.json ? as_json(wanted, shares) : as_table(wanted, shares));
  return done;
}

}  // namespace penta::cli

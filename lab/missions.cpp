#include "lab/missions.h"

#include <array>
#include <bitset>
#include <optional>

#include "bots/search.h"
#include "engine/chance.h"
#include "engine/clock.h"
#include "games/phase_away/game.h"

namespace penta::lab {
namespace {

using namespace phase_away;

// What was worn or used in one match.
struct Noted {
  std::bitset<most_things> things;
  std::bitset<effects> effects_used;
};

// Where the result counts things, and behind them effects.
void list_station(const Rules& rules, MissionsResult& result) {
  for (const ThingCard& thing : rules.station().things) {
    result.used.push_back({std::string(word_of(thing.kind)), thing.naming.id});
  }
  for (int i = 1; i < effects; ++i) {
    result.used.push_back({"effect", std::string(word_of(static_cast<Effect>(i)))});
  }
}

class Team {
 public:
  Team(const Rules& rules, const MissionsOrder& order)
      : rules_(rules), sharing_(order.alone ? Plan::Sharing::alone : Plan::Sharing::together) {
    if (order.iterations > 0) search_.emplace(rules, bots::SearchLimits{order.iterations});
  }

  Move choose(const View& view, FastChance& chance) {
    if (search_) return search_->choose(view, chance);
    return Plan(rules_, view.table, view.viewer, sharing_).move();
  }

 private:
  const Rules& rules_;
  Plan::Sharing sharing_;
  std::optional<bots::Search<Rules>> search_{};
};

void play(const Rules& rules, Team& team, FastChance chance, MissionsResult& result) {
  Noted noted;
  const auto note = [&](const Event& event) {
    const auto thing = static_cast<std::size_t>(event.thing);
    if (event.kind == Event::Kind::wore) noted.things.set(thing);
    if (event.kind != Event::Kind::used) return;
    noted.things.set(thing);
    noted.effects_used.set(static_cast<std::size_t>(rules.figures().effect[thing]));
  };
  Recorder<Event> recorder;
  State state = rules.start(chance, recorder);
  while (!rules.to_act(state).empty()) {
    const Seat seat = rules.to_act(state).front();
    const Move move = team.choose(rules.view(state, seat), chance);
    recorder.events.clear();
    decide(rules, state, seat, move, chance, recorder);
    for (const Event& event : recorder.events) note(event);
  }
  const Outcome outcome = rules.outcome(state);
  result.optimal += outcome.rank == "optimal" ? 1 : 0;
  result.suboptimal += outcome.rank == "suboptimal" ? 1 : 0;
  const std::size_t things = rules.station().things.size();
  for (std::size_t i = 0; i < things; ++i) result.used[i].matches += noted.things[i] ? 1 : 0;
  for (std::size_t i = 1; i < static_cast<std::size_t>(effects); ++i) {
    result.used[things + i - 1].matches += noted.effects_used[i] ? 1 : 0;
  }
}

}  // namespace

Result<MissionsResult> missions(const MissionsOrder& order) {
  constexpr std::uint64_t stride = 1'000'003;
  if (order.alone && order.iterations > 0) return Error{"bots that search share the plan"};
  if (order.matches < 1) return Error{"the number of matches is too small; expected 1 or more"};
  const auto options = Options::check(Rules::option_specs(), order.options);
  if (!options) return options.error();
  const auto rules = Rules::make(*options);
  if (!rules) return rules.error();
  MissionsResult result{.matches = order.matches};
  list_station(*rules, result);
  Team team(*rules, order);
  for (int match = 0; match < order.matches; ++match) {
    const FastChance chance(order.seed * stride + static_cast<std::uint64_t>(match));
    play(*rules, team, chance, result);
  }
  return result;
}

}  // namespace penta::lab

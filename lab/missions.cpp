#include "lab/missions.h"

#include <array>
#include <bitset>

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

void play(const Rules& rules, const MissionsOrder& order, int match, MissionsResult& result) {
  constexpr std::uint64_t stride = 1'000'003;
  FastChance chance(order.seed * stride + static_cast<std::uint64_t>(match));
  const auto sharing = order.alone ? Plan::Sharing::alone : Plan::Sharing::together;
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
    const View view = rules.view(state, seat);
    const Move move = Plan(rules, view.table, seat, sharing).move();
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
  if (order.matches < 1) return Error{"the number of matches is too small; expected 1 or more"};
  const auto options = Options::check(Rules::option_specs(), order.options);
  if (!options) return options.error();
  const auto rules = Rules::make(*options);
  if (!rules) return rules.error();
  MissionsResult result{.matches = order.matches};
  list_station(*rules, result);
  for (int match = 0; match < order.matches; ++match) play(*rules, order, match, result);
  return result;
}

}  // namespace penta::lab

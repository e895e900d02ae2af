// What a standing is worth is told to people as their chance: it has to come true.
#include <gtest/gtest.h>

#include <string>

#include "games/phase_away/game.h"
#include "testing/battery_match.h"

namespace penta::phase_away {
namespace {

struct Tally {
  double expected = 0;
  double succeeded = 0;
  int turns = 0;
};

// Of every turn of matches between greedy players.
Tally play(const std::string& difficulty, const std::string& players) {
  const Rules rules = battery::make_rules<Rules>(
      {{"difficulty", difficulty}, {"players", players}, {"clock", "turns"}});
  Tally tally;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    FastChance chance(seed);
    State state = rules.start(chance, no_observer);
    double expected = 0;
    int turns = 0;
    int last = 0;
    while (!rules.to_act(state).empty()) {
      if (state.table.turns != last) {
        last = state.table.turns;
        ++turns;
        expected += static_cast<double>(rules.value(state)[seat_at(0)]);
      }
      const Seat seat = rules.to_act(state).front();
      decide(rules, state, seat, rules.greedy(rules.view(state, seat)), chance, no_observer);
    }
    tally.turns += turns;
    tally.expected += expected;
    if (rules.artefact_is_home(state.table)) tally.succeeded += turns;
  }
  return tally;
}

TEST(PhaseAwayValue, AsManySucceedAsItSays) {
  for (const char* const difficulty : {"easy", "normal", "hard"}) {
    for (const char* const players : {"2", "3", "5"}) {
      const Tally tally = play(difficulty, players);
      EXPECT_NEAR(tally.expected / tally.turns, tally.succeeded / tally.turns, 0.12)
          << difficulty << ", " << players << " players";
    }
  }
}

TEST(PhaseAwayValue, WhoIsHurtHasLessHope) {
  const Rules rules = battery::make_rules<Rules>({{"clock", "turns"}});
  FastChance chance(1);
  State state = rules.start(chance, no_observer);
  while (state.table.turns < 6) {
    const Seat seat = rules.to_act(state).front();
    decide(rules, state, seat, rules.greedy(rules.view(state, seat)), chance, no_observer);
  }
  State hurt = state;
  Player& first = state.table.players[0];
  first.hp = rules.figures().hp[static_cast<std::size_t>(first.character)];
  hurt.table.players[0].hp = 1;
  EXPECT_LT(rules.value(hurt)[seat_at(1)], rules.value(state)[seat_at(1)]);
}

}  // namespace
}  // namespace penta::phase_away

// Search and playouts with a clock, and with likely moves that are good.
#include <gtest/gtest.h>

#include "bots/bot.h"
#include "engine/clock.h"
#include "testing/battery_match.h"
#include "testing/toy/rules.h"

namespace penta::toy {
namespace {

Rules two_players() { return battery::make_rules<Rules>({{"players", "2"}}); }

Move shelve(int card) { return {Move::Kind::shelve, static_cast<Card>(card)}; }

// The last card is to be put on the shelf: 2 is there, and 1 or 8 can be added.
State last_choice(const Rules& rules) {
  Position position{.hands = {{}, {}},
                    .choices = {Card::none, Card::none},
                    .gone = {Card{1}, Card{2}, Card{4}, Card{5}, Card{6}, Card{8}},
                    .shown = {Card{1}, Card{8}},
                    .shelf = {Card{2}},
                    .round = 2,
                    .bell = 9'000};
  const auto state = rules.set_up(position);
  EXPECT_TRUE(state) << state.error().text;
  return *state;
}

TEST(ToySearch, TriesEachMoveAndSpendsTheRestOnTheWin) {
  const Rules rules = two_players();
  const View view = rules.view(last_choice(rules), Seat{0});
  bots::Search<Rules> search(rules, {.iterations = 200});
  FastChance chance(1);
  EXPECT_EQ(search.choose(view, chance), shelve(8));
  const auto win = search.candidate(shelve(8));
  const auto loss = search.candidate(shelve(1));
  const auto stop = search.candidate({Move::Kind::stop, Card::none});
  EXPECT_EQ(win.value, 1);
  EXPECT_EQ(loss.value, 0);
  EXPECT_EQ(stop.value, 0);
  EXPECT_GE(loss.visits, 1U);
  EXPECT_GE(stop.visits, 1U);
  EXPECT_EQ(win.visits + loss.visits + stop.visits, 200U);
  EXPECT_GT(win.visits, 150U);
}

// What is likely is looked at first, but what does better is found: here the lowest card is said to
// be likely, and loses.
class BadAdvice : public Rules {
 public:
  explicit BadAdvice(const Rules& rules) : Rules(rules) {}
  static Result<BadAdvice> make(const Options& options) {
    const auto rules = Rules::make(options);
    if (!rules) return rules.error();
    return BadAdvice(*rules);
  }
  template <Chance C>
  Move likely_move(const State& /*state*/, Seat /*seat*/, const MoveList& moves,
                   C& /*chance*/) const {
    return *std::min_element(moves.begin(), moves.end(), [](Move a, Move b) {
      return (a.card() == Card::none ? 99 : static_cast<int>(a.card())) <
             (b.card() == Card::none ? 99 : static_cast<int>(b.card()));
    });
  }
};

TEST(ToySearch, FindsWhatIsBetterThanTheLikelyMove) {
  const Rules rules = two_players();
  const BadAdvice advised(rules);
  const View view = rules.view(last_choice(rules), Seat{0});
  bots::Search<BadAdvice> search(advised, {.iterations = 200});
  FastChance chance(1);
  EXPECT_EQ(search.choose(view, chance), shelve(8));
  // The bad one was trusted for a while.
  EXPECT_GT(search.candidate(shelve(1)).visits, 1U);
  EXPECT_GT(search.candidate(shelve(8)).visits, search.candidate(shelve(1)).visits);
}

TEST(ToySearch, IsTheSameForSeedAndIterations) {
  const Rules rules = two_players();
  FastChance deals(4);
  for (int i = 0; i < 5; ++i) {
    const State state = rules.start(deals, no_observer);
    const View view = rules.view(state, Seat{1});
    bots::Search<Rules> one(rules, {.iterations = 150});
    bots::Search<Rules> other(rules, {.iterations = 150});
    FastChance chance(5);
    FastChance same(5);
    EXPECT_EQ(one.choose(view, chance), other.choose(view, same));
  }
}

// Without the charge nothing would ever be late.
TEST(ToyClock, PlayoutsAreCharged) {
  const Rules rules = two_players();
  FastChance chance(2);
  State state = rules.start(chance, no_observer);
  bots::RandomStep<Rules, FastChance> step;
  int shelved = 0;
  while (step.choose(rules, state, chance)) {
    if (step.move.kind() == Move::Kind::stop) step.move = step.moves[0];
    if (step.move.kind() == Move::Kind::shelve) ++shelved;
    decide(rules, state, step.seat, step.move, chance, no_observer);
    const int counted = state.table.end == End::none ? shelved : shelved - 1;
    EXPECT_EQ(state.table.clock, 3'000 * counted);
  }
  EXPECT_EQ(shelved, 3);
}

TEST(ToyClock, WhatFallsDueWhileTimePassesHappensInOrder) {
  const Rules rules = two_players();
  FastChance chance(3);
  State state = rules.start(chance, no_observer);
  state.table.put(Card{4});
  state.table.put(Card{6});
  state.bell = 5'000;
  Recorder<Event> recorder;
  ScriptedChance bells_of_nine({4, 4, 4});
  let_time_pass(rules, state, 60'000, bells_of_nine, recorder);
  EXPECT_TRUE(bells_of_nine.used_up());
  ASSERT_EQ(recorder.events.size(), 4U);
  EXPECT_EQ(recorder.events[0].card, Card{6});
  EXPECT_EQ(recorder.events[1].card, Card{4});
  EXPECT_EQ(recorder.events[2].card, Card::none);
  EXPECT_EQ(recorder.events[3].end, End::late);
  EXPECT_EQ(state.table.clock, 30'000);
}

}  // namespace
}  // namespace penta::toy

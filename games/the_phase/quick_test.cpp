// Quick: nine tricks, and a card to discard for everybody who is bust.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/the_phase/testing/scene.h"

namespace penta::the_phase {
namespace {

const OptionList quick_for_three{{"players", "3"}, {"variant", "quick"}};

struct QuickTrick {
  std::string name;
  std::string phase;
  std::vector<std::string> took;  // for each seat, before
  std::string cards;
  std::string ending;
  std::vector<int> totals;
};

const std::vector<QuickTrick> quick_tricks{
    {"nobody is bust: the phase stays at 0", "0", {"red-8"}, two_for_first, "", {10, 1, 0}},
    {"bust: the highest card goes",
     "0",
     {"blue-9"},
     two_for_first,
     "1 casts off blue-9, phase I",
     {2, 1, 0}},
    {"only one card, even if still bust",
     "0",
     {"yellow-50 green-40 blue-30"},
     two_for_first,
     "1 casts off yellow-50, phase I",
     {72, 1, 0}},
    {"also who took nothing in this trick",
     "0",
     {"", "", "yellow-7 green-7"},
     two_for_first,
     "3 casts off yellow-7, phase I",
     {2, 1, 7}},
    {"the card just taken, if it is the highest",
     "0",
     {"yellow-5 blue-5"},
     "red-1, red-9, green-50",
     "1 casts off red-9, phase I",
     {10, 1, 0}},
    {"several at once",
     "0",
     {"blue-9", "", "blue-14 yellow-2"},
     two_for_first,
     "1 casts off blue-9, 3 casts off blue-14, phase I",
     {2, 1, 2}},
    {"the limit is that of the phase just played",
     "I",
     {"", "yellow-50 blue-1"},
     "red-1, red-5, blue-4",
     "2 casts off yellow-50, phase II",
     {1, 1, 0}},
    {"nobody is bust: the phase moves down",
     "I",
     {"", "yellow-50"},
     "red-1, red-5, blue-4",
     "phase 0",
     {1, 50, 0}},
    {"nobody can be bust in Phase IV",
     "IV",
     {"red-50 blue-50"},
     "red-7 to 2, red-6 to 3, red-5 to 1",
     "phase III",
     {107, 0, 5}},
};

TEST(ThePhaseQuick, EveryBustPlayerDiscardsOneCardAfterEachTrick) {
  for (const QuickTrick& trick : quick_tricks) {
    SCOPED_TRACE(trick.name);
    Scene scene(trick.phase, quick_for_three);
    for (std::size_t i = 0; i < trick.took.size(); ++i) {
      scene.took(static_cast<int>(i) + 1, trick.took[i]);
    }
    scene.play(trick.cards);
    EXPECT_EQ(scene.ending(), trick.ending);
    for (std::size_t i = 0; i < trick.totals.size(); ++i) {
      EXPECT_EQ(scene.total(static_cast<int>(i) + 1), trick.totals[i]) << "of seat " << i + 1;
    }
  }
}

TEST(ThePhaseQuick, ThereIsNothingToChooseAndItDoesNotComeBack) {
  Scene scene("0", quick_for_three);
  scene.took(3, "yellow-7 green-7").play(two_for_first);
  const Card card = scene.card("yellow-7");
  EXPECT_FALSE(scene.state().table.fates[static_cast<std::size_t>(card)].taken());
  EXPECT_FALSE(scene.state().table.fates[static_cast<std::size_t>(card)].unplayed());
  EXPECT_EQ(scene.to_act(), 1) << "the next trick, not a choice";
}

TEST(ThePhaseQuick, TheNinthTrickDiscardsTooAndEndsTheMatch) {
  Scene scene("0", quick_for_three);
  scene.last_trick().took(3, "blue-9 yellow-5").took(2, "blue-4").play(two_for_first);
  EXPECT_EQ(scene.ending(), "3 casts off blue-9, won by 2 3");
  const Outcome outcome = scene.rules.outcome(scene.state());
  EXPECT_EQ(outcome.shares, (PerSeat<double>{{0, 0.5, 0.5}}));
  EXPECT_EQ(outcome.scores, (PerSeat<int>{{2, 5, 5}}));
  EXPECT_EQ(outcome.reason, "nine-tricks");
}

TEST(ThePhaseQuick, TheHighestTotalWinsOverTheLimitOrNot) {
  Scene scene("0", quick_for_three);
  scene.last_trick().took(3, "blue-50 yellow-40 red-30").took(2, "blue-4").play(two_for_first);
  EXPECT_EQ(scene.ending(), "3 casts off blue-50, won by 3");
  EXPECT_EQ(scene.total(3), 70);
}

TEST(ThePhaseQuick, IsOneDealOfNineTricks) {
  const Rules rules = make_rules(quick_for_three);
  FastChance chance(5);
  Recorder<Event> recorder;
  State state = rules.start(chance, recorder);
  int moves = 0;
  for (; !rules.to_act(state).empty(); ++moves) {
    MoveList list;
    const Seat seat = rules.to_act(state).front();
    rules.legal_moves(state, seat, list);
    rules.apply(state, seat, list[0], chance, recorder);
  }
  EXPECT_EQ(moves, 27);
  int deals = 0;
  for (const Event& event : recorder.events) deals += event.kind == Event::Kind::dealt ? 1 : 0;
  EXPECT_EQ(deals, 3);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(state.hands[seat_at(i)].size(), 1);
}

}  // namespace
}  // namespace penta::the_phase

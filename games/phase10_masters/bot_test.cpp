#include "games/phase10_masters/bot.h"

#include <gtest/gtest.h>

#include "games/phase10_masters/testing/scene.h"

namespace penta::phase10_masters {
namespace {

Move greedy(const Scene& scene) {
  return scene.rules.greedy(scene.rules.view(scene.state, Seat{0}));
}
Move likely(const Scene& scene) {
  FastChance chance(1);
  return scene.rules.likely_move(scene.state, Seat{0}, scene.moves(), chance);
}

TEST(Bot, TakesTheDiscardThatThePhaseNeeds) {
  Scene scene;
  scene.hand(1, "r3 y3 g3 b5 y5 r1 r9 r11 y12 g10").hand(2, "r2 y2 g4").discards("r5");
  scene.state.table.stage = Stage::drawing;
  EXPECT_EQ(greedy(scene), Move::take());
  EXPECT_EQ(likely(scene), Move::take());
}

TEST(Bot, LeavesADiscardThatDoesNotHelp) {
  Scene scene;
  scene.hand(1, "r3 y3 g3 b5 y5 r1 r9 r11 y12 g10").hand(2, "r2 y2 g4").discards("r8");
  scene.state.table.stage = Stage::drawing;
  EXPECT_EQ(greedy(scene), Move::draw());
  EXPECT_EQ(likely(scene), Move::draw());
}

TEST(Bot, FetchesTheWildThatCompletesThePhase) {
  Scene scene;
  scene.hand(1, "r3 y3 g3 b5 y5 r1 r9 r11 y12 g10").hand(2, "r2 y2 g4").discards("r8");
  scene.saves(1, "W");
  scene.state.table.stage = Stage::drawing;
  EXPECT_EQ(greedy(scene), Move::fetch(wild));
  EXPECT_EQ(likely(scene), Move::fetch(wild));
}

TEST(Bot, KnowsThatASavedCardWhichDoesNotHelpIsVain) {
  Scene scene;
  scene.hand(1, "r9 y9 g9 r5 b6 y7 g8 b1 r12 y2").hand(2, "g12 y1").phase(1, 3).discards("r2 b12");
  scene.saves(1, "b4 b9 W");
  scene.state.table.stage = Stage::drawing;
  const auto vain = [&](Move move) {
    return scene.rules.vain(scene.rules.view(scene.state, Seat{0}), move);
  };
  // Set of 4 and run of 4: the run is there, and only a 9 or a Wild is missing.
  EXPECT_TRUE(vain(Move::fetch(card_of(Colour::blue, 4))));
  EXPECT_FALSE(vain(Move::fetch(card_of(Colour::blue, 9))));
  EXPECT_FALSE(vain(Move::fetch(wild)));
  EXPECT_FALSE(vain(Move::draw()));
  EXPECT_FALSE(vain(Move::take())) << "it may be kept from somebody";

  // What is drawn for hits, or with a phase that is complete, is another matter.
  Scene complete;
  complete.hand(1, "r9 y9 g9 b9 r5 b6 y7 g8 b1 r12").phase(1, 3).saves(1, "b4");
  complete.state.table.stage = Stage::drawing;
  EXPECT_FALSE(complete.rules.vain(complete.rules.view(complete.state, Seat{0}),
                                   Move::fetch(card_of(Colour::blue, 4))));
  Scene laid;
  laid.group(1, 1, "r3 y3 g3", 3, 3).group(1, 2, "r5 y5 g5", 5, 5).hand(1, "r9 y8").saves(1, "b4");
  laid.state.table.stage = Stage::drawing;
  EXPECT_FALSE(
      laid.rules.vain(laid.rules.view(laid.state, Seat{0}), Move::fetch(card_of(Colour::blue, 4))));
}

TEST(Bot, LaysAsSoonAsItCan) {
  Scene scene;
  scene.hand(1, "r3 y3 g3 b5 y5 r5 r9 r11 y12 g10 b8").hand(2, "r2 y2 g4");
  EXPECT_EQ(greedy(scene).kind, Move::Kind::lay);
  EXPECT_EQ(likely(scene).kind, Move::Kind::lay);
}

TEST(Bot, KeepsWhatThePhaseNeeds) {
  Scene scene;
  scene.hand(1, "r3 y3 g3 b5 y5 r12 W").hand(2, "r2 y2 g4").phase(1, 7);
  EXPECT_EQ(greedy(scene).card, card_of(Colour::red, 12));
  EXPECT_EQ(likely(scene).card, card_of(Colour::red, 12));
}

TEST(Bot, GoesOutWithAWildRatherThanSaveIt) {
  Scene scene;
  scene.group(1, 1, "r3 y3 g3", 3, 3).group(1, 2, "r5 y5 g5", 5, 5);
  scene.hand(1, "W r9").hand(2, "r2 y2 g4");
  EXPECT_EQ(greedy(scene).kind, Move::Kind::hit);
  EXPECT_EQ(likely(scene).kind, Move::Kind::hit);
}

TEST(Bot, SavesAWildThatIsLeft) {
  Scene scene;
  scene.group(1, 1, "r3 y3 g3", 3, 3).group(1, 2, "r5 y5 g5", 5, 5);
  scene.hand(1, "W r9 y8 g11").hand(2, "r2 y2 g4");
  EXPECT_EQ(greedy(scene), Move::save(wild));
  EXPECT_EQ(likely(scene), Move::save(wild));
}

TEST(Bot, SharesTheWinByPhasesAndPoints) {
  Scene scene(OptionList{{"players", "3"}});
  Table& table = scene.state.table;
  table.completed = {{{0x3, 0x3, 0x1, 0}}};
  table.scores = {{{50, 100, 100, 0}}};
  const PerSeat<float> value = scene.rules.value(scene.state);
  EXPECT_GT(value[Seat{0}], value[Seat{1}]);
  EXPECT_GT(value[Seat{1}], value[Seat{2}]);
  EXPECT_NEAR(value[Seat{0}] + value[Seat{1}] + value[Seat{2}], 1, 1e-5);
}

}  // namespace
}  // namespace penta::phase10_masters

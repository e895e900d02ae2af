// The golden cases of the game's design, card by card.
#include <gtest/gtest.h>

#include "games/the_phase/testing/scene.h"

namespace penta::the_phase {
namespace {

const OptionList five{{"players", "5"}};

TEST(ThePhaseGolden, TheExampleOfTheRules) {
  Scene scene("III", five);
  scene.play("green-8, green-40, yellow-35, green-5, red-50");
  EXPECT_EQ(scene.takes(), "4 takes green-40, 1 takes green-5");
  EXPECT_EQ(scene.discards(), "discarded red-50 yellow-35 green-8");
  EXPECT_EQ(scene.leads(), 4);
}

TEST(ThePhaseGolden, PhaseZeroKeepsTheColourOfMost) {
  Scene tied("0", five);
  tied.play("red-9, red-16, green-20, green-3, blue-50");
  EXPECT_EQ(tied.majority(), "no majority");
  EXPECT_EQ(tied.takes(), "4 takes blue-50, 1 takes green-3");

  Scene most("0", five);
  most.play("red-9, red-16, red-25, green-3, blue-50");
  EXPECT_EQ(most.majority(), "majority red");
  EXPECT_EQ(most.takes(), "1 takes red-25, 2 takes red-9");
  EXPECT_EQ(most.discards(), "discarded red-16 green-3 blue-50");

  Scene fewer_than_half("0", five);
  fewer_than_half.play("red-16, red-9, green-3, blue-50, yellow-1");
  EXPECT_EQ(fewer_than_half.majority(), "majority red");
  EXPECT_EQ(fewer_than_half.takes(), "2 takes red-16, 1 takes red-9");
}

TEST(ThePhaseGolden, AfterALeftWedgeOnlyTheMiddleFollows) {
  // Led left; a right one, a middle one, a left one.
  Scene scene("II", four);
  scene.play("green-40, yellow-5, red-35, yellow-3");
  EXPECT_EQ(scene.takes(), "3 takes green-40, 1 takes red-35");
  EXPECT_EQ(scene.discards(), "discarded yellow-3 yellow-5");
}

TEST(ThePhaseGolden, QuickDiscardsTheHighest) {
  Scene scene("0", {{"players", "3"}, {"variant", "quick"}});
  scene.after_tricks(2).took(1, "yellow-4 green-5").play("red-1, red-8, green-3");
  EXPECT_EQ(scene.takes(), "1 takes red-8, 2 takes red-1");
  EXPECT_EQ(scene.ending(), "1 casts off red-8, phase I");
  EXPECT_EQ(scene.total(1), 9);
}

TEST(ThePhaseGolden, PhaseOneTakesTheShapesInTurn) {
  // red 40 is a purple hex, red 35 a purple diamond, red 7 a purple hex.
  Scene second("I", three);
  second.play("red-40, red-35, red-7");
  EXPECT_EQ(second.takes(), "3 takes red-40, 2 takes red-7");

  Scene same_shape("I", three);
  same_shape.play("red-40, red-7, red-35");
  EXPECT_EQ(same_shape.takes(), "3 takes red-40, 1 takes red-35");

  // green 8 is an orange hex: it does not follow and changes nothing.
  Scene between("I", four);
  between.play("red-40, red-35, green-8, red-7");
  EXPECT_EQ(between.takes(), "4 takes red-40, 2 takes red-7");
  EXPECT_EQ(between.voids(3), "purple-hex");
}

TEST(ThePhaseGolden, PhaseFourGivesCardsAway) {
  Scene scene("IV", four);
  scene.play("red-9 to 3, red-3 to 2, blue-3 to 4, red-20 to 1");
  EXPECT_EQ(scene.takes(), "2 takes red-20, 4 takes red-3");
  EXPECT_EQ(scene.leads(), 2);
}

TEST(ThePhaseGolden, OfThreeInPhaseFourOnlyTheLeaderChoosesAPerson) {
  Scene scene("IV", three);
  scene.last_trick().holds(1, "red-9 red-10").holds(2, "red-1 red-2").holds(3, "blue-1 blue-2");
  EXPECT_EQ(scene.legal(1), "red-9 to 2, red-9 to 3, red-10 to 2, red-10 to 3");
  scene.answer(1, "red-9 to 3");
  EXPECT_EQ(scene.legal(3), "blue-1 to 2, blue-2 to 2");
  scene.answer(3, "blue-1 to 2");
  EXPECT_EQ(scene.legal(2), "red-1 to 1, red-2 to 1");
}

}  // namespace
}  // namespace penta::the_phase

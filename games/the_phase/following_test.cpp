// Phases I to III: what follows, what must be played, and what a card that does not follow shows.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/the_phase/testing/scene.h"

namespace penta::the_phase {
namespace {

const OptionList free_for_three{{"players", "3"}, {"follow", "may"}};

struct Duty {
  std::string name;
  std::string phase;
  std::string played;  // so far; then the next seat has this hand of three
  std::string hand;
  std::string legal;
};

const std::vector<Duty> duties{
    {"the leader is free", "III", "", "red-1 green-2 blue-3", "red-1, green-2, blue-3"},
    {"colour", "III", "green-8", "green-2 blue-3 green-40", "green-2, green-40"},
    {"colour, always the leader's", "III", "green-8, red-3", "red-9 green-2 blue-3", "green-2"},
    {"without the colour all are free", "III", "green-8", "red-9 yellow-2 blue-3",
     "red-9, yellow-2, blue-3"},
    // red 1: left. red 3: right. red 4, 9, 10: middle.
    {"left led: middle follows", "II", "red-1", "red-4 red-3 red-7", "red-4"},
    {"right led: middle follows", "II", "red-3", "red-4 red-1 red-5", "red-4"},
    {"middle led: left and right follow", "II", "red-4", "red-1 red-3 red-9", "red-1, red-3"},
    {"the leader's wedge counts, not the last", "II", "red-1, red-4", "red-9 red-3 red-7", "red-9"},
    {"the same with the middle led", "II", "red-4, red-1", "red-9 red-3 red-7", "red-3, red-7"},
    {"without a fitting wedge all are free", "II", "red-1", "red-3 red-5 red-7",
     "red-3, red-5, red-7"},
    // red 40, 7, 14: purple hex. red 35, 2, green 10: purple diamond. green 8: orange hex.
    {"the other shape of the same colour", "I", "red-40", "red-7 red-2 green-8", "red-2"},
    {"then the first shape again", "I", "red-40, red-35", "red-7 red-2 green-8", "red-7"},
    {"who did not follow changes nothing", "I", "red-40, green-8", "red-7 red-2 blue-4", "red-2"},
    {"after three in turn", "I", "red-40, red-35, red-14", "red-7 red-2 green-8", "red-2"},
    {"the same shape of another colour does not follow", "I", "red-40", "red-1 red-7 red-5",
     "red-1, red-5, red-7"},
};

TEST(ThePhaseFollowing, IsADuty) {
  for (const Duty& duty : duties) {
    SCOPED_TRACE(duty.name);
    Scene scene(duty.phase, {{"players", "5"}});
    const int seat = duty.played.empty() ? 1 : static_cast<int>(split(duty.played, ',').size()) + 1;
    scene.holds(seat, duty.hand);
    if (!duty.played.empty()) scene.play(duty.played);
    EXPECT_EQ(scene.to_act(), seat);
    EXPECT_EQ(scene.legal(seat), duty.legal);
    for (const std::string_view card : split(duty.hand, ' ')) {
      const bool listed =
          (", " + duty.legal + ",").find(", " + std::string(card) + ",") != std::string::npos;
      EXPECT_EQ(scene.why_not(seat, card), listed ? ReasonCode::ok : ReasonCode::must_follow)
          << card;
    }
  }
}

TEST(ThePhaseFollowing, IsFreeWithMay) {
  for (const Duty& duty : duties) {
    SCOPED_TRACE(duty.name);
    Scene scene(duty.phase, {{"players", "5"}, {"follow", "may"}});
    const int seat = duty.played.empty() ? 1 : static_cast<int>(split(duty.played, ',').size()) + 1;
    scene.holds(seat, duty.hand);
    if (!duty.played.empty()) scene.play(duty.played);
    EXPECT_EQ(split(scene.legal(seat), ',').size(), 3U);
  }
}

TEST(ThePhaseFollowing, WithMayACardThatDoesNotFollowStillDoesNotCount) {
  Scene scene("III", free_for_three);
  scene.holds(2, "green-9").play("green-8, red-1, green-20");
  EXPECT_EQ(scene.takes(), "1 takes green-20, 3 takes green-8");
  EXPECT_EQ(scene.voids(2), "") << "it shows nothing";
}

struct Shown {
  std::string phase;
  std::string played;
  int seat;
  std::string voids;
};

TEST(ThePhaseVoids, AreShownByCardsThatDoNotFollow) {
  for (const Shown& shown : std::vector<Shown>{{"III", "green-8, red-1", 2, "green"},
                                               {"III", "green-8, green-9", 2, ""},
                                               {"III", "green-8", 1, ""},
                                               {"II", "red-1, red-3", 2, "middle"},
                                               {"II", "red-4, red-9", 2, "left-or-right"},
                                               {"I", "red-40, green-8", 2, "purple-diamond"},
                                               {"I", "red-40, red-35, green-8", 3, "purple-hex"},
                                               {"I", "red-40, green-8, red-35", 3, ""},
                                               {"IV", "red-40 to 2, green-8 to 3", 2, ""}}) {
    SCOPED_TRACE(shown.phase + ": " + shown.played);
    Scene scene(shown.phase, four);
    scene.play(shown.played);
    EXPECT_EQ(scene.voids(shown.seat), shown.voids);
  }
}

TEST(ThePhaseVoids, AddUpUntilTheRoundEnds) {
  Scene scene("III", three);
  scene.after_tricks(2).holds(3, "blue-2 blue-3 blue-4 blue-5").holds(1, "red-2").holds(2, "red-9");
  scene.play("green-8, green-9, blue-2, red-2, red-9, blue-3");
  EXPECT_EQ(scene.voids(3), "red, green");
  EXPECT_EQ(scene.voids(1) + scene.voids(2), "");
}

TEST(ThePhaseVoids, StayThroughTheWholeQuickMatch) {
  Scene scene("III", {{"players", "3"}, {"variant", "quick"}});
  scene.after_tricks(5).play("green-8, red-3, green-9");
  EXPECT_EQ(scene.phase(), "II");
  EXPECT_EQ(scene.voids(2), "green");
}

TEST(ThePhaseVoids, NothingIsShownInPhaseZero) {
  Scene scene("0", three);
  scene.play("green-8, red-3, green-9");
  EXPECT_EQ(scene.voids(1) + scene.voids(2) + scene.voids(3), "");
}

TEST(ThePhaseTurns, GoClockwiseFromTheLeader) {
  Scene scene("III", four);
  scene.leader(3).play("green-8, red-3");
  EXPECT_EQ(scene.to_act(), 1);
  EXPECT_EQ(scene.legal(2), "");
  EXPECT_EQ(scene.why_not(2, "red-1"), ReasonCode::not_your_turn);
  EXPECT_EQ(scene.why_not(1, "green-8"), ReasonCode::not_in_hand);
}

TEST(ThePhaseTurns, PersonsAreNamedInPhaseFourOnly) {
  Scene scene("III", four);
  scene.holds(1, "red-1");
  EXPECT_EQ(scene.why_not(1, "red-1 to 2"), ReasonCode::play_it);
  Scene giving("IV", four);
  giving.holds(1, "red-1");
  EXPECT_EQ(giving.why_not(1, "red-1"), ReasonCode::give_it);
}

TEST(ThePhaseTurns, StrangersAndFinishedMatchesMoveNothing) {
  Scene scene("III", three);
  scene.last_trick().points({2, 0, 0}).took(1, "blue-20").holds(1, "red-9");
  const View stranger_view = scene.rules.view(scene.state(), stranger);
  const Move move = Move::play(scene.card("red-9"));
  EXPECT_EQ(scene.rules.check(stranger_view, move).code, static_cast<int>(ReasonCode::not_seated));
  scene.play("red-9");
  EXPECT_NE(scene.to_act(), 1);
}

TEST(ThePhaseTurns, NobodyMovesAfterTheEnd) {
  Scene scene("III", three);
  scene.last_trick().points({2, 0, 0}).took(1, "blue-20").play("green-1, red-4, blue-4");
  EXPECT_EQ(scene.ending(), "1 scores 3, won by 1");
  for (int seat = 1; seat <= 3; ++seat) {
    EXPECT_EQ(scene.legal(seat), "");
    EXPECT_EQ(scene.why_not(seat, "red-1"), ReasonCode::match_over);
  }
}

}  // namespace
}  // namespace penta::the_phase

// Why a move is good, in the words that a player reads.
#include "games/phase10_masters/advice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "games/phase10_masters/testing/scene.h"

namespace penta::phase10_masters {
namespace {

using ::testing::HasSubstr;

Speaker to_first(Lang lang) { return battery::speaker_to(seat_at(0), lang); }

// What is said to seat 1 about one of its moves.
std::string why(const Scene& scene, Move move, Lang lang = Lang::en) {
  const View view = scene.rules.view(scene.state, seat_at(0));
  std::vector<Move> rivals;
  for (const Move each : scene.moves()) {
    if (each != move) rivals.push_back(each);
  }
  EXPECT_EQ(rivals.size() + 1, scene.moves().size()) << "not a legal move";
  return scene.rules.say(scene.rules.advice(view, move, rivals), to_first(lang));
}

Scene drawing() {
  Scene scene;
  scene.state.table.stage = Stage::drawing;
  return scene;
}

TEST(Phase10Advice, SaysWhatADiscardDoesForThePhase) {
  Scene scene = drawing();
  scene.hand(1, "r3 y3 b3 r5 y5 b9 b10 b11 b12 r1").discards("g5");
  EXPECT_EQ(why(scene, Move::take()), "It completes phase 1.");
  EXPECT_EQ(why(scene, Move::take(), Lang::de), "Damit ist Phase 1 vollständig.");
  Scene other = drawing();
  other.hand(1, "r3 y3 b3 r5 y5 b9 b10 b11 b12 r1").discards("g8");
  EXPECT_EQ(why(other, Move::draw()), "Green 8 on the discard pile brings phase 1 no nearer.");
}

TEST(Phase10Advice, CountsTheCardsThatHelp) {
  Scene scene = drawing();
  scene.hand(1, "r3 y3 b3 r5 y5 b9 b10 b11 b12 r1").discards("S");
  const View view = scene.rules.view(scene.state, seat_at(0));
  const auto outlook = scene.rules.outlook(view, Move::draw());
  ASSERT_TRUE(outlook);
  // Six 5s and eight Wilds; of 106 cards eleven are seen.
  EXPECT_EQ(scene.rules.say(*outlook, to_first(Lang::en)),
            "From the draw pile: 14 of the 95 cards that you have not seen bring phase 1 nearer.");
}

TEST(Phase10Advice, SaysWhyTheLikelierPhaseCanWait) {
  Scene scene;
  scene.state.table.stage = Stage::choosing;
  scene.state.table.active = {};
  scene.hand(1, "r1 r2 r4 r6 r8 y9 g9 b3 g10 y12").discards("b1");
  const auto outlook = scene.rules.position(scene.rules.view(scene.state, seat_at(0))).outlook;
  int best = 0;
  int chance_of_eight = 0;
  for (const Outlook& each : outlook) {
    best = std::max(best, each.chance);
    if (each.phase == 8) chance_of_eight = each.chance;
  }
  ASSERT_LT(chance_of_eight, best);
  EXPECT_THAT(why(scene, Move::choose(8)),
              HasSubstr("But phase 8, " + std::to_string(chance_of_eight) +
                        " of 100, is the harder one: you are seldom as near to it"));
  EXPECT_THAT(why(scene, Move::choose(8), Lang::de),
              HasSubstr("So nah wie jetzt bist du ihr selten."));
}

TEST(Phase10Advice, SaysThatACompletePhaseWaitsForASavedWild) {
  Scene scene;
  scene.hand(1, "r3 y3 b3 r5 y5 b5 b9 b10 W r1 r12");
  EXPECT_EQ(why(scene, Move::save(wild)),
            "Phase 1 stays complete without it. Saved, it costs no points and is worth more later "
            "than now.");
  EXPECT_EQ(why(scene, Move::lay(r(3))),
            "You can lay all of phase 1 now: as soon as it lies, it counts as completed.");
}

TEST(Phase10Advice, NamesWhatACardCosts) {
  Scene scene;
  scene.hand(1, "r3 y3 b3 r5 y5 b9 b10 b11 b12 r1 r2");
  EXPECT_EQ(why(scene, Move::discard(b(12))),
            "Phase 1 is as near without it, and no card that you could spare costs more than its "
            "10 points.");
  EXPECT_EQ(why(scene, Move::discard(r(1))),
            "Phase 1 is as near without it, and 5 points leave your hand.");
}

TEST(Phase10Advice, NamesWhoLosesATurn) {
  Scene scene(OptionList{{"players", "3"}});
  scene.hand(1, "S r3 b9")
      .hand(2, "r4 r6")
      .group(2, 1, "r7 y7 b7", 7, 7)
      .group(2, 2, "r8 y8 b8", 8, 8);
  EXPECT_EQ(why(scene, Move::skip_seat(seat_at(1))),
            "The phase of Bob lies, cards left: 2. A lost turn keeps Bob from going out.");
}

TEST(Phase10Advice, EveryCodeHasWordsOfItsOwn) {
  const Scene scene;
  std::set<std::string> english;
  std::set<std::string> german;
  for (int code = 0; code < advice_codes; ++code) {
    const Advice advice{.code = static_cast<std::uint8_t>(code), .args = {1, 2, 3, 4}};
    EXPECT_TRUE(english.insert(scene.rules.say(advice, to_first(Lang::en))).second) << code;
    EXPECT_TRUE(german.insert(scene.rules.say(advice, to_first(Lang::de))).second) << code;
  }
}

}  // namespace
}  // namespace penta::phase10_masters

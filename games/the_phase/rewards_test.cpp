// Who takes what in a trick.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/the_phase/testing/scene.h"

namespace penta::the_phase {
namespace {

struct Trick {
  std::string name;
  std::string phase;
  std::string cards;  // one for each player; seat 1 leads
  std::string takes;
  std::string discards;
};

const std::vector<Trick> tricks{
    {"one card counts: nobody is second", "III", "green-8, red-5, blue-3", "1 takes green-8",
     "discarded red-5 blue-3"},
    {"two cards, the lower led", "III", "green-8, green-40, blue-3",
     "1 takes green-40, 2 takes green-8", "discarded blue-3"},
    {"two cards, the higher led", "III", "green-40, green-8, blue-3",
     "2 takes green-40, 1 takes green-8", "discarded blue-3"},
    {"three cards", "III", "green-20, green-8, green-40", "2 takes green-40, 1 takes green-8",
     "discarded green-20"},
    {"the lowest comes last", "III", "green-40, green-20, green-8, green-30",
     "3 takes green-40, 2 takes green-8", "discarded green-20 green-30"},
    {"six cards", "III", "green-50, green-1, green-2, green-3, green-4, green-5",
     "2 takes green-50, 3 takes green-1", "discarded green-2 green-3 green-4 green-5"},
    {"a low card that does not follow wins nothing", "III", "green-8, red-1, green-9",
     "1 takes green-9, 3 takes green-8", "discarded red-1"},
    {"a high card that does not follow is not taken", "III", "green-8, red-50, green-9",
     "1 takes green-9, 3 takes green-8", "discarded red-50"},
    // red 1 is left; yellow 1, blue 1, yellow 20 and blue 20 are in the middle.
    {"equal lowest: the earlier is first", "II", "red-50, yellow-1, blue-1",
     "2 takes red-50, 3 takes yellow-1", "discarded blue-1"},
    {"equal highest: the earlier is taken first", "II", "red-1, yellow-20, blue-20",
     "1 takes yellow-20, 2 takes red-1", "discarded blue-20"},
    {"all equal: each in turn", "II", "red-1, yellow-1, blue-1", "1 takes red-1, 2 takes yellow-1",
     "discarded blue-1"},
    {"two equal cards only", "II", "red-1, yellow-1, green-1", "1 takes red-1, 2 takes yellow-1",
     "discarded green-1"},
    {"every card counts in Phase IV", "IV", "red-9 to 2, red-8 to 3, green-50 to 1",
     "3 takes green-50, 2 takes red-8", "discarded red-9"},
    {"Phase IV, equal ranks: the card given earlier, the leader's last", "IV",
     "red-5 to 3, blue-20 to 2, blue-5 to 1", "3 takes blue-20, 1 takes red-5", "discarded blue-5"},
    {"Phase IV, all equal: in the order of giving", "IV",
     "red-5 to 4, yellow-5 to 2, green-5 to 3, blue-5 to 1", "4 takes red-5, 2 takes yellow-5",
     "discarded green-5 blue-5"},
};

TEST(ThePhaseRewards, LowestTakesHighestAndSecondTheLowestOfTheRest) {
  for (const Trick& trick : tricks) {
    SCOPED_TRACE(trick.name);
    const std::size_t players = split(trick.cards, ',').size();
    Scene scene(trick.phase, {{"players", std::to_string(players)}});
    scene.play(trick.cards);
    EXPECT_EQ(scene.takes(), trick.takes);
    EXPECT_EQ(scene.discards(), trick.discards);
    EXPECT_EQ(std::to_string(scene.leads()), trick.takes.substr(0, 1)) << "first leads";
  }
}

TEST(ThePhaseRewards, InPhaseZeroSeatsFromTheLeaderOnDecideTies) {
  for (const auto& [leader, takes] :
       std::vector<std::pair<int, std::string>>{{1, "1 takes red-10, 2 takes yellow-10"},
                                                {2, "2 takes yellow-10, 3 takes green-10"},
                                                {3, "3 takes green-10, 4 takes blue-10"},
                                                {4, "4 takes blue-10, 1 takes red-10"}}) {
    Scene scene("0", {{"players", "4"}});
    scene.leader(leader).play("red-10, yellow-10, green-10, blue-10");
    EXPECT_EQ(scene.takes(), takes);
  }
}

TEST(ThePhaseRewards, InPhaseFourACardBelongsToWhomItWasGiven) {
  Scene scene("IV", {{"players", "4"}});
  scene.play("red-1 to 2, red-50 to 3, red-40 to 4, red-30 to 1");
  EXPECT_EQ(scene.takes(), "2 takes red-50, 1 takes red-1");
  EXPECT_EQ(scene.leads(), 2);
  EXPECT_EQ(scene.total(2), 50);
  EXPECT_EQ(scene.total(1), 1);
}

TEST(ThePhaseRewards, TotalsAddUpOverTricks) {
  Scene scene("III", {{"players", "3"}});
  scene.after_tricks(1).took(1, "blue-4").holds(1, "red-2").holds(2, "red-30").holds(3, "red-16");
  scene.play("green-8, green-40, green-50, red-2, red-30, red-16");
  EXPECT_EQ(scene.takes(), "1 takes green-50, 2 takes green-8, 1 takes red-30, 3 takes red-2");
  EXPECT_EQ(scene.total(1), 84);
  EXPECT_EQ(scene.total(2), 8);
  EXPECT_EQ(scene.total(3), 2);
}

}  // namespace
}  // namespace penta::the_phase

// Standard: bust, points, phases, and how a match begins and ends.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "games/the_phase/testing/scene.h"

namespace penta::the_phase {
namespace {

struct Round {
  std::string name;
  std::string phase;
  std::vector<std::string> took;  // for each seat, before the last trick
  std::string last_trick;         // seat 1 leads
  std::string ending;
};

// In the last tricks seat 1 takes its own 1; in Phase 0 it takes a 2 and seat 2 a 1.
constexpr const char* own_one = "green-1, red-4, blue-4";
constexpr const char* own_one_in_phase_one = "red-1, red-5, blue-4";
constexpr const char* own_one_in_phase_two = "red-1, yellow-3, blue-5";

const std::vector<Round> rounds{
    {"10 is not bust in Phase 0, and there is no phase below",
     "0",
     {"red-8"},
     two_for_first,
     "1 scores 1"},
    {"11 is", "0", {"red-9"}, two_for_first, "1 bust 11, 2 scores 1, phase I"},
    {"50 is not bust in Phase I",
     "I",
     {"yellow-35 green-14"},
     own_one_in_phase_one,
     "1 scores 1, phase 0"},
    {"51 is; who took nothing has 0 and wins",
     "I",
     {"yellow-50"},
     own_one_in_phase_one,
     "1 bust 51, 2 scores 1, 3 scores 1, phase II"},
    {"60 is not bust in Phase II",
     "II",
     {"green-50 green-9"},
     own_one_in_phase_two,
     "1 scores 1, phase I"},
    {"61 is",
     "II",
     {"green-50 green-10"},
     own_one_in_phase_two,
     "1 bust 61, 2 scores 1, 3 scores 1, phase III"},
    {"70 is not bust in Phase III",
     "III",
     {"red-50 red-14 red-5"},
     own_one,
     "1 scores 1, phase II"},
    {"71 is", "III", {"red-50 red-20"}, own_one, "1 bust 71, 2 scores 1, 3 scores 1, phase IV"},
    {"nothing is bust in Phase IV",
     "IV",
     {"red-50 green-50 blue-50 yellow-50 red-40 green-40"},
     "red-7 to 2, red-6 to 3, red-5 to 1",
     "1 scores 1, phase III"},
    {"the highest total scores",
     "III",
     {"red-9", "yellow-40", "blue-40 blue-1"},
     own_one,
     "3 scores 1, phase II"},
    {"a tie for the highest: each of them scores",
     "III",
     {"blue-20", "yellow-20 red-1", "red-10"},
     own_one,
     "1 scores 1, 2 scores 1, phase II"},
    {"bust totals do not count for the highest",
     "III",
     {"red-9", "yellow-40 yellow-35", "blue-8"},
     own_one,
     "2 bust 75, 1 scores 1, phase IV"},
    {"one took nothing, the others are bust",
     "III",
     {"red-50 red-40", "yellow-40 yellow-35"},
     own_one,
     "1 bust 91, 2 bust 75, 3 scores 1, phase IV"},
    {"everybody bust in Phase 0: nobody scores",
     "0",
     {"blue-9", "yellow-12", "green-14"},
     two_for_first,
     "1 bust 11, 2 bust 13, 3 bust 14, phase I"},
    {"everybody bust in Phase I",
     "I",
     {"yellow-50", "blue-50 blue-6", "green-50 green-3"},
     own_one_in_phase_one,
     "1 bust 51, 2 bust 56, 3 bust 53, phase II"},
    {"everybody bust in Phase II",
     "II",
     {"green-50 green-10", "blue-50 blue-12", "red-50 red-12"},
     own_one_in_phase_two,
     "1 bust 61, 2 bust 62, 3 bust 62, phase III"},
    {"everybody bust in Phase III",
     "III",
     {"red-50 red-20", "blue-50 blue-25", "red-40 red-35"},
     own_one,
     "1 bust 71, 2 bust 75, 3 bust 75, phase IV"},
};

// With the last four, no match has more than four rounds in a row without a point.
TEST(ThePhaseRounds, EndByTheTotals) {
  for (const Round& round : rounds) {
    SCOPED_TRACE(round.name);
    Scene scene(round.phase, {{"players", "3"}});
    for (std::size_t i = 0; i < round.took.size(); ++i) {
      scene.took(static_cast<int>(i) + 1, round.took[i]);
    }
    scene.last_trick().play(round.last_trick);
    EXPECT_EQ(scene.ending(), round.ending);
  }
}

TEST(ThePhaseRounds, AreDealtAnewFromAllCards) {
  Scene scene("III", {{"players", "3"}});
  // Seat 2 shows a void, which the next deal clears.
  scene.last_trick().took(2, "red-9").play("green-20, red-4, green-5");
  const Table& table = scene.state().table;
  EXPECT_EQ(table.round, 2);
  EXPECT_EQ(table.tricks_done, 0);
  EXPECT_EQ(table.fates, Table{}.fates);
  EXPECT_EQ(table.totals, Table{}.totals);
  EXPECT_EQ(table.voids, Table{}.voids);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(scene.state().hands[seat_at(i)].size(), 6);
  EXPECT_EQ(scene.leads(), 3) << "first in the last trick leads the next round";
  EXPECT_EQ(scene.to_act(), 3);
}

TEST(ThePhaseRounds, PointsToWinDependOnThePlayers) {
  for (const auto& [players, needed] :
       std::vector<std::pair<int, int>>{{3, 3}, {4, 3}, {5, 2}, {6, 2}}) {
    SCOPED_TRACE(players);
    const auto seats = static_cast<std::size_t>(players);
    for (int before = 0; before < needed; ++before) {
      Scene scene("III", {{"players", std::to_string(players)}});
      std::vector<int> points(seats, 0);
      points[0] = before;
      scene.last_trick().points(points).took(1, "blue-30");
      std::string cards = "green-1";
      const std::array<const char*, 5> others{"red-1", "red-2", "red-3", "red-4", "red-5"};
      for (std::size_t i = 1; i < seats; ++i) cards += std::string(", ") + others[i - 1];
      scene.play(cards);
      const std::string scored = "1 scores " + std::to_string(before + 1);
      EXPECT_EQ(scene.ending(), scored + (before + 1 == needed ? ", won by 1" : ", phase II"));
    }
  }
}

TEST(ThePhaseRounds, SeveralWhoGetThereAtOnceShareTheWin) {
  Scene scene("III", {{"players", "3"}});
  scene.last_trick().points({2, 2, 1}).took(1, "blue-20").took(2, "yellow-20 red-1").play(own_one);
  EXPECT_EQ(scene.ending(), "1 scores 3, 2 scores 3, won by 1 2");
  EXPECT_TRUE(scene.rules.to_act(scene.state()).empty());
  const Outcome outcome = scene.rules.outcome(scene.state());
  EXPECT_EQ(outcome.shares, (PerSeat<double>{{0.5, 0.5}}));
  EXPECT_EQ(outcome.scores, (PerSeat<int>{{3, 3, 1}}));
  EXPECT_EQ(outcome.reason, "points");
}

TEST(ThePhaseRounds, ATieWithSomebodyWhoNeedsMoreGivesTheWinToOne) {
  Scene scene("III", {{"players", "3"}});
  scene.last_trick().points({2, 1, 0}).took(1, "blue-20").took(2, "yellow-20 red-1").play(own_one);
  EXPECT_EQ(scene.ending(), "1 scores 3, 2 scores 2, won by 1");
}

// The deck untouched from the top: red 1 to red 16 for seat 1, and so on.
TEST(ThePhaseStart, TheFirstLeaderIsDrawnByLot) {
  const Rules rules = make_rules({{"players", "3"}});
  for (std::uint32_t lot = 0; lot < 3; ++lot) {
    std::vector<std::uint32_t> script(1 + 3 * 6, 0);
    script[0] = lot;
    ScriptedChance chance(script);
    Recorder<Event> recorder;
    const State state = rules.start(chance, recorder);
    EXPECT_TRUE(chance.used_up());
    EXPECT_EQ(state.table.leader, seat_at(static_cast<int>(lot)));
    EXPECT_EQ(rules.to_act(state), SeatSet{state.table.leader});
    EXPECT_EQ(state.hands[0], CardSet::first(6));
    EXPECT_EQ(recorder.events.front().kind, Event::Kind::round_began);
    EXPECT_EQ(recorder.events.front().seat, state.table.leader);
  }
}

TEST(ThePhaseStart, DealsAndPhases) {
  struct Case {
    int players;
    std::string variant;
    int cards;
    int tricks;
    Phase phase;
    int max_moves;
  };
  // Standard: five rounds for each that can score, each of tricks times players.
  for (const Case& each : std::vector<Case>{{3, "standard", 6, 5, Phase::one, 5 * 7 * 15},
                                            {4, "standard", 7, 6, Phase::one, 5 * 9 * 24},
                                            {5, "standard", 8, 7, Phase::one, 5 * 6 * 35},
                                            {6, "standard", 9, 8, Phase::one, 5 * 7 * 48},
                                            {3, "quick", 10, 9, Phase::zero, 27},
                                            {4, "quick", 10, 9, Phase::zero, 36},
                                            {5, "quick", 10, 9, Phase::zero, 45},
                                            {6, "quick", 10, 9, Phase::zero, 54}}) {
    SCOPED_TRACE(each.variant + std::to_string(each.players));
    const Rules rules =
        make_rules({{"players", std::to_string(each.players)}, {"variant", each.variant}});
    FastChance chance(3);
    const State state = rules.start(chance, no_observer);
    EXPECT_EQ(state.table.phase, each.phase);
    EXPECT_EQ(state.table.round, 1);
    EXPECT_EQ(rules.tricks(), each.tricks);
    EXPECT_EQ(rules.max_moves(), each.max_moves);
    for (int i = 0; i < max_seats; ++i) {
      EXPECT_EQ(state.hands[seat_at(i)].size(), i < each.players ? each.cards : 0);
    }
  }
}

TEST(ThePhaseStart, RulesAreKnownByTheirContent) {
  const Digest usual = make_rules({}).id();
  EXPECT_EQ(usual, make_rules({{"players", "4"}, {"follow", "must"}}).id());
  EXPECT_NE(usual, make_rules({{"players", "5"}}).id());
  EXPECT_NE(usual, make_rules({{"variant", "quick"}}).id());
  EXPECT_NE(usual, make_rules({{"follow", "may"}}).id());
}

}  // namespace
}  // namespace penta::the_phase

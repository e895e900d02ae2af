#include "games/phase10_masters/sheet.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace penta::phase10_masters {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

SheetLine laid(int phase, int points = 0) {
  return {.phase = phase, .laid = true, .points = points, .written = true};
}
SheetLine tried(int phase, int points = 50) {
  return {.phase = phase, .points = points, .written = true};
}
constexpr int player_ann = 1;
constexpr int player_ben = 2;

Sheet sheet(std::vector<SheetHand> hands, std::vector<std::string> players = {"Ann", "Ben"}) {
  return {.players = std::move(players), .hands = std::move(hands)};
}

// One hand in which Ann goes out and this is Ben's line.
Sheet with(SheetLine line) {
  return sheet({{.out = player_ann, .lines = {laid(1), std::move(line)}}});
}

ReckonedLine reckoned(const SheetLine& line) {
  const auto standing = reckon(with(line));
  EXPECT_TRUE(standing) << standing.error().text;
  return standing->hands[0].lines[1];
}

std::string why_not(const Sheet& sheet) {
  const auto standing = reckon(sheet);
  return standing ? "nothing" : standing.error().text;
}

// Nine hands in which Ann goes out with phases 1 to 9 and Ben lays the same for ten points each.
std::vector<SheetHand> nine_hands() {
  std::vector<SheetHand> hands;
  for (int phase = 1; phase <= 9; ++phase) {
    hands.push_back({.out = player_ann, .lines = {laid(phase), laid(phase, 10)}});
  }
  return hands;
}

TEST(Phase10Sheet, CardsInHandCost) {
  const ReckonedLine line =
      reckoned({.phase = 8, .low = 1, .high = 1, .skips = 1, .wilds = 1, .written = true});
  EXPECT_THAT(line.terms, ElementsAre(5, 10, 15, 25));
  EXPECT_EQ(line.points, 55);
}

TEST(Phase10Sheet, TypedPointsStandInPlaceOfTheCards) {
  const ReckonedLine line = reckoned({.phase = 8, .low = 3, .points = 65, .written = true});
  EXPECT_EQ(line.points, 65);
  EXPECT_THAT(line.terms, ElementsAre());
}

TEST(Phase10Sheet, WhoGoesOutScoresNothingAndTotalsRun) {
  const auto standing = reckon(sheet({
      {.out = player_ben, .lines = {tried(3, 95), laid(8)}},
      {.out = SheetHand::nobody, .lines = {tried(3, 90), tried(2, 40)}},
  }));
  ASSERT_TRUE(standing);
  EXPECT_EQ(standing->players[0].total, 185);
  EXPECT_EQ(standing->hands[1].lines[0].before, 95);
  EXPECT_EQ(standing->hands[1].lines[0].after, 185);
  EXPECT_EQ(standing->players[1].total, 40);
  EXPECT_THAT(standing->players[1].completed, ElementsAre(8));
  EXPECT_THAT(standing->players[0].open, ElementsAre(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
  EXPECT_THAT(standing->winners, ElementsAre());
}

TEST(Phase10Sheet, UnwrittenLinesCountForNothingButAreWorkedOut) {
  SheetLine line{.phase = 3, .low = 6, .high = 2, .skips = 1, .wilds = 1};
  const auto standing = reckon(with(line));
  ASSERT_TRUE(standing);
  EXPECT_FALSE(standing->hands[0].complete);
  EXPECT_EQ(standing->players[1].total, 0);
  EXPECT_EQ(standing->hands[0].lines[1].after, 90);
  EXPECT_EQ(standing->hands[0].lines[1].remark, "10 cards, as it must be");
  line.written = true;
  EXPECT_TRUE(reckon(with(line))->hands[0].complete);
}

struct Remarked {
  SheetLine line;
  bool fits;
  std::string remark;
};

TEST(Phase10Sheet, RemarksOnTheNumberOfCardsAndBarsNothing) {
  const std::vector<Remarked> cases{
      {{.low = 10}, true, "10 cards, as it must be"},
      {{.low = 9}, false, "9 cards; with no phase laid it must be 10"},
      {{.wilds = 1}, false, "1 card; with no phase laid it must be 10"},
      {{.phase = 1, .laid = true, .low = 4}, true, "4 cards, at most 4 after this phase"},
      {{.phase = 1, .laid = true, .low = 5},
       false,
       "5 cards; after this phase at most 4 can be left"},
      {{.phase = 6, .laid = true, .low = 1}, true, "1 card, at most 1 after this phase"},
      {{.phase = 6, .laid = true}, false, "No card left: is that who went out?"},
      {{.points = 50}, true, ""},
      {{.points = 45}, false, "10 cards cost 50 to 250 points"},
      {{.points = 255}, false, "10 cards cost 50 to 250 points"},
      {{.phase = 3, .laid = true, .points = 55}, false, "1 to 2 cards cost 5 to 50 points"},
  };
  for (const Remarked& each : cases) {
    const ReckonedLine line = reckoned(each.line);
    EXPECT_EQ(line.remark, each.remark);
    EXPECT_EQ(line.fits, each.fits) << each.remark;
    EXPECT_EQ(line.problem, "");
  }
}

TEST(Phase10Sheet, RefusesWhatCannotBe) {
  const std::vector<std::pair<SheetLine, std::string>> cases{
      {{.phase = 11}, "There are phases 1 to 10."},
      {{.phase = -1}, "There are phases 1 to 10."},
      {{.laid = true}, "Say which phase was laid."},
      {{.points = 42}, "All cards count in fives: 42 cannot be."},
      {{.points = -5}, "Expected 0 to 995 points."},
      {{.points = 1000}, "Expected 0 to 995 points."},
      {{.low = -1}, "Expected 0 to 20 cards of each kind."},
      {{.wilds = 2'000'000'000}, "Expected 0 to 20 cards of each kind."},
  };
  for (auto [line, why] : cases) {
    EXPECT_EQ(reckoned(line).problem, why);
    line.written = true;
    EXPECT_EQ(why_not(with(line)), "Hand 1, Ben: " + why);
  }
}

TEST(Phase10Sheet, WhoGoesOutHasLaidAndHoldsNothing) {
  const auto out = [](SheetLine line) {
    line.written = true;
    return why_not(sheet({{.out = player_ben, .lines = {tried(1), line}}}));
  };
  EXPECT_EQ(out({.phase = 2, .laid = true}), "nothing");
  EXPECT_EQ(out({.phase = 2}), "Hand 1, Ben: Only who has laid a phase can go out.");
  EXPECT_EQ(out({.laid = true}), "Hand 1, Ben: Say which phase was laid.");
  EXPECT_EQ(out({.phase = 2, .laid = true, .low = 1}),
            "Hand 1, Ben: Who goes out has no cards left.");
  EXPECT_EQ(out({.phase = 2, .laid = true, .points = 5}),
            "Hand 1, Ben: Who goes out has no cards left.");
  EXPECT_EQ(why_not(sheet({{.out = std::nullopt, .lines = {tried(1), {}}}})),
            "Hand 1, Ann: First say who went out, or that nobody did.");
}

TEST(Phase10Sheet, APhaseIsCompletedOnce) {
  const SheetHand once{.out = player_ann, .lines = {laid(1), laid(4, 5)}};
  const SheetHand again{.out = player_ann, .lines = {laid(2), laid(4, 5)}};
  EXPECT_EQ(why_not(sheet({once, again})), "Hand 2, Ben: Phase 4 was completed in hand 1.");
  const SheetHand retried{.out = player_ann, .lines = {laid(2), tried(4)}};
  EXPECT_EQ(why_not(sheet({once, retried})), "Hand 2, Ben: Phase 4 was completed in hand 1.");
  const SheetHand missed{.out = player_ann, .lines = {laid(1), tried(4)}};
  EXPECT_EQ(why_not(sheet({missed, again})), "nothing");
}

TEST(Phase10Sheet, AllTenAtTheEndOfAHandWin) {
  auto hands = nine_hands();
  hands.push_back({.out = player_ben, .lines = {tried(10), laid(10)}});
  const auto standing = reckon(sheet(hands));
  ASSERT_TRUE(standing);
  EXPECT_THAT(standing->winners, ElementsAre(player_ben));
  EXPECT_EQ(standing->verdict, "Ben wins with 90 points.");
  EXPECT_EQ(standing->players[1].finished, 10);
  EXPECT_EQ(standing->players[0].place, 2);  // fewer points, but nine phases
  EXPECT_FALSE(standing->more);

  hands[9].lines[0].written = false;
  EXPECT_THAT(reckon(sheet(hands))->winners, ElementsAre());
}

TEST(Phase10Sheet, OfSeveralTheFewestPointsWin) {
  auto hands = nine_hands();
  hands.push_back({.out = player_ben, .lines = {laid(10, 20), laid(10)}});
  const auto standing = reckon(sheet(hands));
  EXPECT_THAT(standing->winners, ElementsAre(player_ann));
  EXPECT_EQ(standing->verdict, "Ann wins: fewest points of those who completed all ten, 20.");
  EXPECT_EQ(standing->players[1].place, 2);
}

TEST(Phase10Sheet, EqualPointsShareTheWin) {
  auto hands = nine_hands();
  hands[0].lines[1].points = 5;
  hands.push_back({.out = player_ben, .lines = {laid(10, 85), laid(10)}});
  const auto standing = reckon(sheet(hands), Lang::de);
  EXPECT_THAT(standing->winners, ElementsAre(player_ann, player_ben));
  EXPECT_EQ(standing->verdict, "Ann und Ben teilen sich den Sieg mit je 85 Punkten.");
  EXPECT_EQ(standing->players[0].place, 1);
  EXPECT_EQ(standing->players[1].place, 1);
}

TEST(Phase10Sheet, TheOthersMayPlayOn) {
  std::vector<SheetHand> hands;
  for (int phase = 1; phase <= 10; ++phase) {
    const SheetLine second = phase < 10 ? laid(phase, 5) : tried(10);
    hands.push_back({.out = player_ann, .lines = {laid(phase), second, tried(phase)}});
  }
  const std::vector<std::string> ann_ben_cleo{"Ann", "Ben", "Cleo"};
  ASSERT_TRUE(reckon(sheet(hands, ann_ben_cleo))->more);

  SheetHand more{.out = player_ben, .lines = {{}, laid(10), tried(3)}};
  hands.push_back(more);
  const auto standing = reckon(sheet(hands, ann_ben_cleo));
  ASSERT_TRUE(standing) << standing.error().text;
  EXPECT_TRUE(standing->hands[10].lines[0].rests);
  EXPECT_TRUE(standing->hands[10].complete);
  EXPECT_THAT(standing->winners, ElementsAre(player_ann));
  EXPECT_EQ(standing->players[1].place, 2);
  EXPECT_EQ(standing->players[2].place, 3);
  EXPECT_FALSE(standing->more);

  hands.back().lines[0] = tried(1);
  EXPECT_THAT(why_not(sheet(hands, ann_ben_cleo)),
              HasSubstr("Hand 11, Ann: All ten phases are complete"));
  hands.back() = more;
  hands.back().out = player_ann;
  EXPECT_EQ(why_not(sheet(hands, ann_ben_cleo)), "Hand 11: no such player went out");
  hands.back() = more;
  hands.push_back(more);
  EXPECT_EQ(why_not(sheet(hands, ann_ben_cleo)),
            "Hand 12: fewer than two players have phases left");
}

TEST(Phase10Sheet, EqualsShareAPlace) {
  const auto standing =
      reckon(sheet({{.out = SheetHand::nobody, .lines = {tried(1, 60), laid(1, 20), tried(2, 60)}}},
                   {"Ann", "Ben", "Cleo"}));
  EXPECT_EQ(standing->players[0].place, 2);
  EXPECT_EQ(standing->players[1].place, 1);
  EXPECT_EQ(standing->players[2].place, 2);
}

TEST(Phase10Sheet, NamesTellPlayersApart) {
  EXPECT_EQ(why_not(sheet({}, {"Ann"})), "Expected 2 to 4 players");
  EXPECT_EQ(why_not(sheet({}, {"A", "B", "C", "D", "E"})), "Expected 2 to 4 players");
  EXPECT_EQ(why_not(sheet({}, {"Ann", "Ann"})), "Two players are called Ann. Who is who?");
  EXPECT_EQ(why_not(sheet({}, {"Ann", "  "})),
            "Player 2: expected a name of at most 24 characters");
  EXPECT_EQ(why_not(sheet({}, {std::string(25, 'a'), "Ben"})),
            "Player 1: expected a name of at most 24 characters");
  EXPECT_EQ(why_not(sheet({}, {"Ann\n", "Ben"})),
            "Player 1: expected a name of at most 24 characters");
  EXPECT_EQ(why_not(sheet({}, {"ÄÖÜÄÖÜÄÖÜÄÖÜÄÖÜÄÖÜÄÖÜÄÖÜ", "Ben"})), "nothing");
}

TEST(Phase10Sheet, EachHandHasALineForEachPlayer) {
  EXPECT_EQ(why_not(sheet({{.out = player_ann, .lines = {laid(1)}}})),
            "Hand 1: expected a line for each player");
  EXPECT_EQ(why_not(sheet({{.out = 3, .lines = {laid(1), tried(1)}}})),
            "Hand 1: no such player went out");
  EXPECT_EQ(why_not(sheet(std::vector<SheetHand>(501))), "Expected at most 500 hands");
}

TEST(Phase10Sheet, PhasesAndRulesInWords) {
  const SheetContent content = sheet_content(Lang::en);
  ASSERT_EQ(content.phases.size(), 10U);
  EXPECT_EQ(content.phases[0], "two sets of 3");
  EXPECT_EQ(content.phases[2], "set of 4 and run of 4");
  EXPECT_EQ(content.phases[5], "run of 9");
  EXPECT_EQ(content.phases[7], "7 cards of one colour");
  EXPECT_EQ(sheet_content(Lang::de).phases[9], "Fünfling und Drilling");
  EXPECT_THAT(content.rules, HasSubstr("| Wild | 25 |"));
}

}  // namespace
}  // namespace penta::phase10_masters

// Positions that cannot exist are refused with the reason.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "games/the_phase/testing/scene.h"

namespace penta::the_phase {
namespace {

using ::testing::HasSubstr;

// The position that README.md shows: seat 3 has no green, seat 1 has led red 12.
Position usual(const Scene& words) {
  Position position;
  position.phase = Phase::three;
  position.round = 2;
  position.hands = {words.list("red-3 yellow-20 green-1 blue-50"),
                    words.list("red-18 red-40 yellow-2 green-16 blue-9"),
                    words.list("red-7 yellow-10 yellow-30 blue-4 blue-25")};
  position.trick = {{.seat = seat_at(0), .card = words.card("red-12")}};
  position.seen = {{.card = words.card("green-8"), .by = seat_at(0), .taken_by = seat_at(1)},
                   {.card = words.card("green-40"), .by = seat_at(1), .taken_by = seat_at(0)},
                   {.card = words.card("yellow-35"), .by = seat_at(2), .taken_by = stranger}};
  position.voids = {{}, {}, {Demand::green}};
  position.points = {1, 0, 0};
  return position;
}

struct Refusal {
  std::string name;
  std::function<void(Position&, const Scene&)> spoil;
  std::string reason;
};

void expect_refused(const OptionList& options, const std::vector<Refusal>& refusals,
                    const std::function<void(Position&, const Scene&)>& prepare) {
  const Scene words("III", options);
  Position good = usual(words);
  prepare(good, words);
  const auto fine = words.rules.set_up(good);
  ASSERT_TRUE(fine) << fine.error().text;
  for (const Refusal& refusal : refusals) {
    SCOPED_TRACE(refusal.name);
    Position position = good;
    refusal.spoil(position, words);
    const auto state = words.rules.set_up(position);
    ASSERT_FALSE(state);
    EXPECT_THAT(state.error().text, HasSubstr("position: "));
    EXPECT_THAT(state.error().text, HasSubstr(refusal.reason));
  }
}

TEST(ThePhasePosition, ListsAndCardsThatDoNotFit) {
  expect_refused(
      three,
      {
          {"seven hands", [](Position& p, const Scene&) { p.hands.resize(7); },
           "hands has 7 entries; expected one for each of 3 players"},
          {"two hands", [](Position& p, const Scene&) { p.hands.resize(2); },
           "hands has 2 entries"},
          {"voids for two", [](Position& p, const Scene&) { p.voids.resize(2); }, "voids has 2"},
          {"points for four", [](Position& p, const Scene&) { p.points.resize(4); },
           "points has 4"},
          {"choices for one", [](Position& p, const Scene&) { p.chosen = {no_card}; },
           "chosen has 1"},
          {"no leader", [](Position& p, const Scene&) { p.leader = stranger; },
           "leader is missing"},
          {"round 0", [](Position& p, const Scene&) { p.round = 0; },
           "round is 0; expected 1 to 65535"},
          {"round 65536", [](Position& p, const Scene&) { p.round = 65536; }, "round is 65536"},
          {"a card twice in a hand",
           [](Position& p, const Scene& s) { p.hands[0][0] = s.card("yellow-20"); },
           "yellow-20 is there twice; expected each card once"},
          {"a card in two hands",
           [](Position& p, const Scene& s) { p.hands[1][0] = s.card("red-3"); },
           "red-3 is there twice"},
          {"a card in hand and trick",
           [](Position& p, const Scene& s) { p.hands[1][0] = s.card("red-12"); },
           "red-12 is there twice"},
          {"a card in hand and seen",
           [](Position& p, const Scene& s) { p.hands[1][0] = s.card("green-8"); },
           "green-8 is there twice"},
          {"a hidden card", [](Position& p, const Scene&) { p.hands[1][0] = hidden_card; },
           "a card is hidden or missing"},
          {"a missing card", [](Position& p, const Scene&) { p.hands[1][0] = no_card; },
           "a card is hidden or missing"},
          {"a card too few", [](Position& p, const Scene&) { p.hands[1].pop_back(); },
           "seat 2 holds 4 cards; expected 5 (6 dealt, one fewer for each trick)"},
          {"a card too many",
           [](Position& p, const Scene& s) { p.hands[0].push_back(s.card("blue-1")); },
           "seat 1 holds 5 cards; expected 4"},
          {"81 cards",
           [](Position& p, const Scene& s) {
             p.hands[0].clear();
             for (int i = 0; i < s.rules.deck().size(); ++i)
               p.hands[0].push_back(static_cast<Card>(i));
             p.hands[0].push_back(static_cast<Card>(0));
           },
           "red-1 is there twice"},
      },
      [](Position&, const Scene&) {});
}

TEST(ThePhasePosition, TricksThatCannotBe) {
  const auto red_nine = [](const Scene& s) {
    return TrickCard{.seat = seat_at(1), .card = s.card("red-9")};
  };
  expect_refused(
      three,
      {
          {"out of turn", [](Position& p, const Scene&) { p.trick[0].seat = seat_at(2); },
           "red-12 in the trick is from seat 3; expected seat 1, clockwise from the leader"},
          {"nobody's card", [](Position& p, const Scene&) { p.trick[0].seat = stranger; },
           "a card of the trick has no seat"},
          {"did not follow but could",
           [&](Position& p, const Scene& s) {
             p.hands[1].pop_back();
             p.trick.push_back({.seat = seat_at(1), .card = s.card("blue-9")});
           },
           "'play blue-9' by seat 2 was not legal in this trick"},
          {"a full trick",
           [&](Position& p, const Scene& s) {
             p.trick.push_back(red_nine(s));
             p.trick.push_back({.seat = seat_at(2), .card = s.card("red-8")});
           },
           "trick has 3 cards; expected fewer than 3, a full trick is over"},
          {"a trick in Phase 0", [](Position& p, const Scene&) { p.phase = Phase::zero; },
           "in Phase 0 all cards are shown at once"},
          {"given to oneself in Phase IV", [](Position& p, const Scene&) { p.phase = Phase::four; },
           "'give red-12 to 1' by seat 1 was not legal"},
          {"chosen in Phase III",
           [](Position& p, const Scene& s) { p.chosen = {no_card, s.card("red-18"), no_card}; },
           "only in Phase 0 cards are chosen"},
          {"seen does not come out even", [](Position& p, const Scene&) { p.seen.pop_back(); },
           "seen has 2 cards; expected 3 for each finished trick, of at most 5 tricks"},
          {"seen from nobody", [](Position& p, const Scene&) { p.seen[0].by = stranger; },
           "seen needs 'by' for green-8"},
          {"seen twice from one", [](Position& p, const Scene&) { p.seen[0].by = seat_at(1); },
           "seat 1 gave 0 of the seen cards; expected one for each of 1 tricks"},
          {"too many tricks",
           [](Position& p, const Scene& s) {
             for (int i = 0; i < 15; ++i) {
               p.seen.push_back({.card = static_cast<Card>(60 + i), .by = seat_at(i % 3)});
             }
             p.hands[1] = s.list("red-18 red-40 yellow-2 green-16 green-2");
             p.hands[2] = s.list("red-7 yellow-10 yellow-30 yellow-4 yellow-25");
             p.hands[0] = s.list("red-3 yellow-20 green-1 green-50");
           },
           "seen has 18 cards"},
      },
      [](Position&, const Scene&) {});
}

TEST(ThePhasePosition, VoidsAndPointsThatCannotBe) {
  expect_refused(
      three,
      {
          {"holds what it has shown not to",
           [](Position& p, const Scene&) { p.voids[1] = {Demand::green}; },
           "seat 2 holds green-16 but has shown not to"},
          {"a wedge that it holds",
           [](Position& p, const Scene&) { p.voids[0] = {Demand::middle}; },
           "but has shown not to"},
          {"a void of nothing", [](Position& p, const Scene&) { p.voids[0] = {Demand::none}; },
           "voids are only shown where cards must be followed"},
          {"played against a void in this trick",
           [](Position& p, const Scene& s) {
             p.hands[1] = s.list("red-40 yellow-2 green-16 blue-9");
             p.trick.push_back({.seat = seat_at(1), .card = s.card("red-18")});
             p.voids[1] = {Demand::red};
           },
           "seat 2 holds red-40 but has shown not to"},
          {"negative points", [](Position& p, const Scene&) { p.points[0] = -1; },
           "points of seat 1 are -1; expected 0 to 3"},
          {"too many points", [](Position& p, const Scene&) { p.points[2] = 4; },
           "points of seat 3 are 4; expected 0 to 3"},
          {"won before the end of the round", [](Position& p, const Scene&) { p.points[0] = 3; },
           "somebody has 3 points; expected the round to be played to its end"},
      },
      [](Position&, const Scene&) {});
}

TEST(ThePhasePosition, NoVoidsWhereAllAreFree) {
  expect_refused({{"players", "3"}, {"follow", "may"}},
                 {{"a void", [](Position& p, const Scene&) { p.voids = {{}, {}, {Demand::green}}; },
                   "voids are only shown where cards must be followed"}},
                 [](Position& p, const Scene&) { p.voids.clear(); });
}

TEST(ThePhasePosition, ChoicesThatCannotBe) {
  const auto choose = [](Position& p, const Scene& s, const std::vector<std::string>& cards) {
    p.chosen.clear();
    for (const std::string& card : cards) p.chosen.push_back(card.empty() ? no_card : s.card(card));
  };
  expect_refused(
      three,
      {
          {"not held", [&](Position& p, const Scene& s) { choose(p, s, {"", "red-1", ""}); },
           "seat 2 cannot have chosen a card it does not hold"},
          {"hidden", [&](Position& p, const Scene& s) { choose(p, s, {"", "?", ""}); },
           "seat 2 cannot have chosen a card it does not hold"},
          {"all have chosen",
           [&](Position& p, const Scene& s) { choose(p, s, {"red-3", "red-18", "red-7"}); },
           "everybody has chosen; expected at least one null"},
      },
      [&](Position& p, const Scene& s) {
        p.phase = Phase::zero;
        p.trick.clear();
        p.hands[0].push_back(s.card("red-12"));
        choose(p, s, {"", "red-18", ""});
      });
}

TEST(ThePhasePosition, TheEndOfARoundNeedsAWinner) {
  Scene scene("III", three);
  scene.last_trick().points({2, 0, 0}).took(1, "blue-20").play("green-1, red-4, blue-4");
  Position over = scene.rules.position(scene.state());
  EXPECT_TRUE(scene.rules.set_up(over));
  over.points[0] = 2;
  const auto state = scene.rules.set_up(over);
  ASSERT_FALSE(state);
  EXPECT_THAT(state.error().text, HasSubstr("all tricks are played; expected a winner"));
}

TEST(ThePhasePosition, QuickHasNoPoints) {
  Scene scene("0", {{"players", "3"}, {"variant", "quick"}});
  Position position = scene.rules.position(scene.state());
  position.points[1] = 1;
  const auto state = scene.rules.set_up(position);
  ASSERT_FALSE(state);
  EXPECT_THAT(state.error().text, HasSubstr("points of seat 2 are 1; expected 0 to 0"));
}

TEST(ThePhasePosition, WhatASeatSeesCanBeReadButNotSetUp) {
  const Scene words("III", three);
  const auto state = words.rules.set_up(usual(words));
  ASSERT_TRUE(state);
  const Position seen = words.rules.position(words.rules.view(*state, seat_at(1)));
  EXPECT_EQ(seen.hands[1], words.list("red-18 red-40 yellow-2 green-16 blue-9"));
  EXPECT_EQ(seen.hands[0], std::vector<Card>(4, hidden_card));
  EXPECT_FALSE(words.rules.set_up(seen));
}

// What the example of README.md says about itself.
TEST(ThePhasePosition, TheExampleStands) {
  Scene words("III", three);
  const auto state = words.rules.set_up(usual(words));
  ASSERT_TRUE(state);
  EXPECT_EQ(words.rules.to_act(*state), SeatSet{seat_at(1)});
  const View view = words.rules.view(*state, seat_at(1));
  MoveList moves;
  words.rules.legal_moves(view, moves);
  ASSERT_EQ(moves.size(), 2U);
  EXPECT_EQ(words.rules.notation(moves[0]), "play red-18");
  EXPECT_EQ(words.rules.notation(moves[1]), "play red-40");
  EXPECT_EQ(state->table.totals, (PerSeat<std::uint16_t>{{40, 8, 0}}));
}

}  // namespace
}  // namespace penta::the_phase

// Positions that people write: what cannot exist is refused with the reason.
#include <gtest/gtest.h>

#include <functional>

#include "games/phase10_masters/game.h"
#include "games/phase10_masters/testing/scene.h"

namespace penta::phase10_masters {
namespace {

const Rules& two_players() {
  static const Rules rules = battery::make_rules<Rules>({{"players", "2"}});
  return rules;
}

std::vector<Card> cards(std::string_view names) {
  std::vector<Card> list;
  hand_of(names).for_each([&](Card card) { list.push_back(card); });
  return list;
}

// Seat 1 has drawn; seat 2 has laid phase 2.
Position usual() {
  Position position;
  position.stage = Stage::playing;
  position.turn = 9;
  position.dealer = seat_at(1);
  position.actor = seat_at(0);
  position.hands = {cards("r3 y3 b5 g6 r7 b8 r10 y11 W S r12"), cards("r1 r2")};
  position.active = {1, 2};
  position.discard = cards("b12 b11");
  const auto as = [](int number) { return static_cast<Meaning>(number); };
  position.groups = {{.seat = seat_at(1),
                      .group = 1,
                      .cards = {{card_of(Colour::red, 9)}, {wild, as(9)}, {wild, as(9)}}},
                     {.seat = seat_at(1),
                      .group = 2,
                      .cards = {{card_of(Colour::red, 4)},
                                {wild, as(5)},
                                {card_of(Colour::blue, 6)},
                                {card_of(Colour::green, 7)}}}};
  return position;
}

std::string complaint(const std::function<void(Position&)>& spoil) {
  Position position = usual();
  spoil(position);
  const auto state = two_players().set_up(position);
  return state ? "" : state.error().text;
}

TEST(Phase10MastersSetting, APileIsWhatIsNowhereElse) {
  const auto state = two_players().set_up(usual());
  ASSERT_TRUE(state) << state.error().text;
  EXPECT_EQ(flaw(two_players(), *state), "");
  EXPECT_EQ(state->pile.size(), 106 - 11 - 2 - 2 - 7);
  EXPECT_TRUE(state->table.laid.contains(seat_at(1)));
  EXPECT_EQ(state->table.melds.low[3], 4);
  EXPECT_EQ(state->table.melds.high[3], 7);
}

TEST(Phase10MastersSetting, RefusesWhatCannotBe) {
  const Seat second = seat_at(1);
  const std::vector<std::pair<std::function<void(Position&)>, std::string>> cases{
      {[](Position& p) { p.hands.pop_back(); },
       "position: hands has 1 entries; expected one for each of 2 players"},
      {[](Position& p) { p.dealer = stranger; }, "position: dealer is missing; expected a seat"},
      {[](Position& p) { p.hand = 61; }, "position: hand is 61; expected 1 to 60"},
      {[](Position& p) { p.turn = 0; }, "position: turn is 0; expected 1 to 500"},
      {[](Position& p) { p.rebuilds = 3; }, "position: rebuilds is 3; expected 0 to 2"},
      {[](Position& p) { p.hands[1] = cards("r1 r1"), p.discard = cards("r1"); },
       "position: 'red-1' is there too often; the deck has 2"},
      {[](Position& p) { p.hands[1] = {hidden_card}; },
       "position: a card is hidden or missing; expected every card by its name"},
      {[](Position& p) { p.active = {0, 2}; },
       "position: the active phase of seat 1 is 0; expected 1 to 10"},
      {[](Position& p) { p.completed = {{1}, {}}; },
       "position: seat 1 has completed phase 1 already; expected another active phase"},
      {[](Position& p) { p.completed = {{11}, {}}; },
       "position: a completed phase of seat 1 is 11; expected 1 to 10"},
      {[](Position& p) { p.groups.pop_back(); },
       "position: seat 2 has laid a part of a phase; expected all of its groups"},
      {[](Position& p) { p.groups[0].cards.pop_back(); },
       "position: group 1 of seat 2 has 2 cards; expected 3 or more"},
      {[](Position& p) { p.groups[0].cards[0].card = wild, p.groups[0].cards[0].as = Meaning{9}; },
       "position: group 1 of seat 2 is made of Wilds alone; expected a natural card"},
      {[](Position& p) { p.groups[1].cards[1].as = Meaning{7}; },
       "position: 'wild' does not fit into group 2 of seat 2, a run"},
      {[](Position& p) { p.groups[1].cards[1].card = skip; },
       "position: 'skip' does not fit into group 2 of seat 2, a run"},
      {[](Position& p) { p.groups[1].group = 1; }, "position: group 1 of seat 2 is there twice"},
      {[](Position& p) { p.active[1] = 4; },
       "position: group 1 of seat 2 has 3 cards; expected 7 or more"},
      {[](Position& p) { p.pile = cards("r5"); },
       "position: 'red-1' is nowhere; expected each card of the deck"},
      {[&](Position& p) { p.known = {{second, card_of(Colour::red, 5), Known::Where::hand}}; },
       "position: seat 2 has no 'red-5' as known says; expected what is true"},
      {[](Position& p) { p.drawn = {{hidden_card}, {}}; },
       "position: seat 1 cannot have drawn '?' from that pile"},
      {[&](Position& p) { p.winners = {second}; },
       "position: winners do not fit to phases and scores"},
      {[](Position& p) { p.hands[1].clear(); }, "position: seat 2 holds 0 cards; expected 1 to 10"},
      {[](Position& p) { p.stage = Stage::drawing; },
       "position: seat 1 holds 11 cards; expected 1 to 10"},
  };
  for (const auto& [spoil, text] : cases) EXPECT_EQ(complaint(spoil), text);
}

TEST(Phase10MastersSetting, WhatIsKnownIsTrue) {
  const Seat second = seat_at(1);
  const Card red_1 = card_of(Colour::red, 1);
  const auto known = [&](Known::Where where, std::string_view saves, int fetched) {
    return complaint([&](Position& p) {
      p.hands[1] = cards("r2");
      p.saves = {{}, cards(saves)};
      p.hands[1].push_back(p.saves[1].empty() ? red_1 : card_of(Colour::yellow, 1));
      p.known = {{second, red_1, where}};
      p.fetched = {0, fetched};
    });
  };
  EXPECT_EQ(known(Known::Where::hand, "", 0), "");
  EXPECT_EQ(known(Known::Where::saves, "r1", 0), "");
  EXPECT_EQ(known(Known::Where::hand, "r1", 0),
            "position: seat 2 has no 'red-1' in hand as known says; expected what is true");
  EXPECT_EQ(known(Known::Where::saves, "", 0),
            "position: seat 2 has no 'red-1' saved as known says; expected what is true");
  EXPECT_EQ(known(Known::Where::saves, "", 1), "") << "it was saved, and drawn from the saves";
}

TEST(Phase10MastersSetting, ARebuiltPileMayBeAnything) {
  Position position = usual();
  position.rebuilds = 1;
  const auto state = two_players().set_up(position);
  ASSERT_TRUE(state) << state.error().text;
  EXPECT_EQ(state->pile_bounds[0], two_players().deck());
  position.rebuilt = cards("r5");
  EXPECT_FALSE(two_players().set_up(position));
}

TEST(Phase10MastersSetting, WhoeverIsOnTurnLosesNone) {
  const std::string text =
      "position: seat 1 is in to_skip; expected that whoever is on turn loses none";
  EXPECT_EQ(complaint([](Position& p) { p.to_skip = {seat_at(0)}; }), text);
  EXPECT_EQ(complaint([](Position& p) { p.to_skip = {seat_at(1)}; }), "");
  EXPECT_EQ(complaint([](Position& p) {
              p.stage = Stage::drawing;
              p.hands[0].pop_back();
              p.to_skip = {seat_at(0)};
            }),
            text);
}

TEST(Phase10MastersSetting, ASaveThatIsLeftIsTheActors) {
  Position position = usual();
  const auto may_save = [&] {
    return two_players().position(*two_players().set_up(position)).may_save;
  };
  EXPECT_TRUE(may_save());
  position.has_saved = {seat_at(1)};
  EXPECT_TRUE(may_save());
  position.has_saved = {seat_at(0)};
  EXPECT_FALSE(may_save());
}

TEST(Phase10MastersSetting, ABeginningIsLaidByTheRules) {
  Position position = usual();
  position.active[0] = 2;
  const auto build = [&](std::vector<LaidCard> laid) {
    position.building = {{.seat = seat_at(0), .group = 1, .cards = std::move(laid)}};
    for (const LaidCard& card : position.building[0].cards) {
      std::erase(position.hands[0], card.card);
    }
    return two_players().set_up(position);
  };
  const auto good = build({{card_of(Colour::red, 3)}, {card_of(Colour::yellow, 3)}});
  ASSERT_TRUE(good) << good.error().text;
  EXPECT_TRUE(good->building.begun());
  EXPECT_EQ(good->table.held[seat_at(0)], 11);
  position.hands[0] = usual().hands[0];
  const auto bad = build({{card_of(Colour::red, 10)}});
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.error().text, "position: 'red-10' of the building cannot be laid there");
}

// Seat 2 has dealt, and seat 1 is to choose first.
Position at_the_beginning(std::string_view turned_up) {
  Position position = usual();
  position.stage = Stage::choosing;
  position.turn = 0;
  position.groups.clear();
  position.hands = {cards("r3 y3 b5 g6 r7 b8 r10 y11 W S"), cards("r1 r2 r4 r5 r6 y1 y2 y4 y5 y6")};
  position.discard = cards(turned_up);
  position.active = {0, 0};
  return position;
}

TEST(Phase10MastersSetting, ASkipThatIsTurnedUpSkipsTheFirstPlayer) {
  auto state = two_players().set_up(at_the_beginning("S"));
  ASSERT_TRUE(state) << state.error().text;
  FastChance chance(1);
  for (const Seat seat : {seat_at(0), seat_at(1)}) {
    two_players().apply(*state, seat, Move::choose(1), chance, no_observer);
  }
  EXPECT_EQ(state->table.actor, seat_at(1));
  EXPECT_TRUE(state->table.to_skip.empty());
}

TEST(Phase10MastersSetting, NobodyElseIsSkippedBeforeTheFirstTurn) {
  const auto skipping = [](std::string_view turned_up, std::vector<Seat> to_skip) {
    Position position = at_the_beginning(turned_up);
    position.to_skip = std::move(to_skip);
    const auto state = two_players().set_up(position);
    return state ? "" : state.error().text;
  };
  EXPECT_EQ(skipping("b12", {}), "");
  EXPECT_EQ(skipping("S", {seat_at(0)}), "");
  EXPECT_EQ(skipping("S", {seat_at(1)}),
            "position: a Skip is turned up; expected seat 1 alone in to_skip");
  EXPECT_EQ(skipping("S", {seat_at(0), seat_at(1)}),
            "position: a Skip is turned up; expected seat 1 alone in to_skip");
  EXPECT_EQ(skipping("b12", {seat_at(0)}),
            "position: to_skip while phases are chosen needs a Skip turned up");
}

TEST(Phase10MastersSetting, PhasesAreChosenFromTheDealersLeft) {
  const auto choosing = [](std::vector<int> active) {
    Position position = at_the_beginning("b12");
    position.active = std::move(active);
    const auto state = two_players().set_up(position);
    return state ? "" : state.error().text;
  };
  EXPECT_EQ(choosing({0, 0}), "");
  EXPECT_EQ(choosing({0, 4}),
            "position: seat 2 has an active phase; expected one for those who have chosen before "
            "the actor");
}

}  // namespace
}  // namespace penta::phase10_masters

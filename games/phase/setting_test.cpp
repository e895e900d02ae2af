// Positions that people write: what cannot exist is refused with the reason.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "games/phase/testing/scene.h"

namespace penta::phase {
namespace {

using ::testing::HasSubstr;

const Rules& two_players() {
  static const Rules rules = make_rules({{"players", "2"}});
  return rules;
}

SideId side(std::string_view title) {
  SideId found{};
  EXPECT_TRUE(two_players().from_word(title, found)) << title;
  return found;
}

// The position of README.md: a Chained Horror attacks the Nexus, and nobody opposes it.
Position usual() {
  Position position;
  position.round = 4;
  position.turn = 7;
  position.step = Step::skirmish;
  position.ask = Ask::action;
  position.guardian = seat_at(1);
  position.good = 8;
  position.evil = 7;
  position.players = {{.good = 8,
                       .evil = 11,
                       .play = {{.sleeve = sleeve_of(seat_at(0), 0),
                                 .face = side("Chained Horror"),
                                 .back = side("Ted")}},
                       .barracks = {{.face = side("Squeezle"), .back = side("Moon Aunt")}}},
                      {.good = 3, .evil = 2}};
  position.attackers = {sleeve_of(seat_at(0), 0)};
  position.skirmish = sleeve_of(seat_at(0), 0);
  return position;
}

std::string complaint(const std::function<void(Position&)>& spoil) {
  Position position = usual();
  spoil(position);
  const auto state = two_players().set_up(position);
  return state ? "" : state.error().text;
}

TEST(PhaseSetting, TakesWhatTheReadmeShows) {
  const auto state = two_players().set_up(usual());
  ASSERT_TRUE(state) << state.error().text;
  EXPECT_EQ(state->table.lords[seat_at(0)].deck.size(), 23);
  EXPECT_EQ(state->table.lords[seat_at(1)].deck.size(), 25);
  EXPECT_EQ(two_players().position(*state).players[0].play[0].attack_now, 3);
}

TEST(PhaseSetting, RefusesWhatCannotBe) {
  const std::vector<std::pair<std::function<void(Position&)>, std::string>> cases{
      {[](Position& p) { p.evil = 8; }, "evil influence of all is 21; expected 0 to 20"},
      {[](Position& p) { p.round = 99; }, "round is 99; expected 1 to 50"},
      {[](Position& p) { p.players.pop_back(); }, "players has 1 entries; expected 2"},
      {[](Position& p) { p.active = seat_at(4); }, "active is nobody at this table"},
      {[](Position& p) { p.target = seat_at(0); }, "target is the active player"},
      {[](Position& p) { p.players[0].play[0].back = side("Scout"); },
       "Chained Horror / Scout of seat 1 is no card of the deck list"},
      {[](Position& p) { p.players[0].barracks.push_back(p.players[0].barracks[0]); },
       "Squeezle / Moon Aunt of seat 1 is no card of the deck list, or is named twice"},
      {[](Position& p) { p.players[0].barracks[0].sleeve = sleeve_of(seat_at(0), 0); },
       "is not one of theirs, or is named twice"},
      {[](Position& p) { p.players[0].barracks[0].damage = 1; }, "is changed but not in play"},
      {[](Position& p) { p.players[0].play[0].damage = 4; },
       "Chained Horror of seat 1 has no defence left"},
      {[](Position& p) {
         p.players[0].deck.push_back(p.players[0].barracks[0]);
         p.players[0].barracks.clear();
         p.players[0].deck[0].open = true;
       },
       "expected it not to be open"},
      {[](Position& p) { p.trainee = sleeve_of(seat_at(1), 3); }, "trainee is not in the barracks"},
      {[](Position& p) {
         p.players[1].barracks = {{.sleeve = sleeve_of(seat_at(1), 3),
                                   .face = side("Trivet"),
                                   .back = side("Necromancer")}};
         p.trainee = sleeve_of(seat_at(1), 3);
       },
       "trainee is not a card of the active player"},
      {[](Position& p) { p.players[1].looked = 26; }, "looked of seat 2 is 26"},
      {[](Position& p) { p.attackers = {sleeve_of(seat_at(0), 1)}; },
       "attackers has 1:2; expected warriors of the active player"},
      {[](Position& p) { p.skirmish = no_sleeve; }, "which skirmish is missing"},
      {[](Position& p) { p.ask = Ask::train; }, "'train' is not asked in the step 'skirmish'"},
      {[](Position& p) { p.ask = Ask::choose; }, "nothing is being resolved that could ask this"},
      {[](Position& p) { p.ask = Ask::split; }, "split needs a subject"},
      {[](Position& p) { p.ask = Ask::nothing; }, "there are winners exactly if nothing is asked"},
      {[](Position& p) { p.playing = p.players[0].play; },
       "is not one of theirs, or is named twice"},
      {[](Position& p) { p.answered = {seat_at(0)}; }, "has a choice exactly if it has answered"},
      {[](Position& p) { p.players[1].settled = {sleeve_of(seat_at(1), 0)}; },
       "names a sleeve that is in the deck"},
      {[](Position& p) {
         p.step = Step::declare;
         p.ask = Ask::target;
         p.guardian = stranger;
       },
       "guardian is missing"},
  };
  for (const auto& [spoil, expected] : cases) EXPECT_THAT(complaint(spoil), HasSubstr(expected));
}

// --- decks

// Seat 1 has these two cards on top of its deck, in these sleeves (counted from 1; 0: not said).
Position with_deck(int first, int second) {
  const auto sleeve = [](int number) {
    return number == 0 ? no_sleeve : sleeve_of(seat_at(0), number - 1);
  };
  Position position = usual();
  position.players[0].deck = {
      {.sleeve = sleeve(first), .face = side("Mudling"), .back = side("Moon Aunt")},
      {.sleeve = sleeve(second), .face = side("Peat Wyrm"), .back = side("Nighthawk")}};
  return position;
}
std::string top_of_deck(const Position& position) {
  const auto state = two_players().set_up(position);
  if (!state) return state.error().text;
  Lines titles;
  const TrueSight sight{two_players(), *state};
  for (const int each : state->table.lords[seat_at(0)].deck) {
    titles.push_back(two_players().title(sight.face(seat_at(0), each), Lang::en));
    if (titles.size() == 2) break;
  }
  return join(titles, ", ");
}

TEST(PhaseSetting, WhatIsNamedInADeckLiesAboveTheRest) {
  EXPECT_EQ(top_of_deck(with_deck(0, 0)), "Mudling, Peat Wyrm");
  EXPECT_EQ(top_of_deck(with_deck(2, 3)), "Mudling, Peat Wyrm");  // the barracks get the next one
  EXPECT_EQ(top_of_deck(with_deck(2, 0)), "Mudling, Peat Wyrm");
}

TEST(PhaseSetting, SleevesThatSayOtherwiseAreRefused) {
  EXPECT_EQ(top_of_deck(with_deck(9, 8)),
            "position: the deck of seat 1 has 1:9 above 1:8; expected rising sleeves from the top, "
            "or none");
  EXPECT_EQ(top_of_deck(with_deck(8, 9)),
            "position: sleeve 1:3 of seat 1 is named nowhere and would lie above 1:9 in the deck; "
            "expected lower sleeves for what is on top, or none");
  EXPECT_EQ(top_of_deck(with_deck(9, 0)),
            "position: the deck of seat 1 has 1:9 above 1:3; expected rising sleeves from the top, "
            "or none");
}

TEST(PhaseSetting, AttackAndDefenceAreWorkedOutForEachWarriorAndForNobodyElse) {
  Position position = usual();
  position.players[1].play = {{.face = side("Trivet"), .back = side("Necromancer")}};
  const auto state = two_players().set_up(position);
  ASSERT_TRUE(state) << state.error().text;
  const Position told = two_players().position(*state);
  EXPECT_EQ(told.players[0].play[0].attack_now, 3);
  EXPECT_EQ(told.players[0].play[0].defence_now, 4);
  EXPECT_EQ(told.players[1].play[0].attack_now, 0);  // Trivet 0/2
  EXPECT_EQ(told.players[1].play[0].defence_now, 2);
  EXPECT_EQ(told.players[0].barracks[0].attack_now, std::nullopt);
}

// The Chained Horror is 3/4. Who falls if nobody acts is worked out for both sides of a fight.
TEST(PhaseSetting, WhoFallsAsItStandsIsWorkedOut) {
  Position position = usual();
  position.players[1].play = {{.face = side("Heron Caller"),
                               .back = side("Necromancer"),
                               .opposes = sleeve_of(seat_at(0), 0)},
                              {.face = side("Trivet"), .back = side("Necromancer")}};
  const auto falling = [&] {
    const auto state = two_players().set_up(position);
    EXPECT_TRUE(state) << state.error().text;
    const Position told = two_players().position(*state);
    return std::tuple{told.players[0].play[0].falls, told.players[1].play[0].falls,
                      told.players[1].play[1].falls};
  };
  // Heron Caller is 2/2.
  EXPECT_EQ(falling(), (std::tuple{false, true, false}));
  PlacedCard& heron = position.players[1].play[0];
  heron.attack = 2;
  EXPECT_EQ(falling(), (std::tuple{true, true, false}));
  heron.swift = true;
  EXPECT_EQ(falling(), (std::tuple{true, false, false})) << "the dead deal nothing";
  position.players[0].play[0].swift = true;
  EXPECT_EQ(falling(), (std::tuple{true, true, false}));
  heron.swift = false;
  EXPECT_EQ(falling(), (std::tuple{false, true, false}));
  heron.shield = 2;
  EXPECT_EQ(falling(), (std::tuple{true, false, false}));
  // Two defend: who gets how much is not known.
  position.players[1].play[1].opposes = sleeve_of(seat_at(0), 0);
  heron.shield = 0;
  position.players[0].play[0].swift = false;
  EXPECT_EQ(falling(), (std::tuple{true, false, false}));
}

}  // namespace
}  // namespace penta::phase

// The companion of a real table: which monsters are on the board, and where.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>

#include "games/phase_away/testing/evening.h"

namespace penta::phase_away {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using Key = CompanionKey;
using Kind = Announcement::Kind;

TEST(PhaseAwayCompanionMonsters, AfterAMonsterRoomTheMonsterIsDrawn) {
  Evening evening = with_monster();
  const Square where = evening.last().square;
  ASSERT_TRUE(evening.standing().next);
  EXPECT_EQ(evening.standing().next->key, Key::spawn);
  EXPECT_EQ(evening.standing().next->square, where);
  evening.press({.key = Key::spawn});
  const auto standing = evening.standing();
  EXPECT_FALSE(standing.next);
  ASSERT_EQ(standing.monsters.size(), 1U);
  EXPECT_EQ(standing.monsters[0].square, where);
  EXPECT_THAT(standing.history.back().hint, HasSubstr("Damage"));
}

TEST(PhaseAwayCompanionMonsters, EachMonsterMovesOnceARound) {
  Evening evening = with_monster();
  for (int i = 0; i < 12; ++i) evening.press({.key = Key::spawn});
  const auto before = evening.standing();
  const auto movement = [&](Monster kind) {
    return evening.rules->figures().movement[static_cast<std::size_t>(kind)];
  };
  const auto movers = std::count_if(before.monsters.begin(), before.monsters.end(),
                                    [&](const auto& each) { return movement(each.monster) > 0; });
  ASSERT_GT(movers, 1);
  std::vector<Monster> moved;
  for (int i = 0; i < movers; ++i) {
    if (i > 0) {
      EXPECT_EQ(evening.standing().next->key, Key::prowl);
    }
    evening.press({.key = Key::prowl});
    EXPECT_NE(evening.last().direction, Direction::none);
    EXPECT_GT(movement(evening.last().monster), 0);
  }
  EXPECT_FALSE(evening.standing().next);
  EXPECT_EQ(evening.standing().round, 2);
}

TEST(PhaseAwayCompanionMonsters, AMonsterThatIsGoneMovesNoMore) {
  Evening evening = with_monster();
  evening.press({.key = Key::spawn}).press({.key = Key::gone, .monster = 1});
  EXPECT_THAT(evening.standing().monsters, IsEmpty());
  evening.press({.key = Key::prowl});
  EXPECT_EQ(evening.last().text, "No monster moves.");
  evening.press({.key = Key::gone, .monster = 1});
  EXPECT_THAT(evening.refusal(), HasSubstr("no such monster"));
}

TEST(PhaseAwayCompanionMonsters, AnAttackBringsOneMonsterLessThanPlayers) {
  Evening evening;
  evening.discover("E4").discover("E6").discover("D5").discover("F5");
  while (!evening.standing().awaited.empty() || evening.standing().next) {
    evening.press({.key = Key::spawn});
  }
  const std::size_t monsters = evening.standing().monsters.size();
  evening.now = 8 * minute;
  evening.tell_back();
  const auto standing = evening.standing();
  const auto attack = std::find_if(standing.history.begin(), standing.history.end(),
                                   [](const auto& each) { return each.kind == Kind::attack; });
  ASSERT_NE(attack, standing.history.end());
  EXPECT_GE(attack->at, 5 * minute);
  ASSERT_EQ(attack->squares.size(), std::min<std::size_t>(2, 4 - monsters));
  EXPECT_NE(attack->squares[0], evening.square("E5")) << "never on START";
  evening.press({.key = Key::spawn});
  EXPECT_EQ(evening.standing().monsters.back().square, attack->squares[0]);
}

// Rooms on E4 and E3, both without a monster; nothing if this seed put one there.
std::optional<Evening> without_monsters(int seed) {
  Evening evening(std::to_string(seed));
  evening.discover("E4").discover("E3");
  return evening.standing().next ? std::nullopt : std::optional(evening);
}

// An attack on E4 is announced, and the monster on E3 moves before that of the attack is drawn.
TEST(PhaseAwayCompanionMonsters, NoneWalksIntoARoomWhoseOwnIsNotDrawnYet) {
  int towards = 0;
  for (int seed = 0; seed < 200; ++seed) {
    auto evening = without_monsters(seed);
    if (!evening) continue;
    evening->press({.key = Key::spawn, .square = evening->square("E3")});
    evening->press({.key = Key::event, .squares = {evening->square("E4")}, .attack = true});
    evening->press({.key = Key::prowl});
    const Announcement said = evening->last();
    if (said.direction != Direction::south) continue;
    ++towards;
    EXPECT_EQ(said.square, evening->square("E3")) << "one to a room";
    evening->press({.key = Key::spawn});
    EXPECT_EQ(evening->standing().monsters.back().square, evening->square("E4"));
  }
  EXPECT_GT(towards, 0);
}

// An announcement may name a room that has one: it was told of that later.
TEST(PhaseAwayCompanionMonsters, OfTwoInOneRoomOneIsSomewhereElse) {
  int tried = 0;
  for (int seed = 0; seed < 40; ++seed) {
    auto evening = without_monsters(seed);
    if (!evening) continue;
    ++tried;
    evening->press({.key = Key::spawn, .square = evening->square("E3")});
    evening->press({.key = Key::event, .squares = {evening->square("E3")}, .attack = true});
    evening->press({.key = Key::spawn});
    EXPECT_EQ(evening->standing().monsters.back().square, Square::none);
    // Each of them goes its way, without the other.
    evening->press({.key = Key::gone, .monster = 2}).press({.key = Key::prowl});
    EXPECT_EQ(evening->last().kind, Kind::prowl);
  }
  EXPECT_GT(tried, 0);
}

TEST(PhaseAwayCompanionMonsters, NoneStandsOnStart) {
  Evening evening;
  evening.press({.key = Key::spawn, .square = evening.session.start});
  EXPECT_THAT(evening.refusal(), HasSubstr("never enter START"));
}

// Any key, sensible or not.
CompanionAct any_act(FastChance& chance) {
  const auto square = [&] {
    return chance.below(6) == 0 ? Square::none
                                : square_at(3 + static_cast<int>(chance.below(3)),
                                            3 + static_cast<int>(chance.below(3)));
  };
  CompanionAct act{.key = static_cast<Key>(chance.below(14)), .square = square()};
  act.dimension = static_cast<Dimension>(chance.below(2));
  act.table = static_cast<LootTable>(chance.below(loot_tables));
  act.thing = static_cast<Thing>(chance.below(39));
  act.monster = static_cast<int>(chance.below(12));
  act.which = static_cast<int>(chance.below(4));
  act.attack = chance.below(2) == 0;
  for (int i = 0; i < 2; ++i) act.squares.push_back(square());
  return act;
}

void expect_one_to_a_room(const Evening& evening) {
  Squares taken(evening.session.start);
  for (const CompanionMonster& each : evening.standing().monsters) {
    if (each.square == Square::none) continue;
    ASSERT_FALSE(taken.contains(each.square)) << evening.rules->word(each.square);
    taken.insert(each.square);
  }
}

TEST(PhaseAwayCompanionMonsters, WhateverIsPressedThereIsOneToARoom) {
  for (std::uint64_t seed = 0; seed < 15; ++seed) {
    FastChance chance(seed);
    Evening evening(std::to_string(seed));
    int pressed = 0;
    for (int i = 0; i < 250; ++i) {
      evening.now += 2'000;
      evening.tell_back().press(any_act(chance));
      if (keep_company(*evening.rules, evening.session, evening.now)) {
        ++pressed;
        ASSERT_NO_FATAL_FAILURE(expect_one_to_a_room(evening)) << "seed " << seed;
      } else {
        evening.undo();
      }
    }
    EXPECT_GT(pressed, 20);
  }
}

}  // namespace
}  // namespace penta::phase_away

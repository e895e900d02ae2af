// The companion of a real table: what it announces, and that it knows what it was told.
#include "games/phase_away/companion.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "games/phase_away/testing/evening.h"

namespace penta::phase_away {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using Key = CompanionKey;
using Kind = Announcement::Kind;

TEST(PhaseAwayCompanion, TheFirstRoomHasAirAndTheSecondNone) {
  for (const auto* seed : {"1", "2", "3", "4", "5", "6", "7", "8"}) {
    Evening evening(seed);
    evening.discover("E4").discover("E6");
    EXPECT_TRUE(evening.has_air("E4"));
    EXPECT_FALSE(evening.has_air("E6"));
  }
}

// The keys that it would ask about first.
std::vector<LootTable> doubted(const Evening& evening) {
  std::vector<LootTable> tables;
  for (const CompanionDoubt& each : evening.standing().doubts) tables.push_back(each.table);
  return tables;
}

TEST(PhaseAwayCompanion, ItAsksBeforeASearchThatCannotBe) {
  using enum LootTable;
  Evening evening;
  EXPECT_THAT(doubted(evening), ElementsAre(alpha, beta, medi_center, cargo_hold));
  EXPECT_EQ(evening.standing().doubts[2].text, "No room was discovered yet. Search all the same?");
  evening.discover("E4");
  EXPECT_THAT(doubted(evening), ElementsAre(beta)) << "the first room has air";
  EXPECT_EQ(evening.standing(Lang::de).doubts[0].text,
            "Noch ist kein luftleerer Raum entdeckt. Trotzdem suchen?");
  evening.press({.key = Key::loot, .table = alpha});
  EXPECT_THAT(doubted(evening), ElementsAre(alpha, beta, medi_center, cargo_hold));
  EXPECT_THAT(evening.standing().doubts[2].text, HasSubstr("Rooms discovered: 1."));
  // It forbids nothing.
  evening.press({.key = Key::loot, .table = alpha});
  EXPECT_EQ(evening.last().kind, Kind::find);
}

TEST(PhaseAwayCompanion, ARoomWhoseAirChangedCanBeSearchedInBoth) {
  using enum LootTable;
  Evening evening;
  evening.discover("E4").press({.key = Key::loot, .table = alpha});
  evening.press({.key = Key::air, .square = evening.square("E4")});
  EXPECT_THAT(doubted(evening), ElementsAre(alpha));
  evening.press({.key = Key::loot, .table = beta});
  EXPECT_THAT(doubted(evening), ElementsAre(alpha, beta, medi_center, cargo_hold));
}

TEST(PhaseAwayCompanion, AFailureSaysWhyAndWhatCounts) {
  Evening evening;
  evening.press(
      {.key = Key::end, .lines = {{.money = 9, .gems = 2}, {.gems = 1, .felled = true}, {}}});
  EXPECT_EQ(evening.standing().result->verdict,
            "Mission failed: nobody stands on START with the artefact.");
  EXPECT_EQ(evening.standing().result->sum, 2);
  EXPECT_EQ(evening.last().hint, "What counts are the gems of those who stand, 1 each.");
}

TEST(PhaseAwayCompanion, ARoomOfWhichNobodyToldWhereCounts) {
  Evening evening;
  evening.press({.key = Key::discover});
  EXPECT_THAT(doubted(evening), ElementsAre(LootTable::beta));
}

TEST(PhaseAwayCompanion, AKeyThatWasTakenBackGivesTheSameAnswer) {
  Evening evening;
  evening.discover("E4").discover("E6").discover("D5");
  const Announcement before = evening.last();
  evening.undo();
  // Other keys between them do not matter.
  evening.press({.key = Key::loot, .table = LootTable::alpha});
  const Announcement found = evening.last();
  evening.discover("D5");
  EXPECT_EQ(evening.last().air, before.air);
  EXPECT_EQ(evening.last().lurks, before.lurks);
  evening.undo().undo().press({.key = Key::loot, .table = LootTable::alpha});
  EXPECT_EQ(evening.last(), found);
}

TEST(PhaseAwayCompanion, ARoomNeverSealsInWhoLaidIt) {
  // Golden case 6: START on A1, B1 not yet laid, A2 without air.
  for (const auto* seed : {"1", "2", "3", "4", "5", "6", "7", "8"}) {
    Evening evening(seed, "A1");
    evening.press({.key = Key::discover}).discover("A2").discover("B1");
    EXPECT_FALSE(evening.has_air("A2"));
    EXPECT_TRUE(evening.has_air("B1"));
  }
}

TEST(PhaseAwayCompanion, WhoIsSealedInGetsTheAirThatHeNeeds) {
  for (const Dimension dimension : {Dimension::alpha, Dimension::beta}) {
    for (const auto* seed : {"1", "2", "3", "4", "5", "6"}) {
      Evening evening(seed);
      evening.press({.key = Key::sealed, .dimension = dimension}).discover("E4");
      EXPECT_EQ(evening.has_air("E4"), dimension == Dimension::alpha);
    }
  }
}

TEST(PhaseAwayCompanion, ASquareMayBeLeftOut) {
  Evening evening;
  evening.press({.key = Key::discover}).press({.key = Key::discover});
  EXPECT_EQ(evening.standing().unplaced, 2);
  EXPECT_EQ(evening.standing().rooms.size(), 1U) << "START";
}

TEST(PhaseAwayCompanion, NoSquareTwice) {
  Evening evening;
  evening.discover("E4").discover("E4");
  EXPECT_EQ(evening.refusal(), "Entry 2: a room lies there already");
  EXPECT_THAT(keep_company(*evening.rules, evening.session, 0, Lang::de).error().text,
              HasSubstr("dort liegt schon ein Raum"));
}

TEST(PhaseAwayCompanion, TheNavigatorSeesTwoRoomsAndKeepsOne) {
  Evening evening;
  evening.discover("E4").discover("E6").press({.key = Key::scout, .square = evening.square("D5")});
  const Announcement two = evening.last();
  EXPECT_EQ(two.kind, Kind::two_rooms);
  EXPECT_EQ(evening.standing().next->key, Key::keep);
  evening.discover("F5");
  EXPECT_THAT(evening.refusal(), HasSubstr("which of the two rooms"));
  evening.undo().press({.key = Key::keep, .which = 2});
  EXPECT_EQ(evening.has_air("D5"), two.other_air);
  EXPECT_EQ(evening.last().monster, two.other_monster);
  EXPECT_EQ(evening.standing().monsters.size(), two.other_monster == Monster::none ? 0U : 1U);
}

TEST(PhaseAwayCompanion, NothingRunsOutTwice) {
  Evening evening;
  std::vector<int> found(most_things);
  for (int i = 0; i < 400; ++i) {
    const auto table = static_cast<LootTable>(i % loot_tables);
    evening.press({.key = Key::loot, .table = table});
  }
  for (const Announcement& each : evening.standing().history) {
    if (each.thing == Thing::none) continue;
    const auto at = static_cast<std::size_t>(each.thing);
    EXPECT_LE(++found[at], evening.rules->figures().copies[at]);
  }
}

TEST(PhaseAwayCompanion, WhatIsGivenBackCanBeFoundAgain) {
  Evening evening;
  for (int i = 0; i < 60; ++i) {
    evening.press({.key = Key::loot, .table = LootTable::medi_center});
  }
  const auto out = evening.standing().out;
  ASSERT_FALSE(out.empty());
  for (int i = 0; i < out[0].count; ++i) evening.press({.key = Key::back, .thing = out[0].thing});
  for (const CompanionOut& each : evening.standing().out) EXPECT_NE(each.thing, out[0].thing);
  evening.press({.key = Key::back, .thing = out[0].thing});
  EXPECT_THAT(evening.refusal(), HasSubstr("nobody has found that"));
}

TEST(PhaseAwayCompanion, AShardAtTheLatestEverySoManySearchesAndTheFifthShowsTheArtefact) {
  Evening evening;
  evening.discover("E4").discover("E6");
  int since = 0;
  while (evening.standing().shards < all_shards) {
    evening.press({.key = Key::loot, .table = LootTable::beta});
    const auto history = evening.standing().history;
    const auto search = std::find_if(history.rbegin(), history.rend(),
                                     [](const auto& each) { return each.kind == Kind::find; });
    since = search->loot == LootLine::What::shard ? 0 : since + 1;
    ASSERT_LT(since, evening.rules->figures().shard_every);
  }
  const auto standing = evening.standing();
  EXPECT_EQ(standing.artefact, evening.square("E6")) << "the only airless room";
  EXPECT_EQ(standing.history.back().kind, Kind::artefact);
  // No shards any more.
  for (int i = 0; i < 30; ++i) evening.press({.key = Key::loot, .table = LootTable::beta});
  EXPECT_EQ(evening.standing().shards, all_shards);
  evening.press({.key = Key::taken});
  EXPECT_EQ(evening.standing().artefact, Square::none);
}

TEST(PhaseAwayCompanion, TheArtefactWaitsForARoom) {
  Evening evening;
  evening.discover("E4");
  while (evening.standing().shards < all_shards) {
    evening.press({.key = Key::loot, .table = LootTable::beta});
  }
  EXPECT_EQ(evening.standing().artefact, Square::none);
  evening.discover("E6");
  EXPECT_EQ(evening.standing().artefact, evening.square("E6"));
}

TEST(PhaseAwayCompanion, PortalsOpenWhenTheyAreDueInRoomsThatFit) {
  Evening evening;
  evening.discover("E4").discover("E6");
  evening.now = 4 * minute - 1;
  EXPECT_THAT(evening.standing().portals, IsEmpty());
  evening.now = 6 * minute;
  EXPECT_THAT(evening.standing().portals, ElementsAre(evening.square("E4"), evening.square("E6")));
  // Renewed 4 to 6 minutes after they opened.
  evening.now = 25 * minute;
  std::int32_t before = 0;
  int opened = 0;
  for (const Announcement& each : evening.standing().history) {
    if (each.kind != Kind::portals) continue;
    EXPECT_GE(each.at - before, 4 * minute);
    EXPECT_LE(each.at - before, 6 * minute);
    before = each.at;
    ++opened;
  }
  EXPECT_GE(opened, 4);
}

// What was told back counts as drawn: else each time would bring the same.
TEST(PhaseAwayCompanion, EachTimeOthersAreDrawnWhetherOrNotTheyWereToldBack) {
  constexpr int evenings = 60;
  int same_portals = 0;
  int same_attack = 0;
  for (int i = 0; i < evenings; ++i) {
    Evening evening;
    evening.session.seed = "evening " + std::to_string(i);
    evening.discover("E4").discover("E6").discover("D5").discover("F5").discover("E3");
    evening.discover("E7").discover("C5").discover("G5").discover("D6").discover("F6");
    const auto announced = [&] {
      std::array<std::vector<std::vector<Square>>, 2> all;  // portals, attacks
      for (const Announcement& each : evening.standing().history) {
        if (each.kind == Kind::portals) all[0].push_back(each.squares);
        if (each.kind == Kind::attack) all[1].push_back(each.squares);
      }
      return all;
    };
    evening.now = 17 * minute;
    const auto at_once = announced();
    // The same evening, told back every minute: nothing comes otherwise.
    evening.now = 0;
    while (evening.now < 17 * minute) {
      evening.now += minute;
      evening.tell_back();
    }
    EXPECT_EQ(announced(), at_once);
    ASSERT_GE(at_once[0].size(), 2U);
    ASSERT_GE(at_once[1].size(), 2U);
    same_portals += at_once[0][0] == at_once[0][1] ? 1 : 0;
    same_attack += at_once[1][0] == at_once[1][1] ? 1 : 0;
  }
  EXPECT_LT(same_portals, evenings / 2);
  EXPECT_LT(same_attack, evenings / 2);
}

TEST(PhaseAwayCompanion, PortalsWaitForTheBoard) {
  Evening evening;
  evening.discover("E4");
  evening.now = 7 * minute;
  EXPECT_THAT(evening.standing().portals, IsEmpty());
  evening.discover("E6");
  const auto standing = evening.standing();
  EXPECT_THAT(standing.portals, ElementsAre(evening.square("E4"), evening.square("E6")));
  EXPECT_EQ(standing.history.back().at, 7 * minute);
}

TEST(PhaseAwayCompanion, TakingBackNeverChangesWhatTheClockBrought) {
  Evening evening;
  evening.discover("E4").discover("E6").discover("D5").discover("F5").discover("E3").discover("E7");
  evening.now = 9 * minute;
  evening.tell_back();
  const auto before = evening.standing();
  ASSERT_FALSE(before.portals.empty());
  // The room that was laid last is taken back, from under what the clock brought.
  const auto at = std::find_if(evening.session.acts.begin(), evening.session.acts.end(),
                               [&](const auto& act) { return act.square == evening.square("E7"); });
  evening.session.acts.erase(at);
  const auto after = evening.standing();
  EXPECT_EQ(after.portals, before.portals);
  EXPECT_EQ(after.awaited, before.awaited);
  evening.now = 29 * minute;
  EXPECT_GT(evening.standing().history.size(), after.history.size());
}

TEST(PhaseAwayCompanion, ACoordinateThatCannotBeUsedIsDrawnAgain) {
  Evening evening;
  evening.discover("E4").discover("E6");
  evening.press({.key = Key::discover}).press({.key = Key::discover}).press({.key = Key::discover});
  evening.now = 6 * minute;
  evening.tell_back();
  std::set<Square> seen{evening.standing().portals[1]};
  for (int i = 0; i < 20; ++i) {
    evening.press({.key = Key::again, .square = evening.standing().portals[1]});
    EXPECT_TRUE(seen.insert(evening.standing().portals[1]).second) << "no square twice";
    EXPECT_EQ(evening.standing().portals[0], evening.square("E4"));
  }
  evening.press({.key = Key::again, .square = evening.square("E5")});
  EXPECT_THAT(evening.refusal(), HasSubstr("nothing is announced there"));
}

TEST(PhaseAwayCompanion, TheMechanicChangesWhatItKnows) {
  Evening evening;
  evening.discover("E4").discover("E6").press({.key = Key::air, .square = evening.square("E6")});
  EXPECT_TRUE(evening.has_air("E6"));
  evening.now = 7 * minute;
  EXPECT_THAT(evening.standing().portals, IsEmpty()) << "no airless room is left";
}

TEST(PhaseAwayCompanion, TimeUpEndsItAndThenItIsCounted) {
  Evening evening;
  evening.discover("E4");
  evening.now = 31 * minute;
  const auto standing = evening.standing();
  EXPECT_TRUE(standing.over);
  EXPECT_EQ(standing.clock, 30 * minute);
  EXPECT_EQ(standing.history.back().kind, Kind::time_up);
  evening.press({.key = Key::loot});
  EXPECT_THAT(evening.refusal(), HasSubstr("the mission is over"));
  evening.undo();
  const std::vector<CompanionLine> lines{
      {.money = 7, .gems = 2}, {.money = 5, .gems = 3, .felled = true}, {.money = 0, .gems = 1}};
  const auto ended = [&](bool home, bool all) {
    Evening counted = evening;
    counted.press({.key = Key::end, .home = home, .all = all, .lines = lines});
    return *counted.standing().result;
  };
  EXPECT_EQ(ended(true, true).place, 1);
  EXPECT_EQ(ended(true, false).place, 2);
  EXPECT_THAT(ended(true, false).scores, ElementsAre(7, 5, 0)) << "money, on success";
  EXPECT_EQ(ended(false, true).place, 3);
  EXPECT_THAT(ended(false, true).scores, ElementsAre(2, 0, 1)) << "gems of those who stand";
  EXPECT_EQ(ended(false, false).sum, 3);
}

TEST(PhaseAwayCompanion, EverythingIsSaidInBothLanguages) {
  Evening evening = with_monster();
  evening.press({.key = Key::spawn});
  for (int i = 0; i < 40; ++i) {
    evening.now += 20'000;
    evening.press({.key = Key::loot, .table = static_cast<LootTable>(i % loot_tables)});
    evening.press({.key = Key::prowl});
  }
  evening.now = 30 * minute;
  const auto english = evening.standing(Lang::en);
  const auto german = evening.standing(Lang::de);
  ASSERT_EQ(english.history.size(), german.history.size());
  for (std::size_t i = 0; i < english.history.size(); ++i) {
    for (const Announcement& each : {english.history[i], german.history[i]}) {
      EXPECT_FALSE(each.title.empty() || each.text.empty());
      EXPECT_EQ((each.title + each.text + each.hint).find('{'), std::string::npos) << each.text;
    }
  }
}

TEST(PhaseAwayCompanion, RefusesWhatCannotBe) {
  Evening evening;
  evening.session.players = {"Lea", " "};
  EXPECT_EQ(evening.refusal(), "Every player has a name.");
  Evening nowhere;
  nowhere.session.start = Square::none;
  EXPECT_EQ(nowhere.refusal(), "START has no square yet.");
  Evening backwards;
  backwards.now = 5'000;
  backwards.discover("E4");
  backwards.now = 1'000;
  backwards.discover("E6");
  EXPECT_THAT(backwards.refusal(), HasSubstr("earlier than the one before"));
  CompanionSession alone{.players = {"Lea"}};
  EXPECT_FALSE(companion_rules(alone));
}

}  // namespace
}  // namespace penta::phase_away

// Rulings: fights, being felled and being helped up; artefact, portals, attacks and the clock.
#include <gtest/gtest.h>

#include "games/phase_away/testing/scene.h"

namespace penta::phase_away {
namespace {

using enum Event::Kind;
using enum ReasonCode;

TEST(PhaseAwayFights, AMonsterThatSurvivesIsWholeAgainAndFoughtOnceInATurn) {
  Scene scene;
  scene.air("E4").monster("E4", "cargo-ogre");  // 3 damage, 4 HP
  scene.play({"1 step north", "1 step south", "1 step north", "1 end"});
  EXPECT_EQ(scene.count(fought), 1);
  EXPECT_EQ(scene.player(1).hp, 5);
  EXPECT_EQ(scene.table().prowler_count, 1);
}

TEST(PhaseAwayFights, ATurnBeginsWithoutAFightAndStayingBringsIt) {
  Scene scene;
  scene.air("E4").monster("E4", "cargo-ogre").put(1, "E4");
  scene.play({"1 end"});
  EXPECT_EQ(scene.count(fought), 1);
  Scene at_once;
  at_once.air("E4").monster("E4", "vent-crab").put(1, "E4");
  at_once.play({"1 fight"});
  EXPECT_EQ(at_once.count(slain), 1);
  EXPECT_EQ(at_once.table().ap, 5) << "free of AP";
  EXPECT_EQ(at_once.why("1 fight"), no_fight);
}

TEST(PhaseAwayFights, WeaponAndArmourCountAndBlowsDoNotGoBelowNothing) {
  Scene scene;
  scene.air("E4").monster("E4", "cargo-ogre");
  scene.who(1).weapon = scene.thing("pipe-wrench");
  scene.who(1).armour = scene.thing("phase-weave");
  scene.play({"1 step north"});
  EXPECT_EQ(scene.count(slain), 1) << "3 and 1 reach 4";
  EXPECT_EQ(scene.player(1).hp, 8) << "3 less 3";
}

TEST(PhaseAwayFights, AShieldHalvesOneBlow) {
  Scene scene;
  scene.air("E4").monster("E4", "cargo-ogre");
  scene.who(1).things = {scene.thing("tea-tray")};
  scene.play({"1 use tea-tray", "1 step north"});
  EXPECT_EQ(scene.player(1).hp, 6) << "half of 3, rounded up";
  EXPECT_EQ(scene.player(1).shielded, 0);
}

TEST(PhaseAwayFights, AMonsterThatComesFightsOneAfterTheOtherUntilItFalls) {
  Scene scene;
  scene.air("E4 E3").monster("E3", "mirror-maid").put(2, "E4").put(3, "E4");
  scene.position.coming.directions = {Direction::south};
  scene.position.actor = seat_at(2);
  scene.position.first = seat_at(0);
  scene.play({"3 end"});
  // Mechanic 2 and Medic 1 do not add up against 3 HP.
  EXPECT_EQ(scene.count(fought), 2);
  EXPECT_EQ(scene.player(2).hp, 3);
  EXPECT_EQ(scene.player(3).hp, 4);
  EXPECT_EQ(scene.table().prowler_count, 1);
}

TEST(PhaseAwayFights, WhoIsFelledLosesAllAndIsHelpedUpByAMateWhoComes) {
  Scene scene;
  scene.air("E4");
  scene.put(2, "E4");
  scene.who(2).felled = true;
  scene.who(2).hp = 0;
  scene.who(2).lost_weapon = scene.thing("bolt-gun");
  scene.room("E4").things = {scene.thing("bolt-gun"), scene.thing("medkit")};
  scene.room("E4").purse = {.money = 3};
  scene.play({"1 step north", "1 end"});
  EXPECT_EQ(scene.count(revived), 1);
  EXPECT_EQ(scene.player(2).hp, 1);
  scene.play({"2 gather"});
  EXPECT_EQ(scene.player(2).weapon, scene.thing("bolt-gun")) << "worn again";
  EXPECT_EQ(scene.player(2).purse.money, 3);
}

TEST(PhaseAwayFights, TheFightOnEnteringComesFirst) {
  Scene scene;
  scene.air("E4").monster("E4", "static-wisp").put(2, "E4");
  scene.who(2).felled = true;
  scene.who(2).hp = 0;
  scene.who(1).hp = 2;
  scene.play({"1 step north"});
  EXPECT_FALSE(scene.player(1).standing());
  EXPECT_EQ(scene.count(revived), 0);
}

TEST(PhaseAwayFights, WhatOneWoreIsCarriedWhereTheSlotIsTaken) {
  Scene scene;
  scene.air("E4").put(1, "E4");
  scene.who(1).weapon = scene.thing("rail-lance");
  scene.who(1).lost_weapon = scene.thing("bolt-gun");
  scene.room("E4").things = {scene.thing("bolt-gun")};
  scene.play({"1 gather"});
  EXPECT_EQ(scene.player(1).weapon, scene.thing("rail-lance"));
  EXPECT_TRUE(scene.rules.carries(scene.player(1), scene.thing("bolt-gun")));
}

TEST(PhaseAwayFights, EverythingFallsShardsAndArtefactIncluded) {
  Scene scene;
  scene.air("E4").monster("E4", "old-captain");
  const Purse all{.money = 7, .gems = 2, .dust = 1, .shards = 5, .artefact = 1};
  scene.who(1).hp = 1;
  scene.who(1).weapon = scene.thing("bolt-gun");
  scene.who(1).things = {scene.thing("medkit")};
  scene.who(1).purse = all;
  scene.position.shards_found = 5;
  scene.play({"1 step north"});
  EXPECT_TRUE(scene.player(1).purse.empty());
  EXPECT_TRUE(scene.player(1).carried.empty());
  EXPECT_EQ(scene.player(1).weapon, Thing::none);
  EXPECT_EQ(scene.table().floor[static_cast<std::size_t>(scene.square("E4"))], all);
}

TEST(PhaseAwayFights, AllFelledIsTheEnd) {
  Scene scene({{"players", "2"}, {"clock", "turns"}});
  scene.air("E4").monster("E4", "old-captain").put(2, "E4");
  scene.who(2).felled = true;
  scene.who(2).hp = 0;
  scene.who(1).hp = 1;
  scene.play({"1 step north"});
  EXPECT_EQ(scene.table().end, End::all_felled);
}

TEST(PhaseAwayFights, WhoHasMissedTwoTurnsMayWakeWhereThatIsAgreed) {
  Scene scene({{"players", "2"}, {"clock", "turns"}, {"rescue", "on"}});
  scene.air("E4").put(2, "E4");
  scene.who(2).felled = true;
  scene.who(2).hp = 0;
  scene.who(2).missed = 1;
  scene.room("E4").purse = {.money = 3};
  scene.play({"1 end", "1 end", "2 wake"});
  EXPECT_EQ(scene.at(2), "E5 alpha");
  EXPECT_EQ(scene.player(2).hp, 1);
  EXPECT_EQ(scene.player(2).purse.money, 0) << "everything stays behind";
}

TEST(PhaseAwayArtefact, TheThirdSearchInBetaFindsAShardAtTheLatest) {
  Scene scene;
  scene.airless("E4 E3 E2").put(1, "E4", Dimension::beta);
  scene.position.coming.loot = {"money", "money", "money"};
  scene.play({"1 loot", "1 step north", "1 loot", "1 step north", "1 loot"});
  EXPECT_EQ(scene.table().shards_found, 1);
  EXPECT_EQ(scene.player(1).purse.shards, 1);
}

TEST(PhaseAwayArtefact, TheFifthShardShowsItInAnotherAirlessRoom) {
  Scene scene;
  scene.airless("E4 E3").put(1, "E4", Dimension::beta);
  scene.position.shards_found = 4;
  scene.who(1).purse = {.shards = 4};
  scene.position.coming.loot = {"shard"};
  scene.play({"1 loot"});
  EXPECT_EQ(scene.rules.word(scene.table().artefact_room), "E3");
  scene.play({"1 step north", "1 take"});
  EXPECT_EQ(scene.player(1).purse.artefact, 1);
  EXPECT_EQ(scene.table().artefact_room, Square::none);
}

TEST(PhaseAwayArtefact, AllTogetherTakeItWithAShardEach) {
  Scene scene;
  scene.airless("E4");
  for (int seat = 1; seat <= 3; ++seat) scene.put(seat, "E4", Dimension::beta);
  scene.position.shards_found = 5;
  scene.position.artefact_room = scene.square("E4");
  scene.who(1).purse = {.shards = 2};
  scene.who(2).purse = {.shards = 3};
  EXPECT_EQ(scene.why("1 take"), shards_missing);
  Scene each;
  each.airless("E4");
  for (int seat = 1; seat <= 3; ++seat) each.put(seat, "E4", Dimension::beta);
  each.position.shards_found = 5;
  each.position.artefact_room = each.square("E4");
  each.who(1).purse = {.shards = 2};
  each.who(2).purse = {.shards = 2};
  each.who(3).purse = {.shards = 1};
  each.play({"1 take"});
  EXPECT_EQ(each.player(1).purse.artefact, 1);
}

TEST(PhaseAwayArtefact, WaitsForAnAirlessRoomThatTheFinderCanWalkTo) {
  // The finder stands on the only airless room within walking, and a portal is there.
  Scene scene;
  scene.airless("E4 A1").air("D5").put(1, "E4", Dimension::beta);
  scene.position.portals = {scene.square("D5"), scene.square("E4")};
  scene.position.shards_found = 4;
  scene.who(1).purse = {.shards = 4};
  scene.position.coming = {.air = {false}, .monsters = {std::nullopt}, .loot = {"shard"}};
  scene.play({"1 loot"});
  EXPECT_EQ(scene.count(artefact_shown), 0);
  EXPECT_EQ(scene.table().artefact_room, Square::none);
  scene.play({"1 explore north"});
  EXPECT_EQ(scene.count(artefact_shown), 1);
  EXPECT_EQ(scene.rules.word(scene.table().artefact_room), "E3") << "not A1, not the portal's";
}

TEST(PhaseAwayArtefact, IsAThingLikeAnyOtherOnceItIsTaken) {
  Scene scene;
  scene.position.shards_found = 5;
  scene.who(1).purse = {.shards = 5, .artefact = 1};
  scene.air("E4").put(1, "E4").put(2, "E4");
  scene.play({"1 give-artefact to 2"});
  EXPECT_EQ(scene.player(2).purse.artefact, 1) << "without shards";
  EXPECT_EQ(scene.table().ap, 4);
  Scene floor;
  floor.air("E4").put(1, "E4");
  floor.position.shards_found = 5;
  floor.who(2).purse = {.shards = 5};
  floor.room("E4").purse = {.artefact = 1};
  floor.play({"1 gather"});
  EXPECT_EQ(floor.player(1).purse.artefact, 1) << "picked up without shards";
}

TEST(PhaseAwayArtefact, IsNotTakenBesideAMonster) {
  Scene scene;
  scene.airless("E4").monster("E4", "old-captain").put(1, "E4", Dimension::beta);
  scene.position.shards_found = 5;
  scene.position.artefact_room = scene.square("E4");
  scene.who(1).purse = {.shards = 5};
  EXPECT_EQ(scene.why("1 take"), monster_here);
}

TEST(PhaseAwayClock, PortalsOpenWhenTheyAreDueAndNeverOnStart) {
  Scene scene(OptionList{{"players", "3"}});
  scene.air("E4").airless("D5");
  scene.position.portals_due = 250'000;
  scene.pass_time(249);
  EXPECT_EQ(scene.count(portals_opened), 0);
  scene.pass_time(1);
  EXPECT_EQ(scene.count(portals_opened), 1);
  EXPECT_EQ(scene.rules.word(scene.table().portals[0]), "E4");
  EXPECT_EQ(scene.rules.word(scene.table().portals[1]), "D5");
}

TEST(PhaseAwayClock, PortalsWaitUntilTheBoardHasRoomForThem) {
  Scene scene(OptionList{{"players", "3"}});
  scene.air("E4");
  scene.position.portals_due = 250'000;
  scene.position.coming = {.air = {false}, .monsters = {std::nullopt}};
  scene.pass_time(260);
  EXPECT_EQ(scene.count(portals_opened), 0);
  scene.play({"1 explore west"});
  EXPECT_EQ(scene.count(portals_opened), 1);
}

TEST(PhaseAwayClock, AnAttackBringsOneMonsterFewerThanPlayers) {
  Scene scene(OptionList{{"players", "3"}});
  scene.air("E4 E3 E2");
  scene.position.attack_due = 300'000;
  scene.pass_time(300);
  EXPECT_EQ(scene.count(appeared), 2);
  EXPECT_EQ(scene.table().prowler_count, 2);
}

TEST(PhaseAwayClock, TheTimeIsUpBeforeAnythingElseInTheSameSecond) {
  Scene scene(OptionList{{"players", "3"}});
  scene.air("E4").airless("D5");
  scene.position.clock = 30 * 60'000 - 5'000;
  scene.position.turn_began = scene.position.clock;
  scene.position.attacked = 30 * 60'000 - 300'000;
  scene.position.attack_due = 30 * 60'000;
  scene.position.portals_opened = scene.position.clock;
  scene.pass_time(5);
  EXPECT_EQ(scene.table().end, End::time_up);
  EXPECT_EQ(scene.count(attacked), 0);
}

TEST(PhaseAwayClock, ABotsTurnTakesTwentySecondsAndNothingElseDoes) {
  Scene scene(OptionList{{"players", "3"}});
  scene.air("E4");
  scene.play({"1 step north", "1 step south"});
  EXPECT_EQ(scene.table().clock, 0);
  scene.play({"1 end"});
  EXPECT_EQ(scene.table().clock, 20'000);
}

TEST(PhaseAwayClock, ACountedTurnTakesItsSeconds) {
  Scene scene;
  scene.play({"1 end"});
  EXPECT_EQ(scene.table().clock, 30'000);
}

TEST(PhaseAwayClock, WhoIsFelledByTheClockHasNoTurnAnyMore) {
  Scene scene(OptionList{{"players", "3"}});
  scene.air("E4").put(1, "E4");
  scene.who(1).hp = 1;
  scene.position.attack_due = 300'000;
  scene.pass_time(300);
  EXPECT_FALSE(scene.player(1).standing());
  EXPECT_EQ(scene.table().actor, seat_at(1));
}

}  // namespace
}  // namespace penta::phase_away

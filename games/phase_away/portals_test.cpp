// Rulings: portals, attacks, and where monsters go.
#include <gtest/gtest.h>

#include "games/phase_away/testing/scene.h"

namespace penta::phase_away {
namespace {

using enum Event::Kind;
using enum ReasonCode;

Scene with_portals(std::string_view airy, std::string_view airless) {
  Scene scene;
  scene.air(airy).airless(airless);
  scene.position.portals = {scene.square(airy), scene.square(airless)};
  return scene;
}

TEST(PhaseAwayPortals, WhoStandsOnOneStepsThroughForOneActionPoint) {
  Scene scene = with_portals("E4", "A1");
  scene.put(1, "E4");
  scene.play({"1 port"});
  EXPECT_EQ(scene.at(1), "A1 beta");
  EXPECT_EQ(scene.table().ap, 4);
  scene.play({"1 port"});
  EXPECT_EQ(scene.at(1), "E4 alpha") << "and back";
}

TEST(PhaseAwayPortals, OnlyTheRoomOfArrivalBringsAFight) {
  Scene entry = with_portals("E4", "A1");
  entry.monster("E4", "cargo-ogre");
  entry.play({"1 step north"});
  EXPECT_EQ(entry.count(fought), 0);
  Scene arrival = with_portals("E4", "A1");
  arrival.monster("A1", "cargo-ogre");
  arrival.play({"1 step north"});
  EXPECT_EQ(arrival.count(fought), 1);
}

TEST(PhaseAwayPortals, FelledMatesInBothRoomsAreHelpedUp) {
  Scene scene = with_portals("E4", "A1");
  scene.put(2, "E4").put(3, "A1", Dimension::beta);
  for (const int seat : {2, 3}) {
    scene.who(seat).felled = true;
    scene.who(seat).hp = 0;
  }
  scene.play({"1 step north"});
  EXPECT_EQ(scene.count(revived), 2);
}

TEST(PhaseAwayPortals, TheirRoomsAreNeverCrossedInWalking) {
  Scene scene = with_portals("E4", "A1");
  scene.air("E3");
  scene.set_up();
  const Squares reached = scene.rules.reach(scene.table(), scene.square("E5"), Dimension::alpha);
  EXPECT_FALSE(reached.contains(scene.square("E3")));
}

TEST(PhaseAwayPortals, TheirRoomsKeepTheirAir) {
  Scene scene = with_portals("D5", "E4");
  scene.position.actor = seat_at(1);
  EXPECT_EQ(scene.why("2 vent north"), portal_room);
  EXPECT_EQ(scene.why("2 vent west"), portal_room);
  Scene dust = with_portals("E4", "A1");
  dust.put(1, "E4");
  dust.who(1).purse = {.dust = 3};
  EXPECT_EQ(dust.why("1 shift"), portal_room);
}

TEST(PhaseAwayPortals, TheArtefactsRoomKeepsItsAirUntilItIsTaken) {
  Scene scene;
  scene.airless("E4");
  scene.position.actor = seat_at(1);
  scene.position.shards_found = 5;
  scene.position.artefact_room = scene.square("E4");
  scene.who(1).purse = {.shards = 5};
  EXPECT_EQ(scene.why("2 vent north"), artefact_room);
  Scene taken;
  taken.airless("E4");
  taken.position.actor = seat_at(1);
  taken.position.shards_found = 5;
  taken.who(1).purse = {.shards = 5, .artefact = 1};
  EXPECT_EQ(taken.why("2 vent north"), ok);
}

TEST(PhaseAwayPortals, NeverOpenInTheArtefactsRoom) {
  Scene scene(OptionList{{"players", "3"}});
  scene.air("E4").airless("E3");
  scene.position.shards_found = 5;
  scene.position.artefact_room = scene.square("E3");
  scene.who(1).purse = {.shards = 5};
  scene.position.portals_due = 250'000;
  scene.pass_time(290);
  EXPECT_EQ(scene.count(portals_opened), 0);
}

TEST(PhaseAwayPortals, OpenWhereAlphaCanWalkAndWhereBetaCanGoOn) {
  // C3 has air and cannot be walked to; A1 has none, and only rooms with air are beside it.
  for (int seed = 1; seed <= 20; ++seed) {
    Scene scene(OptionList{{"players", "3"}});
    scene.air("E4 C3 A2 B1").airless("A1 E6");
    scene.chance = FastChance(static_cast<std::uint64_t>(seed));
    scene.position.portals_due = 250'000;
    scene.pass_time(250);
    EXPECT_EQ(scene.rules.word(scene.table().portals[0]), "E4");
    EXPECT_EQ(scene.rules.word(scene.table().portals[1]), "E6");
  }
}

TEST(PhaseAwayPortals, OldOnesStayTillNewOnesArePossible) {
  Scene scene(OptionList{{"players", "3"}});
  scene.air("E4 E3").airless("D5");
  scene.position.portals = {scene.square("E3"), scene.square("D5")};
  scene.position.actor = seat_at(1);
  for (int* time : {&scene.position.clock, &scene.position.turn_began,
                    &scene.position.portals_opened, &scene.position.attacked}) {
    *time = 300'000;
  }
  scene.position.portals_due = 550'000;
  scene.position.attack_due = 700'000;
  // Without air in E4 nothing can be walked to from START in Alpha.
  scene.play({"2 vent north"});
  scene.pass_time(260);
  EXPECT_EQ(scene.count(portals_opened), 0);
  EXPECT_EQ(scene.rules.word(scene.table().portals[0]), "E3");
  scene.play({"2 vent north"});
  EXPECT_EQ(scene.count(portals_opened), 1);
}

TEST(PhaseAwayPortals, AreRenewedFourToSixMinutesAfterTheyOpened) {
  Scene scene(OptionList{{"players", "3"}});
  scene.air("E4").airless("D5");
  scene.position.portals_due = 250'000;
  scene.pass_time(250);
  const std::int32_t later = scene.state.portals_due - scene.table().portals_opened;
  EXPECT_GE(later, 240'000);
  EXPECT_LE(later, 360'000);
  EXPECT_EQ(scene.table().portals_opened, 250'000);
}

TEST(PhaseAwayPortals, ComeBeforeAnAttackInTheSameSecond) {
  Scene scene(OptionList{{"players", "3"}});
  scene.air("E4").airless("D5");
  scene.position.portals_due = 300'000;
  scene.position.attack_due = 300'000;
  scene.pass_time(300);
  ASSERT_GE(scene.events.size(), 2U);
  EXPECT_EQ(scene.events[0].kind, portals_opened);
  EXPECT_EQ(scene.events[1].kind, attacked);
}

TEST(PhaseAwayAttacks, BringNothingToStartAndNoMoreThanThereIsRoomFor) {
  Scene nowhere(OptionList{{"players", "3"}});
  nowhere.position.attack_due = 300'000;
  nowhere.pass_time(300);
  EXPECT_EQ(nowhere.count(attacked), 1);
  EXPECT_EQ(nowhere.count(appeared), 0);
  Scene one(OptionList{{"players", "3"}});
  one.air("E4");
  one.position.attack_due = 300'000;
  one.pass_time(300);
  EXPECT_EQ(one.count(appeared), 1);
}

TEST(PhaseAwayAttacks, PortalsRoomsAreNotSpared) {
  Scene scene(OptionList{{"players", "3"}});
  scene.air("E4").airless("D5");
  scene.position.portals = {scene.square("E4"), scene.square("D5")};
  scene.position.attack_due = 300'000;
  scene.pass_time(300);
  EXPECT_EQ(scene.count(appeared), 2);
}

// The last of the round ends the turn, and the monsters move in these directions.
void end_round(Scene& scene, const std::vector<Direction>& ways) {
  scene.position.coming.directions = ways;
  scene.position.actor = seat_at(2);
  scene.position.first = seat_at(0);
  scene.play({"3 end"});
}

TEST(PhaseAwayMonsters, IgnorePortals) {
  Scene scene = with_portals("E4", "A1");
  scene.air("E3").monster("E3", "void-hound");
  end_round(scene, {Direction::south});
  EXPECT_EQ(scene.rules.word(scene.table().prowlers[0].square), "E4") << "START stops it";
}

TEST(PhaseAwayMonsters, StopInTheFirstRoomWithAPlayerAndFight) {
  Scene scene;
  scene.air("E2 E3 E4").monster("E2", "void-hound").put(2, "E3");
  end_round(scene, {Direction::south});
  EXPECT_EQ(scene.count(fought), 1);
  EXPECT_EQ(scene.count(slain), 1) << "the Mechanic's 2 reach its 2 HP";
  EXPECT_EQ(scene.player(2).hp, 3);
  EXPECT_EQ(scene.player(2).purse.dust, 1);
}

TEST(PhaseAwayMonsters, FightNobodyWithoutAStep) {
  Scene scene;
  scene.air("E4").monster("E4", "cargo-ogre").put(2, "E4");
  end_round(scene, {});
  EXPECT_EQ(scene.count(fought), 0);
}

TEST(PhaseAwayMonsters, LeaveARoomWithPlayersLikeAnyOther) {
  Scene scene;
  scene.air("E4 E3").monster("E4", "dust-mite").put(2, "E4");
  end_round(scene, {Direction::north});
  EXPECT_EQ(scene.rules.word(scene.table().prowlers[0].square), "E3");
  EXPECT_EQ(scene.count(fought), 0);
}

TEST(PhaseAwayMonsters, MoveInTheOrderOfAppearanceAndNeverOntoAnother) {
  Scene scene;
  scene.air("E3 E2").monster("E3", "dust-mite").monster("E2", "dust-mite");
  end_round(scene, {Direction::north, Direction::north});
  EXPECT_EQ(scene.count(vanished), 1) << "the second, into the unexplored";
  ASSERT_EQ(scene.table().prowler_count, 1);
  EXPECT_EQ(scene.rules.word(scene.table().prowlers[0].square), "E3");
}

TEST(PhaseAwayMonsters, AreInTheDimensionOfTheirRoom) {
  Scene scene;
  scene.air("E4").airless("E3").monster("E4", "dust-mite").put(2, "E3", Dimension::beta);
  end_round(scene, {Direction::north});
  EXPECT_EQ(scene.count(fought), 1) << "it walked over to Beta";
}

}  // namespace
}  // namespace penta::phase_away

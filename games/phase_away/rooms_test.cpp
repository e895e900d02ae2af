// Rulings: rooms and the ways through them, what is searched in them, and who may change their air.
#include <gtest/gtest.h>

#include "games/phase_away/station_toml.h"
#include "games/phase_away/testing/scene.h"

namespace penta::phase_away {
namespace {

using enum Event::Kind;
using enum ReasonCode;

TEST(PhaseAwayRooms, StartIsEnteredFromBothDimensions) {
  Scene scene;
  scene.airless("E4").put(1, "E4", Dimension::beta);
  scene.play({"1 step south"});
  EXPECT_EQ(scene.at(1), "E5 beta");
  scene.play({"1 step north"});
  EXPECT_EQ(scene.at(1), "E4 beta") << "and left again";
}

TEST(PhaseAwayRooms, ARoomWhoseAirDoesNotSuitLiesThereAllTheSame) {
  Scene scene;
  scene.position.coming = {.air = {false}, .monsters = {std::nullopt}};
  scene.play({"1 explore north"});
  EXPECT_TRUE(scene.table().laid.contains(scene.square("E4")));
  EXPECT_EQ(scene.why("1 step north"), wrong_air);
}

TEST(PhaseAwayRooms, MonstersAreNoObstacleToWalking) {
  Scene scene;
  scene.air("E4 E3").monster("E4", "old-captain");
  scene.set_up();
  const Squares reached = scene.rules.reach(scene.table(), scene.square("E5"), Dimension::alpha);
  EXPECT_TRUE(reached.contains(scene.square("E3")));
  EXPECT_EQ(scene.rules.way_home(scene.table(), scene.square("E3"), Dimension::alpha), 2);
}

TEST(PhaseAwayRooms, TheWayHomeAndWhatIsWithinReachAreTold) {
  Scene scene;
  scene.air("E4 E3 E2 F3 D5 A1").airless("F4 E6").put(1, "E2").put(2, "A1");
  scene.position.portals = {scene.square("F3"), scene.square("E6")};
  scene.position.ap = 3;
  scene.set_up();
  const Position told = scene.rules.position(scene.rules.view(scene.state, seat_at(0)));
  const std::vector<Square> path{scene.square("E3"), scene.square("E4"), scene.square("E5")};
  EXPECT_EQ(told.players[0].path_home, path);
  EXPECT_EQ(told.players[0].way_home, 3);
  EXPECT_TRUE(told.players[1].path_home.empty()) << "no way";
  EXPECT_TRUE(told.players[2].path_home.empty()) << "there already";
  const std::vector<WalkPosition> walks{{scene.square("E3"), 1},
                                        {scene.square("F3"), 2},
                                        {scene.square("E4"), 2},
                                        {scene.square("E5"), 3}};
  EXPECT_EQ(told.walks, walks) << "to the portal, not across";
}

// Nothing is left to explore but A1, from A2; what lies behind A1 is told.
Scene before_the_corner(bool behind) {
  Scene scene;
  scene.air("D5 C5 B5 A5 A4 A3 A2").airless("B2 B3 B4 C4 D4 E4 F5 E6 D6 C6 B6 A6");
  if (behind) scene.airless("B1");
  for (int seat = 1; seat <= 3; ++seat) scene.put(seat, "A2");
  return scene;
}

TEST(PhaseAwayRooms, WhatSealsInEitherWayKeepsItsAir) {
  for (const bool air : {true, false}) {
    Scene scene = before_the_corner(true);
    scene.position.coming = {.air = {air}, .monsters = {std::nullopt}};
    scene.play({"1 explore north"});
    EXPECT_EQ(scene.has_air("A1"), air);
  }
}

TEST(PhaseAwayRooms, APortalInReachDoesNotLetATileSealIn) {
  Scene scene = before_the_corner(false);
  scene.position.portals = {scene.square("A3"), scene.square("B4")};
  scene.position.coming = {.air = {false}, .monsters = {std::nullopt}};
  scene.play({"1 explore north"});
  EXPECT_TRUE(scene.has_air("A1"));
}

TEST(PhaseAwayRooms, WhatTheNavigatorSeesNeverSealsInEither) {
  Scene scene({{"players", "4"}, {"clock", "turns"}});
  scene.air("D5 C5 B5 A5 A4 A3 A2").airless("B2 B3 B4 C4 D4 E4 F5 E6 D6 C6 B6 A6");
  scene.put(4, "A2");
  scene.position.actor = seat_at(3);
  scene.position.coming = {.air = {false, false}, .monsters = {std::nullopt, std::nullopt}};
  scene.play({"4 scout north"});
  EXPECT_EQ(scene.table().scouted[0].air, 1);
  EXPECT_EQ(scene.table().scouted[1].air, 1);
}

// START in the corner and A2 without air: B1 would have air, but that would leave Beta nothing to
// explore.
TEST(PhaseAwayRooms, NotToBeSealedInComesBeforeTheAirBesideStart) {
  Scene scene;
  scene.position.start = scene.square("A1");
  scene.position.rooms = {{.square = scene.square("A1"), .tile = Tile::start, .air = true}};
  scene.airless("A2").air("A3 B2");
  for (int seat = 1; seat <= 3; ++seat) scene.put(seat, "A1", Dimension::beta);
  scene.position.coming = {.air = {true}, .monsters = {std::nullopt}};
  scene.play({"1 explore east"});
  EXPECT_FALSE(scene.has_air("B1"));
}

TEST(PhaseAwayRooms, WhoIsFreedKeepsEverything) {
  Scene scene;
  scene.air("A1").airless("A2 B1 E4 D5 F5 E6");
  scene.put(1, "A1");
  scene.who(1).things = {scene.thing("medkit")};
  scene.who(1).purse = {.money = 4, .dust = 1};
  scene.play({"1 free alpha"});
  EXPECT_EQ(scene.at(1), "E5 alpha");
  EXPECT_TRUE(scene.rules.carries(scene.player(1), scene.thing("medkit")));
  EXPECT_EQ(scene.player(1).purse, (Purse{.money = 4, .dust = 1}));
}

TEST(PhaseAwayRooms, SpecialRoomsHaveTheirOwnTablesInBothDimensions) {
  Scene scene;
  scene.air("E4 E3");
  scene.room("E4").tile = Tile::medi_center;
  scene.room("E3").tile = Tile::cargo_hold;
  scene.airless("D5");
  scene.set_up();
  const auto table = [&](std::string_view square, Dimension dimension) {
    return scene.rules.loot_table(scene.table(), scene.square(square), dimension);
  };
  for (const Dimension dimension : {Dimension::alpha, Dimension::beta}) {
    EXPECT_EQ(table("E4", dimension), LootTable::medi_center);
    EXPECT_EQ(table("E3", dimension), LootTable::cargo_hold);
  }
  EXPECT_EQ(table("D5", Dimension::alpha), LootTable::alpha);
  EXPECT_EQ(table("D5", Dimension::beta), LootTable::beta);
}

// A station whose Alpha table has one card in one copy and nothing else.
TEST(PhaseAwayRooms, AnEmptyTableGivesMoney) {
  std::string station(data::station_toml);
  const auto at = station.find("table = \"alpha\"\nlevel = \"normal\"");
  ASSERT_NE(at, std::string::npos);
  const auto open = station.find('[', at);
  const auto close = station.find(']', open);
  station.replace(open, close - open + 1, "[\"defibrillator 100\"]");
  Scene scene({{"players", "3"}, {"clock", "turns"}, {"station", station}});
  scene.air("E4 E3").put(1, "E4");
  scene.play({"1 loot", "1 step north", "1 loot"});
  EXPECT_TRUE(scene.rules.carries(scene.player(1), scene.thing("defibrillator")));
  EXPECT_EQ(scene.player(1).purse.money, 1);
}

TEST(PhaseAwayRooms, TheMechanicIsHinderedByTheFelledAndNotByAMonster) {
  Scene lying;
  lying.air("E4").put(3, "E4");
  lying.who(3).felled = true;
  lying.who(3).hp = 0;
  lying.position.actor = seat_at(1);
  EXPECT_EQ(lying.why("2 vent north"), somebody_there);
  Scene monster;
  monster.airless("E4").monster("E4", "old-captain");
  monster.position.actor = seat_at(1);
  monster.play({"2 vent north"});
  EXPECT_TRUE(monster.has_air("E4"));
  EXPECT_EQ(monster.count(fought), 0);
  Scene start;
  start.air("E4").put(2, "E4");
  start.position.actor = seat_at(1);
  EXPECT_EQ(start.why("2 vent south"), start_room);
}

TEST(PhaseAwayRooms, DustShiftsTheFelledAlong) {
  Scene scene;
  scene.air("E4").put(1, "E4").put(3, "E4");
  scene.who(3).felled = true;
  scene.who(3).hp = 0;
  scene.who(1).purse = {.dust = 3};
  scene.play({"1 shift"});
  EXPECT_EQ(scene.at(3), "E4 beta");
  EXPECT_FALSE(scene.player(3).standing());
}

TEST(PhaseAwayRooms, ActionPointsThatAreLeftLapse) {
  Scene scene({{"players", "2"}, {"clock", "turns"}});
  scene.air("E4");
  scene.play({"1 step north", "1 end", "2 end"});
  EXPECT_EQ(scene.table().actor, seat_at(0));
  EXPECT_EQ(scene.table().ap, 5) << "no more than the card shows";
}

TEST(PhaseAwayRooms, WhoIsFelledIsPassedOver) {
  Scene scene;
  scene.air("E4").put(2, "E4");
  scene.who(2).felled = true;
  scene.who(2).hp = 0;
  scene.play({"1 end"});
  EXPECT_EQ(scene.table().actor, seat_at(2));
  EXPECT_EQ(scene.player(2).missed, 1);
}

TEST(PhaseAwayRooms, HealingNeedsTheSameRoomAndDimension) {
  Scene scene;
  scene.air("E4").put(1, "E4");
  scene.position.actor = seat_at(2);
  scene.who(1).hp = 2;
  EXPECT_EQ(scene.why("3 heal 1"), not_together);
  Scene felled;
  felled.air("E4").put(1, "E4").put(3, "E4");
  felled.position.actor = seat_at(2);
  felled.who(1).felled = true;
  felled.who(1).hp = 0;
  EXPECT_EQ(felled.why("3 heal 1"), is_felled);
}

}  // namespace
}  // namespace penta::phase_away

// The golden cases of the rulings.
#include <gtest/gtest.h>

#include "games/phase_away/testing/scene.h"

namespace penta::phase_away {
namespace {

using enum Event::Kind;
using enum ReasonCode;

TEST(PhaseAwayGolden, DamageThatReachesTheHpFellsAMonster) {
  Scene scene;
  scene.air("E4").monster("E4", "mirror-maid");  // 3 HP; the Soldier strikes with 3
  scene.play({"1 step north"});
  EXPECT_EQ(scene.count(slain), 1);
  EXPECT_TRUE(scene.table().monsters.empty());
  EXPECT_EQ(scene.player(1).hp, 6);
  EXPECT_EQ(scene.player(1).purse.dust, 1);
}

TEST(PhaseAwayGolden, DamageThatReachesTheHpFellsAPlayer) {
  Scene scene;
  scene.air("E4").monster("E4", "static-wisp");  // strikes with 3
  scene.who(1).hp = 3;
  scene.play({"1 step north"});
  EXPECT_FALSE(scene.player(1).standing());
  // Both at once: the dust that was just won falls, too.
  EXPECT_EQ(scene.count(slain), 1);
  EXPECT_EQ(scene.table().floor[static_cast<std::size_t>(scene.square("E4"))].dust, 1);
  EXPECT_EQ(scene.table().actor, seat_at(1)) << "the turn ends";
}

TEST(PhaseAwayGolden, ARoomThatTheMechanicFillsCanBeEnteredAndSearched) {
  Scene scene;
  scene.airless("E4");
  scene.room("E4").looted = {Dimension::beta};
  scene.position.actor = seat_at(1);
  EXPECT_EQ(scene.why("2 step north"), wrong_air);
  scene.play({"2 vent north", "2 step north", "2 loot"});
  EXPECT_EQ(scene.at(2), "E4 alpha");
  EXPECT_EQ(scene.count(looted), 1);
  EXPECT_EQ(scene.table().ap, 1) << "2, 1 and 1 AP";
}

TEST(PhaseAwayGolden, APortalIsAnotherSquareAndAnotherDimensionInOneMove) {
  Scene scene;
  scene.air("E4").airless("A1");
  scene.position.portals = {scene.square("E4"), scene.square("A1")};
  scene.play({"1 step north"});
  EXPECT_EQ(scene.at(1), "A1 beta");
  EXPECT_EQ(scene.table().ap, 4);
}

TEST(PhaseAwayGolden, AlphaDoesNotEnterTheOtherPortal) {
  Scene scene;
  scene.air("D5").airless("E4");
  scene.position.portals = {scene.square("D5"), scene.square("E4")};
  EXPECT_EQ(scene.why("1 step north"), wrong_air);
}

Scene with_artefact(std::string_view where) {
  Scene scene;
  scene.air("E4 E3");
  scene.position.clock = 30 * 60'000 - 30'000;
  scene.position.turn_began = scene.position.clock;
  scene.position.attacked = scene.position.clock;
  scene.position.shards_found = 5;
  scene.who(1).purse = {.shards = 5, .artefact = 1};
  scene.put(1, where).put(3, "E3");
  return scene;
}

TEST(PhaseAwayGolden, TheTimeIsUpAndTheArtefactIsHome) {
  Scene scene = with_artefact("E5");
  scene.play({"1 end"});
  const Outcome outcome = scene.rules.outcome(scene.state);
  EXPECT_EQ(outcome.rank, "suboptimal");
  EXPECT_EQ(outcome.reason, "time-up");
  EXPECT_EQ(outcome.shares[0], 1);
}

TEST(PhaseAwayGolden, TheTimeIsUpAndTheArtefactIsElsewhere) {
  Scene scene = with_artefact("E4");
  scene.play({"1 end"});
  EXPECT_EQ(scene.rules.outcome(scene.state).rank, "failed");
  EXPECT_EQ(scene.rules.outcome(scene.state).shares[0], 0);
}

// All three have to end their turns before monsters move.
std::string monster_after(std::string_view from, std::string_view kind, Direction direction,
                          std::string_view rooms) {
  Scene scene;
  scene.air(rooms).monster(from, kind);
  scene.position.coming.directions = {direction};
  scene.play({"1 end", "2 end", "3 end"});
  const Table& table = scene.table();
  return table.prowler_count == 0 ? "gone" : scene.rules.word(table.prowlers[0].square);
}

TEST(PhaseAwayGolden, MonstersStayOnTheBoardAndVanishWhereNothingIsExplored) {
  EXPECT_EQ(monster_after("A1", "dust-mite", Direction::north, "A1"), "A1");
  EXPECT_EQ(monster_after("C3", "dust-mite", Direction::north, "C3"), "gone");
  EXPECT_EQ(monster_after("C3", "void-hound", Direction::north, "C3 C2 C1"), "C1");
  EXPECT_EQ(monster_after("C3", "void-hound", Direction::north, "C3 C2"), "gone");
  EXPECT_EQ(monster_after("E6", "dust-mite", Direction::north, "E6"), "E6") << "START stops it";
  EXPECT_EQ(monster_after("C3", "cargo-ogre", Direction::north, "C3"), "C3") << "it does not move";
}

TEST(PhaseAwayGolden, TheLastRoomBesideStartHasTheAirThatTheOthersLack) {
  Scene scene;
  scene.position.start = scene.square("A1");
  scene.position.rooms = {{.square = scene.square("A1"), .tile = Tile::start, .air = true}};
  scene.airless("A2");
  for (int seat = 1; seat <= 3; ++seat) scene.put(seat, "A1");
  scene.position.coming.air = {false};
  scene.position.coming.monsters = {std::nullopt};
  scene.play({"1 explore east"});
  EXPECT_TRUE(scene.has_air("B1"));
}

}  // namespace
}  // namespace penta::phase_away

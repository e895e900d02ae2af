// Rulings: the leader, pauses, what is hidden, sealed in, items, and being helped up.
#include <gtest/gtest.h>

#include "games/phase_away/testing/scene.h"

namespace penta::phase_away {
namespace {

using enum Event::Kind;
using enum ReasonCode;

TEST(PhaseAwayTeam, AnybodyMayPauseAndOnlyTheLeaderResumes) {
  Scene scene({{"players", "3"}, {"leader", "2"}});
  scene.set_up();
  for (int i = 0; i < 3; ++i) {
    const View view = scene.rules.view(scene.state, seat_at(i));
    EXPECT_TRUE(scene.rules.may_pause(view));
    EXPECT_EQ(scene.rules.may_resume(view), i == 1);
  }
  const View watching = scene.rules.view(scene.state, stranger);
  EXPECT_FALSE(scene.rules.may_pause(watching));
  EXPECT_FALSE(scene.rules.may_resume(watching));
}

TEST(PhaseAwayTeam, UndoNeverReachesBeyondADraw) {
  const Scene scene;
  EXPECT_TRUE(scene.rules.draws_stand());
}

TEST(PhaseAwayTeam, NobodyLearnsWhenSomethingIsDueOrWhatComes) {
  Scene scene(OptionList{{"players", "3"}});
  scene.air("E4").airless("D5");
  scene.position.portals_due = 250'000;
  scene.position.attack_due = 310'000;
  scene.position.coming.loot = {"medkit"};
  scene.set_up();
  for (const Viewer viewer : {seat_at(0), seat_at(1), stranger}) {
    const View view = scene.rules.view(scene.state, viewer);
    const Position seen = scene.rules.position(view);
    EXPECT_FALSE(seen.portals_due);
    EXPECT_FALSE(seen.attack_due);
    EXPECT_EQ(seen.coming, ComingPosition{});
    EXPECT_EQ(scene.rules.known_due(view), 30 * 60'000);
  }
  EXPECT_EQ(scene.rules.next_due(scene.state), 250'000);
}

TEST(PhaseAwayTeam, CharactersAreChosenInTheOrderOfSeatsEachOnce) {
  const Scene scene({{"players", "3"}, {"leader", "3"}});
  const Rules& rules = scene.rules;
  FastChance chance(1);
  State state = rules.start(chance, no_observer);
  const auto choose = [](Character character) { return Move::of(Move::Kind::choose, character); };
  const auto why = [&](int seat, Move move) {
    return static_cast<ReasonCode>(rules.check(rules.view(state, seat_at(seat)), move).code);
  };
  EXPECT_EQ(why(1, choose(Character::medic)), not_your_turn);
  rules.apply(state, seat_at(0), choose(Character::medic), chance, no_observer);
  EXPECT_EQ(why(1, choose(Character::medic)), taken_character);
  rules.apply(state, seat_at(1), choose(Character::rogue), chance, no_observer);
  rules.apply(state, seat_at(2), choose(Character::runner), chance, no_observer);
  EXPECT_EQ(state.table.step, Step::start);
  EXPECT_EQ(state.table.actor, seat_at(2)) << "the leader places START";
}

TEST(PhaseAwayTeam, ALeaderWhoIsFelledStillCallsTheEnd) {
  Scene scene;
  scene.air("E4").put(1, "E4");
  scene.who(1).felled = true;
  scene.who(1).hp = 0;
  scene.position.actor = seat_at(1);
  scene.position.shards_found = 5;
  scene.who(2).purse = {.shards = 5, .artefact = 1};
  scene.play({"1 call"});
  EXPECT_EQ(scene.rules.outcome(scene.state).rank, "suboptimal");
}

TEST(PhaseAwayTeam, AnArtefactThatLiesOnStartCountsForNothing) {
  Scene scene;
  scene.air("E4").put(2, "E4");
  scene.position.shards_found = 5;
  scene.who(1).purse = {.shards = 5};
  scene.room("E5").purse = {.artefact = 1};
  scene.position.clock = 30 * 60'000 - 30'000;
  scene.position.turn_began = scene.position.clock;
  scene.position.attacked = scene.position.clock;
  scene.play({"1 end"});
  EXPECT_EQ(scene.rules.outcome(scene.state).rank, "failed");
}

// Air on START and D5 only, and everything beside them laid.
Scene walled_in() {
  Scene scene;
  scene.air("D5").airless("E4 F5 E6 D4 C5 D6");
  return scene;
}

TEST(PhaseAwayTeam, WhoIsSealedInAndCanWalkToStartGoesThereFirst) {
  Scene away = walled_in();
  away.put(1, "D5");
  EXPECT_EQ(away.why("1 free beta"), not_on_start);
  Scene home = walled_in();
  EXPECT_EQ(home.why("1 free alpha"), not_sealed) << "there already";
  home.play({"1 free beta"});
  EXPECT_EQ(home.at(1), "E5 beta");
  EXPECT_EQ(home.table().actor, seat_at(1));
}

TEST(PhaseAwayTeam, BreakingFreeTakesTheWholeTurn) {
  Scene scene = walled_in();
  scene.position.ap = 4;
  EXPECT_EQ(scene.why("1 free beta"), ap_spent);
}

TEST(PhaseAwayTeam, APortalInReachIsAWayOut) {
  Scene scene = walled_in();
  scene.position.portals = {scene.square("D5"), scene.square("E4")};
  EXPECT_EQ(scene.why("1 free beta"), not_sealed);
}

TEST(PhaseAwayTeam, TheFelledAreHandedNothing) {
  Scene scene;
  scene.air("E4").put(1, "E4").put(2, "E4");
  scene.who(1).things = {scene.thing("medkit")};
  scene.who(2).felled = true;
  scene.who(2).hp = 0;
  EXPECT_EQ(scene.why("1 give medkit to 2"), is_felled);
}

// Found by random play: the attack came between two questions, and the position could not be read
// back.
TEST(PhaseAwayTeam, WhoIsFelledWhileSomethingIsHandedOverGetsNothing) {
  Scene scene(OptionList{{"players", "3"}});
  scene.air("E4").put(1, "E4").put(2, "E4");
  scene.who(1).purse = {.money = 4, .dust = 2};
  scene.who(2).hp = 1;
  scene.position.attack_due = 300'000;
  Monster ogre = Monster::none;
  ASSERT_TRUE(scene.rules.from_word("cargo-ogre", ogre));
  scene.position.coming = {.monsters = {ogre}};
  scene.play({"1 hand to 2"});
  EXPECT_EQ(scene.table().ap, 4);
  scene.pass_time(300);
  EXPECT_FALSE(scene.player(2).standing());
  EXPECT_EQ(scene.table().step, Step::turn);
  EXPECT_EQ(scene.table().ap, 5) << "nothing was handed over";
  EXPECT_EQ(scene.player(1).purse, (Purse{.money = 4, .dust = 2}));
  EXPECT_TRUE(scene.rules.set_up(scene.rules.position(scene.state)));
}

TEST(PhaseAwayTeam, AMateWhoBeginsATurnThereHelpsUp) {
  Scene scene;
  scene.air("E4").put(1, "E4").put(2, "E4");
  scene.who(2).felled = true;
  scene.who(2).hp = 0;
  scene.position.actor = seat_at(2);
  scene.position.first = seat_at(0);
  scene.play({"3 end"});
  EXPECT_EQ(scene.count(revived), 1);
  EXPECT_EQ(scene.player(2).hp, 1);
}

TEST(PhaseAwayTeam, OneGathersBesideAMonsterToo) {
  Scene scene;
  scene.air("E4").monster("E4", "old-captain").put(1, "E4");
  scene.room("E4").things = {scene.thing("medkit")};
  scene.play({"1 gather"});
  EXPECT_TRUE(scene.rules.carries(scene.player(1), scene.thing("medkit")));
  EXPECT_EQ(scene.count(fought), 0);
}

TEST(PhaseAwayTeam, ARoomThatWasShiftedIsSearchedInTheOtherDimension) {
  Scene scene;
  scene.air("E4").put(1, "E4");
  scene.who(1).purse = {.dust = 3};
  scene.position.coming.loot = {"money", "money"};
  scene.play({"1 loot", "1 shift", "1 loot"});
  EXPECT_EQ(scene.count(looted), 2);
  EXPECT_EQ(scene.player(1).purse.dust, 0);
}

TEST(PhaseAwayItems, AMonsterIsPushedAwayAndVanishesInTheUnexplored) {
  Scene scene;
  scene.air("E4").monster("E4", "cargo-ogre");
  scene.who(1).things = {scene.thing("signal-flare")};
  scene.play({"1 use signal-flare north north"});
  EXPECT_EQ(scene.count(vanished), 1);
  EXPECT_EQ(scene.table().ap, 5) << "free of AP";
}

TEST(PhaseAwayItems, TheWayHomeKeepsTheDimension) {
  Scene scene;
  scene.airless("E4 E3").put(1, "E3", Dimension::beta);
  scene.who(1).things = {scene.thing("emergency-exit")};
  scene.play({"1 use emergency-exit"});
  EXPECT_EQ(scene.at(1), "E5 beta");
}

TEST(PhaseAwayItems, AMateIsWokenFromAfar) {
  Scene scene;
  scene.air("E4").put(2, "E4");
  scene.who(2).felled = true;
  scene.who(2).hp = 0;
  scene.who(1).things = {scene.thing("smelling-salts")};
  scene.play({"1 use smelling-salts on 2"});
  EXPECT_TRUE(scene.player(2).standing());
}

TEST(PhaseAwayItems, LuckFindsTwoThings) {
  Scene scene;
  scene.air("E4").put(1, "E4");
  scene.who(1).things = {scene.thing("lucky-coin")};
  scene.position.coming.loot = {"medkit", "money"};
  scene.play({"1 use lucky-coin", "1 loot"});
  EXPECT_EQ(scene.count(looted), 2);
  EXPECT_EQ(scene.table().ap, 4);
}

TEST(PhaseAwayItems, ATuningForkShiftsLikeDustWithoutDust) {
  Scene start;
  start.who(1).things = {start.thing("tuning-fork")};
  start.play({"1 use tuning-fork"});
  EXPECT_EQ(start.at(1), "E5 beta");
  EXPECT_EQ(start.at(2), "E5 alpha");
  Scene room;
  room.air("E4").put(1, "E4").put(2, "E4");
  room.who(1).things = {room.thing("tuning-fork")};
  room.play({"1 use tuning-fork"});
  EXPECT_EQ(room.at(2), "E4 beta") << "the room, with all in it";
  EXPECT_FALSE(room.has_air("E4"));
  EXPECT_EQ(room.table().ap, 5) << "free of AP";
}

TEST(PhaseAwayTeam, TheRogueSneaksThroughAPortalRevivesAndPicksUp) {
  Scene scene({{"players", "5"}, {"clock", "turns"}});
  scene.air("E4").airless("A1").monster("A1", "cargo-ogre").put(3, "A1", Dimension::beta);
  scene.position.portals = {scene.square("E4"), scene.square("A1")};
  scene.position.actor = seat_at(4);
  scene.who(3).felled = true;
  scene.who(3).hp = 0;
  scene.room("A1").purse = {.money = 3};
  scene.play({"5 sneak north", "5 gather"});
  EXPECT_EQ(scene.at(5), "A1 beta");
  EXPECT_EQ(scene.count(fought), 0);
  EXPECT_EQ(scene.count(revived), 1);
  EXPECT_EQ(scene.player(5).purse.money, 3);
  EXPECT_EQ(scene.table().ap, 2) << "2 and 1 of 5 AP";
}

}  // namespace
}  // namespace penta::phase_away

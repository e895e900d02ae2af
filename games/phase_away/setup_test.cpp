// Rulings: how a mission begins, how long its turns are, and in which list its result stands.
#include <gtest/gtest.h>

#include "games/phase_away/testing/scene.h"

namespace penta::phase_away {
namespace {

using enum Event::Kind;

constexpr std::int32_t half_an_hour = 30 * 60'000;

// Everybody has chosen, and the second seat leads.
class Beginning {
 public:
  explicit Beginning(const OptionList& options = {{"players", "3"}, {"leader", "2"}})
      : rules(battery::make_rules<Rules>(options)), state(rules.start(chance, no_observer)) {
    for (const char* const move : {"choose medic", "choose rogue", "choose runner"}) play(move);
  }
  void play(const char* text) {
    const auto move = rules.parse(text);
    ASSERT_TRUE(move) << move.error().text;
    const Seat seat = state.table.actor;
    ASSERT_TRUE(rules.check(rules.view(state, seat), *move).ok()) << text;
    rules.apply(state, seat, *move, chance, no_observer);
  }

  FastChance chance{1};
  Rules rules;
  State state;
};

TEST(PhaseAwaySetup, TheLeaderPlacesStartAndNamesWhoBegins) {
  Beginning mission;
  EXPECT_EQ(mission.state.table.actor, seat_at(1));
  mission.play("start A1");
  EXPECT_EQ(mission.state.table.actor, seat_at(1)) << "still the leader";
  mission.play("first 3");
  const Table& table = mission.state.table;
  EXPECT_EQ(table.actor, seat_at(2));
  EXPECT_EQ(table.clock, 0) << "it runs from the first turn on";
  mission.play("end");
  EXPECT_EQ(table.actor, seat_at(0)) << "clockwise";
  EXPECT_EQ(table.round, 1);
  mission.play("end");
  mission.play("end");
  EXPECT_EQ(table.actor, seat_at(2));
  EXPECT_EQ(table.round, 2);
}

TEST(PhaseAwaySetup, AllBeginInAlphaOnStartWithoutGear) {
  Beginning mission;
  mission.play("start H9");
  mission.play("first 1");
  const Table& table = mission.state.table;
  EXPECT_EQ(mission.rules.word(table.start), "H9");
  EXPECT_EQ(table.laid, Squares(table.start));
  EXPECT_TRUE(table.air.contains(table.start));
  for (int i = 0; i < 3; ++i) {
    const Player& each = mission.rules.player(table, seat_at(i));
    EXPECT_EQ(each.square, table.start);
    EXPECT_EQ(each.dimension, Dimension::alpha);
    EXPECT_EQ(each.weapon, Thing::none);
    EXPECT_EQ(each.armour, Thing::none);
    EXPECT_TRUE(each.carried.empty());
    EXPECT_TRUE(each.purse.empty());
    EXPECT_EQ(each.hp, mission.rules.figures().hp[static_cast<std::size_t>(each.character)]);
  }
}

TEST(PhaseAwaySetup, WithStartTheBagFillsTheBoard) {
  const Beginning mission;
  const auto& bag = mission.state.table.bag;
  EXPECT_EQ(bag[0], 60);
  EXPECT_EQ(bag[1], 10);
  EXPECT_EQ(bag[2], 10);
  EXPECT_EQ(bag[0] + bag[1] + bag[2] + 1, squares);
}

TEST(PhaseAwaySetup, ABotThatLeadsPutsStartInTheMiddle) {
  const Beginning mission;
  const Rules& rules = mission.rules;
  const Move move = rules.greedy(rules.view(mission.state, seat_at(1)));
  EXPECT_EQ(rules.notation(move), "start E5");
}

TEST(PhaseAwaySetup, RescueIsUsualOnEasyOnly) {
  const auto rescue = [](const OptionList& options) {
    return battery::make_rules<Rules>(options).rescue();
  };
  EXPECT_TRUE(rescue({{"difficulty", "easy"}}));
  EXPECT_FALSE(rescue({{"difficulty", "normal"}}));
  EXPECT_FALSE(rescue({{"difficulty", "hard"}}));
  EXPECT_FALSE(rescue({{"difficulty", "easy"}, {"rescue", "off"}}));
  EXPECT_TRUE(rescue({{"difficulty", "hard"}, {"rescue", "on"}}));
}

TEST(PhaseAwaySetup, ATurnTakesAtLeastASecond) {
  Beginning mission;
  mission.play("start E5");
  mission.play("first 1");
  mission.play("end");
  EXPECT_EQ(mission.state.table.clock, 1'000);
  // What it took anyway counts.
  mission.rules.advance(mission.state, 700, mission.chance, no_observer);
  mission.play("end");
  EXPECT_EQ(mission.state.table.clock, 2'000);
  mission.rules.advance(mission.state, 5'000, mission.chance, no_observer);
  mission.play("end");
  EXPECT_EQ(mission.state.table.clock, 7'000);
}

TEST(PhaseAwaySetup, TheFirstPortalsComeAfterFourToSixMinutesAndMonstersAfterFiveToEight) {
  for (const char* const difficulty : {"easy", "normal", "hard"}) {
    const Rules rules = battery::make_rules<Rules>({{"difficulty", difficulty}});
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      FastChance chance(seed);
      const State state = rules.start(chance, no_observer);
      EXPECT_TRUE(state.portals_due >= 240'000 && state.portals_due <= 360'000);
      EXPECT_TRUE(state.attack_due >= 300'000 && state.attack_due <= 480'000);
      EXPECT_EQ(state.portals_due % 1'000 + state.attack_due % 1'000, 0) << "whole seconds";
    }
  }
}

// Turns that begin within so many minutes, if everybody only ends theirs.
int turns_in(const char* minutes, const char* seconds) {
  Beginning mission(
      {{"players", "3"}, {"clock", "turns"}, {"minutes", minutes}, {"turn_seconds", seconds}});
  mission.play("start E5");
  mission.play("first 1");
  while (mission.state.table.step != Step::over) mission.play("end");
  return mission.state.table.turns;
}

TEST(PhaseAwaySetup, CountedTurnsFillTheTime) {
  EXPECT_EQ(turns_in("30", "30"), 60) << "20 rounds for three";
  EXPECT_EQ(turns_in("20", "30"), 40);
  EXPECT_EQ(turns_in("45", "45"), 60);
}

TEST(PhaseAwaySetup, AtTheEndOfARoundMonstersMoveBeforeTheSecondsPass) {
  Scene scene;
  scene.air("E4 E3").monster("E3", "dust-mite");
  scene.position.actor = seat_at(2);
  scene.position.first = seat_at(0);
  scene.position.clock = half_an_hour - 30'000;
  scene.position.turn_began = scene.position.clock;
  scene.position.portals_opened = scene.position.clock;
  scene.position.attacked = scene.position.clock;
  scene.position.coming.directions = {Direction::south};
  scene.play({"3 end"});
  EXPECT_EQ(scene.count(prowled), 1);
  EXPECT_EQ(scene.table().end, End::time_up);
}

TEST(PhaseAwayScores, AListForEachDifficultyNumberOfPlayersAndClock) {
  const auto list = [](const OptionList& options) {
    return battery::make_rules<Rules>(options).score_list();
  };
  const std::string usual = list({});
  EXPECT_FALSE(usual.empty());
  EXPECT_NE(list({{"difficulty", "hard"}}), usual);
  EXPECT_NE(list({{"players", "4"}}), usual);
  EXPECT_NE(list({{"minutes", "20"}}), usual);
  const std::string turns = list({{"clock", "turns"}});
  EXPECT_NE(turns, usual);
  EXPECT_NE(list({{"clock", "turns"}, {"turn_seconds", "45"}}), turns);
  EXPECT_EQ(list({{"leader", "3"}}), usual) << "who leads changes nothing";
}

// The time is up, and the artefact is there.
int grade_with_artefact_on(std::string_view square) {
  Scene scene;
  scene.air("E4").put(1, square).put(3, "E4");
  scene.position.clock = half_an_hour - 30'000;
  scene.position.turn_began = scene.position.clock;
  scene.position.portals_opened = scene.position.clock;
  scene.position.attacked = scene.position.clock;
  scene.position.shards_found = 5;
  scene.who(1).purse = {.money = 99, .gems = 99, .shards = 5, .artefact = 1};
  scene.play({"1 end"});
  return scene.rules.grade(scene.state);
}

TEST(PhaseAwayScores, ABetterEndComesBeforeAnySum) {
  Scene all_home;
  all_home.air("E4").put(1, "E4");
  all_home.position.shards_found = 5;
  all_home.who(1).purse = {.shards = 5, .artefact = 1};
  all_home.play({"1 step south"});
  EXPECT_GT(all_home.rules.grade(all_home.state), grade_with_artefact_on("E5"));
  EXPECT_GT(grade_with_artefact_on("E5"), grade_with_artefact_on("E4"));
}

}  // namespace
}  // namespace penta::phase_away

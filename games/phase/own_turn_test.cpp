// Only whoever has the turn brings warriors into play, by orders and skills too.
#include "games/phase/bot.h"
#include "games/phase/testing/made_up.h"

namespace penta::phase {
namespace {

using Do = Move::Kind;

class OwnTurn : public SideTest {
 protected:
  // Seat 1 may act in the last action round of seat 2.
  void act_in_anothers_turn() { scene.active(2).last_round().pass(); }
};

TEST_F(OwnTurn, AnOrderThatBeginsWithTrainingIsForTheOwnTurn) {
  scene.hand(1, "Heron Caller").barracks(1, "Trivet, Scout");
  act_in_anothers_turn();
  EXPECT_EQ(scene.why_order("Heron Caller"), ReasonCode::own_turn_only);
  EXPECT_EQ(scene.offered(Do::order), "");
  scene = Scene();
  scene.hand(1, "Heron Caller").barracks(1, "Trivet, Scout").last_round();
  EXPECT_EQ(scene.why_order("Heron Caller"), ReasonCode::ok);
}

TEST_F(OwnTurn, ASkillThatBeginsWithTrainingIsForTheOwnTurn) {
  scene.active(2).play(2, "Ted").play(1, "Drum Sergeant").barracks(1, "Trivet, Scout");
  scene.maneuver(1).pass();
  EXPECT_EQ(scene.why_skill("Drum Sergeant"), ReasonCode::own_turn_only);
  EXPECT_EQ(scene.offered(Do::skill), "");
}

TEST_F(OwnTurn, TheReasonIsNamedBeforeTheCost) {
  scene.hand(1, "Heron Caller");
  act_in_anothers_turn();
  EXPECT_EQ(scene.why_order("Heron Caller"),
            ReasonCode::own_turn_only);  // nor could it be paid for
}

TEST_F(OwnTurn, SoIsWhatBeginsWithTrainingThatMayBeLeftOut) {
  scene = made_up("Action: you may train a resource for 2 less, then draw a card.");
  scene.hand(1, "Mage").barracks(1, "Thief, Knight");
  act_in_anothers_turn();
  EXPECT_EQ(scene.why_order("Mage"), ReasonCode::own_turn_only);
}

TEST_F(OwnTurn, TrainingThatComesLaterDoesNothingInAnothersTurn) {
  const std::string order = "Action: draw a card, then train a resource for 9 less.";
  scene = made_up(order);
  scene.hand(1, "Mage").barracks(1, "Wolf").deck(1, "Knight / Thief");
  act_in_anothers_turn();
  scene.order("Mage");
  EXPECT_EQ(scene.changes(), (Lines{"Mage (hand) -> Mage (discard)", "deck -> Thief (hand)"}));
  EXPECT_EQ(scene.asked(), 2);
  scene = made_up(order);
  scene.hand(1, "Mage").barracks(1, "Wolf").deck(1, "Knight / Thief").last_round();
  scene.order("Mage");
  EXPECT_EQ(scene.in_play(1), "Wolf");
}

TEST_F(OwnTurn, InAnothersTurnTheFirstChoiceIsOfWhatComesBehindTheTraining) {
  const std::string order =
      "Action: draw a card, then train a resource for 9 less, then destroy a warrior.";
  scene = made_up(order);
  scene.hand(1, "Mage").barracks(1, "Wolf");
  act_in_anothers_turn();
  EXPECT_EQ(scene.why_order("Mage"), ReasonCode::nothing_to_choose);  // no warrior
  scene = made_up(order);
  scene.hand(1, "Mage").play(2, "Knight");
  act_in_anothers_turn();
  EXPECT_EQ(scene.why_order("Mage"), ReasonCode::ok);  // no resource, and none is needed
  scene = made_up(order);
  scene.hand(1, "Mage").play(2, "Knight").last_round();
  EXPECT_EQ(scene.why_order("Mage"), ReasonCode::nothing_to_choose);  // but here it is
}

TEST_F(OwnTurn, WhoWasNotTrainedIsNotIt) {
  scene = made_up(
      "Action: lock a warrior of yours, then train a resource for 9 less, then it gets +1/+1.");
  scene.hand(1, "Mage").barracks(1, "Wolf").play(1, "Knight");
  act_in_anothers_turn();
  scene.order("Mage");  // "it" is still the Knight, who was chosen last
  EXPECT_EQ(scene.changes(), (Lines{"Knight 2/4 -> Knight 3/5*", "Mage (hand) -> Mage (discard)"}));
}

TEST_F(OwnTurn, WhatIsSetOffTrainsNobodyInAnothersTurn) {
  for (const int active : {1, 2}) {
    scene = made_up("Action: destroy a warrior.",
                    "Relentless: train a resource for 9 less, then gain 1 good influence.");
    scene.active(active).hand(active, "Mage").play(1, "Knight").barracks(1, "Wolf").last_round();
    scene.order("Mage");
    EXPECT_EQ(scene.in_play(1), active == 1 ? "Wolf" : "");
    EXPECT_EQ(scene.good(1), 1);
  }
}

// --- bots

class OwnTurnInMind : public OwnTurn {
 protected:
  // What the order of a card of seat 1 seems to be worth to it.
  int worth_of(std::string_view order) const {
    const TrueSight sight{*scene.rules, scene.state};
    const Worth<TrueSight> worth(*scene.rules, table(), sight, seat_at(0));
    return Trial<TrueSight>(*scene.rules, table(), worth, seat_at(0))
        .action(worth.judge().order(scene.find(seat_at(0), order)), {seat_at(0), no_sleeve, true});
  }
  int worth_of_death(std::string_view warrior) const {
    const TrueSight sight{*scene.rules, scene.state};
    const Worth<TrueSight> worth(*scene.rules, table(), sight, seat_at(0));
    return worth.reward(worth.judge().up(scene.find(warrior)), Trigger::relentless, seat_at(0));
  }
};

TEST_F(OwnTurnInMind, BotsDoNotReckonWithTrainingInAnothersTurn) {
  const std::string order = "Action: draw a card, then train a resource for 9 less.";
  scene = made_up(order);
  scene.hand(1, "Mage, Thief").barracks(1, "Wolf, Knight, Knight, Knight, Knight, Knight");
  act_in_anothers_turn();
  EXPECT_EQ(worth_of("Mage"), worth_of("Thief"));  // which draws a card, and no more
  scene = made_up(order);
  scene.hand(1, "Mage, Thief").barracks(1, "Wolf, Knight, Knight, Knight, Knight, Knight");
  scene.last_round();
  EXPECT_GT(worth_of("Mage"), worth_of("Thief"));
}

TEST_F(OwnTurnInMind, NorWithWhatADeadWarriorWouldTrain) {
  for (const int active : {1, 2}) {
    scene = made_up_skill("Relentless: train a resource for 9 less.");
    scene.active(active).play(1, "Knight").barracks(1, "Wolf").last_round();
    EXPECT_EQ(worth_of_death("Knight") > 0, active == 1);
  }
}

}  // namespace
}  // namespace penta::phase

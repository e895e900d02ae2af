// What the card language can say and no side of the box does: made-up sides.
#include "games/phase/bot.h"
#include "games/phase/testing/made_up.h"

namespace penta::phase {
namespace {

class CardLanguage : public SideTest {};

// --- X and its

TEST_F(CardLanguage, TrainingForXLessLooksAtWhatIsTrained) {
  scene = made_up("Action: train a resource for X less, where X is its attack.");
  scene.hand(1, "Mage").barracks(1, "Wolf").training();
  scene.order("Mage");  // 3 - 3: nobody else has to pay
  EXPECT_EQ(scene.changes(),
            (Lines{"Wolf (barracks) -> Wolf 3/3", "Mage (hand) -> Mage (discard)"}));
}

TEST_F(CardLanguage, TrainingForTheCostDifferenceShowsBothFaces) {
  scene = made_up("Action: train a resource for X less, where X is its cost difference.");
  scene.hand(1, "Mage").barracks(1, "Wolf / Mage, Knight / Thief").training();
  scene.order("Mage").choose("Wolf");  // 3 - (3 - 1): the Knight pays
  EXPECT_EQ(scene.changes(),
            (Lines{"Wolf (barracks) -> Wolf 3/3", "Knight (barracks) -> Thief (barracks)",
                   "Mage (hand) -> Mage (discard)"}));
  EXPECT_TRUE(scene.state.table.lords[seat_at(0)].turned.contains(0));
}

TEST_F(CardLanguage, EnlistingXCardsIsNoneIfXIsNone) {
  scene = made_up(
      "Action: enlist X cards from your discard pile, where X is the number of evil warriors of "
      "yours.");
  scene.hand(1, "Mage").discard(1, "Knight, Wolf").play(1, "Knight").training();
  scene.order("Mage");
  EXPECT_EQ(scene.changes(), (Lines{"Mage (hand) -> Mage (discard)"}));
}

TEST_F(CardLanguage, EnlistingForEachCountsOnce) {
  scene =
      made_up("Action: enlist a card from your discard pile for each card in your discard pile.");
  scene.hand(1, "Mage").discard(1, "Knight, Wolf, Thief").training();
  scene.order("Mage").choose("Wolf").choose("Knight");  // the last one comes by itself
  EXPECT_EQ(scene.in_barracks(1), "Knight, Wolf, Thief");
}

TEST_F(CardLanguage, WhatWentIntoADeckHasNoCost) {
  scene = made_up(
      "Action: return a warrior to its owner's deck, then gain X good influence, where X is its "
      "cost.");
  scene.hand(1, "Mage").play(2, "Wolf").training();
  scene.order("Mage");
  EXPECT_EQ(scene.changes(), (Lines{"Mage (hand) -> Mage (discard)", "Wolf 3/3 -> deck"}));
}

// --- hands

TEST_F(CardLanguage, InAHandTheSideCountsThatFacesItsOwner) {
  const std::vector<std::pair<std::string, int>> cases{
      {"card in your hand", 3},
      {"good card in your hand", 2},
      {"evil card in your hand", 1},
      {"Guest card in your hand", 0},
      {"Keeper card in your hand", 3},
      {"card in your hand with cost 2 or more", 3},
      {"card in your hand with attack 2 or more", 3},
      {"card in your hand with defence 4 or more", 2},
  };
  for (const auto& [kind, count] : cases) {
    scene = made_up("Action: gain 1 good influence for each " + kind + ".");
    scene.hand(1, "Mage, Knight / Thief, Knight / Wolf, Wolf / Mage").training();
    scene.order("Mage");
    EXPECT_EQ(scene.good(1), count) << kind;
  }
}

TEST_F(CardLanguage, SoItIsWhereATextAsksHowManyThereAre) {
  scene = made_up("Action: if there are 2 or more good cards in your hand, gain 1 good influence.");
  scene.hand(1, "Mage, Knight / Thief, Knight / Wolf").training().order("Mage");
  EXPECT_EQ(scene.good(1), 1);
  scene =
      made_up("Action: gain X evil influence, where X is the number of Guest cards in your hand.");
  scene.hand(1, "Mage, Thief / Knight, Thief / Mage, Knight / Thief").training().order("Mage");
  EXPECT_EQ(scene.evil(1), 2);
}

// --- it

TEST_F(CardLanguage, ItIsWhatWasChosen) {
  scene = made_up_skill(
      "Trained: destroy another warrior of yours, then return it to its owner's hand.");
  scene.barracks(1, "Knight, Mage / Thief, Mage / Thief").play(1, "Wolf / Mage").training();
  scene.train("Knight");
  EXPECT_EQ(scene.changes(),
            (Lines{"Wolf 3/3 -> Mage (hand)", "Knight (barracks) -> Knight 2/4",
                   "Mage (barracks) -> Thief (barracks)", "Mage (barracks) -> Thief (barracks)"}));
}

TEST_F(CardLanguage, ItIsNobodyIfNobodyCouldBeChosen) {
  scene = made_up_skill(
      "Trained: destroy another warrior of yours, then return it to its owner's hand.");
  scene.barracks(1, "Knight, Mage, Mage").training().train("Knight");
  EXPECT_EQ(scene.in_play(1), "Knight");
}

TEST_F(CardLanguage, ItIsThisWarriorIfNothingIsChosenAtAll) {
  scene = made_up_skill("Trained: this warrior gains Swift, then it gets +1/+0.");
  scene.barracks(1, "Knight, Mage / Thief, Mage / Thief").play(1, "Wolf").training();
  scene.train("Knight");
  EXPECT_EQ(scene.changes(),
            (Lines{"Knight (barracks) -> Knight 3/4 Swift", "Mage (barracks) -> Thief (barracks)",
                   "Mage (barracks) -> Thief (barracks)"}));
}

TEST_F(CardLanguage, IfItIsGoodIsAskedOfEach) {
  scene = made_up("Action: if it is good, each warrior gets +1/+0.");
  scene.hand(1, "Mage").play(1, "Knight, Wolf").play(2, "Mage, Thief").training();
  scene.order("Mage");
  EXPECT_EQ(scene.changes(), (Lines{"Knight 2/4 -> Knight 3/4", "Mage (hand) -> Mage (discard)",
                                    "Mage 2/3 -> Mage 3/3"}));
}

// --- another

TEST_F(CardLanguage, AnotherIsNotTheOneChosenBefore) {
  scene = made_up("Action: deal 1 damage to a warrior, then deal 2 damage to another warrior.");
  scene.hand(1, "Mage").play(1, "Knight").play(2, "Wolf, Knight").training();
  scene.order("Mage").choose("Wolf");
  EXPECT_EQ(scene.why(Move::Kind::choose, "Wolf"), ReasonCode::not_another);
  EXPECT_EQ(scene.offered(Move::Kind::choose), "Knight, Knight");
  scene.make(Move::with(Move::Kind::choose, sleeve_of(seat_at(1), 1)));
  EXPECT_EQ(scene.changes(), (Lines{"Mage (hand) -> Mage (discard)", "Wolf 3/3 -> Wolf 3/2",
                                    "Knight 2/4 -> Knight 2/2"}));
}

TEST_F(CardLanguage, AnotherIsNoneOfTwoChosenBefore) {
  scene = made_up(
      "Action: deal 1 damage to a warrior, then lock another warrior, then another warrior gets "
      "+1/+1.");
  scene.hand(1, "Mage").play(2, "Wolf, Knight, Mage").training();
  scene.order("Mage").choose("Wolf").choose("Knight");  // and the Mage is the only one left
  EXPECT_EQ(scene.changes(), (Lines{"Mage (hand) -> Mage (discard)", "Wolf 3/3 -> Wolf 3/2",
                                    "Knight 2/4 -> Knight 2/4*", "Mage 2/3 -> Mage 3/4"}));
}

TEST_F(CardLanguage, IfThereIsNoOtherAnotherIsNobody) {
  scene = made_up("Action: deal 1 damage to a warrior, then deal 1 damage to another warrior.");
  scene.hand(1, "Mage").play(2, "Wolf").training().order("Mage");
  EXPECT_EQ(scene.values("Wolf"), "3/2");
}

TEST_F(CardLanguage, AfterNoChoiceAnotherIsAnybody) {
  scene = made_up("Action: you may destroy a warrior of yours, then lock another warrior.");
  scene.hand(1, "Mage").play(1, "Knight").play(2, "Wolf").training().order("Mage").decline();
  EXPECT_EQ(scene.offered(Move::Kind::choose), "Knight, Wolf");
  scene.choose("Wolf");
}

TEST_F(CardLanguage, InASkillAnotherIsNeitherThisWarriorNorTheOneChosenBefore) {
  scene = made_up_skill("Action: lock a warrior, then another warrior gets +1/+1.");
  scene.play(1, "Knight / Wolf").play(2, "Wolf, Mage, Thief").training();
  scene.skill("Knight").choose("Wolf");
  EXPECT_EQ(scene.offered(Move::Kind::choose), "Mage, Thief");
  EXPECT_EQ(scene.why(Move::Kind::choose, "Knight"), ReasonCode::not_another);
  scene.choose("Thief");
}

TEST_F(CardLanguage, WhatATriggerChoosesInBetweenIsAnotherText) {
  scene = made_up("Action: deal 1 damage to a warrior, then deal 1 damage to another warrior.",
                  "Elite: lock another warrior.");
  scene.hand(1, "Mage").play(2, "Knight, Wolf, Thief").training();
  scene.order("Mage").choose("Knight").choose("Wolf");  // seat 2 locks the Wolf
  EXPECT_TRUE(scene.is_locked("Wolf"));
  EXPECT_EQ(scene.offered(Move::Kind::choose), "Wolf, Thief");
  scene.choose("Wolf");
}

TEST_F(CardLanguage, APositionRemembersWhatWasChosen) {
  scene = made_up(
      "Action: deal 1 damage to a warrior, then lock another warrior, then another warrior gets "
      "+1/+1.");
  scene.hand(1, "Mage").play(2, "Wolf, Knight, Mage, Thief").training();
  scene.order("Mage").choose("Wolf").choose("Knight");
  const auto again = scene.rules->set_up(scene.rules->position(scene.state));
  ASSERT_TRUE(again) << again.error().text;
  EXPECT_EQ(*again, scene.state);
  scene.state = *again;
  EXPECT_EQ(scene.offered(Move::Kind::choose), "Mage, Thief");
  scene.choose("Thief");
}

// Seat 1 attacks with the Wolf (3/3), seat 2 opposes with the Knight (2/4): two blows would open
// the way.
TEST_F(CardLanguage, BotsDoNotReckonWithTheSameTwice) {
  const auto worth_of = [&](const std::string& order) {
    scene = made_up(order);
    scene.hand(1, "Mage").play(1, "Wolf").play(2, "Knight").skirmish("Wolf", "Knight");
    const TrueSight sight{*scene.rules, scene.state};
    const Worth<TrueSight> worth(*scene.rules, table(), sight, seat_at(0));
    return Trial<TrueSight>(*scene.rules, table(), worth, seat_at(0))
        .action(worth.judge().order(scene.find(seat_at(0), "Mage")), {seat_at(0), no_sleeve, true});
  };
  const std::string once = "Action: deal 2 damage to a warrior of an opponent";
  const std::string another = ", then deal 2 damage to another warrior of an opponent.";
  EXPECT_EQ(worth_of(once + another), worth_of(once + "."));
  EXPECT_GT(worth_of(once + ", then deal 2 damage to it."), worth_of(once + "."));
}

// --- may

TEST_F(CardLanguage, WhatFollowsHappensWhetherOneMayOrNot) {
  const std::string skill =
      "Trained: you may destroy another warrior of yours, then gain 3 evil influence.";
  for (const bool accepts : {true, false}) {
    scene = made_up_skill(skill);
    scene.barracks(1, "Knight, Mage, Mage").play(1, "Wolf").training().train("Knight");
    if (accepts) {
      scene.choose("Wolf");
    } else {
      scene.decline();
    }
    EXPECT_EQ(scene.in_play(1), accepts ? "Knight" : "Wolf, Knight");
    EXPECT_EQ(scene.evil(1), 3);
  }
}

// --- triggers

TEST_F(CardLanguage, ASkillIsSetOffOnceInOneAction) {
  scene = made_up("Action: phase a warrior.", "Phaseling: phase this warrior.");
  scene.hand(1, "Mage").play(1, "Knight / Wolf").training();
  scene.order("Mage");  // to Wolf, back to Knight, and that is it: Wolf has no such skill
  EXPECT_EQ(scene.in_play(1), "Knight");
}

TEST_F(CardLanguage, ATriggerThatPhasesInATurningFightEndsToo) {
  scene = made_up_skill("Phaseling: phase this warrior.");
  scene.play(1, "Knight / Wolf").skirmish("Knight").pass_all();  // home: to Wolf and back
  EXPECT_EQ(scene.in_play(1), "Knight");
  EXPECT_EQ(scene.good(1), 2);
}

TEST_F(CardLanguage, WhoIsTurnedBetweenSwiftAndTheRestDealsOnce) {
  scene = made_up("Action: a warrior gains Swift, then it gets +1/+0.",
                  "Relentless: phase a warrior of an opponent.");
  scene.hand(1, "Mage").play(1, "Wolf / Knight").play(2, "Knight, Mage").maneuver().pass_all();
  scene.nexus_attack().send("Wolf").block("Wolf").block("Wolf");
  scene.order("Mage").choose("Wolf").pass_all();
  scene.deal(4);  // the Knight dies and turns the Wolf, which is not Swift any more
  EXPECT_EQ(scene.in_play(2), "Mage");
  EXPECT_EQ(scene.values("Mage"), "2/3");
  EXPECT_EQ(scene.in_play(1), "Wolf");  // it has come home
}

// --- opposing

TEST_F(CardLanguage, OpposingForAnOrderIsWhoFacesItsPlayer) {
  scene = made_up("Action: deal 1 damage to an opposing warrior.", "Ally.", 3);
  scene.hand(1, "Mage").hand(2, "Mage").hand(3, "Mage").play(1, "Wolf").play(2, "Knight");
  scene.skirmish("Wolf", "Knight").order("Mage");
  EXPECT_EQ(scene.values("Knight"), "2/3");
  scene.order("Mage");  // of seat 2
  EXPECT_EQ(scene.values("Wolf"), "3/2");
  EXPECT_EQ(scene.why_order("Mage"), ReasonCode::nothing_to_choose);  // nobody faces seat 3
}

TEST_F(CardLanguage, UnlockChoosesOnlyTheLocked) {
  scene = made_up("Action: unlock a warrior of yours.");
  scene.hand(1, "Mage, Mage").play(1, "Knight").play(1, "Wolf").locked().training();
  scene.order("Mage");
  EXPECT_EQ(scene.changes(), (Lines{"Wolf 3/3* -> Wolf 3/3", "Mage (hand) -> Mage (discard)"}));
  EXPECT_EQ(scene.why_order("Mage"), ReasonCode::nothing_to_choose);
}

}  // namespace
}  // namespace penta::phase

// Each ruling of README.md about costs, locks and phases. The figures follow from the rulings and
// from the texts on the cards (box/*.toml).
#include "games/phase/testing/scene.h"

namespace penta::phase {
namespace {

using Do = Move::Kind;

class Costs : public SideTest {};
class Locks : public SideTest {};

// --- costs

TEST_F(Costs, LocksArePaidBeforePhases) {
  scene.hand(1, "Moon Aunt").play(1, "Ted / Berserker");
  scene.barracks(1, "Trivet / Necromancer, Mudling / Peat Wyrm").training().order("Moon Aunt");
  EXPECT_EQ(table().ask, Ask::lock);
  scene.pay("Mudling");
  EXPECT_EQ(scene.changes(),
            (Lines{"Ted 2/2 -> Berserker 3/2", "Trivet (barracks) -> Necromancer (barracks)",
                   "Mudling (barracks) -> Mudling (barracks)*",
                   "Moon Aunt (hand) -> Moon Aunt (discard)"}));
}

TEST_F(Costs, EachPartOfACostIsPaidByADifferentResource) {
  scene.hand(1, "Moon Aunt").play(1, "Ted").barracks(1, "Trivet").training();
  EXPECT_EQ(scene.why_order("Moon Aunt"), ReasonCode::too_expensive);  // lock 1, phase 1
}

TEST_F(Costs, TheSameResourcePaysForOneCostAfterAnother) {
  scene.hand(1, "Kindler, Kindler").play(2, "Old Antler").barracks(1, "Trivet / Necromancer");
  scene.training().order("Kindler").order("Kindler");
  EXPECT_EQ(scene.in_barracks(1), "Trivet");
  EXPECT_EQ(scene.values("Old Antler"), "6/5");  // 4/5, twice Elite (+1/+2), twice 2 damage
}

TEST_F(Costs, ALockedResourceDoesNotPay) {
  scene.play(1, "Ted").barracks(1, "Trivet, Squeezle").locked().training();
  EXPECT_EQ(scene.why_skill("Ted"), ReasonCode::too_expensive);  // phase 2
}

TEST_F(Costs, WarriorsAndCardsInTheHandDoNotPay) {
  scene.play(1, "Ted, Mudling").hand(1, "Trivet, Trivet").barracks(1, "Squeezle").training();
  EXPECT_EQ(scene.why_skill("Ted"), ReasonCode::too_expensive);
}

TEST_F(Costs, TrainingIsPaidByOtherResourcesOnly) {
  scene.barracks(1, "Mudling").training();
  EXPECT_EQ(scene.why(Do::train, "Mudling"), ReasonCode::too_expensive);
  scene = Scene();
  scene.barracks(1, "Mudling, Trivet, Ted").training().train("Mudling");
  EXPECT_EQ(scene.why(Do::pay, "Mudling"), ReasonCode::pays_itself);
  EXPECT_EQ(scene.offered(Do::pay), "Trivet, Ted");
  scene.pay("Ted");
}

TEST_F(Costs, TrainingPhasesWhatPays) {
  scene.barracks(1, "Mudling, Trivet / Necromancer").training().train("Mudling");
  EXPECT_EQ(scene.changes(), (Lines{"Mudling (barracks) -> Mudling 1/1",
                                    "Trivet (barracks) -> Necromancer (barracks)"}));
}

TEST_F(Costs, WhatCostsNothingIsTrainedAlone) {
  scene.barracks(1, "Trivet").training().train("Trivet");
  EXPECT_EQ(scene.in_play(1), "Trivet");
}

TEST_F(Costs, ResourcesPayInRisingNumbers) {
  scene.barracks(1, "Ted, Trivet, Mudling, Squeezle, Scout").training().train("Ted").pay("Mudling");
  EXPECT_EQ(scene.why(Do::pay, "Trivet"), ReasonCode::in_order);
  EXPECT_EQ(scene.offered(Do::pay), "Squeezle, Scout");
  scene.pay("Scout");
}

TEST_F(Costs, AResourceIsOfferedOnlyWhileEnoughRemain) {
  scene.barracks(1, "Ted, Trivet, Mudling, Squeezle").training().train("Ted");
  EXPECT_EQ(scene.offered(Do::pay), "Trivet, Mudling");
  EXPECT_EQ(scene.why(Do::pay, "Squeezle"), ReasonCode::too_few_left);
  scene.pay("Mudling");  // and Squeezle has to
  EXPECT_EQ(scene.in_play(1), "Ted");
}

TEST_F(Costs, TheCostIsPaidBeforeAnythingIsChosen) {
  scene.hand(1, "The Cognet").barracks(1, "Trivet, Scout").play(1, "Ted, Mudling").training();
  scene.order("The Cognet");
  EXPECT_EQ(table().ask, Ask::phase);
  scene.pay("Trivet");
  EXPECT_EQ(table().ask, Ask::choose);
  scene.choose("Ted");
}

TEST_F(Costs, WhichResourcesPayIsThePlayersChoice) {
  scene.hand(1, "The Cognet").play(1, "Ted / Berserker");
  scene.barracks(1, "Trivet, Scout / Fire Spirit, Squeezle").training().order("The Cognet");
  scene.pay("Scout");
  EXPECT_EQ(scene.in_barracks(1), "Trivet, Fire Spirit, Squeezle");
}

TEST_F(Costs, TrainingForLessPaysTheRestInTheSameWay) {
  scene.hand(1, "Heron Caller").barracks(1, "Trivet, Reed Mother, Scout / Fire Spirit").training();
  scene.order("Heron Caller").pay("Trivet").choose("Reed Mother");  // 3 - 2: one resource
  EXPECT_EQ(scene.in_barracks(1), "Trivet*, Fire Spirit");
  EXPECT_EQ(scene.in_play(1), "Reed Mother");
}

// --- locks and phases

TEST_F(Locks, ALockedWarriorDoesNotAttack) {
  scene.play(1, "Mudling, Ted").locked().maneuver().pass_all().nexus_attack();
  EXPECT_EQ(scene.why(Do::send, "Ted"), ReasonCode::locked);
  EXPECT_EQ(scene.offered(Do::send), "Mudling");
}

TEST_F(Locks, ALockedWarriorDoesNotDefend) {
  scene.play(1, "Berserker").play(2, "Ted").locked().maneuver().pass_all().nexus_attack();
  scene.send("Berserker");
  EXPECT_EQ(table().step, Step::skirmish);
}

TEST_F(Locks, ALockedWarriorUsesNoSkills) {
  scene.play(1, "The Flying Death").locked().training();
  EXPECT_EQ(scene.why_skill("The Flying Death"), ReasonCode::locked);
}

TEST_F(Locks, ALockedResourceIsNotTrained) {
  scene.barracks(1, "Trivet").locked().training();
  EXPECT_EQ(scene.why(Do::train, "Trivet"), ReasonCode::locked);
  scene = Scene();
  scene.hand(1, "Heron Caller").barracks(1, "Scout, Trivet").locked().training();
  EXPECT_EQ(scene.why_order("Heron Caller"), ReasonCode::ok);  // Scout may be locked for it,
  scene.order("Heron Caller");                                 // and then nothing can be trained
  EXPECT_EQ(scene.in_barracks(1), "Scout*, Trivet*");
}

TEST_F(Locks, ALockedCardIsNotChosenByItsOwner) {
  scene.hand(1, "Gladiator").play(1, "Mudling, Trivet, Ted").locked().training();
  scene.order("Gladiator");
  EXPECT_EQ(scene.why(Do::choose, "Ted"), ReasonCode::locked);
  scene.choose("Mudling");
}

TEST_F(Locks, ALockedCardIsChosenByItsOwnerWhereTheTextAsksForALockedOne) {
  scene.hand(1, "Sister Alexis").barracks(1, "Scout, Trivet").play(1, "Ted").locked().training();
  scene.order("Sister Alexis");
  EXPECT_EQ(scene.in_play(1), "");
}

TEST_F(Locks, OpponentsMayChooseALockedCard) {
  scene.hand(1, "The Undying").play(1, "Mudling").play(2, "Ted").locked().training();
  scene.order("The Undying").choose("Ted");
  EXPECT_EQ(scene.changes(),
            (Lines{"The Undying (hand) -> The Undying (discard)", "Ted 2/2* -> Ted 2/1*"}));
}

TEST_F(Locks, OpponentsDoNotChooseALockedCardToPhaseIt) {
  scene.hand(1, "The Cognet").barracks(1, "Scout").play(2, "Ted").locked().training();
  EXPECT_EQ(scene.why_order("The Cognet"), ReasonCode::nothing_to_choose);
}

TEST_F(Locks, OpponentsDoNotChooseALockedCardToLockItAgain) {
  scene.hand(1, "Bell Sister Maud").barracks(1, "Scout").play(2, "Ted").locked().training();
  EXPECT_EQ(scene.why_order("Bell Sister Maud"), ReasonCode::nothing_to_choose);
}

TEST_F(Locks, WhatPhasesEachWarriorLeavesTheLockedOnes) {
  scene.hand(1, "Moon Aunt").barracks(1, "Scout, Trivet");
  scene.play(1, "Ted / Berserker, Mudling").locked().training();
  scene.order("Moon Aunt").pay("Scout");
  EXPECT_EQ(scene.in_play(1), "Berserker, Mudling*");
}

TEST_F(Locks, ALockedWarriorInASkirmishStillDealsDamage) {
  scene.play(1, "Berserker").play(2, "Ted").hand(2, "Bell Sister Maud").barracks(2, "Scout");
  scene.skirmish("Berserker", "Ted").pass().order("Bell Sister Maud");
  EXPECT_EQ(scene.in_play(1), "Berserker*");
  scene.pass_all();
  EXPECT_EQ(scene.in_play(1), "");
  EXPECT_EQ(scene.in_play(2), "");
}

TEST_F(Locks, ALockedAttackerHitsButDoesNotPhaseHome) {
  scene.play(1, "Berserker").hand(2, "Bell Sister Maud").barracks(2, "Scout");
  scene.skirmish("Berserker").pass().order("Bell Sister Maud").pass_all();
  EXPECT_EQ(scene.evil(1), 3);
  EXPECT_EQ(scene.good(1), 0);  // Berserker's Phaseling was not set off
  EXPECT_EQ(scene.in_play(1), "Berserker*");
}

TEST_F(Locks, PhasingTakesDamageChangesProtectionAndGivenSkills) {
  scene.play(1, "Ted / Pennaggolan, Reed Mother").barracks(1, "Scout");
  scene.hand(1, "Fire Spirit, The Undying, Ray Lancer, The Cognet").training();
  scene.order("Fire Spirit").choose("Ted").order("The Undying").choose("Ted");
  scene.order("Ray Lancer").choose("Ted").skill("Reed Mother");
  scene.changes();
  scene.order("The Cognet").choose("Ted");
  EXPECT_EQ(scene.changes()[0], "Ted 5/2 Swift shield 2 -> Pennaggolan 5/3");
}

TEST_F(Locks, AllChangesEndWithTheTurn) {
  scene.play(1, "Ted / Pennaggolan, Reed Mother");
  scene.hand(1, "Fire Spirit, The Undying, Ray Lancer").training();
  scene.order("Fire Spirit").choose("Ted").order("The Undying").choose("Ted");
  scene.order("Ray Lancer").choose("Ted").skill("Reed Mother").done();
  scene.changes();
  scene.pass_all();
  EXPECT_EQ(scene.changes()[0], "Ted 5/2 Swift shield 2 -> Ted 2/2");
}

TEST_F(Locks, LocksLastBeyondTheTurnUntilTheOwnersNext) {
  scene.play(2, "Ted").hand(1, "Bell Sister Maud").barracks(1, "Scout").training();
  scene.order("Bell Sister Maud").done();
  EXPECT_EQ(scene.in_play(2), "Ted*");
  scene.pass_all();
  EXPECT_EQ(scene.in_play(2), "Ted");
}

}  // namespace
}  // namespace penta::phase

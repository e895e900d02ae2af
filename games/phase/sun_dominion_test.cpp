// Each Sun Dominion side: its order and its skills. The figures follow from the texts on the cards
// (box/sun-dominion.toml).
#include "games/phase/testing/scene.h"

namespace penta::phase {
namespace {

class SunDominionSides : public SideTest {};

// --- the light

TEST_F(SunDominionSides, BearerOfNoonsOrderIsForEachWarriorOfItsPlayer) {
  scene.hand(1, "Bearer of Noon").barracks(1, "Trivet / Necromancer, Squeezle / Moon Aunt");
  scene.play(1, "Ted, Scout").play(1, "Gladiator").locked().play(2, "Mudling").training();
  scene.order("Bearer of Noon");
  EXPECT_EQ(scene.changes(), (Lines{"Ted 2/2 -> Ted 3/3", "Scout 1/1 -> Scout 2/2",
                                    "Gladiator 1/3* -> Gladiator 2/4*",
                                    "Trivet (barracks) -> Necromancer (barracks)",
                                    "Squeezle (barracks) -> Moon Aunt (barracks)",
                                    "Bearer of Noon (hand) -> Bearer of Noon (discard)"}));
}

TEST_F(SunDominionSides, BearerOfNoonsOrderChoosesNobody) {
  scene.hand(1, "Bearer of Noon").barracks(1, "Trivet, Squeezle").play(1, "Chained Horror");
  scene.training().order("Bearer of Noon");  // so nobody is Elite
  EXPECT_EQ(scene.values("Chained Horror"), "4/5");
}

TEST_F(SunDominionSides, BearerOfNoonChosenByAnOrderLeadsTheDominion) {
  scene.play(1, "Bearer of Noon, Scout, Ted").play(2, "Gladiator");
  EXPECT_EQ(choose_by("Fire Spirit", "Bearer of Noon"),  // +1/+0 and +2/+1
            (Lines{"Bearer of Noon 2/3 -> Bearer of Noon 5/4", "Scout 1/1 -> Scout 2/1"}));
}

TEST_F(SunDominionSides, ShieldRecruitsOrderStrengthensTwo) {
  scene.hand(1, "Shield Recruit").play(1, "Ted, Kindler, Scout").play(2, "Mudling").training();
  scene.order("Shield Recruit").choose("Ted");
  EXPECT_FALSE(scene.can_choose("Mudling"));
  scene.choose("Scout");
  EXPECT_EQ(scene.changes(), (Lines{"Ted 2/2 -> Ted 3/2", "Scout 1/1 -> Scout 2/1",
                                    "Shield Recruit (hand) -> Shield Recruit (discard)"}));
}

TEST_F(SunDominionSides, ShieldRecruitChosenByAnOrderStandsFirmer) {
  scene.play(1, "Shield Recruit");
  EXPECT_EQ(choose_by("Gladiator", "Shield Recruit"),  // +0/+1 and +1/+1
            (Lines{"Shield Recruit 1/2 -> Shield Recruit 2/4"}));
}

TEST_F(SunDominionSides, RayLancersOrderMakesSwiftAndStronger) {
  scene.hand(1, "Ray Lancer").play(1, "Ted").play(2, "Mudling").training();
  scene.order("Ray Lancer").choose("Ted");
  EXPECT_EQ(scene.changes(),
            (Lines{"Ted 2/2 -> Ted 3/2 Swift", "Ray Lancer (hand) -> Ray Lancer (discard)"}));
}

TEST_F(SunDominionSides, RayLancersOrderSetsOffEliteOnce) {
  scene.hand(1, "Ray Lancer").play(1, "Chained Horror").training();
  scene.order("Ray Lancer");  // "it" is not chosen again: +2/+0 and +1/+0
  EXPECT_EQ(scene.changes(), (Lines{"Chained Horror 3/4 -> Chained Horror 6/4 Swift",
                                    "Ray Lancer (hand) -> Ray Lancer (discard)"}));
}

TEST_F(SunDominionSides, RayLancerDealsFirst) {
  scene.play(1, "Ray Lancer / Kindler").play(2, "Arena Lion");
  scene.skirmish("Ray Lancer", "Arena Lion").pass_all();
  EXPECT_EQ(scene.changes(),
            (Lines{"Ray Lancer 3/2 -> Kindler 2/1", "Arena Lion 3/2 -> Arena Lion (discard)"}));
}

TEST_F(SunDominionSides, CaptainOfFirstLightsOrderUnlocksAndStrengthens) {
  scene.hand(1, "Captain of First Light")
      .barracks(1, "Trivet / Necromancer")
      .play(1, "Ted")
      .locked();
  scene.play(1, "Scout").locked().barracks(1, "Mudling").locked().play(2, "Squeezle").locked();
  scene.training().order("Captain of First Light");
  EXPECT_EQ(scene.changes(),
            (Lines{"Ted 2/2* -> Ted 3/2", "Scout 1/1* -> Scout 2/1",
                   "Trivet (barracks) -> Necromancer (barracks)",
                   "Captain of First Light (hand) -> Captain of First Light (discard)"}));
}

TEST_F(SunDominionSides, CaptainOfFirstLightTrainedWantsThreeOfTheDominion) {
  scene.barracks(1, "Captain of First Light, Trivet / Necromancer, Mudling / Moon Aunt");
  scene.play(1, "Scout, Gladiator").training().train("Captain of First Light");
  EXPECT_EQ(scene.changes(),  // the Captain is the third
            (Lines{"Nexus good: 20 -> 18", "1 good: 0 -> 2",
                   "Captain of First Light (barracks) -> Captain of First Light 3/3",
                   "Trivet (barracks) -> Necromancer (barracks)",
                   "Mudling (barracks) -> Moon Aunt (barracks)"}));
}

TEST_F(SunDominionSides, CaptainOfFirstLightDoesNotCountOthers) {
  scene.barracks(1, "Captain of First Light, Trivet / Necromancer, Mudling / Moon Aunt");
  scene.play(1, "Scout, Ted").play(2, "Gladiator").training().train("Captain of First Light");
  EXPECT_EQ(scene.changes(),
            (Lines{"Captain of First Light (barracks) -> Captain of First Light 3/3",
                   "Trivet (barracks) -> Necromancer (barracks)",
                   "Mudling (barracks) -> Moon Aunt (barracks)"}));
}

TEST_F(SunDominionSides, EmpressIlvanesOrderIsForUpToThree) {
  scene.hand(1, "Empress Ilvane").barracks(1, "Trivet").play(1, "Ted, Nighthawk, Scout, Kindler");
  scene.play(1, "Gladiator").locked().play(2, "Mudling").training();
  scene.order("Empress Ilvane").choose("Ted").choose("Nighthawk");
  EXPECT_FALSE(scene.can_choose("Gladiator"));  // locked
  EXPECT_FALSE(scene.can_choose("Mudling"));
  scene.choose("Scout");  // and no fourth; Nighthawk is Elite and gains Swift
  EXPECT_EQ(scene.changes(),
            (Lines{"Ted 2/2 -> Ted 4/2", "Nighthawk 2/3 -> Nighthawk 4/3 Swift",
                   "Scout 1/1 -> Scout 3/1", "Trivet (barracks) -> Trivet (barracks)*",
                   "Empress Ilvane (hand) -> Empress Ilvane (discard)"}));
}

TEST_F(SunDominionSides, EmpressIlvanesOrderMayBeForOne) {
  scene.hand(1, "Empress Ilvane").barracks(1, "Trivet").play(1, "Ted, Scout").training();
  scene.order("Empress Ilvane").choose("Scout");  // nobody comes behind the Scout
  EXPECT_EQ(scene.changes(),
            (Lines{"Scout 1/1 -> Scout 3/1", "Trivet (barracks) -> Trivet (barracks)*",
                   "Empress Ilvane (hand) -> Empress Ilvane (discard)"}));
}

TEST_F(SunDominionSides, EmpressIlvaneTrainedEnlistsTwoLocked) {
  scene.barracks(1, "Empress Ilvane, Trivet, Ted, Mudling");
  scene.deck(1, "Scout / Kindler, Fire Spirit, Ray Lancer").training().train("Empress Ilvane");
  EXPECT_EQ(scene.in_play(1), "Empress Ilvane");
  EXPECT_EQ(scene.in_barracks(1),  // three have paid
            "The Flying Death, The Flying Death, The Flying Death, Scout*, Fire Spirit*");
}

TEST_F(SunDominionSides, ScoutsOrderEnlistsLocked) {
  scene.hand(1, "Scout").barracks(1, "Trivet").deck(1, "Ray Lancer / Kindler");
  scene.training().order("Scout");
  EXPECT_EQ(scene.changes(),
            (Lines{"Trivet (barracks) -> Trivet (barracks)*", "Scout (hand) -> Scout (discard)",
                   "deck -> Ray Lancer (barracks)*"}));
}

TEST_F(SunDominionSides, ScoutsOrderMakesANewDeckFirst) {
  scene.hand(1, "Scout").barracks(1, "Trivet").training();
  Lord& own = scene.state.table.lords[seat_at(0)];
  own.deck = {};  // all of it is in the discard pile now; the order itself is not yet
  const int discarded = scene.rules->deck(seat_at(0)).size - 2;
  scene.order("Scout");
  EXPECT_EQ(scene.cards_in_deck(1), discarded - 1);
  EXPECT_EQ(scene.in_discard(1), "Scout");
  EXPECT_EQ(own.barracks.size(), 2);
}

TEST_F(SunDominionSides, ScoutLeavingPlayEnlistsLocked) {
  scene.play(2, "Scout").deck(2, "Ray Lancer / Kindler");
  EXPECT_EQ(destroy("Scout"),
            (Lines{"Scout 1/1 -> Scout (discard)", "deck -> Ray Lancer (barracks)*"}));
}

TEST_F(SunDominionSides, CaelistrasOrderLocksToPhase) {
  scene.hand(2, "Caelistra").barracks(2, "Trivet").play(1, "The Flying Death / Squeezle");
  scene.play(2, "Nighthawk").skirmish("The Flying Death", "Nighthawk");
  scene.skill("The Flying Death").order("Caelistra").choose("The Flying Death");
  EXPECT_EQ(
      scene.changes(),  // what its skill gave is gone with the side
      (Lines{"The Flying Death 3/3 -> Squeezle 2/1", "Trivet (barracks) -> Trivet (barracks)*",
             "Caelistra (hand) -> Caelistra (discard)"}));
}

TEST_F(SunDominionSides, CaelistraPhasedAwayPhasesAResourceOfHerPlayer) {
  scene.play(1, "Caelistra / Arena Lion").barracks(1, "Ted / Moon Aunt");
  scene.skirmish("Caelistra").pass_all();  // home again
  EXPECT_EQ(scene.changes(),
            (Lines{"Nexus good: 20 -> 18", "1 good: 0 -> 2", "Caelistra 2/3 -> Arena Lion 3/2",
                   "Ted (barracks) -> Moon Aunt (barracks)"}));
}

TEST_F(SunDominionSides, EmberNursesOrderPreventsTwoDamage) {
  scene.hand(1, "Ember Nurse, The Undying, The Undying, The Undying");
  scene.play(1, "Ted").play(2, "Mudling").training();
  scene.order("Ember Nurse").choose("Ted");
  EXPECT_EQ(scene.changes(),
            (Lines{"Ted 2/2 -> Ted 2/2 shield 2", "Ember Nurse (hand) -> Ember Nurse (discard)"}));
  scene.order("The Undying").choose("Ted").order("The Undying").choose("Ted");
  EXPECT_EQ(scene.values("Ted"), "2/2");
  scene.order("The Undying").choose("Ted");
  EXPECT_EQ(scene.values("Ted"), "2/1");
}

TEST_F(SunDominionSides, EmberNursesOrderNeedsAWarrior) {
  scene.hand(1, "Ember Nurse").barracks(1, "Trivet").discard(1, "Ted").training();
  EXPECT_EQ(scene.why_order("Ember Nurse"), ReasonCode::nothing_to_choose);
}

TEST_F(SunDominionSides, EmberNurseTrainedTakesACardBack) {
  scene.barracks(1, "Ember Nurse, Trivet / Necromancer").discard(1, "Ted / Berserker, Mudling");
  scene.training().train("Ember Nurse").choose("Ted");
  EXPECT_EQ(scene.changes(), (Lines{"Ember Nurse (barracks) -> Ember Nurse 1/2",
                                    "Trivet (barracks) -> Necromancer (barracks)",
                                    "Ted (discard) -> Berserker (hand)"}));
}

TEST_F(SunDominionSides, EmberNurseTrainedMayFindAnEmptyPile) {
  scene.barracks(1, "Ember Nurse, Trivet / Necromancer").training().train("Ember Nurse");
  EXPECT_EQ(scene.changes(), (Lines{"Ember Nurse (barracks) -> Ember Nurse 1/2",
                                    "Trivet (barracks) -> Necromancer (barracks)"}));
}

TEST_F(SunDominionSides, MirrorRunnersOrderReturnsAWarriorOfItsPlayer) {
  scene.hand(1, "Mirror Runner").play(1, "Ted").play(2, "Mudling").training();
  scene.order("Mirror Runner");
  EXPECT_EQ(scene.changes(), (Lines{"Ted 2/2 -> Ted (barracks)",
                                    "Mirror Runner (hand) -> Mirror Runner (discard)"}));
}

TEST_F(SunDominionSides, MirrorRunnersOrderNeedsAnUnlockedWarrior) {
  scene.hand(1, "Mirror Runner").play(1, "Ted").locked().play(2, "Mudling").training();
  EXPECT_EQ(scene.why_order("Mirror Runner"), ReasonCode::nothing_to_choose);
}

TEST_F(SunDominionSides, MirrorRunnerTrainedDraws) {
  scene.barracks(1, "Mirror Runner, Trivet / Necromancer").deck(1, "Ted / Berserker").training();
  scene.train("Mirror Runner");
  EXPECT_EQ(scene.changes(),
            (Lines{"Mirror Runner (barracks) -> Mirror Runner 1/1",
                   "Trivet (barracks) -> Necromancer (barracks)", "deck -> Berserker (hand)"}));
}

TEST_F(SunDominionSides, SundialGuardsOrderHurtsMoreWithThreeWarriors) {
  scene.hand(2, "Sundial Guard").play(2, "Scout, Ted, Mudling").play(1, "Reed Mother");
  scene.skirmish("Reed Mother").pass().order("Sundial Guard");
  EXPECT_EQ(scene.changes(), (Lines{"Reed Mother 2/5 -> Reed Mother 2/3",
                                    "Sundial Guard (hand) -> Sundial Guard (discard)"}));
}

TEST_F(SunDominionSides, SundialGuardsOrderHurtsLessWithTwo) {
  scene.hand(2, "Sundial Guard").play(2, "Scout, Ted").play(1, "Reed Mother, Mudling");
  scene.skirmish("Reed Mother").pass().order("Sundial Guard");
  EXPECT_EQ(scene.changes(), (Lines{"Reed Mother 2/5 -> Reed Mother 2/4",
                                    "Sundial Guard (hand) -> Sundial Guard (discard)"}));
}

TEST_F(SunDominionSides, SundialGuardsOrderNeedsAnAttacker) {
  scene.hand(1, "Sundial Guard").play(1, "Scout").play(2, "Ted").maneuver();
  EXPECT_EQ(scene.why_order("Sundial Guard"), ReasonCode::nothing_to_choose);
}

TEST_F(SunDominionSides, SundialGuardChosenByAnOrderStandsFirmer) {
  scene.play(1, "Sundial Guard");
  EXPECT_EQ(choose_by("Gladiator", "Sundial Guard"),  // +0/+2 and +1/+1
            (Lines{"Sundial Guard 2/2 -> Sundial Guard 3/5"}));
}

// --- the fire

TEST_F(SunDominionSides, GladiatorsOrderHelpsAnybody) {
  scene.hand(1, "Gladiator").play(1, "Ted").play(2, "Mudling").training();
  scene.order("Gladiator").choose("Mudling");
  EXPECT_EQ(scene.changes(),
            (Lines{"Gladiator (hand) -> Gladiator (discard)", "Mudling 1/1 -> Mudling 2/2"}));
}

TEST_F(SunDominionSides, GladiatorPaysThreeResourcesForThreeAttack) {
  scene.play(1, "Gladiator / Scout").play(2, "Ted");
  scene.barracks(1, "Trivet / Necromancer, Ted / Berserker, Mudling / Moon Aunt");
  scene.skirmish("Gladiator").skill("Gladiator");
  EXPECT_EQ(scene.changes(),
            (Lines{"Gladiator 1/3 -> Gladiator 4/3", "Trivet (barracks) -> Necromancer (barracks)",
                   "Ted (barracks) -> Berserker (barracks)",
                   "Mudling (barracks) -> Moon Aunt (barracks)"}));
  scene.pass();
  EXPECT_EQ(scene.why_skill("Gladiator"), ReasonCode::used_up);  // in this turn
  scene.pass();
  EXPECT_EQ(scene.changes(),
            (Lines{"Nexus evil: 20 -> 16", "1 evil: 0 -> 4", "Gladiator 4/3 -> Scout 1/1"}));
}

TEST_F(SunDominionSides, GladiatorNeedsThreeResources) {
  scene.play(1, "Gladiator").barracks(1, "Trivet, Ted").training();
  EXPECT_EQ(scene.why_skill("Gladiator"), ReasonCode::too_expensive);
}

TEST_F(SunDominionSides, GladiatorStrengthensNobodyElse) {
  scene.play(1, "Gladiator, Ted").barracks(1, "Trivet, Ted, Mudling").training();
  scene.skill("Gladiator");
  EXPECT_EQ(scene.values("Gladiator"), "4/3");
}

TEST_F(SunDominionSides, AnonymoussOrderHelpsAnybody) {
  scene.hand(1, "Anonymous").play(1, "Ted").play(2, "Mudling").training();
  scene.order("Anonymous").choose("Ted");
  EXPECT_EQ(scene.changes(),
            (Lines{"Ted 2/2 -> Ted 3/4", "Anonymous (hand) -> Anonymous (discard)"}));
}

TEST_F(SunDominionSides, AnonymousTrainedCostsEachOpponentGoodInfluence) {
  scene = Scene(3);
  scene.barracks(1, "Anonymous, Trivet / Necromancer").influence(1, 2, 2).influence(2, 1, 1);
  scene.influence(3, 3, 3).training().train("Anonymous");
  EXPECT_EQ(scene.changes(),
            (Lines{"2 good: 1 -> 0", "3 good: 3 -> 2", "Anonymous (barracks) -> Anonymous 2/3",
                   "Trivet (barracks) -> Necromancer (barracks)"}));
}

TEST_F(SunDominionSides, DrumSergeantsOrderIsForUpToTwoEvilWarriors) {
  scene.hand(1, "Drum Sergeant").barracks(1, "Trivet / Necromancer");
  scene.play(1, "Gladiator, Ted, Kindler, Fire Spirit").play(2, "Berserker").training();
  scene.order("Drum Sergeant");
  EXPECT_FALSE(scene.can_choose("Ted"));
  EXPECT_FALSE(scene.can_choose("Berserker"));
  scene.choose("Gladiator").choose("Kindler");  // and no third
  EXPECT_EQ(scene.changes(), (Lines{"Gladiator 1/3 -> Gladiator 3/3", "Kindler 2/1 -> Kindler 4/1",
                                    "Trivet (barracks) -> Necromancer (barracks)",
                                    "Drum Sergeant (hand) -> Drum Sergeant (discard)"}));
}

TEST_F(SunDominionSides, DrumSergeantTrainsForTwoLess) {
  scene.play(1, "Drum Sergeant");
  scene.barracks(1, "The Eclipse, Trivet / Necromancer, Ted / Berserker, Mudling").training();
  scene.skill("Drum Sergeant").pay("Mudling").choose("The Eclipse");  // 4 - 2
  EXPECT_EQ(scene.changes(), (Lines{"The Eclipse (barracks) -> The Eclipse 4/4",
                                    "Trivet (barracks) -> Necromancer (barracks)",
                                    "Ted (barracks) -> Berserker (barracks)",
                                    "Mudling (barracks) -> Mudling (barracks)*"}));
}

TEST_F(SunDominionSides, DrumSergeantTrainsInItsOwnersTurnOnly) {
  scene.play(1, "Drum Sergeant").barracks(1, "Trivet / Necromancer, Ted").last_round();
  scene.skill("Drum Sergeant").pay("Trivet");  // Ted alone is left: 2 - 2
  EXPECT_EQ(scene.changes(),
            (Lines{"Trivet (barracks) -> Trivet (barracks)*", "Ted (barracks) -> Ted 2/2"}));
  scene = Scene();
  scene.active(2).play(1, "Drum Sergeant").barracks(1, "Trivet / Necromancer, Ted").last_round();
  scene.pass();
  EXPECT_EQ(scene.why_skill("Drum Sergeant"), ReasonCode::own_turn_only);
}

TEST_F(SunDominionSides, NinthEmbersOrderCountsTheWarriorsOfItsPlayer) {
  scene.hand(1, "Ninth Ember").barracks(1, "Trivet / Necromancer").play(1, "Ted, Scout");
  scene.play(1, "Kindler").locked().play(2, "Mudling").training();
  scene.order("Ninth Ember").choose("Ted");
  EXPECT_EQ(scene.changes(),
            (Lines{"Ted 2/2 -> Ted 5/2", "Trivet (barracks) -> Necromancer (barracks)",
                   "Ninth Ember (hand) -> Ninth Ember (discard)"}));
}

TEST_F(SunDominionSides, NinthEmberCountsEvilWarriorsAndItself) {
  scene.play(1, "Ninth Ember, Kindler, Ted, Gladiator").play(2, "Berserker");
  scene.barracks(1, "Trivet / Necromancer").training().skill("Ninth Ember");
  EXPECT_EQ(scene.changes(), (Lines{"Ninth Ember 2/3 -> Ninth Ember 5/3",
                                    "Trivet (barracks) -> Necromancer (barracks)"}));
}

TEST_F(SunDominionSides, KindlersOrderDealsTwoDamage) {
  scene.hand(1, "Kindler")
      .barracks(1, "Trivet / Necromancer")
      .play(1, "Mudling")
      .play(2, "Caelistra");
  scene.training().order("Kindler").choose("Caelistra");
  EXPECT_EQ(scene.changes(),
            (Lines{"Trivet (barracks) -> Necromancer (barracks)",
                   "Kindler (hand) -> Kindler (discard)", "Caelistra 2/3 -> Caelistra 2/1"}));
}

TEST_F(SunDominionSides, KindlerTrainedHurtsAWarriorOfAnOpponent) {
  scene.barracks(1, "Kindler, Trivet / Necromancer").play(1, "Mudling").play(2, "Ted, Old Antler");
  scene.training().train("Kindler");
  EXPECT_FALSE(scene.can_choose("Mudling"));
  scene.choose("Old Antler");  // no order has chosen it: it is not Elite now
  EXPECT_EQ(scene.changes(), (Lines{"Kindler (barracks) -> Kindler 2/1",
                                    "Trivet (barracks) -> Necromancer (barracks)",
                                    "Old Antler 4/5 -> Old Antler 4/4"}));
}

TEST_F(SunDominionSides, FireSpiritsOrderHelpsAnybody) {
  scene.hand(1, "Fire Spirit").play(1, "Scout").play(2, "Ted").training();
  scene.order("Fire Spirit").choose("Scout");
  EXPECT_EQ(scene.changes(),
            (Lines{"Scout 1/1 -> Scout 3/2", "Fire Spirit (hand) -> Fire Spirit (discard)"}));
}

TEST_F(SunDominionSides, FireSpiritLeavingPlayHurtsAWarriorOfAnOpponent) {
  scene.play(1, "Fire Spirit, Mudling");
  EXPECT_EQ(destroy("Fire Spirit"), (Lines{"Fire Spirit 1/1 -> Fire Spirit (discard)",
                                           "Old Antler 4/5 -> Old Antler 4/4"}));
}

TEST_F(SunDominionSides, FireSpiritLeavingASkirmishHurtsAnybodyOutsideOfIt) {
  scene.play(1, "Fire Spirit").play(2, "Nighthawk, Mudling");
  scene.skirmish("Fire Spirit", "Nighthawk").pass_all().choose("Mudling");
  EXPECT_EQ(scene.changes(),
            (Lines{"Fire Spirit 1/1 -> Fire Spirit (discard)", "Nighthawk 2/3 -> Nighthawk 2/2",
                   "Mudling 1/1 -> Mudling (discard)"}));
}

TEST_F(SunDominionSides, ArenaLionsOrderLikesAFullDiscardPile) {
  scene.hand(1, "Arena Lion, Arena Lion").discard(1, "Ted, Scout, Trivet, Mudling");
  scene.discard(2, "Ted, Scout, Trivet, Mudling, Squeezle").play(1, "Ninth Ember, Ted").training();
  scene.order("Arena Lion")
      .choose("Ninth Ember");  // four; the order itself lies there only afterwards
  EXPECT_EQ(scene.values("Ninth Ember"), "4/3");
  scene.order("Arena Lion").choose("Ninth Ember");  // five
  EXPECT_EQ(scene.values("Ninth Ember"), "8/3");
  EXPECT_EQ(scene.values("Ted"), "2/2");
}

TEST_F(SunDominionSides, ArenaLionEatsAnotherWarrior) {
  scene.play(1, "Arena Lion, Ted, Vault Clerk").play(2, "Mudling").training();
  scene.skill("Arena Lion");
  EXPECT_FALSE(scene.can_choose("Mudling"));
  EXPECT_FALSE(scene.can_choose("Arena Lion"));
  scene.choose("Vault Clerk");  // which gains 1 good influence on its way out
  EXPECT_EQ(scene.changes(),
            (Lines{"Nexus good: 20 -> 19", "1 good: 0 -> 1", "Arena Lion 3/2 -> Arena Lion 6/4",
                   "Vault Clerk 1/2 -> Vault Clerk (discard)"}));
}

TEST_F(SunDominionSides, ArenaLionAloneEatsNobody) {
  scene.play(1, "Arena Lion").play(2, "Mudling").training();
  EXPECT_EQ(scene.why_skill("Arena Lion"), ReasonCode::nothing_to_choose);
}

TEST_F(SunDominionSides, ArenaLionEatsNobodyInASkirmish) {
  scene.play(1, "Arena Lion, Ted").play(2, "Mudling");
  scene.skirmish("Arena Lion");  // Ted is not in it
  EXPECT_EQ(scene.why_skill("Arena Lion"), ReasonCode::nothing_to_choose);
}

TEST_F(SunDominionSides, PriestOfAshsOrderGivesUpAWarriorForACard) {
  scene.hand(1, "Priest of Ash").play(1, "Ted").play(2, "Mudling");
  scene.deck(1, "Scout / Kindler, Ray Lancer / Gladiator, Caelistra").training();
  scene.order("Priest of Ash");
  EXPECT_EQ(scene.changes(),
            (Lines{"Ted 2/2 -> Ted (discard)", "Priest of Ash (hand) -> Priest of Ash (discard)",
                   "deck -> Kindler (hand)"}));
}

TEST_F(SunDominionSides, PriestOfAshsOrderNeedsAWarrior) {
  scene.hand(1, "Priest of Ash").play(2, "Mudling").training();
  EXPECT_EQ(scene.why_order("Priest of Ash"), ReasonCode::nothing_to_choose);
}

TEST_F(SunDominionSides, PriestOfAshGainsTheCostOfTheGivenUp) {
  scene.play(1, "Priest of Ash, Old Antler, Ted").barracks(1, "Trivet / Necromancer").training();
  scene.skill("Priest of Ash").choose("Old Antler");  // it cost 4, not the Priest's 2
  EXPECT_EQ(scene.changes(), (Lines{"Nexus evil: 20 -> 16", "1 evil: 0 -> 4",
                                    "Old Antler 4/5 -> Old Antler (discard)",
                                    "Trivet (barracks) -> Necromancer (barracks)"}));
}

TEST_F(SunDominionSides, PriestOfAshGainsNothingForTheFree) {
  scene.play(1, "Priest of Ash, Leech Swarm").barracks(1, "Trivet / Necromancer").training();
  scene.skill("Priest of Ash");
  EXPECT_EQ(scene.changes(), (Lines{"Leech Swarm 1/1 -> Leech Swarm (discard)",
                                    "Trivet (barracks) -> Necromancer (barracks)"}));
}

TEST_F(SunDominionSides, TheEclipsesOrderDestroysAnAttacker) {
  scene.hand(2, "The Eclipse").barracks(2, "Trivet, Ted").play(1, "Peat Wyrm").play(2, "Mudling");
  scene.skirmish("Peat Wyrm", "Mudling").pass().order("The Eclipse");
  EXPECT_EQ(
      scene.changes(),
      (Lines{"Peat Wyrm 3/6 -> Peat Wyrm (discard)", "Trivet (barracks) -> Trivet (barracks)*",
             "Ted (barracks) -> Ted (barracks)*", "The Eclipse (hand) -> The Eclipse (discard)"}));
}

TEST_F(SunDominionSides, TheEclipsesOrderNeedsAnAttacker) {
  scene.hand(1, "The Eclipse").barracks(1, "Trivet, Ted").play(1, "Scout").play(2, "Mudling");
  scene.maneuver();
  EXPECT_EQ(scene.why_order("The Eclipse"), ReasonCode::nothing_to_choose);
}

TEST_F(SunDominionSides, TheEclipseTrainedHurtsEachGoodWarrior) {
  scene.barracks(1, "The Eclipse, Trivet, Ted, Squeezle, Nighthawk").play(1, "Caelistra, Kindler");
  scene.play(2, "Mudling, Berserker").play(2, "Reed Mother").locked().training();
  scene.train("The Eclipse");
  EXPECT_EQ(scene.in_play(1), "Caelistra, Kindler, The Eclipse");
  EXPECT_EQ(scene.values("Caelistra"), "2/2");
  EXPECT_EQ(scene.values("Kindler"), "2/1");
  EXPECT_EQ(scene.values("The Eclipse"), "4/4");
  EXPECT_EQ(scene.in_play(2), "Berserker, Reed Mother*");
  EXPECT_EQ(scene.values("Reed Mother"), "2/4");
  EXPECT_EQ(scene.in_discard(2), "Mudling");
}

TEST_F(SunDominionSides, CinderDovesOrderEnlistsFromTheDiscardPile) {
  scene.hand(1, "Cinder Dove").barracks(1, "Trivet, Ted").discard(1, "Scout, Kindler, Mudling");
  scene.training().order("Cinder Dove").choose("Mudling");  // and no second
  EXPECT_EQ(scene.changes(),
            (Lines{"Trivet (barracks) -> Trivet (barracks)*", "Ted (barracks) -> Ted (barracks)*",
                   "Cinder Dove (hand) -> Cinder Dove (discard)",
                   "Mudling (discard) -> Mudling (barracks)*"}));
}

TEST_F(SunDominionSides, CinderDovesOrderTakesTheOnlyCardUnasked) {
  scene.hand(1, "Cinder Dove").barracks(1, "Trivet, Ted").discard(1, "Scout").training();
  scene.order("Cinder Dove");
  EXPECT_EQ(scene.changes(),
            (Lines{"Trivet (barracks) -> Trivet (barracks)*", "Ted (barracks) -> Ted (barracks)*",
                   "Cinder Dove (hand) -> Cinder Dove (discard)",
                   "Scout (discard) -> Scout (barracks)*"}));
}

TEST_F(SunDominionSides, CinderDoveLeavingPlayEnlistsFromTheDiscardPile) {
  scene.play(2, "Cinder Dove").discard(2, "Scout").hand(1, "Trivet").training();
  scene.order("Trivet").choose("Scout");
  EXPECT_EQ(scene.changes(),
            (Lines{"Trivet (hand) -> Trivet (discard)", "Cinder Dove 1/1 -> Cinder Dove (discard)",
                   "Scout (discard) -> Scout (barracks)*"}));
}

TEST_F(SunDominionSides, CinderDoveLeavingPlayMayEnlistItself) {
  scene.play(2, "Cinder Dove").hand(1, "Trivet").training();
  scene.order("Trivet");  // it is the only card in the pile
  EXPECT_EQ(scene.changes(), (Lines{"Trivet (hand) -> Trivet (discard)",
                                    "Cinder Dove 1/1 -> Cinder Dove (barracks)*"}));
}

}  // namespace
}  // namespace penta::phase

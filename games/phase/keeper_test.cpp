// Each Keeper side: its order and its skills. The figures follow from the texts on the cards
// (box/keeper.toml).
#include "games/phase/testing/scene.h"

namespace penta::phase {
namespace {

class KeeperSides : public SideTest {};

// --- the house

TEST_F(KeeperSides, NoNeChim3sOrderGainsInfluenceOfEitherKind) {
  scene.hand(1, "No-Ne Chim 3, No-Ne Chim 3").barracks(1, "Trivet, Ted, Mudling, Squeezle");
  scene.training();
  scene.order("No-Ne Chim 3").pay("Ted").pay("Mudling").evil();
  EXPECT_EQ(scene.changes(),
            (Lines{"Nexus evil: 20 -> 18", "1 evil: 0 -> 2", "Ted (barracks) -> Ted (barracks)*",
                   "Mudling (barracks) -> Mudling (barracks)*",
                   "No-Ne Chim 3 (hand) -> No-Ne Chim 3 (discard)"}));
  scene.order("No-Ne Chim 3").good();  // the two that are left pay
  EXPECT_EQ(scene.changes(), (Lines{"Nexus good: 20 -> 18", "1 good: 0 -> 2",
                                    "Trivet (barracks) -> Trivet (barracks)*",
                                    "Squeezle (barracks) -> Squeezle (barracks)*",
                                    "No-Ne Chim 3 (hand) -> No-Ne Chim 3 (discard)"}));
}

TEST_F(KeeperSides, NoNeChim3sOrderStopsAtWhatTheNexusHolds) {
  scene.hand(1, "No-Ne Chim 3").barracks(1, "Trivet, Ted").nexus(1, 20).training();
  scene.order("No-Ne Chim 3").good();
  EXPECT_EQ(scene.good(1), 1);
}

TEST_F(KeeperSides, NoNeChim3TrainedGainsTwoGoodInfluence) {
  scene.barracks(1, "No-Ne Chim 3, Trivet / Necromancer, Ted / Berserker, Mudling / Moon Aunt");
  scene.training().train("No-Ne Chim 3");
  EXPECT_EQ(scene.changes(), (Lines{"Nexus good: 20 -> 18", "1 good: 0 -> 2",
                                    "No-Ne Chim 3 (barracks) -> No-Ne Chim 3 3/4",
                                    "Trivet (barracks) -> Necromancer (barracks)",
                                    "Ted (barracks) -> Berserker (barracks)",
                                    "Mudling (barracks) -> Moon Aunt (barracks)"}));
}

TEST_F(KeeperSides, TheCognetsOrderPhasesAnyWarrior) {
  scene.hand(1, "The Cognet").barracks(1, "Trivet / Necromancer").play(1, "Nighthawk");
  scene.play(2, "Ted / Pennaggolan").training();
  scene.order("The Cognet").choose("Ted");
  EXPECT_EQ(scene.changes(),
            (Lines{"Trivet (barracks) -> Necromancer (barracks)",
                   "The Cognet (hand) -> The Cognet (discard)", "Ted 2/2 -> Pennaggolan 5/3"}));
}

TEST_F(KeeperSides, TheCognetsOrderCannotPhaseTheLocked) {
  scene.hand(1, "The Cognet").barracks(1, "Trivet").play(2, "Ted").locked().training();
  EXPECT_EQ(scene.why_order("The Cognet"), ReasonCode::nothing_to_choose);
}

TEST_F(KeeperSides, TheCognetTrainedDrawsAndDiscards) {
  scene.barracks(1, "The Cognet, Trivet / Necromancer").hand(1, "Mudling / Moon Aunt");
  scene.deck(1, "Ted / Berserker").hand(2, "Squeezle").training();
  scene.train("The Cognet").discard_card("Mudling");  // it lies as the others saw it
  EXPECT_EQ(scene.changes(),
            (Lines{"The Cognet (barracks) -> The Cognet 2/2",
                   "Trivet (barracks) -> Necromancer (barracks)",
                   "Mudling (hand) -> Moon Aunt (discard)", "deck -> Berserker (hand)"}));
}

TEST_F(KeeperSides, TheCognetTrainedDiscardsTheOnlyCard) {
  scene.barracks(1, "The Cognet, Trivet / Necromancer").deck(1, "Ted / Berserker").training();
  scene.train("The Cognet");
  EXPECT_EQ(scene.changes(),
            (Lines{"The Cognet (barracks) -> The Cognet 2/2",
                   "Trivet (barracks) -> Necromancer (barracks)", "deck -> Ted (discard)"}));
}

TEST_F(KeeperSides, MarginScribesOrderDrawsTwoAndDiscardsOne) {
  scene.hand(1, "Margin Scribe").barracks(1, "Trivet / Necromancer");
  scene.deck(1, "Ted / Berserker, Mudling / Moon Aunt, Squeezle").training();
  scene.order("Margin Scribe").discard_card("Berserker");
  EXPECT_EQ(scene.changes(), (Lines{"Trivet (barracks) -> Necromancer (barracks)",
                                    "Margin Scribe (hand) -> Margin Scribe (discard)",
                                    "deck -> Ted (discard)", "deck -> Moon Aunt (hand)"}));
}

TEST_F(KeeperSides, MarginScribeTrainedLooksAtThreeCardsAndDraws) {
  scene.barracks(1, "Margin Scribe, Trivet / Necromancer, Ted / Berserker");
  scene.deck(1, "Mudling / Moon Aunt, Squeezle, Reed Mother").training();
  scene.train("Margin Scribe");
  EXPECT_EQ(scene.changes(),
            (Lines{"Margin Scribe (barracks) -> Margin Scribe 2/3",
                   "Trivet (barracks) -> Necromancer (barracks)",
                   "Ted (barracks) -> Berserker (barracks)", "deck -> Moon Aunt (hand)"}));
  EXPECT_EQ(scene.state.table.lords[seat_at(0)].looked, 2);  // one of the three is in the hand
}

TEST_F(KeeperSides, OathSistersOrderIsBetterWithFiveGoodInfluence) {
  scene.hand(1, "Oath Sister").influence(1, 5, 0).play(1, "Ted").play(2, "Berserker, Mudling");
  scene.training().order("Oath Sister");
  EXPECT_FALSE(scene.can_choose("Berserker"));  // it is evil
  scene.choose("Ted");
  EXPECT_EQ(scene.changes(),
            (Lines{"Ted 2/2 -> Ted 4/4", "Oath Sister (hand) -> Oath Sister (discard)"}));
}

TEST_F(KeeperSides, OathSistersOrderIsWorseWithFour) {
  scene.hand(1, "Oath Sister").influence(1, 4, 9).influence(2, 9, 0).play(1, "Ted").training();
  scene.order("Oath Sister");
  EXPECT_EQ(scene.changes(),
            (Lines{"Ted 2/2 -> Ted 3/3", "Oath Sister (hand) -> Oath Sister (discard)"}));
}

TEST_F(KeeperSides, OathSisterPhasedAwayGainsGoodInfluence) {
  scene.play(1, "Oath Sister / Wax Imp");
  EXPECT_EQ(phase("Oath Sister"),
            (Lines{"Nexus good: 20 -> 19", "1 good: 0 -> 1", "Oath Sister 3/3 -> Wax Imp 1/1"}));
}

TEST_F(KeeperSides, OrielsOrderShieldsGoodKeepersOfItsPlayer) {
  scene.hand(1, "High Keeper Oriel").play(1, "Gate Warden, Ted, Black Ledger");
  scene.play(1, "The Cognet").locked().play(2, "Vault Clerk").training();
  scene.order("High Keeper Oriel");
  EXPECT_EQ(scene.changes(),
            (Lines{"Gate Warden 1/4 -> Gate Warden 1/6", "The Cognet 2/2* -> The Cognet 2/4*",
                   "High Keeper Oriel (hand) -> High Keeper Oriel (discard)"}));
}

TEST_F(KeeperSides, OrielTrainedGainsHerCostDifference) {
  scene.barracks(1, "High Keeper Oriel / Debt Ghost, Trivet, Ted, Mudling, Squeezle").training();
  scene.train("High Keeper Oriel");  // 4 and 1
  EXPECT_EQ(scene.good(1), 3);
  EXPECT_EQ(scene.values("High Keeper Oriel"), "4/5");
  // Everybody has seen both sides now.
  EXPECT_TRUE(scene.state.table.lords[seat_at(0)].turned.contains(0));
}

TEST_F(KeeperSides, OrielTrainedGainsAllOfItWithAFreeBack) {
  scene.barracks(1, "High Keeper Oriel / Wax Imp, Trivet, Ted, Mudling, Squeezle").training();
  scene.train("High Keeper Oriel");
  EXPECT_EQ(scene.good(1), 4);
}

TEST_F(KeeperSides, SisterAlexissOrderDestroysTheLocked) {
  scene.hand(1, "Sister Alexis").barracks(1, "Trivet / Necromancer, Ted / Berserker");
  scene.play(2, "Nighthawk").play(2, "Old Antler").locked().training();
  scene.order("Sister Alexis");
  EXPECT_EQ(scene.changes(), (Lines{"Trivet (barracks) -> Necromancer (barracks)",
                                    "Ted (barracks) -> Berserker (barracks)",
                                    "Sister Alexis (hand) -> Sister Alexis (discard)",
                                    "Old Antler 4/5* -> Old Antler (discard)"}));
}

TEST_F(KeeperSides, SisterAlexissOrderNeedsSomebodyLocked) {
  scene.hand(1, "Sister Alexis").barracks(1, "Trivet, Ted").play(2, "Nighthawk").training();
  EXPECT_EQ(scene.why_order("Sister Alexis"), ReasonCode::nothing_to_choose);
}

TEST_F(KeeperSides, SisterAlexisDealsFirst) {
  scene.play(1, "Pennaggolan").play(2, "Sister Alexis");
  scene.skirmish("Pennaggolan", "Sister Alexis").pass_all();
  EXPECT_EQ(scene.changes(), (Lines{"Pennaggolan 5/3 -> Pennaggolan (discard)"}));
}

TEST_F(KeeperSides, GateWardensOrderProtectsGoodDefendersMore) {
  scene.hand(2, "Gate Warden").play(1, "Pennaggolan").play(2, "Reed Mother, Ted");
  scene.skirmish("Pennaggolan", "Reed Mother").pass().order("Gate Warden");
  EXPECT_EQ(scene.changes(), (Lines{"Reed Mother 2/5 -> Reed Mother 2/5 shield 4",
                                    "Gate Warden (hand) -> Gate Warden (discard)"}));
  scene.pass_all();  // 5 - 4; the attacker takes 2 and turns home
  EXPECT_EQ(scene.changes(), (Lines{"Pennaggolan 5/3 -> Squeezle 2/1",
                                    "Reed Mother 2/5 shield 4 -> Reed Mother 2/4"}));
}

TEST_F(KeeperSides, GateWardensOrderProtectsEvilDefendersLess) {
  scene.hand(2, "Gate Warden").play(1, "Ted").play(2, "Peat Wyrm");
  scene.skirmish("Ted", "Peat Wyrm").pass().order("Gate Warden");
  EXPECT_EQ(scene.changes(), (Lines{"Peat Wyrm 3/6 -> Peat Wyrm 3/6 shield 2",
                                    "Gate Warden (hand) -> Gate Warden (discard)"}));
}

TEST_F(KeeperSides, GateWardensOrderNeedsADefender) {
  scene.hand(2, "Gate Warden").play(1, "Pennaggolan").play(2, "Reed Mother");
  scene.skirmish("Pennaggolan").pass();
  EXPECT_EQ(scene.why_order("Gate Warden"), ReasonCode::nothing_to_choose);
}

TEST_F(KeeperSides, GateWardenPhasedAwayUnlocksTheResourcesOfItsPlayer) {
  scene.play(1, "Gate Warden / Wax Imp").play(1, "Ted").locked();
  scene.barracks(1, "Squeezle").locked().barracks(2, "Mudling").locked();
  EXPECT_EQ(phase("Gate Warden"), (Lines{"Gate Warden 1/4 -> Wax Imp 1/1",
                                         "Squeezle (barracks)* -> Squeezle (barracks)"}));
}

TEST_F(KeeperSides, WhoIsNoAllyDoesNotDefendTheNexusForOthers) {
  attack_past_the_guardian("Berserker", "The Cognet");
  EXPECT_EQ(scene.state.table.step, Step::skirmish);
}

TEST_F(KeeperSides, BellSisterMaudsOrderLocksAWarriorOfAnOpponent) {
  scene.hand(1, "Bell Sister Maud").barracks(1, "Trivet / Necromancer").play(1, "Ted");
  scene.play(2, "Nighthawk, Mudling").barracks(2, "Squeezle").training();
  scene.order("Bell Sister Maud");
  EXPECT_FALSE(scene.can_choose("Ted"));
  EXPECT_FALSE(scene.can_choose("Squeezle"));
  scene.choose("Mudling");
  EXPECT_EQ(scene.changes(), (Lines{"Trivet (barracks) -> Necromancer (barracks)",
                                    "Bell Sister Maud (hand) -> Bell Sister Maud (discard)",
                                    "Mudling 1/1 -> Mudling 1/1*"}));
}

TEST_F(KeeperSides, BellSisterMaudLocksTwoToLockAWarrior) {
  scene.play(1, "Bell Sister Maud").barracks(1, "Trivet, Ted").play(2, "Nighthawk").training();
  scene.skill("Bell Sister Maud");
  EXPECT_EQ(scene.changes(),
            (Lines{"Trivet (barracks) -> Trivet (barracks)*", "Ted (barracks) -> Ted (barracks)*",
                   "Nighthawk 2/3 -> Nighthawk 2/3*"}));
}

TEST_F(KeeperSides, BellSisterMaudDoesNotLockTwice) {
  scene.play(1, "Bell Sister Maud").barracks(1, "Trivet, Ted").play(2, "Nighthawk").locked();
  scene.training();
  EXPECT_EQ(scene.why_skill("Bell Sister Maud"), ReasonCode::nothing_to_choose);
}

TEST_F(KeeperSides, BrassPortersOrderShufflesAnAttackerIntoItsDeck) {
  scene.hand(2, "Brass Porter").barracks(2, "Trivet, Ted").play(1, "Peat Wyrm").play(2, "Mudling");
  scene.skirmish("Peat Wyrm");
  const int before = scene.cards_in_deck(1);
  scene.pass().order("Brass Porter");
  EXPECT_EQ(scene.changes(),
            (Lines{"Peat Wyrm 3/6 -> deck", "Trivet (barracks) -> Trivet (barracks)*",
                   "Ted (barracks) -> Ted (barracks)*",
                   "Brass Porter (hand) -> Brass Porter (discard)"}));
  EXPECT_EQ(scene.cards_in_deck(1), before + 1);
  scene.pass_all();  // nobody is there to attack
  EXPECT_EQ(scene.changes(), Lines{});
}

TEST_F(KeeperSides, BrassPortersOrderNeedsAnAttacker) {
  scene.hand(1, "Brass Porter").barracks(1, "Trivet, Ted").play(1, "Mudling").maneuver();
  EXPECT_EQ(scene.why_order("Brass Porter"), ReasonCode::nothing_to_choose);
}

TEST_F(KeeperSides, BrassPorterPhasedAwayDraws) {
  scene.play(1, "Brass Porter / Wax Imp").deck(1, "Ted / Berserker");
  EXPECT_EQ(phase("Brass Porter"),
            (Lines{"Brass Porter 3/3 -> Wax Imp 1/1", "deck -> Berserker (hand)"}));
}

TEST_F(KeeperSides, VaultClerksOrderPhasesAResourceAndDraws) {
  scene.hand(1, "Vault Clerk").barracks(1, "Trivet / Necromancer").deck(1, "Ted / Berserker");
  scene.barracks(2, "Mudling, Squeezle / Moon Aunt").play(2, "Nighthawk").training();
  scene.order("Vault Clerk").choose("Squeezle");
  EXPECT_EQ(scene.changes(),
            (Lines{"Vault Clerk (hand) -> Vault Clerk (discard)", "deck -> Berserker (hand)",
                   "Squeezle (barracks) -> Moon Aunt (barracks)"}));
}

TEST_F(KeeperSides, VaultClerksOrderNeedsAnUnlockedResource) {
  scene.hand(1, "Vault Clerk").barracks(1, "Trivet").barracks(2, "Mudling").locked().training();
  EXPECT_EQ(scene.why_order("Vault Clerk"), ReasonCode::nothing_to_choose);
}

TEST_F(KeeperSides, VaultClerkLeavingPlayGainsGoodInfluence) {
  scene.play(2, "Vault Clerk");
  EXPECT_EQ(destroy("Vault Clerk"), (Lines{"Nexus good: 20 -> 19", "2 good: 0 -> 1",
                                           "Vault Clerk 1/2 -> Vault Clerk (discard)"}));
}

// --- what lies under it

TEST_F(KeeperSides, TheUndyingsOrderDealsOneDamage) {
  scene.hand(1, "The Undying, The Undying").play(1, "Ted").play(2, "Mudling").training();
  scene.order("The Undying").choose("Ted").order("The Undying").choose("Mudling");
  EXPECT_EQ(
      scene.changes(),
      (Lines{"Ted 2/2 -> Ted 2/1", "The Undying (hand) -> The Undying (discard)",
             "The Undying (hand) -> The Undying (discard)", "Mudling 1/1 -> Mudling (discard)"}));
}

TEST_F(KeeperSides, TheUndyingReturnsToTheBarracks) {
  scene.play(2, "The Undying");
  EXPECT_EQ(destroy("The Undying"), (Lines{"The Undying 3/2 -> The Undying (barracks)"}));
}

TEST_F(KeeperSides, TheUndyingReturnsFromTheHandNoMore) {
  scene.hand(2, "Reed Mother").barracks(2, "Trivet").play(1, "The Undying / The Cognet");
  scene.skirmish("The Undying").pass().order("Reed Mother");  // back to the hand, out of reach
  EXPECT_EQ(scene.changes(), (Lines{"The Undying 3/2 -> The Cognet (hand)",
                                    "Trivet (barracks) -> Trivet (barracks)*",
                                    "Reed Mother (hand) -> Reed Mother (discard)"}));
}

TEST_F(KeeperSides, DebtGhostsOrderCostsEveryPlayerEvilInfluence) {
  scene = Scene(3);
  scene.hand(1, "Debt Ghost").influence(1, 2, 2).influence(3, 1, 1).training();
  scene.order("Debt Ghost");  // seat 2 has none to lose; nothing comes back to the Nexus
  EXPECT_EQ(scene.changes(), (Lines{"1 evil: 2 -> 1", "3 evil: 1 -> 0",
                                    "Debt Ghost (hand) -> Debt Ghost (discard)"}));
}

TEST_F(KeeperSides, DebtGhostPhasedAwayCostsAnOpponent) {
  scene.play(1, "Debt Ghost / The Cognet").influence(1, 3, 3).influence(2, 3, 3);
  EXPECT_EQ(phase("Debt Ghost"), (Lines{"2 evil: 3 -> 2", "Debt Ghost 2/2 -> The Cognet 2/2"}));
}

TEST_F(KeeperSides, DebtGhostsOwnerChoosesTheOpponent) {
  scene = Scene(3);
  scene.play(1, "Debt Ghost / The Cognet").influence(2, 0, 3).influence(3, 0, 3);
  scene.hand(1, "The Cognet").barracks(1, "Trivet / Necromancer").training();
  scene.order("The Cognet").player_chosen(3);
  EXPECT_EQ(scene.changes(), (Lines{"3 evil: 3 -> 2", "Debt Ghost 2/2 -> The Cognet 2/2",
                                    "Trivet (barracks) -> Necromancer (barracks)",
                                    "The Cognet (hand) -> The Cognet (discard)"}));
}

TEST_F(KeeperSides, BlackLedgersOrderCountsTheHandWithoutItself) {
  scene.hand(1, "Black Ledger, Ted, Squeezle, Mudling").barracks(1, "Trivet, Fen Tracker");
  scene.hand(2, "Ted").play(2, "Reed Mother, Mudling").training();
  scene.order("Black Ledger").choose("Reed Mother");
  EXPECT_EQ(scene.changes(), (Lines{"Trivet (barracks) -> Trivet (barracks)*",
                                    "Fen Tracker (barracks) -> Fen Tracker (barracks)*",
                                    "Black Ledger (hand) -> Black Ledger (discard)",
                                    "Reed Mother 2/5 -> Reed Mother 2/2"}));
}

TEST_F(KeeperSides, BlackLedgersOrderMayCountNothing) {
  scene.hand(1, "Black Ledger").barracks(1, "Trivet, Fen Tracker").play(2, "Mudling").training();
  scene.order("Black Ledger");
  EXPECT_EQ(scene.values("Mudling"), "1/1");
}

TEST_F(KeeperSides, BlackLedgerLocksTwoToDraw) {
  scene.play(1, "Black Ledger").barracks(1, "Trivet, Ted").deck(1, "Mudling / Moon Aunt");
  scene.training().skill("Black Ledger");
  EXPECT_EQ(scene.changes(),
            (Lines{"Trivet (barracks) -> Trivet (barracks)*", "Ted (barracks) -> Ted (barracks)*",
                   "deck -> Moon Aunt (hand)"}));
}

TEST_F(KeeperSides, WaxImpsOrderReturnsAWarriorOfItsPlayer) {
  scene.hand(1, "Wax Imp").barracks(1, "Trivet / Necromancer").play(1, "Ted, Vault Clerk");
  scene.play(2, "Mudling").training().order("Wax Imp");
  EXPECT_FALSE(scene.can_choose("Mudling"));
  scene.choose("Vault Clerk");  // it leaves play: 1 good influence
  EXPECT_EQ(scene.changes(), (Lines{"Nexus good: 20 -> 19", "1 good: 0 -> 1",
                                    "Vault Clerk 1/2 -> Vault Clerk (barracks)",
                                    "Trivet (barracks) -> Necromancer (barracks)",
                                    "Wax Imp (hand) -> Wax Imp (discard)"}));
}

TEST_F(KeeperSides, WaxImpPhasedAwayMayReturn) {
  scene.play(1, "Wax Imp / Oath Sister").hand(1, "The Cognet").barracks(1, "Trivet / Necromancer");
  scene.training().order("The Cognet").accept();
  EXPECT_EQ(scene.changes(), (Lines{"Wax Imp 1/1 -> Oath Sister (barracks)",
                                    "Trivet (barracks) -> Necromancer (barracks)",
                                    "The Cognet (hand) -> The Cognet (discard)"}));
}

TEST_F(KeeperSides, WaxImpPhasedAwayMayStay) {
  scene.play(1, "Wax Imp / Oath Sister").hand(1, "The Cognet").barracks(1, "Trivet / Necromancer");
  scene.training().order("The Cognet").decline();
  EXPECT_EQ(scene.changes(),
            (Lines{"Wax Imp 1/1 -> Oath Sister 3/3", "Trivet (barracks) -> Necromancer (barracks)",
                   "The Cognet (hand) -> The Cognet (discard)"}));
}

TEST_F(KeeperSides, WaxImpMayReturnFromItsAttack) {
  scene.play(1, "Wax Imp / Oath Sister").skirmish("Wax Imp").pass_all().accept();
  EXPECT_EQ(scene.changes(), (Lines{"Nexus evil: 20 -> 19", "1 evil: 0 -> 1",
                                    "Wax Imp 1/1 -> Oath Sister (barracks)"}));
}

TEST_F(KeeperSides, FallenWardensOrderWeakensAndDraws) {
  scene.hand(1, "Fallen Warden").deck(1, "Ted / Berserker").play(1, "Mudling").play(2, "Trivet");
  scene.training().order("Fallen Warden").choose("Trivet");
  EXPECT_EQ(scene.changes(), (Lines{"Fallen Warden (hand) -> Fallen Warden (discard)",
                                    "deck -> Berserker (hand)", "Trivet 0/2 -> Trivet -1/2"}));
}

TEST_F(KeeperSides, ThirdKeysOrderLocksAResourceOfAnOpponentAndDraws) {
  scene.hand(1, "Third Key").barracks(1, "Fen Tracker / Necromancer").deck(1, "Ted / Berserker");
  scene.barracks(2, "Trivet, Ted, Mudling").play(2, "Squeezle").training();
  scene.order("Third Key");
  EXPECT_FALSE(scene.can_choose("Necromancer"));  // one's own
  scene.choose("Ted");
  EXPECT_EQ(scene.changes(),
            (Lines{"Fen Tracker (barracks) -> Necromancer (barracks)",
                   "Third Key (hand) -> Third Key (discard)", "deck -> Berserker (hand)",
                   "Ted (barracks) -> Ted (barracks)*"}));
}

TEST_F(KeeperSides, ThirdKeyLocksTwoToLockOneOfFour) {
  scene.play(1, "Third Key").barracks(1, "Fen Tracker, Nighthawk, Squeezle");
  scene.barracks(2, "Trivet, Ted, Mudling, Scout").training();
  scene.skill("Third Key").pay("Fen Tracker").pay("Nighthawk");
  EXPECT_FALSE(scene.can_choose("Squeezle"));
  scene.choose("Ted");
  EXPECT_EQ(scene.changes(), (Lines{"Fen Tracker (barracks) -> Fen Tracker (barracks)*",
                                    "Nighthawk (barracks) -> Nighthawk (barracks)*",
                                    "Ted (barracks) -> Ted (barracks)*"}));
}

TEST_F(KeeperSides, ThirdKeyLeavesThoseWithThreeAlone) {
  scene.play(1, "Third Key").barracks(1, "Fen Tracker, Nighthawk");
  scene.barracks(2, "Trivet, Ted, Mudling").training().skill("Third Key");
  EXPECT_EQ(scene.changes(), (Lines{"Fen Tracker (barracks) -> Fen Tracker (barracks)*",
                                    "Nighthawk (barracks) -> Nighthawk (barracks)*"}));
}

TEST_F(KeeperSides, RustyJailersOrderHurtsTheLockedMore) {
  scene.hand(1, "Rusty Jailer, Rusty Jailer").play(2, "Reed Mother").play(2, "Gate Warden");
  scene.locked().training();
  scene.order("Rusty Jailer").choose("Reed Mother");
  scene.order("Rusty Jailer").choose("Gate Warden");
  EXPECT_EQ(scene.changes(),
            (Lines{"Rusty Jailer (hand) -> Rusty Jailer (discard)",
                   "Rusty Jailer (hand) -> Rusty Jailer (discard)",
                   "Reed Mother 2/5 -> Reed Mother 2/4", "Gate Warden 1/4* -> Gate Warden 1/2*"}));
}

TEST_F(KeeperSides, RustyJailerPhasedAwayGainsForEachLockedWarriorOfAnOpponent) {
  scene = Scene(3);
  scene.play(1, "Rusty Jailer / Sister Alexis").play(1, "Mudling").locked();
  scene.play(2, "Ted").locked().play(3, "Squeezle").locked().barracks(2, "Trivet").locked();
  EXPECT_EQ(phase("Rusty Jailer"), (Lines{"Nexus good: 30 -> 28", "1 good: 0 -> 2",
                                          "Rusty Jailer 2/2 -> Sister Alexis 3/3"}));
}

TEST_F(KeeperSides, RustyJailerGainsNothingWhileNobodyIsLocked) {
  scene.play(1, "Rusty Jailer / Sister Alexis").play(2, "Ted");
  EXPECT_EQ(phase("Rusty Jailer"), (Lines{"Rusty Jailer 2/2 -> Sister Alexis 3/3"}));
}

TEST_F(KeeperSides, GuestOfCellNinesOrderTakesAllAttackFromTheOpposed) {
  scene.hand(2, "Guest of Cell Nine").barracks(2, "Trivet / Necromancer");
  scene.play(1, "Pennaggolan").play(2, "Mudling");
  scene.skirmish("Pennaggolan", "Mudling").pass();
  scene.order("Guest of Cell Nine").choose("Pennaggolan");
  EXPECT_EQ(scene.changes(), (Lines{"Pennaggolan 5/3 -> Pennaggolan 0/3",
                                    "Trivet (barracks) -> Necromancer (barracks)",
                                    "Guest of Cell Nine (hand) -> Guest of Cell Nine (discard)"}));
}

TEST_F(KeeperSides, GuestOfCellNinesOrderNeedsAFight) {
  scene.hand(1, "Guest of Cell Nine")
      .barracks(1, "Trivet")
      .play(1, "Ted")
      .play(2, "Ted")
      .maneuver();
  EXPECT_EQ(scene.why_order("Guest of Cell Nine"), ReasonCode::nothing_to_choose);
}

TEST_F(KeeperSides, GuestOfCellNineWeakensWhomItFaces) {
  scene.play(1, "Guest of Cell Nine").barracks(1, "Trivet / Necromancer").play(2, "Ted, Mudling");
  scene.skirmish("Guest of Cell Nine", "Ted").skill("Guest of Cell Nine");
  EXPECT_EQ(scene.changes(),
            (Lines{"Trivet (barracks) -> Necromancer (barracks)", "Ted 2/2 -> Ted 0/2"}));
}

TEST_F(KeeperSides, GuestOfCellNineWeakensItsAttackerToo) {
  scene.play(1, "Ted").play(2, "Guest of Cell Nine").barracks(2, "Trivet / Necromancer");
  scene.skirmish("Ted", "Guest of Cell Nine").pass().skill("Guest of Cell Nine");
  EXPECT_EQ(scene.changes(),
            (Lines{"Ted 2/2 -> Ted 0/2", "Trivet (barracks) -> Necromancer (barracks)"}));
}

TEST_F(KeeperSides, GuestOfCellNineUnopposedWeakensNobody) {
  scene.play(1, "Guest of Cell Nine").barracks(1, "Trivet").play(2, "Ted");
  scene.skirmish("Guest of Cell Nine");
  EXPECT_EQ(scene.why_skill("Guest of Cell Nine"), ReasonCode::nothing_to_choose);
}

TEST_F(KeeperSides, WhisperingDraughtsOrderMakesEachOpponentDiscardAndDraws) {
  scene = Scene(3);
  scene.hand(1, "Whispering Draught, Ted").barracks(1, "Trivet / Necromancer");
  scene.deck(1, "Fen Tracker / Sedge Runner");
  scene.hand(2, "Mudling / Moon Aunt, Squeezle").hand(3, "Nighthawk / Berserker").training();
  scene.order("Whispering Draught").discard_card("Mudling");  // seat 3 has no choice
  EXPECT_EQ(scene.changes(),
            (Lines{"Trivet (barracks) -> Necromancer (barracks)",
                   "Whispering Draught (hand) -> Whispering Draught (discard)",
                   "deck -> Sedge Runner (hand)", "Mudling (hand) -> Moon Aunt (discard)",
                   "Nighthawk (hand) -> Berserker (discard)"}));
}

TEST_F(KeeperSides, WhisperingDraughtsOrderFindsEmptyHands) {
  scene.hand(1, "Whispering Draught, Ted").barracks(1, "Trivet / Necromancer");
  scene.deck(1, "Fen Tracker / Sedge Runner").training().order("Whispering Draught");
  EXPECT_EQ(scene.changes(), (Lines{"Trivet (barracks) -> Necromancer (barracks)",
                                    "Whispering Draught (hand) -> Whispering Draught (discard)",
                                    "deck -> Sedge Runner (hand)"}));
}

TEST_F(KeeperSides, WhisperingDraughtTrainedDrawsAndDiscards) {
  scene.barracks(1, "Whispering Draught, Trivet / Necromancer").hand(1, "Mudling / Moon Aunt");
  scene.deck(1, "Ted / Berserker").hand(2, "Squeezle").training();
  scene.train("Whispering Draught").discard_card("Mudling");
  EXPECT_EQ(scene.changes(),
            (Lines{"Whispering Draught (barracks) -> Whispering Draught 2/1",
                   "Trivet (barracks) -> Necromancer (barracks)",
                   "Mudling (hand) -> Moon Aunt (discard)", "deck -> Berserker (hand)"}));
}

TEST_F(KeeperSides, TheWardenBelowsOrderDestroysTheCheap) {
  scene.hand(1, "The Warden Below").barracks(1, "Trivet / Necromancer, Ted / Berserker, Mudling");
  scene.play(2, "Old Antler, Pennaggolan, Squeezle").training();
  scene.order("The Warden Below").pay("Mudling");  // the two that are left are phased
  EXPECT_FALSE(scene.can_choose("Old Antler"));    // it costs 4
  scene.choose("Pennaggolan");
  EXPECT_EQ(scene.changes(), (Lines{"Trivet (barracks) -> Necromancer (barracks)",
                                    "Ted (barracks) -> Berserker (barracks)",
                                    "Mudling (barracks) -> Mudling (barracks)*",
                                    "The Warden Below (hand) -> The Warden Below (discard)",
                                    "Pennaggolan 5/3 -> Pennaggolan (discard)"}));
}

TEST_F(KeeperSides, TheWardenBelowTrainedDestroysALockedWarriorOfAnOpponent) {
  scene.barracks(1, "The Warden Below, Trivet, Ted, Mudling").play(1, "Squeezle").locked();
  scene.play(2, "Nighthawk").play(2, "Old Antler").locked().training();
  scene.train("The Warden Below");
  EXPECT_EQ(scene.in_play(1), "Squeezle*, The Warden Below");
  EXPECT_EQ(scene.in_play(2), "Nighthawk");
  EXPECT_EQ(scene.in_discard(2), "Old Antler");
}

TEST_F(KeeperSides, TheWardenBelowTrainedMayFindNobodyLocked) {
  scene.barracks(1, "The Warden Below, Trivet, Ted, Mudling").play(2, "Nighthawk").training();
  scene.train("The Warden Below");
  EXPECT_EQ(scene.in_play(1), "The Warden Below");
  EXPECT_EQ(scene.in_play(2), "Nighthawk");
}

}  // namespace
}  // namespace penta::phase

// Each Fengarian side: its order and its skills. The figures follow from the texts on the cards
// (box/fengarian.toml).
#include "games/phase/testing/scene.h"

namespace penta::phase {
namespace {

class FengarianSides : public SideTest {};

// --- by day

TEST_F(FengarianSides, SqueezlesOrderHelpsAnybody) {
  scene.hand(1, "Squeezle").play(1, "Ted").play(2, "Nighthawk").training();
  scene.order("Squeezle").choose("Ted");
  EXPECT_EQ(scene.changes(),
            (Lines{"Ted 2/2 -> Ted 3/3", "Squeezle (hand) -> Squeezle (discard)"}));
}

TEST_F(FengarianSides, SqueezlesOrderIsBetterForDefenders) {
  scene.hand(1, "Squeezle, Squeezle").play(1, "Berserker").play(2, "Ted, Nighthawk");
  scene.skirmish("Berserker", "Ted");
  scene.order("Squeezle").choose("Ted").pass();
  EXPECT_EQ(scene.changes(),
            (Lines{"Squeezle (hand) -> Squeezle (discard)", "Ted 2/2 -> Ted 3/5"}));
  scene.order("Squeezle").choose("Berserker");
  EXPECT_EQ(scene.changes(),
            (Lines{"Berserker 3/2 -> Berserker 4/3", "Squeezle (hand) -> Squeezle (discard)"}));
}

TEST_F(FengarianSides, SqueezlePhasedAwayLetsEachPlayerDraw) {
  scene.play(1, "Squeezle / Chained Horror");
  scene.deck(1, "Ted / Berserker").deck(2, "Trivet / Necromancer");
  EXPECT_EQ(phase("Squeezle"), (Lines{"Squeezle 2/1 -> Chained Horror 3/4",
                                      "deck -> Berserker (hand)", "deck -> Necromancer (hand)"}));
}

TEST_F(FengarianSides, TedsOrderHelpsADefenderAndDraws) {
  scene.hand(2, "Ted").deck(2, "Scout / Kindler").play(1, "Berserker").play(2, "Mudling");
  scene.skirmish("Berserker", "Mudling").pass().order("Ted");  // there is no other defender
  EXPECT_EQ(scene.changes(), (Lines{"Mudling 1/1 -> Mudling 3/3", "Ted (hand) -> Ted (discard)",
                                    "deck -> Kindler (hand)"}));
}

TEST_F(FengarianSides, TedsOrderNeedsADefender) {
  scene.hand(1, "Ted").play(1, "Nighthawk").play(2, "Mudling").training();
  EXPECT_EQ(scene.why_order("Ted"), ReasonCode::nothing_to_choose);
}

TEST_F(FengarianSides, TedPhasesHimselfForTwoResources) {
  scene.play(1, "Ted / Berserker, Mudling");
  scene.barracks(1, "Trivet / Necromancer, Squeezle / Moon Aunt").training();
  scene.skill("Ted");
  EXPECT_EQ(scene.changes(),
            (Lines{"Ted 2/2 -> Berserker 3/2", "Trivet (barracks) -> Necromancer (barracks)",
                   "Squeezle (barracks) -> Moon Aunt (barracks)"}));
}

TEST_F(FengarianSides, TedNeedsTwoResources) {
  scene.play(1, "Ted").barracks(1, "Trivet").training();
  EXPECT_EQ(scene.why_skill("Ted"), ReasonCode::too_expensive);
}

TEST_F(FengarianSides, NighthawksOrderHitsOnlyTheStrong) {
  scene.hand(1, "Nighthawk").barracks(1, "Trivet / Necromancer");
  scene.play(1, "Berserker").play(2, "Reed Mother, Pennaggolan").training();
  scene.order("Nighthawk");  // Pennaggolan alone has an attack of 4 or more
  EXPECT_EQ(scene.changes(), (Lines{"Trivet (barracks) -> Necromancer (barracks)",
                                    "Nighthawk (hand) -> Nighthawk (discard)",
                                    "Pennaggolan 5/3 -> Pennaggolan 5/1"}));
}

TEST_F(FengarianSides, NighthawksOrderCountsChangedAttack) {
  scene.hand(1, "Fire Spirit, Nighthawk").barracks(1, "Trivet").play(2, "Reed Mother").training();
  EXPECT_EQ(scene.why_order("Nighthawk"), ReasonCode::nothing_to_choose);
  scene.order("Fire Spirit").order("Nighthawk");  // +2/+1: 4/6
  EXPECT_EQ(scene.values("Reed Mother"), "4/4");
}

TEST_F(FengarianSides, NighthawkChosenByAnOrderIsSwift) {
  scene.play(1, "Nighthawk, Ted");
  EXPECT_EQ(choose_by("Fire Spirit", "Nighthawk"), (Lines{"Nighthawk 2/3 -> Nighthawk 4/4 Swift"}));
}

TEST_F(FengarianSides, MudlingsOrderPhasesUpToThreeResources) {
  scene.hand(1, "Mudling").deck(1, "Ted / Berserker").barracks(2, "Reed Mother");
  scene.barracks(1, "Trivet / Necromancer, Ted / Moon Aunt, Nighthawk / Peat Wyrm, Fen Tracker");
  scene.training().order("Mudling");
  EXPECT_FALSE(scene.can_choose("Reed Mother"));
  scene.choose("Trivet").choose("Ted").choose("Nighthawk");  // and no fourth
  EXPECT_EQ(scene.changes(),
            (Lines{"Trivet (barracks) -> Necromancer (barracks)",
                   "Ted (barracks) -> Moon Aunt (barracks)",
                   "Nighthawk (barracks) -> Peat Wyrm (barracks)",
                   "Mudling (hand) -> Mudling (discard)", "deck -> Berserker (hand)"}));
}

TEST_F(FengarianSides, MudlingsOrderMayPhaseNone) {
  scene.hand(1, "Mudling").deck(1, "Ted / Berserker").barracks(1, "Trivet").training();
  scene.order("Mudling").done();
  EXPECT_EQ(scene.changes(),
            (Lines{"Mudling (hand) -> Mudling (discard)", "deck -> Berserker (hand)"}));
}

TEST_F(FengarianSides, MudlingsOrderNeedsAResourceOutsideOfSkirmishes) {
  scene.hand(1, "Mudling").play(1, "Ted").maneuver();
  EXPECT_EQ(scene.why_order("Mudling"), ReasonCode::nothing_to_choose);
  scene = Scene();
  scene.hand(1, "Mudling").play(1, "Ted").barracks(1, "Trivet").skirmish("Ted");
  EXPECT_EQ(scene.why_order("Mudling"), ReasonCode::nothing_to_choose);
}

TEST_F(FengarianSides, MudlingLocksTwoToPhase) {
  scene.play(1, "Mudling / Peat Wyrm, Ted").barracks(1, "Trivet, Squeezle, Fen Tracker").training();
  scene.skill("Mudling").pay("Trivet").pay("Fen Tracker");
  EXPECT_EQ(scene.changes(),
            (Lines{"Mudling 1/1 -> Peat Wyrm 3/6", "Trivet (barracks) -> Trivet (barracks)*",
                   "Fen Tracker (barracks) -> Fen Tracker (barracks)*"}));
}

TEST_F(FengarianSides, LanternChildsOrderStrengthensTheNewSide) {
  scene.hand(1, "Lantern Child").play(1, "Ted / Berserker, Trivet").play(2, "Nighthawk");
  scene.barracks(1, "Reed Mother / Leech Swarm").training();
  scene.order("Lantern Child");
  EXPECT_FALSE(scene.can_choose("Nighthawk"));
  scene.choose("Ted");
  EXPECT_EQ(scene.changes(),
            (Lines{"Ted 2/2 -> Berserker 4/3", "Reed Mother (barracks) -> Leech Swarm (barracks)",
                   "Lantern Child (hand) -> Lantern Child (discard)"}));
}

TEST_F(FengarianSides, LanternChildPhasedAwayDraws) {
  scene.play(1, "Lantern Child / Pennaggolan").deck(1, "Ted / Berserker");
  EXPECT_EQ(phase("Lantern Child"),
            (Lines{"Lantern Child 1/1 -> Pennaggolan 5/3", "deck -> Berserker (hand)"}));
}

TEST_F(FengarianSides, TrivetsOrderWeakens) {
  scene.hand(1, "Trivet, Trivet").play(2, "Reed Mother, Ted").training();
  scene.order("Trivet").choose("Reed Mother");
  EXPECT_EQ(scene.changes(),
            (Lines{"Trivet (hand) -> Trivet (discard)", "Reed Mother 2/5 -> Reed Mother 1/3"}));
  scene.order("Trivet").choose("Ted");  // no defence is left
  EXPECT_EQ(scene.changes(),
            (Lines{"Trivet (hand) -> Trivet (discard)", "Ted 2/2 -> Ted (discard)"}));
}

TEST_F(FengarianSides, TrivetLeavingPlayDraws) {
  scene.play(2, "Trivet").deck(2, "Ted / Berserker");
  EXPECT_EQ(destroy("Trivet"),
            (Lines{"Trivet 0/2 -> Trivet (discard)", "deck -> Berserker (hand)"}));
}

TEST_F(FengarianSides, FenTrackersOrderIsForTheUnopposed) {
  scene.hand(1, "Fen Tracker").play(1, "Berserker / Ted").play(2, "Nighthawk");
  scene.skirmish("Berserker");
  scene.order("Fen Tracker");
  EXPECT_EQ(scene.changes(), (Lines{"Berserker 3/2 -> Berserker 5/2",
                                    "Fen Tracker (hand) -> Fen Tracker (discard)"}));
  scene.pass_all();  // and home, where Berserker's Phaseling gains 1 good influence
  EXPECT_EQ(scene.changes(),
            (Lines{"Nexus good: 20 -> 19", "Nexus evil: 20 -> 15", "1 good: 0 -> 1",
                   "1 evil: 0 -> 5", "Berserker 5/2 -> Ted 2/2"}));
}

TEST_F(FengarianSides, FenTrackersOrderIsNotForTheOpposed) {
  scene.hand(1, "Fen Tracker").play(1, "Berserker").play(2, "Nighthawk");
  scene.skirmish("Berserker", "Nighthawk");
  EXPECT_EQ(scene.why_order("Fen Tracker"), ReasonCode::nothing_to_choose);
}

TEST_F(FengarianSides, FenTrackerTrainedPhasesUpToTwoResources) {
  scene.barracks(1, "Fen Tracker, Trivet / Necromancer, Ted / Berserker, Nighthawk / Moon Aunt");
  scene.barracks(2, "Reed Mother").training();
  scene.train("Fen Tracker").pay("Ted");
  EXPECT_FALSE(scene.can_choose("Reed Mother"));
  scene.choose("Trivet").choose("Berserker");  // which turns back to Ted
  EXPECT_EQ(scene.changes(), (Lines{"Fen Tracker (barracks) -> Fen Tracker 2/1",
                                    "Trivet (barracks) -> Necromancer (barracks)"}));
}

TEST_F(FengarianSides, FenTrackerTrainedMayPhaseNone) {
  scene.barracks(1, "Fen Tracker, Trivet / Necromancer").training();
  scene.train("Fen Tracker").done();
  EXPECT_EQ(scene.changes(), (Lines{"Fen Tracker (barracks) -> Fen Tracker 2/1",
                                    "Trivet (barracks) -> Necromancer (barracks)"}));
}

TEST_F(FengarianSides, ReedMothersOrderTakesAnAttackerOut) {
  scene.hand(2, "Reed Mother").barracks(2, "Trivet").play(1, "Berserker / Ted").play(2, "Mudling");
  scene.skirmish("Berserker", "Mudling").pass();
  scene.order("Reed Mother");  // the attacker alone can be chosen; its face is turned to seat 2
  EXPECT_EQ(scene.changes(),
            (Lines{"Berserker 3/2 -> Ted (hand)", "Trivet (barracks) -> Trivet (barracks)*",
                   "Reed Mother (hand) -> Reed Mother (discard)"}));
  scene.pass_all();
  EXPECT_EQ(scene.changes(), Lines{});
}

TEST_F(FengarianSides, ReedMothersOrderNeedsAnAttacker) {
  scene.hand(1, "Reed Mother").barracks(1, "Trivet").play(1, "Ted").play(2, "Ted").training();
  EXPECT_EQ(scene.why_order("Reed Mother"), ReasonCode::nothing_to_choose);
}

TEST_F(FengarianSides, ReedMotherProtectsAnotherWarrior) {
  scene.play(1, "Reed Mother, Ted").play(2, "Mudling").hand(1, "The Undying, The Undying");
  scene.hand(1, "The Undying").training();
  scene.skill("Reed Mother");  // neither herself nor an opponent's
  EXPECT_EQ(scene.changes(), (Lines{"Ted 2/2 -> Ted 2/2 shield 2"}));
  scene.order("The Undying").choose("Ted").order("The Undying").choose("Ted");
  EXPECT_EQ(scene.values("Ted"), "2/2");
  scene.order("The Undying").choose("Ted");
  EXPECT_EQ(scene.values("Ted"), "2/1");
  EXPECT_EQ(scene.why_skill("Reed Mother"), ReasonCode::used_up);
}

TEST_F(FengarianSides, HeronCallersOrderTrainsForTwoLess) {
  scene.hand(1, "Heron Caller");
  scene.barracks(1, "Old Antler, Trivet / Necromancer, Ted / Berserker, Mudling").training();
  scene.order("Heron Caller").pay("Mudling").choose("Old Antler");  // 4 - 2, and two are left
  EXPECT_EQ(scene.changes(), (Lines{"Old Antler (barracks) -> Old Antler 4/5",
                                    "Trivet (barracks) -> Necromancer (barracks)",
                                    "Ted (barracks) -> Berserker (barracks)",
                                    "Mudling (barracks) -> Mudling (barracks)*",
                                    "Heron Caller (hand) -> Heron Caller (discard)"}));
}

TEST_F(FengarianSides, HeronCallersOrderSetsOffWhatIsTrained) {
  scene.hand(1, "Heron Caller").barracks(1, "No-Ne Chim 3, Trivet / Necromancer, Ted").training();
  scene.order("Heron Caller").pay("Ted").choose("No-Ne Chim 3");  // 3 - 2: one
  EXPECT_EQ(scene.changes(), (Lines{"Nexus good: 20 -> 18", "1 good: 0 -> 2",
                                    "No-Ne Chim 3 (barracks) -> No-Ne Chim 3 3/4",
                                    "Trivet (barracks) -> Necromancer (barracks)",
                                    "Ted (barracks) -> Ted (barracks)*",
                                    "Heron Caller (hand) -> Heron Caller (discard)"}));
}

TEST_F(FengarianSides, HeronCallerTrainedTrainsForTwoLess) {
  scene.barracks(1, "Heron Caller, Ted / Chained Horror, Mudling / Moon Aunt").training();
  scene.train("Heron Caller");     // paid by both
  scene.choose("Chained Horror");  // 3 - 2: Moon Aunt turns back
  EXPECT_EQ(scene.changes(), (Lines{"Heron Caller (barracks) -> Heron Caller 2/2",
                                    "Ted (barracks) -> Chained Horror 3/4"}));
}

TEST_F(FengarianSides, OldAntlersOrderAddsDefenceToAttack) {
  scene.hand(1, "The Undying, Old Antler").play(1, "Reed Mother / Leech Swarm");
  scene.barracks(1, "Trivet, Ted").skirmish("Reed Mother");
  scene.order("The Undying").pass().order("Old Antler");  // 5 - 1 = 4 are left of its defence
  EXPECT_EQ(
      scene.changes(),
      (Lines{"Reed Mother 2/5 -> Reed Mother 6/4", "Trivet (barracks) -> Trivet (barracks)*",
             "Ted (barracks) -> Ted (barracks)*", "The Undying (hand) -> The Undying (discard)",
             "Old Antler (hand) -> Old Antler (discard)"}));
  scene.pass_all();
  EXPECT_EQ(scene.good(1), 6);
}

TEST_F(FengarianSides, OldAntlersOrderNeedsAnAttacker) {
  scene.hand(1, "Old Antler").play(1, "Reed Mother").barracks(1, "Trivet, Ted").maneuver();
  EXPECT_EQ(scene.why_order("Old Antler"), ReasonCode::nothing_to_choose);
}

TEST_F(FengarianSides, OldAntlerIsElite) {
  scene.play(1, "Old Antler, Ted").hand(1, "Fire Spirit").training();
  scene.order("Fire Spirit").choose("Old Antler");  // +1/+2 and +2/+1
  EXPECT_EQ(scene.changes(), (Lines{"Old Antler 4/5 -> Old Antler 7/8",
                                    "Fire Spirit (hand) -> Fire Spirit (discard)"}));
}

// --- by night

TEST_F(FengarianSides, TheFlyingDeathsOrderIsBetterForTheOpposed) {
  scene.hand(1, "The Flying Death").play(1, "Berserker").play(2, "Nighthawk");
  scene.skirmish("Berserker", "Nighthawk").order("The Flying Death");
  EXPECT_EQ(scene.changes(), (Lines{"Berserker 3/2 -> Berserker 7/2",
                                    "The Flying Death (hand) -> The Flying Death (discard)"}));
}

TEST_F(FengarianSides, TheFlyingDeathsOrderHelpsTheUnopposedLess) {
  scene.hand(1, "The Flying Death").play(1, "Berserker").play(2, "Nighthawk");
  scene.skirmish("Berserker").order("The Flying Death");
  EXPECT_EQ(scene.changes(), (Lines{"Berserker 3/2 -> Berserker 5/2",
                                    "The Flying Death (hand) -> The Flying Death (discard)"}));
}

TEST_F(FengarianSides, TheFlyingDeathsOrderNeedsAnAttacker) {
  scene.hand(1, "The Flying Death").play(1, "Berserker").maneuver();
  EXPECT_EQ(scene.why_order("The Flying Death"), ReasonCode::nothing_to_choose);
}

TEST_F(FengarianSides, TheFlyingDeathStrengthensItselfOnceATurn) {
  scene.play(1, "The Flying Death, Ted").play(2, "The Flying Death").training();
  scene.skill("The Flying Death");
  EXPECT_EQ(scene.changes(), (Lines{"The Flying Death 3/3 -> The Flying Death 5/4"}));
  EXPECT_EQ(scene.why_skill("The Flying Death"), ReasonCode::used_up);
}

TEST_F(FengarianSides, ChainedHorrorsOrderIsForBothSidesOfAFight) {
  scene.hand(1, "Chained Horror, Chained Horror").play(1, "Berserker").play(2, "Ted, Mudling");
  scene.skirmish("Berserker", "Ted").order("Chained Horror");
  EXPECT_FALSE(scene.can_choose("Mudling"));
  scene.choose("Ted").pass().order("Chained Horror").choose("Berserker");
  EXPECT_EQ(
      scene.changes(),
      (Lines{"Berserker 3/2 -> Berserker 6/3", "Chained Horror (hand) -> Chained Horror (discard)",
             "Chained Horror (hand) -> Chained Horror (discard)", "Ted 2/2 -> Ted 5/3"}));
}

TEST_F(FengarianSides, ChainedHorrorsOrderNeedsAnOpponent) {
  scene.hand(1, "Chained Horror").play(1, "Berserker").play(2, "Ted").skirmish("Berserker");
  EXPECT_EQ(scene.why_order("Chained Horror"), ReasonCode::nothing_to_choose);
}

TEST_F(FengarianSides, ChainedHorrorIsElite) {
  scene.play(1, "Chained Horror, Ted");
  EXPECT_EQ(choose_by("Gladiator", "Chained Horror"),  // +2/+0 and +1/+1
            (Lines{"Chained Horror 3/4 -> Chained Horror 6/5"}));
}

TEST_F(FengarianSides, ChainedHorrorIsEliteForOrdersOfOpponentsToo) {
  scene.play(2, "Chained Horror");
  EXPECT_EQ(destroy("Chained Horror"),  // +2/+0 and -1/-2
            (Lines{"Chained Horror 3/4 -> Chained Horror 4/2"}));
}

TEST_F(FengarianSides, BerserkersOrderCostsDefence) {
  scene.hand(1, "Berserker, Berserker").play(1, "Ted, Squeezle").training();
  scene.order("Berserker").choose("Ted").order("Berserker").choose("Squeezle");
  EXPECT_EQ(scene.changes(), (Lines{"Ted 2/2 -> Ted 4/1", "Squeezle 2/1 -> Squeezle (discard)",
                                    "Berserker (hand) -> Berserker (discard)",
                                    "Berserker (hand) -> Berserker (discard)"}));
}

TEST_F(FengarianSides, BerserkerPhasedAwayGainsGoodInfluence) {
  scene.play(1, "Berserker / Nighthawk");
  EXPECT_EQ(phase("Berserker"),
            (Lines{"Nexus good: 20 -> 19", "1 good: 0 -> 1", "Berserker 3/2 -> Nighthawk 2/3"}));
}

TEST_F(FengarianSides, BerserkerOfAnOpponentGainsForItsOwner) {
  scene.play(2, "Berserker / Nighthawk");
  EXPECT_EQ(phase("Berserker"),
            (Lines{"Nexus good: 20 -> 19", "2 good: 0 -> 1", "Berserker 3/2 -> Nighthawk 2/3"}));
}

TEST_F(FengarianSides, MoonAuntsOrderPhasesAllGoodWarriorsOfItsPlayer) {
  scene.hand(1, "Moon Aunt").play(1, "Ted / Berserker, Peat Wyrm, Mudling / Pennaggolan");
  scene.play(1, "Nighthawk").locked();  // cannot phase
  scene.play(2, "Trivet").barracks(1, "Fen Tracker / Necromancer, Heron Caller").training();
  scene.order("Moon Aunt").pay("Heron Caller");
  EXPECT_EQ(scene.changes(), (Lines{"Ted 2/2 -> Berserker 3/2", "Mudling 1/1 -> Pennaggolan 5/3",
                                    "Fen Tracker (barracks) -> Necromancer (barracks)",
                                    "Heron Caller (barracks) -> Heron Caller (barracks)*",
                                    "Moon Aunt (hand) -> Moon Aunt (discard)"}));
}

TEST_F(FengarianSides, MoonAuntPhasesAnotherWarriorOfHers) {
  scene.play(1, "Moon Aunt, Ted / Berserker, Trivet").play(2, "Mudling").barracks(1, "Fen Tracker");
  scene.training().skill("Moon Aunt");
  EXPECT_FALSE(scene.can_choose("Moon Aunt"));
  EXPECT_FALSE(scene.can_choose("Mudling"));
  scene.choose("Ted");
  EXPECT_EQ(scene.changes(), (Lines{"Ted 2/2 -> Berserker 3/2",
                                    "Fen Tracker (barracks) -> Fen Tracker (barracks)*"}));
}

TEST_F(FengarianSides, MoonAuntAloneHasNobodyToPhase) {
  scene.play(1, "Moon Aunt").play(2, "Mudling").barracks(1, "Fen Tracker").training();
  EXPECT_EQ(scene.why_skill("Moon Aunt"), ReasonCode::nothing_to_choose);
}

TEST_F(FengarianSides, PeatWyrmsOrderDestroysTheWeakAndAnOpponentDraws) {
  scene.hand(1, "Peat Wyrm").barracks(1, "Trivet / Necromancer").play(1, "Reed Mother");
  scene.play(2, "Ted, Nighthawk").deck(2, "Mudling / Sedge Runner").training();
  scene.order("Peat Wyrm");  // Ted alone has no more than 2
  EXPECT_EQ(scene.changes(), (Lines{"Trivet (barracks) -> Necromancer (barracks)",
                                    "Peat Wyrm (hand) -> Peat Wyrm (discard)",
                                    "Ted 2/2 -> Ted (discard)", "deck -> Sedge Runner (hand)"}));
}

TEST_F(FengarianSides, PeatWyrmsOrderCountsDamageAndAsksWhichOpponentDraws) {
  scene = Scene(3);
  scene.hand(1, "The Undying, Peat Wyrm").barracks(1, "Trivet").play(2, "Fallen Warden");
  scene.deck(2, "Mudling / Sedge Runner").deck(3, "The Cognet / The Undying").training();
  EXPECT_EQ(scene.why_order("Peat Wyrm"), ReasonCode::nothing_to_choose);
  scene.order("The Undying").changes();
  scene.order("Peat Wyrm").player_chosen(3);
  EXPECT_EQ(scene.changes(),
            (Lines{"Trivet (barracks) -> The Flying Death (barracks)",
                   "Peat Wyrm (hand) -> Peat Wyrm (discard)",
                   "Fallen Warden 3/2 -> Fallen Warden (discard)", "deck -> The Undying (hand)"}));
}

TEST_F(FengarianSides, PeatWyrmCountsEvilResourcesAfterPaying) {
  scene.play(1, "Peat Wyrm, Berserker").barracks(1, "Trivet / Necromancer, Ted / Berserker");
  scene.barracks(1, "Fen Tracker, Leech Swarm").barracks(2, "Sedge Runner").training();
  scene.skill("Peat Wyrm").pay("Trivet").pay("Ted");
  EXPECT_EQ(scene.changes(),  // Necromancer, Berserker and Leech Swarm
            (Lines{"Peat Wyrm 3/6 -> Peat Wyrm 6/6", "Trivet (barracks) -> Necromancer (barracks)",
                   "Ted (barracks) -> Berserker (barracks)"}));
}

TEST_F(FengarianSides, NecromancersOrderTakesACardBack) {
  scene.hand(1, "Necromancer").barracks(1, "Trivet / Leech Swarm");
  scene.discard(1, "Ted / Berserker, Mudling").discard(2, "Fen Tracker").training();
  scene.order("Necromancer");
  EXPECT_FALSE(scene.can_choose("Fen Tracker"));
  scene.choose("Ted");  // Ted is turned to the others
  EXPECT_EQ(scene.changes(), (Lines{"Trivet (barracks) -> Leech Swarm (barracks)",
                                    "Necromancer (hand) -> Necromancer (discard)",
                                    "Ted (discard) -> Berserker (hand)"}));
}

TEST_F(FengarianSides, NecromancersOrderDoesNotFindItself) {
  scene.hand(1, "Necromancer").barracks(1, "Trivet").discard(2, "Mudling").training();
  EXPECT_EQ(scene.why_order("Necromancer"), ReasonCode::nothing_to_choose);
}

TEST_F(FengarianSides, NecromancerEnlistsFromTheDiscardPile) {
  scene.play(1, "Necromancer").barracks(1, "Trivet, Ted");
  scene.discard(1, "Fen Tracker, Mudling").training();
  scene.skill("Necromancer").choose("Mudling");
  EXPECT_EQ(scene.changes(),
            (Lines{"Trivet (barracks) -> Trivet (barracks)*", "Ted (barracks) -> Ted (barracks)*",
                   "Mudling (discard) -> Mudling (barracks)*"}));
}

TEST_F(FengarianSides, NecromancerNeedsADiscardPile) {
  scene.play(1, "Necromancer").barracks(1, "Trivet, Ted").discard(2, "Mudling").training();
  EXPECT_EQ(scene.why_skill("Necromancer"), ReasonCode::nothing_to_choose);
}

TEST_F(FengarianSides, PennaggolansOrderWeakensAndDraws) {
  scene.hand(1, "Pennaggolan").barracks(1, "Trivet / Leech Swarm").deck(1, "Ted / Berserker");
  scene.play(1, "Nighthawk").play(2, "Squeezle").training();
  scene.order("Pennaggolan").choose("Squeezle");
  EXPECT_EQ(scene.changes(),
            (Lines{"Trivet (barracks) -> Leech Swarm (barracks)",
                   "Pennaggolan (hand) -> Pennaggolan (discard)", "deck -> Berserker (hand)",
                   "Squeezle 2/1 -> Squeezle (discard)"}));
}

TEST_F(FengarianSides, PennaggolansOrderCanMakeAttackNegative) {
  scene.hand(1, "Pennaggolan").barracks(1, "Trivet").play(2, "Necromancer").training();
  scene.order("Pennaggolan");
  EXPECT_EQ(scene.values("Necromancer"), "-1/1");
}

TEST_F(FengarianSides, DrownedHuntersOrderHurtsAttackersMore) {
  scene.hand(2, "Drowned Hunter, Drowned Hunter").play(1, "Nighthawk").play(2, "Chained Horror");
  scene.skirmish("Nighthawk", "Chained Horror").pass();
  scene.order("Drowned Hunter").choose("Nighthawk");  // Elite: gains Swift
  EXPECT_EQ(scene.changes(), (Lines{"Nighthawk 2/3 -> Nighthawk 2/1 Swift",
                                    "Drowned Hunter (hand) -> Drowned Hunter (discard)"}));
  scene.pass().order("Drowned Hunter").choose("Chained Horror");  // Elite: +2/+0
  EXPECT_EQ(scene.changes(), (Lines{"Chained Horror 3/4 -> Chained Horror 5/3",
                                    "Drowned Hunter (hand) -> Drowned Hunter (discard)"}));
}

TEST_F(FengarianSides, DrownedHunterLeavingPlayHurtsAWarriorOfAnOpponent) {
  scene.hand(1, "Trivet").play(1, "Drowned Hunter, Mudling").play(2, "Ted, Reed Mother");
  scene.training().order("Trivet").choose("Drowned Hunter");
  EXPECT_FALSE(scene.can_choose("Mudling"));
  scene.choose("Reed Mother");
  EXPECT_EQ(scene.changes(),
            (Lines{"Drowned Hunter 3/2 -> Drowned Hunter (discard)",
                   "Trivet (hand) -> Trivet (discard)", "Reed Mother 2/5 -> Reed Mother 2/3"}));
}

TEST_F(FengarianSides, DrownedHunterMayLeaveNobodyToHurt) {
  scene.play(2, "Drowned Hunter").hand(1, "Trivet").training();
  scene.order("Trivet");
  EXPECT_EQ(scene.changes(), (Lines{"Trivet (hand) -> Trivet (discard)",
                                    "Drowned Hunter 3/2 -> Drowned Hunter (discard)"}));
}

TEST_F(FengarianSides, LeechSwarmsOrderWeakensDefenders) {
  scene.hand(1, "Leech Swarm").play(1, "Berserker").play(2, "Reed Mother, Ted");
  scene.skirmish("Berserker", "Reed Mother").order("Leech Swarm");
  EXPECT_EQ(scene.changes(), (Lines{"Leech Swarm (hand) -> Leech Swarm (discard)",
                                    "Reed Mother 2/5 -> Reed Mother 0/4"}));
}

TEST_F(FengarianSides, LeechSwarmsOrderNeedsADefender) {
  scene.hand(1, "Leech Swarm").play(1, "Berserker").play(2, "Ted").skirmish("Berserker");
  EXPECT_EQ(scene.why_order("Leech Swarm"), ReasonCode::nothing_to_choose);
}

TEST_F(FengarianSides, LeechSwarmGrowsBeforeTheOrderHurtsIt) {
  scene.play(2, "Leech Swarm");
  EXPECT_EQ(choose_by("The Undying", "Leech Swarm"),  // 2/2 less 1
            (Lines{"Leech Swarm 1/1 -> Leech Swarm 2/1"}));
}

TEST_F(FengarianSides, SedgeRunnersOrderIsForFengariansOfItsPlayer) {
  scene.hand(1, "Sedge Runner").barracks(1, "Trivet / Necromancer");
  scene.play(1, "Ted, The Cognet").play(1, "Berserker").locked().play(2, "Mudling").training();
  scene.order("Sedge Runner");
  EXPECT_EQ(scene.changes(), (Lines{"Ted 2/2 -> Ted 3/2", "Berserker 3/2* -> Berserker 4/2*",
                                    "Trivet (barracks) -> Necromancer (barracks)",
                                    "Sedge Runner (hand) -> Sedge Runner (discard)"}));
}

TEST_F(FengarianSides, SedgeRunnerDealsFirst) {
  scene.play(1, "Sedge Runner / Ted").play(2, "Squeezle");
  scene.skirmish("Sedge Runner", "Squeezle").pass_all();
  EXPECT_EQ(scene.changes(),
            (Lines{"Sedge Runner 2/1 -> Ted 2/2", "Squeezle 2/1 -> Squeezle (discard)"}));
}

TEST_F(FengarianSides, SedgeRunnerDealsFirstInDefenceToo) {
  scene.play(1, "Squeezle").play(2, "Sedge Runner");
  scene.skirmish("Squeezle", "Sedge Runner").pass_all();
  EXPECT_EQ(scene.changes(), (Lines{"Squeezle 2/1 -> Squeezle (discard)"}));
}

}  // namespace
}  // namespace penta::phase

// Each ruling of README.md about fights. The figures follow from the rulings and from the texts
// on the cards (box/*.toml).
#include "games/phase/testing/made_up.h"
#include "games/phase/testing/scene.h"

namespace penta::phase {
namespace {

using Do = Move::Kind;

class Fights : public SideTest {
 protected:
  std::string subject() const { return scene.title(table().subject); }
};

// --- defenders

TEST_F(Fights, DefendersNeedTheOtherAlignment) {
  scene.play(1, "Ted").play(2, "Mudling, Berserker").maneuver().pass_all().nexus_attack();
  scene.send("Ted");
  EXPECT_EQ(subject(), "Berserker");  // Mudling, good like Ted, was not asked
  scene.block("Ted");
  EXPECT_EQ(table().step, Step::skirmish);
}

TEST_F(Fights, AWarriorOpposesOnlyAttackersOfTheOtherAlignment) {
  scene.play(1, "Ted, Pennaggolan").play(2, "Mudling").maneuver().pass_all().nexus_attack();
  scene.send("Ted").send("Pennaggolan");
  EXPECT_EQ(scene.why(Do::block, "Ted"), ReasonCode::same_alignment);
  scene.block("Pennaggolan");
}

TEST_F(Fights, ADefenderThatPhasesLaterStillOpposes) {
  scene.play(1, "Berserker").play(2, "Nighthawk / Moon Aunt").hand(2, "The Cognet");
  scene.barracks(2, "Scout").skirmish("Berserker", "Nighthawk");
  scene.pass().order("The Cognet").choose("Nighthawk").pass_all();
  EXPECT_EQ(scene.in_play(1), "");  // 3/2 against Moon Aunt's 2/2
  EXPECT_EQ(scene.in_play(2), "");
  EXPECT_EQ(scene.evil(1), 0);
}

TEST_F(Fights, AnAttackerThatPhasesLaterIsStillOpposed) {
  scene.play(1, "Berserker / Ted").play(2, "Nighthawk").hand(2, "The Cognet");
  scene.barracks(2, "Scout").skirmish("Berserker", "Nighthawk");
  scene.pass().order("The Cognet").choose("Berserker").pass_all();
  EXPECT_EQ(scene.in_play(1), "");              // Ted 2/2
  EXPECT_EQ(scene.values("Nighthawk"), "2/1");  // 2/3
  EXPECT_EQ(scene.good(1), 1);                  // by Berserker's Phaseling alone
}

TEST_F(Fights, EachDefenderOpposesOneAttacker) {
  scene.play(1, "Berserker, Pennaggolan").play(2, "Ted").maneuver().pass_all().nexus_attack();
  scene.send("Berserker").send("Pennaggolan").block("Berserker");
  EXPECT_EQ(table().ask, Ask::skirmish);
  scene.fight("Pennaggolan").pass_all();
  EXPECT_EQ(scene.evil(1), 5);
}

TEST_F(Fights, SeveralDefendersMayOpposeOneAttacker) {
  scene.play(1, "Peat Wyrm").play(2, "Ted, Nighthawk").maneuver().pass_all().nexus_attack();
  scene.send("Peat Wyrm").block("Peat Wyrm").block("Peat Wyrm");
  EXPECT_TRUE(table().in_skirmish(scene.find("Ted")));
  EXPECT_TRUE(table().in_skirmish(scene.find("Nighthawk")));
}

TEST_F(Fights, TheNexusIsDefendedByItsDefenderAndThenByAlliesClockwise) {
  scene = made_up("Action: draw a card.", "Ally.", 4);
  scene.play(1, "Wolf, Knight").play(2, "Knight, Mage").play(3, "Mage, Mage");
  scene.play(4, "Knight, Mage").maneuver(3).pass_all().nexus_attack();
  scene.send("Wolf").done();
  Lines order;
  while (table().ask == Ask::block) {
    order.push_back(std::to_string(scene.asked()) + " " + subject());
    scene.hold();
  }
  EXPECT_EQ(order, (Lines{"3 Mage", "3 Mage", "4 Knight", "2 Knight"}));
}

TEST_F(Fights, AnAllyFightsForTheNexus) {
  scene = made_up("Action: draw a card.", "Ally.", 3);
  scene.play(1, "Wolf").play(3, "Knight").maneuver(2).pass_all().nexus_attack();
  scene.send("Wolf").block("Wolf").pass_all();
  EXPECT_EQ(scene.evil(1), 0);
  EXPECT_EQ(scene.values("Knight"), "2/1");  // 2/4, and 3 damage
}

TEST_F(Fights, AnAttackedPlayerDefendsAlone) {
  scene = made_up("Action: draw a card.", "Ally.", 3);
  scene.play(1, "Wolf").play(2, "Mage").play(3, "Knight").maneuver(3).pass_all().rival(2);
  scene.send("Wolf");
  EXPECT_EQ(subject(), "Mage");  // who is no Ally, and seat 2 does not defend the Nexus
  scene.hold();
  EXPECT_EQ(table().step, Step::skirmish);
}

TEST_F(Fights, AttackersAreNamedInRisingNumbers) {
  scene.play(1, "Ted, Mudling, Trivet").maneuver().pass_all().nexus_attack().send("Mudling");
  EXPECT_EQ(scene.why(Do::send, "Ted"), ReasonCode::in_order);
}

TEST_F(Fights, TheActivePlayerChoosesTheNextSkirmish) {
  scene.play(1, "Ted, Mudling / Peat Wyrm, Squeezle").maneuver().pass_all().nexus_attack();
  scene.send("Ted").send("Mudling").send("Squeezle");
  EXPECT_EQ(scene.moves().size(), 3U);
  scene.fight("Mudling").pass_all();
  EXPECT_EQ(scene.good(1), 1);
  EXPECT_EQ(scene.why(Do::fight, "Peat Wyrm"), ReasonCode::not_attacker);  // it is home
}

// --- damage

TEST_F(Fights, BothSidesDealTheirDamageAtOnce) {
  scene.play(1, "Berserker").play(2, "Ted").skirmish("Berserker", "Ted").pass_all();
  EXPECT_EQ(scene.changes(),
            (Lines{"Berserker 3/2 -> Berserker (discard)", "Ted 2/2 -> Ted (discard)"}));
}

TEST_F(Fights, SwiftWarriorsDealFirstAndTheDeadDealNothing) {
  scene.play(1, "Berserker").play(2, "Sister Alexis").skirmish("Berserker", "Sister Alexis");
  scene.pass_all();
  EXPECT_EQ(scene.changes(), (Lines{"Berserker 3/2 -> Berserker (discard)"}));
}

TEST_F(Fights, WhoSurvivesASwiftBlowDealsAfterIt) {
  scene.play(1, "Peat Wyrm").play(2, "Ray Lancer").skirmish("Peat Wyrm", "Ray Lancer").pass_all();
  EXPECT_EQ(scene.in_play(2), "");  // 3 damage
}

TEST_F(Fights, TwoSwiftWarriorsDealAtOnce) {
  scene.play(1, "Sedge Runner").play(2, "Ray Lancer").skirmish("Sedge Runner", "Ray Lancer");
  scene.pass_all();
  EXPECT_EQ(scene.changes(), (Lines{"Sedge Runner 2/1 -> Sedge Runner (discard)",
                                    "Ray Lancer 3/2 -> Ray Lancer (discard)"}));
}

TEST_F(Fights, AgainstSeveralDefendersTheLastGetsWhatIsLeft) {
  scene.play(1, "Pennaggolan").play(2, "Ted, Mudling, Nighthawk").maneuver().pass_all();
  scene.nexus_attack().send("Pennaggolan").block("Pennaggolan").block("Pennaggolan");
  scene.block("Pennaggolan").changes();
  scene.pass_all();
  EXPECT_EQ(subject(), "Ted");
  EXPECT_EQ(scene.why(Move::deal(6)), ReasonCode::too_much);
  scene.deal(1);
  EXPECT_EQ(subject(), "Mudling");
  EXPECT_EQ(scene.why(Move::deal(5)), ReasonCode::too_much);
  scene.deal(1);
  EXPECT_EQ(scene.changes(),
            (Lines{"Pennaggolan 5/3 -> Pennaggolan (discard)", "Ted 2/2 -> Ted 2/1",
                   "Mudling 1/1 -> Mudling (discard)", "Nighthawk 2/3 -> Nighthawk (discard)"}));
}

TEST_F(Fights, AllDamageMayGoToOneDefender) {
  scene.play(1, "Pennaggolan").play(2, "Ted, Nighthawk").maneuver().pass_all().nexus_attack();
  scene.send("Pennaggolan").block("Pennaggolan").block("Pennaggolan").pass_all().deal(5);
  EXPECT_EQ(scene.in_play(2), "Nighthawk");
  EXPECT_EQ(scene.values("Nighthawk"), "2/3");
}

TEST_F(Fights, DamageIsSplitWhenItIsDealt) {
  scene.play(1, "Pennaggolan").play(2, "Sister Alexis, Ted").maneuver().pass_all().nexus_attack();
  scene.send("Pennaggolan").block("Pennaggolan").block("Pennaggolan").pass_all();
  EXPECT_EQ(scene.in_play(1), "");  // Sister Alexis, who is Swift, came first
  EXPECT_EQ(scene.in_play(2), "Sister Alexis, Ted");
  EXPECT_EQ(table().step, Step::training);
}

TEST_F(Fights, ANegativeAttackDealsNothing) {
  scene.play(1, "Trivet").play(2, "Leech Swarm").hand(2, "Fallen Warden");
  scene.skirmish("Trivet", "Leech Swarm").pass().order("Fallen Warden").choose("Trivet");
  EXPECT_EQ(scene.values("Trivet"), "-1/2");
  scene.pass_all();
  EXPECT_EQ(scene.values("Leech Swarm"), "1/1");
}

TEST_F(Fights, ANegativeAttackTakesNothingFromTheNexus) {
  scene.play(1, "Trivet").hand(2, "Fallen Warden").skirmish("Trivet").pass();
  scene.order("Fallen Warden").pass_all();
  EXPECT_EQ(scene.good(1), 0);
  EXPECT_EQ(table().good, 20);
}

TEST_F(Fights, DefenceZeroDestroysAtOnceInTheActionRound) {
  scene.play(1, "Berserker").hand(1, "Trivet").play(2, "Ted").skirmish("Berserker", "Ted");
  scene.order("Trivet").choose("Ted");
  EXPECT_EQ(scene.in_play(2), "");
  EXPECT_EQ(table().stage, 0);
}

TEST_F(Fights, DamageAndChangesOfDefenceCountTogether) {
  scene.play(2, "Ted").hand(1, "The Undying, Berserker").training().order("The Undying");
  EXPECT_EQ(scene.values("Ted"), "2/1");
  scene.order("Berserker");  // +2/-1
  EXPECT_EQ(scene.in_play(2), "");
}

// --- unopposed

TEST_F(Fights, AnAttackerIsUnopposedIfItsDefendersAreGoneWhenTheActionRoundEnds) {
  scene.play(1, "Pennaggolan").play(2, "Mudling").hand(1, "The Undying");
  scene.skirmish("Pennaggolan", "Mudling").order("The Undying").choose("Mudling").pass_all();
  EXPECT_EQ(scene.evil(1), 5);
}

TEST_F(Fights, AnAttackerIsOpposedWhileOneOfItsDefendersIsLeft) {
  scene.play(1, "Pennaggolan / Ted").play(2, "Mudling, Trivet").hand(1, "The Undying");
  scene.maneuver().pass_all().nexus_attack().send("Pennaggolan").block("Pennaggolan");
  scene.block("Pennaggolan").order("The Undying").choose("Mudling").pass_all();
  EXPECT_EQ(scene.evil(1), 0);
  EXPECT_EQ(scene.in_play(2), "");
  EXPECT_EQ(scene.in_play(1), "Ted");
}

TEST_F(Fights, ADefenderThatDiesToASwiftAttackerHasOpposedIt) {
  scene.play(1, "Ray Lancer / Kindler").play(2, "Leech Swarm");
  scene.skirmish("Ray Lancer", "Leech Swarm").pass_all();
  EXPECT_EQ(scene.changes(),
            (Lines{"Ray Lancer 3/2 -> Kindler 2/1", "Leech Swarm 1/1 -> Leech Swarm (discard)"}));
}

TEST_F(Fights, IfTheAttackerIsGoneNothingHappens) {
  scene.play(1, "Berserker").play(2, "Ted").hand(2, "The Undying, The Undying");
  scene.skirmish("Berserker", "Ted").pass().order("The Undying").choose("Berserker");
  scene.pass().order("The Undying").choose("Berserker").pass_all();
  EXPECT_EQ(scene.in_play(1), "");
  EXPECT_EQ(scene.values("Ted"), "2/2");
  EXPECT_EQ(table().step, Step::training);
}

TEST_F(Fights, IfAnUnopposedAttackerIsGoneNothingIsGained) {
  scene.play(1, "Berserker").hand(2, "Trivet").skirmish("Berserker").pass().order("Trivet");
  scene.pass_all();
  EXPECT_EQ(table().evil, 20);
  EXPECT_EQ(table().step, Step::training);
}

TEST_F(Fights, UnopposedDamageIsTheAttackOfThatMoment) {
  scene.play(1, "Pennaggolan").hand(1, "Fire Spirit").skirmish("Pennaggolan");
  scene.order("Fire Spirit").pass_all();
  EXPECT_EQ(scene.evil(1), 7);
}

TEST_F(Fights, UnopposedDamageIsOfTheAlignmentOfThatMoment) {
  scene.play(1, "Pennaggolan / Ted").hand(2, "The Cognet").barracks(2, "Scout");
  scene.skirmish("Pennaggolan").pass().order("The Cognet").pass_all();
  EXPECT_EQ(scene.evil(1), 0);
  EXPECT_EQ(scene.good(1), 2);
  EXPECT_EQ(scene.in_play(1), "Pennaggolan");  // and home
}

TEST_F(Fights, AttackersPhaseHomeAndDefendersDoNot) {
  scene.play(1, "Peat Wyrm / Ted").play(2, "Reed Mother").skirmish("Peat Wyrm", "Reed Mother");
  scene.pass_all();
  EXPECT_EQ(scene.changes(),
            (Lines{"Peat Wyrm 3/6 -> Ted 2/2", "Reed Mother 2/5 -> Reed Mother 2/2"}));
}

TEST_F(Fights, AnAttackOnAPlayerTakesInfluenceOutOfTheGame) {
  scene.influence(1, 1, 1).influence(2, 6, 6).play(1, "Pennaggolan / Ted").maneuver().pass_all();
  scene.rival(2).send("Pennaggolan").pass_all();
  EXPECT_EQ(scene.changes(), (Lines{"2 evil: 6 -> 1", "Pennaggolan 5/3 -> Ted 2/2"}));
}

TEST_F(Fights, LossesStopAtZero) {
  scene.influence(2, 6, 2).play(1, "Pennaggolan / Ted").maneuver().pass_all();
  scene.rival(2).send("Pennaggolan").pass_all();
  EXPECT_EQ(scene.changes(), (Lines{"2 evil: 2 -> 0", "Pennaggolan 5/3 -> Ted 2/2"}));
}

TEST_F(Fights, GainsStopAtWhatTheNexusHas) {
  scene.nexus(20, 2).play(1, "Pennaggolan / Ted").skirmish("Pennaggolan").pass_all();
  EXPECT_EQ(scene.changes(),
            (Lines{"Nexus evil: 2 -> 0", "1 evil: 0 -> 2", "Pennaggolan 5/3 -> Ted 2/2"}));
}

TEST_F(Fights, GainsByCardsStopAtWhatTheNexusHas) {
  scene.nexus(1, 20).barracks(1, "No-Ne Chim 3, Scout, Ted, Mudling").training();
  scene.train("No-Ne Chim 3");
  EXPECT_EQ(scene.good(1), 1);
  EXPECT_EQ(table().good, 0);
}

}  // namespace
}  // namespace penta::phase

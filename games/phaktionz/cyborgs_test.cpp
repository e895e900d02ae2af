// The Cyborgs: each card does what its text says.
#include "games/phaktionz/testing/scene.h"

namespace penta::phaktionz {
namespace {

class Cyborgs : public CardTest {
 protected:
  Cyborgs() { begin_anew(); }
  void begin_anew() { table("Version Nine", "Zane Basic"); }
};

// Promote: there are 20 or more cards in your Deck-Out Pile and you control 1
// or more Weapons. Unit Zero, Awake: At the start of your End Phase: the DMG of
// this Summon becomes 3 this turn. When this Summon deals damage: your opponent
// demotes a Summon.
TEST_F(Cyborgs, UnitZeroWakesAlone) {
  scene.realm(1, "Unit Zero").unit(1, 1, "Loader Four").weapon("Torque Wrench");
  scene.unit(2, 1, "Defense Guard").unit(2, 2, "Blate, the Helping Sword");
  scene.deck(1, {"Patch Note", "Patch Note", "Patch Note", "Patch Note", "Loader Four"});
  scene.main_phase().promote("Unit Zero").resolve();
  EXPECT_NE(scene.pile(1).find("Loader Four"), std::string::npos);
  scene.until(Phase::combat, 1).battle("Unit Zero", "Defense Guard").resolve();
  EXPECT_EQ(scene.in_deck(2), 48 - 6);
  scene.choose("Blate, the Helping Sword").next();
  scene.next().resolve();
  EXPECT_TRUE(scene.asks(Ask::price));
  scene.accept().resolve();
  EXPECT_EQ(scene.in_deck(1), 5 - 3);
}

// When this Summon deals damage: the DMG of this Summon becomes 8 during your
// next turn.
TEST_F(Cyborgs, UnitNineIsEightNextTime) {
  scene.unit(1, 6, "Unit Nine, Approved").unit(2, 1, "Defense Guard").combat();
  scene.battle("Unit Nine, Approved", "Defense Guard").resolve().until(Phase::main, 1 + 1);
  EXPECT_EQ(scene.dmg("Unit Nine, Approved"), 6);
  scene.until(Phase::main, 1);
  EXPECT_EQ(scene.dmg("Unit Nine, Approved"), 8);
}

// Action, L1: the DMG of a Summon of yours is doubled this turn.
TEST_F(Cyborgs, AuditorMirrorDoublesOnce) {
  scene.unit(1, 6, "Auditor Mirror").unit(1, 1, "Loader Four").main_phase();
  scene.use("Auditor Mirror").target("Loader Four").resolve();
  EXPECT_EQ(scene.dmg("Loader Four"), 4);
  scene.until(Phase::main, 2).until(Phase::main, 1);
  EXPECT_EQ(scene.why_use("Auditor Mirror"), ReasonCode::limit_used);
}

// Always: if you control 1 or more Weapons, this Summon can battle 2 times.
TEST_F(Cyborgs, OverclockedCourierRunsTwiceArmed) {
  for (const bool armed : {true, false}) {
    begin_anew();
    scene.unit(1, 1, "Overclocked Courier").unit(1, 2, "Loader Four");
    if (armed) scene.weapon("Torque Wrench");
    scene.unit(2, 1, "Defense Guard").unit(2, 2, "Defense Guard").combat();
    scene.battle("Overclocked Courier", "Defense Guard").resolve();
    EXPECT_EQ(scene.may(Move::Kind::battle, "Overclocked Courier"), armed);
  }
}

// When this Summon is placed: add a Weapon from your Deck to your hand.
TEST_F(Cyborgs, ArmFitterFindsAWeapon) {
  scene.unit(1, 1, "Firewall Saint").hand(1, {"Arm Fitter"});
  scene.deck(1, {"Laser Level", "Loader Four"}).main_phase();
  scene.place("Arm Fitter").demote("Firewall Saint").slot(1).resolve();
  EXPECT_EQ(scene.offered(Move::Kind::choose), "Laser Level");
  scene.choose("Laser Level");
}

// Always: this Summon is unaffected by your opponent.
// Always: each "Unit" Summon of yours cannot be chosen by your opponent.
TEST_F(Cyborgs, FirewallSaintProtectsUnits) {
  scene.unit(1, 1, "Firewall Saint").unit(1, 2, "Loader Four").hand(2, {"Arrow Storm"}).active(2);
  scene.main_phase().cast("Arrow Storm").number(1).resolve();
  EXPECT_EQ(scene.dmg("Firewall Saint"), 3);
  EXPECT_EQ(scene.dmg("Loader Four"), 0);
}

// When this Summon is demoted: add a Weapon from your Deck-Out Pile to your
// hand.
TEST_F(Cyborgs, SparePartsBoyLeavesAWeapon) {
  scene.unit(1, 1, "Spare Parts Boy").pile(1, {"Laser Level", "Loader Four"}).active(2);
  scene.unit(2, 1, "The Unfornate Warrior").combat();
  scene.battle("The Unfornate Warrior", "Spare Parts Boy").resolve();
  EXPECT_FALSE(scene.may(Move::Kind::choose, "Loader Four"));
  scene.choose("Laser Level");
}

// Action, L/1: this Summon becomes its other type this turn.
TEST_F(Cyborgs, WillingTestSubjectBecomesATech) {
  scene.unit(1, 1, "Willing Test Subject").main_phase().use("Willing Test Subject").resolve();
  scene.until(Phase::combat, 1).battle("Willing Test Subject").resolve();
  EXPECT_EQ(scene.in_deck(2), 48);
}

// Always: this Summon has "Unit" in its name.
// When you cast a Weapon: this Summon gets +2 DMG this turn.
TEST_F(Cyborgs, LoaderFourLiftsWithEveryWeapon) {
  scene.unit(1, 1, "Loader Four").unit(1, 2, "Patch Note").hand(1, {"Laser Level"}).main_phase();
  scene.cast("Laser Level").target("Patch Note").resolve();
  EXPECT_EQ(scene.dmg("Loader Four"), 4);
}

// When this Summon is placed: look at the top 2 cards of your Deck, then you
// may place a Tier 1 Summon among them.
TEST_F(Cyborgs, PatchNotePlacesASmallOne) {
  scene.hand(1, {"Patch Note"}).deck(1, {"Loader Four", "Laser Level"}).main_phase();
  scene.place("Patch Note").slot(1).resolve();
  EXPECT_EQ(scene.offered(Move::Kind::choose), "Loader Four");
  scene.choose("Loader Four").slot(2).resolve();
  EXPECT_EQ(scene.dmg("Loader Four"), 2);
}

// Action from hand in response to an ability, L/1, discard this Summon: fizzle
// it.
TEST_F(Cyborgs, BlueScreenFizzlesAnAbility) {
  scene.hand(1, {"Blue Screen"}).unit(2, 1, "Callisto the Hinded Warrior").active(2).main_phase();
  scene.use("Callisto the Hinded Warrior").target("Callisto the Hinded Warrior");
  scene.use("Blue Screen").resolve();
  EXPECT_EQ(scene.dmg("Callisto the Hinded Warrior"), 1);
}

// Always: the bearer gets +1 DMG.
// Action in response to an ability, L/1: fizzle it, and if so, add a Weapon
// from your Deck-Out Pile to your hand.
TEST_F(Cyborgs, TorqueWrenchFizzlesAndBringsAWeapon) {
  scene.unit(1, 1, "Patch Note").weapon("Torque Wrench").pile(1, {"Laser Level", "Loader Four"});
  scene.unit(2, 1, "Callisto the Hinded Warrior").active(2).main_phase();
  EXPECT_EQ(scene.dmg("Patch Note"), 2);
  scene.use("Callisto the Hinded Warrior").target("Callisto the Hinded Warrior");
  scene.use("Torque Wrench", 2).resolve().choose("Laser Level");
  EXPECT_EQ(scene.dmg("Callisto the Hinded Warrior"), 1);
}

// Always: this card can only be attached to Cyborgs Summons.
// When the bearer deals damage: your opponent demotes a Summon.
TEST_F(Cyborgs, LaserLevelDemotesByChoiceOfTheOther) {
  scene.unit(1, 1, "Patch Note").weapon("Laser Level").unit(2, 1, "Defense Guard");
  scene.unit(2, 2, "Blate, the Helping Sword").combat().battle("Patch Note").resolve();
  EXPECT_EQ(scene.asked(), 2);
  scene.choose("Defense Guard");
  EXPECT_NE(scene.pile(2).find("Defense Guard"), std::string::npos);
}

// Cast in response to an ability, no abilities in response, demote a Tier 1
// Summon of yours: fizzle it.
TEST_F(Cyborgs, ReturnToSenderCostsASmallOne) {
  scene.hand(1, {"Return to Sender"}).unit(1, 1, "Arm Fitter").unit(1, 2, "Loader Four");
  scene.unit(2, 1, "Callisto the Hinded Warrior").active(2).main_phase();
  scene.use("Callisto the Hinded Warrior").target("Callisto the Hinded Warrior");
  scene.cast("Return to Sender");
  EXPECT_EQ(scene.offered(Move::Kind::pay), "Loader Four");
  scene.pay("Loader Four").resolve();
  EXPECT_EQ(scene.dmg("Callisto the Hinded Warrior"), 1);
}

// Cast: each Summon of yours gets +X DMG this turn, where X is the number of
// Weapons of yours minus 1.
TEST_F(Cyborgs, MajorReleaseCountsWeapons) {
  scene.hand(1, {"Major Release"}).unit(1, 1, "Patch Note").weapon("Laser Level");
  scene.unit(1, 2, "Spare Parts Boy").weapon("Laser Level").unit(1, 3, "Loader Four").main_phase();
  scene.cast("Major Release").resolve();
  EXPECT_EQ(scene.dmg("Loader Four"), 3);
}

// Always, L/1: you may place Tier 3 Summons for 1 Tier less.
TEST_F(Cyborgs, AssemblyHallMakesTheGreatCheaper) {
  scene.realm(1, "Assembly Hall").unit(1, 1, "Arm Fitter").hand(1, {"Auditor Mirror"}).main_phase();
  scene.place("Auditor Mirror").demote("Arm Fitter").resolve();
  EXPECT_EQ(scene.dmg("Auditor Mirror"), 5);
}

// Create: you control 2 or more Weapons.
// Cast in response to a battle of a Summon of yours: the DMG of it is doubled
// this turn.
TEST_F(Cyborgs, WarrantyVoidDoublesTheAttacker) {
  scene.creation(1, {"Warranty Void"}).unit(1, 1, "Patch Note").weapon("Laser Level");
  scene.unit(1, 2, "Loader Four").weapon("Laser Level").main_phase();
  scene.create("Warranty Void").resolve().until(Phase::combat, 1);
  scene.battle("Patch Note").pass().cast("Warranty Void").resolve();
  EXPECT_EQ(scene.in_deck(2), 50 - 2);
}

}  // namespace
}  // namespace penta::phaktionz

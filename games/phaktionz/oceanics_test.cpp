// The Oceanics: each card does what its text says.
#include "games/phaktionz/testing/scene.h"

namespace penta::phaktionz {
namespace {

class Oceanics : public CardTest {
 protected:
  Oceanics() { begin_anew(); }
  void begin_anew() { table("What the Tide Left", "Zane Basic"); }
  // The opponent's warrior beats this one, of DMG 3 at most, in column 1.
  Scene& lose(std::string_view name) {
    scene.unit(1, 1, name).unit(2, 1, "The Unfornate Warrior").active(2).combat();
    return scene.battle("The Unfornate Warrior", name).resolve();
  }
};

// Action, L/1, demote a Summon of yours or exile 2 Summons from your Deck-Out
// Pile: demote a Tier 2 or lower Summon of your opponent.
TEST_F(Oceanics, MaThuleTakesOneForTwoOfTheDrowned) {
  scene.unit(1, 6, "Ma Thule, Mother of Wrecks").pile(1, {"Bilge Crab", "Net Caster", "Ebb"});
  scene.unit(1, 1, "Reef Widow").unit(2, 1, "Blate, the Helping Sword").main_phase();
  scene.use("Ma Thule, Mother of Wrecks").option(2).target("Blate, the Helping Sword");
  scene.pay("Bilge Crab").pay("Net Caster").resolve();
  EXPECT_EQ(scene.exile(1), "Bilge Crab; Net Caster");
  EXPECT_EQ(scene.pile(2), "Blate, the Helping Sword");
}

// When another Summon of yours is demoted: this Summon gets +1 DMG this turn.
TEST_F(Oceanics, ThePatientLeviathanGrowsWithEachThatGoesUnder) {
  scene.unit(1, 6, "The Patient Leviathan").unit(1, 1, "Bilge Crab").unit(1, 2, "Bilge Crab");
  scene.hand(1, {"Salvage Diver Ines"}).main_phase().place("Salvage Diver Ines");
  scene.demote("Bilge Crab").demote("Bilge Crab").slot(1).resolve();
  EXPECT_EQ(scene.dmg("The Patient Leviathan"), 7);
}

// When this Summon is placed: mill 2 cards, then add a Summon from your
// Deck-Out Pile to your hand.
TEST_F(Oceanics, TidewrightDigsOneUp) {
  scene.unit(1, 1, "Reef Widow").hand(1, {"Tidewright"}).pile(1, {"Bilge Crab"}).main_phase();
  const int before = scene.in_deck(1);
  scene.place("Tidewright").demote("Reef Widow").slot(1).resolve();
  while (!scene.may(Move::Kind::choose, "Reef Widow")) scene.choose("Bilge Crab").resolve();
  scene.choose("Reef Widow").resolve();
  EXPECT_EQ(scene.in_deck(1), before - 2);
}

// When this Summon deals damage: place a Tier 1 Summon from your Deck-Out Pile.
TEST_F(Oceanics, SalvageDiverInesRaisesASmallOne) {
  scene.unit(1, 1, "Salvage Diver Ines").pile(1, {"Bilge Crab", "Reef Widow"}).combat();
  scene.battle("Salvage Diver Ines").resolve();
  EXPECT_EQ(scene.offered(Move::Kind::choose), "Bilge Crab");
  scene.choose("Bilge Crab").slot(2).resolve();
  EXPECT_EQ(scene.dmg("Bilge Crab"), 2);
}

// When this Summon is demoted: add a Tier 1 Summon from your Deck-Out Pile to
// your hand.
TEST_F(Oceanics, ReefWidowLeavesASmallOne) {
  scene.pile(1, {"Net Caster", "Tidewright"});
  lose("Reef Widow");
  EXPECT_FALSE(scene.may(Move::Kind::choose, "Tidewright"));
  scene.choose("Net Caster");
  EXPECT_EQ(scene.hand(1), "Net Caster");
}

// When this Summon is demoted: draw a card.
TEST_F(Oceanics, CabinBoyTuckFallsForACard) {
  lose("Cabin Boy Tuck");
  EXPECT_EQ(scene.in_hand(1), 1);
}

// Always: this Summon can battle directly.
TEST_F(Oceanics, BilgeCrabGoesPastTheEmptyColumn) {
  scene.unit(1, 1, "Bilge Crab")
      .unit(1, 2, "Bilge Crab")
      .unit(2, 4, "The Unfornate Warrior")
      .combat();
  scene.battle("Bilge Crab").resolve();
  EXPECT_EQ(scene.in_deck(2), 49 - 2);
}

// When this Summon is placed: a Summon of your opponent gets -2 DMG this turn.
TEST_F(Oceanics, NetCasterHolds) {
  scene.hand(1, {"Net Caster"}).unit(2, 1, "The Unfornate Warrior").main_phase();
  scene.place("Net Caster").slot(1).resolve().target("The Unfornate Warrior").resolve();
  EXPECT_EQ(scene.dmg("The Unfornate Warrior"), 2);
}

// When an Oceanics Summon of yours deals damage, L/1: draw a card, then discard
// a card.
TEST_F(Oceanics, BellBuoyRingsOnce) {
  scene.unit(1, 1, "Bell Buoy").unit(1, 2, "Net Caster").hand(1, {"Ebb"}).combat();
  scene.battle("Net Caster").resolve().choose("Ebb");
  EXPECT_EQ(scene.in_hand(1), 1);
  scene.battle("Bell Buoy").resolve();
  EXPECT_TRUE(scene.asks(Ask::act));
}

// Action from hand in response to a battle against a Summon of yours, L/1,
// discard this Summon: fizzle it, then a Summon of yours gets +1 DMG this turn.
TEST_F(Oceanics, HarbourPilotTurnsABattleAway) {
  scene.hand(1, {"Harbour Pilot"}).unit(1, 1, "Bilge Crab").unit(2, 1, "The Unfornate Warrior");
  scene.active(2).combat().battle("The Unfornate Warrior", "Bilge Crab");
  scene.use("Harbour Pilot").target("Bilge Crab").resolve();
  EXPECT_EQ(scene.dmg("Bilge Crab"), 3);
}

// Cast, choose X: mill X cards, then a Summon of your opponent gets -2X DMG
// this turn.
TEST_F(Oceanics, UndertowPullsOneDown) {
  scene.hand(1, {"Undertow"}).unit(2, 1, "The Unfornate Warrior").main_phase();
  scene.cast("Undertow").number(2).target("The Unfornate Warrior").resolve();
  EXPECT_EQ(scene.dmg("The Unfornate Warrior"), 0);
  EXPECT_EQ(scene.in_deck(1), 49 - 2);
}

// Cast: add up to 2 Tier 1 Summons from your Deck-Out Pile to your hand.
TEST_F(Oceanics, FlotsamBringsUpToTwo) {
  scene.hand(1, {"Flotsam"}).pile(1, {"Bilge Crab", "Net Caster", "Tidewright"}).main_phase();
  scene.cast("Flotsam").resolve();
  EXPECT_EQ(scene.offered(Move::Kind::choose), "Bilge Crab; Net Caster");
  scene.choose("Net Caster").decline();
  EXPECT_EQ(scene.hand(1), "Net Caster");
}

// Cast: return a Tier 2 or lower Summon to its owner's hand.
TEST_F(Oceanics, EbbCarriesOneHome) {
  scene.hand(1, {"Ebb"}).unit(1, 6, "The Patient Leviathan").unit(2, 1, "The Unfornate Warrior");
  scene.main_phase().cast("Ebb");
  EXPECT_EQ(scene.offered(Move::Kind::target), "The Unfornate Warrior");
  scene.target("The Unfornate Warrior").resolve();
  EXPECT_EQ(scene.hand(2), "The Unfornate Warrior");
}

// When a Summon of yours is demoted: put a counter on this card.
// Action, remove 3 counters from this card: place a Tier 1 Summon from your
// Deck-Out Pile.
TEST_F(Oceanics, TheDrownedBellCallsBack) {
  scene.realm(1, "The Drowned Bell", 2).unit(1, 1, "Tidewright").hand(1, {"Salvage Diver Ines"});
  scene.pile(1, {"Bilge Crab"}).main_phase();
  scene.place("Salvage Diver Ines").demote("Tidewright").slot(1).resolve();
  scene.use("The Drowned Bell", 2).resolve().choose("Bilge Crab").slot(2).resolve();
  EXPECT_EQ(scene.dmg("Bilge Crab"), 2);
}

// Always: this card can only be attached to Strikers.
// Always: the bearer deals the DMG of the Summon that it battles, or its own if
// both are equal.
TEST_F(Oceanics, GaffHookPullsWithTheirStrength) {
  scene.hand(1, {"Gaff Hook"}).unit(1, 1, "Bilge Crab").unit(1, 2, "Net Caster");
  scene.unit(2, 1, "The Unfornate Warrior").main_phase().cast("Gaff Hook");
  EXPECT_EQ(scene.offered(Move::Kind::target), "Bilge Crab");
  scene.target("Bilge Crab").resolve().until(Phase::combat, 1);
  scene.battle("Bilge Crab", "The Unfornate Warrior").resolve();
  EXPECT_EQ(scene.in_deck(2), 49 - 4);
  EXPECT_EQ(scene.dmg("The Unfornate Warrior"), 4);
}

// Create: there are 8 or more Summons in your Deck-Out Pile.
// Always: this Summon can battle 2 times.
TEST_F(Oceanics, TheWreckItselfComesUpAfterEight) {
  for (const bool eighth : {true, false}) {
    begin_anew();
    scene.creation(1, {"The Wreck Itself"});
    scene.pile(1, {"Bilge Crab", "Bilge Crab", "Bilge Crab", "Net Caster", "Net Caster",
                   "Reef Widow", "Reef Widow"});
    if (eighth) scene.pile(1, {"Tidewright"});
    scene.unit(1, 1, "Tidewright").unit(2, 1, "Defense Guard").unit(2, 2, "Defense Guard");
    scene.main_phase();
    EXPECT_EQ(scene.may(Move::Kind::create, "The Wreck Itself"), eighth);
  }
  begin_anew();
  scene.unit(1, 1, "The Wreck Itself").unit(2, 1, "Defense Guard").unit(2, 2, "Defense Guard");
  scene.combat().battle("The Wreck Itself", "Defense Guard").resolve();
  scene.battle("The Wreck Itself", "Defense Guard").resolve();
  EXPECT_FALSE(scene.may(Move::Kind::battle, "The Wreck Itself"));
}

// Create: your opponent controls 3 or more Summons.
// Cast, L1: each player demotes a Summon, and if so, draw 2 cards.
TEST_F(Oceanics, LetterInABottleCostsEverybodyOne) {
  scene.creation(1, {"Letter in a Bottle"}).unit(1, 1, "Bilge Crab").unit(2, 1, "Defense Guard");
  scene.unit(2, 2, "Defense Guard").unit(2, 3, "Blate, the Helping Sword").main_phase();
  scene.create("Letter in a Bottle").resolve().cast("Letter in a Bottle").resolve();
  scene.choose("Bilge Crab").choose("Blate, the Helping Sword");
  EXPECT_EQ(scene.in_hand(1), 2);
  EXPECT_EQ(scene.pile(2), "Blate, the Helping Sword");
}

}  // namespace
}  // namespace penta::phaktionz

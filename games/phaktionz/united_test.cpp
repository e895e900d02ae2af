// Lulo's deck of the United: each card does what its text says.
#include "games/phaktionz/testing/scene.h"

namespace penta::phaktionz {
namespace {

class United : public CardTest {
 protected:
  United() { begin_anew(); }
  void begin_anew() { table("Lulo United", "Zane Basic"); }
};

// Always: this Summon has "United" in its name.
// Action, L/2, demote a "United" Summon of yours or exile a "United" Summon
// from your Deck-Out Pile: demote a Tier 2 or lower Summon of your opponent.
TEST_F(United, WarokoLokoSpendsOneOfTwoKinds) {
  scene.unit(1, 6, "Waroko Loko, King Giant").unit(1, 1, "Haka Goblin");
  scene.pile(1, {"Waka Goblin", "The Enchanted Lion"}).unit(2, 1, "Blate, the Helping Sword");
  scene.unit(2, 2, "Defense Guard").main_phase();
  scene.use("Waroko Loko, King Giant", 2).option(2).target("Defense Guard");
  EXPECT_EQ(scene.offered(Move::Kind::pay), "Waka Goblin");
  scene.pay("Waka Goblin").resolve();
  EXPECT_EQ(scene.pile(2), "Defense Guard");
  EXPECT_EQ(scene.exile(1), "Waka Goblin");
  scene.use("Waroko Loko, King Giant", 2).target("Blate, the Helping Sword");
  scene.pay("Haka Goblin").resolve();
  EXPECT_EQ(scene.pile(2), "Blate, the Helping Sword; Defense Guard");
  EXPECT_FALSE(scene.may_use("Waroko Loko, King Giant", 2));
}

// Action, discard a Tier 3 Summon: look at the top 3 cards of your Deck, then
// place a "United" Summon among them.
TEST_F(United, LinPlacesAUnitedOneAmongThree) {
  scene.unit(1, 6, "Lin the Fantastic Elf").hand(1, {"Waroko Loko, King Giant"});
  scene.deck(1, {"Haka Goblin", "The Enchanted Lion", "Type Change"}).main_phase();
  scene.use("Lin the Fantastic Elf", 2).pay("Waroko Loko, King Giant").resolve();
  EXPECT_EQ(scene.offered(Move::Kind::choose), "Haka Goblin");
  scene.choose("Haka Goblin").slot(4).resolve();
  EXPECT_EQ(scene.dmg("Haka Goblin"), 2);
  EXPECT_EQ(scene.in_deck(1), 2);
}

// Always: if you control 3 or more "United" Summons, this Summon can battle 2
// times.
TEST_F(United, LinBattlesTwiceAmongThreeUnited) {
  for (const bool third : {true, false}) {
    begin_anew();
    scene.unit(1, 6, "Lin the Fantastic Elf").unit(1, 1, "Haka Goblin");
    if (third) scene.unit(1, 2, "Waka Goblin");
    scene.combat().battle("Lin the Fantastic Elf").resolve();
    EXPECT_EQ(scene.may(Move::Kind::battle, "Lin the Fantastic Elf"), third);
  }
}

// When a "United" Summon of yours deals damage: this Summon gets +1 DMG this
// turn.
TEST_F(United, HuGrowsWithEveryUnitedDamage) {
  scene.unit(1, 1, "Hu the Fantastic Elf")
      .unit(1, 2, "Waka Goblin")
      .unit(1, 3, "The Enchanted Lion");
  scene.combat().battle("Waka Goblin").resolve();
  EXPECT_EQ(scene.dmg("Hu the Fantastic Elf"), 5);
  scene.battle("The Enchanted Lion").resolve();
  EXPECT_EQ(scene.dmg("Hu the Fantastic Elf"), 5);
}

// Always: this Summon has "United" in its name.
TEST_F(United, ThreeAreUnitedAndNothingElse) {
  for (const std::string_view name : {"Kanko Loko, Prince Giant", "Haka Goblin", "Waka Goblin"}) {
    begin_anew();
    scene.unit(1, 1, name).unit(1, 2, "The Enchanted Lion").hand(1, {"United Assault"});
    scene.main_phase().cast("United Assault").resolve();
    EXPECT_EQ(scene.in_deck(2), 49) << name;
  }
}

// When a "United" Summon of yours deals damage: add a Summon from your Deck-Out
// Pile to your hand.
TEST_F(United, SinthBringsASummonBack) {
  scene.unit(1, 1, "Sinth The Brave Men").unit(1, 2, "Waka Goblin");
  scene.pile(1, {"Haka Goblin", "Type Change"}).combat().battle("Waka Goblin").resolve();
  EXPECT_EQ(scene.offered(Move::Kind::choose), "Haka Goblin");
  scene.choose("Haka Goblin");
  EXPECT_EQ(scene.hand(1), "Haka Goblin");
}

// Action from hand in response to the casting of an invocation, L/1, discard
// this Summon: fizzle it.
TEST_F(United, TheInvocatedDwarfFizzlesAnInvocation) {
  scene.hand(1, {"The Invocated Dwarf"}).hand(2, {"Arrow Storm"}).unit(1, 1, "Haka Goblin");
  scene.active(2).main_phase().cast("Arrow Storm").number(1);
  scene.use("The Invocated Dwarf").resolve();
  EXPECT_EQ(scene.changes(), (Lines{"The Invocated Dwarf (hand) -> The Invocated Dwarf (pile)",
                                    "Arrow Storm (hand) -> Arrow Storm (pile)"}));
}

// When this Summon is placed, L/1: add a "United" Summon from your Deck to your
// hand.
TEST_F(United, TheUnitedMenFindAUnitedSummon) {
  scene.hand(1, {"The United Men"})
      .deck(1, {"Haka Goblin", "United Assault", "The Enchanted Lion"});
  scene.main_phase().place("The United Men").slot(1).resolve();
  EXPECT_EQ(scene.offered(Move::Kind::choose), "Haka Goblin");
  scene.choose("Haka Goblin");
  EXPECT_EQ(scene.hand(1), "Haka Goblin");
}

// When a "United" Summon is placed: draw a card, then discard a card.
TEST_F(United, TheEnchantedDeerExchangesACard) {
  scene.unit(1, 1, "The Enchanted Deer").hand(1, {"Haka Goblin", "The Enchanted Lion"});
  scene.deck(1, {"Type Change", "Type Change"}).main_phase();
  scene.place("The Enchanted Lion").slot(2).resolve();
  EXPECT_EQ(scene.hand(1), "Haka Goblin");
  scene.place("Haka Goblin").slot(3).resolve().choose("Type Change");
  EXPECT_EQ(scene.hand(1), "");
  EXPECT_EQ(scene.in_deck(1), 1);
}

// Action from hand in response to a battle against a Summon of yours, L/1,
// discard this Summon: fizzle it.
TEST_F(United, TheStrongDwarfStopsABattle) {
  scene.hand(1, {"The Strong Dwarf"}).unit(1, 1, "Haka Goblin").unit(2, 1, "The Unfornate Warrior");
  scene.active(2).combat().battle("The Unfornate Warrior", "Haka Goblin");
  scene.use("The Strong Dwarf").resolve();
  EXPECT_EQ(scene.changes(), (Lines{"The Strong Dwarf (hand) -> The Strong Dwarf (pile)",
                                    "The Unfornate Warrior 4 @1 -> The Unfornate Warrior 4 @1*"}));
}

// No text.
TEST_F(United, TheEnchantedLionBattlesDirectly) {
  scene.unit(1, 1, "The Enchanted Lion").combat().battle("The Enchanted Lion").resolve();
  EXPECT_EQ(scene.in_deck(2), 49);
}

// Cast: a Summon becomes its other type this turn.
TEST_F(United, TypeChangeTurnsAStrikerIntoATech) {
  scene.hand(1, {"Type Change"}).unit(1, 1, "Haka Goblin").main_phase();
  scene.cast("Type Change").target("Haka Goblin").resolve();
  scene.until(Phase::combat, 1).battle("Haka Goblin").resolve();
  EXPECT_EQ(scene.in_deck(2), 50 - 2);
}

// Cast: your opponent takes X damage, where X is the number of "United" Summons
// of yours.
TEST_F(United, UnitedAssaultCountsTheUnited) {
  scene.hand(1, {"United Assault"}).unit(1, 1, "Haka Goblin").unit(1, 2, "The United Men");
  scene.unit(1, 3, "The Enchanted Lion").main_phase().cast("United Assault").resolve();
  EXPECT_EQ(scene.in_deck(2), 50 - 2);
}

// Always: this card can only be attached to "United" Summons.
// Action in response to an ability, L/1: fizzle it, and if so, add a "United"
// Summon from your Deck-Out Pile to your hand.
TEST_F(United, HeliosUnitedFragmentFizzlesAndBringsBack) {
  scene.hand(1, {"Helio's United Fragment"}).unit(1, 1, "Haka Goblin");
  scene.unit(1, 2, "The Enchanted Lion").pile(1, {"Waka Goblin", "The Enchanted Lion"});
  scene.unit(2, 1, "Callisto the Hinded Warrior").main_phase().cast("Helio's United Fragment");
  EXPECT_EQ(scene.offered(Move::Kind::target), "Haka Goblin");
  scene.target("Haka Goblin").resolve().until(Phase::main, 2);
  scene.use("Callisto the Hinded Warrior").target("Callisto the Hinded Warrior");
  scene.use("Helio's United Fragment", 2).resolve().choose("Waka Goblin");
  EXPECT_EQ(scene.dmg("Callisto the Hinded Warrior"), 1);
  EXPECT_NE(scene.hand(1).find("Waka Goblin"), std::string::npos);
}

// Cast in response to an ability, no abilities in response, demote a Summon of
// yours: fizzle it.
TEST_F(United, TillTomorrowsPromiseLetsNoAbilityAnswer) {
  scene.hand(1, {"Till Tomorrow's Promise"}).unit(1, 1, "Waka Goblin");
  scene.unit(2, 1, "Callisto the Hinded Warrior").active(2).main_phase();
  scene.use("Callisto the Hinded Warrior").target("Callisto the Hinded Warrior");
  scene.cast("Till Tomorrow's Promise").pay("Waka Goblin");
  EXPECT_EQ(scene.asked(), 2);
  scene.resolve();
  EXPECT_EQ(scene.dmg("Callisto the Hinded Warrior"), 1);
  EXPECT_EQ(scene.pile(1), "Waka Goblin; Till Tomorrow's Promise");
}

// Always, L/1: you may place "United" Summons for 1 Tier less.
TEST_F(United, UnitedFrontMakesOneCheaper) {
  scene.realm(1, "United Front").unit(1, 1, "The Enchanted Lion").unit(1, 2, "The Enchanted Lion");
  scene.hand(1, {"Kanko Loko, Prince Giant", "Kanko Loko, Prince Giant"}).main_phase();
  scene.place("Kanko Loko, Prince Giant").option(2).demote("The Enchanted Lion").slot(3).resolve();
  EXPECT_EQ(scene.dmg("Kanko Loko, Prince Giant"), 4);
  EXPECT_EQ(scene.why(Move::Kind::place, "Kanko Loko, Prince Giant"),
            ReasonCode::ok);  // for a Tier 2
  scene.place("Kanko Loko, Prince Giant").demote("Kanko Loko, Prince Giant").slot(4).resolve();
}

}  // namespace
}  // namespace penta::phaktionz

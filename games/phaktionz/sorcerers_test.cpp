// The Sorcerers: each card does what its text says.
#include "games/phaktionz/testing/scene.h"

namespace penta::phaktionz {
namespace {

class Sorcerers : public CardTest {
 protected:
  Sorcerers() { begin_anew(); }
  void begin_anew() { table("The Last Lecture", "Zane Basic"); }
};

// When you cast an invocation, L/2: your opponent takes 1 damage.
TEST_F(Sorcerers, DeanUmbraChargesForTwoCasts) {
  scene.unit(1, 6, "Dean Umbra, Who Knows").unit(1, 1, "Chalk Golem");
  scene.hand(1, {"Turn the Page", "Turn the Page", "Turn the Page"}).main_phase();
  for (int i = 0; i < 3; ++i) scene.cast("Turn the Page").target("Chalk Golem").resolve();
  EXPECT_EQ(scene.in_deck(2), 50 - 2);
}

// Always: you may place and cast cards from your Deck-Out Pile, which are
// exiled whenever they leave again.
TEST_F(Sorcerers, MasterOskReadsFromTheDeckOutPile) {
  scene.unit(1, 6, "Master Osk, Struck Off").pile(1, {"Spoken Fire"}).main_phase();
  scene.cast("Spoken Fire").resolve();
  EXPECT_EQ(scene.in_deck(2), 49);
  EXPECT_EQ(scene.exile(1), "Spoken Fire");
}

// When this Summon is placed: add a Counter from your Deck to your hand.
TEST_F(Sorcerers, ProctorVeyFindsACounter) {
  scene.unit(1, 1, "Candle Counter").hand(1, {"Proctor Vey"});
  scene.deck(1, {"Strike It Out", "Spoken Fire", "Chalk Golem"}).main_phase();
  scene.place("Proctor Vey").demote("Candle Counter").slot(1).resolve();
  EXPECT_EQ(scene.offered(Move::Kind::choose), "Strike It Out");
  scene.choose("Strike It Out");
  EXPECT_EQ(scene.hand(1), "Strike It Out");
}

// When you cast an invocation: this Summon gets +1 DMG this turn.
TEST_F(Sorcerers, EmberDuellistGrowsWithEveryCast) {
  scene.unit(1, 1, "Ember Duellist").hand(1, {"Spoken Fire", "Second Reading"}).main_phase();
  scene.cast("Spoken Fire").resolve().cast("Second Reading").resolve();
  while (scene.asks(Ask::choose)) scene.make(scene.moves()[0]);
  scene.resolve();
  EXPECT_EQ(scene.dmg("Ember Duellist"), 6);
}

// When this Summon deals damage: add an invocation from your Deck-Out Pile to
// your hand.
TEST_F(Sorcerers, CandleCounterTakesAnInvocationBack) {
  scene.unit(1, 1, "Candle Counter").pile(1, {"Spoken Fire", "Chalk Golem"}).combat();
  scene.battle("Candle Counter").resolve();
  EXPECT_EQ(scene.offered(Move::Kind::choose), "Spoken Fire");
  scene.choose("Spoken Fire");
  EXPECT_EQ(scene.hand(1), "Spoken Fire");
}

// Action from hand in response to the casting of an invocation, L/1, discard
// this Summon: fizzle it, then draw a card.
TEST_F(Sorcerers, FirstYearAlmaFizzlesAndDraws) {
  scene.hand(1, {"First-Year Alma"}).unit(1, 1, "Chalk Golem").hand(2, {"Arrow Storm"}).active(2);
  scene.main_phase().cast("Arrow Storm").number(1).use("First-Year Alma").resolve();
  EXPECT_EQ(scene.dmg("Chalk Golem"), 2);
  EXPECT_EQ(scene.in_hand(1), 1);
  EXPECT_EQ(scene.pile(1), "First-Year Alma");
}

// When this Summon is placed: look at the top 3 cards of your Deck, then add an
// invocation among them to your hand.
TEST_F(Sorcerers, InkFamiliarReadsTheTopThree) {
  scene.hand(1, {"Ink Familiar"}).deck(1, {"Spoken Fire", "Chalk Golem", "Night Porter"});
  scene.main_phase().place("Ink Familiar").slot(1).resolve();
  EXPECT_EQ(scene.offered(Move::Kind::choose), "Spoken Fire");
  scene.choose("Spoken Fire");
  EXPECT_EQ(scene.hand(1), "Spoken Fire");
}

// Always: if there are 5 or more invocations in your Deck-Out Pile, this Summon
// gets +1 DMG.
TEST_F(Sorcerers, ChalkGolemReadsTheDeckOutPile) {
  for (const bool fifth : {true, false}) {
    begin_anew();
    scene.unit(1, 1, "Chalk Golem");
    scene.pile(1, {"Spoken Fire", "Spoken Fire", "Strike It Out", "Turn the Page", "Night Porter"});
    if (fifth) scene.pile(1, {"Second Reading"});
    scene.main_phase();
    EXPECT_EQ(scene.dmg("Chalk Golem"), fifth ? 3 : 2);
  }
}

// Action, L/1, discard an invocation: a Summon of your opponent gets -2 DMG
// this turn.
TEST_F(Sorcerers, NightPorterTakesInvocations) {
  scene.unit(1, 1, "Night Porter").hand(1, {"Spoken Fire", "Chalk Golem"});
  scene.unit(2, 1, "The Unfornate Warrior").main_phase();
  scene.use("Night Porter").target("The Unfornate Warrior");
  EXPECT_EQ(scene.offered(Move::Kind::pay), "Spoken Fire");
  scene.pay("Spoken Fire").resolve();
  EXPECT_EQ(scene.dmg("The Unfornate Warrior"), 2);
}

// Cast: your opponent takes X damage, where X is the number of Sorcerers
// Summons of yours.
TEST_F(Sorcerers, SpokenFireCountsSorcerers) {
  scene.unit(1, 1, "Chalk Golem").unit(1, 2, "Night Porter").hand(1, {"Spoken Fire"}).main_phase();
  scene.cast("Spoken Fire").resolve();
  EXPECT_EQ(scene.in_deck(2), 50 - 2);
}

// Cast in response to the casting of an invocation, discard a card: fizzle it.
TEST_F(Sorcerers, StrikeItOutCostsACard) {
  scene.hand(1, {"Strike It Out", "Chalk Golem"}).unit(1, 1, "Chalk Golem");
  scene.hand(2, {"Arrow Storm"}).active(2).main_phase().cast("Arrow Storm").number(1);
  scene.cast("Strike It Out").pay("Chalk Golem").resolve();
  EXPECT_EQ(scene.dmg("Chalk Golem"), 2);
  EXPECT_EQ(scene.in_hand(1), 0);
}

// When you cast an invocation: put a counter on this card.
// Action, remove 3 counters from this card: draw a card, or your opponent takes
// 2 damage.
TEST_F(Sorcerers, TheRoomIsQuietCountsAndPays) {
  scene.realm(1, "The Room Is Quiet", 5).hand(1, {"Spoken Fire"}).main_phase();
  scene.cast("Spoken Fire").resolve();
  scene.use("The Room Is Quiet", 2).option(2).resolve();
  EXPECT_EQ(scene.in_deck(2), 48);
  scene.use("The Room Is Quiet", 2).option(1).resolve();
  EXPECT_EQ(scene.in_hand(1), 1);
  EXPECT_FALSE(scene.may_use("The Room Is Quiet", 2));
}

// Always: the bearer gets +1 DMG.
// When the bearer deals damage: you may draw a card.
TEST_F(Sorcerers, BorrowedStaffHelpsAndMayDraw) {
  for (const bool draws : {true, false}) {
    begin_anew();
    scene.unit(1, 1, "Night Porter").weapon("Borrowed Staff").combat();
    EXPECT_EQ(scene.dmg("Night Porter"), 2);
    scene.battle("Night Porter").resolve();
    if (draws) {
      scene.accept();
    } else {
      scene.decline();
    }
    EXPECT_EQ(scene.in_hand(1), draws ? 1 : 0);
  }
}

// Cast: mill 2 cards, then add an invocation from your Deck-Out Pile to your
// hand.
TEST_F(Sorcerers, SecondReadingMillsAndTakes) {
  scene.hand(1, {"Second Reading"}).pile(1, {"Spoken Fire"}).main_phase();
  scene.cast("Second Reading").resolve().choose("Spoken Fire");
  EXPECT_EQ(scene.in_deck(1), 50 - 2 - 2);
  EXPECT_EQ(scene.hand(1), "Spoken Fire");
}

// Cast: a Summon becomes its other type this turn, then draw a card.
TEST_F(Sorcerers, TurnThePageTurnsAndDraws) {
  scene.hand(1, {"Turn the Page"}).unit(1, 1, "Chalk Golem").main_phase();
  scene.cast("Turn the Page").target("Chalk Golem").resolve().until(Phase::combat, 1);
  EXPECT_EQ(scene.in_hand(1), 1);
  scene.battle("Chalk Golem").resolve();
  EXPECT_EQ(scene.in_deck(2), 48);
}

// Create: there are 5 or more invocations in your Deck-Out Pile.
// Cast in response to an ability, nothing in response: fizzle it, then your
// opponent takes 1 damage.
TEST_F(Sorcerers, HerLastWordIsTheLast) {
  scene.creation(1, {"Her Last Word"}).unit(2, 1, "Callisto the Hinded Warrior");
  scene.pile(1, {"Spoken Fire", "Spoken Fire", "Strike It Out", "Turn the Page", "Second Reading"});
  scene.main_phase().create("Her Last Word").resolve();
  EXPECT_EQ(scene.hand(1), "Her Last Word");
  scene.until(Phase::main, 2);
  const int before = scene.in_deck(2);
  scene.use("Callisto the Hinded Warrior").target("Callisto the Hinded Warrior");
  scene.cast("Her Last Word").resolve();
  EXPECT_EQ(scene.dmg("Callisto the Hinded Warrior"), 1);
  EXPECT_EQ(scene.in_deck(2), before - 1);
}

// Create: you control no Summons.
// When this Summon is placed: add a Regular from your Deck-Out Pile to your
// hand.
TEST_F(Sorcerers, TheUnwrittenComesToAnEmptyField) {
  scene.creation(1, {"The Unwritten"}).hand(1, {"Chalk Golem", "Night Porter"});
  scene.pile(1, {"Spoken Fire", "Turn the Page"}).main_phase();
  scene.create("The Unwritten").resolve();
  scene.place("Chalk Golem").slot(1).resolve().place("Night Porter").slot(2).resolve();
  scene.place("The Unwritten").demote("Chalk Golem").demote("Night Porter").slot(1).resolve();
  EXPECT_EQ(scene.offered(Move::Kind::choose), "Spoken Fire");
  scene.choose("Spoken Fire");
}

}  // namespace
}  // namespace penta::phaktionz

// The Frosters: each card does what its text says.
#include "games/phaktionz/testing/scene.h"

namespace penta::phaktionz {
namespace {

class Frosters : public CardTest {
 protected:
  Frosters() { begin_anew(); }
  void begin_anew() { table("Long Night at Kell", "Zane Basic"); }
};

// Placed only if you demote a Plague Summon of yours and demote a Plague Summon
// of your opponent. Always: this Summon is placed as Tier 2. When a Summon is
// placed by demoting Plague Summons: add a card from your Exile to your hand.
TEST_F(Frosters, TheLongNightFallsOnThePlagued) {
  scene.hand(1, {"The Long Night"}).unit(1, 1, "Snow Child").plagued().exile(1, {"Icicle"});
  scene.unit(2, 1, "Defense Guard").plagued().main_phase();
  scene.place("The Long Night").pay("Snow Child").pay("Defense Guard").slot(2).resolve();
  scene.choose("Icicle");
  EXPECT_EQ(scene.hand(1), "Icicle");
  EXPECT_EQ(scene.dmg("The Long Night"), 6);
}

// Always: this Summon can battle X times, where X is how many cards were exiled
// this turn. When this Summon deals damage: use Plague.
TEST_F(Frosters, HildCountsTheFrozen) {
  scene.unit(1, 6, "Hild, Who Counts the Frozen").unit(1, 1, "Snow Child");
  scene.unit(2, 1, "Fortunate Squire, Blitz").combat();
  scene.battle("Hild, Who Counts the Frozen").resolve();
  scene.target("Snow Child").target("Fortunate Squire, Blitz").resolve();
  EXPECT_FALSE(scene.may(Move::Kind::battle, "Hild, Who Counts the Frozen"));
  EXPECT_EQ(scene.in_deck(2), 49 - 5);
}

// When this Summon is placed, L/1: use Plague.
TEST_F(Frosters, IceCutterCutsOnBothSides) {
  scene.unit(1, 1, "Snow Child").unit(1, 2, "Snow Child").unit(1, 3, "Breath-Stealer");
  scene.hand(1, {"Ice Cutter"}).unit(2, 1, "Defense Guard").main_phase();
  scene.place("Ice Cutter").demote("Snow Child").demote("Snow Child").slot(1).resolve();
  scene.changes();
  scene.target("Breath-Stealer").target("Defense Guard").resolve();
  EXPECT_EQ(scene.changes(), (Lines{"Breath-Stealer 2 @3 -> Breath-Stealer 2 @3 plague",
                                    "Defense Guard 2 @1 -> Defense Guard 2 @1 plague"}));
}

// Always: Plague takes one turn less.
TEST_F(Frosters, WhiteNurseIsQuick) {
  scene.unit(1, 1, "White Nurse").unit(2, 1, "Defense Guard").plagued(5).main_phase();
  scene.until(Phase::main, 2).until(Phase::main, 1);
  EXPECT_EQ(scene.exile(2), "Defense Guard");
}

// When a Plague Summon is exiled, L/1: draw a card.
TEST_F(Frosters, WatchmanOfKellDrawsOnce) {
  scene.unit(1, 1, "Watchman of Kell").unit(1, 2, "Snow Child").plagued(3);
  scene.unit(2, 1, "Defense Guard").plagued(3).final_cast().next().resolve();
  EXPECT_EQ(scene.in_hand(1), 1);
}

// When this Summon is exiled: your opponent takes X damage, where X is how many
// Plague Summons were exiled this turn, then draw a card.
TEST_F(Frosters, FrozenPostmanDelivers) {
  scene.unit(1, 1, "Frozen Postman").plagued(3).unit(2, 1, "Defense Guard").plagued(3);
  scene.final_cast().next().resolve();
  EXPECT_EQ(scene.in_deck(2), 49 - 2 - 1);
  EXPECT_EQ(scene.in_hand(1), 1);
}

// Action, L/1, remove the Plague counter from a Plague Summon of yours: give a
// Summon of your opponent a Plague counter.
TEST_F(Frosters, BreathStealerPassesAnyOnesOn) {
  scene.unit(1, 1, "Breath-Stealer").unit(1, 2, "Snow Child").plagued(4);
  scene.unit(2, 1, "Defense Guard").main_phase();
  scene.use("Breath-Stealer").target("Defense Guard").pay("Snow Child").resolve();
  EXPECT_EQ(scene.changes(), (Lines{"Snow Child 1 @2 plague -> Snow Child 1 @2",
                                    "Defense Guard 2 @1 -> Defense Guard 2 @1 plague"}));
}

// No text.
TEST_F(Frosters, SledDogWithoutASledPulls) {
  scene.unit(1, 1, "Sled Dog Without a Sled").combat().battle("Sled Dog Without a Sled").resolve();
  EXPECT_EQ(scene.in_deck(2), 49);
}

// When this Summon is placed: look at the top 3 cards of your Deck, then exile
// a Summon among them.
TEST_F(Frosters, SnowChildBuriesOne) {
  scene.hand(1, {"Snow Child"}).deck(1, {"Frozen Postman", "Icicle", "Cold Hands"}).main_phase();
  scene.place("Snow Child").slot(1).resolve();
  EXPECT_EQ(scene.offered(Move::Kind::choose), "Frozen Postman");
  scene.choose("Frozen Postman");
  EXPECT_EQ(scene.exile(1), "Frozen Postman");
  EXPECT_EQ(scene.in_deck(1), 2);
}

// When this Summon is placed: add a "Kell" card from your Deck or Exile to your
// hand.
TEST_F(Frosters, LamplighterOfKellFindsKell) {
  scene.hand(1, {"Lamplighter of Kell"}).exile(1, {"Watchman of Kell", "Icicle"});
  scene.deck(1, {"Kell, Under the Snow", "Cold Hands"}).main_phase();
  scene.place("Lamplighter of Kell").slot(1).resolve();
  EXPECT_TRUE(scene.may(Move::Kind::choose, "Watchman of Kell"));
  EXPECT_FALSE(scene.may(Move::Kind::choose, "Icicle"));
  scene.choose("Kell, Under the Snow");
  EXPECT_EQ(scene.hand(1), "Kell, Under the Snow");
}

// Cast in response to the casting of an invocation, give a Summon of your
// opponent a Plague counter: fizzle it.
TEST_F(Frosters, FirstFrostFreezesAWord) {
  scene.hand(1, {"First Frost"}).unit(1, 1, "Snow Child").unit(2, 1, "Defense Guard");
  scene.hand(2, {"Arrow Storm"}).active(2).main_phase().cast("Arrow Storm").number(1);
  scene.cast("First Frost").pay("Defense Guard").resolve();
  EXPECT_EQ(scene.dmg("Snow Child"), 1);
}

// Cast: a Summon of yours gets +X DMG this turn, where X is the number of
// Summons in any Exile.
TEST_F(Frosters, EverythingIsQuietNowCountsTheExiled) {
  scene.hand(1, {"Everything Is Quiet Now"}).unit(1, 1, "Snow Child").exile(1, {"Ice Cutter"});
  scene.exile(2, {"Defense Guard", "Defense Guard", "Arrow Storm"}).main_phase();
  scene.cast("Everything Is Quiet Now").target("Snow Child").resolve();
  EXPECT_EQ(scene.dmg("Snow Child"), 1 + 3);
}

// Cast, demote a Plague Summon of yours: exile a Tier 2 or lower Summon of your
// opponent.
TEST_F(Frosters, ColdHandsTakeOneAlong) {
  scene.hand(1, {"Cold Hands"}).unit(1, 1, "Snow Child").plagued().unit(2, 1, "Defense Guard");
  scene.main_phase().cast("Cold Hands").target("Defense Guard").pay("Snow Child").resolve();
  EXPECT_EQ(scene.exile(2), "Defense Guard");
  EXPECT_EQ(scene.pile(1), "Snow Child; Cold Hands");
}

// Always: the bearer exiles instead of demoting Tier 2 or lower Summons that it
// battles. Always: the bearer gets +1 DMG.
TEST_F(Frosters, IcicleLeavesNoEvidence) {
  scene.unit(1, 1, "Breath-Stealer").weapon("Icicle").unit(2, 1, "Defense Guard").combat();
  scene.battle("Breath-Stealer", "Defense Guard").resolve();
  EXPECT_EQ(scene.exile(2), "Defense Guard");
  EXPECT_EQ(scene.in_deck(2), 49 - 1);
}

// When a Summon of yours is placed by demoting: use Plague, and if so, it
// cannot be demoted while it stays.
TEST_F(Frosters, KellKeepsWhoWasPlaced) {
  scene.realm(1, "Kell, Under the Snow").unit(1, 1, "Watchman of Kell").unit(1, 2, "Snow Child");
  scene.hand(1, {"White Nurse"}).unit(2, 1, "The Unfornate Warrior").main_phase();
  scene.place("White Nurse").demote("Watchman of Kell").slot(1).resolve();
  scene.target("Snow Child").target("The Unfornate Warrior").resolve().until(Phase::combat, 2);
  scene.battle("The Unfornate Warrior", "White Nurse").resolve();
  EXPECT_EQ(scene.dmg("White Nurse"), 3);
}

// When a Summon is exiled: put a counter on this card.
// Action, remove 2 counters from this card: use Plague, or exile a Plague
// Summon.
TEST_F(Frosters, KellCountsTheExiled) {
  scene.realm(1, "Kell, Under the Snow", 1).unit(1, 1, "Snow Child").plagued();
  scene.hand(1, {"Cold Hands"}).unit(2, 1, "Defense Guard");
  scene.unit(2, 2, "Blate, the Helping Sword").plagued().main_phase();
  scene.cast("Cold Hands").target("Defense Guard").pay("Snow Child").resolve();
  scene.use("Kell, Under the Snow", 3);
  if (scene.asks(Ask::option)) scene.option(2);
  scene.target("Blate, the Helping Sword").resolve();
  EXPECT_EQ(scene.exile(2), "Blate, the Helping Sword; Defense Guard");
}

// Create: there are 4 or more Summons in your Exile.
// Cast: add up to 2 Summons from your Exile to your hand.
TEST_F(Frosters, TheThawWakesTwo) {
  scene.creation(1, {"The Thaw"})
      .exile(1, {"Ice Cutter", "Ice Cutter", "Snow Child", "Snow Child"});
  scene.main_phase().create("The Thaw").resolve().cast("The Thaw").resolve();
  scene.choose("Ice Cutter").choose("Snow Child");
  EXPECT_EQ(scene.in_hand(1), 2);
}

// Create: 3 or more cards were exiled this turn.
// Always: this Summon cannot be demoted.
// Always: this Summon can only battle Plague Summons.
TEST_F(Frosters, TheOneUnderTheIceStays) {
  scene.unit(1, 1, "The One Under the Ice").unit(2, 5, "The Unfornate Warrior");
  scene.unit(2, 1, "The Unfornate Warrior").active(2).combat();
  scene.battle("The Unfornate Warrior", "The One Under the Ice").resolve();
  EXPECT_EQ(scene.dmg("The One Under the Ice"), 3);
  scene.until(Phase::combat, 1);
  EXPECT_FALSE(scene.may(Move::Kind::battle, "The One Under the Ice"));
}

}  // namespace
}  // namespace penta::phaktionz

// The Kingdom: each card does what its text says.
#include "games/phaktionz/testing/scene.h"

namespace penta::phaktionz {
namespace {

class Kingdom : public CardTest {
 protected:
  Kingdom() { begin_anew(); }
  void begin_anew() { table("The King's Short Peace", "Zane Basic"); }
  // In the Combat Phase, by a Realm with four counters.
  Scene& reinforce(std::string_view name) {
    scene.realm(1, "The Long Table", 4).hand(1, {name}).combat();
    return scene.use("The Long Table", 2).resolve().choose(name).slot(5);
  }
};

// Always: each Tier 1 Summon of yours gets +1 DMG.
TEST_F(Kingdom, KingAldousRaisesTheSmall) {
  scene.unit(1, 6, "King Aldous the Late").unit(1, 1, "Levy Spearman").unit(1, 2, "Banneret Hugh");
  scene.unit(2, 1, "Defense Guard").main_phase();
  EXPECT_EQ(scene.dmg("Levy Spearman"), 3);
  EXPECT_EQ(scene.dmg("Banneret Hugh"), 4);
  EXPECT_EQ(scene.dmg("Defense Guard"), 2);
}

// When a Summon of yours is placed from a hand during your Combat Phase, L/1:
// add a Tier 1 Summon from your Deck-Out Pile to your hand.
TEST_F(Kingdom, DameOttolineLetsOneThrough) {
  scene.unit(1, 6, "Dame Ottoline, the Gate").pile(1, {"Gate Sergeant", "Banneret Hugh"});
  reinforce("Levy Spearman").resolve();
  EXPECT_EQ(scene.offered(Move::Kind::choose), "Gate Sergeant");
  scene.choose("Gate Sergeant");
}

// When you cast an invocation, L/1: use Reinforcement.
TEST_F(Kingdom, DameOttolineReinforcesWhenHerPlayerCasts) {
  scene.unit(1, 6, "Dame Ottoline, the Gate").unit(1, 1, "Gate Sergeant");
  scene.hand(1, {"Oath-Sword", "Levy Spearman"}).main_phase();
  scene.cast("Oath-Sword").target("Gate Sergeant").resolve().choose("Levy Spearman").slot(2);
  EXPECT_EQ(scene.dmg("Levy Spearman"), 2);
}

// At the start of your Combat Phase: if you control more Summons than your
// opponent, this Summon gets +X DMG this turn, where X is how many more Summons
// you control than your opponent.
TEST_F(Kingdom, BanneretHughGrowsWithTheLead) {
  scene.unit(1, 1, "Banneret Hugh").unit(1, 2, "Levy Spearman").unit(1, 3, "Levy Spearman");
  scene.unit(2, 1, "Defense Guard").main_phase().next().resolve();
  EXPECT_EQ(scene.dmg("Banneret Hugh"), 4 + 2);
}

// When this Summon is placed: use Reinforcement.
// Always: this Summon cannot be placed by Reinforcement.
TEST_F(Kingdom, QuartermasterBessBringsAnother) {
  scene.unit(1, 1, "Banneret Hugh").hand(1, {"Quartermaster Bess", "Quartermaster Bess"});
  scene.hand(1, {"Levy Spearman"}).main_phase();
  scene.place("Quartermaster Bess").demote("Banneret Hugh").slot(1).resolve();
  EXPECT_EQ(scene.offered(Move::Kind::choose), "Levy Spearman");
  scene.choose("Levy Spearman").slot(2);
}

// Always: if you control 4 or more Summons, this Summon can battle 2 times.
TEST_F(Kingdom, SiegeCaptainOrrinKnocksTwiceAmongFour) {
  for (const bool fourth : {true, false}) {
    begin_anew();
    scene.unit(1, 1, "Siege Captain Orrin").unit(1, 2, "Levy Spearman").unit(1, 3, "Levy Spearman");
    if (fourth) scene.unit(1, 4, "Levy Spearman");
    scene.combat().battle("Siege Captain Orrin").resolve();
    EXPECT_EQ(scene.may(Move::Kind::battle, "Siege Captain Orrin"), fourth);
  }
}

// Always: your opponent cannot battle Summons of yours other than "Sergeant".
TEST_F(Kingdom, GateSergeantGoesFirst) {
  scene.unit(1, 1, "Gate Sergeant").unit(1, 2, "Levy Spearman").active(2);
  scene.unit(2, 1, "The Unfornate Warrior").combat();
  scene.attack("The Unfornate Warrior");
  EXPECT_EQ(scene.offered(Move::Kind::target), "Gate Sergeant");
  scene.target("Gate Sergeant").resolve();
}

// When this Summon is placed by Reinforcement: another Summon of yours gets +1
// DMG this turn.
TEST_F(Kingdom, DrummerPipDrumsForAnother) {
  scene.unit(1, 1, "Levy Spearman");
  reinforce("Drummer Pip");
  EXPECT_EQ(scene.offered(Move::Kind::target), "Levy Spearman");
  scene.target("Levy Spearman").resolve();
  EXPECT_EQ(scene.dmg("Levy Spearman"), 3);
}

// No text.
TEST_F(Kingdom, LevySpearmanStandsWhereHeIsPut) {
  scene.hand(1, {"Levy Spearman"}).main_phase().place("Levy Spearman").slot(2).resolve();
  EXPECT_EQ(scene.dmg("Levy Spearman"), 2);
}

// When this Summon is placed: add a Weapon from your Deck or Deck-Out Pile to
// your hand.
TEST_F(Kingdom, FieldSmithFindsASword) {
  scene.hand(1, {"Field Smith"}).pile(1, {"Oath-Sword", "Call the Banners"}).main_phase();
  scene.place("Field Smith").slot(1).resolve().choose("Oath-Sword");
  EXPECT_EQ(scene.hand(1), "Oath-Sword");
}

// When this Summon is placed by Reinforcement: add a Tier 3 Summon from your
// Deck to your hand.
TEST_F(Kingdom, LetterRiderCallsTheGreat) {
  scene.deck(1, {"King Aldous the Late", "Levy Spearman"});
  reinforce("Letter Rider").resolve();
  EXPECT_EQ(scene.offered(Move::Kind::choose), "King Aldous the Late");
  scene.choose("King Aldous the Late");
  EXPECT_EQ(scene.hand(1), "King Aldous the Late");
}

// Cast: use Reinforcement, then each Tier 1 Summon of yours gets +1 DMG this
// turn.
TEST_F(Kingdom, CallTheBannersBringsAndRaises) {
  scene.unit(1, 1, "Levy Spearman").hand(1, {"Call the Banners", "Gate Sergeant"}).main_phase();
  scene.cast("Call the Banners").resolve().choose("Gate Sergeant").slot(2).resolve();
  EXPECT_EQ(scene.dmg("Levy Spearman"), 3);
  EXPECT_EQ(scene.dmg("Gate Sergeant"), 3);
}

// Cast in response to a battle against a Summon of yours: it gets +2 DMG this
// turn.
TEST_F(Kingdom, HoldTheLineRaisesWhoIsBattled) {
  scene.unit(1, 1, "Levy Spearman").hand(1, {"Hold the Line"}).active(2);
  scene.unit(2, 1, "The Unfornate Warrior").combat();
  scene.battle("The Unfornate Warrior", "Levy Spearman").cast("Hold the Line").resolve();
  EXPECT_EQ(scene.dmg("Levy Spearman"), 4);
  EXPECT_EQ(scene.in_deck(1), 48);
}

// Always, L/1: you may place Kingdom Summons for 1 Tier less.
TEST_F(Kingdom, TheKingsRoadShortensTheWay) {
  scene.realm(1, "The King's Road").unit(1, 1, "Levy Spearman").hand(1, {"Banneret Hugh"});
  scene.main_phase().place("Banneret Hugh").demote("Levy Spearman").slot(1).resolve();
  EXPECT_EQ(scene.dmg("Banneret Hugh"), 4);
}

// When a Summon is placed: put a counter on this card.
// Action in your Combat Phase, remove 4 counters from this card: use
// Reinforcement.
TEST_F(Kingdom, TheLongTableCountsTheGuests) {
  scene.realm(1, "The Long Table", 3).hand(1, {"Gate Sergeant", "Levy Spearman"}).main_phase();
  scene.place("Gate Sergeant").slot(1).resolve().until(Phase::combat, 1);
  scene.use("The Long Table", 2).resolve().choose("Levy Spearman").slot(2).resolve();
  EXPECT_EQ(scene.dmg("Levy Spearman"), 2);
}

// When the bearer battles: the bearer gets +X DMG this turn, where X is the
// number of Tier 1 Summons of yours.
TEST_F(Kingdom, OathSwordCountsTheSmall) {
  scene.unit(1, 1, "Banneret Hugh").weapon("Oath-Sword").unit(1, 2, "Levy Spearman");
  scene.unit(1, 3, "Levy Spearman").unit(2, 1, "The Unfornate Warrior").combat();
  scene.battle("Banneret Hugh", "The Unfornate Warrior").resolve();
  EXPECT_EQ(scene.dmg("Banneret Hugh"), 6);
}

// Cast, choose X: mill X+1 cards, then place X Tier 1 Summons from your
// Deck-Out Pile.
TEST_F(Kingdom, ALevyOfSixtyPlacesTheSmall) {
  scene.hand(1, {"A Levy of Sixty"}).pile(1, {"Levy Spearman", "Banneret Hugh"});
  scene.main_phase().cast("A Levy of Sixty").number(1).resolve();
  scene.choose("Levy Spearman").slot(3).resolve();
  EXPECT_EQ(scene.in_deck(1), 50 - 3 - 2);
}

// Create: your opponent controls 3 or more Summons and you control 1 or fewer
// Summons. When this Summon is placed: use Reinforcement, then use
// Reinforcement.
TEST_F(Kingdom, ThePrinceBringsFriends) {
  scene.creation(1, {"The Prince They Sent Home"}).unit(1, 1, "Banneret Hugh");
  scene.unit(2, 1, "Defense Guard").unit(2, 2, "Defense Guard").unit(2, 3, "Defense Guard");
  scene.hand(1, {"Levy Spearman", "Gate Sergeant"}).main_phase();
  scene.create("The Prince They Sent Home").resolve();
  scene.place("The Prince They Sent Home").demote("Banneret Hugh").slot(1).resolve();
  scene.choose("Levy Spearman").slot(2).choose("Gate Sergeant").slot(3).resolve();
  EXPECT_EQ(scene.in_hand(1), 0);
}

// Create: you control no Tier 2 or higher Summons.
// Cast in response to a battle against a Summon of yours: fizzle it, then draw
// a card.
TEST_F(Kingdom, PeaceSignedTwiceEndsABattle) {
  scene.creation(1, {"Peace, Signed Twice"}).unit(1, 1, "Levy Spearman");
  scene.unit(2, 1, "The Unfornate Warrior").main_phase().create("Peace, Signed Twice").resolve();
  scene.until(Phase::combat, 2);
  scene.battle("The Unfornate Warrior", "Levy Spearman").cast("Peace, Signed Twice").resolve();
  EXPECT_EQ(scene.in_hand(1), 1);
  EXPECT_EQ(scene.dmg("Levy Spearman"), 2);
}

}  // namespace
}  // namespace penta::phaktionz

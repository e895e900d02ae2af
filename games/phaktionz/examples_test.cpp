// The cards in examples/phaktionz: each does what its text says, as docs/card-language.md explains
// it, and the deck can be played.
#include "games/phaktionz/cards/testing/read_text.h"
#include "games/phaktionz/testing/scene.h"
#include "testing/golden.h"

namespace penta::phaktionz {
namespace {

const cards::Set& cryptics() {
  static const cards::Set set = [] {
    auto read = cards::read_set_at(battery::beside(__FILE__, "../../examples/phaktionz"));
    EXPECT_TRUE(read) << (read ? "" : read.error().text);
    return read ? *std::move(read) : cards::Set{};
  }();
  return set;
}

class Cryptics : public CardTest {
 protected:
  Cryptics() { begin_anew(); }
  void begin_anew() { scene = Scene("Nine Doors", "Nine Doors", {{"cards", pack(cryptics())}}); }
};

// When your opponent casts a Counter: this Summon can battle 2 times during your next turn.
TEST_F(Cryptics, TheRiddleInTheWallAnswersBack) {
  scene.unit(1, 6, "The Riddle in the Wall").unit(2, 1, "Door Without a Wall");
  scene.unit(2, 2, "Door Without a Wall").unit(2, 3, "Mask Without a Face");
  scene.hand(2, {"Nobody's Footsteps"}).combat();
  scene.battle("The Riddle in the Wall", "Mask Without a Face").cast("Nobody's Footsteps");
  scene.resolve().until(Phase::combat, 2).until(Phase::combat, 1);
  scene.battle("The Riddle in the Wall", "Door Without a Wall").resolve();
  EXPECT_TRUE(scene.may(Move::Kind::battle, "The Riddle in the Wall"));
}

// Always: your opponent cannot use abilities of Tier 1 Summons.
TEST_F(Cryptics, KeeperOfTheNinthDoorKeepsTheSmallQuiet) {
  scene.unit(1, 6, "Keeper of the Ninth Door").unit(2, 1, "Blind Cartographer").active(2);
  scene.main_phase();
  EXPECT_EQ(scene.why_use("Blind Cartographer"), ReasonCode::forbidden);
}

// When this Summon is battled: this Summon cannot be demoted this turn.
TEST_F(Cryptics, MaskWithoutAFaceStays) {
  scene.unit(1, 1, "Mask Without a Face").unit(2, 6, "The Riddle in the Wall").active(2).combat();
  scene.battle("The Riddle in the Wall", "Mask Without a Face").resolve();
  EXPECT_EQ(scene.in_deck(1), 49 - 2);
}

// When your opponent takes damage, L/1: your opponent discards a card.
TEST_F(Cryptics, WhisperBrokerSellsSilence) {
  scene.unit(1, 1, "Whisper Broker").hand(2, {"The Cipher"}).combat();
  scene.battle("Whisper Broker").resolve().choose("The Cipher");
  EXPECT_EQ(scene.in_hand(2), 0);
}

// Action, L/1, mill 2 cards: look at the top 3 cards of your Deck, then you may add a Realm among
// them to your hand.
TEST_F(Cryptics, BlindCartographerFindsTheHall) {
  scene.unit(1, 1, "Blind Cartographer").main_phase();
  scene.use("Blind Cartographer").resolve();
  EXPECT_EQ(scene.in_deck(1), 49 - 2);
  scene.make(scene.moves()[scene.moves().size() - 1]);
}

// When you take damage: this Summon gets +1 DMG while it stays.
TEST_F(Cryptics, InkMothKeepsWhatItRead) {
  scene.unit(1, 1, "Ink Moth").unit(2, 1, "Whisper Broker").active(2).combat();
  scene.battle("Whisper Broker").resolve();
  while (scene.asks(Ask::choose)) scene.make(scene.moves()[0]).resolve();
  EXPECT_EQ(scene.dmg("Ink Moth"), 3);
  scene.until(Phase::main, 1);
  EXPECT_EQ(scene.dmg("Ink Moth"), 3);
}

// When this Summon is placed by demoting: your opponent mills 2 cards.
TEST_F(Cryptics, NumberSevenOfNineTakesTwo) {
  scene.unit(1, 1, "Whisper Broker").hand(1, {"Number Seven of Nine"}).main_phase();
  scene.place("Number Seven of Nine").demote("Whisper Broker").slot(1).resolve();
  EXPECT_EQ(scene.in_deck(2), 50 - 2);
}

// Cast in response to the placing of a Tier 2 or higher Summon of your opponent, discard a Cryptics
// Summon: fizzle it.
TEST_F(Cryptics, ReturnUnopenedSendsOneBack) {
  scene.hand(1, {"Return Unopened", "Ink Moth"}).hand(2, {"Number Seven of Nine"});
  scene.unit(2, 1, "Whisper Broker").active(2).main_phase();
  scene.place("Number Seven of Nine").demote("Whisper Broker").slot(1);
  scene.cast("Return Unopened").pay("Ink Moth").resolve();
  EXPECT_NE(scene.pile(2).find("Number Seven of Nine"), std::string::npos);
  EXPECT_EQ(scene.in_deck(1), 48);
}

// Always: this card can only be attached to Tier 1 Summons.
// Always: the bearer cannot be battled.
TEST_F(Cryptics, TheCipherHidesTheSmall) {
  scene.unit(1, 1, "Ink Moth").weapon("The Cipher").unit(2, 1, "Door Without a Wall").active(2);
  scene.combat();
  EXPECT_FALSE(scene.may(Move::Kind::battle, "Door Without a Wall"));
}

// When a player casts a Regular: put a counter on this card.
// Action, remove 4 counters from this card: return up to 2 Tier 1 Summons to their owner's hand, or
// your opponent mills 3 cards.
TEST_F(Cryptics, HallOfEchoesCountsAndSendsHome) {
  scene.realm(1, "Hall of Echoes", 4).unit(2, 1, "Ink Moth").main_phase();
  scene.use("Hall of Echoes", 2).option(2).resolve();
  EXPECT_EQ(scene.in_deck(2), 49 - 3);
}

// Cast: draw 2 cards, then discard a card.
TEST_F(Cryptics, TheKeyThatHumsExchanges) {
  scene.hand(1, {"The Key That Hums", "Ink Moth"}).main_phase().cast("The Key That Hums");
  scene.resolve().choose("Ink Moth");
  EXPECT_EQ(scene.in_hand(1), 2);
}

// When this Summon gets a Plague counter: remove the Plague counter from this Summon, and if so,
// draw a card. No card here gives one: the text alone is read.
TEST(CrypticsSet, LocksmithsGhostIsRead) {
  const auto& designs = cryptics().designs;
  const auto found = std::find_if(designs.begin(), designs.end(), [](const cards::Design& each) {
    return each.front.name == "Locksmith's Ghost";
  });
  ASSERT_NE(found, designs.end());
  ASSERT_EQ(found->front.abilities.size(), 1U);
  EXPECT_EQ(found->front.abilities[0].moment.event, cards::Event::plagued);
  EXPECT_GE(designs.size(), 10U);
}

}  // namespace
}  // namespace penta::phaktionz

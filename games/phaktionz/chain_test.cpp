// Announcing and answering, triggers, fizzling.
#include "games/phaktionz/testing/duel.h"

namespace penta::phaktionz {
namespace {

using Do = Move::Kind;

// Ability, Torture on it, Dwarf on the Torture, Fragment on the Dwarf: the Torture works.
TEST(PhaktionzChain, AChainOfFourResolvesLastInFirstOut) {
  Duel duel;
  duel.field(1, "Callisto the Hinded Warrior 1")
      .hand(1, "The Invocated Dwarf")
      .field(2, "Waka Goblin 1")
      .weapon("Helio's United Fragment")
      .hand(2, "Sicked Torture")
      .pile(2, "Haka Goblin")
      .main();
  duel.use("Callisto the Hinded Warrior").target("Callisto the Hinded Warrior");
  duel.cast("Sicked Torture").pay("Callisto the Hinded Warrior");
  duel.use("The Invocated Dwarf");
  duel.use("Helio's United Fragment");
  EXPECT_EQ(duel.state.table.depth, 4);
  duel.settle();
  duel.choose("Haka Goblin").settle();  // the Fragment's second half
  EXPECT_EQ(duel.dmg("Callisto the Hinded Warrior"), 1);
  EXPECT_TRUE(duel.has_plague("Callisto the Hinded Warrior"));
  EXPECT_EQ(duel.in_hand(2), "Haka Goblin");
}

// Promise: "no abilities in response".
TEST(PhaktionzChain, OnlyCastsAnswerThePromise) {
  Duel duel;
  duel.field(1, "Callisto the Hinded Warrior 1")
      .hand(1, "The Invocated Dwarf; Type Change")
      .field(2, "The Shadow 1")
      .hand(2, "Till Tomorrow's Promise")
      .main();
  duel.use("Callisto the Hinded Warrior").target("Callisto the Hinded Warrior");
  duel.cast("Till Tomorrow's Promise").pay("The Shadow");
  EXPECT_FALSE(duel.can(Do::use));
  EXPECT_TRUE(duel.can(Do::cast, "Type Change"));
  duel.settle();
  EXPECT_EQ(duel.dmg("Callisto the Hinded Warrior"), 1);  // fizzled, and the limit is used
  EXPECT_EQ(duel.why(Do::use, "Callisto the Hinded Warrior"), ReasonCode::limit_used);
}

TEST(PhaktionzChain, TheOpponentIsAskedFirstThenTheAnnouncer) {
  Duel duel;
  duel.hand(1, "Waka Goblin").main();
  duel.place("Waka Goblin").slot(1);
  EXPECT_EQ(duel.asked(), 2);
  duel.pass();
  EXPECT_EQ(duel.asked(), 1);
  duel.pass();
  EXPECT_EQ(duel.ask(), Ask::act);
  EXPECT_EQ(duel.in_play(1), "Waka Goblin");
}

TEST(PhaktionzChain, ATriggerSearches) {
  Duel duel;
  duel.hand(1, "The United Men").in_deck(1, "Haka Goblin").main();
  duel.place("The United Men").slot(1).settle();
  EXPECT_EQ(duel.ask(), Ask::choose);
  duel.choose("Haka Goblin");
  EXPECT_EQ(duel.in_hand(1), "Haka Goblin");
  EXPECT_EQ(duel.lord(1).known.size(), 1);  // it was shown
}

TEST(PhaktionzChain, ATriggerCanBeFizzled) {
  Duel duel;
  duel.hand(1, "The United Men")
      .in_deck(1, "Haka Goblin")
      .field(2, "The Shadow 1")
      .hand(2, "Till Tomorrow's Promise")
      .main();
  duel.place("The United Men").slot(1).pass().pass();
  duel.cast("Till Tomorrow's Promise").pay("The Shadow").settle();
  EXPECT_EQ(duel.ask(), Ask::act);
  EXPECT_EQ(duel.hand_size(1), 0);
  EXPECT_EQ(duel.in_play(1), "The United Men");  // only its ability is fizzled
}

TEST(PhaktionzChain, ATriggerInTheOthersTurn) {
  Duel duel;
  duel.field(1, "Kanko Loko, Prince Giant 1")
      .field(2, "Spare Parts Boy 2")
      .pile(2, "Torque Wrench")
      .combat();
  duel.battle("Kanko Loko, Prince Giant").target("Spare Parts Boy").settle();
  duel.choose("Torque Wrench");
  EXPECT_EQ(duel.in_hand(2), "Torque Wrench");
}

TEST(PhaktionzChain, AnAnswerRemovesTheTarget) {
  Duel duel;
  duel.field(1, "Callisto the Hinded Warrior 1; Waka Goblin 2")
      .hand(1, "Till Tomorrow's Promise")
      .field(2, "The Shadow 1")
      .plagued()
      .main();
  duel.use("Callisto the Hinded Warrior").target("Waka Goblin").pass();
  // Seat 1 fizzles its own ability, and pays with its target.
  duel.cast("Till Tomorrow's Promise").pay("Waka Goblin").settle();
  EXPECT_EQ(duel.in_play(1), "Callisto the Hinded Warrior");
  EXPECT_EQ(duel.ask(), Ask::act);
}

TEST(PhaktionzChain, ACounterDoesNotAnswerWhatLiesBelow) {
  Duel duel;
  duel.field(1, "The Unfornate Warrior 1")
      .hand(1, "Type Change; The Spartian Approach")
      .field(2, "Waka Goblin 1")
      .combat();
  duel.battle("The Unfornate Warrior").target("Waka Goblin").pass();
  duel.cast("Type Change").target("2:Waka Goblin").pass();
  // The last thing announced is a cast, not the battle.
  EXPECT_EQ(duel.why(Do::cast, "The Spartian Approach"), ReasonCode::not_answering);
}

TEST(PhaktionzChain, ABattleIsFizzledAndTheAttackerStaysDisabled) {
  Duel duel;
  duel.field(1, "Kanko Loko, Prince Giant 1")
      .field(2, "Waka Goblin 1")
      .hand(2, "The Strong Dwarf")
      .combat();
  duel.battle("Kanko Loko, Prince Giant").target("Waka Goblin");
  duel.use("The Strong Dwarf").settle();
  EXPECT_EQ(duel.deck(2), 40);
  EXPECT_EQ(duel.in_play(2), "Waka Goblin");
  EXPECT_EQ(duel.battles_left("Kanko Loko, Prince Giant"), 0);
}

TEST(PhaktionzChain, AWeaponLeavesWithItsBearer) {
  Duel duel;
  duel.field(1, "Kanko Loko, Prince Giant 2")
      .field(2, "Waka Goblin 1")
      .weapon("Helio's United Fragment")
      .combat();
  duel.battle("Kanko Loko, Prince Giant").target("Waka Goblin").settle();
  EXPECT_EQ(duel.deck(2), 37);
  EXPECT_TRUE(duel.in_pile(2).starts_with("Waka Goblin, Helio's United Fragment"));
}

TEST(PhaktionzChain, AFizzledCastGoesToThePile) {
  Duel duel;
  duel.field(1, "Waka Goblin 1").hand(1, "United Assault").hand(2, "The Invocated Dwarf").main();
  duel.cast("United Assault").use("The Invocated Dwarf").settle();
  EXPECT_EQ(duel.deck(2), 40);
  EXPECT_EQ(duel.in_pile(1), "United Assault");
  EXPECT_EQ(duel.in_pile(2), "The Invocated Dwarf");
}

TEST(PhaktionzChain, WhenYouCastTriggersFizzledOrNot) {
  Duel duel;
  duel.field(1, "Hulio Intellidore the Elder Elf; Waka Goblin 1")
      .hand(1, "United Assault; Haka Goblin")
      .hand(2, "The Invocated Dwarf")
      .main();
  duel.cast("United Assault").use("The Invocated Dwarf").settle();
  EXPECT_EQ(duel.ask(), Ask::choose);  // Reinforcement
  duel.choose("Haka Goblin").slot(3).settle();
  EXPECT_EQ(duel.in_play(1), "Waka Goblin, Haka Goblin, Hulio Intellidore the Elder Elf");
}

TEST(PhaktionzChain, ReinforcementMayBeDeclined) {
  Duel duel;
  duel.field(1, "Hulio Intellidore the Elder Elf").hand(1, "United Assault; Haka Goblin").main();
  duel.cast("United Assault").settle().decline();
  EXPECT_EQ(duel.in_hand(1), "Haka Goblin");
  EXPECT_EQ(duel.ask(), Ask::act);
}

TEST(PhaktionzLimits, OncePerMatchStays) {
  Duel duel;
  duel.hand(1, "Triatic Trouble").main();
  duel.cast("Triatic Trouble").settle();
  EXPECT_EQ(duel.lord(1).used[0] + duel.lord(1).used[1] + duel.lord(1).used[2], 1);
  duel.end_turn().end_turn();
  EXPECT_EQ(duel.lord(1).used[0] + duel.lord(1).used[1] + duel.lord(1).used[2], 1);
}

TEST(PhaktionzLimits, OncePerTurnIsAnyPlayersTurn) {
  Duel duel;
  duel.field(1, "Callisto the Hinded Warrior 1").main();
  duel.use("Callisto the Hinded Warrior").target("Callisto the Hinded Warrior").settle();
  EXPECT_EQ(duel.why(Do::use, "Callisto the Hinded Warrior"), ReasonCode::limit_used);
  duel.end_turn().end_turn();
  EXPECT_TRUE(duel.can(Do::use, "Callisto the Hinded Warrior"));
}

}  // namespace
}  // namespace penta::phaktionz

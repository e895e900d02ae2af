// Announcing and answering, triggers, fizzling.
#include "games/phaktionz/testing/scene.h"

namespace penta::phaktionz {
namespace {

using Do = Move::Kind;

// Ability, Torture on it, Dwarf on the Torture, Fragment on the Dwarf: the Torture works.
TEST(PhaktionzChain, AChainOfFourResolvesLastInFirstOut) {
  Scene scene;
  scene.field(1, "Callisto the Hinded Warrior 1")
      .hand(1, "The Invocated Dwarf")
      .field(2, "Waka Goblin 1")
      .weapon("Helio's United Fragment")
      .hand(2, "Sicked Torture")
      .pile(2, "Haka Goblin")
      .main();
  scene.use("Callisto the Hinded Warrior").target("Callisto the Hinded Warrior");
  scene.cast("Sicked Torture").pay("Callisto the Hinded Warrior");
  scene.use("The Invocated Dwarf");
  scene.use("Helio's United Fragment");
  EXPECT_EQ(scene.state.table.depth, 4);
  scene.settle();
  scene.choose("Haka Goblin").settle();  // the Fragment's second half
  EXPECT_EQ(scene.dmg("Callisto the Hinded Warrior"), 1);
  EXPECT_TRUE(scene.has_plague("Callisto the Hinded Warrior"));
  EXPECT_EQ(scene.in_hand(2), "Haka Goblin");
}

// Promise: "no abilities in response".
TEST(PhaktionzChain, OnlyCastsAnswerThePromise) {
  Scene scene;
  scene.field(1, "Callisto the Hinded Warrior 1")
      .hand(1, "The Invocated Dwarf; Type Change")
      .field(2, "The Shadow 1")
      .hand(2, "Till Tomorrow's Promise")
      .main();
  scene.use("Callisto the Hinded Warrior").target("Callisto the Hinded Warrior");
  scene.cast("Till Tomorrow's Promise").pay("The Shadow");
  EXPECT_FALSE(scene.can(Do::use));
  EXPECT_TRUE(scene.can(Do::cast, "Type Change"));
  scene.settle();
  EXPECT_EQ(scene.dmg("Callisto the Hinded Warrior"), 1);  // fizzled, and the limit is used
  EXPECT_EQ(scene.why(Do::use, "Callisto the Hinded Warrior"), ReasonCode::limit_used);
}

TEST(PhaktionzChain, TheOpponentIsAskedFirstThenTheAnnouncer) {
  Scene scene;
  scene.hand(1, "Waka Goblin").main();
  scene.place("Waka Goblin").slot(1);
  EXPECT_EQ(scene.asked(), 2);
  scene.pass();
  EXPECT_EQ(scene.asked(), 1);
  scene.pass();
  EXPECT_EQ(scene.ask(), Ask::act);
  EXPECT_EQ(scene.in_play(1), "Waka Goblin");
}

TEST(PhaktionzChain, ATriggerSearches) {
  Scene scene;
  scene.hand(1, "The United Men").in_deck(1, "Haka Goblin").main();
  scene.place("The United Men").slot(1).settle();
  EXPECT_EQ(scene.ask(), Ask::choose);
  scene.choose("Haka Goblin");
  EXPECT_EQ(scene.in_hand(1), "Haka Goblin");
  EXPECT_EQ(scene.lord(1).known.size(), 1);  // it was shown
}

TEST(PhaktionzChain, ATriggerCanBeFizzled) {
  Scene scene;
  scene.hand(1, "The United Men")
      .in_deck(1, "Haka Goblin")
      .field(2, "The Shadow 1")
      .hand(2, "Till Tomorrow's Promise")
      .main();
  scene.place("The United Men").slot(1).pass().pass();
  scene.cast("Till Tomorrow's Promise").pay("The Shadow").settle();
  EXPECT_EQ(scene.ask(), Ask::act);
  EXPECT_EQ(scene.hand_size(1), 0);
  EXPECT_EQ(scene.in_play(1), "The United Men");  // only its ability is fizzled
}

TEST(PhaktionzChain, ATriggerInTheOthersTurn) {
  Scene scene;
  scene.field(1, "Kanko Loko, Prince Giant 1")
      .field(2, "Spare Parts Boy 2")
      .pile(2, "Torque Wrench")
      .combat();
  scene.battle("Kanko Loko, Prince Giant").target("Spare Parts Boy").settle();
  scene.choose("Torque Wrench");
  EXPECT_EQ(scene.in_hand(2), "Torque Wrench");
}

TEST(PhaktionzChain, AnAnswerRemovesTheTarget) {
  Scene scene;
  scene.field(1, "Callisto the Hinded Warrior 1; Waka Goblin 2")
      .hand(1, "Till Tomorrow's Promise")
      .field(2, "The Shadow 1")
      .plagued()
      .main();
  scene.use("Callisto the Hinded Warrior").target("Waka Goblin").pass();
  // Seat 1 fizzles its own ability, and pays with its target.
  scene.cast("Till Tomorrow's Promise").pay("Waka Goblin").settle();
  EXPECT_EQ(scene.in_play(1), "Callisto the Hinded Warrior");
  EXPECT_EQ(scene.ask(), Ask::act);
}

TEST(PhaktionzChain, ACounterDoesNotAnswerWhatLiesBelow) {
  Scene scene;
  scene.field(1, "The Unfornate Warrior 1")
      .hand(1, "Type Change; The Spartian Approach")
      .field(2, "Waka Goblin 1")
      .combat();
  scene.battle("The Unfornate Warrior").target("Waka Goblin").pass();
  scene.cast("Type Change").target("2:Waka Goblin").pass();
  // The last thing announced is a cast, not the battle.
  EXPECT_EQ(scene.why(Do::cast, "The Spartian Approach"), ReasonCode::not_answering);
}

TEST(PhaktionzChain, ABattleIsFizzledAndTheAttackerStaysDisabled) {
  Scene scene;
  scene.field(1, "Kanko Loko, Prince Giant 1")
      .field(2, "Waka Goblin 1")
      .hand(2, "The Strong Dwarf")
      .combat();
  scene.battle("Kanko Loko, Prince Giant").target("Waka Goblin");
  scene.use("The Strong Dwarf").settle();
  EXPECT_EQ(scene.deck(2), 40);
  EXPECT_EQ(scene.in_play(2), "Waka Goblin");
  EXPECT_EQ(scene.battles_left("Kanko Loko, Prince Giant"), 0);
}

TEST(PhaktionzChain, AWeaponLeavesWithItsBearer) {
  Scene scene;
  scene.field(1, "Kanko Loko, Prince Giant 2")
      .field(2, "Waka Goblin 1")
      .weapon("Helio's United Fragment")
      .combat();
  scene.battle("Kanko Loko, Prince Giant").target("Waka Goblin").settle();
  EXPECT_EQ(scene.deck(2), 37);
  EXPECT_TRUE(scene.in_pile(2).starts_with("Waka Goblin, Helio's United Fragment"));
}

TEST(PhaktionzChain, AFizzledCastGoesToThePile) {
  Scene scene;
  scene.field(1, "Waka Goblin 1").hand(1, "United Assault").hand(2, "The Invocated Dwarf").main();
  scene.cast("United Assault").use("The Invocated Dwarf").settle();
  EXPECT_EQ(scene.deck(2), 40);
  EXPECT_EQ(scene.in_pile(1), "United Assault");
  EXPECT_EQ(scene.in_pile(2), "The Invocated Dwarf");
}

TEST(PhaktionzChain, WhenYouCastTriggersFizzledOrNot) {
  Scene scene;
  scene.field(1, "Hulio Intellidore the Elder Elf; Waka Goblin 1")
      .hand(1, "United Assault; Haka Goblin")
      .hand(2, "The Invocated Dwarf")
      .main();
  scene.cast("United Assault").use("The Invocated Dwarf").settle();
  EXPECT_EQ(scene.ask(), Ask::choose);  // Reinforcement
  scene.choose("Haka Goblin").slot(3).settle();
  EXPECT_EQ(scene.in_play(1), "Waka Goblin, Haka Goblin, Hulio Intellidore the Elder Elf");
}

TEST(PhaktionzChain, ReinforcementMayBeDeclined) {
  Scene scene;
  scene.field(1, "Hulio Intellidore the Elder Elf").hand(1, "United Assault; Haka Goblin").main();
  scene.cast("United Assault").settle().decline();
  EXPECT_EQ(scene.in_hand(1), "Haka Goblin");
  EXPECT_EQ(scene.ask(), Ask::act);
}

TEST(PhaktionzLimits, OncePerMatchStays) {
  Scene scene;
  scene.hand(1, "Triatic Trouble").main();
  scene.cast("Triatic Trouble").settle();
  EXPECT_EQ(scene.lord(1).used[0] + scene.lord(1).used[1] + scene.lord(1).used[2], 1);
  scene.end_turn().end_turn();
  EXPECT_EQ(scene.lord(1).used[0] + scene.lord(1).used[1] + scene.lord(1).used[2], 1);
}

TEST(PhaktionzLimits, OncePerTurnIsAnyPlayersTurn) {
  Scene scene;
  scene.field(1, "Callisto the Hinded Warrior 1").main();
  scene.use("Callisto the Hinded Warrior").target("Callisto the Hinded Warrior").settle();
  EXPECT_EQ(scene.why(Do::use, "Callisto the Hinded Warrior"), ReasonCode::limit_used);
  scene.end_turn().end_turn();
  EXPECT_TRUE(scene.can(Do::use, "Callisto the Hinded Warrior"));
}

}  // namespace
}  // namespace penta::phaktionz

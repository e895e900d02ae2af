// The golden cases of the rulings.
#include "games/phaktionz/testing/duel.h"

namespace penta::phaktionz {
namespace {

using Do = Move::Kind;

// --- 1. placing by demoting

TEST(PhaktionzPlacing, TierTwoForTierTwo) {
  Duel duel;
  duel.field(1, "Kanko Loko, Prince Giant 2").hand(1, "Hu the Fantastic Elf").main();
  duel.place("Hu the Fantastic Elf").demote("Kanko Loko, Prince Giant").slot(2).settle();
  EXPECT_EQ(duel.in_play(1), "Hu the Fantastic Elf");
  EXPECT_EQ(duel.in_pile(1), "Kanko Loko, Prince Giant");
}

TEST(PhaktionzPlacing, TierTwoForTwoTierOnes) {
  Duel duel;
  duel.field(1, "Waka Goblin 1; Haka Goblin 2").hand(1, "Hu the Fantastic Elf").main();
  duel.place("Hu the Fantastic Elf").demote("Waka Goblin").demote("Haka Goblin").slot(1).settle();
  EXPECT_EQ(duel.in_play(1), "Hu the Fantastic Elf");
}

TEST(PhaktionzPlacing, TheTiersTotalExactlyTheNewOne) {
  Duel duel;
  duel.field(1, "Waka Goblin 1; Kanko Loko, Prince Giant 2").hand(1, "Hu the Fantastic Elf").main();
  duel.place("Hu the Fantastic Elf");
  EXPECT_EQ(duel.offered(Do::demote), "Kanko Loko, Prince Giant");  // 1 + 2 would be 3
  EXPECT_EQ(duel.why(Do::demote, "Waka Goblin"), ReasonCode::wrong_total);
}

TEST(PhaktionzPlacing, NoTierTwoForATierThree) {
  Duel duel;
  duel.field(1, "Lin the Fantastic Elf").hand(1, "Hu the Fantastic Elf").main();
  EXPECT_EQ(duel.why(Do::place, "Hu the Fantastic Elf"), ReasonCode::no_total);
}

TEST(PhaktionzPlacing, TierThreeForTwoAndOne) {
  Duel duel;
  duel.field(1, "Kanko Loko, Prince Giant 1; Waka Goblin 2")
      .hand(1, "Lin the Fantastic Elf")
      .main();
  duel.place("Lin the Fantastic Elf").demote("Kanko Loko, Prince Giant").demote("Waka Goblin");
  duel.settle();
  EXPECT_EQ(duel.in_play(1), "Lin the Fantastic Elf");
}

TEST(PhaktionzPlacing, TierThreeForThreeTierOnes) {
  Duel duel;
  duel.field(1, "Waka Goblin 1; Haka Goblin 2; The Enchanted Lion 3")
      .hand(1, "Lin the Fantastic Elf")
      .main();
  duel.place("Lin the Fantastic Elf").demote("Waka Goblin").demote("Haka Goblin");
  duel.demote("The Enchanted Lion").settle();
  EXPECT_EQ(duel.in_play(1), "Lin the Fantastic Elf");
}

TEST(PhaktionzPlacing, TierThreeForTheOneInItsSlotAlone) {
  Duel duel;
  duel.field(1, "Waroko Loko, King Giant; Kanko Loko, Prince Giant 1; Waka Goblin 2")
      .hand(1, "Lin the Fantastic Elf")
      .main();
  duel.place("Lin the Fantastic Elf");
  EXPECT_EQ(duel.offered(Do::demote), "Waroko Loko, King Giant");
  duel.demote("Waroko Loko, King Giant").settle();
  EXPECT_EQ(duel.in_play(1), "Kanko Loko, Prince Giant, Waka Goblin, Lin the Fantastic Elf");
}

TEST(PhaktionzPlacing, NoTierThreeForTwoTierTwos) {
  Duel duel;
  duel.field(1, "Kanko Loko, Prince Giant 1; Sinth The Brave Men 2")
      .hand(1, "Lin the Fantastic Elf")
      .main();
  EXPECT_FALSE(duel.can(Do::place, "Lin the Fantastic Elf"));
}

TEST(PhaktionzPlacing, TierOneAsManyAsSlotsAllow) {
  Duel duel;
  duel.field(1, "Waka Goblin 1; Haka Goblin 2; The Enchanted Lion 3; The Strong Dwarf 4")
      .hand(1, "The Shadow; Cruel Captive")
      .main();
  duel.place("The Shadow").settle();
  EXPECT_EQ(duel.in_play(1),
            "Waka Goblin, Haka Goblin, The Enchanted Lion, The Strong Dwarf, The Shadow");
  EXPECT_EQ(duel.why(Do::place, "Cruel Captive"), ReasonCode::row_full);
}

// --- 2. battles

TEST(PhaktionzBattles, TheDifferenceIsLostAndTheBeatenOneDemoted) {
  Duel duel;
  duel.field(1, "Kanko Loko, Prince Giant 1").field(2, "Sinth The Brave Men 2").combat();
  duel.battle("Kanko Loko, Prince Giant").target("Sinth The Brave Men").settle();
  EXPECT_EQ(duel.deck(2), 39);  // 4 against 3
  EXPECT_EQ(duel.in_play(2), "");
  EXPECT_EQ(duel.battles_left("Kanko Loko, Prince Giant"), 0);
}

TEST(PhaktionzBattles, NothingHappensAgainstAStrongerOne) {
  Duel duel;
  duel.field(1, "Kanko Loko, Prince Giant 1").field(2, "Lin the Fantastic Elf").combat();
  duel.battle("Kanko Loko, Prince Giant").target("Lin the Fantastic Elf").settle();
  EXPECT_EQ(duel.deck(2), 40);  // 4 against 5
  EXPECT_EQ(duel.in_play(1), "Kanko Loko, Prince Giant");
  EXPECT_EQ(duel.in_play(2), "Lin the Fantastic Elf");
}

TEST(PhaktionzBattles, ATierThreeThatLosesStays) {
  Duel duel;
  duel.field(1, "Waroko Loko, King Giant").field(2, "Lin the Fantastic Elf").combat();
  duel.battle("Waroko Loko, King Giant").target("Lin the Fantastic Elf").settle();
  EXPECT_EQ(duel.deck(2), 39);  // 6 against 5
  EXPECT_EQ(duel.in_play(2), "Lin the Fantastic Elf");
}

// --- 3. whom one may battle

TEST(PhaktionzBattles, ATechBattlesThePlayerIfNobodyFacesIt) {
  Duel duel;
  duel.field(1, "Sinth The Brave Men 1").field(2, "Waka Goblin 1").combat();
  duel.battle("Sinth The Brave Men");  // column 1 faces column 5
  EXPECT_FALSE(duel.can(Do::target));
  duel.direct().settle();
  EXPECT_EQ(duel.deck(2), 37);
  EXPECT_EQ(duel.in_play(2), "Waka Goblin");
}

TEST(PhaktionzBattles, ATechBattlesOnlyWhatFacesIt) {
  Duel duel;
  duel.field(1, "Sinth The Brave Men 1").field(2, "Waka Goblin 5; Haka Goblin 4").combat();
  duel.battle("Sinth The Brave Men");
  EXPECT_EQ(duel.offered(Do::target), "Waka Goblin");
  EXPECT_FALSE(duel.can(Do::direct));
  EXPECT_EQ(duel.why(Move::of(Do::direct)), ReasonCode::column_taken);
}

TEST(PhaktionzBattles, InColumnThreeEitherOfTwo) {
  Duel duel;
  duel.field(1, "Sinth The Brave Men 3").field(2, "Waka Goblin 3; Lin the Fantastic Elf").combat();
  duel.battle("Sinth The Brave Men");
  EXPECT_EQ(duel.offered(Do::target), "Waka Goblin, Lin the Fantastic Elf");
}

TEST(PhaktionzBattles, AStrikerBattlesAnySummonButNoPlayer) {
  Duel duel;
  duel.field(1, "Haka Goblin 1").field(2, "Waka Goblin 1; The Enchanted Lion 4").combat();
  duel.battle("Haka Goblin");
  EXPECT_EQ(duel.offered(Do::target), "Waka Goblin, The Enchanted Lion");
  EXPECT_EQ(duel.why(Move::of(Do::direct)), ReasonCode::never_direct);
}

TEST(PhaktionzBattles, AStrikerWithoutOpponentsDoesNotBattle) {
  Duel duel;
  duel.field(1, "Haka Goblin 1").combat();
  EXPECT_EQ(duel.why(Do::battle, "Haka Goblin"), ReasonCode::nobody_to_battle);
}

// --- 4. answers

TEST(PhaktionzChain, AFizzledFizzleLetsTheFirstPlayThrough) {
  Duel duel;
  duel.field(1, "Callisto the Hinded Warrior 1")
      .hand(1, "The Invocated Dwarf")
      .hand(2, "Sicked Torture")
      .main();
  duel.use("Callisto the Hinded Warrior").target("Callisto the Hinded Warrior");
  duel.cast("Sicked Torture").pay("Callisto the Hinded Warrior");
  duel.use("The Invocated Dwarf").settle();  // an answer to the cast
  EXPECT_EQ(duel.dmg("Callisto the Hinded Warrior"), 2);
  EXPECT_TRUE(duel.has_plague("Callisto the Hinded Warrior"));  // costs stay paid
  EXPECT_EQ(duel.in_pile(1), "The Invocated Dwarf");
}

TEST(PhaktionzChain, SpartianApproachOnOnesOwnBattle) {
  Duel duel;
  duel.field(1, "The Unfornate Warrior 1; Callisto the Hinded Warrior 2")
      .hand(1, "The Spartian Approach")
      .field(2, "Waka Goblin 1")
      .combat();
  duel.battle("The Unfornate Warrior").target("Waka Goblin");
  EXPECT_EQ(duel.asked(), 2);  // the opponent first
  duel.pass();
  EXPECT_EQ(duel.asked(), 1);
  duel.cast("The Spartian Approach").settle();
  EXPECT_EQ(duel.dmg("Callisto the Hinded Warrior"), 2);
  EXPECT_EQ(duel.deck(2), 37);  // 4 against 1
}

// --- 5. empty decks

TEST(PhaktionzEnd, BothDecksEmptyAtOnceIsADraw) {
  Duel duel;
  duel.hand(1, "Triatic Trouble").deck_size(1, 3).deck_size(2, 3).main();
  duel.cast("Triatic Trouble").settle();
  EXPECT_EQ(duel.winners(), 3);
  EXPECT_EQ(duel.rules->outcome(duel.state).shares[Seat{0}], 0.5);
}

TEST(PhaktionzEnd, WhoDrawsTheLastCardHasLost) {
  Duel duel;
  duel.active(2).deck_size(1, 1).main();
  duel.end_turn();
  EXPECT_EQ(duel.winners(), 2);  // seat 2
}

}  // namespace
}  // namespace penta::phaktionz

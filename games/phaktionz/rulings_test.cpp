// The rulings: a test for each, by the names of cards.
#include "games/phaktionz/testing/duel.h"

namespace penta::phaktionz {
namespace {

using Do = Move::Kind;

Rules test_rules(OptionList options) {
  options.push_back(Rules::test_set().front());
  return battery::make_rules<Rules>(options);
}

// --- the beginning

TEST(PhaktionzMulligan, AsManyAreDrawnAndThenTheOthersShuffledIn) {
  const Rules rules = test_rules({{"deck1", "Zane Basic"}, {"deck2", "Percy"}});
  FastChance chance(3);
  State state = rules.start(chance, no_observer);
  const Seat first = state.table.first;
  EXPECT_EQ(state.table.actor, first);
  EXPECT_EQ(state.table.lords[first].hand, 5);
  for (int i = 0; i < 2; ++i) {
    MoveList moves;
    rules.legal_moves(state, first, moves);
    rules.apply(state, first, moves[0], chance, no_observer);
  }
  const Cards aside = state.set_aside;
  EXPECT_EQ(aside.size(), 2);
  rules.apply(state, first, Move::of(Do::done), chance, no_observer);
  EXPECT_EQ(state.table.lords[first].hand, 5);
  EXPECT_EQ(state.table.lords[first].deck, 45);
  EXPECT_EQ(state.table.lords[first].set_aside, 2);   // the number is public
  EXPECT_TRUE((aside & state.hands[first]).empty());  // nothing that was set aside is drawn
  EXPECT_EQ(state.table.actor, other(first));         // one after the other
}

TEST(PhaktionzTurn, TheFirstPlayerDrawsAndBattlesOnTheFirstTurn) {
  Duel duel;
  duel.turn(1).field(1, "Waka Goblin 1").combat();
  EXPECT_TRUE(duel.can(Do::battle, "Waka Goblin"));
}

TEST(PhaktionzTurn, UnlessTheTableSaysSo) {
  Duel duel(OptionList{{"first_turn_battle", "false"}});
  duel.turn(1).field(1, "Waka Goblin 1").combat();
  EXPECT_FALSE(duel.can(Do::battle));
  EXPECT_EQ(duel.why(Do::battle, "Waka Goblin"), ReasonCode::no_first_battle);
}

TEST(PhaktionzTurn, WhatLastsUntilTheEndOfTheTurnEnds) {
  Duel duel;
  duel.field(1, "Callisto the Hinded Warrior 1; Waka Goblin 2").main();
  duel.use("Callisto the Hinded Warrior").target("Waka Goblin").settle();
  EXPECT_EQ(duel.dmg("Waka Goblin"), 2);
  duel.end_turn();
  EXPECT_EQ(duel.dmg("Waka Goblin"), 1);
}

TEST(PhaktionzTurn, DisabledSummonsAreAbledWhenTheirTurnBegins) {
  Duel duel;
  duel.field(1, "Waka Goblin 1").battled().combat();
  EXPECT_EQ(duel.why(Do::battle, "Waka Goblin"), ReasonCode::no_battle_left);
  duel.end_turn().end_turn().to_phase(Phase::combat);
  EXPECT_TRUE(duel.can(Do::battle, "Waka Goblin"));
}

TEST(PhaktionzTurn, FortyAnnouncementsAndNoMore) {
  Duel duel;
  duel.field(1, "Waka Goblin 1").hand(1, "Haka Goblin").main();
  duel.state.table.lords[Seat{0}].announced = most_announced;
  EXPECT_EQ(duel.why(Do::place, "Haka Goblin"), ReasonCode::too_many);
  duel.next();
  EXPECT_TRUE(duel.can(Do::battle, "Waka Goblin"));  // battles are left
}

// --- placing

TEST(PhaktionzPlacing, AReducedCostIsTheExactTotal) {
  Duel duel;
  duel.realm(1, "United Front")
      .field(1, "Waka Goblin 1; Haka Goblin 2")
      .hand(1, "Hu the Fantastic Elf; Kanko Loko, Prince Giant")
      .main();
  duel.place("Hu the Fantastic Elf").option(2);  // 1: the whole cost
  duel.demote("Waka Goblin").slot(1).settle();
  EXPECT_EQ(duel.in_play(1), "Hu the Fantastic Elf, Haka Goblin");
  // L/1: used up
  EXPECT_EQ(duel.why(Do::place, "Kanko Loko, Prince Giant"), ReasonCode::ok);
  duel.place("Kanko Loko, Prince Giant");
  EXPECT_EQ(duel.offered(Do::demote), "Hu the Fantastic Elf");
}

TEST(PhaktionzPlacing, ATakenTierThreeSlotNeverAtAReducedCost) {
  Duel duel;
  duel.realm(1, "Assembly Hall")
      .field(1, "Waroko Loko, King Giant; Kanko Loko, Prince Giant 1")
      .hand(1, "Lin the Fantastic Elf")
      .main();
  duel.place("Lin the Fantastic Elf");
  EXPECT_EQ(duel.offered(Do::demote), "Waroko Loko, King Giant");
}

TEST(PhaktionzPlacing, TheForbiddenCostOnePlagueSummonOfEachSide) {
  Duel duel;
  duel.field(1, "Waka Goblin 1")
      .plagued(4)
      .field(1, "Haka Goblin 2")
      .field(2, "The Shadow 3")
      .plagued(4)
      .hand(1, "Liro the Forbidden Follower")
      .main();
  duel.place("Liro the Forbidden Follower").pay("Waka Goblin").pay("The Shadow").slot(4).settle();
  EXPECT_EQ(duel.in_play(1), "Haka Goblin, Liro the Forbidden Follower");
  EXPECT_EQ(duel.in_play(2), "");
  duel.next();
  // It battles Plague Summons only, and nobody directly.
  EXPECT_FALSE(duel.can(Do::battle, "Liro the Forbidden Follower"));
}

TEST(PhaktionzPlacing, AnEffectNeedsAnEmptySlotOfItsRow) {
  Duel duel;
  duel.field(1, "Waroko Loko, King Giant")
      .hand(1, "One Last Time")
      .pile(1, "Lin the Fantastic Elf; Waka Goblin")
      .main();
  duel.cast("One Last Time").number(1).settle();
  EXPECT_EQ(duel.ask(), Ask::choose);
  EXPECT_FALSE(duel.can(Do::choose, "Lin the Fantastic Elf"));  // her slot is taken
  EXPECT_TRUE(duel.can(Do::choose, "Waka Goblin"));
}

// --- DMG

TEST(PhaktionzDmg, NeverBelowZero) {
  Duel duel;
  duel.hand(1, "Arrow Storm").field(2, "Haka Goblin 1; Kanko Loko, Prince Giant 2").main();
  duel.cast("Arrow Storm").number(1).settle();
  EXPECT_EQ(duel.dmg("2:Haka Goblin"), 0);
  EXPECT_EQ(duel.dmg("2:Kanko Loko, Prince Giant"), 2);
  EXPECT_EQ(duel.deck(1), 39);
}

TEST(PhaktionzDmg, XLeavesACardInTheDeck) {
  Duel duel;
  duel.hand(1, "Arrow Storm; One Last Time").deck_size(1, 3).main();
  duel.cast("Arrow Storm");
  EXPECT_EQ(duel.why(Move::say(Do::number, 2)), ReasonCode::ok);
  EXPECT_EQ(duel.why(Move::say(Do::number, 3)), ReasonCode::too_high);
  duel.number(2).settle();
  EXPECT_EQ(duel.deck(1), 1);
  // Not even 0 + 2 leaves one.
  EXPECT_EQ(duel.why(Do::cast, "One Last Time"), ReasonCode::cannot_pay);
}

TEST(PhaktionzDmg, BecomesThenGainsThenDoubles) {
  Duel duel;
  duel.field(1, "Auditor Mirror; Callisto the Hinded Warrior 1; Waka Goblin 2").main();
  duel.use("Callisto the Hinded Warrior").target("Waka Goblin").settle();
  duel.use("Auditor Mirror").target("Waka Goblin").settle();
  EXPECT_EQ(duel.dmg("Waka Goblin"), 4);  // (1 + 1) x 2
}

TEST(PhaktionzDmg, WhatHoldsWhileSomethingIsSoIsReckonedAnew) {
  Duel duel;
  duel.field(1, "Fulthrottle, the Dragonic Warrior 1; Fortunate Squire, Blitz 3")
      .field(2, "Waka Goblin 3")
      .combat();
  EXPECT_EQ(duel.dmg("Fulthrottle, the Dragonic Warrior"), 5);
  EXPECT_EQ(duel.dmg("Fortunate Squire, Blitz"), 2);
  duel.battle("Fulthrottle, the Dragonic Warrior").target("Waka Goblin").settle();
  EXPECT_EQ(duel.dmg("Fulthrottle, the Dragonic Warrior"), 4);
  EXPECT_EQ(duel.dmg("Fortunate Squire, Blitz"), 1);
}

// --- battles

TEST(PhaktionzBattles, InflictingSwordReplacesTheDamage) {
  Duel duel;
  duel.field(1, "Blate, the Helping Sword 3")
      .weapon("Inflicting Sword")
      .field(2, "Kanko Loko, Prince Giant 3")
      .combat();
  duel.battle("Blate, the Helping Sword").target("Kanko Loko, Prince Giant").settle();
  EXPECT_EQ(duel.deck(2), 36);                             // the other's DMG
  EXPECT_EQ(duel.in_play(2), "Kanko Loko, Prince Giant");  // demoted only by a stronger one
}

TEST(PhaktionzBattles, CursedBladeExilesInsteadOfDemoting) {
  Duel duel;
  duel.field(1, "Kanko Loko, Prince Giant 1")
      .weapon("Cursed Blade")
      .field(2, "Waka Goblin 1")
      .combat();
  duel.battle("Kanko Loko, Prince Giant").target("Waka Goblin").settle();
  EXPECT_EQ(duel.in_exile(2), "Waka Goblin");
}

TEST(PhaktionzBattles, DefenseGuardStandsInFront) {
  Duel duel;
  duel.field(1, "Haka Goblin 1; Waka Goblin 2; Fortunate Squire, Blitz 5")
      .field(2, "Defense Guard 1; The Enchanted Lion 4")
      .combat();
  duel.battle("Haka Goblin");
  EXPECT_EQ(duel.offered(Do::target), "Defense Guard");
  duel.target("Defense Guard").settle();
  // Facing only another, a Tech does not battle.
  EXPECT_EQ(duel.why(Do::battle, "Waka Goblin"), ReasonCode::nobody_to_battle);
}

TEST(PhaktionzBattles, TheBerserkerIsFiveDuringTheWholeNextTurn) {
  Duel duel;
  duel.field(1, "Berserker Guardian 1").combat();
  duel.battle("Berserker Guardian").direct().settle();
  EXPECT_EQ(duel.deck(2), 37);
  EXPECT_EQ(duel.dmg("Berserker Guardian"), 3);
  duel.end_turn();
  EXPECT_EQ(duel.dmg("Berserker Guardian"), 3);  // the other's turn
  duel.end_turn();
  EXPECT_EQ(duel.dmg("Berserker Guardian"), 5);
  duel.end_turn();
  EXPECT_EQ(duel.dmg("Berserker Guardian"), 3);
}

// --- Plague

TEST(PhaktionzPlague, ExiledTwoTurnsLater) {
  Duel duel;
  duel.turn(5).field(1, "Waka Goblin 1").plagued(5).main();
  duel.end_turn();
  EXPECT_EQ(duel.in_play(1), "Waka Goblin");
  duel.end_turn();
  EXPECT_EQ(duel.in_play(1), "Waka Goblin");
  duel.end_turn();  // the End Phase of turn 7
  EXPECT_EQ(duel.in_exile(1), "Waka Goblin");
}

TEST(PhaktionzPlague, OneTurnLessWithLiro) {
  Duel duel;
  duel.turn(5)
      .field(1, "Waka Goblin 1")
      .plagued(5)
      .field(2, "Liro the Forbidden Follower 1")
      .main();
  duel.end_turn();
  EXPECT_EQ(duel.in_play(1), "Waka Goblin");
  duel.end_turn();
  EXPECT_EQ(duel.in_exile(1), "Waka Goblin");
}

TEST(PhaktionzPlague, PlaguedElfCountsItselfToo) {
  Duel duel;
  duel.turn(5).field(1, "Plagued Elf 1").plagued(3).field(2, "Waka Goblin 1").plagued(3).main();
  duel.next().next().next().settle();
  EXPECT_EQ(duel.deck(2), 37);  // two, and the card of the Draw Phase
}

// --- Create, Promote, Tier 0 and 4

TEST(PhaktionzCreation, ACardMayGoToTheHandWhileItsConditionHolds) {
  Duel duel;
  duel.creation(1, "Peace, Signed Twice").main();
  duel.create("Peace, Signed Twice").settle();
  EXPECT_EQ(duel.in_hand(1), "Peace, Signed Twice");
}

TEST(PhaktionzCreation, ButNotElse) {
  Duel duel;
  duel.creation(1, "Peace, Signed Twice").field(1, "Kanko Loko, Prince Giant 1").main();
  EXPECT_EQ(duel.why(Do::create, "Peace, Signed Twice"), ReasonCode::needs_condition);
}

TEST(PhaktionzPromotion, ATierZeroLiesOnTheRealmSlotAndIsNoSummon) {
  Duel duel;
  duel.realm(1, "United Front").hand(1, "Unit Zero").main();
  duel.place("Unit Zero").settle();
  EXPECT_EQ(duel.realm(1), "Unit Zero");
  EXPECT_EQ(duel.in_pile(1), "United Front");
  EXPECT_EQ(duel.why(Do::promote, "Unit Zero"), ReasonCode::needs_condition);
}

TEST(PhaktionzPromotion, ItsTierFourStandsAlone) {
  Duel duel;
  duel.realm(1, "Unit Zero")
      .field(1, "Waka Goblin 1")
      .weapon("Torque Wrench")
      .hand(1, "Haka Goblin")
      .deck_size(1, 20)
      .main();
  duel.promote("Unit Zero").settle();
  EXPECT_EQ(duel.lord(1).units[tier3_slot].promoted, 1);
  EXPECT_EQ(duel.dmg("Unit Zero, Awake"), 8);
  EXPECT_TRUE(duel.in_pile(1).starts_with("Waka Goblin, Torque Wrench"));
  EXPECT_EQ(duel.why(Do::place, "Haka Goblin"), ReasonCode::with_tier4);
  // At the end of the End Phase it costs its present DMG, here 3 by its own text, or itself.
  duel.next().next().next().settle();
  EXPECT_EQ(duel.ask(), Ask::price);
  duel.accept();
  EXPECT_EQ(duel.deck(1), 17);
}

TEST(PhaktionzPromotion, OrItIsExiled) {
  Duel duel;
  duel.realm(1, "Unit Zero")
      .field(1, "Waka Goblin 1")
      .weapon("Torque Wrench")
      .deck_size(1, 20)
      .main();
  duel.promote("Unit Zero").settle().next().next().next().settle();
  duel.decline();
  EXPECT_EQ(duel.in_exile(1), "Unit Zero");
  EXPECT_EQ(duel.deck(1), 20);
}

// --- decks

TEST(PhaktionzDecks, EveryReasonAtOnce) {
  OptionList options{Rules::test_set().front(),
                     {"deck1",
                      "5x Waka Goblin; 2x Triatic Trouble; Nobody's Card; 40x Haka Goblin; "
                      "Callisto the Hinded Warrior; Peace, Signed Twice"}};
  const auto checked = Options::check(Rules::option_specs(), options);
  ASSERT_TRUE(checked);
  const auto rules = Rules::make(*checked);
  ASSERT_FALSE(rules);
  for (const char* part :
       {"Waka Goblin", "Triatic Trouble", "Nobody's Card", "factions", "Peace, Signed Twice"}) {
    EXPECT_NE(rules.error().text.find(part), std::string::npos) << part << rules.error().text;
  }
}

}  // namespace
}  // namespace penta::phaktionz

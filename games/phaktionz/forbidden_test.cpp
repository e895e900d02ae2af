// Lulo's deck of the Forbidden: each card does what its text says.
#include "games/phaktionz/testing/scene.h"

namespace penta::phaktionz {
namespace {

class Forbidden : public CardTest {
 protected:
  Forbidden() { begin_anew(); }
  void begin_anew() { table("Lulo Forbidden", "Zane Basic"); }
};

// Action, L/1, discard a Tier 3 Summon: look at the top 3 cards of your Deck,
// then exile a card among them.
TEST_F(Forbidden, LinLooksAndExiles) {
  scene.unit(1, 6, "Lin the Forbidden Elf").hand(1, {"Iki the Forbidden Follower", "The Shadow"});
  scene.deck(1, {"Exiled Men", "Plagued Elf", "Wicked Goblin"}).main_phase();
  scene.use("Lin the Forbidden Elf");
  EXPECT_EQ(scene.offered(Move::Kind::pay), "Iki the Forbidden Follower");
  scene.pay("Iki the Forbidden Follower").resolve();
  EXPECT_EQ(scene.offered(Move::Kind::choose), "Exiled Men; Wicked Goblin; Plagued Elf");
  scene.choose("Plagued Elf");
  EXPECT_EQ(scene.exile(1), "Plagued Elf");
  EXPECT_EQ(scene.in_deck(1), 2);
  EXPECT_EQ(scene.hand(1), "The Shadow");
}

// Always: this Summon can battle X times, where X is how many cards were exiled
// this turn.
TEST_F(Forbidden, LinBattlesAsOftenAsCardsWereExiled) {
  scene.unit(1, 6, "Lin the Forbidden Elf").realm(1, "Forbidden Lands", 6);
  scene.unit(2, 1, "Defense Guard").plagued().unit(2, 2, "Defense Guard").plagued();
  scene.unit(2, 3, "Defense Guard").unit(2, 4, "Defense Guard").main_phase();
  for (int i = 0; i < 2; ++i) {
    scene.use("Forbidden Lands", 3).option(2).target("Defense Guard").resolve();
  }
  EXPECT_EQ(scene.exile(2), "Defense Guard; Defense Guard");
  scene.until(Phase::combat, 1).battle("Lin the Forbidden Elf", "Defense Guard").resolve();
  scene.target("Defense Guard").resolve();
  EXPECT_TRUE(scene.may(Move::Kind::battle, "Lin the Forbidden Elf"));
}

// When this Summon deals damage: use Plague.
TEST_F(Forbidden, LinPlaguesWhenSheDealsDamage) {
  scene.unit(1, 6, "Lin the Forbidden Elf").unit(1, 2, "The Shadow");
  scene.unit(2, 1, "Defense Guard").unit(2, 2, "Blate, the Helping Sword").combat();
  scene.battle("Lin the Forbidden Elf", "Defense Guard").resolve();
  scene.target("The Shadow").target("Blate, the Helping Sword").resolve();
  EXPECT_EQ(scene.changes(),
            (Lines{"2 deck: 48 -> 44", "Lin the Forbidden Elf 6 @6 -> Lin the Forbidden Elf 6 @6*",
                   "The Shadow 2 @2 -> The Shadow 2 @2 plague",
                   "Blate, the Helping Sword 3 @2 -> Blate, the Helping Sword 3 @2 plague",
                   "Defense Guard 2 @1 -> Defense Guard (pile)"}));
}

// Placed only if you demote a Plague Summon of yours and demote a Plague Summon
// of your opponent. Always: this Summon is placed as Tier 2. Always: this
// Summon can only battle Plague Summons.
TEST_F(Forbidden, TheForbiddenArePlacedForPlagueSummonsOnly) {
  for (const std::string_view name : {"Liro the Forbidden Follower", "Waroko, the Forbidden Giant",
                                      "Iki the Forbidden Follower"}) {
    begin_anew();
    scene.hand(1, {name}).unit(1, 1, "The Shadow").plagued().unit(1, 2, "Cruel Captive");
    scene.unit(2, 1, "Defense Guard").plagued().unit(2, 5, "Blate, the Helping Sword").main_phase();
    scene.place(name);
    EXPECT_EQ(scene.offered(Move::Kind::pay), "The Shadow");
    scene.pay("The Shadow");
    EXPECT_EQ(scene.offered(Move::Kind::pay), "Defense Guard");
    scene.pay("Defense Guard").slot(1).resolve();
    while (scene.asks(Ask::choose)) scene.make(scene.moves()[0]);
    scene.until(Phase::combat, 1);
    EXPECT_FALSE(scene.may(Move::Kind::battle, name));  // Blate has no counter
  }
  begin_anew();
  scene.hand(1, {"Iki the Forbidden Follower"}).unit(1, 1, "The Shadow").plagued();
  scene.unit(1, 2, "Cruel Captive").unit(2, 1, "Defense Guard").main_phase();
  EXPECT_NE(scene.why(Move::Kind::place, "Iki the Forbidden Follower"), ReasonCode::ok);
}

// Always: Plague takes one turn less.
TEST_F(Forbidden, LiroHastensPlague) {
  for (const bool liro : {true, false}) {
    begin_anew();
    if (liro) scene.unit(1, 1, "Liro the Forbidden Follower");
    scene.unit(2, 3, "Defense Guard").plagued(5).turn(5).main_phase();
    scene.until(Phase::main, 1 + 1);  // turn 6
    EXPECT_EQ(scene.exile(2), "");
    scene.until(Phase::main, 1);  // turn 7
    EXPECT_EQ(scene.exile(2), liro ? "Defense Guard" : "");
    scene.until(Phase::main, 2);
    EXPECT_EQ(scene.exile(2), "Defense Guard");
  }
}

// Action, L/1, demote a Plague Summon of yours: exile a Summon of your
// opponent.
TEST_F(Forbidden, WarokoSpendsThePlaguedToExile) {
  scene.unit(1, 1, "Waroko, the Forbidden Giant").unit(1, 2, "The Shadow").plagued();
  scene.unit(1, 3, "Cruel Captive").unit(2, 1, "Blate, the Helping Sword").main_phase();
  scene.use("Waroko, the Forbidden Giant", 4).target("Blate, the Helping Sword");
  EXPECT_EQ(scene.offered(Move::Kind::pay), "The Shadow");
  scene.pay("The Shadow").resolve();
  EXPECT_EQ(scene.exile(2), "Blate, the Helping Sword");
  EXPECT_EQ(scene.pile(1), "The Shadow");
}

// When a Summon is placed by demoting Plague Summons: add a card from your
// Exile to your hand.
TEST_F(Forbidden, WarokoBringsBackFromExile) {
  scene.unit(1, 1, "The Shadow").plagued().unit(2, 1, "Defense Guard").plagued();
  scene.hand(1, {"Waroko, the Forbidden Giant"}).exile(1, {"Wicked Goblin"}).main_phase();
  scene.place("Waroko, the Forbidden Giant").pay("The Shadow").pay("Defense Guard").slot(1);
  scene.resolve().choose("Wicked Goblin");
  EXPECT_EQ(scene.hand(1), "Wicked Goblin");
}

// Always: you may place and cast cards from your Deck-Out Pile, which are
// exiled whenever they leave again.
TEST_F(Forbidden, IkiOpensTheDeckOutPile) {
  scene.unit(1, 1, "Iki the Forbidden Follower").unit(2, 1, "Blate, the Helping Sword");
  scene.pile(1, {"Exiled Men", "Wicked Forbidden Strength"}).exile(2, {"Defense Guard"});
  scene.main_phase().cast("Wicked Forbidden Strength").resolve();
  EXPECT_EQ(scene.exile(1), "Wicked Forbidden Strength");
  EXPECT_EQ(scene.dmg("Iki the Forbidden Follower"), 5 + 1);
  scene.place("Exiled Men").slot(2).resolve().decline();
  EXPECT_EQ(scene.dmg("Exiled Men"), 1);
  EXPECT_EQ(scene.pile(1), "");
}

// Action, L/1, remove the Plague counter from this Summon: give a Summon of
// your opponent a Plague counter.
TEST_F(Forbidden, TheShadowPassesItOn) {
  scene.unit(1, 1, "The Shadow").plagued(4).unit(2, 1, "Defense Guard").main_phase();
  scene.use("The Shadow").target("Defense Guard").resolve();
  EXPECT_EQ(scene.changes(), (Lines{"The Shadow 2 @1 plague -> The Shadow 2 @1",
                                    "Defense Guard 2 @1 -> Defense Guard 2 @1 plague"}));
  EXPECT_NE(scene.why_use("The Shadow"), ReasonCode::ok);
}

// No text.
TEST_F(Forbidden, CruelCaptiveBattlesNobodyAlone) {
  scene.unit(1, 1, "Cruel Captive").combat();
  EXPECT_FALSE(scene.may(Move::Kind::battle, "Cruel Captive"));
}

// When this Summon is placed, L/1: add a "Forbidden" Summon from your Deck to
// your hand.
TEST_F(Forbidden, ExiledMenFindAForbiddenOne) {
  scene.hand(1, {"Exiled Men", "Exiled Men"});
  scene.deck(1, {"Liro the Forbidden Follower", "Wicked Forbidden Strength", "The Shadow"});
  scene.main_phase().place("Exiled Men").slot(1).resolve();
  EXPECT_EQ(scene.offered(Move::Kind::choose), "Liro the Forbidden Follower");
  scene.choose("Liro the Forbidden Follower");
  EXPECT_EQ(scene.hand(1), "Liro the Forbidden Follower; Exiled Men");
  scene.place("Exiled Men").slot(2).resolve();
  EXPECT_TRUE(scene.asks(Ask::act));  // once a turn
}

// When this Summon is placed: add a Tier 3 Summon from your Deck or Exile to
// your hand.
TEST_F(Forbidden, WickedGoblinTakesATierThree) {
  scene.hand(1, {"Wicked Goblin"}).exile(1, {"Lin the Forbidden Elf", "The Shadow"});
  scene.deck(1, {"Liro the Forbidden Follower", "Exiled Men"}).main_phase();
  scene.place("Wicked Goblin").slot(1).resolve();
  EXPECT_EQ(scene.offered(Move::Kind::choose),
            "Lin the Forbidden Elf; Liro the Forbidden Follower");
  scene.choose("Lin the Forbidden Elf");
  EXPECT_EQ(scene.hand(1), "Lin the Forbidden Elf");
}

// When this Summon is exiled: your opponent takes X damage, where X is how many
// Plague Summons were exiled this turn.
TEST_F(Forbidden, PlaguedElfCountsThePlaguedThatWereExiled) {
  scene.unit(1, 1, "Plagued Elf").plagued(3).unit(1, 2, "The Shadow").plagued(3);
  scene.unit(2, 1, "Defense Guard").plagued(3).unit(2, 2, "Defense Guard").turn(5).final_cast();
  scene.next().resolve();
  EXPECT_EQ(scene.exile(1), "The Shadow; Plagued Elf");
  EXPECT_EQ(scene.exile(2), "Defense Guard");
  EXPECT_EQ(scene.in_deck(2), 48 - 3 - 1);  // and one drawn
}

// Cast, L/1: each Summon of yours gets +X DMG this turn, where X is the number
// of Summons in any Exile.
TEST_F(Forbidden, WickedForbiddenStrengthCountsBothExiles) {
  scene.hand(1, {"Wicked Forbidden Strength"}).unit(1, 1, "The Shadow").unit(2, 1, "Defense Guard");
  scene.exile(1, {"Exiled Men", "Cursed Blade"}).exile(2, {"Defense Guard"}).main_phase();
  scene.cast("Wicked Forbidden Strength").resolve();
  EXPECT_EQ(scene.dmg("The Shadow"), 2 + 2);
  EXPECT_EQ(scene.dmg("Defense Guard"), 2);
}

// Cast, L1: each player takes 3 damage, then each player demotes a Summon, and
// if so, you may place a Tier 3 Summon from your hand.
TEST_F(Forbidden, TriaticTroublePlacesIfAllCouldDemote) {
  for (const bool both : {true, false}) {
    begin_anew();
    scene.hand(1, {"Triatic Trouble", "Lin the Forbidden Elf"}).unit(1, 1, "The Shadow");
    if (both) scene.unit(2, 1, "Defense Guard");
    scene.main_phase();
    const int before = scene.in_deck(2);
    scene.cast("Triatic Trouble").resolve();
    EXPECT_EQ(scene.in_deck(2), before - 3);
    scene.choose("The Shadow");
    if (both) scene.choose("Defense Guard").choose("Lin the Forbidden Elf");
    EXPECT_EQ(scene.hand(1), both ? "" : "Lin the Forbidden Elf");
  }
}

// Always: the bearer exiles instead of demoting Tier 2 or lower Summons that it
// battles.
TEST_F(Forbidden, CursedBladeExilesTheBeaten) {
  scene.unit(1, 1, "The Shadow").weapon("Cursed Blade").unit(2, 1, "Fortunate Squire, Blitz");
  scene.combat().battle("The Shadow", "Fortunate Squire, Blitz").resolve();
  EXPECT_EQ(scene.exile(2), "Fortunate Squire, Blitz");
}

// Cast in response to an ability, give a Summon of your opponent a Plague
// counter: fizzle it.
TEST_F(Forbidden, SickedTortureFizzlesAnAbility) {
  scene.hand(1, {"Sicked Torture"}).unit(2, 1, "Callisto the Hinded Warrior").active(2);
  scene.unit(2, 2, "Defense Guard").main_phase();
  scene.use("Callisto the Hinded Warrior").target("Defense Guard");
  EXPECT_EQ(scene.asked(), 1);
  scene.cast("Sicked Torture").pay("Defense Guard").resolve();
  EXPECT_EQ(scene.changes(), (Lines{"Sicked Torture (hand) -> Sicked Torture (pile)",
                                    "Defense Guard 2 @2 -> Defense Guard 2 @2 plague"}));
}

// When a Summon is placed by demoting: use Plague, and if so, it cannot be
// demoted while it stays. When a Summon is placed: put a counter on this card.
TEST_F(Forbidden, ForbiddenLandsKeepWhoWasPlaced) {
  scene.realm(1, "Forbidden Lands").unit(1, 2, "The Shadow").unit(2, 1, "Defense Guard").active(2);
  scene.unit(2, 2, "Callisto the Hinded Warrior").unit(2, 3, "Fortunate Squire, Blitz");
  scene.hand(2, {"Blate, the Helping Sword"}).main_phase();
  scene.place("Blate, the Helping Sword").demote("Defense Guard");
  scene.demote("Callisto the Hinded Warrior").slot(1).resolve();
  scene.target("The Shadow").target("Fortunate Squire, Blitz").resolve();
  EXPECT_EQ(scene.changes().size(), 6U);
  scene.until(Phase::combat, 1);
  scene.battle("The Shadow", "Fortunate Squire, Blitz").resolve();
  EXPECT_NE(scene.pile(2).find("Fortunate Squire, Blitz"), std::string::npos);
}

// Action, remove 3 counters from this card: use Plague, or exile a Plague
// Summon.
TEST_F(Forbidden, ForbiddenLandsPlagueOrExile) {
  scene.realm(1, "Forbidden Lands", 7).unit(1, 1, "The Shadow").unit(2, 1, "Defense Guard");
  scene.main_phase().use("Forbidden Lands", 3);
  if (scene.asks(Ask::option)) scene.option(1);
  scene.target("The Shadow").target("Defense Guard").resolve();
  EXPECT_EQ(scene.changes(), (Lines{"The Shadow 2 @1 -> The Shadow 2 @1 plague",
                                    "Forbidden Lands (realm 7) -> Forbidden Lands (realm 4)",
                                    "Defense Guard 2 @1 -> Defense Guard 2 @1 plague"}));
  scene.use("Forbidden Lands", 3).option(2).target("Defense Guard").resolve();
  EXPECT_EQ(scene.exile(2), "Defense Guard");
}

}  // namespace
}  // namespace penta::phaktionz

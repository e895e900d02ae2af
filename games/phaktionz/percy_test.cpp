// Percy's deck: each card does what its text says.
#include "games/phaktionz/testing/scene.h"

namespace penta::phaktionz {
namespace {

class Percy : public CardTest {
 protected:
  Percy() { begin_anew(); }
  void begin_anew() { table("Percy", "Zane Basic"); }
  // In the Combat Phase, by a Realm with five counters; what is set off is
  // announced then.
  Scene& reinforce(std::string_view name) {
    scene.realm(1, "Reinforced Batallion", 5).hand(1, {name}).combat();
    return scene.use("Reinforced Batallion", 2).resolve().choose(name).slot(5);
  }
};

// When you cast an invocation, L/2: use Reinforcement.
TEST_F(Percy, HulioReinforcesWhenHisPlayerCasts) {
  scene.unit(1, 6, "Hulio Intellidore the Elder Elf");
  scene.hand(1,
             {"Elf Unity", "Elf Unity", "Elf Unity", "Tito the Sniped Elf", "Minitu the Wise Elf"});
  scene.main_phase().cast("Elf Unity").resolve();
  EXPECT_EQ(scene.offered(Move::Kind::choose), "Minitu the Wise Elf; Tito the Sniped Elf");
  scene.choose("Minitu the Wise Elf").slot(1).resolve();  // she draws
  scene.cast("Elf Unity").resolve().decline();
  scene.cast("Elf Unity").resolve();
  EXPECT_TRUE(scene.asks(Ask::act));  // twice a turn
}

// When a Summon is placed from a hand during a Combat Phase: you may add a card
// from your Deck-Out Pile to your hand. Always: this Summon cannot be placed by
// Reinforcement.
TEST_F(Percy, HulioBringsACardBackInTheCombatPhase) {
  scene.unit(1, 6, "Hulio Intellidore the Elder Elf")
      .pile(1, {"Elf Unity", "Viol the Tactitcal Elf"});
  scene.realm(1, "Reinforced Batallion", 5);
  scene.hand(1, {"Notho the Warrior Elf", "Hulio Intellidore the Elder Elf"}).combat();
  scene.use("Reinforced Batallion", 2).resolve();
  EXPECT_EQ(scene.offered(Move::Kind::choose), "Notho the Warrior Elf");
  scene.choose("Notho the Warrior Elf").slot(1).resolve();
  if (scene.asks(Ask::may)) scene.accept();
  scene.choose("Elf Unity").resolve();
  EXPECT_NE(scene.hand(1).find("Elf Unity"), std::string::npos);
}

// When this Summon is placed by Reinforcement: this Summon gets +1 DMG this
// turn.
TEST_F(Percy, NothoGainsWhenReinforced) {
  reinforce("Notho the Warrior Elf").resolve();
  EXPECT_EQ(scene.dmg("Notho the Warrior Elf"), 5);
}

// Placed in another way, none of them does anything.
TEST_F(Percy, PlacedOtherwiseNothingHappens) {
  for (const std::string_view name :
       {"Biblio the Fierce Elf", "Nimo the Elf Inspirer", "Sorthin the Warrior Elf",
        "The Invocated Elf", "Tito the Sniped Elf"}) {
    begin_anew();
    scene.hand(1, {name}).unit(1, 1, "Tito the Sniped Elf").unit(2, 1, "Defense Guard");
    scene.main_phase().place(name).slot(5).resolve();
    EXPECT_TRUE(scene.asks(Ask::act)) << name;
    EXPECT_EQ(scene.dmg("Defense Guard"), 2) << name;
  }
}

// When this Summon is placed by Reinforcement: draw a card.
TEST_F(Percy, MinituDrawsWhenReinforced) {
  const int before = 50 - 2;
  reinforce("Minitu the Wise Elf").resolve();
  EXPECT_EQ(scene.in_deck(1), before - 1);
  EXPECT_EQ(scene.in_hand(1), 1);
}

// When this Summon is placed by Reinforcement: you may add a Tier 1 Summon from
// your Deck or Deck-Out Pile to your hand.
TEST_F(Percy, ViolFindsATierOne) {
  scene.pile(1, {"Nimo the Elf Inspirer", "Minitu the Wise Elf"});
  scene.deck(1, {"Tito the Sniped Elf", "Notho the Warrior Elf"});
  reinforce("Viol the Tactitcal Elf").resolve();
  if (scene.asks(Ask::may)) scene.accept();
  EXPECT_TRUE(scene.may(Move::Kind::choose, "Tito the Sniped Elf"));
  EXPECT_TRUE(scene.may(Move::Kind::choose, "Nimo the Elf Inspirer"));
  EXPECT_FALSE(scene.may(Move::Kind::choose, "Notho the Warrior Elf"));
  scene.choose("Nimo the Elf Inspirer");
  EXPECT_EQ(scene.hand(1), "Nimo the Elf Inspirer");
}

// When this Summon is placed by Reinforcement: a Summon of yours gets +1 DMG
// this turn.
TEST_F(Percy, BiblioHelpsAnyOfHisSide) {
  scene.unit(1, 1, "Tito the Sniped Elf");
  reinforce("Biblio the Fierce Elf");
  EXPECT_EQ(scene.offered(Move::Kind::target), "Tito the Sniped Elf; Biblio the Fierce Elf");
  scene.target("Tito the Sniped Elf").resolve();
  EXPECT_EQ(scene.dmg("Tito the Sniped Elf"), 2);
}

// When this Summon is placed by Reinforcement: a Summon of yours can battle 2
// times this turn.
TEST_F(Percy, NimoLetsOneBattleTwice) {
  scene.unit(1, 1, "Tito the Sniped Elf");
  reinforce("Nimo the Elf Inspirer").target("Tito the Sniped Elf").resolve();
  scene.battle("Tito the Sniped Elf").resolve().battle("Tito the Sniped Elf").resolve();
  EXPECT_FALSE(scene.may(Move::Kind::battle, "Tito the Sniped Elf"));
  EXPECT_EQ(scene.in_deck(2), 50 - 2);
}

// When this Summon is placed by Reinforcement, L/1: use Reinforcement.
TEST_F(Percy, SorthinGoesOn) {
  scene.hand(1, {"Tito the Sniped Elf"}).unit(2, 1, "Defense Guard");
  reinforce("Sorthin the Warrior Elf").resolve().choose("Tito the Sniped Elf").slot(4).resolve();
  scene.target("Defense Guard").resolve();
  EXPECT_EQ(scene.dmg("Tito the Sniped Elf"), 1);
}

// When this Summon is placed by Reinforcement: add an invocation from your Deck
// or Deck-Out Pile to your hand.
TEST_F(Percy, TheInvocatedElfFindsAnInvocation) {
  scene.pile(1, {"Elf Unity", "Notho the Warrior Elf"})
      .deck(1, {"Elvish Assault", "Minitu the Wise Elf"});
  reinforce("The Invocated Elf").resolve();
  EXPECT_EQ(scene.offered(Move::Kind::choose).find("Elf Unity") != std::string::npos, true);
  EXPECT_TRUE(scene.may(Move::Kind::choose, "Elvish Assault"));
  scene.choose("Elvish Assault");
  EXPECT_EQ(scene.hand(1), "Elvish Assault");
}

// When this Summon is placed by Reinforcement: a Summon of your opponent gets
// -1 DMG this turn.
TEST_F(Percy, TitoWeakensAnOpponent) {
  scene.unit(2, 1, "Defense Guard");
  reinforce("Tito the Sniped Elf").target("Defense Guard").resolve();
  EXPECT_EQ(scene.dmg("Defense Guard"), 1);
}

// Cast: if you control 3 or more "Elf" Summons, add a Tier 2 or lower Summon
// from your Deck-Out Pile to your hand.
TEST_F(Percy, ElvishAssaultNeedsThreeElves) {
  for (const bool third : {true, false}) {
    begin_anew();
    scene.unit(1, 1, "Tito the Sniped Elf").unit(1, 2, "Minitu the Wise Elf");
    if (third) scene.unit(1, 3, "Notho the Warrior Elf");
    scene.pile(1, {"Hulio Intellidore the Elder Elf", "Biblio the Fierce Elf"});
    scene.hand(1, {"Elvish Assault"}).main_phase().cast("Elvish Assault").resolve();
    EXPECT_EQ(scene.offered(Move::Kind::choose), third ? "Biblio the Fierce Elf" : "");
    if (third) scene.choose("Biblio the Fierce Elf");
  }
}

// Cast: each Summon of yours gets +X DMG this turn, where X is the number of
// "Elf" Summons minus 2.
TEST_F(Percy, ElfUnityCountsElvesOnBothSides) {
  table("Percy", "Lulo Forbidden");
  scene.unit(1, 1, "Tito the Sniped Elf").unit(1, 2, "Minitu the Wise Elf");
  scene.unit(2, 1, "Plagued Elf").unit(2, 2, "The Shadow").hand(1, {"Elf Unity"}).main_phase();
  scene.cast("Elf Unity").resolve();
  EXPECT_EQ(scene.dmg("Tito the Sniped Elf"), 1 + 1);
  EXPECT_EQ(scene.dmg("Plagued Elf"), 1);
}

// When the bearer deals damage: your opponent demotes a Summon.
// Always: the bearer is unaffected by your opponent.
TEST_F(Percy, HeliosShatteredBladeDemotesAndProtects) {
  table("Percy", "Zane Basic");
  scene.unit(1, 1, "Tito the Sniped Elf").weapon("Helio's Shattered Blade");
  scene.unit(2, 1, "Defense Guard").unit(2, 2, "Blate, the Helping Sword").hand(2, {"Arrow Storm"});
  scene.combat().battle("Tito the Sniped Elf").resolve();
  EXPECT_EQ(scene.asked(), 2);
  scene.choose("Defense Guard").until(Phase::main, 2);
  scene.cast("Arrow Storm").number(1).resolve();
  EXPECT_EQ(scene.dmg("Tito the Sniped Elf"), 1);
}

// When a Summon is placed: put 2 counters on this card.
// Action in your Combat Phase, remove 5 counters from this card: use
// Reinforcement.
TEST_F(Percy, ReinforcedBatallionCountsAndReinforces) {
  scene.realm(1, "Reinforced Batallion", 3);
  scene.hand(1, {"Tito the Sniped Elf", "Minitu the Wise Elf"}).main_phase();
  scene.place("Tito the Sniped Elf").slot(1).resolve();
  EXPECT_FALSE(scene.may_use("Reinforced Batallion", 2));
  scene.until(Phase::combat, 1).use("Reinforced Batallion", 2).resolve();
  scene.choose("Minitu the Wise Elf").slot(2).resolve();
  EXPECT_EQ(scene.dmg("Minitu the Wise Elf"), 3);
}

}  // namespace
}  // namespace penta::phaktionz

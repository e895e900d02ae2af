// Zane's deck: each card does what its text says.
#include "games/phaktionz/testing/scene.h"

namespace penta::phaktionz {
namespace {

using Zane = CardTest;

// Always: if your opponent controls 1 or more Summons, this Summon gets +1 DMG.
// Always: if your opponent controls 1 or more Summons, each Tier 1 Summon of
// yours gets +1 DMG.
TEST_F(Zane, FulthrottleHelpsWhileAnOpponentStands) {
  scene.unit(1, 1, "Fulthrottle, the Dragonic Warrior").unit(1, 2, "Callisto the Hinded Warrior");
  scene.unit(1, 3, "Blate, the Helping Sword").unit(2, 1, "Tito the Sniped Elf").combat();
  EXPECT_EQ(scene.dmg("Fulthrottle, the Dragonic Warrior"), 5);
  EXPECT_EQ(scene.dmg("Callisto the Hinded Warrior"), 2);
  EXPECT_EQ(scene.dmg("Blate, the Helping Sword"), 3);
  scene.battle("Fulthrottle, the Dragonic Warrior", "Tito the Sniped Elf").resolve();
  EXPECT_EQ(scene.dmg("Fulthrottle, the Dragonic Warrior"), 4);
  EXPECT_EQ(scene.dmg("Callisto the Hinded Warrior"), 1);
}

// No text.
TEST_F(Zane, TheUnfornateWarriorBeatsWhoIsWeaker) {
  scene.unit(1, 1, "The Unfornate Warrior").unit(2, 3, "Minitu the Wise Elf").combat();
  scene.battle("The Unfornate Warrior", "Minitu the Wise Elf").resolve();
  EXPECT_EQ(scene.changes(),
            (Lines{"2 deck: 49 -> 48", "The Unfornate Warrior 4 @1 -> The Unfornate Warrior 4 @1*",
                   "Minitu the Wise Elf 3 @3 -> Minitu the Wise Elf (pile)"}));
}

// When this Summon deals damage: add a Tier 1 Summon from your Deck-Out Pile to
// your hand.
TEST_F(Zane, BlateBringsATierOneBack) {
  scene.unit(1, 1, "Blate, the Helping Sword");
  scene.pile(1, {"Defense Guard", "Callisto the Hinded Warrior", "The Unfornate Warrior"}).combat();
  scene.battle("Blate, the Helping Sword").resolve();
  EXPECT_EQ(scene.offered(Move::Kind::choose), "Defense Guard; Callisto the Hinded Warrior");
  scene.choose("Callisto the Hinded Warrior");
  EXPECT_EQ(
      scene.changes(),
      (Lines{"2 deck: 50 -> 47", "Blate, the Helping Sword 3 @1 -> Blate, the Helping Sword 3 @1*",
             "Callisto the Hinded Warrior (pile) -> Callisto the Hinded "
             "Warrior (hand)"}));
}

// When this Summon deals damage: the DMG of this Summon becomes 5 during your
// next turn.
TEST_F(Zane, BerserkerGuardianIsFiveInTheNextTurn) {
  scene.unit(1, 1, "Berserker Guardian").combat();
  scene.battle("Berserker Guardian").resolve();
  EXPECT_EQ(scene.dmg("Berserker Guardian"), 3);
  scene.until(Phase::main, 2);
  EXPECT_EQ(scene.dmg("Berserker Guardian"), 3);
  scene.until(Phase::main, 1);
  EXPECT_EQ(scene.dmg("Berserker Guardian"), 5);
  scene.until(Phase::main, 2);
  EXPECT_EQ(scene.dmg("Berserker Guardian"), 3);
}

// Always: your opponent cannot battle Summons of yours other than "Defense
// Guard".
TEST_F(Zane, DefenseGuardStandsBeforeTheOthers) {
  scene.unit(1, 1, "Defense Guard").unit(1, 2, "Callisto the Hinded Warrior");
  scene.unit(2, 3, "Notho the Warrior Elf").unit(2, 4, "Tito the Sniped Elf");
  scene.unit(2, 1, "Minitu the Wise Elf").active(2).combat();
  EXPECT_EQ(scene.offered(Move::Kind::battle), "Minitu the Wise Elf; Notho the Warrior Elf");
  scene.attack("Notho the Warrior Elf");
  EXPECT_EQ(scene.why(Move::Kind::target, "Callisto the Hinded Warrior"), ReasonCode::unbattled);
  scene.target("Defense Guard").resolve();
  EXPECT_NE(scene.pile(1).find("Defense Guard"), std::string::npos);
}

// No text.
TEST_F(Zane, TheReinforcedWarriorAndFortunateSquireStandAlone) {
  scene.unit(1, 1, "The Reinforced Warrior").unit(1, 2, "Fortunate Squire, Blitz").combat();
  EXPECT_FALSE(scene.may(Move::Kind::battle, "The Reinforced Warrior"));
  scene.battle("Fortunate Squire, Blitz").resolve();
  EXPECT_EQ(scene.in_deck(2), 49);
}

// Action, L/1: a Summon of yours gets +1 DMG this turn.
TEST_F(Zane, CallistoHelpsOnce) {
  scene.unit(1, 1, "Callisto the Hinded Warrior").unit(1, 2, "Callisto the Hinded Warrior");
  scene.unit(1, 3, "Blate, the Helping Sword").main_phase();
  scene.use("Callisto the Hinded Warrior").target("Blate, the Helping Sword").resolve();
  EXPECT_EQ(scene.dmg("Blate, the Helping Sword"), 4);
  EXPECT_EQ(scene.why_use("Callisto the Hinded Warrior"), ReasonCode::limit_used);
  scene.until(Phase::main, 2);
  EXPECT_EQ(scene.dmg("Blate, the Helping Sword"), 3);
}

// When this Summon is placed: if you control 3 or more Summons, another Summon
// of yours gets +1 DMG this turn.
TEST_F(Zane, ChikenHelpsAnotherAmongThree) {
  for (const bool third : {true, false}) {
    table("Zane Basic", "Percy").unit(1, 1, "Defense Guard").hand(1, {"Chiken of Good Skills"});
    if (third) scene.unit(1, 2, "Blate, the Helping Sword");
    scene.main_phase().place("Chiken of Good Skills").slot(5).resolve();
    scene.target("Defense Guard").resolve();
    EXPECT_EQ(scene.dmg("Defense Guard"), third ? 3 : 2);
  }
}

// Cast, choose X: mill X cards, then each Summon of your opponent gets -2X DMG
// this turn.
TEST_F(Zane, ArrowStormTakesTwiceWhatItMills) {
  scene.hand(1, {"Arrow Storm"}).unit(1, 1, "Defense Guard").unit(2, 1, "Notho the Warrior Elf");
  scene.unit(2, 2, "Tito the Sniped Elf").main_phase();
  scene.cast("Arrow Storm").number(1).resolve();
  EXPECT_EQ(scene.changes(), (Lines{"1 deck: 48 -> 47", "Arrow Storm (hand) -> Arrow Storm (pile)",
                                    "Notho the Warrior Elf 4 @1 -> Notho the Warrior Elf 2 @1",
                                    "Tito the Sniped Elf 1 @2 -> Tito the Sniped Elf 0 @2"}));
}

// Cast, choose X: mill X+2 cards, then place X Summons from your Deck-Out Pile.
TEST_F(Zane, OneLastTimePlacesFromTheDeckOutPile) {
  scene.hand(1, {"One Last Time"}).pile(1, {"Blate, the Helping Sword", "Defense Guard"});
  scene.deck(1,
             {"Arrow Storm", "Arrow Storm", "Arrow Storm", "Inflicting Sword", "Inflicting Sword"});
  scene.main_phase().cast("One Last Time").number(2).resolve();
  EXPECT_EQ(scene.in_deck(1), 1);
  scene.choose("Blate, the Helping Sword").slot(3).choose("Defense Guard").slot(1);
  scene.resolve();
  EXPECT_EQ(scene.dmg("Blate, the Helping Sword"), 3);
  EXPECT_EQ(scene.dmg("Defense Guard"), 2);
}

// Always: the bearer deals the DMG of the Summon that it battles, or its own if
// both are equal.
TEST_F(Zane, InflictingSwordTurnsTheDamageRound) {
  for (const auto& [target, damage, beaten] :
       {std::tuple{"Biblio the Fierce Elf", 2, false}, std::tuple{"Tito the Sniped Elf", 1, true},
        std::tuple{"Notho the Warrior Elf", 4, false}}) {
    table("Zane Basic", "Percy").unit(1, 1, "Defense Guard").weapon("Inflicting Sword");
    scene.unit(2, 1, target).combat().battle("Defense Guard", target).resolve();
    EXPECT_EQ(scene.in_deck(2), 49 - damage) << target;
    EXPECT_EQ(scene.dmg("Defense Guard"), 2);
    EXPECT_EQ(scene.pile(2).find(target) != std::string::npos, beaten) << target;
  }
}

// Cast in response to a battle of a Tier 2 or higher Summon of yours, L/1: each
// Tier 1 Summon of yours gets +1 DMG this turn.
TEST_F(Zane, TheSpartianApproachAnswersOnesOwnBattle) {
  scene.unit(1, 1, "Blate, the Helping Sword").unit(1, 2, "Defense Guard");
  scene.unit(1, 3, "Berserker Guardian").unit(1, 4, "Fortunate Squire, Blitz");
  scene.hand(1, {"The Spartian Approach", "The Spartian Approach"}).combat();
  scene.battle("Fortunate Squire, Blitz").pass();
  EXPECT_EQ(scene.why(Move::Kind::cast, "The Spartian Approach"), ReasonCode::not_answering);
  scene.resolve().battle("Blate, the Helping Sword").pass();
  EXPECT_EQ(scene.asked(), 1);
  scene.cast("The Spartian Approach").resolve();
  EXPECT_EQ(scene.dmg("Defense Guard"), 3);
  EXPECT_EQ(scene.dmg("Blate, the Helping Sword"), 3);
  scene.battle("Berserker Guardian").pass();
  EXPECT_EQ(scene.why(Move::Kind::cast, "The Spartian Approach"), ReasonCode::limit_used);
}

// At the start of your Combat Phase: if you control more Summons than your
// opponent, a Summon of yours gets +X DMG this turn, where X is how many more
// Summons you control than your opponent.
TEST_F(Zane, TheWarriorsPathCountsTheDifference) {
  scene.realm(1, "The Warrior's Path").unit(1, 1, "Defense Guard");
  scene.unit(1, 2, "Callisto the Hinded Warrior").unit(1, 3, "Blate, the Helping Sword");
  scene.unit(2, 1, "Tito the Sniped Elf").main_phase().next();
  scene.target("Defense Guard").resolve();
  EXPECT_EQ(scene.dmg("Defense Guard"), 4);
}

}  // namespace
}  // namespace penta::phaktionz

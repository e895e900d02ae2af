// Why a move is good, and what comes of it, in the words that a player reads.
#include "games/phaktionz/advice.h"

#include "games/phaktionz/game.h"
#include "games/phaktionz/testing/scene.h"
#include "games/phaktionz/testing/speaking.h"

namespace penta::phaktionz {
namespace {

using Do = Move::Kind;

class PhaktionzAdvice : public ::testing::Test {
 protected:
  // What whoever is asked is told about the first move of that kind with this card.
  std::string why(Do kind, std::string_view name = "", Lang lang = Lang::en) const {
    const Seat seat = scene.state.table.actor;
    const View view = scene.rules->view(scene.state, seat);
    std::optional<Move> found;
    std::vector<Move> rivals;
    for (const Move move : scene.moves()) {
      const bool fits = move.kind() == kind && (name.empty() || scene.name(move.card()) == name);
      if (fits && !found) {
        found = move;
      } else {
        rivals.push_back(move);
      }
    }
    EXPECT_TRUE(found);
    if (!found) return "";
    return scene.rules->say(scene.rules->advice(view, *found, rivals), speaker_to(seat, lang));
  }
  std::string outlook(Do kind, std::string_view name = "", Lang lang = Lang::en) const {
    const Seat seat = scene.state.table.actor;
    const View view = scene.rules->view(scene.state, seat);
    for (const Move move : scene.moves()) {
      if (move.kind() != kind || (!name.empty() && scene.name(move.card()) != name)) continue;
      const auto advice = scene.rules->outlook(view, move);
      return advice ? scene.rules->say(*advice, speaker_to(seat, lang)) : "";
    }
    return "no such move";
  }

  Scene scene{"Lulo United", "Zane Basic"};
};

TEST_F(PhaktionzAdvice, TellsWhatASummonCosts) {
  scene.hand(1, {"Haka Goblin", "Kanko Loko, Prince Giant"}).unit(1, 1, "Hu the Fantastic Elf");
  scene.main_phase();
  EXPECT_EQ(why(Do::place, "Haka Goblin"), "Haka Goblin costs nothing but its slot and has 2 DMG.");
  EXPECT_EQ(why(Do::place, "Kanko Loko, Prince Giant"),
            "Kanko Loko, Prince Giant has 4 DMG, for Summons whose Tiers total 2.");
  EXPECT_EQ(why(Do::next), "Your Summons that have a battle left: 1.");
}

TEST_F(PhaktionzAdvice, TellsWhomASummonCouldBeat) {
  scene.unit(1, 1, "Haka Goblin")
      .unit(1, 2, "Waka Goblin")
      .unit(2, 5, "Callisto the Hinded Warrior");
  scene.unit(2, 1, "The Unfornate Warrior").combat();
  EXPECT_EQ(why(Do::battle, "Haka Goblin"),
            "Your Haka Goblin has 2 DMG. Summons with less that it can attack: 1.");
  EXPECT_EQ(why(Do::battle, "Waka Goblin"),
            "Nobody faces your Waka Goblin: it can battle directly, with 1 DMG.");
}

TEST_F(PhaktionzAdvice, ComparesBeforeABattle) {
  scene.unit(1, 1, "Haka Goblin").unit(2, 5, "Callisto the Hinded Warrior");
  scene.unit(2, 1, "The Unfornate Warrior").combat();
  scene.make(Move::with(Do::battle, scene.moves()[1].card()));
  EXPECT_EQ(why(Do::target, "Callisto the Hinded Warrior"),
            "2 DMG against 1: stronger than Bob's Callisto the Hinded Warrior.");
  EXPECT_EQ(why(Do::target, "The Unfornate Warrior"),
            "2 DMG against 4: not stronger than Bob's Unfornate Warrior.");
}

// "4 against 3: they lose 1 card, Blate is demoted"
TEST_F(PhaktionzAdvice, TellsWhatABattleComesToIfNobodyAnswers) {
  scene.unit(1, 1, "Kanko Loko, Prince Giant").unit(2, 5, "Blate, the Helping Sword");
  scene.unit(2, 1, "The Unfornate Warrior").combat();
  scene.make(Move::with(Do::battle, scene.moves()[1].card()));
  EXPECT_EQ(outlook(Do::target, "Blate, the Helping Sword"),
            "If nobody answers: 4 DMG against 3, 1 damage, and Bob's Blate, the Helping Sword is "
            "demoted.");
  EXPECT_EQ(outlook(Do::target, "The Unfornate Warrior"),
            "If nobody answers: 4 DMG against 4, and Bob's Unfornate Warrior holds out.");
  scene.target("Blate, the Helping Sword");
  EXPECT_EQ(outlook(Do::pass),
            "If nobody answers: 4 DMG against 3, 1 damage, and your Blate, the Helping Sword is "
            "demoted.");
  EXPECT_EQ(outlook(Do::pass, "", Lang::de),
            "Wenn niemand antwortet: 4 gegen 3 DMG, 1 Schaden, und deine Karte „Blate, das "
            "helfende Schwert“ wird abgesetzt.");
}

TEST_F(PhaktionzAdvice, TellsWhatADirectBattleComesTo) {
  scene.unit(1, 1, "Waka Goblin").combat();
  scene.make(Move::with(Do::battle, scene.moves()[1].card()));
  EXPECT_EQ(outlook(Do::direct), "If nobody answers: 1 damage, directly.");
}

TEST_F(PhaktionzAdvice, TellsWhatACastComesTo) {
  scene.hand(1, {"United Assault"}).unit(1, 1, "Haka Goblin").unit(1, 2, "Waka Goblin");
  scene.main_phase();
  EXPECT_EQ(outlook(Do::cast), "If nobody answers: 2 damage.");
  EXPECT_EQ(outlook(Do::next), "");
}

TEST_F(PhaktionzAdvice, AMoveWithoutAnotherIsTheOnlyOne) {
  scene.hand(1, {"Haka Goblin"}).main_phase().place("Haka Goblin").slot(1);
  EXPECT_EQ(why(Do::pass), "It is the only move you have.");
}

TEST_F(PhaktionzAdvice, TellsWhatASlotFaces) {
  scene.hand(1, {"Haka Goblin"}).unit(2, 5, "Callisto the Hinded Warrior");
  scene.unit(2, 4, "The Unfornate Warrior").main_phase().place("Haka Goblin");
  std::vector<std::string> texts;
  const View view = scene.rules->view(scene.state, ann);
  for (const Move move : scene.moves()) {
    const std::vector<Move> rivals{Move::say(Do::slot, 4)};
    texts.push_back(scene.rules->say(scene.rules->advice(view, move, rivals), speaker_to(ann)));
  }
  EXPECT_EQ(texts[0], "There it stands in the way of Bob's Callisto the Hinded Warrior, a Tech.");
  EXPECT_EQ(texts[1], "There it faces Bob's Unfornate Warrior.");
  EXPECT_EQ(texts[2], "Nobody faces that column.");
}

}  // namespace
}  // namespace penta::phaktionz

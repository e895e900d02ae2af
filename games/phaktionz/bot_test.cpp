// What the greedy bot does in positions where everybody would do it.
#include "games/phaktionz/game.h"
#include "games/phaktionz/testing/scene.h"

namespace penta::phaktionz {
namespace {

using Do = Move::Kind;

class PhaktionzBot : public ::testing::Test {
 protected:
  // "place Haka Goblin"
  std::string greedy() const {
    const View view = scene.rules->view(scene.state, scene.state.table.actor);
    const Move move = scene.rules->greedy(view);
    std::string text(word_of(move.kind()));
    if (names_card(move.kind())) text += " " + scene.name(move.card());
    if (names_value(move.kind())) text += " " + std::to_string(move.value() + 1);
    return text;
  }
  bool is_vain(Do kind, std::string_view name) const {
    const View view = scene.rules->view(scene.state, scene.state.table.actor);
    for (const Move move : scene.moves()) {
      if (move.kind() == kind && scene.name(move.card()) == name) {
        return scene.rules->vain(view, move);
      }
    }
    ADD_FAILURE() << "not legal: " << name;
    return false;
  }

  Scene scene{"Lulo United", "Zane Basic"};
};

TEST_F(PhaktionzBot, PlacesWhatCostsNothing) {
  scene.hand(1, {"Haka Goblin"}).main_phase();
  EXPECT_EQ(greedy(), "place Haka Goblin");
}

TEST_F(PhaktionzBot, PutsATechWhereNobodyFacesIt) {
  scene.hand(1, {"Waka Goblin"}).unit(2, 5, "The Unfornate Warrior");
  scene.unit(2, 4, "The Unfornate Warrior").unit(2, 2, "The Unfornate Warrior");
  scene.unit(2, 1, "The Unfornate Warrior").main_phase().place("Waka Goblin");
  EXPECT_EQ(greedy(), "slot 3");
}

TEST_F(PhaktionzBot, BattlesWhoItCanBeat) {
  scene.unit(1, 1, "Kanko Loko, Prince Giant").unit(2, 5, "Blate, the Helping Sword");
  scene.unit(2, 4, "The Unfornate Warrior").combat();
  EXPECT_EQ(greedy(), "battle Kanko Loko, Prince Giant");
  scene.make(Move::with(Do::battle, scene.moves()[1].card()));
  EXPECT_EQ(greedy(), "target Blate, the Helping Sword");
}

TEST_F(PhaktionzBot, LeavesAWallAlone) {
  scene.unit(1, 1, "Haka Goblin").unit(2, 5, "The Unfornate Warrior").combat();
  EXPECT_EQ(greedy(), "next");
}

TEST_F(PhaktionzBot, StrikesBeforeItsTechsDo) {
  scene.unit(1, 1, "Waka Goblin")
      .unit(1, 2, "Haka Goblin")
      .unit(2, 5, "Callisto the Hinded Warrior");
  scene.combat();
  EXPECT_EQ(greedy(), "battle Haka Goblin");
}

TEST_F(PhaktionzBot, DoesNotStopItself) {
  scene.hand(1, {"United Assault", "The Invocated Dwarf"}).unit(1, 1, "Haka Goblin");
  scene.main_phase().cast("United Assault").pass();
  EXPECT_EQ(greedy(), "pass");
  EXPECT_TRUE(is_vain(Do::use, "The Invocated Dwarf"));
}

TEST_F(PhaktionzBot, StopsWhatHurts) {
  scene.hand(1, {"The Invocated Dwarf"}).hand(2, {"One Last Time"}).active(2);
  scene.pile(2, {"The Unfornate Warrior", "The Unfornate Warrior", "The Unfornate Warrior"});
  scene.main_phase().cast("One Last Time").number(3);
  EXPECT_FALSE(is_vain(Do::use, "The Invocated Dwarf"));
  EXPECT_EQ(greedy(), "use The Invocated Dwarf 1");
}

}  // namespace
}  // namespace penta::phaktionz

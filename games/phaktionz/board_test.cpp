// The board and the words of moves show what the viewer has to know, and no more.
#include <gmock/gmock.h>

#include "engine/telling.h"
#include "games/phaktionz/game.h"
#include "games/phaktionz/testing/scene.h"
#include "games/phaktionz/testing/speaking.h"

namespace penta::phaktionz {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

class PhaktionzBoard : public ::testing::Test {
 protected:
  View seen(Viewer viewer) const { return scene.rules->view(scene.state, viewer); }
  std::string board(Viewer viewer, Lang lang = Lang::en) const {
    return scene.rules->board(seen(viewer), speaker_to(viewer, lang), Ink{});
  }
  std::string brief(Viewer viewer, Lang lang = Lang::en) const {
    return scene.rules->brief(seen(viewer), speaker_to(viewer, lang), Ink{});
  }
  std::string say(Move move, Lang lang = Lang::en) const {
    const Seat seat = scene.state.table.actor;
    return scene.rules->say(move, seen(seat), speaker_to(seat, lang));
  }
  // The line of the board with this text.
  std::string line(Viewer viewer, std::string_view text) const {
    const std::string whole = board(viewer);
    for (const std::string_view each : split(whole, '\n')) {
      if (each.find(text) != std::string_view::npos) return std::string(each);
    }
    return "";
  }
  void expect_narrow() const {
    for (const Lang lang : {Lang::en, Lang::de}) {
      for (const Viewer viewer : {ann, bob, stranger}) {
        const std::string whole = board(viewer, lang) + brief(viewer, lang);
        for (const std::string_view each : split(whole, '\n'))
          EXPECT_LE(columns(each), 80U) << each;
      }
    }
  }

  Scene scene{"Lulo United", "Zane Basic"};
};

TEST_F(PhaktionzBoard, WhatFacesEachOtherStandsInOneColumn) {
  scene.unit(1, 2, "Haka Goblin").unit(2, 4, "Defense Guard").unit(2, 1, "The Reinforced Warrior");
  scene.main_phase();
  for (const Viewer viewer : {ann, bob}) {
    const std::string own = line(viewer, "Haka Goblin");
    const std::string theirs = line(viewer, "Defense Guard");
    EXPECT_EQ(own.find("Haka Goblin"), theirs.find("Defense Guard"));
  }
  EXPECT_LT(line(bob, "The Reinforced").find("The Reinforced"),
            line(bob, "Defense Guard").find("Defense Guard"));
  expect_narrow();
}

TEST_F(PhaktionzBoard, ASummonShowsTypeTierAndDmg) {
  scene.unit(1, 2, "Haka Goblin").unit(2, 4, "Callisto the Hinded Warrior").main_phase();
  EXPECT_THAT(board(ann), AllOf(HasSubstr("S1 2 DMG"), HasSubstr("T1 1 DMG")));
}

TEST_F(PhaktionzBoard, TheHandOfTheOtherIsHidden) {
  scene.hand(1, {"Sinth The Brave Men"}).hand(2, {"Arrow Storm"}).main_phase();
  EXPECT_THAT(board(ann), AllOf(HasSubstr("Sinth The Brave Men"), Not(HasSubstr("Arrow Storm"))));
  EXPECT_THAT(board(bob), AllOf(HasSubstr("Arrow Storm"), Not(HasSubstr("Sinth The Brave Men"))));
  EXPECT_THAT(board(stranger), AllOf(Not(HasSubstr("Arrow Storm")), Not(HasSubstr("Sinth"))));
  expect_narrow();
}

TEST_F(PhaktionzBoard, DecksAreShownAsTheLifeTheyAre) {
  scene.main_phase();
  EXPECT_THAT(line(ann, "2 Bob"), HasSubstr("deck 50 [##########]"));
}

TEST_F(PhaktionzBoard, TheChainIsAPile) {
  scene.hand(1, {"United Assault"}).unit(1, 1, "Haka Goblin").hand(2, {"Arrow Storm"});
  scene.main_phase().cast("United Assault");
  EXPECT_THAT(board(bob), AllOf(HasSubstr("Announced: Ann's United Assault"),
                                HasSubstr("Your decision: answer what was announced, or pass.")));
  EXPECT_THAT(brief(bob), HasSubstr("Announced: Ann's United Assault"));
  EXPECT_THAT(board(ann), HasSubstr("Bob has to decide: answer what was announced, or pass."));
  EXPECT_THAT(board(ann, Lang::de), HasSubstr("Angesagt: deine Karte „Vereinter Angriff“"));
  expect_narrow();
}

TEST_F(PhaktionzBoard, WhatCanBeNamedIsMarked) {
  scene.hand(1, {"Haka Goblin", "Sinth The Brave Men"}).main_phase();
  EXPECT_THAT(board(ann), AllOf(HasSubstr("* Haka Goblin"), HasSubstr("  Sinth The Brave Men")));
  EXPECT_THAT(board(bob), Not(HasSubstr("* Haka Goblin")));
}

TEST_F(PhaktionzBoard, ManyCardsFitTheScreen) {
  scene.unit(1, 1, "Haka Goblin").weapon("Helio's United Fragment").plagued().battled();
  scene.unit(1, 6, "Waroko Loko, King Giant").unit(1, 3, "Kanko Loko, Prince Giant");
  scene.unit(2, 5, "Fulthrottle, the Dragonic Warrior").weapon("Inflicting Sword");
  scene.unit(2, 2, "Callisto the Hinded Warrior").realm(1, "United Front");
  scene.pile(1, {"Waka Goblin", "Waka Goblin", "The Enchanted Lion", "The United Men"});
  scene.hand(1, {"Till Tomorrow's Promise", "Type Change", "The Invocated Dwarf"}).combat();
  expect_narrow();
  EXPECT_THAT(board(ann), HasSubstr("2x Waka Goblin"));
}

TEST_F(PhaktionzBoard, MovesSayWhatTheCardDoes) {
  scene.hand(1, {"Haka Goblin", "Sinth The Brave Men"}).unit(1, 4, "Waka Goblin").main_phase();
  for (const Move move : scene.moves()) {
    if (move.kind() != Move::Kind::place || scene.name(move.card()) != "Haka Goblin") continue;
    EXPECT_EQ(say(move), "Place Haka Goblin (Tier 1, 2 DMG)");
    EXPECT_EQ(say(move, Lang::de), "Stelle „Haka-Kobold“ auf (Rang 1, 2 DMG)");
  }
  EXPECT_EQ(say(Move::of(Move::Kind::next)), "Go on to the Combat Phase");
  scene.next();
  EXPECT_EQ(say(Move::of(Move::Kind::next)), "Go on to the Final Cast");
  for (const Move move : scene.moves()) {
    if (move.kind() != Move::Kind::battle) continue;
    EXPECT_EQ(say(move), "Battle with Waka Goblin, 1 DMG, in column 4");
  }
}

TEST_F(PhaktionzBoard, CardsAreFoundByTheirNames) {
  scene.main_phase();
  const View view = seen(ann);
  EXPECT_THAT(scene.rules->designs(view, "haka-goblin"), ElementsAre("Haka Goblin"));
  EXPECT_THAT(scene.rules->designs(view, "1:haka-goblin.2"), ElementsAre("Haka Goblin"));
  EXPECT_TRUE(scene.rules->designs(view, "nobody").empty());
}

TEST_F(PhaktionzBoard, ATurnIsAChapterOrTwo) {
  scene.main_phase();
  const auto before = scene.rules->chapter(seen(ann));
  const auto theirs = scene.rules->chapter(seen(bob));
  scene.next();
  EXPECT_NE(scene.rules->chapter(seen(ann)), before);
  EXPECT_EQ(scene.rules->chapter(seen(bob)), theirs);
}

}  // namespace
}  // namespace penta::phaktionz

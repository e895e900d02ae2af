// What all can tell of cards that they saw somebody take: never more than is true.
#include <gtest/gtest.h>

#include "games/phase10_masters/testing/battery_traits.h"
#include "testing/battery_play.h"
#include "testing/json.h"

namespace penta::phase10_masters {
namespace {

using Where = Known::Where;

const Card red_8 = card_of(Colour::red, 8);
const Card blue_9 = card_of(Colour::blue, 9);

// Ann may draw from her saves; all know that the red 8 is one of them.
Scene ann_has_saved(std::string_view saves) {
  Scene scene;
  scene.hand(1, "r1 r2").saves(1, saves).hand(2, "y1 y2").discards("b12");
  scene.state.table.known.note(seat_at(0), red_8, Where::saves);
  scene.state.table.stage = Stage::drawing;
  return scene;
}

std::string told_to_bob(const Scene& scene) {
  const Position position = scene.rules.position(scene.rules.view(scene.state, seat_at(1)));
  std::string told;
  for (const KnownCard& known : position.known) {
    told += (told.empty() ? "" : ", ") + scene.rules.word(known.card) + " " +
            std::string(word_of(known.where));
  }
  return told;
}

TEST(Phase10MastersKnown, ASavedCardIsSavedUntilItsOwnerDrawsFromTheSaves) {
  EXPECT_EQ(told_to_bob(ann_has_saved("r8 b9")), "red-8 saves");
  Scene another = ann_has_saved("r8 b9");
  ASSERT_TRUE(another.play(Move::draw()));
  EXPECT_EQ(told_to_bob(another), "red-8 saves") << "the draw pile changes nothing";
}

TEST(Phase10MastersKnown, AfterADrawFromTheSavesItMayBeInHand) {
  Scene it = ann_has_saved("r8 b9");
  ASSERT_TRUE(it.play(Move::fetch(red_8)));
  EXPECT_EQ(told_to_bob(it), "red-8 hand-or-saves");
  Scene other = ann_has_saved("r8 b9");
  ASSERT_TRUE(other.play(Move::fetch(blue_9)));
  const auto seen = [](const Scene& scene) {
    return write_json(scene.rules, scene.rules.position(scene.rules.view(scene.state, seat_at(1))));
  };
  EXPECT_EQ(seen(other), seen(it)) << "Bob cannot tell which one it was";
}

TEST(Phase10MastersKnown, WithNothingLeftInTheSavesItIsInHand) {
  Scene scene = ann_has_saved("r8");
  ASSERT_TRUE(scene.play(Move::fetch(red_8)));
  EXPECT_EQ(told_to_bob(scene), "red-8 hand");
  ASSERT_TRUE(scene.play(Move::save(card_of(Colour::red, 1))));
  EXPECT_EQ(told_to_bob(scene), "red-8 hand-or-saves") << "it could be what Ann saves now";
}

TEST(Phase10MastersKnown, ACardTakenAndPerhapsSavedIsInHandWhenNothingIsSaved) {
  Scene scene;
  scene.hand(1, "r1 r2").hand(2, "y1 y2 y3").discards("r8");
  scene.state.table.stage = Stage::drawing;
  ASSERT_TRUE(scene.play(Move::take()));
  ASSERT_TRUE(scene.play(Move::save(card_of(Colour::red, 1))));
  EXPECT_EQ(told_to_bob(scene), "red-8 hand-or-saves");
  scene.state.table.actor = seat_at(0);
  ASSERT_TRUE(scene.play(Move::fetch(card_of(Colour::red, 1))));
  EXPECT_EQ(told_to_bob(scene), "red-8 hand");
}

TEST(Phase10MastersKnown, OneDrawTakesOneCard) {
  Scene scene = ann_has_saved("r8 W W b9");
  scene.state.table.known.note(seat_at(0), wild, Where::saves);
  scene.state.table.known.note(seat_at(0), wild, Where::saves);
  ASSERT_TRUE(scene.play(Move::fetch(wild)));
  EXPECT_EQ(told_to_bob(scene), "red-8 hand-or-saves, wild hand-or-saves, wild saves");
}

TEST(Phase10MastersKnown, AHandWithoutRoomForItLeavesItSaved) {
  Scene scene;
  scene.hand(1, "r1 r2").saves(1, "r8").hand(2, "y1 y2 y3").discards("b9");
  Known& known = scene.state.table.known;
  known.note(seat_at(0), red_8, Where::saves);
  known.note(seat_at(0), card_of(Colour::red, 1), Where::hand);
  known.note(seat_at(0), card_of(Colour::red, 2), Where::hand);
  scene.state.table.fetched[seat_at(0)] = 1;
  EXPECT_EQ(told_to_bob(scene), "red-1 hand, red-2 hand, red-8 saves");
}

// So many of the cards that are told to be somewhere are not there.
int false_claims(const Rules& rules, const Position& told, const State& world) {
  int wrong = 0;
  for (int i = 0; i < rules.players(); ++i) {
    const Seat seat = seat_at(i);
    Cards hand = world.hands[seat];
    if (seat == world.table.actor) {
      for (const Cards& cards : world.building.melds.cards) hand.add_all(cards);
    }
    Cards saves = world.saves[seat];
    const auto take = [&wrong](Cards& cards, Card card) {
      if (cards.contains(card)) {
        cards.remove(card);
      } else {
        ++wrong;
      }
    };
    for (const Where where : {Where::hand, Where::saves, Where::hand_or_saves}) {
      for (const KnownCard& known : told.known) {
        if (known.seat != seat || known.where != where) continue;
        const bool in_hand =
            where == Where::hand || (where == Where::hand_or_saves && hand.contains(known.card));
        take(in_hand ? hand : saves, known.card);
      }
    }
  }
  return wrong;
}

TEST(Phase10MastersKnown, WhatIsToldIsTrueInEveryWorld) {
  battery::play_all<Rules, BatteryTraits>(10, [](battery::RandomMatch<Rules>& match) {
    if (match.over()) return;
    const Position told = match.rules.position(match.rules.view(match.state, stranger));
    ASSERT_EQ(false_claims(match.rules, told, match.state), 0) << match;
    for (const Viewer viewer : battery::viewers(match.rules.players())) {
      const View view = match.rules.view(match.state, viewer);
      const State world = imagine(match.rules, view, match.choice);
      ASSERT_EQ(false_claims(match.rules, told, world), 0) << "imagined\n" << match;
    }
  });
}

}  // namespace
}  // namespace penta::phase10_masters

// Each refused thing with its reason, by cards and people.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/phase10_masters/game.h"
#include "games/phase10_masters/testing/scene.h"

namespace penta::phase10_masters {
namespace {

ReasonCode why(const Scene& scene, std::string_view notation, int seat = 1) {
  const auto move = scene.rules.parse(notation);
  EXPECT_TRUE(move) << notation << ": " << (move ? "" : move.error().text);
  if (!move) return ReasonCode::ok;
  const View view = scene.rules.view(scene.state, seat_at(seat - 1));
  return static_cast<ReasonCode>(scene.rules.check(view, *move).code);
}

std::string text(const Scene& scene, std::string_view notation) {
  const View view = scene.rules.view(scene.state, seat_at(0));
  const Speaker speaker{.viewer = seat_at(0), .names = {{"Ann", "Bob", "Cy", "Dee"}}};
  return scene.rules.say(scene.rules.check(view, *scene.rules.parse(notation)), speaker);
}

// Seat 1 has drawn, tries phase 2 (a set of three and a run of four), and cannot lay.
Scene playing() {
  Scene scene(OptionList{{"players", "3"}});
  scene.phase(1, 2).hand(1, "r3 y3 b5 g6 r7 b8 r10 y11 W S S");
  scene.hand(2, "r1 r2").hand(3, "y1 y2").discards("b12");
  return scene;
}

TEST(Phase10MastersWhy, OutOfTurn) {
  Scene scene = playing();
  EXPECT_EQ(why(scene, "discard red-1", 2), ReasonCode::not_your_turn);
  EXPECT_EQ(why(scene, "discard red-3"), ReasonCode::ok);
  scene.state.table.winners = SeatSet{seat_at(1)};
  EXPECT_EQ(why(scene, "discard red-3"), ReasonCode::match_over);
}

TEST(Phase10MastersWhy, AStrangerMovesNothing) {
  const Scene scene = playing();
  const View view = scene.rules.view(scene.state, stranger);
  EXPECT_EQ(scene.rules.check(view, Move::draw()).code,
            static_cast<std::uint8_t>(ReasonCode::not_seated));
}

TEST(Phase10MastersWhy, PhasesAreChosenFirstAndOnce) {
  Scene scene = playing();
  EXPECT_EQ(why(scene, "phase 3"), ReasonCode::chosen_already);
  scene.state.table.stage = Stage::choosing;
  scene.state.table.completed[seat_at(0)] = 0b100;
  EXPECT_EQ(why(scene, "phase 3"), ReasonCode::completed);
  EXPECT_EQ(why(scene, "phase 4"), ReasonCode::ok);
  EXPECT_EQ(why(scene, "draw"), ReasonCode::choose_first);
  EXPECT_EQ(why(scene, "discard red-3"), ReasonCode::choose_first);
}

TEST(Phase10MastersWhy, ATurnBeginsWithOneDraw) {
  Scene scene = playing();
  EXPECT_EQ(why(scene, "draw"), ReasonCode::drawn_already);
  EXPECT_EQ(why(scene, "take"), ReasonCode::drawn_already);
  scene.state.table.stage = Stage::drawing;
  EXPECT_EQ(why(scene, "discard red-3"), ReasonCode::draw_first);
  EXPECT_EQ(why(scene, "lay red-3"), ReasonCode::draw_first);
  EXPECT_EQ(why(scene, "fetch red-4"), ReasonCode::not_saved);
  EXPECT_EQ(why(scene, "take"), ReasonCode::ok);
  scene.state.table.discard[0] = skip;
  EXPECT_EQ(why(scene, "take"), ReasonCode::skip_on_top);
  scene.state.table.discard_size = 0;
  EXPECT_EQ(why(scene, "take"), ReasonCode::discard_empty);
  scene.state.table.pile = 0;
  EXPECT_EQ(why(scene, "draw"), ReasonCode::pile_empty);
}

TEST(Phase10MastersWhy, WhatIsNotTheActivePhaseIsNotLaid) {
  Scene scene = playing();
  // A set of three is there with the Wild, the run 5 to 8 too: complete. Without the 6 it is not.
  EXPECT_EQ(why(scene, "lay red-3"), ReasonCode::ok);
  EXPECT_EQ(why(scene, "lay red-10"), ReasonCode::not_next);
  EXPECT_EQ(why(scene, "lay skip"), ReasonCode::skip_in_group);
  EXPECT_EQ(why(scene, "lay red-9"), ReasonCode::not_in_hand);
  EXPECT_EQ(why(scene, "lay wild"), ReasonCode::name_meaning);
  EXPECT_EQ(why(scene, "lay wild as red"), ReasonCode::not_that);
  EXPECT_EQ(why(scene, "lay red-3 as 4"), ReasonCode::no_meaning);
  scene.state.table.active[seat_at(0)] = 9;
  EXPECT_EQ(why(scene, "lay red-3"), ReasonCode::not_complete);
  EXPECT_EQ(text(scene, "lay red-3"),
            "You are 3 cards short of phase 9: a phase is laid as a whole");
}

TEST(Phase10MastersWhy, AWildIsNeverZeroOrThirteen) {
  const Scene scene = playing();
  for (const std::string_view wrong : {"lay wild as 0", "lay wild as 13", "lay wild as -1"}) {
    EXPECT_FALSE(scene.rules.parse(wrong)) << wrong;
  }
  const View view = scene.rules.view(scene.state, seat_at(0));
  for (const int as : {0, 13, 17, 200}) {
    const Reason reason = scene.rules.check(view, Move::lay_wild(static_cast<std::uint8_t>(as)));
    EXPECT_EQ(static_cast<ReasonCode>(reason.code), ReasonCode::not_that) << as;
  }
}

TEST(Phase10MastersWhy, WhatIsBegunIsFinished) {
  Scene scene = playing();
  ASSERT_TRUE(scene.play(Move::lay(card_of(Colour::red, 3))));
  EXPECT_EQ(why(scene, "discard red-10"), ReasonCode::finish_first);
  EXPECT_EQ(why(scene, "draw"), ReasonCode::finish_first);
  EXPECT_EQ(why(scene, "save red-10"), ReasonCode::finish_first);
  EXPECT_EQ(why(scene, "lay blue-5"), ReasonCode::not_next);
  EXPECT_EQ(why(scene, "lay yellow-3"), ReasonCode::ok);
}

TEST(Phase10MastersWhy, AWildThatHasToWaitInALayDown) {
  Scene scene(OptionList{{"players", "3"}});
  scene.phase(1, 1).hand(1, "y3 g3 W r11 y11 g11 b1 b2 b4 b5 S");
  scene.hand(2, "r1 r2").hand(3, "y1 y2").discards("b12");
  ASSERT_TRUE(scene.play(Move::lay(card_of(Colour::yellow, 3))));
  EXPECT_EQ(why(scene, "lay green-3"), ReasonCode::ok);
  EXPECT_EQ(why(scene, "lay wild as 3"), ReasonCode::natural_first);
  EXPECT_EQ(why(scene, "lay wild as 11"), ReasonCode::not_that);
  EXPECT_EQ(text(scene, "lay wild as 3"),
            "A natural card comes first here: with a Wild in its place, phase 1 does not come out");
  const std::vector<Move> refused = scene.rules.refused(scene.rules.view(scene.state, seat_at(0)));
  EXPECT_EQ(std::count(refused.begin(), refused.end(), Move::lay_wild(as_number(3))), 1);
  ASSERT_TRUE(scene.play(Move::lay(card_of(Colour::green, 3))));
  EXPECT_EQ(why(scene, "lay wild as 3"), ReasonCode::ok) << "now it completes the set";
}

TEST(Phase10MastersWhy, HitsComeAfterTheOwnPhase) {
  Scene scene = playing();
  scene.phase(2, 4).group(2, 1, "b2 g2 r3 y4 g5 y6 g7", 2, 7);
  EXPECT_EQ(why(scene, "hit blue-8 on 2.1"), ReasonCode::lay_first);
  EXPECT_EQ(text(scene, "hit blue-8 on 2.1"), "Your phase 2 does not lie yet: hits come after it");
}

TEST(Phase10MastersWhy, HitsThatDoNotFit) {
  Scene scene(OptionList{{"players", "3"}});
  scene.phase(1, 1).group(1, 1, "r3 y3 b3", 3, 3).group(1, 2, "r4 y4 b4", 4, 4);
  scene.phase(2, 4).group(2, 1, "b5 g5 r6 y7 b8 g9 y10", 5, 10);
  scene.phase(3, 8).group(3, 1, "g1 g2 g3 g4 g6 g7 g8", as_colour(Colour::green),
                          as_colour(Colour::green));
  scene.hand(1, "r5 y11 W S").hand(2, "r1").hand(3, "y1");
  EXPECT_EQ(why(scene, "hit red-5 on 1.1"), ReasonCode::wrong_number);
  EXPECT_EQ(why(scene, "hit red-5 on 2.1"), ReasonCode::wrong_end);
  EXPECT_EQ(why(scene, "hit red-5 on 3.1"), ReasonCode::wrong_colour);
  EXPECT_EQ(why(scene, "hit red-5 on 3.2"), ReasonCode::no_group);
  EXPECT_EQ(why(scene, "hit red-5 on 4.1"), ReasonCode::no_group);
  EXPECT_EQ(why(scene, "hit skip on 1.1"), ReasonCode::skip_in_group);
  EXPECT_EQ(why(scene, "hit wild on 2.1"), ReasonCode::name_meaning);
  EXPECT_EQ(why(scene, "hit wild as 12 on 2.1"), ReasonCode::not_that);
  EXPECT_EQ(why(scene, "hit wild as 11 on 2.1"), ReasonCode::ok);
  EXPECT_EQ(why(scene, "hit yellow-11 on 2.1"), ReasonCode::ok);
  EXPECT_EQ(why(scene, "hit wild on 1.1"), ReasonCode::ok);
  EXPECT_EQ(why(scene, "lay red-5"), ReasonCode::laid_already);
  scene.state.table.melds.low[2] = 1;
  scene.state.table.melds.high[2] = 12;
  EXPECT_EQ(why(scene, "hit red-5 on 2.1"), ReasonCode::run_full);
}

TEST(Phase10MastersWhy, SavesThatAreNotLeft) {
  Scene scene = playing();
  EXPECT_EQ(why(scene, "save wild"), ReasonCode::ok);
  scene.state.table.has_saved.insert(seat_at(0));
  EXPECT_EQ(why(scene, "save wild"), ReasonCode::saved_already);
  Scene full(OptionList{{"players", "2"}, {"save_limit", "1"}});
  full.hand(1, "r3 r4").hand(2, "r1").saves(1, "W");
  EXPECT_EQ(why(full, "save red-3"), ReasonCode::save_full);
  Scene last(OptionList{{"players", "2"}});
  last.hand(1, "r3").hand(2, "r1");
  EXPECT_EQ(why(last, "save red-3"), ReasonCode::not_the_last);
  EXPECT_EQ(why(last, "discard red-3"), ReasonCode::ok);
}

TEST(Phase10MastersWhy, SkipsAndTheirVictims) {
  Scene scene = playing();
  EXPECT_EQ(why(scene, "discard skip"), ReasonCode::name_victim);
  EXPECT_EQ(why(scene, "discard skip at 1"), ReasonCode::not_yourself);
  EXPECT_EQ(why(scene, "discard skip at 4"), ReasonCode::no_such_seat);
  EXPECT_EQ(why(scene, "discard red-3 at 2"), ReasonCode::only_skips_name);
  EXPECT_EQ(why(scene, "discard skip at 2"), ReasonCode::ok);
  scene.state.table.to_skip.insert(seat_at(1));
  EXPECT_EQ(why(scene, "discard skip at 2"), ReasonCode::skipped_already);
  scene.state.table.to_skip.insert(seat_at(2));
  EXPECT_EQ(why(scene, "discard skip"), ReasonCode::ok);
  Scene last(OptionList{{"players", "2"}});
  last.hand(1, "S").hand(2, "r1");
  EXPECT_EQ(why(last, "discard skip at 2"), ReasonCode::out_names_nobody);
  EXPECT_EQ(why(last, "discard skip"), ReasonCode::ok);
}

TEST(Phase10MastersWhy, EveryCardHasAMoveOrAReason) {
  Scene scene = playing();
  const auto answered = [&](Stage stage) {
    scene.state.table.stage = stage;
    const View view = scene.rules.view(scene.state, seat_at(0));
    const std::vector<Move> refused = scene.rules.refused(view);
    const MoveList moves = scene.moves();
    view.hand.for_each([&](Card card) {
      const auto is_about = [card](Move move) { return move.card == card; };
      EXPECT_TRUE(std::any_of(moves.begin(), moves.end(), is_about) ||
                  std::any_of(refused.begin(), refused.end(), is_about))
          << scene.rules.word(card);
    });
  };
  answered(Stage::choosing);
  answered(Stage::drawing);
  answered(Stage::playing);
}

}  // namespace
}  // namespace penta::phase10_masters

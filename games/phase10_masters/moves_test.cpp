#include "games/phase10_masters/moves.h"

#include <gtest/gtest.h>

#include "games/phase10_masters/rules.h"

namespace penta::phase10_masters {
namespace {

constexpr Card red_3 = card_of(Colour::red, 3);

TEST(Notation, ReadsAsItIsWritten) {
  const std::vector<std::pair<Move, std::string>> cases{
      {Move::choose(10), "phase 10"},
      {Move::draw(), "draw"},
      {Move::take(), "take"},
      {Move::fetch(red_3), "fetch red-3"},
      {Move::lay(red_3), "lay red-3"},
      {Move::lay_wild(as_number(7)), "lay wild as 7"},
      {Move::lay_wild(as_colour(Colour::green)), "lay wild as green"},
      {Move::hit(red_3, 2), "hit red-3 on 2.1"},
      {Move::hit(wild, 3), "hit wild on 2.2"},
      {Move::hit_wild(as_number(12), 7), "hit wild as 12 on 4.2"},
      {Move::discard(skip), "discard skip"},
      {Move::skip_seat(Seat{2}), "discard skip at 3"},
      {Move::save(wild), "save wild"},
  };
  for (const auto& [move, text] : cases) {
    EXPECT_EQ(notation(move), text);
    const auto back = parse(text);
    ASSERT_TRUE(back) << text;
    EXPECT_EQ(*back, move) << text;
  }
}

TEST(Notation, IsKindToPeople) {
  EXPECT_EQ(*parse("  Lay  R3 "), Move::lay(red_3));
  EXPECT_EQ(*parse("lay w as G"), Move::lay_wild(as_colour(Colour::green)));
  EXPECT_EQ(*parse("discard s at 2"), Move::skip_seat(Seat{1}));
}

TEST(Notation, SaysWhatWasExpected) {
  const auto complaint = [](std::string_view text) { return parse(text).error().text; };
  EXPECT_EQ(complaint(""), "expected one of phase, draw, take, fetch, lay, hit, discard, save");
  EXPECT_EQ(complaint("phase 11"), "expected a phase from 1 to 10");
  EXPECT_EQ(complaint("lay red-13"), "expected a card like red-3 or wild");
  EXPECT_EQ(complaint("lay wild as 0"), "expected a number from 1 to 12 or a colour behind 'as'");
  EXPECT_EQ(complaint("lay wild as 13"), "expected a number from 1 to 12 or a colour behind 'as'");
  EXPECT_EQ(complaint("hit red-3"), "expected 'on' and a group like 2.1: seat 2, its first group");
  EXPECT_EQ(complaint("hit red-3 on 5.1"),
            "expected 'on' and a group like 2.1: seat 2, its first group");
  EXPECT_EQ(complaint("draw twice"), "expected nothing behind 'draw'");
}

TEST(Notation, EveryLegalMoveComesBack) {
  const Rules rules = *Rules::make(*Options::check(
      Rules::option_specs(), {{"players", "4"}, {"wilds", "16"}, {"all_wild", "true"}}));
  FastChance chance(3);
  State state = rules.start(chance, no_observer);
  for (int i = 0; i < 20'000 && !rules.to_act(state).empty(); ++i) {
    MoveList moves;
    rules.legal_moves(state, state.table.actor, moves);
    for (const Move move : moves) ASSERT_EQ(*parse(notation(move)), move) << notation(move);
    rules.apply(state, state.table.actor,
                moves[chance.below(static_cast<std::uint32_t>(moves.size()))], chance, no_observer);
  }
}

}  // namespace
}  // namespace penta::phase10_masters

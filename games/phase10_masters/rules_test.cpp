#include "games/phase10_masters/rules.h"

#include <gtest/gtest.h>

#include "games/phase10_masters/testing/scene.h"

namespace penta::phase10_masters {
namespace {

using Kind = Move::Kind;

TEST(Rules, RandomMatchesEndAndKeepEveryCard) {
  for (const auto& options : std::vector<OptionList>{
           {{"players", "2"}},
           {{"players", "3"}, {"skips", "8"}, {"wilds", "16"}},
           {{"players", "4"}, {"skips", "4"}},
           {{"players", "4"}, {"wilds", "0"}, {"save_limit", "1"}, {"turn_limit", "20"}},
           {{"players", "2"}, {"wilds", "16"}, {"all_wild", "true"}, {"hand_limit", "2"}},
       }) {
    const auto rules = battery::make_rules<Rules>(options);
    FastChance chance(5);
    for (int match = 0; match < 3; ++match) {
      State state = rules.start(chance, no_observer);
      int moves = 0;
      MoveList list;
      while (!rules.to_act(state).empty()) {
        ASSERT_EQ(flaw(rules, state), "");
        const Seat seat = rules.to_act(state).front();
        rules.legal_moves(state, seat, list);
        ASSERT_FALSE(list.empty());
        const Move move = list[chance.below(static_cast<std::uint32_t>(list.size()))];
        rules.apply(state, seat, move, chance, no_observer);
        ASSERT_LE(++moves, rules.max_moves());
      }
      const Outcome outcome = rules.outcome(state);
      EXPECT_NEAR(outcome.shares[0] + outcome.shares[1] + outcome.shares[2] + outcome.shares[3], 1,
                  1e-9);
    }
  }
}

// Golden case 2.
TEST(Rules, NothingPassesTwelveOrGoesBelowOne) {
  Scene scene;
  scene.hand(1, "r7 b8 g1 W").hand(2, "y1").phase(1, 2).phase(2, 2);
  scene.group(1, 1, "r3 y3 g3", 3, 3).group(2, 1, "r4 y4 g4", 4, 4);
  scene.group(2, 2, "r9 y10 g11 b12", 9, 12);
  EXPECT_TRUE(scene.may(Move::hit(b(8), 3)));
  EXPECT_TRUE(scene.may(Move::hit_wild(8, 3)));
  EXPECT_FALSE(scene.may(Move::hit_wild(13, 3)));
  EXPECT_FALSE(scene.may(Move::hit(r(7), 3)));
  Scene full;
  full.hand(1, "r7 b8 W").hand(2, "y1").phase(1, 2).phase(2, 6);
  full.group(1, 1, "r3 y3 g3", 3, 3);
  full.group(2, 1, "r1 r2 b3 r4 r5 r6 b7 r8 r9 r10 r11 r12", 1, 12);
  for (const Move move : full.moves()) EXPECT_FALSE(move.kind == Kind::hit && move.place == 2);
}

// Golden case 3.
TEST(Rules, OfTwoPlayersTheSkipperPlaysAgain) {
  Scene scene;
  scene.hand(1, "S r1 r2").hand(2, "y1 y2").discards("g9");
  EXPECT_TRUE(scene.play(Move::skip_seat(Seat{1})));
  EXPECT_EQ(scene.state.table.actor, Seat{0});
  EXPECT_EQ(scene.state.table.stage, Stage::drawing);
  EXPECT_FALSE(scene.may(Kind::take)) << "a Skip is never drawn from the discard pile";
  EXPECT_TRUE(scene.state.table.to_skip.empty());
}

TEST(Rules, NobodyIsSkippedTwiceAtOnce) {
  Scene scene({{"players", "3"}, {"skips", "4"}});
  scene.hand(1, "S S r1 r2").hand(2, "y1 S").hand(3, "y3 y4").discards("g9");
  EXPECT_TRUE(scene.play(Move::skip_seat(Seat{2})));
  EXPECT_TRUE(scene.play(Move::draw()));
  EXPECT_FALSE(scene.may(Move::skip_seat(Seat{2}), 2)) << "waits to be skipped already";
  EXPECT_TRUE(scene.play(Move::skip_seat(Seat{0})));
  EXPECT_EQ(scene.state.table.actor, Seat{1}) << "3 and 1 have lost their turns";
}

// Golden case 4.
TEST(Rules, CardsLeftInHandCostPoints) {
  Scene scene;
  scene.hand(1, "r1").hand(2, "r9 y10 S W").saves(2, "r12 W").discards("g9");
  scene.phase(1, 1).group(1, 1, "r3 y3 g3", 3, 3).group(1, 2, "r5 y5 g5", 5, 5);
  EXPECT_TRUE(scene.play(Move::discard(r(1))));
  EXPECT_EQ(scene.state.table.scores[Seat{0}], 0);
  EXPECT_EQ(scene.state.table.scores[Seat{1}], 55);
  EXPECT_EQ(scene.state.table.completed[Seat{0}], 1);
  EXPECT_EQ(scene.state.table.completed[Seat{1}], 0);
  EXPECT_EQ(scene.state.table.hand, 2);
  EXPECT_EQ(scene.state.table.dealer, Seat{0}) << "the deal passes left";
  EXPECT_EQ(flaw(scene.rules, scene.state), "") << "golden case 5: the saved cards stay out";
  EXPECT_EQ(scene.state.saves[Seat{1}].size(), 2);
}

// Golden case 5.
TEST(Rules, ASavedCardIsDrawnInALaterHand) {
  Scene scene;
  scene.hand(1, "r1 r2").saves(1, "r7").hand(2, "y1").discards("g9");
  scene.state.table.stage = Stage::drawing;
  EXPECT_TRUE(scene.play(Move::fetch(r(7))));
  EXPECT_EQ(scene.state.table.saved[Seat{0}], 0);
  EXPECT_TRUE(scene.may(Move::save(r(7)))) << "this hand's save is unused";
  EXPECT_TRUE(scene.play(Move::save(r(2))));
  EXPECT_EQ(scene.state.saves[Seat{0}], hand_of("r2"));
  EXPECT_TRUE(scene.play(Move::draw()));
  EXPECT_TRUE(scene.play(Move::discard(card_of(Colour::yellow, 1))));
  EXPECT_TRUE(scene.play(Move::draw()));
  EXPECT_FALSE(scene.may(Kind::save)) << "one save in a hand";
}

// Golden case 6.
TEST(Rules, LayingAndHittingCanGoOutWithoutADiscard) {
  Scene scene;
  scene.hand(1, "r1 y2 g3 b4 r5 y6 g7 b8 r9 y10 g11").hand(2, "y1").phase(1, 5).discards("g9");
  for (const char* name : {"r1", "y2", "g3", "b4", "r5", "y6", "g7", "b8"}) {
    const Card card = hand_of(name).nth(0);
    ASSERT_TRUE(scene.play(Move::lay(card))) << name;
  }
  EXPECT_TRUE(scene.state.table.laid.contains(Seat{0}));
  EXPECT_TRUE(scene.play(Move::hit(r(9), 0)));
  EXPECT_TRUE(scene.play(Move::hit(card_of(Colour::yellow, 10), 0)));
  EXPECT_TRUE(scene.play(Move::hit(card_of(Colour::green, 11), 0)));
  EXPECT_EQ(scene.state.table.hand, 2) << "out, without a discard";
  EXPECT_EQ(scene.state.table.completed[Seat{0}], 1U << 4);
}

// Golden case 7.
TEST(Rules, TheLastCardIsHitOrDiscardedNotSaved) {
  Scene scene;
  scene.hand(1, "r3").hand(2, "y1").phase(1, 1).discards("g9");
  scene.group(1, 1, "r3 y3 g3", 3, 3).group(1, 2, "r5 y5 g5", 5, 5);
  EXPECT_TRUE(scene.may(Move::hit(r(3), 0)));
  EXPECT_TRUE(scene.may(Move::discard(r(3))));
  EXPECT_FALSE(scene.may(Kind::save));
}

TEST(Rules, ASkipThatGoesOutNamesNobody) {
  Scene scene;
  scene.hand(1, "S").hand(2, "y1").phase(1, 1).discards("g9");
  scene.group(1, 1, "r3 y3 g3", 3, 3).group(1, 2, "r5 y5 g5", 5, 5);
  EXPECT_EQ(scene.moves().size(), 1U);
  EXPECT_TRUE(scene.play(Move::discard(skip)));
  EXPECT_EQ(scene.state.table.hand, 2);
}

TEST(Rules, HitsWaitUntilTheOwnPhaseLies) {
  Scene scene;
  scene.hand(1, "r3 r8").hand(2, "y1").phase(2, 1).discards("g9");
  scene.group(2, 1, "r3 y3 g3", 3, 3).group(2, 2, "r5 y5 g5", 5, 5);
  EXPECT_FALSE(scene.may(Kind::hit));
}

TEST(Rules, OnceBegunALayDownIsFinishedAndNobodySeesItBefore) {
  Scene scene;
  scene.hand(1, "r3 y3 g3 r5 y5 g5 b12").hand(2, "y1").phase(1, 1).discards("g9");
  const View before = scene.rules.view(scene.state, Seat{1});
  EXPECT_TRUE(scene.play(Move::lay(r(3))));
  for (const Move move : scene.moves()) EXPECT_EQ(move.kind, Kind::lay);
  EXPECT_EQ(scene.rules.view(scene.state, Seat{1}), before);
  EXPECT_EQ(scene.rules.event_for(scene.recorder.events.back(), Seat{1}), std::nullopt);
}

TEST(Rules, AnEmptyPileIsRebuiltWithoutTheTopCard) {
  Scene scene;
  scene.hand(1, "r1 r2").hand(2, "y1 y2").discards("g9 g10 g11");
  scene.state.pile = {};
  scene.state.table.pile = 0;
  EXPECT_TRUE(scene.play(Move::discard(r(1))));
  EXPECT_EQ(scene.state.table.pile, 3);
  EXPECT_EQ(scene.state.table.discard_size, 1);
  EXPECT_EQ(scene.state.table.top_discard(), r(1));
  EXPECT_EQ(scene.state.pile_bounds[0], hand_of("g9 g10 g11")) << "a known set, in unknown order";
}

TEST(Rules, AThirdRebuildEndsTheHand) {
  Scene scene;
  scene.hand(1, "r1 r2").hand(2, "y1 y2").discards("g9 g10 g11");
  scene.state.pile = {};
  scene.state.table.pile = 0;
  scene.state.table.rebuilds = 2;
  EXPECT_TRUE(scene.play(Move::discard(r(1))));
  EXPECT_EQ(scene.state.table.hand, 2);
  EXPECT_EQ(scene.state.table.scores[Seat{0}], 5);
  EXPECT_EQ(scene.state.table.scores[Seat{1}], 10);
}

TEST(Rules, ATurnedUpSkipTakesTheFirstTurn) {
  const Rules rules = battery::make_rules<Rules>({{"players", "3"}, {"skips", "8"}});
  int seen = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    FastChance chance(seed);
    State state = rules.start(chance, no_observer);
    if (state.table.top_discard() != skip) continue;
    ++seen;
    const Seat first = state.table.actor;
    for (int i = 0; i < 3; ++i) {
      rules.apply(state, state.table.actor, Move::choose(1), chance, no_observer);
    }
    EXPECT_EQ(state.table.actor, next_seat(first, 3));
    MoveList moves;
    rules.legal_moves(state, state.table.actor, moves);
    EXPECT_FALSE(moves.contains(Move::take()));
  }
  EXPECT_GT(seen, 5);
}

TEST(Rules, AllKnowWhatWasTakenUntilItIsSeenAgain) {
  Scene scene;
  scene.hand(1, "r1 r2").hand(2, "y1 y2").discards("b9");
  scene.state.table.stage = Stage::drawing;
  const Known& known = scene.state.table.known;
  EXPECT_TRUE(scene.play(Move::take()));
  EXPECT_EQ(known.count(Seat{0}, b(9), Known::Where::hand), 1);
  EXPECT_TRUE(scene.play(Move::save(r(1))));
  EXPECT_EQ(known.count(Seat{0}, b(9), Known::Where::hand_or_saves), 1);
  EXPECT_EQ(flaw(scene.rules, scene.state), "");
}

TEST(Rules, AKnownCardThatIsNotShownIsSaved) {
  Known known;
  known.take(Seat{0}, b(9));
  known.take(Seat{0}, wild);
  known.save(Seat{0});
  known.show(Seat{0}, hand_of("r1 W"), false);
  EXPECT_EQ(known.count(Seat{0}, b(9), Known::Where::saves), 1);
  EXPECT_EQ(known.count(Seat{0}, wild, Known::Where::saves), 0);
}

TEST(Rules, WhoeverHasAllTenPhasesAndFewestPointsWins) {
  Scene scene;
  scene.hand(1, "r1").hand(2, "y11").discards("g9");
  for (const int seat : {1, 2}) {
    scene.phase(seat, 1);
    scene.state.table.completed[seat_at(seat - 1)] = 0x3fe;
    scene.state.table.scores[seat_at(seat - 1)] = static_cast<std::uint16_t>(20 - 10 * seat);
  }
  scene.group(1, 1, "r3 y3 g3", 3, 3).group(1, 2, "r5 y5 g5", 5, 5);
  scene.group(2, 1, "r4 y4 g4", 4, 4).group(2, 2, "r6 y6 g6", 6, 6);
  EXPECT_TRUE(scene.play(Move::discard(r(1))));
  EXPECT_TRUE(scene.state.table.over());
  EXPECT_EQ(scene.rules.outcome(scene.state).shares[0], 0.5) << "10 points each: shared";
  EXPECT_EQ(scene.rules.outcome(scene.state).reason, "ten-phases");
}

}  // namespace
}  // namespace penta::phase10_masters

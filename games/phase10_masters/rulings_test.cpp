// What README.md settles under "Rulings", beyond the golden cases.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/phase10_masters/game.h"
#include "games/phase10_masters/testing/scene.h"

namespace penta::phase10_masters {
namespace {

const OptionList three{{"players", "3"}};

Rules made(const OptionList& options) { return battery::make_rules<Rules>(options); }

TEST(Phase10MastersRulings, DecksOfEveryPrinting) {
  EXPECT_EQ(made({}).deck().size(), 106);
  const Cards deck = made({{"skips", "4"}, {"wilds", "16"}}).deck();
  EXPECT_EQ(deck.skips(), 4);
  EXPECT_EQ(deck.wilds(), 16);
  EXPECT_EQ(deck.count(r(7)), 2);
}

TEST(Phase10MastersRulings, TheFirstDealerIsDrawnByLot) {
  const Rules rules = made(three);
  std::array<int, 3> dealt{};
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    FastChance chance(seed);
    ++dealt[static_cast<std::size_t>(rules.start(chance, no_observer).table.dealer)];
  }
  for (const int times : dealt) EXPECT_GT(times, 5);
}

TEST(Phase10MastersRulings, PhasesAreChosenAndTurnsTakenFromTheDealersLeft) {
  const Rules rules = made(three);
  FastChance chance(1);
  State state = rules.start(chance, no_observer);
  ASSERT_NE(state.table.top_discard(), skip);
  const Seat dealer = state.table.dealer;
  Seat seat = dealer;
  for (int i = 0; i < 3; ++i) {
    seat = next_seat(seat, 3);
    EXPECT_EQ(state.table.actor, seat);
    EXPECT_EQ(state.table.stage, Stage::choosing);
    rules.apply(state, seat, Move::choose(4 + i), chance, no_observer);
    const View other = rules.view(state, next_seat(seat, 3));
    EXPECT_EQ(other.table.active[seat], 4 + i) << "chosen in public";
  }
  EXPECT_EQ(seat, dealer) << "the dealer chooses last";
  EXPECT_EQ(state.table.actor, next_seat(dealer, 3));
  EXPECT_EQ(state.table.stage, Stage::drawing);
}

TEST(Phase10MastersRulings, WildsAreDiscardedAndTakenLikeOtherCards) {
  Scene scene(three);
  scene.hand(1, "W r1").hand(2, "y1 y2").hand(3, "g1 g2").discards("b9");
  EXPECT_TRUE(scene.play(Move::discard(wild)));
  EXPECT_TRUE(scene.play(Move::take()));
  EXPECT_EQ(scene.state.hands[seat_at(1)], hand_of("y1 y2 W"));
}

TEST(Phase10MastersRulings, AWildThatIsTurnedUpIsTaken) {
  Scene scene(three);
  scene.hand(1, "r2 r1").hand(2, "y1 y2").hand(3, "g1 g2").discards("W");
  scene.state.table.stage = Stage::drawing;
  EXPECT_TRUE(scene.play(Move::take()));
}

TEST(Phase10MastersRulings, ASkipMayBeSaved) {
  Scene scene(three);
  scene.hand(1, "S r1").hand(2, "y1 y2").hand(3, "g1 g2").discards("b9");
  EXPECT_TRUE(scene.play(Move::save(skip)));
  EXPECT_EQ(scene.state.saves[seat_at(0)], hand_of("S"));
  EXPECT_TRUE(scene.state.table.to_skip.empty());
}

TEST(Phase10MastersRulings, ASkipForNobodyIsStillDiscarded) {
  Scene scene(three);
  scene.hand(1, "S r1").hand(2, "y1 y2").hand(3, "g1 g2").discards("b9");
  scene.state.table.to_skip = SeatSet::first(3) - SeatSet{seat_at(0)};
  EXPECT_TRUE(scene.play(Move::discard(skip)));
  EXPECT_EQ(scene.state.table.actor, seat_at(0)) << "both others have lost their turns";
}

TEST(Phase10MastersRulings, SkipsNotServedEndWithTheHand) {
  Scene scene(three);
  scene.hand(1, "r3").hand(2, "y1 y2").hand(3, "g1 g2").discards("b9");
  scene.phase(1, 1).group(1, 1, "r3 y3 g3", 3, 3).group(1, 2, "r5 y5 g5", 5, 5);
  scene.state.table.to_skip.insert(seat_at(2));
  EXPECT_TRUE(scene.play(Move::hit(r(3), 0)));
  EXPECT_EQ(scene.state.table.hand, 2);
  const bool turned_up_skip = scene.state.table.top_discard() == skip;
  EXPECT_EQ(scene.state.table.to_skip.empty(), !turned_up_skip);
}

TEST(Phase10MastersRulings, AHandThatIsLaidToItsLastCardIsOut) {
  Scene scene(three);
  scene.phase(1, 4).hand(1, "r1 y2 g3 b4 r5 y6 g7").hand(2, "y1 y3").hand(3, "g1 g2");
  scene.discards("b9");
  for (const char* name : {"r1", "y2", "g3", "b4", "r5", "y6", "g7"}) {
    ASSERT_TRUE(scene.play(Move::lay(hand_of(name).nth(0)))) << name;
  }
  EXPECT_EQ(scene.state.table.hand, 2);
  EXPECT_EQ(scene.state.table.completed[seat_at(0)], 1U << 3);
}

TEST(Phase10MastersRulings, HitsGoToAnybodysGroupsAndManyInATurn) {
  Scene scene(three);
  scene.phase(1, 1).group(1, 1, "r3 y3 g3", 3, 3).group(1, 2, "r5 y5 g5", 5, 5);
  scene.phase(2, 4).group(2, 1, "r4 y4 g6 b7 r8 y9 g10", 4, 10);
  scene.hand(1, "b3 W r11 y1").hand(2, "y2").hand(3, "g1 g2").discards("b9");
  scene.state.table.melds.low[2] = 4;
  EXPECT_TRUE(scene.play(Move::hit(card_of(Colour::blue, 3), 0)));
  EXPECT_TRUE(scene.play(Move::hit(r(11), 2)));
  EXPECT_TRUE(scene.play(Move::hit_wild(as_number(12), 2)));
  EXPECT_EQ(scene.state.table.melds.high[2], 12);
  EXPECT_TRUE(scene.play(Move::discard(y(1)))) << "out";
  EXPECT_EQ(scene.state.table.hand, 2);
}

TEST(Phase10MastersRulings, TheSaveThatWasDrawnMayBeSavedAgain) {
  Scene scene(three);
  scene.hand(1, "r2 r1").saves(1, "W").hand(2, "y1 y2").hand(3, "g1 g2").discards("b9");
  scene.state.table.stage = Stage::drawing;
  EXPECT_TRUE(scene.play(Move::fetch(wild)));
  EXPECT_FALSE(scene.may(Move::Kind::draw)) << "it replaces the draw";
  EXPECT_TRUE(scene.play(Move::save(wild)));
  EXPECT_EQ(scene.state.saves[seat_at(0)], hand_of("W"));
}

TEST(Phase10MastersRulings, WhoCannotDrawPlaysWithout) {
  Scene scene(three);
  scene.hand(1, "S r1").hand(2, "y1 y2").hand(3, "g1 g2");
  scene.state.pile = {};
  scene.state.table.pile = 0;
  EXPECT_TRUE(scene.play(Move::skip_seat(seat_at(2))));
  EXPECT_EQ(scene.state.table.actor, seat_at(1));
  EXPECT_EQ(scene.state.table.stage, Stage::playing) << "only a Skip lies there";
  EXPECT_TRUE(scene.may(Move::discard(y(1)), 2));
}

TEST(Phase10MastersRulings, TheTurnLimitEndsAHandAndLaidPhasesCount) {
  Scene scene({{"players", "2"}, {"turn_limit", "20"}});
  scene.hand(1, "r1 r2").hand(2, "y10 y11").discards("b9");
  scene.phase(2, 1).group(2, 1, "r3 y3 g3", 3, 3).group(2, 2, "r5 y5 g5", 5, 5);
  scene.state.table.turn = 20;
  EXPECT_TRUE(scene.play(Move::discard(r(1))));
  EXPECT_EQ(scene.state.table.hand, 2);
  EXPECT_EQ(scene.state.table.scores[seat_at(0)], 5);
  EXPECT_EQ(scene.state.table.scores[seat_at(1)], 20);
  EXPECT_EQ(scene.state.table.completed[seat_at(1)], 1);
}

TEST(Phase10MastersRulings, AfterTheLastTurnNobodyHasOneToLose) {
  Scene scene({{"players", "2"}, {"turn_limit", "20"}});
  scene.hand(1, "S r2").hand(2, "y10 y11").discards("b9");
  const auto told = [&](Event::Kind kind) {
    const std::vector<Event>& events = scene.recorder.events;
    return std::count_if(events.begin(), events.end(),
                         [&](const Event& event) { return event.kind == kind; });
  };
  Scene earlier = scene;
  scene.state.table.turn = 20;
  ASSERT_TRUE(scene.play(Move::skip_seat(seat_at(1))));
  EXPECT_EQ(told(Event::Kind::stalled), 1);
  EXPECT_EQ(told(Event::Kind::skipped), 0);
  scene = earlier;
  scene.state.table.turn = 19;
  ASSERT_TRUE(scene.play(Move::skip_seat(seat_at(1))));
  EXPECT_EQ(told(Event::Kind::skipped), 1) << "there is a turn after it";
  EXPECT_EQ(scene.state.table.turn, 20) << "a turn that is lost is not counted";
}

TEST(Phase10MastersRulings, WhoHasNoCardLeftIsOutEvenWithoutAPhase) {
  Scene scene(three);
  scene.hand(1, "r1").hand(2, "y1 y2").hand(3, "g1 g2").discards("b9");
  ASSERT_TRUE(scene.play(Move::discard(r(1))));
  EXPECT_EQ(scene.state.table.hand, 2);
  EXPECT_EQ(scene.state.table.scores[seat_at(0)], 0);
  EXPECT_EQ(scene.state.table.completed[seat_at(0)], 0) << "its phase is not completed";
}

TEST(Phase10MastersRulings, WhatWasTakenMayBeDiscardedAtOnceAndTheDiscardsMayRunOut) {
  Scene scene(three);
  scene.hand(1, "r1 r2").hand(2, "y1 y2").saves(2, "W").hand(3, "g1 g2").discards("b9");
  scene.state.table.stage = Stage::drawing;
  ASSERT_TRUE(scene.play(Move::take()));
  EXPECT_TRUE(scene.may(Move::discard(b(9))));
  ASSERT_TRUE(scene.play(Move::save(b(9))));
  EXPECT_EQ(scene.state.table.discard_size, 0);
  EXPECT_TRUE(scene.may(Move::draw(), 2));
  EXPECT_FALSE(scene.may(Move::take(), 2));
  EXPECT_TRUE(scene.may(Move::fetch(wild), 2));
}

TEST(Phase10MastersRulings, AtTheHandLimitPhasesCountThenPoints) {
  const auto winners = [](int second_phases, int second_score) {
    Scene scene({{"players", "2"}, {"hand_limit", "3"}});
    scene.hand(1, "r1").hand(2, "y10").discards("b9");
    scene.phase(1, 1).group(1, 1, "r3 y3 g3", 3, 3).group(1, 2, "r5 y5 g5", 5, 5);
    scene.state.table.hand = 3;
    scene.state.table.scores[seat_at(0)] = 50;
    scene.state.table.completed[seat_at(1)] = static_cast<std::uint16_t>(second_phases);
    scene.state.table.scores[seat_at(1)] = static_cast<std::uint16_t>(second_score);
    EXPECT_TRUE(scene.play(Move::discard(r(1))));
    EXPECT_EQ(scene.rules.outcome(scene.state).reason, "hand-limit");
    return scene.state.table.winners;
  };
  EXPECT_EQ(winners(0b110, 400), SeatSet{seat_at(1)}) << "two phases against one";
  EXPECT_EQ(winners(0b10, 30), SeatSet{seat_at(1)}) << "40 points against 50";
  EXPECT_EQ(winners(0b10, 60), SeatSet{seat_at(0)});
  EXPECT_EQ(winners(0b10, 40), SeatSet::first(2)) << "50 points each";
}

TEST(Phase10MastersRulings, ASavePileIsFullAtItsLimit) {
  Scene scene({{"players", "2"}, {"save_limit", "2"}});
  scene.hand(1, "r1 r2").saves(1, "W y1").hand(2, "y10").discards("b9");
  EXPECT_FALSE(scene.may(Move::Kind::save));
}

TEST(Phase10MastersRulings, WithAllWildTheMeaningIsNamed) {
  Scene scene({{"players", "2"}, {"all_wild", "true"}});
  scene.phase(1, 1).hand(1, "W W W r5 y5 g5 b1").hand(2, "y10").discards("b9");
  EXPECT_TRUE(scene.may(Move::lay_wild(as_number(3))));
  EXPECT_FALSE(scene.may(Move::lay_wild(as_number(7)))) << "of two alike sets the lower is first";
}

}  // namespace
}  // namespace penta::phase10_masters

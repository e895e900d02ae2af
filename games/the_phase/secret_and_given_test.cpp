// Phase 0, where all choose in secret, and Phase IV, where cards are given away.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/the_phase/testing/scene.h"

namespace penta::the_phase {
namespace {

struct Show {
  std::string cards;
  std::string majority;
  std::string takes;
};

TEST(ThePhaseZero, TheColourOfMostStays) {
  for (const Show& show : std::vector<Show>{
           {"red-1, green-2, blue-3", "no majority", "1 takes blue-3, 2 takes red-1"},
           {"red-1, green-2, green-3", "majority green", "2 takes green-3, 3 takes green-2"},
           {"blue-9, blue-2, blue-3", "majority blue", "2 takes blue-9, 3 takes blue-2"},
           {"red-1, red-2, blue-3, blue-4", "no majority", "1 takes blue-4, 2 takes red-1"},
           {"red-1, yellow-2, blue-3, blue-4", "majority blue", "3 takes blue-4, 4 takes blue-3"},
           {"yellow-9, yellow-2, blue-3, blue-4, red-1, red-5", "no majority",
            "5 takes yellow-9, 2 takes red-1"},
           {"yellow-9, yellow-2, yellow-7, blue-4, blue-1, blue-5", "no majority",
            "5 takes yellow-9, 2 takes blue-1"},
           {"yellow-9, yellow-2, yellow-7, blue-4, blue-1, red-5", "majority yellow",
            "2 takes yellow-9, 3 takes yellow-2"},
           {"green-9, yellow-2, red-7, blue-4, blue-1, red-5", "no majority",
            "5 takes green-9, 2 takes blue-1"}}) {
    SCOPED_TRACE(show.cards);
    Scene scene("0", {{"players", std::to_string(split(show.cards, ',').size())}});
    scene.play(show.cards);
    EXPECT_EQ(scene.majority(), show.majority);
    EXPECT_EQ(scene.takes(), show.takes);
  }
}

TEST(ThePhaseZero, AnswersComeInAnyOrderAndMayChange) {
  Scene scene("0", three);
  scene.holds(1, "red-1 blue-2").holds(2, "red-3 green-4").holds(3, "red-5 yellow-6");
  EXPECT_EQ(scene.rules.to_act(scene.state()), SeatSet::first(3));
  scene.answer(3, "yellow-6").answer(1, "blue-2");
  EXPECT_EQ(scene.rules.to_act(scene.state()), SeatSet{seat_at(1)});
  scene.answer(3, "red-5").answer(1, "red-1").answer(1, "red-1");
  EXPECT_EQ(scene.takes(), "") << "nothing happens before the last answer";
  scene.answer(2, "red-3");
  EXPECT_EQ(scene.takes(), "1 takes red-5, 2 takes red-1");
}

TEST(ThePhaseZero, OthersSeeOnlyThatAChoiceWasMade) {
  Scene scene("0", three);
  scene.holds(1, "red-1 blue-2");
  State red = scene.state();
  State blue = scene.state();
  FastChance chance(1);
  Recorder<Event> told_red;
  Recorder<Event> told_blue;
  scene.rules.apply(red, seat_at(0), Move::play(scene.card("red-1")), chance, told_red);
  scene.rules.apply(blue, seat_at(0), Move::play(scene.card("blue-2")), chance, told_blue);
  ASSERT_EQ(told_red.events.size(), 1U);
  for (const Viewer viewer : {seat_at(1), seat_at(2), stranger}) {
    const auto seen = scene.rules.event_for(told_red.events[0], viewer);
    ASSERT_TRUE(seen);
    EXPECT_EQ(seen->card, hidden_card);
    EXPECT_EQ(*seen, *scene.rules.event_for(told_blue.events[0], viewer));
    EXPECT_EQ(scene.rules.view(red, viewer).table, scene.rules.view(blue, viewer).table);
  }
  EXPECT_TRUE(scene.rules.learners(told_red.events[0]).empty());
  EXPECT_EQ(scene.rules.event_for(told_red.events[0], seat_at(0))->card, scene.card("red-1"));

  Recorder<Event> changed;
  scene.rules.apply(red, seat_at(0), Move::play(scene.card("blue-2")), chance, changed);
  EXPECT_FALSE(scene.rules.event_for(changed.events[0], seat_at(1))) << "a change is not heard";
  EXPECT_EQ(scene.rules.view(red, seat_at(1)).table, scene.rules.view(blue, seat_at(1)).table);
}

TEST(ThePhaseFour, TheChainOfGifts) {
  Scene scene("IV", four);
  scene.leader(2).last_trick().holds(1, "red-1 red-2").holds(2, "yellow-1 yellow-2");
  scene.holds(3, "green-1 green-2").holds(4, "blue-1 blue-2");
  EXPECT_EQ(scene.to_act(), 2);
  EXPECT_EQ(scene.legal(2),
            "yellow-1 to 1, yellow-1 to 3, yellow-1 to 4, "
            "yellow-2 to 1, yellow-2 to 3, yellow-2 to 4");
  EXPECT_EQ(scene.why_not(2, "yellow-1 to 2"), ReasonCode::not_to_yourself);
  scene.answer(2, "yellow-1 to 4");
  EXPECT_EQ(scene.to_act(), 4);
  EXPECT_EQ(scene.legal(4), "blue-1 to 1, blue-1 to 3, blue-2 to 1, blue-2 to 3");
  EXPECT_EQ(scene.why_not(4, "blue-1 to 2"), ReasonCode::not_to_leader);
  EXPECT_EQ(scene.why_not(4, "blue-1 to 4"), ReasonCode::not_to_yourself);
  EXPECT_EQ(scene.why_not(4, "yellow-2 to 1"), ReasonCode::not_in_hand);
  scene.answer(4, "blue-1 to 1");
  EXPECT_EQ(scene.to_act(), 1);
  EXPECT_EQ(scene.legal(1), "red-1 to 3, red-2 to 3");
  EXPECT_EQ(scene.why_not(1, "red-1 to 4"), ReasonCode::has_a_card);
  EXPECT_EQ(scene.why_not(1, "red-1 to 2"), ReasonCode::not_to_leader);
  scene.answer(1, "red-2 to 3");
  EXPECT_EQ(scene.legal(3), "green-1 to 2, green-2 to 2");
  EXPECT_EQ(scene.why_not(3, "green-1 to 1"), ReasonCode::only_to_leader);
  EXPECT_EQ(scene.why_not(3, "green-1 to 3"), ReasonCode::not_to_yourself);
  scene.answer(3, "green-2 to 2");
  EXPECT_EQ(scene.takes(), "4 takes red-2, 1 takes yellow-1");
}

TEST(ThePhaseFour, EverybodyGivesOneCardAndGetsOne) {
  FastChance chance(11);
  for (int round = 0; round < 50; ++round) {
    Scene scene("IV", {{"players", "6"}});
    State& state = scene.state();
    SeatSet gave;
    SeatSet got;
    for (int i = 0; i < 6; ++i) {
      const Seat seat = scene.rules.to_act(state).front();
      MoveList moves;
      scene.rules.legal_moves(state, seat, moves);
      const Move move = moves[chance.below(static_cast<std::uint32_t>(moves.size()))];
      EXPECT_FALSE(gave.contains(seat));
      EXPECT_FALSE(got.contains(move.to()));
      EXPECT_EQ(move.to() == seat_at(0), i == 5) << "the leader's card comes last";
      gave.insert(seat);
      got.insert(move.to());
      scene.rules.apply(state, seat, move, chance, no_observer);
    }
    EXPECT_EQ(gave, SeatSet::first(6));
    EXPECT_EQ(got, SeatSet::first(6));
  }
}

TEST(ThePhaseFour, SeatsThatDoNotExistAreRefused) {
  Scene scene("IV", four);
  scene.holds(1, "red-1");
  const View view = scene.rules.view(scene.state(), seat_at(0));
  for (const int to : {4, 5, 6, 8, 255}) {
    const Move move = Move::give(scene.card("red-1"), seat_at(to));
    EXPECT_EQ(scene.rules.check(view, move).code, static_cast<int>(ReasonCode::no_such_seat)) << to;
  }
}

TEST(ThePhasePreview, TellsWhatFollowsFromTheOpenCards) {
  Scene scene("III", three);
  scene.holds(3, "green-5").play("green-8, green-40");
  const View view = scene.rules.view(scene.state(), seat_at(2));
  const auto events = scene.rules.preview(view, Move::play(scene.card("green-5")));
  ASSERT_EQ(events.size(), 4U);
  EXPECT_EQ(events[0].kind, Event::Kind::played);
  EXPECT_EQ(events[1].kind, Event::Kind::took);
  EXPECT_EQ(events[1].card, scene.card("green-40"));
  EXPECT_EQ(events[3].kind, Event::Kind::discarded);
}

}  // namespace
}  // namespace penta::the_phase

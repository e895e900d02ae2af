#include "bots/search.h"

#include <gtest/gtest.h>

#include <vector>

#include "bots/bot.h"
#include "bots/signature.h"
#include "games/phase10_masters/game.h"
#include "games/phase10_masters/testing/scene.h"
#include "games/the_phase/game.h"
#include "games/the_phase/testing/scene.h"
#include "testing/allocations.h"

namespace penta::bots {
namespace {

using the_phase::Rules;
using the_phase::Scene;
using the_phase::State;
using the_phase::View;

const OptionList three{{"players", "3"}};

// Some positions with something to decide, from a match played at random.
std::vector<View> decisions(const Rules& rules, std::uint64_t seed, std::size_t count) {
  std::vector<View> views;
  FastChance chance(seed);
  State state = rules.start(chance, no_observer);
  RandomStep<Rules, FastChance> step;
  while (views.size() < count && !rules.to_act(state).empty()) {
    step.choose(rules, state, chance);
    if (step.moves.size() > 1) views.push_back(rules.view(state, step.seat));
    rules.apply(state, step.seat, step.move, chance, no_observer);
  }
  return views;
}

TEST(Search, IsTheSameForSeedAndIterations) {
  const Rules rules = the_phase::make_rules({});
  Search<Rules> one(rules, {.iterations = 300});
  Search<Rules> other(rules, {.iterations = 300});
  for (const View& view : decisions(rules, 3, 12)) {
    FastChance chance(7);
    FastChance same_chance(7);
    EXPECT_EQ(one.choose(view, chance), other.choose(view, same_chance));
    Rules::MoveList moves;
    rules.legal_moves(view, moves);
    for (const auto move : moves) {
      EXPECT_EQ(one.candidate(move).visits, other.candidate(move).visits);
      EXPECT_EQ(one.candidate(move).value, other.candidate(move).value);
    }
  }
}

TEST(Search, SpendsEveryIterationOnACandidate) {
  const Rules rules = the_phase::make_rules({});
  Search<Rules> search(rules, {.iterations = 500});
  for (const View& view : decisions(rules, 4, 6)) {
    FastChance chance(1);
    EXPECT_EQ(search.run(view, chance), 500U);
    Rules::MoveList moves;
    rules.legal_moves(view, moves);
    std::uint32_t visits = 0;
    for (const auto move : moves) {
      const auto candidate = search.candidate(move);
      EXPECT_GT(candidate.visits, 0U);
      EXPECT_TRUE(candidate.value >= 0 && candidate.value <= 1);
      visits += candidate.visits;
    }
    EXPECT_EQ(visits, 500U);
  }
}

// The last card of the last trick: green 5 takes the 20 and the match, green 50 makes seat 1 win
// the round.
TEST(Search, FindsTheWinInTheLastTrick) {
  Scene scene("III", three);
  scene.last_trick().points({0, 0, 2}).took(3, "blue-30").took(2, "blue-10");
  scene.holds(3, "green-5 green-50").play("green-8, green-20");
  const View view = scene.rules.view(scene.state(), seat_at(2));
  Search<Rules> search(scene.rules, {.iterations = 200});
  FastChance chance(1);
  const auto best = search.choose(view, chance);
  EXPECT_EQ(scene.rules.notation(best), "play green-5");
  EXPECT_EQ(search.candidate(best).value, 1);
}

// With the last card of a match nothing is left to chance: each candidate is worth what it leads
// to.
TEST(Search, KnowsWhatIsCertain) {
  Scene scene("IV", three);
  scene.last_trick().points({2, 2, 2}).took(1, "blue-20").took(2, "blue-10").took(3, "blue-12");
  scene.holds(3, "red-50 red-1").holds(2, "red-25 red-30").holds(1, "red-2 red-20");
  scene.play("red-2 to 2, red-25 to 3");
  const View view = scene.rules.view(scene.state(), seat_at(2));
  Search<Rules> search(scene.rules, {.iterations = 100});
  FastChance chance(1);
  search.run(view, chance);
  Rules::MoveList moves;
  scene.rules.legal_moves(view, moves);
  for (const auto move : moves) {
    State after = scene.state();
    scene.rules.apply(after, seat_at(2), move, chance, no_observer);
    EXPECT_EQ(search.candidate(move).value, scene.rules.value(after)[2])
        << scene.rules.notation(move);
  }
}

TEST(Search, DoesNotThinkAboutTheOnlyMove) {
  Scene scene("III", three);
  scene.holds(2, "green-5 red-8").play("green-8");
  const View view = scene.rules.view(scene.state(), seat_at(1));
  Search<Rules> search(scene.rules, {.iterations = 100});
  FastChance chance(1);
  EXPECT_EQ(scene.rules.notation(search.choose(view, chance)), "play green-5");
  EXPECT_EQ(chance.next(), FastChance(1).next()) << "no chance was used";
}

TEST(Search, AllocatesNothingAfterItsConstruction) {
  for (const char* const variant : {"standard", "quick"}) {
    const Rules rules = the_phase::make_rules({{"variant", variant}});
    const auto views = decisions(rules, 5, 20);
    Search<Rules> search(rules, {.iterations = 200});
    FastChance chance(1);
    EXPECT_EQ(battery::allocations_of([&] {
                for (const View& view : views) search.choose(view, chance);
              }),
              0U);
  }
}

TEST(Search, LeavesOutWhatIsVain) {
  phase10_masters::Scene scene;
  scene.hand(1, "r9 y9 g9 r5 b6 y7 g8 b1 r12 y2").hand(2, "g12 y1").phase(1, 3).discards("r2 b12");
  scene.saves(1, "b4");
  scene.state.table.stage = phase10_masters::Stage::drawing;
  const phase10_masters::View view = scene.rules.view(scene.state, Seat{0});
  const auto fetch =
      phase10_masters::Move::fetch(phase10_masters::card_of(phase10_masters::Colour::blue, 4));
  ASSERT_TRUE(scene.may(fetch));
  Search<phase10_masters::Rules> search(scene.rules, {.iterations = 30});
  FastChance chance(1);
  search.run(view, chance);
  EXPECT_EQ(search.candidate(fetch).visits, 0U);
  EXPECT_GT(search.candidate(phase10_masters::Move::draw()).visits, 0U);
}

std::int64_t fake_time = 0;
std::int64_t fake_now() { return ++fake_time; }

TEST(Search, StopsWhenTheTimeIsOver) {
  const Rules rules = the_phase::make_rules({});
  Search<Rules> search(rules, {.milliseconds = 10, .now = fake_now});
  FastChance chance(1);
  const std::uint32_t done = search.run(decisions(rules, 3, 1)[0], chance);
  EXPECT_GE(done, 100U) << "asks the clock only now and then";
  EXPECT_LE(done, 200U);
}

TEST(Playout, StopsAtTheMilestone) {
  const Rules rules = the_phase::make_rules({});
  FastChance chance(2);
  State state = rules.start(chance, no_observer);
  play_to_milestone(rules, state, 1, chance);
  EXPECT_EQ(rules.milestone(state), 2U);
  EXPECT_EQ(state.table.tricks_done, 0);
}

TEST(Bots, MakeLegalMoves) {
  const Rules rules = the_phase::make_rules({{"variant", "quick"}});
  for (const char* const name : {"random", "greedy", "search:iterations=20", "search:ms=1"}) {
    const auto spec = Spec::parse(name);
    ASSERT_TRUE(spec);
    const auto bot = make_bot(rules, *spec, fake_now);
    FastChance chance(1);
    for (const View& view : decisions(rules, 6, 20)) {
      const auto move = bot->choose(view, chance);
      EXPECT_TRUE(rules.check(view, move).ok()) << name << ": " << rules.notation(move);
    }
  }
}

TEST(SignatureTest, CoversEveryCombinationOfOptions) {
  const auto sets = option_sets(Rules::option_specs());
  EXPECT_EQ(sets.size(), 4U * 2U * 2U);
  for (const OptionList& set : sets) EXPECT_TRUE(Options::check(Rules::option_specs(), set));
}

TEST(SignatureTest, IsTheSameEveryTime) { EXPECT_EQ(signatures<Rules>(), signatures<Rules>()); }

}  // namespace
}  // namespace penta::bots

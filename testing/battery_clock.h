// The clock: quiet until something is due, nothing but later meanwhile, and what is due is hidden
// from those who cannot know it.
#pragma once

#include <vector>

#include "testing/battery_play.h"

namespace penta::battery {

// Everything that any viewer is offered.
template <Game Rules>
std::vector<std::vector<typename Rules::Move>> all_moves(const Rules& rules,
                                                         const typename Rules::State& state) {
  std::vector<std::vector<typename Rules::Move>> all;
  for (const Viewer viewer : viewers(rules.players())) {
    all.push_back(moves_of(rules, rules.view(state, viewer)));
  }
  return all;
}

template <Clocked Rules>
void expect_quiet(const Rules& rules, const typename Rules::State& before, Milliseconds passed,
                  Milliseconds due) {
  auto state = before;
  Recorder<typename Rules::Event> recorder;
  ScriptedChance nothing({});
  rules.advance(state, passed, nothing, recorder);
  ASSERT_TRUE(nothing.used_up()) << "something was drawn";
  ASSERT_TRUE(recorder.events.empty()) << "something was told";
  ASSERT_EQ(rules.to_act(state), rules.to_act(before));
  ASSERT_EQ(rules.simultaneous(state), rules.simultaneous(before));
  ASSERT_EQ(rules.milestone(state), rules.milestone(before));
  ASSERT_EQ(rules.next_due(state), due - passed);
  const auto is = all_moves(rules, state);
  const auto was = all_moves(rules, before);
  for (std::size_t i = 0; i < is.size(); ++i) {
    ASSERT_EQ(is[i].size(), was[i].size());
    for (const auto& move : is[i]) ASSERT_TRUE(contains(was[i], move)) << rules.notation(move);
  }
}

// Time in pieces is the same time.
template <Clocked Rules>
void expect_divisible(RandomMatch<Rules>& match, Milliseconds due) {
  const std::size_t number = match.log.size() + 1;
  auto at_once = match.state;
  MatchChance chance = match.chance_of(number);
  match.rules.advance(at_once, due, chance, no_observer);
  auto in_pieces = match.state;
  MatchChance again = match.chance_of(number);
  Milliseconds left = due;
  while (left > 0) {
    const Milliseconds some =
        1 + match.choice.below(static_cast<std::uint32_t>(std::min<Milliseconds>(left, 100'000)));
    const Milliseconds step = std::min(left, some);
    match.rules.advance(in_pieces, step, again, no_observer);
    left -= step;
  }
  ASSERT_TRUE(same_bytes(at_once, in_pieces)) << "it depends on how often the clock is looked at";
}

template <Game Rules, class Traits>
void time_passes(int matches) {
  if constexpr (Clocked<Rules>) {
    int dues = 0;
    play_all<Rules, Traits>(matches, [&](RandomMatch<Rules>& match) {
      const Rules& rules = match.rules;
      const auto due = rules.next_due(match.state);
      if (match.over()) {
        ASSERT_FALSE(due) << "something is due after the end\n" << match;
        return;
      }
      for (const Viewer viewer : viewers(rules.players())) {
        const auto view = rules.view(match.state, viewer);
        const auto known = rules.known_due(view);
        ASSERT_TRUE(!known || (due && *known >= *due)) << "somebody knows too much\n" << match;
        const auto world = imagine(rules, view, match.choice);
        const auto there = rules.next_due(world);
        ASSERT_EQ(due.has_value(), there.has_value()) << match;
        if (!due) continue;
        ASSERT_GT(*there, 0) << "an imagined world is late\n" << match;
        const Milliseconds passed = random_quiet(std::min(*due, *there), match.choice);
        if (passed == 0) continue;
        // Nobody can tell from the clock in which world they are.
        auto later_here = match.state;
        auto later_there = world;
        ScriptedChance nothing({});
        rules.advance(later_here, passed, nothing, no_observer);
        rules.advance(later_there, passed, nothing, no_observer);
        ASSERT_TRUE(same_bytes(rules.view(later_here, viewer), rules.view(later_there, viewer)))
            << match;
      }
      if (!due) return;
      ++dues;
      ASSERT_GT(*due, 0) << match;
      if (*due > 1) {
        const Milliseconds passed = 1 + match.choice.below(static_cast<std::uint32_t>(*due - 1));
        ASSERT_NO_FATAL_FAILURE(expect_quiet(rules, match.state, passed, *due)) << match;
      }
      ASSERT_NO_FATAL_FAILURE(expect_divisible(match, *due)) << match;
    });
    ASSERT_GT(dues, 0) << "nothing is ever due";
  }
}

}  // namespace penta::battery

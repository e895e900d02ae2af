// No allocation per move: whatever a search does in its loop stays off the heap.
#pragma once

#include <utility>

#include "testing/allocations.h"
#include "testing/battery_match.h"

namespace penta::battery {

template <Game Rules>
struct Searcher {
  const Rules& rules;
  FastChance chance{7};
  typename Rules::MoveList moves{};
  float sum = 0;  // so that nothing is optimised away

  void play_a_match() {
    typename Rules::State state = rules.start(chance, no_observer);
    std::uint32_t milestone = rules.milestone(state);
    while (!rules.to_act(state).empty()) {
      const Seat seat = rules.to_act(state).front();
      const auto view = rules.view(state, seat);
      const typename Rules::State world = imagine(rules, view, chance);
      sum += static_cast<float>(rules.to_act(world).size());
      rules.legal_moves(view, moves);
      sum += rules.check(view, moves[0]).ok() ? 1.0F : 0.0F;
      const auto greedy = rules.greedy(view);
      rules.legal_moves(state, seat, moves);
      const auto likely = rules.likely_move(state, seat, std::as_const(moves), chance);
      const auto move = chance.below(2) == 0 ? greedy : likely;
      decide(rules, state, seat, move, chance, no_observer);
      if (rules.milestone(state) != milestone) sum += rules.value(state)[0];
      milestone = rules.milestone(state);
    }
    sum += rules.value(state)[0];
  }
};

template <Game Rules, class Traits>
void no_allocation(int matches) {
  for (const OptionList& options : option_sets<Traits>()) {
    const Rules rules = make_rules<Rules>(options);
    Searcher<Rules> searcher{rules};
    searcher.play_a_match();
    EXPECT_EQ(allocations_of([&] {
                for (int i = 0; i < matches; ++i) searcher.play_a_match();
              }),
              0U);
    EXPECT_GE(searcher.sum, 0);
  }
}

}  // namespace penta::battery

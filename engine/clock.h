// The clock of a game where nobody looks at a real one: decisions are charged the time that the
// game states for them. A game without a clock pays nothing for this.
#pragma once

#include <algorithm>

#include "engine/game.h"

namespace penta {

// What has fallen due happens in order.
template <Clocked Rules, Chance C, class Observer>
void let_time_pass(const Rules& rules, typename Rules::State& state, Milliseconds passed, C& chance,
                   Observer& observer) {
  while (passed > 0) {
    const auto due = rules.next_due(state);
    if (!due) return;
    const Milliseconds step = std::min(passed, *due);
    rules.advance(state, step, chance, observer);
    passed -= step;
  }
}

// A move and the time that it takes.
template <Game Rules, Chance C, class Observer>
void decide(const Rules& rules, typename Rules::State& state, Seat seat, typename Rules::Move move,
            C& chance, Observer& observer) {
  rules.apply(state, seat, move, chance, observer);
  if constexpr (Clocked<Rules>) {
    let_time_pass(rules, state, rules.charge(state, seat, move), chance, observer);
  }
}

}  // namespace penta

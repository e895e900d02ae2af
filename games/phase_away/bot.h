// How players tend to play: by the plan that the team shares.
#pragma once

#include "games/phase_away/plan.h"

namespace penta::phase_away {

// Mostly the plan, now and then anything.
template <Chance C>
Move Rules::likely_move(const State& state, Seat seat, const MoveList& moves, C& chance) const {
  constexpr std::uint32_t whims = 20;  // one move of so many
  if (seat != state.table.actor || chance.below(whims) == 0) {
    return moves[chance.below(static_cast<std::uint32_t>(moves.size()))];
  }
  return Plan(*this, state.table, seat).move();
}

}  // namespace penta::phase_away

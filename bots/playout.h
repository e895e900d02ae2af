// Random play, the measure of a rules engine and the end of every search iteration.
#pragma once

#include "engine/game.h"

namespace penta::bots {

// A seat that has to act, and a move of it, uniformly. Of several seats that answer at once the
// first is taken: the order does not matter.
template <Game Rules, Chance C>
struct RandomStep {
  typename Rules::MoveList moves;
  Seat seat{};
  typename Rules::Move move{};

  // False when nobody has to act: the match is over.
  bool choose(const Rules& rules, const typename Rules::State& state, C& chance) {
    const SeatSet actors = rules.to_act(state);
    if (actors.empty()) return false;
    seat = actors.front();
    rules.legal_moves(state, seat, moves);
    // Also of a single move: a draw costs less than guessing wrong whether one is needed.
    move = moves[chance.below(static_cast<std::uint32_t>(moves.size()))];
    return true;
  }
};

// Plays on, as the game's players are likely to, until the match ends or a milestone is passed.
template <Game Rules, Chance C>
void play_to_milestone(const Rules& rules, typename Rules::State& state, std::uint32_t milestone,
                       C& chance) {
  typename Rules::MoveList moves;
  while (rules.milestone(state) == milestone) {
    const SeatSet actors = rules.to_act(state);
    if (actors.empty()) return;
    const Seat seat = actors.front();
    rules.legal_moves(state, seat, moves);
    rules.apply(state, seat, rules.likely_move(state, seat, moves, chance), chance, no_observer);
  }
}

}  // namespace penta::bots

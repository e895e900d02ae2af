// Random play, the measure of a rules engine and the end of every search iteration.
#pragma once

#include "engine/clock.h"
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
    decide(rules, state, seat, rules.likely_move(state, seat, moves, chance), chance, no_observer);
  }
}

// Each seat's chance: its mean share of the win when the match is played on so often, from the
// whole truth, as the game's players are likely to. For matches that are over, where nothing is
// hidden.
template <Game Rules, Chance C>
PerSeat<double> chances(const Rules& rules, const typename Rules::State& state, int continuations,
                        C& chance) {
  if (rules.to_act(state).empty()) return rules.outcome(state).shares;
  PerSeat<double> chances{};
  for (int i = 0; i < continuations; ++i) {
    typename Rules::State played = state;
    while (!rules.to_act(played).empty()) {
      play_to_milestone(rules, played, rules.milestone(played), chance);
    }
    const Outcome outcome = rules.outcome(played);
    for (int seat = 0; seat < rules.players(); ++seat) {
      chances[seat_at(seat)] += outcome.shares[seat_at(seat)] / continuations;
    }
  }
  return chances;
}

}  // namespace penta::bots

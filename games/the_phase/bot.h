// How players tend to play, in next to no time: the moves with which search plays a round to its
// end.
#pragma once

#include <algorithm>

#include "games/the_phase/rules.h"
#include "games/the_phase/weights.h"

namespace penta::the_phase {

// The last two see, nearly, what each card brings. Otherwise of two random cards: the lower one
// while there is room for a high card, the higher one when the total nears the limit, and the other
// way round for a card that does not count.
template <Chance C>
Move Rules::likely_move(const State& state, Seat seat, const MoveList& moves, C& chance) const {
  const auto count = static_cast<std::uint32_t>(moves.size());
  if (count == 1) return moves[0];
  const Move a = moves[chance.below(count)];
  const Move b = moves[chance.below(count)];
  const Table& table = state.table;
  const bool a_lower = deck_.rank(a.card()) < deck_.rank(b.card());
  const Move low = a_lower ? a : b;
  const Move high = a_lower ? b : a;
  if (table.phase == Phase::four) return has_lowest(table, seat) ? high : a;
  const int limit = s_max(table.phase);
  const int total = table.totals[seat];
  if (total > limit) return a;
  const bool counts = table.trick_size == 0 || deck_.that_follow(table.demand).contains(a.card());
  if (counts && table.trick_size >= players_ - 2)
    return best_last_card(table, moves, limit - total);
  const int wish =
      counts ? weights::wish_per_share * total / limit + weights::wish_at_nothing
             : weights::wish_lost_per_share * total / limit + weights::wish_lost_at_nothing;
  return static_cast<int>(chance.below(256)) < wish ? high : low;
}

// Phase IV: the seat has a card, and none is lower.
inline bool Rules::has_lowest(const Table& table, Seat seat) const {
  int lowest = 0xff;
  Seat owner = stranger;
  for (std::size_t i = 0; i < table.trick_size; ++i) {
    const int rank = deck_.rank(table.trick[i]);
    if (rank < lowest) owner = table.trick_owners[i];
    lowest = std::min(lowest, rank);
  }
  return owner == seat;
}

// The card that takes most without going over.
inline Move Rules::best_last_card(const Table& table, const MoveList& moves, int room) const {
  int first = 0xff;
  int second = 0xff;
  int highest = 0;
  for (std::size_t i = 0; i < table.trick_size; ++i) {
    if ((table.counting >> i & 1) == 0) continue;
    const int rank = deck_.rank(table.trick[i]);
    second = std::min(second, std::max(first, rank));
    first = std::min(first, rank);
    highest = std::max(highest, rank);
  }
  Move best = moves[0];
  int most = -2;
  for (const Move move : moves) {
    const int rank = deck_.rank(move.card());
    const int gain = rank < first ? highest : rank < second ? first : 0;
    const int worth = gain > room ? -1 : gain;
    if (worth > most) best = move;
    most = std::max(most, worth);
  }
  return best;
}

}  // namespace penta::the_phase

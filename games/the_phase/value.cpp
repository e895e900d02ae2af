// What a standing is worth at the end of a round: each seat's chance to win the match.
#include <algorithm>
#include <array>

#include "games/the_phase/rules.h"

namespace penta::the_phase {

PerSeat<float> Rules::value(const State& state) const {
  const Table& table = state.table;
  PerSeat<float> value{};
  if (table.over()) {
    const float share = 1.0F / static_cast<float>(table.winners.size());
    for (const Seat seat : table.winners) value[seat] = share;
    return value;
  }
  // Each point makes a seat about two and a half times as likely to win the match.
  constexpr std::array<float, 3> weights{1.0F, 2.5F, 6.25F};
  float sum = 0;
  for (int i = 0; i < players_; ++i) {
    const float weight = weights[std::min<std::size_t>(table.points[seat_at(i)], 2)];
    value[seat_at(i)] = weight;
    sum += weight;
  }
  for (int i = 0; i < players_; ++i) value[seat_at(i)] /= sum;
  return value;
}

}  // namespace penta::the_phase

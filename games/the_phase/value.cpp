// What a standing is worth at the end of a round: each seat's chance to win the match.
#include <algorithm>

#include "games/the_phase/rules.h"
#include "games/the_phase/weights.h"

namespace penta::the_phase {

PerSeat<float> Rules::value(const State& state) const {
  const Table& table = state.table;
  if (table.over()) return even_shares<float>(table.winners);
  PerSeat<float> value{};
  float sum = 0;
  for (int i = 0; i < players_; ++i) {
    const float weight = weights::by_points[std::min<std::size_t>(table.points[seat_at(i)], 2)];
    value[seat_at(i)] = weight;
    sum += weight;
  }
  for (int i = 0; i < players_; ++i) value[seat_at(i)] /= sum;
  return value;
}

}  // namespace penta::the_phase

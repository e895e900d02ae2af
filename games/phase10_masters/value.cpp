// What a standing is worth at the end of a hand: each seat's chance to win the match.
//
// Only plain arithmetic, no library functions: it is the same on every machine.
#include "engine/exponential.h"
#include "games/phase10_masters/rules.h"
#include "games/phase10_masters/weights.h"

namespace penta::phase10_masters {
namespace {

struct Progress {
  int needed = 0;
  float points = 0;  // in fifties
  float rest = 0;    // harder phases, saved cards
  bool operator==(const Progress&) const = default;
};

Progress standing_of(const State& state, Seat seat) {
  const Table& table = state.table;
  const unsigned completed = table.completed[seat];
  Progress standing{.needed = phase_count - std::popcount(completed),
                    .points = static_cast<float>(table.scores[seat]) / 50};
  for (unsigned left = completed; left != 0; left &= left - 1) {
    standing.rest += weights::hardness[static_cast<std::size_t>(std::countr_zero(left))];
  }
  const int wilds = state.saves[seat].wilds();
  standing.rest += weights::saved_wild * static_cast<float>(wilds) +
                   weights::saved_card * static_cast<float>(table.saved[seat] - wilds);
  return standing;
}

// The odds that the one wins rather than the other.
float odds(const Progress& one, const Progress& other) {
  const int needed = std::clamp(std::min(one.needed, other.needed), 1, 8);
  const weights::Lead lead = weights::leads[static_cast<std::size_t>(needed - 1)];
  const int ahead = other.needed - one.needed;
  const float points = ahead == 0 ? lead.points : weights::points_apart;
  return exponential(lead.phase * static_cast<float>(ahead) + points * (other.points - one.points) +
                     one.rest - other.rest);
}

}  // namespace

PerSeat<float> Rules::value(const State& state) const {
  const Table& table = state.table;
  if (table.over()) return even_shares<float>(table.winners);
  PerSeat<float> value{};
  PerPlayer<Progress> standings{};
  for (int i = 0; i < players_; ++i) standings[seat_at(i)] = standing_of(state, seat_at(i));
  float sum = 0;
  for (int i = 0; i < players_; ++i) {
    float against = 1;
    for (int j = 0; j < players_; ++j) {
      if (j != i) against += odds(standings[seat_at(j)], standings[seat_at(i)]);
    }
    value[seat_at(i)] = 1 / against;
    sum += 1 / against;
  }
  for (int i = 0; i < players_; ++i) value[seat_at(i)] /= sum;
  return value;
}

}  // namespace penta::phase10_masters

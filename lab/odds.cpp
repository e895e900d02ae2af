#include "lab/odds.h"

#include "engine/chance.h"
#include "games/phase10_masters/lay.h"

namespace penta::lab {

using namespace phase10_masters;

OddsResult odds(const OddsOrder& order) {
  constexpr std::int64_t report_interval = 1 << 14;
  const Cards deck = Cards::deck(order.skips, order.wilds);
  FastChance chance(order.seed);
  std::array<std::int64_t, phase_count> complete{};
  for (std::int64_t i = 0; i < order.samples; ++i) {
    Cards rest = deck;
    Cards hand;
    for (int card = 0; card < hand_size; ++card) hand.add(draw_from(rest, chance));
    for (std::size_t phase = 0; phase < phase_count; ++phase) {
      complete[phase] += completes(hand, phase_cards[phase], false) ? 1 : 0;
    }
    if (order.progress && i % report_interval == 0) order.progress(i, order.samples);
  }
  OddsResult shares{};
  for (std::size_t phase = 0; phase < phase_count; ++phase) {
    shares[phase] = static_cast<double>(complete[phase]) / static_cast<double>(order.samples);
  }
  return shares;
}

}  // namespace penta::lab

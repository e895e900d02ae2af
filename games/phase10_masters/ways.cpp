#include "games/phase10_masters/ways.h"

#include "games/phase10_masters/bot.h"

namespace penta::phase10_masters {
namespace {

bool take_one(Cards& hand, NumberBits wanted) {
  const NumberBits there = hand.once() & wanted;
  if (there == 0) return false;
  hand.remove(static_cast<Card>(std::countr_zero(there)));
  return true;
}

// Hits one natural card of the hand onto the group, if one fits.
bool hit_one(Table& table, int place, Cards& hand) {
  const auto at = static_cast<std::size_t>(place);
  if (table.melds.cards[at].empty()) return false;
  std::uint8_t& low = table.melds.low[at];
  std::uint8_t& high = table.melds.high[at];
  bool done = false;
  for_each_taken(Rules::kind_at(table, place), low, high, [&](std::uint8_t as) {
    if (done || !take_one(hand, bits_of_meaning(as))) return;
    done = true;
    low = std::min(low, as);
    high = std::max(high, as);
  });
  return done;
}

// Runs first, which a card opens further; then whatever else takes one.
bool hit_any(Table& table, int players, Cards& hand) {
  for (const bool runs : {true, false}) {
    for (int place = 0; place < 2 * players; ++place) {
      const bool there = !table.melds.cards[static_cast<std::size_t>(place)].empty();
      if (!there || (Rules::kind_at(table, place) == GroupKind::run) != runs) continue;
      if (hit_one(table, place, hand)) return true;
    }
  }
  return false;
}

}  // namespace

// Whoever can go out does. Else, the fewer cards are left the better, but for Wilds, and the more
// fits later.
Rest rest_of(Table table, int players, Cards hand) {
  Rest rest;
  while (hit_any(table, players, hand)) ++rest.hits;
  const int left = hand.size() - hand.wilds();
  const auto later = static_cast<float>(std::popcount(fitting(table, players)));
  rest.out = left <= 1;
  rest.worth = 0.5F * static_cast<float>(hand.wilds()) - static_cast<float>(left) + 0.02F * later -
               0.01F * static_cast<float>(hand.points()) + (rest.out ? 20.0F : 0.0F);
  return rest;
}

}  // namespace penta::phase10_masters

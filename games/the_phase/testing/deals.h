// For tests: a deal of a few cards in short, "ab c ": a and b in the first hand, c in the second.
#pragma once

#include <string>

#include "engine/seat.h"
#include "games/the_phase/cards.h"

namespace penta::the_phase {

inline std::string deal_name(const PerSeat<CardSet>& hands, int seats) {
  std::string name;
  for (int i = 0; i < seats; ++i) {
    hands[seat_at(i)].for_each(
        [&](Card card) { name += static_cast<char>('a' + static_cast<int>(card)); });
    name += ' ';
  }
  return name;
}

}  // namespace penta::the_phase

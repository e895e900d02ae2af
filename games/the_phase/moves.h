// A move is one card, and in Phase IV the person it is given to.
#pragma once

#include <cassert>
#include <cstdint>

#include "engine/containers.h"
#include "engine/seat.h"
#include "games/the_phase/cards.h"

namespace penta::the_phase {

//  bit  15 .. 11 | 10  9  8 | 7 | 6 .. 0
//       zero     | to seat  | 0 | card
//                | 7: played, not given
class Move {
 public:
  constexpr Move() = default;
  static constexpr Move play(Card card) {
    return from_bits(static_cast<std::uint16_t>(card), nobody);
  }
  static constexpr Move give(Card card, Seat to) {
    return from_bits(static_cast<std::uint16_t>(card), static_cast<std::uint16_t>(to));
  }
  static constexpr Move from_code(std::uint16_t code) {
    Move move;
    move.bits_ = code;
    return move;
  }

  constexpr Card card() const { return static_cast<Card>(bits_ & 0x7f); }
  constexpr bool is_gift() const { return (bits_ >> 8) != nobody; }
  // REQUIRES: is_gift()
  constexpr Seat to() const {
    assert(is_gift());
    return static_cast<Seat>(bits_ >> 8);
  }
  constexpr std::uint16_t code() const { return bits_; }
  constexpr bool operator==(const Move&) const = default;

 private:
  static constexpr std::uint16_t nobody = 7;
  static constexpr Move from_bits(std::uint16_t card, std::uint16_t to) {
    return from_code(static_cast<std::uint16_t>(card | (to << 8)));
  }
  std::uint16_t bits_ = nobody << 8;
};

// Phase IV, Quick: ten cards to five people.
using MoveList = FixedList<Move, 50>;

}  // namespace penta::the_phase

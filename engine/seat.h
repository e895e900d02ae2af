// Seats at a table and sets of them.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace penta {

inline constexpr int max_seats = 6;

// A place at the table, counted from 0 in clockwise order. People read and write seats from 1.
enum class Seat : std::uint8_t {};

// Somebody who looks at the table without sitting at it: sees what lies open and nothing else.
inline constexpr Seat stranger{0xff};

// Whoever looks: a seat, or `stranger`.
using Viewer = Seat;

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat_at(int index) { return static_cast<Seat>(index); }
constexpr Seat next_seat(Seat seat, int players) {
  return index(seat) + 1 == players ? Seat{0} : seat_at(index(seat) + 1);
}

// A set of seats; iterates in rising order.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr explicit SeatSet(Seat seat) : bits_(bit(seat)) {}
  static constexpr SeatSet first(int players) {
    return from_bits(static_cast<std::uint8_t>((1U << players) - 1U));
  }
  static constexpr SeatSet from_bits(std::uint8_t bits) {
    SeatSet set;
    set.bits_ = bits;
    return set;
  }

  constexpr std::uint8_t bits() const { return bits_; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool contains(Seat seat) const { return (bits_ & bit(seat)) != 0; }
  // REQUIRES: !empty()
  constexpr Seat front() const {
    assert(!empty());
    return seat_at(std::countr_zero(bits_));
  }

  constexpr void insert(Seat seat) { bits_ |= bit(seat); }
  constexpr void erase(Seat seat) { bits_ &= static_cast<std::uint8_t>(~bit(seat)); }
  constexpr SeatSet operator|(SeatSet other) const { return from_bits(bits_ | other.bits_); }
  constexpr SeatSet operator&(SeatSet other) const { return from_bits(bits_ & other.bits_); }
  constexpr SeatSet operator-(SeatSet other) const {
    return from_bits(bits_ & static_cast<std::uint8_t>(~other.bits_));
  }
  constexpr bool operator==(const SeatSet&) const = default;

  class iterator {
   public:
    constexpr explicit iterator(std::uint8_t bits) : bits_(bits) {}
    constexpr Seat operator*() const { return seat_at(std::countr_zero(bits_)); }
    constexpr iterator& operator++() {
      bits_ &= static_cast<std::uint8_t>(bits_ - 1U);
      return *this;
    }
    constexpr bool operator==(const iterator&) const = default;

   private:
    std::uint8_t bits_;
  };
  constexpr iterator begin() const { return iterator{bits_}; }
  constexpr iterator end() const { return iterator{0}; }

 private:
  // The stranger is in no set.
  static constexpr std::uint8_t bit(Seat seat) {
    return seat == stranger ? std::uint8_t{0} : static_cast<std::uint8_t>(1U << index(seat));
  }
  std::uint8_t bits_ = 0;
};

// One value for each of N seats; only the first `players` of them mean anything, the rest stay
// zero. A game whose tables are smaller than the largest saves room in its state with an N of its
// own.
template <class T, std::size_t N = max_seats>
struct PerSeat : std::array<T, N> {
  using std::array<T, N>::operator[];
  constexpr T& operator[](Seat seat) { return (*this)[static_cast<std::size_t>(seat)]; }
  constexpr const T& operator[](Seat seat) const { return (*this)[static_cast<std::size_t>(seat)]; }
  constexpr bool operator==(const PerSeat&) const = default;
};

// The win, split evenly among those who won. REQUIRES: somebody did.
template <class Number>
constexpr PerSeat<Number> even_shares(SeatSet winners) {
  PerSeat<Number> shares{};
  for (const Seat seat : winners) shares[seat] = Number{1} / static_cast<Number>(winners.size());
  return shares;
}

}  // namespace penta

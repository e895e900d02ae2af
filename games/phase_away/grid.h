// The board: 9 x 9 squares, sets of them, and walking on them.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace penta::phase_away {

inline constexpr int side = 9;
inline constexpr int squares = side * side;

// A1 is 0, B1 is 1, A2 is 9: the column is the letter, the row the number.
enum class Square : std::uint8_t { none = 0xff };

constexpr int index(Square square) { return static_cast<int>(square); }
constexpr Square square_at(int column, int row) { return static_cast<Square>(row * side + column); }
constexpr int column(Square square) { return index(square) % side; }
constexpr int row(Square square) { return index(square) / side; }
constexpr bool on_board(Square square) { return index(square) < squares; }

enum class Direction : std::uint8_t { north, east, south, west, none = 0xff };
inline constexpr int directions = 4;

constexpr Square work_out_beside(Square square, Direction direction) {
  const int x = column(square);
  const int y = row(square);
  switch (direction) {
    case Direction::north:
      return y == 0 ? Square::none : square_at(x, y - 1);
    case Direction::east:
      return x == side - 1 ? Square::none : square_at(x + 1, y);
    case Direction::south:
      return y == side - 1 ? Square::none : square_at(x, y + 1);
    case Direction::west:
      return x == 0 ? Square::none : square_at(x - 1, y);
    case Direction::none:
      break;
  }
  return Square::none;
}

// The same out of a table: it is asked for every direction at every move.
inline constexpr auto neighbour_table = [] {
  std::array<std::array<Square, directions>, squares> table{};
  for (int at = 0; at < squares; ++at) {
    for (int i = 0; i < directions; ++i) {
      table[static_cast<std::size_t>(at)][static_cast<std::size_t>(i)] =
          work_out_beside(static_cast<Square>(at), static_cast<Direction>(i));
    }
  }
  return table;
}();

// The neighbour in that direction; `none` beyond the edge. North is towards row 1.
constexpr Square beside(Square square, Direction direction) {
  if (!on_board(square) || static_cast<int>(direction) >= directions) return Square::none;
  return neighbour_table[static_cast<std::size_t>(square)][static_cast<std::size_t>(direction)];
}

// A set of squares in two words; iterates in rising order.
class Squares {
 public:
  constexpr Squares() = default;
  constexpr explicit Squares(Square square) { insert(square); }
  static constexpr Squares all() { return {~std::uint64_t{0}, high_mask}; }
  static constexpr Squares in_column(int column) {
    Squares set;
    for (int y = 0; y < side; ++y) set.insert(square_at(column, y));
    return set;
  }

  [[nodiscard]] constexpr bool empty() const { return (low_ | high_) == 0; }
  constexpr int size() const { return std::popcount(low_) + std::popcount(high_); }
  constexpr bool contains(Square square) const {
    const auto at = static_cast<unsigned>(square);
    return at < 64 ? (low_ >> at & 1U) != 0 : at < squares && (high_ >> (at - 64) & 1U) != 0;
  }
  constexpr void insert(Square square) {
    const auto at = static_cast<unsigned>(square);
    assert(at < squares);
    (at < 64 ? low_ : high_) |= std::uint64_t{1} << (at & 63U);
  }
  constexpr void erase(Square square) {
    const auto at = static_cast<unsigned>(square);
    assert(at < squares);
    (at < 64 ? low_ : high_) &= ~(std::uint64_t{1} << (at & 63U));
  }
  // REQUIRES: !empty()
  constexpr Square front() const {
    return static_cast<Square>(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
  }
  // The square of rank n among the members, counted from 0. REQUIRES: n < size()
  constexpr Square nth(int n) const {
    Squares rest = *this;
    for (; n > 0; --n) rest.erase(rest.front());
    return rest.front();
  }
  constexpr Squares operator|(Squares o) const { return {low_ | o.low_, high_ | o.high_}; }
  constexpr Squares operator&(Squares o) const { return {low_ & o.low_, high_ & o.high_}; }
  constexpr Squares operator-(Squares o) const { return {low_ & ~o.low_, high_ & ~o.high_}; }
  constexpr bool operator==(const Squares&) const = default;

  // Those that share a side with one of these, perhaps with some of these themselves.
  constexpr Squares neighbours() const;

  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for (std::uint64_t word = low_; word != 0; word &= word - 1) {
      visit(static_cast<Square>(std::countr_zero(word)));
    }
    for (std::uint64_t word = high_; word != 0; word &= word - 1) {
      visit(static_cast<Square>(64 + std::countr_zero(word)));
    }
  }
  using Item = Square;

 private:
  static constexpr std::uint64_t high_mask = (std::uint64_t{1} << (squares - 64)) - 1;
  constexpr Squares(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
  constexpr Squares up(unsigned by) const {
    return {low_ << by, ((high_ << by) | (low_ >> (64 - by))) & high_mask};
  }
  constexpr Squares down(unsigned by) const {
    return {(low_ >> by) | (high_ << (64 - by)), high_ >> by};
  }
  std::uint64_t low_ = 0;
  std::uint64_t high_ = 0;
};

inline constexpr Squares first_column = Squares::in_column(0);
inline constexpr Squares last_column = Squares::in_column(side - 1);

constexpr Squares Squares::neighbours() const {
  return up(side) | down(side) | (*this - last_column).up(1) | (*this - first_column).down(1);
}

// All that can be reached from `from` over squares of `through`; with `from` itself.
constexpr Squares flood(Square from, Squares through) {
  Squares reached(from);
  for (Squares edge = reached; !edge.empty();) {
    edge = (edge.neighbours() & through) - reached;
    reached = reached | edge;
  }
  return reached;
}

// Whether a square outside of `laid` is beside one of those; most often beside the first.
constexpr bool leads_out(Square from, Squares through, Squares laid) {
  Squares reached(from);
  for (Squares edge = reached; !edge.empty();) {
    const Squares next = edge.neighbours();
    if (!(next - laid).empty()) return true;
    edge = (next & through) - reached;
    reached = reached | edge;
  }
  return false;
}

}  // namespace penta::phase_away

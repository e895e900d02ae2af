// The cards by what they show, and heaps of them.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "engine/chance.h"
#include "engine/word_list.h"
#include "games/phase10_masters/figures.h"

namespace penta::phase10_masters {

enum class Colour : std::uint8_t { red, yellow, green, blue };
constexpr auto list_words(Colour /*of*/) {
  using enum Colour;
  return word_list<Colour>({{red, "red"}, {yellow, "yellow"}, {green, "green"}, {blue, "blue"}});
}
inline constexpr int colours = 4;

// 0 to 47: number cards, by number and then by colour; there are two of each. Cards that show the
// same are the same: nobody can tell them apart.
enum class Card : std::uint8_t {};
inline constexpr int number_cards = highest_number * colours;
inline constexpr Card skip{48};
inline constexpr Card wild{49};
inline constexpr Card no_card{0xff};
inline constexpr Card hidden_card{0xfe};  // in a view: a card is there, but which one is not shown

constexpr Card card_of(Colour colour, int number) {
  return static_cast<Card>((number - 1) * colours + static_cast<int>(colour));
}
constexpr bool is_number(Card card) { return static_cast<int>(card) < number_cards; }
// REQUIRES: is_number(card), for both
constexpr int number_of(Card card) {
  assert(is_number(card));
  return static_cast<int>(card) / colours + 1;
}
constexpr Colour colour_of(Card card) {
  assert(is_number(card));
  return static_cast<Colour>(static_cast<int>(card) % colours);
}
constexpr int points_of(Card card) {
  if (card == wild) return wild_points;
  if (card == skip) return skip_points;
  return number_of(card) < 10 ? low_points : high_points;
}

// What a card stands for in a group: a number, or in a group of one colour that colour.
constexpr std::uint8_t as_number(int number) { return static_cast<std::uint8_t>(number); }
constexpr std::uint8_t as_colour(Colour colour) {
  return static_cast<std::uint8_t>(highest_number + 1 + static_cast<int>(colour));
}
constexpr bool is_colour(std::uint8_t as) {
  return as > highest_number && as <= highest_number + colours;
}
// REQUIRES: is_colour(as)
constexpr Colour colour_as(std::uint8_t as) { return static_cast<Colour>(as - highest_number - 1); }
// The same where it is written as a word: "7" or "red".
enum class Meaning : std::uint8_t { none = 0xff };

// One bit for each number card, four for each number, lowest first.
using NumberBits = std::uint64_t;
inline constexpr NumberBits all_numbers = (NumberBits{1} << number_cards) - 1;
inline constexpr NumberBits every_fourth = 0x0000111111111111;

constexpr NumberBits bits_of_number(int number) { return NumberBits{0xf} << (4 * (number - 1)); }
constexpr NumberBits bits_of_colour(Colour colour) {
  return every_fourth << static_cast<int>(colour);
}
// In the lowest of each four bits: a card of that number is there.
constexpr NumberBits numbers_in(NumberBits cards) {
  const NumberBits pairs = cards | cards >> 1;
  return (pairs | pairs >> 2) & every_fourth;
}

// A heap of cards: how many of each. Of number cards at most two.
class Cards {
 public:
  using Item = Card;

  // Two of each number card, with so many Skips and Wilds.
  static constexpr Cards deck(int skips, int wilds) {
    Cards cards;
    cards.first_ = all_numbers + one_wild * static_cast<std::uint64_t>(wilds);
    cards.second_ = all_numbers + one_skip * static_cast<std::uint64_t>(skips);
    return cards;
  }

  constexpr NumberBits once() const { return first_ & all_numbers; }    // at least one of them
  constexpr NumberBits twice() const { return second_ & all_numbers; }  // both
  constexpr int wilds() const { return static_cast<int>(first_ >> wild_shift); }
  constexpr int skips() const { return static_cast<int>(second_ >> skip_shift); }

  constexpr int size() const {
    return std::popcount(once()) + std::popcount(twice()) + wilds() + skips();
  }
  [[nodiscard]] constexpr bool empty() const { return (first_ | second_) == 0; }
  constexpr int count(Card card) const {
    if (card == wild) return wilds();
    if (card == skip) return skips();
    return static_cast<int>(first_ >> static_cast<int>(card) & 1) +
           static_cast<int>(second_ >> static_cast<int>(card) & 1);
  }
  constexpr bool contains(Card card) const { return count(card) > 0; }

  // REQUIRES: a number card is there at most once before.
  constexpr void add(Card card) {
    if (is_number(card)) {
      const NumberBits bit = NumberBits{1} << static_cast<int>(card);
      assert((second_ & bit) == 0);
      second_ |= first_ & bit;
      first_ |= bit;
    } else if (card == wild) {
      first_ += one_wild;
    } else {
      second_ += one_skip;
    }
  }
  // REQUIRES: contains(card)
  constexpr void remove(Card card) {
    assert(contains(card));
    if (is_number(card)) {
      const NumberBits bit = NumberBits{1} << static_cast<int>(card);
      first_ &= ~(bit & ~second_);
      second_ &= ~bit;
    } else if (card == wild) {
      first_ -= one_wild;
    } else {
      second_ -= one_skip;
    }
  }

  // The same for every card of the other heap.
  constexpr void add_all(const Cards& others) {
    others.for_each([this](Card card) { add(card); });
  }
  constexpr void remove_all(const Cards& others) {
    others.for_each([this](Card card) { remove(card); });
  }
  // Each card of the other heap is here so often.
  constexpr bool includes(const Cards& others) const {
    bool all = true;
    others.for_each_kind([&](Card card, int many) { all = all && many <= count(card); });
    return all;
  }

  // Card n of them all, equal ones counted singly, from 0. REQUIRES: n < size()
  constexpr Card nth(int n) const;

  // visit(card, how many): numbers rising, then Skip and Wild.
  template <class Visit>
  constexpr void for_each_kind(Visit&& visit) const {
    for (NumberBits rest = once(); rest != 0; rest &= rest - 1) {
      const int at = std::countr_zero(rest);
      visit(static_cast<Card>(at), 1 + static_cast<int>(second_ >> at & 1));
    }
    if (skips() > 0) visit(skip, skips());
    if (wilds() > 0) visit(wild, wilds());
  }
  // visit(card), equal ones one after the other.
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for_each_kind([&](Card card, int count) {
      for (int i = 0; i < count; ++i) visit(card);
    });
  }

  // How many of each number, four bits each; at most eight.
  constexpr NumberBits counts() const { return nibble_counts(once()) + nibble_counts(twice()); }
  constexpr int count_of_colour(Colour colour) const {
    return std::popcount(first_ & bits_of_colour(colour)) +
           std::popcount(second_ & bits_of_colour(colour));
  }
  constexpr int points() const;

  constexpr bool operator==(const Cards&) const = default;

 private:
  static constexpr int wild_shift = 48;
  static constexpr int skip_shift = 48;
  static constexpr std::uint64_t one_wild = std::uint64_t{1} << wild_shift;
  static constexpr std::uint64_t one_skip = std::uint64_t{1} << skip_shift;

  static constexpr NumberBits nibble_counts(NumberBits bits) {
    const NumberBits pairs = bits - (bits >> 1 & 0x5555555555555555);
    return (pairs & 0x3333333333333333) + (pairs >> 2 & 0x3333333333333333);
  }
  static constexpr int nth_bit(std::uint64_t bits, int n);

  std::uint64_t first_ = 0;   // bits 0-47: at least one of the card; above: wilds
  std::uint64_t second_ = 0;  // bits 0-47: two of it; above: skips
};
static_assert(sizeof(Cards) == 16);

// The place of set bit n, counted from 0: halves the word again and again.
constexpr int Cards::nth_bit(std::uint64_t bits, int n) {
  int at = 0;
  for (int half = 32; half > 0; half /= 2) {
    const int below = std::popcount(bits & ((std::uint64_t{1} << half) - 1));
    const bool above = n >= below;
    n -= above ? below : 0;
    at += above ? half : 0;
    bits >>= above ? half : 0;
  }
  return at;
}

constexpr Card Cards::nth(int n) const {
  const int singles = std::popcount(once());
  if (n < singles) return static_cast<Card>(nth_bit(once(), n));
  n -= singles;
  const int pairs = std::popcount(twice());
  if (n < pairs) return static_cast<Card>(nth_bit(twice(), n));
  return n - pairs < skips() ? skip : wild;
}

constexpr int Cards::points() const {
  constexpr NumberBits low = (NumberBits{1} << (9 * colours)) - 1;
  const int all = std::popcount(once()) + std::popcount(twice());
  const int lows = std::popcount(once() & low) + std::popcount(twice() & low);
  return low_points * lows + high_points * (all - lows) + skip_points * skips() +
         wild_points * wilds();
}

// Takes one of them out, each with the same chance. REQUIRES: !cards.empty()
template <Chance C>
constexpr Card draw_from(Cards& cards, C& chance) {
  assert(!cards.empty());
  const Card card =
      cards.nth(static_cast<int>(chance.below(static_cast<std::uint32_t>(cards.size()))));
  cards.remove(card);
  return card;
}

}  // namespace penta::phase10_masters

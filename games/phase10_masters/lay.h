// Laying down a phase: whether it can be done, and card by card how. The one place that knows what
// makes a set, a run and a group of one colour.
//
// Each lay-down has exactly one spelling: the groups as printed; a run from its low end; a set or a
// colour by rising cards, Wilds last; of two sets of the same size the lower one first.
#pragma once

#include <algorithm>

#include "engine/containers.h"
#include "games/phase10_masters/cards.h"

namespace penta::phase10_masters {

// What counts for sets and runs: how many of each number, in four bits each, and how many Wilds.
struct Tally {
  NumberBits counts = 0;
  int wilds = 0;

  constexpr explicit Tally(const Cards& cards) : counts(cards.counts()), wilds(cards.wilds()) {}
  constexpr int of(int number) const {
    return static_cast<int>(counts >> (4 * (number - 1)) & 0xf);
  }
  constexpr void take(int number, int cards) {
    counts -= static_cast<NumberBits>(cards) << (4 * (number - 1));
  }
  // Not zero if some number is there so often. REQUIRES: 1 <= least <= 8
  constexpr NumberBits at_least(int least) const {
    return (counts + every_fourth * static_cast<NumberBits>(8 - least)) & (every_fourth << 3);
  }
};

// Whether a set, or a run, can be made of them. `all_wild`: it needs no natural card.
constexpr bool makes_set(const Tally& tally, int size, bool all_wild) {
  if (all_wild && tally.wilds >= size) return true;
  const int naturals = size - tally.wilds;
  return tally.at_least(naturals > 1 ? naturals : 1) != 0;
}

// Calls visit(numbers of the window that are there, in every fourth bit) until it returns true.
template <class Visit>
constexpr bool any_window(NumberBits numbers, int size, Visit&& visit) {
  NumberBits window = every_fourth >> (4 * (highest_number - size));
  for (int low = 1; low + size - 1 <= highest_number; ++low, window <<= 4) {
    if (visit(numbers & window)) return true;
  }
  return false;
}

constexpr bool makes_run(const Tally& tally, int size, bool all_wild) {
  const int naturals = std::max(size - tally.wilds, all_wild ? 0 : 1);
  return any_window(numbers_in(tally.counts), size,
                    [&](NumberBits there) { return std::popcount(there) >= naturals; });
}

constexpr bool makes_two_sets(Tally tally, int first, int second, bool all_wild) {
  if (all_wild && tally.wilds >= first) {
    Tally rest = tally;
    rest.wilds -= first;
    if (makes_set(rest, second, true)) return true;
  }
  for (NumberBits left = numbers_in(tally.counts); left != 0; left &= left - 1) {
    const int number = std::countr_zero(left) / 4 + 1;
    const int have = tally.of(number);
    const int wilds = have < first ? first - have : 0;
    if (wilds > tally.wilds) continue;
    if (have > 1 && first + second - have <= tally.wilds) return true;  // both of this number
    Tally rest = tally;
    rest.take(number, have);
    rest.wilds -= wilds;
    if (makes_set(rest, second, all_wild)) return true;
  }
  return false;
}

constexpr bool makes_set_and_run(const Tally& tally, int set, int run, bool all_wild) {
  return any_window(numbers_in(tally.counts), run, [&](NumberBits there) {
    const int have = std::popcount(there);
    Tally rest = tally;
    rest.counts -= there;
    rest.wilds -= run - have;
    if (rest.wilds < 0 || (have == 0 && !all_wild)) return false;
    if (makes_set(rest, set, all_wild)) return true;
    // The only natural cards lie in the run: a Wild can free one of them for the set.
    return rest.wilds >= set && have > 1;
  });
}

constexpr bool makes_colour(const Cards& cards, int size, bool all_wild) {
  if (all_wild && cards.wilds() >= size) return true;
  for (int i = 0; i < colours; ++i) {
    const int have = cards.count_of_colour(static_cast<Colour>(i));
    if (have > 0 && have + cards.wilds() >= size) return true;
  }
  return false;
}

// The cards hold all groups of the phase at once.
constexpr bool completes(const Cards& cards, const PhaseCard& phase, bool all_wild) {
  const auto [first, second] = phase.group;
  if (first.kind == GroupKind::colour) return makes_colour(cards, first.size, all_wild);
  const Tally tally(cards);
  if (first.kind == GroupKind::run) return makes_run(tally, first.size, all_wild);
  return second.kind == GroupKind::set
             ? makes_two_sets(tally, first.size, second.size, all_wild)
             : makes_set_and_run(tally, first.size, second.size, all_wild);
}

// Groups on the table, or being laid. What kind each is says the phase card of whoever laid it.
template <std::size_t N>
struct Melds {
  std::array<Cards, N> cards{};
  // A run: its lowest and highest number. A set: its number, twice. A colour: which, twice.
  static constexpr std::size_t room = (N + 3) / 4 * 4;  // leaves no padding
  std::array<std::uint8_t, room> low{};
  std::array<std::uint8_t, room> high{};
  bool operator==(const Melds&) const = default;
};

// visit(meaning) for what can still be added to a group, lowest first: the number of a set, the
// colour, or what fits at either end of a run. `low` and `high` as in Melds.
template <class Visit>
constexpr void for_each_taken(GroupKind kind, int low, int high, Visit&& visit) {
  if (kind != GroupKind::run) {
    visit(static_cast<std::uint8_t>(low));
    return;
  }
  if (low > 1) visit(as_number(low - 1));
  if (high < highest_number) visit(as_number(high + 1));
}
// The number cards that are what is meant.
constexpr NumberBits bits_of_meaning(std::uint8_t as) {
  return is_colour(as) ? bits_of_colour(colour_as(as)) : bits_of_number(as);
}

// One card of a lay-down, and what it stands for.
struct Placement {
  Card card = no_card;
  std::uint8_t as = 0;
  bool operator==(const Placement&) const = default;
};
using Placements = FixedList<Placement, 24>;  // eleven cards, a Wild with twelve meanings

// A lay-down that has been begun, or could be.
struct Building {
  Melds<2> melds{};
  bool begun() const { return !melds.cards[0].empty(); }
  bool operator==(const Building&) const = default;
};

// Lays down one phase, whoever does it. `hand` is what is left of it.
class Builder {
 public:
  Builder(const PhaseCard& phase, bool all_wild) : phase_(phase), all_wild_(all_wild) {}

  // The group that the next card belongs to; phase.groups when all is laid.
  int group(const Building& building) const;
  bool finished(const Building& building) const { return group(building) == phase_.groups; }
  // Every card with which the phase can still be finished. Empty only where it cannot be begun.
  void list(const Cards& hand, const Building& building, Placements& out) const;
  // REQUIRES: it is in the list.
  void place(Building& building, Cards& hand, Placement placement) const;

 private:
  bool can_finish(const Cards& hand, const Building& building) const;
  bool can_finish_set(const Cards& hand, const Building& building, int at) const;
  bool second_fits(Tally rest, int first_number) const;
  bool same_number_fits(const Cards& hand, const Building& building) const;
  bool in_order(const Building& building) const;
  bool can_finish_run(const Cards& hand, const Building& building, int at) const;
  bool sets_are_alike() const;
  void offer(const Cards& hand, const Building& building, Placement placement,
             Placements& out) const;
  void offer_set(const Cards& hand, const Building& building, int at, Placements& out) const;
  void offer_run(const Cards& hand, const Building& building, int at, Placements& out) const;
  void offer_colour(const Cards& hand, const Building& building, int at, Placements& out) const;

  const PhaseCard& phase_;
  bool all_wild_;
};

}  // namespace penta::phase10_masters

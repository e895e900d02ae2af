// A draw pile at random, where it is known what it can hold at most.
#pragma once

#include <algorithm>
#include <array>

#include "games/phase10_masters/cards.h"

namespace penta::phase10_masters {

// Exact as far as 53 bits go, and the same on every machine.
inline constexpr auto factorials = [] {
  std::array<double, 128> table{};
  table[0] = 1;
  for (std::size_t i = 1; i < table.size(); ++i) table[i] = table[i - 1] * static_cast<double>(i);
  return table;
}();
constexpr double factorial(int n) { return factorials[static_cast<std::size_t>(n)]; }

// Small ones exactly; large ones as near as a double comes.
constexpr double binomial(int n, int k) {
  if (k < 0 || k > n) return 0;
  if (k <= 1) return k == 0 ? 1 : n;
  if (n < 20) {
    std::uint64_t ways = 1;
    for (int i = 1; i <= k; ++i) {
      ways = ways * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
    }
    return static_cast<double>(ways);
  }
  return factorial(n) / factorial(k) / factorial(n - k);
}

// 0 or more, below 1.
template <Chance C>
double fraction(C& chance) {
  constexpr double step = 1.0 / 4294967296.0;
  const double high = chance.below(0x80000000U);
  return (high + chance.below(0x80000000U) * (2 * step)) * (2 * step);
}

// So many cards of the rest, none of them oftener than the bound says, each such pile with the same
// chance (cards that show the same counted singly).
class PileDraw {
 public:
  PileDraw() = default;
  PileDraw(const Cards& rest, const Cards& bound, int size) : size_(size) {
    rest.for_each_kind([&](Card card, int count) {
      const int most = bound.count(card);
      if (most >= count) {
        for (int i = 0; i < count; ++i) free_.add(card);
      } else if (is_number(card)) {
        if (most == 1) one_of_two_.add(card);
      } else {
        Limited& limited = card == wild ? wilds_ : skips_;
        limited = {.there = count, .most = most};
      }
    });
    bounded_ = !one_of_two_.empty() || wilds_.most > 0 || skips_.most > 0;
    if (bounded_) {
      visit_splits([&](const Split&, double weight) {
        total_ += weight;
        return true;
      });
    }
  }

  template <Chance C>
  Cards draw(Cards& rest, C& chance) const {
    Cards pile;
    Split split;
    if (bounded_) split = draw_split(chance);
    Cards twins = one_of_two_;
    for (int i = 0; i < split.twins; ++i) pile.add(draw_from(twins, chance));
    for (int i = 0; i < split.wilds; ++i) pile.add(wild);
    for (int i = 0; i < split.skips; ++i) pile.add(skip);
    Cards free = free_;
    for (int i = pile.size(); i < size_; ++i) pile.add(draw_from(free, chance));
    rest.remove_all(pile);
    return pile;
  }

 private:
  // How many of the pile are cards of which not all may be in it.
  struct Split {
    int twins = 0;
    int wilds = 0;
    int skips = 0;
  };
  struct Limited {
    int there = 0;
    int most = 0;
  };

  // visit(split, number of piles) until it returns false.
  template <class Visit>
  void visit_splits(Visit&& visit) const {
    const int free = free_.size();
    for (int twins = 0; twins <= std::min(size_, one_of_two_.size()); ++twins) {
      double twin_ways = binomial(one_of_two_.size(), twins);
      for (int i = 0; i < twins; ++i) twin_ways *= 2;
      for (int wilds = 0; wilds <= wilds_.most; ++wilds) {
        for (int skips = 0; skips <= skips_.most; ++skips) {
          const double weight = twin_ways * binomial(wilds_.there, wilds) *
                                binomial(skips_.there, skips) *
                                binomial(free, size_ - twins - wilds - skips);
          if (weight > 0 && !visit(Split{twins, wilds, skips}, weight)) return;
        }
      }
    }
  }
  template <Chance C>
  Split draw_split(C& chance) const {
    double left = fraction(chance) * total_;
    Split drawn;
    visit_splits([&](const Split& split, double weight) {
      drawn = split;
      left -= weight;
      return left >= 0;
    });
    return drawn;
  }

  Cards free_{};        // all copies may be in the pile
  Cards one_of_two_{};  // two are left, and one of them at most is in the pile
  Limited wilds_{};
  Limited skips_{};
  int size_ = 0;
  bool bounded_ = false;
  double total_ = 0;
};

}  // namespace penta::phase10_masters

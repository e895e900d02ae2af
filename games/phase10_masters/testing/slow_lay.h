// For tests: every way to lay down a phase, found slowly and obviously. Shares nothing with lay.h
// but the figures and the cards.
#pragma once

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "games/phase10_masters/cards.h"

namespace penta::phase10_masters {

// A group as it lies there: each card with what it stands for (a number, or the colour).
using SlowGroup = std::vector<std::pair<int, Card>>;
// Two groups of the same make in rising order: nobody can tell which was laid first.
using SlowWay = std::vector<SlowGroup>;

class SlowLay {
 public:
  // Stops when it has found so many.
  SlowLay(const Cards& hand, const PhaseCard& phase, bool all_wild, std::size_t most = 1'000'000)
      : phase_(phase), all_wild_(all_wild), most_(most) {
    hand.for_each([&](Card card) { hand_.push_back(card); });
    lay_group(0);
  }
  const std::set<SlowWay>& ways() const { return ways_; }

 private:
  void lay_group(std::size_t at) {
    if (ways_.size() == most_) return;
    if (at == phase_.groups) {
      SlowWay way = groups_;
      if (phase_.groups == 2 && phase_.group[0] == phase_.group[1]) {
        std::sort(way.begin(), way.end());
      }
      ways_.insert(way);
      return;
    }
    const Group group = phase_.group[at];
    groups_.emplace_back();
    switch (group.kind) {
      case GroupKind::set:
        for (int number = 1; number <= 12; ++number) {
          fill(at, std::vector<int>(group.size, number), [&](Card card) {
            return card != skip && card != wild && number_of(card) == number;
          });
        }
        break;
      case GroupKind::run:
        for (int low = 1; low + group.size - 1 <= 12; ++low) {
          std::vector<int> numbers;
          for (int i = 0; i < group.size; ++i) numbers.push_back(low + i);
          fill(at, numbers, [](Card card) { return card != skip && card != wild; });
        }
        break;
      case GroupKind::colour:
        for (int colour = 0; colour < 4; ++colour) {
          fill(at, std::vector<int>(group.size, 13 + colour), [&](Card card) {
            return card != skip && card != wild && static_cast<int>(colour_of(card)) == colour;
          });
        }
        break;
    }
    groups_.pop_back();
  }

  // One card after the other for the places of a group; `fits` says which naturals belong into it,
  // in a run a natural must also show the number of its place.
  template <class Fits>
  void fill(std::size_t at, const std::vector<int>& places, Fits fits) {
    SlowGroup& group = groups_[at];
    if (group.size() == places.size()) {
      const bool natural = std::any_of(group.begin(), group.end(),
                                       [](const auto& each) { return each.second != wild; });
      if (!natural && !all_wild_) return;
      const SlowGroup as_laid = group;
      if (phase_.group[at].kind != GroupKind::run) std::sort(group.begin(), group.end());
      lay_group(at + 1);
      groups_[at] = as_laid;
      return;
    }
    if (ways_.size() == most_) return;
    const int place = places[group.size()];
    for (std::size_t i = 0; i < hand_.size(); ++i) {
      const Card card = hand_[i];
      if (i > 0 && hand_[i - 1] == card) continue;
      if (card != wild && !fits(card)) continue;
      if (card != wild && phase_.group[at].kind == GroupKind::run && number_of(card) != place) {
        continue;
      }
      hand_.erase(hand_.begin() + static_cast<std::ptrdiff_t>(i));
      groups_[at].emplace_back(place, card);
      fill(at, places, fits);
      groups_[at].pop_back();
      hand_.insert(hand_.begin() + static_cast<std::ptrdiff_t>(i), card);
    }
  }

  const PhaseCard& phase_;
  bool all_wild_;
  std::size_t most_;
  std::vector<Card> hand_;
  std::vector<SlowGroup> groups_;
  std::set<SlowWay> ways_;
};

}  // namespace penta::phase10_masters

// How near a hand is to a phase: what the page shows while a phase is chosen, and what bots think
// with.
#pragma once

#include <algorithm>
#include <array>

#include "games/phase10_masters/lay.h"

namespace penta::phase10_masters {

// The nearest way to a phase.
struct Plan {
  int missing = 0;  // cards
  Cards used{};     // the cards of the hand that belong to it
};

// The way with the fewest missing cards; of several, the one that uses fewest Wilds.
Plan plan_for(const Cards& hand, const PhaseCard& phase, bool all_wild);
// Only how many cards are missing.
constexpr int missing_for(const Cards& hand, const PhaseCard& phase, bool all_wild);

// How many saved cards bring the hand nearer to the phase.
int saves_for(const Cards& hand, const Cards& saves, const PhaseCard& phase, bool all_wild);

// In how many of 100 cases the hand and so many more of the unseen cards complete the phase. The
// same question always gets the same answer.
inline constexpr int draws_ahead = 7;
int chance_of(const Cards& hand, const Cards& unseen, const PhaseCard& phase, bool all_wild,
              int draws = draws_ahead);
// The same with saved cards in place of some draws, if that is better.
int chance_with(const Cards& saves, const Cards& hand, const Cards& unseen, const PhaseCard& phase,
                bool all_wild);

// How far most hands are from each phase, in sixteenths of a card: the higher, the harder.
inline constexpr std::array<int, phase_count> usual_distance{10, 6, 15, 12, 17, 23, 29, 21, 19, 29};

// How many cards a phase takes.
constexpr int size_of(const PhaseCard& phase) { return phase.group[0].size + phase.group[1].size; }

// How many natural cards fit into the groups of a phase at best. Whatever else is open, a Wild or a
// card to come can fill.
struct Naturals {
  static constexpr int into_set(const Tally& tally, int size) {
    int most = 0;
    while (most < size && tally.at_least(most + 1) != 0) ++most;
    return most;
  }
  static constexpr int into_two_sets(const Tally& tally, int first, int second) {
    int most = 0;  // of one number
    int next = 0;  // of another
    for (int least = 1; least <= 8; ++least) {
      const NumberBits there = tally.at_least(least);
      most += there != 0 ? 1 : 0;
      next += (there & (there - 1)) != 0 ? 1 : 0;
    }
    return std::max(std::min(most, first) + std::min(next, second), std::min(most, first + second));
  }
  static constexpr int into_run(const Tally& tally, int size) {
    int most = 0;
    any_window(numbers_in(tally.counts), size, [&](NumberBits there) {
      most = std::max(most, std::popcount(there));
      return false;
    });
    return most;
  }
  static constexpr int into_set_and_run(const Tally& tally, int set, int run) {
    int most = 0;
    any_window(numbers_in(tally.counts), run, [&](NumberBits there) {
      Tally rest = tally;
      rest.counts -= there;
      most = std::max(most, std::popcount(there) + into_set(rest, set));
      return false;
    });
    return most;
  }
  static constexpr int into_colour(const Cards& cards, int size) {
    int most = 0;
    for (int i = 0; i < colours; ++i) {
      most = std::max(most, cards.count_of_colour(static_cast<Colour>(i)));
    }
    return std::min(most, size);
  }

  static constexpr int into(const PhaseCard& phase, const Cards& cards) {
    const auto [first, second] = phase.group;
    if (first.kind == GroupKind::colour) return into_colour(cards, first.size);
    const Tally tally(cards);
    if (first.kind == GroupKind::run) return into_run(tally, first.size);
    return second.kind == GroupKind::set ? into_two_sets(tally, first.size, second.size)
                                         : into_set_and_run(tally, first.size, second.size);
  }
};

// Groups that must wait for a natural card. Two cards are enough for two groups: each of them can
// be the one card of a set, or one of a run.
constexpr int bare_groups(const Cards& hand, const PhaseCard& phase, bool all_wild) {
  if (all_wild) return 0;
  const int naturals = std::popcount(hand.once()) + std::popcount(hand.twice());
  return std::max(0, phase.groups - naturals);
}

constexpr int missing_for(const Cards& hand, const PhaseCard& phase, bool all_wild) {
  const int open = size_of(phase) - Naturals::into(phase, hand);
  return std::max(open - hand.wilds(), bare_groups(hand, phase, all_wild));
}

}  // namespace penta::phase10_masters

// For tests: what the battery has to be told about THE Phase.
#pragma once

#include <bit>
#include <string>
#include <utility>
#include <vector>

#include "games/the_phase/game.h"
#include "games/the_phase/testing/advice_check.h"
#include "games/the_phase/testing/witness.h"
#include "games/the_phase/testing/worlds.h"
#include "testing/battery_imagine.h"
#include "testing/battery_transcript.h"

namespace penta::the_phase {

// Voids that nobody has shown but that are true, two of three or all: the more, the fewer worlds.
inline void add_true_voids(const Rules& rules, State& state, bool all, FastChance& chance) {
  for (int i = 0; i < rules.players(); ++i) {
    for (int d = 0; d < demands; ++d) {
      const CardSet following = rules.deck().that_follow(static_cast<Demand>(d));
      if (!(state.hands[seat_at(i)] & following).empty()) continue;
      if (!all && chance.below(3) == 0) continue;
      state.table.voids[seat_at(i)] |= static_cast<std::uint16_t>(1U << d);
    }
  }
}

struct Wanted {
  std::string name;
  OptionList options;
  Phase phase{};
  Seat viewer{};
};

// Plays at random up to the last trick, and plays that in the phase wanted, so far that few enough
// worlds are left.
inline battery::SmallPosition<Rules> find_position(const Wanted& wanted) {
  constexpr std::size_t fewest_worlds = 20;
  constexpr std::size_t most_worlds = 500;
  const Rules rules = battery::make_rules<Rules>(wanted.options);
  const auto first_seed = 1000 * static_cast<std::uint64_t>(wanted.phase);
  for (std::uint64_t seed = first_seed;; ++seed) {
    battery::RandomMatch<Rules> match(rules, wanted.name, seed);
    while (match.state.table.tricks_done + 1 < rules.tricks()) match.step();
    State& state = match.state;
    state.table.phase = wanted.phase;
    if (rules.must_follow()) add_true_voids(rules, state, seed > first_seed + 20, match.choice);
    while (state.table.served.size() + 1 < rules.players()) {
      match.step();
      const std::size_t worlds = count_worlds(rules, rules.view(state, wanted.viewer), most_worlds);
      if (worlds < fewest_worlds || worlds == most_worlds) continue;
      return {wanted.name + " " + std::string(word_of(wanted.phase)) + ", match " +
                  std::to_string(seed),
              rules, state, wanted.viewer};
    }
    if (seed > first_seed + 100'000) {
      ADD_FAILURE() << "no position with few worlds: " << wanted.name;
      return {wanted.name, rules, state, wanted.viewer};
    }
  }
}

struct BatteryTraits {
  static std::vector<OptionList> option_sets() {
    std::vector<OptionList> sets;
    for (const char* const players : {"3", "4", "5", "6"}) {
      for (const char* const variant : {"standard", "quick"}) {
        for (const char* const follow : {"must", "may"}) {
          sets.push_back({{"players", players}, {"variant", variant}, {"follow", follow}});
        }
      }
    }
    return sets;
  }

  // Each card in exactly one place, and every number as one would count it.
  static std::string invariants(const Rules& rules, const State& state) {
    const Table& table = state.table;
    PerSeat<int> totals{};
    PerSeat<int> given{};
    int unplayed = 0;
    for (int i = 0; i < most_cards; ++i) {
      const auto card = static_cast<Card>(i);
      const Fate fate = table.fates[static_cast<std::size_t>(i)];
      int places = fate.unplayed() ? 0 : 1;
      for (const CardSet hand : state.hands) places += hand.contains(card) ? 1 : 0;
      if (places > 1 || (places == 1 && i >= rules.deck().size())) return "a card in two places";
      unplayed += places == 0 && i < rules.deck().size() ? 1 : 0;
      if (!fate.unplayed()) ++given[fate.player()];
      if (fate.taken()) totals[fate.taker()] += rules.deck().rank(card);
    }
    for (int i = 0; i < table.trick_size; ++i) {
      const Fate fate =
          table.fates[static_cast<std::size_t>(table.trick[static_cast<std::size_t>(i)])];
      if (fate.unplayed() || fate.taken()) return "the trick holds a card that is elsewhere";
    }
    if (unplayed != rules.deck().size() - rules.players() * rules.cards_dealt()) {
      return "undealt cards have gone or come";
    }
    for (int i = 0; i < max_seats; ++i) {
      const Seat seat = seat_at(i);
      const int dealt = i < rules.players() ? rules.cards_dealt() : 0;
      const Card choice = state.choices[seat];
      if (state.hands[seat].size() != dealt - given[seat]) return "a hand of the wrong size";
      if (table.totals[seat] != totals[seat]) return "a total that is not the ranks taken";
      if (choice != no_card && !state.hands[seat].contains(choice)) return "a choice from nowhere";
      if ((choice != no_card) != (table.phase == Phase::zero && table.served.contains(seat))) {
        return "a choice that nobody knows of";
      }
      if (!rules.must_follow() && table.voids[seat] != 0) return "a void where all are free";
      for (int d = 0; d < demands; ++d) {
        const CardSet following = rules.deck().that_follow(static_cast<Demand>(d));
        const bool is_void = (table.voids[seat] >> d & 1) != 0;
        if (is_void && !(state.hands[seat] & following).empty()) return "a void that is none";
      }
      const int most_points = rules.quick() ? 0 : rules.points_to_win();
      if (table.points[seat] > most_points) return "too many points";
    }
    return "";
  }

  static std::vector<Card> cards_in_hand(const View& view) {
    std::vector<Card> cards;
    view.hand.for_each([&](Card card) { cards.push_back(card); });
    return cards;
  }
  static bool is_about(Move move, Card card) { return move.card() == card; }

  // Every code of a move, cards and seats that do not exist included.
  static Move random_move(FastChance& chance) {
    const auto card = static_cast<Card>(chance.below(128));
    switch (chance.below(3)) {
      case 0:
        return Move::play(card);
      case 1:
        return Move::give(card, seat_at(static_cast<int>(chance.below(8))));
      default:
        return Move::from_code(static_cast<std::uint16_t>(chance.below(0x10000)));
    }
  }

  using Witness = the_phase::Witness;

  static std::string flaw(const Rules& rules, const View& view, Move move,
                          const std::vector<Move>& rivals, const Advice& advice) {
    return AdviceCheck(rules, view, move, rivals).flaw(advice);
  }

  template <class Visit>
  static void for_each_world(const Rules& rules, const View& view, Visit visit) {
    the_phase::for_each_world(rules, view, visit);
  }

  static std::vector<battery::SmallPosition<Rules>> small_positions() {
    const std::string cards = deck_of_60();
    const OptionList all_dealt{{"players", "6"}, {"variant", "quick"}, {"cards", cards}};
    const OptionList some_left{{"players", "5"}, {"variant", "quick"}, {"cards", cards}};
    const OptionList real_deck{{"players", "3"}, {"variant", "quick"}};
    const OptionList rounds{{"players", "4"}};
    const OptionList free{
        {"players", "6"}, {"variant", "quick"}, {"follow", "may"}, {"cards", cards}};
    std::vector<battery::SmallPosition<Rules>> positions;
    for (const auto& [name, options] :
         std::vector<std::pair<std::string, OptionList>>{{"all cards dealt", all_dealt},
                                                         {"ten cards left", some_left},
                                                         {"the real deck", real_deck},
                                                         {"Standard", rounds}}) {
      for (const Phase phase : {Phase::zero, Phase::one, Phase::two, Phase::three, Phase::four}) {
        for (const Viewer viewer : {seat_at(1), stranger}) {
          positions.push_back(find_position({name, options, phase, viewer}));
        }
      }
    }
    positions.push_back(find_position({"no duty to follow", free, Phase::three, seat_at(4)}));
    return positions;
  }

  static std::vector<battery::Transcript> transcripts() {
    return {{battery::beside(__FILE__, "../transcript.txt"), {{"players", "4"}}, 1},
            {battery::beside(__FILE__, "../transcript_quick.txt"),
             {{"players", "3"}, {"variant", "quick"}},
             1}};
  }
};

}  // namespace penta::the_phase

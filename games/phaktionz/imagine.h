// Worlds that a viewer cannot tell from the truth. A deck has no order; so a world is which of the
// hidden cards are in the hand. Those that everybody saw on their way there are; all other choices
// are equally likely. Whoever sees a hand knows that deck, too.
#pragma once

#include "games/phaktionz/course.h"
#include "games/phaktionz/hidden.h"

namespace penta::phaktionz {

class Imagination {
 public:
  Imagination(const Rules& rules, const View& view) : rules_(rules), view_(view) {
    for (int i = 0; i < most_players; ++i) {
      const Seat seat = seat_at(i);
      hidden_[seat] = hidden_cards(view.table, rules.deck(seat), seat);
    }
  }

  template <Chance C>
  State sample(C& chance) const {
    State state = deal(chance);
    if (view_.table.actor == view_.viewer) return state;
    // A question says something of the hand of whoever is asked. Few hands in a hundred may fit.
    constexpr int most_tries = 10'000;
    for (int i = 0; i < most_tries && !can_be_answered(state); ++i) state = deal(chance);
    return state;
  }

 private:
  bool can_be_answered(const State& state) const {
    const TrueSight sight{state};
    return rules_.judge(state.table, sight).can_be_answered();
  }
  template <Chance C>
  State deal(C& chance) const {
    State state;
    state.table = view_.table;
    for (int i = 0; i < most_players; ++i) {
      const Seat seat = seat_at(i);
      const Lord& lord = view_.table.lords[seat];
      Cards hand = view_.hand;
      if (seat != view_.viewer) {
        hand = lord.known;
        hand = hand | some(hidden_[seat] - hand, lord.hand - hand.size(), chance);
      }
      state.hands[seat] = hand;
      state.decks[seat] = hidden_[seat] - hand;
    }
    for (int i = 0; i < most_players; ++i) {
      const Seat seat = seat_at(i);
      const int looked = view_.table.lords[seat].looked;
      if (looked == 0) continue;
      state.looked = seat == view_.viewer ? view_.looked : some(state.decks[seat], looked, chance);
    }
    const Seat actor = view_.table.actor;
    if (actor == view_.viewer) {
      state.set_aside = view_.set_aside;
    } else if (view_.table.ask == Ask::mulligan) {
      state.set_aside = some(state.hands[actor], view_.table.lords[actor].set_aside, chance);
    }
    return state;
  }

  // So many of them, any choice as likely as the other.
  template <Chance C>
  static Cards some(Cards from, int count, C& chance) {
    Cards chosen;
    for (; count > 0 && !from.empty(); --count) {
      const int each =
          from.nth(static_cast<int>(chance.below(static_cast<std::uint32_t>(from.size()))));
      from.erase(each);
      chosen.insert(each);
    }
    return chosen;
  }

  const Rules& rules_;
  View view_;
  PerPlayer<Cards> hidden_{};
};

}  // namespace penta::phaktionz

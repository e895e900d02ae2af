// Worlds that a viewer cannot tell from the truth: the hidden cards dealt around all shown voids at
// once, uniformly over the deals that remain possible.
#pragma once

#include <algorithm>

#include "games/the_phase/drawing.h"
#include "games/the_phase/rules.h"

namespace penta::the_phase {

// Seats that have shown a void draw first, each uniformly from the cards still there that it may
// hold. How many hands a later seat could draw depends on what the earlier ones took, so dealing
// one seat after the other alone would favour some worlds. A deal is therefore kept with
// probability (hands this seat can draw now) / (hands it could draw at best), and otherwise
// everything is dealt again. Seats without a void can always draw the same number of hands.
//
// Where many voids (of five or six seats) make that too long a wait, random swaps take over.
class Imagination {
 public:
  Imagination(const Rules& rules, const View& view) : view_(view) {
    hidden_ = (rules.deck().all() & view.table.unplayed()) - view.hand;
    for (int i = 0; i < rules.players(); ++i) {
      const Seat seat = seat_at(i);
      if (seat == view.viewer) continue;
      Drawer drawer{.seat = seat, .size = rules.hand_size(view.table, seat), .may_hold = hidden_};
      for (std::uint32_t voids = view.table.voids[seat]; voids != 0; voids &= voids - 1) {
        drawer.may_hold = drawer.may_hold -
                          rules.deck().that_follow(static_cast<Demand>(std::countr_zero(voids)));
      }
      if (drawer.may_hold == hidden_) {
        free_.push_back(drawer);
      } else {
        add_bound(drawer);
      }
    }
    count_best();
  }

  template <Chance C>
  State sample(C& chance) {
    State state;
    state.table = view_.table;
    if (view_.viewer != stranger) {
      state.hands[view_.viewer] = view_.hand;
      state.choices[view_.viewer] = view_.choice;
    }
    deal(state.hands, chance);
    if (view_.table.phase == Phase::zero) {
      for (const Seat seat : view_.table.served) {
        if (seat == view_.viewer) continue;
        const CardSet hand = state.hands[seat];
        state.choices[seat] =
            hand.nth(static_cast<int>(chance.below(static_cast<std::uint32_t>(hand.size()))));
      }
    }
    return state;
  }

 private:
  static constexpr int patience = 1000;  // less than a millisecond

  // Keeps the narrowest choice first.
  void add_bound(const Drawer& drawer) {
    bound_.push_back(drawer);
    for (std::size_t i = bound_.size() - 1; i > 0; --i) {
      if (bound_[i - 1].may_hold.size() <= bound_[i].may_hold.size()) break;
      std::swap(bound_[i - 1], bound_[i]);
    }
  }

  void count_best() {
    for (std::size_t i = 0; i < bound_.size(); ++i) {
      const CardSet may_hold = bound_[i].may_hold;
      best_[i] = may_hold.size();
      for (std::size_t j = 0; j < i; ++j) {
        // At least so many of the earlier seat's cards come out of what this one may hold.
        best_[i] -= std::max(0, bound_[j].size - (bound_[j].may_hold - may_hold).size());
      }
    }
  }

  template <Chance C>
  void deal(PerSeat<CardSet>& hands, C& chance) {
    CardSet rest = hidden_;
    int tries = 0;
    while (!swapped_.begun() && !deal_around_voids(hands, rest, chance)) {
      rest = hidden_;
      if (++tries == patience) swapped_.begin(bound_, hidden_, chance);
    }
    if (swapped_.begun()) {
      swapped_.next(hands, chance);
      for (const Drawer& drawer : bound_) rest = rest - hands[drawer.seat];
    }
    CardList cards(rest);
    for (const Drawer& drawer : free_) hands[drawer.seat] = cards.draw(drawer.size, chance);
  }

  // To the seats that have shown voids; false if it has to be done again.
  template <Chance C>
  bool deal_around_voids(PerSeat<CardSet>& hands, CardSet& rest, C& chance) const {
    for (std::size_t i = 0; i < bound_.size(); ++i) {
      const Drawer& drawer = bound_[i];
      CardList cards(rest & drawer.may_hold);
      if (!keep(static_cast<int>(cards.count), best_[i], drawer.size, chance)) return false;
      hands[drawer.seat] = cards.draw(drawer.size, chance);
      rest = rest - hands[drawer.seat];
    }
    return true;
  }

  // True with probability C(count, size) / C(best, size).
  template <Chance C>
  static bool keep(int count, int best, int size, C& chance) {
    if (count < size) return false;
    if (count == best) return true;
    for (int i = 0; i < size; ++i) {
      const auto drawn = chance.below(static_cast<std::uint32_t>(best - i));
      if (static_cast<int>(drawn) >= count - i) return false;
    }
    return true;
  }

  View view_;
  CardSet hidden_{};
  Drawers bound_{};  // by shown voids
  Drawers free_{};
  std::array<int, max_seats> best_{};  // cards to draw from that are left in the best case
  SwappedDeal swapped_{};
};

}  // namespace penta::the_phase

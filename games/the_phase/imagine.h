// Worlds that a viewer cannot tell from the truth.
#pragma once

#include <algorithm>

#include "games/the_phase/rules.h"

namespace penta::the_phase {

// Deals the hidden cards around all voids at once, uniformly over the deals that remain possible.
//
// Seats that have shown a void draw first, each uniformly from the cards still there that it may
// hold. How many hands a later seat could draw depends on what the earlier ones took, so dealing
// one seat after the other alone would favour some worlds. A deal is therefore kept with
// probability (hands this seat can draw now) / (hands it could draw at best), and otherwise
// everything is dealt again. Seats without a void can always draw the same number of hands.
class Dealing {
 public:
  Dealing(const Rules& rules, const View& view) {
    hidden_ = (rules.deck().all() & view.table.unplayed()) - view.hand;
    for (int i = 0; i < rules.players(); ++i) {
      const Seat seat = seat_at(i);
      if (seat == view.viewer) continue;
      Drawer drawer{.seat = seat, .size = rules.hand_size(view.table, seat), .may_hold = hidden_};
      for (std::uint32_t voids = view.table.voids[seat]; voids != 0; voids &= voids - 1) {
        drawer.may_hold = drawer.may_hold -
                          rules.deck().that_follow(static_cast<Demand>(std::countr_zero(voids)));
      }
      add(drawer);
    }
    count_best();
  }

  template <Chance C>
  void deal(PerSeat<CardSet>& hands, C& chance) const {
    while (!try_deal(hands, chance)) {
    }
  }

 private:
  struct Drawer {
    Seat seat{};
    int size = 0;
    CardSet may_hold{};
    int best = 0;  // cards to draw from that are left in the best case
    bool free(CardSet hidden) const { return may_hold == hidden; }
  };

  // Keeps the narrowest choice first, and so the seats without a void last.
  void add(const Drawer& drawer) {
    drawers_.push_back(drawer);
    for (std::size_t i = drawers_.size() - 1; i > 0; --i) {
      if (drawers_[i - 1].may_hold.size() <= drawers_[i].may_hold.size()) break;
      std::swap(drawers_[i - 1], drawers_[i]);
    }
  }

  void count_best() {
    for (Drawer& drawer : drawers_) {
      drawer.best = drawer.may_hold.size();
      for (const Drawer& earlier : drawers_) {
        if (earlier.seat == drawer.seat) break;
        // At least so many of the earlier seat's cards come out of what this one may hold.
        drawer.best -= std::max(0, earlier.size - (earlier.may_hold - drawer.may_hold).size());
      }
    }
  }

  template <Chance C>
  bool try_deal(PerSeat<CardSet>& hands, C& chance) const {
    CardSet rest = hidden_;
    std::array<Card, most_cards> cards;
    std::size_t count = 0;
    std::size_t next = 0;
    bool listed = false;
    for (const Drawer& drawer : drawers_) {
      const bool free = drawer.free(hidden_);
      if (!free || !listed) {
        const CardSet source = rest & drawer.may_hold;
        count = 0;
        next = 0;
        source.for_each([&](Card card) { cards[count++] = card; });
        listed = free;
        if (!free && !keep(static_cast<int>(count), drawer, chance)) return false;
      }
      const auto size = static_cast<std::size_t>(drawer.size);
      draw_to_front(std::span(cards.data() + next, count - next), size, chance);
      CardSet hand;
      for (std::size_t i = 0; i < size; ++i) hand.insert(cards[next + i]);
      next += size;
      rest = rest - hand;
      hands[drawer.seat] = hand;
    }
    return true;
  }

  // True with probability C(count, size) / C(best, size).
  template <Chance C>
  static bool keep(int count, const Drawer& drawer, C& chance) {
    if (count < drawer.size) return false;
    if (count == drawer.best) return true;
    for (int i = 0; i < drawer.size; ++i) {
      if (static_cast<int>(chance.below(static_cast<std::uint32_t>(drawer.best - i))) >= count - i) {
        return false;
      }
    }
    return true;
  }

  CardSet hidden_{};
  FixedList<Drawer, max_seats> drawers_{};
};

template <Chance C>
State Rules::imagine(const View& view, C& chance) const {
  State state;
  state.table = view.table;
  if (view.viewer != stranger) {
    state.hands[view.viewer] = view.hand;
    state.choices[view.viewer] = view.choice;
  }
  Dealing(*this, view).deal(state.hands, chance);
  if (view.table.phase == Phase::zero) {
    for (const Seat seat : view.table.served) {
      if (seat == view.viewer) continue;
      const CardSet hand = state.hands[seat];
      state.choices[seat] =
          hand.nth(static_cast<int>(chance.below(static_cast<std::uint32_t>(hand.size()))));
    }
  }
  return state;
}

}  // namespace penta::the_phase

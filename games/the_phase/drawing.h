// Hands drawn from hidden cards by seats of which some may not hold everything.
#pragma once

#include <array>
#include <span>
#include <utility>

#include "engine/chance.h"
#include "engine/seat.h"
#include "games/the_phase/cards.h"

namespace penta::the_phase {

// A seat that draws `size` cards out of those that it may hold.
struct Drawer {
  Seat seat{};
  int size = 0;
  CardSet may_hold{};
};
using Drawers = FixedList<Drawer, max_seats>;

// Cards laid out to draw from.
struct CardList {
  std::array<Card, most_cards> cards;
  std::size_t count = 0;
  std::size_t next = 0;

  explicit CardList(CardSet set) {
    set.for_each([this](Card card) { cards[count++] = card; });
  }
  // REQUIRES: so many are left.
  template <Chance C>
  CardSet draw(int size, C& chance) {
    draw_to_front(std::span(cards.data() + next, count - next), static_cast<std::size_t>(size),
                  chance);
    CardSet hand;
    for (int i = 0; i < size; ++i) hand.insert(cards[next++]);
    return hand;
  }
};

// One possible deal, and then another by many random swaps of two cards that may change places.
// Every swap is as likely as its reverse, so all deals that swaps can reach become equally likely.
// It never gets stuck, however narrow the voids leave it.
class SwappedDeal {
 public:
  bool begun() const { return slots_ != 0; }

  // REQUIRES: at least one deal is possible.
  template <Chance C>
  void begin(const Drawers& drawers, CardSet hidden, C& chance) {
    CardList list(hidden);
    count_ = list.count;
    draw_to_front(std::span(list.cards.data(), count_), count_, chance);
    for (const Drawer& drawer : drawers) {
      for (int i = 0; i < drawer.size; ++i) {
        owners_[slots_] = drawer.seat;
        may_hold_[slots_++] = drawer.may_hold;
      }
    }
    Matching matching;
    matching.holders.fill(nobody);
    for (std::size_t slot = 0; slot < slots_; ++slot) {
      matching.tried = {};
      find_card(slot, list, matching);
    }
    std::size_t rest = slots_;
    for (std::size_t i = 0; i < count_; ++i) {
      const std::size_t holder = matching.holders[i];
      cards_[holder == nobody ? rest++ : holder] = list.cards[i];
    }
  }

  template <Chance C>
  void next(PerSeat<CardSet>& hands, C& chance) {
    constexpr std::size_t swaps_per_card = 40;
    for (std::size_t i = 0; i < swaps_per_card * count_; ++i) {
      const std::size_t a = chance.below(static_cast<std::uint32_t>(slots_));
      const std::size_t b = chance.below(static_cast<std::uint32_t>(count_));
      if (fits(a, cards_[b]) && fits(b, cards_[a])) std::swap(cards_[a], cards_[b]);
    }
    for (std::size_t slot = 0; slot < slots_; ++slot) hands[owners_[slot]] = {};
    for (std::size_t slot = 0; slot < slots_; ++slot) hands[owners_[slot]].insert(cards_[slot]);
  }

 private:
  // Places behind the slots are the rest, which takes every card.
  bool fits(std::size_t place, Card card) const {
    return place >= slots_ || may_hold_[place].contains(card);
  }

  static constexpr std::size_t nobody = most_cards;
  struct Matching {
    std::array<std::size_t, most_cards> holders{};  // by place in the list: the slot that has it
    std::array<bool, most_cards> tried{};
  };

  // Finds a card for the slot; slots that have one may move on to another (augmenting path).
  bool find_card(std::size_t slot, const CardList& list, Matching& matching) const {
    for (std::size_t i = 0; i < count_; ++i) {
      if (matching.tried[i] || !may_hold_[slot].contains(list.cards[i])) continue;
      matching.tried[i] = true;
      const std::size_t holder = matching.holders[i];
      if (holder != nobody && !find_card(holder, list, matching)) continue;
      matching.holders[i] = slot;
      return true;
    }
    return false;
  }

  std::array<Card, most_cards> cards_{};  // slots first, then the rest
  std::array<CardSet, most_cards> may_hold_{};
  std::array<Seat, most_cards> owners_{};
  std::size_t slots_ = 0;
  std::size_t count_ = 0;
};

}  // namespace penta::the_phase

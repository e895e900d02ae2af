// Hands drawn from hidden cards by seats of which some may not hold everything.
#pragma once

#include <array>
#include <cassert>
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
    assert(next + static_cast<std::size_t>(size) <= count);
    draw_to_front(std::span(cards.data() + next, count - next), static_cast<std::size_t>(size),
                  chance);
    CardSet hand;
    for (int i = 0; i < size; ++i) hand.insert(cards[next++]);
    return hand;
  }
};

// One possible deal, and then another by many random turns of rings: the card of one place goes to
// a place of another seat, whose card goes to a third, and so on back to the first. A turn is made
// as often as its reverse, so all deals that turns can reach become equally likely; and they reach
// all, for what differs between two deals falls apart into rings that touch each seat once at most.
// Swaps of two cards alone would not do. It never gets stuck, however narrow the voids leave it.
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
      add_group(drawer.seat, static_cast<std::size_t>(drawer.size), drawer.may_hold);
    }
    slots_ = places_;
    add_group(stranger, count_ - slots_, hidden);
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
    constexpr std::size_t turns_per_card = 40;
    for (std::size_t i = 0; i < turns_per_card * count_; ++i) turn_ring(chance);
    for (const Group& group : groups_) {
      if (group.seat == stranger) continue;
      CardSet hand;
      for (std::size_t i = 0; i < group.size; ++i) hand.insert(cards_[group.first + i]);
      hands[group.seat] = hand;
    }
  }

 private:
  // The places of one seat, or the rest, which takes every card.
  struct Group {
    Seat seat{};
    std::size_t first = 0;
    std::size_t size = 0;
    CardSet may_hold{};
  };
  using GroupSet = unsigned;  // bit i: groups_[i]

  void add_group(Seat seat, std::size_t size, CardSet may_hold) {
    for (std::size_t i = 0; i < size; ++i) {
      group_of_[places_ + i] = static_cast<std::uint8_t>(groups_.size());
    }
    groups_.push_back({seat, places_, size, may_hold});
    places_ += size;
  }

  template <Chance C>
  void turn_ring(C& chance) {
    std::array<std::size_t, max_seats + 1> ring;
    ring[0] = chance.below(static_cast<std::uint32_t>(slots_));
    GroupSet used = group_bit(ring[0]);
    double ways = 1;  // to have chosen among for this ring
    std::size_t length = 1;
    do {
      const Card card = cards_[ring[length - 1]];
      const std::uint32_t choices = places_for(card, used);
      if (choices == 0) return;
      ring[length] = nth_place_for(card, used, chance.below(choices));
      used |= group_bit(ring[length]);
      ways *= choices;
      ++length;
    } while (chance.below(2) == 0);
    if (!groups_[group_of_[ring[0]]].may_hold.contains(cards_[ring[length - 1]])) return;
    double ways_back = 1;
    used = group_bit(ring[0]);
    for (std::size_t i = length - 1; i > 0; --i) {
      ways_back *= places_for(cards_[ring[i]], used);
      used |= group_bit(ring[i]);
    }
    // A ring that is easier to find than its reverse is turned more rarely (Metropolis, Hastings).
    constexpr std::uint32_t fine = 1U << 31U;
    if (ways < ways_back && chance.below(fine) * ways_back >= ways * fine) return;
    const Card last = cards_[ring[length - 1]];
    for (std::size_t i = length - 1; i > 0; --i) cards_[ring[i]] = cards_[ring[i - 1]];
    cards_[ring[0]] = last;
  }

  GroupSet group_bit(std::size_t place) const { return 1U << group_of_[place]; }

  // How many places of groups that are not used may take the card.
  std::uint32_t places_for(Card card, GroupSet used) const {
    std::size_t places = 0;
    for (std::size_t i = 0; i < groups_.size(); ++i) {
      const bool open = (used >> i & 1U) == 0 && groups_[i].may_hold.contains(card);
      places += open ? groups_[i].size : 0;
    }
    return static_cast<std::uint32_t>(places);
  }
  std::size_t nth_place_for(Card card, GroupSet used, std::size_t n) const {
    for (std::size_t i = 0; i < groups_.size(); ++i) {
      if ((used >> i & 1U) != 0 || !groups_[i].may_hold.contains(card)) continue;
      if (n < groups_[i].size) return groups_[i].first + n;
      n -= groups_[i].size;
    }
    return 0;
  }

  static constexpr std::size_t nobody = most_cards;
  struct Matching {
    std::array<std::size_t, most_cards> holders{};  // by place in the list: the slot that has it
    std::array<bool, most_cards> tried{};
  };

  // Finds a card for the slot; slots that have one may move on to another (augmenting path).
  bool find_card(std::size_t slot, const CardList& list, Matching& matching) const {
    for (std::size_t i = 0; i < count_; ++i) {
      const bool fits = groups_[group_of_[slot]].may_hold.contains(list.cards[i]);
      if (matching.tried[i] || !fits) continue;
      matching.tried[i] = true;
      const std::size_t holder = matching.holders[i];
      if (holder != nobody && !find_card(holder, list, matching)) continue;
      matching.holders[i] = slot;
      return true;
    }
    return false;
  }

  std::array<Card, most_cards> cards_{};  // by place: slots of the seats first, then the rest
  std::array<std::uint8_t, most_cards> group_of_{};
  FixedList<Group, max_seats + 1> groups_{};
  std::size_t places_ = 0;
  std::size_t slots_ = 0;
  std::size_t count_ = 0;
};

}  // namespace penta::the_phase

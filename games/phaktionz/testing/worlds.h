// For tests: every world that a view allows, found by trying. Shares no code with imagine().
#pragma once

#include <map>
#include <vector>

#include "games/phaktionz/rules.h"

namespace penta::phaktionz {

// Where a card lies, as a table shows it; hidden if it is in a hand or a deck.
inline bool lies_open(const Table& table, Card card) {
  const Seat seat = owner(card);
  const int at = number(card);
  const Lord& lord = table.lords[seat];
  if (lord.pile.contains(at) || lord.exile.contains(at) || lord.creation.contains(at)) return true;
  if (lord.realm == card || table.holding == card) return true;
  for (const Unit& unit : lord.units) {
    if (unit.card == card || unit.weapon == card) return true;
  }
  for (int i = 0; i < table.depth; ++i) {
    const Link& link = table.links[static_cast<std::size_t>(i)];
    const bool lies_there = link.kind == Link::Kind::placement || link.kind == Link::Kind::cast;
    if (lies_there && link.source == card) return true;
  }
  return false;
}

template <class Visit>
class Worlds {
 public:
  Worlds(const Rules& rules, const View& view, Visit& visit) : view_(view), visit_(visit) {
    world_.table = view.table;
    for (int i = 0; i < 2 * most_cards; ++i) {
      const auto card = static_cast<Card>(i);
      if (rules.exists(card) && !lies_open(view.table, card)) hidden_.push_back(card);
    }
  }
  void try_all() { try_from(0); }

 private:
  // Each hidden card is in the hand or in the deck; there it may be looked at, here set aside.
  bool try_from(std::size_t at) {
    if (at == hidden_.size()) return !looks_right() || visit_(static_cast<const State&>(world_));
    const Seat seat = owner(hidden_[at]);
    const int card = number(hidden_[at]);
    for (const bool in_hand : {true, false}) {
      Cards& place = in_hand ? world_.hands[seat] : world_.decks[seat];
      Cards& marked = in_hand ? world_.set_aside : world_.looked;
      place.insert(card);
      if (!too_many(seat)) {
        if (!try_from(at + 1)) return false;
        if (may_be_marked(seat, in_hand)) {
          marked.insert(card);
          if (!try_from(at + 1)) return false;
          marked.erase(card);
        }
      }
      place.erase(card);
    }
    return true;
  }
  bool may_be_marked(Seat seat, bool in_hand) const {
    const Lord& lord = view_.table.lords[seat];
    if (in_hand) return view_.table.ask == Ask::mulligan && view_.table.actor == seat;
    return lord.looked > 0;
  }
  bool too_many(Seat seat) const {
    const Lord& lord = view_.table.lords[seat];
    return world_.hands[seat].size() > lord.hand || world_.decks[seat].size() > lord.deck;
  }
  bool looks_right() const {
    const Table& table = view_.table;
    int looked = 0;
    for (int i = 0; i < most_players; ++i) {
      const Seat seat = seat_at(i);
      const Lord& lord = table.lords[seat];
      if (!(lord.known - world_.hands[seat]).empty()) return false;
      if (seat == view_.viewer && world_.hands[seat] != view_.hand) return false;
      looked += lord.looked;
    }
    if (world_.looked.size() != looked) return false;
    const int aside = table.ask == Ask::mulligan ? table.lords[table.actor].set_aside : 0;
    if (world_.set_aside.size() != aside) return false;
    if (view_.viewer == stranger) return true;
    if (table.lords[view_.viewer].looked > 0 && world_.looked != view_.looked) return false;
    return table.actor != view_.viewer || world_.set_aside == view_.set_aside;
  }

  const View& view_;
  Visit& visit_;
  State world_{};
  std::vector<Card> hidden_{};
};

template <class Visit>
void for_each_world(const Rules& rules, const View& view, Visit visit) {
  Worlds<Visit>(rules, view, visit).try_all();
}

}  // namespace penta::phaktionz

// For tests: all worlds that a viewer could be in, listed slowly. Shares no code with imagine.h.
#pragma once

#include <vector>

#include "games/phase10_masters/game.h"
#include "games/phase10_masters/testing/witness.h"

namespace penta::phase10_masters {

// Deals every card that the viewer does not see, one by one, to every place that has room: cards
// that look alike come in every order.
template <class Visit>
class WorldList {
 public:
  WorldList(const Rules& rules, const View& view, Visit& visit)
      : rules_(rules), view_(view), visit_(visit) {
    Bag hidden = bag_of(rules.deck());
    const auto see = [&](const Cards& cards) {
      for (const Card card : bag_of(cards)) take_one(hidden, card);
    };
    see(view.hand);
    see(view.saves);
    for (const Cards& cards : view.table.melds.cards) see(cards);
    for (const Cards& cards : view.building.melds.cards) see(cards);
    for (std::size_t i = 0; i < view.table.discard_size; ++i) {
      take_one(hidden, view.table.discard[i]);
    }
    hidden_.assign(hidden.begin(), hidden.end());
    world_.table = view.table;
    world_.pile_bounds.fill(view.pile_bound);
    if (view.viewer == stranger) return;
    world_.hands[view.viewer] = view.hand;
    world_.saves[view.viewer] = view.saves;
    world_.building = view.building;
  }

  void list() { deal(0); }

 private:
  bool deal(std::size_t n) {
    if (n == hidden_.size()) return !possible() || visit_(world_);
    const Table& table = view_.table;
    for (int i = 0; i < rules_.players(); ++i) {
      const Seat seat = seat_at(i);
      if (seat == view_.viewer) continue;
      if (!give(n, world_.hands[seat], table.held[seat])) return false;
      if (!give(n, world_.saves[seat], table.saved[seat])) return false;
    }
    return give(n, world_.pile, table.pile);
  }
  bool give(std::size_t n, Cards& place, int room) {
    if (place.size() == room) return true;
    place.add(hidden_[n]);
    const bool go_on = deal(n + 1);
    place.remove(hidden_[n]);
    return go_on;
  }
  bool possible() const {
    Bag bound = bag_of(view_.pile_bound);
    for (const Card card : bag_of(world_.pile)) {
      if (!take_one(bound, card)) return false;
    }
    for (int i = 0; i < rules_.players(); ++i) {
      const Seat seat = seat_at(i);
      if (seat != view_.viewer && !fits(taken_by(seat), 0, bag_of(world_.hands[seat]),
                                        bag_of(world_.saves[seat]), 1, view_.table.fetched[seat])) {
        return false;
      }
    }
    return true;
  }
  std::vector<Taken> taken_by(Seat seat) const {
    std::vector<Taken> taken;
    for (int i = 0; i <= static_cast<int>(wild); ++i) {
      for (const auto& [where, place] : {std::pair{Known::Where::hand, Taken::Place::hand},
                                         {Known::Where::hand_or_saves, Taken::Place::maybe_saved},
                                         {Known::Where::saves, Taken::Place::saved}}) {
        const auto card = static_cast<Card>(i);
        taken.insert(taken.end(),
                     static_cast<std::size_t>(view_.table.known.count(seat, card, where)),
                     {place, card});
      }
    }
    return taken;
  }

  const Rules& rules_;
  const View& view_;
  Visit& visit_;
  std::vector<Card> hidden_;
  State world_{};
};

template <class Visit>
void for_each_world(const Rules& rules, const View& view, Visit& visit) {
  WorldList<Visit>(rules, view, visit).list();
}

}  // namespace penta::phase10_masters

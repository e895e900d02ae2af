// Every way to lay down a phase, and what is left of the hand after it: what bots and people choose
// between.
#pragma once

#include "games/phase10_masters/rules.h"

namespace penta::phase10_masters {

// What is left of a hand when a phase lies and all has been hit that fits.
struct Rest {
  int hits = 0;      // natural cards that fit at once
  bool out = false;  // the rest can be hit and discarded in the same turn
  float worth = 0;
};

// `table` with the phase on it.
Rest rest_of(Table table, int players, Cards hand);

// A whole lay-down.
struct Way {
  Building building{};
  FixedList<Move, 12> moves{};
  Rest rest{};
};

// Calls visit(way) for each way in which the viewer can lay the phase, or finish laying it. There
// are few hundred at most with the usual deck, and some thousands with any.
// REQUIRES: the viewer has chosen a phase, which does not lie.
template <class Visit>
class Ways {
 public:
  Ways(const Rules& rules, const View& view, Visit& visit)
      : rules_(rules),
        view_(view),
        builder_(Rules::phase_card(view.table.active[view.viewer]), rules.all_wild()),
        visit_(visit) {}

  void follow(const Cards& hand, const Way& way) const {
    if (builder_.finished(way.building)) {
      Way whole = way;
      whole.rest = rest_of(with(way.building), rules_.players(), hand);
      visit_(whole);
      return;
    }
    Placements placements;
    placements.clear();
    builder_.list(hand, way.building, placements);
    for (const Placement placement : placements) {
      Way then = way;
      Cards rest = hand;
      builder_.place(then.building, rest, placement);
      then.moves.push_back(placement.card == wild ? Move::lay_wild(placement.as)
                                                  : Move::lay(placement.card));
      follow(rest, then);
    }
  }

 private:
  // The table with these groups on it.
  Table with(const Building& building) const {
    Table table = view_.table;
    const int phase = table.active[view_.viewer];
    for (int i = 0; i < Rules::phase_card(phase).groups; ++i) {
      const auto from = static_cast<std::size_t>(i);
      const auto to = static_cast<std::size_t>(meld_place(view_.viewer, i));
      table.melds.cards[to] = building.melds.cards[from];
      table.melds.low[to] = building.melds.low[from];
      table.melds.high[to] = building.melds.high[from];
    }
    return table;
  }

  const Rules& rules_;
  const View& view_;
  Builder builder_;
  Visit& visit_;
};

template <class Visit>
void for_each_way(const Rules& rules, const View& view, Visit&& visit) {
  Way begun;
  begun.building = view.building;
  Ways<Visit>(rules, view, visit).follow(view.hand, begun);
}

}  // namespace penta::phase10_masters

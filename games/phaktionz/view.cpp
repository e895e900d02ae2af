// Who sees what: nothing is hidden or shown anywhere else.
#include "games/phaktionz/hidden.h"
#include "games/phaktionz/rules.h"

namespace penta::phaktionz {

View Rules::view(const State& state, Viewer viewer) const {
  View view;
  view.table = state.table;
  view.viewer = viewer;
  if (viewer == stranger) return view;
  view.hand = state.hands[viewer];
  if (state.table.lords[viewer].looked > 0) view.looked = state.looked;
  if (state.table.actor == viewer) view.set_aside = state.set_aside;
  return view;
}

ViewSight Rules::sight(const View& view) const {
  ViewSight sight{view};
  if (view.viewer != stranger) {
    sight.own_deck = hidden_cards(view.table, deck(view.viewer), view.viewer) - view.hand;
  }
  return sight;
}

std::optional<Event> Rules::event_for(const Event& event, Viewer viewer) const {
  if (event.seat == viewer) return event;
  Event seen = event;
  switch (event.kind) {
    case Event::Kind::saw:
      return std::nullopt;
    case Event::Kind::drew:
    case Event::Kind::set_aside:
      seen.card = no_card;
      return seen;
    default:
      return seen;
  }
}

SeatSet Rules::learners(const Event& event) const {
  const SeatSet all = SeatSet::first(most_players);
  switch (event.kind) {
    case Event::Kind::drew:
    case Event::Kind::saw:
      return SeatSet{event.seat};
    case Event::Kind::starts:
    case Event::Kind::lost:
    case Event::Kind::milled:
      return all;
    case Event::Kind::discarded:
      return all - SeatSet{event.seat};
    case Event::Kind::announced:
    case Event::Kind::moved:
    case Event::Kind::placed:
      return from_hidden(event) ? all - SeatSet{event.seat} : SeatSet{};
    default:
      return {};
  }
}

}  // namespace penta::phaktionz

// Who sees what: nothing is hidden or shown anywhere else.
#include "games/phase10_masters/course.h"

namespace penta::phase10_masters {

View Rules::view(const State& state, Viewer viewer) const {
  View view;
  view.table = state.table;
  view.viewer = viewer;
  if (viewer == stranger) {
    view.pile_bound = state.pile_bounds[most_players];
    return view;
  }
  view.hand = state.hands[viewer];
  view.saves = state.saves[viewer];
  view.pile_bound = state.pile_bounds[static_cast<std::size_t>(viewer)];
  if (state.table.actor == viewer) view.building = state.building;
  return view;
}

std::optional<Event> Rules::event_for(const Event& event, Viewer viewer) const {
  if (event.seat == viewer) return event;
  Event seen = event;
  switch (event.kind) {
    case Event::Kind::placed:
      return std::nullopt;
    case Event::Kind::dealt:
      seen.cards = {};
      return seen;
    case Event::Kind::drew:
    case Event::Kind::fetched:
    case Event::Kind::saved:
      seen.card = hidden_card;
      return seen;
    default:
      return seen;
  }
}

SeatSet Rules::learners(const Event& event) const {
  const SeatSet all = SeatSet::first(players_);
  switch (event.kind) {
    case Event::Kind::dealt:
    case Event::Kind::drew:
      return SeatSet{event.seat};
    case Event::Kind::turned_up:
      return all;
    case Event::Kind::chose:
    case Event::Kind::took:
    case Event::Kind::fetched:
    case Event::Kind::laid:
    case Event::Kind::hit:
    case Event::Kind::discarded:
    case Event::Kind::saved:
    case Event::Kind::shown:
      return all - SeatSet{event.seat};
    default:
      return {};
  }
}

// What follows from the cards that the viewer sees; nobody knows what is drawn, or dealt next. A
// hand that ends is not counted here: whose cards are shown before the viewer learns something
// would depend on the seats.
std::vector<Event> Rules::preview(const View& view, Move move) const {
  Recorder<Event> recorder;
  State state;
  state.table = view.table;
  state.hands[view.viewer] = view.hand;
  state.saves[view.viewer] = view.saves;
  state.building = view.building;
  if (move.kind != Move::Kind::draw) act(state, view.viewer, move, recorder);
  return recorder.events;
}

Cards Rules::unseen(const View& view) const {
  Cards cards = deck();
  cards.remove_all(view.hand);
  cards.remove_all(view.saves);
  for (const Cards& group : view.building.melds.cards) cards.remove_all(group);
  for (const Cards& group : view.table.melds.cards) cards.remove_all(group);
  for (std::size_t i = 0; i < view.table.discard_size; ++i) cards.remove(view.table.discard[i]);
  return cards;
}

}  // namespace penta::phase10_masters

// Who sees what: nothing is hidden or shown anywhere else.
#include "games/the_phase/course.h"

namespace penta::the_phase {

View Rules::view(const State& state, Viewer viewer) const {
  View view;
  view.table = state.table;
  view.viewer = viewer;
  if (viewer == stranger) return view;
  view.hand = state.hands[viewer];
  view.choice = state.choices[viewer];
  return view;
}

std::optional<Event> Rules::event_for(const Event& event, Viewer viewer) const {
  if (event.seat == viewer) return event;
  Event seen = event;
  switch (event.kind) {
    case Event::Kind::dealt:
      seen.cards = {};
      return seen;
    case Event::Kind::chose:
      if (event.again) return std::nullopt;
      seen.card = hidden_card;
      return seen;
    default:
      return seen;
  }
}

SeatSet Rules::learners(const Event& event) const {
  switch (event.kind) {
    case Event::Kind::dealt:
      return SeatSet{event.seat};
    case Event::Kind::played:
      if (event.shown) return SeatSet::first(players_);
      [[fallthrough]];
    case Event::Kind::gave:
      return SeatSet::first(players_) - SeatSet{event.seat};
    default:
      return {};
  }
}

// Without the beginning of the next round, which is as certain, but tells a page nothing.
std::vector<Event> Rules::preview(const View& view, Move move) const {
  Recorder<Event> recorder;
  if (view.table.phase == Phase::zero) {
    recorder(Event{.kind = Event::Kind::chose,
                   .seat = view.viewer,
                   .card = move.card(),
                   .again = view.choice != no_card});
    return recorder.events;
  }
  // All that follows from the open cards; a new deal is not among it.
  Table table = view.table;
  lay(table, view.viewer, move, recorder);
  if (table.trick_size == players_) finish_trick(table, recorder);
  return recorder.events;
}

}  // namespace penta::the_phase

// Who sees what: nothing is hidden or shown anywhere else.
#include "games/phase/rules.h"

namespace penta::phase {

View Rules::view(const State& state, Viewer viewer) const {
  View view;
  view.table = state.table;
  view.viewer = viewer;
  view.faces.fill(no_side);
  view.backs.fill(no_side);
  const TrueSight sight{*this, state};
  for (int i = 0; i < players_; ++i) {
    const Seat seat = seat_at(i);
    const Lord& lord = state.table.lords[seat];
    // Of a deck all see the face on top, and its owner what they have looked at.
    int looked = seat == viewer ? lord.looked : 0;
    bool on_top = true;
    for (int each = 0; each < deck(seat).size; ++each) {
      const Sleeve sleeve = sleeve_of(seat, each);
      const auto at = static_cast<std::size_t>(sleeve);
      bool face = true;
      bool back = seat == viewer || lord.turned.contains(each);
      if (lord.deck.contains(each)) {
        back = looked > 0;
        face = on_top || back;
        on_top = false;
        if (looked > 0) --looked;
      }
      view.faces[at] = face ? sight.face(sleeve) : hidden_side;
      view.backs[at] = back ? sight.back(sleeve) : hidden_side;
    }
  }
  if (viewer != stranger) view.choice = state.choices[viewer];
  return view;
}

std::optional<Event> Rules::event_for(const Event& event, Viewer viewer) const {
  if (event.seat == viewer) return event;
  Event seen = event;
  switch (event.kind) {
    case Event::Kind::saw:
      return std::nullopt;
    case Event::Kind::chose_first:
      if (event.amount > 0) return std::nullopt;
      seen.sleeve = no_sleeve;
      return seen;
    case Event::Kind::drew:
      seen.back = hidden_side;
      return seen;
    case Event::Kind::enlisted:
    case Event::Kind::returned:
      // An effect of somebody else may concern it: what counts is whose card it is.
      if (!event.open && owner(event.sleeve) != viewer) seen.back = hidden_side;
      return seen;
    default:
      return seen;
  }
}

SeatSet Rules::learners(const Event& event) const {
  const SeatSet all = SeatSet::first(players_);
  switch (event.kind) {
    case Event::Kind::drew:
    case Event::Kind::enlisted:
    case Event::Kind::shuffled:
    case Event::Kind::starts:
    case Event::Kind::guards:
      return all;
    case Event::Kind::saw:
      return SeatSet{event.seat};
    case Event::Kind::ordered:
    case Event::Kind::discarded:
    case Event::Kind::counted:
      return all - SeatSet{event.seat};
    case Event::Kind::phased:
    case Event::Kind::shown:
      return all - SeatSet{owner(event.sleeve)};
    default:
      return {};
  }
}

}  // namespace penta::phase

// Who sees what: all see the same, and nobody sees what is to come.
#include "games/phase_away/rules.h"

namespace penta::phase_away {

View Rules::view(const State& state, Viewer viewer) const {
  return {.table = state.table, .viewer = viewer};
}

std::optional<Event> Rules::event_for(const Event& event, Viewer /*viewer*/) const { return event; }

// From what was drawn, or brought by the clock: with the end of a turn time passes, and a board
// that changes may let portals in that have been waiting.
SeatSet Rules::learners(const Event& event) const {
  using enum Event::Kind;
  switch (event.kind) {
    case explored:
    case scouted:
    case looted:
    case artefact_shown:
    case portals_opened:
    case attacked:
    case appeared:
    case prowled:
    case vanished:
    case turn_ended:
    case vented:
    case artefact_taken:
      return SeatSet::first(players_);
    case shifted:
      return event.room ? SeatSet::first(players_) : SeatSet{};
    default:
      return {};
  }
}

}  // namespace penta::phase_away

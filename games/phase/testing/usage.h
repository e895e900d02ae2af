// For tests: what was used in a match.
#pragma once

#include <map>
#include <utility>

#include "games/phase/game.h"

namespace penta::phase {

// Which orders and skills were used or set off, and how often.
struct Usage {
  static constexpr bool listens = true;
  void operator()(const Event& event) {
    switch (event.kind) {
      case Event::Kind::ordered:
        ++times[{event.side, 0}];
        return;
      case Event::Kind::used:
      case Event::Kind::set_off:
        ++times[{event.side, event.skill}];
        return;
      default:
        return;
    }
  }
  std::map<std::pair<SideId, int>, int> times{};
};

}  // namespace penta::phase

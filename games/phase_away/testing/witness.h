// For tests: the memory of somebody who only listens, built slowly from events.
#pragma once

#include <algorithm>
#include <string>

#include "games/phase_away/game.h"

namespace penta::phase_away {

// Remembers where monsters, portals and people are; of the hours to come only that they have not
// come yet.
class Witness {
 public:
  Witness(const Rules& rules, Viewer /*who*/) : rules_(&rules) {}

  void see(const Event& event) {
    using enum Event::Kind;
    switch (event.kind) {
      case placed_start:
        start_ = event.square;
        break;
      case explored:
        rooms_.insert(event.square);
        airy_ = event.air ? airy_ | Squares(event.square) : airy_;
        if (event.monster != Monster::none) monsters_.insert(event.square);
        break;
      case appeared:
        monsters_.insert(event.square);
        break;
      case slain:
        monsters_.erase(event.square);
        break;
      case prowled:
        monsters_.erase(event.from);
        monsters_.insert(event.square);
        break;
      case vanished:
        monsters_.erase(event.from);
        break;
      case vented:
        set_air(event.square, event.air);
        break;
      case shifted:
        if (event.room) set_air(event.square, event.dimension == Dimension::alpha);
        break;
      case portals_opened:
        portals_ = {event.square, event.from};
        break;
      case ended:
        over_ = true;
        break;
      default:
        break;
    }
  }

  std::string contradicts(const State& world) const {
    const Table& table = world.table;
    if (table.start != start_) return "START lies elsewhere";
    Squares laid = table.laid;
    Squares air = table.air;
    if (start_ != Square::none) {
      laid.erase(start_);
      air.erase(start_);
    }
    if (laid != rooms_ || air != airy_) return "other rooms";
    if (table.monsters != monsters_) return "monsters elsewhere";
    if (table.portals != portals_) return "portals elsewhere";
    if (over_ != (table.step == Step::over)) return "not as far";
    if (over_) return "";
    if (world.attack_due <= table.clock && table.clock > 0) return "an attack that has passed";
    const bool possible = portals_can_open(*rules_, table);
    if (possible && world.portals_due <= table.clock && table.clock > 0) {
      return "portals that should be there";
    }
    return "";
  }

 private:
  void set_air(Square square, bool air) {
    airy_ = air ? airy_ | Squares(square) : airy_ - Squares(square);
  }

  const Rules* rules_;
  Square start_ = Square::none;
  Squares rooms_{};
  Squares airy_{};
  Squares monsters_{};
  std::array<Square, 2> portals_{Square::none, Square::none};
  bool over_ = false;
};

}  // namespace penta::phase_away

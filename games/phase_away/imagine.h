// Worlds that a viewer cannot tell from the truth: all is open but the hours to come.
#pragma once

#include "games/phase_away/rules.h"

namespace penta::phase_away {

class Imagination {
 public:
  Imagination(const Rules& rules, const View& view) {
    world_.table = view.table;
    const Table& table = view.table;
    if (table.step == Step::over) return;
    // Portals that could have opened would have; where the board had no room, they may be waiting.
    const std::int32_t silent = table.portals_possible != 0 ? table.clock : table.no_portals_since;
    portals_ = hours(table.portals_opened, rules.figures().portals, silent);
    attacks_ = hours(table.attacked, rules.figures().attacks, table.clock);
  }

  template <Chance C>
  State sample(C& chance) const {
    State state = world_;
    if (state.table.step == Step::over) return state;
    state.portals_due = portals_.draw(chance);
    state.attack_due = attacks_.draw(chance);
    return state;
  }

 private:
  // Whole seconds after the last time.
  struct Hours {
    std::int32_t first = 0;
    std::uint32_t count = 1;
    template <Chance C>
    std::int32_t draw(C& chance) const {
      return first + static_cast<std::int32_t>(chance.below(count)) * 1'000;
    }
  };

  // Those later than `silent`.
  static Hours hours(std::int32_t last, const std::array<std::uint16_t, 2>& range,
                     std::int32_t silent) {
    std::int32_t low = range[0];
    // Before anything can have happened, the first moment is no less possible than the others.
    const bool nothing_yet = silent == 0 && last == 0;
    while (!nothing_yet && low < range[1] && last + low * 1'000 <= silent) ++low;
    return {last + low * 1'000, static_cast<std::uint32_t>(range[1] - low + 1)};
  }

  State world_{};
  Hours portals_{};
  Hours attacks_{};
};

}  // namespace penta::phase_away

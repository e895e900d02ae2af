// For tests: all worlds that fit a view, slowly and obviously.
#pragma once

#include "games/phase_away/game.h"

namespace penta::phase_away {

// Every pair of hours that can still come.
template <class Visit>
void for_each_world(const Rules& rules, const View& view, Visit visit) {
  State world;
  world.table = view.table;
  const Table& table = view.table;
  if (table.step == Step::over) {
    visit(world);
    return;
  }
  const Figures& figures = rules.figures();
  const std::int32_t silent = table.portals_possible != 0 ? table.clock : table.no_portals_since;
  for (int portals = figures.portals[0]; portals <= figures.portals[1]; ++portals) {
    world.portals_due = table.portals_opened + portals * 1'000;
    if (world.portals_due <= silent && silent > 0) continue;
    for (int attack = figures.attacks[0]; attack <= figures.attacks[1]; ++attack) {
      world.attack_due = table.attacked + attack * 1'000;
      if (world.attack_due <= table.clock && table.clock > 0) continue;
      if (!visit(world)) return;
    }
  }
}

}  // namespace penta::phase_away

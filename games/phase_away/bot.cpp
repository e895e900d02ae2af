// A page of sensible play: the shared plan.
#include "games/phase_away/plan.h"

namespace penta::phase_away {

Move Rules::greedy(const View& view) const {
  if (view.viewer != view.table.actor) return Move::of(Move::Kind::call);
  return Plan(*this, view.table, view.viewer).move();
}

}  // namespace penta::phase_away

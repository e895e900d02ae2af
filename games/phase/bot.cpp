#include "games/phase/bot.h"

namespace penta::phase {

Move Rules::greedy(const View& view) const {
  MoveList moves;
  legal_moves(view, moves);
  if (moves.size() == 1) return moves[0];
  const ViewSight sight{view};
  const auto no_whim = [] { return 0; };
  return Habit(*this, view.table, sight, view.viewer, moves, no_whim).move();
}

}  // namespace penta::phase

#include "games/phaktionz/bot.h"

namespace penta::phaktionz {

Move Rules::greedy(const View& view) const {
  MoveList moves;
  legal_moves(view, moves);
  if (moves.size() == 1) return moves[0];
  const ViewSight sight = this->sight(view);
  const auto no_whim = [] { return 0; };
  return Habit(*this, view.table, sight, view.viewer, moves, no_whim).move();
}

// To stop what one has announced oneself.
bool Rules::vain(const View& view, Move move) const {
  const Table& table = view.table;
  if (table.ask != Ask::respond || table.depth == 0 || table.last().seat != view.viewer)
    return false;
  if (move.kind() != Move::Kind::cast && move.kind() != Move::Kind::use) return false;
  const ViewSight sight = this->sight(view);
  const auto judge = this->judge(table, sight);
  const Spot spot = judge.find(move.card());
  const Facts& facts = spot == no_spot ? judge.printed(move.card()) : judge.facts(spot);
  const int at = move.kind() == Move::Kind::use ? move.value() : judge.cast_ability(move.card());
  if (at < 0 || at >= facts.size) return false;
  const Ability& ability = facts.abilities[at];
  for (std::size_t i = 0; i < ability.size; ++i) {
    if (ability.effects[i].verb == Verb::fizzles) return true;
  }
  return false;
}

}  // namespace penta::phaktionz

// What follows from a table: ways, blows, and what is where.
#include "games/phase_away/rules.h"

namespace penta::phase_away {

Squares Rules::walkable(const Table& table, Dimension dimension) const {
  if (dimension == Dimension::alpha) return table.air;
  return (table.laid - table.air) | Squares(table.start);
}

Squares Rules::reach(const Table& table, Square from, Dimension dimension) const {
  Squares through = walkable(table, dimension);
  for (const Square portal : table.portals) {
    if (portal != Square::none) through.erase(portal);
  }
  return flood(from, through);
}

int Rules::way_home(const Table& table, Square from, Dimension dimension) const {
  if (table.start == Square::none || from == Square::none) return -1;
  Squares through = walkable(table, dimension);
  for (const Square portal : table.portals) {
    if (portal != Square::none) through.erase(portal);
  }
  Squares reached(from);
  Squares edge = reached;
  for (int steps = 0; !edge.empty(); ++steps) {
    if (edge.contains(table.start)) return steps;
    edge = (edge.neighbours() & through) - reached;
    reached = reached | edge;
  }
  return -1;
}

bool Rules::is_sealed_in(const Table& table, const Player& player) const {
  // Nearly always something is unexplored next door.
  if (!(Squares(player.square).neighbours() - table.laid).empty()) return false;
  const Squares reached = reach(table, player.square, player.dimension);
  const Squares beside = reached.neighbours();
  if (!(beside - table.laid).empty()) return false;
  for (const Square portal : table.portals) {
    if (portal == player.square) return false;
  }
  const Square portal = table.portals[static_cast<std::size_t>(player.dimension)];
  return portal == Square::none || !beside.contains(portal);
}

bool Rules::artefact_is_home(const Table& table) const {
  for (int i = 0; i < players_; ++i) {
    const Player& each = player(table, seat_at(i));
    if (each.purse.artefact != 0 && each.standing() && each.square == table.start) return true;
  }
  return false;
}

Monster Rules::monster_at(const Table& table, Square square) const {
  if (!table.monsters.contains(square)) return Monster::none;
  for (std::size_t i = 0; i < table.prowler_count; ++i) {
    if (table.prowlers[i].square == square) return table.prowlers[i].kind;
  }
  return Monster::none;
}

LootTable Rules::loot_table(const Table& table, Square square, Dimension dimension) const {
  if (table.medi.contains(square)) return LootTable::medi_center;
  if (table.cargo.contains(square)) return LootTable::cargo_hold;
  return dimension == Dimension::alpha ? LootTable::alpha : LootTable::beta;
}

int Rules::damage_of(const Player& player) const {
  const int own = figures_.damage[static_cast<std::size_t>(player.character)];
  if (player.weapon == Thing::none) return own;
  return own + figures_.power[static_cast<std::size_t>(player.weapon)];
}

int Rules::protection_of(const Player& player) const {
  if (player.armour == Thing::none) return 0;
  return figures_.power[static_cast<std::size_t>(player.armour)];
}

int Rules::blow(Monster monster, const Player& player) const {
  const int damage =
      figures_.monster_damage[static_cast<std::size_t>(monster)] - protection_of(player);
  if (damage <= 0) return 0;
  return player.shielded != 0 ? (damage + 1) / 2 : damage;
}

int Rules::cost(Move move) const {
  using enum Move::Kind;
  switch (move.kind()) {
    case explore:
    case scout:
    case step:
    case port:
    case loot:
    case gather:
    case wear:
    case give:
    case give_shard:
    case give_artefact:
    case hand:
    case heal:
    case take:
      return 1;
    case sneak:
    case vent:
      return 2;
    default:
      return 0;
  }
}

}  // namespace penta::phase_away

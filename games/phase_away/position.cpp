// A position in words.
#include "games/phase_away/rules.h"

namespace penta::phase_away {
namespace {

Tile tile_at(const Table& table, Square square) {
  if (square == table.start) return Tile::start;
  if (table.medi.contains(square)) return Tile::medi_center;
  return table.cargo.contains(square) ? Tile::cargo_hold : Tile::plain;
}

std::string loot_word(const Rules& rules, std::uint8_t code) {
  if (code <= 3) return std::string(word_of(static_cast<LootLine::What>(code)));
  return rules.word(static_cast<Thing>(code - 4));
}

// The list as far as it goes.
template <class Add>
void each_coming(const std::array<std::uint8_t, Coming::room>& list, Add add) {
  for (const std::uint8_t code : list) {
    if (code == 0) return;
    add(code);
  }
}

ComingPosition position_of(const Rules& rules, const Coming& coming) {
  ComingPosition position;
  each_coming(coming.tiles,
              [&](std::uint8_t code) { position.tiles.push_back(static_cast<Tile>(code - 1)); });
  each_coming(coming.air, [&](std::uint8_t code) { position.air.push_back(code - 1); });
  each_coming(coming.monsters, [&](std::uint8_t code) {
    position.monsters.emplace_back(code == 1 ? Monster::none : static_cast<Monster>(code - 2));
  });
  each_coming(coming.loot,
              [&](std::uint8_t code) { position.loot.push_back(loot_word(rules, code)); });
  each_coming(coming.directions, [&](std::uint8_t code) {
    position.directions.push_back(static_cast<Direction>(code - 1));
  });
  each_coming(coming.rooms,
              [&](std::uint8_t code) { position.rooms.push_back(static_cast<Square>(code - 1)); });
  return position;
}

// One step nearer each time; the same way is found every time.
std::vector<Square> path_home(const Rules& rules, const Table& table, const Player& player) {
  std::vector<Square> path;
  const int steps = rules.way_home(table, player.square, player.dimension);
  if (steps < 1) return path;
  const Squares reached = rules.reach(table, player.square, player.dimension);
  Square at = player.square;
  for (int left = steps - 1; left >= 0; --left) {
    const Squares nearer = Squares(at).neighbours() & reached;
    bool found = false;
    nearer.for_each([&](Square next) {
      if (found || rules.way_home(table, next, player.dimension) != left) return;
      path.push_back(next);
      found = true;
    });
    at = path.back();
  }
  return path;
}

// A portal can be walked to and not across.
std::vector<WalkPosition> walks(const Rules& rules, const Table& table) {
  std::vector<WalkPosition> found;
  const Player& player = rules.player(table, table.actor);
  if (table.step != Step::turn || !player.standing()) return found;
  const Squares through = rules.walkable(table, player.dimension);
  Squares portals;
  for (const Square portal : table.portals) {
    if (portal != Square::none) portals.insert(portal);
  }
  Squares reached(player.square);
  Squares edge = reached;
  for (int ap = 1; ap <= table.ap && !edge.empty(); ++ap) {
    edge = (edge.neighbours() & through) - reached;
    reached = reached | edge;
    edge.for_each([&](Square square) { found.push_back({.square = square, .ap = ap}); });
    edge = edge - portals;
  }
  return found;
}

}  // namespace

Position Rules::position(const View& view) const {
  const Table& table = view.table;
  Position position{.step = table.step,
                    .actor = table.actor,
                    .ap = table.ap,
                    .acted = table.acted,
                    .seconds_left = (time_limit_ - table.clock + 999) / 1'000,
                    .clock = table.clock,
                    .start = table.start,
                    .artefact_room = table.artefact_room,
                    .shards_found = table.shards_found,
                    .searches = table.searches,
                    .artefact_owed = table.artefact_owed != 0,
                    .finder = table.finder,
                    .first = table.first,
                    .leader = leader_,
                    .round = table.round,
                    .turns = table.turns,
                    .turn_began = table.turn_began,
                    .portals_opened = table.portals_opened,
                    .attacked = table.attacked,
                    .no_portals_since = table.no_portals_since,
                    .scouted_square = table.scouted_square,
                    .receiver = table.receiver,
                    .handed = table.handed,
                    .end = table.end};
  for (int i = 0; i < players_; ++i) {
    const Player& each = player(table, seat_at(i));
    PlayerPosition out{.character = each.character,
                       .square = each.square,
                       .dimension = each.dimension,
                       .hp = each.hp,
                       .felled = !each.standing(),
                       .missed = each.missed,
                       .weapon = each.weapon,
                       .armour = each.armour,
                       .purse = each.purse,
                       .shielded = each.shielded != 0,
                       .lucky = each.lucky != 0,
                       .lost_weapon = each.lost_weapon,
                       .lost_armour = each.lost_armour};
    each.carried.for_each([&](Card card) {
      out.things.push_back(figures_.thing_of[static_cast<std::size_t>(card)]);
    });
    if (each.character != Character::none) {
      const auto at = static_cast<std::size_t>(each.character);
      out.damage = damage_of(each);
      out.protection = protection_of(each);
      out.most_hp = figures_.hp[at];
      out.ap = figures_.ap[at];
      out.way_home = way_home(table, each.square, each.dimension);
      out.path_home = path_home(*this, table, each);
    }
    position.players.push_back(out);
  }
  table.laid.for_each([&](Square square) {
    RoomPosition room{.square = square,
                      .tile = tile_at(table, square),
                      .air = table.air.contains(square),
                      .purse = table.floor[static_cast<std::size_t>(square)]};
    for (const Dimension dimension : {Dimension::alpha, Dimension::beta}) {
      if (table.looted[static_cast<std::size_t>(dimension)].contains(square)) {
        room.looted.push_back(dimension);
      }
    }
    if (table.floored.contains(square)) {
      for (int i = 0; i < figures_.cards; ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (table.where[at] == static_cast<std::uint8_t>(square)) {
          room.things.push_back(figures_.thing_of[at]);
        }
      }
    }
    position.rooms.push_back(room);
  });
  for (std::size_t i = 0; i < table.prowler_count; ++i) {
    const Prowler& prowler = table.prowlers[i];
    position.monsters.push_back({.square = prowler.square,
                                 .monster = prowler.kind,
                                 .fought = table.fought.contains(prowler.square)});
  }
  position.walks = walks(*this, table);
  if (table.portals[0] != Square::none) position.portals = {table.portals[0], table.portals[1]};
  for (const std::uint8_t left : table.bag) position.bag.push_back(left);
  for (std::size_t i = 0; i < table.scouted_count; ++i) {
    const Scouted& seen = table.scouted[i];
    position.scouted.push_back({.tile = seen.tile, .air = seen.air != 0, .monster = seen.monster});
  }
  return position;
}

Position Rules::position(const State& state) const {
  Position position = this->position(view(state, stranger));
  if (state.table.step == Step::over) return position;
  position.portals_due = state.portals_due;
  position.attack_due = state.attack_due;
  position.coming = position_of(*this, state.coming);
  return position;
}

}  // namespace penta::phase_away

// What is drawn on the station: rooms, finds, monsters, squares and hours. The companion of a real
// table draws the same.
#pragma once

#include <algorithm>
#include <array>

#include "games/phase_away/rules.h"

namespace penta::phase_away {

// Rooms where the portal with air can open: to be walked to from START in Alpha.
inline Squares airy_portal_rooms(const Table& table) {
  Squares rooms = flood(table.start, table.air);
  rooms.erase(table.start);
  if (table.artefact_room != Square::none) rooms.erase(table.artefact_room);
  return rooms;
}

// And the other one: with a way on, if there is such a room.
inline Squares airless_portal_rooms(const Table& table) {
  Squares rooms = table.laid - table.air;
  if (table.artefact_room != Square::none) rooms.erase(table.artefact_room);
  const Squares ways_on = (table.laid - table.air) | (Squares::all() - table.laid);
  const Squares good = rooms & ways_on.neighbours();
  return good.empty() ? rooms : good;
}

// Whether both lists have a room, without making them: START has a neighbour with air, and there
// is an airless room besides the artefact's, which never has air.
inline bool portals_can_open(const Rules& /*rules*/, const Table& table) {
  if (table.start == Square::none) return false;
  Squares airless = table.laid - table.air;
  if (table.artefact_room != Square::none) airless.erase(table.artefact_room);
  return !airless.empty() && !(Squares(table.start).neighbours() & table.air).empty();
}

// The first of a list that a position may fix; 0 if it fixes nothing. What cannot be at that moment
// (a tile or a thing of which none is left, a shard too many) is drawn after all.
inline std::uint8_t take_next(std::array<std::uint8_t, Coming::room>& list) {
  const std::uint8_t next = list.front();
  if (next != 0) {
    std::copy(list.begin() + 1, list.end(), list.begin());
    list.back() = 0;
  }
  return next;
}

template <class C>
class Drawing {
 public:
  struct Find {
    LootLine line{};
    int amount = 1;
  };

  Drawing(const Rules& rules, State& state, C& chance)
      : rules_(rules),
        figures_(rules.figures()),
        state_(state),
        table_(state.table),
        chance_(chance) {}

  // A tile out of the bag with its air and its monster, as it would lie there.
  Scouted draw_room(Seat explorer, Square square) {
    Scouted drawn{.tile = draw_tile()};
    const std::uint8_t fixed_air = take_next(state_.coming.air);
    const bool air = fixed_air != 0 ? fixed_air == 2 : chance_.below(100) < figures_.air;
    drawn.air = final_air(explorer, square, air) ? 1 : 0;
    const std::uint8_t fixed_monster = take_next(state_.coming.monsters);
    if (fixed_monster != 0) {
      if (fixed_monster > 1) drawn.monster = static_cast<Monster>(fixed_monster - 2);
    } else if (chance_.below(100) < figures_.monster_chance) {
      drawn.monster = draw_monster();
    }
    return drawn;
  }

  // What a search finds; a shard at the latest after so many searches of plain rooms in Beta.
  Find draw_find(LootTable table) {
    const bool shards = table == LootTable::beta && table_.shards_found < all_shards;
    if (shards) ++table_.searches;
    LootLine line = draw_line(table, shards);
    if (shards && table_.searches >= figures_.shard_every) line.what = LootLine::What::shard;
    int amount = 1;
    if (line.what == LootLine::What::money || line.what == LootLine::What::gem) {
      amount = line.low;
      if (line.high > line.low) {
        amount +=
            static_cast<int>(chance_.below(static_cast<std::uint32_t>(line.high - line.low + 1)));
      }
    }
    return {line, amount};
  }

  Monster draw_monster() {
    auto drawn = chance_.below(figures_.monster_weights);
    std::size_t kind = 0;
    while (drawn >= figures_.monster_weight[kind]) drawn -= figures_.monster_weight[kind++];
    return static_cast<Monster>(kind);
  }

  Monster draw_attacker() {
    const std::uint8_t fixed = take_next(state_.coming.monsters);
    return fixed > 1 ? static_cast<Monster>(fixed - 2) : draw_monster();
  }

  Square draw_square(Squares rooms) {
    const std::uint8_t fixed = take_next(state_.coming.rooms);
    const auto wanted = static_cast<Square>(fixed - 1U);
    if (fixed != 0 && rooms.contains(wanted)) return wanted;
    return rooms.nth(static_cast<int>(chance_.below(static_cast<std::uint32_t>(rooms.size()))));
  }

  // The last room beside START gets the air that all the others there lack.
  bool air_beside_start(Square square, bool air) const {
    const Squares beside_start = Squares(table_.start).neighbours();
    if (!beside_start.contains(square)) return air;
    Squares others = beside_start;
    others.erase(square);
    const bool last = (others - table_.laid).empty();
    if (last && (others - table_.air).empty()) return false;
    if (last && (others & table_.air).empty()) return true;
    return air;
  }

  // Whether the explorer could still lay a tile somewhere, if this room had that air.
  bool leaves_a_way(const Player& explorer, Square square, bool air) const {
    const Squares laid = table_.laid | Squares(square);
    const Squares airy = air ? table_.air | Squares(square) : table_.air;
    Squares through =
        explorer.dimension == Dimension::alpha ? airy : (laid - airy) | Squares(table_.start);
    for (const Square portal : table_.portals) {
      if (portal != Square::none) through.erase(portal);
    }
    return leads_out(explorer.square, through, laid);
  }

  std::int32_t draw_due(const std::array<std::uint16_t, 2>& range) {
    const std::uint32_t seconds = range[0] + chance_.below(range[1] - range[0] + 1U);
    return table_.clock + static_cast<std::int32_t>(seconds) * 1'000;
  }

  Direction draw_direction() {
    const std::uint8_t fixed = take_next(state_.coming.directions);
    return static_cast<Direction>(fixed != 0 ? fixed - 1U : chance_.below(directions));
  }

 private:
  const Player& player(Seat seat) const { return table_.players[static_cast<std::size_t>(seat)]; }

  Tile draw_tile() {
    const auto& bag = table_.bag;
    const std::uint8_t fixed = take_next(state_.coming.tiles);
    if (fixed != 0 && bag[fixed - 1U] > 0) return static_cast<Tile>(fixed - 1);
    auto drawn = chance_.below(static_cast<std::uint32_t>(bag[0] + bag[1] + bag[2]));
    int kind = 0;
    while (drawn >= bag[static_cast<std::size_t>(kind)]) {
      drawn -= bag[static_cast<std::size_t>(kind++)];
    }
    return static_cast<Tile>(kind);
  }

  // Never sealed by a tile: the air that was drawn, unless it would wall somebody in.
  bool final_air(Seat seat, Square square, bool drawn) const {
    const bool air = air_beside_start(square, drawn);
    const Player& explorer = player(seat);
    if (leaves_a_way(explorer, square, air) || !leaves_a_way(explorer, square, !air)) return air;
    return !air;
  }

  LootLine draw_line(LootTable table, bool shards) {
    const auto& lines = rules_.loot_[static_cast<std::size_t>(table)];
    const auto possible = [&](const LootLine& line) {
      if (line.what == LootLine::What::shard) return shards;
      return line.what != LootLine::What::thing ||
             table_.supply[static_cast<std::size_t>(line.thing)] > 0;
    };
    const std::uint8_t fixed = take_next(state_.coming.loot);
    if (fixed != 0 && possible(fixed_line(fixed))) return fixed_line(fixed);
    std::uint32_t sum = 0;
    for (const LootLine& line : lines) {
      if (possible(line)) sum += line.weight;
    }
    if (sum == 0) return {.what = LootLine::What::money};
    std::uint32_t drawn = chance_.below(sum);
    for (const LootLine& line : lines) {
      if (!possible(line)) continue;
      if (drawn < line.weight) return line;
      drawn -= line.weight;
    }
    return {.what = LootLine::What::money};
  }

  static LootLine fixed_line(std::uint8_t code) {
    if (code <= 3) return {.what = static_cast<LootLine::What>(code)};
    return {.what = LootLine::What::thing, .thing = static_cast<Thing>(code - 4)};
  }

  const Rules& rules_;
  const Figures& figures_;
  State& state_;
  Table& table_;
  C& chance_;
};

}  // namespace penta::phase_away

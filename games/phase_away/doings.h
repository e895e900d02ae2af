// What happens on the station: fights, finds, portals, monsters, and what the clock brings.
#pragma once

#include <algorithm>
#include <array>
#include <utility>

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

// The first of a list that a position may fix; 0 if it fixes nothing.
inline std::uint8_t take_next(std::array<std::uint8_t, Coming::room>& list) {
  const std::uint8_t next = list.front();
  if (next != 0) {
    std::copy(list.begin() + 1, list.end(), list.begin());
    list.back() = 0;
  }
  return next;
}

// Copies of a thing look alike: so that equal tables are equal bytes, they lie in the order of
// their places, and of a player's own the one that is worn comes first.
inline void sort_copies(const Figures& figures, Table& table, Thing thing) {
  const std::size_t first = figures.first_card[static_cast<std::size_t>(thing)];
  const std::size_t end = first + figures.copies[static_cast<std::size_t>(thing)];
  const auto owner = [&](std::uint8_t place) -> Player* {
    const bool owned = place != in_supply && place >= with_player;
    return owned ? &table.players[place - with_player] : nullptr;
  };
  // Behind the place, whether it is carried and not worn.
  std::array<std::uint16_t, 16> places{};
  for (std::size_t i = first; i < end; ++i) {
    Player* const by = owner(table.where[i]);
    const bool carried = by != nullptr && by->carried.contains(static_cast<Card>(i));
    if (carried) by->carried.erase(static_cast<Card>(i));
    places[i - first] = static_cast<std::uint16_t>(table.where[i] << 1U | (carried ? 1U : 0U));
  }
  std::sort(places.begin(), places.begin() + static_cast<std::ptrdiff_t>(end - first));
  for (std::size_t i = first; i < end; ++i) {
    const std::uint16_t place = places[i - first];
    table.where[i] = static_cast<std::uint8_t>(place >> 1U);
    if ((place & 1U) != 0) owner(table.where[i])->carried.insert(static_cast<Card>(i));
  }
}

template <class C, class O>
class Doings {
 public:
  Doings(const Rules& rules, State& state, C& chance, O& observer)
      : rules_(rules),
        figures_(rules.figures()),
        state_(state),
        table_(state.table),
        chance_(chance),
        observer_(observer) {}

  // --- rooms

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

  void lay_room(Seat explorer, Square square, const Scouted& room) {
    table_.laid.insert(square);
    if (room.air != 0) table_.air.insert(square);
    if (room.tile == Tile::medi_center) table_.medi.insert(square);
    if (room.tile == Tile::cargo_hold) table_.cargo.insert(square);
    --table_.bag[static_cast<std::size_t>(room.tile)];
    tell(observer_, [&] {
      return Event{.kind = Event::Kind::explored,
                   .seat = explorer,
                   .square = square,
                   .tile = room.tile,
                   .monster = room.monster,
                   .air = room.air != 0};
    });
    if (room.monster != Monster::none) add_monster(square, room.monster);
    board_changed();
  }

  // What the board can hold has changed: portals and artefact that waited for it come.
  void board_changed() {
    const bool possible = portals_can_open(rules_, table_);
    if (possible != (table_.portals_possible != 0)) {
      table_.portals_possible = possible ? 1 : 0;
      table_.no_portals_since = possible ? 0 : table_.clock;
    }
    if (table_.artefact_owed != 0) show_artefact();
    if (table_.portals_possible != 0 && state_.portals_due <= table_.clock) open_portals();
  }

  // --- fights

  // One fight of one player; both blows fall at once.
  void fight(Seat seat, Square square) {
    Player& own = player(seat);
    const Monster monster = rules_.monster_at(table_, square);
    const int lost = std::min<int>(own.hp, rules_.blow(monster, own));
    const int dealt = rules_.damage_of(own);
    own.shielded = 0;
    own.hp = static_cast<std::uint8_t>(own.hp - lost);
    tell(observer_, [&] {
      return Event{.kind = Event::Kind::fought,
                   .seat = seat,
                   .square = square,
                   .monster = monster,
                   .dealt = static_cast<std::uint8_t>(dealt),
                   .amount = static_cast<std::uint16_t>(lost)};
    });
    if (dealt >= figures_.monster_hp[static_cast<std::size_t>(monster)]) {
      remove_monster(square);
      if (own.purse.dust < 0xff) ++own.purse.dust;
      tell(observer_, [&] {
        return Event{
            .kind = Event::Kind::slain, .seat = seat, .square = square, .monster = monster};
      });
    } else if (seat == table_.actor) {
      table_.fought.insert(square);
    }
    if (own.hp == 0) fell(seat);
  }

  // A monster has come into the room: one fight each, until it falls.
  void fight_all(Square square) {
    for (int i = 0; i < rules_.players() && table_.monsters.contains(square); ++i) {
      const Player& each = player(seat_at(i));
      if (each.square != square || !each.standing()) continue;
      // Within a turn the same monster is fought once.
      if (seat_at(i) == table_.actor && table_.fought.contains(square)) continue;
      fight(seat_at(i), square);
    }
  }

  void fell(Seat seat) {
    Player& own = player(seat);
    own.felled = 1;
    own.missed = 0;
    own.hp = 0;
    own.lucky = 0;
    own.shielded = 0;
    own.lost_weapon = own.weapon;
    own.lost_armour = own.armour;
    drop_worn(seat, own.weapon);
    drop_worn(seat, own.armour);
    const CardSet dropped = std::exchange(own.carried, CardSet{});
    dropped.for_each([&](Card card) { drop_card(card, own.square); });
    dropped.for_each([&](Card card) { sort(card); });
    Purse& floor = table_.floor[static_cast<std::size_t>(own.square)];
    floor.add(std::exchange(own.purse, Purse{}));
    if (!floor.empty()) table_.floored.insert(own.square);
    tell(observer_,
         [&] { return Event{.kind = Event::Kind::felled, .seat = seat, .square = own.square}; });
  }

  void revive_mates(Seat by, Square square, Dimension dimension) {
    for (int i = 0; i < rules_.players(); ++i) {
      const Player& each = player(seat_at(i));
      if (each.standing() || each.square != square || each.dimension != dimension) continue;
      revive(seat_at(i), by, 1);
    }
  }

  void revive(Seat seat, Seat by, int hp) {
    Player& own = player(seat);
    own.felled = 0;
    own.missed = 0;
    own.hp = static_cast<std::uint8_t>(hp);
    tell(observer_, [&] {
      return Event{.kind = Event::Kind::revived, .seat = seat, .to = by, .square = own.square};
    });
  }

  // --- walking

  // Into a room that may be a portal's: then out of the other one.
  void enter(Seat seat, Square square, bool sneaked) {
    Player& own = player(seat);
    const Square from = std::exchange(own.square, square);
    tell(observer_, [&] {
      return Event{.kind = Event::Kind::stepped,
                   .seat = seat,
                   .square = square,
                   .from = from,
                   .sneaked = sneaked};
    });
    if (square == table_.portals[static_cast<std::size_t>(own.dimension)]) {
      revive_mates(seat, square, own.dimension);
      return go_through(seat, sneaked);
    }
    arrive(seat, sneaked);
  }

  void go_through(Seat seat, bool sneaked) {
    Player& own = player(seat);
    const Square from = own.square;
    own.square = table_.portals[from == table_.portals[0] ? 1 : 0];
    own.dimension = other(own.dimension);
    tell(observer_, [&] {
      return Event{.kind = Event::Kind::ported,
                   .seat = seat,
                   .square = own.square,
                   .from = from,
                   .dimension = own.dimension};
    });
    arrive(seat, sneaked);
  }

  void arrive(Seat seat, bool sneaked) {
    const Player& own = player(seat);
    const Square square = own.square;
    if (table_.monsters.contains(square) && !table_.fought.contains(square) && !sneaked) {
      fight(seat, square);
    }
    if (own.standing()) revive_mates(seat, square, own.dimension);
  }

  // --- things

  void drop_card(Card card, Square square) {
    table_.where[static_cast<std::size_t>(card)] = static_cast<std::uint8_t>(square);
    table_.floored.insert(square);
  }

  // What is worn falls to the floor.
  void drop_worn(Seat seat, Thing& worn) {
    if (worn == Thing::none) return;
    const Thing thing = std::exchange(worn, Thing::none);
    drop_card(worn_card(seat, thing), player(seat).square);
    sort_copies(figures_, table_, thing);
  }

  Card worn_card(Seat seat, Thing thing) const {
    const auto place = static_cast<std::uint8_t>(with_player | penta::index(seat));
    Card found{};
    (rules_.copies(thing) - player(seat).carried).for_each([&](Card card) {
      if (table_.where[static_cast<std::size_t>(card)] == place) found = card;
    });
    return found;
  }

  void carry(Seat seat, Card card) {
    table_.where[static_cast<std::size_t>(card)] =
        static_cast<std::uint8_t>(with_player | penta::index(seat));
    player(seat).carried.insert(card);
  }

  void gather(Seat seat) {
    Player& own = player(seat);
    CardSet found;
    for (int i = 0; i < figures_.cards; ++i) {
      if (table_.where[static_cast<std::size_t>(i)] == static_cast<std::uint8_t>(own.square)) {
        found.insert(static_cast<Card>(i));
      }
    }
    found.for_each([&](Card card) { carry(seat, card); });
    found.for_each([&](Card card) { sort(card); });
    own.purse.add(std::exchange(table_.floor[static_cast<std::size_t>(own.square)], Purse{}));
    table_.floored.erase(own.square);
    tell(observer_,
         [&] { return Event{.kind = Event::Kind::gathered, .seat = seat, .square = own.square}; });
    wear_again(seat, own.lost_weapon, own.weapon);
    wear_again(seat, own.lost_armour, own.armour);
  }

  void wear(Seat seat, Thing thing) {
    Player& own = player(seat);
    const bool weapon = figures_.thing_kind[static_cast<std::size_t>(thing)] == ThingKind::weapon;
    Thing& worn = weapon ? own.weapon : own.armour;
    const Thing before = worn;
    drop_worn(seat, worn);
    own.carried.erase((own.carried & rules_.copies(thing)).front());
    worn = thing;
    sort_copies(figures_, table_, thing);
    tell(observer_, [&] { return Event{.kind = Event::Kind::wore, .seat = seat, .thing = thing}; });
    if (before == Thing::none) return;
    tell(observer_,
         [&] { return Event{.kind = Event::Kind::dropped, .seat = seat, .thing = before}; });
  }

  void give(Seat seat, Seat to, Thing thing) {
    const Card card = (player(seat).carried & rules_.copies(thing)).front();
    player(seat).carried.erase(card);
    carry(to, card);
    sort(card);
    tell(observer_,
         [&] { return Event{.kind = Event::Kind::gave, .seat = seat, .to = to, .thing = thing}; });
  }

  void hand(Seat seat, Seat to, const Purse& purse) {
    Player& own = player(seat);
    own.purse.money = static_cast<std::uint16_t>(own.purse.money - purse.money);
    own.purse.gems = static_cast<std::uint8_t>(own.purse.gems - purse.gems);
    own.purse.dust = static_cast<std::uint8_t>(own.purse.dust - purse.dust);
    own.purse.shards = static_cast<std::uint8_t>(own.purse.shards - purse.shards);
    own.purse.artefact = static_cast<std::uint8_t>(own.purse.artefact - purse.artefact);
    player(to).purse.add(purse);
    tell(observer_, [&] {
      return Event{.kind = Event::Kind::handed, .seat = seat, .to = to, .purse = purse};
    });
  }

  // An item that was used can be found again.
  void put_back(Seat seat, Thing thing) {
    const Card card = (player(seat).carried & rules_.copies(thing)).front();
    player(seat).carried.erase(card);
    table_.where[static_cast<std::size_t>(card)] = in_supply;
    ++table_.supply[static_cast<std::size_t>(thing)];
    sort(card);
  }

  void loot(Seat seat) {
    Player& own = player(seat);
    table_.looted[static_cast<std::size_t>(own.dimension)].insert(own.square);
    const int finds = std::exchange(own.lucky, std::uint8_t{0}) != 0 ? 2 : 1;
    for (int i = 0; i < finds; ++i) find(seat);
  }

  // --- the artefact

  // In an airless room that the finder can walk to, another one if there is one.
  void show_artefact() {
    const Player& finder = player(table_.finder);
    table_.artefact_owed = 1;
    if (finder.dimension != Dimension::beta) return;
    Squares rooms =
        rules_.reach(table_, finder.square, Dimension::beta) & (table_.laid - table_.air);
    for (const Square portal : table_.portals) {
      if (portal != Square::none) rooms.erase(portal);
    }
    Squares others = rooms;
    others.erase(finder.square);
    if (!others.empty()) rooms = others;
    if (rooms.empty()) return;
    table_.artefact_owed = 0;
    table_.artefact_room = draw_square(rooms);
    tell(observer_, [&] {
      return Event{.kind = Event::Kind::artefact_shown, .square = table_.artefact_room};
    });
    board_changed();
  }

  // --- monsters

  void add_monster(Square square, Monster monster) {
    table_.prowlers[table_.prowler_count++] = {square, monster};
    table_.monsters.insert(square);
  }

  void remove_monster(Square square) {
    std::size_t i = 0;
    while (table_.prowlers[i].square != square) ++i;
    std::copy(table_.prowlers.begin() + static_cast<std::ptrdiff_t>(i) + 1,
              table_.prowlers.begin() + table_.prowler_count,
              table_.prowlers.begin() + static_cast<std::ptrdiff_t>(i));
    table_.prowlers[--table_.prowler_count] = {};
    table_.monsters.erase(square);
    table_.fought.erase(square);
  }

  // After each round, in order of appearance: one direction for all its movement points.
  void prowl() {
    for (std::size_t i = 0; i < table_.prowler_count;) {
      const Prowler prowler = table_.prowlers[i];
      const std::uint8_t before = table_.prowler_count;
      const int movement = figures_.movement[static_cast<std::size_t>(prowler.kind)];
      if (movement > 0) {
        const std::uint8_t fixed = take_next(state_.coming.directions);
        const auto direction =
            static_cast<Direction>(fixed != 0 ? fixed - 1U : chance_.below(directions));
        walk_monster(prowler.square, direction, movement);
      }
      // If it is gone, the next one stands in its place.
      if (table_.prowler_count == before) ++i;
      if (all_felled()) return finish(End::all_felled);
    }
  }

  // REQUIRES: a monster is on `from`.
  void walk_monster(Square from, Direction direction, int movement) {
    Square at = from;
    const Monster kind = rules_.monster_at(table_, from);
    for (int left = movement; left > 0; --left) {
      const Square to = beside(at, direction);
      if (to == Square::none || to == table_.start || table_.monsters.contains(to)) break;
      if (!table_.laid.contains(to)) {
        remove_monster(at);
        tell(observer_, [&] {
          return Event{
              .kind = Event::Kind::vanished, .from = from, .monster = kind, .direction = direction};
        });
        return;
      }
      move_monster(at, to);
      at = to;
      if (anybody_stands(at)) break;
    }
    if (at == from) return;
    tell(observer_, [&] {
      return Event{.kind = Event::Kind::prowled, .square = at, .from = from, .monster = kind};
    });
    fight_all(at);
  }

  // --- what the clock brings

  // So many milliseconds pass, with all that falls due in them.
  void let_pass(std::int32_t passed) {
    while (passed > 0 && table_.end == End::none) {
      const std::int32_t step = std::min(passed, until_due());
      table_.clock += step;
      passed -= step;
      strike();
    }
  }

  std::int32_t until_due() const {
    std::int32_t due = std::min(rules_.time_limit(), state_.attack_due);
    if (table_.portals_possible != 0) due = std::min(due, state_.portals_due);
    return due - table_.clock;
  }

  // What is due at this moment, in order.
  void strike() {
    if (table_.clock >= rules_.time_limit()) return finish(End::time_up);
    if (table_.portals_possible != 0 && state_.portals_due <= table_.clock) open_portals();
    if (state_.attack_due <= table_.clock) attack();
  }

  std::int32_t draw_due(const std::array<std::uint16_t, 2>& range) {
    const std::uint32_t seconds = range[0] + chance_.below(range[1] - range[0] + 1U);
    return table_.clock + static_cast<std::int32_t>(seconds) * 1'000;
  }

  // What somebody was in the middle of: tiles that were looked at, a purse that was handed over.
  void break_off() {
    table_.scouted = {};
    table_.scouted_count = 0;
    table_.scouted_square = Square::none;
    table_.receiver = {};
    table_.handed = {};
  }

  void finish(End end) {
    break_off();
    table_.end = end;
    table_.step = Step::over;
    state_.portals_due = 0;
    state_.attack_due = 0;
    state_.coming = {};
    tell(observer_, [&] { return Event{.kind = Event::Kind::ended, .end = end}; });
  }

  bool all_felled() const {
    for (int i = 0; i < rules_.players(); ++i) {
      if (player(seat_at(i)).standing()) return false;
    }
    return true;
  }

  // The air of a room and all in it become the other ones.
  void shift_room(Square square) {
    const bool air = table_.air.contains(square);
    if (air) {
      table_.air.erase(square);
    } else {
      table_.air.insert(square);
    }
    for (int i = 0; i < rules_.players(); ++i) {
      Player& each = player(seat_at(i));
      if (each.square == square) each.dimension = air ? Dimension::beta : Dimension::alpha;
    }
  }

  Player& player(Seat seat) { return table_.players[static_cast<std::size_t>(seat)]; }
  const Player& player(Seat seat) const { return table_.players[static_cast<std::size_t>(seat)]; }

  // --- what is drawn; the companion asks the same

  struct Find {
    LootLine line{};
    int amount = 1;
  };

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

 private:
  void sort(Card card) {
    sort_copies(figures_, table_, figures_.thing_of[static_cast<std::size_t>(card)]);
  }

  Tile draw_tile() {
    const std::uint8_t fixed = take_next(state_.coming.tiles);
    if (fixed != 0) return static_cast<Tile>(fixed - 1);
    const auto& bag = table_.bag;
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

  // One find out of the table of the room.
  void find(Seat seat) {
    const Player& own = player(seat);
    const Find found = draw_find(rules_.loot_table(table_, own.square, own.dimension));
    keep(seat, found.line, found.amount);
  }

  LootLine draw_line(LootTable table, bool shards) {
    const auto& lines = rules_.loot_[static_cast<std::size_t>(table)];
    const auto possible = [&](const LootLine& line) {
      if (line.what == LootLine::What::shard) return shards;
      return line.what != LootLine::What::thing ||
             table_.supply[static_cast<std::size_t>(line.thing)] > 0;
    };
    const std::uint8_t fixed = take_next(state_.coming.loot);
    if (fixed != 0) return fixed_line(fixed);
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

  void keep(Seat seat, const LootLine& line, int amount) {
    Player& own = player(seat);
    tell(observer_, [&] {
      return Event{.kind = Event::Kind::looted,
                   .seat = seat,
                   .square = own.square,
                   .thing = line.what == LootLine::What::thing ? line.thing : Thing::none,
                   .loot = line.what,
                   .amount = static_cast<std::uint16_t>(amount)};
    });
    switch (line.what) {
      case LootLine::What::thing: {
        Card found{};
        rules_.copies(line.thing).for_each([&](Card card) {
          if (table_.where[static_cast<std::size_t>(card)] == in_supply) found = card;
        });
        --table_.supply[static_cast<std::size_t>(line.thing)];
        carry(seat, found);
        return sort(found);
      }
      case LootLine::What::money:
        own.purse.money = static_cast<std::uint16_t>(own.purse.money + amount);
        return;
      case LootLine::What::gem:
        own.purse.gems = static_cast<std::uint8_t>(std::min(0xff, own.purse.gems + amount));
        return;
      case LootLine::What::shard:
        table_.searches = 0;
        ++own.purse.shards;
        if (++table_.shards_found < all_shards) return;
        table_.finder = seat;
        return show_artefact();
    }
  }

  void wear_again(Seat seat, Thing& lost, Thing& worn) {
    const Thing thing = std::exchange(lost, Thing::none);
    if (thing == Thing::none || worn != Thing::none || !rules_.carries(player(seat), thing)) return;
    wear(seat, thing);
  }

  void open_portals() {
    table_.portals[0] = draw_square(airy_portal_rooms(table_));
    table_.portals[1] = draw_square(airless_portal_rooms(table_));
    table_.portals_opened = table_.clock;
    state_.portals_due = draw_due(figures_.portals);
    tell(observer_, [&] {
      return Event{.kind = Event::Kind::portals_opened,
                   .square = table_.portals[0],
                   .from = table_.portals[1],
                   .clock = table_.clock};
    });
  }

  void attack() {
    Squares rooms = table_.laid - table_.monsters;
    rooms.erase(table_.start);
    const int number = std::min(rules_.players() - 1, rooms.size());
    table_.attacked = table_.clock;
    state_.attack_due = draw_due(figures_.attacks);
    tell(observer_, [&] {
      return Event{.kind = Event::Kind::attacked,
                   .amount = static_cast<std::uint16_t>(number),
                   .clock = table_.clock};
    });
    for (int i = 0; i < number && table_.end == End::none; ++i) {
      const Square square = draw_square(rooms);
      rooms.erase(square);
      const std::uint8_t fixed = take_next(state_.coming.monsters);
      const Monster monster = fixed > 1 ? static_cast<Monster>(fixed - 2) : draw_monster();
      add_monster(square, monster);
      tell(observer_, [&] {
        return Event{.kind = Event::Kind::appeared, .square = square, .monster = monster};
      });
      fight_all(square);
    }
    if (all_felled()) finish(End::all_felled);
  }

  void move_monster(Square from, Square to) {
    for (std::size_t i = 0; i < table_.prowler_count; ++i) {
      if (table_.prowlers[i].square == from) table_.prowlers[i].square = to;
    }
    table_.monsters.erase(from);
    table_.monsters.insert(to);
    if (!table_.fought.contains(from)) return;
    table_.fought.erase(from);
    table_.fought.insert(to);
  }

  bool anybody_stands(Square square) const {
    for (int i = 0; i < rules_.players(); ++i) {
      const Player& each = player(seat_at(i));
      if (each.square == square && each.standing()) return true;
    }
    return false;
  }

  const Rules& rules_;
  const Figures& figures_;
  State& state_;
  Table& table_;
  C& chance_;
  O& observer_;
};

}  // namespace penta::phase_away

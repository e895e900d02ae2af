// What happens on the station: fights, finds, portals, monsters, and what the clock brings.
#pragma once

#include <algorithm>
#include <utility>

#include "games/phase_away/belongings.h"
#include "games/phase_away/drawing.h"

namespace penta::phase_away {

template <class C, class O>
class Doings {
 public:
  Doings(const Rules& rules, State& state, C& chance, O& observer)
      : rules_(rules),
        figures_(rules.figures()),
        state_(state),
        table_(state.table),
        observer_(observer),
        drawing_(rules, state, chance),
        belongings_(rules, state.table, observer) {}

  Drawing<C>& drawing() { return drawing_; }
  const Drawing<C>& drawing() const { return drawing_; }
  Belongings<O>& belongings() { return belongings_; }

  // --- rooms

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
    belongings_.drop_worn(seat, own.weapon);
    belongings_.drop_worn(seat, own.armour);
    const CardSet dropped = std::exchange(own.carried, CardSet{});
    dropped.for_each([&](Card card) { belongings_.drop_card(card, own.square); });
    dropped.for_each([&](Card card) { belongings_.sort(card); });
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
    table_.artefact_room = drawing_.draw_square(rooms);
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
        walk_monster(prowler.square, drawing_.draw_direction(), movement);
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

 private:
  // One find out of the table of the room.
  void find(Seat seat) {
    const Player& own = player(seat);
    const auto found = drawing_.draw_find(rules_.loot_table(table_, own.square, own.dimension));
    keep(seat, found.line, found.amount);
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
        belongings_.carry(seat, found);
        return belongings_.sort(found);
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

  void open_portals() {
    table_.portals[0] = drawing_.draw_square(airy_portal_rooms(table_));
    table_.portals[1] = drawing_.draw_square(airless_portal_rooms(table_));
    table_.portals_opened = table_.clock;
    state_.portals_due = drawing_.draw_due(figures_.portals);
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
    state_.attack_due = drawing_.draw_due(figures_.attacks);
    tell(observer_, [&] {
      return Event{.kind = Event::Kind::attacked,
                   .amount = static_cast<std::uint16_t>(number),
                   .clock = table_.clock};
    });
    for (int i = 0; i < number && table_.end == End::none; ++i) {
      const Square square = drawing_.draw_square(rooms);
      rooms.erase(square);
      const Monster monster = drawing_.draw_attacker();
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
  O& observer_;
  Drawing<C> drawing_;
  Belongings<O> belongings_;
};

}  // namespace penta::phase_away

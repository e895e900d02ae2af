// A position put up on an empty table: what cannot exist is refused with the reason.
#include <algorithm>
#include <string>

#include "engine/setting_base.h"
#include "games/phase_away/course.h"

namespace penta::phase_away {

// Step by step; the first thing that is wrong stays.
class Setting : public SettingBase {
 public:
  Setting(const Rules& rules, const Position& position)
      : SettingBase(rules.players()), rules_(rules), position_(position), table_(state_.table) {
    table_.where.fill(in_supply);
    for (std::size_t i = 0; i < most_things; ++i) table_.supply[i] = rules.figures().copies[i];
    table_.bag = full_bag;
  }

  Result<State> set_up() {
    return take_steps(*this, state_,
                      {&Setting::check_lists, &Setting::place_rooms, &Setting::place_monsters,
                       &Setting::place_players, &Setting::place_artefact, &Setting::place_portals,
                       &Setting::place_turn, &Setting::place_scouted, &Setting::place_handed,
                       &Setting::place_hours, &Setting::place_coming});
  }

 private:
  void check_lists() {
    check_list(position_.players.size(), "players", true);
    table_.step = position_.step;
    table_.end = position_.end;
    table_.start = position_.start;
    const bool over = table_.step == Step::over;
    if (over != (table_.end != End::none)) refuse("end and step do not fit: expected both or none");
    const bool placed = table_.step > Step::start;
    if (placed != (table_.start != Square::none)) {
      refuse("START is expected to lie somewhere, unless it is being placed");
    }
    if (!placed && !position_.rooms.empty()) refuse("expected no rooms before START is placed");
  }

  void place_rooms() {
    for (const RoomPosition& room : position_.rooms) {
      if (room.square == Square::none) {
        refuse("expected a square for each room");
        return;
      }
      if (table_.laid.contains(room.square)) {
        refuse(where(room.square) + " is there twice");
        return;
      }
      const bool start = room.square == table_.start;
      if (start != (room.tile == Tile::start) || room.tile == Tile::none) {
        refuse(where(room.square) + ": expected START to be where start says");
        return;
      }
      table_.laid.insert(room.square);
      if (room.air) table_.air.insert(room.square);
      if (room.tile == Tile::medi_center) table_.medi.insert(room.square);
      if (room.tile == Tile::cargo_hold) table_.cargo.insert(room.square);
      if (start && (!room.air || !room.looted.empty())) {
        refuse("START has air, and nothing to find");
        return;
      }
      if (!start) {
        std::uint8_t& left = table_.bag[static_cast<std::size_t>(room.tile)];
        if (left == 0) {
          refuse(where(room.square) + ": there are not so many such tiles");
          return;
        }
        --left;
      }
      for (const Dimension dimension : room.looted) {
        table_.looted[static_cast<std::size_t>(dimension)].insert(room.square);
      }
      table_.floor[static_cast<std::size_t>(room.square)] = room.purse;
      if (!room.purse.empty()) table_.floored.insert(room.square);
      for (const Thing thing : room.things) {
        place_thing(thing, static_cast<std::uint8_t>(room.square));
        table_.floored.insert(room.square);
      }
      count(room.purse);
    }
    if (table_.start != Square::none && !table_.laid.contains(table_.start)) {
      refuse("expected START among the rooms");
    }
    const bool fits =
        position_.bag.empty() || std::equal(position_.bag.begin(), position_.bag.end(),
                                            table_.bag.begin(), table_.bag.end());
    if (!fits)
      refuse("the bag holds " + std::to_string(table_.bag[0]) + ", " +
             std::to_string(table_.bag[1]) + " and " + std::to_string(table_.bag[2]) +
             " tiles beside those rooms; expected these numbers or no bag");
  }

  void place_monsters() {
    for (const MonsterPosition& monster : position_.monsters) {
      const Square square = monster.square;
      if (monster.monster == Monster::none) {
        refuse("expected a kind for each monster");
        return;
      }
      if (square == table_.start || !on_board(square) || !table_.laid.contains(square)) {
        refuse("a monster is expected in a room that is laid, and not on START");
        return;
      }
      if (table_.monsters.contains(square)) {
        refuse("two monsters are on " + where(square));
        return;
      }
      table_.prowlers[table_.prowler_count++] = {square, monster.monster};
      table_.monsters.insert(square);
      if (monster.fought) table_.fought.insert(square);
    }
    if (!table_.fought.empty() && table_.step < Step::turn) refuse("nobody has fought yet");
  }

  void place_players() {
    for (int i = 0; i < players() && !wrong(); ++i) place_player(seat_at(i));
    if (wrong()) return;
    const bool choosing = table_.step == Step::characters;
    for (int i = 0; i < players(); ++i) {
      const bool chosen = player(i).character != Character::none;
      const bool before = i < index(position_.actor);
      if (chosen != (!choosing || before)) refuse("characters are chosen in the order of seats");
      for (int j = 0; j < i; ++j) {
        if (chosen && player(j).character == player(i).character) {
          refuse("each character is there once");
        }
      }
    }
  }

  Player& player(int i) { return table_.players[static_cast<std::size_t>(i)]; }

  void place_player(Seat seat) {
    const PlayerPosition& from = position_.players[static_cast<std::size_t>(seat)];
    Player& to = player(index(seat));
    to.character = from.character;
    to.square = from.square;
    to.dimension = from.dimension;
    to.purse = from.purse;
    to.weapon = from.weapon;
    to.armour = from.armour;
    to.lost_weapon = from.lost_weapon;
    to.lost_armour = from.lost_armour;
    to.felled = from.felled ? 1 : 0;
    to.shielded = from.shielded ? 1 : 0;
    to.lucky = from.lucky ? 1 : 0;
    if (from.character == Character::none) {
      const bool bare = from.hp == 0 && !from.felled && from.purse.empty() && from.things.empty() &&
                        from.weapon == Thing::none && from.armour == Thing::none &&
                        from.square == Square::none;
      if (!bare) refuse(name(seat) + " has no character yet, and nothing else");
      return;
    }
    const int most = rules_.figures().hp[static_cast<std::size_t>(from.character)];
    check_range(name(seat) + " hp", from.hp, from.felled ? 0 : 1, from.felled ? 0 : most);
    to.hp = static_cast<std::uint8_t>(from.hp);
    check_range(name(seat) + " missed", from.missed, 0, from.felled ? 0xff : 0);
    to.missed = static_cast<std::uint8_t>(from.missed);
    if ((table_.start == Square::none) != (from.square == Square::none)) {
      refuse(name(seat) + " is expected to be somewhere once START lies");
      return;
    }
    if (from.square == Square::none) return;
    if (!table_.laid.contains(from.square)) {
      refuse(name(seat) + " is in no room");
      return;
    }
    const bool alpha = from.dimension == Dimension::alpha;
    if (from.square != table_.start && table_.air.contains(from.square) != alpha) {
      refuse(name(seat) + " cannot be in that dimension: look at the air of the room");
      return;
    }
    if (from.felled &&
        (from.square == table_.start || !from.purse.empty() || !from.things.empty() ||
         from.weapon != Thing::none || from.armour != Thing::none || from.shielded || from.lucky)) {
      refuse(name(seat) + " is felled: everything lies on the floor, and not on START");
      return;
    }
    place_worn(seat, from.weapon, ThingKind::weapon);
    place_worn(seat, from.armour, ThingKind::armour);
    check_lost(seat, from.lost_weapon, ThingKind::weapon);
    check_lost(seat, from.lost_armour, ThingKind::armour);
    for (const Thing thing : from.things) {
      const auto card = place_thing(thing, static_cast<std::uint8_t>(with_player | index(seat)));
      if (card) to.carried.insert(*card);
    }
    count(from.purse);
    for (int i = 0; i < rules_.figures().things; ++i) {
      sort_copies(rules_.figures(), table_, static_cast<Thing>(i));
    }
  }

  void place_worn(Seat seat, Thing thing, ThingKind kind) {
    if (thing == Thing::none) return;
    if (rules_.figures().thing_kind[static_cast<std::size_t>(thing)] != kind) {
      refuse(name(seat) + " wears something in the wrong place");
      return;
    }
    place_thing(thing, static_cast<std::uint8_t>(with_player | index(seat)));
  }

  void check_lost(Seat seat, Thing thing, ThingKind kind) {
    if (thing == Thing::none) return;
    if (rules_.figures().thing_kind[static_cast<std::size_t>(thing)] != kind) {
      refuse(name(seat) + " has lost something from the wrong place");
    }
  }

  // The first copy that is still free.
  std::optional<Card> place_thing(Thing thing, std::uint8_t place) {
    if (thing == Thing::none) {
      refuse("expected the name of a thing");
      return std::nullopt;
    }
    std::optional<Card> found;
    rules_.copies(thing).for_each([&](Card card) {
      if (!found && table_.where[static_cast<std::size_t>(card)] == in_supply) found = card;
    });
    if (!found) {
      refuse("there are not so many copies: " + rules_.word(thing));
      return found;
    }
    table_.where[static_cast<std::size_t>(*found)] = place;
    --table_.supply[static_cast<std::size_t>(thing)];
    return found;
  }

  void count(const Purse& purse) {
    shards_ += purse.shards;
    artefacts_ += purse.artefact;
  }

  void place_artefact() {
    check_range("shards_found", position_.shards_found, 0, all_shards);
    check_range("searches", position_.searches, 0, 0xff);
    if (shards_ != position_.shards_found) {
      refuse("there are " + std::to_string(shards_) + " shards; expected as many as found");
    }
    table_.shards_found = static_cast<std::uint8_t>(position_.shards_found);
    table_.searches = static_cast<std::uint8_t>(position_.searches);
    table_.artefact_owed = position_.artefact_owed ? 1 : 0;
    table_.artefact_room = position_.artefact_room;
    table_.finder = position_.finder;
    const int places = artefacts_ + (position_.artefact_owed ? 1 : 0) +
                       (position_.artefact_room != Square::none ? 1 : 0);
    if (places != (position_.shards_found == all_shards ? 1 : 0)) {
      refuse("the artefact is expected in one place once all five shards are found");
    }
    const Square room = position_.artefact_room;
    if (room != Square::none && (!table_.laid.contains(room) || table_.air.contains(room))) {
      refuse("the artefact waits in a room without air");
    }
  }

  void place_portals() {
    if (position_.portals.empty()) return;
    if (position_.portals.size() != 2) {
      refuse("expected two portals or none");
      return;
    }
    for (std::size_t i = 0; i < 2; ++i) {
      const Square square = position_.portals[i];
      const bool fits = on_board(square) && table_.laid.contains(square) &&
                        square != table_.start && square != table_.artefact_room &&
                        table_.air.contains(square) == (i == 0);
      if (!fits) refuse("a portal is expected in a room with air, the other one in one without");
      table_.portals[i] = square;
    }
  }

  void place_turn() {
    table_.actor = position_.actor;
    table_.first = position_.first;
    const bool setting = table_.step == Step::start || table_.step == Step::first;
    if (setting && position_.actor != rules_.leader()) refuse("the leader decides that");
    const bool running = table_.step >= Step::turn;
    check_range("round", position_.round, running ? 1 : 0, running ? 0xffff : 0);
    check_range("turns", position_.turns, running ? 1 : 0, running ? 0xffff : 0);
    check_range("ap", position_.ap, 0, running ? 0xff : 0);
    check_range("acted", position_.acted, 0, running ? 0xff : 0);
    check_range("clock", position_.clock, 0, running ? rules_.time_limit() : 0);
    check_range("turn_began", position_.turn_began, 0, position_.clock);
    if (table_.step != Step::over && position_.clock >= rules_.time_limit()) {
      refuse("the time is up: expected the step over");
    }
    table_.round = static_cast<std::uint16_t>(position_.round);
    table_.turns = static_cast<std::uint16_t>(position_.turns);
    table_.ap = static_cast<std::uint8_t>(position_.ap);
    table_.acted = static_cast<std::uint8_t>(position_.acted);
    table_.clock = position_.clock;
    table_.turn_began = position_.turn_began;
    bool anybody = !running;
    for (int i = 0; i < players(); ++i) anybody = anybody || player(i).standing();
    if (!anybody && table_.step != Step::over) refuse("somebody is expected to stand");
    if (!running || table_.step == Step::over || wrong()) return;
    const Player& acts = player(index(position_.actor));
    const bool may_wake = rules_.rescue() && acts.missed >= 2;
    if (!acts.standing() && !may_wake) refuse("somebody who is felled does not act");
    if (!acts.standing() && position_.ap > 0) refuse("somebody who is felled has no AP");
  }

  void place_scouted() {
    const bool scouting = table_.step == Step::scouted;
    const std::size_t size = position_.scouted.size();
    if (scouting != (size > 0) || size > 2 ||
        scouting != (position_.scouted_square != Square::none)) {
      refuse("expected one or two scouted tiles and their square, in that step only");
      return;
    }
    if (!scouting) return;
    const Player& own = player(index(position_.actor));
    const Square square = position_.scouted_square;
    if (own.character != Character::navigator || table_.laid.contains(square) ||
        !Squares(own.square).neighbours().contains(square)) {
      refuse("the Navigator is expected beside the empty square of the scouted tiles");
      return;
    }
    table_.scouted_square = square;
    auto bag = table_.bag;
    for (const ScoutedPosition& seen : position_.scouted) {
      if (seen.tile > Tile::cargo_hold || bag[static_cast<std::size_t>(seen.tile)]-- == 0) {
        refuse("a scouted tile is not in the bag");
        return;
      }
      table_.scouted[table_.scouted_count++] = {
          .tile = seen.tile, .air = static_cast<std::uint8_t>(seen.air), .monster = seen.monster};
    }
  }

  void place_handed() {
    const bool handing = table_.step >= Step::hand_dust && table_.step <= Step::hand_money;
    table_.receiver = position_.receiver;
    table_.handed = position_.handed;
    if (!handing) {
      if (position_.receiver != Seat{} || !position_.handed.empty()) {
        refuse("nothing is being handed over in this step");
      }
      return;
    }
    const Player& own = player(index(position_.actor));
    const Player& other = player(index(position_.receiver));
    const Purse& handed = position_.handed;
    const bool together = own.square == other.square && own.dimension == other.dimension &&
                          other.standing() && position_.receiver != position_.actor;
    if (!together) {
      refuse("who is handed something is expected in the same room");
      return;
    }
    const bool there = handed.money == 0 && handed.shards == 0 && handed.artefact == 0 &&
                       handed.dust <= own.purse.dust && handed.gems <= own.purse.gems &&
                       (table_.step != Step::hand_dust || handed.empty()) &&
                       (table_.step != Step::hand_gems || handed.gems == 0);
    const int asked = table_.step == Step::hand_dust   ? own.purse.dust
                      : table_.step == Step::hand_gems ? own.purse.gems
                                                       : own.purse.money;
    if (!there || asked == 0) refuse("what is handed over does not fit the purse and the step");
  }

  void place_hours() {
    const int clock = position_.clock;
    check_range("portals_opened", position_.portals_opened, 0, clock);
    check_range("attacked", position_.attacked, 0, clock);
    check_range("no_portals_since", position_.no_portals_since, 0, clock);
    table_.portals_opened = position_.portals_opened;
    table_.attacked = position_.attacked;
    table_.no_portals_since = position_.no_portals_since;
    table_.portals_possible = portals_can_open(rules_, table_) ? 1 : 0;
    if (table_.portals_possible != 0 && position_.no_portals_since != 0) {
      refuse("portals can open: expected no no_portals_since");
    }
    if (table_.step == Step::over) {
      if (position_.portals_due || position_.attack_due) refuse("nothing is due after the end");
      return;
    }
    const Figures& figures = rules_.figures();
    state_.portals_due =
        position_.portals_due.value_or(latest(position_.portals_opened, figures.portals, clock));
    state_.attack_due =
        position_.attack_due.value_or(latest(position_.attacked, figures.attacks, clock));
    check_hour("portals_due", state_.portals_due, position_.portals_opened, figures.portals,
               table_.portals_possible != 0 ? clock : position_.no_portals_since);
    check_hour("attack_due", state_.attack_due, position_.attacked, figures.attacks, clock);
  }

  // As late as it can be; a position that somebody wrote may be later still.
  static int latest(int last, const std::array<std::uint16_t, 2>& range, int clock) {
    const int due = last + range[1] * 1'000;
    return due > clock ? due : clock + 1'000;
  }

  void check_hour(std::string_view what, int due, int last,
                  const std::array<std::uint16_t, 2>& range, int silent) {
    const bool whole = (due - last) % 1'000 == 0 || due == position_.clock + 1'000;
    const bool later = due > silent || (silent == 0 && last == 0);
    const int high = std::max(last + range[1] * 1'000, position_.clock + 1'000);
    if (whole && later && due >= std::min(last + range[0] * 1'000, high) && due <= high) return;
    refuse(std::string(what) + " is " + std::to_string(due) +
           "; expected whole seconds after the "
           "last time, within what the station says and not in the past");
  }

  template <class List, class Code>
  void fill_coming(std::array<std::uint8_t, Coming::room>& into, const List& list, Code code) {
    if (list.size() > into.size()) {
      refuse("coming lists hold " + std::to_string(into.size()) + " entries at most");
      return;
    }
    for (std::size_t i = 0; i < list.size(); ++i)
      into[i] = static_cast<std::uint8_t>(code(list[i]));
  }

  void place_coming() {
    const ComingPosition& from = position_.coming;
    if (table_.step == Step::over) {
      if (from != ComingPosition{}) refuse("nothing comes after the end");
      return;
    }
    Coming& to = state_.coming;
    fill_coming(to.tiles, from.tiles, [&](Tile tile) {
      if (tile > Tile::cargo_hold) refuse("START is not in the bag");
      return static_cast<int>(tile) + 1;
    });
    fill_coming(to.air, from.air, [](bool air) { return air ? 2 : 1; });
    fill_coming(to.monsters, from.monsters, [](std::optional<Monster> monster) {
      return monster.value_or(Monster::none) == Monster::none ? 1 : static_cast<int>(*monster) + 2;
    });
    fill_coming(to.loot, from.loot, [&](const std::string& word) {
      LootLine::What what{};
      if (find_word(word, what) && what != LootLine::What::thing) return static_cast<int>(what);
      Thing thing = Thing::none;
      if (!rules_.from_word(word, thing) || thing == Thing::none) {
        refuse("coming.loot: '" + printable(word) + "' is no thing, money, gem or shard");
      }
      return static_cast<int>(thing) + 4;
    });
    fill_coming(to.directions, from.directions, [&](Direction direction) {
      if (direction == Direction::none) refuse("coming.directions: expected north, east, ...");
      return static_cast<int>(direction) + 1;
    });
    fill_coming(to.rooms, from.rooms, [&](Square square) {
      if (square == Square::none) refuse("coming.rooms: expected squares");
      return static_cast<int>(square) + 1;
    });
  }

  std::string where(Square square) const { return rules_.word(square); }

  const Rules& rules_;
  const Position& position_;
  State state_{};
  Table& table_;
  int shards_ = 0;
  int artefacts_ = 0;
};

Result<State> Rules::set_up(const Position& position) const {
  return Setting(*this, position).set_up();
}

}  // namespace penta::phase_away

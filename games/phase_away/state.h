// The state of a match of Phase Away, what lies open of it, and what happens in it. Nothing is
// private: hidden from all are only the hours of what is to come.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "engine/containers.h"
#include "engine/describe.h"
#include "engine/game.h"
#include "engine/seat.h"
#include "games/phase_away/grid.h"
#include "games/phase_away/station.h"

namespace penta::phase_away {

constexpr auto list_words(Direction /*of*/) {
  using enum Direction;
  return word_list<Direction>(
      {{north, "north"}, {east, "east"}, {south, "south"}, {west, "west"}, {none, ""}});
}

enum class Dimension : std::uint8_t { alpha, beta };
constexpr auto list_words(Dimension /*of*/) {
  using enum Dimension;
  return word_list<Dimension>({{alpha, "alpha"}, {beta, "beta"}});
}
constexpr Dimension other(Dimension dimension) {
  return dimension == Dimension::alpha ? Dimension::beta : Dimension::alpha;
}

enum class Tile : std::uint8_t { plain, medi_center, cargo_hold, start, none = 0xff };
inline constexpr int bag_tiles = 3;  // kinds in the bag: all but START
constexpr auto list_words(Tile /*of*/) {
  using enum Tile;
  return word_list<Tile>({{plain, "plain"},
                          {medi_center, "medi-center"},
                          {cargo_hold, "cargo-hold"},
                          {start, "start"},
                          {none, ""}});
}

// What is being decided.
enum class Step : std::uint8_t {
  characters,  // each in the order of seats
  start,       // the leader places START
  first,       // the leader names who begins
  turn,        // somebody acts
  scouted,     // the Navigator lays one of two tiles
  hand_dust,   // how much of a purse is handed over
  hand_gems,
  hand_money,
  over,
};
constexpr auto list_words(Step /*of*/) {
  using enum Step;
  return word_list<Step>({{characters, "characters"},
                          {start, "start"},
                          {first, "first"},
                          {turn, "turn"},
                          {scouted, "scouted"},
                          {hand_dust, "hand-dust"},
                          {hand_gems, "hand-gems"},
                          {hand_money, "hand-money"},
                          {over, "over"}});
}

// How the mission ended.
enum class End : std::uint8_t { none, all_home, time_up, called, all_felled };
constexpr auto list_words(End /*of*/) {
  using enum End;
  return word_list<End>({{none, ""},
                         {all_home, "all-home"},
                         {time_up, "time-up"},
                         {called, "called"},
                         {all_felled, "all-felled"}});
}

// What is counted and not printed on cards.
struct Purse {
  std::uint16_t money = 0;
  std::uint8_t gems = 0;
  std::uint8_t dust = 0;
  std::uint8_t shards = 0;
  std::uint8_t artefact = 0;  // 0 or 1
  [[nodiscard]] bool empty() const { return *this == Purse{}; }
  void add(const Purse& more);
  bool operator==(const Purse&) const = default;

  static constexpr std::string_view type_name = "PhaseAwayPurse";
  static constexpr auto fields() {
    return std::tuple{
        sparse("money", &Purse::money, "credits"),
        sparse("gems", &Purse::gems, "gems"),
        sparse("dust", &Purse::dust, "phase dust"),
        sparse("shards", &Purse::shards, "shards of the artefact"),
        sparse("artefact", &Purse::artefact, "1: the artefact itself"),
    };
  }
};
static_assert(sizeof(Purse) == 6);

inline void Purse::add(const Purse& more) {
  money = static_cast<std::uint16_t>(money + more.money);
  gems = static_cast<std::uint8_t>(std::min(0xff, gems + more.gems));
  dust = static_cast<std::uint8_t>(std::min(0xff, dust + more.dust));
  shards = static_cast<std::uint8_t>(shards + more.shards);
  artefact = static_cast<std::uint8_t>(artefact + more.artefact);
}

// One piece of paper; its Thing says what is printed on it.
enum class Card : std::uint8_t {};
using CardSet = Set128<Card>;

struct Player {
  CardSet carried{};  // not worn
  Purse purse{};
  Character character = Character::none;
  Square square = Square::none;
  Dimension dimension = Dimension::alpha;
  std::uint8_t hp = 0;
  std::uint8_t felled = 0;
  std::uint8_t missed = 0;     // turns since felled
  Thing weapon = Thing::none;  // worn
  Thing armour = Thing::none;
  std::uint8_t shielded = 0;        // the next blow is halved
  std::uint8_t lucky = 0;           // the next search finds two things
  Thing lost_weapon = Thing::none;  // worn when felled: worn again by whoever gathers his own
  Thing lost_armour = Thing::none;
  std::array<std::uint8_t, 6> spare{};
  bool standing() const { return felled == 0; }
};
static_assert(sizeof(Player) == 40);

// A monster on the board, in order of appearance.
struct Prowler {
  Square square = Square::none;
  Monster kind = Monster::none;
  bool operator==(const Prowler&) const = default;
};
inline constexpr int most_prowlers = squares - 1;  // one to a room, none on START

// A tile that the Navigator sees.
struct Scouted {
  Tile tile = Tile::none;
  std::uint8_t air = 0;
  Monster monster = Monster::none;
  bool operator==(const Scouted&) const = default;
};

inline constexpr std::array<std::uint8_t, bag_tiles> full_bag{60, 10, 10};
inline constexpr int all_shards = 5;
inline constexpr std::uint8_t in_supply = 0xff;    // where a card is: else the square it lies on,
inline constexpr std::uint8_t with_player = 0x80;  // or this and the seat

// Everything that lies open: all but the hours to come.
struct Table {
  std::array<Player, most_team> players{};
  Squares laid{};  // START among them
  Squares air{};   // of those laid; START counts as both and is in here
  Squares medi{};
  Squares cargo{};
  std::array<Squares, 2> looted{};  // by Dimension
  Squares monsters{};               // rooms with one
  Squares floored{};                // rooms where something lies
  Squares fought{};                 // whose monster the active player has fought in this turn

  std::int32_t clock = 0;             // milliseconds since the first turn began
  std::int32_t turn_began = 0;        // on that clock
  std::int32_t portals_opened = 0;    // when they did last; 0: never
  std::int32_t attacked = 0;          // when monsters did last; 0: never
  std::int32_t no_portals_since = 0;  // while they could not open anyway: from when on

  std::array<Purse, squares> floor{};
  std::uint16_t round = 0;  // from 1 on
  std::uint16_t turns = 0;  // that have begun
  Purse handed{};           // of a purse that is being handed over: so far

  std::array<std::uint8_t, most_cards> where{};
  std::array<Prowler, most_prowlers> prowlers{};
  std::array<std::uint8_t, most_things> supply{};  // copies of each thing that can be found
  std::array<std::uint8_t, bag_tiles> bag{};
  std::uint8_t prowler_count = 0;
  std::array<Scouted, 2> scouted{};
  std::uint8_t scouted_count = 0;
  Square scouted_square = Square::none;
  std::array<Square, 2> portals{Square::none, Square::none};  // by the Dimension that enters it
  Square start = Square::none;
  Square artefact_room = Square::none;  // announced, and not yet taken
  std::uint8_t portals_possible = 0;    // the board has room for both
  std::uint8_t shards_found = 0;
  std::uint8_t searches = 0;       // of plain rooms in Beta since the last shard
  std::uint8_t artefact_owed = 0;  // five shards are found, and no room was fit so far
  Seat finder{};                   // of the fifth shard
  Seat actor{};
  Seat first{};  // who begins each round
  std::uint8_t ap = 0;
  std::uint8_t acted = 0;  // decisions in this turn
  Seat receiver{};         // of the purse
  Step step = Step::characters;
  End end = End::none;
};

// What comes next, for positions that say so; used up before chance is asked. Zero is none.
struct Coming {
  static constexpr std::size_t room = 8;
  std::array<std::uint8_t, room> tiles{};       // Tile + 1
  std::array<std::uint8_t, room> air{};         // 1 void, 2 air
  std::array<std::uint8_t, room> monsters{};    // 1 none, Monster + 2
  std::array<std::uint8_t, room> loot{};        // 1 money, 2 gem, 3 shard, Thing + 4
  std::array<std::uint8_t, room> directions{};  // Direction + 1
  std::array<std::uint8_t, room> rooms{};       // Square + 1: of portals, monsters, artefact
  [[nodiscard]] bool empty() const { return *this == Coming{}; }
  bool operator==(const Coming&) const = default;
};

struct State {
  Table table{};
  std::int32_t portals_due = 0;  // on the clock; past: they wait for the board to have room
  std::int32_t attack_due = 0;
  Coming coming{};
};
static_assert(sizeof(State) == 1248);

struct View {
  Table table{};
  Viewer viewer = stranger;
  std::array<std::uint8_t, 7> spare{};
};
static_assert(sizeof(View) == 1200);

// Something that happened. Which fields mean something depends on the kind.
struct Event {
  enum class Kind : std::uint8_t {
    chose,           // seat, character
    placed_start,    // seat, square
    named_first,     // seat, to
    round_began,     // amount: its number
    turn_began,      // seat, amount: AP
    explored,        // seat, square, tile, air, monster
    scouted,         // seat, square, tile, air, monster, choice: 1 or 2
    stepped,         // seat, from, square, sneaked
    ported,          // seat, from, square, dimension: the new one
    looted,          // seat, square, loot, thing or amount
    wore,            // seat, thing
    dropped,         // seat, thing: what it replaced
    gathered,        // seat, square
    gave,            // seat, to, thing
    handed,          // seat, to, purse
    used,            // seat, thing, to or square
    shifted,         // seat, square, dimension: the new one, amount: dust; room: all in it
    vented,          // seat, square, air
    healed,          // seat: who did it, to, amount: HP then
    fought,          // seat, monster, square, amount: HP lost, dealt: damage done
    felled,          // seat, square
    slain,           // seat, monster, square
    revived,         // seat, by to; square
    woke,            // seat: on START
    artefact_shown,  // square
    artefact_taken,  // seat, square
    portals_opened,  // square: with air, from: the other one, clock
    attacked,        // amount: how many monsters, clock
    appeared,        // monster, square
    prowled,         // monster, from, square
    vanished,        // monster, from
    repelled,        // seat, monster, from, direction
    freed,           // seat, dimension: sealed in, on START now
    turn_ended,      // seat
    ended,           // end
  };
  Kind kind{};
  Seat seat = stranger;
  Seat to = stranger;
  Character character = Character::none;
  Square square = Square::none;
  Square from = Square::none;
  Tile tile = Tile::none;
  Monster monster = Monster::none;
  Thing thing = Thing::none;
  bool air = false;
  bool sneaked = false;
  bool room = false;
  std::uint8_t choice = 0;
  std::uint8_t dealt = 0;
  Direction direction = Direction::none;
  Dimension dimension = Dimension::alpha;
  End end = End::none;
  LootLine::What loot{};
  std::uint16_t amount = 0;
  Purse purse{};
  std::int32_t clock = 0;
  bool operator==(const Event&) const = default;

  static constexpr std::string_view type_name = "PhaseAwayEvent";
  static constexpr auto fields() {
    return std::tuple{
        required("kind", &Event::kind, "what happened"),
        sparse("seat", &Event::seat, "who did it, or whom it concerns"),
        sparse("to", &Event::to, "whom else it concerns"),
        sparse("character", &Event::character, "the character"),
        sparse("square", &Event::square, "where"),
        sparse("from", &Event::from, "from where; of portals: the airless one"),
        sparse("tile", &Event::tile, "the kind of room"),
        sparse("monster", &Event::monster, "the kind of monster"),
        sparse("thing", &Event::thing, "the thing"),
        sparse("air", &Event::air, "true: the room has air"),
        sparse("sneaked", &Event::sneaked, "true: past the monster"),
        sparse("room", &Event::room, "true: the room and all in it"),
        sparse("choice", &Event::choice, "1 or 2: which of the two tiles"),
        sparse("dealt", &Event::dealt, "damage done to the monster"),
        sparse("direction", &Event::direction, "where to"),
        sparse("dimension", &Event::dimension, "the new dimension"),
        sparse("end", &Event::end, "how it ended"),
        sparse("loot", &Event::loot, "what was found"),
        sparse("amount", &Event::amount, "a number"),
        sparse("purse", &Event::purse, "what was handed over"),
        sparse("clock", &Event::clock, "when, in milliseconds on the clock"),
    };
  }
};
static_assert(sizeof(Event) <= 64);

constexpr auto list_words(LootLine::What /*of*/) {
  using enum LootLine::What;
  return word_list<LootLine::What>(
      {{thing, "thing"}, {money, "money"}, {gem, "gem"}, {shard, "shard"}});
}

constexpr auto list_words(Event::Kind /*of*/) {
  using enum Event::Kind;
  return word_list<Event::Kind>({{chose, "chose"},
                                 {placed_start, "placed_start"},
                                 {named_first, "named_first"},
                                 {round_began, "round_began"},
                                 {turn_began, "turn_began"},
                                 {explored, "explored"},
                                 {scouted, "scouted"},
                                 {stepped, "stepped"},
                                 {ported, "ported"},
                                 {looted, "looted"},
                                 {wore, "wore"},
                                 {dropped, "dropped"},
                                 {gathered, "gathered"},
                                 {gave, "gave"},
                                 {handed, "handed"},
                                 {used, "used"},
                                 {shifted, "shifted"},
                                 {vented, "vented"},
                                 {healed, "healed"},
                                 {fought, "fought"},
                                 {felled, "felled"},
                                 {slain, "slain"},
                                 {revived, "revived"},
                                 {woke, "woke"},
                                 {artefact_shown, "artefact_shown"},
                                 {artefact_taken, "artefact_taken"},
                                 {portals_opened, "portals_opened"},
                                 {attacked, "attacked"},
                                 {appeared, "appeared"},
                                 {prowled, "prowled"},
                                 {vanished, "vanished"},
                                 {repelled, "repelled"},
                                 {freed, "freed"},
                                 {turn_ended, "turn_ended"},
                                 {ended, "ended"}});
}

}  // namespace penta::phase_away

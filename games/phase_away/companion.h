// The companion of a real table: the app that the rule document asks for. A page keeps what was
// pressed as a list of acts; what follows from them is worked out here, on the tables of the game.
//
// Everything is drawn by (seed, key, how many presses of that key stand), so that a key that was
// taken back and pressed again gives the same answer. Time is told with each act, in milliseconds
// on the companion's clock: nothing here reads one. What the clock brought is told back as an act
// (`event`), so that taking back an earlier act never changes an announcement.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/describe.h"
#include "engine/phrase.h"
#include "engine/result.h"
#include "games/phase_away/rules.h"

namespace penta::phase_away {

enum class CompanionKey : std::uint8_t {
  discover,  // square, if it is told
  scout,     // the Navigator: square, if it is told
  keep,      // which of his two rooms is laid: 1 or 2
  sealed,    // dimension: the next room has the air that it needs
  spawn,     // which monster it is; square, if none is waited for
  loot,      // table
  prowl,     // the next monster moves
  again,     // square: it was announced and cannot be used
  back,      // thing: used, can be found again
  gone,      // monster: felled or taken away
  moved,     // monster, square: where it stands really
  air,       // square: changed by the Mechanic or by dust
  taken,     // the artefact
  event,     // squares, attack: what the clock brought, as it was announced
  end,       // home, all, lines
};
constexpr auto list_words(CompanionKey /*of*/) {
  using enum CompanionKey;
  return word_list<CompanionKey>({{discover, "discover"},
                                  {scout, "scout"},
                                  {keep, "keep"},
                                  {sealed, "sealed"},
                                  {spawn, "spawn"},
                                  {loot, "loot"},
                                  {prowl, "prowl"},
                                  {again, "again"},
                                  {back, "back"},
                                  {gone, "gone"},
                                  {moved, "moved"},
                                  {air, "air"},
                                  {taken, "taken"},
                                  {event, "event"},
                                  {end, "end"}});
}

// What one player brings home.
struct CompanionLine {
  int money = 0;
  int gems = 0;
  bool felled = false;

  bool operator==(const CompanionLine&) const = default;
  static constexpr int most = 9'999;
  static constexpr std::string_view type_name = "CompanionLine";
  static constexpr auto fields() {
    return std::tuple{
        required("money", &CompanionLine::money, "credits carried"),
        required("gems", &CompanionLine::gems, "gems carried"),
        required("felled", &CompanionLine::felled, "lies felled at the end"),
    };
  }
};

struct CompanionAct {
  CompanionKey key{};
  std::int32_t at = 0;
  Square square = Square::none;
  Dimension dimension = Dimension::alpha;
  LootTable table = LootTable::alpha;
  Thing thing = Thing::none;
  int monster = 0;
  int which = 1;
  std::vector<Square> squares{};
  bool attack = false;
  bool home = false;
  bool all = false;
  std::vector<CompanionLine> lines{};

  bool operator==(const CompanionAct&) const = default;
  static constexpr std::string_view type_name = "CompanionAct";
  static constexpr auto fields() {
    return std::tuple{
        required("key", &CompanionAct::key, "what was pressed"),
        required("at", &CompanionAct::at, "when, in milliseconds on the clock"),
        sparse("square", &CompanionAct::square, "where, if it was told"),
        sparse("dimension", &CompanionAct::dimension, "of who is sealed in"),
        sparse("table", &CompanionAct::table, "which loot key"),
        sparse("thing", &CompanionAct::thing, "what is given back"),
        sparse("monster", &CompanionAct::monster, "its number"),
        sparse("which", &CompanionAct::which, "of two rooms: 1 or 2"),
        sparse("squares", &CompanionAct::squares, "what the clock brought: where"),
        sparse("attack", &CompanionAct::attack, "true: monsters; else portals"),
        sparse("home", &CompanionAct::home, "the artefact is on START, with somebody standing"),
        sparse("all", &CompanionAct::all, "everybody is on START"),
        sparse("lines", &CompanionAct::lines, "one for each player, at the end"),
    };
  }
};

struct CompanionSession {
  std::string seed;
  std::vector<std::string> players;
  Difficulty difficulty = Difficulty::normal;
  int minutes = 30;
  Square start = Square::none;
  std::vector<CompanionAct> acts;

  bool operator==(const CompanionSession&) const = default;
  static constexpr std::size_t longest_name = 24;
  static constexpr std::size_t longest_seed = 64;
  static constexpr std::size_t most_acts = 2'000;
  static constexpr std::string_view type_name = "CompanionSession";
  static constexpr auto fields() {
    return std::tuple{
        required("seed", &CompanionSession::seed, "what everything is drawn from"),
        required("players", &CompanionSession::players, "their names"),
        required("difficulty", &CompanionSession::difficulty, "which tables"),
        required("minutes", &CompanionSession::minutes, "on the clock at the beginning"),
        required("start", &CompanionSession::start, "the square of START"),
        required("acts", &CompanionSession::acts, "in the order of time"),
    };
  }
};

// Something that was announced. `act` is the number of the act that it follows from, from 1 on; 0:
// the clock brought it and it is not told back yet.
struct Announcement {
  enum class Kind : std::uint8_t {
    room,
    two_rooms,
    sealed,
    monster,
    find,
    artefact,
    prowl,
    portals,
    attack,
    again,
    back,
    gone,
    moved,
    air,
    taken,
    time_up,
    ended,
  };
  Kind kind{};
  int act = 0;
  std::int32_t at = 0;
  std::string title;
  std::string text;
  std::string hint;
  Square square = Square::none;
  std::vector<Square> squares{};
  bool air = false;
  bool other_air = false;
  bool lurks = false;
  Monster monster = Monster::none;
  Monster other_monster = Monster::none;
  Thing thing = Thing::none;
  Direction direction = Direction::none;
  LootTable table = LootTable::alpha;
  std::optional<LootLine::What> loot{};
  int amount = 0;
  bool vanished = false;

  bool operator==(const Announcement&) const = default;
  static constexpr std::string_view type_name = "Announcement";
  static constexpr auto fields() {
    return std::tuple{
        required("kind", &Announcement::kind, "what it is about"),
        required("act", &Announcement::act, "the act it follows from; 0: the clock, just now"),
        required("at", &Announcement::at, "when, in milliseconds on the clock"),
        required("title", &Announcement::title, "a word or two"),
        required("text", &Announcement::text, "what is announced"),
        required("hint", &Announcement::hint, "what to do at the table; or empty"),
        sparse("square", &Announcement::square, "where"),
        sparse("squares", &Announcement::squares, "of portals (with air first) or monsters"),
        sparse("air", &Announcement::air, "the room has air"),
        sparse("other_air", &Announcement::other_air, "so has the second of two"),
        sparse("lurks", &Announcement::lurks, "a monster is in it"),
        sparse("monster", &Announcement::monster, "which one"),
        sparse("other_monster", &Announcement::other_monster, "in the second of two rooms"),
        sparse("thing", &Announcement::thing, "what was found"),
        sparse("direction", &Announcement::direction, "where a monster goes"),
        sparse("table", &Announcement::table, "where it was found"),
        sparse("loot", &Announcement::loot, "what kind of find"),
        sparse("amount", &Announcement::amount, "how many, or how far"),
        sparse("vanished", &Announcement::vanished, "the monster is gone"),
    };
  }
};
constexpr auto list_words(Announcement::Kind /*of*/) {
  using enum Announcement::Kind;
  return word_list<Announcement::Kind>({{room, "room"},
                                        {two_rooms, "two-rooms"},
                                        {sealed, "sealed"},
                                        {monster, "monster"},
                                        {find, "find"},
                                        {artefact, "artefact"},
                                        {prowl, "prowl"},
                                        {portals, "portals"},
                                        {attack, "attack"},
                                        {again, "again"},
                                        {back, "back"},
                                        {gone, "gone"},
                                        {moved, "moved"},
                                        {air, "air"},
                                        {taken, "taken"},
                                        {time_up, "time-up"},
                                        {ended, "ended"}});
}

// What the rules ask for next; nothing if they ask for nothing.
struct CompanionNext {
  CompanionKey key{};
  Square square = Square::none;
  Monster monster = Monster::none;
  std::string text;

  bool operator==(const CompanionNext&) const = default;
  static constexpr std::string_view type_name = "CompanionNext";
  static constexpr auto fields() {
    return std::tuple{
        required("key", &CompanionNext::key, "the key"),
        sparse("square", &CompanionNext::square, "where"),
        sparse("monster", &CompanionNext::monster, "whose move it is"),
        required("text", &CompanionNext::text, "what stands on the button"),
    };
  }
};

struct CompanionRoom {
  Square square = Square::none;
  bool air = false;

  bool operator==(const CompanionRoom&) const = default;
  static constexpr std::string_view type_name = "CompanionRoom";
  static constexpr auto fields() {
    return std::tuple{
        required("square", &CompanionRoom::square, "where it lies"),
        required("air", &CompanionRoom::air, "it has air"),
    };
  }
};

struct CompanionMonster {
  int number = 0;
  Monster monster = Monster::none;
  Square square = Square::none;

  bool operator==(const CompanionMonster&) const = default;
  static constexpr std::string_view type_name = "CompanionMonster";
  static constexpr auto fields() {
    return std::tuple{
        required("number", &CompanionMonster::number, "in the order of appearance"),
        required("monster", &CompanionMonster::monster, "which one"),
        sparse("square", &CompanionMonster::square, "where, as far as it is known"),
    };
  }
};

struct CompanionOut {
  Thing thing = Thing::none;
  int count = 0;

  bool operator==(const CompanionOut&) const = default;
  static constexpr std::string_view type_name = "CompanionOut";
  static constexpr auto fields() {
    return std::tuple{
        required("thing", &CompanionOut::thing, "an item"),
        required("count", &CompanionOut::count, "how many the players have"),
    };
  }
};

// A search that cannot be at the table, as far as the companion was told. It asks, and forbids
// nothing: rooms may lie that nobody told it of.
struct CompanionDoubt {
  LootTable table = LootTable::alpha;
  std::string text;

  bool operator==(const CompanionDoubt&) const = default;
  static constexpr std::string_view type_name = "CompanionDoubt";
  static constexpr auto fields() {
    return std::tuple{
        required("table", &CompanionDoubt::table, "which loot key"),
        required("text", &CompanionDoubt::text, "what speaks against it, and a question"),
    };
  }
};

struct CompanionResult {
  int place = 3;
  std::string verdict;
  std::vector<int> scores;
  int sum = 0;

  bool operator==(const CompanionResult&) const = default;
  static constexpr std::string_view type_name = "CompanionResult";
  static constexpr auto fields() {
    return std::tuple{
        required("place", &CompanionResult::place, "1 optimal, 2 suboptimal, 3 failed"),
        required("verdict", &CompanionResult::verdict, "how it ended, in words"),
        required("scores", &CompanionResult::scores, "of each player"),
        required("sum", &CompanionResult::sum, "of the team"),
    };
  }
};

struct CompanionStanding {
  std::int32_t clock = 0;
  std::int32_t limit = 0;
  bool over = false;
  int round = 1;
  int shards = 0;
  std::optional<CompanionNext> next;
  std::vector<Announcement> history;
  std::vector<CompanionRoom> rooms;
  int unplaced = 0;
  std::vector<Square> edge;
  std::vector<CompanionMonster> monsters;
  std::vector<Square> awaited;
  std::vector<Square> portals;
  Square artefact = Square::none;
  std::vector<CompanionOut> out;
  std::vector<CompanionDoubt> doubts;
  std::optional<CompanionResult> result;

  bool operator==(const CompanionStanding&) const = default;
  static constexpr std::string_view type_name = "CompanionStanding";
  static constexpr auto fields() {
    return std::tuple{
        required("clock", &CompanionStanding::clock, "milliseconds that have passed"),
        required("limit", &CompanionStanding::limit, "and how many there are"),
        required("over", &CompanionStanding::over, "nothing can be pressed any more"),
        required("round", &CompanionStanding::round, "from 1; it ends when monsters move"),
        required("shards", &CompanionStanding::shards, "found so far"),
        required("next", &CompanionStanding::next, "what the rules ask for; or null"),
        required("history", &CompanionStanding::history, "everything announced, oldest first"),
        required("rooms", &CompanionStanding::rooms, "as far as it was told where"),
        required("unplaced", &CompanionStanding::unplaced, "rooms laid, nobody told where"),
        required("edge", &CompanionStanding::edge, "empty squares beside rooms"),
        required("monsters", &CompanionStanding::monsters, "on the board"),
        required("awaited", &CompanionStanding::awaited, "rooms whose monster is not drawn yet"),
        required("portals", &CompanionStanding::portals, "with air, without; or empty"),
        sparse("artefact", &CompanionStanding::artefact, "announced and not yet taken"),
        required("out", &CompanionStanding::out, "items that can be given back"),
        required("doubts", &CompanionStanding::doubts, "searches to ask about first"),
        required("result", &CompanionStanding::result, "at the end"),
    };
  }
};

// REQUIRES: the rules are those of the session. The first act that cannot be is an error.
Result<CompanionStanding> keep_company(const Rules& rules, const CompanionSession& session,
                                       std::int32_t now, Lang lang = Lang::en);

// The rules that a session is played with.
Result<Rules> companion_rules(const CompanionSession& session);

// Why there may be nothing to search with that key: so many rooms were told that it is for, and all
// of them are searched.
std::string doubt_in_words(LootTable table, int rooms, Lang lang);

// Fills in title, text and hint.
void put_into_words(const Rules& rules, Lang lang, Announcement& announcement);

}  // namespace penta::phase_away

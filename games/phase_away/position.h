// State or view in words, and what a page needs to draw them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/describe.h"
#include "games/phase_away/moves.h"
#include "games/phase_away/state.h"

namespace penta::phase_away {

struct PlayerPosition {
  Character character = Character::none;
  Square square = Square::none;
  Dimension dimension = Dimension::alpha;
  int hp = 0;
  bool felled = false;
  int missed = 0;
  Thing weapon = Thing::none;
  Thing armour = Thing::none;
  std::vector<Thing> things{};
  Purse purse{};
  bool shielded = false;
  bool lucky = false;
  Thing lost_weapon = Thing::none;
  Thing lost_armour = Thing::none;
  int damage = 0;
  int protection = 0;
  int most_hp = 0;
  int ap = 0;
  int way_home = -1;
  std::vector<Square> path_home{};
  bool operator==(const PlayerPosition&) const = default;

  static constexpr std::string_view type_name = "PhaseAwayPlayer";
  static constexpr auto fields() {
    return std::tuple{
        required("character", &PlayerPosition::character, "the character; null before the choice"),
        field("square", &PlayerPosition::square, "where, like E5; null before START is placed"),
        field("dimension", &PlayerPosition::dimension, "alpha or beta"),
        field("hp", &PlayerPosition::hp, "health points; 0 if felled"),
        sparse("felled", &PlayerPosition::felled, "true: lies on the floor"),
        sparse("missed", &PlayerPosition::missed, "turns missed since then"),
        field("weapon", &PlayerPosition::weapon, "what is worn; null for none"),
        field("armour", &PlayerPosition::armour, "what is worn; null for none"),
        field("things", &PlayerPosition::things, "what is carried beside that"),
        field("purse", &PlayerPosition::purse, "money, gems, dust, shards, artefact"),
        sparse("shielded", &PlayerPosition::shielded, "true: the next blow is halved"),
        sparse("lucky", &PlayerPosition::lucky, "true: the next search finds two things"),
        sparse("lost_weapon", &PlayerPosition::lost_weapon, "was worn when felled"),
        sparse("lost_armour", &PlayerPosition::lost_armour, "was worn when felled"),
        field("damage", &PlayerPosition::damage, "of a blow, with the weapon (worked out)"),
        field("protection", &PlayerPosition::protection, "of the armour (worked out)"),
        field("most_hp", &PlayerPosition::most_hp, "full health (worked out)"),
        field("ap", &PlayerPosition::ap, "action points of a turn (worked out)"),
        field("way_home", &PlayerPosition::way_home, "steps to START, -1: no way (worked out)"),
        sparse("path_home", &PlayerPosition::path_home, "a shortest way, START last (worked out)"),
    };
  }
};

struct RoomPosition {
  Square square = Square::none;
  Tile tile = Tile::plain;
  bool air = false;
  std::vector<Dimension> looted{};
  std::vector<Thing> things{};
  Purse purse{};
  bool operator==(const RoomPosition&) const = default;

  static constexpr std::string_view type_name = "PhaseAwayRoom";
  static constexpr auto fields() {
    return std::tuple{
        required("square", &RoomPosition::square, "where, like E5"),
        field("tile", &RoomPosition::tile, "plain, medi-center, cargo-hold or start"),
        required("air", &RoomPosition::air, "true: Alpha walks here; false: Beta"),
        sparse("looted", &RoomPosition::looted, "the dimensions in which it was searched"),
        sparse("things", &RoomPosition::things, "what lies on the floor"),
        sparse("purse", &RoomPosition::purse, "money, gems, dust, shards, artefact on the floor"),
    };
  }
};

struct MonsterPosition {
  Square square = Square::none;
  Monster monster = Monster::none;
  bool fought = false;
  bool operator==(const MonsterPosition&) const = default;

  static constexpr std::string_view type_name = "PhaseAwayProwler";
  static constexpr auto fields() {
    return std::tuple{
        required("square", &MonsterPosition::square, "where"),
        required("monster", &MonsterPosition::monster, "of which kind"),
        sparse("fought", &MonsterPosition::fought, "true: in this turn, by whoever acts"),
    };
  }
};

struct ScoutedPosition {
  Tile tile = Tile::plain;
  bool air = false;
  Monster monster = Monster::none;
  bool operator==(const ScoutedPosition&) const = default;

  static constexpr std::string_view type_name = "PhaseAwayScouted";
  static constexpr auto fields() {
    return std::tuple{
        required("tile", &ScoutedPosition::tile, "plain, medi-center or cargo-hold"),
        required("air", &ScoutedPosition::air, "the air that it would have"),
        field("monster", &ScoutedPosition::monster, "the monster in it; null for none"),
    };
  }
};

// A room that whoever acts can walk to.
struct WalkPosition {
  Square square = Square::none;
  int ap = 0;
  bool operator==(const WalkPosition&) const = default;

  static constexpr std::string_view type_name = "PhaseAwayWalk";
  static constexpr auto fields() {
    return std::tuple{
        required("square", &WalkPosition::square, "where to"),
        required("ap", &WalkPosition::ap, "the action points that it takes"),
    };
  }
};

// What a position may fix of what comes next.
struct ComingPosition {
  std::vector<Tile> tiles{};
  std::vector<bool> air{};
  std::vector<std::optional<Monster>> monsters{};
  std::vector<std::string> loot{};
  std::vector<Direction> directions{};
  std::vector<Square> rooms{};
  bool operator==(const ComingPosition&) const = default;

  static constexpr std::string_view type_name = "PhaseAwayComing";
  static constexpr auto fields() {
    return std::tuple{
        sparse("tiles", &ComingPosition::tiles, "the next tiles out of the bag"),
        sparse("air", &ComingPosition::air, "the air of the next rooms"),
        sparse("monsters", &ComingPosition::monsters, "of the next rooms and attacks, null: none"),
        sparse("loot", &ComingPosition::loot, "the next finds: a thing, money, gem or shard"),
        sparse("directions", &ComingPosition::directions, "in which monsters go next"),
        sparse("rooms", &ComingPosition::rooms, "where portals, attacks, the artefact come next"),
    };
  }
};

struct Position {
  Step step = Step::turn;
  Seat actor{};
  int ap = 0;
  int acted = 0;
  int seconds_left = 0;
  int clock = 0;
  std::vector<PlayerPosition> players{};
  std::vector<RoomPosition> rooms{};
  std::vector<MonsterPosition> monsters{};
  std::vector<WalkPosition> walks{};
  std::vector<Square> portals{};
  Square start = Square::none;
  Square artefact_room = Square::none;
  int shards_found = 0;
  int searches = 0;
  bool artefact_owed = false;
  Seat finder{};
  Seat first{};
  Seat leader{};
  int round = 0;
  int turns = 0;
  int turn_began = 0;
  int portals_opened = 0;
  int attacked = 0;
  int no_portals_since = 0;
  std::vector<int> bag{};
  std::vector<ScoutedPosition> scouted{};
  Square scouted_square = Square::none;
  Seat receiver{};
  Purse handed{};
  End end = End::none;
  std::optional<int> portals_due{};
  std::optional<int> attack_due{};
  ComingPosition coming{};
  bool operator==(const Position&) const = default;

  static constexpr std::string_view type_name = "PhaseAwayPosition";
  static constexpr auto fields() {
    return std::tuple{
        field("step", &Position::step, "what is being decided"),
        field("actor", &Position::actor, "who acts"),
        field("ap", &Position::ap, "action points left"),
        sparse("acted", &Position::acted, "decisions in this turn so far"),
        field("seconds_left", &Position::seconds_left, "on the clock (worked out)"),
        field("clock", &Position::clock, "milliseconds since the first turn began"),
        required("players", &Position::players, "in the order of seats"),
        field("rooms", &Position::rooms, "the rooms that are laid, START among them"),
        sparse("monsters", &Position::monsters, "in the order of their appearance"),
        sparse("walks", &Position::walks,
               "rooms within the AP of whoever acts, by walking (worked out)"),
        sparse("portals", &Position::portals, "the one with air, then the other one"),
        field("start", &Position::start, "where START lies; null before it is placed"),
        sparse("artefact_room", &Position::artefact_room, "where the artefact waits"),
        field("shards_found", &Position::shards_found, "0 to 5"),
        sparse("searches", &Position::searches, "of plain rooms in Beta since the last shard"),
        sparse("artefact_owed", &Position::artefact_owed, "true: no room was fit for it so far"),
        sparse("finder", &Position::finder, "who found the fifth shard"),
        sparse("first", &Position::first, "who begins each round"),
        field("leader", &Position::leader, "who has the last word (worked out)"),
        field("round", &Position::round, "number of the round, from 1"),
        field("turns", &Position::turns, "that have begun"),
        sparse("turn_began", &Position::turn_began, "when, on the clock"),
        sparse("portals_opened", &Position::portals_opened, "when last, on the clock"),
        sparse("attacked", &Position::attacked, "when monsters did last, on the clock"),
        sparse("no_portals_since", &Position::no_portals_since,
               "while the board has no room for portals: from when on"),
        field("bag", &Position::bag, "plain tiles, Medi-Centers and cargo holds left"),
        sparse("scouted", &Position::scouted, "the tiles that the Navigator sees"),
        sparse("scouted_square", &Position::scouted_square, "where one of them will lie"),
        sparse("receiver", &Position::receiver, "who is being handed something"),
        sparse("handed", &Position::handed, "so far"),
        sparse("end", &Position::end, "how it ended"),
        sparse("portals_due", &Position::portals_due, "when portals come, on the clock (hidden)"),
        sparse("attack_due", &Position::attack_due, "when monsters attack (hidden)"),
        sparse("coming", &Position::coming, "what comes next, where that is fixed (hidden)"),
    };
  }
};

// What a page presses to make a move.
struct Parts {
  Move::Kind kind{};
  Square square = Square::none;
  Direction from = Direction::none;
  Direction direction = Direction::none;
  Seat seat = stranger;
  Thing thing = Thing::none;
  Character character = Character::none;
  int amount = 0;
  bool operator==(const Parts&) const = default;

  static constexpr std::string_view type_name = "PhaseAwayParts";
  static constexpr auto fields() {
    return std::tuple{
        required("kind", &Parts::kind, "what one does"),
        sparse("square", &Parts::square, "where START is placed"),
        sparse("from", &Parts::from, "in which room the monster is; null: here"),
        sparse("direction", &Parts::direction, "where to"),
        sparse("seat", &Parts::seat, "to whom, or who"),
        sparse("thing", &Parts::thing, "what with"),
        sparse("character", &Parts::character, "the character"),
        sparse("amount", &Parts::amount, "how much, which tile, or which dimension"),
    };
  }
};

struct CharacterContent {
  Character character{};
  int ap = 0;
  int hp = 0;
  int damage = 0;
  std::string name{};
  std::string text{};
  std::string skill{};
  bool operator==(const CharacterContent&) const = default;
  static constexpr std::string_view type_name = "PhaseAwayCharacter";
  static constexpr auto fields() {
    return std::tuple{
        required("character", &CharacterContent::character, "the character"),
        required("ap", &CharacterContent::ap, "action points"),
        required("hp", &CharacterContent::hp, "health points"),
        required("damage", &CharacterContent::damage, "of a blow"),
        required("name", &CharacterContent::name, "its name"),
        required("text", &CharacterContent::text, "a sentence about it"),
        required("skill", &CharacterContent::skill, "what it can do, with the cost"),
    };
  }
};

struct MonsterContent {
  Monster monster = Monster::none;
  int damage = 0;
  int hp = 0;
  int movement = 0;
  std::string name{};
  std::string text{};
  bool operator==(const MonsterContent&) const = default;
  static constexpr std::string_view type_name = "PhaseAwayMonster";
  static constexpr auto fields() {
    return std::tuple{
        required("monster", &MonsterContent::monster, "as it is called in views"),
        required("damage", &MonsterContent::damage, "of a blow"),
        required("hp", &MonsterContent::hp, "health points"),
        required("movement", &MonsterContent::movement, "squares a round"),
        required("name", &MonsterContent::name, "its name"),
        required("text", &MonsterContent::text, "a sentence about it"),
    };
  }
};

struct ThingContent {
  Thing thing = Thing::none;
  ThingKind kind{};
  Effect effect = Effect::none;
  int power = 0;
  int copies = 0;
  std::string name{};
  std::string text{};
  std::string does{};
  bool operator==(const ThingContent&) const = default;
  static constexpr std::string_view type_name = "PhaseAwayThing";
  static constexpr auto fields() {
    return std::tuple{
        required("thing", &ThingContent::thing, "as it is called in views and moves"),
        required("kind", &ThingContent::kind, "weapon, armour or item"),
        required("effect", &ThingContent::effect, "of an item; null for gear"),
        required("power", &ThingContent::power, "damage, protection or how much"),
        required("copies", &ThingContent::copies, "how often it exists"),
        required("name", &ThingContent::name, "its name"),
        required("text", &ThingContent::text, "a sentence about it"),
        required("does", &ThingContent::does, "what it does, in words"),
    };
  }
};

struct Content {
  std::vector<CharacterContent> characters{};
  std::vector<MonsterContent> monsters{};
  std::vector<ThingContent> things{};
  int minutes = 30;
  bool operator==(const Content&) const = default;
  static constexpr std::string_view type_name = "PhaseAwayContent";
  static constexpr auto fields() {
    return std::tuple{
        required("characters", &Content::characters, "the six"),
        required("monsters", &Content::monsters, "all kinds"),
        required("things", &Content::things, "weapons, armour and items"),
        required("minutes", &Content::minutes, "on the clock at the beginning"),
    };
  }
};

}  // namespace penta::phase_away

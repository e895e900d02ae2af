// What the station holds: characters, monsters, things to find, loot tables and the timing of
// events, read from station.toml. The document tells none of these numbers; they are ours.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/phrase.h"
#include "engine/result.h"
#include "engine/word_list.h"

namespace penta::phase_away {

inline constexpr int character_count = 6;
inline constexpr int most_monsters = 16;  // kinds
inline constexpr int most_things = 48;    // kinds
inline constexpr int most_cards = 96;     // pieces of paper: each thing as often as it is printed
inline constexpr int least_team = 2;
inline constexpr int most_team = 5;

enum class Character : std::uint8_t {
  mechanic,
  rogue,
  medic,
  navigator,
  soldier,
  runner,
  none = 0xff
};
constexpr auto list_words(Character /*of*/) {
  using enum Character;
  return word_list<Character>({{mechanic, "mechanic"},
                               {rogue, "rogue"},
                               {medic, "medic"},
                               {navigator, "navigator"},
                               {soldier, "soldier"},
                               {runner, "runner"},
                               {none, ""}});
}

enum class Difficulty : std::uint8_t { easy, normal, hard };
inline constexpr int difficulties = 3;
constexpr auto list_words(Difficulty /*of*/) {
  using enum Difficulty;
  return word_list<Difficulty>({{easy, "easy"}, {normal, "normal"}, {hard, "hard"}});
}

// The four buttons.
enum class LootTable : std::uint8_t { alpha, beta, medi_center, cargo_hold };
inline constexpr int loot_tables = 4;
constexpr auto list_words(LootTable /*of*/) {
  using enum LootTable;
  return word_list<LootTable>(
      {{alpha, "alpha"}, {beta, "beta"}, {medi_center, "medi-center"}, {cargo_hold, "cargo-hold"}});
}

enum class ThingKind : std::uint8_t { weapon, armour, item };
constexpr auto list_words(ThingKind /*of*/) {
  using enum ThingKind;
  return word_list<ThingKind>({{weapon, "weapon"}, {armour, "armour"}, {item, "item"}});
}

// All that an item can do. `power` is how much of it.
enum class Effect : std::uint8_t {
  none,
  heal,    // power HP back, up to the full value
  energy,  // power AP more in this turn
  home,    // the owner stands on START, in the same dimension
  shield,  // the next blow against the owner is halved, rounded up
  luck,    // the owner's next search finds two things
  repel,   // a monster here or next door is pushed one square
  shift,   // what 3 phase dust do
  wake,    // a felled mate stands up where he lies, with power HP
};
inline constexpr int effects = 9;
constexpr auto list_words(Effect /*of*/) {
  using enum Effect;
  return word_list<Effect>({{none, ""},
                            {heal, "heal"},
                            {energy, "energy"},
                            {home, "home"},
                            {shield, "shield"},
                            {luck, "luck"},
                            {repel, "repel"},
                            {shift, "shift"},
                            {wake, "wake"}});
}

// Kinds of monsters and things, by their place in the file.
enum class Monster : std::uint8_t { none = 0xff };
enum class Thing : std::uint8_t { none = 0xff };

// A name in both languages, and what stands on the card below it.
struct Naming {
  std::string id;  // in JSON, notation and for its emblem: "void-hound"
  std::string en;
  std::string de;
  std::string text_en;
  std::string text_de;
  const std::string& name(Lang lang) const { return lang == Lang::de ? de : en; }
  const std::string& text(Lang lang) const { return lang == Lang::de ? text_de : text_en; }
};

struct CharacterCard {
  Naming naming{};
  std::uint8_t ap = 0;
  std::uint8_t hp = 0;
  std::uint8_t damage = 0;
};

struct MonsterCard {
  Naming naming{};
  std::uint8_t damage = 0;
  std::uint8_t hp = 0;
  std::uint8_t movement = 0;
  std::array<std::uint8_t, difficulties> weight{};  // how often it appears
};

struct ThingCard {
  Naming naming{};
  ThingKind kind{};
  Effect effect = Effect::none;  // of items, and of items only
  std::uint8_t power = 0;        // damage of a weapon, protection of an armour, or of the effect
  std::uint8_t copies = 1;
  std::uint8_t first_card = 0;  // its copies are the cards from here on (worked out)
};

// One line of a loot table. Money and gems are no things: `thing` is none then.
struct LootLine {
  enum class What : std::uint8_t { thing, money, gem, shard };
  What what{};
  Thing thing = Thing::none;
  std::uint8_t low = 1;  // how much: of money and gems
  std::uint8_t high = 1;
  std::uint16_t weight = 0;
};

// What a level of difficulty changes. Lists of four are for 2, 3, 4 and 5 players.
struct Level {
  std::uint8_t air = 50;                           // percent of the rooms
  std::array<std::uint8_t, 4> monster{};           // percent of the rooms
  std::array<std::uint8_t, 4> shard_every{};       // at the latest, of searches of the team
  std::array<std::uint16_t, 2> portals{240, 360};  // seconds until the next, from and to
  std::array<std::uint16_t, 2> attacks{300, 480};
  std::array<std::vector<LootLine>, loot_tables> loot{};
};

struct Station {
  std::array<CharacterCard, character_count> character{};
  std::vector<MonsterCard> monsters{};
  std::vector<ThingCard> things{};
  std::array<Level, difficulties> level{};
  std::vector<Thing> thing_of_card{};  // worked out
  std::uint8_t most_ap = 0;            // of any character (worked out)

  // Every mistake at once, with line and column; "a monster without damage", a table whose weights
  // do not sum to 100, a thing that no table has ...
  static Result<Station> parse(std::string_view text);
};

}  // namespace penta::phase_away

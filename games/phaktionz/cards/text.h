// Card texts: read from English, written in English and German.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cards/errors.h"
#include "games/phaktionz/cards/parts.h"
#include "games/phaktionz/cards/program.h"

namespace penta::phaktionz::cards {

// The words of a set that are not words of the language.
struct Lexicon {
  struct Faction {
    std::string english;  // "Sorcerers": "a Sorcerers Summon"
    std::string german;   // "der Zauberer": "ein Wesen der Zauberer"
    bool operator==(const Faction&) const = default;
  };
  // Part of names: 'a "United" Summon'.
  struct Word {
    std::string english;
    std::string german;
    bool operator==(const Word&) const = default;
  };
  std::vector<Faction> factions{};
  std::vector<Word> words{};
  bool operator==(const Lexicon&) const = default;
};

using penta::cards::TextError;

// What an ability stands on: not everything can be said everywhere.
enum class Role : std::uint8_t {
  any,
  summon,
  regular,
  counter,
  realm,
  weapon,
  tier0,
};

// All that have to hold; `none` is none.
using Conditions = std::array<Condition, 2>;

struct Reading {
  Ability ability{};
  std::optional<TextError> mistake{};
};
struct ConditionsReading {
  Conditions conditions{};
  std::optional<TextError> mistake{};
};

inline constexpr std::size_t longest_text = 400;  // bytes

// Reads one ability: "Action, L/1: a Summon of yours gets +1 DMG this turn."
Reading read_ability(std::string_view text, const Lexicon& lexicon, Role role = Role::any);
// "you control 3 or more Strikers and it is your turn"
ConditionsReading read_conditions(std::string_view text, const Lexicon& lexicon);

// REQUIRES: the ability is sound.
std::string in_english(const Ability& ability, const Lexicon& lexicon);
std::string in_german(const Ability& ability, const Lexicon& lexicon);
std::string in_english(const Conditions& conditions, const Lexicon& lexicon);
std::string in_german(const Conditions& conditions, const Lexicon& lexicon);

// Why nobody can write this, or nothing: each thing that can be done has one form.
std::optional<Objection> unsound(const Ability& ability, const Lexicon& lexicon);
std::optional<Objection> unsound(const Conditions& conditions, const Lexicon& lexicon);
// Why this cannot stand on such a card. REQUIRES: the ability is sound.
std::optional<Objection> misplaced(const Ability& ability, Role role);

}  // namespace penta::phaktionz::cards

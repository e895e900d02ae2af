// Card texts: read from English, written in English and German.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cards/errors.h"
#include "games/phaktionz/cards/program.h"

namespace penta::phaktionz::cards {

// The words of a set that are not words of the language.
struct Lexicon {
  struct Faction {
    std::string english;  // "Sorcerers": "a Sorcerers Summon"
    std::string german;   // "Zauberer": "eine Beschwörung der Zauberer"
    bool operator==(const Faction&) const = default;
  };
  // Part of names: "a "United" Summon".
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

struct Reading {
  Ability ability{};
  std::optional<TextError> mistake{};
};

// Reads one ability: "Action, L/1: a Summon of yours gets +1 DMG."
Reading read_ability(std::string_view text, const Lexicon& lexicon);

// REQUIRES: the ability is sound.
std::string in_english(const Ability& ability, const Lexicon& lexicon);
std::string in_german(const Ability& ability, const Lexicon& lexicon);

}  // namespace penta::phaktionz::cards

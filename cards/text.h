// Card texts: read from English, written in English and German.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cards/program.h"

namespace penta::cards {

// The words of a set that are not words of the language.
struct Lexicon {
  struct Faction {
    std::string english;  // "Keeper": "a Keeper warrior"
    std::string german;   // "der Hüter": "ein Krieger der Hüter"
  };
  std::vector<Faction> factions{};
};

// What is wrong with a text, and where.
struct Mistake {
  std::size_t column = 1;
  std::string text;
};

struct Reading {
  Ability ability{};
  std::optional<Mistake> mistake{};
};

// Reads one ability: "Action, phase 3: this warrior gets +3/+0."
Reading read_ability(std::string_view text, const Lexicon& lexicon);

// REQUIRES: the ability is sound.
std::string in_english(const Ability& ability, const Lexicon& lexicon);
std::string in_german(const Ability& ability, const Lexicon& lexicon);

// Why nobody can write this ability, or nothing: each thing that can be done has one form.
std::optional<std::string> unsound(const Ability& ability, const Lexicon& lexicon);

}  // namespace penta::cards

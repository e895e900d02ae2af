// Card texts: read from English, written in English and German.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cards/errors.h"
#include "games/phase/cards/program.h"

namespace penta::phase::cards {

// The words of a set that are not words of the language.
struct Lexicon {
  struct Faction {
    std::string english;  // "Keeper": "a Keeper warrior"
    std::string german;   // "der Hüter": "ein Krieger der Hüter"
    bool operator==(const Faction&) const = default;
  };
  std::vector<Faction> factions{};
  bool operator==(const Lexicon&) const = default;
};

using penta::cards::TextError;

struct Reading {
  Ability ability{};
  std::optional<TextError> mistake{};
};

// Reads one ability: "Action, phase 3: this warrior gets +3/+0."
Reading read_ability(std::string_view text, const Lexicon& lexicon);

// REQUIRES: the ability is sound.
std::string in_english(const Ability& ability, const Lexicon& lexicon);
std::string in_german(const Ability& ability, const Lexicon& lexicon);

// The parts of an effect, as they follow each other in its text.
enum class Part : std::uint8_t {
  condition,  // "if it is opposed,"
  clause,     // "a warrior gets +X/+0"
  count,      // ", where X is the number of warriors", "for each warrior"
  other,      // ", or +4/+0 if it is opposed"
};
inline constexpr std::size_t part_count = 4;

struct SoundnessError {
  std::string why;
  // Where, if not everywhere.
  struct Where {
    std::size_t effect = 0;
    Part part = Part::clause;
  };
  std::optional<Where> where{};
};

// Why nobody can write this ability, or nothing: each thing that can be done has one form.
std::optional<SoundnessError> unsound(const Ability& ability, const Lexicon& lexicon);

}  // namespace penta::phase::cards

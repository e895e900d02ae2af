// What a player is told about a move: why a bot would make it, or what may come of it.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string>

#include "engine/phrase.h"

namespace penta {

// A code of the game and its parameters: cards, seats, numbers. Code 0 is the most general: the
// bot's estimate is best. The game's `text` puts it into words.
struct Advice {
  std::uint8_t code = 0;
  std::array<std::uint16_t, 4> args{};
  constexpr bool operator==(const Advice&) const = default;
};

// A code of the game with its parameters.
template <class Code, class... Args>
constexpr Advice advise(Code code, Args... args) {
  return {static_cast<std::uint8_t>(code), {static_cast<std::uint16_t>(args)...}};
}

// What a parameter is.
enum class Named : std::uint8_t { nothing, card, seat, number, other };

// A code in words: {0} to {3} are its parameters.
struct AdviceWords {
  Phrase phrase;
  std::array<Named, 4> named{};
};

// What games say alike.
namespace common_advice {
inline constexpr AdviceWords estimate{
    {"The bot's estimate speaks for it.", "Dafür spricht die Schätzung des Bots."}};
inline constexpr AdviceWords only_move{
    {"It is the only move you have.", "Einen anderen Zug hast du nicht."}};
inline constexpr AdviceWords wins_match{
    {"It wins you the match.", "Damit gewinnst du die Partie."}};
}  // namespace common_advice

// The sentence, with `name(what, value)` for its gaps.
template <class Name>
std::string worded(const AdviceWords& words, const Advice& advice, Lang lang, const Name& name) {
  std::array<std::string, 4> gaps;
  for (std::size_t i = 0; i < gaps.size(); ++i) {
    if (words.named[i] == Named::number)
      gaps[i] = std::to_string(advice.args[i]);
    else if (words.named[i] != Named::nothing)
      gaps[i] = name(words.named[i], advice.args[i]);
  }
  return fill(words.phrase.in(lang), {gaps[0], gaps[1], gaps[2], gaps[3]});
}

}  // namespace penta

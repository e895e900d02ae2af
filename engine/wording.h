// What a game may offer beside engine/game.h, for people who read a long board in a terminal.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/phrase.h"

namespace penta {

// A game that calls cards by their names in moves, where the viewer sees them: "Train Moon Aunt
// (#8), cost 1". Where a game says nothing, a move reads the same for everybody.
template <class Rules>
concept NamesMoves = requires(const Rules& rules, const typename Rules::View& view,
                              typename Rules::Move move, const Speaker& speaker) {
  { rules.say(move, view, speaker) } -> std::same_as<std::string>;
};

// A game whose board is too long to be printed for each decision. A terminal prints it once for
// each chapter of a match, and between that what is new.
template <class Rules>
concept Chaptered = requires(const Rules& rules, const typename Rules::View& view,
                             const Speaker& speaker, const Ink& ink) {
  { rules.chapter(view) } -> std::same_as<std::uint32_t>;
  { rules.brief(view, speaker, ink) } -> std::same_as<std::string>;
};

// A game whose cards have texts: how one on the table is called ("#8"), and which designs of
// `card_language` the viewer knows to be on it. Empty if there is no such card.
template <class Rules>
concept ShowsCards =
    requires(const Rules& rules, const typename Rules::View& view, std::string_view name) {
      { rules.designs(view, name) } -> std::same_as<std::vector<std::string>>;
    };

}  // namespace penta

// What happens at a table beside the game itself, in words.
#pragma once

#include <string>

#include "table/match.h"

namespace penta {

// "You take back your last move and the one after it. The others agreed."
std::string tell_undo(const Entry& entry, const Speaker& speaker);

// "Ada stops the clock.", "You concede.", "Ben offers a draw." REQUIRES: entry.beside_the_game()
std::string tell_beside_the_game(const Entry& entry, const Speaker& speaker);

// "Ada wins.", "Ben has conceded. You win.", "Ada and Ben share the win."
std::string tell_outcome(const Outcome& outcome, const AnyRules& rules, const Speaker& speaker);

}  // namespace penta

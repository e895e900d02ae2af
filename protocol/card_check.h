// A page asks whether cards that somebody pasted are right, as `penta cards check` does for files.
#pragma once

#include <string>
#include <string_view>

namespace penta {

// The text of one card file in. It is read in the language of the game that it names at its top, or
// else of the first game that has cards. JSON out, either
//   {"game": "phase", "mistakes": [{"line": 3, "column": 9, "text": "..."}]}
// in the order of their places (at most 50), or
//   {"game": "phase", "mistakes": [], "name": "...", "summary": "...", "cards": [...],
//    "decks": [{"name": "...", "size": 25}], "packed": "..."}
// where `cards` are the designs of the set as `penta cards list --json` writes them, and `packed`
// is what the option `cards` of a table takes. A game without cards of its own: {"error": "..."}.
std::string check_cards(std::string_view text);

}  // namespace penta

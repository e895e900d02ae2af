// Sets and decks as people write them: TOML files, as docs/card-language.md explains. Not for the
// browser, which gets them packed (set.h).
//
// An error lists everything that is wrong in all files, up to 50 mistakes, each as
//   FILE:LINE:COLUMN: what is wrong; expected ...
// with the line itself and a mark below. A mistake inside a card text is shown inside that text.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/result.h"
#include "games/phase/cards/set.h"

namespace penta::cards {

inline constexpr std::size_t longest_files = 1'000'000;  // bytes, all files of a set together
inline constexpr int deepest_nesting = 8;

// One file, or a folder: all *.toml in it, in the order of their names, are one set.
Result<Set> read_set(const std::string& path);
Result<Deck> read_deck_file(const std::string& path, const Set& set);
// Whether this is a file with one deck, for the cards of another set. What cannot be read is none.
bool is_deck_file(const std::string& path);

// The same from the text of one file; `name` is what messages call it.
Result<Set> read_set_text(std::string text, std::string name);
Result<Deck> read_deck_text(std::string text, std::string name, const Set& set);

}  // namespace penta::cards

// What every game needs to tell a match and to draw a board in a terminal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/phrase.h"

namespace penta {

// A sentence for the seat that it is about, and for all others.
struct Told {
  Phrase to_them;
  Phrase to_others;
};
constexpr Told to_all(Phrase phrase) { return {phrase, phrase}; }

// "red 5, green 8 and blue 30"
std::string listing(const std::vector<std::string>& items, Lang lang);
// As it stands at the beginning of a sentence or a line. REQUIRES: it begins with a plain letter or
// anything that has no capital.
std::string capitalised(std::string text);
// "1 card", "3 cards"
std::string counted(int number, Phrase one, Phrase many, Lang lang);
std::string tell_winners(SeatSet winners, const Speaker& speaker);

// How many columns a text takes: each character one, ink none.
std::size_t columns(std::string_view text);
std::string padded(std::string text, std::size_t width);
// A number at the right end of so many columns.
std::string number(int value, std::size_t width);
// The first twelve characters of a long name.
std::string shortened(const std::string& name);
// Lines whose cells stand below each other; a column without any text takes no room.
std::string aligned(const std::vector<std::vector<std::string>>& rows);

}  // namespace penta

// Decks on the designer's own sheets: tables in CSV, as a spreadsheet saves them, read as they are.
// Only how many and which name count: the other columns stand now here, now there. Rows without a
// number are headings. Names may have blanks, line breaks and capitals of their own, and up to two
// letters that are wrong.
#pragma once

#include "games/phaktionz/cards/toml.h"

namespace penta::phaktionz::cards {

// Whether a text is such a sheet: its first row names "Qty" and "Name".
bool is_sheet(const Source& source);
// The deck is called as its file is. It may be one of either format.
Deck read_sheet(const Source& source, const Set& set, ParseErrors& flaws);

}  // namespace penta::phaktionz::cards

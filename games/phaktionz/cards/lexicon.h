// The words of a set: factions, and what stands in quotes in its texts.
#pragma once

#include "games/phaktionz/cards/draft.h"

namespace penta::phaktionz::cards {

Lexicon make_lexicon(const Draft& draft, ParseErrors& flaws);
// Whether a text quotes something that is in no name, which make_lexicon has complained about.
bool quotes_unknown(std::string_view text, const Lexicon& lexicon);
// In both languages the same cards have each word in their names.
void check_words(const Set& set, const Draft& draft, ParseErrors& flaws);

}  // namespace penta::phaktionz::cards

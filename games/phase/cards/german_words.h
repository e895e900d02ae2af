// Words of the German card texts of Phase in their forms: nouns with what describes them, and
// verbs. german.cpp makes sentences of them; cards/german.h has what any nouns have in common.
#pragma once

#include <string>
#include <string_view>

#include "cards/german.h"
#include "games/phase/cards/program.h"
#include "games/phase/cards/text.h"

namespace penta::phase::cards::german {

using penta::cards::german::Case;
using penta::cards::german::Gender;

// What a text has mentioned and may speak of again.
struct Thing {
  Noun noun = Noun::warrior;
  bool chosen = false;  // else the card itself
  bool last = false;    // of several that were chosen
  bool yours = true;
};

Gender gender(Noun noun);
bool is_male(Noun noun);
std::string_view stem(Alignment alignment);

// "er", "ihn", "ihm"
std::string pronoun(Noun noun, Case grammatical_case);
// "dieser Krieger", "dem gewählten Krieger", "der zuletzt gewählten Karte"
std::string named(const Thing& thing, Case grammatical_case);
// "der Krieger selbst"
std::string itself(Noun noun, Case grammatical_case);

// "einen anderen deiner Krieger", "bis zu 3 gute Krieger"
// REQUIRES: the target describes something: it is neither self nor it.
std::string described(const Target& target, Case grammatical_case, const Lexicon& lexicon);
// "für jeden deiner guten Krieger"
std::string for_each(const Kind& kind, const Lexicon& lexicon);
// "der Anzahl deiner guten Krieger"
std::string number_of(const Kind& kind, const Lexicon& lexicon);
// "du 3 oder mehr gute Krieger hast"
std::string there_are(int least, const Kind& kind, const Lexicon& lexicon);

// "angreift", "gesperrt sind"
std::string being(Stance stance, bool many);

// An order is a verb in two parts around the rest; after "darfst du" it stands whole at the end.
struct Order {
  std::string_view first;
  std::string_view last;
  std::string_view whole;
};
Order order_of(Verb verb);
// What is returned comes from the table or from the discard pile, to its owner, who may be you.
Order return_order(Noun noun, bool yours, Place place);

}  // namespace penta::phase::cards::german

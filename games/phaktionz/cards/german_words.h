// German card texts: descriptions of cards in their forms.
#pragma once

#include <string>
#include <string_view>

#include "cards/german.h"
#include "games/phaktionz/cards/kinds.h"
#include "games/phaktionz/cards/text.h"

namespace penta::phaktionz::cards::german {

using penta::cards::german::Case;
using penta::cards::german::Gender;

// What calls a card by its noun.
struct Thing {
  Noun noun = Noun::summon;
  Type type = Type::any;
  Form form = Form::any;
};
constexpr Thing thing_of(const Kind& kind) { return {kind.noun, kind.type, kind.form}; }
Gender gender(Thing thing);
std::string single(Thing thing, Case grammatical_case);

// "ein eigenes Wesen mit Rang 2", "jede Karte aus deinem Deck", "bis zu 2 Wesen". REQUIRES: the
// pick is none that has a name.
std::string described(const Target& target, const Frame& frame, Case grammatical_case,
                      const Lexicon& lexicon);
std::string one(const Kind& kind, const Frame& frame, Case grammatical_case,
                const Lexicon& lexicon);
enum class Style : std::uint8_t {
  plain,
  behind_no,  // "keine eigenen Wesen"
  by_others,  // where "eigene" would be those of somebody else: "Wesen von dir"
};
// "eigene Wesen", behind a number or nothing.
std::string many(const Kind& kind, const Frame& frame, Case grammatical_case,
                 const Lexicon& lexicon, Style style = Style::plain);
// "der eigenen Wesen", behind "der Anzahl".
std::string all_of(const Kind& kind, const Lexicon& lexicon);

// "2", "X", "2X", "X+2"; with a sign "-2X".
std::string number(Amount amount, bool with_plus);
std::string change(Amount amount);
// "3 oder mehr", "keine".
std::string range(const Range& range);
// "von einem Wesen", "vom Träger"
std::string of(const std::string& dative);
inline bool is_no(const Range& range) { return range.bound == Bound::at_most && range.value == 0; }

// "deiner Kampfphase", behind "in" or "zu Beginn": both ask for the same form.
std::string phase(Phase phase, Whose whose);

}  // namespace penta::phaktionz::cards::german

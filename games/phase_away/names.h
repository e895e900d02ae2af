// Names out of the station, for sentences.
#pragma once

#include <cstddef>
#include <string>

#include "engine/phrase.h"

namespace penta::phase_away {

// Of a character, a monster or a thing; total over any number.
template <class Cards>
std::string name_of(const Cards& cards, std::size_t at, Lang lang) {
  return at < cards.size() ? cards[at].naming.name(lang) : "?";
}

}  // namespace penta::phase_away

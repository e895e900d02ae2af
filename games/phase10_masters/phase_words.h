// The phases and colours in words of both languages.
#pragma once

#include <string>

#include "engine/phrase.h"
#include "games/phase10_masters/cards.h"

namespace penta::phase10_masters {

// "red"
std::string words(Colour colour, Lang lang);
// "set of 3"
std::string words(Group group, Lang lang);
// "set of 3 and run of 4"
std::string words(const PhaseCard& card, Lang lang);

}  // namespace penta::phase10_masters

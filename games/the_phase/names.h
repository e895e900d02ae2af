// The colours of the cards in words.
#pragma once

#include <array>

#include "engine/phrase.h"

namespace penta::the_phase {

inline constexpr std::array<Phrase, 4> colour_names{
    {{"red", "Rot"}, {"yellow", "Gelb"}, {"green", "Grün"}, {"blue", "Blau"}}};

}  // namespace penta::the_phase

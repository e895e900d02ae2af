// For tests of words: three people at a table, and who is spoken to.
#pragma once

#include "games/phase/rules.h"
#include "testing/making.h"

namespace penta::phase {

inline constexpr Seat ann{0};
inline constexpr Seat bob{1};
inline constexpr Seat cy{2};

using battery::speaker_to;

inline Rules rules_for(const OptionList& given) { return battery::make_rules<Rules>(given); }

}  // namespace penta::phase

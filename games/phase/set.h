// The cards that come with Phase.
#pragma once

#include "games/phase/cards/set.h"

namespace penta::phase {

// Made on first use, from the files in box/.
const cards::Set& box();

}  // namespace penta::phase

// The cards that come with Phase, as a checked set: the third of the four stages that
// games/phase/cards/set.h tells of.
#pragma once

#include "games/phase/cards/set.h"

namespace penta::phase {

// Made on first use from games/phase/box.h, which the build has packed from the files in box/.
const cards::Set& box();

}  // namespace penta::phase

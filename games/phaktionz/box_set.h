// The cards that come with Phaktionz, as a checked set: the third of the four stages that
// games/phaktionz/cards/set.h tells of.
#pragma once

#include "games/phaktionz/cards/set.h"

namespace penta::phaktionz {

// Made on first use from games/phaktionz/box.h, which the build has packed from the files in box/.
const cards::Set& box();

}  // namespace penta::phaktionz

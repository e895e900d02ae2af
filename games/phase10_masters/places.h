// The cards of a group on the table, one after the other.
#pragma once

#include <vector>

#include "games/phase10_masters/position.h"

namespace penta::phase10_masters {

// The cards of a group in their places: a run from its low end, Wilds where no other card is; in
// sets and colours the Wilds last. `low` and `high` as in Melds.
std::vector<LaidCard> in_places(const Cards& cards, GroupKind kind, int low, int high);

}  // namespace penta::phase10_masters

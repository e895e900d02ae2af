// Every game behind the adapter, each in a source of its own, which the build writes:
// the_phase_game().
#pragma once

#include "games/names.h"
#include "table/any_game.h"

namespace penta {

#define PENTA_DECLARE_GAME(name) const AnyGame& name##_game();
PENTA_FOR_EACH_GAME(PENTA_DECLARE_GAME)
#undef PENTA_DECLARE_GAME

}  // namespace penta

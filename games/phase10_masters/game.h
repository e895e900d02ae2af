// The door to the game: everything that bots, tables and the laboratory use.
#pragma once

#include "games/phase10_masters/bot.h"
#include "games/phase10_masters/course.h"
#include "games/phase10_masters/imagine.h"
#include "games/phase10_masters/rules.h"

namespace penta::phase10_masters {
static_assert(Game<Rules> && Foreseeing<Rules>);
}

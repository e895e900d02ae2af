// The door to the game: everything that bots, tables and the laboratory use.
#pragma once

#include "engine/wording.h"
#include "games/phase/bot.h"
#include "games/phase/course.h"
#include "games/phase/imagine.h"
#include "games/phase/rules.h"

namespace penta::phase {
static_assert(Game<Rules> && Advising<Rules>);
static_assert(NamesMoves<Rules> && Chaptered<Rules> && ShowsCards<Rules>);
}  // namespace penta::phase

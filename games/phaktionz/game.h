// The door to the game: everything that bots, tables and the laboratory use.
#pragma once

#include "engine/wording.h"
#include "games/phaktionz/bot.h"
#include "games/phaktionz/course.h"
#include "games/phaktionz/imagine.h"
#include "games/phaktionz/rules.h"

namespace penta::phaktionz {
static_assert(Game<Rules> && Foreseeing<Rules> && Reacting<Rules> && Discerning<Rules>);
static_assert(NamesMoves<Rules> && Chaptered<Rules> && ShowsCards<Rules>);
}  // namespace penta::phaktionz

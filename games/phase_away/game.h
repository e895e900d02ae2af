// The door to the game: everything that bots, tables and the laboratory use.
#pragma once

#include "games/phase_away/bot.h"
#include "games/phase_away/clock.h"
#include "games/phase_away/course.h"
#include "games/phase_away/imagine.h"
#include "games/phase_away/rules.h"

namespace penta::phase_away {
static_assert(Game<Rules> && Clocked<Rules> && Interjecting<Rules> && KeepsDraws<Rules> &&
              BringsCards<Rules> && Scenic<Rules> && Advising<Rules>);
}

// The door to the game: everything that bots, tables and the laboratory use.
#pragma once

#include "games/the_phase/bot.h"
#include "games/the_phase/course.h"
#include "games/the_phase/imagine.h"
#include "games/the_phase/rules.h"

namespace penta::the_phase {
static_assert(Game<Rules> && Foreseeing<Rules>);
}

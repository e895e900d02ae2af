// Which games this module knows: games.cpp says those of the house.
#pragma once

#include "table/any_game.h"

penta::Games module_games();

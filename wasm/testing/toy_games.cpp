// In place of wasm/games.cpp: a module that knows the toy alone.
#include "wasm/games.h"

#include "testing/toy/game.h"

penta::Games module_games() { return penta::toy::games(); }

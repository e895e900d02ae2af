// In place of wasm/games.cpp: a module that knows the toy alone.
#include "testing/toy/game.h"
#include "wasm/games.h"

penta::Games module_games() { return penta::toy::games(); }

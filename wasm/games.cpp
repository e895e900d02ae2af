#include "wasm/games.h"

penta::Games module_games() { return penta::all_games(); }

// JSON for the tests of games, which stand below protocol/: positions as a client reads them.
#pragma once

#include "protocol/json.h"  // IWYU pragma: export

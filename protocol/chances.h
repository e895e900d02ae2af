// How likely each seat was to win, after each turn of a match that is over.
#pragma once

#include <string>
#include <string_view>

#include "engine/result.h"

namespace penta {

// In:  {"record":{...}, "viewer":2, "after":[0, 4, 8], "continuations":200}
// Out: {"chances":[[0.25, 0.25, 0.5], ...]}: for each number in `after`, for each seat
//
// The numbers are entries as the viewer counts them in its story; null is a stranger. From the true
// table after each of them the match is played on, so often, by the game's quickest bots. The same
// question gets the same answer everywhere. A record with a flaw, or of a match that is not over,
// is an error.
Result<std::string> chances(std::string_view question);

}  // namespace penta

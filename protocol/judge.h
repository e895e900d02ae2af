// A referee for positions: JSON in, JSON out.
#pragma once

#include <string>
#include <string_view>

#include "engine/result.h"

namespace penta {

// In:  {"game":"the-phase", "options":{...}, "position":{...}, "moves":["1 play green-8", ...],
//       "seed":"hex", "lang":"de"}
// Out: {"game", "to_act", "legal", "reasons", "view", "events", "position", "outcome"}
//
// The position is set up (without one: a deal from the seed), the moves are played one after the
// other with chance from the seed, and the table is described:
//   to_act   seats that have to act
//   legal    for each of them the moves it may make
//   reasons  for each of them what it might try and may not, and why
//   view     for each seat, and "stranger", what it sees
//   events   for each move what happened, with a sentence
//   outcome  null, or shares, scores and reason of the end
// docs/judge.md has an example. A question that cannot be answered, because a word is unknown, the
// position cannot exist or a move is refused, is an error.
Result<std::string> judge(std::string_view question);

}  // namespace penta

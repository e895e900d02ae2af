// A guided first match: games/<game>/guide.toml. A position to begin with, what the others do, and
// what the person at the table is told, shown and asked to do, step by step. The rules stay those
// of the game: a guide only proposes. docs/adding-a-game.md says how one is written.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cards/errors.h"
#include "protocol/words.h"
#include "table/any_game.h"

namespace penta {

// A sentence in both languages. "{2}" stands for the name of seat 2.
struct GuideText {
  std::string en{};
  std::string de{};
  const std::string& in(Lang lang) const { return lang == Lang::de ? de : en; }
};

struct GuideStep {
  cards::Spot at{};
  GuideWay way = GuideWay::press;
  GuideText text{};
  GuideText otherwise{};             // said if something else is tried; may be empty
  std::vector<std::string> light{};  // what is lit on the board, the first one pointed at
  std::vector<std::string> moves{};  // in notation; "hit *" is any hit; of way free, none: any
  std::string scene{};               // of ways scene and free
};

struct Guide {
  OptionList options{};
  Seat seat{};           // where the person sits
  std::string position;  // JSON
  std::vector<GuideStep> steps{};
  // What each seat does, one move after the other, as long as it can.
  PerSeat<std::vector<std::string>> script{};
};

// The flaws of a file, one a line: "guide.toml:12:3: ...".
Result<Guide> read_guide(std::string_view toml);
// The same for the game's own; an error if it has none.
Result<Guide> guide_of(const AnyGame& game);

// Whether the notation is one of those, or of such a kind: "hit *".
bool fits(const std::vector<std::string>& wanted, std::string_view notation);

// Plays the guide to its end: everything that is scripted and expected has to be legal, each scene
// has to come, each card that is lit has to lie before the person's eyes. Where nothing is
// scripted, a plain bot plays. Nothing, or what is wrong at which step.
std::optional<Error> replay_guide(const AnyGame& game, const Guide& guide, std::uint64_t seed);

}  // namespace penta

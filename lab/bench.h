// How fast the games are, on one core.
#pragma once

#include <string>
#include <vector>

#include "engine/options.h"

namespace penta::lab {

struct BenchResult {
  std::string game;
  int players = 0;
  double playouts_per_second = 0;
  double moves_per_second = 0;
  double decisions_per_second = 0;  // moves with two or more to choose from
  std::size_t state_bytes = 0;
  double search_iterations_per_second = 0;  // from the first decision of a match
  std::uint64_t rules_number = 0;           // the three of bots/signature.h
  std::uint64_t cards_number = 0;
  std::uint64_t search_number = 0;
};

// Random playouts and searches for about `seconds` a game; "all" is every game.
Result<std::vector<BenchResult>> bench(std::string_view game, const OptionList& options,
                                       double seconds);

// The numbers of each game, one line each: "the-phase version 1 rules 123 ...".
Result<std::string> signatures(std::string_view game);

}  // namespace penta::lab

// How many dealt hands of Phase 10 Masters already complete each phase.
#pragma once

#include <array>
#include <cstdint>
#include <functional>

#include "games/phase10_masters/figures.h"

namespace penta::lab {

struct OddsOrder {
  int skips = 2;
  int wilds = 8;
  std::int64_t samples = 1'000'000;
  std::uint64_t seed = 0;
  std::function<void(std::int64_t done, std::int64_t all)> progress{};  // called now and then
};

// Phase 1 first; each share is between 0 and 1.
using OddsResult = std::array<double, phase10_masters::phase_count>;

// The rules are those of the game: what counts as complete here can be laid down there.
OddsResult odds(const OddsOrder& order);

}  // namespace penta::lab

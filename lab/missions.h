// Many missions of Phase Away with bots: how they end, and what of the station is used in them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/options.h"
#include "engine/result.h"

namespace penta::lab {

struct MissionsOrder {
  OptionList options{};
  int matches = 400;
  std::uint64_t seed = 1;
  bool alone = false;            // the same bots without the plan that they share
  std::uint32_t iterations = 0;  // every seat searches so long; 0: it does what the plan says
};

struct MissionsResult {
  struct Used {
    std::string kind;  // weapon, armour, item or effect
    std::string id;
    int matches = 0;  // in which it was worn or used
  };
  int matches = 0;
  int optimal = 0;           // everybody home with the artefact
  int suboptimal = 0;        // somebody missing
  std::vector<Used> used{};  // every thing and every effect of the station
  double success() const { return static_cast<double>(optimal + suboptimal) / matches; }
};

// The same order gives the same result on every machine. What searches has the plan: not alone.
Result<MissionsResult> missions(const MissionsOrder& order);

}  // namespace penta::lab

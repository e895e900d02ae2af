// Places in a card text, for what can be read and makes no sense.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "games/phaktionz/cards/program.h"

namespace penta::phaktionz::cards {

struct Place {
  enum class Part : std::uint8_t {
    head,       // "Action in response to a battle"
    limit,      // "L/1", "choose X"
    cost,       // of the cost with this number
    condition,  // of the effect with this number, as the two that follow
    clause,
    count,  // ", where X is ..."
  };
  static constexpr std::size_t parts = 6;

  Part part = Part::head;
  std::size_t number = 0;
};

struct Objection {
  std::string why;
  Place at{};
};

}  // namespace penta::phaktionz::cards

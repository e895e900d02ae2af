// The toy behind the adapter, for tables and halls that are given their games.
#pragma once

#include <array>

#include "table/any_game.h"

namespace penta::toy {

const AnyGame& game();

inline Games games() {
  static const std::array<const AnyGame*, 1> list{&game()};
  return list;
}

}  // namespace penta::toy

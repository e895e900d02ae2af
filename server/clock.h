#pragma once

#include <chrono>

#include "engine/game.h"

namespace penta::server {

// Since 1970.
inline Milliseconds now() {
  const auto since_1970 = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since_1970).count();
}

}  // namespace penta::server

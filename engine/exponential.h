// Library functions differ in their last bits from one machine to the next; this one does not.
#pragma once

#include <algorithm>

namespace penta {

// e to the power of x, for x from -20 to 20; beyond them, as there.
inline float exponential(float x) {
  const float part = std::clamp(x, -20.0F, 20.0F) / 64;
  float power = 1 + part * (1 + part * (0.5F + part / 6));
  for (int i = 0; i < 6; ++i) power *= power;
  return power;
}

}  // namespace penta

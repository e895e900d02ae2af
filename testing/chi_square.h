// Do counts fit an even distribution?
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace penta::battery {

// How many standard deviations Pearson's chi-square of these counts lies above what chance makes of
// equally likely cases (Wilson and Hilferty). Above 4.75 it is less likely than one in a million.
// REQUIRES: two counts or more; about ten or more expected in each.
inline double unevenness(const std::vector<std::uint32_t>& counts) {
  double total = 0;
  for (const std::uint32_t count : counts) total += count;
  const double expected = total / static_cast<double>(counts.size());
  double chi_square = 0;
  for (const std::uint32_t count : counts) {
    const double off = count - expected;
    chi_square += off * off / expected;
  }
  const double freedom = static_cast<double>(counts.size()) - 1;
  const double spread = 2 / (9 * freedom);
  return (std::cbrt(chi_square / freedom) - (1 - spread)) / std::sqrt(spread);
}

inline constexpr double one_in_a_million = 4.75;

}  // namespace penta::battery

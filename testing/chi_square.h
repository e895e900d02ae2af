// Do counts fit what was expected?
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace penta::battery {

// How many standard deviations Pearson's chi-square of these counts lies above what chance makes of
// cases that are as likely as their weights say (Wilson and Hilferty). Above 4.75 it is less likely
// than one in a million. REQUIRES: two counts or more; about ten or more expected in each.
inline double unevenness(const std::vector<std::uint32_t>& counts,
                         const std::vector<std::uint32_t>& weights) {
  double total = 0;
  double weight = 0;
  for (const std::uint32_t count : counts) total += count;
  for (const std::uint32_t each : weights) weight += each;
  double chi_square = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const double expected = total * weights[i] / weight;
    const double off = counts[i] - expected;
    chi_square += off * off / expected;
  }
  const double freedom = static_cast<double>(counts.size()) - 1;
  const double spread = 2 / (9 * freedom);
  return (std::cbrt(chi_square / freedom) - (1 - spread)) / std::sqrt(spread);
}

// For cases that are equally likely.
inline double unevenness(const std::vector<std::uint32_t>& counts) {
  return unevenness(counts, std::vector<std::uint32_t>(counts.size(), 1));
}

inline constexpr double one_in_a_million = 4.75;

}  // namespace penta::battery

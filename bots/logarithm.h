// The natural logarithm of whole numbers, the same to the last bit on every machine: built only
// from operations that IEEE 754 rounds exactly.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace penta::bots {

class Logarithm {
 public:
  // REQUIRES: n > 0
  static constexpr float of(std::uint32_t n) {
    if (n < size) return table[n];
    // ln n = ln(leading bits) + shift * ln 2; off by less than one part in ten thousand.
    const int shift = std::bit_width(n) - std::bit_width(std::uint32_t{size - 1});
    return table[n >> shift] + static_cast<float>(shift) * table[2];
  }

 private:
  static constexpr std::size_t size = 4096;
  static constexpr std::array<float, size> make() {
    std::array<float, size> logarithms{};
    double sum = 0;
    for (std::size_t n = 2; n < size; ++n) {
      // ln n - ln(n-1) = 2 artanh(1 / (2n-1))
      const double x = 1.0 / static_cast<double>(2 * n - 1);
      double power = x;
      double term = 0;
      for (int k = 1; k < 40; k += 2) {
        term += power / k;
        power *= x * x;
      }
      sum += 2 * term;
      logarithms[n] = static_cast<float>(sum);
    }
    return logarithms;
  }
  static const std::array<float, size> table;
};

inline constexpr std::array<float, Logarithm::size> Logarithm::table = Logarithm::make();

}  // namespace penta::bots

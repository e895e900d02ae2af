// Chance comes from outside the rules. Every source offers one thing: an exactly uniform number
// below a bound. Matches use ChaCha20, search a fast generator, tests a script.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "engine/chacha20.h"
#include "engine/sha256.h"

namespace penta {

// below(n): a uniform number in 0..n-1. REQUIRES: n > 0
template <class C>
concept Chance = requires(C& chance, std::uint32_t n) {
  { chance.below(n) } -> std::same_as<std::uint32_t>;
};

// Exact uniform choice out of 32 random bits (Lemire): rejects the few words that would favour
// some results.
template <class NextWord>
constexpr std::uint32_t uniform_below(std::uint32_t n, NextWord&& next_word) {
  std::uint64_t product = std::uint64_t{next_word()} * n;
  if (static_cast<std::uint32_t>(product) < n) [[unlikely]] {
    const std::uint32_t threshold = (0U - n) % n;
    while (static_cast<std::uint32_t>(product) < threshold) {
      product = std::uint64_t{next_word()} * n;
    }
  }
  return static_cast<std::uint32_t>(product >> 32);
}

// SplitMix64: for search and simulation, where speed counts and nobody guesses seeds.
class FastChance {
 public:
  constexpr explicit FastChance(std::uint64_t seed) : state_(seed) {}
  constexpr std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15U);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
  }
  constexpr std::uint32_t below(std::uint32_t n) {
    return uniform_below(n, [this] { return static_cast<std::uint32_t>(next() >> 32); });
  }

 private:
  std::uint64_t state_;
};

// What one entry of a match's log draws from: ChaCha20(match seed, entry number). No two entries
// share a draw, not even after an undo, which is an entry itself.
class MatchChance {
 public:
  MatchChance(const Digest& match_seed, std::uint64_t entry) : stream_(match_seed, entry) {}
  std::uint32_t below(std::uint32_t n) {
    used_ = true;
    return uniform_below(n, [this] { return stream_.next(); });
  }
  bool used() const { return used_; }  // something was drawn

 private:
  ChaCha20 stream_;
  bool used_ = false;
};

// Says in advance what each draw gives. A test ends with EXPECT_TRUE(chance.used_up()): every
// value was asked for, none was missing and none was out of range.
class ScriptedChance {
 public:
  explicit ScriptedChance(std::vector<std::uint32_t> values) : values_(std::move(values)) {}
  std::uint32_t below(std::uint32_t n) {
    if (next_ == values_.size() || values_[next_] >= n) {
      broken_ = true;
      return 0;
    }
    return values_[next_++];
  }
  bool used_up() const { return !broken_ && next_ == values_.size(); }

 private:
  std::vector<std::uint32_t> values_;
  std::size_t next_ = 0;
  bool broken_ = false;
};

// Puts `count` items, drawn uniformly without repetition, in random order at the front.
template <class T, Chance C>
constexpr void draw_to_front(std::span<T> items, std::size_t count, C& chance) {
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t j = i + chance.below(static_cast<std::uint32_t>(items.size() - i));
    std::swap(items[i], items[j]);
  }
}

}  // namespace penta

#include "engine/chance.h"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <numeric>
#include <string>
#include <vector>

namespace penta {
namespace {

// How many words uniform_below takes if the first is `word`; the second is never refused.
struct Drawn {
  std::uint32_t value;
  int words;
};
Drawn draw(std::uint32_t n, std::uint32_t word) {
  int words = 0;
  const std::uint32_t value = uniform_below(n, [&] { return words++ == 0 ? word : 0xffffffffU; });
  return {value, words};
}

// The words that give r form a range of consecutive numbers; all ranges are equally long.
TEST(UniformBelow, IsExact) {
  for (const std::uint32_t n : {1U, 2U, 3U, 5U, 6U, 7U, 10U, 80U, 1000U, 65537U, 0x7fffffffU,
                                0x80000000U, 0x80000001U, 0xfffffffeU, 0xffffffffU}) {
    SCOPED_TRACE(n);
    const std::uint64_t words = (std::uint64_t{1} << 32) / n;
    for (const std::uint32_t r : {0U, 1U, 2U, n / 2, n - 2, n - 1}) {
      if (r >= n) continue;
      // The last word w with w * n < (r + 1) * 2^32.
      const std::uint64_t last = (((std::uint64_t{r} + 1) << 32) - 1) / n;
      const std::uint64_t first = last - words + 1;
      for (const std::uint64_t word : {first, last}) {
        const Drawn drawn = draw(n, static_cast<std::uint32_t>(word));
        EXPECT_EQ(drawn.value, r);
        EXPECT_EQ(drawn.words, 1);
      }
      // The word before belongs to r - 1, or is one of those that would favour somebody.
      if (first > 0) {
        const Drawn before = draw(n, static_cast<std::uint32_t>(first - 1));
        EXPECT_TRUE(before.words == 2 || before.value == r - 1);
      }
    }
  }
}

// Pearson's chi-square; the bounds are the one-in-a-million quantiles.
template <class C>
double chi_square(C& chance, std::uint32_t n, int draws) {
  std::vector<double> counts(n);
  for (int i = 0; i < draws; ++i) {
    const std::uint32_t value = chance.below(n);
    EXPECT_LT(value, n);
    ++counts[value];
  }
  const double expected = static_cast<double>(draws) / n;
  double sum = 0;
  for (const double count : counts) sum += (count - expected) * (count - expected) / expected;
  return sum;
}

TEST(FastChance, IsEven) {
  FastChance chance(1);
  EXPECT_LT(chi_square(chance, 2, 100'000), 24);
  EXPECT_LT(chi_square(chance, 6, 100'000), 36);
  EXPECT_LT(chi_square(chance, 80, 100'000), 151);
}

TEST(FastChance, IsTheSameForTheSameSeed) {
  FastChance a(42);
  FastChance b(42);
  FastChance c(43);
  int equal = 0;
  for (int i = 0; i < 100; ++i) {
    const std::uint64_t word = a.next();
    EXPECT_EQ(word, b.next());
    equal += word == c.next() ? 1 : 0;
  }
  EXPECT_EQ(equal, 0);
  // SplitMix64 as published: the first outputs for seed 1234567.
  FastChance known(1234567);
  EXPECT_EQ(known.next(), 6457827717110365317U);
  EXPECT_EQ(known.next(), 3203168211198807973U);
}

TEST(MatchChance, IsEvenAndAnotherForEachEntry) {
  const Digest seed = sha256("seed");
  MatchChance chance(seed, 0);
  EXPECT_LT(chi_square(chance, 80, 50'000), 151);
  const auto first_draws = [](MatchChance source) {
    std::vector<std::uint32_t> draws;
    for (int i = 0; i < 8; ++i) draws.push_back(source.below(1000));
    return draws;
  };
  EXPECT_EQ(first_draws({seed, 7}), first_draws({seed, 7}));
  EXPECT_NE(first_draws({seed, 7}), first_draws({seed, 8}));
  EXPECT_NE(first_draws({seed, 7}), first_draws({sha256("other"), 7}));
}

TEST(ScriptedChance, GivesWhatItIsTold) {
  ScriptedChance chance({2, 0, 5});
  EXPECT_EQ(chance.below(3), 2U);
  EXPECT_EQ(chance.below(1), 0U);
  EXPECT_FALSE(chance.used_up()) << "one value was not asked for";
  EXPECT_EQ(chance.below(6), 5U);
  EXPECT_TRUE(chance.used_up());
}

TEST(ScriptedChance, NoticesWhatIsMissingOrOutOfRange) {
  ScriptedChance missing({});
  EXPECT_TRUE(missing.used_up());
  missing.below(2);
  EXPECT_FALSE(missing.used_up());
  ScriptedChance too_big({3});
  too_big.below(3);
  EXPECT_FALSE(too_big.used_up());
}

TEST(DrawToFront, TakesFromTheScript) {
  std::array items{10, 11, 12, 13};
  ScriptedChance chance({3, 0});
  draw_to_front(std::span<int>(items), 2, chance);
  EXPECT_TRUE(chance.used_up());
  EXPECT_EQ(items, (std::array{13, 11, 12, 10}));
}

TEST(DrawToFront, MakesEveryOrderEquallyLikely) {
  FastChance chance(9);
  std::map<std::string, int> counts;
  constexpr int draws = 60'000;
  for (int i = 0; i < draws; ++i) {
    std::string items = "abcde";
    draw_to_front(std::span<char>(items), 3, chance);
    ++counts[items.substr(0, 3)];
  }
  EXPECT_EQ(counts.size(), 60U);
  double sum = 0;
  for (const auto& [order, count] : counts) sum += (count - 1000.0) * (count - 1000.0) / 1000;
  EXPECT_LT(sum, 123);
}

}  // namespace
}  // namespace penta

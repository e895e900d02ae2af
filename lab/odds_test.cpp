#include "lab/odds.h"

#include <gtest/gtest.h>

#include <cmath>

namespace penta::lab {
namespace {

using namespace phase10_masters;

TEST(Odds, TheSameSeedGivesTheSameShares) {
  const OddsOrder order{.samples = 5000, .seed = 7};
  EXPECT_EQ(odds(order), odds(order));
  EXPECT_NE(odds(order), odds({.samples = 5000, .seed = 8}));
}

// Seven cards of one colour without Wilds, by counting: ten cards out of 96, 24 of each colour.
TEST(Odds, AColourWithoutWildsAgreesWithArithmetic) {
  const auto choose = [](int n, int k) {
    double ways = 1;
    for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
    return ways;
  };
  double ways = 0;
  for (int k = 7; k <= 10; ++k) ways += 4 * choose(24, k) * choose(72, 10 - k);
  const double exact = ways / choose(96, 10);
  constexpr int samples = 400'000;
  const double share = odds({.skips = 0, .wilds = 0, .samples = samples})[7];
  EXPECT_NEAR(share, exact, 4 * std::sqrt(exact / samples));
}

TEST(Odds, MoreWildsMakeEveryPhaseEasier) {
  const OddsResult few = odds({.wilds = 0, .samples = 50'000});
  const OddsResult many = odds({.wilds = 16, .samples = 50'000});
  for (std::size_t phase = 0; phase < phase_count; ++phase) EXPECT_LT(few[phase], many[phase]);
}

TEST(Odds, ProgressIsToldNowAndThen) {
  int told = 0;
  odds({.samples = 40'000, .progress = [&](std::int64_t, std::int64_t all) {
          ++told;
          EXPECT_EQ(all, 40'000);
        }});
  EXPECT_EQ(told, 3);
}

}  // namespace
}  // namespace penta::lab

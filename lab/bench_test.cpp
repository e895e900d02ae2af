#include "lab/bench.h"

#include <gtest/gtest.h>

namespace penta::lab {
namespace {

TEST(Bench, MeasuresEveryGame) {
  const auto results = bench("all", {}, 0.02);
  ASSERT_TRUE(results);
  ASSERT_FALSE(results->empty());
  for (const BenchResult& result : *results) {
    EXPECT_GT(result.moves_per_second, result.decisions_per_second);
    EXPECT_GT(result.decisions_per_second, 0);
    EXPECT_GT(result.playouts_per_second, 0);
    EXPECT_GT(result.search_iterations_per_second, 0);
    EXPECT_GT(result.state_bytes, 0U);
  }
}

TEST(Bench, RefusesNonsense) {
  EXPECT_FALSE(bench("chess", {}, 0.01));
  EXPECT_FALSE(bench("the-phase", {{"players", "9"}}, 0.01));
  EXPECT_FALSE(signatures("chess"));
}

}  // namespace
}  // namespace penta::lab

// A team that wins or loses together, and its ranks: no game of the house has both yet.
#include <gtest/gtest.h>

#include "lab/arena_of.h"
#include "testing/toy/rules.h"

namespace penta::lab {
namespace {

TEST(TeamArena, CountsATeamAndItsRanks) {
  const ArenaOrder order{
      .game = "toy", .bots = {"search:iterations=50", "greedy"}, .matches = 60, .threads = 1};
  const auto result = arena_of<toy::Rules>(order);
  ASSERT_TRUE(result) << result.error().text;
  EXPECT_TRUE(result->team);
  int matches = 0;
  int wins = 0;
  for (const auto& [rank, times] : result->ranks) {
    EXPECT_TRUE(rank == "gold" || rank == "silver" || rank == "none") << rank;
    matches += times;
    if (rank != "none") wins += times;
  }
  EXPECT_EQ(matches, 60);
  EXPECT_NEAR(result->success_rate, wins / 60.0, 1e-9);
  EXPECT_LT(result->low, result->success_rate);
  EXPECT_GT(result->high, result->success_rate);
  // A team wins or loses together: each bot has all of its wins.
  EXPECT_NEAR(result->bots[0].win_rate, result->success_rate, 1e-9);
  EXPECT_NEAR(result->bots[1].win_rate, result->success_rate, 1e-9);
  const ArenaOrder random{.game = "toy", .bots = {"random", "random"}, .matches = 60, .threads = 1};
  EXPECT_GT(result->success_rate, arena_of<toy::Rules>(random)->success_rate);
}

}  // namespace
}  // namespace penta::lab

#include "lab/arena.h"

#include <gtest/gtest.h>

namespace penta::lab {
namespace {

ArenaOrder order_of(std::vector<std::string> bots, int matches) {
  return {.game = "the-phase", .bots = std::move(bots), .matches = matches, .threads = 1};
}

TEST(Wilson, KnowsSomeIntervals) {
  // 10 of 100: a textbook example.
  EXPECT_NEAR(wilson(10, 100).low, 0.0552, 0.0005);
  EXPECT_NEAR(wilson(10, 100).high, 0.1744, 0.0005);
  EXPECT_NEAR(wilson(0, 20).low, 0, 1e-9);
  EXPECT_NEAR(wilson(20, 20).high, 1, 1e-9);
}

TEST(Arena, SameSeedSameResultWithAnyNumberOfThreads) {
  ArenaOrder order = order_of({"search:iterations=20", "greedy", "random", "random"}, 24);
  const auto one = arena(order);
  order.threads = 3;
  const auto three = arena(order);
  ASSERT_TRUE(one && three);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(one->bots[i].wins, three->bots[i].wins) << i;
  order.seed = sha256("another");
  EXPECT_NE(arena(order)->bots[0].wins + 10 * arena(order)->bots[1].wins,
            one->bots[0].wins + 10 * one->bots[1].wins);
}

TEST(Arena, WinsAddUpToMatches) {
  for (int players = 3; players <= 6; ++players) {
    const auto result =
        arena(order_of(std::vector<std::string>(static_cast<std::size_t>(players), "random"), 40));
    ASSERT_TRUE(result);
    double wins = 0;
    for (const auto& bot : result->bots) wins += bot.wins;
    EXPECT_NEAR(wins, 40, 1e-9);
    double by_seat = 0;
    for (const double each : result->seat_wins) by_seat += each;
    EXPECT_NEAR(by_seat, 40, 1e-9);
  }
}

TEST(Arena, EqualBotsAreAboutEqual) {
  const auto result = arena(order_of({"random", "random", "random", "random"}, 2000));
  ASSERT_TRUE(result);
  for (const auto& bot : result->bots) {
    EXPECT_LT(bot.low, 0.27);
    EXPECT_GT(bot.high, 0.23);
  }
}

TEST(Arena, RefusesNonsense) {
  EXPECT_FALSE(arena(order_of({"random", "random"}, 1)));
  EXPECT_FALSE(arena(order_of({"random", "clever", "random"}, 1)));
  EXPECT_FALSE(arena(order_of({"random", "random", "random"}, 0)));
  ArenaOrder order = order_of({"random", "random", "random"}, 1);
  order.options = {{"players", "4"}};
  EXPECT_FALSE(arena(order));
  order.game = "chess";
  EXPECT_FALSE(arena(order));
}

}  // namespace
}  // namespace penta::lab

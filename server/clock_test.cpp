#include "server/clock.h"

#include <gtest/gtest.h>

namespace penta::server {
namespace {

Milliseconds wall_time = 0;
Milliseconds steady_time = 0;

TEST(Timepiece, NobodySetsItForwardOrBack) {
  constexpr Milliseconds hour = 3'600'000;
  wall_time = 500 * hour;
  steady_time = 7'000;
  const Timepiece piece([] { return wall_time; }, [] { return steady_time; });
  EXPECT_EQ(piece.now(), 500 * hour);
  steady_time += 250;
  wall_time -= 3 * hour;
  EXPECT_EQ(piece.now(), 500 * hour + 250);
  steady_time += 250;
  wall_time += 9 * hour;
  EXPECT_EQ(piece.now(), 500 * hour + 500);
}

}  // namespace
}  // namespace penta::server

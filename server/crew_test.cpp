#include "server/crew.h"

#include <gtest/gtest.h>

#include <atomic>
#include <vector>

namespace penta::server {
namespace {

TEST(Crew, DoesEachPieceOnce) {
  for (const bool alone : {true, false}) {
    Crew crew(alone);
    for (std::size_t pieces = 0; pieces < 500; ++pieces) {
      std::vector<int> done(pieces);
      crew.work(pieces, [&](std::size_t i) { ++done[i]; });
      EXPECT_EQ(done, std::vector<int>(pieces, 1));
    }
  }
}

TEST(Crew, ReturnsWhenAllIsDone) {
  Crew crew(false);
  for (int run = 0; run < 200; ++run) {
    std::atomic<int> at_work = 0;
    crew.work(64, [&](std::size_t) {
      ++at_work;
      std::this_thread::yield();
      --at_work;
    });
    EXPECT_EQ(at_work, 0);
  }
}

TEST(Crew, EndsWithoutAnyWork) { const Crew crew(false); }

}  // namespace
}  // namespace penta::server

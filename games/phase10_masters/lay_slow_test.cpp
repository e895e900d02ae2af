#include <gtest/gtest.h>

#include "games/phase10_masters/lay.h"
#include "games/phase10_masters/testing/hands.h"
#include "games/phase10_masters/testing/slow_lay.h"

namespace penta::phase10_masters {
namespace {

// The quick look at a hand against the list of all ways to lay each phase.
TEST(LaySlow, TheQuickLookAgreesWithTheListOfAllWays) {
  FastChance chance(3);
  std::array<int, phase_count> complete{};
  for (int i = 0; i < 100'000; ++i) {
    const Cards hand = random_hand(Cards::deck(2, i % 3 == 0 ? 16 : 8), 10 + i % 2, chance);
    for (std::size_t phase = 0; phase < phase_count; ++phase) {
      const bool slow = !SlowLay(hand, phase_cards[phase], false, 1).ways().empty();
      ASSERT_EQ(completes(hand, phase_cards[phase], false), slow)
          << "hand " << i << ", phase " << phase + 1;
      complete[phase] += slow ? 1 : 0;
    }
  }
  for (const int count : complete) EXPECT_GT(count, 20) << "every phase was met";
}

}  // namespace
}  // namespace penta::phase10_masters

// Whatever can be said is read back the same, and no two programs read alike in either language.
#include <gtest/gtest.h>

#include "games/phaktionz/cards/testing/round_trip.h"

namespace penta::phaktionz::cards {
namespace {

TEST(PhaktionzLanguage, AHundredThousandProgramsAreReadBackTheSame) {
  EXPECT_GT(expect_round_trips(100'000, 1), 70'000U);
}

}  // namespace
}  // namespace penta::phaktionz::cards

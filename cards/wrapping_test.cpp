#include "cards/wrapping.h"

#include <gtest/gtest.h>

namespace penta::cards {
namespace {

using Lines = std::vector<std::string>;

TEST(Wrapping, LongTitlesAreClipped) {
  EXPECT_EQ(clipped("Ted", 3), "Ted");
  EXPECT_EQ(clipped("Teddy", 3), "Ted…");
  // Characters count, not bytes, and stay whole.
  EXPECT_EQ(clipped("Größe", 5), "Größe");
  EXPECT_EQ(clipped("Größen", 3), "Grö…");
}

TEST(Wrapping, WordsGoOnTheNextLine) {
  EXPECT_EQ(wrapped("draw a card", 20), Lines{"draw a card"});
  EXPECT_EQ(wrapped("draw a card", 6), (Lines{"draw a", "card"}));
  EXPECT_EQ(wrapped("draw a card", 5), (Lines{"draw", "a", "card"}));
  EXPECT_EQ(wrapped("ä ö ü", 3), (Lines{"ä ö", "ü"}));
  EXPECT_EQ(wrapped("extraordinary it is", 5), (Lines{"extraordinary", "it is"}));
  EXPECT_EQ(wrapped("", 5), Lines{""});
}

TEST(Wrapping, ItemsFlowBelowEachOther) {
  EXPECT_EQ(flowing("Hand: ", {"Ted", "Gate Warden"}, 40), "Hand: Ted, Gate Warden\n");
  EXPECT_EQ(flowing("Hand: ", {"Ted", "Gate Warden"}, 20), "Hand: Ted,\n      Gate Warden\n");
  EXPECT_EQ(flowing("Hand: ", {}, 20), "Hand: \n");
  const std::string long_one(60, 'x');
  EXPECT_EQ(flowing(long_one, {"a"}, 100), long_one + " a\n");
}

}  // namespace
}  // namespace penta::cards

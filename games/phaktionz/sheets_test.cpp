// The designer's four sheets as they are, with their names, numbers, line breaks and slips; only
// the letters of their texts are blotted out, which are not ours to print.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "cards/files.h"
#include "games/phaktionz/box_set.h"
#include "games/phaktionz/cards/sheet.h"

namespace penta::phaktionz {
namespace {

TEST(PhaktionzSheets, AreTheRealDecksOfTheBox) {
  const std::filesystem::path here = std::filesystem::path(__FILE__).parent_path() / "sheets";
  for (const std::string name : {"Lulo-Forbidden", "Lulo-United", "Percy", "Zane-Basic"}) {
    const auto source = penta::cards::read_source((here / (name + ".csv")).string());
    ASSERT_TRUE(source) << source.error().text;
    EXPECT_TRUE(cards::is_deck(*source));
    const auto read = cards::read_deck(*source, box());
    ASSERT_TRUE(read) << read.error().text;
    const auto same = [&](const cards::Deck& deck) { return deck.name == read->name; };
    const auto ready = std::find_if(box().decks.begin(), box().decks.end(), same);
    ASSERT_NE(ready, box().decks.end()) << read->name;
    EXPECT_EQ(write_deck(*read, box()), write_deck(*ready, box()));
  }
}

}  // namespace
}  // namespace penta::phaktionz

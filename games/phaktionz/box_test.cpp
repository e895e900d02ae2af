// Every card of the box in both languages: whoever changes the language or a card sees what became
// of all the others.
#include <gtest/gtest.h>

#include "games/phaktionz/box_set.h"
#include "testing/golden.h"

namespace penta::phaktionz {
namespace {

using cards::Side;

std::string texts_of(const Side& side, const cards::Lexicon& lexicon) {
  std::string text;
  for (const cards::Ability& each : side.abilities) {
    text += "  " + in_english(each, lexicon) + "\n    " + in_german(each, lexicon) + "\n";
  }
  return text;
}
std::string condition(std::string_view name, const cards::Conditions& conditions,
                      const cards::Lexicon& lexicon) {
  if (conditions[0].test == cards::Test::none) return "";
  return "  " + std::string(name) + ": " + in_english(conditions, lexicon) + "\n    " +
         in_german(conditions, lexicon) + "\n";
}

std::string described(const cards::Design& design, const cards::Lexicon& lexicon) {
  std::string text = design.front.name + " | " + design.front.german + "\n";
  text += texts_of(design.front, lexicon);
  text +=
      condition("Create", design.create, lexicon) + condition("Promote", design.promote, lexicon);
  if (!design.back.name.empty()) {
    text += design.back.name + " | " + design.back.german + "\n" + texts_of(design.back, lexicon);
  }
  return text + "\n";
}

TEST(PhaktionzBox, EveryCardReadsWellInBothLanguages) {
  std::string text;
  for (const cards::Design& each : box().designs) text += described(each, box().lexicon);
  battery::expect_golden(text, battery::beside(__FILE__, "box_texts.txt"));
}

TEST(PhaktionzBox, IsPackedAndReadBackTheSame) {
  const auto again = cards::unpack(pack(box()));
  ASSERT_TRUE(again) << again.error().text;
  EXPECT_EQ(*again, box());
}

}  // namespace
}  // namespace penta::phaktionz

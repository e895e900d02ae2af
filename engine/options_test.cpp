#include "engine/options.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace penta {
namespace {

using ::testing::HasSubstr;

const std::vector<OptionSpec>& specs() {
  static const std::vector<OptionSpec> all{
      {.name = "players", .kind = OptionSpec::Kind::number, .low = 3, .high = 6, .usual = 4},
      {.name = "variant", .choices = {"standard", "quick"}},
      {.name = "cards", .kind = OptionSpec::Kind::text}};
  return all;
}

TEST(OptionsTest, FillInWhatIsUsual) {
  const auto options = Options::check(specs(), {});
  ASSERT_TRUE(options);
  EXPECT_EQ(options->number("players"), 4);
  EXPECT_EQ(options->text("variant"), "standard");
  EXPECT_EQ(options->text("cards"), "");
  EXPECT_EQ(options->list(),
            (OptionList{{"players", "4"}, {"variant", "standard"}, {"cards", ""}}));
}

TEST(OptionsTest, StandInTheOrderOfTheSpecification) {
  const auto options = Options::check(specs(), {{"cards", "any text"}, {"players", "6"}});
  ASSERT_TRUE(options);
  EXPECT_EQ(options->list(),
            (OptionList{{"players", "6"}, {"variant", "standard"}, {"cards", "any text"}}));
}

struct Wrong {
  OptionList given;
  std::string complaint;
};

TEST(OptionsTest, SayWhatWasExpected) {
  for (const Wrong& wrong : std::vector<Wrong>{
           {{{"player", "3"}}, "unknown option 'player'; expected one of players, variant, cards"},
           {{{"", ""}}, "unknown option ''"},
           {{{"variant", "quick"}, {"variant", "quick"}}, "'variant' is given twice"},
           {{{"variant", "fast"}}, "option variant cannot be 'fast'; expected standard or quick"},
           {{{"variant", ""}}, "option variant cannot be ''"},
           {{{"variant", "Quick"}}, "cannot be 'Quick'"},
           {{{"players", "2"}}, "cannot be '2'; expected a whole number from 3 to 6"},
           {{{"players", "7"}}, "cannot be '7'"},
           {{{"players", "3 "}}, "cannot be '3 '"},
           {{{"players", "+3"}}, "cannot be '+3'"},
           {{{"players", "3.0"}}, "cannot be '3.0'"},
           {{{"players", "99999999999999999999"}}, "cannot be"},
           {{{"players", "\x1b[2J"}}, "cannot be '?[2J'"}}) {
    const auto options = Options::check(specs(), wrong.given);
    ASSERT_FALSE(options) << wrong.complaint;
    EXPECT_THAT(options.error().text, HasSubstr(wrong.complaint));
  }
}

}  // namespace
}  // namespace penta

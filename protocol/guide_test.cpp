// Guided matches as data: how a file is read, and that those of the house can be played to their
// end, so that no change of the rules breaks one silently.
#include "protocol/guide.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace penta {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

constexpr std::string_view head = R"(options = ["players=3"]
seat = 1
position = "{}"
)";

std::string flaw(std::string_view rest) {
  const auto guide = read_guide(std::string(head) + std::string(rest));
  return guide ? "" : guide.error().text;
}

TEST(Guide, IsReadStepByStep) {
  const auto guide = read_guide(std::string(head) + R"(
[[step]]
en = "Look."
de = "Sieh."
light = ["hand", "seat:2"]
[[step]]
en = "Play."
de = "Spiel."
move = ["play red-1", "play red-2"]
else_en = "No."
else_de = "Nein."
then = ["2 play red-3", "3 play red-4", "2 play red-5"]
[[step]]
en = "See."
de = "Schau."
scene = "trick"
[[step]]
en = "Free."
de = "Frei."
until = "round"
)");
  ASSERT_TRUE(guide) << guide.error().text;
  EXPECT_EQ(guide->options, (OptionList{{"players", "3"}}));
  ASSERT_EQ(guide->steps.size(), 4U);
  EXPECT_EQ(guide->steps[0].way, GuideWay::press);
  EXPECT_EQ(guide->steps[0].light, (std::vector<std::string>{"hand", "seat:2"}));
  EXPECT_EQ(guide->steps[0].text.in(Lang::de), "Sieh.");
  EXPECT_EQ(guide->steps[1].way, GuideWay::move);
  EXPECT_EQ(guide->steps[1].otherwise.in(Lang::en), "No.");
  EXPECT_EQ(guide->steps[2].way, GuideWay::scene);
  EXPECT_EQ(guide->steps[3].way, GuideWay::free);
  EXPECT_EQ(guide->steps[3].scene, "round");
  EXPECT_EQ(guide->script[seat_at(1)], (std::vector<std::string>{"play red-3", "play red-5"}));
  EXPECT_EQ(guide->script[seat_at(2)], (std::vector<std::string>{"play red-4"}));
}

TEST(Guide, WhatIsWrongIsNamedWithItsPlace) {
  EXPECT_THAT(flaw(""), HasSubstr("there are no steps; expected [[step]]"));
  EXPECT_EQ(flaw("[[step]]\nen = \"Look.\"\n"),
            "guide.toml:4:1: 'de' is missing; expected de = \"...\"");
  EXPECT_THAT(flaw("[[step]]\nen = \"a\"\nde = \"b\"\nlights = [\"hand\"]\n"),
              StartsWith("guide.toml:7:1: a step has no 'lights'; did you mean 'light'?"));
  EXPECT_THAT(flaw("[[step]]\nen = \"a\"\nde = \"b\"\nthen = [\"Yuna plays\"]\n"),
              StartsWith("guide.toml:7:10: this is no move of a seat"));
  EXPECT_THAT(flaw("[[step]]\nen = \"a\"\nde = \"b\"\nscene = \"trick\"\nmove = [\"x\"]\n"),
              HasSubstr("expected 'scene' alone"));
  EXPECT_THAT(flaw("[[step]]\nen = \"a\"\nde = \"b\"\nmove = [\"x\"]\nelse_en = \"c\"\n"),
              HasSubstr("expected both 'else_en' and 'else_de'"));
  EXPECT_THAT(flaw("[[step]]\nen = \"" + std::string(181, 'a') + "\"\nde = \"b\"\n"),
              StartsWith("guide.toml:5:7: this is too long for a bubble"));
  EXPECT_THAT(flaw("[[step]]\nen = "), StartsWith("guide.toml:5:"));
}

TEST(Guide, WantedMovesMayBeOfAKind) {
  EXPECT_TRUE(fits({"draw", "hit *"}, "hit red-3 on 2.1"));
  EXPECT_TRUE(fits({"draw", "hit *"}, "draw"));
  EXPECT_FALSE(fits({"draw", "hit *"}, "hitch"));
  EXPECT_FALSE(fits({"draw"}, "draw 2"));
}

class HouseGuide : public testing::TestWithParam<const AnyGame*> {};

TEST_P(HouseGuide, CanBePlayedToItsEndWhateverIsDrawn) {
  const auto guide = guide_of(*GetParam());
  ASSERT_TRUE(guide) << guide.error().text;
  EXPECT_GE(guide->steps.size(), 10U);
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const auto wrong = replay_guide(*GetParam(), *guide, seed);
    EXPECT_FALSE(wrong) << "seed " << seed << ": " << wrong->text;
  }
}

std::vector<const AnyGame*> games_with_guides() {
  std::vector<const AnyGame*> found;
  for (const AnyGame* game : all_games()) {
    if (!game->guide().empty()) found.push_back(game);
  }
  return found;
}
INSTANTIATE_TEST_SUITE_P(All, HouseGuide, testing::ValuesIn(games_with_guides()),
                         [](const auto& each) {
                           std::string name(each.param->info().id);
                           std::erase(name, '-');
                           return name;
                         });

// The guide of THE Phase with something else in one place.
TEST(Guide, OneThatTheRulesDoNotAllowIsRefused) {
  const auto complaint = [](std::string_view what, std::string_view by) {
    const AnyGame& game = **find_game("the-phase");
    std::string file(game.guide());
    file.replace(file.find(what), what.size(), by);
    const auto guide = read_guide(file);
    if (!guide) return guide.error().text;
    const auto wrong = replay_guide(game, *guide, 1);
    return wrong ? wrong->text : std::string();
  };
  EXPECT_THAT(complaint("2 play green-7", "2 play red-4"), HasSubstr("seat 2 cannot 'play red-4'"));
  EXPECT_THAT(complaint("move = [\"play green-4\"]", "move = [\"play red-9\"]"),
              HasSubstr("the person cannot 'play red-9'"));
  EXPECT_THAT(complaint("light = [\"card:green-4\"]", "light = [\"card:red-50x\"]"),
              HasSubstr("'card:red-50x' cannot be seen here"));
  EXPECT_THAT(complaint("light = [\"seat:3\"]", "light = [\"seat:5\"]"),
              HasSubstr("nobody sits there"));
  EXPECT_THAT(complaint("{4} had no", "{7} had no"), HasSubstr("{7}: nobody sits there"));
  EXPECT_THAT(complaint("scene = \"trick\"", "scene = \"skirmish\""),
              HasSubstr("there is no 'skirmish'"));
  EXPECT_THAT(complaint("\"4 play yellow-6\"]", "\"4 play yellow-6\", \"4 play red-1\"]"),
              HasSubstr("seat 4 never comes to 'play red-1'"));
}

}  // namespace
}  // namespace penta

#include "protocol/card_check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/phase/cards/testing/small_set.h"
#include "protocol/json.h"
#include "table/any_game.h"

namespace penta {
namespace {

using phase::cards::small_packed;
using phase::cards::small_toml;
using testing::HasSubstr;

TEST(CardCheck, APastedSetIsListed) {
  const std::string answer = check_cards(small_toml);
  const auto document = JsonDocument::parse(answer);
  ASSERT_TRUE(document) << document.error().text;
  EXPECT_THAT(answer, HasSubstr(R"("game":"phase","mistakes":[],"name":"Small",)"));
  EXPECT_THAT(answer, HasSubstr(R"("summary":"5 sides, 5 cards, 1 deck")"));
  EXPECT_THAT(answer, HasSubstr(R"({"title":{"en":"Scout","de":"Späher"},"faction":"Keeper")"));
  EXPECT_THAT(answer, HasSubstr(R"("decks":[{"name":"Chains","size":25}])"));
  JsonWriter packed;
  packed.text(small_packed());
  EXPECT_THAT(answer, HasSubstr("\"packed\":" + packed.json()));
}

TEST(CardCheck, MistakesHaveTheirPlaces) {
  EXPECT_EQ(check_cards("name = 3\nnam = 'A'\n"),
            R"({"game":"phase","mistakes":[)"
            R"({"line":1,"column":8,"text":"'name' is no text; expected name = \"...\""},)"
            R"({"line":2,"column":1,"text":"a set has no 'nam'; did you mean 'name'?"}]})");
  EXPECT_THAT(check_cards("name = \"ä"),
              HasSubstr(R"("mistakes":[{"line":1,"column":8,"text":"this text does not end)"));
  EXPECT_THAT(check_cards(std::string(2'000'000, 'a')),
              HasSubstr(R"([{"line":1,"column":1,"text":"this is too long;)"));
}

TEST(CardCheck, TheTextNamesItsGame) {
  EXPECT_THAT(check_cards("game = \"phase\"\n" + std::string(small_toml)),
              HasSubstr(R"("mistakes":[],)"));
  EXPECT_EQ(check_cards("game = 'the-phase'\n"),
            R"({"error":"THE Phase has no cards of its own to read; )"
            R"(expected a game that has: phase, phaktionz"})");
  EXPECT_THAT(check_cards("game = 'chess'\n"), HasSubstr(R"({"error":"unknown game 'chess')"));
}

// Whoever asks a game for its language gets it, or a sentence.
TEST(CardCheck, SomeGamesHaveCardsOfTheirOwn) {
  for (const AnyGame* game : all_games()) {
    const auto language = card_language_of(*game);
    const std::string id(game->info().id);
    EXPECT_EQ(static_cast<bool>(language), id == "phase" || id == "phaktionz") << id;
    if (language) {
      EXPECT_GT((*language)->box().size(), 0U);
    } else {
      EXPECT_EQ(language.error().text,
                std::string(game->info().name) +
                    " has no cards of its own to read; expected a game that has: phase, phaktionz");
    }
  }
}

}  // namespace
}  // namespace penta

#include "games/phaktionz/cards/toml.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/phrase.h"
#include "games/phaktionz/cards/testing/small_set.h"

namespace penta::phaktionz::cards {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

// The mistakes, without the lines that show them.
std::vector<std::string> complaints(const std::string& text) {
  const auto set = read_set_text(text, "my.toml");
  std::vector<std::string> found;
  if (set) return found;
  for (const std::string_view line : split(set.error().text, '\n')) {
    if (!line.starts_with("    ")) found.emplace_back(line);
  }
  return found;
}
// What is wrong when `from` in the small set is replaced.
std::vector<std::string> file_said(std::string_view from, std::string_view to) {
  std::string text = small_toml();
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return complaints(text.replace(at, from.size(), to));
}

// The small list as TOML has it.
std::string quoted_list() {
  const std::string list = small_list();
  std::string cards;
  for (const std::string_view each : split(list, ';')) {
    cards += "\"" + std::string(trim(each)) + "\", ";
  }
  return cards;
}

TEST(PhaktionzFiles, NothingIsWrongWithTheSmallSet) {
  EXPECT_THAT(complaints(small_toml()), ElementsAre());
}

TEST(PhaktionzFiles, SaysWhatACardLacks) {
  EXPECT_THAT(file_said("kind = \"Striker\"\ntier = 3", "tier = 3"),
              ElementsAre(HasSubstr("my.toml:23:1: 'kind' is missing; expected 'Striker', 'Tech', "
                                    "'Regular', 'Counter', 'Realm', 'Weapon'")));
  EXPECT_THAT(file_said("kind = \"Striker\"", "kind = \"Stryker\""),
              ElementsAre("my.toml:26:9: there is no kind 'Stryker'; did you mean 'Striker'?"));
  EXPECT_THAT(file_said("dmg = 6\n", ""),
              ElementsAre("my.toml:23:1: 'dmg' is missing; expected 0 to 9"));
  EXPECT_THAT(file_said("tier = 3", "tier = 4"),
              ElementsAre("my.toml:27:8: the tier cannot be 4; expected 0 to 3"));
  EXPECT_THAT(file_said("faction = \"Elves\"\ntexts", "texts"),
              ElementsAre("my.toml:23:1: 'faction' is missing; expected the name of a "
                          "[[faction]]"));
  EXPECT_THAT(
      file_said("limited = true", "limited = 1"),
      ElementsAre("my.toml:38:11: 'limited' is neither yes nor no; expected limited = true, "
                  "or nothing"));
  EXPECT_THAT(file_said("texts = [\"Cast", "tier = 1\ntexts = [\"Cast"),
              ElementsAre("my.toml:39:8: only a Summon has 'tier'; expected nothing"));
  EXPECT_THAT(file_said("texts = [\"Cast in response to an ability: fizzle it.\"]\n", ""),
              ElementsAre("my.toml:34:1: a Counter does something when cast; expected a text with "
                          "'Cast'"));
}

TEST(PhaktionzFiles, MarksTheWordInAText) {
  EXPECT_THAT(file_said("Summon of yours gets", "Sumon of yours gets"),
              ElementsAre(HasSubstr("my.toml:30:33: expected 'Summon', ")));
  EXPECT_THAT(file_said("an \"Elf\" Summon", "an \"Elv\" Summon"),
              ElementsAre("my.toml:30:27: no card has 'Elv' in its name; did you mean 'Elf'?"));
  EXPECT_THAT(file_said("this turn.'", "this turn.', \"Cast: draw a card.\""),
              ElementsAre("my.toml:30:75: only Regulars and Counters do something when cast; "
                          "expected 'Action', 'When' or 'Always'"));
}

TEST(PhaktionzFiles, CreationAndPromotionGoTogetherWithTheirCards) {
  EXPECT_THAT(file_said("cp = true\n", ""),
              ElementsAre("my.toml:48:11: only a CP card has 'create'; expected nothing"));
  EXPECT_THAT(
      file_said("create = 'you control no \"Elf\" Summons and it is your turn'\n", ""),
      ElementsAre("my.toml:41:1: 'create' is missing, which a CP card needs; expected create "
                  "= 'you control ...'"));
  EXPECT_THAT(
      file_said("of = \"Seed\"", "of = \"Sead\""),
      ElementsAre("my.toml:51:1: a Tier 0 has a Tier 4 side; expected a [[promoted]] with of "
                  "= 'Seed'",
                  "my.toml:59:7: there is no Tier 0 'Sead'; did you mean 'Seed'?"));
  EXPECT_THAT(file_said("tier = 0\n", "tier = 0\nkind = \"Tech\"\n"),
              ElementsAre("my.toml:55:9: a Tier 0 has no kind; expected it in its [[promoted]]"));
}

TEST(PhaktionzFiles, WordsOfNamesAreTheSameInBothLanguages) {
  EXPECT_THAT(file_said("german = \"Ältere Elfe\"", "german = \"Uralte\""),
              ElementsAre("my.toml:25:11: the German title 'Uralte' has to have 'Elf', as 'Elf' is "
                          "in texts"));
  EXPECT_THAT(file_said("name = \"Elf\"", "name = \"Orc\""),
              ElementsAre(HasSubstr("no card has 'Orc' in its name; ")));
}

TEST(PhaktionzFiles, NamesAreTheirOwn) {
  EXPECT_THAT(file_said("title = \"Robot\"", "title = \"Ghost\""),
              ElementsAre("my.toml:74:10: the card 'Ghost' is there already"));
  EXPECT_THAT(file_said("title = \"Robot\"", "title = \"CP: Robot\""),
              ElementsAre(HasSubstr("begins as lists of cards name the Creation Pile")));
  EXPECT_THAT(
      file_said("name = \"Robots\"", "name = \"Realm\""),
      ElementsAre(HasSubstr("must not be called 'Realm', which is a word of the card texts"),
                  HasSubstr("there is no faction 'Robots'")));
  EXPECT_THAT(file_said("lineage = \"origins\"", "lineage = \"orgins\""),
              ElementsAre("my.toml:7:12: there is no lineage 'orgins'; did you mean 'origins'?"));
  EXPECT_THAT(file_said("game = \"phaktionz\"", "game = \"phase\""),
              ElementsAre("my.toml:2:9: these cards are for 'phase'; expected 'phaktionz'"));
}

TEST(PhaktionzFiles, ADeckIsReadFromAFileOfItsOwn) {
  const std::string cards = quoted_list();
  const std::string top = "name = \"Mine\"\ncards = [" + cards + "]\n";
  const auto deck = read_deck_text(top + "creation = [\"Last Elf\"]\n", "deck.toml", small());
  ASSERT_TRUE(deck) << deck.error().text;
  EXPECT_EQ(deck->name, "Mine");
  EXPECT_EQ(deck->cards.size(), 51U);
  EXPECT_TRUE(is_deck({"deck.toml", top}));
  EXPECT_TRUE(is_deck({"deck.toml", "[[deck]]\n" + top}));
  EXPECT_FALSE(is_deck({"set.toml", small_toml()}));
  const auto wrong = read_deck_text(top + "creation = [\"Elf 1\"]\n", "deck.toml", small());
  ASSERT_FALSE(wrong);
  EXPECT_THAT(
      wrong.error().text,
      HasSubstr("deck.toml:3:14: 'Elf 1' is no CP card; expected before 'CP:', in the deck"));
}

TEST(PhaktionzFiles, ASetKnowsItsDecks) {
  const std::string cards = quoted_list();
  const std::string deck = "\n[[deck]]\nname = \"Wood\"\ncards = [" + cards + "]\n";
  const auto set = read_set_text(small_toml() + deck, "my.toml");
  ASSERT_TRUE(set) << set.error().text;
  ASSERT_EQ(set->decks.size(), 1U);
  EXPECT_EQ(*unpack(pack(*set)), *set);
  EXPECT_TRUE(read_deck("wood", *set, Format::standard));
  EXPECT_THAT(complaints(small_toml() + deck + deck),
              ElementsAre(HasSubstr("the deck 'Wood' is there already")));
  EXPECT_THAT(complaints(small_toml() + deck + "format = \"mixed\"\n"),
              ElementsAre(HasSubstr("there is no format 'mixed'; expected 'standard' or "
                                    "'synthesis'")));
}

}  // namespace
}  // namespace penta::phaktionz::cards

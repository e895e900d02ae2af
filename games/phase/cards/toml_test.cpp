#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/phrase.h"
#include "games/phase/cards/testing/read_text.h"
#include "games/phase/cards/testing/small_set.h"
#include "testing/folder.h"

namespace penta::phase::cards {
namespace {

using battery::Folder;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;
using testing::StartsWith;

// The mistakes, without the lines that show them.
std::vector<std::string> mistakes(const std::string& text) {
  std::vector<std::string> found;
  for (const std::string_view line : split(text, '\n')) {
    if (!line.starts_with("    ")) found.emplace_back(line);
  }
  return found;
}

std::vector<std::string> complaints(std::string text) {
  const auto set = read_set_text(std::move(text), "my.toml");
  return set ? std::vector<std::string>{} : mistakes(set.error().text);
}

std::string changed(std::string_view from, std::string_view to) {
  std::string text(small_toml);
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

// The one thing that is wrong when `from` in the small set is replaced.
std::string complaint(std::string_view from, std::string_view to) {
  return testing::PrintToString(complaints(changed(from, to)));
}

std::string one(std::string_view text) { return "{ \"" + std::string(text) + "\" }"; }

TEST(PhaseFiles, ASetIsReadFromAFile) {
  const Folder folder;
  const auto set = read_set_at(folder.write("small.toml", std::string(small_toml)));
  ASSERT_TRUE(set) << set.error().text;
  EXPECT_EQ(*set, small());
}

TEST(PhaseFiles, ASetIsReadFromAllFilesOfAFolder) {
  const Folder folder;
  const std::size_t sides = small_toml.find("[[side]]");
  const std::size_t cards = small_toml.find("[[cards]]");
  folder.write("2-cards.toml", std::string(small_toml.substr(0, sides)));
  folder.write("1-sides.toml", std::string(small_toml.substr(sides, cards - sides)));
  folder.write("0-decks.toml", std::string(small_toml.substr(cards)));
  folder.write("notes.txt", "These are no cards.");
  const auto set = read_set_at(folder.path());
  ASSERT_TRUE(set) << set.error().text;
  EXPECT_EQ(*set, small());
}

TEST(PhaseFiles, EveryGoodSideIsJoinedWithEveryEvilOne) {
  const std::string text(small_toml.substr(0, small_toml.find("[[cards]]")));
  const auto set = read_set_text(text + R"(
[[cards]]
good = ["Squeezle", "Scout"]
evil = ["Gladiator", "Berserker", "Necromancer"]
)",
                                 "my.toml");
  ASSERT_TRUE(set) << set.error().text;
  EXPECT_EQ(set->cards.size(), 6U);
  EXPECT_EQ(name_of(set->cards.back(), *set), "Scout / Necromancer");
}

TEST(PhaseFiles, ADeckIsReadFromAFileOfItsOwn) {
  const Folder folder;
  const std::string top = "name = \"Mine\"\ncards = [\"25x Scout / Gladiator\"]\n";
  const auto deck = read_deck_at(folder.write("deck.toml", top), small());
  ASSERT_TRUE(deck) << deck.error().text;
  EXPECT_EQ(deck->name, "Mine");
  EXPECT_EQ(deck->german, "Mine");
  EXPECT_EQ(write_deck(*deck, small()), "25x Scout / Gladiator");
  const auto same = read_deck_text("[[deck]]\n" + top, "deck.toml", small());
  ASSERT_TRUE(same) << same.error().text;
  EXPECT_EQ(*same, *deck);

  EXPECT_THAT(
      mistakes(read_deck_text("[[deck]]\n" + top + "[[deck]]\n" + top, "d", small()).error().text),
      ElementsAre("d:4:1: there is a second deck; expected one in this file"));
  EXPECT_THAT(
      mistakes(
          read_deck_text("nam = 'A'\ncards = ['Scout / Gladiator']", "d", small()).error().text),
      ElementsAre("d:1:1: 'name' is missing; expected name = \"...\"",
                  "d:1:1: a deck has no 'nam'; did you mean 'name'?",
                  "d:2:9: the deck has 1 card; expected 25 to 50"));
}

TEST(PhaseFiles, ADeckIsToldFromASet) {
  const Folder folder;
  const auto is_deck = [&](const std::string& text) {
    return is_deck_at(folder.write("any.toml", text));
  };
  const std::string deck = "[[deck]]\nname = \"A\"\n";
  EXPECT_TRUE(is_deck("cards = [\"Scout / Gladiator\"]\n"));
  EXPECT_TRUE(is_deck("cards = []\n"));
  EXPECT_TRUE(is_deck(deck));
  EXPECT_FALSE(is_deck(deck + deck));
  EXPECT_FALSE(is_deck(deck + "[[side]]\n"));
  EXPECT_FALSE(is_deck(deck + "[[cards]]\ngood = []\n"));
  EXPECT_FALSE(is_deck("cards = [\"A\"]\n[[faction]]\n"));
  EXPECT_FALSE(is_deck("name = \"A\"\n"));
  EXPECT_FALSE(is_deck(deck + "cards = " + std::string(1'000, '[')));
  EXPECT_FALSE(is_deck("cards = ["));
  EXPECT_FALSE(is_deck_at(folder.path()));
  EXPECT_FALSE(is_deck_at(folder.path("nothing.toml")));
}

TEST(PhaseFiles, AMistakeInATextIsShownInThatText) {
  const auto set = read_set_text(changed("enlist a card", "enlist a cart"), "my.toml");
  ASSERT_FALSE(set);
  EXPECT_EQ(set.error().text,
            "my.toml:30:31: expected 'a card', not 'a cart'; did you mean 'a card'?\n"
            "    skills = [\"Relentless: enlist a cart, locked.\"]\n"
            "                                  ^");
}

TEST(PhaseFiles, PlacesInTextsCountCharacters) {
  // Literal strings, and umlauts before the mistake in the same line.
  EXPECT_EQ(complaint("'Swift.'", "'Elite: draw X card.'"),
            one("my.toml:40:71: expected 'cards', not 'card'; did you mean 'cards'?"));
  EXPECT_THAT(complaints(changed(R"(["Relentless: enlist a card, locked."])",
                                 R"([ "Elite: äöü." , 'Elite: draw.' ])")),
              ElementsAre(StartsWith("my.toml:30:20: "), StartsWith("my.toml:30:40: ")));
  // Where letters and places differ, the beginning of the text has to do.
  EXPECT_EQ(complaint("\"\"\"Action: phase a warrior.", "\"\"\"Action: draw X card."),
            one("my.toml:49:9: expected 'cards', not 'card'; did you mean 'cards'?"));
  EXPECT_EQ(complaint("Action: lock a resource.", "Action:\\u0020draw X card."),
            one("my.toml:59:9: expected 'cards', not 'card'; did you mean 'cards'?"));
}

TEST(PhaseFiles, EveryMistakeHasItsPlace) {
  EXPECT_EQ(complaint("name = \"Small\"", "name = 3"),
            one("my.toml:1:8: 'name' is no text; expected name = \\\"...\\\""));
  EXPECT_EQ(complaint("name = \"Small\"", "nam = \"Small\""),
            one("my.toml:1:1: a set has no 'nam'; did you mean 'name'?"));
  EXPECT_EQ(complaint("name = \"Small\"", "colour = \"red\""),
            one("my.toml:1:1: a set has no 'colour'; expected name, game, faction, side, cards, "
                "deck"));
  EXPECT_EQ(complaint("german = \"der Hüter\"", ""),
            one("my.toml:3:1: 'german' is missing; expected german = \\\"...\\\""));
  EXPECT_EQ(complaint("cost = 1", "cst = 1"),
            "{ \"my.toml:11:1: 'cost' is missing; expected cost = a number\", "
            "\"my.toml:16:1: a side has no 'cst'; did you mean 'cost'?\" }");
  EXPECT_EQ(complaint("cost = 1", "cost = \"1\""),
            one("my.toml:16:8: 'cost' is no whole number; expected cost = a number"));
  EXPECT_EQ(complaint("cost = 1", "cost = 1.5"),
            one("my.toml:16:8: 'cost' is no whole number; expected cost = a number"));
  EXPECT_EQ(complaint("cost = 1", "cost = -1"),
            one("my.toml:16:8: the cost cannot be -1; expected 0 to 9"));
  EXPECT_EQ(
      complaint("skills = [\"Relentless: enlist a card, locked.\"]", "skills = \"Swift.\""),
      one("my.toml:30:10: 'skills' is no list; expected skills = [\\\"...\\\", \\\"...\\\"]"));
  EXPECT_EQ(complaint("skills = [\"Relentless: enlist a card, locked.\"]", "skills = [1]"),
            one("my.toml:30:11: this is no text; expected \\\"...\\\""));
  EXPECT_EQ(complaint("alignment = \"good\"", "alignment = \"god\""),
            one("my.toml:15:14: the alignment cannot be 'god'; expected 'good' or 'evil'"));
  EXPECT_EQ(complaint("faction = \"Keeper\"", "faction = \"Keepers\""),
            one("my.toml:14:12: there is no faction 'Keepers'; did you mean 'Keeper'?"));
  EXPECT_EQ(complaint("[\"Squeezle\"]", "[\"Squeezle\", \"Scut\"]"),
            one("my.toml:62:22: there is no side 'Scut'; did you mean 'Scout'?"));
  EXPECT_THAT(complaints(changed("[\"Squeezle\"]", "[\"Squeezle\", \"Squeezle\"]")),
              ElementsAre("my.toml:62:22: the card 'Squeezle / Berserker' is there already",
                          "my.toml:62:22: the card 'Squeezle / Gladiator' is there already",
                          "my.toml:62:22: the card 'Squeezle / Necromancer' is there already"));
  EXPECT_EQ(complaint("14x Squeezle / Necromancer", "14x Squeezle/Necromancer"),
            one("my.toml:77:4: 'Squeezle/Necromancer' is no card; expected two sides, "
                "'GOOD / EVIL'"));
  EXPECT_EQ(complaint("14x ", ""), one("my.toml:74:9: the deck has 12 cards; expected 25 to 50"));
  EXPECT_THAT(complaints(changed("[[cards]]", "[cards]")),
              ElementsAre("my.toml:65:1: 'cards' stands in line 61 already; expected it once, or "
                          "[[cards]] each time"));
  EXPECT_THAT(complaints("side = 3\n[deck]\nname = 'A'\n"),
              ElementsAre("my.toml:1:8: this is not a list; expected [[side]]",
                          "my.toml:2:1: this is not a list; expected [[deck]]"));
  EXPECT_THAT(complaints("side = [3]\n"),
              ElementsAre("my.toml:1:9: this is no table; expected [[side]]"));
}

TEST(PhaseFiles, ASetMaySayWhichGameItIsFor) {
  EXPECT_THAT(complaints("game = \"phase\"\n" + std::string(small_toml)), ElementsAre());
  EXPECT_THAT(complaints("game = \"chess\"\n"),
              ElementsAre("my.toml:1:9: these cards are for 'chess'; expected 'phase'"));
}

TEST(PhaseFiles, AllMistakesOfAllFilesAreSaidAtOnce) {
  const Folder folder;
  const std::string first = folder.write("a.toml", "[[faction]]\nname = \"keeper\"\n");
  const std::string second = folder.write(
      "b.toml", "[[cards]]\ngood = [\"Nobody\"]\nevil = []\n\n[[deck]]\nname = \"\"\ncards = []\n");
  const auto set = read_set_at(folder.path());
  ASSERT_FALSE(set);
  EXPECT_THAT(mistakes(set.error().text),
              ElementsAre(first + ":1:1: 'german' is missing; expected german = \"...\"",
                          first + ":2:9: the faction 'keeper' has to begin with a capital letter",
                          second + ":2:10: there is no side 'Nobody'; expected the title of a side",
                          second + ":6:9: the name is empty; expected a name",
                          second + ":7:9: the deck has 0 cards; expected 25 to 50"));
}

TEST(PhaseFiles, AFileThatIsNoTomlIsNotBlamedOnTheOthers) {
  const Folder folder;
  const std::string broken = folder.write("a.toml", "[[side]\n");
  folder.write("b.toml", "[[cards]]\ngood = [\"Squeezle\"]\nevil = [\"Gladiator\"]\n");
  const auto set = read_set_at(folder.path());
  ASSERT_FALSE(set);
  const auto found = mistakes(set.error().text);
  ASSERT_EQ(found.size(), 1U) << set.error().text;
  EXPECT_THAT(found[0], HasSubstr(broken + ":1:"));
}

TEST(PhaseFiles, FiftyMistakesAreEnough) {
  std::string text = "[[cards]]\nevil = []\ngood = [\n";
  for (int i = 0; i < 1000; ++i) text += "\"Nobody\",\n";
  const auto found = complaints(text + "]\n");
  ASSERT_EQ(found.size(), 51U);
  EXPECT_EQ(found.back(), "These are the first 50 mistakes; there may be more.");
}

// --- limits

TEST(PhaseFiles, DeepNestingIsRefused) {
  const auto nested = [](std::size_t deep, std::string_view open, std::string_view close) {
    std::string text = "side = ";
    for (std::size_t i = 0; i < deep; ++i) text += open;
    for (std::size_t i = 0; i < deep; ++i) text += close;
    return complaints(text + "\n");
  };
  const auto too_deep = [](int column) {
    return ElementsAre("my.toml:1:" + std::to_string(column) +
                       ": this is nested too deep; expected at most 8 levels");
  };
  EXPECT_THAT(nested(9, "[", "]"), too_deep(16));
  EXPECT_THAT(nested(10'000, "[", "]"), too_deep(16));
  EXPECT_THAT(nested(400'000, "[", ""), too_deep(16));
  EXPECT_THAT(nested(10'000, "{a=", "}"),
              ElementsAre("my.toml:1:8: tables in braces are not used here; expected a text in "
                          "quotes, a whole number, true, false or a list in [ ]"));
  EXPECT_THAT(nested(8, "[", "]"), ElementsAre("my.toml:1:9: this is no table; expected [[side]]"));
  std::string dots = "a";
  for (int i = 0; i < 10'000; ++i) dots += ".a";
  EXPECT_THAT(complaints(dots + " = 1\n"),
              ElementsAre("my.toml:1:2: expected '=' behind 'a', not '.'"));
  EXPECT_THAT(complaints("[" + dots + "]\n"),
              ElementsAre("my.toml:1:3: expected ']' behind 'a', not '.'"));
  // Brackets in texts and comments are none.
  const std::string brackets(100, '[');
  EXPECT_THAT(complaints("# " + brackets + "\nname = \"" + brackets.substr(0, 30) + "\\\"\"\n"),
              ElementsAre());
  EXPECT_THAT(complaints("name = '''" + brackets.substr(0, 30) + "'''''\n# " + brackets),
              ElementsAre());
}

TEST(PhaseFiles, ASetHasItsLimits) {
  std::string decks;
  for (int i = 0; i <= 100; ++i) {
    decks += "[[deck]]\nname = \"" + std::to_string(i) + "\"\ncards = []\n";
  }
  EXPECT_THAT(complaints(decks),
              ElementsAre("my.toml:301:1: too many decks; expected at most 100"));
  std::string sides;
  for (int i = 0; i <= 250; ++i) sides += "[[side]]\n";
  EXPECT_EQ(complaints(sides).size(), 51U);
  std::string factions;
  for (int i = 0; i <= 30; ++i) {
    factions += "[[faction]]\nname = \"F" + std::to_string(i) + "\"\ngerman = \"F\"\n";
  }
  EXPECT_THAT(complaints(factions),
              ElementsAre("my.toml:91:1: too many factions; expected at most 30"));
}

TEST(PhaseFiles, BytesThatAreNoTextAreRefused) {
  EXPECT_THAT(complaints(std::string("name = \"a\xFF\"\n")), SizeIs(1));
  EXPECT_THAT(complaints(std::string(1000, '\0')), SizeIs(1));
  EXPECT_THAT(complaints("[=\n"), SizeIs(1));
  EXPECT_THAT(complaints("über = 1\n"), SizeIs(1));
  EXPECT_THAT(complaints("[[[side]]]\n"), SizeIs(1));
  EXPECT_THAT(complaints("name = \"a\\u0007\"\n"),
              ElementsAre("my.toml:1:8: 'a?' cannot be printed; expected letters in one line"));
}

}  // namespace
}  // namespace penta::phase::cards

#include "games/phaktionz/cards/sheet.h"

#include <gtest/gtest.h>

#include "engine/phrase.h"
#include "games/phaktionz/cards/testing/small_set.h"

namespace penta::phaktionz::cards {
namespace {

// The small list as rows of a sheet, behind a heading.
std::string rows(std::string_view heading, const std::string& end = "\n") {
  std::string text = std::string(heading) + end;
  const std::string list = small_list();
  for (const std::string_view entry : split(list, ';')) {
    const std::string_view each = trim(entry);
    const std::size_t between = each.find("x ");
    const bool counted = between != std::string_view::npos;
    text += std::string(counted ? each.substr(0, between) : "1") + ",1,S," +
            std::string(counted ? each.substr(between + 2) : each) + ",2," + end;
  }
  return text;
}
std::string sheet_said(const std::string& text) {
  ParseErrors flaws;
  const Source source{"My-Sheet.csv", text};
  read_sheet(source, small(), flaws);
  if (flaws.none()) return "";
  const penta::cards::ParseError& first = flaws.list().front();
  return std::to_string(first.at.line) + ":" + std::to_string(first.at.column) + ": " + first.text;
}

constexpr std::string_view heading = "Qty,Tier,Type,Name,Dmg,Ability";

TEST(PhaktionzSheet, IsReadAsItIs) {
  ParseErrors flaws;
  const Deck deck = read_sheet({"decks/My-Sheet.csv", rows(heading)}, small(), flaws);
  EXPECT_TRUE(flaws.none());
  EXPECT_EQ(deck.name, "My Sheet");
  EXPECT_EQ(deck.cards, read_deck(small_list(), small(), Format::standard)->cards);
  EXPECT_EQ(sheet_said("\xEF\xBB\xBF" + rows(heading, "\r\n")), "");
}

TEST(PhaktionzSheet, HeadingsBlanksAndSlipsAreTheDesigners) {
  std::string text = rows(heading);
  const auto change = [&](std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    ASSERT_NE(at, std::string::npos) << from;
    text.replace(at, from.size(), to);
  };
  change("4,1,S,Elf 1,2,\n", "Invocations,,,,,\n4,,\"Elf \n\",\"Elf\n 1 \",,\"a \"\"b\"\",\nc\"\n");
  change("Elder Elf", "elder Efl ");
  EXPECT_EQ(sheet_said(text), "");
}

TEST(PhaktionzSheet, TheCreationPileMayHaveAHeading) {
  EXPECT_EQ(sheet_said(rows(heading) + "Creation Pile,,,,,\n2,1,T,Last Elf,1,"), "");
  EXPECT_EQ(sheet_said(rows(heading) + "2,1,T,Last Elf,1,"),
            "16:7: 'Last Elf' is a CP card; expected behind 'CP:', in the Creation Pile");
}

TEST(PhaktionzSheet, SaysWhatIsWrong) {
  EXPECT_EQ(sheet_said(rows("Qty,Tier,Type,Title")),
            "1:1: this is no sheet; expected the columns 'Qty' and 'Name'");
  EXPECT_EQ(sheet_said(rows(heading) + "2,1,T,,1,\n"),
            "16:1: no name stands behind it; expected one in the column 'Name'");
  EXPECT_EQ(sheet_said(rows(heading) + "2\n"),
            "16:1: no name stands behind it; expected one in the column 'Name'");
  EXPECT_EQ(sheet_said(rows(heading) + "1,1,T,Somebody,1,\n"),
            "16:7: there is no card 'Somebody'; expected the name of a card");
  EXPECT_EQ(sheet_said(std::string(heading) + "\n4,1,S,Elf 1,2,\n"),
            "1:1: the deck has 4 cards; expected 50");
  EXPECT_EQ(sheet_said(rows(heading) + "1,\"never closed"),
            "16:1: no name stands behind it; expected one in the column 'Name'");
}

TEST(PhaktionzSheet, OtherTextsAreNone) {
  EXPECT_TRUE(is_sheet({"a.csv", "Name,Qty"}));
  EXPECT_FALSE(is_sheet({"a.toml", small_toml()}));
  EXPECT_FALSE(is_sheet({"a.csv", ""}));
}

}  // namespace
}  // namespace penta::phaktionz::cards

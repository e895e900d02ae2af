#include "cards/toml.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cards/fields.h"
#include "cards/source.h"

namespace penta::cards::toml {
namespace {

using Kind = Value::Kind;
using testing::HasSubstr;
using testing::StartsWith;

Table good(std::string_view text) {
  ParseErrors flaws;
  auto top = read(text, 0, flaws);
  EXPECT_TRUE(top && flaws.none()) << text << "\n"
                                   << (flaws.none() ? "" : flaws.list().front().text);
  return top ? *std::move(top) : Table{};
}

// "LINE:COLUMN: what is wrong"; there is one flaw and no table.
std::string wrong(std::string_view text) {
  ParseErrors flaws;
  const auto top = read(text, 3, flaws);
  EXPECT_FALSE(top) << text;
  EXPECT_EQ(flaws.list().size(), 1U) << text;
  if (flaws.none()) return "";
  const ParseError& flaw = flaws.list().front();
  EXPECT_EQ(flaw.at.file, 3);
  return std::to_string(flaw.at.line) + ":" + std::to_string(flaw.at.column) + ": " + flaw.text;
}

std::string text_of(std::string_view value) {
  const Table top = good("a = " + std::string(value) + "\n");
  const Value* found = top.find("a");
  EXPECT_TRUE(found != nullptr && found->kind == Kind::text) << value;
  return found == nullptr ? "" : found->text;
}

std::string place(const Spot& at) {
  return std::to_string(at.line) + ":" + std::to_string(at.column);
}

// --- values

TEST(CardToml, TextsAreReadInAllFourForms) {
  EXPECT_EQ(text_of(R"("plain")"), "plain");
  EXPECT_EQ(text_of(R"("")"), "");
  EXPECT_EQ(text_of("''"), "");
  EXPECT_EQ(text_of(R"('C:\new "x"')"), R"(C:\new "x")");
  EXPECT_EQ(text_of(R"("a # b = [c]")"), "a # b = [c]");
  EXPECT_EQ(text_of("\"tab\there\""), "tab\there");
  EXPECT_EQ(text_of("\"\"\"one line\"\"\""), "one line");
  EXPECT_EQ(text_of("\"\"\"\nfirst is skipped\nnext\"\"\""), "first is skipped\nnext");
  EXPECT_EQ(text_of("\"\"\"\r\na\r\nb\"\"\""), "a\nb");
  EXPECT_EQ(text_of("'''\nraw \\n\n'''"), "raw \\n\n");
  EXPECT_EQ(text_of("\"\"\"He said \"\"so\"\".\"\"\""), "He said \"\"so\"\".");
  // One or two quotes may stand before the end.
  EXPECT_EQ(text_of("\"\"\"a\"\"\"\""), "a\"");
  EXPECT_EQ(text_of("'''a'''''"), "a''");
  // A backslash joins lines.
  EXPECT_EQ(text_of("\"\"\"one \\\n   two \\  \r\n\n\t three\"\"\""), "one two three");
}

TEST(CardToml, EscapesStandForLetters) {
  EXPECT_EQ(text_of(R"("\b\t\n\f\r\"\\")"), "\b\t\n\f\r\"\\");
  EXPECT_EQ(text_of(R"("\u0041\u00e9\u20AC\U0001F0CF")"), "Aé€\xF0\x9F\x83\x8F");
  EXPECT_EQ(text_of("\"\"\"\\u0041\"\"\""), "A");
  const std::string no_letter =
      R"(this stands for no letter; expected \" \\ \n \t \uXXXX or \UXXXXXXXX)";
  EXPECT_EQ(wrong(R"(a = "x\q")"), "1:7: " + no_letter);
  EXPECT_EQ(wrong(R"(a = "\u12")"), "1:6: " + no_letter);
  EXPECT_EQ(wrong(R"(a = "\uD800")"), "1:6: " + no_letter);
  EXPECT_EQ(wrong(R"(a = "\U00110000")"), "1:6: " + no_letter);
  EXPECT_EQ(wrong("a = \"\\"), "1:6: " + no_letter);
  EXPECT_EQ(wrong("a = \"\\\n\""), "1:6: " + no_letter);
}

TEST(CardToml, NumbersAndTruth) {
  const Table top = good("a = 0\nb = -17\nc = +3\nd = true\ne = false\nf = 999999999999999999\n");
  EXPECT_EQ(top.find("a")->number, 0);
  EXPECT_EQ(top.find("b")->number, -17);
  EXPECT_EQ(top.find("c")->number, 3);
  EXPECT_EQ(top.find("d")->kind, Kind::truth);
  EXPECT_TRUE(top.find("d")->truth);
  EXPECT_FALSE(top.find("e")->truth);
  EXPECT_EQ(top.find("f")->number, 999'999'999'999'999'999);
  EXPECT_EQ(wrong("a = 1000000000000000000\n"),
            "1:5: '1000000000000000000' is too large; expected at most 18 digits");
}

TEST(CardToml, OtherWordsAreForNobody) {
  for (const std::string_view word :
       {"1.5", "007", "0x1F", "1_000", "1979-05-27", "07:32:00", "inf", "True", "-", "+", "yes"}) {
    const Table top = good("a = " + std::string(word) + " # odd\n");
    const Value* value = top.find("a");
    ASSERT_TRUE(value != nullptr && value->kind == Kind::other) << word;
    EXPECT_EQ(value->text, word);
    ParseErrors flaws;
    Fields fields(flaws);
    EXPECT_FALSE(fields.word(top, "a").at.given());
    EXPECT_FALSE(fields.number(top, "a").at.given());
    EXPECT_TRUE(fields.words(top, "a").empty());
    EXPECT_EQ(flaws.list().size(), 3U) << word;
  }
}

TEST(CardToml, ListsGoOverLines) {
  const Table top =
      good("a = []\nb = [ 'x' , \"y\",]\nc = [ # first\n\n  1, # one\r\n  [2, 3],\n]\n");
  EXPECT_TRUE(top.find("a")->list.empty());
  const auto& b = top.find("b")->list;
  ASSERT_EQ(b.size(), 2U);
  EXPECT_EQ(b[1].text, "y");
  const auto& c = top.find("c")->list;
  ASSERT_EQ(c.size(), 2U);
  EXPECT_EQ(c[0].number, 1);
  ASSERT_EQ(c[1].list.size(), 2U);
  EXPECT_EQ(c[1].list[1].number, 3);
}

// --- tables

TEST(CardToml, HeadingsMakeTablesAndLists) {
  const Table top = good(
      "\n# cards\nname = 'A'\n\n[one]\nx = 1\n[[ many ]]  # the first\nx = "
      "2\n\n[[many]]\n[[many]]\n"
      "x = 4\n");
  EXPECT_EQ(place(top.at), "1:1");
  EXPECT_EQ(top.entries.size(), 3U);
  const Value* one = top.find("one");
  EXPECT_EQ(one->kind, Kind::table);
  EXPECT_EQ(one->table.find("x")->number, 1);
  EXPECT_EQ(place(one->table.at), "5:1");
  const Value* many = top.find("many");
  EXPECT_TRUE(many->headed);
  ASSERT_EQ(many->list.size(), 3U);
  EXPECT_EQ(many->list[0].table.find("x")->number, 2);
  EXPECT_TRUE(many->list[1].table.entries.empty());
  EXPECT_EQ(place(many->list[2].at), "11:1");
  EXPECT_EQ(top.find("nothing"), nullptr);
}

TEST(CardToml, NothingIsSaidTwice) {
  EXPECT_EQ(wrong("a = 1\na = 2\n"),
            "2:1: 'a' stands in line 1 already; expected it once, or [[a]] each time");
  EXPECT_THAT(wrong("[a]\n[a]\n"), StartsWith("2:1: 'a' stands in line 1 already"));
  EXPECT_THAT(wrong("[a]\n[[a]]\n"), StartsWith("2:1: 'a' stands in line 1 already"));
  EXPECT_THAT(wrong("[[a]]\n[a]\n"), StartsWith("2:1: 'a' stands in line 1 already"));
  EXPECT_THAT(wrong("a = [1]\n[[a]]\n"), StartsWith("2:1: 'a' stands in line 1 already"));
  EXPECT_THAT(wrong("[[a]]\nx = 1\nx = 1\n"), StartsWith("3:1: 'x' stands in line 2 already"));
  EXPECT_EQ(good("[[a]]\nx = 1\n[[a]]\nx = 1\n").find("a")->list.size(), 2U);
}

// --- places

TEST(CardToml, PlacesCountCharacters) {
  const Table top = good("x = ['äöü', \"b\", 3]\n");
  const auto& list = top.find("x")->list;
  EXPECT_EQ(place(list[0].at), "1:6");
  EXPECT_EQ(place(list[1].at), "1:13");
  EXPECT_EQ(place(list[1].inside()), "1:14");
  EXPECT_TRUE(list[1].inside().exact);
  EXPECT_EQ(place(list[2].inside()), "1:18");
  EXPECT_FALSE(list[2].inside().exact);
}

TEST(CardToml, OnlyPlainTextsStandLetterByLetter) {
  const Table top = good("a = 'x'\nb = \"x\\n\"\nc = '''x'''\n  d = \"x\"\n");
  EXPECT_EQ(place(top.find("a")->inside()), "1:6");
  EXPECT_TRUE(top.find("a")->inside().exact);
  EXPECT_EQ(place(top.find("b")->inside()), "2:5");
  EXPECT_FALSE(top.find("b")->inside().exact);
  EXPECT_EQ(place(top.find("c")->inside()), "3:5");
  EXPECT_FALSE(top.find("c")->inside().exact);
  EXPECT_EQ(place(top.entries[3].at), "4:3");
}

TEST(CardToml, LinesMayEndInAnyWay) {
  EXPECT_EQ(good("a = 1\r\nb = 2").find("b")->number, 2);
  EXPECT_EQ(place(good("\r\n\r\nb = 2 \t# end").find("b")->at), "3:5");
  EXPECT_TRUE(good("").entries.empty());
  EXPECT_TRUE(good(" \t").entries.empty());
  EXPECT_EQ(good("\xEF\xBB\xBF"
                 "a = 1")
                .find("a")
                ->number,
            1);
  EXPECT_EQ(wrong("a = 1\rb = 2"), "1:6: expected the end of the line, not '?'");
}

// --- what is refused

TEST(CardToml, WhatCardsDoNotNeedIsRefused) {
  const std::string value = "a text in quotes, a whole number, true, false or a list in [ ]";
  EXPECT_EQ(wrong("a.b = 1\n"), "1:2: expected '=' behind 'a', not '.'");
  EXPECT_EQ(wrong("\"a\" = 1\n"), "1:1: expected a name of letters, digits, '_' and '-', not '\"'");
  EXPECT_EQ(wrong("[a.b]\n"), "1:3: expected ']' behind 'a', not '.'");
  EXPECT_EQ(wrong("[[a.b]]\n"), "1:4: expected ']]' behind 'a', not '.'");
  EXPECT_EQ(wrong("a = {b = 1}\n"), "1:5: tables in braces are not used here; expected " + value);
  EXPECT_EQ(wrong("a = [{b = 1}]\n"), "1:6: tables in braces are not used here; expected " + value);
}

TEST(CardToml, EveryMistakeHasItsPlaceAndSaysWhatWasExpected) {
  const std::string value = "a text in quotes, a whole number, true, false or a list in [ ]";
  EXPECT_EQ(wrong("a\n"), "1:2: expected '=' behind 'a', but the line ends");
  EXPECT_EQ(wrong("a"), "1:2: expected '=' behind 'a', but the text ends");
  EXPECT_EQ(wrong("a =\n"), "1:4: expected " + value + ", but the line ends");
  EXPECT_EQ(wrong("a = ,\n"), "1:5: expected " + value + ", not ','");
  EXPECT_EQ(wrong("a = 1 2\n"), "1:7: expected the end of the line, not '2'");
  EXPECT_EQ(wrong("a = 'x' b = 1\n"), "1:9: expected the end of the line, not 'b'");
  EXPECT_EQ(wrong("= 1\n"), "1:1: expected a name of letters, digits, '_' and '-', not '='");
  EXPECT_EQ(wrong("[=\n"), "1:2: expected a name of letters, digits, '_' and '-', not '='");
  EXPECT_EQ(wrong("[]\n"), "1:2: expected a name of letters, digits, '_' and '-', not ']'");
  EXPECT_EQ(wrong("[[side]\n"), "1:7: expected ']]' behind 'side', not ']'");
  EXPECT_EQ(wrong("[[side]] x\n"), "1:10: expected the end of the line, not 'x'");
  EXPECT_EQ(wrong("[[[side]]]\n"), "1:3: expected a name of letters, digits, '_' and '-', not '['");
  EXPECT_EQ(wrong("über = 1\n"), "1:1: expected a name of letters, digits, '_' and '-', not 'ü'");
  EXPECT_EQ(wrong("a = [1 2]\n"), "1:8: expected ',' or ']', not '2'");
  EXPECT_EQ(wrong("a = [,]\n"), "1:6: expected " + value + ", not ','");
  EXPECT_EQ(wrong("a = [1,\n"), "2:1: expected " + value + ", but the text ends");
  EXPECT_EQ(wrong("a = [1"), "1:7: expected ',' or ']', but the text ends");
  EXPECT_EQ(wrong("a = 'x\nb = 1'\n"),
            "1:5: this text does not end; expected ' behind it in the same line");
  EXPECT_EQ(wrong("a = \"x"),
            "1:5: this text does not end; expected \" behind it in the same line");
  EXPECT_EQ(wrong("a = '''x\n"), "1:5: this text does not end; expected ''' behind it");
  EXPECT_EQ(wrong("a = \"\"\"x\"\""), "1:5: this text does not end; expected \"\"\" behind it");
}

TEST(CardToml, BytesThatAreNoLettersAreRefused) {
  EXPECT_EQ(wrong("a = 1\nb = \"\xFF\""), "2:6: this byte is no letter; expected text in UTF-8");
  EXPECT_EQ(wrong("# \xC3"), "1:3: this byte is no letter; expected text in UTF-8");
  EXPECT_EQ(wrong("# ä\xED\xA0\x80"), "1:4: this byte is no letter; expected text in UTF-8");
  EXPECT_EQ(wrong("a = \"\x01\""), "1:6: a text has a control character; expected letters");
  EXPECT_EQ(wrong("a = '''\x7F'''"), "1:8: a text has a control character; expected letters");
  EXPECT_EQ(wrong("# \x01"), "1:3: a comment has a control character; expected letters");
  EXPECT_EQ(wrong(std::string("a = '\0'", 7)),
            "1:6: a text has a control character; expected letters");
  EXPECT_EQ(wrong(std::string(3, '\0')),
            "1:1: expected a name of letters, digits, '_' and '-', not '?'");
}

// --- limits

TEST(CardToml, SizeAndDepthAreBounded) {
  EXPECT_EQ(wrong(std::string(longest_text + 1, '\n')),
            "1:1: this is too long; expected at most 1 MB of cards");
  EXPECT_TRUE(good(std::string(longest_text, '\n')).entries.empty());
  const auto nested = [](std::size_t deep) {
    return "a = " + std::string(deep, '[') + std::string(deep, ']');
  };
  EXPECT_EQ(good(nested(8)).find("a")->kind, Kind::list);
  EXPECT_EQ(wrong(nested(9)), "1:13: this is nested too deep; expected at most 8 levels");
  EXPECT_EQ(wrong(nested(400'000)), "1:13: this is nested too deep; expected at most 8 levels");

  std::string keys;
  for (std::size_t i = 0; i < most_keys; ++i) keys += "k" + std::to_string(i) + " = 1\n";
  EXPECT_EQ(good(keys).entries.size(), most_keys);
  EXPECT_EQ(wrong(keys + "more = 1\n"),
            "101:1: this table has too many names; expected at most 100");
  EXPECT_EQ(wrong(keys + "[more]\n"), "101:1: this table has too many names; expected at most 100");

  std::string list = "a = [";
  for (std::size_t i = 1; i < most_values; ++i) list += "1,";
  EXPECT_EQ(good(list + "]").find("a")->list.size(), most_values - 1);
  EXPECT_THAT(wrong(list + "1]"), HasSubstr("there are too many values; expected at most 100000"));
  std::string headings;
  for (std::size_t i = 0; i <= most_values; ++i) headings += "[[a]]\n";
  EXPECT_EQ(wrong(headings), "100001:1: there are too many values; expected at most 100000");
}

TEST(CardToml, AnyBeginningOfAFileIsReadOrRefused) {
  const std::string text =
      "name = \"Sm\\u00e4ll\" # x\n[[side]]\nskills = [\"a\", 'b',\n '''c''',]\n[deck]\ncost = -3\n"
      "about = \"\"\"\nx \\\n y\"\"\"\n";
  for (std::size_t size = 0; size <= text.size(); ++size) {
    ParseErrors flaws;
    const auto top = read(std::string_view(text).substr(0, size), 0, flaws);
    EXPECT_EQ(top.has_value(), flaws.none()) << size;
  }
}

}  // namespace
}  // namespace penta::cards::toml

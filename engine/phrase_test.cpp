#include "engine/phrase.h"

#include <gtest/gtest.h>

namespace penta {
namespace {

TEST(Fill, PutsWordsIntoGaps) {
  EXPECT_EQ(fill("{0} plays {1}.", {"Ann", "red 5"}), "Ann plays red 5.");
  EXPECT_EQ(fill("{1}{0}{1}", {"a", "b"}), "bab");
  EXPECT_EQ(fill("no gaps", {"a"}), "no gaps");
  EXPECT_EQ(fill("", {}), "");
}

TEST(Fill, LeavesOutWhatIsNotGivenAndKeepsOtherBraces) {
  EXPECT_EQ(fill("a{2}b", {"x"}), "ab");
  EXPECT_EQ(fill("{", {"x"}), "{");
  EXPECT_EQ(fill("{0", {"x"}), "{0");
  EXPECT_EQ(fill("{x}", {"x"}), "{x}");
  EXPECT_EQ(fill("{{0}}", {"x"}), "{x}");
  EXPECT_EQ(fill("{0}", {"{0}"}), "{0}") << "what is filled in is not filled again";
}

TEST(Speakers, SayYouToOneAndTheNameToOthers) {
  Speaker speaker{.lang = Lang::en, .viewer = seat_at(1), .names = {{"Ann", "Bob"}}};
  const Phrase to_them{"You take {1}.", "Du nimmst {1}."};
  const Phrase to_others{"{0} takes {1}.", "{0} nimmt {1}."};
  EXPECT_EQ(speaker.say(seat_at(1), to_them, to_others, {"five"}), "You take five.");
  EXPECT_EQ(speaker.say(seat_at(0), to_them, to_others, {"five"}), "Ann takes five.");
  speaker.lang = Lang::de;
  EXPECT_EQ(speaker.say(seat_at(0), to_them, to_others, {"fünf"}), "Ann nimmt fünf.");
  EXPECT_EQ(speaker.say({"Over: {0}", "Ende: {0}"}, {"x"}), "Ende: x");
  EXPECT_FALSE(speaker.is_you(stranger));
}

TEST(Ink, PaintsOnlyIfAsked) {
  EXPECT_EQ(Ink{}.paint(Ink::Tone::red, "x"), "x");
  EXPECT_EQ(Ink{.colour = true}.paint(Ink::Tone::red, "x"), "\x1b[31mx\x1b[0m");
  EXPECT_EQ(Ink{.colour = true}.paint(Ink::Tone::plain, "x"), "x");
}

TEST(Words, SplitJoinTrimLower) {
  EXPECT_EQ(split("a,,b", ','), (std::vector<std::string_view>{"a", "", "b"}));
  EXPECT_EQ(split("", ','), (std::vector<std::string_view>{""}));
  EXPECT_EQ(split("a,", ','), (std::vector<std::string_view>{"a", ""}));
  EXPECT_EQ(join(std::vector<std::string>{"a", "b", "c"}, ", "), "a, b, c");
  EXPECT_EQ(join(std::vector<std::string>{}, ", "), "");
  EXPECT_EQ(trim(" \t a b\r\n"), "a b");
  EXPECT_EQ(trim("   "), "");
  EXPECT_EQ(lower("GrÜn-8 Z"), "grÜn-8 z") << "ASCII only";
}

TEST(WholeNumber, IsANumberAndNothingElse) {
  EXPECT_EQ(whole_number("0"), 0);
  EXPECT_EQ(whole_number("-17"), -17);
  EXPECT_EQ(whole_number("9223372036854775807"), 9223372036854775807);
  for (const char* const wrong :
       {"", "-", "+1", " 1", "1 ", "1x", "x", "1.5", "1e3", "0x10", "9223372036854775808"}) {
    EXPECT_FALSE(whole_number(wrong)) << wrong;
  }
}

TEST(Printable, HidesControlCharactersAndCutsLongTexts) {
  EXPECT_EQ(printable("grün 8"), "grün 8");
  EXPECT_EQ(printable(std::string_view("a\0b\x1b[31m\n\x7f", 10)), "a?b?[31m??");
  EXPECT_EQ(printable(std::string(60, 'x')), std::string(60, 'x'));
  EXPECT_EQ(printable(std::string(61, 'x')), std::string(60, 'x') + "...");
  // No letter is cut in two, or the whole would be no text any more.
  EXPECT_EQ(printable(std::string(59, 'x') + "üx"), std::string(59, 'x') + "...");
  EXPECT_EQ(printable(std::string(58, 'x') + "üx"), std::string(58, 'x') + "ü...");
}

TEST(Nearest, FindsWhatWasMeant) {
  const std::vector<std::string_view> commands{"serve", "play", "judge", "bench", "arena", "odds"};
  EXPECT_EQ(nearest("pley", commands), "play");
  EXPECT_EQ(nearest("playy", commands), "play");
  EXPECT_EQ(nearest("jduge", commands), std::nullopt) << "two of five letters are too many";
  EXPECT_EQ(nearest("arean", commands), std::nullopt);
  EXPECT_EQ(nearest("serv", commands), "serve");
  EXPECT_EQ(nearest("bench", commands), "bench");
  EXPECT_EQ(nearest("xyz", commands), std::nullopt);
  EXPECT_EQ(nearest("", commands), std::nullopt);
  EXPECT_EQ(nearest("play", {}), std::nullopt);
}

}  // namespace
}  // namespace penta

#include "engine/word_list.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace penta {
namespace {

enum class Tone : std::uint8_t { low, half_high, none = 0xff };
constexpr auto list_words(Tone /*of*/) {
  using enum Tone;
  return word_list<Tone>({{low, "low"}, {half_high, "half-high"}, {none, ""}});
}

struct Bell {
  enum class Size : std::uint8_t { any, small, large };
};
constexpr auto list_words(Bell::Size /*of*/) {
  using enum Bell::Size;
  return word_list<Bell::Size>({{any, ""}, {small, "S"}, {large, "L"}});
}

enum class Silent : std::uint8_t { deep };
static_assert(HasWords<Tone> && HasWords<Bell::Size> && !HasWords<Silent> && !HasWords<int>);

TEST(WordList, KnowsTheNamesOfTheSource) {
  using enum Tone;
  EXPECT_EQ(enumerator_name<half_high>(), "half_high");
  EXPECT_EQ(enumerator_name<Bell::Size::large>(), "large");
  EXPECT_EQ(enumerator_name<none>(), "none");
  EXPECT_EQ(enumerator_name<static_cast<Tone>(2)>(), "");
}

template <std::size_t size>
consteval bool tones_fit(const WordFor<Tone> (&list)[size]) {
  return words_fit(std::to_array(list));
}

// Whatever does not fit does not compile in a list.
TEST(WordList, FitsEveryEnumeratorInOrder) {
  using enum Tone;
  EXPECT_TRUE(tones_fit({{low, "low"}, {half_high, "half-high"}}));
  EXPECT_TRUE(tones_fit({{low, "low"}, {half_high, "half_high"}, {none, ""}}));
  EXPECT_TRUE(tones_fit({{low, "deep"}, {half_high, "2"}})) << "a word need not be the name";
  EXPECT_TRUE(tones_fit({{low, ""}, {half_high, "half-high"}})) << "the first may be nothing";

  EXPECT_FALSE(tones_fit({{low, "half-high"}, {half_high, "low"}})) << "swapped words";
  EXPECT_FALSE(tones_fit({{low, "half-high"}, {half_high, "high"}})) << "the name of another";
  EXPECT_FALSE(tones_fit({{half_high, "half-high"}, {low, "low"}})) << "another order";
  EXPECT_FALSE(tones_fit({{low, "low"}})) << "one is missing";
  EXPECT_FALSE(tones_fit({{low, "low"}, {none, ""}})) << "one is missing in the middle";
  EXPECT_FALSE(tones_fit({{low, "low"}, {low, "half-high"}})) << "one is there twice";
  EXPECT_FALSE(tones_fit({{low, "deep"}, {half_high, "deep"}})) << "a word is there twice";
  EXPECT_FALSE(tones_fit({{low, "low"}, {half_high, "half-high"}, {static_cast<Tone>(2), "high"}}))
      << "nothing is called that";
}

TEST(WordList, GivesWords) {
  using enum Tone;
  EXPECT_EQ(word_of(half_high), "half-high");
  EXPECT_EQ(word_of(none), "");
  EXPECT_EQ(word_of(static_cast<Tone>(7)), "");
  EXPECT_EQ(word_of(Bell::Size::any), "");
  EXPECT_EQ(word_of(Bell::Size::large), "L");
}

TEST(WordList, FindsValues) {
  using enum Tone;
  Tone tone = low;
  EXPECT_TRUE(find_word("half-high", tone));
  EXPECT_EQ(tone, half_high);
  EXPECT_FALSE(find_word("half_high", tone));
  EXPECT_EQ(tone, half_high) << "as it was";
  EXPECT_TRUE(find_word("", tone));
  EXPECT_EQ(tone, none);
  Bell::Size size = Bell::Size::large;
  EXPECT_TRUE(find_word("", size));
  EXPECT_EQ(size, Bell::Size::any);
}

TEST(WordList, SaysWhatIsExpected) {
  EXPECT_EQ(expected_words<Tone>(), "one of low, half-high");
  EXPECT_EQ(expected_words<Bell::Size>(), "one of S, L");
}

}  // namespace
}  // namespace penta

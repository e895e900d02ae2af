// One half of a two-way grammar: a language describes its texts once, as a template over `Io`, and
// this one writes them. The other half is TextReader in reader.h, which undoes whatever this does:
//
//   io.word("deal")                 these words stand here
//   io.maybe("you may", flag)       they stand here exactly if the flag is set
//   io.choice(value, table)         the words of the value in the table
//   io.option(value, table, none)   the same, or nothing for `none`
//   io.name(value, names)           a name of one's own, by its number from 1; nothing for 0
//   io.number(value, low, high)
//   io.sees("if")                   reading: they stand next; writing: never
//   io.sees_second("if")            the same behind one more token
//   io.offers("if")                 as `sees`, and they are named where something else stands
//   io.spare("this turn")           reading: they may stand here, and whether they did; they say
//                                   nothing that is not implied
//   io.refuse("why")                reading: what was read last is wrong
//   io.wrong()                      reading: what stands next is wrong
//
// A language derives both halves and adds what it alone needs. See cards/two_way_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace penta::cards {

template <class T>
using Words = std::pair<std::string_view, T>;

class TextWriter {
 public:
  static constexpr bool reads = false;
  std::string text;

  static bool sees(std::string_view /*words*/) { return false; }
  static bool sees_second(std::string_view /*words*/) { return false; }
  static bool offers(std::string_view /*words*/) { return false; }
  static bool spare(std::string_view /*words*/) { return false; }
  static void refuse(std::string_view /*why*/) {}
  static void wrong() {}

  void word(std::string_view words) {
    const bool joins = words[0] == ',' || words[0] == '.' || words[0] == ':';
    if (!text.empty() && !joins) text += ' ';
    if (article_) {
      text += sounds_open(words.substr(words[0] == '"' ? 1 : 0)) ? "an " : "a ";
      article_ = false;
    }
    text += words;
  }
  // "a" or "an" before the next word.
  void article() { article_ = true; }
  void maybe(std::string_view words, bool there) {
    if (there) word(words);
  }
  template <class T, std::size_t N>
  void choice(T value, const std::array<Words<T>, N>& table) {
    for (const auto& [words, each] : table) {
      if (each != value) continue;
      word(words);
      return;
    }
  }
  template <class T, std::size_t N>
  void option(T value, const std::array<Words<T>, N>& table, T none) {
    if (value != none) choice(value, table);
  }
  template <class T>
  void name(T value, const std::vector<std::string_view>& names) {
    if (value > 0) word(names[static_cast<std::size_t>(value) - 1]);
  }
  void number(int value, int /*low*/, int /*high*/) { word(std::to_string(value)); }

 private:
  // "an ability", but "a unit".
  static bool sounds_open(std::string_view word) {
    if (word.starts_with("uni") || word.starts_with("Uni")) return false;
    return std::string_view("aeiouAEIOU").find(word[0]) != std::string_view::npos;
  }

  bool article_ = false;
};

}  // namespace penta::cards

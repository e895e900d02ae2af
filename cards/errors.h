// Places in what somebody wrote, and what is wrong there. Every card language complains in this
// form, whether it reads files or packed lines.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/phrase.h"

namespace penta::cards {

struct Spot {
  std::uint32_t line = 0;    // from 1; 0: nothing stands there
  std::uint32_t column = 0;  // from 1, in characters
  std::uint16_t file = 0;
  bool exact = false;  // a text stands there as it is: its second letter one column further

  bool given() const { return line > 0; }
  bool operator==(const Spot&) const = default;
};

// The text is somebody else's and has to outlive the word.
struct Word {
  std::string_view text{};
  Spot at{};
};

struct Number {
  std::int64_t value = 0;
  Spot at{};
};

// What is wrong with one text, and where in it.
struct TextError {
  std::size_t column = 1;  // in bytes
  std::string text;
};

struct ParseError {
  Spot at{};
  std::string text;
  std::string german{};  // the same; empty: in English only
};

class ParseErrors {
 public:
  static constexpr std::size_t most = 50;

  // Those behind the fiftieth are forgotten.
  void add(ParseError error);
  void add(Spot at, std::string text);
  void add(Spot at, Phrase phrase, std::initializer_list<std::string> gaps);
  // At a column of the text, if its letters can be told apart.
  void add_inside(const Word& word, std::size_t column, std::string text);

  bool none() const { return list_.empty(); }
  bool full() const { return list_.size() == most; }
  const std::vector<ParseError>& list() const { return list_; }
  // By their places.
  std::vector<ParseError> in_order() const;

 private:
  std::vector<ParseError> list_;
};

// How many characters, not bytes.
std::size_t characters(std::string_view text);
// How many bytes the character takes that the text begins with; 0 if that is no UTF-8.
// REQUIRES: the text is not empty.
std::size_t utf8_character(std::string_view text);
// UTF-8 without control characters.
bool all_printable(std::string_view text);
// 'text', for messages.
std::string in_quotes(std::string_view text);

// The one that may have been meant.
std::optional<std::string_view> nearest_name(std::string_view word,
                                             const std::vector<std::string_view>& known);
// "; did you mean 'Squeezle'?", or what was expected.
std::string or_nearest(std::string_view word, const std::vector<std::string_view>& known,
                       std::string_view expected);

}  // namespace penta::cards

#include "cards/errors.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace penta::cards {
namespace {

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

struct Character {
  std::size_t length = 0;  // 0: no UTF-8
  unsigned code = 0;
};

Character first_character(std::string_view text) {
  const unsigned first = static_cast<unsigned char>(text[0]);
  if (first < 0x80) return {1, first};
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || text.size() < length) return {};
  unsigned code = first & (0xFFU >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    if (!continues(text[i])) return {};
    code = code << 6U | (static_cast<unsigned char>(text[i]) & 0x3FU);
  }
  constexpr std::array<unsigned, 5> least{0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  if (code < least[length] || code > 0x10FFFF || surrogate) return {};
  return {length, code};
}

}  // namespace

void ParseErrors::add(ParseError error) {
  if (!full()) list_.push_back(std::move(error));
}

void ParseErrors::add(Spot at, std::string text) { add({.at = at, .text = std::move(text)}); }

void ParseErrors::add(Spot at, Phrase phrase, std::initializer_list<std::string> gaps) {
  add({.at = at, .text = fill(phrase.en, gaps), .german = fill(phrase.de, gaps)});
}

void ParseErrors::add_inside(const Word& word, std::size_t column, std::string text) {
  Spot at = word.at;
  if (at.exact) {
    at.column += static_cast<std::uint32_t>(characters(word.text.substr(0, column - 1)));
  }
  add(at, std::move(text));
}

std::vector<ParseError> ParseErrors::in_order() const {
  std::vector<ParseError> sorted = list_;
  std::sort(sorted.begin(), sorted.end(), [](const ParseError& a, const ParseError& b) {
    return std::tie(a.at.file, a.at.line, a.at.column, a.text) <
           std::tie(b.at.file, b.at.line, b.at.column, b.text);
  });
  return sorted;
}

std::string in_quotes(std::string_view text) { return "'" + printable(text) + "'"; }

std::size_t utf8_character(std::string_view text) { return first_character(text).length; }

bool all_printable(std::string_view text) {
  while (!text.empty()) {
    const Character first = first_character(text);
    const bool control = first.code < 0x20 || (first.code >= 0x7F && first.code < 0xA0);
    if (first.length == 0 || control) return false;
    text.remove_prefix(first.length);
  }
  return true;
}

std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return !continues(c); }));
}

std::optional<std::string_view> nearest_name(std::string_view word,
                                             const std::vector<std::string_view>& known) {
  constexpr std::size_t longest = 80;  // comparing takes its time
  return word.size() <= longest ? nearest(word, known) : std::nullopt;
}

std::string or_nearest(std::string_view word, const std::vector<std::string_view>& known,
                       std::string_view expected) {
  const auto near = nearest_name(word, known);
  return near ? "; did you mean '" + std::string(*near) + "'?" : "; " + std::string(expected);
}

}  // namespace penta::cards

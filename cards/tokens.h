// The pieces of a card text: words and signs, each with its place.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace penta::cards {

struct Token {
  std::string_view text;
  std::size_t column = 1;  // in bytes

  std::size_t end() const { return column - 1 + text.size(); }
};

// The next token at or behind a place; an empty one at the end. A sign (,.:/+-) is a token of its
// own.
Token token_at(std::string_view text, std::size_t at);
std::vector<Token> tokens_of(std::string_view text);

}  // namespace penta::cards

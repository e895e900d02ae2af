#include "cards/tokens.h"

#include <algorithm>

namespace penta::cards {
namespace {

bool is_sign(char c) { return std::string_view(",.:/+-").find(c) != std::string_view::npos; }

}  // namespace

Token token_at(std::string_view text, std::size_t at) {
  while (at < text.size() && text[at] == ' ') ++at;
  std::size_t end = std::min(at + 1, text.size());
  if (at < text.size() && !is_sign(text[at])) {
    while (end < text.size() && text[end] != ' ' && !is_sign(text[end])) ++end;
  }
  return {text.substr(at, end - at), at + 1};
}

std::vector<Token> tokens_of(std::string_view text) {
  std::vector<Token> tokens;
  for (Token token = token_at(text, 0); !token.text.empty(); token = token_at(text, token.end())) {
    tokens.push_back(token);
  }
  return tokens;
}

}  // namespace penta::cards

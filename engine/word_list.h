// The words of an enumeration, in its order: what JSON and positions call its values.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace penta {

template <class Words, class Value>
std::string word_of(const Words& words, Value value) {
  return std::string(words[static_cast<std::size_t>(value)]);
}

// False, and the value as it was, if it is none of the words.
template <class Words, class Value>
bool find_word(const Words& words, std::string_view word, Value& value) {
  const auto found = std::find(words.begin(), words.end(), word);
  if (found == words.end()) return false;
  value = static_cast<Value>(found - words.begin());
  return true;
}

}  // namespace penta

// The other half of a two-way grammar (writer.h): reads what the writer writes. After the first
// mistake everything goes on quietly; the caller asks for it at the end.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cards/errors.h"
#include "cards/tokens.h"
#include "cards/writer.h"

namespace penta::cards {

// What people write who do not know the words of a language yet.
struct Misnomers {
  // Read as if the other word stood there: "defense", "defence".
  std::span<const Words<std::string_view>> spellings{};
  // Where they stand in vain, what is expected in their place: "all", "'each'".
  std::span<const Words<std::string_view>> instead{};
};

class TextReader {
 public:
  static constexpr bool reads = true;
  // REQUIRES: the text outlives the reader, and is bounded: each place is compared with all words
  // that could stand there.
  explicit TextReader(std::string_view text, Misnomers misnomers = {})
      : text_(text),
        tokens_(tokens_of(text)),
        misnomers_(misnomers),
        end_column_(text.size() + 1) {}

  std::optional<TextError> mistake;

  bool sees(std::string_view words) const { return !mistake && length(words, at_) > 0; }
  bool sees_second(std::string_view words) const { return !mistake && length(words, at_ + 1) > 0; }
  bool offers(std::string_view words);
  bool spare(std::string_view words);
  void refuse(std::string_view why);
  void wrong() { complain(); }
  // Where the next token stands.
  std::size_t here() const { return column(at_); }

  void word(std::string_view words) {
    if (!take(words)) complain();
  }
  void maybe(std::string_view words, bool& there) { there = take(words); }
  static void article() {}  // stands in a table of the language
  template <class T, std::size_t N>
  void choice(T& value, const std::array<Words<T>, N>& table) {
    if (!find(value, table)) complain();
  }
  template <class T, std::size_t N>
  void option(T& value, const std::array<Words<T>, N>& table, T none) {
    if (!find(value, table)) value = none;
  }
  template <class T>
  void name(T& value, const std::vector<std::string_view>& names) {
    value = T{};
    std::string_view longest;
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (!offers(names[i]) || names[i].size() < longest.size()) continue;
      longest = names[i];
      value = static_cast<T>(i + 1);
    }
    if (!longest.empty()) take(longest);
  }
  template <class T>
  void number(T& value, int low, int high) {
    if (const auto read = number_here(low, high)) value = static_cast<T>(*read);
  }
  // Nothing may follow.
  void end();

 protected:
  // Whether these words stood here.
  bool take(std::string_view words);

 private:
  // How many tokens these words have in common with what stands there, from their beginning.
  struct Common {
    std::size_t count = 0;
    bool all = true;
  };

  template <class T, std::size_t N>
  bool find(T& value, const std::array<Words<T>, N>& table) {
    std::string_view longest;
    for (const auto& [words, each] : table) {
      if (!offers(words) || words.size() < longest.size()) continue;
      longest = words;
      value = each;
    }
    return !longest.empty() && take(longest);
  }
  std::optional<int> number_here(int low, int high);
  Common common(std::string_view words, std::size_t at) const;
  // How many tokens these words are, if they stand there; else 0.
  std::size_t length(std::string_view words, std::size_t at) const;
  void step(std::size_t tokens);
  std::size_t column(std::size_t token) const {
    return token < tokens_.size() ? tokens_[token].column : end_column_;
  }
  std::size_t keep_begun();
  std::string_view found_here(std::size_t begun) const;
  bool is_word(std::string_view wanted, std::string_view found) const;
  bool name_what_is_meant();
  void complain();

  std::string_view text_;
  std::vector<Token> tokens_;
  Misnomers misnomers_;
  std::size_t end_column_;
  std::size_t at_ = 0;
  std::vector<std::string> tried_;  // what could have stood at this place
};

}  // namespace penta::cards

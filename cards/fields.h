// Takes tables of a card file apart: which names they may have, which they need, and what their
// values are. Whatever is wrong becomes a flaw, and reading goes on.
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "cards/errors.h"
#include "cards/toml.h"

namespace penta::cards {

class Fields {
 public:
  explicit Fields(ParseErrors& flaws) : flaws_(flaws) {}

  // "a side has no 'cst'; did you mean 'cost'?"
  void check_keys(const toml::Table& table, std::string_view what,
                  std::initializer_list<std::string_view> known);

  // Each table of the list with this name.
  template <class Use>
  void each(const toml::Table& top, std::string_view key, Use use) {
    for (const toml::Table* table : tables(top, key)) use(*table);
  }

  // Words point into the table, which has to outlive them. What is wrong or missing is not `given`.
  Word word(const toml::Table& table, std::string_view key);
  Word word_if_given(const toml::Table& table, std::string_view key);
  std::vector<Word> words(const toml::Table& table, std::string_view key);
  std::vector<Word> words_if_given(const toml::Table& table, std::string_view key);
  Number number(const toml::Table& table, std::string_view key);
  Number number_if_given(const toml::Table& table, std::string_view key);
  // False if it is not given.
  bool truth(const toml::Table& table, std::string_view key);

 private:
  std::vector<const toml::Table*> tables(const toml::Table& top, std::string_view key);
  const toml::Value* needed(const toml::Table& table, std::string_view key, std::string_view value);
  Number number_of(const toml::Value* value, std::string_view key);
  Word word_of(const toml::Value* value, std::string_view key);
  std::vector<Word> words_of(const toml::Value* value, std::string_view key);

  ParseErrors& flaws_;
};

}  // namespace penta::cards

// Card and deck files: the part of TOML (https://toml.io) that they need, with the place of each
// value. It is read here and not by a library so that it is the same in the browser.
//
//   # a comment
//   name = "text"            also 'text', """text""" and '''text'''
//   cost = 3                 whole numbers; true and false
//   skills = ["a", "b"]      lists, over several lines if need be
//   [heading]                a table
//   [[heading]]              one more table of a list
//
// Dotted keys and keys in quotes, tables inside of tables, and tables in braces are refused.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cards/errors.h"

namespace penta::cards::toml {

inline constexpr std::size_t longest_text = 1'000'000;  // bytes
inline constexpr std::size_t most_values = 100'000;
inline constexpr std::size_t most_keys = 100;  // of one table
inline constexpr int deepest_nesting = 8;      // of lists

struct Entry;
struct Value;

struct Table {
  Spot at{};  // its heading; where the file begins for the table at the top
  std::vector<Entry> entries;

  // Null if there is none.
  const Value* find(std::string_view key) const;
};

struct Value {
  // `other` is a bare word that TOML may know and cards do not: 1.5, a date, a slip of the pen. Its
  // text is that word. Whoever wants any other kind refuses it.
  enum class Kind : std::uint8_t { text, number, truth, list, table, other };
  Kind kind = Kind::other;
  Spot at{};
  bool as_written = false;  // a text in one line without escapes: it stands there letter by letter
  bool headed = false;      // a list of tables, made by [[headings]]
  bool truth = false;
  std::int64_t number = 0;
  std::string text{};
  std::vector<Value> list;
  Table table;

  // Where the first letter of a text stands, or else its quote.
  Spot inside() const;
};

struct Entry {
  std::string key;
  Spot at{};
  Value value{};
};

// The table at the top, or nothing and one flaw more: what is wrong, where, what was expected.
// `file` is the number that places get.
std::optional<Table> read(std::string_view text, std::uint16_t file, ParseErrors& flaws);

}  // namespace penta::cards::toml

#include "cards/fields.h"

#include <algorithm>
#include <string>

#include "engine/phrase.h"

namespace penta::cards {

using Kind = toml::Value::Kind;

void Fields::check_keys(const toml::Table& table, std::string_view what,
                        std::initializer_list<std::string_view> known) {
  const std::vector<std::string_view> names(known);
  for (const toml::Entry& each : table.entries) {
    if (std::find(names.begin(), names.end(), each.key) != names.end()) continue;
    flaws_.add(each.at, std::string(what) + " has no " + in_quotes(each.key) +
                            or_nearest(each.key, names, "expected " + join(names, ", ")));
  }
}

std::vector<const toml::Table*> Fields::tables(const toml::Table& top, std::string_view key) {
  std::vector<const toml::Table*> found;
  const toml::Value* value = top.find(key);
  if (value == nullptr) return found;
  const std::string heading = "[[" + std::string(key) + "]]";
  if (value->kind != Kind::list) {
    flaws_.add(value->at, "this is not a list; expected " + heading);
    return found;
  }
  for (const toml::Value& each : value->list) {
    if (each.kind == Kind::table) {
      found.push_back(&each.table);
    } else {
      flaws_.add(each.at, "this is no table; expected " + heading);
    }
  }
  return found;
}

const toml::Value* Fields::needed(const toml::Table& table, std::string_view key,
                                  std::string_view value) {
  const toml::Value* found = table.find(key);
  if (found == nullptr) {
    flaws_.add(table.at, in_quotes(key) + " is missing; expected " + std::string(key) + " = " +
                             std::string(value));
  }
  return found;
}

Word Fields::word_of(const toml::Value* value, std::string_view key) {
  if (value == nullptr) return {};
  if (value->kind == Kind::text) return {value->text, value->inside()};
  flaws_.add(value->at,
             in_quotes(key) + " is no text; expected " + std::string(key) + " = \"...\"");
  return {};
}

Word Fields::word(const toml::Table& table, std::string_view key) {
  return word_of(needed(table, key, "\"...\""), key);
}
Word Fields::word_if_given(const toml::Table& table, std::string_view key) {
  return word_of(table.find(key), key);
}

std::vector<Word> Fields::words_of(const toml::Value* value, std::string_view key) {
  std::vector<Word> words;
  if (value == nullptr) return words;
  if (value->kind != Kind::list) {
    flaws_.add(value->at, in_quotes(key) + " is no list; expected " + std::string(key) +
                              R"( = ["...", "..."])");
    return words;
  }
  for (const toml::Value& each : value->list) {
    if (each.kind == Kind::text) {
      words.push_back(word_of(&each, key));
    } else {
      flaws_.add(each.at, "this is no text; expected \"...\"");
    }
  }
  return words;
}

std::vector<Word> Fields::words(const toml::Table& table, std::string_view key) {
  return words_of(needed(table, key, R"(["...", "..."])"), key);
}
std::vector<Word> Fields::words_if_given(const toml::Table& table, std::string_view key) {
  return words_of(table.find(key), key);
}

Number Fields::number_of(const toml::Value* value, std::string_view key) {
  if (value == nullptr) return {};
  if (value->kind == Kind::number) return {value->number, value->at};
  flaws_.add(value->at,
             in_quotes(key) + " is no whole number; expected " + std::string(key) + " = a number");
  return {};
}

Number Fields::number(const toml::Table& table, std::string_view key) {
  return number_of(needed(table, key, "a number"), key);
}
Number Fields::number_if_given(const toml::Table& table, std::string_view key) {
  return number_of(table.find(key), key);
}

bool Fields::truth(const toml::Table& table, std::string_view key) {
  const toml::Value* value = table.find(key);
  if (value == nullptr) return false;
  if (value->kind == Kind::truth) return value->truth;
  flaws_.add(value->at, in_quotes(key) + " is neither yes nor no; expected " + std::string(key) +
                            " = true, or nothing");
  return false;
}

}  // namespace penta::cards

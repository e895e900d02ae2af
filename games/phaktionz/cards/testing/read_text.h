// For tests: sets and decks from one text, and from files on the disk.
#pragma once

#include <string>
#include <utility>

#include "cards/files.h"
#include "games/phaktionz/cards/toml.h"

namespace penta::phaktionz::cards {

inline Result<Set> read_set_text(std::string text, std::string name) {
  const Source source{std::move(name), std::move(text)};
  return read_set(std::span(&source, 1));
}
inline Result<Deck> read_deck_text(std::string text, std::string name, const Set& set) {
  return read_deck(Source{std::move(name), std::move(text)}, set);
}

inline Result<Set> read_set_at(const std::string& path) {
  const auto sources = penta::cards::read_sources(path);
  if (!sources) return sources.error();
  return read_set(*sources);
}
inline Result<Deck> read_deck_at(const std::string& path, const Set& set) {
  const auto source = penta::cards::read_source(path);
  if (!source) return source.error();
  return read_deck(*source, set);
}
inline bool is_deck_at(const std::string& path) {
  const auto source = penta::cards::read_source(path);
  return source && is_deck(*source);
}

}  // namespace penta::phaktionz::cards

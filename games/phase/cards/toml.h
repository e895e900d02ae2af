// TOML as a draft of a set. The only file that sees the TOML library is toml.cpp.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>

#include "games/phase/cards/draft.h"

namespace penta::cards {

// A draft and what its words stand in.
struct TomlDraft {
  Draft draft{};
  std::deque<std::string> texts{};
};

// Adds what a file says to the draft, and what is wrong with it to the flaws.
// REQUIRES: its nesting has been checked.
// Returns whether it is TOML at all.
bool read_toml_set(std::string_view text, std::uint16_t file, TomlDraft& draft, Flaws& flaws);
// A file with one deck, at its top or as [[deck]].
bool read_toml_deck(std::string_view text, std::uint16_t file, TomlDraft& draft, Flaws& flaws);
// Whether it is one deck and nothing that a deck could be made of.
// REQUIRES: its nesting has been checked.
bool is_toml_deck(std::string_view text);

}  // namespace penta::cards

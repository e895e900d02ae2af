// Words of the protocol itself: enumerations as they stand in messages.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/phrase.h"
#include "engine/seat.h"

namespace penta {

enum class Who : std::uint8_t { person, bot };
enum class Level : std::uint8_t { easy, normal, hard };
enum class Stage : std::uint8_t { open, dealing, running, over, closed };
enum class Role : std::uint8_t { seat, watch, host };
enum class DealStep : std::uint8_t { commit, reveal, restart, done };
enum class Fault : std::uint8_t {
  malformed,
  unknown_type,
  version,
  unknown,
  not_yours,
  not_now,
  stale,
  illegal,
  limit,
  taken,
};

template <class Word>
inline constexpr std::array<std::string_view, 0> words_of{};
template <>
inline constexpr std::array<std::string_view, 2> words_of<Who>{"person", "bot"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<Level>{"easy", "normal", "hard"};
template <>
inline constexpr std::array<std::string_view, 5> words_of<Stage>{"open", "dealing", "running",
                                                                 "over", "closed"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<Role>{"seat", "watch", "host"};
template <>
inline constexpr std::array<std::string_view, 4> words_of<DealStep>{"commit", "reveal", "restart",
                                                                    "done"};
template <>
inline constexpr std::array<std::string_view, 10> words_of<Fault>{
    "malformed", "unknown_type", "version", "unknown", "not_yours",
    "not_now",   "stale",        "illegal", "limit",   "taken"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<Lang>{"en", "de"};

// Reads and writes them for engine/describe.h. Seats are checked by whoever knows the table.
struct Words {
  int players() const { return max_seats; }
  template <class Word>
  std::string word(Word value) const {
    return std::string(words_of<Word>[static_cast<std::size_t>(value)]);
  }
  template <class Word>
  bool from_word(std::string_view word, Word& value) const {
    const auto& words = words_of<Word>;
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) return false;
    value = static_cast<Word>(found - words.begin());
    return true;
  }
  template <class Word>
  std::string expected(Word /*value*/) const {
    return "one of " + join(std::span<const std::string_view>(words_of<Word>), ", ");
  }
};

}  // namespace penta

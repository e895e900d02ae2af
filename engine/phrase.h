// Words: languages, sentences with gaps, small text helpers. No locale, no printf, no format.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.h"
#include "engine/word_list.h"

namespace penta {

enum class Lang : std::uint8_t { en, de };
constexpr auto list_words(Lang /*of*/) {
  return word_list<Lang>({{Lang::en, "en"}, {Lang::de, "de"}});
}

// A sentence in both languages; {0}, {1}, ... are gaps.
struct Phrase {
  std::string_view en;
  std::string_view de;
  constexpr std::string_view in(Lang lang) const { return lang == Lang::de ? de : en; }
};

std::string fill(std::string_view pattern, std::initializer_list<std::string> gaps);

// Who is spoken to, in which language, and what the seats are called.
struct Speaker {
  Lang lang = Lang::en;
  Viewer viewer = stranger;
  PerSeat<std::string> names{};

  bool is_you(Seat seat) const { return seat == viewer; }
  const std::string& name(Seat seat) const { return names[seat]; }
  // "You do it" to the one who did, "Ann does it" to the others ({0} is the name), then the gaps
  // from {1} on.
  std::string say(Seat who, Phrase to_them, Phrase to_others,
                  std::initializer_list<std::string> gaps = {}) const;
  std::string say(Phrase phrase, std::initializer_list<std::string> gaps = {}) const;
};

// How a terminal shows a coloured word: with ink, or as it stands.
struct Ink {
  bool colour = false;
  enum class Tone : std::uint8_t { plain, red, yellow, green, blue, bright, faint };
  std::string paint(Tone tone, std::string_view text) const;
};

std::string join(std::span<const std::string_view> parts, std::string_view between);
std::string join(const std::vector<std::string>& parts, std::string_view between);
std::vector<std::string_view> split(std::string_view text, char separator);
std::string_view trim(std::string_view text);
std::string lower(std::string_view text);
// Exactly a whole number, with nothing before or behind it.
std::optional<std::int64_t> whole_number(std::string_view text);
// Somebody else's text inside our message: control characters shown as '?', cut after 60.
std::string printable(std::string_view text);
// The member of `known` with the fewest letters to change, if that is at most a third of them.
std::optional<std::string_view> nearest(std::string_view word,
                                        const std::vector<std::string_view>& known);

}  // namespace penta

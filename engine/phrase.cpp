#include "engine/phrase.h"

#include <algorithm>
#include <charconv>

namespace penta {
namespace {

constexpr bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

template <class GapText>
std::string fill_gaps(std::string_view pattern, GapText gap_text) {
  std::string result;
  result.reserve(2 * pattern.size());
  for (;;) {
    const std::size_t at = pattern.find('{');
    result += pattern.substr(0, at);
    if (at == std::string_view::npos) return result;
    pattern.remove_prefix(at);
    const bool gap =
        pattern.size() > 2 && pattern[2] == '}' && pattern[1] >= '0' && pattern[1] <= '9';
    result += gap ? gap_text(static_cast<std::size_t>(pattern[1] - '0')) : pattern.substr(0, 1);
    pattern.remove_prefix(gap ? 3 : 1);
  }
}

template <class Parts>
std::string join_parts(const Parts& parts, std::string_view between) {
  std::string result;
  for (const auto& part : parts) {
    if (!result.empty()) result += between;
    result += part;
  }
  return result;
}

std::size_t letters_to_change(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t above = row[j];
      row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0U : 1U)});
      diagonal = above;
    }
  }
  return row.back();
}

}  // namespace

std::string fill(std::string_view pattern, std::initializer_list<std::string> gaps) {
  return fill_gaps(pattern, [&](std::size_t number) {
    return number < gaps.size() ? std::string_view(gaps.begin()[number]) : std::string_view();
  });
}

std::string Speaker::say(Seat who, Phrase to_them, Phrase to_others,
                         std::initializer_list<std::string> gaps) const {
  return fill_gaps((is_you(who) ? to_them : to_others).in(lang), [&](std::size_t number) {
    if (number == 0) return std::string_view(names[who]);
    return number <= gaps.size() ? std::string_view(gaps.begin()[number - 1]) : std::string_view();
  });
}

std::string Speaker::say(Phrase phrase, std::initializer_list<std::string> gaps) const {
  return fill(phrase.in(lang), gaps);
}

std::string Ink::paint(Tone tone, std::string_view text) const {
  if (!colour || tone == Tone::plain) return std::string(text);
  static constexpr std::string_view codes[] = {"", "31", "33", "32", "34", "1", "2"};
  return "\x1b[" + std::string(codes[static_cast<std::size_t>(tone)]) + "m" + std::string(text) +
         "\x1b[0m";
}

std::string join(std::span<const std::string_view> parts, std::string_view between) {
  return join_parts(parts, between);
}

std::string join(const std::vector<std::string>& parts, std::string_view between) {
  return join_parts(parts, between);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t at = text.find(separator);
    parts.push_back(text.substr(0, at));
    if (at == std::string_view::npos) return parts;
    text.remove_prefix(at + 1);
  }
}

std::string_view trim(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return result;
}

std::optional<std::int64_t> whole_number(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::string printable(std::string_view text) {
  constexpr std::size_t most = 60;
  // No character is cut in two.
  const auto continues = [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U; };
  std::size_t longest = most;
  while (longest > 0 && longest < text.size() && continues(text[longest])) --longest;
  std::string result;
  for (const char c : text.substr(0, longest)) {
    const auto byte = static_cast<unsigned char>(c);
    result += (byte < 0x20 || byte == 0x7f) ? '?' : c;
  }
  if (text.size() > longest) result += "...";
  return result;
}

std::optional<std::string_view> nearest(std::string_view word,
                                        const std::vector<std::string_view>& known) {
  std::optional<std::string_view> best;
  std::size_t fewest = word.size() / 3 + 1;
  for (const std::string_view each : known) {
    const std::size_t changes = letters_to_change(word, each);
    if (changes < fewest) {
      fewest = changes;
      best = each;
    }
  }
  return best;
}

}  // namespace penta

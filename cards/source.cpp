#include "cards/source.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "engine/phrase.h"

namespace penta::cards {
namespace {

// The line and a mark below it; of a long line the part around the mark.
std::string shown(std::string_view text, const Spot& at) {
  constexpr std::size_t width = 100;
  constexpr std::size_t before = 70;
  for (std::uint32_t line = 1; line < at.line; ++line) {
    text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    if (text.empty()) return "";
  }
  std::vector<std::string> letters;
  for (const char c : text.substr(0, text.find('\n'))) {
    const bool goes_on = (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
    if (goes_on && !letters.empty()) {
      letters.back() += c;
    } else if (c != '\r') {
      letters.emplace_back(1, static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? ' ' : c);
    }
  }
  const std::size_t mark = at.column - 1U;
  if (letters.empty() || mark > letters.size()) return "";
  const std::size_t from = mark > before ? mark - before : 0;
  std::string line;
  for (std::size_t i = from; i < std::min(letters.size(), from + width); ++i) {
    line += all_printable(letters[i]) ? letters[i] : "?";
  }
  return "\n    " + line + "\n    " + std::string(mark - from, ' ') + "^";
}

}  // namespace

Error all_of(const ParseErrors& flaws, std::span<const Source> sources) {
  std::vector<std::string> texts;
  for (const ParseError& flaw : flaws.in_order()) {
    const Source& source = sources[flaw.at.file];
    texts.push_back(source.name + ":" + std::to_string(flaw.at.line) + ":" +
                    std::to_string(flaw.at.column) + ": " + flaw.text +
                    shown(source.text, flaw.at));
  }
  if (flaws.full()) texts.emplace_back("These are the first 50 mistakes; there may be more.");
  return {join(texts, "\n")};
}

}  // namespace penta::cards

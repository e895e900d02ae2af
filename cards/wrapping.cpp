#include "cards/wrapping.h"

#include <algorithm>

#include "engine/telling.h"

namespace penta::cards {

std::string clipped(const std::string& text, std::size_t longest) {
  if (columns(text) <= longest) return text;
  std::size_t end = 0;
  for (std::size_t count = 0; end < text.size(); ++end) {
    const bool begins = (static_cast<unsigned char>(text[end]) & 0xc0U) != 0x80;
    if (begins && ++count > longest) break;
  }
  return text.substr(0, end) + "…";
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
  std::vector<std::string> lines;
  std::string line;
  for (const std::string_view word : split(text, ' ')) {
    if (!line.empty() && columns(line) + 1 + columns(word) > width) {
      lines.push_back(line);
      line.clear();
    }
    if (!line.empty()) line += ' ';
    line += word;
  }
  lines.push_back(line);
  return lines;
}

std::string flowing(const std::string& first, const std::vector<std::string>& items,
                    std::size_t width) {
  constexpr std::size_t deepest = 50;  // a long beginning leaves room all the same
  const std::size_t indent = std::min(columns(first), deepest);
  std::string text;
  std::string line = first;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const std::string item = items[i] + (i + 1 < items.size() ? "," : "");
    if (columns(line) > indent && columns(line) + 1 + columns(item) > width) {
      text += line + "\n";
      line = std::string(indent, ' ');
    }
    if (columns(line) > indent) line += ' ';
    line += item;
  }
  return text + line + "\n";
}

}  // namespace penta::cards

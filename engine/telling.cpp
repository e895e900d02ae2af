#include "engine/telling.h"

#include <algorithm>

namespace penta {
namespace {

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xc0U) == 0x80; }

}  // namespace

std::string listing(const std::vector<std::string>& items, Lang lang) {
  if (items.size() < 2) return join(items, "");
  const std::vector<std::string> all_but_last(items.begin(), items.end() - 1);
  return join(all_but_last, ", ") + (lang == Lang::de ? " und " : " and ") + items.back();
}

std::string capitalised(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 32);
  return text;
}

std::string counted(int number, Phrase one, Phrase many, Lang lang) {
  return std::to_string(number) + " " + std::string((number == 1 ? one : many).in(lang));
}

std::string tell_winners(SeatSet winners, const Speaker& speaker) {
  if (winners.size() == 1) {
    return speaker.say(winners.front(), {"You win the match.", "Du gewinnst die Partie."},
                       {"{0} wins the match.", "{0} gewinnt die Partie."});
  }
  const bool yours = winners.contains(speaker.viewer);
  std::vector<std::string> names;
  if (yours) names.push_back(speaker.say({"You", "Du"}));
  for (const Seat seat : winners) {
    if (!speaker.is_you(seat)) names.push_back(speaker.name(seat));
  }
  return speaker.say(yours ? Phrase{"{0} share the win.", "{0}, ihr teilt euch den Sieg."}
                           : Phrase{"{0} share the win.", "{0} teilen sich den Sieg."},
                     {listing(names, speaker.lang)});
}

std::size_t columns(std::string_view text) {
  std::size_t count = 0;
  bool in_ink = false;
  for (const char c : text) {
    if (c == '\x1b') in_ink = true;
    if (!in_ink && !continues(c)) ++count;
    if (c == 'm') in_ink = false;
  }
  return count;
}

std::string padded(std::string text, std::size_t width) {
  const std::size_t used = columns(text);
  if (used < width) text.append(width - used, ' ');
  return text;
}

std::string number(int value, std::size_t width) {
  const std::string digits = std::to_string(value);
  return std::string(digits.size() < width ? width - digits.size() : 0, ' ') + digits;
}

std::string shortened(const std::string& name) {
  constexpr std::size_t longest = 12;
  if (columns(name) <= longest) return name;
  std::size_t end = 0;
  for (std::size_t count = 0; count < longest; ++count) {
    do {
      ++end;
    } while (end < name.size() && continues(name[end]));
  }
  return name.substr(0, end) + "…";
}

std::string aligned(const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::size_t> widths;
  for (const auto& row : rows) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], columns(row[i]));
  }
  std::string text;
  for (const auto& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (widths[i] != 0) line += padded(row[i], widths[i]) + "  ";
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

}  // namespace penta

#include "cards/packed.h"

#include <utility>

#include "engine/phrase.h"

namespace penta::cards {
namespace {

std::vector<Word> words_of(std::string_view line, std::uint32_t number) {
  std::vector<Word> words;
  Spot at{.line = number, .column = 1, .exact = true};
  for (const std::string_view text : split(line, '\t')) {
    words.push_back({text, at});
    at.column += static_cast<std::uint32_t>(characters(text)) + 1;
  }
  return words;
}

}  // namespace

Result<bool> read_packed(std::string_view packed, std::string_view magic, ParseErrors& flaws,
                         const std::function<void(const Word&, std::vector<Word>)>& read) {
  if (packed.size() > longest_packed) {
    return Error{"the packed cards are too long; expected at most 2 MB"};
  }
  if (packed.empty()) return Error{"there are no cards; expected '" + std::string(magic) + "'"};
  std::uint32_t number = 0;
  while (!packed.empty() && !flaws.full()) {
    const std::size_t end = packed.find('\n');
    const std::string_view line = packed.substr(0, end);
    const Spot start{.line = ++number, .column = 1, .exact = true};
    if (number > 1) {
      std::vector<Word> words = words_of(line, number);
      const Word kind = words.front();
      words.erase(words.begin());
      read(kind, std::move(words));
    } else if (line != magic) {
      flaws.add(start, "'" + printable(line) + "' begins no set of cards; expected '" +
                           std::string(magic) + "'");
    }
    if (end == std::string_view::npos) {
      flaws.add(start, "the text breaks off; expected a line's end");
      break;
    }
    packed.remove_prefix(end + 1);
  }
  return true;
}

bool has_words(const std::vector<Word>& words, const Word& kind, std::size_t least,
               std::size_t most, ParseErrors& flaws) {
  if (words.size() >= least && words.size() <= most) return true;
  flaws.add(kind.at, "'" + std::string(kind.text) + "' has " + std::to_string(words.size()) +
                         " words behind it; expected " + std::to_string(least) +
                         (least == most ? "" : " to " + std::to_string(most)));
  return false;
}

Number packed_number(const Word& word, ParseErrors& flaws) {
  const auto value = whole_number(word.text);
  if (value) return {*value, word.at};
  flaws.add(word.at, "'" + printable(word.text) + "' is no whole number");
  return {};
}

Error first_of(const ParseErrors& flaws) {
  const ParseError& first = flaws.list().front();
  return {"line " + std::to_string(first.at.line) + ", column " + std::to_string(first.at.column) +
          " of the packed cards: " + first.text};
}

}  // namespace penta::cards

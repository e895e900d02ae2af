#include "cards/maker.h"

#include <algorithm>

#include "engine/phrase.h"

namespace penta::cards {

Count count_before(std::string_view text) {
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  if (digits == 0 || !text.substr(digits).starts_with("x ")) return {1, text};
  return {whole_number(text.substr(0, digits)).value_or(0), trim(text.substr(digits + 2))};
}

std::vector<Word> list_of(const Word& line) {
  std::vector<Word> words;
  Spot at = line.at;
  for (const std::string_view part : split(line.text, ';')) {
    const std::size_t spaces = std::min(part.find_first_not_of(" \t"), part.size());
    Word word{trim(part), at};
    if (at.exact) {
      word.at.column += static_cast<std::uint32_t>(spaces);
      at.column += static_cast<std::uint32_t>(characters(part)) + 1;
    }
    if (!word.text.empty()) words.push_back(word);
  }
  return words;
}

std::string Maker::text(const Word& word, std::size_t longest) {
  if (word.text.size() > longest) {
    flaws_.add(word.at, in_quotes(word.text) + " is too long; expected at most " +
                            std::to_string(longest) + " bytes");
  } else if (!all_printable(word.text)) {
    flaws_.add(word.at, in_quotes(word.text) + " cannot be printed; expected letters in one line");
  }
  return std::string(word.text.substr(0, longest));
}

std::string Maker::name(const Word& word, std::string_view of) {
  if (!word.at.given()) return {};
  const std::string_view text = word.text;
  const std::string what = std::string(of) + " " + in_quotes(text);
  if (text.empty()) {
    flaws_.add(word.at, std::string(of) + " is empty; expected a name");
  } else if (text != trim(text)) {
    flaws_.add(word.at, what + " has spaces around it; expected none");
  } else if (text.find(';') != std::string_view::npos ||
             text.find(" / ") != std::string_view::npos) {
    flaws_.add(word.at, what + " has ';' or ' / ' in it, which lists of cards use; expected none");
  } else if (count_before(text).rest != text) {
    flaws_.add(word.at, what + " begins like a number of cards; expected another name");
  }
  return this->text(word, longest_name);
}

}  // namespace penta::cards

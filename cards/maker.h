// What makers of sets share: texts and names that fit, can be printed, and can stand in a list of
// cards.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cards/errors.h"

namespace penta::cards {

inline constexpr std::size_t longest_name = 40;    // in bytes
inline constexpr std::size_t longest_about = 300;  // in bytes

// "2x Squeezle" as 2 and "Squeezle"; 0 if there is no such number.
struct Count {
  std::int64_t count = 1;
  std::string_view rest;
};
Count count_before(std::string_view text);

// "Ted / Gladiator; 2x Scout / Berserker" as words with their places.
std::vector<Word> list_of(const Word& line);

class Maker {
 public:
  explicit Maker(ParseErrors& flaws) : flaws_(flaws) {}

 protected:
  // The word, shortened if it is too long, which is a flaw.
  std::string text(const Word& word, std::size_t longest);
  // `of` says whose name it is: "the title".
  std::string name(const Word& word, std::string_view of);
  std::string name_or(const Word& word, std::string_view of, const std::string& usual) {
    return word.at.given() ? name(word, of) : usual;
  }
  ParseErrors& flaws() { return flaws_; }

 private:
  ParseErrors& flaws_;
};

}  // namespace penta::cards

// The packed form of a set: plain lines, of which the first names the form. In all others words
// stand with tabs between them, and the first word says what the line is. A language decides which
// lines there are; this reads and writes any of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cards/errors.h"
#include "engine/result.h"

namespace penta::cards {

inline constexpr std::size_t longest_packed = 2'000'000;  // whatever is longer is refused unread

// One line to write. REQUIRES: no word has a tab or a line's end in it.
class PackedLine {
 public:
  explicit PackedLine(std::string_view kind) : text_(kind) {}
  PackedLine& add(std::string_view word) {
    text_.append("\t").append(word);
    return *this;
  }
  PackedLine& add(int number) { return add(std::string_view(std::to_string(number))); }
  std::string end() { return std::move(text_) + "\n"; }

 private:
  std::string text_;
};

// Calls `read` for each line but the first with the word that says what it is, and those behind it.
// What is wrong with the lines becomes a flaw. An error if the text is too long, or empty.
// REQUIRES: the text outlives the words.
Result<bool> read_packed(std::string_view packed, std::string_view magic, ParseErrors& flaws,
                         const std::function<void(const Word& kind, std::vector<Word>)>& read);

// Whether so many words stand behind the first one; if not, that is a flaw.
bool has_words(const std::vector<Word>& words, const Word& kind, std::size_t least,
               std::size_t most, ParseErrors& flaws);
Number packed_number(const Word& word, ParseErrors& flaws);

// "line 3, column 9 of the packed cards: ..." REQUIRES: there are flaws.
Error first_of(const ParseErrors& flaws);

}  // namespace penta::cards

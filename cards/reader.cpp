#include "cards/reader.h"

#include <algorithm>
#include <array>

#include "engine/phrase.h"

namespace penta::cards {
namespace {

// Says what stands there, not how it is written.
bool is_plain(std::string_view words) {
  return words.starts_with("a number") || words.starts_with("the end");
}
// "three", as people write small numbers.
std::optional<std::int64_t> number_of(std::string_view word) {
  constexpr std::array<std::string_view, 21> words{
      "",         "one",     "two",     "three",     "four",     "five",     "six",
      "seven",    "eight",   "nine",    "ten",       "eleven",   "twelve",   "thirteen",
      "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"};
  const auto found = std::find(words.begin() + 1, words.end(), word);
  if (found == words.end()) return whole_number(word);
  return found - words.begin();
}
std::string as_written(std::string_view words) {
  return is_plain(words) ? std::string(words) : "'" + std::string(words) + "'";
}

}  // namespace

bool TextReader::offers(std::string_view words) {
  if (mistake) return false;
  if (length(words, at_) > 0) return true;
  tried_.emplace_back(words);
  return false;
}

bool TextReader::spare(std::string_view words) {
  const bool there = sees(words);
  if (there) step(length(words, at_));
  return there;
}

void TextReader::refuse(std::string_view why) {
  if (!mistake) mistake = TextError{column(at_ == 0 ? 0 : at_ - 1), std::string(why)};
}

void TextReader::end() {
  if (mistake || at_ == tokens_.size()) return;
  tried_.emplace_back("the end of the text");
  complain();
}

bool TextReader::take(std::string_view words) {
  if (!offers(words)) return false;
  step(length(words, at_));
  return true;
}

std::optional<int> TextReader::number_here(int low, int high) {
  const auto number = at_ < tokens_.size() ? number_of(tokens_[at_].text) : std::nullopt;
  if (!mistake && number && *number >= low && *number <= high) {
    step(1);
    return static_cast<int>(*number);
  }
  tried_.push_back("a number from " + std::to_string(low) + " to " + std::to_string(high));
  complain();
  return std::nullopt;
}

TextReader::Common TextReader::common(std::string_view words, std::size_t at) const {
  Common same;
  for (Token wanted = token_at(words, 0); !wanted.text.empty();
       wanted = token_at(words, wanted.end()), ++same.count) {
    const std::size_t there = at + same.count;
    if (there >= tokens_.size() || !is_word(wanted.text, tokens_[there].text)) {
      return {same.count, false};
    }
  }
  return same;
}

std::size_t TextReader::length(std::string_view words, std::size_t at) const {
  const Common same = common(words, at);
  return same.all ? same.count : 0;
}

void TextReader::step(std::size_t tokens) {
  at_ += tokens;
  tried_.clear();
}

// Of phrases that begin as what stands here does, only those that go on longest; returns how many
// tokens that are.
std::size_t TextReader::keep_begun() {
  const auto begun = [this](const std::string& words) {
    return is_plain(words) ? 0 : common(words, at_).count;
  };
  std::size_t most = 0;
  for (const std::string& each : tried_) most = std::max(most, begun(each));
  std::erase_if(tried_, [&](const std::string& each) { return begun(each) < most; });
  return most;
}

// From here to behind as many tokens and one more; empty if the text ends before.
std::string_view TextReader::found_here(std::size_t begun) const {
  if (at_ + begun >= tokens_.size()) return {};
  const std::size_t from = tokens_[at_].column - 1;
  return text_.substr(from, tokens_[at_ + begun].end() - from);
}

bool TextReader::is_word(std::string_view wanted, std::string_view found) const {
  if (wanted == found) return true;
  return std::any_of(
      misnomers_.spellings.begin(), misnomers_.spellings.end(),
      [&](const auto& each) { return each.first == found && each.second == wanted; });
}

// If what stands here is known as something that people write in its place.
bool TextReader::name_what_is_meant() {
  const auto known = std::find_if(misnomers_.instead.begin(), misnomers_.instead.end(),
                                  [&](const auto& each) { return length(each.first, at_) != 0; });
  if (known == misnomers_.instead.end()) return false;
  const auto& [written, meant] = *known;
  mistake = TextError{column(at_),
                      "expected " + std::string(meant) + ", not '" + std::string(written) + "'"};
  return true;
}

// What could have stood here, the nearest to what does stand there first.
void TextReader::complain() {
  if (mistake || name_what_is_meant()) return;
  std::sort(tried_.begin(), tried_.end());
  tried_.erase(std::unique(tried_.begin(), tried_.end()), tried_.end());
  const std::string_view found = found_here(keep_begun());
  constexpr std::size_t most = 6;
  std::string text = "expected ";
  const std::vector<std::string_view> known(tried_.begin(), tried_.end());
  const std::string_view near = found.empty() ? "" : nearest(found, known).value_or("");
  std::vector<std::string> named;
  if (!near.empty()) named.push_back(as_written(near));
  for (const std::string_view each : known) {
    if (named.size() == most) break;
    if (each != near) named.push_back(as_written(each));
  }
  if (known.size() > named.size()) named.emplace_back("other words");
  const std::string last = named.back();
  named.pop_back();
  text += named.empty() ? last : join(named, ", ") + " or " + last;
  text += found.empty() ? ", but the text ends" : ", not '" + printable(found) + "'";
  if (!near.empty()) text += "; did you mean '" + std::string(near) + "'?";
  mistake = TextError{column(at_), text};
}

}  // namespace penta::cards

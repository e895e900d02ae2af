// English card texts, written and read by the one grammar.
#include <algorithm>

#include "cards/grammar.h"
#include "cards/text.h"
#include "engine/phrase.h"

namespace penta::cards {
namespace {

bool is_sign(char c) { return std::string_view(",.:/+-").find(c) != std::string_view::npos; }

class Writer {
 public:
  static constexpr bool reads = false;
  explicit Writer(const Lexicon& lexicon) : lexicon_(lexicon) {}
  std::string text;

  static bool sees(std::string_view /*words*/) { return false; }
  static bool sees_second(std::string_view /*word*/) { return false; }
  static bool offers(std::string_view /*words*/) { return false; }
  static void refuse(std::string_view /*why*/) {}

  void word(std::string_view words) {
    const bool joins = words[0] == ',' || words[0] == '.' || words[0] == ':';
    if (!text.empty() && !joins) text += ' ';
    if (article_) {
      const bool vowel = std::string_view("aeiou").find(words[0]) != std::string_view::npos;
      text += vowel ? "an " : "a ";
      article_ = false;
    }
    text += words;
  }
  void maybe(std::string_view words, bool there) {
    if (there) word(words);
  }
  template <class T, std::size_t N>
  void choice(T value, const std::array<Words<T>, N>& table) {
    for (const auto& [words, each] : table) {
      if (each != value) continue;
      word(words);
      return;
    }
  }
  template <class T, std::size_t N>
  void option(T value, const std::array<Words<T>, N>& table, T none) {
    if (value != none) choice(value, table);
  }
  void number(int value, int /*low*/, int /*high*/) { word(std::to_string(value)); }
  void amount(Amount amount) { word(amount_text(amount)); }
  void pair(Amount attack, Amount defence) { word(change_text(attack, defence)); }
  void article(Pick pick) {
    if (pick == Pick::one) {
      article_ = true;
    } else {
      choice(pick, picks);
    }
  }
  void faction(std::uint8_t faction) {
    if (faction > 0) word(lexicon_.factions[faction - 1U].english);
  }

 private:
  const Lexicon& lexicon_;
  bool article_ = false;  // "a" or "an" stands before the next word
};

struct Token {
  std::string_view text;
  std::size_t column = 1;
};

std::vector<Token> tokens_of(std::string_view text) {
  std::vector<Token> tokens;
  std::size_t at = 0;
  while (at < text.size()) {
    if (text[at] == ' ') {
      ++at;
      continue;
    }
    std::size_t end = at + 1;
    if (!is_sign(text[at])) {
      while (end < text.size() && text[end] != ' ' && !is_sign(text[end])) ++end;
    }
    tokens.push_back({text.substr(at, end - at), at + 1});
    at = end;
  }
  return tokens;
}

class Reader {
 public:
  static constexpr bool reads = true;
  Reader(std::string_view text, const Lexicon& lexicon)
      : lexicon_(lexicon), tokens_(tokens_of(text)), end_column_(text.size() + 1) {}

  std::optional<Mistake> mistake;

  bool sees(std::string_view words) const { return !mistake && length(words, at_) > 0; }
  bool sees_second(std::string_view words) const { return !mistake && length(words, at_ + 1) > 0; }
  bool offers(std::string_view words) {
    if (mistake) return false;
    if (length(words, at_) > 0) return true;
    tried_.emplace_back(words);
    return false;
  }
  void refuse(std::string_view why) {
    if (!mistake) mistake = Mistake{column(at_ == 0 ? 0 : at_ - 1), std::string(why)};
  }

  void word(std::string_view words) {
    if (!take(words)) complain();
  }
  void maybe(std::string_view words, bool& there) { there = take(words); }
  template <class T, std::size_t N>
  bool find(T& value, const std::array<Words<T>, N>& table) {
    std::string_view longest;
    for (const auto& [words, each] : table) {
      if (!offers(words) || words.size() < longest.size()) continue;
      longest = words;
      value = each;
    }
    return !longest.empty() && take(longest);
  }
  template <class T, std::size_t N>
  void choice(T& value, const std::array<Words<T>, N>& table) {
    if (!find(value, table)) complain();
  }
  template <class T, std::size_t N>
  void option(T& value, const std::array<Words<T>, N>& table, T none) {
    if (!find(value, table)) value = none;
  }
  template <class T>
  void number(T& value, int low, int high) {
    const auto number = at_ < tokens_.size() ? whole_number(tokens_[at_].text) : std::nullopt;
    if (!mistake && number && *number >= low && *number <= high) {
      value = static_cast<T>(*number);
      step(1);
      return;
    }
    tried_.push_back("a number from " + std::to_string(low) + " to " + std::to_string(high));
    complain();
  }
  void amount(Amount& amount) {
    if (take("X")) {
      amount = {1, true};
      return;
    }
    amount.x = false;
    number(amount.value, 1, 9);
  }
  void pair(Amount& attack, Amount& defence) {
    with_sign(attack);
    word("/");
    with_sign(defence);
  }
  static void article(Pick /*pick*/) {}
  void faction(std::uint8_t& faction) {
    faction = 0;
    for (std::size_t i = 0; i < lexicon_.factions.size(); ++i) {
      if (!offers(lexicon_.factions[i].english)) continue;
      faction = static_cast<std::uint8_t>(i + 1);
      take(lexicon_.factions[i].english);
      return;
    }
  }
  void end() {
    if (mistake || at_ == tokens_.size()) return;
    tried_.emplace_back("the end of the text");
    complain();
  }

 private:
  // How many tokens these words are, if they stand there; else 0.
  std::size_t length(std::string_view words, std::size_t at) const {
    const std::vector<Token> wanted = tokens_of(words);
    if (at + wanted.size() > tokens_.size()) return 0;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      if (wanted[i].text != tokens_[at + i].text) return 0;
    }
    return wanted.size();
  }
  bool take(std::string_view words) {
    if (!offers(words)) return false;
    step(length(words, at_));
    return true;
  }
  void step(std::size_t tokens) {
    at_ += tokens;
    tried_.clear();
  }
  void with_sign(Amount& amount) {
    const bool negative = take("-");
    if (!negative) word("+");
    if (take("X")) {
      amount = {static_cast<std::int8_t>(negative ? -1 : 1), true};
      return;
    }
    amount.x = false;
    number(amount.value, negative ? 1 : 0, 9);
    if (negative) amount.value = static_cast<std::int8_t>(-amount.value);
  }
  std::size_t column(std::size_t token) const {
    return token < tokens_.size() ? tokens_[token].column : end_column_;
  }

  // What could have stood here, the nearest to what does stand there first.
  void complain() {
    if (mistake) return;
    std::sort(tried_.begin(), tried_.end());
    tried_.erase(std::unique(tried_.begin(), tried_.end()), tried_.end());
    constexpr std::size_t most = 6;
    std::string text = "expected ";
    const std::vector<std::string_view> known(tried_.begin(), tried_.end());
    const std::string_view found = at_ < tokens_.size() ? tokens_[at_].text : std::string_view{};
    const std::string_view near = found.empty() ? "" : nearest(found, known).value_or("");
    std::vector<std::string> named;
    if (!near.empty()) named.push_back(quoted(near));
    for (const std::string_view each : known) {
      if (named.size() == most) break;
      if (each != near) named.push_back(quoted(each));
    }
    if (known.size() > named.size()) named.emplace_back("other words");
    const std::string last = named.back();
    named.pop_back();
    text += named.empty() ? last : join(named, ", ") + " or " + last;
    text += found.empty() ? ", but the text ends" : ", not '" + printable(found) + "'";
    if (!near.empty()) text += "; did you mean '" + std::string(near) + "'?";
    mistake = Mistake{column(at_), text};
  }
  static std::string quoted(std::string_view words) {
    const bool plain = words.starts_with("a number") || words.starts_with("the end");
    return plain ? std::string(words) : "'" + std::string(words) + "'";
  }

  const Lexicon& lexicon_;
  std::vector<Token> tokens_;
  std::size_t end_column_;
  std::size_t at_ = 0;
  std::vector<std::string> tried_;  // what could have stood at this place
};

}  // namespace

std::string in_english(const Ability& ability, const Lexicon& lexicon) {
  Writer writer(lexicon);
  Ability copy = ability;
  Grammar<Writer>(writer).ability(copy);
  return writer.text;
}

Reading read_ability(std::string_view text, const Lexicon& lexicon) {
  constexpr std::size_t longest = 400;
  Reading reading;
  if (text.size() > longest) {
    reading.mistake = Mistake{longest + 1, "expected a text of at most 400 characters"};
    return reading;
  }
  Reader reader(text, lexicon);
  Grammar<Reader>(reader).ability(reading.ability);
  reader.end();
  reading.mistake = reader.mistake;
  if (reading.mistake) return reading;
  if (const auto why = unsound(reading.ability, lexicon)) reading.mistake = Mistake{1, *why};
  return reading;
}

}  // namespace penta::cards

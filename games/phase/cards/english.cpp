// English card texts, written and read by the one grammar.
#include <algorithm>

#include "engine/phrase.h"
#include "games/phase/cards/grammar.h"
#include "games/phase/cards/text.h"

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
  static void begin(std::size_t /*effect*/, Part /*part*/) {}

  void word(std::string_view words) {
    const bool joins = words[0] == ',' || words[0] == '.' || words[0] == ':';
    if (!text.empty() && !joins) text += ' ';
    if (article_) {
      const bool vowel = std::string_view("aeiouAEIOU").find(words[0]) != std::string_view::npos;
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

// The next token at or behind a place; an empty one at the end.
Token token_at(std::string_view text, std::size_t at) {
  while (at < text.size() && text[at] == ' ') ++at;
  std::size_t end = std::min(at + 1, text.size());
  if (at < text.size() && !is_sign(text[at])) {
    while (end < text.size() && text[end] != ' ' && !is_sign(text[end])) ++end;
  }
  return {text.substr(at, end - at), at + 1};
}

std::size_t behind(const Token& token) { return token.column - 1 + token.text.size(); }

std::vector<Token> tokens_of(std::string_view text) {
  std::vector<Token> tokens;
  for (Token token = token_at(text, 0); !token.text.empty();
       token = token_at(text, behind(token))) {
    tokens.push_back(token);
  }
  return tokens;
}

class Reader {
 public:
  static constexpr bool reads = true;
  Reader(std::string_view text, const Lexicon& lexicon)
      : text_(text), lexicon_(lexicon), tokens_(tokens_of(text)), end_column_(text.size() + 1) {}

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

  void begin(std::size_t effect, Part part) {
    begins_[effect][static_cast<std::size_t>(part)] = column(at_);
  }
  std::size_t place_of(const Objection& objection) const {
    if (!objection.where) return 1;
    return begins_[objection.where->effect][static_cast<std::size_t>(objection.where->part)];
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
    std::string_view longest;
    for (std::size_t i = 0; i < lexicon_.factions.size(); ++i) {
      const std::string_view name = lexicon_.factions[i].english;
      if (!offers(name) || name.size() < longest.size()) continue;
      longest = name;
      faction = static_cast<std::uint8_t>(i + 1);
    }
    if (faction > 0) take(longest);
  }
  void end() {
    if (mistake || at_ == tokens_.size()) return;
    tried_.emplace_back("the end of the text");
    complain();
  }

 private:
  // How many tokens these words have in common with what stands there, from their beginning.
  struct Common {
    std::size_t count = 0;
    bool all = true;
  };
  Common common(std::string_view words, std::size_t at) const {
    Common same;
    for (Token wanted = token_at(words, 0); !wanted.text.empty();
         wanted = token_at(words, behind(wanted)), ++same.count) {
      const std::size_t here = at + same.count;
      if (here >= tokens_.size() || wanted.text != tokens_[here].text) return {same.count, false};
    }
    return same;
  }
  // How many tokens these words are, if they stand there; else 0.
  std::size_t length(std::string_view words, std::size_t at) const {
    const Common same = common(words, at);
    return same.all ? same.count : 0;
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

  // Of phrases that begin as what stands here does, only those that go on longest; returns how many
  // tokens that are.
  std::size_t keep_begun() {
    const auto begun = [this](const std::string& words) {
      return is_plain(words) ? 0 : common(words, at_).count;
    };
    std::size_t most = 0;
    for (const std::string& each : tried_) most = std::max(most, begun(each));
    std::erase_if(tried_, [&](const std::string& each) { return begun(each) < most; });
    return most;
  }
  // From here to behind as many tokens and one more; empty if the text ends before.
  std::string_view found_here(std::size_t begun) const {
    if (at_ + begun >= tokens_.size()) return {};
    const std::size_t from = tokens_[at_].column - 1;
    return text_.substr(from, behind(tokens_[at_ + begun]) - from);
  }
  // What could have stood here, the nearest to what does stand there first.
  void complain() {
    if (mistake) return;
    std::sort(tried_.begin(), tried_.end());
    tried_.erase(std::unique(tried_.begin(), tried_.end()), tried_.end());
    const std::string_view found = found_here(keep_begun());
    constexpr std::size_t most = 6;
    std::string text = "expected ";
    const std::vector<std::string_view> known(tried_.begin(), tried_.end());
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
    return is_plain(words) ? std::string(words) : "'" + std::string(words) + "'";
  }
  // Says what stands there, not how it is written.
  static bool is_plain(std::string_view words) {
    return words.starts_with("a number") || words.starts_with("the end");
  }

  std::string_view text_;
  const Lexicon& lexicon_;
  std::vector<Token> tokens_;
  std::size_t end_column_;
  std::size_t at_ = 0;
  std::vector<std::string> tried_;  // what could have stood at this place
  std::array<std::array<std::size_t, part_count>, Ability::most_effects> begins_{};  // columns
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
  if (const auto objection = unsound(reading.ability, lexicon)) {
    reading.mistake = Mistake{reader.place_of(*objection), objection->why};
  } else if (in_english(reading.ability, lexicon).size() > longest) {
    // "a evil warrior" is understood, and written with a letter more.
    reading.mistake = Mistake{1, "expected a text of at most 400 characters"};
  }
  return reading;
}

}  // namespace penta::cards

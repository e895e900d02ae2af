#include "cards/toml.h"

#include <algorithm>
#include <utility>

#include "engine/phrase.h"

namespace penta::cards::toml {
namespace {

constexpr std::string_view any_value =
    "a text in quotes, a whole number, true, false or a list in [ ]";

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool in_key(char c) { return is_letter(c) || is_digit(c) || c == '_' || c == '-'; }
bool in_bare_word(char c) { return in_key(c) || c == '+' || c == '.' || c == ':'; }
// But for the tab, which may stand anywhere.
bool is_control(char c) {
  return (static_cast<unsigned char>(c) < 0x20 && c != '\t') || c == '\x7F';
}

void append_utf8(unsigned code, std::string& text) {
  const auto add = [&](unsigned byte) { text += static_cast<char>(byte); };
  if (code < 0x80) {
    add(code);
    return;
  }
  if (code < 0x800) {
    add(0xC0U | code >> 6U);
  } else {
    if (code < 0x10000) {
      add(0xE0U | code >> 12U);
    } else {
      add(0xF0U | code >> 18U);
      add(0x80U | (code >> 12U & 0x3FU));
    }
    add(0x80U | (code >> 6U & 0x3FU));
  }
  add(0x80U | (code & 0x3FU));
}

// Goes through the text once. Everything returns false after the first flaw.
class Parser {
 public:
  Parser(std::string_view text, std::uint16_t file, ParseErrors& flaws)
      : text_(text), file_(file), flaws_(flaws) {}

  std::optional<Table> document() {
    if (text_.size() > longest_text) {
      fail("this is too long; expected at most 1 MB of cards");
      return std::nullopt;
    }
    constexpr std::string_view mark = "\xEF\xBB\xBF";  // some editors begin a file with it
    if (text_.starts_with(mark)) text_.remove_prefix(mark.size());
    if (!all_utf8()) return std::nullopt;
    top_.at = spot();
    current_ = &top_;
    while (!ended()) {
      if (!line()) return std::nullopt;
    }
    return std::move(top_);
  }

 private:
  // --- letters

  bool ended() const { return at_ == text_.size(); }
  // '\0' at the end, which is_control refuses elsewhere.
  char peek(std::size_t ahead = 0) const {
    return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
  }
  bool sees(std::string_view words) const { return text_.substr(at_).starts_with(words); }
  bool at_line_end() const { return ended() || peek() == '\n' || sees("\r\n"); }
  void step(std::size_t bytes = 1) {
    for (; bytes > 0; --bytes, ++at_) {
      const auto c = static_cast<unsigned char>(text_[at_]);
      if (c == '\n') {
        ++line_;
        column_ = 1;
      } else if ((c & 0xC0U) != 0x80U) {
        ++column_;
      }
    }
  }
  void skip_blanks() {
    while (peek() == ' ' || peek() == '\t') step();
  }
  Spot spot() const { return {.line = line_, .column = column_, .file = file_}; }

  bool fail(std::string text) { return fail(spot(), std::move(text)); }
  bool fail(Spot at, std::string text) {
    flaws_.add(at, std::move(text));
    return false;
  }
  // "expected ..., not 'x'"
  bool expected(std::string_view what) {
    std::string text = "expected " + std::string(what);
    if (ended()) return fail(text + ", but the text ends");
    if (at_line_end()) return fail(text + ", but the line ends");
    return fail(text + ", not " + in_quotes(text_.substr(at_, utf8_character(text_.substr(at_)))));
  }

  bool all_utf8() {
    const std::string_view whole = text_;
    for (std::size_t i = 0; i < whole.size();) {
      const std::size_t length = utf8_character(whole.substr(i));
      if (length == 0) {
        step(i);
        return fail("this byte is no letter; expected text in UTF-8");
      }
      i += length;
    }
    return true;
  }

  // --- lines

  bool line() {
    skip_blanks();
    if (peek() == '[') {
      if (!heading()) return false;
    } else if (!at_line_end() && peek() != '#') {
      if (!pair()) return false;
    }
    return line_end();
  }

  // What may stand behind everything: blanks, a comment, and then the next line.
  bool line_end() {
    skip_blanks();
    if (peek() == '#' && !comment()) return false;
    if (!at_line_end()) return expected("the end of the line");
    if (!ended()) step(peek() == '\r' ? 2 : 1);
    return true;
  }

  bool comment() {
    while (!at_line_end()) {
      if (is_control(peek())) return fail("a comment has a control character; expected letters");
      step();
    }
    return true;
  }

  bool heading() {
    const Spot at = spot();
    const bool list = sees("[[");
    step(list ? 2 : 1);
    skip_blanks();
    std::string key;
    if (!read_key(key)) return false;
    skip_blanks();
    const std::string_view close = list ? "]]" : "]";
    if (!sees(close)) return expected("'" + std::string(close) + "' behind " + in_quotes(key));
    step(close.size());
    if (!count_value(at)) return false;
    Value* known = find(key);
    if (known == nullptr) {
      if (!has_room(top_, at)) return false;
      top_.entries.push_back({std::move(key), at, {}});
      known = &top_.entries.back().value;
      known->kind = list ? Value::Kind::list : Value::Kind::table;
      known->at = at;
      known->headed = list;
    } else if (!list || !known->headed) {
      return twice(key, known->at, at);
    }
    if (list) {
      known->list.emplace_back();
      known = &known->list.back();
      known->kind = Value::Kind::table;
      known->at = at;
    }
    current_ = &known->table;
    current_->at = at;
    return true;
  }

  bool pair() {
    const Spot at = spot();
    std::string key;
    if (!read_key(key)) return false;
    skip_blanks();
    if (peek() != '=') return expected("'=' behind " + in_quotes(key));
    step();
    skip_blanks();
    if (const Value* known = current_->find(key)) return twice(key, known->at, at);
    if (!has_room(*current_, at)) return false;
    Value value;
    if (!read_value(value, 0)) return false;
    current_->entries.push_back({std::move(key), at, std::move(value)});
    return true;
  }

  bool read_key(std::string& key) {
    while (in_key(peek())) {
      key += peek();
      step();
    }
    return !key.empty() || expected("a name of letters, digits, '_' and '-'");
  }

  Value* find(std::string_view key) {
    for (Entry& each : top_.entries) {
      if (each.key == key) return &each.value;
    }
    return nullptr;
  }
  bool twice(std::string_view key, Spot before, Spot at) {
    return fail(at, in_quotes(key) + " stands in line " + std::to_string(before.line) +
                        " already; expected it once, or [[" + printable(key) + "]] each time");
  }
  bool has_room(const Table& table, Spot at) {
    if (table.entries.size() < most_keys) return true;
    return fail(at, "this table has too many names; expected at most " + std::to_string(most_keys));
  }
  bool count_value(Spot at) {
    if (++values_ <= most_values) return true;
    return fail(at, "there are too many values; expected at most " + std::to_string(most_values));
  }

  // --- values

  bool read_value(Value& value, int depth) {
    value.at = spot();
    if (!count_value(value.at)) return false;
    switch (peek()) {
      case '"':
      case '\'':
        value.kind = Value::Kind::text;
        return sees(std::string(3, peek())) ? long_text(value) : short_text(value);
      case '[':
        value.kind = Value::Kind::list;
        return read_list(value, depth + 1);
      case '{':
        return fail("tables in braces are not used here; expected " + std::string(any_value));
      default:
        return bare_word(value);
    }
  }

  bool bare_word(Value& value) {
    while (in_bare_word(peek())) {
      value.text += peek();
      step();
    }
    const std::string_view word = value.text;
    if (word.empty()) return expected(any_value);
    if (word == "true" || word == "false") {
      value.kind = Value::Kind::truth;
      value.truth = word == "true";
      return true;
    }
    const bool has_sign = word[0] == '+' || word[0] == '-';
    const std::string_view digits = word.substr(has_sign ? 1 : 0);
    const bool whole = !digits.empty() && std::all_of(digits.begin(), digits.end(), is_digit);
    if (!whole || (digits.size() > 1 && digits[0] == '0')) return true;  // something else
    constexpr std::size_t most_digits = 18;
    if (digits.size() > most_digits) {
      return fail(value.at, in_quotes(word) + " is too large; expected at most 18 digits");
    }
    value.kind = Value::Kind::number;
    for (const char c : digits) value.number = value.number * 10 + (c - '0');
    if (word[0] == '-') value.number = -value.number;
    return true;
  }

  bool read_list(Value& value, int depth) {
    if (depth > deepest_nesting) {
      return fail("this is nested too deep; expected at most " + std::to_string(deepest_nesting) +
                  " levels");
    }
    step();
    for (;;) {
      if (!skip_between()) return false;
      if (peek() == ']') break;
      value.list.emplace_back();
      if (!read_value(value.list.back(), depth)) return false;
      if (!skip_between()) return false;
      if (peek() == ']') break;
      if (peek() != ',') return expected("',' or ']'");
      step();
    }
    step();
    return true;
  }
  // Blanks, comments and ends of lines between the items of a list.
  bool skip_between() {
    for (;;) {
      skip_blanks();
      if (peek() == '#') {
        if (!comment()) return false;
      } else if (!ended() && at_line_end()) {
        step(peek() == '\r' ? 2 : 1);
      } else {
        return true;
      }
    }
  }

  // --- texts

  bool short_text(Value& value) {
    const char quote = peek();
    step();
    value.as_written = true;
    while (peek() != quote) {
      if (at_line_end()) {
        return fail(value.at, "this text does not end; expected " + std::string(1, quote) +
                                  " behind it in the same line");
      }
      if (quote == '"' && peek() == '\\') {
        value.as_written = false;
        if (!escape(value.text)) return false;
      } else if (!letter(value.text)) {
        return false;
      }
    }
    step();
    return true;
  }

  bool long_text(Value& value) {
    const char quote = peek();
    const std::string three(3, quote);
    step(3);
    if (!ended() && at_line_end()) step(peek() == '\r' ? 2 : 1);
    while (!sees(three)) {
      if (ended())
        return fail(value.at, "this text does not end; expected " + three + " behind it");
      if (at_line_end()) {
        value.text += '\n';
        step(peek() == '\r' ? 2 : 1);
      } else if (quote == '"' && peek() == '\\') {
        if (!joined_lines() && !escape(value.text)) return false;
      } else if (!letter(value.text)) {
        return false;
      }
    }
    step(3);
    // One or two more belong to the text before the end.
    for (int i = 0; i < 2 && peek() == quote; ++i) {
      value.text += quote;
      step();
    }
    return true;
  }

  bool letter(std::string& text) {
    if (is_control(peek())) return fail("a text has a control character; expected letters");
    text += peek();
    step();
    return true;
  }

  // A backslash at the end of a line swallows what is blank up to the next letter.
  bool joined_lines() {
    std::size_t blanks = 1;
    while (peek(blanks) == ' ' || peek(blanks) == '\t') ++blanks;
    const bool ends = peek(blanks) == '\n' || (peek(blanks) == '\r' && peek(blanks + 1) == '\n');
    if (!ends) return false;
    step(blanks);
    while (peek() == ' ' || peek() == '\t' || (!ended() && at_line_end())) {
      step(peek() == '\r' ? 2 : 1);
    }
    return true;
  }

  bool escape(std::string& text) {
    const Spot at = spot();
    constexpr std::string_view names = "btnfr\"\\";
    constexpr std::string_view letters = "\b\t\n\f\r\"\\";
    step();
    const std::size_t place = ended() ? std::string_view::npos : names.find(peek());
    if (place != std::string_view::npos) {
      text += letters[place];
      step();
      return true;
    }
    const std::size_t digits = peek() == 'u' ? 4 : peek() == 'U' ? 8 : 0;
    unsigned code = 0;
    bool known = digits > 0;
    if (known) step();
    for (std::size_t i = 0; i < digits && known; ++i) {
      const std::string_view hex = "0123456789abcdef";
      const char c = peek();
      const std::size_t digit = hex.find(c >= 'A' && c <= 'F' ? static_cast<char>(c + 32) : c);
      known = digit != std::string_view::npos;
      if (!known) break;
      code = code << 4U | static_cast<unsigned>(digit);
      step();
    }
    if (!known || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF)) {
      return fail(at, R"(this stands for no letter; expected \" \\ \n \t \uXXXX or \UXXXXXXXX)");
    }
    append_utf8(code, text);
    return true;
  }

  std::string_view text_;
  std::uint16_t file_;
  ParseErrors& flaws_;
  std::size_t at_ = 0;
  std::uint32_t line_ = 1;
  std::uint32_t column_ = 1;
  std::size_t values_ = 0;
  Table top_;
  Table* current_ = nullptr;
};

}  // namespace

const Value* Table::find(std::string_view key) const {
  for (const Entry& each : entries) {
    if (each.key == key) return &each.value;
  }
  return nullptr;
}

Spot Value::inside() const {
  Spot spot = at;
  if (as_written) {
    ++spot.column;
    spot.exact = true;
  }
  return spot;
}

std::optional<Table> read(std::string_view text, std::uint16_t file, ParseErrors& flaws) {
  return Parser(text, file, flaws).document();
}

}  // namespace penta::cards::toml

#include "cli/pretty_json.h"

#include "engine/phrase.h"

namespace penta::cli {
namespace {

constexpr std::size_t longest_line = 100;

class Printer {
 public:
  explicit Printer(std::string_view json) : json_(trim(json)) {}

  std::string print() {
    value(0);
    return text_ + "\n";
  }

 private:
  // Where the value that starts at `from` ends.
  std::size_t end_of_value(std::size_t from) const {
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = from; i < json_.size(); ++i) {
      const char c = json_[i];
      if (quoted) {
        if (c == '\\') ++i;
        if (c == '"') quoted = false;
        continue;
      }
      if (c == '"') quoted = true;
      if (c == '[' || c == '{') ++depth;
      if (depth == 0 && (c == ',' || c == ']' || c == '}')) return i;
      if (c == ']' || c == '}') --depth;
    }
    return json_.size();
  }

  // A space behind each comma and colon outside of texts.
  std::string on_one_line(std::string_view part) const {
    std::string line;
    bool quoted = false;
    for (std::size_t i = 0; i < part.size(); ++i) {
      line += part[i];
      if (quoted && part[i] == '\\') {
        line += part[++i];
      } else if (part[i] == '"') {
        quoted = !quoted;
      } else if (!quoted && (part[i] == ',' || part[i] == ':')) {
        line += ' ';
      }
    }
    return line;
  }

  void value(std::size_t indent) {
    const std::size_t end = end_of_value(at_);
    const std::string line = on_one_line(json_.substr(at_, end - at_));
    const bool list = json_[at_] == '[' || json_[at_] == '{';
    if (!list || (indent > 0 && indent + line.size() <= longest_line) || line.size() == 2) {
      text_ += line;
      at_ = end;
      return;
    }
    text_ += json_[at_];
    while (json_[at_] != ']' && json_[at_] != '}') {
      ++at_;
      text_ += "\n" + std::string(indent + 2, ' ');
      item(indent + 2);
      if (json_[at_] == ',') text_ += ',';
    }
    text_ += "\n" + std::string(indent, ' ') + json_[at_++];
  }

  // A value, or a name and a value.
  void item(std::size_t indent) {
    std::size_t behind = at_;
    if (json_[at_] == '"') {
      for (++behind; json_[behind] != '"'; ++behind) {
        if (json_[behind] == '\\') ++behind;
      }
      ++behind;
    }
    if (behind < json_.size() && json_[behind] == ':') {
      text_ += json_.substr(at_, behind - at_);
      text_ += ": ";
      at_ = behind + 1;
    }
    value(indent);
  }

  std::string_view json_;
  std::size_t at_ = 0;
  std::string text_;
};

}  // namespace

std::string pretty_json(std::string_view json) { return Printer(json).print(); }

}  // namespace penta::cli

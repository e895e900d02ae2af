#include "games/phase/cards/files.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <system_error>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/phrase.h"
#include "games/phase/cards/toml.h"

namespace penta::cards {
namespace {

namespace fs = std::filesystem;

struct File {
  std::string name;
  std::string text;
};

// --- from the disk

Error too_long(const std::string& name) {
  return {printable(name) + " is too long; expected at most 1 MB of cards"};
}

// Nothing if all is well; `left` is how many bytes may still be read.
std::optional<Error> read_file(const std::string& name, std::size_t& left, File& file) {
  std::error_code failed;
  const std::uintmax_t size = fs::file_size(name, failed);
  if (failed || !fs::is_regular_file(name, failed)) {
    return Error{"cannot read " + printable(name) + "; expected a TOML file, or a folder of them"};
  }
  if (size > left) return too_long(name);
  std::ifstream stream(name, std::ios::binary);
  file = {name, std::string(size, '\0')};
  if (!stream.read(file.text.data(), static_cast<std::streamsize>(size))) {
    return Error{"cannot read " + printable(name) + "; expected a file that stays as it is"};
  }
  left -= size;
  return std::nullopt;
}

Result<std::vector<std::string>> names_of(const std::string& path) {
  std::error_code failed;
  if (!fs::is_directory(path, failed)) return std::vector{path};
  std::vector<std::string> names;
  for (fs::directory_iterator at(path, failed), end; !failed && at != end; at.increment(failed)) {
    if (at->path().extension() == ".toml") names.push_back(at->path().string());
  }
  if (failed) return Error{"cannot read the folder " + printable(path) + "; expected *.toml in it"};
  if (names.empty())
    return Error{"the folder " + printable(path) + " has no cards; expected *.toml"};
  std::sort(names.begin(), names.end());
  return names;
}

Result<std::vector<File>> read_files(const std::string& path) {
  const auto names = names_of(path);
  if (!names) return names.error();
  std::size_t left = longest_files;
  std::vector<File> files;
  for (const std::string& name : *names) {
    File file;
    if (const auto error = read_file(name, left, file)) return *error;
    files.push_back(std::move(file));
  }
  return files;
}

// --- how deep it is nested

// Goes over the characters that are neither in strings nor in comments. The TOML library calls
// itself for each level, and so does the end of each table: this is asked before.
class Depth {
 public:
  explicit Depth(std::string_view text) : text_(text) {}

  // Where it becomes too deep.
  std::optional<Spot> too_deep() {
    int open = 0;
    int dots = 0;  // in a line: each is a table, too
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (c == '"' || c == '\'') {
        skip_string(c);
        continue;
      }
      if (c == '#') {
        at_ = std::min(text_.find('\n', at_), text_.size());
        continue;
      }
      if (c == '[' || c == '{') ++open;
      if (c == ']' || c == '}') open = std::max(0, open - 1);
      if (c == '.') ++dots;
      if (c == '\n') dots = 0;
      if (open > deepest_nesting || dots > deepest_nesting) return spot();
      ++at_;
    }
    return std::nullopt;
  }

 private:
  void skip_string(char quote) {
    const std::string three(3, quote);
    if (text_.substr(at_).starts_with(three)) {
      at_ += 3;
      while (at_ < text_.size() && !text_.substr(at_).starts_with(three)) step(quote);
      at_ = std::min(at_ + 3, text_.size());
      // One or two more belong to the text before the end.
      for (int i = 0; i < 2 && at_ < text_.size() && text_[at_] == quote; ++i) ++at_;
      return;
    }
    ++at_;
    while (at_ < text_.size() && text_[at_] != quote && text_[at_] != '\n') step(quote);
    if (at_ < text_.size() && text_[at_] == quote) ++at_;
  }
  void step(char quote) { at_ += text_[at_] == '\\' && quote == '"' ? 2 : 1; }

  Spot spot() const {
    const std::string_view before = text_.substr(0, at_);
    const std::size_t line = before.rfind('\n') + 1;  // 0 for the first
    const auto lines = std::count(before.begin(), before.end(), '\n');
    return {.line = static_cast<std::uint32_t>(lines + 1),
            .column = static_cast<std::uint32_t>(characters(before.substr(line)) + 1)};
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

// --- what is wrong

// The line and a mark below it; of a long line the part around the mark.
std::string shown(std::string_view text, const Spot& at) {
  constexpr std::size_t width = 100;
  constexpr std::size_t before = 70;
  for (std::uint32_t line = 1; line < at.line; ++line) {
    text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    if (text.empty()) return "";
  }
  std::vector<std::string> letters;
  for (const char c : text.substr(0, text.find('\n'))) {
    const bool goes_on = (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
    if (goes_on && !letters.empty()) {
      letters.back() += c;
    } else if (c != '\r') {
      letters.emplace_back(1, static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? ' ' : c);
    }
  }
  const std::size_t mark = at.column - 1U;
  if (letters.empty() || mark > letters.size()) return "";
  const std::size_t from = mark > before ? mark - before : 0;
  std::string line;
  for (std::size_t i = from; i < std::min(letters.size(), from + width); ++i) {
    line += all_printable(letters[i]) ? letters[i] : "?";
  }
  return "\n    " + line + "\n    " + std::string(mark - from, ' ') + "^";
}

Error all_of(const Flaws& flaws, const std::vector<File>& files) {
  std::vector<Flaw> list = flaws.list();
  std::sort(list.begin(), list.end(), [](const Flaw& a, const Flaw& b) {
    return std::tie(a.at.file, a.at.line, a.at.column, a.text) <
           std::tie(b.at.file, b.at.line, b.at.column, b.text);
  });
  std::vector<std::string> texts;
  for (const Flaw& flaw : list) {
    const File& file = files[flaw.at.file];
    texts.push_back(file.name + ":" + std::to_string(flaw.at.line) + ":" +
                    std::to_string(flaw.at.column) + ": " + flaw.text + shown(file.text, flaw.at));
  }
  if (flaws.full()) texts.emplace_back("These are the first 50 mistakes; there may be more.");
  return {join(texts, "\n")};
}

template <class Read>
bool read_all(const std::vector<File>& files, TomlDraft& draft, Flaws& flaws, Read read) {
  bool toml = true;
  for (std::size_t i = 0; i < files.size(); ++i) {
    const auto number = static_cast<std::uint16_t>(i);
    if (auto at = Depth(files[i].text).too_deep()) {
      at->file = number;
      flaws.add(*at, "this is nested too deep; expected at most 8 levels");
      toml = false;
    } else if (!read(files[i].text, number, draft, flaws)) {
      toml = false;
    }
  }
  return toml;
}

Result<Set> set_of(const std::vector<File>& files) {
  Flaws flaws;
  TomlDraft draft;
  Set set;
  // What a broken file would have said is missing everywhere else.
  if (read_all(files, draft, flaws, read_toml_set)) set = make_set(draft.draft, flaws);
  if (!flaws.none()) return all_of(flaws, files);
  return set;
}

Result<Deck> deck_of(const std::vector<File>& files, const Set& set) {
  Flaws flaws;
  TomlDraft draft;
  Deck deck;
  if (read_all(files, draft, flaws, read_toml_deck) && !draft.draft.decks.empty()) {
    deck = make_deck(draft.draft.decks.front(), set, flaws);
  }
  if (!flaws.none()) return all_of(flaws, files);
  return deck;
}

}  // namespace

Result<Set> read_set(const std::string& path) {
  const auto files = read_files(path);
  if (!files) return files.error();
  return set_of(*files);
}

Result<Deck> read_deck_file(const std::string& path, const Set& set) {
  std::size_t left = longest_files;
  std::vector<File> files(1);
  if (const auto error = read_file(path, left, files[0])) return *error;
  return deck_of(files, set);
}

bool is_deck_file(const std::string& path) {
  std::size_t left = longest_files;
  File file;
  return !read_file(path, left, file) && !Depth(file.text).too_deep() && is_toml_deck(file.text);
}

Result<Set> read_set_text(std::string text, std::string name) {
  if (text.size() > longest_files) return too_long(name);
  return set_of({{std::move(name), std::move(text)}});
}

Result<Deck> read_deck_text(std::string text, std::string name, const Set& set) {
  if (text.size() > longest_files) return too_long(name);
  return deck_of({{std::move(name), std::move(text)}}, set);
}

}  // namespace penta::cards

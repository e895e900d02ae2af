#include "cli/card_texts.h"

#include "cli/terminal.h"

namespace penta::cli {
namespace {

// A label, and beside it lines that are broken to fit.
std::string labelled(std::string_view label, std::size_t indent, std::string_view text,
                     std::size_t width) {
  std::string result(label);
  result.append(indent - columns(label), ' ');
  for (const char c : wrapped(text, width - indent)) {
    result += c;
    if (c == '\n') result.append(indent, ' ');
  }
  return result + "\n";
}

}  // namespace

std::string as_text(const cards::Shown& shown, const Ink& ink, std::size_t width) {
  std::string text = ink.paint(shown.tone, shown.title) + "\n";
  for (const std::string& line : shown.lines) text += line + "\n";
  text += "\n";
  for (const auto& [label, words] : shown.parts) {
    text += labelled(label, shown.label_width + 2, words, width);
  }
  return text;
}

std::optional<std::size_t> find_design(std::string_view title, const cards::AnySet& set) {
  for (std::size_t i = 0; i < set.size(); ++i) {
    for (const Lang lang : {Lang::en, Lang::de}) {
      if (lower(set.title(i, lang)) == lower(title)) return i;
    }
  }
  return std::nullopt;
}

std::vector<std::string> titles_like(std::string_view title, const cards::AnySet& set) {
  constexpr std::size_t most = 5;
  std::vector<std::string> titles;
  std::vector<std::string> like;
  for (std::size_t i = 0; i < set.size(); ++i) {
    for (const Lang lang : {Lang::en, Lang::de}) {
      titles.push_back(set.title(i, lang));
      const std::string quoted = "'" + titles.back() + "'";
      const bool found = lower(titles.back()).find(lower(title)) != std::string::npos;
      const bool known = !like.empty() && like.back() == quoted;
      if (found && !known && like.size() < most) like.push_back(quoted);
    }
  }
  if (like.empty()) {
    constexpr std::size_t longest = 40;
    const std::vector<std::string_view> all(titles.begin(), titles.end());
    if (const auto near = nearest(title.substr(0, longest), all)) {
      like.push_back("'" + std::string(*near) + "'");
    }
  }
  return like;
}

}  // namespace penta::cli

#include "cli/terminal.h"

#include <fmt/core.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iostream>

namespace penta::cli {
namespace {

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view() : std::string_view(value);
}

winsize window() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return {};
  return size;
}

std::string padded(const std::string& text, std::size_t width, bool to_the_right) {
  const std::size_t used = columns(text);
  const std::string space(used < width ? width - used : 0, ' ');
  return to_the_right ? space + text : text + space;
}

std::string_view trim_end(std::string_view text) {
  return text.substr(0, text.find_last_not_of('\n') + 1);
}

// One long line as several, all of them indented as it was.
std::string broken(std::string_view whole, std::size_t width) {
  const std::size_t start = std::min(whole.find_first_not_of(' '), whole.size());
  const std::string indent(start, ' ');
  std::string result;
  std::string line;
  for (const std::string_view word : split(whole.substr(start), ' ')) {
    if (!line.empty() && start + columns(line) + 1 + columns(word) > width) {
      line.erase(line.find_last_not_of(' ') + 1);
      result += indent + line + "\n";
      line.clear();
    }
    if (line.empty() && word.empty()) continue;
    if (!line.empty()) line += ' ';
    line += word;
  }
  return result + indent + line;
}

}  // namespace

Terminal::Terminal(bool plain)
    : attended_(isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0),
      colour_(isatty(STDOUT_FILENO) != 0 && !plain && environment("NO_COLOR").empty() &&
              environment("TERM") != "dumb"),
      erases_(attended_ && !plain && environment("TERM") != "dumb") {}

std::size_t Terminal::width() const {
  if (!attended_) return 0;
  const std::size_t columns = window().ws_col;
  return columns == 0 ? 80 : columns;
}

std::size_t Terminal::height() const {
  const std::size_t rows = window().ws_row;
  return rows == 0 ? 24 : rows;
}

void Terminal::print(std::string_view text) {
  end_whisper();
  fmt::print("{}", attended_ ? wrapped(text, width()) : text);
}

void Terminal::line(std::string_view text) { print(std::string(text) + "\n"); }

std::optional<std::string> Terminal::ask(std::string_view prompt) {
  end_whisper();
  if (!put_back_.empty()) {
    std::string line = put_back_.back();
    put_back_.pop_back();
    return line;
  }
  if (attended_) fmt::print("{}", wrapped(prompt, width() - 1));
  (void)std::fflush(stdout);
  std::string line;
  if (!std::getline(std::cin, line)) {
    if (attended_) fmt::print("\n");
    return std::nullopt;
  }
  return std::string(trim(line));
}

void Terminal::put_back(std::string line) { put_back_.push_back(std::move(line)); }

void Terminal::clear() {
  end_whisper();
  if (erases_) fmt::print("\x1b[H\x1b[2J");
}

void Terminal::hide() {
  end_whisper();
  if (erases_) {
    fmt::print("\x1b[H\x1b[2J\x1b[3J");
  } else if (attended_) {
    fmt::print("{}", std::string(height(), '\n'));
  }
}

void Terminal::page(std::string_view text, std::string_view more) {
  std::string lines(trim_end(text));
  if (attended_) lines = wrapped(lines, width());
  const std::size_t rows = std::max<std::size_t>(height(), 4) - 2;
  std::size_t shown = 0;
  for (const std::string_view each : split(lines, '\n')) {
    if (attended_ && shown == rows) {
      const auto answer = ask(more);
      if (!answer || *answer == "q") return;
      if (!answer->empty()) {
        put_back(*answer);
        return;
      }
      shown = 0;
    }
    line(each.starts_with('#') ? ink().paint(Ink::Tone::bright, each) : std::string(each));
    ++shown;
  }
}

void Terminal::whisper(std::string_view text) {
  if (!erases_) return;
  fmt::print("\r\x1b[K{}", text);
  (void)std::fflush(stdout);
  whispering_ = true;
}

void Terminal::end_whisper() {
  if (whispering_) fmt::print("\r\x1b[K");
  whispering_ = false;
}

ProgressBar::ProgressBar() : visible_(isatty(STDERR_FILENO) != 0) {}

ProgressBar::~ProgressBar() {
  if (visible_ && shown_ >= 0) (void)std::fputs("\r\x1b[K", stderr);
}

void ProgressBar::show(int done, int all) {
  constexpr int length = 40;
  const int permille = static_cast<int>(1000LL * done / all);
  if (!visible_ || permille == shown_) return;
  shown_ = permille;
  const int filled = permille * length / 1000;
  fmt::print(stderr, "\r[{}{}] {} of {}", std::string(static_cast<std::size_t>(filled), '#'),
             std::string(static_cast<std::size_t>(length - filled), ' '), done, all);
  (void)std::fflush(stderr);
}

std::size_t columns(std::string_view text) {
  std::size_t count = 0;
  bool in_ink = false;
  for (const char c : text) {
    if (c == '\x1b') in_ink = true;
    const bool continues = (static_cast<unsigned char>(c) & 0xc0U) == 0x80;
    if (!in_ink && !continues) ++count;
    if (c == 'm') in_ink = false;
  }
  return count;
}

std::string wrapped(std::string_view text, std::size_t width) {
  std::string result;
  for (const std::string_view whole : split(text, '\n')) {
    if (!result.empty() || whole.data() != text.data()) result += '\n';
    result += columns(whole) <= width ? std::string(whole) : broken(whole, width);
  }
  return result;
}

std::string table(const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::size_t> widths;
  std::vector<bool> to_the_right;
  std::vector<std::vector<std::string>> cells = rows;
  for (std::string& heading : cells.front()) {
    to_the_right.push_back(heading.starts_with('>'));
    if (to_the_right.back()) heading.erase(0, 1);
  }
  for (const auto& row : cells) {
    widths.resize(std::max(widths.size(), row.size()));
    to_the_right.resize(widths.size());
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], columns(row[i]));
  }
  std::string text;
  for (const auto& row : cells) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      line += padded(row[i], widths[i], to_the_right[i]) + "  ";
    }
    line.erase(line.find_last_not_of(' ') + 1);
    if (!line.empty()) text += line + "\n";
  }
  return text;
}

std::string in_columns(const std::vector<std::string>& cells, std::size_t width) {
  std::size_t widest = 1;
  for (const std::string& cell : cells) widest = std::max(widest, columns(cell) + 2);
  const std::size_t per_line = std::max<std::size_t>(1, width / widest);
  const std::size_t lines = (cells.size() + per_line - 1) / per_line;
  std::string text;
  for (std::size_t line = 0; line < lines; ++line) {
    std::string row;
    for (std::size_t i = line; i < cells.size(); i += lines) row += padded(cells[i], widest, false);
    row.erase(row.find_last_not_of(' ') + 1);
    text += row + "\n";
  }
  return text;
}

}  // namespace penta::cli

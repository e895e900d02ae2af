// Where a command talks to people, or to a script through pipes.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/phrase.h"

namespace penta::cli {

// With `plain`, or without a terminal, only plain lines are written: no colours, nothing erased.
class Terminal {
 public:
  explicit Terminal(bool plain);

  // Somebody sits there: input and output are a terminal.
  bool attended() const { return attended_; }
  Ink ink() const { return {.colour = colour_}; }
  // Columns to fill; 0 where there is no terminal.
  std::size_t width() const;

  // Complete lines; people get them broken between words where they are too long.
  void print(std::string_view text);
  void line(std::string_view text);
  // The next line of input without the spaces around it, nothing at its end. The prompt is shown
  // to people only.
  std::optional<std::string> ask(std::string_view prompt);
  // The next ask() answers this.
  void put_back(std::string line);

  // An empty screen, if it may be erased.
  void clear();
  // Takes away everything that was shown before, also from the lines that were scrolled out.
  void hide();
  // A long text, page by page if somebody sits there. Whatever is typed between pages other than
  // q is the next answer.
  void page(std::string_view text, std::string_view more);
  // A passing word on the last line, until something else is shown.
  void whisper(std::string_view text);

 private:
  std::size_t height() const;
  void end_whisper();

  bool attended_;
  bool colour_;
  bool erases_;
  bool whispering_ = false;
  std::vector<std::string> put_back_;
};

// "[#####     ] 120 of 1000" on stderr, if that is a terminal.
class ProgressBar {
 public:
  ProgressBar();
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  void show(int done, int all);

 private:
  bool visible_;
  int shown_ = -1;
};

// How many columns a text takes: each character one, ink none.
std::size_t columns(std::string_view text);
// Rows of cells, each column as wide as its widest cell. Columns whose heading starts with '>'
// are aligned to the right; without headings give an empty first row.
std::string table(const std::vector<std::vector<std::string>>& rows);
// Breaks lines between words.
std::string wrapped(std::string_view text, std::size_t width);
// Cells one after the other, as many on a line as fit.
std::string in_columns(const std::vector<std::string>& cells, std::size_t width);

}  // namespace penta::cli

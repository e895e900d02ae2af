#include "games/phaktionz/cards/sheet.h"

#include <algorithm>
#include <deque>
#include <optional>
#include <utility>

#include "engine/phrase.h"
#include "games/phaktionz/cards/draft.h"

namespace penta::phaktionz::cards {
namespace {

struct Cell {
  std::string text;
  Spot at{};
};
using Row = std::vector<Cell>;

// Takes CSV apart: quotes around cells, doubled within, with line breaks in them.
class Csv {
 public:
  explicit Csv(std::string_view text) : text_(text) {
    if (text_.starts_with("\xEF\xBB\xBF")) text_.remove_prefix(3);
  }

  bool done() const { return at_ == text_.size(); }
  Row row() {
    Row row;
    do {
      row.push_back(cell());
    } while (take(','));
    if (!done()) step();  // the line's end
    return row;
  }

 private:
  Cell cell() {
    Cell cell;
    cell.at = {.line = line_, .column = column_};
    while (!done() && text_[at_] != ',' && text_[at_] != '\n') {
      if (take('"')) {
        quoted(cell.text);
      } else {
        cell.text += text_[at_];
        step();
      }
    }
    return cell;
  }
  // Behind the first quote.
  void quoted(std::string& text) {
    while (!done()) {
      if (!take('"')) {
        text += text_[at_];
        step();
      } else if (take('"')) {
        text += '"';
      } else {
        return;
      }
    }
  }
  bool take(char letter) {
    if (done() || text_[at_] != letter) return false;
    step();
    return true;
  }
  void step() {
    if (text_[at_] == '\n') {
      ++line_;
      column_ = 1;
    } else if ((static_cast<unsigned char>(text_[at_]) & 0xC0U) != 0x80U) {
      ++column_;
    }
    ++at_;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::uint32_t line_ = 1;
  std::uint32_t column_ = 1;
};

// Letters and digits alone: "Fulthrottle, the \nDragonic Warrior" as one writes it anywhere.
std::string plain(std::string_view name) {
  std::string letters;
  for (const char letter : lower(name)) {
    const bool kept = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
    if (kept) letters += letter;
  }
  return letters;
}
// In one line.
std::string tidy(std::string_view name) {
  std::string text;
  for (const char letter : trim(name)) {
    const bool blank = letter == ' ' || letter == '\n' || letter == '\r' || letter == '\t';
    if (!blank) {
      text += letter;
    } else if (!text.empty() && text.back() != ' ') {
      text += ' ';
    }
  }
  return text;
}

std::size_t letters_to_change(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t i = 0; i <= b.size(); ++i) row[i] = i;
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = std::exchange(row[j + 1], std::min({row[j] + 1, row[j + 1] + 1, changed}));
    }
  }
  return row.back();
}

// The one card that is called so, or nearly so.
const Design* find(std::string_view name, const Set& set) {
  constexpr std::size_t most_wrong = 2;
  const std::string wanted = plain(name);
  const Design* best = nullptr;
  std::size_t fewest = most_wrong + 1;
  bool several = false;
  for (const Design& each : set.designs) {
    const std::size_t changes = letters_to_change(plain(each.front.name), wanted);
    if (changes > most_wrong || changes > fewest) continue;
    several = changes == fewest && best != nullptr;
    fewest = changes;
    best = &each;
  }
  return several || wanted.size() <= most_wrong ? nullptr : best;
}

// Which columns count.
struct Columns {
  std::size_t quantity = 0;
  std::size_t name = 0;
};
std::optional<Columns> columns_of(const Row& heading) {
  const auto find = [&](std::string_view word) {
    const auto found = std::find_if(heading.begin(), heading.end(), [&](const Cell& cell) {
      return lower(trim(cell.text)) == word;
    });
    return static_cast<std::size_t>(found - heading.begin());
  };
  const Columns columns{find("qty"), find("name")};
  if (columns.quantity == heading.size() || columns.name == heading.size()) return std::nullopt;
  return columns;
}

std::string deck_name(const Source& source) {
  std::string name = source.name.substr(source.name.find_last_of("/\\") + 1);
  name = name.substr(0, name.find('.'));
  std::replace(name.begin(), name.end(), '-', ' ');
  return std::string(trim(name).substr(0, 40));
}

// Its rows as a list of cards.
class SheetReader {
 public:
  SheetReader(const Source& source, const Set& set, ParseErrors& flaws)
      : csv_(source.text), set_(set), flaws_(flaws) {}

  void read(DeckDraft& draft) {
    const auto columns = columns_of(csv_.row());
    if (!columns) {
      flaws_.add({.line = 1, .column = 1},
                 "this is no sheet; expected the columns 'Qty' and 'Name'");
      return;
    }
    while (!csv_.done() && !flaws_.full()) add(csv_.row(), *columns, draft);
  }

 private:
  void add(const Row& row, Columns columns, DeckDraft& draft) {
    if (row.size() <= columns.quantity) return;
    const Cell& quantity = row[columns.quantity];
    const std::string count = tidy(quantity.text);
    if (!whole_number(count)) {
      const std::string heading = lower(count);
      if (heading.starts_with("cp") || heading.starts_with("creation"))
        keep("CP:", quantity, draft);
      return;
    }
    if (row.size() <= columns.name || tidy(row[columns.name].text).empty()) {
      flaws_.add(quantity.at, "no name stands behind it; expected one in the column 'Name'");
      return;
    }
    const Cell& name = row[columns.name];
    const Design* design = find(name.text, set_);
    keep(count + "x " + (design == nullptr ? tidy(name.text) : design->front.name), name, draft);
  }
  void keep(std::string text, const Cell& cell, DeckDraft& draft) {
    texts_.push_back(std::move(text));
    draft.cards.push_back({texts_.back(), cell.at});
  }

  Csv csv_;
  const Set& set_;
  ParseErrors& flaws_;
  std::deque<std::string> texts_;  // words point into them
};

}  // namespace

bool is_sheet(const Source& source) {
  Csv csv(source.text);
  return !csv.done() && columns_of(csv.row()).has_value();
}

Deck read_sheet(const Source& source, const Set& set, ParseErrors& flaws) {
  const std::string name = deck_name(source);
  const Spot top{.line = 1, .column = 1};
  DeckDraft draft{.at = top, .name = {name, top}, .list = top};
  SheetReader reader(source, set, flaws);
  reader.read(draft);
  if (!flaws.none()) return {};
  ParseErrors standard;
  Deck deck = make_deck(draft, set, Format::standard, standard);
  if (standard.none()) return deck;
  ParseErrors synthesis;
  deck = make_deck(draft, set, Format::synthesis, synthesis);
  if (synthesis.none()) return deck;
  const bool nearer = synthesis.list().size() < standard.list().size();
  for (const penta::cards::ParseError& each : (nearer ? synthesis : standard).list()) {
    flaws.add(each);
  }
  return deck;
}

}  // namespace penta::phaktionz::cards

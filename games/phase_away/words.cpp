// The words for squares, monsters and things, in JSON and notation.
#include "games/phase_away/rules.h"

namespace penta::phase_away {
namespace {

template <class Kind, class Cards>
std::string id_of(Kind kind, const Cards& cards) {
  const auto at = static_cast<std::size_t>(kind);
  return at < cards.size() ? cards[at].naming.id : std::string();
}

template <class Kind, class Cards>
bool find_id(std::string_view word, const Cards& cards, Kind& kind) {
  if (word.empty()) {
    kind = Kind::none;
    return true;
  }
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (cards[i].naming.id != word) continue;
    kind = static_cast<Kind>(i);
    return true;
  }
  return false;
}

template <class Cards>
std::string all_ids(const Cards& cards) {
  std::string ids = "one of ";
  for (std::size_t i = 0; i < cards.size(); ++i) ids += (i == 0 ? "" : ", ") + cards[i].naming.id;
  return ids;
}

}  // namespace

std::string Rules::word(Square square) const {
  if (!on_board(square)) return "";
  return {static_cast<char>('A' + column(square)), static_cast<char>('1' + row(square))};
}

bool Rules::from_word(std::string_view word, Square& square) const {
  if (word.empty()) {
    square = Square::none;
    return true;
  }
  if (word.size() != 2) return false;
  const int x = word[0] >= 'a' ? word[0] - 'a' : word[0] - 'A';
  const int y = word[1] - '1';
  if (x < 0 || x >= side || y < 0 || y >= side) return false;
  square = square_at(x, y);
  return true;
}

std::string Rules::expected(Square /*square*/) const {
  return "a square like E5 (column A to I, row 1 to 9)";
}

std::string Rules::word(Monster monster) const { return id_of(monster, station_.monsters); }
bool Rules::from_word(std::string_view word, Monster& monster) const {
  return find_id(word, station_.monsters, monster);
}
std::string Rules::expected(Monster /*monster*/) const { return all_ids(station_.monsters); }

std::string Rules::word(Thing thing) const { return id_of(thing, station_.things); }
bool Rules::from_word(std::string_view word, Thing& thing) const {
  return find_id(word, station_.things, thing);
}
std::string Rules::expected(Thing /*thing*/) const { return all_ids(station_.things); }

}  // namespace penta::phase_away

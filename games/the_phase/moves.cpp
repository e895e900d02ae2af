// Notation: "play green-8", "give blue-30 to 4". The verb may be left out.
#include <string>
#include <vector>

#include "games/the_phase/rules.h"

namespace penta::the_phase {
namespace {

constexpr std::string_view how_to_write = "play COLOUR-RANK or give COLOUR-RANK to SEAT";

Error unreadable(std::string_view notation) {
  return Error{"cannot read the move '" + printable(notation) + "'; expected " +
               std::string(how_to_write)};
}

}  // namespace

std::string Rules::notation(Move move) const {
  if (!move.is_gift()) return "play " + word(move.card());
  return "give " + word(move.card()) + " to " + std::to_string(index(move.to()) + 1);
}

Result<Move> Rules::parse(std::string_view notation) const {
  std::vector<std::string> words;
  for (const std::string_view part : split(notation, ' ')) {
    if (!trim(part).empty()) words.push_back(lower(trim(part)));
  }
  std::string verb;
  if (!words.empty() && (words.front() == "play" || words.front() == "give")) {
    verb = words.front();
    words.erase(words.begin());
  }
  const bool gift = words.size() == 3 && words[1] == "to" && verb != "play";
  if (!gift && (words.size() != 1 || verb == "give")) return unreadable(notation);
  Card card = no_card;
  if (!from_word(words.front(), card) || card == no_card || card == hidden_card) {
    return Error{"'" + printable(words.front()) + "' is not a card; expected " + expected(card)};
  }
  if (!gift) return Move::play(card);
  const auto seat = whole_number(words[2]);
  if (!seat || *seat < 1 || *seat > players_) {
    return Error{"'" + printable(words[2]) + "' is not a seat; expected 1 to " +
                 std::to_string(players_)};
  }
  return Move::give(card, seat_at(static_cast<int>(*seat) - 1));
}

}  // namespace penta::the_phase

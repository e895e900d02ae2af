// Notation: "play green-8", "give blue-30 to 4". The verb may be left out.
#include <algorithm>

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

const std::string& Rules::word(Card card) const {
  static const std::string none;
  static const std::string hidden = "?";
  if (card == no_card) return none;
  return static_cast<int>(card) < deck_.size() ? deck_.name(card) : hidden;
}

bool Rules::from_word(std::string_view word, Card& card) const {
  if (word.empty() || word == "?") {
    card = word.empty() ? no_card : hidden_card;
    return true;
  }
  const std::size_t digits = word.find_first_of("0123456789");
  if (digits == std::string_view::npos || digits == 0) return false;
  std::string_view colour = word.substr(0, digits);
  if (colour.back() == '-') colour.remove_suffix(1);
  const auto rank = whole_number(word.substr(digits));
  if (!rank || *rank > 99 || colour.empty()) return false;
  static constexpr std::array<std::array<std::string_view, 4>, 4> names{{
      {"red", "r", "rot", "rot"},
      {"yellow", "y", "gelb", "gelb"},
      {"green", "g", "grün", "gruen"},
      {"blue", "b", "blau", "blau"},
  }};
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (std::find(names[i].begin(), names[i].end(), colour) == names[i].end()) continue;
    card = deck_.find(static_cast<Colour>(i), static_cast<int>(*rank));
    return card != no_card;
  }
  return false;
}

std::string Rules::expected(Card /*card*/) const {
  std::string ranks;
  for (int i = 0; i < deck_.size() && deck_.face(static_cast<Card>(i)).colour == Colour::red; ++i) {
    ranks += (i == 0 ? "" : ", ") + std::to_string(deck_.rank(static_cast<Card>(i)));
  }
  return "a card like green-8 (red, yellow, green or blue; " + ranks + ")";
}

}  // namespace penta::the_phase

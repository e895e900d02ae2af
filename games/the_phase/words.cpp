// The words for cards, in JSON and notation.
#include <algorithm>
#include <array>

#include "games/the_phase/rules.h"

namespace penta::the_phase {

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

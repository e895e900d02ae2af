// The words for cards and what they stand for, in JSON.
#include "games/phase10_masters/rules.h"

namespace penta::phase10_masters {

std::string Rules::word(Card card) const { return phase10_masters::word(card); }
bool Rules::from_word(std::string_view word, Card& card) const {
  const bool hidden = word == "?";
  card = hidden ? hidden_card : card_from(word);
  return hidden || word.empty() || card != no_card;
}
std::string Rules::expected(Card /*card*/) const {
  return "a card like red-3 (red, yellow, green or blue; 1 to 12), skip or wild";
}

std::string Rules::word(Meaning meaning) const { return phase10_masters::word(meaning); }
bool Rules::from_word(std::string_view word, Meaning& meaning) const {
  meaning = meaning_from(word);
  return word.empty() || meaning != Meaning::none;
}
std::string Rules::expected(Meaning /*meaning*/) const {
  return "a number like \"7\" (1 to 12) or a colour (red, yellow, green or blue)";
}

}  // namespace penta::phase10_masters

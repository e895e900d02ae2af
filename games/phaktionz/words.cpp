// The words for cards, in JSON: "haka-goblin" is a design, "1:haka-goblin.2" a card of seat 1, and
// in a list of one player's cards it is "haka-goblin.2".
#include "games/phaktionz/rules.h"

namespace penta::phaktionz {
namespace {

// "haka-goblin.2" in its two parts; the copy is 0 if there is none.
bool take_apart(std::string_view word, std::string_view& slug, int& copy) {
  const std::size_t dot = word.rfind('.');
  slug = word.substr(0, dot);
  copy = 0;
  if (dot == std::string_view::npos) return true;
  const auto number = whole_number(word.substr(dot + 1));
  if (!number || *number < 1 || *number > most_cards) return false;
  copy = static_cast<int>(*number);
  return true;
}

}  // namespace

std::string Rules::word(DesignId design) const {
  const auto at = static_cast<std::size_t>(design);
  return at < book().slugs.size() ? book().slugs[at] : "";
}
bool Rules::from_word(std::string_view word, DesignId& design) const {
  design = no_design;
  if (word.empty()) return true;
  design = book().find_slug(word);
  return design != no_design;
}
std::string Rules::expected(DesignId /*design*/) const { return "a card's name, like haka-goblin"; }

// People count seats and copies from 1.
std::string Rules::word(Card card) const {
  if (card == no_card || !exists(card)) return "";
  const DeckList& list = deck(owner(card));
  const int copy = list.copies[static_cast<std::size_t>(number(card))];
  return std::to_string(index(owner(card)) + 1) + ":" + word(design(card)) + "." +
         std::to_string(copy);
}
bool Rules::from_word(std::string_view word, Card& card) const {
  card = no_card;
  if (word.empty()) return true;
  const std::size_t colon = word.find(':');
  if (colon == std::string_view::npos) return false;
  const auto seat = whole_number(word.substr(0, colon));
  if (!seat || *seat < 1 || *seat > players()) return false;
  Listed which = hidden_card;
  if (!from_word(word.substr(colon + 1), which) || which == hidden_card) return false;
  const DeckList& list = deck(seat_at(static_cast<int>(*seat) - 1));
  const int copy = std::max(1, copy_of(which));
  (list.all | list.created).for_each([&](int each) {
    const auto at = static_cast<std::size_t>(each);
    if (list.cards[at] == design_of(which) && list.copies[at] == copy) {
      card = card_of(seat_at(static_cast<int>(*seat) - 1), each);
    }
  });
  return card != no_card;
}
std::string Rules::expected(Card /*card*/) const {
  return "a card like \"1:haka-goblin.2\": seat, name, and which one of that name";
}

std::string Rules::word(Listed card) const {
  if (card == hidden_card) return "?";
  const int copy = copy_of(card);
  return word(design_of(card)) + (copy == 0 ? "" : "." + std::to_string(copy));
}
bool Rules::from_word(std::string_view word, Listed& card) const {
  card = hidden_card;
  if (word == "?") return true;
  std::string_view slug;
  int copy = 0;
  if (!take_apart(word, slug, copy)) return false;
  const DesignId design = book().find_slug(slug);
  if (design == no_design) return false;
  card = listed(design, copy);
  return true;
}
std::string Rules::expected(Listed /*card*/) const {
  return R"(a card like "haka-goblin" or "haka-goblin.2")";
}

}  // namespace penta::phaktionz

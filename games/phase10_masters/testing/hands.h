// For tests: hands by the names of their cards, and random ones.
#pragma once

#include <string>
#include <string_view>

#include "engine/chance.h"
#include "games/phase10_masters/cards.h"

namespace penta::phase10_masters {

inline const PhaseCard& phase(int number) {
  return phase_cards[static_cast<std::size_t>(number - 1)];
}

inline constexpr Card r(int number) { return card_of(Colour::red, number); }
inline constexpr Card y(int number) { return card_of(Colour::yellow, number); }
inline constexpr Card b(int number) { return card_of(Colour::blue, number); }

// "r3 y3 b12 W S": colour and number, Wild, Skip.
inline Cards hand_of(std::string_view names) {
  Cards hand;
  std::size_t at = 0;
  while (at < names.size()) {
    const std::size_t end = std::min(names.find(' ', at), names.size());
    const std::string_view name = names.substr(at, end - at);
    at = end + 1;
    if (name == "W") {
      hand.add(wild);
    } else if (name == "S") {
      hand.add(skip);
    } else if (!name.empty()) {
      const auto colour = static_cast<Colour>(std::string_view("rygb").find(name[0]));
      hand.add(card_of(colour, std::stoi(std::string(name.substr(1)))));
    }
  }
  return hand;
}

inline Cards random_hand(Cards deck, int size, FastChance& chance) {
  Cards hand;
  for (int i = 0; i < size; ++i) hand.add(draw_from(deck, chance));
  return hand;
}

}  // namespace penta::phase10_masters

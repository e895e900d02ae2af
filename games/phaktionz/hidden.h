// Which cards of a player lie where nobody, or only they, can see them.
#pragma once

#include "games/phaktionz/book.h"
#include "games/phaktionz/state.h"

namespace penta::phaktionz {

// Whether an event shows a card that lay in a hand or a deck.
constexpr bool from_hidden(const Event& event) {
  return event.from == Event::Place::hand || event.from == Event::Place::deck;
}

// Those in the hand and the deck: the deck list without all that is seen elsewhere. What was
// announced and has not resolved is nowhere but in the chain.
inline Cards hidden_cards(const Table& table, const DeckList& list, Seat seat) {
  const Lord& lord = table.lords[seat];
  Cards open = lord.pile | lord.exile | lord.creation;
  const auto show = [&](Card card) {
    if (card != no_card && owner(card) == seat) open.insert(number(card));
  };
  for (const Unit& unit : lord.units) {
    show(unit.card);
    show(unit.weapon);
  }
  show(lord.realm);
  for (std::size_t i = 0; i < table.depth; ++i) {
    const Link& link = table.links[i];
    if (link.kind == Link::Kind::placement || link.kind == Link::Kind::cast) show(link.source);
  }
  show(table.holding);
  return (list.all | list.created) - open;
}

}  // namespace penta::phaktionz

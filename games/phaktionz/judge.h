// What may be done: legality is written here and nowhere else. A judge looks at the table and at
// hidden cards, which a state and a view show in different ways.
#pragma once

#include "games/phaktionz/moves.h"
#include "games/phaktionz/standing.h"

namespace penta::phaktionz {

template <class Sight>
class Judge : public Standing<Sight> {
 public:
  Judge(const Book& book, const PerPlayer<DeckList>& decks, bool first_turn_battle,
        const Table& table, const Sight& sight)
      : Standing<Sight>(book, decks, table, sight), first_turn_battle_(first_turn_battle) {}

  void list(Seat seat, MoveList& moves) const;

 private:
  bool first_turn_battle_;
};

}  // namespace penta::phaktionz

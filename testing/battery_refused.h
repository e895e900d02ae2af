// What cannot be done is explained: who is to act finds a move or a reason for each card in hand.
//
// The traits say which cards these are, and which of them a move is about:
//
//   static std::vector<Card> cards_in_hand(const View&);
//   static bool is_about(Move, Card);
#pragma once

#include <algorithm>

#include "testing/battery_play.h"

namespace penta::battery {

template <Game Rules, class Traits>
void every_card_has_a_move_or_a_reason(int matches) {
  play_all<Rules, Traits>(matches, [](const RandomMatch<Rules>& match) {
    const Rules& rules = match.rules;
    for (const Seat seat : rules.to_act(match.state)) {
      const auto view = rules.view(match.state, seat);
      auto moves = moves_of(rules, view);
      const auto refused = rules.refused(view);
      moves.insert(moves.end(), refused.begin(), refused.end());
      for (const auto& card : Traits::cards_in_hand(view)) {
        ASSERT_TRUE(std::any_of(moves.begin(), moves.end(),
                                [&](const auto& move) { return Traits::is_about(move, card); }))
            << "seat " << index(seat) + 1 << " holds card " << static_cast<int>(card)
            << ", may not play it, and is not told why\n"
            << match;
      }
    }
  });
}

}  // namespace penta::battery

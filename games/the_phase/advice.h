// Why a move is good, and what may come of it: the codes, with their parameters behind them. Cards
// that are "lower" come before in the trick: of equal ranks the earlier one.
#pragma once

#include <cstdint>

namespace penta::the_phase {

enum class AdviceCode : std::uint8_t {
  estimate,
  only_move,

  // --- the move completes the trick
  wins_match,
  scores,         // total
  busts_rival,    // seat, the card they take, their total
  takes_within,   // card, total, S_max
  takes,          // card, total: Phase IV has no S_max
  casts_off,      // card taken, card discarded for it, total: Quick
  avoids_bust,    // a rival's card, what it would take, the total of that, S_max
  takes_nothing,  // total
  bust_already,   // total, S_max
  bust_anyway,    // S_max

  // --- Phases I to III, others play behind
  two_lower,       // two cards of the trick that are lower
  comes_second,    // the lowest card, total: nobody can go below this one
  second_at_best,  // the lowest card, total
  alone,           // card, total: nobody can follow
  surely_lowest,   // the highest card so far, the least total that follows
  lowest_so_far,   // the highest card so far, the least total that follows, S_max
  few_lower,       // hidden cards that would count and are lower, all that would count, room
  many_lower,      // the same without room
  lets_go_high,    // it does not count: the highest of the legal ones
  lets_go_low,     // the lowest of them
  lets_go,         // total

  // --- Phase 0
  few_lower_of_colour,   // lower hidden cards of the colour, all hidden ones of it, the colour
  many_lower_of_colour,  // the same

  // --- Phase IV
  gift_takes_nothing,  // to whom, two lower cards
  gift_may_return,     // own card, the gift
  gift_high,           // to whom, lower hidden cards, all hidden cards
  gift_keeps,          // the highest card that is kept
  gift_to_last,        // to whom, their total

  // --- what may come of it
  may_take_highest,
  may_come_second,  // the lowest card
  cannot_take,      // two lower cards
  cannot_follow,    // the demand
  chosen_in_secret,
  given_away,  // to whom
};
inline constexpr int advice_codes = static_cast<int>(AdviceCode::given_away) + 1;

}  // namespace penta::the_phase

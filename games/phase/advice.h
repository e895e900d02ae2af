// Why a move is good: the codes, with their parameters behind them. Cards are named by the side
// that the player sees; a text is a side with one of its abilities.
#pragma once

#include <cstdint>

#include "games/phase/state.h"

namespace penta::phase {

enum class AdviceCode : std::uint8_t {
  estimate,
  only_move,

  // --- what the move certainly does
  wins_match,
  gains_good,   // amount
  gains_evil,   // amount
  makes_lose,   // seat, amount
  destroys,     // side, seat
  brings_play,  // side, attack, defence

  // --- recruits, orders, skills and training
  recruits_cheapest,  // side, cost
  recruits,           // side, cost, attack, defence
  orders,             // side, text
  uses,               // side, text
  trains_strongest,   // side, cost, attack, defence
  trains,             // the same
  trains_no_more,     //
  keeps_resources,    // resources that are not locked
  keeps_hand,         // cards in hand
  leaves_skills,      //
  pays_by_phasing,    // side that comes up, its cost, attack, defence
  pays_by_locking,    // side

  // --- attacks
  can_attack,         // warriors that are awake, their attack in all
  stays_home,         // warriors that are awake, those of the others
  attacks_nexus,      // good and evil influence in it
  attacks_leader,     // seat, their influence of one kind
  attacks_rival,      // seat, good and evil influence
  cannot_be_opposed,  // side, attack
  sends,              // side, attack, warriors that could oppose it
  keeps_home,         // warriors that are not sent
  block_destroys,     // side of the attacker
  block_stops,        // side of the attacker, its attack
  hold_survives,      // side of an attacker that could destroy it, its attack
  holds_out,          //
  fights_free,        // side, attack
  fights,             // side, attack
  deals_enough,       // side of the defender, damage
  deals,              // side of the defender, damage, its defence

  // --- choices for an effect
  chooses_theirs,   // seat, side
  chooses_own,      // side
  chooses_no_more,  //
  accepts,          // side, text
  declines,         // side, text
  takes_kind,       // influence of that kind that one has
  names_leader,     // seat, their influence of one kind
  names_player,     // seat, good and evil influence
  discards,         // side

  // --- what may come of an order or skill
  changes_nothing,  //
};
inline constexpr int advice_codes = static_cast<int>(AdviceCode::changes_nothing) + 1;

// A text of a side as one parameter.
constexpr int text_of(SideId side, int ability) { return static_cast<int>(side) * 4 + ability; }

}  // namespace penta::phase

// Why a move is good: the codes, with their parameters behind them. A text is a design with one of
// its abilities.
#pragma once

#include <cstdint>

#include "games/phaktionz/state.h"

namespace penta::phaktionz {

enum class AdviceCode : std::uint8_t {
  estimate,
  only_move,

  // --- what the move certainly does
  wins_match,
  deals_damage,    // amount, to the other
  demotes_theirs,  // card
  exiles_theirs,   // card
  fizzles,         // card of the other whose announcement has no effect
  brings_hand,     // card that comes to the own hand

  // --- one's own phases
  keeps_opening,     // Summons in the hand that cost nothing
  sets_aside,        // design
  places_free,       // design, DMG
  places_for,        // design, DMG, Tiers to demote
  places_specially,  // design, DMG
  casts,             // design, text
  casts_lasting,     // design: a Realm or Weapon
  uses,              // card, text
  creates,           // design
  promotes,          // design of the Tier 4 side, DMG
  strikes_open,      // card, DMG
  can_beat,          // card, DMG, Summons that it could attack and that have less
  beats_nobody,      // card, DMG
  goes_to_combat,    // own Summons that have a battle left
  leaves_battles,    // the same
  ends_turn,         // cards in hand
  keeps_answers,     // cards in hand
  answers,           // design, card that is answered

  // --- what is announced
  demotes_weakest,  // card, Tier, DMG
  demotes,          // card, Tier, DMG
  slot_open,        // slot: nobody faces it
  slot_against,     // slot, card of a Tech that faces it
  slot_faces,       // slot, card that faces it
  stronger,         // card of the target, DMG of the attacker, that of the target
  not_stronger,     // the same
  direct,           // DMG of the attacker, cards in the other deck
  aims_at_theirs,   // card
  aims_at_own,      // card
  aims_no_more,     //
  number,           // X, cards in the own deck
  two_ways,         // card
  pays,             // card

  // --- what resolves
  chooses_theirs,  // card
  chooses_own,     // design
  chooses_none,    //
  accepts,         // card, text
  declines,        // card, text
  keeps_tier4,     // damage, cards in the own deck
  gives_tier4_up,  // the same

  // --- the outlook: what comes of it if nobody answers
  would_win_match,
  would_lose_match,
  would_beat,    // card of the target, DMG of the attacker, that of the target, damage
  would_demote,  // the same; the target is demoted, too
  would_tie,     // card of the target, DMG of the attacker, that of the target
  would_strike,  // damage
  would_damage,  // damage to the other
  would_suffer,  // damage to oneself
  would_remove,  // card that leaves a battlefield
  would_fizzle,  // card
};
inline constexpr int advice_codes = static_cast<int>(AdviceCode::would_fizzle) + 1;

// A text of a design as one parameter.
constexpr int text_of(DesignId design, int ability) {
  return static_cast<int>(design) * 8 + ability;
}

}  // namespace penta::phaktionz

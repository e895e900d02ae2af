// Why a move is good, and what may come of it: the codes, with their parameters behind them.
#pragma once

#include <cstdint>

namespace penta::phase10_masters {

enum class AdviceCode : std::uint8_t {
  estimate,
  only_move,
  goes_out,

  // --- the choice of a phase; chances are those that the table shows
  phase_complete,   // phase
  phase_likeliest,  // phase, its chance
  phase_nearest,    // phase, missing cards
  phase_harder,     // phase, its chance, the likeliest phase, the chance of that

  // --- the draw, from the discards or the saves
  completes,     // phase
  comes_nearer,  // phase, missing cards then
  will_fit,      // the card can be hit
  is_wild,       //
  draws_ready,   // phase: it is complete already
  top_useless,   // the top card, phase: it brings the phase no nearer
  top_fits_not,  // the top card fits no group
  draws_outs,    // unseen cards that bring the phase nearer, all unseen cards, phase
  draws_hits,    // unseen cards that fit a group, all unseen cards

  // --- laying and hitting
  lays_all,   // phase
  lays_next,  // phase
  hits_last,  // points: one card is left then, to go out with
  hits,       // points, cards that are left then

  // --- the end of the turn
  skips_again,        // two players: another turn
  skips_laid,         // seat whose phase lies, their cards
  skips,              // seat
  not_needed,         // phase, points of the card
  not_needed_most,    // the same: no other that is not needed has more points
  fits_nothing,       // points: nobody can hit it
  loses_points,       // points
  keeps_phase,        // phase, which stays complete without the card
  keeps_phase_saved,  // the same for a card that is saved
  saved_not_needed,   // phase
  saved_points,       // points
  breaks_least,       // phase, missing cards then, which nothing makes fewer
};
inline constexpr int advice_codes = static_cast<int>(AdviceCode::breaks_least) + 1;

}  // namespace penta::phase10_masters

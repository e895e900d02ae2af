// How near a hand is to a phase: what the page shows while a phase is chosen, and what bots think
// with.
#pragma once

#include "games/phase10_masters/lay.h"

namespace penta::phase10_masters {

// The nearest way to a phase.
struct Plan {
  int missing = 0;  // cards
  Cards used{};     // the cards of the hand that belong to it
};

// The way with the fewest missing cards; of several, the one that uses fewest Wilds.
Plan plan_for(const Cards& hand, const PhaseCard& phase, bool all_wild);
// Only how many cards are missing.
int missing_for(const Cards& hand, const PhaseCard& phase, bool all_wild);

// In how many of 100 cases the hand and seven more of the unseen cards complete the phase. The same
// question always gets the same answer.
int chance_of(const Cards& hand, const Cards& unseen, const PhaseCard& phase, bool all_wild);

}  // namespace penta::phase10_masters

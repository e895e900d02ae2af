// The tuned numbers of the bots of Phase 10 Masters, in one block. Changing one changes the number
// of search, never that of the rules.
#pragma once

#include <array>

#include "games/phase10_masters/state.h"

namespace penta::phase10_masters::weights {

// --- greedy: worths are in turns. Matches between bots that differ in one of them settled `gain`
// (as a whole), `later`, `points` and `save`; the others made no difference that could be seen, or
// are guesses.

// How much better it is to have completed a phase now than an easy one: by phase.
inline constexpr std::array<float, phase_count> gain{1.15F, 1.0F, 1.1F, 1.0F,  1.05F,
                                                     1.1F,  1.6F, 1.2F, 1.35F, 1.45F};
inline constexpr float later = 6;           // a missing card beyond the first
inline constexpr float from_others = 0.4F;  // how often the last discard helps, beside the pile
inline constexpr float points = 0.05F;      // a point that leaves the hand
inline constexpr float haste = 3;           // times that, when somebody may be out soon
inline constexpr int soon = 3;              // with so many cards in hand, or fewer
inline constexpr float fits = 0.3F;         // keeping a card that can be hit
inline constexpr float danger = 1;          // a card that the next player surely wants
inline constexpr float taken = 0.5F;    // how likely they want what is like a card that they took
inline constexpr float wanted = 0.25F;  // the same of any card, for a set or a colour
inline constexpr float middle_of_run = 0.4F;
inline constexpr float end_of_run = 0.3F;
inline constexpr float held_for_run = 0.05F;  // they have that number
inline constexpr float save = 0.5F;           // saving rather than discarding
inline constexpr float save_wild = 5;
inline constexpr float save_skip = -1;
inline constexpr float discard_wild = -5;
inline constexpr float skip_of_two = 3;  // with two, it is a turn more at any time
inline constexpr float skip_early = -0.5F;
inline constexpr float skip_laid = 4;  // whoever may go out, less for each card that they hold
inline constexpr float skip_laid_card = 0.2F;
inline constexpr int fetch_wilds =
    2;  // Wilds are drawn from the saves if so many complete the phase
inline constexpr int fetch_hits = 3;  // other cards are drawn to be hit with so many in hand

// --- likely moves, by which search plays a hand to its end: guesses, since only their order
// matters

inline constexpr int distance = 16;  // a missing card, where `usual_distance` is in sixteenths
inline constexpr std::uint32_t phase_jitter = 8;
inline constexpr std::uint32_t discard_jitter = 4;
inline constexpr int likely_wild = -100;
inline constexpr int likely_feeding = -12;  // a card that the next player can hit
inline constexpr int likely_skip = 50;
inline constexpr int likely_early_skip = -5;
inline constexpr int needed = 40;    // the phase lacks a card without it
inline constexpr int of_colour = 2;  // for each card of that colour
inline constexpr int alone = 8;      // the only one of its number, for a run
inline constexpr int of_number = 4;  // for each card of that number, for a set

// --- what a standing is worth: fitted to matches of greedy bots

// What decides a match between two, by the phases that the one who is ahead still needs, 1 to 8 and
// more.
struct Lead {
  float phase = 0;   // a phase ahead
  float points = 0;  // 50 points fewer, with as many phases
};
inline constexpr std::array<Lead, 8> leads{{
    {1.3F, 1.4F},
    {0.85F, 0.8F},
    {0.8F, 0.6F},
    {0.65F, 0.55F},
    {0.6F, 0.5F},
    {0.55F, 0.5F},
    {0.5F, 0.6F},
    {0.5F, 0.7F},
}};
inline constexpr float points_apart = 0.4F;  // 50 points fewer, with more phases or fewer
inline constexpr float saved_wild = 0.5F;
inline constexpr float saved_card = 0.09F;
// How much more a phase is worth than others: those that are left for the end are the hard ones.
inline constexpr std::array<float, phase_count> hardness{0,     -0.1F, -0.2F, -0.15F, -0.2F,
                                                         -0.5F, 0.4F,  0.05F, 0.35F,  0.4F};

}  // namespace penta::phase10_masters::weights

// The numbers of the bots, each with its reason.
#pragma once

#include <array>

#include "games/phase_away/station.h"

namespace penta::phase_away::weights {

// In this order: who fights, sees, runs, opens ways, mends, sneaks.
inline constexpr std::array<Character, character_count> favourites{
    Character::soldier,  Character::navigator, Character::runner,
    Character::mechanic, Character::medic,     Character::rogue};

// AP that stay in reserve for the way home: fights and detours on the way.
inline constexpr int reserve = 4;
// And for the rest of the team, once the artefact is out of its room.
inline constexpr int reserve_of_team = 2;

// Steps that are short enough: to START, so that nothing is spent to get there; to a room worth a
// search, rather than to explore; and out of Alpha to one in Beta.
inline constexpr int near_start = 3;
inline constexpr int near_room = 2;
inline constexpr int far_beta = 12;

// In quarters of a shard: what a way to the artefact counts in the choice of who gathers them.
inline constexpr int with_way = 6;

// What is still to do, in AP of the whole team, as matches between these bots took on the average.
inline constexpr float per_shard = 11;   // searches, new rooms and steps for one
inline constexpr float into_beta = 10;   // until somebody is there
inline constexpr float to_artefact = 9;  // from the fifth shard until it is taken
inline constexpr float per_step_home = 1.6F;
inline constexpr float felled = 8;  // for each who lies somewhere

// With these the chance that is told is the share of matches between these bots that succeeded from
// such standings (4,320 matches, all difficulties, 2 to 5 players, 20 to 45 seconds a turn).
inline constexpr std::array<float, difficulties> ease{1.56F, 1.23F, 0.91F};  // AP that a turn does
inline constexpr float hurt = 0.8F;      // of that, with hardly an HP left
inline constexpr float healthy = 0.29F;  // and so much more with all of them

}  // namespace penta::phase_away::weights

// Why a move is good: the codes, with their parameters behind them. "Way" is walking in one's own
// dimension, as far as rooms are laid; "time" is what the clock still has, in seconds.
#pragma once

#include <cstdint>

namespace penta::phase_away {

enum class AdviceCode : std::uint8_t {
  estimate,
  only_move,

  // --- before the first turn
  chooses,         // character, AP, HP, damage
  starts_there,    // square, how far the furthest square is
  names_quickest,  // seat, AP: nobody has more

  // --- rooms
  explores,             // square, unexplored squares beside it
  explores_for_shards,  // square, shards found, plain tiles left, all tiles left
  scouts,               // square
  lays_walkable,        // square, dimension: the room suits it
  lays_without,         // monster of the other tile

  // --- walking
  all_home,       //
  brings_home,    // way left, time: with the artefact
  goes_home,      // way left, time: the artefact is out of its room
  wins_unhurt,    // monster
  wins_fight,     // monster, HP lost, HP left
  fights_on,      // monster, HP lost, HP left: it survives
  falls,          // monster, HP a blow takes, HP one has
  sneaks_past,    // monster, HP a blow would take
  revives,        // seat
  ports,          // square of arrival, dimension then
  to_floor,       // square: something lies there
  to_unsearched,  // square, dimension
  to_felled,      // seat, way left
  to_artefact,    // square, way left
  to_dust_shift,  // way left to START, dust
  to_portal,      // square of the portal, way left
  to_far_search,  // square, way left
  to_edge,        // square, unexplored squares beside it
  to_far_edge,    // square, way left
  to_start,       // nothing else speaks for it: no monster comes there
  to_nowhere,     // square, way home from there: nothing else speaks for it

  // --- where one stands
  takes_artefact,    // shards of one's own
  searches_shard,    // shards found, searches at most until the next
  searches,          // square, dimension
  gathers,           // square
  wears_weapon,      // thing, damage then, damage now
  wears_armour,      // thing, protection then, protection now
  gives_gear,        // seat, thing
  gives_item,        // seat, thing
  gives_shard,       // seat, shards they have then
  gives_to_quicker,  // seat, their AP: the artefact
  hands_dust,        // seat
  hands_purse,       // seat
  hands_amount,      // how much
  keeps,             // how much one keeps
  heals_mate,        // seat, HP then, HP of the full value
  heals_self,        // HP then, HP of the full value
  slays_here,        // monster, HP lost, HP left

  // --- items, dust, air
  uses_heal,       // thing, HP then, HP of the full value
  uses_energy,     // thing, AP then
  uses_home,       // thing, steps saved; none: there is no way on foot
  uses_home_only,  // thing: there is no way on foot
  uses_shield,     // thing
  uses_luck,       // thing
  banishes,        // thing, monster, square: unexplored
  pushes,          // thing, monster, square
  uses_shift,      // thing, dimension then
  uses_wake,       // thing, seat, HP then
  shifts,          // dust left, dimension then
  vents_open,      // square: one can walk there then
  vents_shut,      // square: one cannot any more

  // --- the turn and the mission
  frees,           // dimension
  wakes,           //
  no_ap_left,      //
  waits_on_start,  // how many of the team are there, how many there are
  calls_end,       // how many are missing
  ends_falling,    // monster of one's room, HP a blow takes, HP one has: if the turn ends here
  ends_fighting,   // monster of one's room, HP lost, HP left: at the end of the turn
  ends_beside,     // monster of one's room that was fought already, AP that lapse
  ends_on_start,   // AP that lapse
  ends_alone,      // AP that lapse: no monster is in the room
};
inline constexpr int advice_codes = static_cast<int>(AdviceCode::ends_alone) + 1;

}  // namespace penta::phase_away

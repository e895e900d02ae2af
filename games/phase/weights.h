// The tuned numbers of the bots of Phase, in one block. Ten are one influence of the kind that
// somebody collects: only ratios to that matter. They were chosen by hand and kept where matches
// between greedy bots, and between search bots that look ahead with them, went better with them;
// changing one changes the number of search, never that of the rules.
#pragma once

#include <array>

namespace penta::phase::weights {

inline constexpr int point = 10;
// Influence of the other kind: it wins nothing by itself, but one may change sides.
inline constexpr int other_point = point / 3;
// The lead when the pool runs out: in the last turn it is the match, before that a turn is left.
inline constexpr int lead_at_the_end = 100 * point;
inline constexpr int lead_before = 8 * point;

// --- a face: attack counts more than defence, since it also scores when nobody blocks
inline constexpr int attack = 6;
inline constexpr int defence = 4;
inline constexpr int swift = 4;  // strikes first: about one defence
inline constexpr int ally = 1;   // may block for others
inline constexpr int skill = 4;  // an action or something that phasing sets off
inline constexpr int elite = 2;  // needs a cost of its own
inline constexpr int relentless = -2;
// A warrior shows its face now, and its other face after the next attack: three to two. The sum is
// in halves of a 17th of what the future is worth at the most.
inline constexpr int face_now = 3;
inline constexpr int face_later = 2;
inline constexpr int faces = 34;

// --- the future: warriors are worth more while much influence is left to fight for
inline constexpr int future_least = 6;
inline constexpr int future_most = 16;
inline constexpr int future_slope = 18;
inline constexpr int pool_of_each = 10;

// --- the end: no order adds more than about this to what somebody has
inline constexpr int reach_of_order = 4;
// Attack that nobody could stop next turn: it may be stopped otherwise, or go elsewhere.
inline constexpr int exposed = 3;

// --- resources
// What the first, second, ... resource is missed when it is trained: the last ones dearly.
inline constexpr std::array<int, 7> missed_resource{75, 50, 32, 22, 15, 8, 3};
inline constexpr int too_dear = 3;  // a recruit that cannot be paid soon counts a third
inline constexpr int cost = 6;      // of a first resource, for each that its training takes

// --- effects
inline constexpr int card = 16;              // drawn, enlisted, or discarded
inline constexpr int trained_by_effect = 4;  // what it saves
inline constexpr int look = 1;
inline constexpr int damage = 5;  // on somebody not known yet
inline constexpr int destroyed = 20;
inline constexpr int unlocked_warrior = 8;
inline constexpr int unlocked_resource = 2;
inline constexpr int locked_resource = -6;  // of whoever is about to train
inline constexpr int from_discard = 8;
inline constexpr int from_barracks = -4;
inline constexpr int warrior_to_hand = 6;  // may be trained again
inline constexpr int better_face = 6;      // a better face up: a sixth of the difference
inline constexpr int homecoming = 8;       // the same after an attack, when it waits a turn
inline constexpr int recruit = 4;          // a card of which nothing is known but its recruit

// --- orders in the hand
inline constexpr int order = 10;
inline constexpr int order_lock = 2;  // each lock it costs
inline constexpr int order_kill = 12;
inline constexpr int order_own_kill = -4;
inline constexpr int order_hurt = 3;
inline constexpr int order_least = 4;  // what it costs to spend one; more with a small hand
inline constexpr int order_most = 6;
inline constexpr int player_loss = 8;  // whom to hurt: the loss counts more than who is ahead

inline constexpr int nothing = -100'000;  // below whatever a move can be worth

}  // namespace penta::phase::weights

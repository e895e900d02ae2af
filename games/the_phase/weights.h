// The tuned numbers of the bots of THE Phase, in one block. They were fitted to rounds between bots
// where it says so, and otherwise chosen by hand and kept where greedy bots won more with them;
// changing one changes the number of search, never that of the rules.
#pragma once

#include <array>

namespace penta::the_phase::weights {

// --- a total, in the middle of a round
// How likely a total is to win the round, compared with a total of 0: rounded from many rounds
// between bots. By tricks left, and by sixths of S_max from 0 to exactly S_max. Early on a total
// hardly matters, as long as it is not bust soon; with the last tricks it decides. With none left
// only the order counts.
inline constexpr std::array<std::array<float, 7>, 6> standing{{
    {1.0F, 2.0F, 3.0F, 4.0F, 5.0F, 6.0F, 7.0F},
    {1.0F, 4.0F, 8.5F, 13.2F, 21.0F, 36.0F, 24.0F},
    {1.0F, 2.0F, 3.1F, 4.0F, 5.0F, 6.2F, 4.0F},
    {1.0F, 1.6F, 2.0F, 2.3F, 2.5F, 2.6F, 1.4F},
    {1.0F, 1.35F, 1.5F, 1.55F, 1.55F, 1.45F, 0.6F},
    {1.0F, 1.15F, 1.17F, 1.16F, 1.1F, 1.0F, 0.3F},
}};
// Where there is no limit a total grows without bound: this much of it counts as one, and more with
// each trick that is left, since all will take more.
inline constexpr float growth = 10;
inline constexpr float growth_per_trick = 4;

// --- what else a move leaves
inline constexpr float lead = 0.3F;     // to lead the next trick
inline constexpr float outlook = 0.2F;  // of what the kept cards will do
inline constexpr float least = 0.05F;   // of a total whose outlook is worst: it is still alive
// Phase IV: the highest kept card, and the average of them, to be given away; in fifties, which are
// the highest rank.
inline constexpr float highest_gift = 2.5F;
inline constexpr float average_gift = 3.7F;
inline constexpr float gift_scale = 50;

// --- a trick to come
// What the lowest card takes, in three cases with their chances, and what the second lowest does:
// the usual highest and lowest cards of tricks between bots.
struct Taking {
  float chance;
  float amount;
};
inline constexpr std::array<Taking, 3> as_first{{{0.3F, 14}, {0.4F, 28}, {0.3F, 42}}};
inline constexpr float as_second = 6;
// Of the cards that are lower, those that will count against one's own.
inline constexpr float lower_counts = 0.9F;
// Phase 0: that somebody's card has the colour that stays.
inline constexpr float stays = 0.5F;

// --- likely moves: how often of 256 the higher of two cards is played, by the share of S_max that
// is filled. A card that counts is the higher, the nearer the limit; one that does not, the lower.
inline constexpr int wish_per_share = 500;
inline constexpr int wish_at_nothing = -25;
inline constexpr int wish_lost_per_share = -350;
inline constexpr int wish_lost_at_nothing = 200;

// --- between rounds
// Each point makes a seat about two and a half times as likely to win the match.
inline constexpr std::array<float, 3> by_points{1.0F, 2.5F, 6.25F};

}  // namespace penta::the_phase::weights

// What is printed on the phase cards, and what a card left in hand costs.
#pragma once

#include <array>
#include <cstdint>

#include "engine/word_list.h"

namespace penta::phase10_masters {

enum class GroupKind : std::uint8_t { set, run, colour };
constexpr auto list_words(GroupKind /*of*/) {
  using enum GroupKind;
  return word_list<GroupKind>({{set, "set"}, {run, "run"}, {colour, "colour"}});
}

// Cards that are laid together: a set of one number, a run of rising numbers, or one colour.
struct Group {
  GroupKind kind{};
  std::uint8_t size = 0;
  bool operator==(const Group&) const = default;
};

struct PhaseCard {
  std::uint8_t groups = 1;
  std::array<Group, 2> group{};
};

inline constexpr int phase_count = 10;
inline constexpr std::array<PhaseCard, phase_count> phase_cards{{
    {2, {{{GroupKind::set, 3}, {GroupKind::set, 3}}}},
    {2, {{{GroupKind::set, 3}, {GroupKind::run, 4}}}},
    {2, {{{GroupKind::set, 4}, {GroupKind::run, 4}}}},
    {1, {{{GroupKind::run, 7}, {}}}},
    {1, {{{GroupKind::run, 8}, {}}}},
    {1, {{{GroupKind::run, 9}, {}}}},
    {2, {{{GroupKind::set, 4}, {GroupKind::set, 4}}}},
    {1, {{{GroupKind::colour, 7}, {}}}},
    {2, {{{GroupKind::set, 5}, {GroupKind::set, 2}}}},
    {2, {{{GroupKind::set, 5}, {GroupKind::set, 3}}}},
}};

inline constexpr int hand_size = 10;
inline constexpr int highest_number = 12;

// Points against whoever holds the card when a hand ends.
inline constexpr int low_points = 5;    // 1 to 9
inline constexpr int high_points = 10;  // 10 to 12
inline constexpr int skip_points = 15;
inline constexpr int wild_points = 25;

}  // namespace penta::phase10_masters

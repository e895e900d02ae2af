// What effects and conditions make no sense.
#pragma once

#include <algorithm>

#include "games/phaktionz/cards/sound_kinds.h"

namespace penta::phaktionz::cards {

MaybeText wrong_condition(const Condition& condition, const Lexicon& lexicon);
std::optional<Objection> wrong_effect(const Ability& ability, std::size_t number,
                                      const Lexicon& lexicon);

constexpr bool uses_x(const Effect& effect) { return effect.amount.x || effect.target.many.x; }
inline bool uses_chosen_x(const Ability& ability) {
  return std::any_of(ability.effects.begin(), ability.effects.end(), [](const Effect& effect) {
    return uses_x(effect) && effect.x.unknown == Unknown::none;
  });
}

}  // namespace penta::phaktionz::cards

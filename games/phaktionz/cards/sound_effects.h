// What effects and conditions make no sense.
#pragma once

#include "games/phaktionz/cards/sound_kinds.h"

namespace penta::phaktionz::cards {

MaybeText wrong_condition(const Condition& condition, const Lexicon& lexicon);
std::optional<Objection> wrong_effect(const Ability& ability, std::size_t number,
                                      const Lexicon& lexicon);

constexpr bool uses_x(const Effect& effect) { return effect.amount.x || effect.target.many.x; }
inline bool uses_chosen_x(const Ability& ability) {
  for (const Effect& effect : ability.effects) {
    if (uses_x(effect) && effect.x.unknown == Unknown::none) return true;
  }
  return false;
}

}  // namespace penta::phaktionz::cards

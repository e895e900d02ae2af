// For tests: the factions of Phase.
#pragma once

#include "games/phase/cards/text.h"

namespace penta::phase::cards {

inline const Lexicon& phase() {
  static const Lexicon lexicon{{{"Fengarian", "der Fengarier"},
                                {"Keeper", "der Hüter"},
                                {"Sun Dominion", "der Sonnenherrschaft"}}};
  return lexicon;
}

}  // namespace penta::phase::cards

// For tests: names that random texts and examples speak of.
#pragma once

#include "games/phaktionz/cards/text.h"

namespace penta::phaktionz::cards {

inline const Lexicon& specimen() {
  static const Lexicon lexicon{
      {{"Mythicals", "der Mythischen"}, {"Warriors", "der Krieger"}, {"Sea Folk", "des Meervolks"}},
      {{"Defense Guard", "Schutzwache"},
       {"Elf", "Elf"},
       {"Forbidden", "Verboten"},
       {"United", "Vereint"}}};
  return lexicon;
}

}  // namespace penta::phaktionz::cards

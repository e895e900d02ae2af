// For tests of words: two people at a table, and who is spoken to.
#pragma once

#include <string>
#include <string_view>

#include "games/phaktionz/rules.h"
#include "testing/making.h"

namespace penta::phaktionz {

inline constexpr Seat ann{0};
inline constexpr Seat bob{1};

using battery::speaker_to;

// Of cards that never change.
inline Rules rules_for(std::string_view deck1, std::string_view deck2) {
  OptionList given = Rules::test_set();
  given.emplace_back("deck1", deck1);
  given.emplace_back("deck2", deck2);
  return battery::make_rules<Rules>(given);
}

// "1:haka-goblin.2"
inline Card card_named(const Rules& rules, std::string_view word) {
  Card card = no_card;
  EXPECT_TRUE(rules.from_word(word, card)) << word;
  return card;
}

}  // namespace penta::phaktionz

// For tests: random abilities, written and read again.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <unordered_map>

#include "games/phaktionz/cards/testing/lexicon.h"
#include "games/phaktionz/cards/testing/random_ability.h"

namespace penta::phaktionz::cards {

// How many different ones there were. Texts that are too long for a card are left out.
inline std::size_t expect_round_trips(int count, std::uint64_t seed) {
  RandomAbility random(specimen(), seed);
  std::unordered_map<std::string, std::string> german;
  for (int i = 0; i < count && !::testing::Test::HasFailure();) {
    const Ability ability = random.next();
    const std::string text = in_english(ability, specimen());
    if (text.size() > longest_text) continue;
    ++i;
    const Reading reading = read_ability(text, specimen());
    EXPECT_FALSE(reading.mistake) << text << "\n  " << reading.mistake->column << ": "
                                  << reading.mistake->text;
    EXPECT_EQ(reading.ability, ability) << text << "\n" << in_english(reading.ability, specimen());
    const auto [found, is_new] = german.emplace(in_german(ability, specimen()), text);
    EXPECT_TRUE(is_new || found->second == text)
        << found->first << "\n  " << text << "\n  " << found->second;
  }
  return german.size();
}

}  // namespace penta::phaktionz::cards

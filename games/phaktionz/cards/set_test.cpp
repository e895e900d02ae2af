#include "games/phaktionz/cards/set.h"

#include <gtest/gtest.h>

#include "games/phaktionz/cards/testing/random_ability.h"
#include "games/phaktionz/cards/testing/small_set.h"

namespace penta::phaktionz::cards {
namespace {

// What is said when `from` in the packed small set is replaced.
std::string packed_complaint(std::string_view from, std::string_view to) {
  std::string packed = pack(small());
  const std::size_t at = packed.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  packed.replace(at, from.size(), to);
  const auto set = unpack(packed);
  return set ? "" : set.error().text;
}

TEST(PhaktionzSet, HoldsWhatTheFileSays) {
  const Set& set = small();
  EXPECT_EQ(set.name, "Small");
  ASSERT_EQ(set.lexicon.factions.size(), 3U);
  EXPECT_EQ(set.lexicon.factions[0].german, "der Elfen");
  EXPECT_EQ(set.lineages[2], Lineage::delphics);
  ASSERT_EQ(set.lexicon.words.size(), 1U);
  const Design& elder = set.designs[0];
  EXPECT_EQ(elder.front.name, "Elder Elf");
  EXPECT_EQ(elder.front.german, "Ältere Elfe");
  EXPECT_EQ(elder.front.type, Type::striker);
  EXPECT_EQ(elder.front.dmg, 6);
  EXPECT_EQ(elder.tier, 3);
  EXPECT_EQ(elder.faction, 1);
  EXPECT_EQ(elder.front.flavour_german, "Alt.");
  EXPECT_TRUE(elder.is_summon());
  const Design& no = set.designs[1];
  EXPECT_EQ(no.form, Form::counter);
  EXPECT_TRUE(no.limited);
  EXPECT_FALSE(no.is_summon());
  const Design& last = set.designs[2];
  EXPECT_TRUE(last.creation);
  EXPECT_EQ(last.create[0].test, cards::Test::count);
  EXPECT_EQ(last.create[1].test, cards::Test::your_turn);
  const Design& seed = set.designs[3];
  EXPECT_EQ(seed.tier, 0);
  EXPECT_EQ(seed.front.type, Type::any);
  EXPECT_EQ(seed.back.name, "Tree");
  EXPECT_EQ(seed.back.dmg, 8);
  EXPECT_EQ(copies_allowed(seed), 1U);
  EXPECT_EQ(copies_allowed(no), 1U);
  EXPECT_EQ(copies_allowed(elder), 4U);
}

TEST(PhaktionzSet, ThePackedFormHoldsEverything) {
  const std::string packed = pack(small());
  const auto again = unpack(packed);
  ASSERT_TRUE(again) << again.error().text;
  EXPECT_EQ(*again, small());
  EXPECT_EQ(pack(*again), packed);
}

TEST(PhaktionzSet, AnySetIsReadBackTheSame) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Set set = small();
    RandomAbility random(set.lexicon, seed);
    for (Design& design : set.designs) {
      if (design.form != Form::any || design.tier == 0) continue;
      Ability ability = random.next();
      while (misplaced(ability, Role::summon) ||
             in_english(ability, set.lexicon).size() > longest_text) {
        ability = random.next();
      }
      design.front.abilities = {ability};
    }
    const auto again = unpack(pack(set));
    ASSERT_TRUE(again) << again.error().text;
    ASSERT_EQ(*again, set);
  }
}

TEST(PhaktionzSet, PackedCardsFromAnywhereAreChecked) {
  EXPECT_EQ(
      packed_complaint("penta-phaktionz-cards 1", "penta-cards 1"),
      "line 1, column 1 of the packed cards: 'penta-cards 1' begins no set of cards; expected "
      "'penta-phaktionz-cards 1'");
  EXPECT_EQ(packed_complaint("Elder Elf", "Elder"),
            "line 7, column 12 of the packed cards: the German title 'Ältere Elfe' must not have "
            "'Elf', as 'Elf' is in texts");
  EXPECT_EQ(packed_complaint("Striker\t6\t3", "Striker\t6\t5"),
            "line 7, column 48 of the packed cards: the tier cannot be 5; expected 0 to 3");
  EXPECT_EQ(packed_complaint("card\tNo", "cord\tNo"),
            "line 8, column 1 of the packed cards: 'cord' cannot stand here; expected 'name' once, "
            "'faction', 'word', 'card', 'promoted' or 'deck'");
  EXPECT_EQ(packed_complaint("\tL\t\t\tCast", "\tM\t\t\tCast"),
            "line 8, column 27 of the packed cards: there is no mark 'M'; expected 'CP', 'L' or "
            "'CPL'");
  EXPECT_NE(packed_complaint("fizzle it", "fizzle"), "");
  EXPECT_FALSE(unpack(""));
  EXPECT_FALSE(unpack(std::string(longest_packed + 1, 'x')));
}

TEST(PhaktionzSet, WordsStandWholeInNames) {
  EXPECT_TRUE(has_words("Lin the Fantastic Elf", "Elf"));
  EXPECT_TRUE(has_words("Waroko Loko, King Giant", "loko"));
  EXPECT_TRUE(has_words("Defense Guard", "Defense Guard"));
  EXPECT_FALSE(has_words("Elfin", "Elf"));
  EXPECT_FALSE(has_words("Shelf", "elf"));
  EXPECT_FALSE(has_words("Elf", ""));
}

}  // namespace
}  // namespace penta::phaktionz::cards

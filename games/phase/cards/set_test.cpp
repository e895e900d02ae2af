#include "games/phase/cards/set.h"

#include <gtest/gtest.h>

#include "games/phase/cards/role.h"
#include "games/phase/cards/testing/random_ability.h"
#include "games/phase/cards/testing/small_set.h"

namespace penta::phase::cards {
namespace {

// What is said when `from` in the small set is replaced.
std::string packed_complaint(std::string_view from, std::string_view to) {
  std::string packed = small_packed();
  const std::size_t at = packed.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  packed.replace(at, from.size(), to);
  const auto set = unpack(packed);
  return set ? "" : set.error().text;
}

std::string deck_complaint(std::string_view line) {
  const auto deck = read_deck(line, small());
  return deck ? "" : deck.error().text;
}

TEST(CardSet, ThePackedFormHoldsEverything) {
  const Set set = small();
  EXPECT_EQ(set.name, "Small");
  ASSERT_EQ(set.lexicon.factions.size(), 2U);
  EXPECT_EQ(set.lexicon.factions[1].german, "der Sonnenherrschaft");
  ASSERT_EQ(set.sides.size(), 5U);
  const Side& gladiator = set.sides[2];
  EXPECT_EQ(gladiator.title, "Gladiator");
  EXPECT_EQ(gladiator.faction, 2);
  EXPECT_EQ(gladiator.alignment, Alignment::evil);
  EXPECT_EQ(gladiator.cost, 2);
  EXPECT_EQ(gladiator.attack, 1);
  EXPECT_EQ(gladiator.defence, 3);
  EXPECT_EQ(in_english(gladiator.order, set.lexicon), "Action: destroy a warrior.");
  ASSERT_EQ(gladiator.skills.size(), 2U);
  EXPECT_EQ(gladiator.skills[1].trigger, Trigger::swift);
  EXPECT_EQ(set.sides[1].german, "Späher");
  ASSERT_EQ(set.cards.size(), 5U);
  EXPECT_EQ(name_of(set.cards[3], set), "Scout / Gladiator");
  ASSERT_EQ(set.decks.size(), 1U);
  EXPECT_EQ(set.decks[0].german, "Ketten");
  EXPECT_EQ(set.decks[0].about_german, "Viele hintereinander.");
  EXPECT_EQ(set.decks[0].cards.size(), 25U);
  EXPECT_EQ(pack(set), small_packed());
}

TEST(CardSet, AnySetIsReadBackTheSame) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    Set set = small();
    RandomAbility random(set.lexicon, seed);
    const auto any = [&](Role role) {
      for (;;) {
        const Ability ability = random.next();
        if (role == Role::order && ability.trigger != Trigger::action) continue;
        if (!misplaced(ability, role, in_english(ability, set.lexicon))) return ability;
      }
    };
    for (Side& side : set.sides) {
      side.order = any(Role::order);
      side.skills = {any(Role::skill), any(Role::skill)};
      if (side.skills[0] == side.skills[1]) side.skills.pop_back();
    }
    const auto again = unpack(pack(set));
    ASSERT_TRUE(again) << again.error().text;
    EXPECT_EQ(*again, set);
  }
}

TEST(CardSet, TheLargestSetFits) {
  Set set = small();
  const Side good = set.sides[0];
  const Side evil = set.sides[2];
  set.sides.clear();
  set.cards.clear();
  for (std::size_t i = 0; i < Set::most_sides; ++i) {
    set.sides.push_back(i < 100 ? good : evil);
    set.sides.back().title = std::to_string(i) + std::string(37, 'a');
  }
  for (std::uint8_t g = 0; g < 100; ++g) {
    for (std::uint8_t e = 100; e < 200; ++e) set.cards.push_back({g, e});
  }
  const Deck deck = set.decks[0];
  set.decks.clear();
  for (std::size_t i = 0; i < Set::most_decks; ++i) {
    set.decks.push_back(deck);
    set.decks.back().name = std::to_string(i);
    set.decks.back().cards.resize(most_in_deck);
    for (std::size_t k = 0; k < most_in_deck; ++k) {
      set.decks.back().cards[k] = static_cast<std::uint16_t>(k);
    }
  }
  const auto again = unpack(pack(set));
  ASSERT_TRUE(again) << again.error().text;
  EXPECT_EQ(*again, set);

  set.cards.push_back({0, 200});
  EXPECT_EQ(unpack(pack(set)).error().text,
            "line 355, column 7 of the packed cards: too many cards; expected at most 10000");
  set.cards.pop_back();
  set.decks.push_back(deck);
  EXPECT_EQ(unpack(pack(set)).error().text,
            "line 455, column 1 of the packed cards: too many decks; expected at most 100");
}

TEST(CardSet, EveryMistakeHasItsPlace) {
  const auto at = [](std::string_view place, std::string_view what) {
    return std::string(place) + " of the packed cards: " + std::string(what);
  };
  EXPECT_EQ(
      packed_complaint("penta-cards 1", "penta-cards 2"),
      at("line 1, column 1", "'penta-cards 2' begins no set of cards; expected 'penta-cards 1'"));
  EXPECT_EQ(packed_complaint("faction\tKeeper", "fraction\tKeeper"),
            at("line 3, column 1",
               "'fraction' cannot stand here; expected 'name' once, 'faction', 'side', 'cards' or "
               "'deck'"));
  EXPECT_EQ(packed_complaint("\tder Hüter", ""),
            at("line 3, column 1", "'faction' has 1 words behind it; expected 2"));
  EXPECT_EQ(packed_complaint("Sun Dominion\tder", "Keeper\tder"),
            at("line 4, column 9", "the faction 'Keeper' is there already"));
  EXPECT_EQ(packed_complaint("faction\tKeeper", "faction\tkeeper"),
            at("line 3, column 9", "the faction 'keeper' has to begin with a capital letter"));
  EXPECT_EQ(packed_complaint("faction\tKeeper", "faction\tKeeper cards"),
            at("line 3, column 9",
               "the faction 'Keeper cards' must not be called 'cards', which is a word of the card "
               "texts"));
  EXPECT_EQ(packed_complaint("Keeper\tgood", "Keper\tgood"),
            at("line 5, column 26", "there is no faction 'Keper'; did you mean 'Keeper'?"));
  EXPECT_EQ(
      packed_complaint("Keeper\tgood", "Moon\tgood"),
      at("line 5, column 26", "there is no faction 'Moon'; expected the name of a [[faction]]"));
  EXPECT_EQ(packed_complaint("good\t1", "nice\t1"),
            at("line 5, column 33", "the alignment cannot be 'nice'; expected 'good' or 'evil'"));
  EXPECT_EQ(packed_complaint("good\t1", "good\tten"),
            at("line 5, column 38", "'ten' is no whole number"));
  EXPECT_EQ(packed_complaint("good\t1", "good\t10"),
            at("line 5, column 38", "the cost cannot be 10; expected 0 to 9"));
  EXPECT_EQ(packed_complaint("\t2\tAction: draw", "\t0\tAction: draw"),
            at("line 5, column 42", "the defence cannot be 0; expected 1 to 9"));
  EXPECT_EQ(packed_complaint("Action: draw", "Elite: draw"),
            at("line 5, column 44", "an order is used from the hand; expected 'Action'"));
  EXPECT_EQ(packed_complaint("draw a card", "draw 10 cards"),
            at("line 5, column 57", "expected 'X', 'a card' or a number from 1 to 9, not '10'"));
  EXPECT_EQ(packed_complaint("+1/+0", "+1/-10"),
            at("line 6, column 71", "expected 'X' or a number from 1 to 9, not '10'"));
  EXPECT_EQ(packed_complaint("Scout\tSp", "Squeezle\tSp"),
            at("line 6, column 6", "the side 'Squeezle' is there already"));
  EXPECT_EQ(packed_complaint("Swift.", "Swift.\tAlly.\tElite: draw a card."),
            at("line 7, column 1", "'side' has 12 words behind it; expected 8 to 11"));
  EXPECT_EQ(packed_complaint("Swift.", "Elite: draw a card.\tTrained: draw a card."),
            at("line 7, column 139", "too many skills; expected at most 2 beside Ally and Swift"));
  EXPECT_EQ(packed_complaint("Swift.", "Swift.\tSwift."),
            at("line 7, column 126", "the side has this skill already; expected another one"));
  EXPECT_EQ(packed_complaint("cards\t0\t2", "cards\t0\t9"),
            at("line 10, column 9", "there is no side 9"));
  EXPECT_EQ(packed_complaint("cards\t0\t2", "cards\t0\t1"),
            at("line 10, column 9", "the side 'Scout' is good; expected an evil one"));
  EXPECT_EQ(packed_complaint("cards\t0\t2", "cards\t4\t2"),
            at("line 10, column 7", "the side 'Necromancer' is evil; expected a good one"));
  EXPECT_EQ(packed_complaint("cards\t0\t2", "cards\t0\t3"),
            at("line 10, column 11", "the card 'Squeezle / Berserker' is there already"));
  EXPECT_EQ(packed_complaint("10x Squeezle", "9x Squeezle"),
            at("line 12, column 57", "the deck has 24 cards; expected 25 to 50"));
  EXPECT_EQ(packed_complaint("Scout / Berserker", "Scut / Berserker"),
            at("line 12, column 83", "there is no side 'Scut'; did you mean 'Scout'?"));
  std::string unfinished = small_packed();
  unfinished.pop_back();
  EXPECT_EQ(unpack(unfinished).error().text,
            at("line 12, column 1", "the text breaks off; expected a line's end"));
}

TEST(CardSet, NamesCanBePrintedAndListed) {
  const auto said = [](std::string_view title) {
    const std::string text = packed_complaint("Squeezle\tQ", std::string(title) + "\tQ");
    return text.substr(text.find(": ") + 2);
  };
  EXPECT_EQ(said(""), "the title is empty; expected a name");
  EXPECT_EQ(said(" Ted"), "the title ' Ted' has spaces around it; expected none");
  EXPECT_EQ(said("A / B"),
            "the title 'A / B' has ';' or ' / ' in it, which lists of cards use; expected none");
  EXPECT_EQ(said("A;B"),
            "the title 'A;B' has ';' or ' / ' in it, which lists of cards use; expected none");
  EXPECT_EQ(said("3x Strike"),
            "the title '3x Strike' begins like a number of cards; expected another name");
  EXPECT_EQ(said(std::string(41, 'a')),
            "'" + std::string(41, 'a') + "' is too long; expected at most 40 bytes");
  for (const std::string_view bad : {"a\x01", "a\x7F", "\xFF", "a\xC3", "\xC0\xAF", "\xED\xA0\x80",
                                     "\xF4\x90\x80\x80", "\xC2\x85", "\xE2\x82"}) {
    EXPECT_NE(said(bad).find("cannot be printed; expected letters in one line"), std::string::npos)
        << said(bad);
  }
  EXPECT_EQ(packed_complaint("Quietschel", "Ünïcode \xF0\x9F\x83\x8F \xE2\x80\x93"), "");
}

TEST(CardSet, WhateverBytesComeTheAnswerComesAtOnce) {
  EXPECT_EQ(unpack("").error().text, "there are no cards; expected 'penta-cards 1'");
  EXPECT_EQ(unpack(std::string(50 * longest_packed, 'a')).error().text,
            "the packed cards are too long; expected at most 2 MB");
  EXPECT_FALSE(unpack(std::string(longest_packed, '\n')));
  EXPECT_FALSE(unpack("penta-cards 1\n" + std::string(longest_packed - 20, '\t')));
  std::string decks = "penta-cards 1\ndeck\tA\tA\t\t\t";
  while (decks.size() < longest_packed - 20) decks += "aaaa / aaaa;";
  EXPECT_FALSE(unpack(decks + "\n"));
  std::string sides = "penta-cards 1\n";
  while (sides.size() < longest_packed - 20) sides += "side\t\t\t\t\t0\t0\t0\t\n";
  EXPECT_FALSE(unpack(sides));
}

TEST(CardSet, ADeckIsOneLine) {
  const Set set = small();
  const std::string line =
      "10x Squeezle / Gladiator; Scout / Berserker; 14x Squeezle / Necromancer";
  EXPECT_EQ(write_deck(set.decks[0], set), line);
  const auto deck = read_deck(line, set);
  ASSERT_TRUE(deck) << deck.error().text;
  EXPECT_EQ(deck->cards, set.decks[0].cards);
  EXPECT_EQ(deck->name, "");
  EXPECT_EQ(read_deck("Chains", set)->cards, deck->cards);
  EXPECT_EQ(read_deck(" ketten ", set)->name, "Chains");
  const auto turned = read_deck("25x Gladiator / Squeezle;", set);
  ASSERT_TRUE(turned) << turned.error().text;
  EXPECT_EQ(write_deck(*turned, set), "25x Squeezle / Gladiator");
}

TEST(CardSet, AllThatIsWrongWithADeckIsSaid) {
  EXPECT_EQ(deck_complaint("Chain"), "there is no deck 'Chain'; did you mean 'Chains'?");
  EXPECT_EQ(deck_complaint("Something else"),
            "there is no deck 'Something else'; expected the name of a deck, or cards: "
            "'GOOD / EVIL; 2x GOOD / EVIL'");
  EXPECT_EQ(
      deck_complaint("Squezle / Gladiator; Scout / Necromancer; Scout; 51x Scout / Gladiator"),
      "there is no side 'Squezle'; did you mean 'Squeezle'?; "
      "there is no card 'Scout / Necromancer'; expected on the back of 'Scout': 'Gladiator', "
      "'Berserker'; "
      "'Scout' is no card; expected two sides, 'GOOD / EVIL'; "
      "'51x Scout / Gladiator' cannot be so many; expected 1 to 50; "
      "the deck has 3 cards; expected 25 to 50");
  EXPECT_EQ(deck_complaint("50x Squeezle / Gladiator; Scout / Gladiator"),
            "the deck has 51 cards; expected 25 to 50");
}

}  // namespace
}  // namespace penta::phase::cards

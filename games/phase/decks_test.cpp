// Decks and cards by options: what is taken, and what is refused with which words.
#include <set>

#include "games/phase/testing/scene.h"

namespace penta::phase {
namespace {

// What is wrong with these options; empty if nothing is.
std::string complaint(const OptionList& given) {
  const auto options = Options::check(Rules::option_specs(), given);
  if (!options) return options.error().text;
  const auto rules = Rules::make(*options);
  return rules ? "" : rules.error().text;
}
std::string sandbox(const std::string& deck) {
  return complaint({{"format", "sandbox"}, {"deck1", deck}});
}
const cards::Set& box_set() { return Book::box()->set; }
// A ready deck as a line of cards, from 0.
std::string line(std::size_t ready) { return write_deck(box_set().decks[ready], box_set()); }

const std::string small_set =
    "penta-cards 1\nname\tSmall\nfaction\tKeeper\tder Hüter\n"
    "side\tKnight\tRitter\tKeeper\tgood\t2\t2\t4\tAction: draw a card.\n"
    "side\tWolf\tWolf\tKeeper\tevil\t3\t3\t3\tAction: draw a card.\n"
    "cards\t0\t1\n";

// --- how many cards

TEST(PhaseDecks, ADeckHasTwentyFiveToFiftyCards) {
  EXPECT_EQ(sandbox("24x Ted / Chained Horror"), "deck1: the deck has 24 cards; expected 25 to 50");
  EXPECT_EQ(sandbox("25x Ted / Chained Horror"), "");
  EXPECT_EQ(sandbox("50x Ted / Chained Horror"), "");
  EXPECT_EQ(sandbox("50x Ted / Chained Horror; Ted / Moon Aunt"),
            "deck1: the deck has 51 cards; expected 25 to 50");
}

TEST(PhaseDecks, ADeckMayHaveCardsOfAnyFactions) {
  EXPECT_EQ(sandbox("9x Ted / Chained Horror; 9x Scout / Kindler; 9x Gate Warden / Third Key"), "");
}

TEST(PhaseDecks, TheGoodSideStandsFirstButNeedNot) {
  const Rules rules = make_rules({{"format", "sandbox"}, {"deck1", "25x Chained Horror / Ted"}});
  EXPECT_EQ(rules.title(rules.card(seat_at(0), 0).good, Lang::en), "Ted");
}

// --- the box

TEST(PhaseDecks, TheBoxHasEveryPairOfAFactionOnce) {
  std::set<std::pair<int, int>> pairs;
  for (const cards::Card& card : box_set().cards) {
    EXPECT_EQ(box_set().good(card).faction, box_set().evil(card).faction);
    EXPECT_TRUE(pairs.insert({card.good, card.evil}).second) << name_of(card, box_set());
  }
  EXPECT_EQ(pairs.size(), 300U);
}

TEST(PhaseDecks, SixDecksOfTwentyFiveAreReadyTwoOfEachFaction) {
  std::map<int, int> factions;
  std::set<std::uint16_t> used;
  for (const cards::Deck& deck : box_set().decks) {
    EXPECT_EQ(deck.cards.size(), 25U);
    ++factions[box_set().good(box_set().cards[deck.cards[0]]).faction];
    for (const std::uint16_t card : deck.cards) EXPECT_TRUE(used.insert(card).second) << deck.name;
  }
  EXPECT_EQ(factions, (std::map<int, int>{{1, 2}, {2, 2}, {3, 2}}));
}

TEST(PhaseDecks, InTheBoxFormatACardIsRefusedThatSomeSeatHas) {
  EXPECT_EQ(
      complaint({{"deck1", "Night Shapes"}, {"deck2", line(1) + "; Ted / Chained Horror"}}),
      "Ted / Chained Horror is in deck1 and in deck2; expected each card once (or format=sandbox)");
}

TEST(PhaseDecks, InTheBoxFormatACardIsRefusedThatComesTwice) {
  EXPECT_EQ(complaint({{"deck1", "Lock and Key"}, {"deck2", line(0) + "; Ted / Chained Horror"}}),
            "Ted / Chained Horror is twice in deck2; expected each card once (or format=sandbox)");
}

TEST(PhaseDecks, AllCardsThatAreRefusedAreNamedAtOnce) {
  EXPECT_EQ(
      complaint({{"players", "3"},
                 {"deck1", "Night Shapes"},
                 {"deck2", line(1) + "; Ted / Chained Horror; Trivet / Necromancer"},
                 {"deck3", line(2) + "; Old Antler / Sedge Runner"}}),
      "Ted / Chained Horror is in deck1 and in deck2; Trivet / Necromancer is twice in deck2; "
      "Old Antler / Sedge Runner is in deck2 and in deck3; "
      "expected each card once (or format=sandbox)");
}

TEST(PhaseDecks, TheSandboxAllowsAsManyCopiesAsOneLikes) {
  EXPECT_EQ(complaint({{"format", "sandbox"},
                       {"deck1", "Night Shapes"},
                       {"deck2", line(0) + "; 25x Ted / Chained Horror"}}),
            "");
}

// --- ready decks

TEST(PhaseDecks, AReadyDeckIsNamedInEitherLanguage) {
  for (const std::string name : {"Lock and Key", "lock AND key", " Schloss und Schlüssel "}) {
    const Rules rules = make_rules({{"deck2", name}});
    EXPECT_EQ(rules.deck(seat_at(1)).name, "Lock and Key");
    EXPECT_EQ(rules.deck(seat_at(1)).german, "Schloss und Schlüssel");
    EXPECT_EQ(rules.deck(seat_at(1)).size, 25);
  }
}

TEST(PhaseDecks, WhoNamesNoDeckTakesTheNextReadyOne) {
  const Rules rules = make_rules({{"players", "5"}});
  for (std::size_t i = 0; i < 5; ++i) {
    EXPECT_EQ(rules.deck(seat_at(static_cast<int>(i))).name, box_set().decks[i].name);
  }
}

TEST(PhaseDecks, WhoNamesNoDeckTakesOneThatNobodyHas) {
  const Rules second = make_rules({{"deck1", "Night Shapes"}});
  EXPECT_EQ(second.deck(seat_at(1)).name, "What the Moor Returns");
  const Rules first = make_rules({{"deck2", "Night Shapes"}});
  EXPECT_EQ(first.deck(seat_at(0)).name, "What the Moor Returns");
  const Rules three = make_rules({{"players", "3"}, {"deck2", line(1)}});  // by its cards
  EXPECT_EQ(three.deck(seat_at(0)).name, "Night Shapes");
  EXPECT_EQ(three.deck(seat_at(2)).name, "The Long Account");
}

TEST(PhaseDecks, AReadyDeckIsPlayedTwiceOnlyIfThereIsNoOther) {
  const std::string set = small_set + "deck\tOne\tEins\t\t\t25x Knight / Wolf\n";
  const Rules rules = make_rules({{"format", "sandbox"}, {"cards", set}});
  EXPECT_EQ(rules.deck(seat_at(0)).name, "One");
  EXPECT_EQ(rules.deck(seat_at(1)).name, "One");
}

// --- names that do not exist

TEST(PhaseDecks, AnUnknownDeckIsRefusedWithTheNearest) {
  EXPECT_EQ(complaint({{"deck1", "Night Shape"}}),
            "deck1: there is no deck 'Night Shape'; did you mean 'Night Shapes'?");
  EXPECT_EQ(complaint({{"deck2", "Something else"}}),
            "deck2: there is no deck 'Something else'; expected the name of a deck, or cards: "
            "'GOOD / EVIL; 2x GOOD / EVIL'");
}

TEST(PhaseDecks, AnUnknownSideIsRefusedWithTheNearest) {
  EXPECT_EQ(sandbox("Tedd / Chained Horror; 25x Ted / Moon Aunt"),
            "deck1: there is no side 'Tedd'; did you mean 'Ted'?");
}

TEST(PhaseDecks, EveryDeckThatIsWrongIsNamedAtOnce) {
  EXPECT_EQ(complaint({{"deck1", "Night Shape"}, {"deck2", "2x Ted / Chained Horror"}}),
            "deck1: there is no deck 'Night Shape'; did you mean 'Night Shapes'?; "
            "deck2: the deck has 2 cards; expected 25 to 50");
}

TEST(PhaseDecks, DecksOfSeatsThatAreNotThereDoNotMatter) {
  EXPECT_EQ(complaint({{"players", "2"}, {"deck3", "Something else"}}), "");
}

// --- own cards

TEST(PhaseDecks, OwnCardsReplaceTheBox) {
  const Rules rules = make_rules({{"format", "sandbox"},
                                  {"cards", small_set},
                                  {"deck1", "25x Knight / Wolf"},
                                  {"deck2", "30x Knight / Wolf"}});
  EXPECT_EQ(rules.set().name, "Small");
  EXPECT_EQ(rules.title(rules.card(seat_at(1), 29).good, Lang::de), "Ritter");
  EXPECT_EQ(complaint({{"cards", small_set}, {"deck1", "Night Shapes"}, {"deck2", line(0)}})
                .find("deck1: there is no deck 'Night Shapes'"),
            0U);
}

TEST(PhaseDecks, OwnCardsWithoutReadyDecksNeedADeckForEachSeat) {
  const std::string none = "the set has no ready decks; expected a deck for each seat";
  EXPECT_EQ(complaint({{"cards", small_set}}), "deck1: " + none + "; deck2: " + none);
}

TEST(PhaseDecks, BrokenCardsAreRefusedWithThePlace) {
  EXPECT_EQ(complaint({{"cards", "penta-cards 2\n"}}),
            "option cards: line 1, column 1 of the packed cards: 'penta-cards 2' begins no set of "
            "cards; expected 'penta-cards 1'");
  std::string broken = small_set;
  broken.replace(broken.find("evil\t3"), 6, "evil\t10");
  EXPECT_EQ(
      complaint({{"cards", broken}}),
      "option cards: line 5, column 28 of the packed cards: the cost cannot be 10; expected 0 "
      "to 9");
}

TEST(PhaseDecks, OwnCardsWithATextThatIsNotUnderstoodAreRefused) {
  std::string broken = small_set;
  broken.replace(broken.find("draw a card"), 11, "draw a crad");
  const std::string text = complaint({{"cards", broken}});
  EXPECT_EQ(text.find("option cards: line 4, column "), 0U) << text;
  EXPECT_NE(text.find("crad"), std::string::npos) << text;
}

// --- the other options

TEST(PhaseDecks, TwoToFivePlayersAndOneToTwoHundredRounds) {
  for (const char* players : {"2", "5"}) EXPECT_EQ(complaint({{"players", players}}), "");
  for (const char* players : {"1", "6"}) EXPECT_NE(complaint({{"players", players}}), "");
  for (const char* rounds : {"1", "200"}) EXPECT_EQ(complaint({{"round_limit", rounds}}), "");
  for (const char* rounds : {"0", "201"}) EXPECT_NE(complaint({{"round_limit", rounds}}), "");
  EXPECT_EQ(make_rules({}).players(), 2);
  EXPECT_EQ(make_rules({}).round_limit(), 50);
}

TEST(PhaseDecks, OtherDecksAreOtherRules) {
  EXPECT_EQ(make_rules({}).id(), make_rules({{"deck1", line(0)}}).id());
  EXPECT_NE(make_rules({}).id(), make_rules({{"deck1", "Lock and Key"}}).id());
}

}  // namespace
}  // namespace penta::phase

#include "cards/decks.h"

#include <gtest/gtest.h>

#include "cards/maker.h"
#include "engine/phrase.h"

namespace penta::cards {
namespace {

const std::vector<std::string> titles{"Ace", "King", "Queen", "Jack"};

std::string title(std::uint16_t card) { return titles[card]; }

Deck deck_of(std::vector<std::uint16_t> cards, std::string name = "") {
  Deck deck{.name = std::move(name)};
  deck.german = deck.name.empty() ? "" : "Der " + deck.name;
  deck.cards = std::move(cards);
  return deck;
}

struct Made {
  Deck deck{};
  std::vector<std::string> flaws{};
};
Made made(std::string_view line) {
  const Word word{line, {.line = 1, .column = 1, .exact = true}};
  ParseErrors flaws;
  Made result;
  result.deck = make_deck(
      {.name = {"Mine", word.at}, .list = word.at, .cards = list_of(word)},
      {.fewest = 2, .most = 5},
      [&](const Word& name) -> std::optional<std::uint16_t> {
        for (std::size_t i = 0; i < titles.size(); ++i) {
          if (titles[i] == name.text) return static_cast<std::uint16_t>(i);
        }
        flaws.add(name.at, "no " + in_quotes(name.text));
        return std::nullopt;
      },
      flaws);
  for (const ParseError& each : flaws.in_order()) {
    result.flaws.push_back(std::to_string(each.at.column) + ": " + each.text);
  }
  return result;
}

using Lines = std::vector<std::string>;

TEST(Decks, AreWrittenAsTheyAreRead) {
  const Made two = made("2x King; Ace;Queen");
  EXPECT_EQ(two.flaws, Lines{});
  EXPECT_EQ(two.deck.name, "Mine");
  EXPECT_EQ(two.deck.german, "Mine");
  EXPECT_EQ(two.deck.cards, (std::vector<std::uint16_t>{1, 1, 0, 2}));
  EXPECT_EQ(write_deck(two.deck, title), "2x King; Ace; Queen");
}

TEST(Decks, AllThatIsWrongIsSaid) {
  EXPECT_EQ(made("Ace").flaws, Lines{"1: the deck has 1 card; expected 2 to 5"});
  EXPECT_EQ(made("Ace; 5x King").flaws, Lines{"1: the deck has 6 cards; expected 2 to 5"});
  EXPECT_EQ(made("Ace; 6x King; 0x Ace; 2x Joker").flaws,
            (Lines{"6: '6x King' cannot be so many; expected 1 to 5",
                   "15: '0x Ace' cannot be so many; expected 1 to 5", "23: no 'Joker'"}));
}

TEST(Decks, ReadyOnesAreFoundByEitherName) {
  const std::vector<Deck> ready{deck_of({0}, "Moor"), deck_of({1}, "Sun")};
  EXPECT_EQ(ready_deck(" sun ", ready), &ready[1]);
  EXPECT_EQ(ready_deck("der moor", ready), &ready[0]);
  EXPECT_EQ(ready_deck("Moon", ready), nullptr);
}

TEST(Decks, ASeatMayNameNone) {
  const auto read = [](std::string_view given) -> Result<Deck> {
    if (given == "bad") return Error{"no such deck"};
    return deck_of({3}, std::string(given));
  };
  const std::vector<Deck> ready{deck_of({0}, "Moor")};
  EXPECT_EQ(named_deck("Sun", ready, read)->name, "Sun");
  EXPECT_EQ(named_deck("bad", ready, read).error().text, "no such deck");
  EXPECT_TRUE(named_deck("", ready, read)->cards.empty());
  EXPECT_EQ(named_deck("", {}, read).error().text,
            "the set has no ready decks; expected a deck for each seat");
  EXPECT_EQ(deck_option("deck3", 3).name, "deck3");
  EXPECT_EQ(deck_option("deck3", 3).seat, 3);
  EXPECT_EQ(deck_option("deck3", 3).kind, OptionSpec::Kind::text);
}

TEST(Decks, ReadyOnesGoToThoseWhoNameNone) {
  const std::vector<Deck> ready{deck_of({0}, "A"), deck_of({1}, "B"), deck_of({2}, "C")};
  const auto names = [&](std::vector<Deck> decks) {
    add_ready_decks(decks, ready);
    std::vector<std::string> found;
    for (const Deck& each : decks) found.push_back(each.name);
    return join(found, " ");
  };
  EXPECT_EQ(names({{}, {}, {}}), "A B C");
  // Somebody has a card of B already.
  EXPECT_EQ(names({{}, deck_of({1, 3}, "own"), {}}), "A own C");
  EXPECT_EQ(names({{}, {}, {}, {}, {}}), "A B C A B");
  EXPECT_EQ(names({deck_of({0, 1, 2}, "all"), {}, {}}), "all A B");
}

TEST(Decks, SharedCardsAreNamed) {
  EXPECT_EQ(shared_cards({deck_of({0}), deck_of({1})}, titles.size(), title), "");
  EXPECT_EQ(
      shared_cards({deck_of({0, 1, 1}), deck_of({2, 2, 2}), deck_of({3, 0})}, titles.size(), title),
      "Ace is in deck1 and in deck3; King is twice in deck1; Queen is 3 times in deck2");
}

}  // namespace
}  // namespace penta::cards

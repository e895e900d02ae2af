#include "cards/choosing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace penta::cards {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

using Texts = std::vector<std::string>;

// Six cards of which decks have two to four.
const std::vector<std::string> ranks{"Ace", "King", "Queen", "Jack", "Ten", "Nine"};

Deck ready_of(std::string name, std::string german, std::vector<std::uint16_t> cards) {
  Deck deck{.name = std::move(name), .german = std::move(german)};
  deck.cards = std::move(cards);
  return deck;
}

class Choosing : public testing::Test {
 protected:
  ChoiceMade choose(int seat, std::string_view written, Lang lang = Lang::en) const {
    Speaker speaker{.lang = lang};
    speaker.names = {"Ada", "Ben", "Cy"};
    return choose_deck(table(), seat_at(seat - 1), written, said_, speaker);
  }
  static Texts told(const ChoiceMade& made) {
    Texts told;
    for (const ChoiceFlaw& flaw : made.flaws) {
      told.push_back(std::to_string(flaw.line) + ":" + std::to_string(flaw.column) + " " +
                     flaw.text);
    }
    return told;
  }
  static Texts values(const std::vector<NamedValue>& free) {
    Texts values;
    for (const NamedValue& each : free) values.push_back(each.value);
    return values;
  }
  DeckTable table() const {
    const auto name = [](std::uint16_t card) { return ranks[card]; };
    return {.ready = ready_,
            .once = once_,
            .name = name,
            .shown = name,
            .group = [](const Deck& deck) { return std::to_string(deck.cards.size()); },
            .make =
                [](const DeckDraft& draft, ParseErrors& flaws) {
                  const auto find = [&](const Word& word) -> std::optional<std::uint16_t> {
                    for (std::size_t i = 0; i < ranks.size(); ++i) {
                      if (ranks[i] == word.text) return static_cast<std::uint16_t>(i);
                    }
                    flaws.add(word.at, {"no {0}", "kein {0}"}, {in_quotes(word.text)});
                    return std::nullopt;
                  };
                  return make_deck(draft, {.fewest = 2, .most = 4}, find, flaws);
                }};
  }

  std::vector<Deck> ready_{ready_of("High", "Hoch", {0, 1}), ready_of("Low", "Tief", {4, 5}),
                           ready_of("Middle", "Mitte", {2, 3})};
  bool once_ = true;
  Texts said_{"", "", ""};
};

TEST(PastedCards, HaveTheirPlaces) {
  Texts places;
  for (const Word& word : pasted_cards("# all of it\r\n\n  2x King;  Öse ; \tAce # or not\nTen")) {
    places.push_back(std::to_string(word.at.line) + ":" + std::to_string(word.at.column) + " " +
                     std::string(word.text));
  }
  EXPECT_THAT(places, ElementsAre("3:3 2x King", "3:13 Öse", "3:20 Ace", "4:1 Ten"));
}

TEST_F(Choosing, TakesAReadyDeckAListOrNothing) {
  EXPECT_EQ(choose(1, "Low").value, "Low");
  EXPECT_EQ(choose(1, " tief\n").value, "Low");
  EXPECT_EQ(choose(1, "").value, "");
  EXPECT_EQ(choose(1, "\n # nothing yet").flaws.size(), 1U) << "no name, and no cards";
  EXPECT_EQ(choose(1, "King\n\nAce").value, "King; Ace");
  once_ = false;
  EXPECT_EQ(choose(1, "2x King; Ace; Ace").value, "2x King; 2x Ace");
}

TEST_F(Choosing, SaysAllThatIsWrongInEitherLanguage) {
  EXPECT_THAT(told(choose(1, "King\n 9x Ace\nTwo")),
              ElementsAre("2:2 '9x Ace' cannot be so many; expected 1 to 4", "3:1 no 'Two'"));
  EXPECT_THAT(told(choose(1, "King;", Lang::de)),
              ElementsAre("0:0 das Deck hat 1 Karte; erwartet werden 2 bis 4"));
  EXPECT_THAT(told(choose(1, "Lowe")),
              ElementsAre("0:0 there is no deck 'Lowe'; did you mean 'Low'?"));
  EXPECT_THAT(told(choose(1, "Mittel", Lang::de)),
              ElementsAre("0:0 es gibt kein Deck 'Mittel'; ist 'Mitte' gemeint?"));
  EXPECT_FALSE(choose(1, "Two; Three").clash);
}

TEST_F(Choosing, ACardIsAtTheTableOnce) {
  said_ = {"", "High", ""};
  EXPECT_THAT(told(choose(1, "high")), ElementsAre("0:0 Ben has this deck already"));
  EXPECT_THAT(
      told(choose(1, "Ten\nKing\nTen")),
      ElementsAre("3:1 'Ten' is there more than once; at this table each card is there once",
                  "2:1 Ben has 'King' already"));
  EXPECT_THAT(values(choose(1, "high").free), ElementsAre("Low", "Middle"));
  EXPECT_THAT(values(choose(1, "High", Lang::de).free), ElementsAre("Low", "Middle"));
  EXPECT_THAT(told(choose(2, "High")), IsEmpty()) << "one's own may be chosen again";
  said_ = {"King; Nine", "", ""};
  EXPECT_THAT(told(choose(2, "Low", Lang::de)),
              ElementsAre("0:0 Ada hat schon Karten dieses Decks"));
  EXPECT_THAT(values(choose(2, "Low").free), ElementsAre("Middle"));
  once_ = false;
  EXPECT_THAT(told(choose(2, "Low")), IsEmpty());
}

TEST_F(Choosing, LeavesADeckForThoseWhoHaveNotChosen) {
  // Ben and Cy need two ready decks: Ada may spoil one of them, not two.
  EXPECT_THAT(told(choose(1, "King; Ace; Ten")),
              ElementsAre("0:0 no ready deck would be left for Cy: somebody has cards of each"));
  EXPECT_THAT(told(choose(1, "King; Ace")), IsEmpty());
  said_ = {"", "Middle", ""};
  EXPECT_THAT(told(choose(1, "King; Ace; Ten")),
              ElementsAre("0:0 no ready deck would be left for Cy: somebody has cards of each"));
  said_ = {"", "Middle", "Nine; Nobody"};
  EXPECT_THAT(told(choose(1, "King; Ace; Ten")), IsEmpty()) << "Cy will hear of Nobody";
}

TEST_F(Choosing, WithoutReadyDecksEverybodyWritesAList) {
  ready_.clear();
  EXPECT_THAT(told(choose(1, "")),
              ElementsAre("0:0 the set has no ready decks; expected a list of cards"));
  EXPECT_EQ(choose(1, "King; Ace").value, "King; Ace");
}

TEST_F(Choosing, WhatLiesReadySaysWhoHasIt) {
  said_ = {"", "King; Nine", "High"};
  const auto ready = ready_decks(table(), said_, Lang::de);
  ASSERT_EQ(ready.size(), 3U);
  EXPECT_EQ(ready[0].choice.name, "Hoch");
  EXPECT_EQ(ready[0].choice.value, "High");
  EXPECT_EQ(ready[0].choice.group, "2");
  EXPECT_THAT(ready[0].choice.lines, ElementsAre(ChoiceLine{1, "Ace"}, ChoiceLine{1, "King"}));
  EXPECT_THAT(ready[0].taken_by, ElementsAre(seat_at(1), seat_at(2)));
  EXPECT_THAT(ready[1].taken_by, ElementsAre(seat_at(1)));
  EXPECT_THAT(ready[2].taken_by, IsEmpty());
  once_ = false;
  EXPECT_THAT(ready_decks(table(), said_, Lang::en)[0].taken_by, IsEmpty());
}

}  // namespace
}  // namespace penta::cards

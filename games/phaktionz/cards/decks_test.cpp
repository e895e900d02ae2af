// What a format asks of a deck: every reason at once.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/phrase.h"
#include "games/phaktionz/cards/draft.h"
#include "games/phaktionz/cards/testing/small_set.h"

namespace penta::phaktionz::cards {
namespace {

using testing::HasSubstr;

std::string deck_said(const std::string& line, Format format = Format::standard) {
  const auto deck = read_deck(line, small(), format);
  return deck ? "" : deck.error().text;
}
// The small list with other words in place of some.
std::string changed(std::string_view from, std::string_view to) {
  std::string line = small_list();
  const std::size_t at = line.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return line.replace(at, from.size(), to);
}

TEST(PhaktionzDecks, ADeckIsReadAsItIsWritten) {
  const auto deck = read_deck(small_list() + "; CP: 2x Last Elf", small(), Format::standard);
  ASSERT_TRUE(deck) << deck.error().text;
  EXPECT_EQ(deck->cards.size(), 52U);
  const std::string line = write_deck(*deck, small());
  EXPECT_THAT(line, HasSubstr("; Elf 12; CP: 2x Last Elf"));
  EXPECT_EQ(read_deck(line, small(), Format::standard)->cards, deck->cards);
  EXPECT_TRUE(is_legal(*deck, small(), Format::standard));
  EXPECT_TRUE(is_legal(*deck, small(), Format::synthesis));
}

TEST(PhaktionzDecks, TheCreationPileStandsBehindItsName) {
  for (const std::string heading :
       {"CP: 2x Last Elf", "CP:; 2x Last Elf", "Creation Pile; 2x Last Elf",
        "creation pile: 2x Last Elf", "Schöpfungsstapel: 2x Last Elf"}) {
    EXPECT_EQ(deck_said(small_list() + "; " + heading), "") << heading;
  }
  EXPECT_EQ(deck_said(small_list() + "; Last Elf"),
            "'Last Elf' is a CP card; expected behind 'CP:', in the Creation Pile");
  EXPECT_EQ(deck_said(changed("; 1x Elf 12", "; CP: 1x Elf 12")),
            "'Elf 12' is no CP card; expected before 'CP:', in the deck");
}

TEST(PhaktionzDecks, StandardHasExactlyFiftyOfOneFaction) {
  EXPECT_EQ(deck_said(small_list()), "");
  EXPECT_EQ(deck_said(changed("; 1x Elf 12", "")), "the deck has 49 cards; expected 50");
  EXPECT_EQ(deck_said(changed("1x Elf 12", "2x Elf 12")), "the deck has 51 cards; expected 50");
  EXPECT_EQ(deck_said(changed("1x Elf 12", "Robot")),
            "the Summons are of 2 factions (Elves, Robots); expected one");
}

TEST(PhaktionzDecks, CopiesAreLimited) {
  EXPECT_EQ(deck_said(changed("4x Elf 1; 4x Elf 2", "5x Elf 1; 3x Elf 2")),
            "there are 5 of 'Elf 1'; expected at most 4");
  EXPECT_EQ(deck_said(changed("4x Elf 2; ", "3x Elf 2; 1x Elf 1; ")),
            "there are 5 of 'Elf 1'; expected at most 4");
  EXPECT_EQ(deck_said(changed("No; 4x Elf 1;", "2x No; 3x Elf 1;")),
            "there are 2 of 'No', which is Limited; expected 1");
  EXPECT_EQ(deck_said(changed("4x Elf 1;", "2x Seed; 2x Elf 1;")),
            "there are 2 of 'Seed', which is a Tier 0; expected 1");
  EXPECT_EQ(deck_said(small_list() + "; CP: 5x Last Elf"),
            "there are 5 of 'Last Elf'; expected at most 4");
}

TEST(PhaktionzDecks, EveryReasonIsToldAtOnce) {
  EXPECT_EQ(
      deck_said("2x No; 4x Elder Elf; Robot; Nobody; CP: 11x Last Elf"),
      "there is no card 'Nobody'; expected the name of a card; the deck has 8 cards; "
      "expected 50; the Creation Pile has 11 cards; expected at most 10; there are 2 of 'No', "
      "which is Limited; expected 1; there are 11 of 'Last Elf'; expected at most 4; the "
      "Summons are of 2 factions (Elves, Robots); expected one");
}

TEST(PhaktionzDecks, SynthesisMixesFactionsTierByTier) {
  const auto synthesis = [](const std::string& line) { return deck_said(line, Format::synthesis); };
  EXPECT_EQ(synthesis(small_list()), "");
  EXPECT_EQ(synthesis(small_list() + "; 3x Elf 12; 4x Robot"),
            "without a Tier 3 Summon: Robots; expected one of each faction in each Tier");
  EXPECT_EQ(synthesis(changed("4x Elder Elf", "4x Robot")), "");
  EXPECT_EQ(synthesis(changed("4x Elder Elf", "2x Robot; 2x Ghost")),
            "Modernas and Delphics do not go together (Elves, Robots, Ghosts); expected one of "
            "them, with Origins or without");
  std::string large = small_list();
  for (int i = 0; i < 26; ++i) large += "; No";
  EXPECT_EQ(synthesis(large),
            "the deck has 76 cards; expected 50 to 75; there are 27 of 'No', which is Limited; "
            "expected 1");
  EXPECT_EQ(synthesis(changed("; 1x Elf 12", "")), "the deck has 49 cards; expected 50 to 75");
}

TEST(PhaktionzDecks, UnknownNamesAreNamed) {
  EXPECT_EQ(deck_said(changed("4x Elder Elf", "4x Elder Elv")),
            "there is no card 'Elder Elv'; did you mean 'Elder Elf'?");
  EXPECT_EQ(deck_said("Smal"),
            "there is no deck 'Smal'; expected the name of a deck, or cards: '4x "
            "NAME; 2x NAME'");
}

TEST(PhaktionzDecks, WhatIsPastedMayBeGermanAndHasAPlace) {
  const std::vector<Word> words{{"4x Ältere elfe", {.line = 1, .column = 1, .exact = true}},
                                {"1x Nein", {.line = 2, .column = 1, .exact = true}},
                                {"CP: 1x Elf 1", {.line = 3, .column = 1, .exact = true}}};
  ParseErrors flaws;
  const Spot whole{.line = 1, .column = 1};
  make_deck({.at = whole, .list = whole, .cards = words}, small(), Format::standard, flaws,
            Titles::either);
  ASSERT_EQ(flaws.list().size(), 2U) << flaws.list().back().text;
  EXPECT_EQ(flaws.list()[0].at.line, 3U);
  EXPECT_EQ(flaws.list()[0].german,
            "'Elf 1' ist keine CP-Karte; erwartet wird sie vor 'CP:', im Deck");
  EXPECT_EQ(flaws.list()[1].german, "das Deck hat 6 Karten; erwartet werden 50");
}

}  // namespace
}  // namespace penta::phaktionz::cards

// The deck: what the design says of it, and mistakes in a deck file.
#include "games/the_phase/cards.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "games/the_phase/cards_csv.h"

namespace penta::the_phase {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

Deck real_deck() {
  const auto deck = Deck::parse(data::cards_csv);
  EXPECT_TRUE(deck) << (deck ? "" : deck.error().text);
  return *deck;
}

std::vector<Face> faces() {
  const Deck deck = real_deck();
  std::vector<Face> all;
  for (int i = 0; i < deck.size(); ++i) all.push_back(deck.face(static_cast<Card>(i)));
  return all;
}

int grid_kind(const Face& face) {
  return 2 * static_cast<int>(face.grid) + static_cast<int>(face.shape);
}

struct CardTrait {
  std::string name;
  std::function<int(const Face&)> of;
};
const std::vector<CardTrait> traits{
    {"colour", [](const Face& face) { return static_cast<int>(face.colour); }},
    {"grid mark", grid_kind},
    {"wedge", [](const Face& face) { return static_cast<int>(face.wedge); }},
};

TEST(ThePhaseCards, EveryRankInEveryColour) {
  const Deck deck = real_deck();
  EXPECT_EQ(deck.size(), 80);
  constexpr std::array ranks{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 25, 30, 35, 40, 50};
  for (const Colour colour : {Colour::red, Colour::yellow, Colour::green, Colour::blue}) {
    for (const int rank : ranks) EXPECT_NE(deck.find(colour, rank), no_card) << rank;
    EXPECT_EQ(deck.find(colour, 11), no_card);
  }
}

TEST(ThePhaseCards, AsManyOfEachMarkAsDeclared) {
  std::map<int, int> kinds;
  std::map<Wedge, int> wedges;
  for (const Face& face : faces()) {
    ++kinds[grid_kind(face)];
    ++wedges[face.wedge];
  }
  EXPECT_EQ(kinds.size(), 8U);
  for (const auto& [kind, count] : kinds) EXPECT_EQ(count, 10) << kind;
  EXPECT_EQ(wedges,
            (std::map<Wedge, int>{{Wedge::left, 27}, {Wedge::middle, 26}, {Wedge::right, 27}}));
}

TEST(ThePhaseCards, TheRedFortyCarriesThePurpleHex) {
  const Deck deck = real_deck();
  const Face& face = deck.face(deck.find(Colour::red, 40));
  EXPECT_EQ(face.grid, GridColour::purple);
  EXPECT_EQ(face.shape, Shape::hex);
  EXPECT_EQ(face.rank, 40);
}

// Pearson's chi-square of the table of two traits, as standard deviations from what chance makes of
// independent ones (Wilson and Hilferty): within the usual five percent.
TEST(ThePhaseCards, NoTraitPredictsAnother) {
  const auto all = faces();
  for (std::size_t i = 0; i < traits.size(); ++i) {
    for (std::size_t j = i + 1; j < traits.size(); ++j) {
      std::map<int, double> rows;
      std::map<int, double> columns;
      std::map<std::pair<int, int>, double> cells;
      for (const Face& face : all) {
        ++rows[traits[i].of(face)];
        ++columns[traits[j].of(face)];
        ++cells[{traits[i].of(face), traits[j].of(face)}];
      }
      double chi_square = 0;
      for (const auto& [row, row_count] : rows) {
        for (const auto& [column, column_count] : columns) {
          const double expected = row_count * column_count / static_cast<double>(all.size());
          chi_square += std::pow(cells[{row, column}] - expected, 2) / expected;
        }
      }
      const auto freedom = static_cast<double>((rows.size() - 1) * (columns.size() - 1));
      const double spread = 2 / (9 * freedom);
      const double z = (std::cbrt(chi_square / freedom) - 1 + spread) / std::sqrt(spread);
      EXPECT_LT(z, 1.645) << traits[i].name << " and " << traits[j].name;
    }
  }
}

TEST(ThePhaseCards, NoTraitPredictsTheRank) {
  for (const CardTrait& trait : traits) {
    std::map<int, std::pair<double, double>> sums;
    for (const Face& face : faces()) {
      sums[trait.of(face)].first += face.rank;
      sums[trait.of(face)].second += 1;
    }
    for (const auto& [value, sum] : sums) {
      EXPECT_NEAR(sum.first / sum.second, 15.75, 0.15 * 15.75) << trait.name << " " << value;
    }
  }
}

TEST(ThePhaseCards, FollowSetsSayWhatTheFacesSay) {
  const Deck deck = real_deck();
  for (int i = 0; i < deck.size(); ++i) {
    const auto card = static_cast<Card>(i);
    const Face& face = deck.face(card);
    EXPECT_EQ(deck.rank(card), face.rank);
    EXPECT_EQ(deck.find(face.colour, face.rank), card);
    for (int d = 0; d < demands; ++d) {
      const auto demand = static_cast<Demand>(d);
      const bool follows =
          demand == colour_demand(face.colour) || demand == grid_demand(face.grid, face.shape) ||
          demand == (face.wedge == Wedge::middle ? Demand::middle : Demand::left_or_right);
      EXPECT_EQ(deck.that_follow(demand).contains(card), follows);
    }
  }
}

std::string deck_of(int cards) {
  std::string csv = "colour,rank,grid,shape,wedge\n";
  constexpr std::array colours{"red", "yellow", "green", "blue"};
  for (int i = 0; i < cards; ++i) {
    csv += std::string(colours[static_cast<std::size_t>(i) % 4]) + "," + std::to_string(i / 4 + 1) +
           ",teal,hex,left\n";
  }
  return csv;
}

TEST(ThePhaseDeckFile, MayHaveSixtyToEightyCardsInAnyOrder) {
  for (const int cards : {60, 61, 79, 80}) {
    const auto deck = Deck::parse(deck_of(cards));
    ASSERT_TRUE(deck) << deck.error().text;
    EXPECT_EQ(deck->size(), cards);
    for (int i = 1; i < cards; ++i) {
      const Face& before = deck->face(static_cast<Card>(i - 1));
      const Face& face = deck->face(static_cast<Card>(i));
      EXPECT_TRUE(before.colour < face.colour ||
                  (before.colour == face.colour && before.rank < face.rank));
    }
  }
}

TEST(ThePhaseDeckFile, MayHaveCommentsBlankLinesSpacesAndCarriageReturns) {
  std::string csv = "# mine\r\n\r\n" + deck_of(60);
  csv.insert(csv.find("red,1,"), "# first\n\n");
  csv.replace(csv.find("red,1,teal"), 10, " red , 1 , teal ");
  EXPECT_TRUE(Deck::parse(csv)) << Deck::parse(csv).error().text;
}

struct Mistake {
  std::string name;
  std::string from;  // replaced once in a deck of 60
  std::string to;
  std::string complaint;
};

TEST(ThePhaseDeckFile, MistakesAreNamedWithLineAndColumn) {
  for (const Mistake& mistake : std::vector<Mistake>{
           {"no header", "colour,rank", "color,rank",
            "cards, line 1, column 1: expected the header"},
           {"colour", "red,1,", "pink,1,",
            "cards, line 2, column 1: expected one of red, yellow, green, blue, not 'pink'"},
           {"rank 0", "yellow,1,", "yellow,0,",
            "cards, line 3, column 8: expected a rank from 1 to 99"},
           {"rank 100", "yellow,1,", "yellow,100,", "cards, line 3, column 8: expected a rank"},
           {"no number", "yellow,1,", "yellow,1x,", "cards, line 3, column 8: expected a rank"},
           {"grid", "green,1,teal", "green,1,tea",
            "cards, line 4, column 9: expected one of purple, orange, teal, white, not 'tea'"},
           {"shape", "blue,1,teal,hex", "blue,1,teal,",
            "cards, line 5, column 13: expected one of hex, diamond"},
           {"wedge", "red,2,teal,hex,left", "red,2,teal,hex,up",
            "cards, line 6, column 16: expected one of left, middle, right, not 'up'"},
           {"a cell too few", "red,2,teal,hex,left", "red,2,teal,hex",
            "cards, line 6, column 1: expected five cells"},
           {"a cell too many", "red,2,teal,hex,left", "red,2,teal,hex,left,", "not 6"},
           {"twice", "red,2,", "red,1,",
            "cards, line 6, column 1: expected each colour and rank once"},
           {"control characters", "red,1,",
            "r\x01"
            "d,1,",
            "not 'r?d'"}}) {
    SCOPED_TRACE(mistake.name);
    std::string csv = deck_of(60);
    csv.replace(csv.find(mistake.from), mistake.from.size(), mistake.to);
    const auto deck = Deck::parse(csv);
    ASSERT_FALSE(deck);
    EXPECT_THAT(deck.error().text, StartsWith("cards, line "));
    EXPECT_THAT(deck.error().text, HasSubstr(mistake.complaint));
  }
}

TEST(ThePhaseDeckFile, TooFewOrTooManyCards) {
  const auto few = Deck::parse(deck_of(59));
  ASSERT_FALSE(few);
  EXPECT_THAT(few.error().text, HasSubstr("expected at least 60 cards, not 59"));
  const auto many = Deck::parse(deck_of(81));
  ASSERT_FALSE(many);
  EXPECT_THAT(many.error().text, HasSubstr("cards, line 82, column 1: expected no more than 80"));
  EXPECT_FALSE(Deck::parse(""));
  EXPECT_FALSE(Deck::parse("\n\n#\n"));
}

}  // namespace
}  // namespace penta::the_phase

// The 80 cards: what is printed on them, read from cards.csv.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/containers.h"
#include "engine/result.h"
#include "engine/word_list.h"

namespace penta::the_phase {

enum class Colour : std::uint8_t { red, yellow, green, blue };
constexpr auto list_words(Colour /*of*/) {
  using enum Colour;
  return word_list<Colour>({{red, "red"}, {yellow, "yellow"}, {green, "green"}, {blue, "blue"}});
}
enum class GridColour : std::uint8_t { purple, orange, teal, white };
constexpr auto list_words(GridColour /*of*/) {
  using enum GridColour;
  return word_list<GridColour>(
      {{purple, "purple"}, {orange, "orange"}, {teal, "teal"}, {white, "white"}});
}
enum class Shape : std::uint8_t { hex, diamond };
constexpr auto list_words(Shape /*of*/) {
  return word_list<Shape>({{Shape::hex, "hex"}, {Shape::diamond, "diamond"}});
}
enum class Wedge : std::uint8_t { left, middle, right };
constexpr auto list_words(Wedge /*of*/) {
  using enum Wedge;
  return word_list<Wedge>({{left, "left"}, {middle, "middle"}, {right, "right"}});
}

inline constexpr int most_cards = 80;
inline constexpr int fewest_cards = 60;  // six players with ten cards each

// A card of the deck, counted by colour and then by rank.
enum class Card : std::uint8_t {};
inline constexpr Card no_card{0xff};
inline constexpr Card hidden_card{0xfe};  // in a view: a card is there, but which one is not shown
using CardSet = Set128<Card>;

// What a card has to show to follow: a colour (Phase III), a grid colour with a shape (Phase I),
// or a place beside the leader's wedge (Phase II).
enum class Demand : std::uint8_t {
  red,
  yellow,
  green,
  blue,
  purple_hex,
  purple_diamond,
  orange_hex,
  orange_diamond,
  teal_hex,
  teal_diamond,
  white_hex,
  white_diamond,
  middle,
  left_or_right,
  none = 0xff,
};
inline constexpr int demands = 14;
constexpr auto list_words(Demand /*of*/) {
  using enum Demand;
  return word_list<Demand>({{red, "red"},
                            {yellow, "yellow"},
                            {green, "green"},
                            {blue, "blue"},
                            {purple_hex, "purple-hex"},
                            {purple_diamond, "purple-diamond"},
                            {orange_hex, "orange-hex"},
                            {orange_diamond, "orange-diamond"},
                            {teal_hex, "teal-hex"},
                            {teal_diamond, "teal-diamond"},
                            {white_hex, "white-hex"},
                            {white_diamond, "white-diamond"},
                            {middle, "middle"},
                            {left_or_right, "left-or-right"},
                            {none, ""}});
}

constexpr Demand colour_demand(Colour colour) { return static_cast<Demand>(colour); }
constexpr Demand grid_demand(GridColour colour, Shape shape) {
  return static_cast<Demand>(4 + 2 * static_cast<int>(colour) + static_cast<int>(shape));
}
// The same grid colour in the other shape. REQUIRES: a grid demand.
constexpr Demand other_shape(Demand demand) {
  return static_cast<Demand>(((static_cast<int>(demand) - 4) ^ 1) + 4);
}
constexpr Demand beside(Wedge lead) {
  return lead == Wedge::middle ? Demand::left_or_right : Demand::middle;
}

struct Face {
  Colour colour{};
  std::uint8_t rank = 0;
  GridColour grid{};
  Shape shape{};
  Wedge wedge{};
  bool operator==(const Face&) const = default;
};

// A checked deck.
class Deck {
 public:
  // Names line and column of the first mistake.
  static Result<Deck> parse(std::string_view csv);

  int size() const { return size_; }
  const Face& face(Card card) const { return faces_[static_cast<std::size_t>(card)]; }
  // "green-8"
  const std::string& name(Card card) const { return names_[static_cast<std::size_t>(card)]; }
  int rank(Card card) const { return ranks_[static_cast<std::size_t>(card)]; }
  CardSet all() const { return CardSet::first(size_); }
  CardSet that_follow(Demand demand) const { return following_[static_cast<std::size_t>(demand)]; }
  // The card of that colour and rank, or no_card.
  Card find(Colour colour, int rank) const;

 private:
  void index_faces();

  int size_ = 0;
  std::array<Face, most_cards> faces_{};
  std::array<std::uint8_t, most_cards> ranks_{};
  std::array<CardSet, demands> following_{};
  std::array<std::string, most_cards> names_{};
};

}  // namespace penta::the_phase

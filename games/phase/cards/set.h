// Sets of cards and decks made of them. A side is a design: what is printed on one half of a card.
// A card is a pair of sides, one good and one evil.
//
// Cards go through four stages:
//   1. files that people write, such as games/phase/box/*.toml (toml.h reads them)
//   2. a Set, checked: this file. The packed form below says the same in plain lines: it is what
//      the build embeds (the generated games/phase/box.h), what rules are made from and what
//      records keep
//   3. the one Set that comes with the game: phase::box() in games/phase/box_set.h
//   4. a Book, in games/phase/book.h: a Set as the rules use it in a match
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cards/decks.h"
#include "cards/packed.h"
#include "engine/result.h"
#include "games/phase/cards/program.h"
#include "games/phase/cards/text.h"

namespace penta::phase::cards {

struct Side {
  static constexpr std::size_t most_skills = 3;   // Ally and Swift among them
  static constexpr std::size_t most_working = 2;  // that do something: all but Ally and Swift

  std::string title;
  std::string german;                     // its title in German; the same if the file gives none
  std::uint8_t faction = 0;               // its number in the lexicon, from 1
  Alignment alignment = Alignment::good;  // never any
  std::uint8_t cost = 0;                  // of training: 0 to 9
  std::uint8_t attack = 0;                // 0 to 9
  std::uint8_t defence = 1;               // 1 to 9
  Ability order{};                        // an Action
  std::vector<Ability> skills{};
  bool operator==(const Side&) const = default;
};

struct Card {
  std::uint8_t good = 0;  // their places among the sides
  std::uint8_t evil = 0;
  bool operator==(const Card&) const = default;
};

using penta::cards::Deck;

struct Set {
  static constexpr std::size_t most_factions = 30;
  static constexpr std::size_t most_sides = 250;
  static constexpr std::size_t most_cards = 10'000;
  static constexpr std::size_t most_decks = 100;

  std::string name;
  Lexicon lexicon{};
  std::vector<Side> sides{};
  std::vector<Card> cards{};  // no two are the same pair
  std::vector<Deck> decks{};  // ready to play

  const Side& good(const Card& card) const { return sides[card.good]; }
  const Side& evil(const Card& card) const { return sides[card.evil]; }
  bool operator==(const Set&) const = default;
};

// "Squeezle / The Flying Death": the good side first.
std::string name_of(const Card& card, const Set& set);

inline constexpr std::size_t fewest_in_deck = 25;
inline constexpr std::size_t most_in_deck = 50;

// A deck as one line, "2x Squeezle / The Flying Death; Ted / Chained Horror": what an option holds.
std::string write_deck(const Deck& deck, const Set& set);
// Reads that line, or the name of one of the set's decks. Says everything that is wrong at once:
// cards that do not exist (with the nearest that do), too few or too many. A deck read from a line
// of cards has no name.
Result<Deck> read_deck(std::string_view line, const Set& set);

// The packed form. Reading it checks as much as reading TOML does, for records come from anywhere;
// whatever is longer than any set is refused unread. Writing takes sets that were read, or would
// be.
using penta::cards::longest_packed;
std::string pack(const Set& set);
Result<Set> unpack(std::string_view packed);

}  // namespace penta::phase::cards

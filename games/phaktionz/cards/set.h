// Sets of cards and decks made of them. Cards go through the same four stages as those of Phase:
// files, a Set, the Set that comes with the game, and the Book that the rules use in a match.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cards/decks.h"
#include "cards/packed.h"
#include "engine/result.h"
#include "games/phaktionz/cards/program.h"
#include "games/phaktionz/cards/text.h"

namespace penta::phaktionz::cards {

enum class Lineage : std::uint8_t { origins, modernas, delphics };

// One side of a Summon, or what an invocation does.
struct Side {
  static constexpr std::size_t most_abilities = 5;

  std::string name;
  std::string german;   // its name in German; the same if the file gives none
  std::string flavour;  // may be empty
  std::string flavour_german;
  Type type = Type::any;  // of a Summon: never any
  std::uint8_t dmg = 0;   // of a Summon: 0 to 9
  std::vector<Ability> abilities{};
  bool operator==(const Side&) const = default;
};

struct Design {
  Side front{};
  Form form = Form::any;     // any: a Summon
  std::uint8_t tier = 0;     // of a Summon: 0 to 3
  std::uint8_t faction = 0;  // of a Summon: its number in the lexicon, from 1
  bool creation = false;     // marked CP: it belongs into the Creation Pile
  bool limited = false;      // one copy a deck; always so for Tier 0
  Conditions create{};       // of a CP card: at least one
  Conditions promote{};      // of a Tier 0: at least one
  Side back{};               // of a Tier 0: its Tier 4 side

  bool is_summon() const { return form == Form::any; }
  bool operator==(const Design&) const = default;
};

// Its cards are all that it has, those of the Creation Pile behind the others.
using penta::cards::Deck;

struct Set {
  static constexpr std::size_t most_factions = 30;
  static constexpr std::size_t most_words = 32;  // so that a name's words are bits
  static constexpr std::size_t most_designs = 250;
  static constexpr std::size_t most_decks = 100;

  std::string name;
  Lexicon lexicon{};
  std::vector<Lineage> lineages{};  // of each faction
  std::vector<Design> designs{};
  std::vector<Deck> decks{};  // ready to play

  bool operator==(const Set&) const = default;
};

// Whether the words stand in the name, whole and whatever their capitals.
bool has_words(std::string_view name, std::string_view words);

enum class Format : std::uint8_t { standard, synthesis };
constexpr auto list_words(Format /*of*/) {
  using enum Format;
  return word_list<Format>({{standard, "standard"}, {synthesis, "synthesis"}});
}
inline constexpr std::size_t standard_deck = 50;
inline constexpr std::size_t most_in_deck = 75;
inline constexpr std::size_t most_in_creation_pile = 10;
inline constexpr std::size_t most_copies = 4;

// 4; 1 of a Tier 0 or a Limited card.
std::size_t copies_allowed(const Design& design);
// Whether a format takes the deck. What Standard takes, Synthesis takes, too.
bool is_legal(const Deck& deck, const Set& set, Format format);

// A deck as one line, "4x Blate, the Helping Sword; Arrow Storm; CP: 2x Last Gate": what an option
// holds. Behind "CP:" is the Creation Pile.
std::string write_deck(const Deck& deck, const Set& set);
// Reads that line, or the name of one of the set's decks. Says everything that is wrong at once:
// unknown cards (with the nearest), too few or too many, copies, factions, lineages.
Result<Deck> read_deck(std::string_view line, const Set& set, Format format);

// The packed form. Reading it checks as much as reading TOML does, for records come from anywhere;
// whatever is longer than any set is refused unread.
using penta::cards::longest_packed;
std::string pack(const Set& set);
Result<Set> unpack(std::string_view packed);

}  // namespace penta::phaktionz::cards

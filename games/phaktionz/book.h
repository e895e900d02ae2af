// The cards of a table: the designs of the set as the rules use them, and each player's deck list.
// The last of the four stages that games/phaktionz/cards/set.h tells of.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/phaktionz/cards/set.h"
#include "games/phaktionz/state.h"

namespace penta::phaktionz {

struct DeckList;

// A side of a card, ready to be played. Its abilities belong to the book.
struct Facts {
  cards::Form form{};  // any: a Summon
  cards::Type type{};
  std::uint8_t tier = 0;
  std::uint8_t field_tier = 0;  // on the battlefield
  std::uint8_t dmg = 0;
  std::uint8_t faction = 0;
  bool creation = false;
  bool unreinforced = false;
  bool promoted = false;  // a Tier 4 side
  bool mirrors = false;
  std::uint32_t words = 0;    // of its name, by their numbers in the lexicon: bit n - 1
  std::uint32_t moments = 0;  // events that set off one of its abilities: bit of cards::Event
  // Its abilities by their modes: bit n is ability n.
  std::uint8_t casts = 0;
  std::uint8_t actions = 0;
  std::uint8_t replies = 0;    // actions and casts that answer something
  std::uint8_t from_hand = 0;  // actions used with the card in the hand
  std::uint8_t whens = 0;
  std::uint8_t always = 0;  // but for what is said of the card as such
  std::uint8_t placing = 0;
  std::uint8_t size = 0;
  std::uint32_t always_verbs = 0;  // of the abilities that always hold: bit of cards::Verb
  std::uint32_t always_rules = 0;  // likewise: bit of cards::Rule
  DesignId other = no_design;      // of a Tier 0: its Tier 4 side, and the reverse
  const cards::Ability* abilities = nullptr;
  const cards::Kind* bearers = nullptr;  // of a Weapon: what it may be attached to, if not to all
  const cards::Design* design = nullptr;

  bool is_summon() const { return form == cards::Form::any; }
  // A Tier 0 is no Summon for any text.
  bool is_tier0() const { return is_summon() && tier == 0; }
};

// Says where texts are on a battlefield.
void find_texts(const std::vector<Facts>& facts, const DeckList& list, Lord& lord);

// What all matches with the same set share.
class Book {
 public:
  explicit Book(cards::Set cards);
  Book(const Book&) = delete;  // the facts point into it
  Book& operator=(const Book&) = delete;
  ~Book() = default;

  const cards::Set set;
  std::vector<Facts> facts{};        // by DesignId: the designs, then the Tier 4 sides
  std::vector<std::string> slugs{};  // likewise: "haka-goblin"

  const cards::Side& side(DesignId design) const;
  DesignId find_slug(std::string_view slug) const;  // or no_design

  // The box that comes with the game.
  static std::shared_ptr<const Book> box();
  // The cards that the option `cards` holds: the box if it is empty.
  static Result<std::shared_ptr<const Book>> of(std::string_view packed);

 private:
  void add(const cards::Design& design, const cards::Side& side, bool back);
  void name_sides();
};

// One player's cards. Those of the Creation Pile have the numbers from 75.
struct DeckList {
  static constexpr std::uint8_t unlimited = 0xff;
  using Limits = std::array<std::uint8_t, cards::Side::most_abilities>;

  std::array<DesignId, most_cards> cards{};
  std::array<std::uint8_t, most_cards> copies{};  // which one of its name, from 1
  Cards all{};                                    // of the deck
  Cards created{};                                // of the Creation Pile
  // The cards of each name, by the number of any of them.
  std::array<Cards, most_cards> same{};
  // By design: where the uses of its abilities are counted.
  std::vector<Limits> limits{};
  std::vector<std::uint8_t> per_turn{};  // the places that are cleared when a turn begins
  int size = 0;
  std::string name{};
  std::string german{};
  std::string about{};
  std::string about_german{};
  bool operator==(const DeckList&) const = default;
};

}  // namespace penta::phaktionz

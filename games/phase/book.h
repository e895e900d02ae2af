// The cards of a table: the sides of the set as the rules use them, and each player's deck list.
// The last of the four stages that games/phase/cards/set.h tells of.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/phase/cards/set.h"
#include "games/phase/state.h"

namespace penta::phase {

constexpr bool has_target(const cards::Effect& effect) { return cards::has_target(effect.verb); }
constexpr bool is_chosen(cards::Pick pick) {
  return pick == cards::Pick::one || pick == cards::Pick::other || pick == cards::Pick::up_to;
}
// The owner picks out cards for this effect.
constexpr bool chooses(const cards::Effect& effect) {
  if (effect.verb == cards::Verb::trains) return true;
  if (effect.verb == cards::Verb::enlists) return effect.from_discard;
  return has_target(effect) && is_chosen(effect.target.pick);
}

// A side, ready to be played.
struct Facts {
  std::uint8_t cost = 0;
  std::uint8_t attack = 0;
  std::uint8_t defence = 0;
  std::uint8_t faction = 0;
  Alignment alignment{};
  bool ally = false;
  bool swift = false;
  std::uint8_t skills = 0;        // those that do something
  std::uint8_t trigger_bits = 0;  // bit n - 1: skill n is set off by something
  // The order comes first. They belong to the book: copied into each side they would fill the
  // cache.
  const cards::Ability* abilities = nullptr;
  // By ability: the first effect for which a card has to be chosen, or none. In turns of others
  // nobody trains: what begins with it cannot be used there, and elsewhere it chooses nothing.
  static constexpr std::uint8_t nothing_chosen = 0xff;
  static constexpr std::uint8_t own_turn_only = 0xfe;
  using Choosing = std::array<std::uint8_t, 1 + cards::Side::most_working>;
  Choosing choosing{};
  Choosing choosing_in_others_turns{};
  std::array<std::uint8_t, 1 + cards::Side::most_skills> skill_places{};  // skill -> among all
};

// The two sides of a card.
struct Pair {
  SideId good = no_side;
  SideId evil = no_side;
  bool operator==(const Pair&) const = default;
};

// What all matches with the same set share.
class Book {
 public:
  explicit Book(cards::Set cards);
  Book(const Book&) = delete;  // the facts point into it
  Book& operator=(const Book&) = delete;
  ~Book() = default;

  const cards::Set set;
  std::vector<Facts> facts{};

  // The box that comes with the game.
  static std::shared_ptr<const Book> box();
  // The cards that the option `cards` holds: the box if it is empty.
  static Result<std::shared_ptr<const Book>> of(std::string_view packed);

 private:
  std::vector<std::array<cards::Ability, 1 + cards::Side::most_working>> abilities_{};
};

// One player's cards.
struct DeckList {
  std::array<Pair, most_cards> cards{};
  int size = 0;
  std::string name{};
  std::string german{};
  std::string about{};
  std::string about_german{};
  bool operator==(const DeckList&) const = default;
};

}  // namespace penta::phase

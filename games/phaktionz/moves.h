// A move is one small decision. A card is named by its number among its owner's; slots, numbers,
// abilities and costs share a field.
#pragma once

#include <cstdint>

#include "engine/containers.h"
#include "engine/seat.h"
#include "games/phaktionz/state.h"

namespace penta::phaktionz {

//  bit  31 .. 24 | 23 .. 16     | 15 .. 8                     | 7 .. 0
//       zero     | card or 0xff | slot, X, ability, option   | kind
class Move {
 public:
  enum class Kind : std::uint8_t {
    pass,     // no answer
    next,     // on to the next phase
    done,     // no more cards to set aside, or to choose
    aside,    // card of the hand, in the mulligan
    place,    // card: a Summon
    cast,     // card: an invocation
    use,      // card, value: an ability of it, from 0
    create,   // card of the Creation Pile
    promote,  // card: the Tier 0
    battle,   // card: a Summon attacks
    demote,   // card: to place another one
    slot,     // value: from 0
    target,   // card on the battlefields
    direct,   // the attacker battles the player
    number,   // value: X
    option,   // value: 0 or 1, which of two costs or effects
    pay,      // card: discarded, demoted or exiled as a cost
    choose,   // card: for an effect
    accept,   // what an effect offers
    decline,  //
  };
  static constexpr int kinds = 20;

  constexpr Move() = default;
  static constexpr Move of(Kind kind) { return make(kind, no_card, 0); }
  static constexpr Move with(Kind kind, Card card) { return make(kind, card, 0); }
  static constexpr Move use(Card card, int ability) { return make(Kind::use, card, ability); }
  static constexpr Move say(Kind kind, int value) { return make(kind, no_card, value); }
  static constexpr Move from_code(std::uint32_t code) {
    Move move;
    move.bits_ = code;
    return move;
  }

  constexpr Kind kind() const { return static_cast<Kind>(bits_ & 0xff); }
  constexpr int value() const { return bits_ >> 8 & 0xff; }
  constexpr Card card() const { return static_cast<Card>(bits_ >> 16 & 0xff); }
  constexpr std::uint32_t code() const { return bits_; }
  constexpr bool operator==(const Move&) const = default;

 private:
  static constexpr Move make(Kind kind, Card card, int value) {
    return from_code(static_cast<std::uint32_t>(kind) | static_cast<std::uint32_t>(value) << 8 |
                     static_cast<std::uint32_t>(card) << 16);
  }
  std::uint32_t bits_ = 0xff0000;
};

constexpr auto list_words(Move::Kind /*of*/) {
  using enum Move::Kind;
  return word_list<Move::Kind>(
      {{pass, "pass"},       {next, "next"},     {done, "done"},     {aside, "aside"},
       {place, "place"},     {cast, "cast"},     {use, "use"},       {create, "create"},
       {promote, "promote"}, {battle, "battle"}, {demote, "demote"}, {slot, "slot"},
       {target, "target"},   {direct, "direct"}, {number, "number"}, {option, "option"},
       {pay, "pay"},         {choose, "choose"}, {accept, "accept"}, {decline, "decline"}});
}

constexpr bool names_card(Move::Kind kind) {
  using Kind = Move::Kind;
  switch (kind) {
    case Kind::aside:
    case Kind::place:
    case Kind::cast:
    case Kind::use:
    case Kind::create:
    case Kind::promote:
    case Kind::battle:
    case Kind::demote:
    case Kind::target:
    case Kind::pay:
    case Kind::choose:
      return true;
    default:
      return false;
  }
}
constexpr bool names_value(Move::Kind kind) {
  using Kind = Move::Kind;
  return kind == Kind::use || kind == Kind::slot || kind == Kind::number || kind == Kind::option;
}

// What a card of a hand or pile may do, and each ability of it, and of those on the battlefield.
inline constexpr std::size_t most_abilities = 5;  // of one side of a card
using MoveList = FixedList<Move, most_cards * (1 + most_abilities) + 100>;

}  // namespace penta::phaktionz

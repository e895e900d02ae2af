// A move is one small decision. Sleeves are named by owner and number, seats and amounts share a
// field.
#pragma once

#include <cstdint>

#include "engine/containers.h"
#include "engine/seat.h"
#include "games/phase/state.h"

namespace penta::phase {

//  bit  31 .. 24 | 23 .. 16       | 15 .. 8             | 7 .. 0
//       zero     | sleeve or 0xff | seat, skill, amount | kind
class Move {
 public:
  enum class Kind : std::uint8_t {
    pass,     // no action
    done,     // no more attackers, choices or trainings
    order,    // sleeve of the hand
    skill,    // sleeve in play, value: 1 or 2
    pay,      // sleeve of the barracks: locked or phased for a cost
    choose,   // sleeve: for an effect
    accept,   // what an effect offers
    decline,  //
    player,   // value: seat, for an effect
    good,     // influence, for an effect
    evil,     //
    attack,   // opens the Attack Step
    develop,  // goes on to the Training Step
    nexus,    // attack the Nexus
    rival,    // value: seat: attack this player
    nobody,   // attack nobody after all
    send,     // sleeve in play: it attacks
    block,    // sleeve of the attacker, by the warrior that is asked
    hold,     // that warrior stays out of it
    fight,    // sleeve of the attacker whose skirmish is next
    deal,     // value: damage to the defender that is asked
    train,    // sleeve of the barracks
    discard,  // sleeve of the hand
    recruit,  // sleeve of the hand, at the start
  };
  static constexpr int kinds = 24;

  constexpr Move() = default;
  static constexpr Move of(Kind kind) { return make(kind, no_sleeve, 0); }
  static constexpr Move with(Kind kind, Sleeve sleeve) { return make(kind, sleeve, 0); }
  static constexpr Move skill(Sleeve sleeve, int skill) { return make(Kind::skill, sleeve, skill); }
  static constexpr Move to(Kind kind, Seat seat) { return make(kind, no_sleeve, index(seat)); }
  static constexpr Move deal(int amount) { return make(Kind::deal, no_sleeve, amount); }
  static constexpr Move from_code(std::uint32_t code) {
    Move move;
    move.bits_ = code;
    return move;
  }

  constexpr Kind kind() const { return static_cast<Kind>(bits_ & 0xff); }
  constexpr int value() const { return bits_ >> 8 & 0xff; }
  constexpr Seat seat() const { return static_cast<Seat>(bits_ >> 8 & 0xff); }
  constexpr Sleeve sleeve() const { return static_cast<Sleeve>(bits_ >> 16 & 0xff); }
  constexpr std::uint32_t code() const { return bits_; }
  constexpr bool operator==(const Move&) const = default;

 private:
  static constexpr Move make(Kind kind, Sleeve sleeve, int value) {
    return from_code(static_cast<std::uint32_t>(kind) | static_cast<std::uint32_t>(value) << 8 |
                     static_cast<std::uint32_t>(sleeve) << 16);
  }
  std::uint32_t bits_ = 0xff0000;
};

constexpr auto list_words(Move::Kind /*of*/) {
  using enum Move::Kind;
  return word_list<Move::Kind>(
      {{pass, "pass"},       {done, "done"},     {order, "order"},     {skill, "skill"},
       {pay, "pay"},         {choose, "choose"}, {accept, "accept"},   {decline, "decline"},
       {player, "player"},   {good, "good"},     {evil, "evil"},       {attack, "attack"},
       {develop, "develop"}, {nexus, "nexus"},   {rival, "rival"},     {nobody, "nobody"},
       {send, "send"},       {block, "block"},   {hold, "hold"},       {fight, "fight"},
       {deal, "deal"},       {train, "train"},   {discard, "discard"}, {recruit, "recruit"}});
}

constexpr bool names_seat(Move::Kind kind) {
  return kind == Move::Kind::player || kind == Move::Kind::rival;
}
constexpr bool names_sleeve(Move::Kind kind) {
  using Kind = Move::Kind;
  switch (kind) {
    case Kind::order:
    case Kind::skill:
    case Kind::pay:
    case Kind::choose:
    case Kind::send:
    case Kind::block:
    case Kind::fight:
    case Kind::train:
    case Kind::discard:
    case Kind::recruit:
      return true;
    default:
      return false;
  }
}

// Any card may be chosen for an effect.
using MoveList = FixedList<Move, View::sleeves + 2>;

}  // namespace penta::phase

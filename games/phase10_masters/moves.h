// A move is one small decision: a phase, a draw, one card of a lay-down, a hit, a discard, a save.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/containers.h"
#include "engine/result.h"
#include "engine/seat.h"
#include "games/phase10_masters/cards.h"

namespace penta::phase10_masters {

// The groups on the table: two places for each seat.
inline constexpr int most_players = 4;
inline constexpr int meld_places = 2 * most_players;
constexpr int meld_place(Seat seat, int group) { return 2 * index(seat) + group; }
constexpr Seat owner_of(int place) { return seat_at(place / 2); }

//  byte  0      1       2                     3
//        kind   card    as: a phase, or       place: a group on the table,
//                       what a Wild is        or the seat that a Skip is for
//  What a move does not need is 0xff. Cards that show a number need no `as`; nor does a Wild that
//  is hit onto a set or a colour.
struct Move {
  enum class Kind : std::uint8_t { choose, draw, take, fetch, lay, hit, discard, save };
  static constexpr std::uint8_t nothing = 0xff;

  Kind kind{};
  Card card = no_card;
  std::uint8_t as = nothing;
  std::uint8_t place = nothing;

  static constexpr Move choose(int phase) {
    return {.kind = Kind::choose, .as = static_cast<std::uint8_t>(phase)};
  }
  static constexpr Move draw() { return {.kind = Kind::draw}; }
  static constexpr Move take() { return {.kind = Kind::take}; }
  static constexpr Move fetch(Card card) { return {.kind = Kind::fetch, .card = card}; }
  static constexpr Move lay(Card card) { return {.kind = Kind::lay, .card = card}; }
  static constexpr Move lay_wild(std::uint8_t as) {
    return {.kind = Kind::lay, .card = wild, .as = as};
  }
  static constexpr Move hit(Card card, int place) {
    return {.kind = Kind::hit, .card = card, .place = static_cast<std::uint8_t>(place)};
  }
  static constexpr Move hit_wild(std::uint8_t as, int place) {
    return {.kind = Kind::hit, .card = wild, .as = as, .place = static_cast<std::uint8_t>(place)};
  }
  static constexpr Move discard(Card card) { return {.kind = Kind::discard, .card = card}; }
  static constexpr Move skip_seat(Seat victim) {
    return {.kind = Kind::discard, .card = skip, .place = static_cast<std::uint8_t>(victim)};
  }
  static constexpr Move save(Card card) { return {.kind = Kind::save, .card = card}; }

  constexpr bool operator==(const Move&) const = default;
};
static_assert(sizeof(Move) == 4);

// As a move begins.
constexpr auto list_words(Move::Kind /*of*/) {
  using enum Move::Kind;
  return word_list<Move::Kind>({{choose, "phase"},
                                {draw, "draw"},
                                {take, "take"},
                                {fetch, "fetch"},
                                {lay, "lay"},
                                {hit, "hit"},
                                {discard, "discard"},
                                {save, "save"}});
}

// Eleven different cards that each fit to every group, a Wild at both ends of runs, and everything
// discarded or saved: 10 x 8 + 16 + 14 + 11.
using MoveList = FixedList<Move, 128>;

// As a person writes it: "phase 3", "draw", "take", "fetch red-3", "lay red-3", "lay wild as 7",
// "hit red-3 on 2.1" (seat 2, its first group), "hit wild as 8 on 2.1", "discard red-3",
// "discard skip at 2", "save red-3".
std::string notation(Move move);
// The same back. It takes "r3" and "w", too, and does not mind capitals or more spaces.
Result<Move> parse(std::string_view notation);

std::string word(Card card);
// "red-3" or "r3", "wild" or "w", "skip" or "s"; no_card if it is none.
Card card_from(std::string_view word);
// "7" or "red", empty for none.
std::string word(Meaning meaning);
Meaning meaning_from(std::string_view word);
// "2.1": seat 2, its first group.
std::string place_word(int place);

}  // namespace penta::phase10_masters

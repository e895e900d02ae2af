// What the toy is about: its cards, state, moves, events and positions.
#pragma once

#include <array>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/game.h"
#include "engine/word_list.h"

namespace penta::toy {

enum class Card : std::uint8_t { none = 0, hidden = 10 };
constexpr int cards = 9;
constexpr int hand_size = 3;
constexpr int rounds = 3;
constexpr std::int32_t time_up = 30'000;
constexpr std::int32_t first_bell = 5'000;
constexpr std::uint32_t bells = 5;  // 5, 6, 7, 8 or 9 seconds after the last
using CardSet = Set128<Card>;
using PerPlayer = std::array<Card, 3>;

enum class End : std::uint8_t { none, played, stopped, late };
constexpr auto list_words(End /*of*/) {
  using enum End;
  return word_list<End>({{none, "none"}, {played, "played"}, {stopped, "stopped"}, {late, "late"}});
}

// All that everybody sees.
struct Table {
  CardSet gone{};                  // have been shown, and are in no hand
  CardSet shown{};                 // lie there for the shelf
  std::array<CardSet, 3> known{};  // came back into a hand before all eyes
  std::int32_t clock = 0;
  std::int32_t rang = 0;  // when the bell rang last
  std::array<Card, 2> shelf{};
  SeatSet answered{};
  std::uint8_t round = 0;
  End end = End::none;
  Card offered = Card::none;  // one of those shown: it goes on the shelf unless somebody swaps it
  Seat by{};                  // who has offered it
  std::uint8_t passed = 0;    // in a row, since then

  // Makes room by pushing out the oldest, which is returned.
  Card put(Card card) {
    const Card lost = shelf[1] == Card::none ? Card::none : shelf[0];
    if (lost != Card::none) shelf[0] = std::exchange(shelf[1], Card::none);
    shelf[shelf[0] == Card::none ? 0 : 1] = card;
    return lost;
  }
  Card take() { return std::exchange(shelf[shelf[1] != Card::none ? 1 : 0], Card::none); }
  int sum() const { return static_cast<int>(shelf[0]) + static_cast<int>(shelf[1]); }
};

struct State {
  Table table{};
  std::array<CardSet, 3> hands{};
  std::int32_t bell = 0;  // after it rang last
  PerPlayer choices{};    // still in the hands
  std::uint8_t spare = 0;
};
static_assert(sizeof(State) == 152);

struct View {
  Table table{};
  CardSet hand{};
  Card choice{};
  Viewer viewer = stranger;
  std::array<std::uint8_t, 6> spare{};
};
static_assert(sizeof(View) == 120);

//  bit  7 | 6 5 4 | 3 .. 0
//       0 | kind  | card
class Move {
 public:
  enum class Kind : std::uint8_t { play, shelve, stop, pass, swap };
  friend constexpr auto list_words(Kind /*of*/) {
    using enum Kind;
    return word_list<Kind>(
        {{play, "play"}, {shelve, "shelve"}, {stop, "stop"}, {pass, "pass"}, {swap, "swap"}});
  }
  constexpr Move() = default;
  constexpr Move(Kind kind, Card card)
      : bits_(static_cast<std::uint8_t>(static_cast<unsigned>(kind) << 4U |
                                        static_cast<unsigned>(card))) {}
  constexpr Kind kind() const { return static_cast<Kind>(bits_ >> 4U); }
  constexpr Card card() const { return static_cast<Card>(bits_ & 15U); }
  constexpr bool has_card() const { return kind() != Kind::stop && kind() != Kind::pass; }
  constexpr bool operator==(const Move&) const = default;

 private:
  std::uint8_t bits_ = 0;
};
using MoveList = FixedList<Move, 10>;

struct Event {
  enum class Kind : std::uint8_t {
    dealt,
    chose,
    shown,
    shelved,
    lost,
    rang,
    ended,
    offered,
    swapped,
    passed,
    settled,
  };
  Kind kind{};
  Seat seat = stranger;
  Card card{};
  Card taken{};
  End end{};
  bool again = false;
  CardSet cards{};
  bool operator==(const Event&) const = default;
  static constexpr std::string_view type_name = "ToyEvent";
  static constexpr auto fields() {
    return std::tuple{required("kind", &Event::kind, "what happened"),
                      sparse("seat", &Event::seat, "who"),
                      sparse("card", &Event::card, "which card"),
                      sparse("taken", &Event::taken, "which one came back for it"),
                      sparse("end", &Event::end, "how it ended"),
                      sparse("again", &Event::again, "an answer was changed"),
                      sparse("cards", &Event::cards, "which cards")};
  }
};
constexpr auto list_words(Event::Kind /*of*/) {
  using enum Event::Kind;
  return word_list<Event::Kind>({{dealt, "dealt"},
                                 {chose, "chose"},
                                 {shown, "shown"},
                                 {shelved, "shelved"},
                                 {lost, "lost"},
                                 {rang, "rang"},
                                 {ended, "ended"},
                                 {offered, "offered"},
                                 {swapped, "swapped"},
                                 {passed, "passed"},
                                 {settled, "settled"}});
}

struct Position {
  std::vector<std::vector<Card>> hands{};
  std::vector<Card> choices{};
  std::vector<Card> gone{};
  std::vector<Card> shown{};
  std::vector<Card> shelf{};
  std::vector<std::vector<Card>> known{};
  Card offered{};
  Seat by{};
  int passed = 0;
  int round = 0;
  int clock = 0;
  int rang = 0;
  int bell = 0;
  End end{};
  bool operator==(const Position&) const = default;
  static constexpr std::string_view type_name = "ToyPosition";
  static constexpr auto fields() {
    using P = Position;
    return std::tuple{required("hands", &P::hands, "by seat"),
                      required("choices", &P::choices, "by seat"),
                      field("gone", &P::gone, "cards that have been shown"),
                      field("shown", &P::shown, "cards for the shelf"),
                      field("shelf", &P::shelf, "one or two cards, the oldest first"),
                      sparse("known", &P::known, "by seat: came back into the hand"),
                      sparse("offered", &P::offered, "one of those shown"),
                      sparse("by", &P::by, "who has offered it"),
                      sparse("passed", &P::passed, "how many have passed since"),
                      field("round", &P::round, "rounds that are over"),
                      field("clock", &P::clock, "milliseconds"),
                      field("rang", &P::rang, "when the bell rang last"),
                      field("bell", &P::bell, "how long after that it rings; 0 if unknown"),
                      field("end", &P::end, "how it ended")};
  }
};

struct Parts {
  Card card{};
  bool operator==(const Parts&) const = default;
  static constexpr std::string_view type_name = "ToyParts";
  static constexpr auto fields() { return std::tuple{field("card", &Parts::card, "a card")}; }
};
struct Content {
  int cards = toy::cards;
  bool operator==(const Content&) const = default;
  static constexpr std::string_view type_name = "ToyContent";
  static constexpr auto fields() { return std::tuple{field("cards", &Content::cards, "a number")}; }
};

}  // namespace penta::toy

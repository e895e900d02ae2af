// The state of a match of THE Phase, what lies open of it, and what happens in it.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "engine/describe.h"
#include "engine/seat.h"
#include "games/the_phase/cards.h"

namespace penta::the_phase {

enum class Phase : std::uint8_t { zero, one, two, three, four, none = 0xff };
constexpr auto list_words(Phase /*of*/) {
  using enum Phase;
  return word_list<Phase>({{zero, "0"}, {one, "I"}, {two, "II"}, {three, "III"}, {four, "IV"}});
}

// A total above this is bust.
constexpr int s_max(Phase phase) {
  constexpr std::array<int, 5> limits{10, 50, 60, 70, 0xffff};
  return limits[static_cast<std::size_t>(phase)];
}

// What became of a card: who played it (in Phase IV: who gave it away) and who took it. Cards of
// the running trick count as discarded until somebody takes them.
class Fate {
 public:
  constexpr void play(Seat by) { bits_ = static_cast<std::uint8_t>(discarded | index(by)); }
  constexpr void take(Seat by) { set_place(static_cast<std::uint8_t>(index(by) << 4)); }
  constexpr void discard() { set_place(discarded); }

  constexpr bool unplayed() const { return bits_ == never; }
  constexpr bool taken() const { return place() < discarded; }
  constexpr bool taken_by(Seat seat) const { return place() == (index(seat) << 4); }
  constexpr Seat player() const { return seat_at(bits_ & 0xf); }  // REQUIRES: !unplayed()
  constexpr Seat taker() const { return seat_at(bits_ >> 4); }    // REQUIRES: taken()
  constexpr bool operator==(const Fate&) const = default;

 private:
  //  bit  7   6   5   4 | 3   2   1   0
  //       taker 0-5,    | player 0-5,
  //       14 discarded, | 15 never played
  //       15 not played |
  static constexpr std::uint8_t discarded = 0xe0;
  static constexpr std::uint8_t never = 0xff;
  constexpr std::uint8_t place() const { return bits_ & 0xf0; }
  constexpr void set_place(std::uint8_t place) {
    bits_ = static_cast<std::uint8_t>(place | (bits_ & 0xf));
  }
  std::uint8_t bits_ = never;
};

// Everything that lies open or that everybody has seen.
struct Table {
  std::array<Fate, most_cards> fates{};
  PerSeat<std::uint16_t> totals{};
  PerSeat<std::uint16_t> voids{};  // bit d: has shown to hold nothing that follows Demand d
  std::uint16_t round = 1;
  PerSeat<std::uint8_t> points{};
  std::array<Card, max_seats> trick{};         // in the order of giving; zero from trick_size on
  std::array<Seat, max_seats> trick_owners{};  // whose card it is
  std::uint8_t trick_size = 0;
  std::uint8_t counting = 0;  // bit i: trick[i] counts
  Phase phase{};
  Seat leader{};
  Seat actor{};  // whose turn it is; in Phase 0 everybody's
  Demand demand = Demand::none;
  std::uint8_t tricks_done = 0;
  SeatSet served{};   // has a card in this trick (Phase 0: has chosen one)
  SeatSet winners{};  // not empty: the match is over
  std::uint8_t spare = 0;

  bool over() const { return !winners.empty(); }
  // Cards that nobody has played since the deal.
  CardSet unplayed() const;
  bool operator==(const Table&) const = default;
};

inline CardSet Table::unplayed() const {
  // Of all fates only "never played" has bit 3 set. Eight bytes at a time, a multiplication
  // gathers these bits into the highest byte.
  std::array<std::uint64_t, 2> words{};
  for (std::size_t i = 0; i < most_cards / 8; ++i) {
    std::uint64_t bytes = 0;
    for (std::size_t j = 0; j < 8; ++j) {
      bytes |= std::uint64_t{std::bit_cast<std::uint8_t>(fates[8 * i + j])} << (8 * j);
    }
    const std::uint64_t gathered = ((bytes >> 3 & 0x0101010101010101U) * 0x0102040810204080U) >> 56;
    words[i / 8] |= gathered << (8 * (i % 8));
  }
  return CardSet::from_words(words[0], words[1]);
}

struct State {
  PerSeat<CardSet> hands{};
  PerSeat<Card> choices{no_choices};  // Phase 0: still in the hand until all are shown
  Table table{};
  std::array<std::uint8_t, 4> spare{};

  static constexpr PerSeat<Card> no_choices{{no_card, no_card, no_card, no_card, no_card, no_card}};
};
static_assert(sizeof(State) == 240);

// What one seat, or a stranger, may know.
struct View {
  CardSet hand{};
  Table table{};
  Card choice = no_card;
  Viewer viewer = stranger;
};
static_assert(sizeof(View) == 152);

// Something that happened. Which fields mean something depends on the kind.
struct Event {
  enum class Kind : std::uint8_t {
    round_began,  // seat leads, phase, amount: number of the round
    dealt,        // seat, cards (hidden from the others), amount: how many
    chose,        // seat, card (hidden from the others)
    played,       // seat, card, counts; phase if it is I or II, then demand: what follows
    gave,         // seat, to, card
    majority,     // demand: the colour that stays
    no_majority,  //
    took,         // seat, card, place: 1st or 2nd, amount: new total
    discarded,    // cards that nobody took
    cast_off,     // seat, card: the highest of a bust player, amount: new total (Quick)
    bust,         // seat, amount: total (Standard)
    scored,       // seat, amount: points
    phase_moved,  // phase: the new one, seats: who was bust, for whom it went up
    match_won,    // seats
  };
  Kind kind{};
  Seat seat = stranger;
  Seat to = stranger;
  Card card = no_card;
  bool shown = false;  // played: a secret choice; only now its player learns whether it counts
  CardSet cards{};
  std::uint16_t amount = 0;
  Phase phase = Phase::none;
  Demand demand = Demand::none;
  std::uint8_t place = 0;
  bool counts = false;
  bool again = false;  // a choice that replaces an earlier one; the others hear nothing of it
  SeatSet seats{};
  bool operator==(const Event&) const = default;

  static constexpr std::string_view type_name = "ThePhaseEvent";
  static constexpr auto fields() {
    return std::tuple{
        required("kind", &Event::kind, "what happened"),
        sparse("seat", &Event::seat, "who did it, or whom it concerns"),
        sparse("to", &Event::to, "to whom a card was given"),
        sparse("card", &Event::card, "the card; '?' if it is hidden from you"),
        sparse("cards", &Event::cards, "the cards"),
        sparse("amount", &Event::amount, "a number: cards, total, points or round"),
        sparse("phase", &Event::phase, "the phase"),
        sparse("demand", &Event::demand, "the colour that stays, or what follows"),
        sparse("place", &Event::place, "1 or 2: first or second of the trick"),
        sparse("counts", &Event::counts, "true if the card counts"),
        sparse("seats", &Event::seats, "the winners, or who was bust"),
    };
  }
};

constexpr auto list_words(Event::Kind /*of*/) {
  using enum Event::Kind;
  return word_list<Event::Kind>({{round_began, "round_began"},
                                 {dealt, "dealt"},
                                 {chose, "chose"},
                                 {played, "played"},
                                 {gave, "gave"},
                                 {majority, "majority"},
                                 {no_majority, "no_majority"},
                                 {took, "took"},
                                 {discarded, "discarded"},
                                 {cast_off, "cast_off"},
                                 {bust, "bust"},
                                 {scored, "scored"},
                                 {phase_moved, "phase_moved"},
                                 {match_won, "match_won"}});
}

}  // namespace penta::the_phase

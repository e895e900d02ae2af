// The state of a match of Phase 10 Masters, and what lies open of it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "engine/describe.h"
#include "engine/seat.h"
#include "games/phase10_masters/cards.h"
#include "games/phase10_masters/lay.h"
#include "games/phase10_masters/moves.h"

namespace penta::phase10_masters {

// One value for each seat.
template <class T>
using PerPlayer = PerSeat<T, most_players>;

// Cards that everybody knows to be with somebody, since all saw them taken from the discard pile.
class Known {
 public:
  enum class Where : std::uint8_t {
    hand,           // for certain
    hand_or_saves,  // at most one of them is saved: a card was, and nobody saw which
    saves,          // for certain, as long as nothing was drawn from the saves: see certain()
  };
  static constexpr int wheres = 3;

  int count(Seat seat, Card card, Where where) const {
    if (card == wild) return wilds_[seat][static_cast<std::size_t>(where)];
    if (!is_number(card)) return 0;
    const std::uint8_t both = copies_[static_cast<std::size_t>(card)];
    return (both >> 4 == mark(seat, where) ? 1 : 0) + ((both & 0xf) == mark(seat, where) ? 1 : 0);
  }

  // All see the seat take the card.
  void take(Seat seat, Card card) { note(seat, card, Where::hand); }
  void note(Seat seat, Card card, Where where);
  // All see it leave the seat's hand. `fetched`: something was drawn from the saves in this hand.
  void leave(Seat seat, Card card, bool fetched);
  // All see that the seat saves a card, but not which.
  void save(Seat seat);
  // All see the whole hand, at its end: what is not in it must be saved.
  void show(Seat seat, Cards hand, bool fetched);

  bool operator==(const Known&) const = default;

 private:
  //  each copy of a number card has four bits: 0 nobody knows, else 1 + 3 * seat + where
  static constexpr std::uint8_t mark(Seat seat, Where where) {
    return static_cast<std::uint8_t>(1 + wheres * index(seat) + static_cast<int>(where));
  }
  bool remove(Seat seat, Card card, Where where);

  std::array<std::uint8_t, number_cards> copies_{};
  PerPlayer<std::array<std::uint8_t, wheres>> wilds_{};
};

constexpr auto list_words(Known::Where /*of*/) {
  using enum Known::Where;
  return word_list<Known::Where>(
      {{hand, "hand"}, {hand_or_saves, "hand-or-saves"}, {saves, "saves"}});
}

enum class Stage : std::uint8_t { choosing, drawing, playing };
constexpr auto list_words(Stage /*of*/) {
  using enum Stage;
  return word_list<Stage>({{choosing, "choosing"}, {drawing, "drawing"}, {playing, "playing"}});
}

inline constexpr int most_discards = 100;  // all cards but twenty in hands, with every option

// Everything that lies open or that everybody has seen.
struct Table {
  Melds<meld_places> melds{};
  std::array<Card, most_discards> discard{};  // from below; zero from discard_size on
  Known known{};
  PerPlayer<std::uint16_t> scores{};
  PerPlayer<std::uint16_t> completed{};  // bit n: phase n + 1
  std::uint16_t turn = 0;                // of the hand, from 1
  PerPlayer<std::uint8_t> active{};      // the phase that is tried, 0 before it is chosen
  PerPlayer<std::uint8_t> held{};        // cards in hand, with those of a lay-down not yet shown
  PerPlayer<std::uint8_t> saved{};       // cards in the save pile
  PerPlayer<std::uint8_t> fetched{};     // draws from the save pile in this hand
  std::uint8_t discard_size = 0;
  std::uint8_t pile = 0;  // cards to draw
  std::uint8_t hand = 1;  // number of the hand
  std::uint8_t rebuilds = 0;
  Seat dealer{};
  Seat actor{};
  Stage stage{};
  SeatSet laid{};       // the phase lies
  SeatSet has_saved{};  // in this hand
  SeatSet to_skip{};    // will lose their next turn
  SeatSet winners{};    // not empty: the match is over
  std::array<std::uint8_t, 3> spare{};

  bool over() const { return !winners.empty(); }
  Card top_discard() const {
    return discard_size == 0 ? no_card : discard[static_cast<std::size_t>(discard_size) - 1];
  }
  bool can_take() const { return discard_size > 0 && top_discard() != skip; }
  bool operator==(const Table&) const = default;
};

// Of some copies of a card: how many are in hand for certain, and how many saved. The others may be
// either.
struct Certain {
  int in_hand = 0;
  int saved = 0;
};
// The same for the copies that are noted so, as everybody can tell from the number of cards that
// the seat holds, has saved and has drawn from its saves.
Certain certain(const Table& table, Seat seat, Card card, Known::Where noted);

struct State {
  PerPlayer<Cards> hands{};  // without what is being laid
  PerPlayer<Cards> saves{};
  Cards pile{};  // nobody knows its order, so it has none: a card is drawn when it is needed
  // What the draw pile can hold at most, by what each seat knows; last, by what strangers know.
  std::array<Cards, most_players + 1> pile_bounds{};
  Building building{};  // of the actor: nobody sees it before it is finished
  Table table{};

  bool operator==(const State&) const = default;
};
static_assert(sizeof(State) == 616);

// What one seat, or a stranger, may know.
struct View {
  Cards hand{};
  Cards saves{};
  Cards pile_bound{};
  Building building{};
  Table table{};
  Viewer viewer = stranger;
  std::array<std::uint8_t, 7> spare{};

  bool operator==(const View&) const = default;
};
static_assert(sizeof(View) == 448);

// Something that happened. Which fields mean something depends on the kind.
struct Event {
  enum class Kind : std::uint8_t {
    hand_began,  // seat: the dealer, amount: number of the hand
    dealt,       // seat, cards (hidden from the others), amount: how many
    turned_up,   // card
    chose,       // seat, phase
    skipped,     // seat loses a turn
    rebuilt,     // amount: cards in the new draw pile
    drew,        // seat, card (hidden from the others)
    took,        // seat, card: from the discard pile
    fetched,     // seat, card (hidden from the others): from the saves
    no_draw,     // seat: there is nothing to draw
    placed,      // seat, card, as: one card of a lay-down; the others hear nothing of it
    laid,        // seat, phase, cards and more: the groups, low and high of each
    hit,         // seat, card, as, to and group: onto whose group, the first or second of phase
    discarded,   // seat, card, to: who loses a turn by it
    saved,       // seat, card (hidden from the others)
    went_out,    // seat
    stalled,     // nobody went out
    shown,       // seat, cards: what was left in hand
    scored,      // seat, amount: points of the hand, total
    completed,   // seat, phase
    match_won,   // seats
  };
  Kind kind{};
  Seat seat = stranger;
  Seat to = stranger;
  Card card = no_card;
  Meaning as = Meaning::none;
  std::uint8_t group = 0;
  std::uint8_t phase = 0;
  SeatSet seats{};
  std::uint16_t amount = 0;
  std::uint16_t total = 0;
  std::array<std::uint8_t, 2> low{};
  std::array<std::uint8_t, 2> high{};
  Cards cards{};
  Cards more{};
  bool operator==(const Event&) const = default;

  static constexpr std::string_view type_name = "Phase10MastersEvent";
  static constexpr auto fields() {
    return std::tuple{
        required("kind", &Event::kind, "what happened"),
        sparse("seat", &Event::seat, "who did it, or whom it concerns"),
        sparse("to", &Event::to, "whose group was hit, or who loses a turn"),
        sparse("card", &Event::card, "the card; '?' if it is hidden from you"),
        sparse("as", &Event::as, "what the card stands for: a number or a colour"),
        sparse("group", &Event::group, "1 or 2: the first or second group of that seat"),
        sparse("phase", &Event::phase, "the phase"),
        sparse("amount", &Event::amount, "a number: cards, points or the hand"),
        sparse("total", &Event::total, "points of all hands"),
        sparse("cards", &Event::cards, "the cards; when a phase is laid: its first group"),
        sparse("more", &Event::more, "when a phase is laid: its second group"),
        sparse("seats", &Event::seats, "the winners"),
    };
  }
};
static_assert(sizeof(Event) <= 64);

constexpr auto list_words(Event::Kind /*of*/) {
  using enum Event::Kind;
  return word_list<Event::Kind>({{hand_began, "hand_began"},
                                 {dealt, "dealt"},
                                 {turned_up, "turned_up"},
                                 {chose, "chose"},
                                 {skipped, "skipped"},
                                 {rebuilt, "rebuilt"},
                                 {drew, "drew"},
                                 {took, "took"},
                                 {fetched, "fetched"},
                                 {no_draw, "no_draw"},
                                 {placed, "placed"},
                                 {laid, "laid"},
                                 {hit, "hit"},
                                 {discarded, "discarded"},
                                 {saved, "saved"},
                                 {went_out, "went_out"},
                                 {stalled, "stalled"},
                                 {shown, "shown"},
                                 {scored, "scored"},
                                 {completed, "completed"},
                                 {match_won, "match_won"}});
}

}  // namespace penta::phase10_masters

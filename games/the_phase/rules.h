// THE Phase: trick-taking for 3-6 players, after the English translation of its rules.
//
// Variants: Standard (rounds for points) and Quick (nine tricks). Option `follow`: must or may.
// What the rules leave open is settled in README.md under "Rulings". The deck is a declared
// reconstruction in cards.csv.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "games/the_phase/cards.h"
#include "games/the_phase/moves.h"
#include "games/the_phase/state.h"

namespace penta::the_phase {

// Why a card may not be played; the parameters stand behind it.
enum class Why : std::uint8_t {
  ok,
  match_over,
  not_seated,
  not_your_turn,    // seat that is to act
  not_in_hand,      // card
  must_follow,      // a card you hold that follows, demand, phase
  give_it,          // Phase IV: name a person
  play_it,          // another phase: name nobody
  not_to_yourself,  //
  not_to_leader,    // seat of the leader
  only_to_leader,   // seat of the leader
  has_a_card,       // seat
  no_such_seat,     //
};

class Imagination;  // in imagine.h

class Rules {
 public:
  using State = the_phase::State;
  using Move = the_phase::Move;
  using View = the_phase::View;
  using Event = the_phase::Event;
  using MoveList = the_phase::MoveList;
  using Position = the_phase::Position;
  using Parts = the_phase::Parts;
  using Content = the_phase::Content;
  using Imagination = the_phase::Imagination;

  static const GameInfo& info();
  static const std::vector<OptionSpec>& option_specs();
  static Result<Rules> make(const Options& options);
  static OptionList brought(const Options& options);
  static OptionList test_set();

  const Digest& id() const { return id_; }
  int players() const { return players_; }
  int max_moves() const;
  bool quick() const { return quick_; }
  bool must_follow() const { return must_follow_; }
  const Deck& deck() const { return deck_; }
  int cards_dealt() const { return quick_ ? 10 : players_ + 3; }
  int tricks() const { return cards_dealt() - 1; }
  int points_to_win() const { return players_ >= 5 ? 2 : 3; }

  template <Chance C, class O>
  State start(C& chance, O& observer) const;
  SeatSet to_act(const State& state) const { return to_act(state.table); }
  bool simultaneous(const State& state) const { return state.table.phase == Phase::zero; }
  void legal_moves(const State& state, Seat seat, MoveList& moves) const {
    list_moves(state.table, seat, state.hands[seat], moves);
  }
  void legal_moves(const View& view, MoveList& moves) const {
    list_moves(view.table, view.viewer, view.hand, moves);
  }
  template <Chance C, class O>
  void apply(State& state, Seat seat, Move move, C& chance, O& observer) const;
  Outcome outcome(const State& state) const;

  View view(const State& state, Viewer viewer) const;
  std::optional<Event> event_for(const Event& event, Viewer viewer) const;
  SeatSet learners(const Event& event) const;
  template <Chance C>
  State imagine(const View& view, C& chance) const;  // in imagine.h

  Reason check(const View& view, Move move) const;
  std::vector<Move> refused(const View& view) const;
  std::vector<Event> preview(const View& view, Move move) const;

  std::uint32_t milestone(const State& state) const { return state.table.round; }
  PerSeat<float> value(const State& state) const;
  template <Chance C>
  Move likely_move(const State& state, Seat seat, const MoveList& moves, C& chance) const;
  template <Chance C>
  Move greedy(const View& view, C& /*chance*/) const {
    return sensible_move(view);
  }

  std::string notation(Move move) const;
  Result<Move> parse(std::string_view notation) const;
  Parts parts(Move move) const;
  Content content(Lang lang) const;
  Position position(const State& state) const;
  Position position(const View& view) const;
  Result<State> set_up(const Position& position) const;

  std::string say(const Event& event, const Speaker& speaker) const;
  std::string say(Move move, const Speaker& speaker) const;
  std::string say(Reason reason, const Speaker& speaker) const;
  std::string say(Card card, Lang lang) const;
  std::string board(const View& view, const Speaker& speaker, const Ink& ink) const;
  std::string rules_text(Lang lang) const;

  // The words for cards, in JSON (see engine/describe.h). An empty word stands for "none".
  const std::string& word(Card card) const;
  bool from_word(std::string_view word, Card& card) const;
  std::string expected(Card card) const;

  // The seats without a card to whom the next one may be given (Phase IV).
  SeatSet receivers(const Table& table) const;
  // The cards of a hand that may be played now.
  CardSet playable(const Table& table, CardSet hand) const;
  // How many cards a seat holds; everybody can count them.
  int hand_size(const Table& table, Seat seat) const;
  // From whose hand card i of the running trick came.
  Seat giver(const Table& table, int i) const;

 private:
  friend class Setting;

  SeatSet to_act(const Table& table) const;
  void list_moves(const Table& table, Seat seat, CardSet hand, MoveList& moves) const;
  Why why_not(const Table& table, Seat seat, CardSet hand, Move move, Reason& reason) const;
  Move sensible_move(const View& view) const;

  template <Chance C, class O>
  void deal(State& state, C& chance, O& observer) const;
  template <class O>
  void begin_round(Table& table, O& observer) const;
  // One card onto the table; the hand is the caller's.
  template <class O>
  void lay(Table& table, Seat seat, Move move, O& observer) const;
  template <class O>
  void reveal_choices(Table& table, const PerSeat<Card>& choices, O& observer) const;
  // Ends a trick, and with it perhaps the round and the match.
  template <class O>
  void finish_trick(Table& table, O& observer) const;
  template <class O>
  void take(Table& table, int winner, int card, int place, O& observer) const;
  template <class O>
  void finish_round(Table& table, O& observer) const;
  template <class O>
  void finish_quick_trick(Table& table, O& observer) const;
  template <class O>
  void move_phase(Table& table, bool anybody_bust, O& observer) const;
  bool round_is_over(const Table& table) const { return table.tricks_done == tricks(); }
  Card highest_taken(const Table& table, Seat seat) const;
  bool has_lowest(const Table& table, Seat seat) const;
  Move best_last_card(const Table& table, const MoveList& moves, int room) const;
  SeatSet leading_totals(const Table& table, int limit) const;

  int players_ = 4;
  bool quick_ = false;
  bool must_follow_ = true;
  Deck deck_{};
  Digest id_{};
};

// --- who may do what; inline, for it is asked before every move

inline SeatSet Rules::to_act(const Table& table) const {
  if (table.over()) return {};
  if (table.phase == Phase::zero) return SeatSet::first(players_) - table.served;
  return SeatSet{table.actor};
}

inline SeatSet Rules::receivers(const Table& table) const {
  const SeatSet waiting = SeatSet::first(players_) - table.served - SeatSet{table.leader};
  return waiting.empty() ? SeatSet{table.leader} : waiting;
}

inline CardSet Rules::playable(const Table& table, CardSet hand) const {
  if (table.demand == Demand::none || !must_follow_) return hand;
  const CardSet following = hand & deck_.that_follow(table.demand);
  return following.empty() ? hand : following;
}

inline void Rules::list_moves(const Table& table, Seat seat, CardSet hand, MoveList& moves) const {
  moves.clear();
  if (table.over() || seat == stranger) return;
  if (table.phase == Phase::zero) {
    hand.for_each([&](Card card) { moves.push_back(Move::play(card)); });
    return;
  }
  if (seat != table.actor) return;
  if (table.phase == Phase::four) {
    const SeatSet receivers = this->receivers(table);
    hand.for_each([&](Card card) {
      for (const Seat to : receivers) moves.push_back(Move::give(card, to));
    });
    return;
  }
  playable(table, hand).for_each([&](Card card) { moves.push_back(Move::play(card)); });
}

inline SeatSet Rules::leading_totals(const Table& table, int limit) const {
  SeatSet leading;
  int best = -1;
  for (int i = 0; i < players_; ++i) {
    const int total = table.totals[seat_at(i)];
    if (total > limit || total < best) continue;
    if (total > best) leading = {};
    best = total;
    leading.insert(seat_at(i));
  }
  return leading;
}

// --- the course of a match

template <Chance C, class O>
State Rules::start(C& chance, O& observer) const {
  State state;
  state.table.phase = quick_ ? Phase::zero : Phase::one;
  state.table.leader =
      seat_at(static_cast<int>(chance.below(static_cast<std::uint32_t>(players_))));
  deal(state, chance, observer);
  return state;
}

template <Chance C, class O>
void Rules::deal(State& state, C& chance, O& observer) const {
  begin_round(state.table, observer);
  state.choices = State::no_choices;
  std::array<Card, most_cards> cards;
  for (std::size_t i = 0; i < most_cards; ++i) cards[i] = static_cast<Card>(i);
  const auto dealt = static_cast<std::size_t>(cards_dealt());
  draw_to_front(std::span(cards.data(), static_cast<std::size_t>(deck_.size())),
                dealt * static_cast<std::size_t>(players_), chance);
  for (int i = 0; i < players_; ++i) {
    CardSet hand;
    for (std::size_t j = 0; j < dealt; ++j)
      hand.insert(cards[static_cast<std::size_t>(i) * dealt + j]);
    state.hands[seat_at(i)] = hand;
    tell(observer, [&] {
      return Event{.kind = Event::Kind::dealt,
                   .seat = seat_at(i),
                   .cards = hand,
                   .amount = static_cast<std::uint16_t>(dealt)};
    });
  }
}

template <class O>
void Rules::begin_round(Table& table, O& observer) const {
  table.fates = {};
  table.totals = {};
  table.voids = {};
  table.tricks_done = 0;
  table.actor = table.leader;
  tell(observer, [&] {
    return Event{.kind = Event::Kind::round_began,
                 .seat = table.leader,
                 .amount = table.round,
                 .phase = table.phase};
  });
}

template <Chance C, class O>
void Rules::apply(State& state, Seat seat, Move move, C& chance, O& observer) const {
  Table& table = state.table;
  if (table.phase == Phase::zero) {
    tell(observer, [&] {
      return Event{.kind = Event::Kind::chose,
                   .seat = seat,
                   .card = move.card(),
                   .again = table.served.contains(seat)};
    });
    state.choices[seat] = move.card();
    table.served.insert(seat);
    if (table.served.size() < players_) return;
    for (int i = 0; i < players_; ++i) state.hands[seat_at(i)].erase(state.choices[seat_at(i)]);
    reveal_choices(table, state.choices, observer);
    state.choices = State::no_choices;
  } else {
    state.hands[seat].erase(move.card());
    lay(table, seat, move, observer);
    if (table.trick_size < players_) return;
  }
  finish_trick(table, observer);
  if (table.tricks_done == 0 && !table.over()) deal(state, chance, observer);
}

template <class O>
void Rules::lay(Table& table, Seat seat, Move move, O& observer) const {
  const Card card = move.card();
  const Seat owner = move.is_gift() ? move.to() : seat;
  bool counts = true;
  if (table.phase != Phase::four) {
    const Face& face = deck_.face(card);
    if (table.trick_size == 0) {
      table.demand = table.phase == Phase::one   ? other_shape(grid_demand(face.grid, face.shape))
                     : table.phase == Phase::two ? beside(face.wedge)
                                                 : colour_demand(face.colour);
    } else if (deck_.that_follow(table.demand).contains(card)) {
      if (table.phase == Phase::one) table.demand = other_shape(table.demand);
    } else {
      counts = false;
      if (must_follow_) {
        table.voids[seat] |= static_cast<std::uint16_t>(1U << static_cast<unsigned>(table.demand));
      }
    }
    table.actor = next_seat(seat, players_);
  } else {
    table.actor = owner;
  }
  const std::size_t i = table.trick_size++;
  table.trick[i] = card;
  table.trick_owners[i] = owner;
  table.counting |= static_cast<std::uint8_t>(static_cast<unsigned>(counts) << i);
  table.served.insert(owner);
  table.fates[static_cast<std::size_t>(card)].play(seat);
  tell(observer, [&] {
    return move.is_gift()
               ? Event{.kind = Event::Kind::gave, .seat = seat, .to = owner, .card = card}
               : Event{.kind = Event::Kind::played, .seat = seat, .card = card, .counts = counts};
  });
}

template <class O>
void Rules::reveal_choices(Table& table, const PerSeat<Card>& choices, O& observer) const {
  std::array<int, 4> held{};
  Seat seat = table.leader;
  for (std::size_t i = 0; i < static_cast<std::size_t>(players_); ++i) {
    const Card card = choices[seat];
    table.trick[i] = card;
    table.trick_owners[i] = seat;
    table.fates[static_cast<std::size_t>(card)].play(seat);
    ++held[static_cast<std::size_t>(deck_.face(card).colour)];
    seat = next_seat(seat, players_);
  }
  table.trick_size = static_cast<std::uint8_t>(players_);
  std::size_t most = 0;
  bool tied = false;
  for (std::size_t colour = 1; colour < held.size(); ++colour) {
    tied = held[colour] == held[most] || (tied && held[colour] < held[most]);
    if (held[colour] > held[most]) most = colour;
  }
  const CardSet staying =
      tied ? deck_.all() : deck_.that_follow(colour_demand(static_cast<Colour>(most)));
  for (std::size_t i = 0; i < table.trick_size; ++i) {
    const bool counts = staying.contains(table.trick[i]);
    table.counting |= static_cast<std::uint8_t>(static_cast<unsigned>(counts) << i);
    tell(observer, [&] {
      return Event{.kind = Event::Kind::played,
                   .seat = table.trick_owners[i],
                   .card = table.trick[i],
                   .shown = true,
                   .counts = counts};
    });
  }
  tell(observer, [&] {
    return tied ? Event{.kind = Event::Kind::no_majority}
                : Event{.kind = Event::Kind::majority,
                        .demand = colour_demand(static_cast<Colour>(most))};
  });
}

template <class O>
void Rules::finish_trick(Table& table, O& observer) const {
  // Ranks with the order of giving behind them, so that among equal ranks the earlier card is both
  // lower and higher. Cards that do not count are the highest of the low and the lowest of the
  // high.
  constexpr int nothing = 0xffff;
  int first = nothing;
  int second = nothing;
  int high = -1;
  for (int i = 0; i < table.trick_size; ++i) {
    const int rank = deck_.rank(table.trick[static_cast<std::size_t>(i)]);
    const int counts = table.counting >> i & 1;
    const int as_low = (rank << 3 | i) | (nothing & (counts - 1));
    const int as_high = (rank << 3 | (7 - i)) | (counts - 1);
    second = std::min(second, std::max(first, as_low));
    first = std::min(first, as_low);
    high = std::max(high, as_high);
  }
  const int winner = first & 7;
  const int highest = 7 - (high & 7);
  take(table, winner, highest, 1, observer);
  if (second != nothing) {
    // The lowest card that is left: the first one's own, unless that was the highest too.
    take(table, second & 7, highest == winner ? second & 7 : winner, 2, observer);
  }
  tell(observer, [&] {
    Event event{.kind = Event::Kind::discarded};
    for (std::size_t i = 0; i < table.trick_size; ++i) {
      const Card card = table.trick[i];
      if (!table.fates[static_cast<std::size_t>(card)].taken()) event.cards.insert(card);
    }
    return event;
  });
  table.leader = table.trick_owners[static_cast<std::size_t>(winner)];
  table.actor = table.leader;
  table.trick = {};
  table.trick_owners = {};
  table.trick_size = 0;
  table.counting = 0;
  table.demand = Demand::none;
  table.served = {};
  ++table.tricks_done;
  if (quick_) {
    finish_quick_trick(table, observer);
  } else if (round_is_over(table)) {
    finish_round(table, observer);
  }
}

template <class O>
void Rules::take(Table& table, int winner, int card, int place, O& observer) const {
  const Seat seat = table.trick_owners[static_cast<std::size_t>(winner)];
  const Card taken = table.trick[static_cast<std::size_t>(card)];
  table.fates[static_cast<std::size_t>(taken)].take(seat);
  table.totals[seat] = static_cast<std::uint16_t>(table.totals[seat] + deck_.rank(taken));
  tell(observer, [&] {
    return Event{.kind = Event::Kind::took,
                 .seat = seat,
                 .card = taken,
                 .amount = table.totals[seat],
                 .place = static_cast<std::uint8_t>(place)};
  });
}

template <class O>
void Rules::finish_round(Table& table, O& observer) const {
  bool anybody_bust = false;
  for (int i = 0; i < players_; ++i) {
    const Seat seat = seat_at(i);
    if (table.totals[seat] <= s_max(table.phase)) continue;
    anybody_bust = true;
    tell(observer, [&] {
      return Event{.kind = Event::Kind::bust, .seat = seat, .amount = table.totals[seat]};
    });
  }
  for (const Seat seat : leading_totals(table, s_max(table.phase))) {
    ++table.points[seat];
    if (table.points[seat] >= points_to_win()) table.winners.insert(seat);
    tell(observer, [&] {
      return Event{.kind = Event::Kind::scored, .seat = seat, .amount = table.points[seat]};
    });
  }
  if (table.over()) {
    tell(observer, [&] { return Event{.kind = Event::Kind::match_won, .seats = table.winners}; });
    return;
  }
  move_phase(table, anybody_bust, observer);
  ++table.round;
  table.tricks_done = 0;
}

template <class O>
void Rules::finish_quick_trick(Table& table, O& observer) const {
  bool anybody_bust = false;
  for (int i = 0; i < players_; ++i) {
    const Seat seat = seat_at(i);
    if (table.totals[seat] <= s_max(table.phase)) continue;
    anybody_bust = true;
    const Card highest = highest_taken(table, seat);
    table.fates[static_cast<std::size_t>(highest)].discard();
    table.totals[seat] = static_cast<std::uint16_t>(table.totals[seat] - deck_.rank(highest));
    tell(observer, [&] {
      return Event{.kind = Event::Kind::cast_off,
                   .seat = seat,
                   .card = highest,
                   .amount = table.totals[seat]};
    });
  }
  if (!round_is_over(table)) {
    move_phase(table, anybody_bust, observer);
    return;
  }
  table.winners = leading_totals(table, 0xffff);
  tell(observer, [&] { return Event{.kind = Event::Kind::match_won, .seats = table.winners}; });
}

template <class O>
void Rules::move_phase(Table& table, bool anybody_bust, O& observer) const {
  const Phase before = table.phase;
  if (anybody_bust && before != Phase::four) {
    table.phase = static_cast<Phase>(static_cast<int>(before) + 1);
  } else if (!anybody_bust && before != Phase::zero) {
    table.phase = static_cast<Phase>(static_cast<int>(before) - 1);
  }
  if (table.phase == before) return;
  tell(observer, [&] { return Event{.kind = Event::Kind::phase_moved, .phase = table.phase}; });
}

// --- for search

// The last two see, nearly, what each card brings. Otherwise of two random cards: the lower one
// while there is room for a high card, the higher one when the total nears the limit, and the other
// way round for a card that does not count.
template <Chance C>
Move Rules::likely_move(const State& state, Seat seat, const MoveList& moves, C& chance) const {
  const auto count = static_cast<std::uint32_t>(moves.size());
  if (count == 1) return moves[0];
  const Move a = moves[chance.below(count)];
  const Move b = moves[chance.below(count)];
  const Table& table = state.table;
  const bool a_lower = deck_.rank(a.card()) < deck_.rank(b.card());
  const Move low = a_lower ? a : b;
  const Move high = a_lower ? b : a;
  if (table.phase == Phase::four) return has_lowest(table, seat) ? high : a;
  const int limit = s_max(table.phase);
  const int total = table.totals[seat];
  if (total > limit) return a;
  const bool counts = table.trick_size == 0 || deck_.that_follow(table.demand).contains(a.card());
  if (counts && table.trick_size >= players_ - 2)
    return best_last_card(table, moves, limit - total);
  const int wish = counts ? 500 * total / limit - 25 : 200 - 350 * total / limit;  // of 256
  return static_cast<int>(chance.below(256)) < wish ? high : low;
}

// Phase IV: the seat has a card, and none is lower.
inline bool Rules::has_lowest(const Table& table, Seat seat) const {
  int lowest = 0xff;
  Seat owner = stranger;
  for (std::size_t i = 0; i < table.trick_size; ++i) {
    const int rank = deck_.rank(table.trick[i]);
    if (rank < lowest) owner = table.trick_owners[i];
    lowest = std::min(lowest, rank);
  }
  return owner == seat;
}

// The card that takes most without going over.
inline Move Rules::best_last_card(const Table& table, const MoveList& moves, int room) const {
  int first = 0xff;
  int second = 0xff;
  int highest = 0;
  for (std::size_t i = 0; i < table.trick_size; ++i) {
    if ((table.counting >> i & 1) == 0) continue;
    const int rank = deck_.rank(table.trick[i]);
    second = std::min(second, std::max(first, rank));
    first = std::min(first, rank);
    highest = std::max(highest, rank);
  }
  Move best = moves[0];
  int most = -2;
  for (const Move move : moves) {
    const int rank = deck_.rank(move.card());
    const int gain = rank < first ? highest : rank < second ? first : 0;
    const int worth = gain > room ? -1 : gain;
    if (worth > most) best = move;
    most = std::max(most, worth);
  }
  return best;
}

}  // namespace penta::the_phase

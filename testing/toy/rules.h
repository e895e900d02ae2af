// A throw-away game that has what no small game of the house has all at once: a clock with a hidden
// due time, a team with ranks, secret answers, a move that interjects, windows to react, and a
// capacity that can be exceeded, and an animal for each seat to choose. If one wants it so, nobody
// takes back what was shown. It is for tests alone.
//
// Two or three people hold three of the cards 1 to 9 each. In each of three rounds all choose a
// card at the same time; the cards are shown, and one person puts one of them on the shelf, which
// has room for two: a third one pushes out the oldest. A bell rings 5 to 9 seconds after it rang
// last and takes the newest card from the shelf. After 30 seconds all have lost. Seat 1 may stop at
// any time while there is something on the shelf. 7 on the shelf are a win, 12 are gold.
//
// With reactions, the card is only offered. The others are asked in order: one may swap it for a
// higher card of their hand, and then all others are asked anew; once all have passed in a row, it
// goes on the shelf.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "testing/toy/state.h"

namespace penta::toy {

enum class ReasonCode : std::uint8_t {
  none,
  over,
  not_yours,
  not_shown,
  not_now,
  empty_shelf,
  not_asked,
  nonsense
};

// Why a move is good.
enum class AdviceCode : std::uint8_t {
  estimate,
  only_move,
  wins,       // the sum on the shelf
  adds_most,  // card
};

class Rules {
 public:
  using State = toy::State;
  using Move = toy::Move;
  using View = toy::View;
  using Event = toy::Event;
  using MoveList = toy::MoveList;
  using Position = toy::Position;
  using Parts = toy::Parts;
  using Content = toy::Content;
  static constexpr bool likely_is_good = true;

  static const GameInfo& info();
  static const std::vector<OptionSpec>& option_specs();
  static Result<Rules> make(const Options& options);
  const Digest& id() const { return id_; }
  int players() const { return players_; }
  // An offer rises with each swap, and everybody may pass in between.
  int max_moves() const { return rounds * (players_ + 1 + (reactions_ ? cards * players_ : 0)); }

  template <Chance C, class O>
  State start(C& chance, O& observer) const;
  SeatSet to_act(const State& state) const { return to_act(state.table); }
  bool simultaneous(const State& state) const {
    return state.table.end == End::none && state.table.shown.empty();
  }
  void legal_moves(const State& state, Seat seat, MoveList& moves) const {
    list(state.table, seat, state.hands[static_cast<std::size_t>(seat)], moves);
  }
  void legal_moves(const View& view, MoveList& moves) const {
    moves.clear();
    if (view.viewer != stranger) list(view.table, view.viewer, view.hand, moves);
  }
  template <Chance C, class O>
  void apply(State& state, Seat seat, Move move, C& chance, O& observer) const;
  Outcome outcome(const State& state) const;
  bool draws_stand() const { return strict_; }
  std::string score_list() const { return "players=" + std::to_string(players_); }
  int grade(const State& state) const { return outcome(state).rank == "gold" ? 1 : 0; }
  bool interjects(Move move) const { return move.kind() == Move::Kind::stop; }

  static std::span<const Question> questions();
  std::optional<Window<Move>> window(const View& view) const;
  bool has_turn(const View& view) const {
    return view.table.end == End::none && !view.table.shown.empty() &&
           view.viewer == shelver(view.table);
  }

  std::optional<Milliseconds> next_due(const State& state) const {
    const Table& table = state.table;
    if (table.end != End::none) return std::nullopt;
    return std::min(time_up, table.rang + state.bell) - table.clock;
  }
  std::optional<Milliseconds> known_due(const View& view) const {
    if (view.table.end != End::none) return std::nullopt;
    return time_up - view.table.clock;
  }
  template <Chance C, class O>
  void advance(State& state, Milliseconds passed, C& chance, O& observer) const;
  Milliseconds charge(const State& /*state*/, Seat /*seat*/, Move move) const {
    return move.kind() == Move::Kind::shelve ? 3'000 : 0;
  }
  bool may_pause(const View& view) const { return view.viewer != stranger; }
  bool may_resume(const View& view) const { return view.viewer == Seat{0}; }

  View view(const State& state, Viewer viewer) const;
  std::optional<Event> event_for(const Event& event, Viewer viewer) const;
  SeatSet learners(const Event& event) const;

  class Imagination {
   public:
    Imagination(const Rules& rules, const View& view) : rules_(rules), view_(view) {}
    template <Chance C>
    State sample(C& chance) const;

   private:
    const Rules& rules_;
    View view_;
  };

  Reason check(const View& view, Move move) const;
  std::vector<Move> refused(const View& view) const;
  Advice advice(const View& view, Move move, std::span<const Move> rivals) const;

  std::uint32_t milestone(const State& state) const { return state.table.round; }
  PerSeat<float> value(const State& state) const;
  template <Chance C>
  Move likely_move(const State& /*state*/, Seat /*seat*/, const MoveList& moves,
                   C& /*chance*/) const {
    return highest(moves);
  }
  Move greedy(const View& view) const {
    MoveList moves;
    legal_moves(view, moves);
    return highest(moves);
  }

  std::string notation(Move move) const;
  Result<Move> parse(std::string_view notation) const;
  Parts parts(Move move) const { return {move.card()}; }
  Content content(Lang /*lang*/) const { return {}; }
  std::string_view scene(const Event& event) const {
    return event.kind == Event::Kind::shown ? "showing" : "";
  }
  Position position(const State& state) const;
  Position position(const View& view) const;
  Result<State> set_up(const Position& position) const;
  std::string say(const Event& event, const Speaker& speaker) const;
  std::string say(Move move, const Speaker& speaker) const;
  std::string say(Reason reason, const Speaker& speaker) const;
  std::string say(const Advice& advice, const Speaker& speaker) const;
  std::string board(const View& view, const Speaker& speaker, const Ink& ink) const;
  std::string rules_text(Lang lang) const;

  std::string word(Card card) const;
  bool from_word(std::string_view word, Card& card) const;
  std::string expected(Card /*card*/) const { return "a card from 1 to 9"; }

  int cards_in_hand(const Table& table) const {
    return hand_size - table.round - (table.shown.empty() ? 0 : 1);
  }
  static CardSet all_cards() {
    CardSet all = CardSet::first(cards + 1);
    all.erase(Card::none);
    return all;
  }

 private:
  Seat shelver(const Table& table) const { return seat_at(table.round % players_); }
  SeatSet to_act(const Table& table) const {
    if (table.end != End::none) return {};
    if (table.offered != Card::none) return SeatSet{asked(table)};
    if (!table.shown.empty()) return SeatSet{shelver(table)};
    return SeatSet::first(players_) - table.answered;
  }
  // Who may swap the card that is offered.
  Seat asked(const Table& table) const {
    return seat_at((index(table.by) + 1 + table.passed) % players_);
  }
  void list(const Table& table, Seat seat, CardSet hand, MoveList& moves) const;
  static Move highest(const MoveList& moves) {
    return *std::max_element(moves.begin(), moves.end(),
                             [](Move a, Move b) { return a.card() < b.card(); });
  }
  template <class O>
  static void finish(Table& table, End end, O& observer) {
    table.end = end;
    tell(observer, [&] { return Event{.kind = Event::Kind::ended, .end = end}; });
  }
  template <class O>
  void put_on_shelf(Table& table, Card card, O& observer) const;
  template <class O>
  void swap(State& state, Seat seat, Card card, O& observer) const;
  template <class O>
  void pass(Table& table, Seat seat, O& observer) const;

  MaybeError set_up_offer(const Position& position, Table& table) const;

  int players_ = 2;
  bool reactions_ = false;
  bool strict_ = false;
  Digest id_{};
};

template <Chance C, class O>
State Rules::start(C& chance, O& observer) const {
  State state;
  CardSet left = all_cards();
  for (int i = 0; i < players_; ++i) {
    CardSet& hand = state.hands[static_cast<std::size_t>(i)];
    for (int n = 0; n < hand_size; ++n) {
      const Card card =
          left.nth(static_cast<int>(chance.below(static_cast<std::uint32_t>(left.size()))));
      hand.insert(card);
      left.erase(card);
    }
    tell(observer,
         [&] { return Event{.kind = Event::Kind::dealt, .seat = seat_at(i), .cards = hand}; });
  }
  state.bell = first_bell + 1'000 * static_cast<std::int32_t>(chance.below(bells));
  return state;
}

template <class O>
void Rules::put_on_shelf(Table& table, Card card, O& observer) const {
  const Card lost = table.put(card);
  if (lost != Card::none) {
    tell(observer, [&] { return Event{.kind = Event::Kind::lost, .card = lost}; });
  }
  table.shown = {};
  if (++table.round == rounds) finish(table, End::played, observer);
}

template <class O>
void Rules::swap(State& state, Seat seat, Card card, O& observer) const {
  Table& table = state.table;
  const auto at = static_cast<std::size_t>(seat);
  const Card taken = std::exchange(table.offered, card);
  for (CardSet* open : {&table.gone, &table.shown}) {
    open->erase(taken);
    open->insert(card);
  }
  for (CardSet* own : {&state.hands[at], &table.known[at]}) {
    own->erase(card);
    own->insert(taken);
  }
  table.by = seat;
  table.passed = 0;
  tell(observer, [&] {
    return Event{.kind = Event::Kind::swapped, .seat = seat, .card = card, .taken = taken};
  });
}

template <class O>
void Rules::pass(Table& table, Seat seat, O& observer) const {
  tell(observer, [&] { return Event{.kind = Event::Kind::passed, .seat = seat}; });
  if (++table.passed + 1 < players_) return;
  const Card card = std::exchange(table.offered, Card::none);
  table.by = {};
  table.passed = 0;
  tell(observer, [&] { return Event{.kind = Event::Kind::settled, .card = card}; });
  put_on_shelf(table, card, observer);
}

template <Chance C, class O>
void Rules::apply(State& state, Seat seat, Move move, C& /*chance*/, O& observer) const {
  Table& table = state.table;
  if (move.kind() == Move::Kind::stop) return finish(table, End::stopped, observer);
  if (move.kind() == Move::Kind::pass) return pass(table, seat, observer);
  if (move.kind() == Move::Kind::swap) return swap(state, seat, move.card(), observer);
  if (move.kind() == Move::Kind::shelve) {
    tell(observer, [&] {
      return Event{.kind = reactions_ ? Event::Kind::offered : Event::Kind::shelved,
                   .seat = seat,
                   .card = move.card()};
    });
    if (!reactions_) return put_on_shelf(table, move.card(), observer);
    table.offered = move.card();
    table.by = seat;
    return;
  }
  tell(observer, [&] {
    return Event{.kind = Event::Kind::chose,
                 .seat = seat,
                 .card = move.card(),
                 .again = table.answered.contains(seat)};
  });
  state.choices[static_cast<std::size_t>(seat)] = move.card();
  table.answered.insert(seat);
  if (table.answered != SeatSet::first(players_)) return;
  for (std::size_t i = 0; i < static_cast<std::size_t>(players_); ++i) {
    state.hands[i].erase(state.choices[i]);
    table.known[i].erase(state.choices[i]);
    table.shown.insert(std::exchange(state.choices[i], Card::none));
  }
  table.gone = table.gone | table.shown;
  table.answered = {};
  tell(observer, [&] { return Event{.kind = Event::Kind::shown, .cards = table.shown}; });
}

template <Chance C, class O>
void Rules::advance(State& state, Milliseconds passed, C& chance, O& observer) const {
  Table& table = state.table;
  table.clock += static_cast<std::int32_t>(passed);
  if (table.clock >= time_up) return finish(table, End::late, observer);
  if (table.clock < table.rang + state.bell) return;
  const Card lost = table.take();
  tell(observer, [&] { return Event{.kind = Event::Kind::rang, .card = lost}; });
  table.rang = table.clock;
  state.bell = first_bell + 1'000 * static_cast<std::int32_t>(chance.below(bells));
}

template <Chance C>
State Rules::Imagination::sample(C& chance) const {
  State state;
  state.table = view_.table;
  const Table& table = state.table;
  CardSet left = all_cards() - table.gone - view_.hand;
  for (const CardSet known : table.known) left = left - known;
  for (int i = 0; i < rules_.players_; ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (seat_at(i) == view_.viewer) {
      state.hands[at] = view_.hand;
      state.choices[at] = view_.choice;
      continue;
    }
    CardSet& hand = state.hands[at];
    hand = table.known[at];
    for (int n = rules_.cards_in_hand(table) - hand.size(); n > 0; --n) {
      const Card card =
          left.nth(static_cast<int>(chance.below(static_cast<std::uint32_t>(left.size()))));
      hand.insert(card);
      left.erase(card);
    }
    if (!table.answered.contains(seat_at(i))) continue;
    state.choices[at] =
        hand.nth(static_cast<int>(chance.below(static_cast<std::uint32_t>(hand.size()))));
  }
  // It has not rung yet.
  std::int32_t soonest = first_bell;
  while (table.end == End::none && table.rang + soonest <= table.clock) soonest += 1'000;
  const auto possible = static_cast<std::uint32_t>((first_bell - soonest) / 1'000) + bells;
  state.bell = soonest + 1'000 * static_cast<std::int32_t>(chance.below(possible));
  return state;
}

static_assert(Game<Rules> && Clocked<Rules> && Interjecting<Rules> && Advising<Rules> &&
              Reacting<Rules> && KeepsDraws<Rules>);

}  // namespace penta::toy

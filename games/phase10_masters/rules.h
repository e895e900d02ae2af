// Phase 10 Masters Edition: rummy for 2-4 players with a free choice of phases and a save pile.
//
// What the rules leave open is settled in README.md under "Rulings".
#pragma once

#include <algorithm>

#include "engine/game.h"
#include "games/phase10_masters/state.h"

namespace penta::phase10_masters {

class Rules : private Clockless {
 public:
  using State = phase10_masters::State;
  using Move = phase10_masters::Move;
  using View = phase10_masters::View;
  using Event = phase10_masters::Event;
  using MoveList = phase10_masters::MoveList;

  static const GameInfo& info();
  static const std::vector<OptionSpec>& option_specs();
  static Result<Rules> make(const Options& options);

  const Digest& id() const { return id_; }
  int players() const { return players_; }
  int max_moves() const;
  Cards deck() const { return Cards::deck(skips_, wilds_); }

  template <Chance C, class O>
  State start(C& chance, O& observer) const;
  SeatSet to_act(const State& state) const {
    return state.table.over() ? SeatSet{} : SeatSet{state.table.actor};
  }
  bool simultaneous(const State& /*state*/) const { return false; }
  void legal_moves(const State& state, Seat seat, MoveList& moves) const {
    list_moves(state.table, seat, state.hands[seat], state.saves[seat], state.building, moves);
  }
  void legal_moves(const View& view, MoveList& moves) const {
    list_moves(view.table, view.viewer, view.hand, view.saves, view.building, moves);
  }
  template <Chance C, class O>
  void apply(State& state, Seat seat, Move move, C& chance, O& observer) const;
  Outcome outcome(const State& state) const;
  using Clockless::advance;
  using Clockless::next_due;

  View view(const State& state, Viewer viewer) const;
  std::optional<Event> event_for(const Event& event, Viewer viewer) const;
  SeatSet learners(const Event& event) const;

  std::uint32_t milestone(const State& state) const {
    return state.table.hand + (state.table.over() ? 1U : 0U);
  }

  // What kind of group lies there, or will.
  static GroupKind kind_at(const Table& table, int place) {
    const std::uint8_t phase = table.active[owner_of(place)];
    return phase_card(phase).group[static_cast<std::size_t>(place % 2)].kind;
  }
  // What a card that is laid or hit there stands for.
  static std::uint8_t stands_for(const Table& table, Move move, int place) {
    if (move.as != Move::nothing) return move.as;
    if (move.card == wild) return table.melds.low[static_cast<std::size_t>(place)];
    return kind_at(table, place) == GroupKind::colour ? as_colour(colour_of(move.card))
                                                      : as_number(number_of(move.card));
  }
  static const PhaseCard& phase_card(int phase) {
    return phase_cards[static_cast<std::size_t>(phase - 1)];
  }

 private:
  static constexpr std::uint16_t all_phases = (1U << phase_count) - 1;

  Builder builder(const Table& table, Seat seat) const {
    return {phase_card(table.active[seat]), all_wild_};
  }
  void list_moves(const Table& table, Seat seat, const Cards& hand, const Cards& saves,
                  const Building& building, MoveList& moves) const;
  void list_lays(const Table& table, Seat seat, const Cards& hand, const Building& building,
                 MoveList& moves) const;
  void list_hits(const Table& table, const Cards& hand, MoveList& moves) const;
  void list_ends(const Table& table, Seat seat, const Cards& hand, MoveList& moves) const;

  template <Chance C, class O>
  void deal(State& state, C& chance, O& observer) const;
  template <class O>
  void choose(State& state, Seat seat, int phase, O& observer) const;
  template <Chance C, class O>
  void draw(State& state, Seat seat, Move move, C& chance, O& observer) const;
  template <class O>
  void place(State& state, Seat seat, Move move, O& observer) const;
  template <class O>
  void hit(State& state, Seat seat, Move move, O& observer) const;
  template <class O>
  void end_turn(State& state, Seat seat, Move move, O& observer) const;
  // The next player who is not skipped draws. False if the hand ends here, with nobody out.
  template <class O>
  bool next_turn(State& state, O& observer) const;
  template <class O>
  bool rebuild(State& state, O& observer) const;
  template <Chance C, class O>
  void end_hand(State& state, C& chance, O& observer) const;
  SeatSet winners(const Table& table) const;
  void leave_hand(State& state, Seat seat, Card card) const {
    state.hands[seat].remove(card);
    shown_to_leave(state.table, seat, card);
  }
  void shown_to_leave(Table& table, Seat seat, Card card) const {
    --table.held[seat];
    table.known.leave(seat, card, table.fetched[seat] > 0);
  }

  int players_ = 2;
  int skips_ = 2;
  int wilds_ = 8;
  bool all_wild_ = false;
  int save_limit_ = 10;
  int stall_limit_ = 3;
  int turn_limit_ = 500;
  int hand_limit_ = 60;
  Digest id_{};
};

template <Chance C, class O>
State Rules::start(C& chance, O& observer) const {
  State state;
  state.table.dealer =
      seat_at(static_cast<int>(chance.below(static_cast<std::uint32_t>(players_))));
  deal(state, chance, observer);
  return state;
}

template <Chance C, class O>
void Rules::apply(State& state, Seat seat, Move move, C& chance, O& observer) const {
  Table& table = state.table;
  bool goes_on = true;
  switch (move.kind) {
    case Move::Kind::choose:
      choose(state, seat, move.as, observer);
      if (seat == table.dealer) goes_on = next_turn(state, observer);
      break;
    case Move::Kind::draw:
    case Move::Kind::take:
    case Move::Kind::fetch:
      draw(state, seat, move, chance, observer);
      break;
    case Move::Kind::lay:
      place(state, seat, move, observer);
      break;
    case Move::Kind::hit:
      hit(state, seat, move, observer);
      break;
    case Move::Kind::discard:
    case Move::Kind::save:
      end_turn(state, seat, move, observer);
      if (table.held[seat] > 0) goes_on = next_turn(state, observer);
      break;
  }
  if (table.held[seat] == 0) {
    tell(observer, [&] { return Event{.kind = Event::Kind::went_out, .seat = seat}; });
    end_hand(state, chance, observer);
  } else if (!goes_on) {
    tell(observer, [&] { return Event{.kind = Event::Kind::stalled}; });
    end_hand(state, chance, observer);
  }
}

template <Chance C, class O>
void Rules::deal(State& state, C& chance, O& observer) const {
  Table& table = state.table;
  tell(observer, [&] {
    return Event{.kind = Event::Kind::hand_began, .seat = table.dealer, .amount = table.hand};
  });
  state.pile = deck();
  for (int i = 0; i < players_; ++i) {
    state.saves[seat_at(i)].for_each([&](Card card) { state.pile.remove(card); });
  }
  state.pile_bounds.fill(deck());
  Seat seat = table.dealer;
  for (int i = 0; i < players_; ++i) {
    seat = next_seat(seat, players_);
    Cards hand;
    for (int card = 0; card < hand_size; ++card) hand.add(draw_from(state.pile, chance));
    state.hands[seat] = hand;
    table.held[seat] = hand_size;
    tell(observer, [&] {
      return Event{.kind = Event::Kind::dealt,
                   .seat = seat,
                   .amount = hand_size,
                   .cards = state.hands[seat]};
    });
  }
  table.discard[0] = draw_from(state.pile, chance);
  table.discard_size = 1;
  table.pile = static_cast<std::uint8_t>(state.pile.size());
  table.actor = next_seat(table.dealer, players_);
  if (table.discard[0] == skip) table.to_skip.insert(table.actor);
  tell(observer, [&] { return Event{.kind = Event::Kind::turned_up, .card = table.discard[0]}; });
}

template <class O>
void Rules::choose(State& state, Seat seat, int phase, O& observer) const {
  Table& table = state.table;
  table.active[seat] = static_cast<std::uint8_t>(phase);
  tell(observer, [&] {
    return Event{.kind = Event::Kind::chose, .seat = seat, .phase = table.active[seat]};
  });
  if (seat != table.dealer) table.actor = next_seat(seat, players_);
}

template <Chance C, class O>
void Rules::draw(State& state, Seat seat, Move move, C& chance, O& observer) const {
  Table& table = state.table;
  Event::Kind kind = Event::Kind::drew;
  Card card = move.card;
  if (move.kind == Move::Kind::draw) {
    card = draw_from(state.pile, chance);
    --table.pile;
    state.pile_bounds[static_cast<std::size_t>(seat)].remove(card);
  } else if (move.kind == Move::Kind::take) {
    card = table.top_discard();
    table.discard[--table.discard_size] = Card{};
    table.known.take(seat, card);
    kind = Event::Kind::took;
  } else {
    state.saves[seat].remove(card);
    --table.saved[seat];
    ++table.fetched[seat];
    kind = Event::Kind::fetched;
  }
  state.hands[seat].add(card);
  ++table.held[seat];
  table.stage = Stage::playing;
  tell(observer, [&] { return Event{.kind = kind, .seat = seat, .card = card}; });
}

template <class O>
void Rules::place(State& state, Seat seat, Move move, O& observer) const {
  Table& table = state.table;
  const Builder builder = this->builder(table, seat);
  const int at = meld_place(seat, builder.group(state.building));
  const Placement placement{move.card, stands_for(table, move, at)};
  builder.place(state.building, state.hands[seat], placement);
  tell(observer, [&] {
    return Event{.kind = Event::Kind::placed, .seat = seat, .card = move.card, .as = placement.as};
  });
  if (!builder.finished(state.building)) return;
  const Melds<2>& groups = state.building.melds;
  for (int i = 0; i < phase_card(table.active[seat]).groups; ++i) {
    const auto from = static_cast<std::size_t>(i);
    const auto to = static_cast<std::size_t>(meld_place(seat, i));
    table.melds.cards[to] = groups.cards[from];
    table.melds.low[to] = groups.low[from];
    table.melds.high[to] = groups.high[from];
    groups.cards[from].for_each([&](Card card) { shown_to_leave(table, seat, card); });
  }
  table.laid.insert(seat);
  tell(observer, [&] {
    return Event{.kind = Event::Kind::laid,
                 .seat = seat,
                 .phase = table.active[seat],
                 .low = {groups.low[0], groups.low[1]},
                 .high = {groups.high[0], groups.high[1]},
                 .cards = groups.cards[0],
                 .more = groups.cards[1]};
  });
  state.building = {};
}

template <class O>
void Rules::hit(State& state, Seat seat, Move move, O& observer) const {
  Table& table = state.table;
  const auto at = static_cast<std::size_t>(move.place);
  const std::uint8_t as = stands_for(table, move, move.place);
  table.melds.cards[at].add(move.card);
  table.melds.low[at] = std::min(table.melds.low[at], as);
  table.melds.high[at] = std::max(table.melds.high[at], as);
  leave_hand(state, seat, move.card);
  tell(observer, [&] {
    return Event{
        .kind = Event::Kind::hit, .seat = seat, .card = move.card, .as = as, .place = move.place};
  });
}

template <class O>
void Rules::end_turn(State& state, Seat seat, Move move, O& observer) const {
  Table& table = state.table;
  if (move.kind == Move::Kind::save) {
    state.hands[seat].remove(move.card);
    state.saves[seat].add(move.card);
    --table.held[seat];
    ++table.saved[seat];
    table.has_saved.insert(seat);
    table.known.save(seat);
    tell(observer,
         [&] { return Event{.kind = Event::Kind::saved, .seat = seat, .card = move.card}; });
    return;
  }
  leave_hand(state, seat, move.card);
  table.discard[table.discard_size++] = move.card;
  const bool names = move.place != Move::nothing;
  const Seat victim = names ? static_cast<Seat>(move.place) : stranger;
  if (names) table.to_skip.insert(victim);
  tell(observer, [&] {
    return Event{.kind = Event::Kind::discarded, .seat = seat, .to = victim, .card = move.card};
  });
}

template <class O>
bool Rules::next_turn(State& state, O& observer) const {
  Table& table = state.table;
  table.actor = next_seat(table.actor, players_);
  while (table.to_skip.contains(table.actor)) {
    table.to_skip.erase(table.actor);
    tell(observer, [&] { return Event{.kind = Event::Kind::skipped, .seat = table.actor}; });
    table.actor = next_seat(table.actor, players_);
  }
  if (table.turn == turn_limit_) return false;
  ++table.turn;
  if (table.pile == 0 && table.discard_size > 1 && !rebuild(state, observer)) return false;
  if (table.pile > 0 || table.can_take() || table.saved[table.actor] > 0) {
    table.stage = Stage::drawing;
    return true;
  }
  table.stage = Stage::playing;
  tell(observer, [&] { return Event{.kind = Event::Kind::no_draw, .seat = table.actor}; });
  return true;
}

// The discards but the last one are shuffled. False if that has happened too often.
template <class O>
bool Rules::rebuild(State& state, O& observer) const {
  Table& table = state.table;
  if (++table.rebuilds == stall_limit_) return false;
  const Card top = table.top_discard();
  for (std::size_t i = 0; i + 1 < table.discard_size; ++i) state.pile.add(table.discard[i]);
  table.discard = {};
  table.discard[0] = top;
  table.pile = static_cast<std::uint8_t>(table.discard_size - 1);
  table.discard_size = 1;
  state.pile_bounds.fill(state.pile);
  tell(observer, [&] { return Event{.kind = Event::Kind::rebuilt, .amount = table.pile}; });
  return true;
}

template <Chance C, class O>
void Rules::end_hand(State& state, C& chance, O& observer) const {
  Table& table = state.table;
  for (int i = 0; i < players_; ++i) {
    const Seat seat = seat_at(i);
    const int points = state.hands[seat].points();
    table.scores[seat] = static_cast<std::uint16_t>(table.scores[seat] + points);
    table.known.show(seat, state.hands[seat], table.fetched[seat] > 0);
    tell(observer, [&] {
      return Event{.kind = Event::Kind::shown, .seat = seat, .cards = state.hands[seat]};
    });
    tell(observer, [&] {
      return Event{.kind = Event::Kind::scored,
                   .seat = seat,
                   .amount = static_cast<std::uint16_t>(points),
                   .total = table.scores[seat]};
    });
    if (!table.laid.contains(seat)) continue;
    table.completed[seat] |= static_cast<std::uint16_t>(1U << (table.active[seat] - 1));
    tell(observer, [&] {
      return Event{.kind = Event::Kind::completed, .seat = seat, .phase = table.active[seat]};
    });
  }
  table.winners = winners(table);
  if (table.over()) {
    tell(observer, [&] { return Event{.kind = Event::Kind::match_won, .seats = table.winners}; });
    return;
  }
  // Scores, phases, saves and what is known of them stay; all else begins anew.
  Table next;
  next.known = table.known;
  next.scores = table.scores;
  next.completed = table.completed;
  next.saved = table.saved;
  next.hand = static_cast<std::uint8_t>(table.hand + 1);
  next.dealer = next_seat(table.dealer, players_);
  table = next;
  deal(state, chance, observer);
}

}  // namespace penta::phase10_masters

// The course of a match: hands, turns and the end of a hand.
#pragma once

#include "games/phase10_masters/rules.h"

namespace penta::phase10_masters {

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
  const Turn turn = move.kind == Move::Kind::draw ? draw(state, seat, chance, observer)
                                                  : act(state, seat, move, observer);
  if (turn == Turn::ends_hand) end_hand(state, chance, observer);
}

// Everything that does not need chance.
template <class O>
Rules::Turn Rules::act(State& state, Seat seat, Move move, O& observer) const {
  Table& table = state.table;
  bool goes_on = true;
  switch (move.kind) {
    case Move::Kind::choose:
      choose(state, seat, move.as, observer);
      if (seat == table.dealer) goes_on = next_turn(state, observer);
      break;
    case Move::Kind::draw:
      break;
    case Move::Kind::take:
      take(state, seat, observer);
      break;
    case Move::Kind::fetch:
      fetch(state, seat, move.card, observer);
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
    return Turn::ends_hand;
  }
  if (goes_on) return Turn::goes_on;
  tell(observer, [&] { return Event{.kind = Event::Kind::stalled}; });
  return Turn::ends_hand;
}

template <Chance C, class O>
void Rules::deal(State& state, C& chance, O& observer) const {
  Table& table = state.table;
  tell(observer, [&] {
    return Event{.kind = Event::Kind::hand_began, .seat = table.dealer, .amount = table.hand};
  });
  state.pile = deck();
  for (int i = 0; i < players_; ++i) state.pile.remove_all(state.saves[seat_at(i)]);
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
Rules::Turn Rules::draw(State& state, Seat seat, C& chance, O& observer) const {
  const Card card = draw_from(state.pile, chance);
  --state.table.pile;
  state.pile_bounds[static_cast<std::size_t>(seat)].remove(card);
  into_hand(state, seat, card, Event::Kind::drew, observer);
  return Turn::goes_on;
}

template <class O>
void Rules::take(State& state, Seat seat, O& observer) const {
  Table& table = state.table;
  const Card card = table.top_discard();
  table.discard[--table.discard_size] = Card{};
  table.known.take(seat, card);
  into_hand(state, seat, card, Event::Kind::took, observer);
}

template <class O>
void Rules::fetch(State& state, Seat seat, Card card, O& observer) const {
  state.saves[seat].remove(card);
  --state.table.saved[seat];
  ++state.table.fetched[seat];
  into_hand(state, seat, card, Event::Kind::fetched, observer);
}

template <class O>
void Rules::into_hand(State& state, Seat seat, Card card, Event::Kind kind, O& observer) const {
  state.hands[seat].add(card);
  ++state.table.held[seat];
  state.table.stage = Stage::playing;
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
    return Event{.kind = Event::Kind::placed,
                 .seat = seat,
                 .card = move.card,
                 .as = static_cast<Meaning>(placement.as)};
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
    return Event{.kind = Event::Kind::hit,
                 .seat = seat,
                 .to = owner_of(move.place),
                 .card = move.card,
                 .as = static_cast<Meaning>(as),
                 .group = static_cast<std::uint8_t>(move.place % 2 + 1),
                 .phase = table.active[owner_of(move.place)]};
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
  // After the last turn nobody has another one to lose.
  const bool was_last = table.turn == turn_limit_;
  table.actor = next_seat(table.actor, players_);
  while (table.to_skip.contains(table.actor)) {
    table.to_skip.erase(table.actor);
    if (!was_last) {
      tell(observer, [&] { return Event{.kind = Event::Kind::skipped, .seat = table.actor}; });
    }
    table.actor = next_seat(table.actor, players_);
  }
  if (was_last) return false;
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

// The course of a match: deals, tricks, rounds and the moving phase.
#pragma once

#include <algorithm>
#include <array>
#include <span>

#include "games/the_phase/rules.h"

namespace penta::the_phase {

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
    if (move.is_gift()) {
      return Event{.kind = Event::Kind::gave, .seat = seat, .to = owner, .card = card};
    }
    Event event{.kind = Event::Kind::played, .seat = seat, .card = card, .counts = counts};
    // Where it is not the colour, which the card's name says.
    if (table.phase != Phase::three) event.phase = table.phase;
    if (event.phase != Phase::none && counts && table.trick_size < players_) {
      event.demand = table.demand;
    }
    return event;
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
  SeatSet busts{};
  for (int i = 0; i < players_; ++i) {
    const Seat seat = seat_at(i);
    if (table.totals[seat] <= s_max(table.phase)) continue;
    busts.insert(seat);
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
  move_phase(table, busts, observer);
  ++table.round;
  table.tricks_done = 0;
}

template <class O>
void Rules::finish_quick_trick(Table& table, O& observer) const {
  SeatSet busts{};
  for (int i = 0; i < players_; ++i) {
    const Seat seat = seat_at(i);
    if (table.totals[seat] <= s_max(table.phase)) continue;
    busts.insert(seat);
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
    move_phase(table, busts, observer);
    return;
  }
  table.winners = leading_totals(table, 0xffff);
  tell(observer, [&] { return Event{.kind = Event::Kind::match_won, .seats = table.winners}; });
}

template <class O>
void Rules::move_phase(Table& table, SeatSet busts, O& observer) const {
  const Phase before = table.phase;
  if (!busts.empty() && before != Phase::four) {
    table.phase = static_cast<Phase>(static_cast<int>(before) + 1);
  } else if (busts.empty() && before != Phase::zero) {
    table.phase = static_cast<Phase>(static_cast<int>(before) - 1);
  }
  if (table.phase == before) return;
  tell(observer, [&] {
    return Event{.kind = Event::Kind::phase_moved, .phase = table.phase, .seats = busts};
  });
}

}  // namespace penta::the_phase

// For tests: a table in the middle of a hand, put together by names of cards.
#pragma once

#include <string>
#include <string_view>

#include "games/phase10_masters/game.h"
#include "games/phase10_masters/testing/hands.h"
#include "testing/making.h"

namespace penta::phase10_masters {

// What is wrong with a state, or nothing: every card in one place, counts that agree.
inline std::string flaw(const Rules& rules, const State& state) {
  const Table& table = state.table;
  Cards left = rules.deck();
  bool missing = false;
  const auto find = [&](Card card) {
    missing = missing || !left.contains(card);
    if (left.contains(card)) left.remove(card);
  };
  for (int i = 0; i < rules.players(); ++i) {
    const Seat seat = seat_at(i);
    state.hands[seat].for_each(find);
    state.saves[seat].for_each(find);
    if (table.saved[seat] != state.saves[seat].size()) return "saves are miscounted";
    int held = state.hands[seat].size();
    if (seat == table.actor) {
      for (const Cards& cards : state.building.melds.cards) held += cards.size();
    }
    if (table.held[seat] != held) return "a hand is miscounted";
    for (const Known::Where where :
         {Known::Where::hand, Known::Where::hand_or_saves, Known::Where::saves}) {
      for (int card = 0; card <= static_cast<int>(wild); ++card) {
        const int known = table.known.count(seat, static_cast<Card>(card), where);
        Cards all = state.hands[seat];
        if (where != Known::Where::hand) {
          all.add_all(state.saves[seat]);
        }
        if (seat == table.actor) {
          for (const Cards& cards : state.building.melds.cards) {
            all.add_all(cards);
          }
        }
        if (known > all.count(static_cast<Card>(card))) return "what all know is not true";
      }
    }
  }
  state.pile.for_each(find);
  if (table.pile != state.pile.size()) return "the draw pile is miscounted";
  for (const Cards& bound : state.pile_bounds) {
    if (!bound.includes(state.pile)) return "the draw pile holds what cannot be in it";
  }
  for (std::size_t i = 0; i < table.discard_size; ++i) find(table.discard[i]);
  for (const Cards& cards : table.melds.cards) cards.for_each(find);
  for (const Cards& cards : state.building.melds.cards) cards.for_each(find);
  if (missing) return "a card is there too often";
  return left.empty() ? "" : "a card is missing";
}

// Seat 1 has drawn and may play; the others hold what they are given.
class Scene {
 public:
  explicit Scene(const OptionList& options = {{"players", "2"}})
      : rules(battery::make_rules<Rules>(options)) {
    state.pile = rules.deck();
    state.table.actor = Seat{0};
    state.table.dealer = seat_at(rules.players() - 1);
    state.table.stage = Stage::playing;
    state.table.turn = 1;
    state.pile_bounds.fill(rules.deck());
    state.table.pile = static_cast<std::uint8_t>(state.pile.size());
    for (int i = 0; i < rules.players(); ++i) state.table.active[seat_at(i)] = 1;
  }
  Scene& hand(int seat, std::string_view names) {
    draw(state.hands[seat_at(seat - 1)], names);
    state.table.held[seat_at(seat - 1)] =
        static_cast<std::uint8_t>(state.hands[seat_at(seat - 1)].size());
    return *this;
  }
  Scene& saves(int seat, std::string_view names) {
    draw(state.saves[seat_at(seat - 1)], names);
    state.table.saved[seat_at(seat - 1)] =
        static_cast<std::uint8_t>(state.saves[seat_at(seat - 1)].size());
    return *this;
  }
  Scene& phase(int seat, int number) {
    state.table.active[seat_at(seat - 1)] = static_cast<std::uint8_t>(number);
    return *this;
  }
  // A group that lies there; `low` and `high` as in Melds.
  Scene& group(int seat, int number, std::string_view names, int low, int high) {
    const auto at = static_cast<std::size_t>(meld_place(seat_at(seat - 1), number - 1));
    draw(state.table.melds.cards[at], names);
    state.table.melds.low[at] = static_cast<std::uint8_t>(low);
    state.table.melds.high[at] = static_cast<std::uint8_t>(high);
    state.table.laid.insert(seat_at(seat - 1));
    return *this;
  }
  Scene& discards(std::string_view names) {
    Cards cards;
    draw(cards, names);
    cards.for_each([&](Card card) { state.table.discard[state.table.discard_size++] = card; });
    return *this;
  }

  MoveList moves(int seat = 1) const {
    MoveList moves;
    rules.legal_moves(state, seat_at(seat - 1), moves);
    return moves;
  }
  bool may(Move move, int seat = 1) const { return moves(seat).contains(move); }
  bool may(Move::Kind kind, int seat = 1) const {
    for (const Move move : moves(seat)) {
      if (move.kind == kind) return true;
    }
    return false;
  }
  // Makes the move of whoever is to act. False, and nothing happens, if it is not legal.
  bool play(Move move) {
    const Seat seat = state.table.actor;
    if (!may(move, index(seat) + 1)) return false;
    rules.apply(state, seat, move, chance, recorder);
    return true;
  }

  Rules rules;
  State state{};
  FastChance chance{1};
  Recorder<Event> recorder{};

 private:
  void draw(Cards& into, std::string_view names) {
    hand_of(names).for_each([&](Card card) {
      state.pile.remove(card);
      into.add(card);
    });
    state.table.pile = static_cast<std::uint8_t>(state.pile.size());
  }
};

}  // namespace penta::phase10_masters

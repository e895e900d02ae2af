// For tests: what is true of every state that a match can reach.
#pragma once

#include <string>
#include <string_view>

#include "games/phase/rules.h"

namespace penta::phase {

// What is wrong with a state, in a few words; empty if nothing is. That influence only shrinks
// shows between two states: see influence_of_all.
inline std::string flaw(const Rules& rules, const State& state) {
  const Table& table = state.table;
  const TrueSight sight{rules, state};
  const auto judge = rules.judge(table, sight);
  int good = table.good;
  int evil = table.evil;
  for (int i = 0; i < rules.players(); ++i) {
    const Seat seat = seat_at(i);
    const Lord& lord = table.lords[seat];
    const int size = rules.deck(seat).size;
    const Sleeves all = Sleeves::first(size);
    const auto wrong = [&](std::string_view what) {
      return "seat " + std::to_string(i + 1) + ": " + std::string(what);
    };
    good += lord.good;
    evil += lord.evil;

    std::uint64_t cards = 0;
    for (int each = 0; each < size; ++each) {
      cards |= std::uint64_t{1} << state.cards[seat][static_cast<std::size_t>(each)];
    }
    if (cards != all.bits()) return wrong("a card is in two sleeves, or in none");
    int placed = 0;
    Sleeves somewhere;
    for (const Sleeves zone : {lord.deck, lord.hand, lord.barracks, lord.play}) {
      placed += zone.size();
      somewhere = somewhere | zone;
    }
    if (table.playing != no_sleeve && owner(table.playing) == seat) {
      ++placed;
      somewhere.insert(number(table.playing));
    }
    if (placed != somewhere.size()) return wrong("a sleeve is in two places");
    if (!(somewhere - all).empty()) return wrong("a sleeve does not exist");
    if (!(lord.locked - lord.barracks - lord.play).empty()) return wrong("locked in a wrong place");
    if (!(lord.turned - all).empty() || !(lord.turned & lord.deck).empty()) {
      return wrong("turned in the deck");
    }
    if (!(lord.settled - all).empty() || !(lord.settled & lord.deck).empty()) {
      return wrong("settled in the deck");
    }
    if (lord.buried == 0 && !lord.settled.empty()) return wrong("settled without a buried card");
    if ((lord.buried & ~all.bits()) != 0) return wrong("a buried card does not exist");
    for (const int each : lord.turned | lord.settled) {
      const int card = state.cards[seat][static_cast<std::size_t>(each)];
      if ((lord.buried >> card & 1U) != 0) return wrong("a buried card is not in the deck");
    }
    if (lord.looked > lord.deck.size()) return wrong("looked at more cards than there are");
    if (lord.taken > most_taken) return wrong("too many actions");

    for (int each = 0; each < most_cards; ++each) {
      Fighter fighter = lord.fighters[static_cast<std::size_t>(each)];
      const auto wrong_with_it = [&](std::string_view what) {
        return wrong("sleeve " + std::to_string(each + 1) + " " + std::string(what));
      };
      if (lord.play.contains(each)) {
        if (judge.defence(sleeve_of(seat, each)) <= 0 && table.ask != Ask::split) {
          return wrong_with_it("is dead, but in play");
        }
        if (fighter.opposes() >= 0 && seat == table.active)
          return wrong_with_it("opposes its own side");
        continue;
      }
      fighter.forget(0x0f);
      if (fighter != Fighter{}) return wrong_with_it("is not in play, but changed");
    }
  }
  if (good > 10 * rules.players() || evil > 10 * rules.players()) return "too much influence";
  if (!(table.attackers - table.lords[table.active].play).empty()) return "an attacker is gone";
  if (table.depth > Table::most_frames) return "too many skills wait";
  const bool fights = table.step == Step::declare || table.step == Step::skirmish;
  if (!fights && !table.attackers.empty()) return "attackers without a fight";

  const SeatSet acting = rules.to_act(state);
  if (acting.empty() != table.over()) return "nobody has to act, but the match goes on";
  const bool inner = table.ask >= Ask::lock;
  if (!inner && table.depth > 0) return "something is pending that nobody is asked about";
  if (!inner && table.playing != no_sleeve) return "an order is neither played nor discarded";
  if (table.depth == 0 && (table.chosen[0].size > 0 || table.chosen[1].size > 0)) {
    return "cards are chosen for nothing";
  }
  const bool pays = table.ask == Ask::lock || table.ask == Ask::phase;
  if (!pays && (table.locks_due > 0 || table.phases_due > 0)) return "a cost is not paid";
  if (table.trainee != no_sleeve && !table.in_barracks(table.trainee)) return "a trainee is gone";
  if (table.trainee != no_sleeve && owner(table.trainee) != table.active) {
    return "somebody trains in another player's turn";
  }
  for (const Seat seat : acting) {
    MoveList moves;
    rules.legal_moves(state, seat, moves);
    if (moves.empty()) {
      return "seat " + std::to_string(index(seat) + 1) + " has to act and can do nothing (" +
             std::string(word_of(table.ask)) + ")";
    }
  }
  return {};
}

// Good and evil of the Nexus and of all players together: it only ever shrinks.
struct Influence {
  int good = 0;
  int evil = 0;
};
inline Influence influence_of_all(const Rules& rules, const State& state) {
  Influence sum{state.table.good, state.table.evil};
  for (int i = 0; i < rules.players(); ++i) {
    sum.good += state.table.lords[seat_at(i)].good;
    sum.evil += state.table.lords[seat_at(i)].evil;
  }
  return sum;
}

}  // namespace penta::phase

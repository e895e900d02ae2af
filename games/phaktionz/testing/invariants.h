// For tests: what is true of every state that a match can reach.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/phaktionz/rules.h"

namespace penta::phaktionz {

// What is wrong with a state, in a few words; empty if nothing is.
class Flaws {
 public:
  Flaws(const Rules& rules, const State& state)
      : rules_(rules), state_(state), table_(state.table) {}

  std::string first() const {
    for (int i = 0; i < most_players; ++i) {
      const std::string what = of_player(seat_at(i));
      if (!what.empty()) return "seat " + std::to_string(i + 1) + ": " + what;
    }
    return of_course();
  }

 private:
  // Each card as often as it lies somewhere.
  std::vector<int> places(Seat seat) const {
    std::vector<int> counts(most_cards, 0);
    const Lord& lord = table_.lords[seat];
    for (const Cards& zone :
         {lord.pile, lord.exile, lord.creation, state_.hands[seat], state_.decks[seat]}) {
      zone.for_each([&](int each) { ++counts[static_cast<std::size_t>(each)]; });
    }
    const auto add = [&](Card card) {
      if (card != no_card && owner(card) == seat) ++counts[static_cast<std::size_t>(number(card))];
    };
    for (const Unit& unit : lord.units) {
      add(unit.card);
      add(unit.weapon);
    }
    add(lord.realm);
    for (int i = 0; i < table_.depth; ++i) {
      const Link& link = table_.links[static_cast<std::size_t>(i)];
      const bool there = link.kind == Link::Kind::placement || link.kind == Link::Kind::cast;
      if (there) add(link.source);
    }
    add(table_.holding);
    return counts;
  }
  std::string of_player(Seat seat) const {
    const Lord& lord = table_.lords[seat];
    const std::vector<int> counts = places(seat);
    for (int i = 0; i < most_cards; ++i) {
      const int wanted = rules_.exists(card_of(seat, i)) ? 1 : 0;
      if (counts[static_cast<std::size_t>(i)] == wanted || table_.over()) continue;
      return "card " + std::to_string(i) + " lies in " +
             std::to_string(counts[static_cast<std::size_t>(i)]) + " places";
    }
    if (lord.hand != state_.hands[seat].size()) return "the hand is miscounted";
    if (lord.deck != state_.decks[seat].size()) return "the deck is miscounted";
    if (!(lord.known - state_.hands[seat]).empty()) return "a known card is not in the hand";
    if (lord.announced > most_announced) return "too many announcements";
    Lord again = lord;
    find_texts(rules_.book().facts, rules_.deck(seat), again);
    if (again != lord) return "texts are not where the table says";
    const std::string numbers = of_numbers(seat);
    return numbers.empty() ? of_units(seat) : numbers;
  }
  // Of a name, no card that was never seen has a lower number than one that lies open.
  std::string of_numbers(Seat seat) const {
    const Lord& lord = table_.lords[seat];
    const Cards hidden = (state_.hands[seat] | state_.decks[seat]) - lord.known;
    const DeckList& list = rules_.deck(seat);
    for (int i = 0; i < list.size; ++i) {
      const auto at = static_cast<std::size_t>(i);
      if (hidden.contains(i)) continue;
      const Cards same = list.same[at] & hidden;
      if (!same.empty() && same.front() < i) return "a number tells of a hidden card";
    }
    return "";
  }
  std::string of_units(Seat seat) const {
    const Lord& lord = table_.lords[seat];
    for (int slot = 0; slot < summon_slots; ++slot) {
      const Unit& unit = lord.units[static_cast<std::size_t>(slot)];
      if (!unit.there()) {
        if (unit != Unit{}) return "something lies on an empty slot";
        continue;
      }
      if (unit.stay == 0 || unit.stay > table_.stays) return "a stay is miscounted";
      if ((unit.weapon == no_card) != (unit.weapon_stay == 0)) return "a Weapon's stay is wrong";
      const Facts& facts = rules_.facts(rules_.design(unit.card));
      const bool high = unit.promoted != 0 || facts.field_tier == 3;
      if (high != (slot == tier3_slot)) return "a Summon stands in a wrong row";
      if (facts.is_tier0() != (unit.promoted != 0)) return "a Tier 0 stands among the Summons";
      if (unit.plagued > table_.turn) return "a counter from a later turn";
    }
    return "";
  }
  std::string of_course() const {
    if (table_.over() != rules_.to_act(state_).empty()) return "nobody acts, but it is not over";
    if (table_.over()) return "";
    for (int i = 0; i < most_players; ++i) {
      const bool empty = table_.lords[seat_at(i)].deck == 0;
      if (empty && !table_.resolving) return "a deck is empty, and the match goes on";
    }
    if (table_.announcing && table_.resolving) return "announcing and resolving at once";
    const bool chained = table_.announcing || table_.resolving || table_.ask == Ask::respond;
    if ((table_.depth > 0) != chained) return "a chain without a question about it";
    if (!table_.resolving && table_.holding != no_card) return "a card is held for nothing";
    for (std::size_t i = table_.depth; i < Table::most_links; ++i) {
      if (table_.links[i] != Link{}) return "a link behind the chain";
    }
    for (std::size_t i = table_.queued; i < Table::most_waiting; ++i) {
      if (table_.waiting[i] != Waiting{}) return "a trigger behind those that wait";
    }
    MoveList moves;
    rules_.legal_moves(state_, table_.actor, moves);
    if (moves.empty()) {
      return "somebody is asked and can do nothing (" + std::string(word_of(table_.ask)) + ")";
    }
    return "";
  }

  const Rules& rules_;
  const State& state_;
  const Table& table_;
};

inline std::string flaw(const Rules& rules, const State& state) {
  return Flaws(rules, state).first();
}

}  // namespace penta::phaktionz

// A position put up on an empty table: what cannot exist is refused with the reason.
#include <string>

#include "engine/setting_base.h"
#include "games/the_phase/course.h"

namespace penta::the_phase {

// Step by step; the first thing that is wrong stays.
class Setting : public SettingBase {
 public:
  Setting(const Rules& rules, const Position& position)
      : SettingBase(rules.players()), rules_(rules), position_(position) {
    state_.table = Table{};
    state_.table.phase = position.phase;
    state_.table.leader = position.leader;
  }

  Result<State> set_up() {
    return take_steps(*this, state_,
                      {&Setting::check_lists, &Setting::place_hands, &Setting::place_seen,
                       &Setting::place_scores, &Setting::place_voids, &Setting::lay_trick,
                       &Setting::place_choices, &Setting::check_hands, &Setting::check_end});
  }

 private:
  void check_lists() {
    check_list(position_.hands.size(), "hands", true);
    check_list(position_.voids.size(), "voids", false);
    check_list(position_.points.size(), "points", false);
    check_list(position_.chosen.size(), "chosen", false);
    if (position_.leader == stranger) refuse("leader is missing; expected a seat");
    check_range("round", position_.round, 1, 0xffff);
  }

  // Every card lies in one place only.
  void place(Card card) {
    if (card == no_card || card == hidden_card) {
      refuse("a card is hidden or missing; expected every card by its name");
    } else if (placed_.contains(card)) {
      refuse(rules_.word(card) + " is there twice; expected each card once");
    } else {
      placed_.insert(card);
    }
  }

  void place_hands() {
    for (int i = 0; i < players(); ++i) {
      for (const Card card : position_.hands[static_cast<std::size_t>(i)]) {
        place(card);
        if (wrong()) return;
        state_.hands[seat_at(i)].insert(card);
      }
    }
  }

  void place_seen() {
    Table& table = state_.table;
    const auto tricks = position_.seen.size() / static_cast<std::size_t>(players());
    if (position_.seen.size() % static_cast<std::size_t>(players()) != 0 ||
        tricks > static_cast<std::size_t>(rules_.tricks())) {
      refuse("seen has " + std::to_string(position_.seen.size()) + " cards; expected " +
             std::to_string(players()) + " for each finished trick, of at most " +
             std::to_string(rules_.tricks()) + " tricks");
      return;
    }
    table.tricks_done = static_cast<std::uint8_t>(tricks);
    PerSeat<std::size_t> given{};
    for (const SeenCard& seen : position_.seen) {
      place(seen.card);
      if (seen.by == stranger) refuse("seen needs 'by' for " + rules_.word(seen.card));
      if (wrong()) return;
      ++given[seen.by];
      Fate& fate = table.fates[static_cast<std::size_t>(seen.card)];
      fate.play(seen.by);
      if (seen.taken_by == stranger) continue;
      fate.take(seen.taken_by);
      table.totals[seen.taken_by] =
          static_cast<std::uint16_t>(table.totals[seen.taken_by] + rules_.deck().rank(seen.card));
    }
    for (int i = 0; i < players(); ++i) {
      if (given[seat_at(i)] != tricks) {
        refuse(name(seat_at(i)) + " gave " + std::to_string(given[seat_at(i)]) +
               " of the seen cards; expected one for each of " + std::to_string(tricks) +
               " tricks");
      }
    }
  }

  void place_scores() {
    state_.table.round = static_cast<std::uint16_t>(position_.round);
    for (std::size_t i = 0; i < position_.points.size(); ++i) {
      const int points = position_.points[i];
      const int most = rules_.quick() ? 0 : rules_.points_to_win();
      if (points < 0 || points > most) {
        refuse("points of seat " + std::to_string(i + 1) + " are " + std::to_string(points) +
               "; expected 0 to " + std::to_string(most));
        return;
      }
      state_.table.points[i] = static_cast<std::uint8_t>(points);
    }
  }

  void place_voids() {
    for (std::size_t i = 0; i < position_.voids.size(); ++i) {
      for (const Demand demand : position_.voids[i]) {
        if (demand == Demand::none || !rules_.must_follow()) {
          refuse("voids are only shown where cards must be followed");
          return;
        }
        state_.table.voids[i] |= static_cast<std::uint16_t>(1U << static_cast<unsigned>(demand));
      }
    }
  }

  // The running trick is played once more, card by card, by the rules themselves.
  void lay_trick() {
    Table& table = state_.table;
    table.actor = table.leader;
    if (position_.trick.size() >= static_cast<std::size_t>(players())) {
      refuse("trick has " + std::to_string(position_.trick.size()) +
             " cards; expected fewer than " + std::to_string(players()) + ", a full trick is over");
    }
    if (table.phase == Phase::zero && !position_.trick.empty()) {
      refuse("in Phase 0 all cards are shown at once; expected 'chosen' in place of 'trick'");
    }
    for (const TrickCard& laid : position_.trick) {
      if (wrong()) return;
      place(laid.card);
      if (wrong()) return;
      lay(laid);
    }
  }

  void lay(const TrickCard& laid) {
    Table& table = state_.table;
    if (laid.seat == stranger) {
      refuse("a card of the trick has no seat");
      return;
    }
    const Seat seat = table.actor;
    const Move move =
        table.phase == Phase::four ? Move::give(laid.card, laid.seat) : Move::play(laid.card);
    if (table.phase != Phase::four && laid.seat != seat) {
      refuse(rules_.word(laid.card) + " in the trick is from " + name(laid.seat) + "; expected " +
             name(seat) + ", clockwise from the leader");
      return;
    }
    CardSet hand = state_.hands[seat];
    hand.insert(laid.card);
    if (!rules_.why_not(table, seat, hand, move).ok()) {
      refuse("'" + rules_.notation(move) + "' by " + name(seat) + " was not legal in this trick");
      return;
    }
    NoObserver nobody;
    rules_.lay(table, seat, move, nobody);
  }

  void place_choices() {
    if (position_.phase != Phase::zero) {
      for (const auto& card : position_.chosen) {
        if (card.value_or(no_card) == no_card) continue;
        refuse("only in Phase 0 cards are chosen; expected nulls in 'chosen'");
      }
      return;
    }
    for (std::size_t i = 0; i < position_.chosen.size(); ++i) {
      const Card card = position_.chosen[i].value_or(no_card);
      const Seat seat = seat_at(static_cast<int>(i));
      if (card == no_card) continue;
      if (card == hidden_card || !state_.hands[seat].contains(card)) {
        refuse(name(seat) + " cannot have chosen a card it does not hold");
        return;
      }
      state_.choices[seat] = card;
      state_.table.served.insert(seat);
    }
    if (state_.table.served.size() == players()) {
      refuse("everybody has chosen; expected at least one null in 'chosen'");
    }
  }

  void check_hands() {
    for (int i = 0; i < players(); ++i) {
      const Seat seat = seat_at(i);
      const CardSet hand = state_.hands[seat];
      const int size = rules_.hand_size(state_.table, seat);
      if (hand.size() != size) {
        refuse(name(seat) + " holds " + std::to_string(hand.size()) + " cards; expected " +
               std::to_string(size) + " (" + std::to_string(rules_.cards_dealt()) +
               " dealt, one fewer for each trick)");
      }
      for (int d = 0; d < demands; ++d) {
        const CardSet against = hand & rules_.deck().that_follow(static_cast<Demand>(d));
        if ((state_.table.voids[seat] >> d & 1) != 0 && !against.empty()) {
          refuse(name(seat) + " holds " + rules_.word(against.front()) +
                 " but has shown not to; expected hands and voids to agree");
        }
      }
    }
  }

  void check_end() {
    Table& table = state_.table;
    for (int i = 0; i < players() && !rules_.quick(); ++i) {
      if (table.points[seat_at(i)] == rules_.points_to_win()) table.winners.insert(seat_at(i));
    }
    const bool last = rules_.round_is_over(table);
    if (last && rules_.quick()) table.winners = rules_.leading_totals(table, 0xffff);
    if (last != table.over()) {
      refuse(last ? "all tricks are played; expected a winner or the next deal"
                  : "somebody has " + std::to_string(rules_.points_to_win()) +
                        " points; expected the round to be played to its end");
    }
  }

  const Rules& rules_;
  const Position& position_;
  State state_{};
  CardSet placed_{};
};

Result<State> Rules::set_up(const Position& position) const {
  return Setting(*this, position).set_up();
}

}  // namespace penta::the_phase

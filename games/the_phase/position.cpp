// A position in words, and back: what cannot exist at a table is refused with the reason.
#include <algorithm>

#include "games/the_phase/rules.h"

namespace penta::the_phase {
namespace {

bool in_trick(const Table& table, Card card) {
  const auto end = table.trick.begin() + table.trick_size;
  return std::find(table.trick.begin(), end, card) != end;
}

std::vector<Card> cards_of(CardSet set) {
  std::vector<Card> cards;
  cards.reserve(static_cast<std::size_t>(set.size()));
  set.for_each([&](Card card) { cards.push_back(card); });
  return cards;
}

}  // namespace

// Puts a position up on an empty table, step by step; the first thing that is wrong stays.
class Setting {
 public:
  Setting(const Rules& rules, const Position& position) : rules_(rules), position_(position) {
    state_.table = Table{};
    state_.table.phase = position.phase;
    state_.table.leader = position.leader;
  }

  Result<State> set_up() {
    check_lists();
    if (!wrong_) place_hands();
    if (!wrong_) place_seen();
    if (!wrong_) place_scores();
    if (!wrong_) place_voids();
    if (!wrong_) lay_trick();
    if (!wrong_) place_choices();
    if (!wrong_) check_hands();
    if (!wrong_) check_end();
    if (wrong_) return *wrong_;
    return state_;
  }

 private:
  void refuse(const std::string& text) {
    if (!wrong_) wrong_ = Error{"position: " + text};
  }
  static std::string name(Seat seat) { return "seat " + std::to_string(index(seat) + 1); }
  int players() const { return rules_.players(); }

  void check_list(std::size_t size, std::string_view what) {
    if (size != static_cast<std::size_t>(players())) {
      refuse(std::string(what) + " has " + std::to_string(size) +
             " entries; expected one for each of " + std::to_string(players()) + " players");
    }
  }
  void check_lists() {
    check_list(position_.hands.size(), "hands");
    if (!position_.voids.empty()) check_list(position_.voids.size(), "voids");
    if (!position_.points.empty()) check_list(position_.points.size(), "points");
    if (!position_.chosen.empty()) check_list(position_.chosen.size(), "chosen");
    if (position_.leader == stranger) refuse("leader is missing; expected a seat");
    if (position_.round < 1 || position_.round > 0xffff) {
      refuse("round is " + std::to_string(position_.round) + "; expected 1 to 65535");
    }
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
        if (wrong_) return;
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
      if (wrong_) return;
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
      if (wrong_) return;
      place(laid.card);
      if (wrong_) return;
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
    Reason reason;
    if (rules_.why_not(table, seat, hand, move, reason) != Why::ok) {
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
  std::optional<Error> wrong_{};
};

Result<State> Rules::set_up(const Position& position) const {
  return Setting(*this, position).set_up();
}

Position Rules::position(const View& view) const {
  const Table& table = view.table;
  Position position;
  position.phase = table.phase;
  position.round = table.round;
  position.leader = table.leader;
  position.demand = table.demand;
  position.s_max = table.phase == Phase::four ? 0 : s_max(table.phase);
  position.tricks_left = tricks() - table.tricks_done;
  position.points_to_win = quick_ ? 0 : points_to_win();
  position.trick.reserve(table.trick_size);
  for (int i = 0; i < table.trick_size; ++i) {
    const auto at = static_cast<std::size_t>(i);
    position.trick.push_back({.seat = table.trick_owners[at],
                              .card = table.trick[at],
                              .by = giver(table, i),
                              .counts = (table.counting >> i & 1) != 0});
  }
  position.seen.reserve(static_cast<std::size_t>(players_) * table.tricks_done);
  for (int i = 0; i < deck_.size(); ++i) {
    const Fate fate = table.fates[static_cast<std::size_t>(i)];
    if (fate.unplayed() || in_trick(table, static_cast<Card>(i))) continue;
    position.seen.push_back({.card = static_cast<Card>(i),
                             .by = fate.player(),
                             .taken_by = fate.taken() ? fate.taker() : stranger});
  }
  const auto players = static_cast<std::size_t>(players_);
  position.hands.reserve(players);
  position.chosen.reserve(players);
  position.voids.reserve(players);
  position.points.reserve(players);
  position.totals.reserve(players);
  for (int i = 0; i < players_; ++i) {
    const Seat seat = seat_at(i);
    const bool own = seat == view.viewer;
    position.hands.push_back(
        own ? cards_of(view.hand)
            : std::vector<Card>(static_cast<std::size_t>(hand_size(table, seat)), hidden_card));
    const bool chosen = table.phase == Phase::zero && table.served.contains(seat);
    position.chosen.emplace_back();
    if (chosen) position.chosen.back() = own ? view.choice : hidden_card;
    position.voids.emplace_back();
    for (int d = 0; d < demands; ++d) {
      if ((table.voids[seat] >> d & 1) != 0)
        position.voids.back().push_back(static_cast<Demand>(d));
    }
    position.points.push_back(table.points[seat]);
    position.totals.push_back(table.totals[seat]);
    if (table.winners.contains(seat)) position.winners.push_back(seat);
  }
  return position;
}

Position Rules::position(const State& state) const {
  Position position = this->position(view(state, stranger));
  for (int i = 0; i < players_; ++i) {
    position.hands[static_cast<std::size_t>(i)] = cards_of(state.hands[seat_at(i)]);
    const Card choice = state.choices[seat_at(i)];
    if (choice != no_card) position.chosen[static_cast<std::size_t>(i)] = choice;
  }
  return position;
}

}  // namespace penta::the_phase

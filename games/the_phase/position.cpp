// A position in words.
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

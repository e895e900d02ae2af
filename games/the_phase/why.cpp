// Why a move is refused.
#include "games/the_phase/rules.h"

namespace penta::the_phase {

Reason Rules::check(const View& view, Move move) const {
  return why_not(view.table, view.viewer, view.hand, move);
}

std::vector<Move> Rules::refused(const View& view) const {
  std::vector<Move> moves;
  const auto offer = [&](Move move) {
    if (!check(view, move).ok()) moves.push_back(move);
  };
  const bool giving = view.table.phase == Phase::four && view.table.actor == view.viewer;
  view.hand.for_each([&](Card card) {
    if (!giving) offer(Move::play(card));
  });
  // In Phase IV any card may be given; it is the persons who may not have one.
  for (int i = 0; giving && i < players_; ++i) offer(Move::give(view.hand.front(), seat_at(i)));
  return moves;
}

Reason Rules::why_not(const Table& table, Seat seat, CardSet hand, Move move) const {
  if (table.over()) return because(ReasonCode::match_over);
  if (seat == stranger) return because(ReasonCode::not_seated);
  if (table.phase != Phase::zero && table.actor != seat) {
    return because(ReasonCode::not_your_turn, table.actor);
  }
  if (static_cast<int>(move.card()) >= deck_.size() || !hand.contains(move.card())) {
    return because(ReasonCode::not_in_hand, move.card());
  }
  if (move != Move::play(move.card()) && table.phase != Phase::four)
    return because(ReasonCode::play_it);
  if (table.phase == Phase::four) {
    if (!move.is_gift()) return because(ReasonCode::give_it);
    const int to = static_cast<int>(move.to());
    if (to >= players_ || move != Move::give(move.card(), move.to()))
      return because(ReasonCode::no_such_seat);
    const SeatSet receivers = this->receivers(table);
    if (receivers.contains(move.to())) return {};
    if (move.to() == seat) return because(ReasonCode::not_to_yourself);
    if (receivers.contains(table.leader)) return because(ReasonCode::only_to_leader, table.leader);
    if (move.to() == table.leader) return because(ReasonCode::not_to_leader, table.leader);
    return because(ReasonCode::has_a_card, move.to());
  }
  const CardSet playable = this->playable(table, hand);
  if (playable.contains(move.card())) return {};
  return because(ReasonCode::must_follow, playable.front(), table.demand, table.phase);
}

}  // namespace penta::the_phase

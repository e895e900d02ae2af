// Why a move is refused. What is legal is decided by the lists in rules.cpp alone; here the
// rule behind it gets its name.
#include <algorithm>

#include "games/phase10_masters/rules.h"

namespace penta::phase10_masters {
namespace {

bool holds(const Cards& cards, Card card) {
  return static_cast<int>(card) <= static_cast<int>(wild) && cards.contains(card);
}

}  // namespace

Reason Rules::check(const View& view, Move move) const {
  const Table& table = view.table;
  if (table.over()) return because(ReasonCode::match_over);
  if (view.viewer == stranger) return because(ReasonCode::not_seated);
  if (table.actor != view.viewer) return because(ReasonCode::not_your_turn, table.actor);
  MoveList moves;
  legal_moves(view, moves);
  return moves.contains(move) ? Reason{} : why_not(view, move);
}

Reason Rules::why_not(const View& view, Move move) const {
  using Kind = Move::Kind;
  const Table& table = view.table;
  const std::uint8_t phase = table.active[view.viewer];
  if (move.kind > Kind::save) return because(ReasonCode::no_such_move);
  if (move.kind == Kind::choose) {
    if (table.stage != Stage::choosing) return because(ReasonCode::chosen_already, phase);
    if (move.as < 1 || move.as > phase_count) return because(ReasonCode::no_such_phase);
    const bool completed = (table.completed[view.viewer] >> (move.as - 1) & 1) != 0;
    return completed ? because(ReasonCode::completed, move.as) : because(ReasonCode::no_such_move);
  }
  if (table.stage == Stage::choosing) return because(ReasonCode::choose_first);
  const bool draws = move.kind <= Kind::fetch;
  if (!draws && table.stage == Stage::drawing) return because(ReasonCode::draw_first);
  if (!draws && !holds(view.hand, move.card)) return because(ReasonCode::not_in_hand, move.card);
  if (move.kind != Kind::lay && view.building.begun())
    return because(ReasonCode::finish_first, phase);
  if (draws && table.stage == Stage::playing) return because(ReasonCode::drawn_already);
  switch (move.kind) {
    case Kind::draw:
      return because(table.pile == 0 ? ReasonCode::pile_empty : ReasonCode::no_such_move);
    case Kind::take:
      return because(table.discard_size == 0 ? ReasonCode::discard_empty
                     : table.can_take()      ? ReasonCode::no_such_move
                                             : ReasonCode::skip_on_top);
    case Kind::fetch:
      return holds(view.saves, move.card) ? because(ReasonCode::no_such_move)
                                          : because(ReasonCode::not_saved, move.card);
    case Kind::lay:
      return why_not_lay(view, move);
    case Kind::hit:
      return why_not_hit(view, move);
    case Kind::discard:
      return why_not_discard(view, move);
    default:
      return why_not_save(view, move);
  }
}

Reason Rules::why_not_lay(const View& view, Move move) const {
  const Table& table = view.table;
  const std::uint8_t phase = table.active[view.viewer];
  if (table.laid.contains(view.viewer)) return because(ReasonCode::laid_already, phase);
  if (move.card == skip) return because(ReasonCode::skip_in_group);
  if (!view.building.begun() && !completes(view.hand, phase_card(phase), all_wild_)) {
    return because(ReasonCode::not_complete, phase,
                   missing_for(view.hand, phase_card(phase), all_wild_));
  }
  if (move.place != Move::nothing) return because(ReasonCode::no_such_move);
  if (move.card == wild && move.as == Move::nothing) return because(ReasonCode::name_meaning);
  if (move.card == wild) {
    const Placements next = next_placements(view);
    const bool fits = std::any_of(next.begin(), next.end(),
                                  [&](Placement placement) { return placement.as == move.as; });
    return fits ? because(ReasonCode::natural_first, phase)
                : because(ReasonCode::not_that, move.as);
  }
  if (move.as != Move::nothing) return because(ReasonCode::no_meaning, move.card);
  return because(ReasonCode::not_next, move.card, phase);
}

Placements Rules::next_placements(const View& view) const {
  Placements next;
  next.clear();
  builder(view.table, view.viewer).list(view.hand, view.building, next);
  return next;
}

Reason Rules::why_not_hit(const View& view, Move move) const {
  const Table& table = view.table;
  if (!table.laid.contains(view.viewer)) {
    return because(ReasonCode::lay_first, table.active[view.viewer]);
  }
  if (move.card == skip) return because(ReasonCode::skip_in_group);
  if (move.place >= 2 * players_ || table.melds.cards[move.place].empty()) {
    return because(ReasonCode::no_group);
  }
  const std::uint8_t low = table.melds.low[move.place];
  const std::uint8_t high = table.melds.high[move.place];
  const GroupKind kind = kind_at(table, move.place);
  if (kind == GroupKind::run && low == 1 && high == highest_number)
    return because(ReasonCode::run_full);
  if (move.card == wild) {
    return move.as == Move::nothing ? because(ReasonCode::name_meaning)
                                    : because(ReasonCode::not_that, move.as);
  }
  if (move.as != Move::nothing) return because(ReasonCode::no_meaning, move.card);
  switch (kind) {
    case GroupKind::set:
      return because(ReasonCode::wrong_number, move.card, low);
    case GroupKind::colour:
      return because(ReasonCode::wrong_colour, move.card, low);
    default:
      return because(ReasonCode::wrong_end, move.card, low, high);
  }
}

Reason Rules::why_not_discard(const View& view, Move move) const {
  const Table& table = view.table;
  if (move.as != Move::nothing) return because(ReasonCode::no_meaning, move.card);
  if (move.card != skip) return because(ReasonCode::only_skips_name, move.card);
  if (table.held[view.viewer] == 1) return because(ReasonCode::out_names_nobody);
  if (move.place == Move::nothing) return because(ReasonCode::name_victim);
  const auto victim = static_cast<Seat>(move.place);
  if (move.place >= players_) return because(ReasonCode::no_such_seat, players_);
  if (victim == view.viewer) return because(ReasonCode::not_yourself);
  return because(ReasonCode::skipped_already, victim);
}

Reason Rules::why_not_save(const View& view, Move move) const {
  const Table& table = view.table;
  if (table.held[view.viewer] == 1) return because(ReasonCode::not_the_last);
  if (table.has_saved.contains(view.viewer)) return because(ReasonCode::saved_already);
  if (table.saved[view.viewer] >= save_limit_) return because(ReasonCode::save_full, save_limit_);
  return because(move.as == Move::nothing ? ReasonCode::no_such_move : ReasonCode::no_meaning,
                 move.card);
}

// What a person would try with each card in hand.
std::vector<Move> Rules::refused(const View& view) const {
  std::vector<Move> moves;
  if (view.viewer == stranger) return moves;
  const Table& table = view.table;
  const auto offer = [&](Move move) {
    const auto why = static_cast<ReasonCode>(check(view, move).code);
    // What only has to be said in full is not refused.
    if (why == ReasonCode::name_meaning || why == ReasonCode::name_victim) return;
    if (why != ReasonCode::ok) moves.push_back(move);
  };
  const bool mine = !table.over() && table.actor == view.viewer;
  if (mine && table.stage == Stage::drawing) {
    offer(Move::draw());
    offer(Move::take());
  }
  const bool laying = mine && table.stage == Stage::playing && !table.laid.contains(view.viewer);
  view.hand.for_each_kind(
      [&](Card card, int) { offer(laying ? Move::lay(card) : Move::discard(card)); });
  // A Wild in the middle of a lay-down: as what comes next.
  if (laying && view.building.begun() && view.hand.wilds() > 0) {
    const Placements next = next_placements(view);
    const bool may = std::any_of(next.begin(), next.end(),
                                 [](Placement placement) { return placement.card == wild; });
    if (!may) offer(Move::lay_wild(next[0].as));
  }
  if (!view.hand.empty()) offer(Move::save(view.hand.nth(0)));
  return moves;
}

}  // namespace penta::phase10_masters

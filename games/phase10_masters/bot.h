// How players tend to play, in next to no time: the moves with which search plays a hand to its
// end.
#pragma once

#include "games/phase10_masters/rules.h"
#include "games/phase10_masters/weights.h"

namespace penta::phase10_masters {

// The number cards that can be hit onto what lies on the table.
inline NumberBits fitting(const Table& table, int players) {
  NumberBits cards = 0;
  for (int place = 0; place < 2 * players; ++place) {
    const auto at = static_cast<std::size_t>(place);
    if (table.melds.cards[at].empty()) continue;
    for_each_taken(Rules::kind_at(table, place), table.melds.low[at], table.melds.high[at],
                   [&](std::uint8_t as) { cards |= bits_of_meaning(as); });
  }
  return cards;
}
constexpr bool is_in(Card card, NumberBits cards) {
  return is_number(card) && (cards >> static_cast<int>(card) & 1) != 0;
}

template <Chance C>
class Habit {
 public:
  Habit(const Rules& rules, const State& state, Seat seat, const MoveList& moves, C& chance)
      : rules_(rules),
        table_(state.table),
        seat_(seat),
        hand_(state.hands[seat]),
        saves_(state.saves[seat]),
        moves_(moves),
        chance_(chance) {}

  Move move() {
    switch (table_.stage) {
      case Stage::choosing:
        return phase();
      case Stage::drawing:
        return table_.laid.contains(seat_) ? draw_for_hits() : draw_for_phase();
      case Stage::playing:
        break;
    }
    if (moves_[0].kind == Move::Kind::lay) return lay();
    if (moves_[0].kind == Move::Kind::hit) return hit();
    return end();
  }

 private:
  int missing(const Cards& hand, int phase) const {
    return missing_for(hand, Rules::phase_card(phase), rules_.all_wild());
  }
  int missing(const Cards& hand) const { return missing(hand, table_.active[seat_]); }
  int missing_with(Card card) const {
    Cards hand = hand_;
    hand.add(card);
    return missing(hand);
  }
  int jitter(std::uint32_t below) { return static_cast<int>(chance_.below(below)); }

  // The nearest one, compared with how far it is from most hands.
  Move phase() {
    Move best = moves_[0];
    int best_worth = -1000;
    for (const Move move : moves_) {
      const int worth = usual_distance[move.as - 1U] - weights::distance * missing(hand_, move.as) +
                        jitter(weights::phase_jitter);
      if (worth > best_worth) {
        best = move;
        best_worth = worth;
      }
    }
    return best;
  }

  Move draw_for_hits() {
    const NumberBits fits = fitting(table_, rules_.players());
    const Card top = table_.top_discard();
    if (table_.can_take() && (top == wild || is_in(top, fits))) return Move::take();
    if (table_.held[seat_] <= 2 && (saves_.once() & fits) != 0) {
      return Move::fetch(static_cast<Card>(std::countr_zero(saves_.once() & fits)));
    }
    return moves_[0];
  }

  Move draw_for_phase() {
    const int now = missing(hand_);
    const Card top = table_.top_discard();
    if (table_.can_take() && (top == wild || missing_with(top) < now)) return Move::take();
    if (now == 0) return moves_[0];
    for (NumberBits left = saves_.once(); left != 0; left &= left - 1) {
      const auto card = static_cast<Card>(std::countr_zero(left));
      if (hand_.count(card) < 2 && missing_with(card) < now) return Move::fetch(card);
    }
    if (now <= saves_.wilds()) return Move::fetch(wild);
    return moves_[0];
  }

  Move lay() {
    const Move any = moves_[chance_.below(static_cast<std::uint32_t>(moves_.size()))];
    return any.kind == Move::Kind::lay && any.card != wild ? any : first_natural();
  }
  // Natural cards first; a Wild if it opens the way out, and else it is kept for another hand.
  Move hit() {
    const Move natural = first_natural();
    if (natural.card != wild || table_.held[seat_] <= 2) return natural;
    const Move last = moves_[moves_.size() - 1];
    return last.kind == Move::Kind::save ? last : natural;
  }
  Move first_natural() const {
    for (const Move move : moves_) {
      if (move.kind != moves_[0].kind) break;
      if (move.card != wild) return move;
    }
    return moves_[0];
  }

  Move end() {
    const bool laid = table_.laid.contains(seat_);
    const NumberBits fits = fitting(table_, rules_.players());
    const bool feeds = table_.laid.contains(next_seat(seat_, rules_.players()));
    const int now = laid ? 0 : missing(hand_);
    Move best = moves_[0];
    int best_worth = -1000;
    for (const Move move : moves_) {
      if (move.kind != Move::Kind::discard) break;
      int worth = jitter(weights::discard_jitter);
      if (move.card == wild) {
        worth += weights::likely_wild;
      } else if (move.card == skip) {
        worth += skip_worth(move);
      } else {
        if (feeds && is_in(move.card, fits)) worth += weights::likely_feeding;
        worth += laid ? points_of(move.card) : -use_of(move.card, now) + points_of(move.card) / 2;
      }
      if (worth > best_worth) {
        best = move;
        best_worth = worth;
      }
    }
    // A saved card feeds nobody, and helps another time.
    const bool saves = moves_[moves_.size() - 1].kind == Move::Kind::save && is_number(best.card);
    return saves ? Move::save(best.card) : best;
  }

  int skip_worth(Move move) const {
    if (move.place == Move::nothing) return 0;
    const auto victim = static_cast<Seat>(move.place);
    if (rules_.players() == 2) return weights::likely_skip;
    return table_.laid.contains(victim) ? weights::likely_skip - table_.held[victim]
                                        : weights::likely_early_skip;
  }
  // What a card does for the phase: much if it is missing without it, else how near it comes.
  int use_of(Card card, int now) const {
    Cards without = hand_;
    without.remove(card);
    const int lost = missing(without) > now ? weights::needed : 0;
    const PhaseCard& phase = Rules::phase_card(table_.active[seat_]);
    if (phase.group[0].kind == GroupKind::colour) {
      return lost + weights::of_colour * hand_.count_of_colour(colour_of(card));
    }
    const int alike = Tally(hand_).of(number_of(card));
    if (phase.group[0].kind == GroupKind::run) return lost + (alike > 1 ? 0 : weights::alone);
    return lost + weights::of_number * alike;
  }

  const Rules& rules_;
  const Table& table_;
  Seat seat_;
  const Cards& hand_;
  const Cards& saves_;
  const MoveList& moves_;
  C& chance_;
};

template <Chance C>
Move Rules::likely_move(const State& state, Seat seat, const MoveList& moves, C& chance) const {
  if (moves.size() == 1) return moves[0];
  return Habit<C>(*this, state, seat, moves, chance).move();
}

}  // namespace penta::phase10_masters

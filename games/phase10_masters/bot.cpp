// What a sensible player knows: the rules of thumb behind `greedy`, and what a standing is worth.
//
// Only plain arithmetic, no library functions: it chooses the same on every machine.
#include "games/phase10_masters/bot.h"

#include "games/phase10_masters/ways.h"
#include "games/phase10_masters/weights.h"

namespace penta::phase10_masters {

namespace {

// The natural cards that a seat is known to hold.
Cards seen_with(const Table& table, Seat seat) {
  Cards cards;
  for (int i = 0; i < number_cards; ++i) {
    const auto card = static_cast<Card>(i);
    int count = table.known.count(seat, card, Known::Where::hand) +
                table.known.count(seat, card, Known::Where::hand_or_saves);
    for (; count > 0; --count) cards.add(card);
  }
  return cards;
}

// The best of them by worth(move); the first of equals.
template <class Worth>
Move best_of(const MoveList& moves, Worth&& worth) {
  Move best = moves[0];
  float most = -1e6F;
  for (const Move move : moves) {
    const float worth_of_move = worth(move);
    if (worth_of_move <= most) continue;
    best = move;
    most = worth_of_move;
  }
  return best;
}
constexpr float never_worth = -1e7F;

}  // namespace

class Judgement {
 public:
  Judgement(const Rules& rules, const View& view, const MoveList& moves)
      : rules_(rules),
        view_(view),
        table_(view.table),
        moves_(moves),
        me_(view.viewer),
        unseen_(rules.unseen(view)),
        fits_(fitting(view.table, rules.players())) {
    const int phase = table_.active[me_];
    if (phase > 0) phase_ = &Rules::phase_card(phase);
  }

  Move choice() {
    switch (table_.stage) {
      case Stage::choosing:
        return phase();
      case Stage::drawing:
        return laid() ? draw_for_hits() : draw_for_phase();
      case Stage::playing:
        break;
    }
    if (moves_[0].kind == Move::Kind::lay) return lay();
    if (moves_[0].kind == Move::Kind::hit) {
      const Move hit = this->hit();
      if (hit.kind == Move::Kind::hit) return hit;
    }
    return end();
  }

 private:
  bool laid() const { return table_.laid.contains(me_); }
  int missing(const Cards& hand) const { return missing_for(hand, *phase_, rules_.all_wild()); }

  // The likely one, and rather one that is hard to complete at other times.
  Move phase() const {
    return best_of(moves_, [&](Move move) {
      const int chance = chance_with(view_.saves, view_.hand, unseen_, Rules::phase_card(move.as),
                                     rules_.all_wild());
      return static_cast<float>(chance + 1) * weights::gain[move.as - 1];
    });
  }

  Move draw_for_hits() const {
    const Card top = table_.top_discard();
    if (table_.can_take() && (top == wild || is_in(top, fits_))) return Move::take();
    const NumberBits saved = view_.saves.once() & fits_;
    if (table_.held[me_] > weights::fetch_hits || saved == 0) return moves_[0];
    return Move::fetch(static_cast<Card>(std::countr_zero(saved)));
  }
  Move draw_for_phase() const {
    const int now = missing(view_.hand);
    const Card top = table_.top_discard();
    if (table_.can_take() && (top == wild || helps(top))) return Move::take();
    if (now == 0) return moves_[0];
    const Move fetch = best_of(moves_, [&](Move move) {
      if (move.kind != Move::Kind::fetch || !is_number(move.card) || !helps(move.card))
        return never_worth;
      return -turns_with(move.card);
    });
    if (fetch.kind == Move::Kind::fetch) return fetch;
    const bool wilds_do = now <= view_.saves.wilds() && now <= weights::fetch_wilds;
    return wilds_do ? Move::fetch(wild) : moves_[0];
  }
  bool helps(Card card) const {
    if (is_number(card) && view_.hand.count(card) == 2) return false;
    Cards hand = view_.hand;
    hand.add(card);
    return missing(hand) < missing(view_.hand);
  }
  // With this card in hand, and the one that is needed least gone.
  float turns_with(Card card) const {
    Cards hand = view_.hand;
    hand.add(card);
    float fewest = 1e6F;
    hand.for_each_kind([&](Card each, int) {
      Cards rest = hand;
      rest.remove(each);
      fewest = std::min(fewest, turns_to_lay(rest));
    });
    return fewest;
  }

  // Roughly: one card a turn from the pile, and now and then the last discard.
  float turns_to_lay(const Cards& hand) const {
    const int now = missing(hand);
    if (now == 0) return 0;
    const auto all = static_cast<float>(std::max(1, unseen_.size()));
    const float share = static_cast<float>(outs(hand, now)) / all;
    const float helped = std::max(0.01F, 1 - (1 - share) * (1 - weights::from_others * share));
    return 1 / helped + weights::later * static_cast<float>(now - 1);
  }
  // Unseen cards with which fewer would be missing.
  int outs(const Cards& hand, int now) const {
    int outs = unseen_.wilds();
    if (phase_->group[0].kind == GroupKind::colour) {
      for (int i = 0; i < colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        const int there = hand.count_of_colour(colour) + hand.wilds();
        if (there + now == phase_->group[0].size) outs += unseen_.count_of_colour(colour);
      }
      return outs;
    }
    const Tally unseen(unseen_);
    for (int number = 1; number <= highest_number; ++number) {
      if (unseen.of(number) == 0) continue;
      Cards with = hand;
      with.add(static_cast<Card>(std::countr_zero(bits_of_number(number) & ~hand.twice())));
      if (missing(with) < now) outs += unseen.of(number);
    }
    return outs;
  }

  // The first card of the best way.
  Move lay() const {
    Move best = moves_[0];
    float most = -1e6F;
    for_each_way(rules_, view_, [&](const Way& way) {
      if (way.rest.worth <= most) return;
      most = way.rest.worth;
      best = way.moves[0];
    });
    return best;
  }

  // Natural cards first. A Wild is hit if that leads out or it cannot be saved.
  Move hit() const {
    for (const Move move : moves_) {
      if (move.kind == Move::Kind::hit && move.card != wild) return best_natural_hit(move.card);
    }
    const Move last = moves_[moves_.size() - 1];
    const bool leads_out = table_.held[me_] - view_.hand.wilds() <= 1;
    const bool spare = view_.hand.wilds() > 1;
    return leads_out || spare || last.kind != Move::Kind::save ? wild_hit() : last;
  }
  // A card that fits in several places goes to a run, which it opens further.
  Move best_natural_hit(Card card) const {
    return best_of(moves_, [&](Move move) {
      if (move.kind != Move::Kind::hit || move.card != card) return never_worth;
      return Rules::kind_at(table_, move.place) == GroupKind::run ? 1.0F : 0.0F;
    });
  }
  // Where a card of the hand fits behind it, if there is such a place.
  Move wild_hit() const {
    return best_of(moves_, [&](Move move) {
      if (move.kind != Move::Kind::hit || move.card != wild) return never_worth;
      if (move.as == Move::nothing) return 0.5F;
      const auto at = static_cast<std::size_t>(move.place);
      const int beyond = move.as < table_.melds.low[at] ? move.as - 1 : move.as + 1;
      if (beyond < 1 || beyond > highest_number) return 0.0F;
      return (view_.hand.once() & bits_of_number(beyond)) != 0 ? 1.0F : 0.0F;
    });
  }

  Move end() const {
    return best_of(moves_, [&](Move move) {
      const bool ends = move.kind == Move::Kind::discard || move.kind == Move::Kind::save;
      return ends ? worth_of_ending(move) : never_worth;
    });
  }
  float worth_of_ending(Move move) const {
    Cards rest = view_.hand;
    rest.remove(move.card);
    float worth = laid() ? 0 : -turns_to_lay(rest);
    if (move.card != wild || laid()) {
      const float haste = nearest_to_out() <= weights::soon ? weights::haste : 1.0F;
      worth += static_cast<float>(points_of(move.card)) * weights::points * haste;
    }
    if (is_in(move.card, fits_)) worth -= weights::fits;
    if (move.kind == Move::Kind::save) return worth + worth_of_saving(move.card);
    if (move.card == wild) return worth + weights::discard_wild;
    if (move.card == skip) return worth + worth_of_skipping(move);
    return worth - weights::danger * danger_of(move.card);
  }
  float worth_of_saving(Card card) const {
    if (card == wild) return laid() ? weights::save_wild : 0;
    return card == skip ? weights::save_skip : weights::save;
  }
  // With more than two, it waits for somebody who may go out.
  float worth_of_skipping(Move move) const {
    if (move.place == Move::nothing) return 0;
    if (rules_.players() == 2) return weights::skip_of_two;
    const auto victim = static_cast<Seat>(move.place);
    if (!table_.laid.contains(victim)) return weights::skip_early;
    return weights::skip_laid - weights::skip_laid_card * static_cast<float>(table_.held[victim]);
  }
  // The fewest cards in the hand of somebody else who has laid.
  int nearest_to_out() const {
    int fewest = 99;
    for (const Seat seat : table_.laid) {
      if (seat != me_) fewest = std::min<int>(fewest, table_.held[seat]);
    }
    return fewest;
  }
  // How welcome a number card is to whoever plays next.
  float danger_of(Card card) const {
    const Seat next = next_seat(me_, rules_.players());
    if (table_.laid.contains(next)) return is_in(card, fits_) ? 1.0F : 0.0F;
    const Cards seen = seen_with(table_, next);
    const int number = number_of(card);
    const int alike = Tally(seen).of(number);
    switch (Rules::phase_card(table_.active[next]).group[0].kind) {
      case GroupKind::run:
        if (alike > 0) return weights::held_for_run;
        return number > 3 && number < 10 ? weights::middle_of_run : weights::end_of_run;
      case GroupKind::set:
        return weights::wanted + (alike > 0 ? weights::taken : 0);
      case GroupKind::colour:
        break;
    }
    const int same = std::min(2, seen.count_of_colour(colour_of(card)));
    return weights::wanted + weights::taken * static_cast<float>(same);
  }

  const Rules& rules_;
  const View& view_;
  const Table& table_;
  const MoveList& moves_;
  Seat me_;
  Cards unseen_;
  NumberBits fits_;
  const PhaseCard* phase_ = nullptr;
};

// A saved card that brings the phase no nearer, where any other card might.
bool Rules::vain(const View& view, Move move) const {
  const int phase = view.table.active[view.viewer];
  if (move.kind != Move::Kind::fetch || phase == 0 || view.table.laid.contains(view.viewer)) {
    return false;
  }
  const auto missing = [&](const Cards& hand) {
    return missing_for(hand, phase_card(phase), all_wild());
  };
  Cards with = view.hand;
  with.add(move.card);
  return missing(view.hand) > 0 && missing(with) == missing(view.hand);
}

Move Rules::greedy(const View& view) const {
  MoveList moves;
  legal_moves(view, moves);
  if (moves.size() == 1) return moves[0];
  return Judgement(*this, view, moves).choice();
}

}  // namespace penta::phase10_masters

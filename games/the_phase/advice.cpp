// Why a move is good, from what its player sees. Nothing is guessed: what is said follows from the
// open cards, the own hand, and which cards nobody has shown yet.
#include "games/the_phase/advice.h"

#include <algorithm>

#include "games/the_phase/rules.h"

namespace penta::the_phase {
namespace {

using Code = AdviceCode;

class Adviser {
 public:
  Adviser(const Rules& rules, const View& view)
      : rules_(rules),
        view_(view),
        table_(view.table),
        me_(view.viewer),
        total_(view.table.totals[me_]),
        limit_(s_max(view.table.phase)),
        hidden_((rules.deck().all() & view.table.unplayed()) - view.hand) {}

  Advice of(Move move, std::span<const Move> rivals) const {
    if (rivals.empty()) return advise(Code::only_move);
    if (table_.phase == Phase::zero) return in_secret(move);
    if (table_.trick_size + 1 == rules_.players()) return completing(move, rivals);
    if (table_.phase == Phase::four) return giving(move);
    if (!rules_.quick() && total_ > limit_) return advise(Code::bust_already, total_, limit_);
    return counts(move.card()) ? among_others(move.card()) : letting_go(move, rivals);
  }

  std::optional<Advice> outlook(Move move) const {
    if (table_.phase == Phase::zero) return advise(Code::chosen_in_secret);
    if (table_.trick_size + 1 == rules_.players()) return std::nullopt;
    if (move.is_gift()) return advise(Code::given_away, move.to());
    if (!counts(move.card())) {
      const CardSet following = view_.hand & rules_.deck().that_follow(table_.demand);
      if (!following.empty()) return std::nullopt;
      return advise(Code::cannot_follow, table_.demand);
    }
    const Lower lower = lower_in_trick(move.card());
    if (lower.size >= 2) return advise(Code::cannot_take, lower.cards[0], lower.cards[1]);
    if (lower.size == 1) return advise(Code::may_come_second, lower.cards[0]);
    return advise(Code::may_take_highest);
  }

 private:
  int rank(Card card) const { return rules_.deck().rank(card); }
  bool counts(Card card) const {
    return table_.trick_size == 0 || rules_.deck().that_follow(table_.demand).contains(card);
  }

  // --- a move that completes the trick: all that it does can be foreseen

  struct Result {
    int total = 0;
    Card taken = no_card;
    Card cast_off = no_card;
    Seat bust = stranger;  // somebody else who goes over S_max by this
    Card their_card = no_card;
    int their_total = 0;
    bool scores = false;
    bool wins = false;
  };

  Result result(Move move) const {
    Result result{.total = total_};
    for (const Event& event : rules_.preview(view_, move)) {
      const bool mine = event.seat == me_;
      if (event.kind == Event::Kind::took && mine) {
        result.taken = event.card;
        result.total = event.amount;
      } else if (event.kind == Event::Kind::took && !rules_.quick() && event.amount > limit_ &&
                 table_.totals[event.seat] <= limit_) {
        result.bust = event.seat;
        result.their_card = event.card;
        result.their_total = event.amount;
      } else if (event.kind == Event::Kind::cast_off && mine) {
        result.cast_off = event.card;
        result.total = event.amount;
      }
      result.scores = result.scores || (event.kind == Event::Kind::scored && mine);
      result.wins =
          result.wins || (event.kind == Event::Kind::match_won && event.seats.contains(me_));
    }
    return result;
  }
  bool is_bust(const Result& result) const { return !rules_.quick() && result.total > limit_; }

  Advice completing(Move move, std::span<const Move> rivals) const {
    const Result mine = result(move);
    if (mine.wins) return advise(Code::wins_match);
    if (mine.scores) return advise(Code::scores, mine.total);
    if (mine.bust != stranger) {
      return advise(Code::busts_rival, mine.bust, mine.their_card, mine.their_total);
    }
    if (is_bust(mine)) return bust(rivals);
    if (mine.taken != no_card) return taking(mine);
    if (mine.total != total_) return {};
    for (const Move rival : rivals) {
      const Result theirs = result(rival);
      if (!is_bust(theirs)) continue;
      return advise(Code::avoids_bust, rival.card(), theirs.taken, theirs.total, limit_);
    }
    return advise(Code::takes_nothing, mine.total);
  }

  Advice taking(const Result& mine) const {
    if (mine.cast_off != no_card) {
      return advise(Code::casts_off, mine.taken, mine.cast_off, mine.total);
    }
    if (table_.phase == Phase::four) return advise(Code::takes, mine.taken, mine.total);
    return advise(Code::takes_within, mine.taken, mine.total, limit_);
  }

  Advice bust(std::span<const Move> rivals) const {
    if (total_ > limit_) return advise(Code::bust_already, total_, limit_);
    const bool always = std::all_of(rivals.begin(), rivals.end(),
                                    [&](Move rival) { return is_bust(result(rival)); });
    return always ? advise(Code::bust_anyway, limit_) : Advice{};
  }

  // --- Phases I to III

  // Cards of the trick that count and come before this one, the lowest first.
  struct Lower {
    std::size_t size = 0;
    std::array<Card, max_seats> cards{};
  };
  Lower lower_in_trick(Card card) const {
    Lower lower;
    for (std::size_t i = 0; i < table_.trick_size; ++i) {
      if ((table_.counting >> i & 1) == 0 || rank(table_.trick[i]) > rank(card)) continue;
      lower.cards[lower.size++] = table_.trick[i];
    }
    sort_stably(lower.cards.begin(), lower.cards.begin() + lower.size,
                [&](Card a, Card b) { return rank(a) < rank(b); });
    return lower;
  }

  Card highest_counting() const {
    Card highest = no_card;
    for (std::size_t i = 0; i < table_.trick_size; ++i) {
      if ((table_.counting >> i & 1) == 0) continue;
      if (highest == no_card || rank(table_.trick[i]) > rank(highest)) highest = table_.trick[i];
    }
    return highest;
  }

  // Hidden cards that would count behind this one. In Phase I both shapes, if two are to follow.
  CardSet would_count(Card card) const {
    Table after = table_;
    const Face& face = rules_.deck().face(card);
    if (table_.trick_size == 0) {
      after.demand = table_.phase == Phase::one   ? other_shape(grid_demand(face.grid, face.shape))
                     : table_.phase == Phase::two ? beside(face.wedge)
                                                  : colour_demand(face.colour);
    } else if (table_.phase == Phase::one) {
      after.demand = other_shape(table_.demand);
    }
    CardSet following = rules_.deck().that_follow(after.demand);
    if (table_.phase == Phase::one && rules_.players() - table_.trick_size > 2) {
      following = following | rules_.deck().that_follow(other_shape(after.demand));
    }
    return hidden_ & following;
  }

  int lower_of(CardSet cards, Card card) const {
    int lower = 0;
    cards.for_each([&](Card each) { lower += rank(each) < rank(card) ? 1 : 0; });
    return lower;
  }

  Advice among_others(Card card) const {
    const Lower lower = lower_in_trick(card);
    if (lower.size >= 2) return advise(Code::two_lower, lower.cards[0], lower.cards[1]);
    const CardSet behind = would_count(card);
    const int below = lower_of(behind, card);
    const Card highest = highest_counting();
    // To take what would be too much is no reason.
    if (lower.size == 1) {
      const int then = total_ + rank(lower.cards[0]);
      // Of equal cards alone, the second takes its own, and otherwise the lowest.
      const bool differ = std::max(rank(highest), rank(card)) > rank(lower.cards[0]);
      if (!differ || then > limit_) return advise(Code::many_lower, below, behind.size());
      return advise(below == 0 ? Code::comes_second : Code::second_at_best, lower.cards[0], then);
    }
    const Card least = highest == no_card ? card : highest;
    const int then = total_ + rank(least);
    if (then <= limit_ && behind.empty()) {
      return highest == no_card ? advise(Code::alone, least, then)
                                : advise(Code::takes_within, least, then, limit_);
    }
    if (then <= limit_ && below == 0) return advise(Code::surely_lowest, least, then);
    if (then <= limit_ && highest != no_card) {
      return advise(Code::lowest_so_far, least, then, limit_);
    }
    if (behind.empty()) return {};
    if (below * 3 <= behind.size() && total_ < limit_) {
      return advise(Code::few_lower, below, behind.size(), limit_ - total_);
    }
    return advise(Code::many_lower, below, behind.size());
  }

  Advice letting_go(Move move, std::span<const Move> rivals) const {
    const auto ranks = [&](Move each) { return rank(each.card()); };
    const auto [low, high] = std::minmax_element(
        rivals.begin(), rivals.end(), [&](Move a, Move b) { return ranks(a) < ranks(b); });
    if (ranks(move) > ranks(*high)) return advise(Code::lets_go_high);
    if (ranks(move) < ranks(*low)) return advise(Code::lets_go_low);
    return total_ > limit_ ? Advice{} : advise(Code::lets_go, total_);
  }

  // --- Phase 0

  Advice in_secret(Move move) const {
    if (!rules_.quick() && total_ > limit_) return advise(Code::bust_already, total_, limit_);
    const Demand colour = colour_demand(rules_.deck().face(move.card()).colour);
    const CardSet alike = hidden_ & rules_.deck().that_follow(colour);
    const int lower = lower_of(alike, move.card());
    return advise(
        lower * 3 <= alike.size() ? Code::few_lower_of_colour : Code::many_lower_of_colour, lower,
        alike.size(), colour);
  }

  // --- Phase IV

  Advice giving(Move move) const {
    const Lower lower = lower_in_trick(move.card());
    if (lower.size >= 2) {
      return advise(Code::gift_takes_nothing, move.to(), lower.cards[0], lower.cards[1]);
    }
    const Card own = own_lowest();
    if (own != no_card && rank(move.card()) > rank(highest_counting())) {
      return advise(Code::gift_may_return, own, move.card());
    }
    const int below = lower_of(hidden_, move.card());
    if (below * 2 > hidden_.size())
      return advise(Code::gift_high, move.to(), below, hidden_.size());
    Card kept = no_card;
    view_.hand.for_each([&](Card each) {
      if (each != move.card() && (kept == no_card || rank(each) > rank(kept))) kept = each;
    });
    if (kept != no_card && rank(kept) > rank(move.card())) return advise(Code::gift_keeps, kept);
    const int theirs = table_.totals[move.to()];
    for (const Seat other : rules_.receivers(table_)) {
      if (other != move.to() && table_.totals[other] <= theirs) return {};
    }
    return advise(Code::gift_to_last, move.to(), theirs);
  }

  // The own card, if none in the trick is lower.
  Card own_lowest() const {
    Card own = no_card;
    for (std::size_t i = 0; i < table_.trick_size; ++i) {
      if (table_.trick_owners[i] == me_) own = table_.trick[i];
    }
    if (own == no_card) return no_card;
    const Lower lower = lower_in_trick(own);
    return lower.cards[0] == own ? own : no_card;
  }

  const Rules& rules_;
  const View& view_;
  const Table& table_;
  Seat me_;
  int total_;
  int limit_;
  CardSet hidden_;  // from me: in hands, or not dealt
};

}  // namespace

Advice Rules::advice(const View& view, Move move, std::span<const Move> rivals) const {
  return Adviser(*this, view).of(move, rivals);
}

std::optional<Advice> Rules::outlook(const View& view, Move move) const {
  return Adviser(*this, view).outlook(move);
}

}  // namespace penta::the_phase

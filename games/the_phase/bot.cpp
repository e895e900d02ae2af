// What a sensible player knows: the rules of thumb behind `greedy`.
//
// For each card it asks: what will this trick bring me, and what the others, and how good are the
// totals then? Only plain arithmetic, no library functions: it chooses the same on every machine.
#include <algorithm>

#include "games/the_phase/rules.h"
#include "games/the_phase/weights.h"

namespace penta::the_phase {

namespace {

float power(float base, int exponent) {
  float product = 1;
  for (int i = 0; i < exponent; ++i) product *= base;
  return product;
}

// One thing that the trick may bring to a seat.
struct Prospect {
  float chance = 0;
  float total = 0;
  bool leads = false;  // and the next lead with it
};
using Prospects = FixedList<Prospect, 104>;

}  // namespace

class Judgement {
 public:
  Judgement(const Rules& rules, const View& view)
      : rules_(rules),
        table_(view.table),
        me_(view.viewer),
        hand_(view.hand),
        hidden_((rules.deck().all() & view.table.unplayed()) - view.hand),
        left_(rules.tricks() - 1 - view.table.tricks_done) {
    rules.deck().all().for_each([&](Card card) {
      const Fate fate = table_.fates[static_cast<std::size_t>(card)];
      if (fate.taken()) highest_[fate.taker()] = std::max(highest_[fate.taker()], rank(card));
    });
  }

  // My chance to win the round with this move.
  float of(Move move) {
    lay(move);
    look_at_those_behind(move.card());
    float worth = 0;
    std::array<Prospects, max_seats> prospects;
    for (std::size_t i = 0; i < static_cast<std::size_t>(rules_.players()); ++i) {
      prospects[i] = prospects_of(static_cast<Seat>(i));
    }
    const SeatSet rivals = SeatSet::first(rules_.players()) - SeatSet{me_};
    for (const Prospect& mine : prospects[static_cast<std::size_t>(me_)]) {
      const float strength = my_strength(mine, move.card());
      if (strength <= 0) continue;
      // Odds against me add up over the rivals.
      float against = 1;
      for (const Seat rival : rivals) {
        const float beaten =
            chance_to_beat(strength, rival, prospects[static_cast<std::size_t>(rival)]);
        against += beaten / std::max(0.01F, 1 - beaten);
      }
      worth += mine.chance / against;
    }
    return worth;
  }

 private:
  struct Laid {
    float rank = 0;
    Seat owner{};
  };

  float rank(Card card) const { return static_cast<float>(rules_.deck().rank(card)); }

  // The cards that count, with this one.
  void lay(Move move) {
    laid_.clear();
    for (int i = 0; i < table_.trick_size; ++i) {
      const auto at = static_cast<std::size_t>(i);
      if ((table_.counting >> i & 1) == 0) continue;
      laid_.push_back({rank(table_.trick[at]), table_.trick_owners[at]});
    }
    const bool counts = move.is_gift() || table_.trick_size == 0 ||
                        rules_.deck().that_follow(table_.demand).contains(move.card());
    if (counts) laid_.push_back({rank(move.card()), move.is_gift() ? move.to() : me_});
  }

  // What those who play after me have to show.
  Demand demand_after(Card card) const {
    const Face& face = rules_.deck().face(card);
    if (table_.demand == Demand::none) {
      return table_.phase == Phase::one   ? other_shape(grid_demand(face.grid, face.shape))
             : table_.phase == Phase::two ? beside(face.wedge)
                                          : colour_demand(face.colour);
    }
    const bool follows = rules_.deck().that_follow(table_.demand).contains(card);
    return table_.phase == Phase::one && follows ? other_shape(table_.demand) : table_.demand;
  }

  // How likely each of them adds a card that counts, and which cards these could be.
  void look_at_those_behind(Card card) {
    behind_.clear();
    CardSet alike = hidden_;
    const int others = rules_.players() - 1;
    if (table_.phase == Phase::zero) {
      // Nobody knows the colour that stays.
      for (int i = 0; i < others; ++i) behind_.push_back(weights::stays);
    } else if (table_.phase == Phase::four) {
      for (int i = table_.trick_size; i < others; ++i) behind_.push_back(1);
    } else {
      const Demand demand = demand_after(card);
      alike = hidden_ & rules_.deck().that_follow(demand);
      const float share = static_cast<float>(alike.size()) / static_cast<float>(hidden_.size());
      Seat seat = me_;
      for (int i = table_.trick_size; i < others; ++i) {
        seat = next_seat(seat, rules_.players());
        const bool without = (table_.voids[seat] >> static_cast<unsigned>(demand) & 1) != 0;
        if (!without) behind_.push_back(1 - power(1 - share, rules_.hand_size(table_, seat)));
      }
    }
    alike_.fill(0);
    alike.for_each(
        [&](Card other) { ++alike_[static_cast<std::size_t>(rules_.deck().rank(other))]; });
    alike_size_ = std::max(1.0F, static_cast<float>(alike.size()));
  }

  // The chance that nobody behind adds one out of such a share of the alike cards.
  float nobody_adds(float cards) const {
    float chance = 1;
    for (const float follows : behind_) chance *= 1 - follows * cards / alike_size_;
    return chance;
  }
  float somebody_alone_adds(float cards) const {
    float chance = 0;
    for (const float follows : behind_) {
      const float adds = follows * cards / alike_size_;
      chance += adds * nobody_adds(cards) / std::max(0.001F, 1 - adds);
    }
    return chance;
  }

  Prospects prospects_of(Seat seat) const {
    Prospects prospects;
    const auto total = static_cast<float>(table_.totals[seat]);
    for (const Laid& laid : laid_) {
      if (laid.owner != seat) continue;
      list_prospects(laid, total, prospects);
      return prospects;
    }
    prospects.push_back({.chance = 1, .total = total});
    return prospects;
  }

  void list_prospects(const Laid& mine, float total, Prospects& prospects) const {
    int below = 0;
    float low = mine.rank;
    float high = mine.rank;
    for (const Laid& other : laid_) {
      const bool earlier = &other < &mine;
      if (other.rank < mine.rank || (other.rank == mine.rank && earlier)) ++below;
      low = std::min(low, other.rank);
      high = std::max(high, other.rank);
    }
    float lower = 0;
    float sum = 0;
    float higher = 0;
    for (std::size_t rank = 0; rank < alike_.size(); ++rank) {
      if (static_cast<float>(rank) < mine.rank) {
        lower += alike_[rank];
        sum += alike_[rank] * static_cast<float>(rank);
      }
      if (static_cast<float>(rank) > high) higher += alike_[rank];
    }
    const float unbeaten = nobody_adds(lower);
    if (below >= 2) {
      prospects.push_back({.chance = 1, .total = total});
    } else if (below == 1) {
      prospects.push_back({.chance = unbeaten, .total = total + low});
      prospects.push_back({.chance = 1 - unbeaten, .total = total});
    } else {
      const float second = somebody_alone_adds(lower);
      if (lower > 0) prospects.push_back({.chance = second, .total = total + sum / lower});
      prospects.push_back({.chance = 1 - unbeaten - second, .total = total});
      list_rewards(total, lower, higher, high, prospects);
    }
  }

  // First of the trick: the highest card so far, or a higher one that somebody adds.
  void list_rewards(float total, float lower, float higher, float high,
                    Prospects& prospects) const {
    float before = nobody_adds(lower + higher);
    prospects.push_back({.chance = before, .total = total + high, .leads = true});
    for (auto rank = static_cast<std::size_t>(high) + 1; rank < alike_.size(); ++rank) {
      if (alike_[rank] == 0) continue;
      higher -= alike_[rank];
      const float until = nobody_adds(lower + higher);
      prospects.push_back(
          {.chance = until - before, .total = total + static_cast<float>(rank), .leads = true});
      before = until;
    }
  }

  // How good it is for the seat to have that total after the trick.
  float strength(Seat seat, float total) const {
    const auto limit = static_cast<float>(s_max(table_.phase));
    if (rules_.quick()) {
      // Who is bust loses the highest card, which may be the one just taken; only the end counts.
      const float gain = total - static_cast<float>(table_.totals[seat]);
      return growing(total > limit ? total - std::max(gain, highest_[seat]) : total);
    }
    if (table_.phase == Phase::four) return growing(total);
    if (total > limit) return 0;
    // The table is for four players; a round of others is longer or shorter.
    const int row = left_ == 0 ? 0 : std::clamp((left_ * 4 + 2) / rules_.players(), 1, 5);
    const auto& totals = weights::standing[static_cast<std::size_t>(row)];
    const float sixths = total / limit * 6;
    const auto at = std::min<std::size_t>(5, static_cast<std::size_t>(sixths));
    const float part = sixths - static_cast<float>(at);
    return totals[at] * (1 - part) + totals[at + 1] * part;
  }

  // Without a limit: the more the better, and the more so the fewer tricks are left.
  float growing(float total) const {
    const float grown = weights::growth + weights::growth_per_trick * static_cast<float>(left_);
    const float x = 1 + total / grown;
    return left_ == 0 ? total : x * x * x;
  }

  float my_strength(const Prospect& prospect, Card played) const {
    const float now = strength(me_, prospect.total);
    if (left_ == 0 || now == 0) return now;
    CardSet kept = hand_;
    kept.erase(played);
    if (table_.phase == Phase::four) return now * (1 + gifts(kept));
    if (rules_.quick()) return now;
    const float lead = prospect.leads ? weights::lead : 0;
    const float later = weights::outlook * outlook(kept, prospect.total, now);
    return now * std::max(weights::least, 1 + later + lead);
  }

  // In Phase IV high cards are worth keeping: to be given away when one's own is the lowest.
  float gifts(CardSet kept) const {
    float sum = 0;
    float top = 0;
    kept.for_each([&](Card card) {
      sum += rank(card);
      top = std::max(top, rank(card));
    });
    return (weights::highest_gift * top +
            weights::average_gift * sum / static_cast<float>(kept.size())) /
           weights::gift_scale;
  }

  // What a kept card would do in a trick to come, on the average: low cards take, high ones do not.
  float outlook(CardSet kept, float total, float now) const {
    float as_first = 0;
    for (const auto& [chance, amount] : weights::as_first) {
      as_first += chance * strength(me_, total + amount);
    }
    const float as_second = strength(me_, total + weights::as_second);
    const int others = rules_.players() - 1;
    float sum = 0;
    kept.for_each([&](Card card) {
      const float beaten = weights::lower_counts * height(card);
      const float first = power(1 - beaten, others);
      const float second = static_cast<float>(others) * beaten * power(1 - beaten, others - 1);
      sum += (first * as_first + second * as_second + (1 - first - second) * now) / now - 1;
    });
    return sum / static_cast<float>(kept.size());
  }

  // The share of the hidden cards that are lower.
  float height(Card card) const {
    float lower = 0;
    hidden_.for_each([&](Card other) {
      lower += rank(other) < rank(card) ? 1.0F : rank(other) == rank(card) ? 0.5F : 0.0F;
    });
    return lower / static_cast<float>(hidden_.size());
  }

  float chance_to_beat(float mine, Seat rival, const Prospects& theirs) const {
    float chance = 0;
    for (const Prospect& prospect : theirs) {
      const float their = strength(rival, prospect.total);
      const float ahead = left_ > 0 ? their / (mine + their) : their > mine ? 1.0F : 0.5F;
      if (left_ > 0 || their >= mine) chance += prospect.chance * ahead;
    }
    return chance;
  }

  const Rules& rules_;
  const Table& table_;
  Seat me_;
  CardSet hand_;
  CardSet hidden_;
  int left_;                              // tricks after this one
  PerSeat<float> highest_{};              // of the cards that each has taken
  FixedList<Laid, max_seats> laid_{};     // what counts in this trick, with my card
  FixedList<float, max_seats> behind_{};  // for each player behind: will add one that counts
  std::array<float, 100> alike_{};        // by rank: hidden cards that would count
  float alike_size_ = 1;
};

Move Rules::greedy(const View& view) const {
  MoveList moves;
  legal_moves(view, moves);
  Judgement judgement(*this, view);
  Move best = moves[0];
  float best_worth = judgement.of(best);
  for (const Move move : moves) {
    const float worth = judgement.of(move);
    if (worth > best_worth) {
      best = move;
      best_worth = worth;
    }
  }
  return best;
}

}  // namespace penta::the_phase

// What a sensible player knows: a page of rules for `greedy`, and what a standing is worth.
//
// Only plain arithmetic, no library functions: bots choose the same on every machine.
#include <algorithm>

#include "games/the_phase/rules.h"

namespace penta::the_phase {

PerSeat<float> Rules::value(const State& state) const {
  const Table& table = state.table;
  PerSeat<float> value{};
  if (table.over()) {
    const float share = 1.0F / static_cast<float>(table.winners.size());
    for (const Seat seat : table.winners) value[seat] = share;
    return value;
  }
  // Each point makes a seat about two and a half times as likely to win the match.
  constexpr std::array<float, 3> weights{1.0F, 2.5F, 6.25F};
  float sum = 0;
  for (int i = 0; i < players_; ++i) {
    const float weight = weights[std::min<std::size_t>(table.points[seat_at(i)], 2)];
    value[seat_at(i)] = weight;
    sum += weight;
  }
  for (int i = 0; i < players_; ++i) value[seat_at(i)] /= sum;
  return value;
}

// Weighs each card by what it will probably bring.
class Judgement {
 public:
  Judgement(const Rules& rules, const View& view)
      : rules_(rules),
        table_(view.table),
        me_(view.viewer),
        hand_(view.hand),
        hidden_((rules.deck().all() & view.table.unplayed()) - view.hand) {}

  float of(Move move) const {
    return table_.phase == Phase::four ? gift(move) : card(move.card()) - (0.3F) * distance(move.card());
  }

 private:
  float distance(Card card) const {
    const CardSet legal = rules_.playable(table_, hand_);
    float below = 0, n = 0;
    legal.for_each([&](Card c) { ++n; if (rank(c) < rank(card)) ++below; });
    if (n < 2) return 0;
    const float x = std::min(1.0F, static_cast<float>(table_.totals[me_]) / static_cast<float>(s_max(table_.phase)));
    const bool follows = table_.trick_size == 0 || rules_.deck().that_follow(table_.demand).contains(card);
    const float target = follows ? 0.3F + 0.65F * x : 0.6F - 0.45F * x;
    const float d = below / (n - 1) - target;
    return d < 0 ? -d : d;
  }
  float rank(Card card) const { return static_cast<float>(rules_.deck().rank(card)); }

  // The chance to win the round with that gain, as measured in many matches of good players: early
  // on a total hardly matters, as long as it is not bust; with the last tricks it decides.
  float worth(float gain) const {
    const float total = static_cast<float>(table_.totals[me_]) + gain;
    const auto limit = static_cast<float>(s_max(table_.phase));
    if (table_.phase == Phase::four) return total / 100;
    const auto left = static_cast<float>(rules_.tricks() - 1 - table_.tricks_done);
    if (total <= limit) return 0.05F + 0.045F * left + (0.75F - 0.15F * left) * total / limit;
    return rules_.quick() ? 0 : 0.0F;
  }

  // Phases 0 to III.
  float card(Card card) const {
    const CardSet alike = companions(card);
    const bool first_card = table_.trick_size == 0;
    const bool counts = first_card || rules_.deck().that_follow(table_.demand).contains(card);
    // A card that does not count brings nothing: get rid of a middling one.
    if (!counts) return worth(0) - 0.0F*rank(card);

    int below = 0;
    Card low = card;
    Card high = card;
    for (int i = 0; i < table_.trick_size; ++i) {
      const Card other = table_.trick[static_cast<std::size_t>(i)];
      if ((table_.counting >> i & 1) == 0) continue;
      if (rank(other) <= rank(card)) ++below;
      if (rank(other) < rank(low)) low = other;
      if (rank(other) > rank(high)) high = other;
    }
    const Odds odds = this->odds(alike, card, high);
    const float unbeaten = power(1 - odds.lower, odds.players);
    const float beaten_once =
        static_cast<float>(odds.players) * odds.lower * power(1 - odds.lower, odds.players - 1);
    const float first = below == 0 ? unbeaten : 0;
    const float second = below == 0 ? beaten_once : below == 1 ? unbeaten : 0;
    const float raised = 1 - power(1 - odds.higher, odds.players);
    const float as_first = (1 - raised) * worth(rank(high)) + raised * worth(odds.mean_higher);
    const float as_second = worth(rank(low));
    return first * as_first + second * as_second + (1 - first - second) * worth(0);
  }

  // Hidden cards that would count beside this one.
  CardSet companions(Card card) const {
    const Face& face = rules_.deck().face(card);
    Demand demand = table_.demand;
    if (demand == Demand::none) {
      demand = table_.phase == Phase::one   ? other_shape(grid_demand(face.grid, face.shape))
               : table_.phase == Phase::two ? beside(face.wedge)
                                            : colour_demand(face.colour);
    } else if (table_.phase == Phase::one) {
      demand = other_shape(demand);
    }
    return hidden_ & rules_.deck().that_follow(demand);
  }

  // What one of the players behind will do: the chance of a lower and of a higher counting card.
  struct Odds {
    int players = 0;
    float lower = 0;
    float higher = 0;
    float mean_higher = 0;
  };

  Odds odds(CardSet alike, Card card, Card high) const {
    Odds odds{.players = rules_.players() - 1 - table_.trick_size};
    const auto all = static_cast<float>(alike.size());
    if (alike.empty()) return odds;
    const float share = all / static_cast<float>(hidden_.size());
    const float follows = table_.phase == Phase::zero
                              ? 0.4F
                              : 1 - power(1 - share, rules_.cards_dealt() - table_.tricks_done);
    float higher = 0;
    float sum = 0;
    float lower = 0;
    alike.for_each([&](Card other) {
      if (rank(other) < rank(card)) ++lower;
      if (rank(other) <= rank(high)) return;
      ++higher;
      sum += rank(other);
    });
    odds.lower = follows * lower / all;
    odds.higher = follows * higher / all;
    odds.mean_higher = higher > 0 ? sum / higher : rank(high);
    return odds;
  }

  // Phase IV: whoever gets the lowest card takes the highest.
  float gift(Move move) const {
    float mine = 0;
    float lowest = 100;
    for (int i = 0; i < table_.trick_size; ++i) {
      const auto at = static_cast<std::size_t>(i);
      lowest = std::min(lowest, rank(table_.trick[at]));
      if (table_.trick_owners[at] == me_) mine = rank(table_.trick[at]);
    }
    const float given = rank(move.card());
    // While mine is the lowest, a high card is my reward; else a card that makes nobody rich.
    if (mine > 0 && mine <= lowest) return given > mine ? given : -given;
    const auto theirs = static_cast<float>(table_.totals[move.to()]);
    return -std::max(given - 16, 16 - given) - 0.02F * theirs;
  }

  static float power(float base, int exponent) {
    float product = 1;
    for (int i = 0; i < exponent; ++i) product *= base;
    return product;
  }

  const Rules& rules_;
  const Table& table_;
  Seat me_;
  CardSet hand_;
  CardSet hidden_;
};

Move Rules::sensible_move(const View& view) const {
  MoveList moves;
  legal_moves(view, moves);
  const Judgement judgement(*this, view);
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

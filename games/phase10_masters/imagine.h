// Worlds that a viewer cannot tell from the truth: the unseen cards dealt around what everybody
// knows of them. Cards that show the same are dealt singly, so that a world which can come about in
// more ways is more likely.
#pragma once

#include "games/phase10_masters/pile_draw.h"
#include "games/phase10_masters/rules.h"

namespace penta::phase10_masters {

// Where the known cards of one seat are, in one of the ways that are possible.
struct Whereabouts {
  Cards hand{};
  Cards saves{};
  double weight = 0;  // in how many ways the other cards can be dealt then, up to a common factor
};

// What everybody knows of one seat's cards, as a list of ways.
class KnownSeat {
 public:
  KnownSeat() = default;
  KnownSeat(const Table& table, Seat seat)
      : seat_(seat), held_(table.held[seat]), saved_(table.saved[seat]) {
    Whereabouts where;
    Cards maybe;
    Cards saved;
    for (int i = 0; i <= static_cast<int>(wild); ++i) {
      const auto card = static_cast<Card>(i);
      const auto add = [&](Cards& cards, Known::Where place) {
        for (int n = table.known.count(seat, card, place); n > 0; --n) cards.add(card);
      };
      add(where.hand, Known::Where::hand);
      add(maybe, Known::Where::hand_or_saves);
      add(saved, Known::Where::saves);
    }
    list_saved(where, maybe, saved, table.fetched[seat]);
    for (const Whereabouts& way : ways_) total_ += way.weight;
  }

  Seat seat() const { return seat_; }
  // All the cards whose place is known at all: the same in each way.
  Cards cards() const {
    Cards all = ways_[0].hand;
    all.add_all(ways_[0].saves);
    return all;
  }
  template <Chance C>
  const Whereabouts& draw(C& chance) const {
    if (ways_.size() == 1) return ways_[0];
    double left = fraction(chance) * total_;
    for (const Whereabouts& way : ways_) {
      left -= way.weight;
      if (left < 0) return way;
    }
    return ways_[ways_.size() - 1];
  }
  // In how many ways hand and saves could have been dealt around the known cards.
  std::uint32_t ways_to(const Cards& hand, const Cards& saves) const {
    std::uint32_t ways = 0;
    for (const Whereabouts& way : ways_)
      ways += choices(way.hand, hand) * choices(way.saves, saves);
    return ways;
  }

 private:
  // So many ways happen when a seat has drawn several of the cards that it took and saved in
  // earlier hands. Those beyond are left out.
  static constexpr std::size_t most_ways = 64;

  // Which of the cards known to be saved are in hand again: at most so many as were drawn.
  void list_saved(Whereabouts where, const Cards& maybe, Cards saved, int fetched) {
    if (saved.empty()) {
      list_maybe(where, maybe);
      return;
    }
    const Card card = saved.nth(0);
    const int count = saved.count(card);
    for (int i = 0; i < count; ++i) saved.remove(card);
    for (int in_hand = 0; in_hand <= count && in_hand <= fetched; ++in_hand) {
      Whereabouts next = where;
      for (int i = 0; i < count; ++i) (i < in_hand ? next.hand : next.saves).add(card);
      list_saved(next, maybe, saved, fetched - in_hand);
    }
  }
  // Which one was saved in this hand, if it was one of them.
  void list_maybe(const Whereabouts& where, const Cards& maybe) {
    const auto with = [&](Card saved) {
      Whereabouts next = where;
      maybe.for_each_kind([&](Card card, int count) {
        for (int i = 0; i < count; ++i)
          (card == saved && i == 0 ? next.saves : next.hand).add(card);
      });
      list(next);
    };
    with(no_card);
    maybe.for_each_kind([&](Card card, int) { with(card); });
  }
  void list(Whereabouts where) {
    if (where.hand.size() > held_ || where.saves.size() > saved_ || ways_.size() == most_ways) {
      return;
    }
    where.weight = orders(where.hand, held_) * orders(where.saves, saved_);
    ways_.push_back(where);
  }
  // The places that these cards can take among so many, equal ones counted once.
  static double orders(const Cards& cards, int places) {
    double orders = 1;
    for (int i = 0; i < cards.size(); ++i) orders *= places - i;
    cards.for_each_kind([&](Card, int count) { orders /= factorial(count); });
    return orders;
  }
  // In how many ways the known cards can be picked out of all.
  static std::uint32_t choices(const Cards& known, const Cards& all) {
    std::uint32_t ways = 1;
    known.for_each_kind([&](Card card, int count) {
      ways *= static_cast<std::uint32_t>(binomial(all.count(card), count));
    });
    return ways;
  }

  Seat seat_{};
  int held_ = 0;
  int saved_ = 0;
  FixedList<Whereabouts, most_ways> ways_{};
  double total_ = 0;
};

class Imagination {
 public:
  Imagination(const Rules& rules, const View& view)
      : view_(view), rest_(rules.unseen(view)), known_(), pile_() {
    for (int i = 0; i < rules.players(); ++i) {
      if (seat_at(i) != view.viewer) known_.push_back(KnownSeat(view.table, seat_at(i)));
    }
    for (const KnownSeat& seat : known_) rest_.remove_all(seat.cards());
    pile_ = PileDraw(rest_, view.pile_bound, view.table.pile);
  }

  template <Chance C>
  State sample(C& chance) {
    State state;
    state.table = view_.table;
    state.pile_bounds.fill(view_.pile_bound);
    if (view_.viewer != stranger) {
      state.hands[view_.viewer] = view_.hand;
      state.saves[view_.viewer] = view_.saves;
      state.building = view_.building;
    }
    int tries = 0;
    while (!deal(state, chance) && ++tries < patience) continue;
    return state;
  }

 private:
  static constexpr int patience = 1000;

  // False if the deal could have come about in more than one way and another is to be tried: so
  // each world is as likely as it should be.
  template <Chance C>
  bool deal(State& state, C& chance) const {
    Cards rest = rest_;
    state.pile = pile_.draw(rest, chance);
    std::uint32_t ways = 1;
    for (const KnownSeat& known : known_) {
      const Seat seat = known.seat();
      const Whereabouts& where = known.draw(chance);
      Cards& hand = state.hands[seat];
      Cards& saves = state.saves[seat];
      hand = where.hand;
      saves = where.saves;
      fill_up(hand, view_.table.held[seat], rest, chance);
      fill_up(saves, view_.table.saved[seat], rest, chance);
      ways *= known.ways_to(hand, saves);
    }
    return ways <= 1 || chance.below(ways) == 0;
  }
  template <Chance C>
  static void fill_up(Cards& cards, int size, Cards& rest, C& chance) {
    for (int i = cards.size(); i < size; ++i) cards.add(draw_from(rest, chance));
  }

  View view_;
  Cards rest_;  // unseen, and nobody knows where
  FixedList<KnownSeat, most_players> known_;
  PileDraw pile_;
};

}  // namespace penta::phase10_masters

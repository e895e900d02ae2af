// Whether cards in places can become the phase, by which moves, or why not.
#include "games/phase10_masters/arrange.h"

#include <map>
#include <utility>

#include "games/phase10_masters/places.h"
#include "games/phase10_masters/ways.h"

namespace penta::phase10_masters {
namespace {

constexpr std::size_t most_ways = 12;

using Places = std::vector<std::optional<Card>>;

// Which group of a lay-down lies in which place of the wish: of two alike ones, either way round.
using Turned = bool;

// What people tell ways apart by: numbers and colours of the groups, and where Wilds lie.
using Shape = std::array<std::uint32_t, 2>;

std::uint32_t shape_of(const Building& building, std::size_t group, GroupKind kind) {
  const Cards& cards = building.melds.cards[group];
  const std::uint32_t ends = building.melds.low[group] * 256U + building.melds.high[group];
  if (kind != GroupKind::run) return ends * 4096U + static_cast<std::uint32_t>(cards.wilds());
  const NumberBits there = numbers_in(cards.once());
  std::uint32_t naturals = 0;
  for (int number = 1; number <= highest_number; ++number) {
    naturals |= static_cast<std::uint32_t>(there >> (4 * (number - 1)) & 1) << (number - 1);
  }
  return ends * 4096U + naturals;
}

class Arranger {
 public:
  Arranger(const Rules& rules, const View& view, Wish wish)
      : rules_(rules),
        view_(view),
        wish_(std::move(wish)),
        phase_(Rules::phase_card(view.table.active[view.viewer])) {
    wish_.groups.resize(static_cast<std::size_t>(phase_.groups));
    fits_.resize(wish_.groups.size());
    held_ = view.hand;
    for (const Cards& laid : view.building.melds.cards) held_.add_all(laid);
  }

  // What speaks against the wish by itself.
  Reason flaw() const {
    Cards left = held_;
    for (std::size_t at = 0; at < wish_.groups.size(); ++at) {
      const Group group = phase_.group[at];
      const Places& places = wish_.groups[at];
      if (places.size() > group.size) return because(ReasonCode::group_full, group.size);
      for (const auto& place : places) {
        if (!place) continue;
        if (*place == skip) return because(ReasonCode::skip_in_group);
        if (!known(*place) || !left.contains(*place)) {
          return because(ReasonCode::not_in_hand, known(*place) ? *place : no_card);
        }
        left.remove(*place);
      }
      const Reason reason = flaw_of(group, places);
      if (!reason.ok()) return reason;
    }
    return {};
  }

  // The ways that fit the wish. An empty list: there are none.
  Arrangement ways() {
    for_each_way(rules_, view_, [&](const Way& way) {
      for (const Turned turned : {false, true}) consider(way, turned);
    });
    std::vector<const Found*> order;
    for (const auto& [shape, found] : found_) order.push_back(&found);
    sort_stably(order.begin(), order.end(),
                [](const Found* one, const Found* other) { return one->before(*other); });
    Arrangement arrangement;
    for (const Found* each : order) {
      if (arrangement.ways.size() == most_ways) break;
      arrangement.ways.push_back(written(*each));
    }
    arrangement.more = static_cast<int>(order.size() - arrangement.ways.size());
    for (const Cards& fits : fits_) {
      auto& cards = arrangement.fits.emplace_back();
      fits.for_each_kind([&](Card card, int) { cards.push_back(card); });
    }
    return arrangement;
  }

 private:
  struct Found {
    Way way{};
    Turned turned = false;
    int moved = 0;  // Wilds that do not lie where they were put
    bool before(const Found& other) const {
      if (moved != other.moved) return moved < other.moved;
      return way.rest.worth > other.way.rest.worth;
    }
  };

  static bool known(Card card) { return is_number(card) || card == wild || card == skip; }

  // Cards of one group that do not go together.
  Reason flaw_of(Group group, const Places& places) const {
    Card first = no_card;
    Cards cards;
    for (const auto& place : places) {
      if (!place) continue;
      cards.add(*place);
      if (*place == wild) continue;
      if (first == no_card) first = *place;
      const Reason reason = flaw_beside(group, *place, first);
      if (!reason.ok()) return reason;
    }
    if (group.kind == GroupKind::run) {
      const int naturals = cards.size() - cards.wilds();
      if (std::popcount(numbers_in(cards.once())) < naturals) return because(ReasonCode::run_twice);
      if (spread(cards) >= group.size) return because(ReasonCode::run_too_wide, group.size);
    }
    if (!rules_.all_wild() && cards.wilds() == group.size) return because(ReasonCode::wilds_alone);
    return {};
  }
  static Reason flaw_beside(Group group, Card card, Card first) {
    if (group.kind == GroupKind::set && number_of(card) != number_of(first)) {
      return because(ReasonCode::two_numbers, number_of(first), number_of(card));
    }
    if (group.kind == GroupKind::colour && colour_of(card) != colour_of(first)) {
      return because(ReasonCode::two_colours, as_colour(colour_of(first)),
                     as_colour(colour_of(card)));
    }
    return {};
  }
  // From the lowest number to the highest.
  static int spread(const Cards& cards) {
    if (cards.once() == 0) return 0;
    return (static_cast<int>(std::bit_width(cards.once())) - 1) / colours -
           std::countr_zero(cards.once()) / colours;
  }

  bool alike() const { return phase_.groups == 2 && phase_.group[0] == phase_.group[1]; }
  static std::size_t source(std::size_t at, Turned turned) { return turned ? 1 - at : at; }

  void consider(const Way& way, Turned turned) {
    if (turned && !alike()) return;
    const auto& melds = way.building.melds;
    int moved = 0;
    for (std::size_t at = 0; at < wish_.groups.size(); ++at) {
      const Cards& cards = melds.cards[source(at, turned)];
      Cards left = cards;
      for (const auto& place : wish_.groups[at]) {
        if (!place) continue;
        if (!left.contains(*place)) return;
        left.remove(*place);
      }
      if (phase_.group[at].kind == GroupKind::run) moved += moved_wilds(melds, at, turned);
    }
    Shape shape{};
    for (std::size_t at = 0; at < wish_.groups.size(); ++at) {
      const std::size_t from = source(at, turned);
      shape[from] = shape_of(way.building, from, phase_.group[from].kind);
      melds.cards[from].for_each_kind([&](Card card, int) {
        if (!fits_[at].contains(card)) fits_[at].add(card);
      });
    }
    // Of two alike groups nobody can tell which is the first.
    if (alike() && shape[1] < shape[0]) std::swap(shape[0], shape[1]);
    const Found found{.way = way, .turned = turned, .moved = moved};
    const auto [known, is_new] = found_.try_emplace(shape, found);
    if (!is_new && found.before(known->second)) known->second = found;
  }

  int moved_wilds(const Melds<2>& melds, std::size_t at, Turned turned) const {
    const std::size_t from = source(at, turned);
    int moved = 0;
    for (std::size_t i = 0; i < wish_.groups[at].size(); ++i) {
      if (wish_.groups[at][i] != wild) continue;
      const int number = melds.low[from] + static_cast<int>(i);
      const bool natural =
          number > melds.high[from] || (melds.cards[from].once() & bits_of_number(number)) != 0;
      moved += natural ? 1 : 0;
    }
    return moved;
  }

  LayDown written(const Found& found) const {
    LayDown down{.hits = found.way.rest.hits, .out = found.way.rest.out};
    const auto& melds = found.way.building.melds;
    for (std::size_t at = 0; at < wish_.groups.size(); ++at) {
      const std::size_t from = source(at, found.turned);
      std::vector<LaidCard> cards =
          in_places(melds.cards[from], phase_.group[from].kind, melds.low[from], melds.high[from]);
      if (phase_.group[at].kind != GroupKind::run) keep_places(cards, wish_.groups[at]);
      down.groups.push_back(std::move(cards));
      down.wilds += melds.cards[from].wilds();
    }
    for (const Move move : found.way.moves) down.moves.push_back(rules_.notation(move));
    return down;
  }
  // Where any place will do, cards stay where they were put.
  static void keep_places(std::vector<LaidCard>& cards, const Places& places) {
    for (std::size_t i = 0; i < places.size(); ++i) {
      const auto& wanted = places[i];
      if (!wanted || cards[i].card == *wanted) continue;
      for (std::size_t from = 0; from < cards.size(); ++from) {
        const bool settled = from < places.size() && places[from] == cards[from].card;
        if (settled || cards[from].card != *wanted) continue;
        std::swap(cards[i], cards[from]);
        break;
      }
    }
  }

  const Rules& rules_;
  const View& view_;
  Wish wish_;
  const PhaseCard& phase_;
  Cards held_{};
  std::map<Shape, Found> found_{};
  std::vector<Cards> fits_{};  // by place of the wish
};

Card first_of(const Wish& wish, const View& view) {
  for (const auto& group : wish.groups) {
    for (const auto& place : group) {
      if (place) return *place;
    }
  }
  return view.hand.empty() ? no_card : view.hand.nth(0);
}

}  // namespace

Reason Rules::arrange(const View& view, const Wish& wish, Arrangement& arrangement) const {
  arrangement = {};
  MoveList moves;
  legal_moves(view, moves);
  if (moves.empty() || moves[0].kind != Move::Kind::lay) {
    return check(view, Move::lay(first_of(wish, view)));
  }
  const int phase = view.table.active[view.viewer];
  if (wish.groups.size() > static_cast<std::size_t>(phase_card(phase).groups)) {
    return because(ReasonCode::no_group);
  }
  Arranger arranger(*this, view, wish);
  if (const Reason flaw = arranger.flaw(); !flaw.ok()) return flaw;
  arrangement = arranger.ways();
  return arrangement.ways.empty() ? because(ReasonCode::phase_breaks, phase) : Reason{};
}

}  // namespace penta::phase10_masters

#include "games/phase10_masters/lay.h"

#include <algorithm>

namespace penta::phase10_masters {
namespace {

// The cards from this one on.
NumberBits from(Card card) {
  return all_numbers & ~((NumberBits{1} << static_cast<int>(card)) - 1);
}

Card highest_natural(const Cards& cards) {
  return cards.once() == 0 ? Card{0} : static_cast<Card>(std::bit_width(cards.once()) - 1);
}

int count_within(const Cards& cards, NumberBits bits) {
  return std::popcount(cards.once() & bits) + std::popcount(cards.twice() & bits);
}

// The naturals that may follow in a set or a colour: rising, and none after a Wild.
NumberBits rising(const Cards& laid, NumberBits group) {
  if (laid.wilds() > 0) return 0;
  return laid.empty() ? group : group & from(highest_natural(laid));
}

using Spelling = FixedList<Card, 5>;

Spelling spelling_of(const Cards& cards) {
  Spelling spelling;
  cards.for_each([&](Card card) { spelling.push_back(card); });
  return spelling;
}

bool rises(const Spelling& first, const Spelling& second) {
  return !std::lexicographical_compare(second.begin(), second.end(), first.begin(), first.end());
}

}  // namespace

int Builder::group(const Building& building) const {
  int group = 0;
  while (group < phase_.groups && building.melds.cards[static_cast<std::size_t>(group)].size() ==
                                      phase_.group[static_cast<std::size_t>(group)].size) {
    ++group;
  }
  return group;
}

void Builder::place(Building& building, Cards& hand, Placement placement) const {
  const auto at = static_cast<std::size_t>(group(building));
  Melds<2>& melds = building.melds;
  if (melds.cards[at].empty()) melds.low[at] = placement.as;
  melds.high[at] = placement.as;
  melds.cards[at].add(placement.card);
  hand.remove(placement.card);
}

void Builder::list(const Cards& hand, const Building& building, Placements& out) const {
  const int at = group(building);
  switch (phase_.group[static_cast<std::size_t>(at)].kind) {
    case GroupKind::set:
      offer_set(hand, building, at, out);
      break;
    case GroupKind::run:
      offer_run(hand, building, at, out);
      break;
    case GroupKind::colour:
      offer_colour(hand, building, at, out);
      break;
  }
}

void Builder::offer(const Cards& hand, const Building& building, Placement placement,
                    Placements& out) const {
  Building then = building;
  Cards rest = hand;
  place(then, rest, placement);
  if (can_finish(rest, then)) out.push_back(placement);
}

void Builder::offer_set(const Cards& hand, const Building& building, int at,
                        Placements& out) const {
  const auto group = static_cast<std::size_t>(at);
  const Cards& laid = building.melds.cards[group];
  const NumberBits wanted = laid.empty() ? all_numbers : bits_of_number(building.melds.low[group]);
  for (NumberBits left = hand.once() & rising(laid, wanted); left != 0; left &= left - 1) {
    const auto card = static_cast<Card>(std::countr_zero(left));
    offer(hand, building, {card, as_number(number_of(card))}, out);
  }
  if (hand.wilds() == 0) return;
  if (!laid.empty()) offer(hand, building, {wild, building.melds.low[group]}, out);
  for (std::uint8_t number = 1; laid.empty() && all_wild_ && number <= highest_number; ++number) {
    offer(hand, building, {wild, number}, out);
  }
}

void Builder::offer_colour(const Cards& hand, const Building& building, int at,
                           Placements& out) const {
  const auto group = static_cast<std::size_t>(at);
  const Cards& laid = building.melds.cards[group];
  const NumberBits wanted =
      laid.empty() ? all_numbers : bits_of_colour(colour_as(building.melds.low[group]));
  for (NumberBits left = hand.once() & rising(laid, wanted); left != 0; left &= left - 1) {
    const auto card = static_cast<Card>(std::countr_zero(left));
    offer(hand, building, {card, as_colour(colour_of(card))}, out);
  }
  if (hand.wilds() == 0) return;
  if (!laid.empty()) offer(hand, building, {wild, building.melds.low[group]}, out);
  for (int i = 0; laid.empty() && all_wild_ && i < colours; ++i) {
    offer(hand, building, {wild, as_colour(static_cast<Colour>(i))}, out);
  }
}

void Builder::offer_run(const Cards& hand, const Building& building, int at,
                        Placements& out) const {
  const auto group = static_cast<std::size_t>(at);
  const bool first = building.melds.cards[group].empty();
  const int low = first ? 1 : building.melds.high[group] + 1;
  const int high = first ? highest_number + 1 - phase_.group[group].size : low;
  for (int number = low; number <= high; ++number) {
    const auto as = static_cast<std::uint8_t>(number);
    NumberBits left = hand.once() & bits_of_number(number);
    for (; left != 0; left &= left - 1) {
      offer(hand, building, {static_cast<Card>(std::countr_zero(left)), as}, out);
    }
    if (hand.wilds() > 0) offer(hand, building, {wild, as}, out);
  }
}

bool Builder::can_finish(const Cards& hand, const Building& building) const {
  const int at = group(building);
  if (at == phase_.groups) {
    const Cards& last = building.melds.cards[static_cast<std::size_t>(at) - 1];
    return (all_wild_ || last.once() != 0) && in_order(building);
  }
  const auto group = static_cast<std::size_t>(at);
  const Cards& laid = building.melds.cards[group];
  const Group wanted = phase_.group[group];
  switch (wanted.kind) {
    case GroupKind::set:
      return can_finish_set(hand, building, at);
    case GroupKind::run:
      return can_finish_run(hand, building, at);
    case GroupKind::colour:
      break;
  }
  const Colour colour = colour_as(building.melds.low[group]);
  return count_within(hand, rising(laid, bits_of_colour(colour))) + hand.wilds() >=
         wanted.size - laid.size();
}

bool Builder::can_finish_run(const Cards& hand, const Building& building, int at) const {
  const auto group = static_cast<std::size_t>(at);
  const Cards& laid = building.melds.cards[group];
  if (laid.empty()) return makes_run(Tally(hand), phase_.group[group].size, all_wild_);
  const int last = building.melds.low[group] + phase_.group[group].size - 1;
  int missing = 0;
  bool natural = all_wild_ || laid.once() != 0;
  for (int number = building.melds.high[group] + 1; number <= last; ++number) {
    const bool there = (hand.once() & bits_of_number(number)) != 0;
    natural = natural || there;
    missing += there ? 0 : 1;
  }
  return natural && missing <= hand.wilds();
}

bool Builder::can_finish_set(const Cards& hand, const Building& building, int at) const {
  const auto group = static_cast<std::size_t>(at);
  const Cards& laid = building.melds.cards[group];
  const int size = phase_.group[group].size;
  const Tally tally(hand);
  if (laid.empty()) {
    // The second group; whatever comes before is laid.
    return second_fits(tally, building.melds.low[0]) || same_number_fits(hand, building);
  }
  const int number = building.melds.low[group];
  const int open = size - laid.size();
  const int naturals = count_within(hand, rising(laid, bits_of_number(number)));
  for (int take = std::min(naturals, open); take >= 0 && open - take <= hand.wilds(); --take) {
    if (at + 1 == phase_.groups) {
      if (!sets_are_alike() || number > building.melds.low[0]) return true;
      return same_number_fits(hand, building);
    }
    Tally rest = tally;
    rest.take(number, take);
    rest.wilds -= open - take;
    if (second_fits(rest, number)) return true;
  }
  return at + 1 < phase_.groups && same_number_fits(hand, building);
}

// Whether the second group can be made of the rest: of two sets of the same size, with a higher
// number than the first.
bool Builder::second_fits(Tally rest, int first_number) const {
  const Group second = phase_.group[1];
  if (second.kind == GroupKind::run) return makes_run(rest, second.size, all_wild_);
  if (!sets_are_alike()) return makes_set(rest, second.size, all_wild_);
  rest.counts &= first_number == highest_number ? 0 : ~NumberBits{0} << (4 * first_number);
  return makes_set(rest, second.size, all_wild_ && first_number < highest_number);
}

// Two sets of one number and one size: tries every way, which are few.
bool Builder::same_number_fits(const Cards& hand, const Building& building) const {
  if (!sets_are_alike()) return false;
  if (!building.melds.cards[1].empty() && building.melds.low[1] != building.melds.low[0]) {
    return false;
  }
  const int at = group(building);
  if (at == phase_.groups) return in_order(building);
  const auto group = static_cast<std::size_t>(at);
  const Cards& laid = building.melds.cards[group];
  const std::uint8_t number = building.melds.low[0];
  const auto try_with = [&](Card card) {
    Building then = building;
    Cards rest = hand;
    place(then, rest, {card, number});
    return same_number_fits(rest, then);
  };
  NumberBits left = hand.once() & rising(laid, bits_of_number(number));
  for (; left != 0; left &= left - 1) {
    if (try_with(static_cast<Card>(std::countr_zero(left)))) return true;
  }
  return hand.wilds() > 0 && (all_wild_ || !laid.empty()) && try_with(wild);
}

bool Builder::sets_are_alike() const {
  return phase_.groups == 2 && phase_.group[0] == phase_.group[1];
}

bool Builder::in_order(const Building& building) const {
  if (!sets_are_alike() || building.melds.low[0] < building.melds.low[1]) return true;
  return building.melds.low[0] == building.melds.low[1] &&
         rises(spelling_of(building.melds.cards[0]), spelling_of(building.melds.cards[1]));
}

}  // namespace penta::phase10_masters

#include "games/phase10_masters/places.h"

#include <bit>

namespace penta::phase10_masters {

std::vector<LaidCard> in_places(const Cards& cards, GroupKind kind, int low, int high) {
  std::vector<LaidCard> list;
  if (kind != GroupKind::run) {
    cards.for_each(
        [&](Card card) { list.push_back({.card = card, .as = static_cast<Meaning>(low)}); });
    return list;
  }
  for (int number = low; number <= high; ++number) {
    const NumberBits there = cards.once() & bits_of_number(number);
    const Card card = there == 0 ? wild : static_cast<Card>(std::countr_zero(there));
    list.push_back({.card = card, .as = static_cast<Meaning>(number)});
  }
  return list;
}

}  // namespace penta::phase10_masters

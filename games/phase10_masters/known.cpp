#include "games/phase10_masters/state.h"

namespace penta::phase10_masters {

void Known::note(Seat seat, Card card, Where where) {
  if (card == wild) {
    ++wilds_[seat][static_cast<std::size_t>(where)];
    return;
  }
  // The lower four bits first, so that equal knowledge has equal bytes.
  std::uint8_t& both = copies_[static_cast<std::size_t>(card)];
  const std::uint8_t added = mark(seat, where);
  const std::uint8_t other = both & 0xf;
  both = other == 0
             ? added
             : static_cast<std::uint8_t>(other <= added ? other | added << 4 : added | other << 4);
}

bool Known::remove(Seat seat, Card card, Where where) {
  if (count(seat, card, where) == 0) return false;
  if (card == wild) {
    --wilds_[seat][static_cast<std::size_t>(where)];
    return true;
  }
  std::uint8_t& both = copies_[static_cast<std::size_t>(card)];
  both = (both & 0xf) == mark(seat, where) ? both >> 4 : both & 0xf;
  return true;
}

void Known::leave(Seat seat, Card card, bool fetched) {
  if (remove(seat, card, Where::hand) || remove(seat, card, Where::hand_or_saves)) return;
  // Perhaps it is the saved one; who has drawn nothing from the saves shows another like it.
  if (fetched) remove(seat, card, Where::saves);
}

void Known::save(Seat seat) {
  for (int i = 0; i <= number_cards; ++i) {
    const Card card = i == number_cards ? wild : static_cast<Card>(i);
    while (remove(seat, card, Where::hand)) note(seat, card, Where::hand_or_saves);
  }
}

void Known::show(Seat seat, Cards hand, bool fetched) {
  const auto in_hand = [&hand](Card card) {
    if (!hand.contains(card)) return false;
    hand.remove(card);
    return true;
  };
  for (int i = 0; i <= number_cards; ++i) {
    const Card card = i == number_cards ? wild : static_cast<Card>(i);
    while (remove(seat, card, Where::hand)) in_hand(card);
    int saved = 0;
    while (remove(seat, card, Where::hand_or_saves)) saved += in_hand(card) ? 0 : 1;
    // One that was known to be saved and may have been drawn: if the hand shows one like it, nobody
    // can tell.
    int kept = 0;
    while (remove(seat, card, Where::saves)) kept += fetched && in_hand(card) ? 0 : 1;
    for (int copies = saved + kept; copies > 0; --copies) note(seat, card, Where::saves);
  }
}

}  // namespace penta::phase10_masters

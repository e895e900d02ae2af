#include <algorithm>

#include "games/phase10_masters/state.h"

namespace penta::phase10_masters {
namespace {

int all_noted(const Known& known, Seat seat, Known::Where where) {
  int count = 0;
  for (int i = 0; i <= static_cast<int>(wild); ++i) {
    count += known.count(seat, static_cast<Card>(i), where);
  }
  return count;
}

}  // namespace

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

Certain certain(const Table& table, Seat seat, Card card, Known::Where noted) {
  using Where = Known::Where;
  const int copies = table.known.count(seat, card, noted);
  if (copies == 0 || noted == Where::hand) return {.in_hand = copies};
  const int room = table.held[seat] - all_noted(table.known, seat, Where::hand);
  const int maybe = all_noted(table.known, seat, Where::hand_or_saves);
  const int before = all_noted(table.known, seat, Where::saves);
  // Every way to spread them: one of the one kind may be saved, of the other some may be drawn.
  const int alike = noted == Where::saves ? before : maybe;
  int fewest = alike;  // in hand, of all that are noted alike
  int most = 0;
  for (int saved = 0; saved <= std::min(maybe, 1); ++saved) {
    for (int drawn = 0; drawn <= std::min<int>(before, table.fetched[seat]); ++drawn) {
      if (maybe - saved + drawn > room || saved + before - drawn > table.saved[seat]) continue;
      const int in_hand = noted == Where::saves ? drawn : maybe - saved;
      fewest = std::min(fewest, in_hand);
      most = std::max(most, in_hand);
    }
  }
  if (fewest > most) return {};
  return {.in_hand = std::max(0, fewest - (alike - copies)),
          .saved = copies - std::min(copies, most)};
}

}  // namespace penta::phase10_masters

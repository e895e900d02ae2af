// Arbitrary bytes, and a damaged set, as packed cards; and lines as decks.
#include "fuzz/bytes.h"
#include "games/phase/cards/set.h"
#include "games/phase/cards/testing/small_set.h"

namespace penta::phase::cards {
namespace {

using fuzz::require;

void try_packed(std::string_view packed) {
  const auto set = unpack(packed);
  if (!set) {
    require(!set.error().text.empty(), "a refusal says why");
    return;
  }
  const auto again = unpack(pack(*set));
  require(again && *again == *set, "a set is read as it was packed");
  for (const Deck& deck : set->decks) {
    const auto read = read_deck(write_deck(deck, *set), *set);
    require(read && read->cards == deck.cards, "a deck is read as it was written");
  }
}

void try_deck(std::string_view line) {
  static const Set set = *unpack(small_packed());
  const auto deck = read_deck(line, set);
  if (!deck) {
    require(!deck.error().text.empty(), "a refusal says why");
    return;
  }
  require(deck->cards.size() >= fewest_in_deck && deck->cards.size() <= most_in_deck,
          "a deck has 25 to 50 cards");
  const auto again = read_deck(write_deck(*deck, set), set);
  require(again && again->cards == deck->cards, "a deck is read as it was written");
}

}  // namespace
}  // namespace penta::phase::cards

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace penta;
  namespace cards = phase::cards;
  fuzz::Bytes bytes(data, size);
  switch (bytes.next() % 4) {
    case 0:
      cards::try_packed(bytes.text());
      break;
    case 1:
      cards::try_packed("penta-cards 1\n" + std::string(bytes.text()));
      break;
    case 2:
      cards::try_packed(fuzz::damaged(cards::small_packed(), bytes));
      break;
    default:
      cards::try_deck(fuzz::damaged("10x Squeezle / Gladiator; 20x Scout / Berserker", bytes));
  }
  return 0;
}

// Arbitrary bytes, and a damaged set, as packed cards; lines as decks, and pasted lists.
#include "fuzz/bytes.h"
#include "games/phase/cards/set.h"
#include "games/phase/cards/testing/small_set.h"
#include "games/phase/rules.h"

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

void try_pasted(std::string_view text) {
  static const Options table =
      *Options::check(Rules::option_specs(), {{"cards", small_packed()}, {"format", "sandbox"}});
  static const Set set = *unpack(small_packed());
  const auto choose = [](std::string_view written) {
    return *Rules::read_choice(table, seat_at(0), written, Speaker{.lang = Lang::de});
  };
  const ChoiceMade made = choose(text);
  for (const ChoiceFlaw& flaw : made.flaws) {
    require(!flaw.text.empty() && flaw.line >= 0, "a refusal says why");
  }
  if (!made.flaws.empty() || made.value.empty()) return;
  require(static_cast<bool>(read_deck(made.value, set)), "a value makes rules");
  require(choose(made.value).value == made.value, "a value is its own");
}

}  // namespace
}  // namespace penta::phase::cards

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace penta;
  namespace cards = phase::cards;
  fuzz::Bytes bytes(data, size);
  switch (bytes.next() % 5) {
    case 0:
      cards::try_packed(bytes.text());
      break;
    case 1:
      cards::try_packed("penta-cards 1\n" + std::string(bytes.text()));
      break;
    case 2:
      cards::try_packed(fuzz::damaged(cards::small_packed(), bytes));
      break;
    case 3:
      cards::try_pasted(
          fuzz::damaged("# mine\n10x Squeezle / Gladiator\n20x Scout / Berserker\n", bytes));
      break;
    default:
      cards::try_deck(fuzz::damaged("10x Squeezle / Gladiator; 20x Scout / Berserker", bytes));
  }
  return 0;
}

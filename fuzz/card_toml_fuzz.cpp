// Arbitrary text, and a damaged set, as TOML files of cards and decks.
#include "fuzz/bytes.h"
#include "games/phase/cards/testing/read_text.h"
#include "games/phase/cards/testing/small_set.h"

namespace penta::phase::cards {
namespace {

using fuzz::require;

void try_toml(const std::string& text) {
  const auto set = read_set_text(text, "my.toml");
  if (set) {
    const auto again = unpack(pack(*set));
    require(again && *again == *set, "a set is read as it was packed");
  } else {
    require(set.error().text.starts_with("my.toml:"), "a mistake has a place");
  }
  static const Set small = *unpack(small_packed());
  const auto deck = read_deck_text(text, "my.toml", small);
  require(deck || deck.error().text.starts_with("my.toml:"), "a mistake has a place");
}

}  // namespace
}  // namespace penta::phase::cards

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace penta;
  namespace cards = phase::cards;
  fuzz::Bytes bytes(data, size);
  const bool any = bytes.next() % 2 == 0;
  cards::try_toml(any ? std::string(bytes.text())
                      : fuzz::damaged(std::string(cards::small_toml), bytes));
  return 0;
}

// Arbitrary bytes as a deck file of THE Phase.
#include <string>

#include "fuzz/bytes.h"
#include "games/the_phase/cards.h"

namespace penta::the_phase {
namespace {

using fuzz::Bytes;
using fuzz::require;

void try_deck(Bytes bytes) {
  const bool titled = bytes.next() % 4 != 0;
  const auto deck =
      Deck::parse((titled ? "colour,rank,grid,shape,wedge\n" : "") + std::string(bytes.text()));
  require(deck || deck.error().text.find("line ") != std::string::npos, "a mistake has a place");
  require(!deck || (deck->size() >= fewest_cards && deck->size() <= most_cards), "60 to 80 cards");
}

}  // namespace
}  // namespace penta::the_phase

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  penta::the_phase::try_deck({data, size});
  return 0;
}

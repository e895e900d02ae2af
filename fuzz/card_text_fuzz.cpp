// Arbitrary text as the text of a card, and words of the language in any order.
#include <array>
#include <string>

#include "fuzz/bytes.h"
#include "games/phase/cards/grammar.h"
#include "games/phase/cards/text.h"

namespace penta::phase::cards {
namespace {

using fuzz::require;

const Lexicon& lexicon() {
  static const Lexicon words{{{"Keeper", "der Hüter"}, {"Sun Dominion", "der Sonnenherrschaft"}}};
  return words;
}

void try_text(std::string_view text) {
  const Reading reading = read_ability(text, lexicon());
  if (reading.mistake) {
    require(!reading.mistake->text.empty(), "a mistake says what it is");
    require(reading.mistake->column >= 1 && reading.mistake->column <= text.size() + 1,
            "and where");
    return;
  }
  const std::string english = in_english(reading.ability, lexicon());
  const Reading again = read_ability(english, lexicon());
  require(!again.mistake && again.ability == reading.ability, "what is written is read the same");
  require(!in_german(reading.ability, lexicon()).empty(), "it has German words");
}

std::string_view word(std::uint8_t code) {
  constexpr std::array<std::string_view, 48> words{"Action",
                                                   "Elite",
                                                   "Trained",
                                                   "Swift",
                                                   ":",
                                                   ".",
                                                   ",",
                                                   "then",
                                                   "if",
                                                   "it is",
                                                   "opposed",
                                                   "good",
                                                   "evil",
                                                   "you may",
                                                   "destroy",
                                                   "deal",
                                                   "draw",
                                                   "gain",
                                                   "lose",
                                                   "phase",
                                                   "lock",
                                                   "a",
                                                   "an",
                                                   "another",
                                                   "each",
                                                   "up to",
                                                   "2",
                                                   "3",
                                                   "X",
                                                   "where",
                                                   "X is",
                                                   "its cost",
                                                   "warrior",
                                                   "warriors",
                                                   "resource",
                                                   "card",
                                                   "cards",
                                                   "of yours",
                                                   "with",
                                                   "cost",
                                                   "or less",
                                                   "for each",
                                                   "or",
                                                   "+2/+0",
                                                   "gets",
                                                   "damage to",
                                                   "this warrior",
                                                   "influence"};
  return words[code % words.size()];
}

}  // namespace
}  // namespace penta::phase::cards

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace penta::phase::cards;
  penta::fuzz::Bytes bytes(data, size);
  if (bytes.next() % 2 == 0) {
    try_text(bytes.text());
    return 0;
  }
  std::string text = "Action:";
  while (!bytes.empty()) text.append(" ").append(word(bytes.next()));
  try_text(text);
  return 0;
}

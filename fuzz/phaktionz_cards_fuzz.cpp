// Arbitrary text as the text of a card of Phaktionz, as packed cards, as card files, as sheets and
// as lists of cards; and words of the language in any order.
#include <array>
#include <string>

#include "fuzz/bytes.h"
#include "games/phaktionz/cards/draft.h"
#include "games/phaktionz/cards/sheet.h"
#include "games/phaktionz/cards/testing/lexicon.h"
#include "games/phaktionz/cards/testing/small_set.h"

namespace penta::phaktionz::cards {
namespace {

using fuzz::require;

void try_text(std::string_view text, Role role) {
  const Reading reading = read_ability(text, specimen(), role);
  if (reading.mistake) {
    require(!reading.mistake->text.empty(), "a mistake says what it is");
    require(reading.mistake->column >= 1 && reading.mistake->column <= text.size() + 1,
            "and where");
    return;
  }
  const std::string english = in_english(reading.ability, specimen());
  const Reading again = read_ability(english, specimen(), role);
  require(!again.mistake && again.ability == reading.ability, "what is written is read the same");
  require(!in_german(reading.ability, specimen()).empty(), "it has German words");
}

void try_conditions(std::string_view text) {
  const ConditionsReading reading = read_conditions(text, specimen());
  if (reading.mistake) return;
  const std::string english = in_english(reading.conditions, specimen());
  const ConditionsReading again = read_conditions(english, specimen());
  require(!again.mistake && again.conditions == reading.conditions, "conditions come back");
}

void try_packed(std::string_view packed) {
  const auto set = unpack(packed);
  if (!set) {
    require(!set.error().text.empty(), "a refusal says why");
    return;
  }
  const auto again = unpack(pack(*set));
  require(again && *again == *set, "a set is read as it was packed");
}

void try_toml(const std::string& text) {
  const auto set = read_set_text(text, "my.toml");
  if (set) {
    const auto again = unpack(pack(*set));
    require(again && *again == *set, "a set is read as it was packed");
  } else {
    require(set.error().text.starts_with("my.toml:"), "a mistake has a place");
  }
}

void try_deck(const std::string& text, Format format) {
  const auto file = read_deck_text(text, "my.csv", small());
  require(file || file.error().text.starts_with("my.csv:"), "a mistake has a place");
  const auto deck = read_deck(text, small(), format);
  if (!deck) {
    require(!deck.error().text.empty(), "a refusal says why");
    return;
  }
  const auto again = read_deck(write_deck(*deck, small()), small(), format);
  require(again && again->cards == deck->cards, "a deck is read as it was written");
}

std::string_view word(std::uint8_t code) {
  constexpr std::array<std::string_view, 72> words{":",
                                                   ",",
                                                   ".",
                                                   "then",
                                                   "and if so",
                                                   "or",
                                                   "and",
                                                   "if",
                                                   "Action",
                                                   "Cast",
                                                   "When",
                                                   "Always",
                                                   "from hand",
                                                   "L/1",
                                                   "L1",
                                                   "choose X",
                                                   "X",
                                                   "2X",
                                                   "2",
                                                   "+1",
                                                   "a",
                                                   "an",
                                                   "another",
                                                   "each",
                                                   "up to",
                                                   "this",
                                                   "Summon",
                                                   "Summons",
                                                   "card",
                                                   "cards",
                                                   "Weapon",
                                                   "Counter",
                                                   "Striker",
                                                   "Plague",
                                                   "CP",
                                                   "Tier 2",
                                                   "or lower",
                                                   "\"Elf\"",
                                                   "of yours",
                                                   "of",
                                                   "your",
                                                   "opponent",
                                                   "your hand",
                                                   "from your",
                                                   "Deck",
                                                   "Deck-Out",
                                                   "Pile",
                                                   "Exile",
                                                   "gets",
                                                   "DMG",
                                                   "can battle",
                                                   "times",
                                                   "cannot be",
                                                   "demoted",
                                                   "demote",
                                                   "exile",
                                                   "add",
                                                   "to your hand",
                                                   "place",
                                                   "draw",
                                                   "discard",
                                                   "mill",
                                                   "fizzle it",
                                                   "use",
                                                   "this turn",
                                                   "while it stays",
                                                   "you may",
                                                   "you control",
                                                   "3 or more",
                                                   "where X is",
                                                   "the number of",
                                                   "in response to"};
  return words[code % words.size()];
}

}  // namespace
}  // namespace penta::phaktionz::cards

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace penta;
  using namespace phaktionz::cards;
  fuzz::Bytes bytes(data, size);
  static const std::string packed = pack(small());
  static const std::string toml = small_toml();
  static const std::string list = small_list() + "; CP: 2x Last Elf";
  const auto role = static_cast<Role>(bytes.next() % 7);
  const Format format = bytes.next() % 2 == 0 ? Format::standard : Format::synthesis;
  switch (bytes.next() % 8) {
    case 0:
      try_text(bytes.text(), role);
      break;
    case 1: {
      std::string text = "Action:";
      while (!bytes.empty()) text.append(" ").append(word(bytes.next()));
      try_text(text, role);
      break;
    }
    case 2:
      try_conditions(bytes.text());
      break;
    case 3:
      try_packed(fuzz::damaged(packed, bytes));
      break;
    case 4:
      try_toml(fuzz::damaged(toml, bytes));
      break;
    case 5:
      try_toml(std::string(bytes.text()));
      break;
    case 6:
      try_deck("Qty,,,Name\n" + std::string(bytes.text()), format);
      break;
    default:
      try_deck(fuzz::damaged(list, bytes), format);
  }
  return 0;
}

// Decks, for every game that is played with them: lists of cards by their places in a set, read
// from what people write, and handed out to the seats of a table.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cards/errors.h"
#include "engine/options.h"
#include "engine/result.h"

namespace penta::cards {

struct Deck {
  std::string name;
  std::string german;
  std::string about;  // its way to win, in a sentence; may be empty
  std::string about_german;
  std::vector<std::uint16_t> cards{};  // their places among the cards; a number may come again
  bool operator==(const Deck&) const = default;
};

// A deck as somebody wrote it down.
struct DeckDraft {
  Spot at{};
  Word name{};
  Word german{};  // may be left out, as may what it is about
  Word about{};
  Word about_german{};
  Spot list{};                // where the cards are listed
  std::vector<Word> cards{};  // "2x Squeezle / Gladiator"
};

struct DeckSize {
  std::size_t fewest = 0;
  std::size_t most = 0;
};

// The place of the card with this name; nothing if there is none, which it has complained about.
using FindCard = std::function<std::optional<std::uint16_t>(const Word& name)>;
// The name of the card at this place.
using NameCard = std::function<std::string(std::uint16_t card)>;

// What is wrong becomes a flaw: numbers that cannot be, a deck too small or too large.
Deck make_deck(const DeckDraft& draft, DeckSize size, const FindCard& find, ParseErrors& flaws);

// A deck as one line, "2x Squeezle / The Flying Death; Ted / Chained Horror": what an option holds.
std::string write_deck(const Deck& deck, const NameCard& name);

// The ready deck of this name, in either language, whatever its capitals; or null.
const Deck* ready_deck(std::string_view name, const std::vector<Deck>& ready);

// --- the decks of a table

// The option that the deck of a seat, from 1, is named by.
OptionSpec deck_option(std::string_view name, int seat);

bool share_card(const Deck& one, const Deck& other);

// What such an option says; an empty deck for a seat that names none, to be filled by
// add_ready_decks. `read` reads what somebody named.
Result<Deck> named_deck(std::string_view given, const std::vector<Deck>& ready,
                        const std::function<Result<Deck>(std::string_view)>& read);

// Ready decks for those who name none: each seat takes the next one of which nobody has a card, or
// else simply the next. REQUIRES: there are ready decks, or no deck is empty.
void add_ready_decks(std::vector<Deck>& decks, const std::vector<Deck>& ready);

// Cards that more than one seat has, or one seat more than once: "Ted is in deck1 and in deck3". An
// empty text if each card is there once.
std::string shared_cards(const std::vector<Deck>& decks, std::size_t cards, const NameCard& name);

}  // namespace penta::cards

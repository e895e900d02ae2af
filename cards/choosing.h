// Decks that seats choose before the deal, for every game that is played with them: what
// engine/choices.h asks of a game, from what a table knows of decks.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cards/decks.h"
#include "cards/errors.h"
#include "engine/choices.h"
#include "engine/phrase.h"

namespace penta::cards {

// What a table knows of decks.
struct DeckTable {
  const std::vector<Deck>& ready;
  bool once = false;  // each card is at the table once
  NameCard name{};    // as lists are written
  NameCard shown{};   // in the language of whoever reads
  std::function<std::string(const Deck&)> group{};
  // Makes a deck of what is listed, in either language.
  std::function<Deck(const DeckDraft& draft, ParseErrors& flaws)> make{};
  // A deck as an option says it; if there is none, as one list of its cards.
  std::function<std::string(const Deck&)> write{};
};

// "2x Squeezle / The Flying Death", one in a line or with ';' between them; what stands behind '#'
// says nothing. The words point into the text.
std::vector<Word> pasted_cards(std::string_view text);

// The deck of a seat as its person wrote it: a list, the name of a ready deck, or nothing. `others`
// is what the options of all seats say.
ChoiceMade choose_deck(const DeckTable& table, Seat seat, std::string_view written,
                       const std::vector<std::string>& others, const Speaker& speaker);
// The ready decks, and which seats leave them to nobody else by what their options say.
std::vector<ReadyChoice> ready_decks(const DeckTable& table, const std::vector<std::string>& said,
                                     Lang lang);
// A deck for people to read. Its value is its name. `shown` names a card in that language.
Choice choice_of(const Deck& deck, const NameCard& shown, std::string group, Lang lang);

}  // namespace penta::cards

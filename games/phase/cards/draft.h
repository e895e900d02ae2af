// A set as somebody wrote it down, each word with its place: what TOML and the packed form share.
// It is made into a set here, or into a list of everything that is wrong with it.
#pragma once

#include <cstdint>
#include <vector>

#include "cards/decks.h"
#include "cards/errors.h"
#include "games/phase/cards/set.h"

namespace penta::phase::cards {

using penta::cards::DeckDraft;
using penta::cards::Number;
using penta::cards::ParseErrors;
using penta::cards::Spot;
using penta::cards::Word;

// What is not given was complained about by the reader, or may be left out: German words, what a
// deck is about, skills and the name of the set.
struct Draft {
  struct Faction {
    Spot at{};
    Word name{};
    Word german{};
  };
  struct Side {
    Spot at{};
    Word title{};
    Word german{};
    Word faction{};
    Word alignment{};
    Number cost{};
    Number attack{};
    Number defence{};
    Word order{};
    std::vector<Word> skills{};
  };
  // Every good side with every evil side.
  struct Cards {
    Spot at{};
    std::vector<Word> good{};
    std::vector<Word> evil{};
  };

  Word name{};
  std::vector<Faction> factions{};
  std::vector<Side> sides{};
  std::vector<Cards> cards{};
  std::vector<DeckDraft> decks{};
};

// REQUIRES: the words outlive the call. The set is of no use if there are flaws.
Set make_set(const Draft& draft, ParseErrors& flaws);

// In which language sides may be named; files name them in English.
enum class Titles : std::uint8_t { english, either };

// One deck of a set that is there already.
Deck make_deck(const DeckDraft& draft, const Set& set, ParseErrors& flaws,
               Titles titles = Titles::english);

}  // namespace penta::phase::cards

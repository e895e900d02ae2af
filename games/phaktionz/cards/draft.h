// A set as somebody wrote it down, each word with its place: what TOML and the packed form share.
// It is made into a set here, or into a list of everything that is wrong with it.
#pragma once

#include <vector>

#include "cards/decks.h"
#include "cards/errors.h"
#include "games/phaktionz/cards/set.h"

namespace penta::phaktionz::cards {

using penta::cards::DeckDraft;
using penta::cards::Number;
using penta::cards::ParseErrors;
using penta::cards::Spot;
using penta::cards::Word;

// What is not given was complained about by the reader, or may be left out.
struct Draft {
  struct Faction {
    Spot at{};
    Word name{};
    Word german{};
    Word lineage{};
  };
  struct NameWord {
    Spot at{};
    Word name{};
    Word german{};
  };
  struct Side {
    Spot at{};
    Word title{};
    Word german{};
    Word kind{};
    Number dmg{};
    Word flavour{};
    Word flavour_german{};
    std::vector<Word> texts{};
  };
  struct Card {
    Side front{};
    Number tier{};
    Word faction{};
    bool creation = false;
    bool limited = false;
    Word create{};
    Word promote{};
  };
  // The Tier 4 side of a Tier 0.
  struct Promoted {
    Word of{};
    Side back{};
  };
  struct Deck {
    DeckDraft list{};  // "CP:" before the Creation Pile
    Word format{};     // Standard if not given
  };

  Word name{};
  std::vector<Faction> factions{};
  std::vector<NameWord> words{};
  std::vector<Card> cards{};
  std::vector<Promoted> promoted{};
  std::vector<Deck> decks{};
};

// REQUIRES: the words outlive the call. The set is of no use if there are flaws.
Set make_set(const Draft& draft, ParseErrors& flaws);

// In which language cards may be named; files name them in English.
enum class Titles : std::uint8_t { english, either };

// One deck of a set that is there already: every reason at once why it cannot be played.
Deck make_deck(const DeckDraft& draft, const Set& set, Format format, ParseErrors& flaws,
               Titles titles = Titles::english);

}  // namespace penta::phaktionz::cards

// Cards, players and decisions as people call them.
#pragma once

#include <string>

#include "engine/phrase.h"
#include "games/phaktionz/rules.h"

namespace penta::phaktionz {

class Names {
 public:
  Names(const Rules& rules, const Speaker& speaker) : rules_(rules), speaker_(speaker) {}

  // "Haka Goblin", for tables; something for what is hidden, too.
  std::string title(DesignId design) const;
  // The same in a sentence. German titles are not declined, so they stand in quotation marks.
  std::string quoted(DesignId design) const;
  // "Haka Goblin" of a card whose number means nothing: it is hidden, or was.
  std::string plain(Card card) const;
  // "Haka Goblin", the second one "Haka Goblin (2)".
  std::string card(Card card) const;
  // "your Haka Goblin", "Bob's Haka Goblin"
  std::string owned(Card card) const;
  // The same with a verb or preposition that takes the dative in German.
  std::string dative(Card card) const;
  // The same as the first words of a sentence.
  std::string first(Card card) const;
  // What a card is called that battles: a Tier 0 does so on its Tier 4 side.
  DesignId fighter(Card card) const;
  // What ability number `ability` of it says, or nothing; those of a Tier 4 side begin at 8.
  std::string text(Card card, int ability) const;
  // A name, or "seat 4" of one that is not at the table.
  std::string player(Seat seat) const;
  // "column 3", "the Tier 3 slot"; German ones without an article, which `in_slot` has.
  std::string slot(int slot) const;
  // "in column 3", "on the Tier 3 slot"
  std::string in_slot(int slot) const;

 private:
  bool exists(Card card) const { return card != no_card && rules_.exists(card); }
  std::string of_owner(Card card, Phrase yours, Phrase theirs) const;

  const Rules& rules_;
  const Speaker& speaker_;
};

// What is to be decided: "answer or pass".
Phrase decision(Ask ask);
// "Main Phase"
Phrase called(Phase phase);

}  // namespace penta::phaktionz

// Cards, players and decisions as people call them.
#pragma once

#include <string>

#include "engine/phrase.h"
#include "games/phase/rules.h"

namespace penta::phase {

class Names {
 public:
  Names(const Rules& rules, const Speaker& speaker) : rules_(rules), speaker_(speaker) {}

  // "Squeezle", for tables; something for sides that are hidden, too.
  std::string side(SideId side) const;
  // The same in a sentence. German titles are not declined, so they stand in quotation marks.
  std::string quoted(SideId side) const;
  // "Squeezle (#17)", in a sentence
  std::string card(Sleeve sleeve, SideId side) const;
  // "your Squeezle (#17)", "Bob's Squeezle (#17)", in a sentence
  std::string owned(Sleeve sleeve, SideId side) const;
  // The same after "an", or with a verb that takes the dative in German.
  std::string dative(Sleeve sleeve, SideId side) const;
  // The same as the first words of a sentence.
  std::string first(Sleeve sleeve, SideId side) const;
  // The same for tables.
  std::string brief(Sleeve sleeve, SideId side) const;
  // Without a view: "card #17", "Bob's card #17". The noun is written without an article.
  std::string numbered(Sleeve sleeve, Phrase noun) const;
  // "your card #17", "Bob's card #17"
  std::string owned_number(Sleeve sleeve) const;
  // "the first skill"
  std::string skill(int skill) const;
  // A name, or "seat 4" of one that is not at the table.
  std::string player(Seat seat) const;

 private:
  bool exists(Sleeve sleeve) const;
  std::string of_owner(Sleeve sleeve, SideId side, Phrase yours, Phrase theirs) const;

  const Rules& rules_;
  const Speaker& speaker_;
};

// What is to be decided: "take an action or pass".
Phrase decision(Ask ask);
std::string_view said(Alignment alignment, Lang lang);

}  // namespace penta::phase

// German card texts: what effects do, and under which condition.
#pragma once

#include <string>

#include "games/phaktionz/cards/german_words.h"

namespace penta::phaktionz::cards::german {

// A sentence in parts, so that it can begin with its subject or its verb: "dieses Wesen", "erhält",
// "+1 DMG". What is ordered has no subject: "setze", "ein Wesen", "ab".
struct Clause {
  std::string subject{};
  std::string verb{};
  std::string rest{};

  std::string straight() const;  // "dieses Wesen erhält +1 DMG"
  std::string turned() const;    // "erhält dieses Wesen +1 DMG"
  std::string predicate() const;
  std::string end() const;
};

// "du", "kontrollierst", "3 oder mehr Wesen"
struct Fact {
  std::string subject{};
  std::string verb{};
  std::string rest{};

  std::string straight() const { return subject + " " + verb + " " + rest; }
  std::string behind_if() const { return subject + " " + rest + " " + verb; }
};

// Says one ability, effect by effect.
class Teller {
 public:
  // What "it" is before anything is chosen: "aufgestellt".
  Teller(const Lexicon& lexicon, Thing it, std::string_view it_was)
      : lexicon_(lexicon), it_(it), it_was_(it_was) {}

  Fact condition(const Condition& condition) const;
  Clause clause(const Effect& effect);
  // ", wobei X der Anzahl der Wesen entspricht"
  std::string unknown(const Effect& effect) const;
  // What later effects call "it".
  void remember(const Effect& effect);

 private:
  std::string target(const Effect& effect, const Frame& frame, Case grammatical_case) const;
  std::string it(Case grammatical_case) const;
  std::string pronoun(const Target& target, Case grammatical_case) const;

  Clause lasting(const Effect& effect) const;
  Clause about_dmg(const Effect& effect) const;
  Clause rule(const Effect& effect) const;
  std::string rule_words(const Effect& effect) const;
  Clause battle_rule(const Effect& effect) const;
  Clause ban(const Effect& effect) const;
  Clause by_others(const Effect& effect) const;
  Clause ordered(const Effect& effect) const;
  std::string object(const Effect& effect) const;
  std::string way(const Effect& effect) const;
  std::string duration(const Effect& effect) const;
  std::string cards(const Effect& effect) const;
  std::string its(const Effect& effect, bool dmg) const;

  const Lexicon& lexicon_;
  Thing it_;
  std::string_view it_was_;
};

}  // namespace penta::phaktionz::cards::german

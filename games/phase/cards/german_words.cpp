#include "games/phase/cards/german_words.h"

#include <algorithm>
#include <array>

namespace penta::phase::cards::german {
namespace {

template <class T>
constexpr std::size_t index(T value) {
  return static_cast<std::size_t>(value);
}

using penta::cards::german::behind_a;
using penta::cards::german::behind_the;
using penta::cards::german::strong;

std::string single(Noun noun, Case grammatical_case) {
  if (noun == Noun::warrior) return grammatical_case == Case::genitive ? "Kriegers" : "Krieger";
  return noun == Noun::resource ? "Ressource" : noun == Noun::hand_card ? "Handkarte" : "Karte";
}
std::string several(Noun noun, Case grammatical_case) {
  if (noun == Noun::warrior) return grammatical_case == Case::dative ? "Kriegern" : "Krieger";
  return single(noun, grammatical_case) + "n";
}

std::string_view stem(Stance stance) {
  constexpr std::array<std::string_view, 7> stems{"", "angreifend", "verteidigend", "",
                                                  "", "",           "gesperrt"};
  return stems[index(stance)];
}
// What no adjective says well stands behind the noun.
std::string_view behind_noun(Stance stance) {
  constexpr std::array<std::string_view, 7> words{
      "", "", "", " mit Gegenüber", " ohne Gegenüber", " gegenüber", ""};
  return words[index(stance)];
}

// "gute", "guten": what stands between the article and the noun.
std::string adjectives(const Kind& kind, std::string_view ending) {
  const std::string_view whose = kind.whose == Whose::opponents ? "gegnerisch" : "";
  std::string text;
  for (const std::string_view each : {stem(kind.stance), german::stem(kind.alignment), whose}) {
    if (!each.empty()) text.append(each).append(ending).append(" ");
  }
  return text;
}

std::string_view measure_word(Measure measure) {
  return measure == Measure::cost     ? "Kosten"
         : measure == Measure::attack ? "Angriff"
                                      : "Verteidigung";
}

// What stands behind the noun.
std::string stance_and_limit(const Kind& kind) {
  std::string text(behind_noun(kind.stance));
  if (kind.limit.measure == Measure::none) return text;
  const bool with = kind.stance == Stance::opposed;
  return text.append(with ? " und " : " mit ").append(measure_word(kind.limit.measure)) + " von " +
         std::to_string(kind.limit.value) + (kind.limit.at_least ? " oder mehr" : " oder weniger");
}
std::string faction_and_limit(const Kind& kind, const Lexicon& lexicon) {
  const std::string faction =
      kind.faction > 0 ? " " + lexicon.factions[kind.faction - 1U].german : "";
  return faction + stance_and_limit(kind);
}
// What is counted lies in the discard pile, what is taken comes out of it.
std::string behind(const Kind& kind, const Lexicon& lexicon, std::string_view preposition) {
  std::string text = faction_and_limit(kind, lexicon);
  if (kind.noun == Noun::discard_card)
    text.append(" ").append(preposition) += " deinem Ablagestapel";
  return text;
}

bool is_yours(const Kind& kind) {
  return kind.whose == Whose::yours || kind.noun == Noun::hand_card;
}
// "Fengarier-" of "der Fengarier", "Sonnenherrschafts-"; nothing if it is called otherwise.
std::string before_noun(const std::string& faction) {
  constexpr std::string_view article = "der ";
  if (!faction.starts_with(article)) return "";
  const std::string name = faction.substr(article.size());
  constexpr std::array<std::string_view, 6> with_s{"schaft", "ung", "heit", "keit", "ion", "tät"};
  const bool joins = std::any_of(with_s.begin(), with_s.end(),
                                 [&](std::string_view each) { return name.ends_with(each); });
  return name + (joins ? "s-" : "-");
}
// "deiner guten Krieger", "deiner Fengarier-Krieger": two genitives would follow each other.
std::string of_yours(const Kind& kind, const Lexicon& lexicon) {
  const std::string faction = kind.faction > 0 ? lexicon.factions[kind.faction - 1U].german : "";
  const std::string first = before_noun(faction);
  const bool behind = first.empty() && kind.faction > 0;
  return "deiner " + adjectives(kind, "en") + first + several(kind.noun, Case::genitive) +
         (behind ? " " + faction : "") + stance_and_limit(kind);
}

}  // namespace

Gender gender(Noun noun) { return noun == Noun::warrior ? Gender::male : Gender::female; }
bool is_male(Noun noun) { return gender(noun) == Gender::male; }

std::string_view stem(Alignment alignment) {
  return alignment == Alignment::good ? "gut" : alignment == Alignment::evil ? "bös" : "";
}

std::string pronoun(Noun noun, Case grammatical_case) {
  return penta::cards::german::pronoun(gender(noun), grammatical_case);
}

std::string named(const Thing& thing, Case grammatical_case) {
  const std::string noun = " " + single(thing.noun, grammatical_case);
  if (!thing.chosen) return strong("dies", gender(thing.noun), grammatical_case) + noun;
  return penta::cards::german::the(gender(thing.noun), grammatical_case) +
         (thing.last ? " zuletzt" : "") + " gewählt" +
         std::string(behind_the(gender(thing.noun), grammatical_case)) + noun;
}

std::string itself(Noun noun, Case grammatical_case) {
  return penta::cards::german::the(gender(noun), grammatical_case) + " " +
         single(noun, grammatical_case) + " selbst";
}

std::string described(const Target& target, Case grammatical_case, const Lexicon& lexicon) {
  const Kind& kind = target.kind;
  const Noun noun = kind.noun;
  const bool yours = is_yours(kind);
  if (target.pick == Pick::up_to) {
    const std::string most = "bis zu " + std::to_string(target.most) + " ";
    if (yours) return most + of_yours(kind, lexicon);
    return most + adjectives(kind, grammatical_case == Case::dative ? "en" : "e") +
           several(noun, grammatical_case) + behind(kind, lexicon, "aus");
  }
  const bool each = target.pick == Pick::each;
  const bool other = target.pick == Pick::other;
  std::string text = each              ? strong("jed", gender(noun), grammatical_case)
                     : yours && !other ? strong("ein", gender(noun), grammatical_case)
                                       : penta::cards::german::a(gender(noun), grammatical_case);
  const std::string_view ending = (each ? behind_the : behind_a)(gender(noun), grammatical_case);
  if (other) text.append(" ander").append(ending);
  text += " ";
  if (yours) return text + of_yours(kind, lexicon);
  return text + adjectives(kind, ending) + single(noun, grammatical_case) +
         behind(kind, lexicon, "aus");
}

std::string for_each(const Kind& kind, const Lexicon& lexicon) {
  const std::string text = "für " + strong("jed", gender(kind.noun), Case::accusative) + " ";
  if (is_yours(kind)) return text + of_yours(kind, lexicon);
  return text + adjectives(kind, behind_the(gender(kind.noun), Case::accusative)) +
         single(kind.noun, Case::accusative) + behind(kind, lexicon, "in");
}

std::string number_of(const Kind& kind, const Lexicon& lexicon) {
  if (is_yours(kind)) return "der Anzahl " + of_yours(kind, lexicon);
  return "der Anzahl der " + adjectives(kind, "en") + several(kind.noun, Case::genitive) +
         behind(kind, lexicon, "in");
}

std::string there_are(int least, const Kind& kind, const Lexicon& lexicon) {
  const std::string things = std::to_string(least) + " oder mehr " + adjectives(kind, "e") +
                             several(kind.noun, Case::nominative) + behind(kind, lexicon, "in");
  if (is_yours(kind)) return "du " + things + " hast";
  return kind.noun == Noun::discard_card ? things + " liegen" : "es " + things + " gibt";
}

std::string being(Stance stance, bool many) {
  struct Words {
    std::string_view one;
    std::string_view many;
  };
  constexpr std::array<Words, 7> words{{{"", ""},
                                        {"angreift", "angreifen"},
                                        {"verteidigt", "verteidigen"},
                                        {"ein Gegenüber hat", "ein Gegenüber haben"},
                                        {"kein Gegenüber hat", "kein Gegenüber haben"},
                                        {"gegenübersteht", "gegenüberstehen"},
                                        {"gesperrt ist", "gesperrt sind"}}};
  return std::string(many ? words[index(stance)].many : words[index(stance)].one);
}

Order order_of(Verb verb) {
  switch (verb) {
    case Verb::damages:
      return {"füge", "zu", "zufügen"};
    case Verb::prevents:
      return {"verhindere", "", "verhindern"};
    case Verb::destroys:
      return {"zerstöre", "", "zerstören"};
    case Verb::phases:
      return {"wende", "", "wenden"};
    case Verb::locks:
      return {"sperre", "", "sperren"};
    case Verb::unlocks:
      return {"entsperre", "", "entsperren"};
    case Verb::gains:
      return {"erhalte", "", "erhalten"};
    case Verb::draws:
      return {"ziehe", "", "ziehen"};
    case Verb::discards:
      return {"lege", "ab", "ablegen"};
    case Verb::enlists:
      return {"rekrutiere", "", "rekrutieren"};
    case Verb::trains:
      return {"bilde", "aus", "ausbilden"};
    case Verb::looks:
      return {"sieh", "an", "ansehen"};
    default:
      return {};
  }
}

Order return_order(Noun noun, bool yours, Place place) {
  if (place == Place::deck) return {"mische", "", "mischen"};
  if (yours && place == Place::hand) return {"nimm", "", "nehmen"};
  if (noun == Noun::discard_card) return {"lege", "", "legen"};
  return {"bringe", "zurück", "zurückbringen"};
}

}  // namespace penta::phase::cards::german

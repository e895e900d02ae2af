// German card texts: gender, case and the places of verbs are right.
#include <array>

#include "cards/grammar.h"
#include "cards/text.h"
#include "engine/phrase.h"

namespace penta::cards {
namespace {

enum class Case : std::uint8_t { nominative, accusative, dative };
// How adjectives end depends on what stands before them.
enum class Lead : std::uint8_t { ein, jeder, many, der_many };

bool is_male(Noun noun) { return noun == Noun::warrior; }

std::string noun_word(Noun noun, bool many, Case grammatical_case) {
  switch (noun) {
    case Noun::warrior:
      return many && grammatical_case == Case::dative ? "Kriegern" : "Krieger";
    case Noun::resource:
      return many ? "Ressourcen" : "Ressource";
    case Noun::hand_card:
      return many ? "Karten auf deiner Hand" : "Karte auf deiner Hand";
    case Noun::discard_card:
      return many ? "Karten in deinem Ablagestapel" : "Karte in deinem Ablagestapel";
  }
  return "";
}

std::string_view stem(Stance stance) {
  constexpr std::array<std::string_view, 7> stems{
      "", "angreifend", "verteidigend", "bekämpft", "unbekämpft", "gegenüberstehend", "gesperrt"};
  return stems[static_cast<std::size_t>(stance)];
}
std::string_view stem(Alignment alignment) {
  return alignment == Alignment::good ? "gut" : alignment == Alignment::evil ? "bös" : "";
}

std::string_view ending(Lead lead, Noun noun, Case grammatical_case) {
  switch (lead) {
    case Lead::many:
      return grammatical_case == Case::dative ? "en" : "e";
    case Lead::der_many:
      return "en";
    default:
      break;
  }
  if (grammatical_case == Case::dative) return "en";
  if (!is_male(noun)) return "e";
  if (grammatical_case == Case::accusative) return "en";
  return lead == Lead::ein ? "er" : "e";
}

// "gute", "guten": what stands between the article and the noun.
std::string adjectives(const Kind& kind, Lead lead, Case grammatical_case) {
  const std::string end(ending(lead, kind.noun, grammatical_case));
  std::string text;
  for (const std::string_view each : {stem(kind.stance), stem(kind.alignment)}) {
    if (!each.empty()) text.append(each).append(end).append(" ");
  }
  return text;
}

std::string measure_word(Measure measure) {
  return measure == Measure::cost     ? "Kosten"
         : measure == Measure::attack ? "Angriff"
                                      : "Verteidigung";
}

// What stands behind the noun.
std::string described(const Kind& kind, const Lexicon& lexicon) {
  std::string text;
  if (kind.faction > 0) text += " " + lexicon.factions[kind.faction - 1U].german;
  if (kind.whose == Whose::yours) text += " von dir";
  if (kind.whose == Whose::opponents) text += " eines Gegners";
  if (kind.limit.measure == Measure::none) return text;
  return text + " mit " + measure_word(kind.limit.measure) + " " +
         std::to_string(kind.limit.value) + (kind.limit.at_least ? " oder mehr" : " oder weniger");
}

std::string article(std::string_view stem, Noun noun, Case grammatical_case) {
  const bool indefinite = stem == "ein";
  const bool male = is_male(noun);
  switch (grammatical_case) {
    case Case::nominative:
      return std::string(stem) + (male ? (indefinite ? "" : "er") : "e");
    case Case::accusative:
      return std::string(stem) + (male ? "en" : "e");
    default:
      return std::string(stem) + (male ? "em" : "er");
  }
}

std::string pronoun(Noun noun, Case grammatical_case) {
  constexpr std::array<std::string_view, 3> he{"er", "ihn", "ihm"};
  constexpr std::array<std::string_view, 3> she{"sie", "sie", "ihr"};
  return std::string((is_male(noun) ? he : she)[static_cast<std::size_t>(grammatical_case)]);
}

std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  }
  return text;
}

// An order is a verb in two parts around the rest; after "darfst du" it stands whole at the end.
struct Order {
  std::string_view first;
  std::string_view last;
  std::string_view whole;
};
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
    case Verb::returns:
      return {"bringe", "zurück", "zurückbringen"};
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
      return {"sieh dir", "an", "dir ansehen"};
    default:
      return {};
  }
}

class German {
 public:
  explicit German(const Lexicon& lexicon) : lexicon_(lexicon) {}

  std::string ability(const Ability& ability) {
    constexpr std::array<std::string_view, 7> names{
        "Aktion", "Elite", "Phasling", "Unbeugsam", "Ausgebildet", "Beistand", "Flink"};
    std::string text(names[static_cast<std::size_t>(ability.trigger)]);
    if (ability.size == 0) return text + ".";
    if (ability.locks > 0) text += ", sperre " + std::to_string(ability.locks);
    if (ability.phases > 0) text += ", wende " + std::to_string(ability.phases);
    text += ":";
    for (std::size_t i = 0; i < ability.size; ++i) {
      text += " " + capital(effect(ability.effects[i])) + ".";
    }
    return text;
  }

 private:
  std::string effect(const Effect& effect) {
    std::string text;
    const bool conditional = effect.condition.test != Test::none;
    if (conditional) text = "wenn " + condition(effect.condition) + ", ";
    text += clause(effect, conditional);
    if (effect.unknown != Unknown::none) text += ", wobei X " + unknown(effect) + " entspricht";
    if (effect.times) {
      text += " für " + article("jed", effect.for_each.noun, Case::accusative) + " " +
              thing(effect.for_each, Lead::jeder, Case::accusative);
    }
    if (effect.instead.test == Test::none) return text;
    text += ", oder ";
    text += has_pair(effect.verb) ? change_text(effect.other_amount, effect.other_defence)
                                  : amount_text(effect.other_amount);
    return text + ", wenn " + condition(effect.instead);
  }

  // --- the clauses

  std::string clause(const Effect& effect, bool conditional) {
    if (effect.verb == Verb::gets || effect.verb == Verb::grants) {
      const std::string verb = effect.target.pick == Pick::up_to ? "erhalten" : "erhält";
      const std::string who = target(effect.target, Case::nominative);
      const std::string what = effect.verb == Verb::gets
                                   ? change_text(effect.amount, effect.defence)
                               : effect.skill == Skill::ally ? "Beistand"
                                                             : "Flink";
      return (conditional ? verb + " " + who : who + " " + verb) + " " + what;
    }
    if (effect.verb == Verb::loses || effect.players != Players::you) {
      return about_people(effect, conditional);
    }
    const Order order = order_of(effect.verb);
    const std::string rest = object(effect);
    if (effect.may) {
      return std::string(conditional ? "darfst du " : "du darfst ") + rest + " " +
             std::string(order.whole);
    }
    std::string text = std::string(order.first) + " " + rest;
    if (!order.last.empty()) text.append(" ").append(order.last);
    return text;
  }

  std::string about_people(const Effect& effect, bool conditional) {
    constexpr std::array<std::string_view, 4> names{"du", "ein Gegner", "jeder Gegner",
                                                    "jeder Spieler"};
    const bool you = effect.players == Players::you;
    const std::string who(names[static_cast<std::size_t>(effect.players)]);
    std::string verb = you ? "verlierst" : "verliert";
    std::string last;
    if (effect.verb == Verb::draws) verb = "zieht";
    if (effect.verb == Verb::discards) {
      verb = "legt";
      last = " ab";
    }
    return (conditional ? verb + " " + who : who + " " + verb) + " " + object(effect) + last;
  }

  // What stands between the parts of a verb.
  std::string object(const Effect& effect) {
    switch (effect.verb) {
      case Verb::damages: {
        const std::string whom = target(effect.target, Case::dative);
        return whom + " " + amount_text(effect.amount) + " Schaden";
      }
      case Verb::prevents: {
        const std::string whom = target(effect.target, Case::dative);
        const bool one = effect.amount.value == 1 && !effect.amount.x;
        return (one ? std::string("den nächsten Schadenspunkt")
                    : "die nächsten " + amount_text(effect.amount) + " Schadenspunkte") +
               " an " + whom;
      }
      case Verb::returns: {
        constexpr std::array<std::string_view, 3> ways{"auf die Hand", "in die Kaserne",
                                                       "in das Deck"};
        const std::string what = target(effect.target, Case::accusative);
        const std::string owner = effect.target.pick == Pick::up_to ? "ihrer Besitzer"
                                  : is_male(noun_)                  ? "seines Besitzers"
                                                                    : "ihres Besitzers";
        return what + " " + std::string(ways[static_cast<std::size_t>(effect.place)]) + " " + owner;
      }
      case Verb::gains:
      case Verb::loses: {
        const std::string many = amount_text(effect.amount);
        if (effect.alignment == Alignment::any) return many + " Einfluss deiner Wahl";
        return many + " " + std::string(stem(effect.alignment)) + "en Einfluss";
      }
      case Verb::draws:
        return cards(effect.amount, "Karte");
      case Verb::discards:
        return cards(effect.amount, "Handkarte");
      case Verb::enlists:
        return cards(effect.amount, "Karte") +
               (effect.from_discard ? " aus deinem Ablagestapel" : "") +
               (effect.locked ? " gesperrt" : "");
      case Verb::trains:
        return "eine Ressource für " + amount_text(effect.amount) + " weniger";
      case Verb::looks: {
        const bool one = effect.amount.value == 1 && !effect.amount.x;
        return (one ? "die oberste Karte"
                    : "die obersten " + amount_text(effect.amount) + " Karten") +
               std::string(" deines Decks");
      }
      default:
        return target(effect.target, Case::accusative);
    }
  }

  static std::string cards(Amount amount, const std::string& card) {
    if (amount.value == 1 && !amount.x) return "eine " + card;
    return amount_text(amount) + " " + card + "n";
  }
  std::string unknown(const Effect& effect) const {
    const std::string his = is_male(noun_) ? "sein" : "ihr";
    switch (effect.unknown) {
      case Unknown::cost_difference:
        return his + "er Kostendifferenz";
      case Unknown::cost:
        return his + "en Kosten";
      case Unknown::attack:
        return his + "em Angriff";
      case Unknown::defence:
        return his + "er Verteidigung";
      default:
        return "der Anzahl der " + things(effect.counted, Lead::der_many);
    }
  }

  std::string condition(const Condition& condition) const {
    const std::string it = pronoun(noun_, Case::nominative);
    switch (condition.test) {
      case Test::things:
        return "es " + std::to_string(condition.least) + " oder mehr " +
               things(condition.kind, Lead::many) + " gibt";
      case Test::influence:
        return "du " + std::to_string(condition.least) + " oder mehr " +
               std::string(stem(condition.alignment)) + "en Einfluss hast";
      case Test::is_alignment:
        return it + (condition.alignment == Alignment::good ? " gut ist" : " böse ist");
      default: {
        constexpr std::array<std::string_view, 7> states{"",
                                                         "angreift",
                                                         "verteidigt",
                                                         "bekämpft wird",
                                                         "nicht bekämpft wird",
                                                         "gegenübersteht",
                                                         "gesperrt ist"};
        return it + " " + std::string(states[static_cast<std::size_t>(condition.stance)]);
      }
    }
  }

  // --- targets

  std::string thing(const Kind& kind, Lead lead, Case grammatical_case) const {
    return adjectives(kind, lead, grammatical_case) +
           noun_word(kind.noun, false, grammatical_case) + described(kind, lexicon_);
  }
  std::string things(const Kind& kind, Lead lead) const {
    return adjectives(kind, lead, Case::accusative) + noun_word(kind.noun, true, Case::accusative) +
           described(kind, lexicon_);
  }

  std::string target(const Target& target, Case grammatical_case) {
    if (target.pick == Pick::it) return pronoun(noun_, grammatical_case);
    noun_ = target.kind.noun;
    switch (target.pick) {
      case Pick::self:
        return article("dies", noun_, grammatical_case) + " " +
               noun_word(noun_, false, grammatical_case);
      case Pick::other:
        return article("ein", noun_, grammatical_case) + " ander" +
               std::string(ending(Lead::ein, noun_, grammatical_case)) + " " +
               thing(target.kind, Lead::ein, grammatical_case);
      case Pick::each:
        return article("jed", noun_, grammatical_case) + " " +
               thing(target.kind, Lead::jeder, grammatical_case);
      case Pick::up_to:
        return "bis zu " + std::to_string(target.most) + " " +
               adjectives(target.kind, Lead::many, grammatical_case) +
               noun_word(noun_, true, grammatical_case) + described(target.kind, lexicon_);
      default:
        return article("ein", noun_, grammatical_case) + " " +
               thing(target.kind, Lead::ein, grammatical_case);
    }
  }

  const Lexicon& lexicon_;
  Noun noun_ = Noun::warrior;  // what "it" means
};

}  // namespace

std::string in_german(const Ability& ability, const Lexicon& lexicon) {
  return German(lexicon).ability(ability);
}

}  // namespace penta::cards

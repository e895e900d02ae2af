// German card texts. Two programs never read the same.
#include <array>
#include <vector>

#include "engine/phrase.h"
#include "games/phaktionz/cards/german_clauses.h"
#include "games/phaktionz/cards/text.h"

namespace penta::phaktionz::cards {
namespace {

using german::Case;
using german::many;
using german::one;
using german::Teller;
using german::Thing;
using penta::cards::german::capital;
using penta::cards::german::strong;

// What an event or an answered battle is about.
std::string_view what_happened(const Ability& ability) {
  if (ability.mode != Mode::when) {
    return ability.reply == Reply::battle    ? "kämpfend"
           : ability.reply == Reply::against ? "angegriffen"
                                             : "";
  }
  constexpr std::array<std::string_view, 10> words{"aufgestellt",
                                                   "kämpfend",
                                                   "angegriffen",
                                                   "kämpfend",
                                                   "abgesetzt",
                                                   "verbannt",
                                                   "verseucht",
                                                   "",
                                                   "",
                                                   ""};
  const Pick subject = ability.moment.subject;
  if (subject != Pick::one && subject != Pick::other) return "";
  return words[static_cast<std::size_t>(ability.moment.event)];
}

Thing what_it_is(const Ability& ability) {
  return german::thing_of(ability.mode == Mode::when ? ability.moment.kind : ability.answered);
}

class German {
 public:
  German(const Ability& ability, const Lexicon& lexicon)
      : ability_(ability),
        lexicon_(lexicon),
        teller_(lexicon, what_it_is(ability), what_happened(ability)) {}

  std::string text() {
    if (ability_.mode == Mode::placing) return "Nur so aufzustellen: " + costs() + ".";
    return head() + items() + ":" + (ability_.mode == Mode::always ? always() : effects());
  }

 private:
  // --- before the colon

  std::string head() const {
    switch (ability_.mode) {
      case Mode::cast:
        return "Wirken" + reply();
      case Mode::action:
        return "Aktion" + std::string(ability_.from_hand ? " aus der Hand" : "") + acting() +
               reply();
      case Mode::when:
        return moment(ability_.moment);
      default:
        return "Immer";
    }
  }
  std::string acting() const {
    if (ability_.phase == Phase::any) return "";
    return " in " + german::phase(ability_.phase, Whose::yours);
  }
  std::string reply() const {
    const Kind& kind = ability_.answered;
    const auto of = [&](Case grammatical_case) {
      return " " + one(kind, {}, grammatical_case, lexicon_);
    };
    const std::string answer = " als Antwort auf ";
    switch (ability_.reply) {
      case Reply::none:
        return "";
      case Reply::anything:
        return answer + "irgendetwas";
      case Reply::ability:
        return answer + "eine Fähigkeit" +
               (kind == Kind{.noun = Noun::card} ? "" : of(Case::genitive));
      case Reply::cast:
        return answer + "das Wirken" + of(Case::genitive);
      case Reply::placement:
        return answer + "das Aufstellen" + of(Case::genitive);
      case Reply::battle:
        return answer + "einen Kampf" + of(Case::genitive);
      default:
        return answer + "einen Kampf gegen" + of(Case::accusative);
    }
  }

  std::string moment(const Moment& moment) const {
    switch (moment.event) {
      case Event::starts:
        return "Zu Beginn " + german::phase(moment.phase, moment.kind.whose);
      case Event::cast:
        return "Wenn " + player(moment.kind.whose) + during(moment) + " " +
               one(moment.kind, {.naming = Frame::Naming::bare}, Case::accusative, lexicon_) +
               (moment.kind.whose == Whose::yours ? " wirkst" : " wirkt");
      case Event::takes:
        return "Wenn " + player(moment.kind.whose) + during(moment) +
               (moment.kind.whose == Whose::yours ? " Schaden erleidest" : " Schaden erleidet");
      default:
        return "Wenn " + subject(moment) + during(moment) + std::string(by(moment.by)) + " " +
               std::string(deed(moment.event));
    }
  }
  static std::string player(Whose whose) {
    return whose == Whose::yours ? "du" : whose == Whose::opponents ? "der Gegner" : "ein Spieler";
  }
  std::string subject(const Moment& moment) const {
    if (moment.subject == Pick::self) return "dieses Wesen";
    if (moment.subject == Pick::bearer) return "der Träger";
    return german::described({.pick = moment.subject, .kind = moment.kind}, {}, Case::nominative,
                             lexicon_);
  }
  static std::string_view deed(Event event) {
    constexpr std::array<std::string_view, 7> words{
        "aufgestellt wird", "kämpft",        "angegriffen wird",        "Schaden zufügt",
        "abgesetzt wird",   "verbannt wird", "eine Seuchenmarke erhält"};
    return words[static_cast<std::size_t>(event)];
  }
  static std::string_view by(By by) {
    constexpr std::array<std::string_view, 5> words{"", " durch Verstärkung", " durch Absetzen",
                                                    " durch Absetzen verseuchter Wesen",
                                                    " aus einer Hand"};
    return words[static_cast<std::size_t>(by)];
  }
  static std::string during(const Moment& moment) {
    if (moment.phase != Phase::any) return " in " + german::phase(moment.phase, moment.turn);
    return moment.turn == Whose::yours       ? " in deinem Zug"
           : moment.turn == Whose::opponents ? " im gegnerischen Zug"
                                             : "";
  }

  std::string items() const {
    std::string text;
    const Limit& limit = ability_.limit;
    if (limit.per == Per::turn) text += ", L/" + std::to_string(limit.times);
    if (limit.per == Per::match) text += ", L" + std::to_string(limit.times);
    if (ability_.chooses_x) text += ", wähle X";
    constexpr std::array<std::string_view, 4> silences{"", ", ohne Antwort durch Fähigkeiten",
                                                       ", ohne Antwort durch Anrufungen",
                                                       ", ohne Antwort"};
    text += silences[static_cast<std::size_t>(ability_.silence)];
    return ability_.costs_size > 0 ? text + ", " + costs() : text;
  }

  std::string costs() const {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < ability_.costs_size; ++i) all.push_back(cost(ability_.costs[i]));
    return join(all, ability_.either_cost ? " oder " : " und ");
  }
  std::string cost(const Cost& cost) const {
    const std::string number = std::to_string(cost.number);
    const bool one_of_them = cost.number == 1;
    switch (cost.payment) {
      case Payment::demote:
        return paid(cost, Case::accusative) + " absetzen";
      case Payment::exile:
        return paid(cost, Case::accusative) + " verbannen";
      case Payment::discard:
        return paid(cost, Case::accusative) + " abwerfen";
      case Payment::plague:
        return paid(cost, Case::dative) + " eine Seuchenmarke geben";
      case Payment::cure:
        return "die Seuchenmarke " + german::of(paid(cost, Case::dative)) + " entfernen";
      case Payment::remove:
        return (one_of_them ? "eine Marke" : number + " Marken") + " entfernen";
      default:
        return (one_of_them ? "eine Karte" : number + " Karten") + " vom Deck ablegen";
    }
  }
  std::string paid(const Cost& cost, Case grammatical_case) const {
    if (cost.self) {
      const Thing self{.noun = cost.kind.noun};
      return strong("dies", german::gender(self), grammatical_case) + " " +
             german::single(self, grammatical_case);
    }
    const bool discards = cost.payment == Payment::discard;
    const Frame frame{.naming = discards ? Frame::Naming::bare : Frame::Naming::full, .at = "from"};
    if (cost.number == 1) return one(cost.kind, frame, grammatical_case, lexicon_);
    return std::to_string(cost.number) + " " + many(cost.kind, frame, grammatical_case, lexicon_);
  }

  // --- behind the colon

  std::string effects() {
    std::string text;
    for (std::size_t i = 0; i < ability_.size; ++i) {
      const Effect& effect = ability_.effects[i];
      text += " " + capital(sentence(effect)) + ".";
      teller_.remember(effect);
    }
    return text;
  }
  std::string sentence(const Effect& effect) {
    std::vector<std::string> conditions;
    if (effect.join == Join::if_done) conditions.emplace_back("das geschieht");
    if (effect.condition.test != Test::none) {
      conditions.push_back(teller_.condition(effect.condition).behind_if());
    }
    const std::string begins = effect.join == Join::either ? "oder " : "";
    const german::Clause clause = teller_.clause(effect);
    const std::string said = conditions.empty()
                                 ? clause.straight()
                                 : "wenn " + join(conditions, " und ") + ", " + clause.turned();
    return begins + said + teller_.unknown(effect);
  }

  // All under one condition.
  std::string always() {
    const Condition& condition = ability_.effects[0].condition;
    const bool conditional = condition.test != Test::none;
    std::vector<std::string> said;
    for (std::size_t i = 0; i < ability_.size; ++i) {
      const Effect& effect = ability_.effects[i];
      const german::Clause clause = teller_.clause(effect);
      said.push_back((conditional ? clause.turned() : clause.straight()) + teller_.unknown(effect));
    }
    std::string text = said[0];
    for (std::size_t i = 1; i < said.size(); ++i) {
      const bool aside = ability_.effects[i - 1].x.unknown != Unknown::none;
      text += (aside ? ", und " : " und ") + said[i];
    }
    if (!conditional) return " " + capital(text) + ".";
    return " Wenn " + teller_.condition(condition).behind_if() + ", " + text + ".";
  }

  const Ability& ability_;
  const Lexicon& lexicon_;
  Teller teller_;
};

}  // namespace

std::string in_german(const Ability& ability, const Lexicon& lexicon) {
  return German(ability, lexicon).text();
}

std::string in_german(const Conditions& conditions, const Lexicon& lexicon) {
  const Teller teller(lexicon, {}, "");
  std::vector<std::string> facts;
  for (const Condition& each : conditions) {
    if (each.test != Test::none) facts.push_back(teller.condition(each).straight());
  }
  return join(facts, " und ");
}

}  // namespace penta::phaktionz::cards

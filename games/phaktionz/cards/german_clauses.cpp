#include "games/phaktionz/cards/german_clauses.h"

#include <array>
#include <cstdlib>

#include "engine/phrase.h"
#include "games/phaktionz/cards/sound_effects.h"

namespace penta::phaktionz::cards::german {
namespace {

using penta::cards::german::behind_the;
using penta::cards::german::strong;
using penta::cards::german::the;

// What stands in the middle of a sentence, at its end.
std::string at_end(std::string_view when) {
  return std::string(when.substr(0, when.find_last_not_of(" ,") + 1));
}
std::string with_blank(const std::string& text) { return text.empty() ? "" : text + " "; }

bool is_one(const Amount& amount) { return amount == Amount{.value = 1}; }

// "setze ... ab", "der Gegner setzt ... ab", "du darfst ... absetzen"
struct VerbForms {
  Verb verb = Verb::demotes;
  std::string_view order;
  std::string_view third;
  std::string_view last;
  std::string_view whole;
};
constexpr std::array<VerbForms, 15> verbs{{
    {Verb::demotes, "setze", "setzt", "ab", "absetzen"},
    {Verb::exiles, "verbanne", "verbannt", "", "verbannen"},
    {Verb::places, "stelle", "stellt", "auf", "aufstellen"},
    {Verb::plagues, "gib", "gibt", "", "geben"},
    {Verb::cures, "entferne", "entfernt", "", "entfernen"},
    {Verb::puts, "lege", "legt", "", "legen"},
    {Verb::removes, "entferne", "entfernt", "", "entfernen"},
    {Verb::damages, "erleide", "erleidet", "", "erleiden"},
    {Verb::mills, "lege", "legt", "ab", "ablegen"},
    {Verb::draws, "ziehe", "zieht", "", "ziehen"},
    {Verb::discards, "wirf", "wirft", "ab", "abwerfen"},
    {Verb::looks, "sieh", "sieht", "an", "ansehen"},
    {Verb::fizzles, "lass", "lässt", "verpuffen", "verpuffen lassen"},
    {Verb::plague, "setze", "setzt", "ein", "einsetzen"},
    {Verb::reinforce, "setze", "setzt", "ein", "einsetzen"},
}};
constexpr VerbForms taken{Verb::moves, "nimm", "nimmt", "", "nehmen"};
constexpr VerbForms brought{Verb::moves, "bringe", "bringt", "zurück", "zurückbringen"};
constexpr VerbForms laid{Verb::moves, "lege", "legt", "", "legen"};

bool by_name(Pick pick) { return pick == Pick::self || pick == Pick::bearer || pick == Pick::it; }
bool goes_back(const Effect& effect) {
  return by_name(effect.target.pick) || effect.target.kind.zones == bit(Zone::battlefield);
}

const VerbForms& forms_of(const Effect& effect) {
  if (effect.verb == Verb::moves) {
    if (effect.to != Zone::hand) return laid;
    return goes_back(effect) ? brought : taken;
  }
  for (const VerbForms& each : verbs) {
    if (each.verb == effect.verb) return each;
  }
  return laid;
}

std::string_view people(Players players) {
  return players == Players::you        ? "du"
         : players == Players::opponent ? "der Gegner"
                                        : "jeder Spieler";
}

Frame doer(const Effect& effect) {
  const bool you = effect.players == Players::you;
  return {.naming = you ? Frame::Naming::full : Frame::Naming::theirs, .at = "from"};
}

std::string past_thing(Past past) {
  switch (past) {
    case Past::exiled:
      return "Karten";
    case Past::cast:
      return "Anrufungen";
    default:
      return "Wesen";
  }
}
std::string_view past_deed(Past past) {
  constexpr std::array<std::string_view, 5> words{"verbannt", "verbannt", "abgesetzt",
                                                  "aufgestellt", "gewirkt"};
  return words[static_cast<std::size_t>(past)];
}
// "eigenen verseuchten "
std::string past_adjectives(Past past, Whose whose, const std::string& ending) {
  std::string text;
  if (whose == Whose::yours) text += "eigen" + ending + " ";
  if (whose == Whose::opponents) text += "gegnerisch" + ending + " ";
  if (past == Past::plague_exiled) text += "verseucht" + ending + " ";
  return text;
}

}  // namespace

std::string Clause::straight() const { return with_blank(subject) + predicate(); }
std::string Clause::turned() const { return verb + (subject.empty() ? "" : " " + subject) + end(); }
std::string Clause::predicate() const { return verb + end(); }
// "kann, solange es bleibt, nicht kämpfen"
std::string Clause::end() const { return (rest.empty() || rest[0] == ',' ? "" : " ") + rest; }

// --- conditions

Fact Teller::condition(const Condition& condition) const {
  const Kind& kind = condition.kind;
  const std::string count = range(condition.number) + " ";
  const bool none = is_no(condition.number);
  const Frame bare{.naming = Frame::Naming::bare};
  const bool field = kind.zones == bit(Zone::battlefield);
  switch (condition.test) {
    case Test::count: {
      const bool controlled = field && kind.whose != Whose::anybody;
      const std::string things = count + many(kind, controlled ? bare : Frame{}, Case::accusative,
                                              lexicon_, none ? Style::behind_no : Style::plain);
      if (!controlled) return {"es", "gibt", things};
      return kind.whose == Whose::yours ? Fact{"du", "kontrollierst", things}
                                        : Fact{"der Gegner", "kontrolliert", things};
    }
    case Test::past:
      return {"in diesem Zug", "wurden",
              count + past_adjectives(condition.past, kind.whose, none ? "en" : "e") +
                  past_thing(condition.past) + " " + std::string(past_deed(condition.past))};
    case Test::lead:
      return {"du", "kontrollierst",
              "mehr " + many(kind, bare, Case::accusative, lexicon_) + " als der Gegner"};
    case Test::self_is:
      return {"dieses Wesen", "ist", one(kind, {}, Case::nominative, lexicon_)};
    case Test::it_is:
      return {it(Case::nominative), "ist", one(kind, {}, Case::nominative, lexicon_)};
    case Test::their_turn:
      return {"der Gegner", "ist", "am Zug"};
    default:
      return {"du", "bist", "am Zug"};
  }
}

// --- whom it concerns

std::string Teller::it(Case grammatical_case) const {
  const Gender of = gender(it_);
  return the(of, grammatical_case) + " " + std::string(it_was_) +
         std::string(behind_the(of, grammatical_case)) + " " + single(it_, grammatical_case);
}

std::string Teller::target(const Effect& effect, const Frame& frame, Case grammatical_case) const {
  const Target& target = effect.target;
  switch (target.pick) {
    case Pick::self: {
      const Thing self{.noun = target.kind.noun};
      return strong("dies", gender(self), grammatical_case) + " " + single(self, grammatical_case);
    }
    case Pick::bearer:
      return the(Gender::male, grammatical_case) +
             (grammatical_case == Case::genitive ? " Trägers" : " Träger");
    case Pick::it:
      return it(grammatical_case);
    default:
      return described(target, frame, grammatical_case, lexicon_);
  }
}

std::string Teller::pronoun(const Target& target, Case grammatical_case) const {
  if (is_plural(target)) return grammatical_case == Case::genitive ? "ihr" : "sie";
  const Gender of = target.pick == Pick::bearer ? Gender::male
                    : target.pick == Pick::it   ? gender(it_)
                                                : gender(thing_of(target.kind));
  return penta::cards::german::pronoun(of, grammatical_case);
}

void Teller::remember(const Effect& effect) {
  const bool chosen =
      has_target(effect.verb) && !by_name(effect.target.pick) && effect.target.pick != Pick::each;
  if (!chosen) return;
  it_ = thing_of(effect.target.kind);
  it_was_ = is_plural(effect.target) ? "zuletzt gewählt" : "gewählt";
}

// --- what lasts

std::string Teller::duration(const Effect& effect) const {
  switch (effect.duration) {
    case Duration::turn:
      return "in diesem Zug ";
    case Duration::next_turn:
      return effect.verb == Verb::forbids ? "im nächsten Zug " : "in deinem nächsten Zug ";
    case Duration::stays:
      return ", solange " + pronoun(effect.target, Case::nominative) +
             (is_plural(effect.target) ? " bleiben, " : " bleibt, ");
    default:
      return "";
  }
}

Clause Teller::lasting(const Effect& effect) const {
  if (effect.verb == Verb::becomes || effect.verb == Verb::doubles) return about_dmg(effect);
  const bool many = is_plural(effect.target);
  const std::string who = target(effect, {.at = "from"}, Case::nominative);
  const std::string when = duration(effect);
  if (effect.verb == Verb::gets) {
    return {who, many ? "erhalten" : "erhält", when + change(effect.amount) + " DMG"};
  }
  if (effect.verb == Verb::rules) return rule(effect);
  switch (effect.type) {
    case Type::striker:
      return {who, many ? "werden" : "wird", when + (many ? "zu Stürmern" : "zum Stürmer")};
    case Type::tech:
      return {who, many ? "werden" : "wird", when + (many ? "zu Technikern" : "zum Techniker")};
    default:
      return {who, many ? "wechseln" : "wechselt", when + "den Typ"};
  }
}

Clause Teller::about_dmg(const Effect& effect) const {
  if (effect.verb == Verb::doubles) {
    return {"die DMG " + of(target(effect, {.at = "from"}, Case::dative)), "verdoppeln sich",
            at_end(duration(effect))};
  }
  return {target(effect, {.at = "from"}, Case::nominative),
          is_plural(effect.target) ? "haben" : "hat",
          duration(effect) + number(effect.amount, effect.x.unknown == Unknown::none) + " DMG"};
}

std::string Teller::rule_words(const Effect& effect) const {
  const auto kinds = [&](Case grammatical_case) {
    return many(effect.kind, {}, grammatical_case, lexicon_);
  };
  switch (effect.rule) {
    case Rule::battles:
      return number(effect.amount, effect.x.unknown == Unknown::none) + "-mal kämpfen";
    case Rule::unbattled:
      return "nicht angegriffen werden";
    case Rule::undemoted:
      return "nicht abgesetzt werden";
    case Rule::unexiled:
      return "nicht verbannt werden";
    case Rule::unchosen:
      return "vom Gegner nicht gewählt werden";
    case Rule::idle:
      return "nicht kämpfen";
    case Rule::only_battles:
      return "nur gegen " + kinds(Case::accusative) + " kämpfen";
    case Rule::indirect:
      return "nicht direkt kämpfen";
    case Rule::direct:
      return "direkt kämpfen";
    case Rule::attached_only:
      return "nur an " + kinds(Case::accusative) + " angelegt werden";
    default:
      return "nicht durch Verstärkung aufgestellt werden";
  }
}

Clause Teller::rule(const Effect& effect) const {
  const std::string who = target(effect, {.at = "from"}, Case::nominative);
  const std::string when = duration(effect);
  const bool many = is_plural(effect.target);
  switch (effect.rule) {
    case Rule::unaffected:
      return {who, many ? "sind" : "ist",
              when + "unberührt von gegnerischen Fähigkeiten und Anrufungen"};
    case Rule::exiles_beaten:
    case Rule::mirrors:
      return battle_rule(effect);
    case Rule::named:
      return {who, "hat", "„" + lexicon_.words[effect.word - 1U].german + "“ im Namen"};
    case Rule::stands_as:
      return {who, "wird", "als Rang " + std::to_string(effect.amount.value) + " aufgestellt"};
    default:
      return {who, many ? "können" : "kann", when + rule_words(effect)};
  }
}

Clause Teller::battle_rule(const Effect& effect) const {
  const std::string who = target(effect, {.at = "from"}, Case::nominative);
  const std::string when = duration(effect);
  const bool several = is_plural(effect.target);
  const std::string he = pronoun(effect.target, Case::nominative);
  const std::string fights = he + (several ? " kämpfen" : " kämpft");
  if (effect.rule == Rule::exiles_beaten) {
    return {who, several ? "verbannen" : "verbannt",
            when + many(effect.kind, {}, Case::accusative, lexicon_) + ", gegen die " + fights +
                ", statt sie abzusetzen"};
  }
  return {who, several ? "fügen" : "fügt",
          when + "die DMG des Wesens zu, gegen das " + fights +
              ", oder die eigenen, wenn beide gleich sind"};
}

Clause Teller::ban(const Effect& effect) const {
  const Kind& kind = effect.target.kind;
  const std::string when = duration(effect);
  const bool hand = effect.deed == Deed::place || effect.deed == Deed::cast;
  const Frame frame{.naming = hand ? Frame::Naming::bare : Frame::Naming::full};
  const bool you = effect.players == Players::you;
  const Style style = you ? Style::plain : Style::by_others;
  Clause clause{
      effect.players == Players::each ? "kein Spieler" : std::string(people(effect.players)),
      you ? "kannst" : "kann", when};
  const std::string no = effect.players == Players::each ? "" : "nicht ";
  switch (effect.deed) {
    case Deed::battle:
      if (effect.target.pick == Pick::self) {
        clause.rest += no + "kämpfen";
      } else {
        clause.rest +=
            no + "gegen " + many(kind, frame, Case::accusative, lexicon_, style) + " kämpfen";
      }
      break;
    case Deed::place:
      clause.rest += many(kind, frame, Case::accusative, lexicon_, style) + " " + no + "aufstellen";
      break;
    case Deed::cast:
      clause.rest += many(kind, frame, Case::accusative, lexicon_, style) + " " + no + "wirken";
      break;
    default:
      clause.rest += "Fähigkeiten von " + many(kind, frame, Case::dative, lexicon_, style) + " " +
                     no + "einsetzen";
      break;
  }
  return clause;
}

// --- what is done once

std::string Teller::cards(const Effect& effect) const {
  return is_one(effect.amount)
             ? "eine Karte"
             : number(effect.amount, effect.x.unknown == Unknown::none) + " Karten";
}

std::string Teller::way(const Effect& effect) const {
  if (effect.to == Zone::hand) return " auf die Hand";
  return effect.to == Zone::creation ? " auf den Schöpfungsstapel" : " auf den Deck-Out-Stapel";
}

// What stands between the parts of a verb.
std::string Teller::object(const Effect& effect) const {
  const Frame frame = doer(effect);
  const bool plus = effect.x.unknown == Unknown::none;
  const std::string marks =
      is_one(effect.amount) ? "eine Marke" : number(effect.amount, plus) + " Marken";
  switch (effect.verb) {
    case Verb::moves:
      return target(effect, frame, Case::accusative) + way(effect);
    case Verb::plagues:
      return target(effect, frame, Case::dative) + " eine Seuchenmarke";
    case Verb::cures:
      return "die Seuchenmarke " + of(target(effect, frame, Case::dative));
    case Verb::puts:
      return marks + " auf " + target(effect, frame, Case::accusative);
    case Verb::removes:
      return marks + " " + of(target(effect, frame, Case::dative));
    case Verb::damages:
      return number(effect.amount, plus) + " Schaden";
    case Verb::mills:
      return cards(effect) + " vom Deck";
    case Verb::draws:
      return cards(effect);
    case Verb::discards:
      return target(effect, {.naming = Frame::Naming::bare}, Case::accusative);
    case Verb::looks:
      return is_one(effect.amount) ? "dir die oberste Karte deines Decks"
                                   : "dir die obersten " + cards(effect) + " deines Decks";
    case Verb::fizzles:
      return "es";
    case Verb::plague:
      return "Seuche";
    case Verb::reinforce:
      return "Verstärkung";
    default:
      return target(effect, frame, Case::accusative);
  }
}

Clause Teller::by_others(const Effect& effect) const {
  const VerbForms& verb = forms_of(effect);
  const bool you = effect.players == Players::you;  // takes damage
  std::string rest = object(effect);
  if (!verb.last.empty()) rest.append(" ").append(verb.last);
  return {std::string(people(effect.players)), you ? "erleidest" : std::string(verb.third), rest};
}

Clause Teller::ordered(const Effect& effect) const {
  const VerbForms& verb = forms_of(effect);
  std::string rest = object(effect);
  if (effect.may) return {"du", "darfst", rest + " " + std::string(verb.whole)};
  if (!verb.last.empty()) rest.append(" ").append(verb.last);
  return {"", std::string(verb.order), rest};
}

Clause Teller::clause(const Effect& effect) {
  switch (effect.verb) {
    case Verb::forbids:
      return ban(effect);
    case Verb::cheapens:
      return {
          "du", "darfst",
          many(effect.target.kind, {.naming = Frame::Naming::bare}, Case::accusative, lexicon_) +
              " für " + number(effect.amount, false) +
              (is_one(effect.amount) ? " Rang" : " Ränge") + " weniger aufstellen"};
    case Verb::opens:
      return {"du", "darfst",
              "Karten aus deinem Deck-Out-Stapel aufstellen und wirken, die verbannt werden, "
              "sobald sie wieder gehen"};
    case Verb::hastens:
      return {"Seuche", "dauert", "einen Zug weniger"};
    default:
      break;
  }
  if (effect.verb <= Verb::rules) return lasting(effect);
  const bool others = effect.players != Players::you || effect.verb == Verb::damages;
  return others ? by_others(effect) : ordered(effect);
}

// --- how much

// "seinen DMG", "dem Rang des gewählten Wesens"
std::string Teller::its(const Effect& effect, bool dmg) const {
  const std::string value = dmg ? "en DMG" : "em Rang";
  if (has_target(effect.verb)) {
    if (is_plural(effect.target)) return dmg ? "ihren jeweiligen DMG" : "ihrem jeweiligen Rang";
    return pronoun(effect.target, Case::genitive) + value;
  }
  return "d" + value + (it_was_.empty() ? " dieser Karte" : " " + it(Case::genitive));
}

std::string Teller::unknown(const Effect& effect) const {
  const Count& x = effect.x;
  std::string what;
  switch (x.unknown) {
    case Unknown::none:
      return "";
    case Unknown::count:
      what = "der Anzahl " + all_of(x.counted, lexicon_);
      break;
    case Unknown::lead:
      what = "deinem Vorsprung an " +
             many(x.counted, {.naming = Frame::Naming::bare}, Case::dative, lexicon_);
      break;
    case Unknown::past:
      what = "der Anzahl der in diesem Zug " + std::string(past_deed(x.past)) + "en " +
             past_adjectives(x.past, x.counted.whose, "en") + past_thing(x.past);
      break;
    case Unknown::its_dmg:
      what = its(effect, true);
      break;
    case Unknown::its_tier:
      what = its(effect, false);
      break;
    default:
      what = "dem Schaden";
      break;
  }
  const std::int8_t plus = effect.amount.plus;
  if (plus != 0) what += (plus < 0 ? " minus " : " plus ") + std::to_string(std::abs(plus));
  return ", wobei X " + what + " entspricht";
}

}  // namespace penta::phaktionz::cards::german

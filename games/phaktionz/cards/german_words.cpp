#include "games/phaktionz/cards/german_words.h"

#include <array>
#include <cstdlib>

#include "engine/phrase.h"

namespace penta::phaktionz::cards::german {
namespace {

using penta::cards::german::a;
using penta::cards::german::behind_a;
using penta::cards::german::behind_the;
using penta::cards::german::strong;

struct NounForms {
  Gender gender = Gender::neuter;
  std::string_view single;
  std::string_view genitive;
  std::string_view many;
  std::string_view many_dative;
};

constexpr NounForms summon{Gender::neuter, "Wesen", "Wesens", "Wesen", "Wesen"};
constexpr NounForms striker{Gender::male, "Stürmer", "Stürmers", "Stürmer", "Stürmern"};
constexpr NounForms tech{Gender::male, "Techniker", "Technikers", "Techniker", "Technikern"};
constexpr NounForms invocation{Gender::female, "Anrufung", "Anrufung", "Anrufungen", "Anrufungen"};
constexpr NounForms regular{Gender::male, "Spruch", "Spruchs", "Sprüche", "Sprüchen"};
constexpr NounForms counter{Gender::male, "Konter", "Konters", "Konter", "Kontern"};
constexpr NounForms realm{Gender::neuter, "Reich", "Reichs", "Reiche", "Reichen"};
constexpr NounForms weapon{Gender::female, "Waffe", "Waffe", "Waffen", "Waffen"};
constexpr NounForms card{Gender::female, "Karte", "Karte", "Karten", "Karten"};

const NounForms& forms(Thing thing) {
  if (thing.noun == Noun::card) return card;
  if (thing.noun == Noun::summon) {
    return thing.type == Type::striker ? striker : thing.type == Type::tech ? tech : summon;
  }
  switch (thing.form) {
    case Form::regular:
      return regular;
    case Form::counter:
      return counter;
    case Form::realm:
      return realm;
    case Form::weapon:
      return weapon;
    default:
      return invocation;
  }
}

// What is written before a noun and never changes: "„Vereint“-CP-".
std::string prefix(const Kind& kind, const Lexicon& lexicon) {
  std::string text;
  if (kind.word > 0 && !kind.other_names) {
    text = "„" + lexicon.words[kind.word - 1U].german + "“-";
  }
  return text + (kind.creation ? "CP-" : "");
}

// "eigene verseuchte ": what stands between the article and the noun.
std::string adjectives(const Kind& kind, const Frame& frame, std::string_view ending) {
  const bool field = kind.zones == bit(Zone::battlefield);
  const bool full = frame.naming == Frame::Naming::full && field;
  const bool own =
      full ? kind.whose == Whose::yours : field && frame.naming == Frame::Naming::theirs;
  std::string text;
  const auto add = [&](std::string_view stem) { text.append(stem).append(ending).append(" "); };
  if (own) add("eigen");
  if (full && kind.whose == Whose::opponents) add("gegnerisch");
  if (kind.plague) add("verseucht");
  return text;
}

std::string bounded(const Range& range) {
  const std::string number = std::to_string(range.value);
  return range.bound == Bound::at_most    ? number + " oder weniger"
         : range.bound == Bound::at_least ? number + " oder mehr"
                                          : number;
}

struct Place {
  Zone zone = Zone::hand;
  Gender gender = Gender::female;
  std::string_view name;
};
constexpr std::array<Place, 5> places{{{Zone::hand, Gender::female, "Hand"},
                                       {Zone::deck, Gender::neuter, "Deck"},
                                       {Zone::deck_out, Gender::male, "Deck-Out-Stapel"},
                                       {Zone::exile, Gender::neuter, "Exil"},
                                       {Zone::creation, Gender::male, "Schöpfungsstapel"}}};

std::string pile(const Place& place, const Kind& kind, const Frame& frame) {
  const bool female = place.gender == Gender::female;
  const std::string name(place.name);
  if (frame.naming == Frame::Naming::theirs) {
    return (female ? "der eigenen " : "dem eigenen ") + name;
  }
  switch (kind.whose) {
    case Whose::yours:
      return (female ? "deiner " : "deinem ") + name;
    case Whose::opponents:
      return (female ? "der gegnerischen " : "dem gegnerischen ") + name;
    default:
      return (female ? "irgendeiner " : "irgendeinem ") + name;
  }
}

std::string where(const Kind& kind, const Frame& frame) {
  if (frame.naming == Frame::Naming::bare || kind.zones == bit(Zone::battlefield)) return "";
  if (kind.zones == bit(Zone::looked)) return " davon";
  std::vector<std::string> piles;
  for (const Place& each : places) {
    if ((kind.zones & bit(each.zone)) != 0) piles.push_back(pile(each, kind, frame));
  }
  return (frame.at == "from" ? " aus " : " in ") + join(piles, " oder ");
}

// What stands behind the noun.
std::string behind(const Kind& kind, const Frame& frame, const Lexicon& lexicon) {
  std::string text;
  if (kind.faction > 0) text += " " + lexicon.factions[kind.faction - 1U].german;
  std::vector<std::string> with;
  if (kind.tier.bound != Bound::none) with.push_back("Rang " + bounded(kind.tier));
  if (kind.dmg.bound != Bound::none) with.push_back(bounded(kind.dmg) + " DMG");
  if (!with.empty()) text += " mit " + join(with, " und ");
  text += where(kind, frame);
  if (kind.other_names) text += " außer „" + lexicon.words[kind.word - 1U].german + "“";
  return text;
}

}  // namespace

Gender gender(Thing thing) { return forms(thing).gender; }
std::string single(Thing thing, Case grammatical_case) {
  const NounForms& noun = forms(thing);
  return std::string(grammatical_case == Case::genitive ? noun.genitive : noun.single);
}

std::string one(const Kind& kind, const Frame& frame, Case grammatical_case,
                const Lexicon& lexicon) {
  return described({.pick = Pick::one, .kind = kind}, frame, grammatical_case, lexicon);
}

std::string many(const Kind& kind, const Frame& frame, Case grammatical_case,
                 const Lexicon& lexicon, Style style) {
  const bool dative = grammatical_case == Case::dative;
  const NounForms& noun = forms(thing_of(kind));
  const bool of_you = style == Style::by_others && kind.whose == Whose::yours;
  Kind said = kind;
  if (of_you) said.whose = Whose::anybody;
  const std::string_view ending = dative || style == Style::behind_no ? "en" : "e";
  return adjectives(said, frame, ending) + prefix(kind, lexicon) +
         std::string(dative ? noun.many_dative : noun.many) + (of_you ? " von dir" : "") +
         behind(kind, frame, lexicon);
}

std::string all_of(const Kind& kind, const Lexicon& lexicon) {
  return "der " + adjectives(kind, {}, "en") + prefix(kind, lexicon) +
         std::string(forms(thing_of(kind)).many) + behind(kind, {}, lexicon);
}

std::string described(const Target& target, const Frame& frame, Case grammatical_case,
                      const Lexicon& lexicon) {
  const Kind& kind = target.kind;
  if (is_plural(target)) {
    const std::string count = number(target.many, false) + " ";
    return (target.pick == Pick::up_to ? "bis zu " : "") + count +
           many(kind, frame, grammatical_case, lexicon);
  }
  const Gender of = gender(thing_of(kind));
  const bool each = target.pick == Pick::each;
  const std::string_view ending = (each ? behind_the : behind_a)(of, grammatical_case);
  std::string text = each ? strong("jed", of, grammatical_case) : a(of, grammatical_case);
  if (target.pick == Pick::other) text.append(" ander").append(ending);
  return text + " " + adjectives(kind, frame, ending) + prefix(kind, lexicon) +
         single(thing_of(kind), grammatical_case) + behind(kind, frame, lexicon);
}

std::string number(Amount amount, bool with_plus) {
  const int size = std::abs(amount.value);
  if (!amount.x) return std::to_string(size);
  std::string text = (size == 1 ? "" : std::to_string(size)) + "X";
  if (with_plus && amount.plus != 0) {
    text += (amount.plus < 0 ? "-" : "+") + std::to_string(std::abs(amount.plus));
  }
  return text;
}
std::string change(Amount amount) { return (amount.value < 0 ? "-" : "+") + number(amount, false); }

std::string range(const Range& range) { return is_no(range) ? "keine" : bounded(range); }

std::string of(const std::string& dative) {
  constexpr std::string_view article = "dem ";
  if (dative.starts_with(article)) return "vom " + dative.substr(article.size());
  return "von " + dative;
}

std::string phase(Phase phase, Whose whose) {
  constexpr std::array<std::string_view, 6> names{"",           "Ziehphase",   "Hauptphase",
                                                  "Kampfphase", "Zauberphase", "Endphase"};
  const std::string name(names[static_cast<std::size_t>(phase)]);
  return (whose == Whose::yours       ? "deiner "
          : whose == Whose::opponents ? "der gegnerischen "
                                      : "einer ") +
         name;
}

}  // namespace penta::phaktionz::cards::german

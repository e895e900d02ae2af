// The card language of Phase for those who do not know its types: `penta cards`, options, pages.
#include <utility>

#include "cards/language.h"
#include "engine/telling.h"
#include "games/phase/box_set.h"
#include "games/phase/cards/toml.h"
#include "games/phase/rules.h"

namespace penta::phase {
namespace {

using cards::Ability;
using cards::Set;
using cards::Side;
using penta::cards::AnySet;
using penta::cards::Shown;

std::string text_of(const Ability& ability, const Set& set, Lang lang) {
  return lang == Lang::de ? in_german(ability, set.lexicon) : in_english(ability, set.lexicon);
}

const std::string& title_of(const Side& side, Lang lang) {
  return lang == Lang::de ? side.german : side.title;
}

// "Action" of "Action, phase 3: ...".
std::string keyword(const Ability& ability, const Set& set, Lang lang) {
  const std::string text = text_of(ability, set, lang);
  return text.substr(0, text.find_first_of(",:."));
}

const cards::Lexicon::Faction& faction_of(const Side& side, const Set& set) {
  return set.lexicon.factions[side.faction - 1U];
}

// A faction as it is called by itself: German ones are written as they stand behind a noun.
std::string name_of_faction(const cards::Lexicon::Faction& faction, Lang lang) {
  constexpr std::string_view article = "der ";
  if (lang == Lang::en) return faction.english;
  const bool has_it = faction.german.starts_with(article);
  return has_it ? faction.german.substr(article.size()) : faction.german;
}

Phrase alignment_of(const Side& side) {
  return side.alignment == Alignment::good ? Phrase{"good", "gut"} : Phrase{"evil", "böse"};
}

// What may be on the other half of the same card.
std::vector<const Side*> backs_of(const Side& side, const Set& set) {
  std::vector<const Side*> backs;
  for (const cards::Card& card : set.cards) {
    if (&set.good(card) == &side) backs.push_back(&set.evil(card));
    if (&set.evil(card) == &side) backs.push_back(&set.good(card));
  }
  return backs;
}

std::string how_many(std::size_t count, const std::string& word) {
  return std::to_string(count) + " " + word + (count == 1 ? "" : "s");
}

void write_pair(Writer& out, std::string_view english, std::string_view german) {
  out.begin_object();
  out.key("en");
  out.text(english);
  out.key("de");
  out.text(german);
  out.end_object();
}
void write_ability(Writer& out, const Ability& ability, const Set& set) {
  write_pair(out, text_of(ability, set, Lang::en), text_of(ability, set, Lang::de));
}
void write_number(Writer& out, std::string_view name, int number) {
  out.key(name);
  out.integer(number);
}

class PhaseSet final : public AnySet {
 public:
  explicit PhaseSet(Set set) : set_(std::move(set)) {}

  const std::string& name() const override { return set_.name; }
  std::string summary() const override {
    return how_many(set_.sides.size(), "side") + ", " + how_many(set_.cards.size(), "card") + ", " +
           how_many(set_.decks.size(), "deck");
  }
  std::string pack() const override { return cards::pack(set_); }

  const std::vector<cards::Deck>& decks() const override { return set_.decks; }
  cards::Deck read_deck(const penta::cards::Source& source,
                        penta::cards::ParseErrors& flaws) const override {
    return cards::read_deck(source, set_, flaws);
  }
  std::string write_deck(const cards::Deck& deck) const override {
    return cards::write_deck(deck, set_);
  }

  std::size_t size() const override { return set_.sides.size(); }
  std::string title(std::size_t design, Lang lang) const override {
    return title_of(set_.sides[design], lang);
  }
  Shown show(std::size_t design, Lang lang) const override;
  std::vector<std::string> headings(Lang lang) const override {
    if (lang == Lang::de) return {"Titel", "Fraktion", "", ">Kosten", ">A/V", "Fähigkeiten"};
    return {"title", "faction", "", ">cost", ">A/D", "skills"};
  }
  std::vector<std::string> row(std::size_t design, Lang lang) const override;
  void write(Writer& out, std::size_t design) const override;

  std::vector<std::string> groups() const override {
    std::vector<std::string> names;
    for (const cards::Lexicon::Faction& each : set_.lexicon.factions) {
      names.push_back(each.english);
    }
    return names;
  }
  std::size_t group(std::size_t design) const override { return set_.sides[design].faction - 1U; }

 private:
  Set set_;
};

Shown PhaseSet::show(std::size_t design, Lang lang) const {
  const Side& side = set_.sides[design];
  const bool good = side.alignment == Alignment::good;
  Shown shown{.title = title_of(side, lang), .tone = good ? Ink::Tone::blue : Ink::Tone::red};
  shown.lines = {
      lang == Lang::de ? (good ? "gute Seite " : "böse Seite ") + faction_of(side, set_).german
                       : faction_of(side, set_).english + (good ? ", good" : ", evil"),
      fill(Phrase{"cost {0}, attack {1}, defence {2}", "Kosten {0}, Angriff {1}, Verteidigung {2}"}
               .in(lang),
           {std::to_string(side.cost), std::to_string(side.attack), std::to_string(side.defence)})};
  const std::string skills(Phrase{"Skills", "Fähigkeiten"}.in(lang));
  shown.label_width = columns(skills);
  shown.parts.push_back(
      {std::string(Phrase{"Order", "Befehl"}.in(lang)), text_of(side.order, set_, lang)});
  for (std::size_t i = 0; i < side.skills.size(); ++i) {
    shown.parts.push_back({i == 0 ? skills : "", text_of(side.skills[i], set_, lang)});
  }
  std::vector<std::string> backs;
  for (const Side* each : backs_of(side, set_)) backs.push_back(title_of(*each, lang));
  if (!backs.empty()) {
    shown.parts.push_back({std::string(Phrase{"Back", "Rückseite"}.in(lang)), join(backs, ", ")});
  }
  return shown;
}

std::vector<std::string> PhaseSet::row(std::size_t design, Lang lang) const {
  const Side& side = set_.sides[design];
  std::vector<std::string> skills;
  for (const Ability& skill : side.skills) skills.push_back(keyword(skill, set_, lang));
  const cards::Lexicon::Faction& faction = faction_of(side, set_);
  return {title_of(side, lang),
          name_of_faction(faction, lang),
          std::string(alignment_of(side).in(lang)),
          std::to_string(side.cost),
          std::to_string(side.attack) + "/" + std::to_string(side.defence),
          join(skills, ", ")};
}

void PhaseSet::write(Writer& out, std::size_t design) const {
  const Side& side = set_.sides[design];
  out.begin_object();
  out.key("title");
  write_pair(out, side.title, side.german);
  out.key("faction");
  out.text(faction_of(side, set_).english);
  out.key("alignment");
  out.text(alignment_of(side).en);
  write_number(out, "cost", side.cost);
  write_number(out, "attack", side.attack);
  write_number(out, "defence", side.defence);
  out.key("order");
  write_ability(out, side.order, set_);
  out.key("skills");
  out.begin_array();
  for (const Ability& skill : side.skills) write_ability(out, skill, set_);
  out.end_array();
  out.key("backs");
  out.begin_array();
  for (const Side* back : backs_of(side, set_)) out.text(back->title);
  out.end_array();
  out.end_object();
}

class PhaseLanguage final : public penta::cards::Language {
 public:
  std::string_view design_word() const override { return "side"; }
  std::string_view group_word() const override { return "faction"; }
  const AnySet& box() const override {
    static const PhaseSet set(phase::box());
    return set;
  }
  std::unique_ptr<const AnySet> read(std::span<const penta::cards::Source> sources,
                                     penta::cards::ParseErrors& flaws) const override {
    Set set = cards::read_set(sources, flaws);
    if (!flaws.none()) return nullptr;
    return std::make_unique<PhaseSet>(std::move(set));
  }
  Result<std::unique_ptr<const AnySet>> unpack(std::string_view packed) const override {
    auto set = cards::unpack(packed);
    if (!set) return set.error();
    return std::unique_ptr<const AnySet>(std::make_unique<PhaseSet>(std::move(*set)));
  }
  bool is_deck(const penta::cards::Source& source) const override { return cards::is_deck(source); }
};

}  // namespace

const penta::cards::Language& Rules::card_language() {
  static const PhaseLanguage language;
  return language;
}

}  // namespace penta::phase

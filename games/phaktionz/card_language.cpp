// The card language of Phaktionz for those who do not know its types: `penta cards`, options,
// pages.
#include <utility>

#include "cards/language.h"
#include "engine/telling.h"
#include "games/phaktionz/box_set.h"
#include "games/phaktionz/cards/toml.h"
#include "games/phaktionz/rules.h"

namespace penta::phaktionz {
namespace {

using cards::Ability;
using cards::Conditions;
using cards::Design;
using cards::Form;
using cards::Set;
using cards::Side;
using cards::Type;
using penta::cards::AnySet;
using penta::cards::Shown;

std::string text_of(const Ability& ability, const Set& set, Lang lang) {
  return lang == Lang::de ? in_german(ability, set.lexicon) : in_english(ability, set.lexicon);
}
std::string text_of(const Conditions& conditions, const Set& set, Lang lang) {
  if (conditions[0].test == cards::Test::none) return "";
  return lang == Lang::de ? in_german(conditions, set.lexicon)
                          : in_english(conditions, set.lexicon);
}

const std::string& name_of(const Side& side, Lang lang) {
  return lang == Lang::de ? side.german : side.name;
}
const std::string& flavour_of(const Side& side, Lang lang) {
  return lang == Lang::de ? side.flavour_german : side.flavour;
}

Phrase kind_of(Type type, Form form) {
  switch (form) {
    case Form::regular:
      return {"Regular", "Spruch"};
    case Form::counter:
      return {"Counter", "Konter"};
    case Form::realm:
      return {"Realm", "Reich"};
    case Form::weapon:
      return {"Weapon", "Waffe"};
    default:
      break;
  }
  if (type == Type::any) return {"", ""};
  return type == Type::striker ? Phrase{"Striker", "Stürmer"} : Phrase{"Tech", "Techniker"};
}

// A faction as it is called by itself: German ones are written as they stand behind a noun.
std::string name_of_faction(const cards::Lexicon::Faction& faction, Lang lang) {
  if (lang == Lang::en) return faction.english;
  for (const std::string_view article : {"der ", "des "}) {
    if (faction.german.starts_with(article)) return faction.german.substr(article.size());
  }
  return faction.german;
}

std::string how_many(std::size_t count, const std::string& word) {
  return std::to_string(count) + " " + word + (count == 1 ? "" : "s");
}

void write_pair(Writer& out, std::string_view key, std::string_view english,
                std::string_view german) {
  out.key(key);
  out.begin_object();
  out.key("en");
  out.text(english);
  out.key("de");
  out.text(german);
  out.end_object();
}
void write_number(Writer& out, std::string_view name, int number) {
  out.key(name);
  out.integer(number);
}

class PhaktionzSet final : public AnySet {
 public:
  explicit PhaktionzSet(Set set) : set_(std::move(set)) {
    for (const Design& each : set_.designs) faces_.push_back({&each, &each.front});
    for (const Design& each : set_.designs) {
      if (!each.back.name.empty()) faces_.push_back({&each, &each.back});
    }
  }

  const std::string& name() const override { return set_.name; }
  std::string summary() const override {
    return how_many(set_.designs.size(), "card") + ", " + how_many(set_.decks.size(), "deck");
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

  std::size_t size() const override { return faces_.size(); }
  std::string title(std::size_t design, Lang lang) const override {
    return name_of(*faces_[design].side, lang);
  }
  Shown show(std::size_t design, Lang lang) const override;
  std::vector<std::string> headings(Lang lang) const override {
    if (lang == Lang::de) return {"Titel", "Fraktion", "Art", ">Rang", ">DMG", "Texte"};
    return {"title", "faction", "kind", ">Tier", ">DMG", "texts"};
  }
  std::vector<std::string> row(std::size_t design, Lang lang) const override;
  void write(Writer& out, std::size_t design) const override;

  std::vector<std::string> groups() const override {
    std::vector<std::string> names;
    for (const cards::Lexicon::Faction& each : set_.lexicon.factions) {
      names.push_back(each.english);
    }
    names.emplace_back("Invocations");
    return names;
  }
  std::size_t group(std::size_t design) const override {
    const Design& card = *faces_[design].design;
    return card.is_summon() ? card.faction - 1U : set_.lexicon.factions.size();
  }

 private:
  // A card, or the Tier 4 side of one.
  struct Face {
    const Design* design = nullptr;
    const Side* side = nullptr;
    bool is_back() const { return side == &design->back; }
    int tier() const { return is_back() ? 4 : design->tier; }
    bool is_leader() const { return design->is_summon() && tier() == 0; }
  };

  std::string faction(const Face& face, Lang lang) const {
    if (!face.design->is_summon()) return "";
    return name_of_faction(set_.lexicon.factions[face.design->faction - 1U], lang);
  }
  static std::string marks(const Design& design, Lang lang) {
    std::vector<std::string> all;
    if (design.creation) all.emplace_back("CP");
    if (design.limited) all.emplace_back(Phrase{"Limited", "limitiert"}.in(lang));
    return join(all, ", ");
  }
  static std::string kind(const Face& face, Lang lang) {
    return std::string(kind_of(face.side->type, face.design->form).in(lang));
  }
  std::vector<std::string> lines(const Face& face, Lang lang) const;

  Set set_;
  std::vector<Face> faces_;
};

std::vector<std::string> PhaktionzSet::lines(const Face& face, Lang lang) const {
  std::vector<std::string> first;
  const auto add = [&first](std::string text) {
    if (!text.empty()) first.push_back(std::move(text));
  };
  add(kind(face, lang));
  if (face.design->is_summon()) {
    add(std::string(Phrase{"Tier ", "Rang "}.in(lang)) + std::to_string(face.tier()));
  }
  add(faction(face, lang));
  add(marks(*face.design, lang));
  std::vector<std::string> lines{join(first, ", ")};
  if (face.side->type != Type::any) lines.push_back(std::to_string(face.side->dmg) + " DMG");
  return lines;
}

Shown PhaktionzSet::show(std::size_t design, Lang lang) const {
  const Face& face = faces_[design];
  Shown shown{.title = name_of(*face.side, lang),
              .tone = face.design->is_summon() ? Ink::Tone::yellow : Ink::Tone::blue,
              .lines = lines(face, lang)};
  const std::string texts(Phrase{"Texts", "Texte"}.in(lang));
  const std::string promote(Phrase{"Promote", "Befördern"}.in(lang));
  shown.label_width = columns(promote);
  for (const Ability& each : face.side->abilities) {
    shown.parts.push_back({shown.parts.empty() ? texts : "", text_of(each, set_, lang)});
  }
  const auto part = [&shown](std::string label, std::string text) {
    if (!text.empty()) shown.parts.push_back({std::move(label), std::move(text)});
  };
  if (!face.is_back()) {
    part(std::string(Phrase{"Create", "Erschaffen"}.in(lang)),
         text_of(face.design->create, set_, lang));
    part(promote, text_of(face.design->promote, set_, lang));
  }
  const Side& other = face.is_back() ? face.design->front : face.design->back;
  part(std::string(Phrase{"Back", "Rückseite"}.in(lang)), name_of(other, lang));
  const std::string& flavour = flavour_of(*face.side, lang);
  if (!flavour.empty()) part("", "“" + flavour + "”");
  return shown;
}

std::vector<std::string> PhaktionzSet::row(std::size_t design, Lang lang) const {
  const Face& face = faces_[design];
  std::vector<std::string> heads;
  for (const Ability& each : face.side->abilities) {
    const std::string text = text_of(each, set_, lang);
    heads.push_back(text.substr(0, text.find_first_of(",:.")));
  }
  const std::string marked = marks(*face.design, lang);
  std::string kind = PhaktionzSet::kind(face, lang);
  if (!marked.empty()) kind += (kind.empty() ? "" : ", ") + marked;
  return {name_of(*face.side, lang),
          faction(face, lang),
          kind,
          face.design->is_summon() ? std::to_string(face.tier()) : "",
          face.side->type == Type::any ? "" : std::to_string(face.side->dmg),
          join(heads, "; ")};
}

void PhaktionzSet::write(Writer& out, std::size_t design) const {
  const Face& face = faces_[design];
  const Side& side = *face.side;
  out.begin_object();
  write_pair(out, "title", side.name, side.german);
  out.key("kind");
  out.text(kind_of(side.type, face.design->form).en);
  if (face.design->is_summon()) {
    out.key("faction");
    out.text(faction(face, Lang::en));
    write_number(out, "tier", face.tier());
    write_number(out, "dmg", side.dmg);
  }
  out.key("cp");
  out.boolean(face.design->creation);
  out.key("limited");
  out.boolean(face.design->limited);
  out.key("texts");
  out.begin_array();
  for (const Ability& each : side.abilities) {
    out.begin_object();
    out.key("en");
    out.text(text_of(each, set_, Lang::en));
    out.key("de");
    out.text(text_of(each, set_, Lang::de));
    out.end_object();
  }
  out.end_array();
  for (const auto& [key, conditions] :
       {std::pair{"create", &face.design->create}, {"promote", &face.design->promote}}) {
    if (face.is_back() || text_of(*conditions, set_, Lang::en).empty()) continue;
    write_pair(out, key, text_of(*conditions, set_, Lang::en),
               text_of(*conditions, set_, Lang::de));
  }
  if (!side.flavour.empty()) write_pair(out, "flavour", side.flavour, side.flavour_german);
  const Side& other = face.is_back() ? face.design->front : face.design->back;
  if (!other.name.empty()) {
    out.key("back");
    out.text(other.name);
  }
  out.end_object();
}

class PhaktionzLanguage final : public penta::cards::Language {
 public:
  std::string_view design_word() const override { return "card"; }
  std::string_view group_word() const override { return "faction"; }
  const AnySet& box() const override {
    static const PhaktionzSet set(phaktionz::box());
    return set;
  }
  std::unique_ptr<const AnySet> read(std::span<const penta::cards::Source> sources,
                                     penta::cards::ParseErrors& flaws) const override {
    Set set = cards::read_set(sources, flaws);
    if (!flaws.none()) return nullptr;
    return std::make_unique<PhaktionzSet>(std::move(set));
  }
  Result<std::unique_ptr<const AnySet>> unpack(std::string_view packed) const override {
    auto set = cards::unpack(packed);
    if (!set) return set.error();
    return std::unique_ptr<const AnySet>(std::make_unique<PhaktionzSet>(std::move(*set)));
  }
  bool is_deck(const penta::cards::Source& source) const override { return cards::is_deck(source); }
};

}  // namespace

const penta::cards::Language& Rules::card_language() {
  static const PhaktionzLanguage language;
  return language;
}

}  // namespace penta::phaktionz

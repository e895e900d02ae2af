#include "games/phaktionz/cards/draft.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "cards/maker.h"
#include "engine/phrase.h"
#include "games/phaktionz/cards/lexicon.h"

namespace penta::phaktionz::cards {
namespace {

using penta::cards::in_quotes;
using penta::cards::or_nearest;

struct KindOfCard {
  std::string_view word;
  Type type = Type::any;
  Form form = Form::any;
  Role role = Role::summon;
};
constexpr std::array<KindOfCard, 6> kinds_of_cards{
    {{"Striker", Type::striker, Form::any, Role::summon},
     {"Tech", Type::tech, Form::any, Role::summon},
     {"Regular", Type::any, Form::regular, Role::regular},
     {"Counter", Type::any, Form::counter, Role::counter},
     {"Realm", Type::any, Form::realm, Role::realm},
     {"Weapon", Type::any, Form::weapon, Role::weapon}}};

constexpr std::array<std::pair<std::string_view, Lineage>, 3> lineages{
    {{"origins", Lineage::origins},
     {"modernas", Lineage::modernas},
     {"delphics", Lineage::delphics}}};

class SetMaker : private penta::cards::Maker {
 public:
  SetMaker(const Draft& draft, ParseErrors& flaws) : Maker(flaws), draft_(draft) {}

  Set set() {
    if (!fits()) return {};
    if (draft_.name.at.given()) set_.name = name(draft_.name, "the name");
    for (const Draft::Faction& each : draft_.factions) set_.lineages.push_back(lineage(each));
    set_.lexicon = make_lexicon(draft_, flaws());
    for (const Draft::Card& each : draft_.cards) add_card(each);
    for (const Draft::Promoted& each : draft_.promoted) add_back(each);
    if (flaws().full()) return {};
    check_backs();
    check_words(set_, draft_, flaws());
    for (const Draft::Deck& each : draft_.decks) add_deck(each);
    return std::move(set_);
  }

 private:
  bool fits() {
    const auto most = [&](std::size_t count, std::size_t limit, std::string_view what, auto at) {
      if (count <= limit) return true;
      flaws().add(at(limit),
                  "too many " + std::string(what) + "; expected at most " + std::to_string(limit));
      return false;
    };
    const bool factions = most(draft_.factions.size(), Set::most_factions, "factions",
                               [&](std::size_t i) { return draft_.factions[i].at; });
    const bool cards = most(draft_.cards.size(), Set::most_designs, "cards",
                            [&](std::size_t i) { return draft_.cards[i].front.at; });
    const bool decks = most(draft_.decks.size(), Set::most_decks, "decks",
                            [&](std::size_t i) { return draft_.decks[i].list.at; });
    return factions && cards && decks;
  }

  Lineage lineage(const Draft::Faction& draft) {
    std::vector<std::string_view> known;
    for (const auto& [word, lineage] : lineages) {
      if (lower(draft.lineage.text) == word) return lineage;
      known.push_back(word);
    }
    if (draft.lineage.at.given()) {
      flaws().add(draft.lineage.at, "there is no lineage " + in_quotes(draft.lineage.text) +
                                        or_nearest(draft.lineage.text, known,
                                                   "expected 'origins', 'modernas' or 'delphics'"));
    }
    return Lineage::origins;
  }

  // --- cards

  void add_card(const Draft::Card& draft) {
    if (flaws().full()) return;
    Design design;
    const bool tier0 = draft.tier.at.given() && draft.tier.value == 0;
    const KindOfCard* kind = tier0 ? nullptr : kind_of(draft.front);
    if (tier0) no_kind(draft);
    const bool summon = tier0 || (kind != nullptr && kind->role == Role::summon);
    if (kind != nullptr) design.form = kind->form;
    design.creation = draft.creation;
    design.limited = draft.limited;
    if (summon) {
      design.tier = tier(draft);
      design.faction = faction(draft);
    } else if (kind != nullptr) {
      nothing_of_summons(draft);
    }
    design.front = side(draft.front, tier0 ? Role::tier0 : role_of(kind), summon && !tier0);
    if (kind != nullptr) design.front.type = kind->type;
    design.create = conditions(draft.create, draft.creation, "create", "a CP card", draft);
    design.promote = conditions(draft.promote, tier0, "promote", "a Tier 0", draft);
    if (kind != nullptr) needs_cast(*kind, design, draft);
    set_.designs.push_back(std::move(design));
  }

  const KindOfCard* kind_of(const Draft::Side& draft) {
    std::vector<std::string_view> known;
    for (const KindOfCard& each : kinds_of_cards) {
      if (each.word == draft.kind.text) return &each;
      known.push_back(each.word);
    }
    if (draft.kind.at.given()) {
      flaws().add(draft.kind.at,
                  "there is no kind " + in_quotes(draft.kind.text) +
                      or_nearest(draft.kind.text, known, "expected " + join(known_texts(), ", ")));
    } else {
      flaws().add(draft.at, "'kind' is missing; expected " + join(known_texts(), ", "));
    }
    return nullptr;
  }
  static std::vector<std::string> known_texts() {
    std::vector<std::string> texts;
    for (const KindOfCard& each : kinds_of_cards) texts.push_back(in_quotes(each.word));
    return texts;
  }
  static Role role_of(const KindOfCard* kind) { return kind == nullptr ? Role::any : kind->role; }

  void no_kind(const Draft::Card& draft) {
    if (draft.front.kind.at.given()) {
      flaws().add(draft.front.kind.at, "a Tier 0 has no kind; expected it in its [[promoted]]");
    }
    if (draft.front.dmg.at.given() && draft.front.dmg.value != 0) {
      flaws().add(draft.front.dmg.at, "a Tier 0 has no DMG; expected it in its [[promoted]]");
    }
  }
  void nothing_of_summons(const Draft::Card& draft) {
    const auto none = [&](Spot at, std::string_view what) {
      if (!at.given()) return;
      flaws().add(at, "only a Summon has " + in_quotes(what) + "; expected nothing");
    };
    none(draft.tier.at, "tier");
    none(draft.front.dmg.at, "dmg");
    none(draft.faction.at, "faction");
  }
  std::uint8_t tier(const Draft::Card& draft) {
    return number(draft.tier, 0, 3, "tier", draft.front.at);
  }
  std::uint8_t number(const Number& number, int low, int high, std::string_view what, Spot card) {
    const std::string range = "; expected " + std::to_string(low) + " to " + std::to_string(high);
    if (!number.at.given()) {
      flaws().add(card, in_quotes(what) + " is missing" + range);
      return 0;
    }
    if (number.value >= low && number.value <= high) {
      return static_cast<std::uint8_t>(number.value);
    }
    flaws().add(number.at,
                "the " + std::string(what) + " cannot be " + std::to_string(number.value) + range);
    return 0;
  }
  std::uint8_t faction(const Draft::Card& draft) {
    const Word& word = draft.faction;
    std::vector<std::string_view> known;
    for (const Lexicon::Faction& each : set_.lexicon.factions) known.emplace_back(each.english);
    const auto found = std::find(known.begin(), known.end(), word.text);
    if (found != known.end()) return static_cast<std::uint8_t>(found - known.begin() + 1);
    if (!word.at.given()) {
      flaws().add(draft.front.at, "'faction' is missing; expected the name of a [[faction]]");
    } else {
      flaws().add(word.at, "there is no faction " + in_quotes(word.text) +
                               or_nearest(word.text, known, "expected the name of a [[faction]]"));
    }
    return 0;
  }

  Side side(const Draft::Side& draft, Role role, bool fights) {
    Side side;
    side.name = title(draft.title);
    side.german = name_or(draft.german, "the German title", side.name);
    side.flavour = text(draft.flavour, penta::cards::longest_about);
    side.flavour_german =
        text(draft.flavour_german.at.given() ? draft.flavour_german : draft.flavour,
             penta::cards::longest_about);
    if (fights) side.dmg = number(draft.dmg, 0, 9, "dmg", draft.at);
    for (const Word& word : draft.texts) add_text(word, role, side);
    return side;
  }
  std::string title(const Word& word) {
    std::string title = name(word, "the title");
    const auto forbidden = [&](std::string_view sign) {
      return word.text.find(sign) != std::string_view::npos;
    };
    if (forbidden("\"")) {
      flaws().add(word.at, "the title " + in_quotes(title) + " has quotes in it; expected none");
    } else if (lower(title).starts_with("cp:")) {
      flaws().add(word.at, "the title " + in_quotes(title) +
                               " begins as lists of cards name the "
                               "Creation Pile; expected another");
    }
    for (const std::string& other : titles_) {
      if (!word.at.given() || lower(other) != lower(title)) continue;
      flaws().add(word.at, "the card " + in_quotes(title) + " is there already");
    }
    titles_.push_back(title);
    return title;
  }
  void add_text(const Word& word, Role role, Side& side) {
    if (side.abilities.size() == Side::most_abilities) {
      flaws().add(word.at, "too many texts; expected at most 5");
      return;
    }
    if (quotes_unknown(word.text, set_.lexicon)) return;
    const Reading reading = read_ability(word.text, set_.lexicon, role);
    if (reading.mistake) {
      flaws().add_inside(word, reading.mistake->column, reading.mistake->text);
      return;
    }
    const auto& all = side.abilities;
    if (std::find(all.begin(), all.end(), reading.ability) != all.end()) {
      flaws().add(word.at, "the card has this text already; expected another one");
      return;
    }
    const bool second_cast =
        reading.ability.mode == Mode::cast &&
        std::any_of(all.begin(), all.end(), [](const Ability& a) { return a.mode == Mode::cast; });
    const bool second_price = reading.ability.mode == Mode::placing &&
                              std::any_of(all.begin(), all.end(),
                                          [](const Ability& a) { return a.mode == Mode::placing; });
    if (second_cast || second_price) {
      flaws().add(word.at, second_cast ? "the card has a 'Cast' already; expected one"
                                       : "the card has a 'Placed only' already; expected one");
      return;
    }
    side.abilities.push_back(reading.ability);
  }
  void needs_cast(const KindOfCard& kind, const Design& design, const Draft::Card& draft) {
    if (kind.role != Role::regular && kind.role != Role::counter) return;
    const auto& all = design.front.abilities;
    if (all.size() < draft.front.texts.size()) return;  // complained about
    if (std::any_of(all.begin(), all.end(),
                    [](const Ability& a) { return a.mode == Mode::cast; })) {
      return;
    }
    flaws().add(draft.front.at, "a " + std::string(kind.word) +
                                    " does something when cast; expected a text with 'Cast'");
  }

  Conditions conditions(const Word& word, bool wanted, std::string_view key, std::string_view of,
                        const Draft::Card& draft) {
    const std::string name(key);
    if (!word.at.given()) {
      if (wanted) {
        flaws().add(draft.front.at, in_quotes(key) + " is missing, which " + std::string(of) +
                                        " needs; expected " + name + " = 'you control ...'");
      }
      return {};
    }
    if (!wanted) {
      flaws().add(word.at,
                  "only " + std::string(of) + " has " + in_quotes(key) + "; expected nothing");
      return {};
    }
    if (quotes_unknown(word.text, set_.lexicon)) return {};
    const ConditionsReading reading = read_conditions(word.text, set_.lexicon);
    if (!reading.mistake) return reading.conditions;
    flaws().add_inside(word, reading.mistake->column, reading.mistake->text);
    return {};
  }

  // --- Tier 4 sides

  void add_back(const Draft::Promoted& draft) {
    if (flaws().full()) return;
    std::vector<std::string_view> known;
    Design* front = nullptr;
    for (Design& each : set_.designs) {
      if (each.front.name == draft.of.text) front = &each;
      if (each.is_summon() && each.tier == 0) known.emplace_back(each.front.name);
    }
    const KindOfCard* kind = kind_of(draft.back);
    if (kind != nullptr && kind->role != Role::summon) {
      flaws().add(draft.back.kind.at, "a Tier 4 is a Summon; expected 'Striker' or 'Tech'");
    }
    Side back = side(draft.back, Role::summon, true);
    if (kind != nullptr) back.type = kind->type;
    for (std::size_t i = 0; i < back.abilities.size() && i < draft.back.texts.size(); ++i) {
      if (back.abilities[i].mode != Mode::placing) continue;
      flaws().add(draft.back.texts[i].at, "a Tier 4 is promoted, not placed; expected others");
    }
    if (front == nullptr || !front->is_summon() || front->tier != 0) {
      if (draft.of.at.given()) {
        flaws().add(draft.of.at, "there is no Tier 0 " + in_quotes(draft.of.text) +
                                     or_nearest(draft.of.text, known, "expected its title"));
      }
    } else if (!front->back.name.empty()) {
      flaws().add(draft.of.at, in_quotes(draft.of.text) + " has a [[promoted]] already");
    } else {
      front->back = std::move(back);
    }
  }
  void check_backs() {
    for (std::size_t i = 0; i < set_.designs.size(); ++i) {
      const Design& design = set_.designs[i];
      const bool lacks = design.is_summon() && design.tier == 0 && design.back.name.empty();
      if (!lacks || !draft_.cards[i].tier.at.given()) continue;
      if (draft_.cards[i].tier.value != 0) continue;
      flaws().add(draft_.cards[i].front.at,
                  "a Tier 0 has a Tier 4 side; expected a [[promoted]] with of = " +
                      in_quotes(design.front.name));
    }
  }

  // --- decks

  void add_deck(const Draft::Deck& draft) {
    if (flaws().full()) return;
    Format format = Format::standard;
    if (draft.format.at.given()) {
      const std::string word = lower(draft.format.text);
      if (word == "synthesis") {
        format = Format::synthesis;
      } else if (word != "standard") {
        flaws().add(draft.format.at, "there is no format " + in_quotes(draft.format.text) +
                                         "; expected 'standard' or 'synthesis'");
      }
    }
    Deck deck = make_deck(draft.list, set_, format, flaws());
    for (const Deck& other : set_.decks) {
      if (lower(other.name) != lower(deck.name)) continue;
      flaws().add(draft.list.name.at, "the deck " + in_quotes(deck.name) + " is there already");
    }
    set_.decks.push_back(std::move(deck));
  }

  const Draft& draft_;
  Set set_;
  std::vector<std::string> titles_;
};

}  // namespace

Set make_set(const Draft& draft, ParseErrors& flaws) { return SetMaker(draft, flaws).set(); }

}  // namespace penta::phaktionz::cards

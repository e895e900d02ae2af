// What a page presses to make a move, and what it needs to draw the cards and the decks.
#include <set>

#include "games/phaktionz/rules.h"

namespace penta::phaktionz {
namespace {

constexpr std::string_view lineage_name(cards::Lineage lineage) {
  switch (lineage) {
    case cards::Lineage::origins:
      return "Origins";
    case cards::Lineage::modernas:
      return "Modernas";
    case cards::Lineage::delphics:
      return "Delphics";
  }
  return "";
}

class Drawing {
 public:
  Drawing(const Rules& rules, Lang lang) : rules_(rules), german_(lang == Lang::de), lang_(lang) {}

  DeckContent deck(const DeckList& list) {
    DeckContent deck{.name = german_ ? list.german : list.name,
                     .about = german_ ? list.about_german : list.about};
    const auto add = [&](const Cards& cards, std::vector<DesignId>& to) {
      cards.for_each([&](int each) {
        const DesignId design = list.cards[static_cast<std::size_t>(each)];
        to.push_back(design);
        used_.insert(design);
        const DesignId other = rules_.facts(design).other;
        if (other != no_design) used_.insert(other);
      });
    };
    add(list.all, deck.cards);
    add(list.created, deck.creation);
    return deck;
  }
  std::vector<DesignContent> designs() const {
    std::vector<DesignContent> all;
    for (const DesignId each : used_) all.push_back(design(each));
    return all;
  }

 private:
  DesignContent design(DesignId id) const {
    const Facts& facts = rules_.facts(id);
    const cards::Side& side = rules_.book().side(id);
    DesignContent content{.design = id,
                          .title = rules_.title(id, lang_),
                          .form = facts.form,
                          .type = facts.type,
                          .tier = facts.tier,
                          .dmg = facts.dmg,
                          .flavour = german_ ? side.flavour_german : side.flavour,
                          .limited = facts.design->limited,
                          .created = facts.creation,
                          .promoted = facts.promoted ? no_design : facts.other};
    if (facts.faction != 0) {
      const auto at = facts.faction - 1U;
      const cards::Lexicon::Faction& faction = rules_.set().lexicon.factions[at];
      content.faction = faction.english;
      content.lineage = lineage_name(rules_.set().lineages[at]);
    }
    for (int i = 0; i < facts.size; ++i) content.texts.push_back(rules_.text(id, i, lang_));
    add_conditions(facts, content);
    return content;
  }
  void add_conditions(const Facts& facts, DesignContent& content) const {
    if (facts.promoted) return;
    const auto& lexicon = rules_.set().lexicon;
    const auto render = [&](const cards::Conditions& conditions) {
      return german_ ? in_german(conditions, lexicon) : in_english(conditions, lexicon);
    };
    if (facts.creation) content.create = render(facts.design->create);
    if (facts.is_tier0()) content.promote = render(facts.design->promote);
  }

  const Rules& rules_;
  bool german_;
  Lang lang_;
  std::set<DesignId> used_{};
};

}  // namespace

Parts Rules::parts(Move move) const {
  Parts parts{.kind = move.kind()};
  if (names_card(move.kind())) parts.card = move.card();
  if (names_value(move.kind())) parts.value = move.value();
  return parts;
}

Content Rules::content(Lang lang) const {
  Content content;
  Drawing drawing(*this, lang);
  for (int i = 0; i < most_players; ++i) content.decks.push_back(drawing.deck(deck(seat_at(i))));
  content.designs = drawing.designs();
  return content;
}

// What a battle or an effect has done rests on the table.
std::string_view Rules::scene(const Event& event) const {
  using enum Event::Kind;
  switch (event.kind) {
    case battles:
    case strikes:
    case damaged:
    case lost:
      return "battle";
    case fizzled:
      return "answer";
    case decked_out:
    case match_won:
    case runaway:
      return "end";
    default:
      return {};
  }
}

}  // namespace penta::phaktionz

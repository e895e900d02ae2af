#include "games/phaktionz/book.h"

#include <algorithm>
#include <utility>

#include "games/phaktionz/box_set.h"

namespace penta::phaktionz {
namespace {

using cards::Ability;
using cards::Effect;
using cards::Mode;
using cards::Rule;
using cards::Verb;

constexpr std::size_t most_sides = 254;  // so that each has a number of its own

bool is_about_itself(const Effect& effect, Rule rule) {
  return effect.verb == Verb::rules && effect.rule == rule;
}

// It says something of its card as such, and nothing else.
bool is_about_itself(const Effect& effect) {
  return is_about_itself(effect, Rule::named) || is_about_itself(effect, Rule::stands_as) ||
         is_about_itself(effect, Rule::attached_only) ||
         is_about_itself(effect, Rule::unreinforced);
}
bool is_about_itself(const Ability& ability) {
  return std::all_of(ability.effects.begin(), ability.effects.begin() + ability.size,
                     [](const Effect& effect) { return is_about_itself(effect); });
}

// What an ability that always holds says of its card wherever it is.
void read_always(const Ability& ability, Facts& facts) {
  for (std::size_t i = 0; i < ability.size; ++i) {
    const Effect& effect = ability.effects[i];
    if (!is_about_itself(effect)) facts.always_verbs |= 1U << static_cast<unsigned>(effect.verb);
    if (is_about_itself(effect, Rule::named)) facts.words |= 1U << (effect.word - 1U);
    if (is_about_itself(effect, Rule::stands_as)) {
      facts.field_tier = static_cast<std::uint8_t>(effect.amount.value);
    }
    if (is_about_itself(effect, Rule::unreinforced)) facts.unreinforced = true;
    if (is_about_itself(effect, Rule::attached_only)) facts.bearers = &effect.kind;
  }
}

void read_ability(const Ability& ability, unsigned at, Facts& facts) {
  const auto mark = [at](std::uint8_t& bits) { bits = static_cast<std::uint8_t>(bits | 1U << at); };
  switch (ability.mode) {
    case Mode::cast:
      mark(facts.casts);
      break;
    case Mode::action:
      mark(facts.actions);
      if (ability.reply != cards::Reply::none) mark(facts.replies);
      if (ability.from_hand) mark(facts.from_hand);
      break;
    case Mode::when:
      mark(facts.whens);
      facts.moments |= 1U << static_cast<unsigned>(ability.moment.event);
      break;
    case Mode::always:
      if (!is_about_itself(ability)) mark(facts.always);
      read_always(ability, facts);
      break;
    case Mode::placing:
      mark(facts.placing);
      break;
  }
}

std::uint32_t words_of(std::string_view name, const cards::Lexicon& lexicon) {
  std::uint32_t words = 0;
  for (std::size_t i = 0; i < lexicon.words.size(); ++i) {
    if (cards::has_words(name, lexicon.words[i].english)) words |= 1U << i;
  }
  return words;
}

// "Haka Goblin": "haka-goblin"
std::string slug_of(std::string_view name) {
  std::string slug;
  for (const char each : name) {
    const bool upper = each >= 'A' && each <= 'Z';
    if (upper || (each >= 'a' && each <= 'z') || (each >= '0' && each <= '9')) {
      slug += upper ? static_cast<char>(each - 'A' + 'a') : each;
    } else if (each != '\'' && !slug.empty() && slug.back() != '-') {
      slug += '-';
    }
  }
  if (!slug.empty() && slug.back() == '-') slug.pop_back();
  return slug.empty() ? "card" : slug;
}

}  // namespace

Book::Book(cards::Set cards) : set(std::move(cards)) {
  for (const cards::Design& design : set.designs) add(design, design.front, false);
  for (std::size_t i = 0; i < set.designs.size(); ++i) {
    const cards::Design& design = set.designs[i];
    if (!design.is_summon() || design.tier != 0) continue;
    facts[i].other = static_cast<DesignId>(facts.size());
    add(design, design.back, true);
    facts.back().other = static_cast<DesignId>(i);
  }
  name_sides();
}

void Book::add(const cards::Design& design, const cards::Side& side, bool back) {
  Facts each{.form = design.form,
             .type = side.type,
             .tier = static_cast<std::uint8_t>(back ? 4 : design.tier),
             .dmg = side.dmg,
             .faction = design.faction,
             .creation = design.creation,
             .promoted = back};
  each.field_tier = each.tier;
  each.words = words_of(side.name, set.lexicon);
  each.size = static_cast<std::uint8_t>(side.abilities.size());
  each.abilities = side.abilities.data();
  each.design = &design;
  for (unsigned at = 0; at < each.size; ++at) read_ability(side.abilities[at], at, each);
  facts.push_back(each);
}

void Book::name_sides() {
  for (std::size_t i = 0; i < facts.size(); ++i) {
    const std::string plain = slug_of(side(static_cast<DesignId>(i)).name);
    std::string slug = plain;
    for (int again = 2; find_slug(slug) != no_design; ++again) {
      slug = plain + "-" + std::to_string(again);
    }
    slugs.push_back(std::move(slug));
  }
}

const cards::Side& Book::side(DesignId design) const {
  const Facts& each = facts[static_cast<std::size_t>(design)];
  return each.promoted ? each.design->back : each.design->front;
}

DesignId Book::find_slug(std::string_view slug) const {
  const auto found = std::find(slugs.begin(), slugs.end(), slug);
  return found == slugs.end() ? no_design : static_cast<DesignId>(found - slugs.begin());
}

void find_texts(const std::vector<Facts>& facts, const DeckList& list, Lord& lord) {
  lord.lasting = lord.waiting = lord.usable = 0;
  const auto look = [&](Card card, bool promoted, int place) {
    if (card == no_card) return;
    const DesignId design = list.cards[static_cast<std::size_t>(number(card))];
    const Facts& front = facts[static_cast<std::size_t>(design)];
    const Facts& side = promoted ? facts[static_cast<std::size_t>(front.other)] : front;
    const auto mark = [&](std::uint8_t texts, std::uint16_t& places) {
      if (texts != 0) places = static_cast<std::uint16_t>(places | 1U << place);
    };
    mark(side.always, lord.lasting);
    mark(side.whens, lord.waiting);
    mark(side.actions, lord.usable);
  };
  for (int slot = 0; slot < summon_slots; ++slot) {
    const Unit& unit = lord.units[static_cast<std::size_t>(slot)];
    look(unit.card, unit.promoted != 0, 2 * slot);
    look(unit.weapon, false, 2 * slot + 1);
  }
  look(lord.realm, false, realm_place);
}

std::shared_ptr<const Book> Book::box() {
  static const auto book = std::make_shared<const Book>(phaktionz::box());
  return book;
}

Result<std::shared_ptr<const Book>> Book::of(std::string_view packed) {
  if (packed.empty()) return box();
  auto set = cards::unpack(packed);
  if (!set) return Error{"option cards: " + set.error().text};
  const auto backs = std::count_if(set->designs.begin(), set->designs.end(), [](const auto& each) {
    return each.is_summon() && each.tier == 0;
  });
  if (set->designs.size() + static_cast<std::size_t>(backs) > most_sides) {
    return Error{"option cards: too many; expected at most " + std::to_string(most_sides) +
                 " sides"};
  }
  return std::make_shared<const Book>(std::move(*set));
}

}  // namespace penta::phaktionz

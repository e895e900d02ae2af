#include "games/phase/book.h"

#include <utility>

#include "games/phase/box_set.h"

namespace penta::phase {
namespace {

std::uint8_t first_chosen(const cards::Ability& ability, bool trains) {
  for (std::uint8_t i = 0; i < ability.size; ++i) {
    const cards::Effect& effect = ability.effects[i];
    if (effect.verb == cards::Verb::trains && !trains) continue;
    if (chooses(effect) && !effect.may) return i;
  }
  return Facts::nothing_chosen;
}
std::uint8_t first_chosen_in_others_turns(const cards::Ability& ability) {
  const bool begins = ability.size > 0 && ability.effects[0].verb == cards::Verb::trains;
  return begins ? Facts::own_turn_only : first_chosen(ability, false);
}

Facts facts_of(const cards::Side& side, cards::Ability* abilities) {
  Facts facts{.cost = side.cost,
              .attack = side.attack,
              .defence = side.defence,
              .faction = side.faction,
              .alignment = side.alignment};
  facts.abilities = abilities;
  abilities[0] = side.order;
  for (std::size_t i = 0; i < side.skills.size(); ++i) {
    const cards::Ability& skill = side.skills[i];
    if (skill.trigger == cards::Trigger::ally) {
      facts.ally = true;
    } else if (skill.trigger == cards::Trigger::swift) {
      facts.swift = true;
    } else {
      const std::size_t at = ++facts.skills;
      abilities[at] = skill;
      facts.skill_places[at] = static_cast<std::uint8_t>(i);
      if (skill.trigger != cards::Trigger::action) {
        facts.trigger_bits |= static_cast<std::uint8_t>(1U << (at - 1));
      }
    }
  }
  for (std::size_t i = 0; i <= facts.skills; ++i) {
    facts.choosing[i] = first_chosen(facts.abilities[i], true);
    facts.choosing_in_others_turns[i] = first_chosen_in_others_turns(facts.abilities[i]);
  }
  return facts;
}

}  // namespace

Book::Book(cards::Set cards) : set(std::move(cards)) {
  abilities_.resize(set.sides.size());
  for (std::size_t i = 0; i < set.sides.size(); ++i) {
    facts.push_back(facts_of(set.sides[i], abilities_[i].data()));
  }
}

std::shared_ptr<const Book> Book::box() {
  static const auto book = std::make_shared<const Book>(phase::box());
  return book;
}

Result<std::shared_ptr<const Book>> Book::of(std::string_view packed) {
  if (packed.empty()) return box();
  auto set = cards::unpack(packed);
  if (!set) return Error{"option cards: " + set.error().text};
  return std::make_shared<const Book>(std::move(*set));
}

}  // namespace penta::phase

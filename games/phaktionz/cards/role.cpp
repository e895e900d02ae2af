// What an ability cannot say at its place on a card.
#include <utility>

#include "games/phaktionz/cards/sound_kinds.h"
#include "games/phaktionz/cards/text.h"
#include "games/phaktionz/cards/vocabulary.h"

namespace penta::phaktionz::cards {
namespace {

bool is_cast_once(Role role) { return role == Role::regular || role == Role::counter; }

MaybeText wrong_self(Noun noun, Role role) {
  const bool summon = role == Role::summon;
  if (summon == (noun == Noun::summon)) return std::nullopt;
  return summon ? "the card is a Summon; expected 'this Summon'"
                : "the card is no Summon; expected 'this card'";
}

MaybeText wrong_mode(const Ability& ability, Role role) {
  const bool once = is_cast_once(role);
  switch (ability.mode) {
    case Mode::cast:
      if (!once)
        return "only Regulars and Counters do something when cast; expected 'Action', "
               "'When' or 'Always'";
      if (role == Role::regular && ability.reply != Reply::none) {
        return "only a Counter answers; expected no 'in response to'";
      }
      return std::nullopt;
    case Mode::when:
      if (once) return "the card is never in play; expected 'Cast'";
      break;
    case Mode::action:
      if (once && !ability.from_hand) return "the card is never in play; expected 'Cast'";
      break;
    case Mode::placing:
      if (role != Role::summon) return "only Summons are placed";
      break;
    case Mode::always:
      if (once && ability.effects[0].rule != Rule::named) {
        return "the card is never in play; expected 'Cast'";
      }
      break;
  }
  return std::nullopt;
}

MaybeText wrong_moment(const Moment& moment, Role role) {
  if (moment.event >= Event::cast) return std::nullopt;
  if (moment.subject == Pick::bearer && role != Role::weapon) return "only a Weapon has a bearer";
  if (moment.subject == Pick::self && role != Role::summon) {
    return "that happens to Summons, and the card is none; expected 'a' or 'the bearer'";
  }
  return std::nullopt;
}

MaybeText wrong_target(const Ability& ability, std::size_t number, Role role) {
  const Effect& effect = ability.effects[number];
  const Pick pick = effect.target.pick;
  if (effect.verb == Verb::rules && effect.rule == Rule::attached_only && role != Role::weapon) {
    return "only a Weapon is attached";
  }
  if (!has_target(effect.verb)) return std::nullopt;
  if (pick == Pick::bearer && role != Role::weapon) return "only a Weapon has a bearer";
  if (pick == Pick::self) {
    const bool named = effect.verb == Verb::rules && effect.rule == Rule::named;
    if (is_cast_once(role) && !named && !ability.from_hand) {
      return "the card is on its way to a pile; expected 'a' or others";
    }
    return wrong_self(effect.target.kind.noun, role);
  }
  if (pick != Pick::other || role == Role::summon) return std::nullopt;
  for (std::size_t i = 0; i < number; ++i) {
    const Pick before = ability.effects[i].target.pick;
    const bool chosen = before == Pick::one || before == Pick::many || before == Pick::up_to;
    if (has_target(ability.effects[i].verb) && chosen) return std::nullopt;
  }
  return "the card is no Summon, and nothing was chosen before; expected 'a'";
}

MaybeText wrong_cost(const Cost& cost, const Ability& ability, Role role) {
  if (!cost.self) return std::nullopt;
  if (cost.payment == Payment::remove) {
    const bool nowhere = is_cast_once(role) || ability.from_hand || ability.mode == Mode::placing;
    return nowhere ? MaybeText{"the card is not in play and has no counters"} : MaybeText{};
  }
  if (ability.mode == Mode::placing) return "the card is only being placed; expected others";
  if (is_cast_once(role) && !ability.from_hand) {
    return "the card is being cast already; expected others";
  }
  if (ability.from_hand) {
    if (cost.payment != Payment::discard && cost.payment != Payment::exile) {
      return "the card is in the hand; expected 'discard' or 'exile'";
    }
  } else if (cost.payment == Payment::discard) {
    return "the card is in play; expected 'demote' or 'exile'";
  }
  return wrong_self(cost.kind.noun, role);
}

}  // namespace

std::optional<Objection> misplaced(const Ability& ability, Role role) {
  if (role == Role::any) return std::nullopt;
  if (auto why = wrong_mode(ability, role)) return Objection{*std::move(why)};
  if (ability.mode == Mode::when) {
    if (auto why = wrong_moment(ability.moment, role)) return Objection{*std::move(why)};
  }
  for (std::size_t i = 0; i < ability.costs_size; ++i) {
    if (auto why = wrong_cost(ability.costs[i], ability, role)) {
      return Objection{*std::move(why), {Place::Part::cost, i}};
    }
  }
  for (std::size_t i = 0; i < ability.size; ++i) {
    const bool self = ability.effects[i].condition.test == Test::self_is;
    if (self && role != Role::summon) {
      return Objection{"the card is no Summon", {Place::Part::condition, i}};
    }
    if (auto why = wrong_target(ability, i, role)) {
      return Objection{*std::move(why), {Place::Part::clause, i}};
    }
  }
  return std::nullopt;
}

}  // namespace penta::phaktionz::cards

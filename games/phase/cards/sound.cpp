// What can be read but makes no sense, or could be said in a simpler form.
#include "games/phase/cards/grammar.h"
#include "games/phase/cards/text.h"

namespace penta::phase::cards {
namespace {

using MaybeText = std::optional<std::string>;

bool lies_on_table(Noun noun) { return noun == Noun::warrior || noun == Noun::resource; }

MaybeText wrong_kind(const Kind& kind, const Lexicon& lexicon) {
  if (kind.faction > lexicon.factions.size()) return "there is no such faction";
  if (!lies_on_table(kind.noun) && kind.whose != Whose::anybody) {
    return "cards in your hand or discard pile are yours already";
  }
  const bool fights = kind.stance != Stance::any && kind.stance != Stance::locked;
  if (fights && kind.noun != Noun::warrior) return "only warriors fight";
  if (kind.stance == Stance::locked && !lies_on_table(kind.noun)) {
    return "only warriors and resources can be locked";
  }
  return std::nullopt;
}

// Which things a verb can be done to.
bool can_be(Verb verb, Noun noun) {
  switch (verb) {
    case Verb::phases:
    case Verb::locks:
    case Verb::unlocks:
      return lies_on_table(noun);
    case Verb::returns:
      return noun != Noun::hand_card;
    default:
      return noun == Noun::warrior;
  }
}

MaybeText wrong_target(const Effect& effect, const Lexicon& lexicon) {
  const Target& target = effect.target;
  if (!has_target(effect.verb)) {
    return target == Target{} ? MaybeText{} : MaybeText{"nothing is chosen for this effect"};
  }
  if (!can_be(effect.verb, target.kind.noun)) return "that cannot be done to such a card";
  const bool named = target.pick == Pick::self || target.pick == Pick::it;
  if (named && target.kind != Kind{.noun = target.kind.noun}) return "it needs no description";
  if (target.pick == Pick::it && target.kind.noun != Noun::warrior) return "'it' has no kind";
  if (target.pick == Pick::self && !lies_on_table(target.kind.noun)) return "it does not lie there";
  const bool counted = target.pick == Pick::up_to;
  if (counted ? target.most < 2 || target.most > 9 : target.most != 1) return "wrong count";
  return wrong_kind(target.kind, lexicon);
}

MaybeText wrong_condition(const Condition& condition, const Lexicon& lexicon) {
  Condition form{.test = condition.test};
  switch (condition.test) {
    case Test::none:
      break;
    case Test::is_stance:
      form.stance = condition.stance;
      if (condition.stance == Stance::any) return "a condition needs to say what";
      break;
    case Test::is_alignment:
      form.alignment = condition.alignment;
      if (condition.alignment == Alignment::any) return "a condition needs an alignment";
      break;
    case Test::things:
      form.kind = condition.kind;
      form.least = condition.least;
      if (condition.least < 1 || condition.least > 20) return "wrong count";
      break;
    case Test::influence:
      form.alignment = condition.alignment;
      form.least = condition.least;
      if (condition.alignment == Alignment::any) return "influence is good or evil";
      if (condition.least < 1 || condition.least > 50) return "wrong count";
      break;
  }
  if (condition != form) return "a condition says one thing";
  return wrong_kind(condition.kind, lexicon);
}

bool small(Amount amount) {
  return amount.x ? amount.value == 1 : amount.value >= 1 && amount.value <= 9;
}
bool small_change(Amount amount) {
  return amount.x ? amount.value == 1 || amount.value == -1
                  : amount.value >= -9 && amount.value <= 9;
}

MaybeText wrong_amount(const Effect& effect) {
  const Amount nothing{};
  if (has_pair(effect.verb)) {
    if (!small_change(effect.amount) || !small_change(effect.defence)) return "9 is the most";
    if (effect.amount == nothing && effect.defence == nothing) return "+0/+0 changes nothing";
  } else {
    if (has_amount(effect.verb) ? !small(effect.amount) : effect.amount != nothing) {
      return "1 is the least and 9 the most";
    }
    if (effect.defence != nothing) return "no defence here";
  }
  return std::nullopt;
}

MaybeText wrong_count(const Effect& effect, const Lexicon& lexicon) {
  const bool x = effect.amount.x || effect.defence.x;
  if (x != (effect.unknown != Unknown::none)) return "X needs to be said";
  if (x && effect.times) return "either X or 'for each'";
  if (effect.times && !has_amount(effect.verb)) return "'for each' needs an amount";
  if (effect.unknown != Unknown::count && effect.counted != Kind{}) return "nothing is counted";
  if (!effect.times && effect.for_each != Kind{}) return "nothing is counted";
  if (auto wrong = wrong_kind(effect.counted, lexicon)) return wrong;
  return wrong_kind(effect.for_each, lexicon);
}

MaybeText wrong_other(const Effect& effect, const Lexicon& lexicon) {
  const Amount nothing{};
  if (effect.instead.test == Test::none) {
    const bool none = effect.other_amount == nothing && effect.other_defence == nothing;
    return none && effect.instead == Condition{} ? MaybeText{}
                                                 : MaybeText{"another amount needs a condition"};
  }
  if (has_pair(effect.verb)) {
    if (!small_change(effect.other_amount) || !small_change(effect.other_defence)) {
      return "9 is the most";
    }
  } else {
    if (!has_plain_amount(effect.verb)) return "there is no other amount of that";
    if (!small(effect.other_amount)) return "1 is the least and 9 the most";
    if (effect.other_defence != nothing) return "no defence here";
  }
  if (effect.other_amount.x || effect.other_defence.x) return "X stands only once";
  return wrong_condition(effect.instead, lexicon);
}

MaybeText wrong_words(const Effect& effect) {
  const bool said = effect.verb == Verb::gets || effect.verb == Verb::grants ||
                    effect.verb == Verb::loses || effect.players != Players::you;
  if (effect.may && said) return "'you may' stands before what you do yourself";
  if (!has_players(effect.verb) && effect.players != Players::you) return "only you can do that";
  const bool has_alignment = effect.verb == Verb::gains || effect.verb == Verb::loses;
  if (!has_alignment && effect.alignment != Alignment::any) return "no alignment here";
  if (effect.verb != Verb::returns && effect.place != Place::hand) return "no place here";
  if (effect.verb != Verb::grants && effect.skill != Skill::ally) return "no skill here";
  if (effect.verb != Verb::enlists && (effect.locked || effect.from_discard)) {
    return "only what is enlisted comes locked";
  }
  return std::nullopt;
}

MaybeText wrong_clause(const Effect& effect, const Lexicon& lexicon, bool first) {
  if (auto wrong = wrong_target(effect, lexicon)) return wrong;
  if (auto wrong = wrong_amount(effect)) return wrong;
  if (auto wrong = wrong_words(effect)) return wrong;
  if (has_target(effect.verb) && effect.target.pick == Pick::it && first) {
    return "'it' needs something that was chosen before";
  }
  return std::nullopt;
}

// Whoever plays the text remembers no more than one for each effect.
MaybeText wrong_another(const Ability& ability, std::size_t number) {
  const Effect& effect = ability.effects[number];
  if (!has_target(effect.verb) || effect.target.pick != Pick::other) return std::nullopt;
  for (std::size_t i = 0; i < number; ++i) {
    if (chooses_several(ability.effects[i])) return std::string(several_before);
  }
  return std::nullopt;
}

std::optional<SoundnessError> wrong_effect(const Ability& ability, std::size_t number,
                                           const Lexicon& lexicon) {
  const Effect& effect = ability.effects[number];
  const auto in = [number](Part part, MaybeText&& why) {
    return SoundnessError{*std::move(why), SoundnessError::Where{number, part}};
  };
  if (auto why = wrong_condition(effect.condition, lexicon)) {
    return in(Part::condition, std::move(why));
  }
  if (auto why = wrong_clause(effect, lexicon, number == 0)) {
    return in(Part::clause, std::move(why));
  }
  if (auto why = wrong_another(ability, number)) return in(Part::clause, std::move(why));
  if (auto why = wrong_count(effect, lexicon)) return in(Part::count, std::move(why));
  if (auto why = wrong_other(effect, lexicon)) return in(Part::other, std::move(why));
  return std::nullopt;
}

}  // namespace

std::optional<SoundnessError> unsound(const Ability& ability, const Lexicon& lexicon) {
  const bool fixed = ability.trigger == Trigger::ally || ability.trigger == Trigger::swift;
  if (fixed != (ability.size == 0) || ability.size > Ability::most_effects) {
    return SoundnessError{"a skill needs one to three effects"};
  }
  const bool costs = ability.locks > 0 || ability.phases > 0;
  if (costs && ability.trigger != Trigger::action)
    return SoundnessError{"only actions have a cost"};
  if (ability.locks > 9 || ability.phases > 9) return SoundnessError{"9 is the most"};
  for (std::size_t i = 0; i < ability.size; ++i) {
    if (auto wrong = wrong_effect(ability, i, lexicon)) return wrong;
  }
  for (std::size_t i = ability.size; i < Ability::most_effects; ++i) {
    if (ability.effects[i] != Effect{}) return SoundnessError{"an effect that is not there"};
  }
  return std::nullopt;
}

}  // namespace penta::phase::cards

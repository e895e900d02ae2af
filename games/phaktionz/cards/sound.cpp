// What can be read but makes no sense, or could be said in a simpler form.
#include <algorithm>
#include <utility>

#include "games/phaktionz/cards/sound_effects.h"
#include "games/phaktionz/cards/sound_kinds.h"
#include "games/phaktionz/cards/vocabulary.h"

namespace penta::phaktionz::cards {
namespace {

// --- moments and answers

bool names_nothing(const Kind& kind) { return kind == Kind{.noun = kind.noun}; }

MaybeText wrong_subject(const Moment& moment, const Lexicon& lexicon) {
  switch (moment.subject) {
    case Pick::self:
      if (moment.kind != Kind{}) return "that happens to Summons; expected 'this Summon'";
      return std::nullopt;
    case Pick::bearer:
      return moment.kind == Kind{} ? MaybeText{} : MaybeText{"the bearer needs no description"};
    case Pick::one:
    case Pick::other:
      return wrong_summon(moment.kind, lexicon);
    default:
      return "that is no event of one Summon";
  }
}

MaybeText wrong_moment(const Moment& moment, const Lexicon& lexicon) {
  if (moment.by != By::anyhow && moment.event != Event::placed) return "only placing has a way";
  const bool of_players = moment.event >= Event::cast;
  if (of_players && moment.subject != Pick::self) return "that is done by players";
  switch (moment.event) {
    case Event::cast: {
      if (moment.kind.noun != Noun::invocation) return "only invocations are cast";
      Kind kind = moment.kind;
      kind.zones = bit(Zone::deck_out);  // for its form: what is cast lies nowhere yet
      if (moment.kind.zones != field) return "what is cast has no place";
      return wrong_kind(kind, lexicon);
    }
    case Event::takes:
    case Event::starts:
      if (moment.kind != Kind{.whose = moment.kind.whose}) return "it needs no description";
      if (moment.event == Event::takes) return std::nullopt;
      if (moment.phase == Phase::any) return "a phase has to be named";
      return moment.turn == Whose::anybody ? MaybeText{} : MaybeText{"the phase says whose turn"};
    default:
      return wrong_subject(moment, lexicon);
  }
}

MaybeText wrong_answered(const Ability& ability, const Lexicon& lexicon) {
  Kind kind = ability.answered;
  switch (ability.reply) {
    case Reply::none:
    case Reply::anything:
      return kind == Kind{} ? MaybeText{} : MaybeText{"it needs no description"};
    case Reply::cast:
      if (kind.noun != Noun::invocation) {
        return "only invocations are cast; expected 'invocation', or 'the placing of'";
      }
      if (kind.zones != field) return "what is cast has no place";
      kind.zones = bit(Zone::deck_out);
      return wrong_kind(kind, lexicon);
    case Reply::ability:
      if (kind.zones != field) return "an ability is answered wherever it comes from";
      kind.zones = bit(Zone::deck_out);
      kind.plague = false;
      return wrong_kind(kind, lexicon);
    case Reply::placement:
      if (kind.plague) return "what is being placed has no counters";
      return wrong_summon(kind, lexicon);
    default:
      return wrong_summon(kind, lexicon);
  }
}

// --- costs

MaybeText wrong_own(const Cost& cost, const Ability& ability) {
  const bool anybody = cost.payment == Payment::plague;
  if (anybody || cost.self) return std::nullopt;
  if (cost.kind.whose == Whose::yours) return std::nullopt;
  if (ability.mode == Mode::placing && cost.payment == Payment::demote &&
      cost.kind.whose == Whose::opponents) {
    return std::nullopt;
  }
  return "costs are paid with cards of one's own; expected 'of yours', or 'your'";
}

MaybeText wrong_paid(const Cost& cost, const Lexicon& lexicon) {
  const bool discards = cost.payment == Payment::discard;
  if (cost.self) {
    if (cost.number != 1 || cost.kind.noun == Noun::invocation || !names_nothing(cost.kind)) {
      return "this card needs no description";
    }
    const bool of_summons = cost.payment == Payment::demote || cost.payment == Payment::plague ||
                            cost.payment == Payment::cure;
    if (of_summons && cost.kind.noun != Noun::summon) {
      return "that can only be done to a Summon; expected 'this Summon'";
    }
    return std::nullopt;
  }
  if (discards) {
    return cost.kind.zones == bit(Zone::hand) ? wrong_kind(cost.kind, lexicon)
                                              : MaybeText{"only what is in the hand is discarded"};
  }
  if (cost.payment != Payment::exile) return wrong_summon(cost.kind, lexicon);
  constexpr unsigned unseen = bit(Zone::deck) | bit(Zone::looked);
  if ((cost.kind.zones & unseen) != 0) return "a cost is paid with what one has before one";
  return wrong_kind(cost.kind, lexicon);
}

MaybeText wrong_counters(const Cost& cost) {
  if (cost.payment == Payment::plague && cost.kind.plague) {
    return "a Summon has at most one Plague counter; expected no 'Plague'";
  }
  if (cost.payment == Payment::cure && !cost.self && !cost.kind.plague) {
    return "only Plague Summons have one; expected 'Plague Summon'";
  }
  return std::nullopt;
}

MaybeText wrong_cost(const Cost& cost, const Ability& ability, const Lexicon& lexicon) {
  if (cost.number < 1 || cost.number > 9) return "1 is the least and 9 the most";
  switch (cost.payment) {
    case Payment::none:
      return "a cost has to be named";
    case Payment::remove: {
      const bool plain =
          cost.self && names_nothing(cost.kind) && cost.kind.noun != Noun::invocation;
      return plain ? MaybeText{} : MaybeText{"counters are removed from this card"};
    }
    case Payment::mill:
      return !cost.self && cost.kind == Kind{} ? MaybeText{} : MaybeText{"it needs no description"};
    case Payment::plague:
    case Payment::cure:
      if (cost.number != 1) return "one at a time; expected 'a'";
      break;
    default:
      break;
  }
  if (auto wrong = wrong_paid(cost, lexicon)) return wrong;
  if (auto wrong = wrong_counters(cost)) return wrong;
  return wrong_own(cost, ability);
}

bool leaves_hand(const Ability& ability) {
  return std::any_of(ability.costs.begin(), ability.costs.end(), [](const Cost& cost) {
    return cost.self && (cost.payment == Payment::discard || cost.payment == Payment::exile);
  });
}

std::optional<Objection> wrong_costs(const Ability& ability, const Lexicon& lexicon) {
  if (ability.costs_size > Ability::most_costs) return Objection{"too many costs"};
  if (ability.either_cost && ability.costs_size != 2) return Objection{"'or' needs two costs"};
  for (std::size_t i = 0; i < Ability::most_costs; ++i) {
    const Cost& cost = ability.costs[i];
    if (i >= ability.costs_size) {
      if (cost != Cost{}) return Objection{"a cost that is not there"};
      continue;
    }
    const auto at = Place{Place::Part::cost, i};
    if (auto why = wrong_cost(cost, ability, lexicon)) return Objection{*std::move(why), at};
  }
  if (ability.either_cost && ability.costs[0] == ability.costs[1]) {
    return Objection{"both costs are the same", {Place::Part::cost, 1}};
  }
  return std::nullopt;
}

// --- the ability as a whole

MaybeText wrong_head(const Ability& ability, const Lexicon& lexicon) {
  const bool announced = ability.mode == Mode::cast || ability.mode == Mode::action;
  if (!announced) {
    const bool plain = ability.reply == Reply::none && ability.answered == Kind{} &&
                       !ability.chooses_x && ability.silence == Silence::none;
    if (!plain) return "nothing is announced here";
    if (ability.costs_size > 0 && ability.mode != Mode::placing) return "nothing is paid here";
  }
  if (ability.mode == Mode::when) return wrong_moment(ability.moment, lexicon);
  if (ability.moment != Moment{}) return "no moment here";
  if (ability.mode != Mode::action && (ability.from_hand || ability.phase != Phase::any)) {
    return "only an action has a phase or is used from hand";
  }
  const bool phase = ability.phase == Phase::any || ability.phase == Phase::combat ||
                     ability.phase == Phase::final_cast;
  if (!phase) return "no action can be used in that phase";
  if (ability.phase != Phase::any && ability.reply != Reply::none) {
    return "an answer is given on any turn; expected no phase";
  }
  if (ability.from_hand && !leaves_hand(ability)) {
    return "what is used from hand has to leave it; expected 'discard' or 'exile' with 'this "
           "Summon' or 'this card' among its costs";
  }
  return wrong_answered(ability, lexicon);
}

MaybeText wrong_limit(const Ability& ability) {
  const Limit& limit = ability.limit;
  if ((limit.per == Per::none) != (limit.times == 0) || limit.times > 9) {
    return "a limit is 1 to 9";
  }
  const bool counts = ability.mode == Mode::always && ability.effects[0].verb == Verb::cheapens;
  const bool holds = ability.mode == Mode::always || ability.mode == Mode::placing;
  if (limit.per != Per::none && holds && !counts) return "what always holds has no limit";
  if (ability.chooses_x && !uses_chosen_x(ability)) {
    return "X is chosen and not used; expected an 'X' behind the colon";
  }
  return std::nullopt;
}

std::optional<Objection> wrong_effects(const Ability& ability, const Lexicon& lexicon) {
  int either = 0;
  for (std::size_t i = 0; i < Ability::most_effects; ++i) {
    if (i < ability.size) {
      if (auto wrong = wrong_effect(ability, i, lexicon)) return wrong;
    } else if (ability.effects[i] != Effect{}) {
      return Objection{"an effect that is not there"};
    }
    if (ability.effects[i].join == Join::either && either++ > 0) {
      return Objection{"one chooses between two, not more; expected ', then'",
                       {Place::Part::clause, i}};
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<Objection> unsound(const Ability& ability, const Lexicon& lexicon) {
  if (auto why = wrong_head(ability, lexicon)) return Objection{*std::move(why)};
  if (auto why = wrong_limit(ability)) {
    return Objection{*std::move(why), {Place::Part::limit, 0}};
  }
  if (auto wrong = wrong_costs(ability, lexicon)) return wrong;
  if (ability.mode == Mode::placing) {
    if (ability.costs_size == 0 || ability.size > 0) return Objection{"placing has costs only"};
  } else if (ability.size < 1 || ability.size > Ability::most_effects) {
    return Objection{"a text has one to four effects"};
  }
  return wrong_effects(ability, lexicon);
}

std::optional<Objection> unsound(const Conditions& conditions, const Lexicon& lexicon) {
  for (std::size_t i = 0; i < conditions.size(); ++i) {
    const Condition& condition = conditions[i];
    const Place at{Place::Part::condition, i};
    if (condition.test == Test::none && (i == 0 || condition != Condition{})) {
      return Objection{"a condition is missing", at};
    }
    if (condition.test == Test::self_is || condition.test == Test::it_is) {
      return Objection{"the card is not in play yet; expected 'you control' or 'there are'", at};
    }
    if (auto why = wrong_condition(condition, lexicon)) return Objection{*std::move(why), at};
    if (i > 0 && condition == conditions[0]) return Objection{"it says the same twice", at};
  }
  return std::nullopt;
}

}  // namespace penta::phaktionz::cards

#include "games/phaktionz/cards/sound_effects.h"

#include <utility>

#include "games/phaktionz/cards/vocabulary.h"

namespace penta::phaktionz::cards {
namespace {

bool by_name(Pick pick) { return pick == Pick::self || pick == Pick::bearer || pick == Pick::it; }
bool chooses(const Effect& effect) {
  const Pick pick = effect.target.pick;
  return has_target(effect.verb) && !by_name(pick) && pick != Pick::each;
}

// Whether "it" is anything in the effect with this number.
bool has_it(const Ability& ability, std::size_t number) {
  const Moment& moment = ability.moment;
  const bool one = moment.subject == Pick::one || moment.subject == Pick::other;
  if (ability.mode == Mode::when && one) return true;
  if (ability.reply == Reply::battle || ability.reply == Reply::against) return true;
  for (std::size_t i = 0; i < number; ++i) {
    if (chooses(ability.effects[i])) return true;
  }
  return false;
}
bool looks_before(const Ability& ability, std::size_t number) {
  for (std::size_t i = 0; i < number; ++i) {
    if (ability.effects[i].verb == Verb::looks) return true;
  }
  return false;
}

// --- targets

MaybeText wrong_pick(const Target& target, const Lexicon& /*lexicon*/) {
  const Kind described{.noun = target.kind.noun};
  if (by_name(target.pick) && target.kind != described) return "it needs no description";
  if (target.pick == Pick::self && target.kind.noun == Noun::invocation) return "say 'this card'";
  if (target.pick != Pick::self && by_name(target.pick) && target.kind.noun != Noun::summon) {
    return "it has no kind";
  }
  const Amount& many = target.many;
  if (!is_plural(target)) return many == Amount{} ? MaybeText{} : MaybeText{"wrong count"};
  const bool fits = many.x ? many.value == 1 && many.plus == 0
                           : many.value >= 2 && many.value <= 9 && many.plus == 0;
  return fits ? MaybeText{} : MaybeText{"expected 2 to 9, or X"};
}

MaybeText wrong_self(const Effect& effect) {
  const bool summon = effect.target.kind.noun == Noun::summon;
  const bool of_any = effect.verb == Verb::exiles || effect.verb == Verb::moves ||
                      effect.verb == Verb::puts || effect.verb == Verb::removes ||
                      (effect.verb == Verb::rules && effect.rule == Rule::named);
  const bool of_weapon = effect.verb == Verb::rules && effect.rule == Rule::attached_only;
  if (of_weapon) {
    return summon ? MaybeText{"only a Weapon is attached; expected 'this card'"} : MaybeText{};
  }
  if (!summon && !of_any) return "that can only be done to a Summon; expected 'this Summon'";
  return std::nullopt;
}

// Of what players do: whose it may be.
MaybeText wrong_side(const Effect& effect, const Lexicon& lexicon) {
  const Kind& kind = effect.target.kind;
  if (effect.players != Players::you) {
    if (kind.whose != Whose::anybody) return "it is their own anyway";
    return wrong_kind(kind, lexicon);
  }
  const bool own = effect.verb == Verb::places || effect.verb == Verb::moves;
  const bool piles = kind.zones != field && kind.zones != bit(Zone::looked);
  if (own && piles && effect.to != Zone::deck_out && kind.whose != Whose::yours) {
    return "what you take up is your own; expected 'your'";
  }
  return wrong_chosen(kind, lexicon);
}

MaybeText wrong_move(const Effect& effect, const Lexicon& lexicon) {
  const Kind& kind = effect.target.kind;
  const bool named = by_name(effect.target.pick);
  if (effect.to == Zone::hand && (kind.zones & bit(Zone::hand)) != 0) return "it is there already";
  if (effect.to == Zone::deck_out && !named) {
    if ((kind.zones & bit(Zone::deck_out)) != 0) return "it is there already";
    if (kind.zones == field && kind.noun != Noun::invocation) return "expected 'demote'";
    if ((kind.zones & bit(Zone::hand)) != 0) return "expected 'discard'";
  }
  if (effect.to == Zone::creation && !named) {
    if ((kind.zones & bit(Zone::creation)) != 0) return "it is there already";
    if (!kind.creation) return "only CP cards go there; expected 'CP'";
  }
  const bool to =
      effect.to == Zone::hand || effect.to == Zone::deck_out || effect.to == Zone::creation;
  if (!to) return "nothing goes there";
  const bool added = effect.to == Zone::hand && kind.zones != field;
  if (effect.players != Players::you && !added) return "only you do that";
  return named ? MaybeText{} : wrong_side(effect, lexicon);
}

MaybeText wrong_counter(const Effect& effect) {
  if (by_name(effect.target.pick)) return std::nullopt;
  const bool plague = effect.target.kind.plague;
  if (effect.verb == Verb::plagues && plague) {
    return "a Summon has at most one Plague counter; expected no 'Plague'";
  }
  if (effect.verb == Verb::cures && !plague) {
    return "only Plague Summons have one; expected 'Plague'";
  }
  return std::nullopt;
}

MaybeText wrong_discard(const Effect& effect, const Lexicon& lexicon) {
  const Kind& kind = effect.target.kind;
  const bool you = effect.players == Players::you;
  if (by_name(effect.target.pick)) return "what is discarded is chosen from the hand; expected 'a'";
  if (kind.zones != bit(Zone::hand)) return "only what is in the hand is discarded";
  if (kind.whose != (you ? Whose::yours : Whose::anybody)) return "everybody discards their own";
  return wrong_kind(kind, lexicon);
}

MaybeText wrong_described(const Effect& effect, const Lexicon& lexicon) {
  const Kind& kind = effect.target.kind;
  switch (effect.verb) {
    case Verb::places:
      if (by_name(effect.target.pick)) return std::nullopt;
      if (kind.noun != Noun::summon) return "only Summons are placed; expected 'Summon'";
      if (kind.zones == field) return "it stands there already; expected where it comes from";
      return wrong_side(effect, lexicon);
    case Verb::moves:
      return wrong_move(effect, lexicon);
    case Verb::exiles:
      if (by_name(effect.target.pick)) return std::nullopt;
      if (kind.zones == bit(Zone::exile)) return "it is there already";
      return wrong_side(effect, lexicon);
    case Verb::puts:
    case Verb::removes:
      return effect.target.pick == Pick::self
                 ? MaybeText{}
                 : MaybeText{"counters lie on this card; expected 'this Summon' or 'this card'"};
    case Verb::discards:
      return wrong_discard(effect, lexicon);
    default:
      break;
  }
  if (auto wrong = wrong_counter(effect)) return wrong;
  if (by_name(effect.target.pick)) return std::nullopt;
  if (auto wrong = wrong_summon(kind, lexicon)) return wrong;
  return effect.players == Players::you ? MaybeText{} : wrong_side(effect, lexicon);
}

MaybeText wrong_context(const Ability& ability, std::size_t number) {
  const Effect& effect = ability.effects[number];
  const Target& target = effect.target;
  if (target.pick == Pick::it && !has_it(ability, number)) {
    return "'it' needs something that was chosen before; expected 'this Summon' or 'a'";
  }
  if (ability.mode == Mode::always && has_target(effect.verb) && target.pick != Pick::self &&
      target.pick != Pick::bearer && target.pick != Pick::each) {
    return "what always holds chooses nothing; expected 'this Summon', 'the bearer' or 'each'";
  }
  if (target.kind.zones == bit(Zone::looked) && !looks_before(ability, number)) {
    return "nothing was looked at before; expected 'look at the top' before it";
  }
  const bool theirs = effect.players != Players::you;
  if (theirs && has_target(effect.verb) && (by_name(target.pick) || target.pick == Pick::other)) {
    return "others choose among their own; expected 'a' or a number";
  }
  return std::nullopt;
}

MaybeText wrong_ban(const Effect& effect, const Lexicon& lexicon) {
  const Target& target = effect.target;
  if (target.pick == Pick::self) {
    const bool bare = effect.deed == Deed::battle && target == Target{};
    return bare ? MaybeText{} : MaybeText{"say of which cards"};
  }
  if (target.pick != Pick::each || target.many != Amount{}) return "it concerns all of them";
  Kind kind = target.kind;
  switch (effect.deed) {
    case Deed::battle:
      return wrong_summon(kind, lexicon);
    case Deed::use:
      if (kind.zones != field) return "abilities are named without a place";
      return wrong_kind(kind, lexicon);
    default:
      break;
  }
  const Noun noun = effect.deed == Deed::place ? Noun::summon : Noun::invocation;
  if (kind.noun != noun) {
    return noun == Noun::summon ? "only Summons are placed" : "only invocations are cast";
  }
  if (kind.zones != bit(Zone::hand) || kind.whose != Whose::anybody) return "it needs no place";
  return wrong_kind(kind, lexicon);
}

MaybeText wrong_cheaper(const Effect& effect, const Lexicon& lexicon) {
  const Kind& kind = effect.target.kind;
  if (effect.target.pick != Pick::each || effect.target.many != Amount{}) return "wrong count";
  if (kind.noun != Noun::summon) return "only Summons are placed; expected 'Summons'";
  if (kind.zones != bit(Zone::hand) || kind.whose != Whose::yours) return "it needs no place";
  return wrong_kind(kind, lexicon);
}

MaybeText wrong_target(const Ability& ability, std::size_t number, const Lexicon& lexicon) {
  const Effect& effect = ability.effects[number];
  if (effect.verb == Verb::forbids) return wrong_ban(effect, lexicon);
  if (effect.verb == Verb::cheapens) return wrong_cheaper(effect, lexicon);
  if (!has_target(effect.verb)) {
    return effect.target == Target{} ? MaybeText{} : MaybeText{"nothing is chosen for this"};
  }
  if (auto wrong = wrong_pick(effect.target, lexicon)) return wrong;
  if (auto wrong = wrong_context(ability, number)) return wrong;
  if (effect.target.pick == Pick::self) {
    if (auto wrong = wrong_self(effect)) return wrong;
  }
  return wrong_described(effect, lexicon);
}

// --- how much

struct Bounds {
  int low = 0;
  int high = 0;
  bool x = true;
};
// None if the verb has no amount.
std::optional<Bounds> bounds_of(const Effect& effect) {
  switch (effect.verb) {
    case Verb::gets:
      return Bounds{-9, 9};
    case Verb::becomes:
      return Bounds{0, 9};
    case Verb::puts:
    case Verb::removes:
    case Verb::damages:
    case Verb::mills:
    case Verb::draws:
    case Verb::looks:
      return Bounds{1, 9};
    case Verb::cheapens:
      return Bounds{1, 3, false};
    case Verb::rules:
      if (effect.rule == Rule::battles) return Bounds{2, 9};
      if (effect.rule == Rule::stands_as) return Bounds{1, 2, false};
      return std::nullopt;
    default:
      return std::nullopt;
  }
}

MaybeText wrong_amount(const Effect& effect) {
  const Amount& amount = effect.amount;
  const auto bounds = bounds_of(effect);
  if (!bounds) return amount == Amount{} ? MaybeText{} : MaybeText{"no number here"};
  if (!amount.x) {
    if (amount.plus != 0) return "a number is said at once";
    if (amount.value < bounds->low || amount.value > bounds->high) {
      return "expected " + std::to_string(bounds->low) + " to " + std::to_string(bounds->high);
    }
    if (effect.verb == Verb::gets && amount.value == 0) return "+0 changes nothing";
    return std::nullopt;
  }
  if (!bounds->x) return "expected a number, not X";
  const int size = amount.value < 0 ? -amount.value : amount.value;
  if (size < 1 || size > 9 || (amount.value < 0 && effect.verb != Verb::gets)) {
    return "1 is the least and 9 the most";
  }
  if (amount.plus < -9 || amount.plus > 9) return "9 is the most";
  const bool chosen = effect.x.unknown == Unknown::none;
  if (chosen && amount.plus != 0 && (effect.verb == Verb::gets || amount.value != 1)) {
    return "choose X so that it needs no addition";
  }
  return std::nullopt;
}

MaybeText wrong_count(const Ability& ability, const Effect& effect, const Lexicon& lexicon) {
  const Count& x = effect.x;
  if (uses_x(effect) && x.unknown == Unknown::none && !ability.chooses_x) {
    return "X has to be explained; expected ', where X is', or ', choose X' before the colon";
  }
  if (!uses_x(effect) && x != Count{}) return "there is no X to explain";
  if (x.unknown != Unknown::past && x.past != Past::exiled) return "nothing of the past here";
  if (!effect.amount.x && effect.amount.plus != 0) return "there is nothing to add to";
  switch (x.unknown) {
    case Unknown::count:
      return wrong_counted(x.counted, lexicon);
    case Unknown::lead:
      if (x.counted.whose != Whose::anybody) return "both sides are counted";
      return wrong_summon(x.counted, lexicon);
    case Unknown::past:
      return x.counted == Kind{.whose = x.counted.whose} ? MaybeText{}
                                                         : MaybeText{"it needs no description"};
    case Unknown::damage: {
      const Event event = ability.moment.event;
      const bool dealt =
          ability.mode == Mode::when && (event == Event::damages || event == Event::takes);
      if (!dealt) return "no damage was dealt; expected it behind 'When' it is";
      break;
    }
    default:
      break;
  }
  return x.counted == Kind{} ? MaybeText{} : MaybeText{"nothing is counted"};
}

// --- everything else that an effect says

MaybeText wrong_rule(const Effect& effect, const Lexicon& lexicon) {
  if (effect.verb != Verb::rules) {
    const bool none = effect.rule == Rule::battles && effect.kind == Kind{} && effect.word == 0;
    return none ? MaybeText{} : MaybeText{"no rule here"};
  }
  const bool kinds = effect.rule == Rule::only_battles || effect.rule == Rule::attached_only ||
                     effect.rule == Rule::exiles_beaten;
  if (!kinds && effect.kind != Kind{}) return "this rule concerns no other cards";
  if ((effect.rule == Rule::named) != (effect.word > 0)) return "a word of names is missing";
  if (effect.word > lexicon.words.size()) return "there is no such word";
  if (effect.rule >= Rule::named && effect.target.pick != Pick::self) {
    return "a card says that of itself only; expected 'this card' or 'this Summon'";
  }
  return kinds ? wrong_summon(effect.kind, lexicon) : std::nullopt;
}

bool only_always(const Effect& effect) {
  return effect.verb >= Verb::cheapens ||
         (effect.verb == Verb::rules && effect.rule >= Rule::named);
}

MaybeText wrong_duration(const Ability& ability, const Effect& effect) {
  const bool always = ability.mode == Mode::always;
  if (always != (effect.duration == Duration::always)) return "wrong time";
  if (always) {
    const bool holds = lasts(effect.verb) || effect.verb == Verb::forbids || only_always(effect);
    if (!holds) return "that happens once; expected it behind 'Action', 'Cast' or 'When'";
    if (effect.join != Join::then) return "all of it holds";
    if (effect.condition != ability.effects[0].condition) {
      return "one condition for all; say the rest in a text of its own";
    }
    const bool itself = only_always(effect) && effect.verb == Verb::rules;
    if (itself && effect.condition.test != Test::none) return "that holds without a condition";
    return std::nullopt;
  }
  if (only_always(effect)) return "that holds always; expected it behind 'Always'";
  if (effect.verb == Verb::forbids) {
    return effect.duration == Duration::stays ? MaybeText{"for how long?"} : MaybeText{};
  }
  if (!lasts(effect.verb) && effect.duration != Duration::turn) return "that happens once";
  return std::nullopt;
}

MaybeText wrong_words(const Ability& ability, std::size_t number) {
  const Effect& effect = ability.effects[number];
  const bool of_people = by_people(effect.verb) || effect.verb == Verb::forbids;
  if (!of_people && effect.players != Players::you) return "only you do that";
  const bool command = !lasts(effect.verb) && effect.verb != Verb::forbids &&
                       effect.verb != Verb::damages && effect.players == Players::you;
  if (effect.may && (!command || ability.mode == Mode::always)) {
    return "'you may' stands before what you do yourself";
  }
  if (effect.verb != Verb::forbids && effect.deed != Deed::battle) return "no deed here";
  if (effect.verb != Verb::changes && effect.type != Type::any) return "no type here";
  if (effect.verb != Verb::moves && effect.to != Zone::battlefield) return "no place here";
  if (number == 0 && effect.join != Join::then) return "nothing stands before";
  if (effect.verb == Verb::fizzles) {
    if (ability.reply == Reply::none) {
      return "there is nothing to fizzle; expected 'in response to' before the colon";
    }
    if (effect.condition.test == Test::it_is) return "'it' is no card here";
  }
  return std::nullopt;
}

}  // namespace

MaybeText wrong_condition(const Condition& condition, const Lexicon& lexicon) {
  Condition form{.test = condition.test};
  MaybeText wrong;
  switch (condition.test) {
    case Test::count:
      form.number = condition.number;
      form.kind = condition.kind;
      wrong = wrong_counted(condition.kind, lexicon);
      break;
    case Test::past:
      form.number = condition.number;
      form.past = condition.past;
      form.kind.whose = condition.kind.whose;
      break;
    case Test::lead:
      form.kind = condition.kind;
      if (condition.kind.whose != Whose::anybody) return "both sides are counted";
      wrong = wrong_summon(condition.kind, lexicon);
      break;
    case Test::self_is:
      form.kind = condition.kind;
      if (condition.kind == Kind{}) return "that says nothing";
      wrong = wrong_summon(condition.kind, lexicon);
      break;
    case Test::it_is:
      form.kind = condition.kind;
      if (condition.kind.zones != field) return "'it' is named without a place";
      if (condition.kind == Kind{.noun = Noun::card}) return "that says nothing";
      if (condition.kind.form == Form::any) {
        wrong = wrong_kind(condition.kind, lexicon);
      }
      break;
    default:
      break;
  }
  if (condition != form) return "a condition says one thing";
  const bool counts = condition.test == Test::count || condition.test == Test::past;
  const Range& number = condition.number;
  if (counts) {
    const bool least = number.bound == Bound::at_least && number.value >= 1;
    if (!least && number.bound != Bound::at_most) return "expected 'or more' or 'or fewer'";
    if (number.value > 75) return "75 is the most";
  }
  return wrong;
}

std::optional<Objection> wrong_effect(const Ability& ability, std::size_t number,
                                      const Lexicon& lexicon) {
  const Effect& effect = ability.effects[number];
  const auto in = [number](Place::Part part, MaybeText&& why) {
    return Objection{*std::move(why), {part, number}};
  };
  using enum Place::Part;
  if (auto why = wrong_condition(effect.condition, lexicon)) return in(condition, std::move(why));
  if (effect.condition.test == Test::it_is && !has_it(ability, number)) {
    return in(condition, "'it' needs something that was chosen before");
  }
  if (auto why = wrong_target(ability, number, lexicon)) return in(clause, std::move(why));
  if (auto why = wrong_words(ability, number)) return in(clause, std::move(why));
  if (auto why = wrong_rule(effect, lexicon)) return in(clause, std::move(why));
  if (auto why = wrong_duration(ability, effect)) return in(clause, std::move(why));
  if (auto why = wrong_amount(effect)) return in(clause, std::move(why));
  if (auto why = wrong_count(ability, effect, lexicon)) return in(count, std::move(why));
  return std::nullopt;
}

}  // namespace penta::phaktionz::cards

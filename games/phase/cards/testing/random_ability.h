// For tests: any ability that the language can say.
#pragma once

#include "engine/chance.h"
#include "games/phase/cards/grammar.h"
#include "games/phase/cards/text.h"

namespace penta::phase::cards {

class RandomAbility {
 public:
  RandomAbility(const Lexicon& lexicon, std::uint64_t seed) : lexicon_(lexicon), chance_(seed) {}

  // Draws until one makes sense: the parts are drawn apart from each other.
  Ability next() {
    for (;;) {
      const Ability ability = draw();
      if (!unsound(ability, lexicon_)) return ability;
    }
  }

 private:
  int below(int n) { return static_cast<int>(chance_.below(static_cast<std::uint32_t>(n))); }
  bool one_in(int n) { return below(n) == 0; }
  template <class T>
  T any(int count) {
    return static_cast<T>(below(count));
  }

  Ability draw() {
    Ability ability;
    ability.trigger = one_in(20) ? any<Trigger>(7) : any<Trigger>(5);
    if (ability.trigger >= Trigger::ally) return ability;
    if (ability.trigger == Trigger::action) {
      if (one_in(3)) ability.locks = static_cast<std::uint8_t>(below(4));
      if (one_in(2)) ability.phases = static_cast<std::uint8_t>(below(5));
    }
    ability.size = static_cast<std::uint8_t>(one_in(3) ? 1 + below(3) : 1);
    for (std::size_t i = 0; i < ability.size; ++i) {
      do {
        ability.effects[i] = effect(i > 0);
      } while (unsound_alone(ability.effects[i]));
    }
    return ability;
  }
  bool unsound_alone(const Effect& effect) const {
    Ability alone{.size = 2};
    alone.effects[0].verb = Verb::destroys;
    alone.effects[0].target.pick = Pick::one;
    alone.effects[1] = effect;
    return unsound(alone, lexicon_).has_value();
  }

  Effect effect(bool later) {
    Effect effect;
    effect.verb = any<Verb>(verb_count);
    effect.may = one_in(4);
    if (has_target(effect.verb)) effect.target = target(later);
    if (has_players(effect.verb)) effect.players = any<Players>(4);
    if (effect.verb == Verb::gains || effect.verb == Verb::loses) {
      effect.alignment = any<Alignment>(3);
    }
    if (effect.verb == Verb::returns) effect.place = any<Place>(3);
    if (effect.verb == Verb::grants) effect.skill = any<Skill>(2);
    if (effect.verb == Verb::enlists) {
      effect.locked = one_in(2);
      effect.from_discard = one_in(2);
    }
    if (has_amount(effect.verb)) effect.amount = amount(has_pair(effect.verb));
    if (has_pair(effect.verb)) effect.defence = amount(true);
    if (effect.amount.x || effect.defence.x) effect.unknown = any<Unknown>(6);
    if (effect.unknown == Unknown::count) effect.counted = kind();
    effect.times = one_in(5);
    if (effect.times) effect.for_each = kind();
    if (one_in(4)) effect.condition = condition();
    if (one_in(4)) {
      effect.instead = condition();
      effect.other_amount = amount(has_pair(effect.verb));
      if (has_pair(effect.verb)) effect.other_defence = amount(true);
    }
    return effect;
  }
  Amount amount(bool change) {
    if (one_in(6)) return {static_cast<std::int8_t>(change && one_in(2) ? -1 : 1), true};
    return {static_cast<std::int8_t>(change ? below(19) - 9 : 1 + below(9)), false};
  }
  Target target(bool later) {
    Target target;
    target.pick = any<Pick>(6);
    if (target.pick == Pick::it && !later) target.pick = Pick::one;
    if (target.pick == Pick::self || target.pick == Pick::it) {
      if (target.pick == Pick::self) target.kind.noun = any<Noun>(2);
      return target;
    }
    if (target.pick == Pick::up_to) target.most = static_cast<std::uint8_t>(2 + below(8));
    target.kind = kind();
    return target;
  }
  Kind kind() {
    Kind kind;
    kind.noun = any<Noun>(4);
    if (one_in(2)) kind.whose = any<Whose>(3);
    if (one_in(2)) kind.stance = any<Stance>(7);
    if (one_in(2)) kind.alignment = any<Alignment>(3);
    if (one_in(3)) kind.faction = static_cast<std::uint8_t>(below(4));
    if (one_in(3)) {
      kind.limit.measure = any<Measure>(4);
      if (kind.limit.measure != Measure::none) {
        kind.limit.at_least = one_in(2);
        kind.limit.value = static_cast<std::uint8_t>(below(10));
      }
    }
    return kind;
  }
  Condition condition() {
    Condition condition;
    condition.test = any<Test>(5);
    switch (condition.test) {
      case Test::is_stance:
        condition.stance = any<Stance>(7);
        break;
      case Test::is_alignment:
        condition.alignment = any<Alignment>(3);
        break;
      case Test::things:
        condition.least = static_cast<std::uint8_t>(1 + below(20));
        condition.kind = kind();
        break;
      case Test::influence:
        condition.least = static_cast<std::uint8_t>(1 + below(50));
        condition.alignment = any<Alignment>(3);
        break;
      default:
        break;
    }
    return condition;
  }

  const Lexicon& lexicon_;
  FastChance chance_;
};

}  // namespace penta::phase::cards

// For tests: abilities drawn at random among all sound ones.
#pragma once

#include "engine/chance.h"
#include "games/phaktionz/cards/sound_effects.h"
#include "games/phaktionz/cards/vocabulary.h"

namespace penta::phaktionz::cards {

class RandomAbility {
 public:
  RandomAbility(const Lexicon& lexicon, std::uint64_t seed) : lexicon_(lexicon), chance_(seed) {}

  Ability next() {
    for (;;) {
      const Ability ability = draw();
      if (!unsound(ability, lexicon_)) return ability;
    }
  }
  Conditions next_conditions() {
    for (;;) {
      Conditions conditions;
      conditions[0] = condition();
      if (one_in(3)) conditions[1] = condition();
      if (!unsound(conditions, lexicon_)) return conditions;
    }
  }

 private:
  int below(int n) { return static_cast<int>(chance_.below(static_cast<std::uint32_t>(n))); }
  bool one_in(int n) { return below(n) == 0; }
  std::uint8_t small(int low, int high) {
    return static_cast<std::uint8_t>(low + below(high - low + 1));
  }
  template <class T>
  T any(int count) {
    return static_cast<T>(below(count));
  }

  // Tries until it makes sense by itself: else hardly any would as a whole.
  Ability draw() {
    Ability ability;
    ability.mode = one_in(12) ? Mode::placing : any<Mode>(4);
    const bool announced = ability.mode == Mode::cast || ability.mode == Mode::action;
    if (announced) answer(ability);
    if (ability.mode == Mode::when) ability.moment = moment();
    if (ability.mode != Mode::always && ability.mode != Mode::placing && one_in(4)) {
      ability.limit = {one_in(2) ? Per::turn : Per::match, small(1, 9)};
    }
    if (announced || ability.mode == Mode::placing) costs(ability);
    if (ability.mode == Mode::placing) return ability;
    ability.chooses_x = announced && one_in(5);
    ability.size = small(1, one_in(3) ? 3 : 1);
    for (std::size_t i = 0; i < ability.size; ++i) effect(ability, i);
    return ability;
  }

  void answer(Ability& ability) {
    if (ability.mode == Mode::action) {
      ability.from_hand = one_in(6);
      if (one_in(5)) ability.phase = one_in(2) ? Phase::combat : Phase::final_cast;
    }
    if (one_in(5)) ability.silence = any<Silence>(4);
    if (ability.phase != Phase::any || one_in(2)) return;
    ability.reply = any<Reply>(7);
    if (ability.reply <= Reply::anything) return;
    ability.answered = kind(false);
    if (ability.reply == Reply::cast) {
      ability.answered = {.noun = Noun::invocation, .whose = any<Whose>(3), .form = any<Form>(5)};
    } else if (ability.reply == Reply::ability && one_in(2)) {
      ability.answered = {.noun = Noun::card};
    }
  }

  Moment moment() {
    Moment moment;
    moment.event = any<Event>(10);
    if (moment.event == Event::starts) {
      moment.kind.whose = any<Whose>(3);
      moment.phase = static_cast<Phase>(small(1, 5));
      return moment;
    }
    if (one_in(4)) {
      moment.phase = any<Phase>(6);
      moment.turn = any<Whose>(3);
    }
    if (moment.event == Event::cast) {
      moment.kind = {.noun = Noun::invocation, .whose = any<Whose>(3), .form = any<Form>(5)};
      moment.kind.word = one_in(4) ? small(1, 4) : 0;
    } else if (moment.event == Event::takes) {
      moment.kind.whose = any<Whose>(3);
    } else {
      constexpr std::array<Pick, 4> subjects{Pick::self, Pick::bearer, Pick::one, Pick::other};
      moment.subject = subjects[static_cast<std::size_t>(below(4))];
      if (moment.subject == Pick::one || moment.subject == Pick::other) moment.kind = kind(false);
      if (moment.event == Event::placed) moment.by = any<By>(5);
    }
    return moment;
  }

  void costs(Ability& ability) {
    const int most = ability.mode == Mode::placing ? 2 : below(3);
    const int least = ability.mode == Mode::placing || ability.from_hand ? 1 : 0;
    ability.costs_size = small(least, std::max(least, most));
    ability.either_cost = ability.costs_size == 2 && one_in(3);
    for (std::size_t i = 0; i < ability.costs_size; ++i) {
      ability.costs[i] = cost();
      if (i == 0 && ability.from_hand) {
        ability.costs[i] = {.payment = one_in(2) ? Payment::discard : Payment::exile,
                            .self = true,
                            .kind = {.noun = one_in(2) ? Noun::summon : Noun::card}};
      }
    }
  }
  Cost cost() {
    Cost cost;
    cost.payment = static_cast<Payment>(small(1, 7));
    if (one_in(4)) cost.number = small(1, 9);
    cost.self = cost.payment == Payment::remove || (cost.payment != Payment::mill && one_in(4));
    if (cost.payment == Payment::remove || cost.payment == Payment::mill) return cost;
    if (cost.self) {
      cost.number = 1;
      if (one_in(2)) cost.kind.noun = Noun::card;
      return cost;
    }
    cost.kind = kind(cost.payment == Payment::exile);
    if (cost.payment != Payment::plague) cost.kind.whose = Whose::yours;
    if (cost.payment == Payment::discard) cost.kind = hand(Whose::yours);
    if (cost.payment == Payment::cure) cost.kind.plague = true;
    return cost;
  }

  // --- effects

  void effect(Ability& ability, std::size_t number) {
    const bool always = ability.mode == Mode::always;
    Effect& effect = ability.effects[number];
    Ability alone = ability;
    do {
      effect = any_effect(ability);
      if (always && number > 0) effect.condition = ability.effects[0].condition;
      if (number == 0 || always) effect.join = Join::then;
      alone = ability;
      alone.size = static_cast<std::uint8_t>(number + 1);
    } while (wrong_effect(alone, number, lexicon_));
  }

  Effect any_effect(const Ability& ability) {
    const bool always = ability.mode == Mode::always;
    Effect effect;
    effect.verb = always && one_in(2) ? any<Verb>(4) : any<Verb>(verb_count);
    effect.duration = always ? Duration::always
                      : effect.verb <= Verb::rules || effect.verb == Verb::forbids
                          ? any<Duration>(3)
                          : Duration::turn;
    if (one_in(4)) effect.join = any<Join>(3);
    effect.may = !always && one_in(4);
    if (by_people(effect.verb) || effect.verb == Verb::forbids) {
      effect.players = one_in(2) ? Players::you : any<Players>(3);
    }
    if (effect.verb == Verb::forbids) effect.deed = any<Deed>(4);
    if (effect.verb == Verb::changes) effect.type = any<Type>(3);
    if (effect.verb == Verb::moves) {
      constexpr std::array<Zone, 3> goals{Zone::hand, Zone::deck_out, Zone::creation};
      effect.to = goals[static_cast<std::size_t>(below(3))];
    }
    if (effect.verb == Verb::rules) rule(effect);
    aim(effect, always);
    numbers(effect);
    if (one_in(4)) effect.condition = condition();
    return effect;
  }

  void rule(Effect& effect) {
    effect.rule = any<Rule>(rule_count);
    if (effect.rule == Rule::named) effect.word = small(1, 4);
    const bool kinds = effect.rule == Rule::only_battles || effect.rule == Rule::attached_only ||
                       effect.rule == Rule::exiles_beaten;
    if (kinds) effect.kind = kind(false);
  }

  void aim(Effect& effect, bool always) {
    if (effect.verb == Verb::forbids) {
      if (effect.deed == Deed::battle && one_in(2)) return;
      effect.target = {.pick = Pick::each, .kind = kind(false)};
      if (effect.deed == Deed::place) effect.target.kind.zones = bit(Zone::hand);
      if (effect.deed == Deed::cast) {
        effect.target.kind = {
            .noun = Noun::invocation, .zones = bit(Zone::hand), .form = any<Form>(5)};
      }
      if (effect.target.kind.zones == bit(Zone::hand)) {
        effect.target.kind.whose = Whose::anybody;
        effect.target.kind.plague = false;
      }
    } else if (effect.verb == Verb::cheapens) {
      effect.target = {.pick = Pick::each, .kind = kind(false)};
      effect.target.kind.whose = Whose::yours;
      effect.target.kind.zones = bit(Zone::hand);
      effect.target.kind.plague = false;
    } else if (has_target(effect.verb)) {
      effect.target = target(effect, always);
    }
  }
  Target target(const Effect& effect, bool always) {
    constexpr std::array<Pick, 3> lasting{Pick::self, Pick::bearer, Pick::each};
    Target target;
    target.pick = always ? lasting[static_cast<std::size_t>(below(3))] : any<Pick>(8);
    if (target.pick == Pick::self || target.pick == Pick::bearer || target.pick == Pick::it) {
      if (target.pick == Pick::self && one_in(3)) target.kind.noun = Noun::card;
      return target;
    }
    if (is_plural(target)) {
      target.many = one_in(3) ? Amount{.value = 1, .x = true}
                              : Amount{.value = static_cast<std::int8_t>(2 + below(8))};
    }
    const bool piles =
        effect.verb == Verb::exiles || effect.verb == Verb::moves || effect.verb == Verb::places;
    target.kind = kind(piles);
    if (effect.verb == Verb::discards) {
      target.kind = hand(effect.players == Players::you ? Whose::yours : Whose::anybody);
    }
    if (effect.players != Players::you) target.kind.whose = Whose::anybody;
    if (effect.verb == Verb::moves && effect.to == Zone::creation) target.kind.creation = true;
    if (effect.verb == Verb::plagues) target.kind.plague = false;
    if (effect.verb == Verb::cures) target.kind.plague = true;
    return target;
  }

  void numbers(Effect& effect) {
    const bool number = effect.verb == Verb::gets || effect.verb == Verb::becomes ||
                        effect.verb == Verb::puts || effect.verb == Verb::removes ||
                        effect.verb == Verb::damages || effect.verb == Verb::mills ||
                        effect.verb == Verb::draws || effect.verb == Verb::looks ||
                        effect.verb == Verb::cheapens ||
                        (effect.verb == Verb::rules &&
                         (effect.rule == Rule::battles || effect.rule == Rule::stands_as));
    if (number) {
      effect.amount.x = one_in(4);
      const bool change = effect.verb == Verb::gets;
      effect.amount.value = static_cast<std::int8_t>(change ? below(19) - 9 : below(10));
      if (effect.verb == Verb::cheapens || effect.rule == Rule::stands_as) {
        effect.amount = {.value = static_cast<std::int8_t>(1 + below(3))};
      }
    }
    if (!uses_x(effect)) return;
    effect.x.unknown = any<Unknown>(7);
    if (effect.amount.x && one_in(3)) {
      effect.amount.plus = static_cast<std::int8_t>(below(19) - 9);
    }
    if (effect.x.unknown == Unknown::count) effect.x.counted = counted();
    if (effect.x.unknown == Unknown::lead) {
      effect.x.counted = kind(false);
      effect.x.counted.whose = Whose::anybody;
    }
    if (effect.x.unknown == Unknown::past) {
      effect.x.past = any<Past>(5);
      effect.x.counted.whose = any<Whose>(3);
    }
  }

  Condition condition() {
    Condition condition{.test = static_cast<Test>(small(1, 7))};
    const auto number = [&] {
      const bool fewer = one_in(3);
      condition.number = {fewer ? Bound::at_most : Bound::at_least,
                          small(fewer ? 0 : 1, one_in(4) ? 75 : 9)};
    };
    switch (condition.test) {
      case Test::count:
        condition.kind = counted();
        number();
        break;
      case Test::past:
        condition.past = any<Past>(5);
        condition.kind.whose = any<Whose>(3);
        number();
        break;
      case Test::lead:
        condition.kind = kind(false);
        condition.kind.whose = Whose::anybody;
        break;
      case Test::self_is:
      case Test::it_is:
        condition.kind = kind(false);
        break;
      default:
        break;
    }
    return condition;
  }

  // --- kinds

  Kind counted() {
    Kind kind = this->kind(true);
    if ((kind.zones & hidden_zones) == 0) return kind;
    return {.noun = Noun::card, .whose = kind.whose, .zones = kind.zones};
  }
  Kind hand(Whose whose) {
    Kind kind = this->kind(false);
    kind.whose = whose;
    kind.zones = bit(Zone::hand);
    kind.plague = false;
    return kind;
  }
  Kind kind(bool piles) {
    Kind kind;
    if (one_in(4)) kind.noun = any<Noun>(3);
    if (one_in(2)) kind.whose = any<Whose>(3);
    if (one_in(8)) kind.creation = true;
    if (one_in(3)) kind.word = small(1, 4);
    if (kind.word > 0) kind.other_names = one_in(5);
    if (piles && one_in(2)) {
      kind.zones = one_in(8) ? bit(Zone::looked) : static_cast<std::uint8_t>(2 * small(1, 31));
      if (kind.zones == bit(Zone::looked)) kind.whose = Whose::anybody;
    }
    if (kind.noun == Noun::invocation) {
      const bool in_play = kind.zones == bit(Zone::battlefield);
      kind.form = !one_in(2) ? Form::any : in_play ? static_cast<Form>(small(3, 4)) : any<Form>(5);
    }
    if (kind.noun != Noun::summon) return kind;
    if (one_in(4)) kind.type = any<Type>(3);
    if (one_in(5)) kind.faction = small(1, 3);
    if (one_in(4)) kind.tier = range(4);
    if (one_in(6)) kind.dmg = range(12);
    kind.plague = kind.zones == bit(Zone::battlefield) && one_in(6);
    return kind;
  }
  Range range(int most) { return {static_cast<Bound>(small(1, 3)), small(0, most)}; }

  const Lexicon& lexicon_;
  FastChance chance_;
};

}  // namespace penta::phaktionz::cards

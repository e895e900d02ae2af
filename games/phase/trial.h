// What an order or skill would bring, tried out in the mind: a guess of what effects.h would do,
// many times quicker.
#pragma once

#include <algorithm>

#include "games/phase/worth.h"

namespace penta::phase {

// What an order or skill does, tried out in the mind.
template <class Sight>
class Trial {
 public:
  using Warrior = Fight::Warrior;

  Trial(const Rules& rules, const Table& table, const Worth<Sight>& worth, Seat seat)
      : rules_(rules), table_(table), worth_(worth), judge_(worth.judge()), me_(seat) {
    fighting_ = table.step == Step::skirmish && table.stage == 0 && table.skirmish != no_sleeve &&
                table.attacking(table.skirmish);
    if (!fighting_) return;
    fight_ = worth.fight(table.skirmish);
    before_ = worth.outcome(fight_, table.target);
  }

  // What it brings me, if I choose well.
  int action(const Ability& ability, const Doer& doer) {
    order_ = doer.source == no_sleeve;
    return go_on(Course{fight_, 0}, ability, 0, doer, doer.source) - before_;
  }
  // The same from an effect on that is choosing just now, if it chooses this card.
  int choice(const Ability& ability, std::size_t at, const Doer& doer, Sleeve chosen) {
    order_ = table_.playing != no_sleeve && table_.depth == 1;
    Course course{fight_, 0};
    do_to(course, ability.effects[at], chosen, doer, true);
    return go_on(course, ability, at + 1, having_chosen(chosen, doer), chosen) - before_;
  }
  // If it chooses nothing.
  int no_choice(const Ability& ability, std::size_t at, const Doer& doer) {
    return go_on(Course{fight_, 0}, ability, at + 1, doer, doer.source) - before_;
  }

 private:
  struct Course {
    Fight fight;
    int worth = 0;
  };

  int result(const Course& course) const {
    return course.worth + (fighting_ ? worth_.outcome(course.fight, table_.target) : 0);
  }
  static bool asks_of_target(const Effect& effect) {
    return (effect.condition.test == cards::Test::is_stance ||
            effect.condition.test == cards::Test::is_alignment) &&
           (is_chosen(effect.target.pick) || effect.target.pick == Pick::each);
  }
  static Doer having_chosen(Sleeve chosen, Doer doer) {
    doer.choose(chosen);
    return doer;
  }
  int go_on(Course course, const Ability& ability, std::size_t at, const Doer& doer, Sleeve it) {
    for (; at < ability.size; ++at) {
      const Effect& effect = ability.effects[at];
      if (!asks_of_target(effect) && !judge_.holds(effect.condition, it, doer)) continue;
      if (!has_target(effect)) {
        course.worth += bring(effect, doer, it);
        continue;
      }
      switch (effect.target.pick) {
        case Pick::self:
          do_to(course, effect, doer.source, doer, false);
          break;
        case Pick::it:
          do_to(course, effect, it, doer, false);
          break;
        case Pick::each:
          judge_.for_each(effect.target.kind, doer, [&](Sleeve sleeve) {
            do_to(course, effect, sleeve, doer, false);
            return true;
          });
          break;
        case Pick::up_to:
          choose_several(course, effect, doer, it);
          break;
        default:
          return choose_one(course, ability, at, doer, it);
      }
    }
    return result(course);
  }
  int choose_one(const Course& course, const Ability& ability, std::size_t at, const Doer& doer,
                 Sleeve it) {
    int best =
        ability.effects[at].may ? go_on(course, ability, at + 1, doer, it) : weights::nothing;
    judge_.for_each_choice(ability.effects[at], doer, [&](Sleeve sleeve) {
      Course tried = course;
      do_to(tried, ability.effects[at], sleeve, doer, true);
      best = std::max(best, go_on(tried, ability, at + 1, having_chosen(sleeve, doer), sleeve));
      return true;
    });
    return best == weights::nothing ? go_on(course, ability, at + 1, doer, it) : best;
  }
  void choose_several(Course& course, const Effect& effect, const Doer& doer, Sleeve& it) {
    int left = effect.target.most;
    judge_.for_each_choice(effect, doer, [&](Sleeve sleeve) {
      Course tried = course;
      do_to(tried, effect, sleeve, doer, true);
      if (result(tried) <= result(course)) return true;
      course = tried;
      it = sleeve;
      return --left > 0;
    });
  }

  // What concerns players rather than cards.
  int bring(const Effect& effect, const Doer& doer, Sleeve it) const {
    if (effect.verb == Verb::trains) return best_training(effect, doer);
    const bool hidden = effect.unknown == cards::Unknown::cost_difference && it != no_sleeve &&
                        !worth_.knows_back(it);
    if (hidden || it == no_sleeve) return worth_.windfall(effect, doer.seat);
    Effect known = effect;
    known.amount = {static_cast<std::int8_t>(judge_.amounts(effect, it, doer).amount), false};
    return worth_.windfall(known, doer.seat);
  }
  int best_training(const Effect& effect, const Doer& doer) const {
    int best = 0;
    judge_.for_each_choice(effect, doer, [&](Sleeve sleeve) {
      best = std::max(best, worth_.training(sleeve));
      return true;
    });
    return best;
  }

  void do_to(Course& course, const Effect& effect, Sleeve sleeve, const Doer& doer, bool chosen) {
    if (sleeve == no_sleeve) return;
    if (asks_of_target(effect) && !judge_.holds(effect.condition, sleeve, doer)) return;
    if (!has_target(effect)) {
      course.worth += effect.verb == Verb::trains ? worth_.training(sleeve)
                                                  : worth_.of_recruit(sleeve) / weights::recruit;
      return;
    }
    Warrior* warrior = fighting_ ? course.fight.find(sleeve) : nullptr;
    if (warrior == nullptr) {
      course.worth += outside(effect, sleeve, doer, chosen && order_ ? elite(sleeve) : Grown{});
      return;
    }
    if (chosen && order_) wake_elite(course, *warrior);
    inside(course, effect, *warrior, doer);
  }
  // Amounts as they were before the action; good enough.
  typename Judge<Sight>::Amounts amounts(const Effect& effect, Sleeve sleeve,
                                         const Doer& doer) const {
    if (effect.unknown == cards::Unknown::cost_difference && !worth_.knows_back(sleeve)) {
      return {1, 0};
    }
    return judge_.amounts(effect, sleeve, doer);
  }
  void wake_elite(Course& course, Warrior& warrior) {
    const Facts& facts = judge_.up(warrior.sleeve);
    for (int skill = 1; skill <= facts.skills; ++skill) {
      const Ability& ability = facts.abilities[static_cast<std::size_t>(skill)];
      if (ability.trigger != Trigger::elite) continue;
      for (std::size_t i = 0; i < ability.size; ++i) {
        if (ability.effects[i].target.pick != Pick::self) continue;
        inside(course, ability.effects[i], warrior, {owner(warrior.sleeve), warrior.sleeve, false});
      }
    }
  }

  // What its Elite adds to a warrior that an order chooses, before the order does anything.
  struct Grown {
    int attack = 0;
    int defence = 0;
  };
  Grown elite(Sleeve sleeve) const {
    Grown grown;
    if (!table_.in_play(sleeve) || table_.locked(sleeve)) return grown;
    const Facts& facts = judge_.up(sleeve);
    const Doer doer{owner(sleeve), sleeve, false};
    for (int skill = 1; skill <= facts.skills; ++skill) {
      const Ability& ability = facts.abilities[static_cast<std::size_t>(skill)];
      if (ability.trigger != Trigger::elite) continue;
      for (std::size_t i = 0; i < ability.size; ++i) {
        const Effect& effect = ability.effects[i];
        if (effect.target.pick != Pick::self) continue;
        const auto [amount, defence] = amounts(effect, sleeve, doer);
        if (effect.verb == Verb::gets) grown.attack += amount;
        if (effect.verb == Verb::gets) grown.defence += defence;
        if (effect.verb == Verb::prevents) grown.defence += amount;
      }
    }
    return grown;
  }

  // To a warrior in the skirmish.
  void inside(Course& course, const Effect& effect, Warrior& warrior, const Doer& doer) {
    const auto [amount, defence] = amounts(effect, warrior.sleeve, doer);
    switch (effect.verb) {
      case Verb::gets:
        warrior.attack += amount;
        warrior.defence += defence;
        break;
      case Verb::damages:
        warrior.hurt(amount);
        break;
      case Verb::prevents:
        warrior.shield += amount;
        return;
      case Verb::grants:
        if (effect.skill == cards::Skill::swift) warrior.swift = true;
        return;
      case Verb::destroys:
        course.worth += worth_.kill(warrior);
        return;
      case Verb::phases:
        turn_over(course, warrior);
        return;
      case Verb::returns:
        warrior.there = false;
        course.worth += outside(effect, warrior.sleeve, doer);
        return;
      default:
        course.worth += outside(effect, warrior.sleeve, doer);
        return;
    }
    course.worth += worth_.bury(warrior);
  }
  void turn_over(Course& course, Warrior& warrior) {
    if (table_.locked(warrior.sleeve)) return;
    course.worth +=
        worth_.reward(judge_.up(warrior.sleeve), Trigger::phaseling, owner(warrior.sleeve));
    worth_.turn_over(warrior);
    if (&warrior == &course.fight.attacker) {
      course.fight.alignment =
          course.fight.alignment == Alignment::good ? Alignment::evil : Alignment::good;
    }
  }

  // To anything else. What lasts for a turn only is for skirmishes.
  int outside(const Effect& effect, Sleeve sleeve, const Doer& doer,
              const Grown& grown = {}) const {
    const Seat who = owner(sleeve);
    const bool warrior = table_.in_play(sleeve);
    const auto [amount, defence] = amounts(effect, sleeve, doer);
    const int left = judge_.defence(sleeve) + grown.defence;
    switch (effect.verb) {
      case Verb::gets:
        if (left + defence <= 0) return death(sleeve);
        return will_strike(sleeve) ? worth_.share(who, point / 2 * (amount + grown.attack)) : 0;
      case Verb::damages:
        return left + table_.fighter(sleeve).shield() <= amount ? death(sleeve) : 0;
      case Verb::destroys:
        return death(sleeve);
      case Verb::phases:
        return table_.locked(sleeve) ? 0 : phasing(sleeve);
      case Verb::locks:
        return table_.locked(sleeve) ? 0 : locking(sleeve);
      case Verb::unlocks:
        return worth_.share(who, warrior ? weights::unlocked_warrior : weights::unlocked_resource);
      case Verb::returns:
        return returning(effect.place, sleeve, warrior);
      default:
        return 0;
    }
  }
  bool will_strike(Sleeve sleeve) const {
    return table_.step == Step::skirmish && table_.attacking(sleeve) && !judge_.opposed(sleeve);
  }
  int death(Sleeve sleeve) const {
    return worth_.death(sleeve, worth_.of_warrior(sleeve)) +
           worth_.before_attack(AsIf::What::gone, sleeve) +
           before_their_turn(AsIf::What::gone, sleeve);
  }
  int phasing(Sleeve sleeve) const {
    const Seat who = owner(sleeve);
    if (table_.in_play(sleeve)) {
      const int change = worth_.before_attack(AsIf::What::turned, sleeve) +
                         worth_.reward(judge_.up(sleeve), Trigger::phaseling, who) +
                         before_their_turn(AsIf::What::turned, sleeve);
      if (!worth_.knows_back(sleeve)) return change;
      const int better = worth_.of_face(worth_.back(sleeve)) - worth_.of_face(judge_.up(sleeve));
      return change + worth_.share(who, better / weights::better_face);
    }
    if (!worth_.knows_back(sleeve)) return 0;
    return worth_.share(who, worth_.promise(worth_.back(sleeve), judge_.up(sleeve)) -
                                 worth_.promise(judge_.up(sleeve), worth_.back(sleeve)));
  }
  // Whether the next attack finds me better or worse prepared, once my own is over.
  int before_their_turn(AsIf::What what, Sleeve sleeve) const {
    const bool over = table_.step == Step::training || table_.step == Step::last_round;
    if (!over || owner(sleeve) != me_) return 0;
    return worth_.exposure() - worth_.exposure({what, sleeve});
  }
  // It is open again when its owner's turn begins.
  int locking(Sleeve sleeve) const {
    const bool theirs = table_.active == owner(sleeve);
    const bool early = table_.step == Step::maneuver;
    if (!table_.in_play(sleeve))
      return worth_.share(owner(sleeve), theirs && early ? weights::locked_resource : 0);
    const int next_turn = theirs ? worth_.share(owner(sleeve), -judge_.up(sleeve).defence) : 0;
    return worth_.before_attack(AsIf::What::gone, sleeve) + next_turn;
  }
  int returning(cards::Place place, Sleeve sleeve, bool warrior) const {
    const Seat who = owner(sleeve);
    if (!warrior) {
      if (!table_.in_barracks(sleeve)) return worth_.share(who, weights::from_discard);
      return worth_.share(who, weights::from_barracks);
    }
    const int lost = worth_.of_warrior(sleeve);
    const int trained = worth_.reward(judge_.up(sleeve), Trigger::trained, who);
    switch (place) {
      case cards::Place::barracks:
        return worth_.share(who, -lost / 2) +
               (judge_.can_train(sleeve, judge_.up(sleeve).cost) ? trained : 0);
      case cards::Place::hand:
        return worth_.share(who, weights::warrior_to_hand - lost);
      case cards::Place::deck:
        return worth_.share(who, -lost);
    }
    return 0;
  }

  const Rules& rules_;
  const Table& table_;
  const Worth<Sight>& worth_;
  const Judge<Sight>& judge_;
  Seat me_;
  Fight fight_{};
  int before_ = 0;
  bool fighting_ = false;
  bool order_ = false;
};

}  // namespace penta::phase

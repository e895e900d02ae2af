// What things are worth to a player, in whole numbers: ten for one influence of the kind that
// somebody collects. Guesses from what lies open, for bots.
#pragma once

#include <algorithm>
#include <array>
#include <functional>

#include "games/phase/fight.h"
#include "games/phase/rules.h"
#include "games/phase/weights.h"

namespace penta::phase {

using weights::point;

template <class Sight>
class Worth {
 public:
  using Warrior = Fight::Warrior;

  Worth(const Rules& rules, const Table& table, const Sight& sight, Seat seat)
      : rules_(rules), table_(table), sight_(sight), judge_(rules.judge(table, sight)), me_(seat) {
    const int pool = weights::pool_of_each * rules.players();
    const int left = std::min(table.good, table.evil);
    future_ =
        std::min(weights::future_most, weights::future_least + weights::future_slope * left / pool);
    if (last_turn()) future_ = 0;
  }

  const Judge<Sight>& judge() const { return judge_; }
  const Lord& own() const { return table_.lords[me_]; }
  bool my_turn() const { return table_.active == me_; }
  // Some turns are left in this match, but no more than this round.
  bool last_round() const { return table_.good == 0 || table_.evil == 0; }
  // Nobody has a turn after this one.
  bool last_turn() const {
    return (last_round() || table_.round >= rules_.round_limit()) &&
           next_seat(table_.active, rules_.players()) == table_.starter;
  }
  // Nothing that anybody is likely to do in this last turn changes who wins.
  bool decided() const {
    if (!last_turn()) return false;
    int best = 0;
    int others = 0;
    for (int i = 0; i < rules_.players(); ++i) {
      const Seat seat = seat_at(i);
      (seat == me_ ? best : others) = std::max(seat == me_ ? 0 : others, most(seat));
    }
    for (int i = 0; i < rules_.players(); ++i) {
      const Seat seat = seat_at(i);
      const int reach = most(seat) + prospects(seat);
      if (seat == me_ ? best < others && reach >= others : best >= others && reach >= best) {
        return false;
      }
    }
    return best != others;
  }

  // --- influence

  int most(Seat seat) const { return std::max(table_.lords[seat].good, table_.lords[seat].evil); }
  // What somebody can still make of this turn, at the most: the attack that is left, and orders.
  int prospects(Seat seat) const {
    const Lord& lord = table_.lords[seat];
    int reach = weights::reach_of_order * lord.hand.size();
    if (seat != table_.active) return reach;
    const bool over = table_.step == Step::training || table_.step == Step::last_round;
    const bool sent = table_.step == Step::skirmish;
    for (const int each : over ? Sleeves{} : sent ? table_.attackers : lord.awake()) {
      reach += std::max(0, judge_.attack(sleeve_of(seat, each)));
    }
    return reach;
  }

  static int standing(int good, int evil) {
    return point * std::max(good, evil) + weights::other_point * std::min(good, evil);
  }
  // What it means to me that somebody gains this from the Nexus.
  int gain(Seat who, Alignment kind, int amount) const {
    const int gained = std::min(amount, table_.nexus(kind));
    if (gained <= 0) return 0;
    const bool ends = gained == table_.nexus(kind);
    return change(who, kind, gained, ends || last_round());
  }
  int loss(Seat who, Alignment kind, int amount) const {
    const int lost = std::min(amount, table_.lords[who].influence(kind));
    return lost <= 0 ? 0 : change(who, kind, -lost, last_round());
  }

  // --- cards

  static int of_face(const Facts& facts) {
    int worth = weights::attack * facts.attack + weights::defence * facts.defence +
                (facts.swift ? weights::swift : 0) + (facts.ally ? weights::ally : 0);
    for (int skill = 1; skill <= facts.skills; ++skill) {
      switch (facts.abilities[static_cast<std::size_t>(skill)].trigger) {
        case Trigger::action:
        case Trigger::phaseling:
          worth += weights::skill;
          break;
        case Trigger::elite:
          worth += weights::elite;
          break;
        case Trigger::relentless:
          worth += weights::relentless;
          break;
        default:
          break;
      }
    }
    return worth;
  }
  bool knows_back(Sleeve sleeve) const {
    return owner(sleeve) == me_ || table_.lords[owner(sleeve)].turned.contains(number(sleeve));
  }
  const Facts& back(Sleeve sleeve) const { return rules_.facts(sight_.back(sleeve)); }
  int both_faces(int now, int later) const {
    return (weights::face_now * now + weights::face_later * later) * future_ / weights::faces;
  }
  // A warrior: it shows both faces in turn.
  int of_warrior(Sleeve sleeve) const {
    const int face = of_face(judge_.up(sleeve));
    const int other = knows_back(sleeve) ? of_face(back(sleeve)) : face;
    return both_faces(face, other);
  }
  // A resource with this face up, as somebody to train.
  int of_recruit(const Facts& facts, const Facts& other, Seat seat) const {
    const int worth = both_faces(of_face(facts), of_face(other));
    return worth + reward(facts, Trigger::trained, seat);
  }
  int of_recruit(Sleeve sleeve) const {
    return of_recruit(judge_.up(sleeve), back(sleeve), owner(sleeve));
  }

  // A resource with this face up: how soon and how well it can be trained.
  int promise(const Facts& facts, const Facts& other) const {
    const int worth = of_recruit(facts, other, me_);
    return facts.cost < own().barracks.size() ? worth : worth / weights::too_dear;
  }
  // To train one, against having it among the resources.
  int training(Sleeve sleeve) const {
    constexpr auto missed = weights::missed_resource;
    const auto left = static_cast<std::size_t>(std::max(0, own().barracks.size() - 1));
    return of_recruit(sleeve) -
           missed[std::min(left, missed.size() - 1)] * future_ / weights::future_most;
  }

  // What the skills of a side that something sets off do besides the fight, for me.
  int reward(const Facts& facts, Trigger trigger, Seat seat) const {
    int sum = 0;
    for (int skill = 1; skill <= facts.skills; ++skill) {
      const Ability& ability = facts.abilities[static_cast<std::size_t>(skill)];
      if (ability.trigger != trigger) continue;
      for (std::size_t i = 0; i < ability.size; ++i) {
        const Effect& effect = ability.effects[i];
        // What is trained comes into play in the own turn; everything else happens in this one.
        const bool trains =
            effect.verb != Verb::trains || trigger == Trigger::trained || seat == table_.active;
        if (trains) sum += windfall(effect, seat);
      }
    }
    return sum;
  }

  // --- fights

  Warrior warrior(Sleeve sleeve) const {
    return {.sleeve = sleeve,
            .there = true,
            .swift = judge_.swift(sleeve),
            .mine = owner(sleeve) == me_,
            .attack = judge_.attack(sleeve),
            .defence = judge_.defence(sleeve),
            .shield = table_.fighter(sleeve).shield(),
            .worth = of_warrior(sleeve)};
  }
  // The other face, or what it may be: large if this one is small.
  void turn_over(Warrior& warrior) const {
    warrior.shield = 0;
    if (knows_back(warrior.sleeve)) {
      const Facts& facts = back(warrior.sleeve);
      warrior.attack = facts.attack;
      warrior.defence = facts.defence;
      warrior.swift = facts.swift;
    } else {
      warrior.attack = warrior.defence =
          5 - std::clamp<int>(judge_.up(warrior.sleeve).attack, 1, 4);
      warrior.swift = false;
    }
  }
  Fight fight(Sleeve attacker) const {
    Fight fight = lonely_fight(attacker);
    for (int i = 0; i < rules_.players(); ++i) {
      for (const int each : table_.defenders(seat_at(i), attacker)) {
        join(fight, sleeve_of(seat_at(i), each));
      }
    }
    return fight;
  }
  Fight lonely_fight(Sleeve attacker) const {
    Fight fight;
    fight.attacker = warrior(attacker);
    fight.alignment = judge_.up(attacker).alignment;
    return fight;
  }
  void join(Fight& fight, Sleeve sleeve) const {
    if (fight.defenders.size() < Fight::most_defenders) fight.defenders.push_back(warrior(sleeve));
  }
  // What comes of it for me if nobody does anything any more.
  int outcome(const Fight& fight, Seat target) const {
    if (!fight.attacker.there) return 0;
    if (!fight.opposed()) return strike(fight, target);
    Fight fought = fight;
    int worth = 0;
    for (const bool swift : {true, false}) {
      int damage = 0;
      for (const Warrior& each : fought.defenders) {
        if (each.there && each.swift == swift) damage += std::max(0, each.attack);
      }
      if (fought.attacker.swift == swift) spread(fought, std::max(0, fought.attacker.attack));
      fought.attacker.hurt(damage);
      for (Warrior& each : fought.defenders) worth += bury(each);
      worth += bury(fought.attacker);
      if (!fought.attacker.there) break;
    }
    return worth;
  }
  int strike(const Fight& fight, Seat target) const {
    const Seat attacker = owner(fight.attacker.sleeve);
    if (target == stranger) return gain(attacker, fight.alignment, fight.attacker.attack);
    return loss(target, fight.alignment, fight.attacker.attack);
  }
  // It dies, if it must: what that means to me.
  int bury(Warrior& warrior) const { return warrior.dead() ? kill(warrior) : 0; }
  int kill(Warrior& warrior) const {
    warrior.there = false;
    return death(warrior.sleeve, warrior.worth);
  }
  int death(Sleeve sleeve, int worth) const {
    const Facts& facts = judge_.up(sleeve);
    return share(owner(sleeve), -worth) + reward(facts, Trigger::relentless, owner(sleeve));
  }
  // Of something that is worth so much to somebody: what it means to me.
  int share(Seat who, int worth) const {
    if (who == me_) return worth;
    return rules_.players() == 2 ? -worth : -worth / 2;
  }

  // --- attacks

  // What it brings me that the active player sends this warrior, if the others answer well. Who
  // defends chooses; but with few defenders some attackers come through.
  int sending(Sleeve sleeve, Seat target, Seat guardian, const AsIf& as_if = {}) const {
    Fight alone;
    alone.attacker = warrior(sleeve, as_if);
    alone.alignment = alignment(sleeve, as_if);
    const int free = strike(alone, target);
    int answered = free;
    int blockers = 0;
    for (int i = 0; i < rules_.players(); ++i) {
      const Seat seat = seat_at(i);
      if (seat == table_.active || (target != stranger && seat != target)) continue;
      for (const int each : table_.lords[seat].awake()) {
        const Sleeve blocker = sleeve_of(seat, each);
        if (as_if.gone(blocker)) continue;
        if (target == stranger && seat != guardian && !judge_.ally(blocker)) continue;
        if (alignment(blocker, as_if) == alone.alignment) continue;
        ++blockers;
        Fight fight = alone;
        fight.defenders.push_back(warrior(blocker, as_if));
        const int blocked = outcome(fight, target);
        answered = seat == me_ ? std::max(answered, blocked) : std::min(answered, blocked);
      }
    }
    const int comrades = std::max(1, attackers_of(alone.alignment, as_if));
    const int likely = std::min(4, 4 * blockers / comrades);
    const int expected = (answered * likely + free * (4 - likely)) / 4;
    return expected + (owner(sleeve) == me_ ? homecoming(sleeve) : 0);
  }
  // It comes home with its other face.
  int homecoming(Sleeve sleeve) const {
    const Facts& up = judge_.up(sleeve);
    return (of_face(back(sleeve)) - of_face(up)) / weights::homecoming +
           reward(up, Trigger::phaseling, me_);
  }
  // All whom it pays to send.
  int attack_on(Seat target, Seat guardian, const AsIf& as_if = {}) const {
    int sum = 0;
    for (const int each : table_.lords[table_.active].awake()) {
      const Sleeve sleeve = sleeve_of(table_.active, each);
      if (as_if.gone(sleeve)) continue;
      const int worth = sending(sleeve, target, guardian, as_if);
      sum += my_turn() ? std::max(0, worth) : std::min(0, worth);
    }
    return sum;
  }
  // While people maneuver: how much better the attack goes for me if this is done.
  int before_attack(AsIf::What what, Sleeve sleeve) const {
    if (table_.step != Step::maneuver) return 0;
    return attack_on(stranger, table_.guardian, {what, sleeve}) -
           attack_on(stranger, table_.guardian);
  }

  // The attack of whoever has the next turn that my warriors cannot stop as they stand: evil ones
  // are opposed by good ones only, and the other way round. `as_if`: after this was done to one of
  // mine. `joined`: I have this one, too.
  int exposure(const AsIf& as_if = {}, const Facts* joined = nullptr) const {
    const Seat next = next_seat(table_.active, rules_.players());
    if (next == me_ || last_turn()) return 0;
    int sum = 0;
    for (const Alignment side : {Alignment::good, Alignment::evil}) {
      int blockers = joined != nullptr && joined->alignment != side;
      for (const int each : own().awake()) {
        const Sleeve sleeve = sleeve_of(me_, each);
        blockers += !as_if.gone(sleeve) && alignment(sleeve, as_if) != side;
      }
      std::array<int, most_cards> attacks{};
      std::size_t count = 0;
      for (const int each : table_.lords[next].play) {
        const Facts& up = judge_.up(sleeve_of(next, each));
        if (up.alignment == side) attacks[count++] = up.attack;
      }
      // The strongest are stopped first.
      std::sort(attacks.begin(), attacks.begin() + count, std::greater<>());
      for (auto i = static_cast<std::size_t>(blockers); i < count; ++i) sum += attacks[i];
    }
    return point * sum / (rules_.players() - 1) / weights::exposed;
  }

  // What an effect brings that concerns no card in a fight.
  int windfall(const Effect& effect, Seat seat) const {
    const int card = last_turn() ? 0 : weights::card;
    const int amount = effect.amount.x ? 2 : effect.amount.value;
    switch (effect.verb) {
      case Verb::gains:
        if (effect.alignment != Alignment::any) return gain(seat, effect.alignment, amount);
        return std::max(gain(seat, Alignment::good, amount), gain(seat, Alignment::evil, amount));
      case Verb::loses:
        return losses(effect, seat, amount);
      case Verb::draws:
        return among(effect, seat, card * amount);
      case Verb::discards:
        return among(effect, seat, -std::max(0, card - 1) * amount);
      case Verb::enlists:
        return share(seat, std::max(0, card - (effect.locked ? 1 : 0)) * amount);
      case Verb::trains:
        return share(seat, weights::trained_by_effect * amount);
      case Verb::looks:
        return share(seat, weights::look);
      case Verb::damages:  // a trigger may choose anybody: a guess
        return effect.target.kind.whose == Whose::opponents ? share(seat, weights::damage * amount)
                                                            : 0;
      case Verb::destroys:
        return effect.target.kind.whose == Whose::opponents &&
                       effect.target.kind.stance == Stance::any
                   ? share(seat, weights::destroyed)
                   : 0;
      case Verb::returns:
        if (effect.target.kind.noun == Noun::discard_card) return share(seat, card);
        return effect.target.pick == Pick::self ? share(seat, 2 * card) : 0;
      default:
        return 0;
    }
  }

 private:
  int change(Seat who, Alignment kind, int amount, bool ending) const {
    const Lord& lord = table_.lords[who];
    const int good = lord.good + (kind == Alignment::good ? amount : 0);
    const int evil = lord.evil + (kind == Alignment::evil ? amount : 0);
    int worth = standing(good, evil) - standing(lord.good, lord.evil);
    if (ending)
      worth += lead(who, good, evil) - (last_round() ? lead(who, lord.good, lord.evil) : 0);
    return share(who, worth);
  }
  // To be ahead, or not, when the match ends with this round.
  int lead(Seat who, int good, int evil) const {
    const int best = std::max(good, evil);
    int rival = 0;
    for (int i = 0; i < rules_.players(); ++i) {
      const Lord& lord = table_.lords[seat_at(i)];
      if (seat_at(i) != who) rival = std::max({rival, int{lord.good}, int{lord.evil}});
    }
    const bool last_turn = next_seat(table_.active, rules_.players()) == table_.starter;
    const int stake = last_turn ? weights::lead_at_the_end : weights::lead_before;
    return best > rival ? stake : best < rival ? -stake : 0;
  }
  int losses(const Effect& effect, Seat seat, int amount) const {
    int sum = 0;
    int most = 0;
    for (int i = 0; i < rules_.players(); ++i) {
      const Seat each = seat_at(i);
      const bool own = each == seat;
      const bool hit = own ? effect.players == cards::Players::you ||
                                 effect.players == cards::Players::each_player
                           : effect.players != cards::Players::you;
      if (!hit) continue;
      const int worth =
          effect.alignment == Alignment::any
              ? std::max(loss(each, Alignment::good, amount), loss(each, Alignment::evil, amount))
              : loss(each, effect.alignment, amount);
      sum += worth;
      most = std::max(most, worth);
    }
    return effect.players == cards::Players::opponent && seat == me_ ? most : sum;
  }
  // Something that is worth so much to each of those whom the effect names.
  int among(const Effect& effect, Seat seat, int worth) const {
    const int others = rules_.players() - 1;
    const Seat other = next_seat(seat, rules_.players());
    switch (effect.players) {
      case cards::Players::you:
        return share(seat, worth);
      case cards::Players::opponent:
        return share(other, worth);
      case cards::Players::each_opponent:
        return others * share(other, worth);
      case cards::Players::each_player:
        return share(seat, worth) + others * share(other, worth);
    }
    return 0;
  }
  Warrior warrior(Sleeve sleeve, const AsIf& as_if) const {
    Warrior warrior = this->warrior(sleeve);
    if (as_if.turned(sleeve)) turn_over(warrior);
    return warrior;
  }
  Alignment alignment(Sleeve sleeve, const AsIf& as_if) const {
    const Alignment up = judge_.up(sleeve).alignment;
    if (!as_if.turned(sleeve)) return up;
    return up == Alignment::good ? Alignment::evil : Alignment::good;
  }
  int attackers_of(Alignment alignment, const AsIf& as_if) const {
    int count = 0;
    for (const int each : table_.lords[table_.active].awake()) {
      const Sleeve sleeve = sleeve_of(table_.active, each);
      count += !as_if.gone(sleeve) && this->alignment(sleeve, as_if) == alignment;
    }
    return count;
  }
  // Kills the best of those that the damage can kill, and so on.
  void spread(Fight& fight, int damage) const {
    for (;;) {
      Warrior* best = nullptr;
      for (Warrior& each : fight.defenders) {
        if (!each.there || each.defence <= 0 || each.toughness() > damage) continue;
        if (best == nullptr || each.worth > best->worth) best = &each;
      }
      if (best == nullptr) break;
      damage -= best->toughness();
      best->hurt(best->toughness());
    }
    for (Warrior& each : fight.defenders) {
      if (!each.there || each.defence <= 0) continue;
      each.hurt(damage);
      return;
    }
  }

  const Rules& rules_;
  const Table& table_;
  const Sight& sight_;
  Judge<Sight> judge_;
  Seat me_;
  int future_ = 16;  // of 16: how much of the match is left to use warriors
};

}  // namespace penta::phase

// How players tend to play: one decision at a time, from what lies open and their own cards. The
// greedy bot plays like this, and search plays a turn to its end with it.
#pragma once

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
      course.worth += outside(effect, sleeve, doer);
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
  int outside(const Effect& effect, Sleeve sleeve, const Doer& doer) const {
    const Seat who = owner(sleeve);
    const bool warrior = table_.in_play(sleeve);
    const auto [amount, defence] = amounts(effect, sleeve, doer);
    switch (effect.verb) {
      case Verb::gets:
        if (judge_.defence(sleeve) + defence <= 0) return death(sleeve);
        return will_strike(sleeve) ? worth_.share(who, point / 2 * amount) : 0;
      case Verb::damages:
        return judge_.defence(sleeve) + table_.fighter(sleeve).shield() <= amount ? death(sleeve)
                                                                                  : 0;
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
           worth_.before_attack(AsIf::What::gone, sleeve);
  }
  int phasing(Sleeve sleeve) const {
    const Seat who = owner(sleeve);
    if (table_.in_play(sleeve)) {
      const int change = worth_.before_attack(AsIf::What::turned, sleeve) +
                         worth_.reward(judge_.up(sleeve), Trigger::phaseling, who);
      if (!worth_.knows_back(sleeve)) return change;
      const int better = worth_.of_face(worth_.back(sleeve)) - worth_.of_face(judge_.up(sleeve));
      return change + worth_.share(who, better / weights::better_face);
    }
    if (!worth_.knows_back(sleeve)) return 0;
    return worth_.share(who, worth_.promise(worth_.back(sleeve), judge_.up(sleeve)) -
                                 worth_.promise(judge_.up(sleeve), worth_.back(sleeve)));
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

// `Whim` gives a small number that is added to what a move seems to be worth.
template <class Sight, class Whim>
class Habit {
 public:
  Habit(const Rules& rules, const Table& table, const Sight& sight, Seat seat,
        const MoveList& moves, Whim& whim)
      : rules_(rules),
        table_(table),
        sight_(sight),
        me_(seat),
        moves_(moves),
        whim_(whim),
        worth_(rules, table, sight, seat) {}

  Move move() {
    switch (table_.ask) {
      case Ask::nothing:
        break;
      case Ask::recruit:
        return best([&](Move move) { return first_resource(move.sleeve()); });
      case Ask::attack:
        return wants_attack() ? Move::of(Move::Kind::attack) : Move::of(Move::Kind::develop);
      case Ask::action:
      case Ask::train:
        return best([&](Move move) { return action(move); });
      case Ask::target:
        return best([&](Move move) { return target(move); });
      case Ask::attackers:
        return attackers();
      case Ask::block:
        return best([&](Move move) { return block(move); });
      case Ask::skirmish:
        return best([&](Move move) { return worth_.judge().attack(move.sleeve()); });
      case Ask::split:
        return split();
      case Ask::lock:
        return pay([&](Sleeve sleeve) { return -worth_.of_recruit(sleeve); }, table_.locks_due);
      case Ask::phase:
        return pay([&](Sleeve sleeve) { return turning(sleeve); }, table_.phases_due);
      case Ask::choose:
        return choose();
      case Ask::may:
        return may();
      case Ask::kind:
        return best([&](Move move) { return kind(move); });
      case Ask::player:
        return best([&](Move move) { return player(move.seat()); });
      case Ask::discard:
        return best([&](Move move) { return -hand_card(move.sleeve()); });
    }
    return moves_[0];
  }

 private:
  using Do = Move::Kind;

  template <class Score>
  Move best(Score&& score) {
    Move best = moves_[0];
    int best_score = weights::nothing;
    for (const Move move : moves_) {
      const int worth = score(move) + whim_();
      if (worth <= best_score) continue;
      best = move;
      best_score = worth;
    }
    return best;
  }
  const Judge<Sight>& judge() const { return worth_.judge(); }
  const Lord& own() const { return table_.lords[me_]; }

  // --- cards

  // Cheap to train, and an order that is not missed.
  int first_resource(Sleeve sleeve) const {
    const Facts& up = rules_.facts(sight_.back(sleeve));
    const Facts& other = judge().up(sleeve);
    return Worth<Sight>::of_face(up) + Worth<Sight>::of_face(other) -
           weights::cost * std::min(up.cost, other.cost) - hand_card(sleeve);
  }
  // How much an order is missed: it is better the more it does and the less it costs.
  int hand_card(Sleeve sleeve) const {
    const Ability& order = judge().order(sleeve);
    int worth = weights::order - weights::order_lock * order.locks - order.phases;
    for (std::size_t i = 0; i < order.size; ++i) {
      const Effect& effect = order.effects[i];
      switch (effect.verb) {
        case Verb::destroys:
          worth += effect.target.kind.whose == Whose::yours ? weights::order_own_kill
                                                            : weights::order_kill;
          break;
        case Verb::damages:
        case Verb::phases:
        case Verb::gets:
          worth += weights::order_hurt;
          break;
        default:
          worth += 1;
          break;
      }
    }
    return worth;
  }
  int turning(Sleeve sleeve) const {
    const Facts& up = judge().up(sleeve);
    const Facts& back = worth_.back(sleeve);
    return worth_.promise(back, up) - worth_.promise(up, back);
  }
  // The best of those that may pay; they are named in rising order.
  template <class Score>
  Move pay(Score&& score, int due) {
    Sleeves open = judge().free_resources(me_).from(table_.cursor);
    if (table_.trainee != no_sleeve) open.erase(number(table_.trainee));
    std::array<int, most_cards> scores{};
    for (const int each : open) {
      scores[static_cast<std::size_t>(each)] = score(sleeve_of(me_, each)) + whim_();
    }
    Sleeves taken;
    for (int i = 0; i < due; ++i) {
      int best = -1;
      for (const int each : open - taken) {
        if (best < 0 ||
            scores[static_cast<std::size_t>(each)] > scores[static_cast<std::size_t>(best)]) {
          best = each;
        }
      }
      if (best >= 0) taken.insert(best);
    }
    return taken.empty() ? moves_[0] : Move::with(Do::pay, sleeve_of(me_, taken.front()));
  }

  // --- actions and training

  int action(Move move) {
    switch (move.kind()) {
      case Do::train:
        return worth_.training(move.sleeve());
      case Do::order:
        return act(judge().order(move.sleeve()), {me_, no_sleeve, true}) - order_price();
      case Do::skill:
        return act(judge().up(move.sleeve()).abilities[static_cast<std::size_t>(move.value())],
                   {me_, move.sleeve(), true}) -
               2;
      default:
        return 0;
    }
  }
  int act(const Ability& ability, const Doer& doer) {
    return Trial<Sight>(rules_, table_, worth_, me_).action(ability, doer) - price(ability);
  }
  int order_price() const {
    return worth_.last_round()
               ? 1
               : std::max(weights::order_least, weights::order_most - own().hand.size());
  }
  // Resources open again at the beginning of the own turn: after the training they are free.
  int price(const Ability& ability) const {
    const bool needed = worth_.my_turn() && table_.step != Step::last_round;
    return needed ? 4 * ability.locks + ability.phases : ability.locks;
  }

  // --- attacks

  bool wants_attack() const {
    for (int i = 0; i < rules_.players(); ++i) {
      const Seat seat = seat_at(i);
      if (seat == me_) continue;
      if (worth_.attack_on(stranger, seat) > 0 || worth_.attack_on(seat, seat) > 0) return true;
    }
    return false;
  }
  int target(Move move) const {
    switch (move.kind()) {
      case Do::nexus:
        return worth_.attack_on(stranger, table_.guardian);
      case Do::rival:
        return worth_.attack_on(move.seat(), table_.guardian);
      default:
        return 1;
    }
  }
  // Those that are worth sending, in rising order; one at least.
  Move attackers() {
    Move best = moves_[0];
    int best_worth = weights::nothing;
    for (const Move move : moves_) {
      if (move.kind() != Do::send) return move;  // done
      const int worth = worth_.sending(move.sleeve(), table_.target, table_.guardian) + whim_();
      if (worth > 0) return move;
      if (worth <= best_worth) continue;
      best = move;
      best_worth = worth;
    }
    return best;
  }

  // --- fights

  int block(Move move) const {
    if (move.kind() != Do::block) return 0;
    Fight fight = worth_.fight(move.sleeve());
    const int before = worth_.outcome(fight, table_.target);
    worth_.join(fight, table_.subject);
    return worth_.outcome(fight, table_.target) - before;
  }
  // As much as kills it, or nothing.
  Move split() const {
    const int needed = judge().defence(table_.subject) + table_.fighter(table_.subject).shield();
    return Move::deal(needed <= table_.amount ? needed : 0);
  }

  // --- effects

  Move choose() {
    const auto& frame = judge().top();
    const Ability& ability = judge().ability(frame);
    const auto at = static_cast<std::size_t>(frame.effect());
    Trial<Sight> trial(rules_, table_, worth_, me_);
    const Doer doer = judge().doer();
    return best([&](Move move) {
      if (move.kind() == Do::choose) return trial.choice(ability, at, doer, move.sleeve());
      return trial.no_choice(ability, at, doer);
    });
  }
  // Back to the barracks, say: if training it again pays.
  Move may() {
    const auto& frame = judge().top();
    const Ability& ability = judge().ability(frame);
    Trial<Sight> trial(rules_, table_, worth_, me_);
    const Doer doer = judge().doer();
    const auto at = static_cast<std::size_t>(frame.effect());
    const Sleeve it = frame.it == no_sleeve ? frame.source : frame.it;
    const int yes = trial.choice(ability, at, doer, it);
    return yes > trial.no_choice(ability, at, doer) ? Move::of(Do::accept) : Move::of(Do::decline);
  }
  int kind(Move move) const {
    const Alignment kind = move.kind() == Do::good ? Alignment::good : Alignment::evil;
    const Effect& effect = judge().effect();
    const int amount = std::max<int>(1, effect.amount.value);
    if (effect.verb == Verb::gains) return worth_.gain(me_, kind, amount);
    if (effect.players == cards::Players::you) return worth_.loss(me_, kind, amount);
    int sum = 0;
    for (int i = 0; i < rules_.players(); ++i) {
      if (seat_at(i) != me_) sum += worth_.loss(seat_at(i), kind, amount);
    }
    return sum;
  }
  // The one who is ahead, unless it does them good.
  int player(Seat seat) const {
    const Lord& lord = table_.lords[seat];
    const int ahead = Worth<Sight>::standing(lord.good, lord.evil);
    const Effect& effect = judge().effect();
    if (effect.verb == Verb::loses && effect.alignment != Alignment::any) {
      return worth_.loss(seat, effect.alignment, std::max<int>(1, effect.amount.value)) *
                 weights::player_loss +
             ahead;
    }
    return effect.verb == Verb::draws ? -ahead : ahead;
  }

  const Rules& rules_;
  const Table& table_;
  const Sight& sight_;
  Seat me_;
  const MoveList& moves_;
  Whim& whim_;
  Worth<Sight> worth_;
};

template <Chance C>
Move Rules::likely_move(const State& state, Seat seat, const MoveList& moves, C& chance) const {
  if (moves.size() == 1) return moves[0];
  const TrueSight sight{*this, state};
  auto whim = [&] { return static_cast<int>(chance.below(4)); };
  return Habit(*this, state.table, sight, seat, moves, whim).move();
}

}  // namespace penta::phase

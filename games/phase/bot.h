// How players tend to play: one decision at a time, from what lies open and their own cards. The
// greedy bot plays like this, and search plays a turn to its end with it.
#pragma once

#include "games/phase/trial.h"

namespace penta::phase {

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
    if (worth_.decided()) {
      // Nothing is worth a card any more.
      for (const Move move : moves_) {
        if (move.kind() == Do::pass || move.kind() == Do::done || move.kind() == Do::develop) {
          return move;
        }
      }
    }
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
        return worth_.training(move.sleeve()) + worth_.exposure() -
               worth_.exposure({}, &judge().up(move.sleeve()));
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

// For tests: whether advice is true, found out by making the move in imagined worlds, and by
// looking at one card after the other as the table shows it.
#pragma once

#include <string>
#include <vector>

#include "engine/derived.h"
#include "games/phase/advice.h"
#include "games/phase/game.h"

namespace penta::phase {

class AdviceCheck {
 public:
  AdviceCheck(const Rules& rules, const View& view, Move move, const std::vector<Move>& rivals)
      : rules_(rules),
        view_(view),
        table_(view.table),
        me_(view.viewer),
        move_(move),
        rivals_(rivals),
        position_(rules.position(view)) {}

  // What is wrong with it, or nothing.
  std::string flaw(const Advice& advice) const {
    const auto code = static_cast<AdviceCode>(advice.code);
    const bool holds = code <= Code::brings_play       ? certain_holds(code, advice.args)
                       : code <= Code::pays_by_locking ? action_holds(code, advice.args)
                       : code <= Code::deals           ? attack_holds(code, advice.args)
                       : code <= Code::discards        ? choice_holds(code, advice.args)
                                                       : stays_as_it_is();
    return holds ? "" : "it is not so";
  }

 private:
  using Code = AdviceCode;
  using Do = Move::Kind;
  using Args = std::array<std::uint16_t, 4>;

  std::vector<Event> play(std::uint64_t world) const {
    FastChance chance(world);
    State state = imagine(rules_, view_, chance);
    Recorder<Event> recorder;
    rules_.apply(state, me_, move_, chance, recorder);
    return recorder.events;
  }
  template <class Holds>
  bool in_each_world(Holds holds) const {
    for (std::uint64_t world = 1; world <= 3; ++world) {
      if (!holds(play(world))) return false;
    }
    return true;
  }
  template <class Is>
  static bool any(const std::vector<Event>& events, Is is) {
    for (const Event& event : events) {
      if (is(event)) return true;
    }
    return false;
  }
  bool other(int arg) const { return arg < rules_.players() && seat_at(arg) != me_; }
  bool is_side(int arg, SideId side) const {
    return static_cast<SideId>(arg) == side && side != hidden_side && side != no_side;
  }
  const Lord& lord(int seat) const { return table_.lords[seat_at(seat)]; }
  const Lord& own() const { return table_.lords[me_]; }
  static int most(const Lord& lord) { return std::max(lord.good, lord.evil); }
  bool leads(int seat) const {
    for (int i = 0; i < rules_.players(); ++i) {
      if (i != seat && most(lord(i)) >= most(lord(seat))) return false;
    }
    return true;
  }
  // What is printed on it.
  const cards::Side& printed(int arg) const { return rules_.set().sides[arg]; }
  bool prints(const Args& args) const {
    const cards::Side& side = printed(args[0]);
    return side.cost == args[1] && side.attack == args[2] && side.defence == args[3];
  }
  int attack(Sleeve sleeve) const {
    const int printed_attack = printed(static_cast<int>(view_.face(sleeve))).attack;
    return std::max(0, printed_attack + table_.fighter(sleeve).attack());
  }
  int withstands(Sleeve sleeve) const {
    const Fighter& fighter = table_.fighter(sleeve);
    const int printed_defence = printed(static_cast<int>(view_.face(sleeve))).defence;
    return std::max(0, printed_defence + fighter.defence() - fighter.damage() + fighter.shield());
  }
  static int awake(const Lord& lord) {
    int count = 0;
    for (const int each : lord.play) count += lord.locked.contains(each) ? 0 : 1;
    return count;
  }

  bool certain_holds(Code code, const Args& args) const {
    switch (code) {
      case Code::estimate:
        return true;
      case Code::only_move:
        return rivals_.empty();
      case Code::wins_match:
        return in_each_world([&](const std::vector<Event>& events) {
          return any(events, [&](const Event& event) {
            return event.kind == Event::Kind::match_won && event.seats.contains(me_);
          });
        });
      case Code::gains_good:
      case Code::gains_evil:
        return in_each_world([&](const std::vector<Event>& events) {
          int sum = 0;
          for (const Event& event : events) {
            const bool good = event.alignment == Alignment::good;
            if (event.kind == Event::Kind::gained && event.seat == me_ &&
                good == (code == Code::gains_good)) {
              sum += event.amount;
            }
          }
          return sum >= args[0];
        });
      case Code::makes_lose:
        return other(args[0]) && in_each_world([&](const std::vector<Event>& events) {
                 return any(events, [&](const Event& event) {
                   return event.kind == Event::Kind::lost && event.seat == seat_at(args[0]) &&
                          event.amount == args[1];
                 });
               });
      case Code::destroys:
        return other(args[1]) && in_each_world([&](const std::vector<Event>& events) {
                 return any(events, [&](const Event& event) {
                   return event.kind == Event::Kind::destroyed && is_side(args[0], event.side) &&
                          owner(event.sleeve) == seat_at(args[1]);
                 });
               });
      default:
        return printed(args[0]).attack == args[1] && printed(args[0]).defence == args[2] &&
               in_each_world([&](const std::vector<Event>& events) {
                 return any(events, [&](const Event& event) {
                   return event.kind == Event::Kind::trained && is_side(args[0], event.side);
                 });
               });
    }
  }

  bool action_holds(Code code, const Args& args) const {
    const Sleeve sleeve = move_.sleeve();
    switch (code) {
      case Code::recruits_cheapest:
        for (const Move rival : rivals_) {
          if (printed(static_cast<int>(view_.back(rival.sleeve()))).cost <= args[1]) return false;
        }
        return is_side(args[0], view_.back(sleeve)) && printed(args[0]).cost == args[1];
      case Code::recruits:
      case Code::pays_by_phasing:
        return is_side(args[0], view_.back(sleeve)) && prints(args);
      case Code::orders:
        return move_.kind() == Do::order && is_side(args[0], view_.back(sleeve)) &&
               args[1] == args[0] * 4;
      case Code::uses:
        return move_.kind() == Do::skill && is_side(args[0], view_.face(sleeve)) &&
               args[1] == args[0] * 4 + move_.value();
      case Code::trains_strongest:
        return action_holds(Code::trains, args) && strongest(args);
      case Code::trains:
        return move_.kind() == Do::train && is_side(args[0], view_.face(sleeve)) && prints(args);
      case Code::trains_no_more:
        for (const Move rival : rivals_) {
          if (rival.kind() == Do::train) return false;
        }
        return true;
      case Code::keeps_resources: {
        int unlocked = 0;
        for (const int each : own().barracks) unlocked += own().locked.contains(each) ? 0 : 1;
        return move_.kind() == Do::done && args[0] == unlocked;
      }
      case Code::keeps_hand:
        return move_.kind() == Do::pass &&
               args[0] == position_.players[static_cast<std::size_t>(me_)].hand.size();
      case Code::leaves_skills:
        return move_.kind() == Do::pass && own().hand.empty();
      case Code::pays_by_locking:
        return is_side(args[0], view_.face(sleeve)) && table_.ask == Ask::lock;
      default:
        return false;
    }
  }
  bool strongest(const Args& args) const {
    for (const Move rival : rivals_) {
      if (rival.kind() != Do::train) continue;
      const cards::Side& side = printed(static_cast<int>(view_.face(rival.sleeve())));
      if (side.attack + side.defence >= args[2] + args[3]) return false;
    }
    return true;
  }

  bool attack_holds(Code code, const Args& args) const {
    const Sleeve sleeve = move_.sleeve();
    switch (code) {
      case Code::can_attack: {
        int sum = 0;
        for (const int each : own().play) {
          if (!own().locked.contains(each)) sum += attack(sleeve_of(me_, each));
        }
        return args[0] == awake(own()) && args[1] == sum;
      }
      case Code::stays_home: {
        int theirs = 0;
        for (int i = 0; i < rules_.players(); ++i) {
          if (other(i)) theirs += awake(lord(i));
        }
        return args[0] == awake(own()) && args[1] == theirs;
      }
      case Code::attacks_nexus:
        return args[0] == table_.good && args[1] == table_.evil;
      case Code::attacks_leader:
        return other(args[0]) && leads(args[0]) && args[1] == most(lord(args[0]));
      case Code::attacks_rival:
        return other(args[0]) && args[1] == lord(args[0]).good && args[2] == lord(args[0]).evil;
      case Code::cannot_be_opposed:
        return is_side(args[0], view_.face(sleeve)) && args[1] == attack(sleeve) &&
               opposers(sleeve) == 0;
      case Code::sends:
        return is_side(args[0], view_.face(sleeve)) && args[1] == attack(sleeve) &&
               opposers(sleeve) == args[2];
      case Code::keeps_home:
        return args[0] == awake(own()) - table_.attackers.size();
      default:
        return fight_holds(code, args);
    }
  }
  // Warriors that will be asked whether they oppose it.
  int opposers(Sleeve attacker) const {
    int found = 0;
    const Alignment alignment = printed(static_cast<int>(view_.face(attacker))).alignment;
    for (int i = 0; i < rules_.players(); ++i) {
      if (!other(i)) continue;
      const bool asked_first =
          seat_at(i) == (table_.target == stranger ? table_.guardian : table_.target);
      for (const int each : lord(i).play) {
        const Sleeve sleeve = sleeve_of(seat_at(i), each);
        const Facts& facts = rules_.facts(view_.face(sleeve));
        const bool ally = facts.ally || table_.fighter(sleeve).has(cards::Skill::ally);
        const bool may = asked_first || (table_.target == stranger && ally);
        if (may && !lord(i).locked.contains(each) && facts.alignment != alignment) ++found;
      }
    }
    return found;
  }

  bool fight_holds(Code code, const Args& args) const {
    const Sleeve sleeve = move_.sleeve();
    switch (code) {
      case Code::block_destroys:
        return is_side(args[0], view_.face(sleeve)) && attack(table_.subject) >= withstands(sleeve);
      case Code::block_stops:
        return is_side(args[0], view_.face(sleeve)) && args[1] == attack(sleeve);
      case Code::hold_survives:
        for (const Move rival : rivals_) {
          if (is_side(args[0], view_.face(rival.sleeve())) && args[1] == attack(rival.sleeve()) &&
              args[1] >= withstands(table_.subject)) {
            return true;
          }
        }
        return false;
      case Code::holds_out:
        return move_.kind() == Do::hold;
      case Code::fights_free:
      case Code::fights: {
        bool opposed = false;
        for (int i = 0; i < rules_.players(); ++i) {
          opposed = opposed || !table_.defenders(seat_at(i), sleeve).empty();
        }
        return is_side(args[0], view_.face(sleeve)) && args[1] == attack(sleeve) &&
               opposed == (code == Code::fights);
      }
      case Code::deals_enough:
        return is_side(args[0], view_.face(table_.subject)) && args[1] == move_.value() &&
               args[1] >= withstands(table_.subject);
      default:
        return is_side(args[0], view_.face(table_.subject)) && args[1] == move_.value() &&
               args[2] == withstands(table_.subject) && args[1] < args[2];
    }
  }

  bool choice_holds(Code code, const Args& args) const {
    const Sleeve sleeve = move_.sleeve();
    switch (code) {
      case Code::chooses_theirs:
        return other(args[0]) && owner(sleeve) == seat_at(args[0]) &&
               is_side(args[1], view_.face(sleeve));
      case Code::chooses_own:
        return owner(sleeve) == me_ &&
               (is_side(args[0], view_.face(sleeve)) || is_side(args[0], view_.back(sleeve)));
      case Code::chooses_no_more:
        return move_.kind() == Do::done;
      case Code::accepts:
      case Code::declines: {
        const Frame& frame = table_.frames[table_.depth - 1U];
        return is_side(args[0], frame.side) && args[1] == args[0] * 4 + frame.ability() &&
               move_.kind() == (code == Code::accepts ? Do::accept : Do::decline);
      }
      case Code::takes_kind:
        return args[0] == (move_.kind() == Do::good ? own().good : own().evil);
      case Code::names_leader:
        return move_.seat() == seat_at(args[0]) && leads(args[0]) && args[1] == most(lord(args[0]));
      case Code::names_player:
        return move_.seat() == seat_at(args[0]) && args[1] == lord(args[0]).good &&
               args[2] == lord(args[0]).evil;
      default:
        return is_side(args[0], view_.back(sleeve)) && move_.kind() == Do::discard;
    }
  }

  // Whatever pays and whatever is chosen: nothing differs but the price.
  bool stays_as_it_is() const {
    for (std::uint64_t world = 1; world <= 6; ++world) {
      FastChance chance(world);
      const State before = imagine(rules_, view_, chance);
      const State after = carried_out(before, chance);
      if (after.table.good != table_.good || after.table.evil != table_.evil) return false;
      for (int i = 0; i < rules_.players(); ++i) {
        if (!has_only_paid(before, after, seat_at(i))) return false;
      }
    }
    return true;
  }
  State carried_out(State state, FastChance& chance) const {
    rules_.apply(state, me_, move_, chance, no_observer);
    while (state.table.depth > 0) {
      MoveList moves;
      rules_.legal_moves(state, state.table.actor, moves);
      const auto any = chance.below(static_cast<std::uint32_t>(moves.size()));
      rules_.apply(state, state.table.actor, moves[any], chance, no_observer);
    }
    return state;
  }
  // The order has left the hand, and own resources may be locked or turned.
  bool has_only_paid(const State& before, const State& after, Seat seat) const {
    const Lord& old = before.table.lords[seat];
    const Lord& now = after.table.lords[seat];
    const bool mine = seat == me_;
    const Sleeves payers = mine ? old.barracks : Sleeves{};
    Sleeves hand = old.hand;
    if (mine && move_.kind() == Do::order) hand.erase(number(move_.sleeve()));
    for (const int each : hand | old.play | (old.barracks - payers)) {
      const bool turned = before.evil_up[seat].contains(each) != after.evil_up[seat].contains(each);
      if (turned || old.locked.contains(each) != now.locked.contains(each)) return false;
    }
    for (const int each : old.play) {
      if (!is_unchanged(before.table, after.table, sleeve_of(seat, each))) return false;
    }
    return (old.locked - now.locked).empty() && old.good == now.good && old.evil == now.evil &&
           old.play == now.play && old.barracks == now.barracks && old.deck == now.deck &&
           old.looked == now.looked && now.hand == hand && before.cards[seat] == after.cards[seat];
  }
  static bool is_unchanged(const Table& before, const Table& after, Sleeve sleeve) {
    const Fighter& was = before.fighter(sleeve);
    const Fighter& is = after.fighter(sleeve);
    return was.attack() == is.attack() && was.defence() == is.defence() &&
           was.damage() == is.damage() && was.shield() == is.shield() &&
           was.opposes() == is.opposes() &&
           was.has(cards::Skill::ally) == is.has(cards::Skill::ally) &&
           was.has(cards::Skill::swift) == is.has(cards::Skill::swift);
  }

  const Rules& rules_;
  const View& view_;
  const Table& table_;
  Seat me_;
  Move move_;
  const std::vector<Move>& rivals_;
  Position position_;
};

}  // namespace penta::phase

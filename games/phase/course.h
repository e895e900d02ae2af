// The course of a match: turns, rounds of actions, attacks and skirmishes.
#pragma once

#include "games/phase/effects.h"

namespace penta::phase {

template <Chance C, class O>
class Course {
 public:
  Course(const Rules& rules, State& state, C& chance, O& observer)
      : deeds_(rules, state, chance, observer), effects_(deeds_), table_(state.table) {}

  void start() {
    table_.good = table_.evil = static_cast<std::uint8_t>(10 * deeds_.rules().players());
    for (int i = 0; i < deeds_.rules().players(); ++i) {
      const Seat seat = seat_at(i);
      const int size = deeds_.rules().deck(seat).size;
      for (int card = 0; card < size; ++card) {
        deeds_.state().cards[seat][static_cast<std::size_t>(card)] =
            static_cast<std::uint8_t>(card);
      }
      table_.lords[seat].deck = Sleeves::first(size);
      deeds_.shuffle(seat);
      for (int card = 0; card < 3; ++card) deeds_.draw(seat);
    }
    table_.step = Step::setup;
    table_.ask = Ask::recruit;
  }

  void apply(Seat seat, Move move) {
    using Do = Move::Kind;
    const Sleeve sleeve = move.sleeve();
    switch (move.kind()) {
      case Do::recruit:
        recruit(seat, sleeve);
        break;
      case Do::attack:
        open_attack();
        break;
      case Do::develop:
        begin_training();
        break;
      case Do::pass:
        pass(seat);
        break;
      case Do::order:
        play_order(sleeve);
        break;
      case Do::skill:
        use_skill(sleeve, move.value());
        break;
      case Do::train:
        train(sleeve);
        break;
      case Do::done:
        finish_list();
        break;
      case Do::nexus:
        declare_target(stranger);
        break;
      case Do::rival:
        declare_target(move.seat());
        break;
      case Do::nobody:
        deeds_.tell_of(Event{.kind = Event::Kind::no_attack, .seat = seat});
        begin_training();
        break;
      case Do::send:
        send(sleeve);
        break;
      case Do::block:
        block(sleeve);
        break;
      case Do::hold:
        ask_next_blocker();
        break;
      case Do::fight:
        begin_skirmish(sleeve);
        break;
      case Do::deal:
        deal_to_subject(move.value());
        break;
      case Do::pay:
        go_on_if(effects_.pay(sleeve));
        break;
      case Do::choose:
        go_on_if(effects_.choose(sleeve));
        break;
      case Do::accept:
        go_on_if(effects_.accept());
        break;
      case Do::decline:
        go_on_if(effects_.decline());
        break;
      case Do::good:
        go_on_if(effects_.choose(Alignment::good));
        break;
      case Do::evil:
        go_on_if(effects_.choose(Alignment::evil));
        break;
      case Do::player:
        go_on_if(effects_.choose(move.seat()));
        break;
      case Do::discard:
        go_on_if(effects_.discard(sleeve));
        break;
    }
  }

 private:
  // How far a skirmish is, after its action round.
  enum Stage : std::uint8_t { acting, swift_ones, the_rest, going_home, home };

  // Where the turn goes on once nothing is left to resolve.
  void go_on_if(bool settled) {
    if (!settled) return;
    if (table_.step == Step::skirmish && table_.stage != acting) {
      fight();
      return;
    }
    deeds_.forget_triggers();
    if (table_.step == Step::training) {
      deeds_.wait_for(table_.active, Ask::train);
    } else {
      table_.passes = 0;
      deeds_.wait_for(next_seat(table_.acting, deeds_.rules().players()), Ask::action);
    }
  }
  // "done": with attackers, with choices, or with training.
  void finish_list() {
    switch (table_.ask) {
      case Ask::attackers:
        declare_defenders();
        break;
      case Ask::choose:
        go_on_if(effects_.finish_choosing());
        break;
      default:
        begin_round(Step::last_round);
        break;
    }
  }

  // --- the beginning

  void recruit(Seat seat, Sleeve sleeve) {
    deeds_.state().choices[seat] = static_cast<std::uint8_t>(1 + number(sleeve));
    const bool again = table_.answered.contains(seat);
    table_.answered.insert(seat);
    deeds_.tell_of(Event{.kind = Event::Kind::chose_first,
                         .seat = seat,
                         .sleeve = sleeve,
                         .amount = static_cast<std::uint8_t>(again ? 1 : 0)});
    if (table_.answered != SeatSet::first(deeds_.rules().players())) return;
    for (int i = 0; i < deeds_.rules().players(); ++i) {
      const Seat each = seat_at(i);
      const Sleeve first = sleeve_of(each, deeds_.state().choices[each] - 1);
      deeds_.state().choices[each] = 0;
      deeds_.lord(each).hand.erase(number(first));
      deeds_.state().evil_up[each].flip(number(first));
      deeds_.turn(first);
      deeds_.enlist(first, false, Event::Place::hand);
    }
    table_.answered = {};
    choose_starter();
    table_.round = 1;
    begin_turn(table_.starter);
  }
  // The lowest training cost on top of the deck, ties by lot.
  void choose_starter() {
    int lowest = 99;
    std::array<Seat, most_players> tied{};
    std::uint32_t count = 0;
    for (int i = 0; i < deeds_.rules().players(); ++i) {
      const int cost = deeds_.rules().facts(deeds_.top_face(seat_at(i))).cost;
      if (cost > lowest) continue;
      if (cost < lowest) count = 0;
      lowest = cost;
      tied[count++] = seat_at(i);
    }
    table_.starter = tied[count == 1 ? 0 : deeds_.chance().below(count)];
    deeds_.tell_of(Event{.kind = Event::Kind::starts, .seat = table_.starter});
  }

  // --- turns

  void begin_turn(Seat seat) {
    ++table_.turn;
    table_.active = table_.acting = seat;
    table_.guardian = stranger;
    deeds_.tell_of(Event{.kind = Event::Kind::turn_began, .seat = seat, .amount = table_.round});
    for (const int each : deeds_.lord(seat).locked) deeds_.unlock(sleeve_of(seat, each));
    if (table_.turn > 1 || deeds_.rules().starter_draws()) deeds_.draw(seat);
    deeds_.enlist_top(seat, false);
    if (deeds_.lord(seat).awake().empty()) {
      begin_training();
      return;
    }
    table_.step = Step::attack;
    deeds_.wait_for(seat, Ask::attack);
  }
  void begin_training() {
    table_.attackers = {};
    table_.target = stranger;
    table_.skirmish = no_sleeve;
    table_.step = Step::training;
    deeds_.wait_for(table_.active, Ask::train);
  }
  void end_turn() {
    for (int i = 0; i < deeds_.rules().players(); ++i) {
      deeds_.lord(seat_at(i)).fighters = {};
      deeds_.lord(seat_at(i)).taken = 0;
    }
    table_.guardian = stranger;
    const Seat next = next_seat(table_.active, deeds_.rules().players());
    if (next == table_.starter) {
      if (table_.good == 0 || table_.evil == 0 || table_.round >= deeds_.rules().round_limit()) {
        end_match();
        return;
      }
      ++table_.round;
    }
    begin_turn(next);
  }
  void end_match() {
    const Event won = deeds_.rules().verdict(table_, deeds_.sight());
    table_.winners = won.seats;
    table_.ask = Ask::nothing;
    deeds_.tell_of(won);
  }

  // --- rounds of actions

  void begin_round(Step step) {
    table_.step = step;
    table_.passes = 0;
    deeds_.wait_for(table_.active, Ask::action);
  }
  void pass(Seat seat) {
    deeds_.tell_of(Event{.kind = Event::Kind::passed, .seat = seat});
    if (++table_.passes < deeds_.rules().players()) {
      deeds_.wait_for(next_seat(seat, deeds_.rules().players()), Ask::action);
      return;
    }
    table_.passes = 0;
    switch (table_.step) {
      case Step::maneuver: {
        const Lord& own = deeds_.lord(table_.active);
        if (own.awake().empty()) {
          begin_training();
        } else {
          table_.step = Step::declare;
          deeds_.wait_for(table_.active, Ask::target);
        }
        return;
      }
      case Step::skirmish:
        table_.stage = swift_ones;
        fight();
        return;
      default:
        end_turn();
        return;
    }
  }
  void play_order(Sleeve sleeve) {
    const SideId seen = deeds_.sight().face(sleeve);
    deeds_.lord_of(sleeve).hand.erase(number(sleeve));
    deeds_.state().evil_up[owner(sleeve)].flip(number(sleeve));
    deeds_.turn(sleeve);
    table_.playing = sleeve;
    if constexpr (O::listens) {
      Event event = deeds_.of(Event::Kind::ordered, sleeve);
      event.back = seen;
      deeds_.tell_of(event);
    }
    go_on_if(effects_.act(sleeve, Frame::order));
  }
  void use_skill(Sleeve sleeve, int skill) {
    table_.fighter(sleeve).use(Judge<TrueSight>::use_bit(deeds_.judge().up(sleeve), skill));
    if constexpr (O::listens) {
      Event event = deeds_.of(Event::Kind::used, sleeve);
      event.skill = static_cast<std::uint8_t>(skill);
      deeds_.tell_of(event);
    }
    go_on_if(effects_.act(sleeve, skill));
  }
  void train(Sleeve sleeve) {
    ++deeds_.lord_of(sleeve).taken;
    table_.acting = owner(sleeve);
    go_on_if(effects_.train(sleeve, deeds_.judge().up(sleeve).cost));
  }

  // --- attacks

  void open_attack() {
    const int opponents = deeds_.rules().players() - 1;
    const auto step =
        opponents == 1
            ? 0
            : static_cast<int>(deeds_.chance().below(static_cast<std::uint32_t>(opponents)));
    table_.guardian = seat_at((index(table_.active) + 1 + step) % deeds_.rules().players());
    deeds_.tell_of(Event{.kind = Event::Kind::guards, .seat = table_.guardian});
    begin_round(Step::maneuver);
  }
  void declare_target(Seat target) {
    table_.target = target;
    table_.attackers = {};
    table_.cursor = 0;
    deeds_.tell_of(Event{.kind = Event::Kind::attacked, .seat = table_.active, .to = target});
    deeds_.wait_for(table_.active, Ask::attackers);
  }
  void send(Sleeve sleeve) {
    table_.attackers.insert(number(sleeve));
    table_.cursor = static_cast<std::uint8_t>(number(sleeve) + 1);
    deeds_.tell_of(deeds_.of(Event::Kind::sent, sleeve));
    const Lord& own = deeds_.lord_of(sleeve);
    if (own.awake().from(table_.cursor).empty()) declare_defenders();
  }
  void declare_defenders() {
    table_.cursor = 0;
    table_.subject = no_sleeve;
    ask_next_blocker();
  }
  void block(Sleeve attacker) {
    table_.fighter(table_.subject).oppose(number(attacker));
    if constexpr (O::listens) {
      Event event = deeds_.of(Event::Kind::blocked, table_.subject);
      event.other = attacker;
      event.other_side = deeds_.sight().face(attacker);
      deeds_.tell_of(event);
    }
    ask_next_blocker();
  }
  // The attacked player; or the guardian of the Nexus and then everybody's Allies.
  void ask_next_blocker() {
    const Seat first = table_.target == stranger ? table_.guardian : table_.target;
    Seat seat = table_.subject == no_sleeve ? first : owner(table_.subject);
    int from = table_.subject == no_sleeve ? 0 : number(table_.subject) + 1;
    do {
      if (seat != table_.active) {
        for (const int each : deeds_.lord(seat).awake().from(from)) {
          const Sleeve sleeve = sleeve_of(seat, each);
          if (seat != first && !deeds_.judge().ally(sleeve)) continue;
          if (deeds_.judge().blockable(sleeve).empty()) continue;
          table_.subject = sleeve;
          deeds_.wait_for(seat, Ask::block);
          return;
        }
      }
      if (table_.target != stranger) break;
      seat = next_seat(seat, deeds_.rules().players());
      from = 0;
    } while (seat != first);
    table_.subject = no_sleeve;
    next_skirmish();
  }
  void next_skirmish() {
    table_.skirmish = no_sleeve;
    table_.step = Step::skirmish;
    if (table_.attackers.empty()) {
      for (int i = 0; i < deeds_.rules().players(); ++i) {
        for (const int each : deeds_.lord(seat_at(i)).play) {
          table_.fighter(sleeve_of(seat_at(i), each)).oppose(-1);
        }
      }
      begin_training();
    } else if (table_.attackers.size() == 1) {
      begin_skirmish(sleeve_of(table_.active, table_.attackers.front()));
    } else {
      deeds_.wait_for(table_.active, Ask::skirmish);
    }
  }
  void begin_skirmish(Sleeve attacker) {
    table_.skirmish = attacker;
    table_.stage = 0;
    deeds_.tell_of(deeds_.of(Event::Kind::fought, attacker));
    begin_round(Step::skirmish);
  }

  template <class Visit>
  void for_each_defender(Visit&& visit) {
    for (int i = 0; i < deeds_.rules().players(); ++i) {
      for (const int each : table_.defenders(seat_at(i), table_.skirmish)) {
        visit(sleeve_of(seat_at(i), each));
      }
    }
  }
  int defenders() {
    int count = 0;
    for_each_defender([&](Sleeve) { ++count; });
    return count;
  }
  bool attacker_is_there() const { return table_.attacking(table_.skirmish); }

  // From the end of the action round to the end of the skirmish, which is one resolution; what is
  // set off on the way comes first, and may ask somebody.
  void fight() {
    for (;;) {
      if (table_.stage == home || !attacker_is_there()) {
        end_skirmish();
        return;
      }
      if (table_.stage == swift_ones && defenders() == 0) {
        strike();
        go_home();
      } else if (table_.stage > the_rest) {
        go_home();
      } else if (!begin_damage()) {
        return;
      }
      if (!effects_.run()) return;
    }
  }
  void strike() {
    const int damage = deeds_.judge().attack(table_.skirmish);
    const Alignment alignment = deeds_.judge().up(table_.skirmish).alignment;
    if (table_.target == stranger) {
      deeds_.gain(table_.active, alignment, damage);
    } else {
      deeds_.lose(table_.target, alignment, damage);
    }
  }
  // Whoever becomes Swift, or no longer is, between the two stages still deals once.
  bool deals_now(Sleeve sleeve) {
    if (table_.stage == swift_ones) return deeds_.judge().swift(sleeve);
    return !table_.fighter(sleeve).has_dealt();
  }
  // False if the attacker has to split the damage first.
  bool begin_damage() {
    const int damage =
        deals_now(table_.skirmish) ? std::max(0, deeds_.judge().attack(table_.skirmish)) : 0;
    if (damage > 0 && defenders() > 1) {
      table_.amount = static_cast<std::uint8_t>(damage);
      table_.subject = no_sleeve;
      for_each_defender([&](Sleeve each) {
        if (table_.subject == no_sleeve) table_.subject = each;
      });
      deeds_.wait_for(table_.active, Ask::split);
      return false;
    }
    for_each_defender([&](Sleeve each) { deeds_.hurt(each, damage); });
    finish_damage();
    return true;
  }
  void deal_to_subject(int amount) {
    deeds_.hurt(table_.subject, amount);
    table_.amount = static_cast<std::uint8_t>(table_.amount - amount);
    int left = 0;
    Sleeve next = no_sleeve;
    for_each_defender([&](Sleeve each) {
      if (each <= table_.subject) return;
      if (left++ == 0) next = each;
    });
    table_.subject = next;
    if (left > 1 && table_.amount > 0) return;
    deeds_.hurt(next, table_.amount);
    table_.amount = 0;
    table_.subject = no_sleeve;
    finish_damage();
    go_on_if(effects_.run());
  }
  // The defenders deal theirs, and the dead go.
  void finish_damage() {
    int damage = 0;
    for_each_defender([&](Sleeve each) {
      if (deals_now(each)) damage += std::max(0, deeds_.judge().attack(each));
    });
    if (table_.stage == swift_ones) note_swift_ones();
    deeds_.hurt(table_.skirmish, damage);
    FixedList<Sleeve, View::sleeves> all;
    all.push_back(table_.skirmish);
    for_each_defender([&](Sleeve each) { all.push_back(each); });
    for (const Sleeve each : all) deeds_.destroy_if_dead(each);
    ++table_.stage;
    deeds_.wake();
  }
  void note_swift_ones() {
    const auto note = [&](Sleeve each) {
      if (deals_now(each)) table_.fighter(each).deal();
    };
    note(table_.skirmish);
    for_each_defender(note);
  }
  void go_home() {
    table_.stage = home;
    deeds_.phase(table_.skirmish);
    deeds_.wake();
  }
  void end_skirmish() {
    table_.attackers.erase(number(table_.skirmish));
    table_.fighter(table_.skirmish).oppose(-1);
    for_each_defender([&](Sleeve each) { table_.fighter(each).oppose(-1); });
    table_.stage = 0;
    table_.passes = 0;
    deeds_.forget_triggers();
    next_skirmish();
  }

  Deeds<C, O> deeds_;
  Effects<C, O> effects_;
  Table& table_;
};

template <Chance C, class O>
State Rules::start(C& chance, O& observer) const {
  State state;
  Course(*this, state, chance, observer).start();
  return state;
}

template <Chance C, class O>
void Rules::apply(State& state, Seat seat, Move move, C& chance, O& observer) const {
  Course(*this, state, chance, observer).apply(seat, move);
}

}  // namespace penta::phase

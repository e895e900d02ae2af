// Orders, skills and trainings from their price to their last effect. Each function that goes on
// with them returns whether nothing is left to resolve; if not, the table says who has to decide
// what.
#pragma once

#include "games/phase/deeds.h"

namespace penta::phase {

template <Chance C, class O>
class Effects {
 public:
  explicit Effects(Deeds<C, O>& deeds) : deeds_(deeds), table_(deeds.state().table) {}

  // --- what begins

  bool act(Sleeve source, int ability) {
    ++deeds_.lord_of(source).taken;
    table_.acting = owner(source);
    deeds_.push({.source = source,
                 .side = deeds_.sight().face(source),
                 .at = static_cast<std::uint8_t>(ability)});
    const Ability& what = deeds_.judge().ability(deeds_.top());
    table_.locks_due = what.locks;
    table_.phases_due = what.phases;
    table_.cursor = 0;
    return continue_payment();
  }
  bool train(Sleeve sleeve, int cost) {
    table_.trainee = sleeve;
    table_.phases_due = static_cast<std::uint8_t>(cost);
    table_.cursor = 0;
    return continue_payment();
  }
  // Resolves what lies on top until somebody has to decide, or nothing is left.
  bool run() {
    while (table_.depth > 0) {
      if (!go_on()) return false;
    }
    return true;
  }

  // --- what is decided

  bool pay(Sleeve sleeve) {
    pay_with(sleeve);
    return continue_payment();
  }
  bool choose(Sleeve sleeve) {
    add_choice(sleeve);
    const Effect& effect = deeds_.judge().effect();
    if (!has_target(effect) || effect.target.pick != Pick::up_to) finish_choice();
    return run();
  }
  bool finish_choosing() {
    if (deeds_.chosen().size == 0) {
      skip_effect();
    } else {
      finish_choice();
    }
    return run();
  }
  bool accept() {
    deeds_.top().set_stage(selecting);
    return run();
  }
  bool decline() {
    skip_effect();
    return run();
  }
  bool choose(Alignment kind) {
    table_.kind = kind;
    return run();
  }
  bool choose(Seat player) {
    table_.player = player;
    deeds_.tell_of(
        Event{.kind = Event::Kind::named, .seat = owner(deeds_.top().source), .to = player});
    return run();
  }
  bool discard(Sleeve sleeve) {
    deeds_.discard(sleeve);
    --table_.amount;
    return run();
  }

 private:
  // How far an effect is.
  enum Stage : int { beginning, selecting, doing, applying };

  // --- costs

  void pay_with(Sleeve sleeve) {
    table_.cursor = static_cast<std::uint8_t>(number(sleeve) + 1);
    if (table_.ask == Ask::lock) {
      deeds_.lock(sleeve);
      if (--table_.locks_due == 0) table_.cursor = 0;
    } else {
      deeds_.phase(sleeve);
      --table_.phases_due;
    }
  }
  // Goes on until there is something to choose; then comes what was paid for.
  bool continue_payment() {
    const Seat payer =
        table_.trainee != no_sleeve ? owner(table_.trainee) : owner(deeds_.top().source);
    while (table_.locks_due > 0 || table_.phases_due > 0) {
      deeds_.wait_for(payer, table_.locks_due > 0 ? Ask::lock : Ask::phase);
      const Sleeves open = deeds_.judge().payers(payer);
      if (open.size() > 1) return false;
      pay_with(sleeve_of(payer, open.front()));
    }
    table_.cursor = 0;
    if (table_.trainee != no_sleeve) finish_training();
    return run();
  }
  void finish_training() {
    const Sleeve sleeve = table_.trainee;
    table_.trainee = no_sleeve;
    Lord& own = deeds_.lord_of(sleeve);
    own.barracks.erase(number(sleeve));
    own.play.insert(number(sleeve));
    deeds_.tell_of(deeds_.of(Event::Kind::trained, sleeve));
    deeds_.set_off(sleeve, deeds_.sight().face(sleeve), Trigger::trained);
    deeds_.wake();
  }

  // --- effects, step by step

  void pop() {
    if (table_.depth == 1 && table_.playing != no_sleeve) {
      deeds_.tell_of(deeds_.of(Event::Kind::discarded, table_.playing));
      table_.playing = no_sleeve;
    }
    deeds_.top() = {};
    deeds_.chosen().clear();
    --table_.depth;
  }
  // One step of the effect on top; false if somebody has to decide first.
  bool go_on() {
    const Ability& ability = deeds_.judge().ability(deeds_.top());
    if (deeds_.top().effect() >= ability.size) {
      pop();
      return true;
    }
    const Effect& effect = deeds_.judge().effect();
    switch (deeds_.top().stage()) {
      case beginning:
        return begin_effect(effect);
      case selecting:
        return select(effect);
      case doing:
        return do_it(effect);
      default:
        if (effect.verb == Verb::discards) return discard_on();
        apply_to_targets(effect);
        return true;
    }
  }
  void skip_effect() {
    deeds_.chosen().clear();
    table_.amount = 0;
    deeds_.top().next_effect();
  }
  // What the effect concerns where it chooses nothing. Where something was to be chosen before and
  // was not, "it" is nobody.
  Sleeve given(const Effect& effect) {
    const Frame& frame = deeds_.top();
    if (has_target(effect) && effect.target.pick != Pick::it) return frame.source;
    if (frame.it != no_sleeve) return frame.it;
    const Ability& ability = deeds_.judge().ability(frame);
    for (int i = 0; i < frame.effect(); ++i) {
      if (chooses(ability.effects[static_cast<std::size_t>(i)])) return no_sleeve;
    }
    return frame.source;
  }
  // "if it is opposed" of something that is still to be found is asked of each.
  static constexpr bool asks_of_target(const Effect& effect) {
    return (effect.condition.test == cards::Test::is_stance ||
            effect.condition.test == cards::Test::is_alignment) &&
           has_target(effect) && effect.target.pick != Pick::self && effect.target.pick != Pick::it;
  }
  // Whoever asks for the difference of costs shows both faces.
  void show_if_asked(const Effect& effect, Sleeve sleeve) {
    if (effect.unknown != cards::Unknown::cost_difference || sleeve == no_sleeve) return;
    if (deeds_.lord_of(sleeve).turned.contains(number(sleeve))) return;
    const bool in_deck = deeds_.lord_of(sleeve).deck.contains(number(sleeve));
    if (in_deck) return;
    deeds_.turn(sleeve);
    if constexpr (O::listens) {
      Event event = deeds_.of(Event::Kind::shown, sleeve);
      event.back = deeds_.sight().back(sleeve);
      deeds_.tell_of(event);
    }
  }
  // What a text asks of its owner's hand, where the others learn something from the answer: they
  // are told the number, and no more.
  void tell_count(const cards::Kind& kind) {
    if constexpr (O::listens) {
      const Doer doer = deeds_.judge().doer();
      if (!deeds_.judge().tells(kind, doer.seat)) return;
      deeds_.tell_of(Event{.kind = Event::Kind::counted,
                           .seat = doer.seat,
                           .amount = static_cast<std::uint8_t>(deeds_.judge().count(kind, doer))});
    }
  }
  void tell_count_if(const cards::Condition& condition) {
    if (condition.test == cards::Test::things) tell_count(condition.kind);
  }
  // The same for whatever an amount depends on.
  void tell_counts(const Effect& effect) {
    if (effect.unknown == cards::Unknown::count) tell_count(effect.counted);
    if (effect.times) tell_count(effect.for_each);
    tell_count_if(effect.instead);
  }
  bool begin_effect(const Effect& effect) {
    if constexpr (O::listens) {
      if (deeds_.top().effect() == 0 &&
          deeds_.judge().ability(deeds_.top()).trigger != Trigger::action) {
        deeds_.tell_of(Event{.kind = Event::Kind::set_off,
                             .seat = owner(deeds_.top().source),
                             .sleeve = deeds_.top().source,
                             .side = deeds_.top().side,
                             .skill = static_cast<std::uint8_t>(deeds_.top().ability())});
      }
    }
    table_.player = stranger;
    table_.kind = Alignment::any;
    table_.asked = {};
    table_.amount = 0;
    deeds_.chosen().clear();
    tell_count_if(effect.condition);
    if (!asks_of_target(effect) &&
        !deeds_.judge().holds(effect.condition, given(effect), deeds_.judge().doer())) {
      skip_effect();
      return true;
    }
    if (!has_target(effect) && effect.verb != Verb::trains) show_if_asked(effect, given(effect));
    // What can be chosen, or how often, depends on it.
    if (!has_target(effect) && chooses(effect)) tell_counts(effect);
    if (effect.verb == Verb::enlists && effect.from_discard) {
      const int amount =
          deeds_.judge().amounts(effect, given(effect), deeds_.judge().doer()).amount;
      table_.amount = static_cast<std::uint8_t>(std::min(amount, most_cards));
      if (amount == 0) {
        skip_effect();
        return true;
      }
    }
    deeds_.top().set_stage(selecting);
    if (effect.may && !chooses(effect)) {
      deeds_.wait_for(owner(deeds_.top().source), Ask::may);
      return false;
    }
    return true;
  }

  // Players, kinds of influence and cards.
  bool select(const Effect& effect) {
    const Seat seat = owner(deeds_.top().source);
    if (effect.players == cards::Players::opponent && table_.player == stranger) {
      if (deeds_.rules().players() > 2) {
        deeds_.wait_for(seat, Ask::player);
        return false;
      }
      table_.player = next_seat(seat, 2);
    }
    const bool influence = effect.verb == Verb::gains || effect.verb == Verb::loses;
    if (influence && table_.kind == Alignment::any) {
      table_.kind = effect.alignment;
      if (effect.alignment == Alignment::any) {
        deeds_.wait_for(seat, Ask::kind);
        return false;
      }
    }
    if (!chooses(effect)) {
      deeds_.top().set_stage(doing);
      return true;
    }
    return select_cards(effect);
  }
  bool select_cards(const Effect& effect) {
    const bool several = has_target(effect) && effect.target.pick == Pick::up_to;
    const std::size_t most = several ? effect.target.most : 1;
    Sleeve only = no_sleeve;
    int open = 0;
    if (deeds_.chosen().size < most) {
      deeds_.judge().for_each_open_choice([&](Sleeve sleeve) {
        only = sleeve;
        return ++open < 2;
      });
    }
    if (open == 0 && deeds_.chosen().size == 0) {
      skip_effect();
      return true;
    }
    if (open == 0) {
      finish_choice();
      return true;
    }
    if (open == 1 && !several && !effect.may) {
      add_choice(only);
      finish_choice();
      return true;
    }
    deeds_.wait_for(owner(deeds_.top().source), Ask::choose);
    return false;
  }
  void add_choice(Sleeve sleeve) {
    deeds_.chosen().add(sleeve);
    if constexpr (O::listens) {
      Event event = deeds_.of(Event::Kind::chose, sleeve);
      event.seat = owner(deeds_.top().source);
      deeds_.tell_of(event);
    }
  }
  // What an order chooses may be Elite; that comes before the order does something.
  void finish_choice() {
    deeds_.top().set_stage(doing);
    if (deeds_.chosen().size > 0) {
      deeds_.top().before = deeds_.top().it;
      deeds_.top().it = deeds_.chosen().sleeves[deeds_.chosen().size - 1U];
    }
    if (table_.playing == no_sleeve || table_.depth != 1) return;
    for (const Sleeve each : deeds_.chosen()) {
      if (table_.in_play(each)) deeds_.set_off(each, deeds_.sight().face(each), Trigger::elite);
    }
    deeds_.wake();
  }
  // Who draws, loses or discards.
  SeatSet players_of(const Effect& effect) {
    const Seat seat = owner(deeds_.top().source);
    switch (effect.players) {
      case cards::Players::you:
        return SeatSet{seat};
      case cards::Players::opponent:
        return SeatSet{table_.player};
      case cards::Players::each_opponent:
        return SeatSet::first(deeds_.rules().players()) - SeatSet{seat};
      case cards::Players::each_player:
        return SeatSet::first(deeds_.rules().players());
    }
    return {};
  }
  template <class Visit>
  void clockwise(SeatSet seats, Visit&& visit) {
    Seat seat = owner(deeds_.top().source);
    for (int i = 0; i < deeds_.rules().players();
         ++i, seat = next_seat(seat, deeds_.rules().players())) {
      if (seats.contains(seat)) visit(seat);
    }
  }

  bool do_it(const Effect& effect) {
    const Seat seat = owner(deeds_.top().source);
    if (has_target(effect)) {
      deeds_.top().set_stage(applying);
      return true;
    }
    if (effect.verb != Verb::enlists || !effect.from_discard) tell_counts(effect);
    const int amount = deeds_.judge().amounts(effect, given(effect), deeds_.judge().doer()).amount;
    switch (effect.verb) {
      case Verb::gains:
        deeds_.gain(seat, table_.kind, amount);
        break;
      case Verb::loses:
        clockwise(players_of(effect), [&](Seat each) { deeds_.lose(each, table_.kind, amount); });
        break;
      case Verb::draws:
        clockwise(players_of(effect), [&](Seat each) {
          for (int i = 0; i < std::min(amount, most_cards); ++i) deeds_.draw(each);
        });
        break;
      case Verb::discards:
        table_.asked = players_of(effect);
        table_.amount = table_.cursor = static_cast<std::uint8_t>(std::min(amount, most_cards));
        deeds_.top().set_stage(applying);
        return true;
      case Verb::enlists:
        if (effect.from_discard) {
          return enlist_chosen(effect);
        }
        for (int i = 0; i < std::min(amount, most_cards); ++i)
          deeds_.enlist_top(seat, effect.locked);
        break;
      case Verb::trains: {
        const Sleeve trainee = deeds_.chosen().sleeves[0];
        const int cost = deeds_.judge().reduced_cost(trainee, effect, deeds_.judge().doer());
        show_if_asked(effect, trainee);
        skip_effect();
        return train(trainee, cost);
      }
      case Verb::looks:
        deeds_.look(seat, amount);
        break;
      default:
        break;
    }
    skip_effect();
    deeds_.wake();
    return true;
  }
  // One after the other, until there are as many as the effect says.
  bool enlist_chosen(const Effect& effect) {
    deeds_.enlist(deeds_.chosen().sleeves[0], effect.locked, Event::Place::discard);
    if (--table_.amount == 0) {
      skip_effect();
    } else {
      deeds_.chosen().clear();
      deeds_.top().set_stage(selecting);
    }
    return true;
  }
  // Who has no more cards than that discards them all; others choose.
  bool discard_on() {
    while (!table_.asked.empty()) {
      Seat seat = owner(deeds_.top().source);
      while (!table_.asked.contains(seat)) seat = next_seat(seat, deeds_.rules().players());
      const Sleeves hand = deeds_.lord(seat).hand;
      if (hand.size() > table_.amount && table_.amount > 0) {
        deeds_.wait_for(seat, Ask::discard);
        return false;
      }
      if (table_.amount > 0) {
        for (const int each : hand) deeds_.discard(sleeve_of(seat, each));
      }
      table_.asked.erase(seat);
      table_.amount = table_.cursor;
    }
    table_.cursor = 0;
    skip_effect();
    return true;
  }

  using Targets = FixedList<Sleeve, View::sleeves>;

  void list_targets(const Effect& effect, Targets& targets) {
    switch (effect.target.pick) {
      case Pick::self:
      case Pick::it:
        if (const Sleeve it = given(effect); it != no_sleeve) targets.push_back(it);
        return;
      case Pick::each:
        deeds_.judge().for_each(effect.target.kind, deeds_.judge().doer(), [&](Sleeve sleeve) {
          targets.push_back(sleeve);
          return true;
        });
        return;
      default:
        for (const Sleeve each : deeds_.chosen()) targets.push_back(each);
        return;
    }
  }
  void apply_to_targets(const Effect& effect) {
    Targets targets;
    list_targets(effect, targets);
    tell_counts(effect);
    const Doer doer = deeds_.judge().doer();
    for (const Sleeve each : targets) {
      if (asks_of_target(effect) && !deeds_.judge().holds(effect.condition, each, doer)) continue;
      apply_to(effect, each, doer);
    }
    if (effect.verb == Verb::gets || effect.verb == Verb::damages) {
      for (const Sleeve each : targets) deeds_.destroy_if_dead(each);
    }
    skip_effect();
    deeds_.wake();
  }
  // What is not there any more is left alone.
  void apply_to(const Effect& effect, Sleeve sleeve, const Doer& doer) {
    const bool warrior = table_.in_play(sleeve);
    const bool on_table = warrior || table_.in_barracks(sleeve);
    switch (effect.verb) {
      case Verb::phases:
        if (on_table) deeds_.phase(sleeve);
        return;
      case Verb::locks:
        if (on_table) deeds_.lock(sleeve);
        return;
      case Verb::unlocks:
        if (on_table && table_.locked(sleeve)) deeds_.unlock(sleeve);
        return;
      case Verb::returns:
        if (on_table || deeds_.judge().discard_pile(owner(sleeve)).contains(number(sleeve))) {
          deeds_.give_back(sleeve, effect.place);
        }
        return;
      case Verb::destroys:
        deeds_.destroy(sleeve);
        return;
      default:
        if (warrior) change(effect, sleeve, doer);
        return;
    }
  }
  void change(const Effect& effect, Sleeve sleeve, const Doer& doer) {
    show_if_asked(effect, sleeve);
    const auto [amount, defence] = deeds_.judge().amounts(effect, sleeve, doer);
    switch (effect.verb) {
      case Verb::gets:
        table_.fighter(sleeve).change(amount, defence);
        if constexpr (O::listens) {
          Event event = deeds_.of(Event::Kind::got, sleeve);
          event.attack = static_cast<std::int8_t>(std::clamp(amount, -99, 99));
          event.defence = static_cast<std::int8_t>(std::clamp(defence, -99, 99));
          deeds_.tell_of(event);
        }
        return;
      case Verb::grants:
        table_.fighter(sleeve).grant(effect.skill);
        if constexpr (O::listens) {
          Event event = deeds_.of(Event::Kind::granted, sleeve);
          event.granted = effect.skill == cards::Skill::ally ? 1 : 2;
          deeds_.tell_of(event);
        }
        return;
      case Verb::prevents:
        table_.fighter(sleeve).protect(amount);
        if constexpr (O::listens) {
          Event event = deeds_.of(Event::Kind::shielded, sleeve);
          event.amount = static_cast<std::uint8_t>(std::min(amount, 255));
          deeds_.tell_of(event);
        }
        return;
      default:
        deeds_.hurt(sleeve, amount);
        return;
    }
  }

  Deeds<C, O>& deeds_;
  Table& table_;
};

}  // namespace penta::phase

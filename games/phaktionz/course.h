// How a match runs. The functions here read like the outline of a turn.
#pragma once

#include "games/phaktionz/announce.h"
#include "games/phaktionz/effects.h"
#include "games/phaktionz/fight.h"

namespace penta::phaktionz {

inline constexpr int opening_hand = 5;

template <Chance C, class O>
class Course {
  using Kind = Event::Kind;

 public:
  Course(const Rules& rules, State& state, C& chance, O& observer)
      : deeds_(rules, state, chance, observer),
        announcing_(deeds_),
        effects_(deeds_),
        table_(state.table) {}

  void start() {
    for (int i = 0; i < most_players; ++i) {
      const Seat seat = seat_at(i);
      const DeckList& list = deeds_.rules().deck(seat);
      deeds_.state().decks[seat] = list.all;
      deeds_.lord(seat).deck = static_cast<std::uint8_t>(list.size);
      deeds_.lord(seat).creation = list.created;
    }
    table_.first = table_.active = seat_at(static_cast<int>(deeds_.chance().below(2)));
    deeds_.tell_of(Event{.kind = Kind::starts, .seat = table_.first});
    for (const Seat seat : {table_.first, other(table_.first)}) {
      for (int i = 0; i < opening_hand; ++i) deeds_.draw(seat);
    }
    table_.phase = Phase::setup;
    deeds_.wait_for(table_.first, Ask::mulligan);
  }

  void apply(Seat seat, Move move) {
    if (table_.announcing) {
      answer_announcing(move);
      go_on();
    } else if (table_.resolving) {
      answer_effect(move);
      resolve();
    } else {
      choose(seat, move);
    }
  }

 private:
  using Do = Move::Kind;

  // --- what a move answers

  void answer_announcing(Move move) {
    switch (move.kind()) {
      case Do::option:
        announcing_.option(move.value());
        break;
      case Do::number:
        announcing_.set_x(move.value());
        break;
      case Do::target:
        announcing_.target(move.card());
        break;
      case Do::direct:
        announcing_.direct();
        break;
      case Do::done:
        announcing_.done();
        break;
      case Do::pay:
        announcing_.pay(move.card());
        break;
      case Do::demote:
        announcing_.demote(move.card());
        break;
      default:
        announcing_.slot(move.value());
        break;
    }
  }
  void answer_effect(Move move) {
    switch (move.kind()) {
      case Do::accept:
        effects_.accept();
        break;
      case Do::decline:
        if (table_.ask == Ask::may) {
          effects_.decline_offer();
        } else {
          effects_.decline_choice();
        }
        break;
      case Do::slot:
        effects_.slot(move.value());
        break;
      default:
        effects_.choose(move.card());
        break;
    }
  }
  void choose(Seat seat, Move move) {
    switch (move.kind()) {
      case Do::aside:
        set_aside(seat, move.card());
        return;
      case Do::done:
        exchange(seat);
        return;
      case Do::next:
        enter(static_cast<Phase>(static_cast<int>(table_.phase) + 1));
        return;
      case Do::pass:
        pass(seat);
        return;
      case Do::accept:
        pay_price(seat, true);
        return;
      case Do::decline:
        pay_price(seat, false);
        return;
      default:
        announce(seat, move);
        go_on();
        return;
    }
  }
  void announce(Seat seat, Move move) {
    switch (move.kind()) {
      case Do::place:
        announcing_.place(seat, move.card());
        break;
      case Do::cast:
        announcing_.cast(seat, move.card());
        break;
      case Do::use:
        announcing_.use(seat, move.card(), move.value());
        break;
      case Do::create:
        announcing_.create(seat, move.card());
        break;
      case Do::promote:
        announcing_.promote(seat, move.card());
        break;
      default:
        announcing_.battle(seat, move.card());
        break;
    }
  }

  // --- the beginning

  void set_aside(Seat seat, Card card) {
    deeds_.state().set_aside.insert(number(card));
    ++deeds_.lord(seat).set_aside;
    deeds_.tell_of(Event{.kind = Kind::set_aside, .seat = seat, .card = card});
  }
  // As many are drawn; then those that were set aside are shuffled back.
  void exchange(Seat seat) {
    State& state = deeds_.state();
    Lord& lord = deeds_.lord(seat);
    const Cards aside = state.set_aside;
    const int count = aside.size();
    deeds_.tell_of(
        Event{.kind = Kind::exchanged, .seat = seat, .amount = static_cast<std::int16_t>(count)});
    state.hands[seat] = state.hands[seat] - aside;
    state.set_aside = {};
    lord.hand = static_cast<std::uint8_t>(lord.hand - count);
    for (int i = 0; i < count; ++i) deeds_.draw(seat);
    state.decks[seat] = state.decks[seat] | aside;
    lord.deck = static_cast<std::uint8_t>(lord.deck + count);
    if (count > 0) deeds_.shuffle(seat);
    if (seat == table_.first) {
      deeds_.wait_for(other(seat), Ask::mulligan);
    } else {
      begin_turn(table_.first);
    }
  }

  // --- turns

  void begin_turn(Seat seat) {
    ++table_.turn;
    table_.active = seat;
    table_.triggers = 0;
    for (int i = 0; i < most_players; ++i) {
      Lord& lord = deeds_.lord(seat_at(i));
      lord.announced = 0;
      lord.past = {};
      for (const std::uint8_t place : deeds_.rules().deck(seat_at(i)).per_turn)
        lord.used[place] = 0;
    }
    deeds_.tell_of(Event{
        .kind = Kind::turn_began, .seat = seat, .amount = static_cast<std::int16_t>(table_.turn)});
    for (Unit& unit : deeds_.lord(seat).units) unit.battled = 0;
    deeds_.tell_of(Event{.kind = Kind::abled, .seat = seat});
    enter(Phase::draw);
  }
  void enter(Phase phase) {
    table_.phase = phase;
    table_.steps = 0;
    deeds_.tell_of(Event{.kind = Kind::phase_began, .seat = table_.active, .phase = phase});
    deeds_.happen({.event = cards::Event::starts, .seat = table_.active});
    go_on();
  }
  // Once nothing is announced: triggers that wait, then the phase.
  void go_on() {
    while (!table_.over() && table_.depth == 0) {
      if (announce_trigger()) continue;
      if (table_.queued > 0) continue;
      table_.older = 0;
      if (go_on_with_phase()) return;
    }
  }
  bool announce_trigger() {
    if (table_.queued == 0) return false;
    const Waiting waiting = table_.waiting[0];
    for (std::size_t i = 1; i < table_.queued; ++i) table_.waiting[i - 1] = table_.waiting[i];
    table_.waiting[--table_.queued] = {};
    table_.older = table_.queued;
    return announcing_.trigger(waiting);
  }
  // True if somebody is asked.
  bool go_on_with_phase() {
    switch (table_.phase) {
      case Phase::draw:
        deeds_.draw(table_.active);
        if (!deeds_.check_decks()) enter(Phase::main);
        return true;
      case Phase::end:
        return go_on_ending();
      default:
        deeds_.wait_for(table_.active, Ask::act);
        return true;
    }
  }
  bool go_on_ending() {
    switch (table_.steps++) {
      case 0:
        exile_plagued();
        return false;
      case 1:
        if (!deeds_.judge().has_tier4(table_.active)) return false;
        deeds_.wait_for(table_.active, Ask::price);
        return true;
      default:
        end_turn();
        return true;
    }
  }
  // All whose counter has lain long enough, at once.
  void exile_plagued() {
    const auto& judge = deeds_.judge();
    bool fast = false;
    judge.for_each_always(bit(Verb::hastens),
                          [&](const Effect&, const Doer&, Spot) { fast = true; });
    FixedList<Spot, std::size_t{2} * summon_slots> due;
    for (const Seat seat : {table_.active, other(table_.active)}) {
      judge.for_each_unit(seat, [&](Spot spot) {
        const int plagued = judge.unit(spot).plagued;
        if (plagued != 0 && plagued + (fast ? 1 : 2) <= table_.turn) due.push_back(spot);
      });
    }
    for (const Spot spot : due) deeds_.exile(spot);
  }
  // Of a Tier 4: its DMG, or itself.
  void pay_price(Seat seat, bool pays) {
    const Spot spot = unit_spot(seat, tier3_slot);
    if (pays) {
      deeds_.damage(seat, deeds_.judge().dmg(spot), deeds_.judge().card(spot));
      if (deeds_.check_decks()) return;
    } else {
      deeds_.exile(spot);
    }
    go_on();
  }
  void end_turn() {
    for (int i = 0; i < most_players; ++i) {
      for (Unit& unit : deeds_.lord(seat_at(i)).units) {
        unit.gain = 0;
        unit.doubled = 0;
        unit.dmg = Unit::as_printed;
        unit.type = cards::Type::any;
      }
    }
    deeds_.drop_grants([&](const Grant& each) { return each.until <= table_.turn; });
    begin_turn(other(table_.active));
  }

  // --- the chain

  void pass(Seat seat) {
    deeds_.tell_of(Event{.kind = Kind::passed, .seat = seat});
    if (++table_.passes < 2) {
      deeds_.wait_for(other(seat), Ask::respond);
      return;
    }
    table_.passes = 0;
    table_.resolving = true;
    table_.stage = 0;
    resolve();
  }
  // Last in, first out, until somebody is asked or nothing is left.
  void resolve() {
    while (table_.depth > 0) {
      if (!resolve_link()) return;
      table_.links[--table_.depth] = {};
      table_.chosen = {};
      table_.stage = table_.effect = table_.due = 0;
      table_.done = false;
      if (deeds_.check_decks()) return;
    }
    table_.resolving = false;
    go_on();
  }
  // False if somebody is asked.
  bool resolve_link() {
    Link& link = table_.last();
    const bool begins = table_.stage == Effects<C, O>::not_begun;
    if (begins) {
      table_.chosen = {deeds_.judge().first_it(table_.depth - 1U), Aim{}};
      if (link.is(Link::fizzled)) {
        leave_chain(link);
        return true;
      }
      deeds_.tell_of(Event{.kind = Kind::resolves,
                           .seat = link.seat,
                           .card = link.source,
                           .ability = link.ability,
                           .link = link.kind});
    }
    switch (link.kind) {
      case Link::Kind::cast:
        if (!effects_.run()) return false;
        finish_cast(link);
        return true;
      case Link::Kind::ability:
      case Link::Kind::trigger:
        return effects_.run();
      case Link::Kind::placement:
        place(link);
        return true;
      case Link::Kind::battle:
        Fight<C, O>(deeds_, link).resolve();
        return true;
      case Link::Kind::creation:
        create(link);
        return true;
      case Link::Kind::promotion:
        promote(link);
        return true;
    }
    return true;
  }
  // A fizzled cast or placement sends its card to the Deck-Out Pile, as does one that is used up.
  void leave_chain(const Link& link) {
    if (link.kind != Link::Kind::cast && link.kind != Link::Kind::placement) return;
    const Event::Place to = deeds_.bury(link.source);
    deeds_.tell_of(Event{.kind = Kind::left, .seat = link.seat, .card = link.source, .to = to});
  }
  void finish_cast(const Link& link) {
    switch (deeds_.judge().printed(link.source).form) {
      case cards::Form::realm:
        deeds_.settle_realm(link.source);
        return;
      case cards::Form::weapon: {
        const Spot bearer = deeds_.judge().find(link.subject);
        if (bearer == no_spot) {
          leave_chain(link);
        } else {
          deeds_.attach(link.source, bearer);
        }
        return;
      }
      default:
        leave_chain(link);
        return;
    }
  }
  void place(const Link& link) {
    if (link.slot == no_slot) {
      deeds_.settle_realm(link.source);
      return;
    }
    using cards::By;
    unsigned ways = bit(By::anyhow);
    const bool from_pile = link.is(Link::from_pile);
    if (!from_pile) ways |= bit(By::hand);
    if (link.is(Link::by_demoting)) ways |= bit(By::demoting);
    if (link.is(Link::by_plague)) ways |= bit(By::demoting_plague);
    const int slot = link.slot;
    table_.last().slot = no_slot;
    deeds_.stand(link.source, slot, ways, from_pile ? Event::Place::pile : Event::Place::hand);
  }
  void create(const Link& link) {
    Lord& lord = deeds_.lord(link.seat);
    if (!lord.creation.contains(number(link.source))) return;
    lord.creation.erase(number(link.source));
    deeds_.put_into_hand(link.source);
    deeds_.tell_of(Event{.kind = Kind::moved,
                         .seat = link.seat,
                         .card = link.source,
                         .from = Event::Place::creation,
                         .to = Event::Place::hand});
  }
  // The others make room; those that cannot be demoted are exiled.
  void promote(const Link& link) {
    Lord& lord = deeds_.lord(link.seat);
    if (lord.realm != link.source || lord.realm_stay != link.stay) return;
    for (int slot = 0; slot < summon_slots; ++slot) {
      const Spot spot = unit_spot(link.seat, slot);
      if (!deeds_.unit(spot).there()) continue;
      if (deeds_.judge().demotable(spot)) {
        deeds_.demote(spot);
      } else {
        deeds_.exile(spot);
      }
    }
    lord.realm = no_card;
    lord.realm_counters = 0;
    lord.realm_stay = 0;
    Unit& unit = lord.units[tier3_slot];
    unit = {};
    unit.card = link.source;
    unit.promoted = 1;
    unit.stay = deeds_.next_stay(link.source);
    deeds_.find_texts(link.seat);
    deeds_.tell_of(
        Event{.kind = Kind::flipped, .seat = link.seat, .card = link.source, .slot = tier3_slot});
  }

  Deeds<C, O> deeds_;
  Announcing<C, O> announcing_;
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

}  // namespace penta::phaktionz

// Announcing: the steps from naming a card to the question whether somebody answers. They never run
// into a dead end, for the judge has looked ahead.
#pragma once

#include "games/phaktionz/deeds.h"

namespace penta::phaktionz {

template <Chance C, class O>
class Announcing {
  using Do = Move::Kind;
  using TrueJudge = Judge<TrueSight>;
  using Kind = Event::Kind;

 public:
  explicit Announcing(Deeds<C, O>& deeds)
      : deeds_(deeds), table_(deeds.table()), judge_(deeds.judge()) {}

  void place(Seat seat, Card card) { begin_with(Link::Kind::placement, seat, card, 0); }
  void cast(Seat seat, Card card) {
    begin_with(Link::Kind::cast, seat, card, judge_.cast_ability(card));
  }
  void use(Seat seat, Card card, int ability) {
    const Spot spot = judge_.find(card);
    if (spot == no_spot) {
      card = deeds_.reveal(card);
      deeds_.lord(seat).known.insert(phaktionz::number(card));
      begin({.kind = Link::Kind::ability,
             .seat = seat,
             .source = card,
             .ability = static_cast<std::uint8_t>(ability)},
            Event::Place::hand);
      return;
    }
    const int side = judge_.facts(spot).promoted ? TrueJudge::back_side : 0;
    begin({.kind = Link::Kind::ability,
           .seat = seat,
           .source = card,
           .ability = static_cast<std::uint8_t>(ability | side),
           .stay = judge_.stay(spot)},
          Event::Place::battlefield);
  }
  void create(Seat seat, Card card) {
    begin({.kind = Link::Kind::creation, .seat = seat, .source = card}, Event::Place::creation);
  }
  void promote(Seat seat, Card card) { begin_in_play(Link::Kind::promotion, seat, card); }
  void battle(Seat seat, Card card) { begin_in_play(Link::Kind::battle, seat, card); }
  // False if it is not announced after all: nothing can be chosen for it, or it was used up.
  bool trigger(const Waiting& waiting) {
    const Link link{.kind = Link::Kind::trigger,
                    .seat = owner(waiting.source),
                    .source = waiting.source,
                    .ability = waiting.ability,
                    .stay = waiting.stay,
                    .subject = waiting.subject};
    const Ability& ability = *judge_.ability_of(link);
    const DesignId design = judge_.design_of(link);
    Doer doer = judge_.doer_of(link);
    doer.it = waiting.subject;
    if (!judge_.can_announce(ability, design, waiting.ability & 7, doer, false)) return false;
    begin(link, Event::Place::none);
    return true;
  }

  // --- the answers

  void option(int value) {
    if (table_.stage == TrueJudge::which_way_stage) {
      if (value == 1) link().set(Link::second_way);
    } else if (value == 1) {
      link().set(link().kind == Link::Kind::placement ? Link::reduced : Link::second_cost);
    }
    next_stage();
  }
  void set_x(int value) {
    link().x = static_cast<std::uint8_t>(value);
    deeds_.tell_of(Event{.kind = Kind::numbered,
                         .seat = link().seat,
                         .card = link().source,
                         .amount = static_cast<std::int16_t>(value)});
    next_stage();
  }
  void target(Card card) {
    const Spot spot = judge_.find(card);
    const bool battles = link().kind == Link::Kind::battle;
    tell_aimed(card);
    if (battles || table_.stage == TrueJudge::bearer_stage) {
      link().subject = judge_.aim(spot);
      next_stage();
      return;
    }
    link().aims[table_.effect] |= 1U << static_cast<unsigned>(spot);
    if (judge_.effect().verb != Verb::plague) choose(judge_.aim(spot));
    go_on();
  }
  void direct() {
    tell_aimed(no_card);
    next_stage();
  }
  // No more targets for this effect.
  void done() {
    ++table_.effect;
    go_on();
  }
  void pay(Card card) {
    pay_with(card, judge_.paying().costs[table_.effect].payment);
    --table_.due;
    go_on();
  }
  void demote(Card card) {
    const Spot spot = judge_.find(card);
    table_.due = static_cast<std::uint8_t>(table_.due - judge_.tier(spot));
    pay_with(card, Payment::demote);
    go_on();
  }
  void slot(int slot) {
    keep(slot);
    next_stage();
  }

 private:
  Link& link() { return table_.last(); }

  void begin_with(Link::Kind kind, Seat seat, Card card, int ability) {
    Lord& own = deeds_.lord(seat);
    Link link{.kind = kind, .seat = seat, .ability = static_cast<std::uint8_t>(ability)};
    Event::Place from = Event::Place::hand;
    if (own.pile.contains(number(card))) {
      from = Event::Place::pile;
      own.pile.erase(number(card));
      own.doomed.insert(number(card));
      link.set(Link::from_pile);
    } else {
      card = deeds_.take_from_hand(card);
    }
    link.source = card;
    begin(link, from);
  }
  void begin_in_play(Link::Kind kind, Seat seat, Card card) {
    begin({.kind = kind, .seat = seat, .source = card, .stay = judge_.stay(judge_.find(card))},
          Event::Place::battlefield);
  }
  void begin(Link link, Event::Place from) {
    link.mark = table_.stays;
    table_.links[table_.depth++] = link;
    table_.announcing = true;
    table_.stage = 0;
    table_.effect = 0;
    table_.due = 0;
    table_.chosen = {judge_.first_it(table_.depth - 1U), Aim{}};
    deeds_.tell_of(Event{.kind = Kind::announced,
                         .seat = link.seat,
                         .card = link.source,
                         .ability = link.ability,
                         .link = link.kind,
                         .from = from});
    go_on();
  }
  void next_stage() {
    ++table_.stage;
    table_.effect = 0;
    table_.due = 0;
    go_on();
  }
  // Until somebody is asked.
  void go_on() {
    while (!go_on_at(table_.stage)) {
      ++table_.stage;
      table_.effect = 0;
      table_.due = 0;
    }
  }
  bool ask(Ask what) {
    deeds_.wait_for(link().seat, what);
    return true;
  }
  // True if somebody is asked, or it is complete.
  bool go_on_at(int stage) {
    const Ability* ability = judge_.ability_of(link());
    switch (stage) {
      case TrueJudge::which_cost_stage:
        return ask_which_cost(ability);
      case TrueJudge::which_way_stage:
        return ability != nullptr && ask_which_way(*ability);
      case TrueJudge::number_stage:
        return ability != nullptr && ability->chooses_x && ask(Ask::number);
      case TrueJudge::aiming_stage:
        return link().kind == Link::Kind::battle ? ask(Ask::target)
                                                 : ability != nullptr && ask_target(*ability);
      case TrueJudge::bearer_stage:
        return is_weapon_cast() && ask(Ask::target);
      case TrueJudge::paying_stage:
        return ask_payment(ability);
      case TrueJudge::slot_stage:
        return link().kind == Link::Kind::placement && ask_slot();
      default:
        complete();
        return true;
    }
  }

  // --- what is chosen

  bool ask_which_cost(const Ability* ability) {
    if (link().kind == Link::Kind::placement) return ask_which_price();
    if (ability == nullptr || !ability->either_cost) return false;
    const Doer doer = judge_.doer_of(link());
    const bool second = judge_.can_pay(ability->costs[1], doer);
    if (second && judge_.can_pay(ability->costs[0], doer)) return ask(Ask::option);
    if (second) link().set(Link::second_cost);
    return false;
  }
  bool ask_which_price() {
    const Link& link = this->link();
    const Facts& facts = judge_.printed(link.source);
    if (facts.is_tier0() || facts.placing != 0) return false;
    const bool reduced =
        link.is(Link::from_pile) ? false : judge_.can_pay_tiers(link.seat, link.source, true);
    if (reduced && judge_.can_pay_tiers(link.seat, link.source, false)) return ask(Ask::option);
    if (reduced) this->link().set(Link::reduced);
    return false;
  }
  bool ask_which_way(const Ability& ability) {
    if (!has_ways(ability)) return false;
    const Doer doer = judge_.doer_of(link());
    const bool is_cast = link().kind == Link::Kind::cast;
    const bool second = is_cast || judge_.can_aim(ability, doer, true);
    if (second && (is_cast || judge_.can_aim(ability, doer, false))) return ask(Ask::option);
    if (second) link().set(Link::second_way);
    return false;
  }
  bool ask_target(const Ability& ability) {
    const Way way = way_of(ability, link().is(Link::second_way));
    if (table_.effect < way.first) table_.effect = static_cast<std::uint8_t>(way.first);
    const auto last = static_cast<std::uint8_t>(way.last);
    for (; table_.effect < last; ++table_.effect) {
      const Effect& effect = ability.effects[table_.effect];
      if (!is_aimed(effect)) continue;
      const int chosen = std::popcount(link().aims[table_.effect]);
      if (chosen >= judge_.wanted(effect, judge_.doer_of(link()))) continue;
      if (!judge_.targets_now().empty()) return ask(Ask::target);
    }
    return false;
  }
  bool is_weapon_cast() {
    return link().kind == Link::Kind::cast &&
           judge_.printed(link().source).form == cards::Form::weapon;
  }
  void choose(Aim aim) {
    table_.chosen[1] = table_.chosen[0];
    table_.chosen[0] = aim;
  }
  void tell_aimed(Card other) {
    deeds_.tell_of(
        Event{.kind = Kind::aimed, .seat = link().seat, .card = link().source, .other = other});
  }

  // --- what is paid

  bool ask_payment(const Ability* ability) {
    if (link().kind == Link::Kind::placement) {
      if (judge_.placing_of(link().source) == nullptr) return ask_tiers();
      ability = judge_.placing_of(link().source);
    }
    if (ability == nullptr) return false;
    const std::size_t only = link().is(Link::second_cost) ? 1 : 0;
    for (; table_.effect < ability->costs_size; ++table_.effect) {
      if (ability->either_cost && table_.effect != only) continue;
      if (ask_cost(ability->costs[table_.effect])) return true;
    }
    return false;
  }
  // `stage` tells apart a cost that begins, with nothing due, from one that is paid: it moves on.
  bool ask_cost(const Cost& cost) {
    if (TrueJudge::named(cost) == 0) {
      pay_unnamed(cost);
      return false;
    }
    if (!begun_) table_.due = static_cast<std::uint8_t>(TrueJudge::named(cost));
    begun_ = false;
    return table_.due > 0 && judge_.payers_now(link(), judge_.paying()).size() > 0 && ask(Ask::pay);
  }
  void pay_unnamed(const Cost& cost) {
    const Seat seat = link().seat;
    if (cost.payment == Payment::mill) {
      deeds_.mill(seat, cost.number);
    } else if (cost.payment == Payment::remove) {
      deeds_.count(judge_.source(judge_.doer_of(link())), -cost.number);
    } else if (cost.self) {
      pay_with(link().source, cost.payment);
    }
  }
  bool ask_tiers() {
    const bool reduced = link().is(Link::reduced);
    if (!begun_) table_.due = static_cast<std::uint8_t>(judge_.price(link().source, reduced));
    begun_ = false;
    return table_.due > 0 && ask(Ask::demote);
  }
  void pay_with(Card card, Payment payment) {
    begun_ = true;
    const Spot spot = judge_.find(card);
    if (spot == no_spot) {
      pay_lying(card, payment);
      return;
    }
    tell_paid(card);
    switch (payment) {
      case Payment::demote:
        link().set(Link::by_demoting);
        if (judge_.has_plague(spot)) link().set(Link::by_plague);
        deeds_.demote(spot);
        break;
      case Payment::exile:
        deeds_.exile(spot);
        break;
      case Payment::plague:
        deeds_.plague(spot);
        break;
      default:
        deeds_.cure(spot);
        break;
    }
  }
  void pay_lying(Card card, Payment payment) {
    if (payment == Payment::discard) {
      deeds_.discard(card);
      return;
    }
    Event::Place from{};
    card = deeds_.take(card, from);
    deeds_.banish(card);
    deeds_.tell_of(Event{.kind = Kind::moved,
                         .seat = owner(card),
                         .card = card,
                         .from = from,
                         .to = Event::Place::exile});
  }
  void tell_paid(Card card) {
    deeds_.tell_of(
        Event{.kind = Kind::paid, .seat = link().seat, .card = link().source, .other = card});
  }
  bool ask_slot() {
    const Facts& facts = judge_.printed(link().source);
    if (facts.is_tier0()) return false;
    if (facts.field_tier == 3) {
      keep(tier3_slot);
      return false;
    }
    int free = 0;
    for (int slot = 0; slot < middle_slots; ++slot)
      free += judge_.is_free(link().seat, slot) ? 1 : 0;
    if (free > 1) return ask(Ask::slot);
    keep(judge_.free_slot(link().seat));
    return false;
  }
  void keep(int slot) {
    link().slot = static_cast<std::uint8_t>(slot);
    deeds_.tell_of(Event{
        .kind = Kind::aimed, .seat = link().seat, .card = link().source, .slot = link().slot});
  }

  // --- it is announced

  void complete() {
    Link& link = this->link();
    table_.announcing = false;
    table_.chosen = {};
    table_.stage = table_.effect = table_.due = 0;
    table_.passes = 0;
    count_uses(link);
    if (link.kind == Link::Kind::battle) {
      ++deeds_.unit(judge_.find(link.source)).battled;
    } else if (link.kind != Link::Kind::trigger) {
      ++deeds_.lord(link.seat).announced;
    }
    if (link.kind == Link::Kind::cast) {
      deeds_.note(link.seat, cards::Past::cast);
      deeds_.happen(
          {.event = cards::Event::cast, .seat = link.seat, .subject = Aim{.card = link.source}});
    }
    if (deeds_.check_decks()) return;
    deeds_.wait_for(other(link.seat), Ask::respond);
  }
  void count_uses(const Link& link) {
    if (judge_.ability_of(link) != nullptr) {
      use_up(link.seat, judge_.design_of(link), link.ability & 7);
    }
    if (!link.is(Link::reduced)) return;
    const int most = judge_.reduction(link.seat, link.source);
    bool counted = false;
    judge_.for_each_reduction(link.seat, link.source, [&](Spot spot, int ability, int less) {
      if (counted || less != most) return;
      counted = true;
      use_up(link.seat, judge_.shown(spot), ability);
    });
  }
  void use_up(Seat seat, DesignId design, int ability) {
    const std::uint8_t place = judge_.limit_place(seat, design, ability);
    if (place != DeckList::unlimited) ++deeds_.lord(seat).used[place];
  }

  Deeds<C, O>& deeds_;
  Table& table_;
  const TrueJudge& judge_;
  bool begun_ = false;  // a cost that is being paid goes on
};

}  // namespace penta::phaktionz

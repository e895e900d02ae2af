// What the links of the chain do when they resolve.
#pragma once

#include "games/phaktionz/deeds.h"

namespace penta::phaktionz {

template <Chance C, class O>
class Effects {
  using Kind = Event::Kind;
  using Players = cards::Players;
  using Duration = cards::Duration;

 public:
  explicit Effects(Deeds<C, O>& deeds)
      : deeds_(deeds), table_(deeds.table()), judge_(deeds.judge()) {}

  // How far an effect is: `Table::stage`.
  enum Stage : std::uint8_t {
    not_begun,
    fresh,
    accepted,
    choosing,
    putting,  // the slot of what it places is asked: plus the place it comes from
  };

  // True if the text of the last link is done; else somebody is asked.
  bool run() {
    const Ability* ability = judge_.ability_of(link());
    if (ability == nullptr) return true;
    const Way way = way_of(*ability, link().is(Link::second_way));
    if (table_.stage == not_begun) {
      table_.effect = static_cast<std::uint8_t>(way.first);
      table_.stage = fresh;
    }
    while (table_.effect < way.last) {
      if (!run(ability->effects[table_.effect])) return false;
      if (table_.over()) return true;
      ++table_.effect;
      table_.stage = fresh;
    }
    deeds_.stop_looking(link().seat);
    return true;
  }

  // --- the answers; then `run` goes on

  void accept() { table_.stage = accepted; }
  void decline_offer() {
    deeds_.tell_of(Event{.kind = Kind::declined, .seat = link().seat, .card = link().source});
    table_.done = false;
    ++table_.effect;
    table_.stage = fresh;
  }
  void choose(Card card) {
    --table_.due;
    const Spot spot = judge_.find(card);
    if (spot == no_spot) {
      do_to(judge_.effect(), card);
    } else {
      do_to(judge_.effect(), spot);
    }
  }
  void decline_choice() {
    if (table_.done) {
      table_.due = 0;
      return;
    }
    deeds_.tell_of(Event{.kind = Kind::declined, .seat = table_.actor, .card = link().source});
    table_.failed.insert(table_.actor);
    table_.due = 0;
  }
  void slot(int slot) {
    const auto from = static_cast<Event::Place>(table_.stage - putting);
    table_.stage = choosing;
    put(table_.holding, slot, from);
    table_.holding = no_card;
  }

 private:
  using SpotList = FixedList<Spot, std::size_t{2} * spots_of_player>;

  Link& link() { return table_.last(); }
  Doer doer() { return judge_.doer_of(link()); }
  Seat you() { return link().seat; }
  static int amount_of(int amount) { return std::max(amount, 0); }

  // True if the effect is done, or skipped.
  bool run(const Effect& effect) {
    if (table_.stage == fresh) {
      if (effect.join == cards::Join::if_done && !table_.done) return true;
      table_.done = false;
      if (!judge_.holds(effect.condition, doer())) return true;
      if (effect.may && !chooses_now(effect)) {
        deeds_.wait_for(you(), Ask::may);
        return false;
      }
      table_.stage = accepted;
    }
    if (table_.stage >= putting) return false;
    if (!chooses_now(effect)) {
      if (table_.stage == choosing) return true;  // a slot was asked
      table_.done = false;
      do_now(effect);
      return table_.stage < putting;
    }
    if (table_.stage == accepted) begin_choosing(effect);
    return go_on_choosing(effect);
  }

  // --- what is chosen now

  static bool chooses_now(const Effect& effect) {
    if (effect.verb == Verb::reinforce) return true;
    if (!cards::has_target(effect.verb) || is_aimed(effect)) return false;
    return is_chosen(effect.target.pick);
  }
  int wanted(const Effect& effect) {
    return effect.verb == Verb::reinforce ? 1 : amount_of(judge_.wanted(effect, doer()));
  }
  void begin_choosing(const Effect& effect) {
    table_.stage = choosing;
    table_.done = false;
    table_.failed = {};
    table_.asked = whom(effect);
    table_.due = static_cast<std::uint8_t>(wanted(effect));
  }
  SeatSet whom(const Effect& effect) {
    if (effect.verb == Verb::reinforce) return SeatSet{you()};
    SeatSet seats;
    for (int i = 0; i < most_players; ++i) {
      if (concerns(effect.players, you(), seat_at(i))) seats.insert(seat_at(i));
    }
    return seats;
  }
  // The active player first.
  Seat next_asked() const {
    return table_.asked.contains(table_.active) ? table_.active : table_.asked.front();
  }
  bool go_on_choosing(const Effect& effect) {
    while (!table_.asked.empty()) {
      const Seat seat = next_asked();
      if (table_.due > 0 && is_asked(effect, seat)) {
        deeds_.wait_for(seat, Ask::choose);
        return false;
      }
      if (table_.due > 0 && table_.due == wanted(effect)) table_.failed.insert(seat);
      finish_search(effect, seat);
      table_.asked.erase(seat);
      table_.due = static_cast<std::uint8_t>(wanted(effect));
    }
    table_.done = table_.done && table_.failed.empty();
    table_.failed = {};
    table_.due = 0;
    return true;
  }
  // Where only hidden cards decide whether there is a choice, one is asked all the same.
  bool is_asked(const Effect& effect, Seat seat) {
    if (judge_.has_choice(effect, seat)) return true;
    if (judge_.is_forced(effect)) return false;
    constexpr std::uint8_t hidden =
        cards::bit(Zone::hand) | cards::bit(Zone::deck) | cards::bit(Zone::looked);
    if (effect.verb == Verb::reinforce) {
      return judge_.free_slot(seat) != no_slot && !judge_.has_tier4(seat) &&
             deeds_.lord(seat).hand > 0;
    }
    const cards::Kind& kind = effect.target.kind;
    if ((kind.zones & hidden) == 0) return false;
    const Lord& lord = deeds_.lord(seat);
    const bool in_hand = (kind.zones & cards::bit(Zone::hand)) != 0 && lord.hand > 0;
    const bool in_deck = (kind.zones & cards::bit(Zone::deck)) != 0 && lord.deck > 0;
    const bool looked = (kind.zones & cards::bit(Zone::looked)) != 0 && lord.looked > 0;
    return in_hand || in_deck || looked;
  }
  void finish_search(const Effect& effect, Seat seat) {
    const bool searched = cards::has_target(effect.verb) && chooses_now(effect) &&
                          (effect.target.kind.zones & cards::bit(Zone::deck)) != 0;
    if (!searched) return;
    if (!table_.done) deeds_.tell_of(Event{.kind = Kind::searched, .seat = seat});
    deeds_.shuffle(seat);
  }

  // --- what is done

  void do_now(const Effect& effect) {
    switch (effect.verb) {
      case Verb::damages:
      case Verb::mills:
      case Verb::draws:
      case Verb::looks:
      case Verb::forbids:
        do_to_players(effect);
        break;
      case Verb::fizzles:
        fizzle();
        break;
      case Verb::plague:
        for (const Spot spot : aimed()) plague(spot);
        break;
      case Verb::discards:
        discard_all(effect);
        break;
      default:
        if (cards::has_target(effect.verb)) do_to_targets(effect);
        break;
    }
  }
  void do_to_players(const Effect& effect) {
    const int amount = amount_of(judge_.amount(effect, doer()));
    for (const Seat seat : {table_.active, other(table_.active)}) {
      if (!concerns(effect.players, you(), seat) || table_.over()) continue;
      table_.done = true;
      if (effect.verb == Verb::damages) deeds_.damage(seat, amount, link().source);
      if (effect.verb == Verb::mills) deeds_.mill(seat, amount);
      if (effect.verb == Verb::looks) deeds_.look(seat, amount);
      if (effect.verb == Verb::draws) draw(seat, amount);
      if (effect.verb == Verb::forbids) forbid(effect, seat);
    }
  }
  void draw(Seat seat, int amount) {
    for (int i = 0; i < amount && !table_.over(); ++i) {
      deeds_.draw(seat);
      deeds_.check_decks();
    }
  }
  void fizzle() {
    if (table_.depth < 2) return;
    Link& answered = table_.links[table_.depth - 2U];
    if (answered.is(Link::fizzled)) return;
    answered.set(Link::fizzled);
    table_.done = true;
    deeds_.tell_of(Event{.kind = Kind::fizzled,
                         .seat = answered.seat,
                         .card = answered.source,
                         .ability = answered.ability,
                         .link = answered.kind});
  }
  void plague(Spot spot) {
    if (!judge_.can_be(Verb::plagues, spot)) return;
    deeds_.plague(spot);
    table_.done = true;
  }
  void discard_all(const Effect& effect) {
    for (const Seat seat : {table_.active, other(table_.active)}) {
      if (!concerns(effect.players, you(), seat)) continue;
      const Cards cards = judge_.lying_choices(effect, seat, seat);
      for_each_lying(seat, cards, [&](Card card) { do_to(effect, card); });
    }
  }
  // The numbers of those that are left may change on the way: those that stay hidden are counted.
  template <class Visit>
  void for_each_lying(Seat seat, Cards cards, Visit&& visit) {
    while (!cards.empty()) {
      const int first = cards.front();
      cards.erase(first);
      visit(card_of(seat, first));
    }
  }

  // The places on the battlefields that were chosen, as far as they are still what they were.
  SpotList aimed() {
    SpotList found;
    const Effect& effect = judge_.effect();
    for (const Spot spot : Spots::from_bits(link().aims[table_.effect])) {
      if (judge_.card(spot) == no_card || judge_.stay(spot) > link().mark) continue;
      if (judge_.is_safe_from(you(), spot)) continue;
      if (effect.verb == Verb::plague || judge_.fits(effect.target.kind, spot, doer())) {
        found.push_back(spot);
      }
    }
    return found;
  }
  SpotList targets(const Effect& effect) {
    SpotList found;
    switch (effect.target.pick) {
      case Pick::self:
        add(found, judge_.source(doer()));
        break;
      case Pick::bearer: {
        const Spot own = judge_.source(doer());
        if (own != no_spot && is_weapon(own)) add(found, unit_spot(seat_of(own), slot_of(own)));
        break;
      }
      case Pick::it:
        add(found, judge_.find(doer().it));
        break;
      case Pick::each:
        judge_.for_each_in_play([&](Spot spot) {
          if (judge_.fits(effect.target.kind, spot, doer())) add(found, spot);
        });
        break;
      default:
        return aimed();
    }
    return found;
  }
  void add(SpotList& list, Spot spot) {
    if (spot == no_spot) return;
    if (seat_of(spot) != you() && is_unit(spot) && judge_.is_unaffected(spot)) return;
    list.push_back(spot);
  }
  void do_to_targets(const Effect& effect) {
    const cards::Kind& kind = effect.target.kind;
    const bool in_play = (kind.zones & cards::bit(Zone::battlefield)) != 0;
    if (in_play || effect.target.pick != Pick::each) {
      for (const Spot spot : targets(effect)) do_to(effect, spot);
    }
    if (effect.target.pick == Pick::it) {
      const Aim it = doer().it;
      if (it.card != no_card && it.stay == 0 && lies(it.card)) do_to(effect, it.card);
    }
    if (effect.target.pick != Pick::each) return;
    for (int i = 0; i < most_players; ++i) {
      const Seat seat = seat_at(i);
      if (!is_whose(kind.whose, you(), seat)) continue;
      for_each_lying(seat, judge_.lying_choices(effect, you(), seat),
                     [&](Card card) { do_to(effect, card); });
    }
  }
  // It is in a pile, a hand or a deck.
  bool lies(Card card) {
    const Seat seat = owner(card);
    const Lord& lord = deeds_.lord(seat);
    const State& state = deeds_.state();
    const int at = number(card);
    return lord.pile.contains(at) || lord.exile.contains(at) || lord.creation.contains(at) ||
           state.hands[seat].contains(at) || state.decks[seat].contains(at);
  }

  // --- to a card on a battlefield

  void do_to(const Effect& effect, Spot spot) {
    if (judge_.card(spot) == no_card) return;
    note(judge_.aim(spot));
    if (effect.verb <= Verb::rules) {
      change(effect, spot);
      return;
    }
    const int amount = amount_of(judge_.amount(effect, doer(), spot));
    switch (effect.verb) {
      case Verb::demotes:
        if (!judge_.can_be(Verb::demotes, spot)) return;
        deeds_.demote(spot);
        break;
      case Verb::exiles:
        if (!judge_.exilable(spot)) return;
        deeds_.exile(spot);
        break;
      case Verb::moves:
        deeds_.send(spot, effect.to);
        break;
      case Verb::plagues:
        if (!judge_.can_be(Verb::plagues, spot)) return;
        deeds_.plague(spot);
        break;
      case Verb::cures:
        if (!judge_.can_be(Verb::cures, spot)) return;
        deeds_.cure(spot);
        break;
      case Verb::puts:
        deeds_.count(spot, amount);
        break;
      case Verb::removes:
        if (judge_.counters(spot) == 0) return;
        deeds_.count(spot, -amount);
        break;
      default:
        return;
    }
    table_.done = true;
  }
  void note(Aim aim) {
    table_.chosen[1] = table_.chosen[0];
    table_.chosen[0] = aim;
  }
  // DMG, type and rules, for as long as it says.
  void change(const Effect& effect, Spot spot) {
    if (!is_unit(spot) && effect.verb != Verb::rules) return;
    const int amount = judge_.amount(effect, doer(), spot);
    table_.done = true;
    if (effect.duration == Duration::turn && effect.verb != Verb::rules) {
      change_now(effect, spot, amount);
      return;
    }
    Grant grant = grant_of(effect, amount);
    grant.card = judge_.card(spot);
    grant.stay = judge_.stay(spot);
    grant.seat = you();
    set_turns(grant, effect.duration, you());
    deeds_.grant(grant);
    deeds_.tell_of(Event{.kind = Kind::granted,
                         .seat = you(),
                         .card = grant.card,
                         .other = link().source,
                         .ability = link().ability,
                         .amount = grant.amount,
                         .effect = table_.effect});
  }
  void change_now(const Effect& effect, Spot spot, int amount) {
    Unit& unit = deeds_.unit(spot);
    Event event{
        .kind = Kind::gained, .card = unit.card, .amount = static_cast<std::int16_t>(amount)};
    constexpr int most = 100;
    switch (effect.verb) {
      case Verb::gets:
        unit.gain = static_cast<std::int8_t>(std::clamp(unit.gain + amount, -most, most));
        break;
      case Verb::becomes:
        unit.dmg = static_cast<std::uint8_t>(std::clamp(amount, 0, most));
        event.kind = Kind::became;
        break;
      case Verb::doubles:
        ++unit.doubled;
        event.kind = Kind::doubled;
        break;
      default:
        unit.type = effect.type != cards::Type::any             ? effect.type
                    : judge_.type(spot) == cards::Type::striker ? cards::Type::tech
                                                                : cards::Type::striker;
        event.kind = Kind::switched;
        break;
    }
    deeds_.tell_of(event);
  }
  Grant grant_of(const Effect& /*effect*/, int amount) {
    return {.design = judge_.design_of(link()),
            .at = static_cast<std::uint8_t>((link().ability & 7) << 3 | table_.effect),
            .amount = static_cast<std::int16_t>(amount)};
  }
  // The next turn of this player: it may not be this one.
  std::uint16_t next_turn_of(Seat seat) const {
    return static_cast<std::uint16_t>(table_.turn + (table_.active == seat ? 2 : 1));
  }
  void set_turns(Grant& grant, Duration duration, Seat whose) const {
    grant.from = grant.until = table_.turn;
    if (duration == Duration::next_turn) grant.from = grant.until = next_turn_of(whose);
    if (duration == Duration::stays) grant.until = 0xffff;
  }
  void forbid(const Effect& effect, Seat seat) {
    Grant grant = grant_of(effect, 0);
    grant.seat = seat;
    set_turns(grant, effect.duration, seat);
    deeds_.grant(grant);
    deeds_.tell_of(Event{.kind = Kind::granted,
                         .seat = seat,
                         .other = link().source,
                         .ability = link().ability,
                         .effect = table_.effect});
  }

  // --- to a card that lies elsewhere

  void do_to(const Effect& effect, Card card) {
    if (effect.verb == Verb::discards) {
      deeds_.discard(card);
      table_.done = true;
      return;
    }
    Event::Place from{};
    if (effect.verb == Verb::places || effect.verb == Verb::reinforce) {
      if (!judge_.can_be_put(card)) return;
      card = deeds_.take(card, from);
      find_slot(card, from);
      return;
    }
    card = deeds_.take(card, from);
    const Event::Place to = deeds_.put(card, effect.verb == Verb::exiles ? Zone::exile : effect.to);
    note(Aim{.card = card});
    table_.done = true;
    deeds_.tell_of(
        Event{.kind = Kind::moved, .seat = owner(card), .card = card, .from = from, .to = to});
  }
  void find_slot(Card card, Event::Place from) {
    const Seat seat = owner(card);
    if (judge_.printed(card).field_tier == 3) {
      put(card, tier3_slot, from);
      return;
    }
    int free = 0;
    for (int slot = 0; slot < middle_slots; ++slot) free += judge_.is_free(seat, slot) ? 1 : 0;
    if (free == 1 || judge_.effect().target.pick == Pick::each) {
      put(card, judge_.free_slot(seat), from);
      return;
    }
    deeds_.tell_of(Event{.kind = Kind::moved,
                         .seat = seat,
                         .card = card,
                         .from = from,
                         .to = Event::Place::battlefield});
    table_.holding = card;
    table_.stage = static_cast<std::uint8_t>(putting + static_cast<int>(from));
    deeds_.wait_for(seat, Ask::slot);
  }
  void put(Card card, int slot, Event::Place from) {
    unsigned ways = bit(cards::By::anyhow);
    if (from == Event::Place::hand) ways |= bit(cards::By::hand);
    if (judge_.effect().verb == Verb::reinforce) ways |= bit(cards::By::reinforcement);
    deeds_.stand(card, slot, ways, from);
    note(judge_.aim(unit_spot(owner(card), slot)));
    table_.done = true;
  }

  Deeds<C, O>& deeds_;
  Table& table_;
  const Judge<TrueSight>& judge_;
};

}  // namespace penta::phaktionz

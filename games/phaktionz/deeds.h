// What happens to cards: each deed changes the state, tells of it and sets off the texts that wait
// for it.
#pragma once

#include "games/phaktionz/rules.h"

namespace penta::phaktionz {

inline constexpr int most_triggers = 200;  // in a turn

// Something that may set off texts.
struct Happening {
  cards::Event event{};
  Seat seat{};        // whose Summon it is, who casts, takes damage, or whose turn it is
  Aim subject{};      // the Summon, or the card that is cast
  int amount = 0;     // damage
  unsigned ways = 0;  // of a placement: bits of cards::By
};
constexpr unsigned bit(cards::By by) { return 1U << static_cast<unsigned>(by); }

template <Chance C, class O>
class Deeds {
 public:
  using Place = Event::Place;
  using Kind = Event::Kind;

  Deeds(const Rules& rules, State& state, C& chance, O& observer)
      : rules_(rules),
        state_(state),
        table_(state.table),
        chance_(chance),
        observer_(observer),
        sight_{state},
        judge_(rules.judge(state.table, sight_)) {}

  const Rules& rules() const { return rules_; }
  State& state() { return state_; }
  Table& table() { return table_; }
  C& chance() { return chance_; }
  const Judge<TrueSight>& judge() const { return judge_; }
  Lord& lord(Seat seat) { return table_.lords[seat]; }
  Unit& unit(Spot spot) {
    return lord(seat_of(spot)).units[static_cast<std::size_t>(slot_of(spot))];
  }
  template <class Make>
  void tell(Make&& make) {
    if constexpr (O::listens) observer_(make());
  }
  void tell_of(const Event& event) {
    if constexpr (O::listens) observer_(event);
  }
  void wait_for(Seat seat, Ask ask) {
    if (table_.over()) return;
    table_.actor = seat;
    table_.ask = ask;
  }

  // --- what sets off texts

  void happen(const Happening& what) {
    for (const Seat seat : {table_.active, other(table_.active)}) {
      for_each_place(seat, lord(seat).waiting, [&](Spot spot) {
        const Facts& facts = judge_.facts(spot);
        if ((facts.moments & bit(what.event)) != 0) set_off(facts, spot, what);
      });
    }
  }
  void run_away(Card card) {
    tell_of(Event{.kind = Kind::runaway, .card = card, .amount = table_.triggers});
    table_.runaway = true;
    end_match(SeatSet::first(most_players));
  }

  // --- the end

  // An empty deck loses; both at once: a draw. True if the match is over.
  bool check_decks() {
    if (table_.over()) return true;
    SeatSet losers;
    for (int i = 0; i < most_players; ++i) {
      if (lord(seat_at(i)).deck == 0) losers.insert(seat_at(i));
    }
    if (losers.empty()) return false;
    for (const Seat each : losers) tell_of(Event{.kind = Kind::decked_out, .seat = each});
    const SeatSet all = SeatSet::first(most_players);
    end_match(losers == all ? all : all - losers);
    return true;
  }
  void end_match(SeatSet winners) {
    table_.winners = winners;
    table_.ask = Ask::nothing;
    tell_of(Event{.kind = Kind::match_won, .seats = winners});
  }

  // --- from hidden places

  // A hidden card comes into the open: it takes the lowest number of those of its name that are
  // still hidden, so that numbers tell nothing.
  Card reveal(Card card) {
    const Seat seat = owner(card);
    const Lord& own = lord(seat);
    if (is_created(number(card)) || own.known.contains(number(card))) return card;
    const Cards hidden = (state_.hands[seat] | state_.decks[seat]) - own.known;
    const Cards same = rules_.deck(seat).same[static_cast<std::size_t>(number(card))] & hidden;
    const Card lowest = card_of(seat, same.front());
    if (lowest != card) exchange(card, lowest);
    return lowest;
  }
  Card take_from_hand(Card card) {
    card = reveal(card);
    const Seat seat = owner(card);
    state_.hands[seat].erase(number(card));
    lord(seat).known.erase(number(card));
    --lord(seat).hand;
    return card;
  }
  Card take_from_deck(Card card) {
    card = reveal(card);
    const Seat seat = owner(card);
    state_.decks[seat].erase(number(card));
    --lord(seat).deck;
    if (lord(seat).looked > 0 && state_.looked.contains(number(card))) {
      state_.looked.erase(number(card));
      --lord(seat).looked;
    }
    return card;
  }
  // REQUIRES: the deck is not empty
  Card top_card(Seat seat) {
    const auto skip = chance_.below(lord(seat).deck);
    return card_of(seat, state_.decks[seat].nth(static_cast<int>(skip)));
  }
  void draw(Seat seat) {
    if (lord(seat).deck == 0) return;
    const Card card = top_card(seat);
    state_.decks[seat].erase(number(card));
    state_.hands[seat].insert(number(card));
    --lord(seat).deck;
    ++lord(seat).hand;
    tell_of(Event{.kind = Kind::drew, .seat = seat, .card = card});
  }
  void shuffle(Seat seat) {
    tell_of(Event{.kind = Kind::shuffled, .seat = seat, .amount = lord(seat).deck});
  }
  void lose_card(Seat seat, Kind kind) {
    if (lord(seat).deck == 0) return;
    const Card card = take_from_deck(top_card(seat));
    tell_of(Event{.kind = kind, .seat = seat, .card = card});
    bury(card);
  }
  void mill(Seat seat, int amount) {
    for (int i = 0; i < amount; ++i) lose_card(seat, Kind::milled);
  }
  // By which card, if by one.
  void damage(Seat seat, int amount, Card by) {
    if (amount <= 0) return;
    tell_of(Event{.kind = Kind::damaged,
                  .seat = seat,
                  .card = by,
                  .amount = static_cast<std::int16_t>(amount)});
    for (int i = 0; i < amount; ++i) lose_card(seat, Kind::lost);
    happen({.event = cards::Event::takes, .seat = seat, .amount = amount});
  }
  void look(Seat seat, int amount) {
    amount = std::min<int>(amount, lord(seat).deck);
    state_.looked = {};
    tell_of(Event{.kind = Kind::looked, .seat = seat, .amount = static_cast<std::int16_t>(amount)});
    Cards rest = state_.decks[seat];
    for (int i = 0; i < amount; ++i) {
      const auto skip = chance_.below(static_cast<std::uint32_t>(rest.size()));
      const int card = rest.nth(static_cast<int>(skip));
      rest.erase(card);
      state_.looked.insert(card);
      tell_of(Event{.kind = Kind::saw, .seat = seat, .card = card_of(seat, card)});
    }
    lord(seat).looked = static_cast<std::uint8_t>(amount);
  }
  void stop_looking(Seat seat) {
    if (lord(seat).looked == 0) return;
    lord(seat).looked = 0;
    state_.looked = {};
    shuffle(seat);
  }

  // --- to piles, the hand and back

  // To its owner's Deck-Out Pile, or to Exile if that has to be.
  Place bury(Card card) {
    Lord& own = lord(owner(card));
    if (own.doomed.contains(number(card))) {
      banish(card);
      return Place::exile;
    }
    own.pile.insert(number(card));
    return Place::pile;
  }
  // REQUIRES: it lies nowhere
  void banish(Card card) {
    Lord& own = lord(owner(card));
    own.doomed.erase(number(card));
    own.exile.insert(number(card));
    note(owner(card), cards::Past::exiled);
  }
  void put_into_hand(Card card) {
    Lord& own = lord(owner(card));
    own.doomed.erase(number(card));
    state_.hands[owner(card)].insert(number(card));
    own.known.insert(number(card));
    ++own.hand;
  }
  // Out of wherever it lies, hidden or open: its number then. REQUIRES: not on the battlefield.
  Card take(Card card, Place& from) {
    const Seat seat = owner(card);
    const int at = number(card);
    Lord& own = lord(seat);
    if (state_.hands[seat].contains(at)) {
      from = Place::hand;
      return take_from_hand(card);
    }
    if (state_.decks[seat].contains(at)) {
      from = Place::deck;
      return take_from_deck(card);
    }
    from = own.pile.contains(at)    ? Place::pile
           : own.exile.contains(at) ? Place::exile
                                    : Place::creation;
    own.pile.erase(at);
    own.exile.erase(at);
    own.creation.erase(at);
    return card;
  }
  // It goes to where the effect says. REQUIRES: it lies nowhere
  Place put(Card card, cards::Zone zone) {
    Lord& own = lord(owner(card));
    switch (zone) {
      case cards::Zone::hand:
        put_into_hand(card);
        return Place::hand;
      case cards::Zone::creation:
        own.doomed.erase(number(card));
        own.creation.insert(number(card));
        return Place::creation;
      case cards::Zone::exile:
        banish(card);
        return Place::exile;
      default:
        return bury(card);
    }
  }
  void discard(Card card) {
    card = take_from_hand(card);
    const Place to = bury(card);
    tell_of(Event{.kind = Kind::discarded, .seat = owner(card), .card = card, .to = to});
  }

  // --- on the battlefields

  // Cards that come and go without end are the cards' error, too.
  Stay next_stay(Card card) {
    constexpr Stay most_stays = 0xffff;
    if (table_.stays == most_stays) {
      run_away(card);
    } else {
      ++table_.stays;
    }
    return table_.stays;
  }
  // What lies there has changed.
  void find_texts(Seat seat) {
    phaktionz::find_texts(rules_.book().facts, rules_.deck(seat), lord(seat));
  }
  void note(Seat seat, cards::Past what) {
    std::uint8_t& count = lord(seat).past[static_cast<std::size_t>(what)];
    if (count < 0xff) ++count;
  }
  // REQUIRES: the card lies nowhere, and the slot is free
  void stand(Card card, int slot, unsigned ways, Place from) {
    const Seat seat = owner(card);
    Lord& own = lord(seat);
    Unit& unit = own.units[static_cast<std::size_t>(slot)];
    unit = {};
    unit.card = card;
    unit.stay = next_stay(card);
    find_texts(seat);
    tell_of(Event{.kind = Kind::placed,
                  .seat = seat,
                  .card = card,
                  .slot = static_cast<std::uint8_t>(slot),
                  .from = from});
    note(seat, cards::Past::placed);
    happen({.event = cards::Event::placed,
            .seat = seat,
            .subject = judge_.aim(unit_spot(seat, slot)),
            .ways = ways});
  }
  // On the Realm slot. REQUIRES: the card lies nowhere
  void settle_realm(Card card) {
    Lord& own = lord(owner(card));
    if (own.realm != no_card) leave_realm(owner(card), cards::Zone::deck_out);
    own.realm = card;
    own.realm_counters = 0;
    own.realm_stay = next_stay(card);
    find_texts(owner(card));
    tell_of(Event{.kind = Kind::stays, .seat = owner(card), .card = card});
  }
  void leave_realm(Seat seat, cards::Zone zone) {
    Lord& own = lord(seat);
    const Card card = own.realm;
    forget_grants(card);
    own.realm = no_card;
    own.realm_counters = 0;
    own.realm_stay = 0;
    find_texts(seat);
    const Place to = put(card, zone);
    tell_of(Event{.kind = Kind::left, .seat = seat, .card = card, .to = to});
  }
  void attach(Card card, Spot bearer) {
    if (unit(bearer).weapon != no_card) leave_weapon(bearer, cards::Zone::deck_out);
    Unit& unit = this->unit(bearer);
    unit.weapon = card;
    unit.weapon_counters = 0;
    unit.weapon_stay = next_stay(card);
    find_texts(owner(card));
    tell_of(Event{
        .kind = Kind::attached, .seat = owner(card), .card = card, .other = judge_.card(bearer)});
  }
  void leave_weapon(Spot bearer, cards::Zone zone) {
    Unit& unit = this->unit(bearer);
    const Card card = unit.weapon;
    forget_grants(card);
    unit.weapon = no_card;
    unit.weapon_counters = 0;
    unit.weapon_stay = 0;
    find_texts(owner(card));
    const Place to = put(card, zone);
    tell_of(Event{.kind = Kind::left, .seat = owner(card), .card = card, .to = to});
  }
  void demote(Spot spot) {
    happen(happened(cards::Event::demoted, spot));
    note(seat_of(spot), cards::Past::demoted);
    leave(spot, cards::Zone::deck_out, Kind::demoted);
  }
  void exile(Spot spot) {
    if (!is_unit(spot)) {
      leave_other(spot, cards::Zone::exile);
      return;
    }
    happen(happened(cards::Event::exiled, spot));
    if (judge_.has_plague(spot)) note(seat_of(spot), cards::Past::plague_exiled);
    leave(spot, cards::Zone::exile, Kind::left);
  }
  // Any card of the battlefields, for another place than by demoting.
  void send(Spot spot, cards::Zone zone) {
    if (zone == cards::Zone::exile) {
      exile(spot);
    } else if (is_unit(spot)) {
      leave(spot, zone, Kind::left);
    } else {
      leave_other(spot, zone);
    }
  }
  Happening happened(cards::Event event, Spot spot) const {
    return {.event = event, .seat = seat_of(spot), .subject = judge_.aim(spot)};
  }

  void plague(Spot spot) {
    unit(spot).plagued = table_.turn;
    tell_of(Event{.kind = Kind::plagued, .card = judge_.card(spot)});
    happen(happened(cards::Event::plagued, spot));
  }
  void cure(Spot spot) {
    unit(spot).plagued = 0;
    tell_of(Event{.kind = Kind::healed, .card = judge_.card(spot)});
  }
  // Plain counters; never below 0.
  void count(Spot spot, int change) {
    std::uint8_t& counters = counters_at(spot);
    const int before = counters;
    constexpr int most = 99;
    counters = static_cast<std::uint8_t>(std::clamp(before + change, 0, most));
    if (counters == before) return;
    tell_of(Event{.kind = Kind::counted,
                  .card = judge_.card(spot),
                  .amount = static_cast<std::int16_t>(counters - before)});
  }
  int counters(Spot spot) { return counters_at(spot); }

  void grant(const Grant& grant) {
    if (table_.granted == Table::most_grants) drop_grant(0);
    table_.grants[table_.granted++] = grant;
  }
  template <class Drop>
  void drop_grants(Drop&& drop) {
    for (std::size_t i = table_.granted; i > 0; --i) {
      if (drop(table_.grants[i - 1])) drop_grant(i - 1);
    }
  }

 private:
  std::uint8_t& counters_at(Spot spot) {
    if (is_unit(spot)) return unit(spot).counters;
    return is_weapon(spot) ? unit(spot).weapon_counters : lord(seat_of(spot)).realm_counters;
  }
  void drop_grant(std::size_t at) {
    for (std::size_t i = at + 1; i < table_.granted; ++i) table_.grants[i - 1] = table_.grants[i];
    table_.grants[--table_.granted] = {};
  }
  void forget_grants(Card card) {
    drop_grants([&](const Grant& each) { return each.card == card; });
  }
  // Two hidden cards of one name change places.
  void exchange(Card one, Card two) {
    const Seat seat = owner(one);
    const auto swap = [&](Cards& cards) {
      const bool has_one = cards.contains(number(one));
      const bool has_two = cards.contains(number(two));
      if (has_one == has_two) return;
      cards.erase(number(has_one ? one : two));
      cards.insert(number(has_one ? two : one));
    };
    swap(state_.hands[seat]);
    swap(state_.decks[seat]);
    if (lord(seat).looked > 0) swap(state_.looked);
  }
  void leave(Spot spot, cards::Zone zone, Kind kind) {
    if (unit(spot).weapon != no_card) leave_weapon(spot, cards::Zone::deck_out);
    const Card card = unit(spot).card;
    forget_grants(card);
    unit(spot) = {};
    find_texts(owner(card));
    const Place to = put(card, zone);
    tell_of(Event{.kind = kind, .seat = owner(card), .card = card, .to = to});
  }
  void leave_other(Spot spot, cards::Zone zone) {
    if (is_weapon(spot)) {
      leave_weapon(spot, zone);
    } else {
      leave_realm(seat_of(spot), zone);
    }
  }

  void set_off(const Facts& facts, Spot spot, const Happening& what) {
    for (unsigned bits = facts.whens; bits != 0; bits &= bits - 1) {
      const int ability = std::countr_zero(bits);
      if (!fits(facts.abilities[ability].moment, spot, what)) continue;
      if (!judge_.has_uses(seat_of(spot), judge_.shown(spot), ability)) continue;
      queue(spot, facts.promoted ? ability | Judge<TrueSight>::back_side : ability, what);
    }
  }
  void queue(Spot spot, int ability, const Happening& what) {
    if (table_.over()) return;
    if (table_.queued == Table::most_waiting || ++table_.triggers > most_triggers) {
      run_away(judge_.card(spot));
      return;
    }
    Waiting waiting{.source = judge_.card(spot),
                    .ability = static_cast<std::uint8_t>(ability),
                    .stay = judge_.stay(spot),
                    .subject = what.subject};
    waiting.subject.amount = static_cast<std::uint8_t>(std::min(what.amount, 0xff));
    std::size_t at = table_.queued++;
    // Of those set off by the same chain, the active player's come first.
    if (seat_of(spot) == table_.active) {
      for (; at > table_.older && owner(table_.waiting[at - 1].source) != table_.active; --at) {
        table_.waiting[at] = table_.waiting[at - 1];
      }
    }
    table_.waiting[at] = waiting;
  }
  bool fits(const cards::Moment& moment, Spot spot, const Happening& what) const {
    using cards::Event;
    if (moment.event != what.event) return false;
    const Seat you = seat_of(spot);
    if (moment.phase != cards::Phase::any && moment.phase != judge_.phase()) return false;
    if (what.event == Event::starts || what.event == Event::takes) {
      return is_whose(moment.kind.whose, you, what.seat);
    }
    if (!is_whose(moment.turn, you, table_.active)) return false;
    if (moment.by != cards::By::anyhow && (what.ways & bit(moment.by)) == 0) return false;
    return is_subject(moment, spot, what);
  }
  bool is_subject(const cards::Moment& moment, Spot spot, const Happening& what) const {
    const Doer doer{.seat = seat_of(spot), .source = judge_.card(spot), .stay = judge_.stay(spot)};
    if (what.event == cards::Event::cast) {
      return is_whose(moment.kind.whose, doer.seat, what.seat) &&
             judge_.fits(moment.kind, what.subject.card);
    }
    const Spot subject = judge_.find(what.subject);
    if (subject == no_spot) return false;
    switch (moment.subject) {
      case Pick::self:
        return subject == spot;
      case Pick::bearer:
        return is_weapon(spot) && subject == unit_spot(seat_of(spot), slot_of(spot));
      case Pick::other:
        if (subject == spot) return false;
        [[fallthrough]];
      default:
        return judge_.fits(moment.kind, subject, doer);
    }
  }

  const Rules& rules_;
  State& state_;
  Table& table_;
  C& chance_;
  O& observer_;
  TrueSight sight_;
  Judge<TrueSight> judge_;
};

}  // namespace penta::phaktionz

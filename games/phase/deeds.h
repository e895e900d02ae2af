// What is done to cards and influence, one thing at a time: cards move between places, get locked,
// phased, hurt or destroyed; skills are set off by it and wait for their turn.
#pragma once

#include <algorithm>
#include <cassert>
#include <span>

#include "engine/chance.h"
#include "engine/event.h"
#include "games/phase/rules.h"

namespace penta::phase {

template <Chance C, class O>
class Deeds {
 public:
  Deeds(const Rules& rules, State& state, C& chance, O& observer)
      : rules_(rules),
        state_(state),
        table_(state.table),
        chance_(chance),
        observer_(observer),
        sight_{rules, state},
        judge_(rules.judge(state.table, sight_)) {}

  const Rules& rules() const { return rules_; }
  State& state() { return state_; }
  C& chance() { return chance_; }
  const TrueSight& sight() const { return sight_; }
  const Judge<TrueSight>& judge() const { return judge_; }

  template <class E>
  void tell_of(const E& event) {
    if constexpr (O::listens) observer_(event);
  }
  Event of(Event::Kind kind, Sleeve sleeve) const {
    return Event{
        .kind = kind, .seat = owner(sleeve), .sleeve = sleeve, .side = sight_.face(sleeve)};
  }
  Lord& lord(Seat seat) { return table_.lords[seat]; }
  Lord& lord_of(Sleeve sleeve) { return table_.lords[owner(sleeve)]; }
  SideId top_face(Seat seat) const {
    const Sleeves deck = table_.lords[seat].deck;
    return deck.empty() ? no_side : sight_.face(sleeve_of(seat, deck.front()));
  }
  void wait_for(Seat seat, Ask ask) {
    table_.actor = seat;
    table_.ask = ask;
  }

  // --- cards between places

  // Deals the cards of the deck to its sleeves anew, each with either face up.
  void shuffle(Seat seat) {
    Lord& own = lord(seat);
    const Sleeves outside = Sleeves::first(rules_.deck(seat).size) - own.deck;
    // What was buried before stays so if it cannot be anywhere else.
    if (!(outside - own.settled - own.turned).empty()) own.buried = 0;
    for (const int each : own.deck & own.turned) {
      own.buried |= std::uint64_t{1} << state_.cards[seat][static_cast<std::size_t>(each)];
    }
    own.settled = own.buried == 0 ? Sleeves{} : outside;
    own.turned = own.turned - own.deck;
    own.looked = 0;
    std::array<std::uint8_t, most_cards> cards;
    std::size_t count = 0;
    for (const int each : own.deck) {
      cards[count++] = state_.cards[seat][static_cast<std::size_t>(each)];
    }
    draw_to_front(std::span(cards.data(), count), count, chance_);
    count = 0;
    for (const int each : own.deck) {
      state_.cards[seat][static_cast<std::size_t>(each)] = cards[count++];
      if (chance_.below(2) != 0) state_.evil_up[seat].flip(each);
      own.fighters[static_cast<std::size_t>(each)] = {};
    }
    if constexpr (O::listens) {
      observer_(Event{.kind = Event::Kind::shuffled,
                      .seat = seat,
                      .top = top_face(seat),
                      .amount = static_cast<std::uint8_t>(own.deck.size())});
    }
  }
  // The top of the deck, which is made from the discard pile if it is empty; nothing if both are.
  Sleeve take_top(Seat seat) {
    Lord& own = lord(seat);
    if (own.deck.empty()) {
      own.deck = judge_.discard_pile(seat);
      if (own.deck.empty()) {
        tell_of(Event{.kind = Event::Kind::no_card, .seat = seat});
        return no_sleeve;
      }
      shuffle(seat);
    }
    const int number = own.deck.front();
    own.deck.erase(number);
    if (own.looked > 0) --own.looked;
    return sleeve_of(seat, number);
  }
  void draw(Seat seat) {
    const Sleeve sleeve = take_top(seat);
    if (sleeve == no_sleeve) return;
    lord(seat).hand.insert(number(sleeve));
    if constexpr (O::listens) {
      Event event = of(Event::Kind::drew, sleeve);
      event.back = sight_.back(sleeve);
      event.top = top_face(seat);
      observer_(event);
    }
  }
  void enlist(Sleeve sleeve, bool locked, Event::Place from) {
    Lord& own = lord_of(sleeve);
    own.barracks.insert(number(sleeve));
    if (locked) own.locked.insert(number(sleeve));
    if constexpr (O::listens) {
      Event event = of(Event::Kind::enlisted, sleeve);
      event.back = sight_.back(sleeve);
      event.place = from;
      event.open = own.turned.contains(number(sleeve));
      event.locked = locked;
      if (from == Event::Place::deck) event.top = top_face(owner(sleeve));
      observer_(event);
    }
  }
  void enlist_top(Seat seat, bool locked) {
    const Sleeve sleeve = take_top(seat);
    if (sleeve != no_sleeve) enlist(sleeve, locked, Event::Place::deck);
  }
  void discard(Sleeve sleeve) {
    lord_of(sleeve).hand.erase(number(sleeve));
    tell_of(of(Event::Kind::discarded, sleeve));
  }
  // Everybody has seen both faces.
  void turn(Sleeve sleeve) {
    Lord& own = lord_of(sleeve);
    own.turned.insert(number(sleeve));
    own.buried &= ~(std::uint64_t{1}
                    << state_.cards[owner(sleeve)][static_cast<std::size_t>(number(sleeve))]);
    if (own.buried == 0) own.settled = {};
  }

  // --- triggers

  struct Waiting {  // left as it is: a list of them must cost nothing
    Sleeve source;
    SideId side;
    std::uint8_t skill;
  };
  using WaitingList = FixedList<Waiting, 2 * View::sleeves>;

  void set_off(Sleeve sleeve, SideId side, Trigger trigger) {
    const Facts& facts = rules_.facts(side);
    for (int skill = 1; skill <= facts.skills; ++skill) {
      if (facts.abilities[static_cast<std::size_t>(skill)].trigger != trigger) continue;
      Fighter& fighter = table_.fighter(sleeve);
      const int bit = Judge<TrueSight>::use_bit(facts, skill);
      if ((fighter.used() & bit) != 0) continue;
      fighter.use(bit);
      waiting_.push_back({sleeve, side, static_cast<std::uint8_t>(skill)});
    }
  }
  // Those of the active player come first, then clockwise, each in the order of the sleeves. The
  // stack holds most_frames texts: a skill that finds no room on it does nothing (a ruling).
  void wake() {
    if (waiting_.empty()) return;
    const auto rank = [&](const Waiting& each) {
      const int seats = rules_.players();
      const int turn = (index(owner(each.source)) - index(table_.active) + seats) % seats;
      return (turn * most_cards + number(each.source)) * 4 + each.skill;
    };
    std::sort(waiting_.begin(), waiting_.end(),
              [&](const Waiting& a, const Waiting& b) { return rank(a) < rank(b); });
    const std::size_t room = Table::most_frames - table_.depth;
    for (std::size_t i = std::min(room, waiting_.size()); i > 0; --i) {
      const Waiting& each = waiting_[i - 1];
      push({.source = each.source, .side = each.side, .at = each.skill});
    }
    waiting_.clear();
  }
  // REQUIRES: there is room; what sets off skills asks before.
  void push(const Frame& frame) {
    assert(table_.depth < table_.frames.size());
    table_.frames[table_.depth++] = frame;
  }
  // REQUIRES: something is on the stack.
  Frame& top() {
    assert(table_.depth > 0);
    return table_.frames[table_.depth - 1U];
  }
  Chosen& chosen() { return table_.chosen[table_.depth > 1 ? 1 : 0]; }

  // Nothing is being resolved any more: skills can be set off again.
  void forget_triggers() {
    for (int i = 0; i < rules_.players(); ++i) {
      const Seat seat = seat_at(i);
      for (int each = 0; each < rules_.deck(seat).size; ++each) {
        Fighter& fighter = lord(seat).fighters[static_cast<std::size_t>(each)];
        if (fighter.used() == 0) continue;
        const Pair card = rules_.card(seat, state_.cards[seat][static_cast<std::size_t>(each)]);
        fighter.forget(rules_.triggers(card));
      }
    }
  }

  // --- what is done to cards

  void lock(Sleeve sleeve) {
    if (table_.locked(sleeve)) return;
    lord_of(sleeve).locked.insert(number(sleeve));
    tell_of(of(Event::Kind::locked, sleeve));
  }
  void unlock(Sleeve sleeve) {
    lord_of(sleeve).locked.erase(number(sleeve));
    tell_of(of(Event::Kind::unlocked, sleeve));
  }
  void phase(Sleeve sleeve) {
    if (table_.locked(sleeve)) return;
    const SideId away = sight_.face(sleeve);
    state_.evil_up[owner(sleeve)].flip(number(sleeve));
    turn(sleeve);
    table_.fighter(sleeve).recover();
    if constexpr (O::listens) {
      Event event = of(Event::Kind::phased, sleeve);
      event.back = away;
      observer_(event);
    }
    if (table_.in_play(sleeve)) set_off(sleeve, away, Trigger::phaseling);
  }
  void leave_play(Sleeve sleeve) {
    Lord& own = lord_of(sleeve);
    own.play.erase(number(sleeve));
    own.locked.erase(number(sleeve));
    Fighter& fighter = table_.fighter(sleeve);
    fighter.recover();
    fighter.oppose(-1);
    if (owner(sleeve) == table_.active) table_.attackers.erase(number(sleeve));
    set_off(sleeve, sight_.face(sleeve), Trigger::relentless);
  }
  void destroy(Sleeve sleeve) {
    if (!table_.in_play(sleeve)) return;
    tell_of(of(Event::Kind::destroyed, sleeve));
    leave_play(sleeve);
  }
  void destroy_if_dead(Sleeve sleeve) {
    if (table_.in_play(sleeve) && judge_.defence(sleeve) <= 0) destroy(sleeve);
  }
  void hurt(Sleeve sleeve, int amount) {
    if (amount <= 0) return;
    table_.fighter(sleeve).hurt(amount);
    if constexpr (O::listens) {
      Event event = of(Event::Kind::damaged, sleeve);
      event.amount = static_cast<std::uint8_t>(std::min(amount, 255));
      observer_(event);
    }
  }
  void give_back(Sleeve sleeve, cards::Place place) {
    Lord& own = lord_of(sleeve);
    const int number = phase::number(sleeve);
    const bool was_warrior = own.play.contains(number);
    if (was_warrior) leave_play(sleeve);
    own.barracks.erase(number);
    own.locked.erase(number);
    if constexpr (O::listens) {
      Event event = of(Event::Kind::returned, sleeve);
      event.back = sight_.back(sleeve);
      event.open = own.turned.contains(number);
      event.place = place == cards::Place::hand       ? Event::Place::hand
                    : place == cards::Place::barracks ? Event::Place::barracks
                                                      : Event::Place::deck;
      observer_(event);
    }
    switch (place) {
      case cards::Place::hand:
        own.hand.insert(number);
        break;
      case cards::Place::barracks:
        own.barracks.insert(number);
        break;
      case cards::Place::deck:
        own.deck.insert(number);
        shuffle(owner(sleeve));
        break;
    }
  }
  void gain(Seat seat, Alignment alignment, int amount) {
    std::uint8_t& pool = alignment == Alignment::good ? table_.good : table_.evil;
    const int gained = std::min<int>(pool, amount);
    if (gained <= 0) return;
    pool = static_cast<std::uint8_t>(pool - gained);
    std::uint8_t& own = alignment == Alignment::good ? lord(seat).good : lord(seat).evil;
    own = static_cast<std::uint8_t>(own + gained);
    tell_of(Event{.kind = Event::Kind::gained,
                  .seat = seat,
                  .amount = static_cast<std::uint8_t>(gained),
                  .alignment = alignment});
    if (pool == 0) tell_of(Event{.kind = Event::Kind::ending, .alignment = alignment});
  }
  void lose(Seat seat, Alignment alignment, int amount) {
    std::uint8_t& own = alignment == Alignment::good ? lord(seat).good : lord(seat).evil;
    const int lost = std::min<int>(own, amount);
    if (lost <= 0) return;
    own = static_cast<std::uint8_t>(own - lost);
    tell_of(Event{.kind = Event::Kind::lost,
                  .seat = seat,
                  .amount = static_cast<std::uint8_t>(lost),
                  .alignment = alignment});
  }
  void look(Seat seat, int amount) {
    Lord& own = lord(seat);
    const int seen = std::min(amount, own.deck.size());
    own.looked = std::max(own.looked, static_cast<std::uint8_t>(seen));
    if constexpr (O::listens) {
      observer_(Event{
          .kind = Event::Kind::looked, .seat = seat, .amount = static_cast<std::uint8_t>(seen)});
      int left = seen;
      for (const int each : own.deck) {
        if (left-- == 0) break;
        Event event = of(Event::Kind::saw, sleeve_of(seat, each));
        event.back = sight_.back(sleeve_of(seat, each));
        observer_(event);
      }
    }
  }

 private:
  const Rules& rules_;
  State& state_;
  Table& table_;
  C& chance_;
  O& observer_;
  TrueSight sight_;
  Judge<TrueSight> judge_;
  WaitingList waiting_{};
};

}  // namespace penta::phase

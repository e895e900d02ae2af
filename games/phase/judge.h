// What may be done: legality is written here and nowhere else. A judge looks at the table and at
// faces, which a state and a view show in different ways.
#pragma once

#include <algorithm>
#include <bitset>
#include <cstdlib>

#include "games/phase/book.h"
#include "games/phase/moves.h"

namespace penta::phase {

using cards::Ability;
using cards::Condition;
using cards::Effect;
using cards::Noun;
using cards::Pick;
using cards::Stance;
using cards::Trigger;
using cards::Verb;
using cards::Whose;

inline constexpr int most_taken = 30;  // actions and trainings of one player in one turn

// Who does something, and by which card.
struct Doer {
  Seat seat{};
  Sleeve source = no_sleeve;
  bool action = false;  // an order or an Action skill; else a trigger
  // What its text has chosen so far, the last one first. There are never more than two where
  // "another" follows.
  std::array<Sleeve, 2> chosen{no_sleeve, no_sleeve};

  // Neither the card itself nor anything that was chosen.
  bool is_another(Sleeve sleeve) const {
    return sleeve != source && sleeve != chosen[0] && sleeve != chosen[1];
  }
  void choose(Sleeve sleeve) { chosen = {sleeve, chosen[0]}; }
};

template <class Sight>
class Judge {
 public:
  // `sizes`: by seat, how many cards a player has.
  Judge(const Book& book, const PerPlayer<std::uint8_t>& sizes, int players, const Table& table,
        const Sight& sight)
      : book_(book), sizes_(sizes), players_(players), table_(table), sight_(sight) {}

  // --- cards

  const Facts& facts(SideId side) const { return book_.facts[static_cast<std::size_t>(side)]; }
  const Facts& up(Sleeve sleeve) const { return facts(sight_.face(sleeve)); }
  const Lord& lord(Seat seat) const { return table_.lords[seat]; }
  Sleeves discard_pile(Seat seat) const {
    const Lord& lord = table_.lords[seat];
    Sleeves rest = Sleeves::first(sizes_[seat]) - lord.deck - lord.hand - lord.barracks - lord.play;
    if (table_.playing != no_sleeve && owner(table_.playing) == seat) {
      rest.erase(number(table_.playing));
    }
    return rest;
  }
  // Modifiers and damage are those of warriors; others have none.
  int attack(Sleeve sleeve) const { return attack(sleeve, up(sleeve)); }
  int defence(Sleeve sleeve) const { return defence(sleeve, up(sleeve)); }
  bool swift(Sleeve sleeve) const {
    return up(sleeve).swift || table_.fighter(sleeve).has(cards::Skill::swift);
  }
  bool ally(Sleeve sleeve) const {
    return up(sleeve).ally || table_.fighter(sleeve).has(cards::Skill::ally);
  }

  // --- descriptions

  bool opposed(Sleeve sleeve) const {
    if (table_.defending(sleeve)) return true;
    if (!table_.attacking(sleeve)) return false;
    for (int i = 0; i < players_; ++i) {
      if (!table_.defenders(seat_at(i), sleeve).empty()) return true;
    }
    return false;
  }
  bool stands(Sleeve sleeve, Stance stance, const Doer& doer) const {
    switch (stance) {
      case Stance::any:
        return true;
      case Stance::attacking:
        return table_.attacking(sleeve);
      case Stance::defending:
        return table_.defending(sleeve);
      case Stance::opposed:
        return opposed(sleeve);
      case Stance::unopposed:
        return table_.attacking(sleeve) && !opposed(sleeve);
      case Stance::opposing:
        return faces(sleeve, doer);
      case Stance::locked:
        return table_.locked(sleeve);
    }
    return false;
  }
  // `side`: the one of that card that counts. What is hidden fits nothing.
  bool is(Sleeve sleeve, SideId side, const cards::Kind& kind, const Doer& doer) const {
    if (side == hidden_side) return false;
    const Facts& facts = this->facts(side);
    if (kind.alignment != Alignment::any && facts.alignment != kind.alignment) return false;
    if (kind.faction != 0 && facts.faction != kind.faction) return false;
    if (kind.limit.measure != cards::Measure::none) {
      const int value = kind.limit.measure == cards::Measure::cost     ? facts.cost
                        : kind.limit.measure == cards::Measure::attack ? attack(sleeve, facts)
                                                                       : defence(sleeve, facts);
      if (kind.limit.at_least ? value < kind.limit.value : value > kind.limit.value) return false;
    }
    return kind.stance == Stance::any || stands(sleeve, kind.stance, doer);
  }
  // Everything that fits a description, in the order of seats and sleeves; `visit` returns true to
  // go on. `fight`: only warriors in the skirmish.
  template <class Visit>
  void for_each(const cards::Kind& kind, const Doer& doer, Visit&& visit,
                bool fight = false) const {
    const bool own = kind.noun == Noun::hand_card || kind.noun == Noun::discard_card;
    for (int i = 0; i < players_; ++i) {
      const Seat seat = seat_at(i);
      const bool mine = seat == doer.seat;
      if (mine ? kind.whose == Whose::opponents : own || kind.whose == Whose::yours) continue;
      const bool plain = is_plain(kind);
      // In a hand the side counts that faces its owner.
      const bool in_hand = kind.noun == Noun::hand_card;
      for (const int each : fight ? table_.fighting(seat) : where(kind.noun, seat)) {
        const Sleeve sleeve = sleeve_of(seat, each);
        if (!plain) {
          const SideId side = in_hand ? sight_.back(seat, each) : sight_.face(seat, each);
          if (!is(sleeve, side, kind, doer)) continue;
        }
        if (!visit(sleeve)) return;
      }
    }
  }
  int count(const cards::Kind& kind, const Doer& doer) const {
    int count = 0;
    for_each(kind, doer, [&](Sleeve) {
      ++count;
      return true;
    });
    return count;
  }
  // The number tells the others something of a hand: that its cards are good or evil they see, as
  // each has the other side turned to them.
  bool tells(const cards::Kind& kind, Seat seat) const {
    const bool hidden = kind.faction != 0 || kind.limit.measure != cards::Measure::none;
    return hidden && kind.noun == Noun::hand_card && !(lord(seat).hand - lord(seat).turned).empty();
  }
  // `it` may be nobody.
  bool holds(const Condition& condition, Sleeve it, const Doer& doer) const {
    switch (condition.test) {
      case cards::Test::none:
        return true;
      case cards::Test::is_stance:
        return it != no_sleeve && stands(it, condition.stance, doer);
      case cards::Test::is_alignment:
        return is_known(it) && up(it).alignment == condition.alignment;
      case cards::Test::things:
        return count(condition.kind, doer) >= condition.least;
      case cards::Test::influence:
        return lord(doer.seat).influence(condition.alignment) >= condition.least;
    }
    return false;
  }

  // --- amounts

  // There is a card, and it is not in a deck, where it could be any other.
  bool is_known(Sleeve it) const {
    return it != no_sleeve && !lord(owner(it)).deck.contains(number(it));
  }
  int unknown(const Effect& effect, Sleeve it, const Doer& doer) const {
    if (effect.unknown == cards::Unknown::count) return count(effect.counted, doer);
    if (!is_known(it)) return 0;
    switch (effect.unknown) {
      case cards::Unknown::cost_difference:
        return std::abs(up(it).cost - facts(sight_.back(it)).cost);
      case cards::Unknown::cost:
        return up(it).cost;
      case cards::Unknown::attack:
        return std::max(0, attack(it));
      case cards::Unknown::defence:
        return std::max(0, defence(it));
      default:
        return 0;
    }
  }
  struct Amounts {
    int amount = 0;
    int defence = 0;
  };
  Amounts amounts(const Effect& effect, Sleeve it, const Doer& doer) const {
    const bool other = effect.instead.test != cards::Test::none && holds(effect.instead, it, doer);
    const cards::Amount first = other ? effect.other_amount : effect.amount;
    const cards::Amount second = other ? effect.other_defence : effect.defence;
    const int times = effect.times ? count(effect.for_each, doer) : 1;
    const int x = first.x || second.x ? unknown(effect, it, doer) : 1;
    return {first.value * (first.x ? x : 1) * times, second.value * (second.x ? x : 1) * times};
  }

  // --- choices

  // Which cards may be chosen for an effect.
  template <class Visit>
  void for_each_choice(const Effect& effect, const Doer& doer, Visit&& visit) const {
    // In a skirmish, actions choose only warriors that are in it.
    const bool fight = doer.action && table_.step == Step::skirmish;
    if (effect.verb == Verb::trains || effect.verb == Verb::enlists) {
      if (fight || (effect.verb == Verb::trains && doer.seat != table_.active)) return;
      Sleeves open =
          effect.verb == Verb::trains ? free_resources(doer.seat) : discard_pile(doer.seat);
      for (const int each : open) {
        const Sleeve sleeve = sleeve_of(doer.seat, each);
        const bool possible =
            effect.verb == Verb::enlists || can_train(sleeve, reduced_cost(sleeve, effect, doer));
        if (possible && !visit(sleeve)) return;
      }
      return;
    }
    const cards::Kind& kind = effect.target.kind;
    if (fight && kind.noun != Noun::warrior) return;
    for_each(
        kind, doer,
        [&](Sleeve sleeve) {
          if (effect.target.pick == Pick::other && !doer.is_another(sleeve)) return true;
          const bool locked = lies_open(kind.noun) && table_.locked(sleeve);
          if (effect.verb == Verb::unlocks) return locked ? visit(sleeve) : true;
          if (locked) {
            if (effect.verb == Verb::phases || effect.verb == Verb::locks) return true;
            if (owner(sleeve) == doer.seat && kind.stance != Stance::locked) return true;
          }
          return visit(sleeve);
        },
        fight);
  }
  bool has_choice(const Effect& effect, const Doer& doer) const {
    bool found = false;
    for_each_choice(effect, doer, [&](Sleeve) {
      found = true;
      return false;
    });
    return found;
  }

  // --- costs

  Sleeves free_resources(Seat seat) const { return lord(seat).barracks - lord(seat).locked; }
  bool can_pay(Seat seat, int locks, int phases) const {
    return locks + phases <= free_resources(seat).size();
  }
  // REQUIRES: it is an unlocked resource.
  bool can_train(Sleeve sleeve, int cost) const {
    return cost < free_resources(owner(sleeve)).size();
  }
  // "for X less, where X is its attack": that of the card to be trained.
  int reduced_cost(Sleeve sleeve, const Effect& effect, const Doer& doer) const {
    return std::max(0, up(sleeve).cost - amounts(effect, sleeve, doer).amount);
  }
  // The resources that may pay now: in rising order, and so that enough remain.
  Sleeves payers(Seat seat) const {
    Sleeves open = free_resources(seat).from(table_.cursor);
    if (table_.trainee != no_sleeve) open.erase(number(table_.trainee));
    int due = table_.ask == Ask::lock ? table_.locks_due : table_.phases_due;
    std::uint64_t bits = open.bits();
    for (; due > 1 && bits != 0; --due) bits &= ~std::bit_floor(bits);
    return Sleeves::from_bits(bits);
  }

  // --- actions

  // Whose turn it is, cost and choices: whether the owner can do it at all.
  bool possible(const Facts& side, int ability, const Doer& doer) const {
    const auto at = static_cast<std::size_t>(ability);
    const Ability& what = side.abilities[at];
    const std::uint8_t choosing = first_choice(side, ability, doer.seat);
    if (choosing == Facts::own_turn_only) return false;
    if (!can_pay(doer.seat, what.locks, what.phases)) return false;
    return choosing == Facts::nothing_chosen || has_choice(what.effects[choosing], doer);
  }
  std::uint8_t first_choice(const Facts& side, int ability, Seat seat) const {
    const bool own_turn = seat == table_.active;
    return (own_turn ? side.choosing
                     : side.choosing_in_others_turns)[static_cast<std::size_t>(ability)];
  }
  // The skill, 1 or 2, is an Action that was not used yet.
  bool is_unused_action(Sleeve sleeve, int skill) const {
    const Facts& facts = up(sleeve);
    return skill <= facts.skills &&
           facts.abilities[static_cast<std::size_t>(skill)].trigger == Trigger::action &&
           (table_.fighter(sleeve).used() & use_bit(facts, skill)) == 0;
  }
  static constexpr int use_bit(const Facts& facts, int skill) {
    return 1 << ((facts.alignment == Alignment::evil ? 2 : 0) + skill - 1);
  }
  // Warriors whose skills the seat may use now.
  Sleeves ready(Seat seat) const {
    const Sleeves awake = lord(seat).awake();
    return table_.step == Step::skirmish ? awake & table_.fighting(seat) : awake;
  }
  // An order is on the side that faces its owner.
  const Facts& ordering(Sleeve sleeve) const { return facts(sight_.back(sleeve)); }
  const Ability& order(Sleeve sleeve) const { return ordering(sleeve).abilities[Frame::order]; }

  // --- fights

  // The attackers that a warrior may oppose.
  Sleeves blockable(Sleeve warrior) const {
    Sleeves found;
    const Alignment alignment = up(warrior).alignment;
    for (const int each : table_.attackers) {
      if (up(sleeve_of(table_.active, each)).alignment != alignment) found.insert(each);
    }
    return found;
  }

  // --- lists

  void list(Seat seat, MoveList& moves) const {
    using Do = Move::Kind;
    const Lord& own = lord(seat);
    const auto add_all = [&](Do kind, Sleeves sleeves, Seat of) {
      for (const int each : sleeves) moves.push_back(Move::with(kind, sleeve_of(of, each)));
    };
    switch (table_.ask) {
      case Ask::nothing:
        return;
      case Ask::recruit:
        add_all(Do::recruit, own.hand, seat);
        return;
      case Ask::attack:
        moves.push_back(Move::of(Do::attack));
        moves.push_back(Move::of(Do::develop));
        return;
      case Ask::action:
        moves.push_back(Move::of(Do::pass));
        list_actions(seat, moves);
        return;
      case Ask::target:
        moves.push_back(Move::of(Do::nexus));
        for (int i = 0; i < players_; ++i) {
          if (seat_at(i) != seat) moves.push_back(Move::to(Do::rival, seat_at(i)));
        }
        moves.push_back(Move::of(Do::nobody));
        return;
      case Ask::attackers:
        add_all(Do::send, own.awake().from(table_.cursor), seat);
        if (!table_.attackers.empty()) moves.push_back(Move::of(Do::done));
        return;
      case Ask::block:
        add_all(Do::block, blockable(table_.subject), table_.active);
        moves.push_back(Move::of(Do::hold));
        return;
      case Ask::skirmish:
        add_all(Do::fight, table_.attackers, seat);
        return;
      case Ask::split:
        for (int i = 0; i <= table_.amount; ++i) moves.push_back(Move::deal(i));
        return;
      case Ask::train:
        moves.push_back(Move::of(Do::done));
        if (own.taken < most_taken) {
          for (const int each : free_resources(seat)) {
            const Sleeve sleeve = sleeve_of(seat, each);
            if (can_train(sleeve, up(sleeve).cost)) moves.push_back(Move::with(Do::train, sleeve));
          }
        }
        list_actions(seat, moves);
        return;
      case Ask::lock:
      case Ask::phase:
        add_all(Do::pay, payers(seat), seat);
        return;
      case Ask::choose:
        list_choices(moves);
        return;
      case Ask::may:
        moves.push_back(Move::of(Do::accept));
        moves.push_back(Move::of(Do::decline));
        return;
      case Ask::kind:
        moves.push_back(Move::of(Do::good));
        moves.push_back(Move::of(Do::evil));
        return;
      case Ask::player:
        for (int i = 0; i < players_; ++i) {
          if (seat_at(i) != seat) moves.push_back(Move::to(Do::player, seat_at(i)));
        }
        return;
      case Ask::discard:
        add_all(Do::discard, own.hand, seat);
        return;
    }
  }

  // --- what is being resolved

  const Frame& top() const { return table_.frames[table_.depth - 1U]; }
  const Effect& effect() const {
    return ability(top()).effects[static_cast<std::size_t>(top().effect())];
  }
  const Ability& ability(const Frame& frame) const {
    return facts(frame.side).abilities[static_cast<std::size_t>(frame.ability())];
  }
  Doer doer() const {
    const Frame& frame = top();
    return {owner(frame.source),
            frame.source,
            ability(frame).trigger == Trigger::action,
            {frame.it, frame.before}};
  }
  const Chosen& chosen() const { return table_.chosen[table_.depth > 1 ? 1 : 0]; }
  // Whether the card can be chosen now, besides those that are.
  template <class Visit>
  void for_each_open_choice(Visit&& visit) const {
    const Effect& effect = this->effect();
    const bool several = chosen().size > 0;
    const int last = several ? static_cast<int>(chosen().sleeves[chosen().size - 1U]) : -1;
    for_each_choice(effect, doer(), [&](Sleeve sleeve) {
      return static_cast<int>(sleeve) > last ? visit(sleeve) : true;
    });
  }

 private:
  using SideSet = std::bitset<256>;

  // Says nothing but what and whose.
  static constexpr bool is_plain(const cards::Kind& kind) {
    return kind.alignment == Alignment::any && kind.faction == 0 && kind.stance == Stance::any &&
           kind.limit.measure == cards::Measure::none;
  }
  int attack(Sleeve sleeve, const Facts& facts) const {
    return facts.attack + table_.fighter(sleeve).attack();
  }
  int defence(Sleeve sleeve, const Facts& facts) const {
    const Fighter& fighter = table_.fighter(sleeve);
    return facts.defence + fighter.defence() - fighter.damage();
  }
  static constexpr bool lies_open(Noun noun) {
    return noun == Noun::warrior || noun == Noun::resource;
  }
  Sleeves where(Noun noun, Seat seat) const {
    switch (noun) {
      case Noun::warrior:
        return lord(seat).play;
      case Noun::resource:
        return lord(seat).barracks;
      case Noun::hand_card:
        return lord(seat).hand;
      case Noun::discard_card:
        return discard_pile(seat);
    }
    return {};
  }
  // Opposes this warrior; for an order, any warrior of whoever plays it.
  bool faces(Sleeve sleeve, const Doer& doer) const {
    if (doer.source != no_sleeve && table_.in_play(doer.source)) {
      return faces(sleeve, doer.source);
    }
    if (owner(sleeve) == doer.seat) return false;
    if (table_.defending(sleeve)) return table_.active == doer.seat;
    if (!table_.attacking(sleeve)) return false;
    return !table_.defenders(doer.seat, sleeve).empty();
  }
  bool faces(Sleeve sleeve, Sleeve warrior) const {
    if (table_.attacking(warrior))
      return table_.defending(sleeve) && table_.opposes(sleeve, warrior);
    return table_.defending(warrior) && table_.attacking(sleeve) && table_.opposes(warrior, sleeve);
  }

  void list_actions(Seat seat, MoveList& moves) const {
    const Lord& own = lord(seat);
    if (own.taken >= most_taken) return;
    // The same order is often there more than once.
    SideSet asked;
    SideSet answers;
    for (const int each : own.hand) {
      const SideId side = sight_.back(seat, each);
      if (!asked.test(static_cast<std::size_t>(side))) {
        asked.set(static_cast<std::size_t>(side));
        answers.set(static_cast<std::size_t>(side),
                    possible(facts(side), Frame::order, {seat, no_sleeve, true}));
      }
      if (answers.test(static_cast<std::size_t>(side))) {
        moves.push_back(Move::with(Move::Kind::order, sleeve_of(seat, each)));
      }
    }
    for (const int each : ready(seat)) {
      const Sleeve sleeve = sleeve_of(seat, each);
      const Facts& facts = up(sleeve);
      for (int skill = 1; skill <= facts.skills; ++skill) {
        if (is_unused_action(sleeve, skill) && possible(facts, skill, {seat, sleeve, true})) {
          moves.push_back(Move::skill(sleeve, skill));
        }
      }
    }
  }
  void list_choices(MoveList& moves) const {
    for_each_open_choice([&](Sleeve sleeve) {
      moves.push_back(Move::with(Move::Kind::choose, sleeve));
      return true;
    });
    const Effect& effect = this->effect();
    if (effect.target.pick == Pick::up_to && has_target(effect)) {
      moves.push_back(Move::of(Move::Kind::done));
    } else if (effect.may && chosen().size == 0) {
      moves.push_back(Move::of(Move::Kind::decline));
    }
  }

  const Book& book_;
  const PerPlayer<std::uint8_t>& sizes_;
  int players_;
  const Table& table_;
  const Sight& sight_;
};

}  // namespace penta::phase

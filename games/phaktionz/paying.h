// What an announcement needs: costs, what is chosen on the battlefields, and the X.
#pragma once

#include "games/phaktionz/moves.h"
#include "games/phaktionz/standing.h"

namespace penta::phaktionz {

using cards::Cost;
using cards::Payment;
using cards::Zone;

// Cards that may pay: on the battlefields, or elsewhere with whoever pays.
struct Payers {
  Spots spots{};
  Cards lying{};

  int size() const { return spots.size() + lying.size(); }
  Payers operator|(const Payers& other) const { return {spots | other.spots, lying | other.lying}; }
};

// The effects from `first` to before `last`: one of two ways to resolve, or all.
struct Way {
  std::size_t first = 0;
  std::size_t last = 0;
};
constexpr bool has_ways(const Ability& ability) {
  for (std::size_t i = 0; i < ability.size; ++i) {
    if (ability.effects[i].join == cards::Join::either) return true;
  }
  return false;
}
constexpr Way way_of(const Ability& ability, bool second) {
  std::size_t split = 0;
  while (split < ability.size && ability.effects[split].join != cards::Join::either) ++split;
  return second ? Way{split, ability.size} : Way{0, split};
}
// Somebody chooses such cards; the others are named by the text.
constexpr bool is_chosen(Pick pick) {
  return pick == Pick::one || pick == Pick::other || pick == Pick::many || pick == Pick::up_to;
}
// Its cards on the battlefields are chosen when it is announced.
constexpr bool is_aimed(const Effect& effect) {
  if (effect.verb == Verb::plague) return true;
  if (!cards::has_target(effect.verb) || effect.verb == Verb::discards) return false;
  if (effect.players != cards::Players::you) return false;
  if (effect.target.kind.zones != cards::bit(Zone::battlefield)) return false;
  return is_chosen(effect.target.pick);
}
constexpr bool is_single(Pick pick) { return pick == Pick::one || pick == Pick::other; }

template <class Sight>
class Paying : public Standing<Sight> {
  using Base = Standing<Sight>;

 public:
  using Base::Base;
  using Base::find;
  using Base::fits;
  using Base::list;
  using Base::lord;
  using Base::table;
  using Base::unit;

  static constexpr int back_side = 8;   // added to abilities of a Tier 4 side
  static constexpr int no_ability = 7;  // of casts that do nothing by themselves
  static constexpr int highest_x = 9;

  // --- limits

  bool has_uses(Seat seat, DesignId design, int ability) const {
    const cards::Limit& limit = this->facts(design).abilities[ability].limit;
    if (limit.per == cards::Per::none) return true;
    return used(seat, design, ability) < limit.times;
  }
  int used(Seat seat, DesignId design, int ability) const {
    const std::uint8_t place = limit_place(seat, design, ability);
    return place == DeckList::unlimited ? 0 : lord(seat).used[place];
  }
  std::uint8_t limit_place(Seat seat, DesignId design, int ability) const {
    return list(seat).limits[static_cast<std::size_t>(design)][static_cast<std::size_t>(ability)];
  }

  // --- what was announced

  DesignId design_of(const Link& link) const {
    const DesignId front = this->design(link.source);
    return (link.ability & back_side) != 0 ? this->facts(front).other : front;
  }
  // Its text, if it has one.
  const Ability* ability_of(const Link& link) const {
    const int ability = link.ability & 7;
    if (link.kind != Link::Kind::cast && link.kind != Link::Kind::ability &&
        link.kind != Link::Kind::trigger) {
      return nullptr;
    }
    return ability == no_ability ? nullptr : &this->facts(design_of(link)).abilities[ability];
  }
  // The only way to place it, if there is one.
  const Ability* placing_of(Card card) const {
    const Facts& printed = this->printed(card);
    return printed.placing == 0 ? nullptr : &printed.abilities[std::countr_zero(printed.placing)];
  }
  // Reads the text of a link. What it answers, or what set it off, is "it" at first.
  Doer doer_of(const Link& link) const {
    return {.seat = link.seat,
            .source = link.source,
            .stay = link.stay,
            .it = table().chosen[0],
            .before = table().chosen[1],
            .x = link.x,
            .damage = link.subject.amount};
  }
  Aim first_it(std::size_t at) const {
    const Link& link = table().links[at];
    if (link.subject.card != no_card || at == 0) return link.subject;
    const Ability* ability = ability_of(link);
    if (ability == nullptr || ability->reply == cards::Reply::none) return {};
    const Link& answered = table().links[at - 1];
    if (ability->reply == cards::Reply::against) return answered.subject;
    return {.card = answered.source, .stay = answered.stay};
  }

  // --- costs

  // The opponent cannot choose it, nor do anything to it.
  bool is_safe_from(Seat seat, Spot spot) const {
    if (seat_of(spot) == seat || !is_unit(spot)) return false;
    return this->is_unaffected(spot) || this->holds(spot, Rule::unchosen);
  }
  Payers payers(const Cost& cost, const Doer& doer) const {
    Payers found;
    if (cost.self) {
      add_self(cost, doer, found);
      return found;
    }
    const bool lies = cost.payment == Payment::discard || cost.payment == Payment::exile;
    if (lies && cost.kind.zones != cards::bit(Zone::battlefield)) {
      this->for_each_lying(cost.kind, doer.seat, [&](Card each, Zone) {
        if (each != doer.source) found.lying.insert(number(each));
      });
    }
    if ((cost.kind.zones & cards::bit(Zone::battlefield)) == 0) return found;
    this->for_each_in_play([&](Spot spot) {
      if (fits(cost.kind, spot, doer) && pays(cost.payment, spot) &&
          !is_safe_from(doer.seat, spot)) {
        found.spots.insert(spot);
      }
    });
    return found;
  }
  // How many cards have to be named to pay it.
  static int named(const Cost& cost) {
    if (cost.self || cost.payment == Payment::remove || cost.payment == Payment::mill) return 0;
    return cost.number;
  }
  bool can_pay(const Cost& cost, const Doer& doer) const {
    switch (cost.payment) {
      case Payment::none:
        return true;
      case Payment::mill:
        return lord(doer.seat).deck >= cost.number;
      case Payment::remove: {
        const Spot spot = this->source(doer);
        return spot != no_spot && counters(spot) >= cost.number;
      }
      default:
        return payers(cost, doer).size() >= (cost.self ? 1 : cost.number);
    }
  }
  int counters(Spot spot) const {
    if (is_unit(spot)) return unit(spot).counters;
    return is_weapon(spot) ? unit(spot).weapon_counters : lord(seat_of(spot)).realm_counters;
  }
  bool can_pay(const Ability& ability, const Doer& doer) const {
    if (ability.costs_size == 0) return true;
    if (ability.costs_size == 1) return can_pay(ability.costs[0], doer);
    const bool first = can_pay(ability.costs[0], doer);
    const bool second = can_pay(ability.costs[1], doer);
    if (ability.either_cost) return first || second;
    if (!first || !second) return false;
    const int both = named(ability.costs[0]) + named(ability.costs[1]);
    return (payers(ability.costs[0], doer) | payers(ability.costs[1], doer)).size() >= both;
  }
  // Who may pay now, so that the rest can still be paid.
  Payers payers_now(const Link& link, const Ability& ability) const {
    const Doer doer = doer_of(link);
    const std::size_t at = table().effect;
    Payers now = payers(ability.costs[at], doer);
    if (ability.either_cost || at + 1 >= ability.costs_size) return now;
    const Cost& next = ability.costs[at + 1];
    if (named(next) == 0) return now;
    const Payers then = payers(next, doer);
    // One of those that both could do with, if the others are enough.
    if (then.size() <= named(next)) {
      now.spots = now.spots - then.spots;
      now.lying = now.lying - then.lying;
    }
    return now;
  }

  // --- what is chosen on the battlefields

  Spots targets(const Effect& effect, const Doer& doer, Spots chosen) const {
    Spots found;
    if (effect.verb == Verb::plague) return plague_targets(doer, chosen);
    const Spot own = this->source(doer);
    this->for_each_in_play([&](Spot spot) {
      if (chosen.contains(spot) || !fits(effect.target.kind, spot, doer)) return;
      if (effect.target.pick == Pick::other && (spot == own || is_chosen(doer, spot))) return;
      if (can_be(effect.verb, spot) && !is_safe_from(doer.seat, spot)) found.insert(spot);
    });
    return found;
  }
  // The keyword: a Tier 1-2 Summon without a counter, the own one first.
  Spots plague_targets(const Doer& doer, Spots chosen) const {
    const Spots own = plague_targets_of(doer.seat, doer);
    if (chosen.empty() && !own.empty()) return own;
    const bool is_second = std::any_of(chosen.begin(), chosen.end(),
                                       [&](Spot each) { return seat_of(each) != doer.seat; });
    return is_second ? Spots{} : plague_targets_of(other(doer.seat), doer);
  }
  bool can_be(Verb verb, Spot spot) const {
    switch (verb) {
      case Verb::demotes:
        return is_unit(spot) && this->demotable(spot);
      case Verb::exiles:
        return this->exilable(spot);
      case Verb::plagues:
        return is_unit(spot) && unit(spot).plagued == 0;
      case Verb::cures:
        return is_unit(spot) && unit(spot).plagued != 0;
      case Verb::moves:
      case Verb::puts:
      case Verb::removes:
        return true;
      default:
        return is_unit(spot);
    }
  }
  int wanted(const Effect& effect, const Doer& doer) const {
    if (effect.verb == Verb::plague) return 2;
    if (is_single(effect.target.pick)) return 1;
    const cards::Amount& many = effect.target.many;
    return value_of(many, many.x ? this->unknown(effect.x, doer) : 0);
  }
  // Everything that has to be chosen can be.
  bool can_aim(const Ability& ability, const Doer& doer, bool second) const {
    const Way way = way_of(ability, second);
    for (std::size_t i = way.first; i < way.last; ++i) {
      const Effect& effect = ability.effects[i];
      if (!is_aimed(effect) || effect.verb == Verb::plague || effect.may) continue;
      if (is_single(effect.target.pick) && targets(effect, doer, {}).empty()) return false;
    }
    return true;
  }
  bool can_aim(const Ability& ability, const Doer& doer) const {
    return can_aim(ability, doer, false) || (has_ways(ability) && can_aim(ability, doer, true));
  }

  // --- X

  // The highest one that leaves a card in the deck; -1: not even 0 does.
  int most_x(const Ability& ability, Seat seat) const {
    if (!ability.chooses_x) return 0;
    for (int x = highest_x; x >= 0; --x) {
      if (milled(ability, x) < std::max<int>(1, lord(seat).deck)) return x;
    }
    return -1;
  }

  // An ability or cast as such: its limit, its costs, what it chooses.
  bool can_announce(const Ability& ability, DesignId design, int at, const Doer& doer,
                    bool is_cast) const {
    return has_uses(doer.seat, design, at) && can_pay(ability, doer) &&
           most_x(ability, doer.seat) >= 0 && (is_cast || can_aim(ability, doer));
  }

 private:
  bool pays(Payment payment, Spot spot) const {
    switch (payment) {
      case Payment::demote:
        return can_be(Verb::demotes, spot);
      case Payment::exile:
        return can_be(Verb::exiles, spot);
      case Payment::plague:
        return can_be(Verb::plagues, spot);
      case Payment::cure:
        return can_be(Verb::cures, spot);
      default:
        return false;
    }
  }
  void add_self(const Cost& cost, const Doer& doer, Payers& found) const {
    const Spot spot = this->source(doer);
    if (doer.stay != 0) {
      if (spot != no_spot && pays(cost.payment, spot)) found.spots.insert(spot);
      return;
    }
    const Cards hand = this->sight().hand(doer.seat);
    if (owner(doer.source) == doer.seat && hand.contains(number(doer.source)) &&
        (cost.payment == Payment::discard || cost.payment == Payment::exile)) {
      found.lying.insert(number(doer.source));
    }
  }
  bool is_chosen(const Doer& doer, Spot spot) const {
    const Aim aim = this->aim(spot);
    const auto same = [&](const Aim& each) {
      return each.card == aim.card && each.stay == aim.stay;
    };
    return same(doer.it) || same(doer.before);
  }
  Spots plague_targets_of(Seat seat, const Doer& doer) const {
    Spots found;
    this->for_each_unit(seat, [&](Spot spot) {
      const int tier = this->tier(spot);
      if (tier >= 1 && tier <= 2 && can_be(Verb::plagues, spot) && !is_safe_from(doer.seat, spot)) {
        found.insert(spot);
      }
    });
    return found;
  }
  int milled(const Ability& ability, int x) const {
    int sum = 0;
    for (std::size_t i = 0; i < ability.size; ++i) {
      const Effect& effect = ability.effects[i];
      if (effect.verb != Verb::mills || effect.players == cards::Players::opponent) continue;
      if (!effect.amount.x || effect.x.unknown == cards::Unknown::none) {
        sum += value_of(effect.amount, x);
      }
    }
    for (std::size_t i = 0; i < ability.costs_size; ++i) {
      if (ability.costs[i].payment == Payment::mill) sum += ability.costs[i].number;
    }
    return sum;
  }
};

}  // namespace penta::phaktionz

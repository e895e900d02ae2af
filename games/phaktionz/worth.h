// What things are worth to a player, in whole numbers: ten for one card of a deck, which is life.
// Guesses from what lies open, for bots. What an effect does exactly, only the rules know.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "games/phaktionz/rules.h"

namespace penta::phaktionz {

namespace weights {

inline constexpr int card = 10;        // of a deck
inline constexpr int hand = 6;         // any card of a hand
inline constexpr int dmg = 8;          // each of a Summon
inline constexpr int dmg_square = 12;  // tenths, for each of its square
inline constexpr int ability = 1;      // each of a Summon
inline constexpr int lasting = 8;      // a Tier 3: it is not demoted by battles
inline constexpr int plagued = 10;     // a Summon that will be exiled
inline constexpr int realm = 6;        // a Realm, a Weapon
inline constexpr int rule = 8;         // what is said to hold for a Summon
inline constexpr int boost = 5;        // one DMG more, before a battle
inline constexpr int weaken = 2;       // one DMG less of theirs
inline constexpr int tutor = 9;        // a card to the hand, of one's choice
inline constexpr int put = 21;         // a Summon placed by an effect
inline constexpr int blow = 40;        // one of theirs demoted or exiled
inline constexpr int spread = 8;       // Plague
inline constexpr int ban = 10;         // what they may not do
inline constexpr int patience = 3;     // how much better than passing an answer has to be
inline constexpr int spent = 3;        // a Summon that leaves the hand to be placed
inline constexpr int nothing = -100'000;

}  // namespace weights

template <class Sight>
class Worth {
 public:
  Worth(const Rules& rules, const Table& table, const Sight& sight, Seat seat)
      : table_(table), judge_(rules.judge(table, sight)), me_(seat) {}

  const Judge<Sight>& judge() const { return judge_; }

  // --- cards

  // Twice the DMG is more than twice as good: only differences hurt.
  static int of_dmg(int dmg) { return weights::dmg * dmg + weights::dmg_square * dmg * dmg / 10; }
  static int of(const Facts& facts) {
    if (!facts.is_summon()) return weights::hand;
    return of_dmg(facts.dmg) + weights::ability * facts.size +
           (facts.tier >= 3 ? weights::lasting : 0);
  }
  int of(Card card) const { return of(judge_.printed(card)); }
  int of(Spot spot) const {
    if (!is_unit(spot)) return weights::realm;
    const Unit& unit = judge_.unit(spot);
    return of(judge_.facts(spot)) + (unit.weapon != no_card ? weights::realm : 0) -
           (unit.plagued != 0 ? weights::plagued : 0);
  }
  // Mine counts for me, theirs against me.
  int mine(Seat seat, int worth) const { return seat == me_ ? worth : -worth; }

  // The least that Summons are worth whose Tiers total so much, and which of them to name first;
  // those of `allowed` only. A great number if there are none.
  int cheapest(Spots allowed, int due, Spot& first) const {
    std::array<int, summon_slots> tiers{};
    std::array<int, summon_slots> worths{};
    std::array<Spot, summon_slots> spots{};
    unsigned count = 0;
    for (const Spot each : allowed) {
      tiers[count] = judge_.tier(each);
      worths[count] = of(each);
      spots[count++] = each;
    }
    int least = -weights::nothing;
    for (unsigned set = 1; set < 1U << count; ++set) {
      int total = 0;
      int worth = 0;
      for (unsigned bits = set; bits != 0; bits &= bits - 1) {
        const int at = std::countr_zero(bits);
        total += tiers[static_cast<std::size_t>(at)];
        worth += worths[static_cast<std::size_t>(at)];
      }
      if (total != due || worth >= least) continue;
      least = worth;
      first = spots[static_cast<std::size_t>(std::countr_zero(set))];
    }
    return least;
  }

  // --- battles

  // What it brings whoever attacks, if nobody answers.
  int battle(Spot attacker, Spot target) const {
    const int dmg = judge_.dmg(attacker);
    const int difference = dmg - judge_.dmg(target);
    if (difference <= 0) return 0;
    int worth = weights::card * difference;
    if (judge_.tier(target) < 3 && judge_.demotable(target)) {
      worth += of(target) + cleared(attacker, target);
    }
    return worth;
  }
  int direct(Spot attacker) const { return weights::card * judge_.dmg(attacker); }
  int best_battle(Spot attacker) const {
    int best = judge_.battles_directly(attacker) ? direct(attacker) : 0;
    for (const Spot each : judge_.opponents(attacker)) {
      best = std::max(best, battle(attacker, each));
    }
    return best;
  }

  // --- what a text promises

  // To its player, about; `against`: what a fizzling of it would stop.
  int appeal(const Ability& ability, const Doer& doer, int against) const {
    if (!ability.chooses_x) return appeal_with(ability, doer, against);
    int best = weights::nothing;
    for (int x = 0; x <= judge_.most_x(ability, doer.seat); ++x) {
      Doer with_x = doer;
      with_x.x = x;
      best = std::max(best, appeal_with(ability, with_x, against));
    }
    return best;
  }
  int appeal_with(const Ability& ability, const Doer& doer, int against) const {
    int worth = -price(ability, doer);
    for (std::size_t i = 0; i < ability.size; ++i) {
      const Effect& effect = ability.effects[i];
      if (!judge_.holds(effect.condition, doer)) continue;
      worth += effect.verb == Verb::fizzles ? against : of(effect, doer);
    }
    return worth;
  }
  int price(const Ability& ability, const Doer& doer) const {
    int worth = 0;
    for (std::size_t i = 0; i < ability.costs_size; ++i) worth += of(ability.costs[i], doer);
    return worth;
  }
  // What something that was announced means to whoever announced it.
  int threat(const Link& link) const {
    using Kind = Link::Kind;
    switch (link.kind) {
      case Kind::battle: {
        const Spot attacker = judge_.find(Aim{.card = link.source, .stay = link.stay});
        if (attacker == no_spot) return 0;
        if (link.subject.card == no_card) return direct(attacker);
        const Spot target = judge_.find(link.subject);
        return target == no_spot ? 0 : battle(attacker, target);
      }
      case Kind::placement:
        return of(link.source);
      case Kind::creation:
        return weights::tutor;
      case Kind::promotion:
        return weights::blow;
      default:
        break;
    }
    const Ability* ability = judge_.ability_of(link);
    if (ability == nullptr) return weights::realm;
    const Doer doer = judge_.doer_of(link);
    int worth = 0;
    for (std::size_t i = 0; i < ability->size; ++i) {
      const Effect& effect = ability->effects[i];
      const bool stops = effect.verb == Verb::fizzles;
      worth += stops ? weights::blow : of(effect, doer);
    }
    return worth;
  }

 private:
  // A Tech behind it that finds its way free.
  int cleared(Spot attacker, Spot target) const {
    int worth = 0;
    judge_.for_each_unit(seat_of(attacker), [&](Spot each) {
      if (each == attacker || !face_each_other(slot_of(each), slot_of(target))) return;
      if (judge_.type(each) != cards::Type::tech || judge_.battles_left(each) == 0) return;
      worth += weights::card * std::min(judge_.dmg(each), judge_.dmg(target)) / 2;
    });
    return worth;
  }
  int of(const cards::Cost& cost, const Doer& doer) const {
    using cards::Payment;
    const bool theirs = cost.kind.whose == Whose::opponents;
    switch (cost.payment) {
      case Payment::demote:
      case Payment::exile:
        if (theirs) return -weights::blow;
        return cost.self ? self(doer) : weights::blow * cost.number * 2 / 3;
      case Payment::discard:
        return weights::hand * cost.number;
      case Payment::plague:
        return theirs ? -weights::spread : weights::spread;
      case Payment::cure:
        return -weights::spread / 2;
      case Payment::mill:
        return weights::card * cost.number;
      default:
        return 1;
    }
  }
  int self(const Doer& doer) const {
    const Spot spot = judge_.source(doer);
    return spot == no_spot ? std::max(weights::hand, of(doer.source) / 2) : of(spot);
  }

  // How many cards it is done to, those of the opponent as less than none.
  int reach(const Effect& effect, const Doer& doer) const {
    const cards::Kind& kind = effect.target.kind;
    switch (effect.target.pick) {
      case Pick::self:
      case Pick::bearer:
      case Pick::it:
        return 1;
      case Pick::each: {
        int count = 0;
        for (int i = 0; i < most_players; ++i) {
          const Seat seat = seat_at(i);
          judge_.for_each_unit(seat, [&](Spot spot) {
            if (judge_.fits(kind, spot, doer)) count += seat == doer.seat ? 1 : -1;
          });
        }
        return count;
      }
      default:
        return kind.whose == Whose::opponents || effect.players == cards::Players::opponent ? -1
                                                                                            : 1;
    }
  }
  // Before the battles of one's own turn, or in the middle of one.
  bool battles_come(const Doer& doer) const {
    if (table_.active != doer.seat) return table_.phase == Phase::combat;
    return table_.phase == Phase::main || table_.phase == Phase::combat;
  }
  static bool is_bad(Rule rule) {
    return rule == Rule::idle || rule == Rule::indirect || rule == Rule::only_battles;
  }
  int of(const Effect& effect, const Doer& doer) const {
    switch (effect.verb) {
      case Verb::gets:
        if (!battles_come(doer) && effect.duration == cards::Duration::turn) return 0;
        return of_change(judge_.amount(effect, doer), reach(effect, doer));
      case Verb::becomes:
      case Verb::doubles:
        return 2 * weights::boost * reach(effect, doer);
      case Verb::rules:
        return (is_bad(effect.rule) ? -weights::rule : weights::rule) * reach(effect, doer);
      case Verb::demotes:
      case Verb::exiles:
        return of_removal(effect, doer);
      case Verb::plagues:
        return -weights::spread * reach(effect, doer);
      case Verb::cures:
        return weights::spread * reach(effect, doer);
      case Verb::moves:
        return effect.to == cards::Zone::hand ? of_return(effect, doer) : 1;
      case Verb::places:
        return of_placing(effect, doer);
      default:
        return of_players(effect, doer);
    }
  }
  // Some more DMG for one's own, or less for theirs.
  static int of_change(int amount, int reach) {
    return (reach < 0 ? weights::weaken : weights::boost) * amount * reach;
  }
  int of_removal(const Effect& effect, const Doer& doer) const {
    constexpr std::uint8_t battlefield = cards::bit(cards::Zone::battlefield);
    if ((effect.target.kind.zones & battlefield) == 0) return 1;
    if (effect.players == cards::Players::each) return 0;
    if (reach(effect, doer) > 0) return -weights::blow;
    // The best that it may hit; what they choose themselves is less.
    int best = 0;
    judge_.for_each_unit(other(doer.seat), [&](Spot each) {
      if (judge_.fits(effect.target.kind, each, doer)) best = std::max(best, of(each));
    });
    return effect.players == cards::Players::you ? best : best / 2;
  }
  // As many as there is room for.
  int of_placing(const Effect& effect, const Doer& doer) const {
    int wanted = 1;
    if (effect.target.pick == Pick::many || effect.target.pick == Pick::up_to) {
      wanted = value_of(effect.target.many, doer.x);
    }
    int room = 0;
    for (int slot = 0; slot < middle_slots; ++slot) {
      room += judge_.is_free(doer.seat, slot) ? 1 : 0;
    }
    return weights::put * std::min(wanted, room);
  }
  int of_return(const Effect& effect, const Doer& doer) const {
    constexpr std::uint8_t battlefield = cards::bit(cards::Zone::battlefield);
    if ((effect.target.kind.zones & battlefield) == 0) return weights::tutor;
    return -weights::blow / 2 * reach(effect, doer);
  }
  int of_players(const Effect& effect, const Doer& doer) const {
    const int amount = judge_.amount(effect, doer);
    switch (effect.verb) {
      case Verb::damages:
      case Verb::mills:
        return life(effect.players, doer.seat, amount);
      case Verb::draws:
        return concern(effect.players, weights::hand * amount) +
               life(effect.players, doer.seat, amount) / 3;
      case Verb::discards:
        return concern(effect.players, -weights::hand);
      case Verb::forbids:
        return concern(effect.players, -weights::ban);
      case Verb::plague:
        return weights::spread;
      case Verb::reinforce:
        return weights::put;
      default:
        return 2;
    }
  }
  static int concern(cards::Players players, int worth) {
    if (players == cards::Players::each) return 0;
    return players == cards::Players::you ? worth : -worth;
  }
  // So many cards less in decks. What ends the match is worth all there is.
  int life(cards::Players players, Seat you, int amount) const {
    const int own = players == cards::Players::opponent ? 0 : loss(you, amount);
    const int theirs = players == cards::Players::you ? 0 : loss(other(you), amount);
    return theirs - own;
  }
  int loss(Seat seat, int amount) const {
    constexpr int all = 1000;
    return amount >= table_.lords[seat].deck ? all : weights::card * amount;
  }

  const Table& table_;
  Judge<Sight> judge_;
  Seat me_;
};

}  // namespace penta::phaktionz

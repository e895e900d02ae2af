// How things stand: what lies where, what each Summon is worth now, and what holds for it. Texts
// that hold while something is so are never stored: they are reckoned anew each time.
//
// Kinds inside such texts ("each Summon with 4 DMG or more gets +1") look at DMG and type as they
// are without them: so nothing goes in circles.
#pragma once

#include <algorithm>

#include "games/phaktionz/book.h"
#include "games/phaktionz/state.h"

namespace penta::phaktionz {

using cards::Ability;
using cards::Condition;
using cards::Count;
using cards::Effect;
using cards::Mode;
using cards::Noun;
using cards::Pick;
using cards::Rule;
using cards::Verb;
using cards::Whose;

constexpr std::uint32_t bit(Verb verb) { return 1U << static_cast<unsigned>(verb); }
constexpr std::uint32_t bit(Rule rule) { return 1U << static_cast<unsigned>(rule); }
constexpr std::uint32_t bit(cards::Event event) { return 1U << static_cast<unsigned>(event); }

inline constexpr int most_battles = 9;  // of a Summon in a turn

// Whose text is read, and what it is about.
struct Doer {
  Seat seat{};
  Card source = no_card;
  Stay stay = 0;        // of the source; 0: it is not on the battlefield
  Aim it{};             // what was chosen last, or set it off
  Aim before{};         // what was chosen before that
  int x = 0;            // that was chosen
  int damage = 0;       // that the event has dealt
  bool always = false;  // it holds as long as it holds
};

constexpr bool is_whose(Whose whose, Seat you, Seat seat) {
  return whose == Whose::anybody || (whose == Whose::yours) == (you == seat);
}
constexpr bool concerns(cards::Players players, Seat you, Seat seat) {
  return players == cards::Players::each || (players == cards::Players::you) == (you == seat);
}
constexpr int value_of(const cards::Amount& amount, int x) {
  return amount.x ? amount.value * std::max(0, x + amount.plus) : amount.value;
}
// Of these places of a player, by bits in board order.
template <class Visit>
void for_each_place(Seat seat, unsigned places, Visit&& visit) {
  for (; places != 0; places &= places - 1) {
    visit(spot_in_order(seat, std::countr_zero(places)));
  }
}

template <class Sight>
class Standing {
 public:
  Standing(const Book& book, const PerPlayer<DeckList>& decks, const Table& table,
           const Sight& sight)
      : book_(book), decks_(decks), table_(table), sight_(sight) {}

  // --- what lies where

  const Table& table() const { return table_; }
  const Sight& sight() const { return sight_; }
  const Book& book() const { return book_; }
  const Lord& lord(Seat seat) const { return table_.lords[seat]; }
  const DeckList& list(Seat seat) const { return decks_[seat]; }
  const Facts& facts(DesignId design) const {
    return book_.facts[static_cast<std::size_t>(design)];
  }
  DesignId design(Card card) const {
    return decks_[owner(card)].cards[static_cast<std::size_t>(number(card))];
  }
  // What a card is outside of the battlefield.
  const Facts& printed(Card card) const { return facts(design(card)); }

  const Unit& unit(Seat seat, int slot) const {
    return lord(seat).units[static_cast<std::size_t>(slot)];
  }
  const Unit& unit(Spot spot) const { return unit(seat_of(spot), slot_of(spot)); }
  Card card(Spot spot) const {
    if (is_unit(spot)) return unit(spot).card;
    return is_weapon(spot) ? unit(spot).weapon : lord(seat_of(spot)).realm;
  }
  Stay stay(Spot spot) const {
    if (is_unit(spot)) return unit(spot).stay;
    return is_weapon(spot) ? unit(spot).weapon_stay : lord(seat_of(spot)).realm_stay;
  }
  // REQUIRES: there is a card
  DesignId shown(Spot spot) const {
    const DesignId front = design(card(spot));
    return is_unit(spot) && unit(spot).promoted != 0 ? facts(front).other : front;
  }
  const Facts& facts(Spot spot) const { return facts(shown(spot)); }
  Spot find(Card card) const {
    if (card == no_card) return no_spot;
    const Seat seat = owner(card);
    const Lord& own = lord(seat);
    for (int slot = 0; slot < summon_slots; ++slot) {
      const Unit& each = own.units[static_cast<std::size_t>(slot)];
      if (each.card == card) return unit_spot(seat, slot);
      if (each.weapon == card) return weapon_spot(seat, slot);
    }
    return own.realm == card ? spot_of(seat, realm_spot) : no_spot;
  }
  // It is where it was.
  Spot find(Aim aim) const {
    const Spot spot = find(aim.card);
    return spot != no_spot && stay(spot) == aim.stay ? spot : no_spot;
  }
  Spot source(const Doer& doer) const { return find(Aim{.card = doer.source, .stay = doer.stay}); }
  Aim aim(Spot spot) const { return {.card = card(spot), .stay = stay(spot)}; }
  // In board order: columns 1 to 5, the Tier 3 slot, the Realm; each Weapon after its bearer.
  template <class Visit>
  void for_each_in_play(Seat seat, Visit&& visit) const {
    const Lord& own = lord(seat);
    for (int slot = 0; slot < summon_slots; ++slot) {
      const Unit& each = own.units[static_cast<std::size_t>(slot)];
      if (!each.there()) continue;
      visit(unit_spot(seat, slot));
      if (each.weapon != no_card) visit(weapon_spot(seat, slot));
    }
    if (own.realm != no_card) visit(spot_of(seat, realm_spot));
  }
  template <class Visit>
  void for_each_in_play(Visit&& visit) const {
    for_each_in_play(table_.active, visit);
    for_each_in_play(other(table_.active), visit);
  }
  template <class Visit>
  void for_each_unit(Seat seat, Visit&& visit) const {
    for (int slot = 0; slot < summon_slots; ++slot) {
      if (unit(seat, slot).there()) visit(unit_spot(seat, slot));
    }
  }
  bool has_tier4(Seat seat) const { return unit(seat, tier3_slot).promoted != 0; }
  bool row_is_free(Seat seat, const Facts& facts) const {
    return facts.field_tier == 3 ? is_free(seat, tier3_slot) : free_slot(seat) != no_slot;
  }
  // The first free one of the middle row.
  int free_slot(Seat seat) const {
    for (int slot = 0; slot < middle_slots; ++slot) {
      if (is_free(seat, slot)) return slot;
    }
    return no_slot;
  }
  // Neither taken nor kept for something that was announced.
  bool is_free(Seat seat, int slot) const {
    if (unit(seat, slot).there()) return false;
    for (std::size_t i = 0; i < table_.depth; ++i) {
      const Link& link = table_.links[i];
      if (link.kind == Link::Kind::placement && link.seat == seat && link.slot == slot)
        return false;
    }
    return true;
  }

  // --- what holds

  // Every effect of texts that hold as long as their cards are in play, for one of these verbs.
  template <class Visit>
  void for_each_always(std::uint32_t verbs, Visit&& visit) const {
    for (int i = 0; i < most_players; ++i) {
      for_each_place(seat_at(i), lord(seat_at(i)).lasting, [&](Spot from) {
        const Facts& facts = this->facts(from);
        if ((facts.always_verbs & verbs) != 0) visit_always(facts, from, verbs, visit);
      });
    }
  }
  // Whether an effect of a text at `from` reaches the Summon there.
  bool reaches(const Effect& effect, const Doer& doer, Spot from, Spot spot) const {
    switch (effect.target.pick) {
      case Pick::self:
        return from == spot;
      case Pick::bearer:
        return is_weapon(from) && unit_spot(seat_of(from), slot_of(from)) == spot;
      case Pick::other:
        if (from == spot) return false;
        break;
      default:
        break;
    }
    if (!fits(effect.target.kind, spot, doer)) return false;
    return seat_of(spot) == doer.seat || !is_unit(spot) || !is_unaffected(spot);
  }
  // What holds for a card by this rule: `visit(effect, doer, amount)`.
  template <class Visit>
  void for_each_rule(Spot spot, Rule rule, Visit&& visit) const {
    for_each_always(bit(Verb::rules), [&](const Effect& effect, const Doer& doer, Spot from) {
      if (effect.rule != rule) return;
      // That one is unaffected is a text of its own player, or none would reach it.
      const bool reached = rule == Rule::unaffected ? reaches_plainly(effect, doer, from, spot)
                                                    : reaches(effect, doer, from, spot);
      if (reached) visit(effect, doer, amount(effect, doer, spot));
    });
    for (std::size_t i = 0; i < table_.granted; ++i) {
      const Grant& grant = table_.grants[i];
      if (!is_granted(grant, spot)) continue;
      const Effect& effect = effect_of(grant);
      if (effect.verb == Verb::rules && effect.rule == rule) {
        visit(effect, Doer{.seat = grant.seat, .always = true}, grant.amount);
      }
    }
  }
  bool holds(Spot spot, Rule rule) const {
    bool found = false;
    for_each_rule(spot, rule, [&](const Effect&, const Doer&, int) { found = true; });
    return found;
  }
  bool is_unaffected(Spot spot) const { return holds(spot, Rule::unaffected); }
  // What a player may not do: `visit(effect, doer)`.
  template <class Visit>
  void for_each_ban(Seat seat, cards::Deed deed, Visit&& visit) const {
    for_each_always(bit(Verb::forbids), [&](const Effect& effect, const Doer& doer, Spot) {
      if (effect.deed == deed && concerns(effect.players, doer.seat, seat)) visit(effect, doer);
    });
    for (std::size_t i = 0; i < table_.granted; ++i) {
      const Grant& grant = table_.grants[i];
      if (grant.card != no_card || grant.seat != seat || !is_now(grant)) continue;
      const Effect& effect = effect_of(grant);
      if (effect.deed != deed) continue;
      const Seat by = effect.players == cards::Players::opponent ? other(seat) : seat;
      visit(effect, Doer{.seat = by, .always = true});
    }
  }
  const Effect& effect_of(const Grant& grant) const {
    return facts(grant.design)
        .abilities[grant.ability()]
        .effects[static_cast<std::size_t>(grant.effect())];
  }

  // --- what a Summon is worth

  int tier(Spot spot) const {
    const Facts& facts = this->facts(spot);
    return facts.field_tier;
  }
  int dmg(Spot spot) const { return dmg(spot, true); }
  cards::Type type(Spot spot) const { return type(spot, true); }
  int battles(Spot spot) const {
    int most = 1;
    // More in one turn are not counted.
    for_each_rule(spot, Rule::battles,
                  [&](const Effect&, const Doer&, int amount) { most = std::max(most, amount); });
    return std::min(most, most_battles);
  }
  int battles_left(Spot spot) const { return std::max(0, battles(spot) - unit(spot).battled); }
  bool is_disabled(Spot spot) const { return unit(spot).battled > 0 && battles_left(spot) == 0; }
  bool demotable(Spot spot) const {
    return unit(spot).promoted == 0 && !holds(spot, Rule::undemoted);
  }
  bool exilable(Spot spot) const { return !is_unit(spot) || !holds(spot, Rule::unexiled); }
  bool has_plague(Spot spot) const { return is_unit(spot) && unit(spot).plagued != 0; }

  // --- descriptions

  // A card that is not on the battlefield.
  bool fits(const cards::Kind& kind, Card card) const {
    const Facts& facts = printed(card);
    return fits_name(kind, facts) && fits_noun(kind, facts) && !kind.plague &&
           (kind.type == cards::Type::any || facts.type == kind.type) &&
           kind.tier.holds(facts.tier) && kind.dmg.holds(facts.dmg);
  }
  // A card on the battlefield, as `doer` would say.
  bool fits(const cards::Kind& kind, Spot spot, const Doer& doer) const {
    if (!is_whose(kind.whose, doer.seat, seat_of(spot))) return false;
    const Facts& facts = this->facts(spot);
    if (!fits_noun(kind, facts) || !fits_name(kind, facts)) return false;
    if (!is_unit(spot)) {
      return !kind.plague && kind.type == cards::Type::any &&
             kind.tier.bound == cards::Bound::none && kind.dmg.bound == cards::Bound::none;
    }
    if (kind.plague && !has_plague(spot)) return false;
    if (!kind.tier.holds(facts.field_tier)) return false;
    if (kind.type != cards::Type::any && type(spot, !doer.always) != kind.type) return false;
    return kind.dmg.bound == cards::Bound::none || kind.dmg.holds(dmg(spot, !doer.always));
  }
  // Cards of one player outside of the battlefields that fit.
  template <class Visit>
  void for_each_lying(const cards::Kind& kind, Seat seat, Visit&& visit) const {
    const auto visit_all = [&](cards::Zone zone, const Cards& cards) {
      if ((kind.zones & cards::bit(zone)) == 0) return;
      cards.for_each([&](int each) {
        const Card card = card_of(seat, each);
        if (fits(kind, card)) visit(card, zone);
      });
    };
    visit_all(cards::Zone::hand, sight_.hand(seat));
    visit_all(cards::Zone::deck, sight_.deck(seat));
    visit_all(cards::Zone::deck_out, lord(seat).pile);
    visit_all(cards::Zone::exile, lord(seat).exile);
    visit_all(cards::Zone::creation, lord(seat).creation);
    if (lord(seat).looked > 0) visit_all(cards::Zone::looked, sight_.looked());
  }
  int count(const cards::Kind& kind, const Doer& doer) const {
    int count = 0;
    for (int i = 0; i < most_players; ++i) {
      const Seat seat = seat_at(i);
      if (!is_whose(kind.whose, doer.seat, seat)) continue;
      if ((kind.zones & cards::bit(cards::Zone::battlefield)) != 0) {
        for_each_in_play(seat, [&](Spot spot) { count += fits(kind, spot, doer) ? 1 : 0; });
      }
      if (kind.zones != cards::bit(cards::Zone::battlefield)) count += lying(kind, seat, doer);
    }
    return count;
  }
  int lead(const cards::Kind& kind, const Doer& doer) const {
    cards::Kind own = kind;
    own.whose = Whose::yours;
    cards::Kind theirs = kind;
    theirs.whose = Whose::opponents;
    return count(own, doer) - count(theirs, doer);
  }
  int past(cards::Past what, Whose whose, Seat you) const {
    int sum = 0;
    for (int i = 0; i < most_players; ++i) {
      if (is_whose(whose, you, seat_at(i))) sum += lord(seat_at(i)).had(what);
    }
    return sum;
  }
  bool holds(const Condition& condition, const Doer& doer) const {
    using cards::Test;
    switch (condition.test) {
      case Test::none:
        return true;
      case Test::count:
        return condition.number.holds(count(condition.kind, doer));
      case Test::past:
        return condition.number.holds(past(condition.past, condition.kind.whose, doer.seat));
      case Test::lead:
        return lead(condition.kind, doer) > 0;
      case Test::self_is:
        return is(condition.kind, Aim{.card = doer.source, .stay = doer.stay}, doer);
      case Test::it_is:
        return is(condition.kind, doer.it, doer);
      case Test::your_turn:
        return table_.active == doer.seat;
      case Test::their_turn:
        return table_.active != doer.seat;
    }
    return false;
  }
  // It is that wherever it is now.
  bool is(const cards::Kind& kind, Aim aim, const Doer& doer) const {
    if (aim.card == no_card) return false;
    const Spot spot = find(aim.card);
    if (spot != no_spot) return stay(spot) == aim.stay && fits(kind, spot, doer);
    return is_whose(kind.whose, doer.seat, owner(aim.card)) && fits(kind, aim.card);
  }
  bool holds(const cards::Conditions& conditions, const Doer& doer) const {
    return std::all_of(conditions.begin(), conditions.end(),
                       [&](const Condition& each) { return holds(each, doer); });
  }

  // --- amounts

  // For an effect on the card at `spot`, if there is one.
  int amount(const Effect& effect, const Doer& doer, Spot spot = no_spot) const {
    return value_of(effect.amount, effect.amount.x ? unknown(effect.x, doer, spot) : 0);
  }
  int unknown(const Count& x, const Doer& doer, Spot spot = no_spot) const {
    using cards::Unknown;
    switch (x.unknown) {
      case Unknown::none:
        return doer.x;
      case Unknown::count:
        return count(x.counted, doer);
      case Unknown::lead:
        return lead(x.counted, doer);
      case Unknown::past:
        return past(x.past, x.counted.whose, doer.seat);
      case Unknown::its_dmg:
        return its_dmg(doer, spot);
      case Unknown::its_tier:
        return its_tier(doer, spot);
      case Unknown::damage:
        return doer.damage;
    }
    return 0;
  }

 private:
  // What is hidden from its reader counts only where any card does.
  int lying(cards::Kind kind, Seat seat, const Doer& doer) const {
    constexpr std::uint8_t hidden = cards::bit(cards::Zone::hand) | cards::bit(cards::Zone::deck) |
                                    cards::bit(cards::Zone::looked);
    int count = 0;
    if (seat != doer.seat) {
      const bool any =
          kind == cards::Kind{.noun = Noun::card, .whose = kind.whose, .zones = kind.zones};
      if (any && (kind.zones & cards::bit(cards::Zone::hand)) != 0) count += lord(seat).hand;
      kind.zones &= static_cast<std::uint8_t>(~hidden);
    }
    for_each_lying(kind, seat, [&](Card, cards::Zone) { ++count; });
    return count;
  }
  template <class Visit>
  void visit_always(const Facts& facts, Spot from, std::uint32_t verbs, Visit&& visit) const {
    const Doer doer{
        .seat = seat_of(from), .source = card(from), .stay = stay(from), .always = true};
    for (unsigned bits = facts.always; bits != 0; bits &= bits - 1) {
      const Ability& ability = facts.abilities[std::countr_zero(bits)];
      for (std::size_t i = 0; i < ability.size; ++i) {
        const Effect& effect = ability.effects[i];
        if ((bit(effect.verb) & verbs) == 0 || !holds(effect.condition, doer)) continue;
        visit(effect, doer, from);
      }
    }
  }
  bool reaches_plainly(const Effect& effect, const Doer& doer, Spot from, Spot spot) const {
    if (effect.target.pick == Pick::self) return from == spot;
    if (effect.target.pick == Pick::bearer) {
      return is_weapon(from) && unit_spot(seat_of(from), slot_of(from)) == spot;
    }
    return fits(effect.target.kind, spot, doer);
  }
  bool is_now(const Grant& grant) const {
    return grant.from <= table_.turn && table_.turn <= grant.until;
  }
  bool is_granted(const Grant& grant, Spot spot) const {
    return grant.card != no_card && grant.card == card(spot) && grant.stay == stay(spot) &&
           is_now(grant);
  }
  bool fits_noun(const cards::Kind& kind, const Facts& facts) const {
    if (kind.creation && !facts.creation) return false;
    switch (kind.noun) {
      case Noun::summon:
        return facts.is_summon() && facts.tier != 0;
      case Noun::invocation:
        return !facts.is_summon() && (kind.form == cards::Form::any || facts.form == kind.form);
      case Noun::card:
        return true;
    }
    return false;
  }
  static bool fits_name(const cards::Kind& kind, const Facts& facts) {
    if (kind.faction != 0 && facts.faction != kind.faction) return false;
    return kind.word == 0 || ((facts.words >> (kind.word - 1U) & 1U) != 0) != kind.other_names;
  }
  // `all`: with what always holds.
  int dmg(Spot spot, bool all) const {
    const Unit& unit = this->unit(spot);
    int value = facts(spot).dmg;
    int sum = 0;
    sum += unit.gain;
    int doublings = unit.doubled;
    const auto add = [&](const Effect& effect, int amount) {
      if (effect.verb == Verb::gets) sum += amount;
      if (effect.verb == Verb::becomes) value = amount;
      if (effect.verb == Verb::doubles) ++doublings;
    };
    constexpr std::uint32_t verbs = bit(Verb::gets) | bit(Verb::becomes) | bit(Verb::doubles);
    if (all) {
      for_each_always(verbs, [&](const Effect& effect, const Doer& doer, Spot from) {
        if (reaches(effect, doer, from, spot)) add(effect, amount(effect, doer, spot));
      });
    }
    if (unit.dmg != Unit::as_printed) value = unit.dmg;
    for (std::size_t i = 0; i < table_.granted; ++i) {
      const Grant& grant = table_.grants[i];
      if (is_granted(grant, spot)) add(effect_of(grant), grant.amount);
    }
    constexpr int most = 200;
    value += sum;
    for (; doublings > 0 && value < most; --doublings) value *= 2;
    return std::clamp(value, 0, most);
  }
  cards::Type type(Spot spot, bool all) const {
    using cards::Type;
    Type value = facts(spot).type;
    const auto change = [&](Type to) {
      const Type flipped = value == Type::striker ? Type::tech : Type::striker;
      value = to == Type::any ? flipped : to;
    };
    if (all) {
      for_each_always(bit(Verb::changes), [&](const Effect& effect, const Doer& doer, Spot from) {
        if (reaches(effect, doer, from, spot)) change(effect.type);
      });
    }
    if (unit(spot).type != Type::any) value = unit(spot).type;
    for (std::size_t i = 0; i < table_.granted; ++i) {
      const Grant& grant = table_.grants[i];
      if (!is_granted(grant, spot)) continue;
      const Effect& effect = effect_of(grant);
      if (effect.verb == Verb::changes) change(effect.type);
    }
    return value;
  }
  // Of what the effect is done to; or else of what it is about, or of its own card.
  Aim meant(const Doer& doer) const {
    return doer.it.card != no_card ? doer.it : Aim{.card = doer.source, .stay = doer.stay};
  }
  int its_dmg(const Doer& doer, Spot spot) const {
    if (spot == no_spot || !is_unit(spot)) spot = find(meant(doer));
    if (spot != no_spot && is_unit(spot)) return dmg(spot, !doer.always);
    const Aim aim = meant(doer);
    return aim.card == no_card ? 0 : printed(aim.card).dmg;
  }
  int its_tier(const Doer& doer, Spot spot) const {
    if (spot == no_spot || !is_unit(spot)) spot = find(meant(doer));
    if (spot != no_spot && is_unit(spot)) return tier(spot);
    const Aim aim = meant(doer);
    return aim.card == no_card ? 0 : printed(aim.card).tier;
  }

  const Book& book_;
  const PerPlayer<DeckList>& decks_;
  const Table& table_;
  const Sight& sight_;
};

}  // namespace penta::phaktionz

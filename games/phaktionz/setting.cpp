// A position put up on an empty table: what cannot exist is refused with the reason.
#include <algorithm>
#include <string>

#include "engine/setting_base.h"
#include "games/phaktionz/effects.h"
#include "games/phaktionz/rules.h"

namespace penta::phaktionz {
namespace {

constexpr int most_turns = 2 * most_in_deck;
constexpr int most_stays = 0xffff;

}  // namespace

// Step by step; the first thing that is wrong stays.
class Setting : public SettingBase {
  using TrueJudge = Judge<TrueSight>;
  using Resolving = Effects<FastChance, NoObserver>;

 public:
  Setting(const Rules& rules, const Position& position)
      : SettingBase(most_players), rules_(rules), position_(position) {}

  Result<State> set_up() {
    return take_steps(*this, state_,
                      {&Setting::place_course, &Setting::place_open_cards, &Setting::place_chain,
                       &Setting::place_hidden_cards, &Setting::place_limits, &Setting::place_grants,
                       &Setting::check_stays, &Setting::check_ask, &Setting::check_moves});
  }

 private:
  std::uint8_t small(const std::string& what, int value, int high) {
    check_range(what, value, 0, high);
    return static_cast<std::uint8_t>(value);
  }
  Stay stay_of(const std::string& what, int value) {
    check_range(what, value, 0, most_stays);
    return static_cast<Stay>(value);
  }
  Seat seat(const std::string& what, Seat seat) {
    if (seat == stranger || index(seat) >= most_players) {
      refuse(what + " is nobody at this table; expected a seat");
      return Seat{0};
    }
    return seat;
  }
  SeatSet seats(const std::string& what, const std::vector<Seat>& list) {
    SeatSet set;
    for (const Seat each : list) set.insert(seat(what, each));
    return set;
  }
  // It may be nobody.
  Card card(const std::string& what, Card card) {
    if (card == no_card || rules_.exists(card)) return card;
    refuse(what + " is no card at this table");
    return no_card;
  }

  void place_course() {
    Table& table = state_.table;
    const bool setup = position_.phase == Phase::setup;
    check_range("turn", position_.turn, setup ? 0 : 1, setup ? 0 : most_turns);
    table.turn = static_cast<std::uint16_t>(position_.turn);
    table.phase = position_.phase;
    table.ask = position_.ask;
    table.first = seat("first", position_.first);
    table.active = seat("active", position_.active);
    table.actor = seat("actor", position_.actor);
    table.older = small("older", position_.older, static_cast<int>(Table::most_waiting));
    table.triggers = small("triggers", position_.triggers, most_triggers + 1);
    table.resolving = position_.resolving;
    table.announcing = position_.announcing;
    table.passes = small("passes", position_.passes, 1);
    table.effect = small("effect", position_.effect, cards::Ability::most_effects);
    table.stage = small("stage", position_.stage, 0xff);
    table.due = small("due", position_.due, 0xff);
    table.done = position_.done;
    table.steps = small("steps", position_.steps, 3);
    table.asked = seats("asked", position_.asked);
    table.failed = seats("failed", position_.failed);
    table.stays = stay_of("stays", position_.stays);
    table.runaway = position_.runaway;
    table.winners = seats("winners", position_.winners);
    if (table.winners.empty() == (position_.ask == Ask::nothing)) {
      refuse("there are winners exactly if nothing is asked");
    }
    check_list(position_.players.size(), "players", true);
  }

  // --- cards, those that lie open first: they have the lowest numbers of their name

  const PlayerPosition& player(Seat seat) const {
    return position_.players[static_cast<std::size_t>(seat)];
  }
  Lord& lord(Seat seat) { return state_.table.lords[seat]; }
  // The player's card of this name that is nowhere yet. REQUIRES: the player exists
  Card take(const std::string& what, Seat seat, Listed wanted) {
    if (wrong()) return no_card;
    if (wanted == hidden_card) {
      refuse(what + " is hidden; expected a card's name");
      return no_card;
    }
    const DeckList& list = rules_.deck(seat);
    Card found = no_card;
    ((list.all | list.created) - taken_[seat]).for_each([&](int each) {
      const auto at = static_cast<std::size_t>(each);
      if (found != no_card || list.cards[at] != design_of(wanted)) return;
      if (copy_of(wanted) == 0 || copy_of(wanted) == list.copies[at]) found = card_of(seat, each);
    });
    if (found == no_card) {
      refuse(what + ": there is no '" + rules_.word(wanted) + "' left in the deck of " +
             name(seat));
      return found;
    }
    taken_[seat].insert(number(found));
    return found;
  }
  void take_all(const std::string& what, Seat seat, const std::vector<Listed>& list, Cards& into) {
    for (const Listed each : list) {
      const Card card = take(what, seat, each);
      if (wrong()) return;
      into.insert(number(card));
    }
  }
  void place_open_cards() {
    for (int i = 0; i < most_players && !wrong(); ++i) {
      const Seat seat = seat_at(i);
      for (const PlacedUnit& unit : player(seat).units) place_unit(seat, unit);
      place_realm(seat);
      find_texts(rules_.book().facts, rules_.deck(seat), lord(seat));
      take_all("pile", seat, player(seat).pile, lord(seat).pile);
      take_all("exile", seat, player(seat).exile, lord(seat).exile);
      take_all("creation", seat, player(seat).creation, lord(seat).creation);
      lord(seat).creation.for_each([&](int each) {
        if (!is_created(each)) refuse("creation: only cards marked CP belong there");
      });
    }
  }
  void place_unit(Seat seat, const PlacedUnit& placed) {
    if (wrong()) return;
    check_range("slot", placed.slot, 1, summon_slots);
    if (wrong()) return;
    Unit& unit = lord(seat).units[static_cast<std::size_t>(placed.slot - 1)];
    if (unit.there()) refuse("slot " + std::to_string(placed.slot) + " is taken twice");
    unit.card = take("units", seat, placed.card);
    if (wrong()) return;
    unit.stay = placed.stay == 0 ? next_stay() : stay_of("stay", placed.stay);
    if (placed.weapon) {
      unit.weapon = take("weapon", seat, *placed.weapon);
      if (wrong()) return;
      unit.weapon_stay =
          placed.weapon_stay == 0 ? next_stay() : stay_of("weapon_stay", placed.weapon_stay);
      if (rules_.facts(rules_.design(unit.weapon)).form != cards::Form::weapon) {
        refuse("weapon: expected a Weapon");
      }
      unit.weapon_counters = small("weapon_counters", placed.weapon_counters, 99);
    }
    unit.promoted = placed.promoted ? 1 : 0;
    unit.plagued = static_cast<std::uint16_t>(placed.plagued);
    check_range("plagued", placed.plagued, 0, most_turns);
    unit.counters = small("counters", placed.counters, 99);
    check_range("gain", placed.gain, -100, 100);
    unit.gain = static_cast<std::int8_t>(placed.gain);
    unit.doubled = small("doubled", placed.doubled, 0xff);
    if (placed.dmg) unit.dmg = small("dmg", *placed.dmg, 100);
    unit.type = placed.type;
    unit.battled = small("battled", placed.battled, 0xff);
    check_unit(unit, placed.slot - 1);
  }
  void check_unit(const Unit& unit, int slot) {
    const Facts& facts = rules_.facts(rules_.design(unit.card));
    if (!facts.is_summon()) {
      refuse("units: an invocation is no Summon");
    } else if (facts.is_tier0() != (unit.promoted != 0)) {
      refuse("units: a Tier 0 stands there on its Tier 4 side, and only that");
    } else if ((slot == tier3_slot) != (facts.is_tier0() || facts.field_tier == 3)) {
      refuse("units: Tier 3 and Tier 4 stand in slot 6, all others in slots 1 to 5");
    }
  }
  void place_realm(Seat seat) {
    const PlayerPosition& placed = player(seat);
    if (wrong() || !placed.realm) return;
    Lord& own = lord(seat);
    own.realm = take("realm", seat, *placed.realm);
    if (wrong()) return;
    const Facts& facts = rules_.facts(rules_.design(own.realm));
    if (facts.form != cards::Form::realm && !facts.is_tier0()) {
      refuse("realm: expected a Realm or a Tier 0");
    }
    own.realm_counters = small("realm_counters", placed.realm_counters, 99);
    own.realm_stay =
        placed.realm_stay == 0 ? next_stay() : stay_of("realm_stay", placed.realm_stay);
  }
  Stay next_stay() { return ++counted_stays_; }

  void place_hidden_cards() {
    for (int i = 0; i < most_players && !wrong(); ++i) place_hidden_cards(seat_at(i));
  }
  void place_hidden_cards(Seat seat) {
    const PlayerPosition& placed = player(seat);
    Lord& own = lord(seat);
    const DeckList& list = rules_.deck(seat);
    Cards& hand = state_.hands[seat];
    take_all("hand", seat, placed.hand, hand);
    place_known(seat, placed.known);
    // Cards that are named nowhere are where they began.
    const Cards rest = (list.all | list.created) - taken_[seat];
    own.creation = own.creation | (rest & list.created);
    state_.decks[seat] = rest & list.all;
    check_deck(seat, placed.deck);
    own.hand = static_cast<std::uint8_t>(hand.size());
    own.deck = static_cast<std::uint8_t>(state_.decks[seat].size());
    own.announced = small("announced", placed.announced, 0xff);
    own.set_aside = small("exchanged", placed.exchanged, most_cards);
    place_looks(seat, placed);
    place_doomed(seat, placed.doomed);
    place_past(seat, placed.past);
    if (own.deck == 0 && state_.table.winners.empty() && !state_.table.resolving) {
      refuse("the deck of " + name(seat) + " is empty; expected a match that is over");
    }
  }
  void check_deck(Seat seat, const std::vector<Listed>& names) {
    if (names.empty()) return;
    Cards named;
    find_all("deck", seat, names, state_.decks[seat], named);
    if (named != state_.decks[seat]) {
      refuse("deck: cards are missing; leave the list out for all that are named nowhere else");
    }
  }
  // A card that is named in one list and, by the same name, in another one, where it has to be.
  void find_all(const std::string& what, Seat seat, const std::vector<Listed>& names,
                const Cards& among, Cards& into) {
    const DeckList& list = rules_.deck(seat);
    for (const Listed wanted : names) {
      int found = -1;
      (among - into).for_each([&](int each) {
        const auto at = static_cast<std::size_t>(each);
        if (found >= 0 || wanted == hidden_card || list.cards[at] != design_of(wanted)) return;
        if (copy_of(wanted) == 0 || copy_of(wanted) == list.copies[at]) found = each;
      });
      if (found < 0) {
        refuse(what + ": '" + rules_.word(wanted) + "' is not where it should be");
        return;
      }
      into.insert(found);
    }
  }
  void place_known(Seat seat, const std::vector<Listed>& names) {
    find_all("known", seat, names, state_.hands[seat], lord(seat).known);
  }
  void place_looks(Seat seat, const PlayerPosition& placed) {
    if (!placed.looked.empty()) {
      if (!state_.looked.empty()) refuse("looked: only one player looks at a time");
      find_all("looked", seat, placed.looked, state_.decks[seat], state_.looked);
      lord(seat).looked = static_cast<std::uint8_t>(placed.looked.size());
    }
    if (placed.set_aside.empty()) return;
    if (state_.table.ask != Ask::mulligan || state_.table.actor != seat) {
      refuse("set_aside: expected the player who is asked about the opening hand");
      return;
    }
    find_all("set_aside", seat, placed.set_aside, state_.hands[seat], state_.set_aside);
    lord(seat).set_aside = static_cast<std::uint8_t>(placed.set_aside.size());
  }
  void place_doomed(Seat seat, const std::vector<Listed>& names) {
    const DeckList& list = rules_.deck(seat);
    find_all("doomed", seat, names, list.all | list.created, lord(seat).doomed);
  }
  void place_past(Seat seat, const std::vector<int>& past) {
    if (past.empty()) return;
    if (past.size() != Lord::pasts) {
      refuse("past has " + std::to_string(past.size()) + " entries; expected " +
             std::to_string(Lord::pasts));
      return;
    }
    for (std::size_t i = 0; i < past.size(); ++i) {
      lord(seat).past[i] = small("past", past[i], 0xff);
    }
  }
  void place_limits() {
    for (int i = 0; i < most_players; ++i) {
      for (const UsedLimit& each : player(seat_at(i)).limits) place_limit(seat_at(i), each);
    }
  }
  void place_limit(Seat seat, const UsedLimit& limit) {
    if (limit.card == no_design || limit.ability < 0 ||
        limit.ability >= rules_.facts(limit.card).size) {
      refuse("limits: there is no such text");
      return;
    }
    const std::uint8_t place =
        rules_.deck(seat)
            .limits[static_cast<std::size_t>(limit.card)][static_cast<std::size_t>(limit.ability)];
    if (place == DeckList::unlimited) {
      refuse("limits: that text of '" + rules_.word(limit.card) + "' has no limit in this deck");
      return;
    }
    const int most = rules_.facts(limit.card).abilities[limit.ability].limit.times;
    lord(seat).used[place] = small("used", limit.used, most);
  }

  // --- the chain

  Aim aim(const std::string& what, const PlacedAim& placed) {
    return {.card = card(what, placed.card),
            .amount = small(what + ".amount", placed.amount, 0xff),
            .stay = stay_of(what + ".stay", placed.stay)};
  }
  void place_chain() {
    Table& table = state_.table;
    if (position_.chain.size() > Table::most_links) refuse("chain is too long");
    if (position_.waiting.size() > Table::most_waiting) refuse("waiting is too long");
    if (position_.chosen.size() > table.chosen.size()) refuse("chosen is too long");
    if (wrong()) return;
    for (const PlacedLink& each : position_.chain) {
      table.links[table.depth++] = link(each);
      if (wrong()) return;
    }
    for (const PlacedLink& each : position_.waiting) {
      const Link waiting = link(each);
      if (wrong()) return;
      table.waiting[table.queued++] = {.source = waiting.source,
                                       .ability = waiting.ability,
                                       .stay = waiting.stay,
                                       .subject = waiting.subject};
      if (waiting.kind != Link::Kind::trigger || owner(waiting.source) != waiting.seat) {
        refuse("waiting: only triggers wait, and they are those of the card's owner");
      }
    }
    for (std::size_t i = 0; i < position_.chosen.size(); ++i) {
      table.chosen[i] = aim("chosen", position_.chosen[i]);
    }
    if (table.older > table.queued) refuse("older: more than wait");
    place_holding();
  }
  void place_holding() {
    const Card holding = card("holding", position_.holding);
    state_.table.holding = holding;
    if (wrong() || holding == no_card) return;
    claim("holding", holding);
  }
  // Announced or being placed: it lies nowhere else.
  void claim(const std::string& what, Card card) {
    if (taken_[owner(card)].contains(number(card))) {
      refuse(what + ": that card lies somewhere else, too");
      return;
    }
    taken_[owner(card)].insert(number(card));
  }
  Link link(const PlacedLink& placed) {
    Link link{.kind = placed.kind,
              .seat = seat("chain.seat", placed.seat),
              .source = card("chain.source", placed.source),
              .ability = small("chain.ability", placed.ability, 15),
              .stay = stay_of("chain.stay", placed.stay),
              .mark = stay_of("chain.mark", placed.mark),
              .x = small("chain.x", placed.x, TrueJudge::highest_x)};
    check_range("chain.slot", placed.slot, 0, summon_slots);
    if (placed.slot > 0) link.slot = static_cast<std::uint8_t>(placed.slot - 1);
    if (link.source == no_card || owner(link.source) != link.seat) {
      refuse("chain: expected a card of the player who announced it");
      return link;
    }
    set_flags(placed, link);
    if (placed.subject) link.subject = aim("chain.subject", *placed.subject);
    place_aims(placed, link);
    check_link(link);
    if (link.kind == Link::Kind::placement || link.kind == Link::Kind::cast) {
      claim("chain", link.source);
    }
    return link;
  }
  static void set_flags(const PlacedLink& placed, Link& link) {
    const auto set = [&](bool on, Link::Flag flag) {
      if (on) link.set(flag);
    };
    set(placed.fizzled, Link::fizzled);
    set(placed.from_pile, Link::from_pile);
    set(placed.by_demoting, Link::by_demoting);
    set(placed.by_plague, Link::by_plague);
    set(placed.reduced, Link::reduced);
    set(placed.second_cost, Link::second_cost);
    set(placed.second_way, Link::second_way);
  }
  void place_aims(const PlacedLink& placed, Link& link) {
    if (placed.aims.size() > link.aims.size()) {
      refuse("chain.aims is too long");
      return;
    }
    for (std::size_t i = 0; i < placed.aims.size(); ++i) {
      for (const int each : placed.aims[i]) {
        check_range("chain.aims", each, 0, 2 * spots_of_player - 1);
        if (wrong()) return;
        link.aims[i] |= 1U << static_cast<unsigned>(each);
      }
    }
  }
  void check_link(const Link& link) {
    if (wrong()) return;
    const Facts& front = rules_.facts(rules_.design(link.source));
    const int at = link.ability & 7;
    const bool back = (link.ability & TrueJudge::back_side) != 0;
    if (back && front.other == no_design) {
      refuse("chain.ability: that card has no other side");
      return;
    }
    const Facts& facts = back ? rules_.facts(front.other) : front;
    unsigned among = 0;
    switch (link.kind) {
      case Link::Kind::cast:
        if (facts.is_summon()) refuse("chain: a Summon is not cast");
        if (facts.casts == 0 && at == TrueJudge::no_ability) return;
        among = facts.casts;
        break;
      case Link::Kind::ability:
        among = facts.actions;
        break;
      case Link::Kind::trigger:
        among = facts.whens;
        break;
      default:
        check_plain_link(link, facts);
        return;
    }
    if ((among >> at & 1U) == 0) refuse("chain.ability: there is no such text on that card");
  }
  void check_plain_link(const Link& link, const Facts& facts) {
    const bool summon = link.kind == Link::Kind::placement || link.kind == Link::Kind::battle;
    if (summon && !facts.is_summon()) refuse("chain: expected a Summon");
    if (link.ability != 0) refuse("chain.ability: expected a text, or 0");
  }

  void place_grants() {
    if (position_.grants.size() > Table::most_grants) {
      refuse("grants is too long");
      return;
    }
    for (const PlacedGrant& each : position_.grants) place_grant(each);
  }
  void place_grant(const PlacedGrant& placed) {
    const bool there = placed.design != no_design && placed.ability >= 0 && placed.effect >= 0 &&
                       placed.ability < rules_.facts(placed.design).size &&
                       placed.effect < rules_.facts(placed.design).abilities[placed.ability].size;
    if (!there) {
      refuse("grants: there is no such text");
      return;
    }
    check_range("grants.from", placed.from, 0, most_stays);
    check_range("grants.until", placed.until, 0, most_stays);
    check_range("grants.amount", placed.amount, -200, 200);
    state_.table.grants[state_.table.granted++] = {
        .card = card("grants.card", placed.card),
        .seat = seat("grants.seat", placed.seat),
        .design = placed.design,
        .at = static_cast<std::uint8_t>(placed.ability << 3 | placed.effect),
        .stay = stay_of("grants.stay", placed.stay),
        .from = static_cast<std::uint16_t>(placed.from),
        .until = static_cast<std::uint16_t>(placed.until),
        .amount = static_cast<std::int16_t>(placed.amount)};
  }

  // --- what is asked

  void check_stays() {
    Stay most = 0;
    for (int i = 0; i < most_players; ++i) {
      const Lord& own = lord(seat_at(i));
      most = std::max(most, own.realm_stay);
      for (const Unit& unit : own.units) most = std::max({most, unit.stay, unit.weapon_stay});
    }
    state_.table.stays = std::max(state_.table.stays, most);
  }
  void check_ask() {
    const Table& table = state_.table;
    if (table.over()) return;
    if (table.announcing && table.resolving) refuse("announcing and resolving at once");
    const bool links = table.depth > 0;
    if (links != (table.announcing || table.resolving || table.ask == Ask::respond)) {
      refuse("chain: there is one exactly while something is announced, asked or resolved");
    }
    if (!wrong() && !fits()) refuse("ask: that is not asked then");
  }
  bool fits() const {
    const Table& table = state_.table;
    if (table.announcing) return fits_announcing();
    if (table.resolving) return fits_resolving();
    switch (table.ask) {
      case Ask::mulligan:
        return table.phase == Phase::setup;
      case Ask::act:
        return table.actor == table.active && table.phase >= Phase::main &&
               table.phase <= Phase::final_cast;
      case Ask::respond:
        return table.phase != Phase::setup;
      case Ask::price:
        return table.phase == Phase::end && table.actor == table.active &&
               state_.table.lords[table.active].units[tier3_slot].promoted != 0;
      default:
        return false;
    }
  }
  bool fits_announcing() const {
    const Table& table = state_.table;
    const TrueSight sight{state_};
    const TrueJudge judge = rules_.judge(table, sight);
    const Link& link = table.last();
    const cards::Ability* ability = judge.ability_of(link);
    const bool placement = link.kind == Link::Kind::placement;
    if (table.actor != link.seat) return false;
    switch (table.ask) {
      case Ask::option:
        if (table.stage == TrueJudge::which_way_stage) return ability && has_ways(*ability);
        return table.stage == TrueJudge::which_cost_stage &&
               (placement || (ability && ability->either_cost));
      case Ask::number:
        return table.stage == TrueJudge::number_stage && ability && ability->chooses_x;
      case Ask::target:
        return fits_aiming(link, ability);
      case Ask::pay:
        if (placement) ability = judge.placing_of(link.source);
        return table.stage == TrueJudge::paying_stage && table.due > 0 && ability &&
               table.effect < ability->costs_size;
      case Ask::demote:
        return table.stage == TrueJudge::paying_stage && table.due > 0 && table.due <= 3 &&
               placement && judge.placing_of(link.source) == nullptr;
      case Ask::slot:
        return table.stage == TrueJudge::slot_stage && placement;
      default:
        return false;
    }
  }
  bool fits_aiming(const Link& link, const cards::Ability* ability) const {
    const Table& table = state_.table;
    const TrueSight sight{state_};
    const TrueJudge judge = rules_.judge(table, sight);
    if (table.stage == TrueJudge::bearer_stage) {
      return link.kind == Link::Kind::cast &&
             judge.printed(link.source).form == cards::Form::weapon;
    }
    if (table.stage != TrueJudge::aiming_stage) return false;
    if (link.kind == Link::Kind::battle) {
      const Spot spot = judge.find(Aim{.card = link.source, .stay = link.stay});
      return spot != no_spot && is_unit(spot);
    }
    return ability && table.effect < ability->size && is_aimed(ability->effects[table.effect]);
  }
  bool fits_resolving() const {
    const Table& table = state_.table;
    const TrueSight sight{state_};
    const cards::Ability* ability = rules_.judge(table, sight).ability_of(table.last());
    if (!ability || table.effect >= ability->size) return false;
    switch (table.ask) {
      case Ask::may:
        return table.stage == Resolving::fresh && ability->effects[table.effect].may &&
               table.actor == table.last().seat;
      case Ask::choose:
        return table.stage == Resolving::choosing && table.due > 0 &&
               table.asked.contains(table.actor);
      case Ask::slot:
        return table.stage >= Resolving::putting &&
               table.stage <= Resolving::putting + static_cast<int>(Event::Place::battlefield) &&
               table.holding != no_card && owner(table.holding) == table.actor;
      default:
        return false;
    }
  }
  // Somebody who is asked can answer.
  void check_moves() {
    if (state_.table.over()) return;
    MoveList moves;
    rules_.legal_moves(state_, state_.table.actor, moves);
    const TrueSight sight{state_};
    if (moves.empty() || !rules_.judge(state_.table, sight).can_be_answered()) {
      refuse("ask: whoever is asked has nothing to choose from");
    }
  }

  const Rules& rules_;
  const Position& position_;
  State state_{};
  PerPlayer<Cards> taken_{};  // have been named
  Stay counted_stays_ = 0;
};

Result<State> Rules::set_up(const Position& position) const {
  return Setting(*this, position).set_up();
}

}  // namespace penta::phaktionz

// A state or a view in the words of the game.
#include <algorithm>

#include "games/phaktionz/hidden.h"
#include "games/phaktionz/rules.h"

namespace penta::phaktionz {
namespace {

std::vector<Seat> list_of(SeatSet seats) {
  std::vector<Seat> list;
  for (const Seat seat : seats) list.push_back(seat);
  return list;
}

template <class Sight>
class Portrait {
 public:
  Portrait(const Rules& rules, const Table& table, const Sight& sight)
      : rules_(rules), table_(table), sight_(sight), judge_(rules.judge(table, sight)) {}

  Position tell() const {
    Position position;
    tell_course(position);
    for (int i = 0; i < most_players; ++i) position.players.push_back(tell_player(seat_at(i)));
    for (std::size_t i = 0; i < table_.depth; ++i) {
      position.chain.push_back(tell_link(table_.links[i]));
    }
    for (std::size_t i = 0; i < table_.queued; ++i) {
      position.waiting.push_back(tell_waiting(table_.waiting[i]));
    }
    for (std::size_t i = 0; i < table_.granted; ++i) {
      position.grants.push_back(tell_grant(table_.grants[i]));
    }
    tell_chosen(position);
    return position;
  }

 private:
  void tell_course(Position& position) const {
    position.turn = table_.turn;
    position.phase = table_.phase;
    position.ask = table_.ask;
    position.first = table_.first;
    position.active = table_.active;
    position.actor = table_.actor;
    position.older = table_.older;
    position.triggers = table_.triggers;
    position.resolving = table_.resolving;
    position.announcing = table_.announcing;
    position.passes = table_.passes;
    position.effect = table_.effect;
    position.stage = table_.stage;
    position.due = table_.due;
    position.done = table_.done;
    position.steps = table_.steps;
    position.asked = list_of(table_.asked);
    position.failed = list_of(table_.failed);
    position.holding = table_.holding;
    position.stays = table_.stays;
    position.runaway = table_.runaway;
    position.winners = list_of(table_.winners);
  }
  void tell_chosen(Position& position) const {
    std::size_t size = table_.chosen.size();
    while (size > 0 && table_.chosen[size - 1] == Aim{}) --size;
    for (std::size_t i = 0; i < size; ++i) position.chosen.push_back(tell_aim(table_.chosen[i]));
  }

  // --- players

  Listed listed_card(Card card) const {
    const auto at = static_cast<std::size_t>(number(card));
    return listed(rules_.design(card), rules_.deck(owner(card)).copies[at]);
  }
  std::vector<Listed> cards(Seat seat, const Cards& cards) const {
    std::vector<Listed> list;
    cards.for_each([&](int each) { list.push_back(listed_card(card_of(seat, each))); });
    return list;
  }
  PlayerPosition tell_player(Seat seat) const {
    const Lord& lord = table_.lords[seat];
    PlayerPosition player;
    judge_.for_each_unit(seat, [&](Spot spot) { player.units.push_back(tell_unit(spot)); });
    if (lord.realm != no_card) player.realm = listed_card(lord.realm);
    player.realm_counters = lord.realm_counters;
    player.realm_stay = lord.realm_stay;
    tell_hidden(seat, player);
    player.known = cards(seat, lord.known);
    player.pile = cards(seat, lord.pile);
    player.exile = cards(seat, lord.exile);
    player.creation = cards(seat, lord.creation);
    player.doomed = cards(seat, lord.doomed);
    tell_limits(seat, player);
    if (lord.past != decltype(lord.past){}) player.past.assign(lord.past.begin(), lord.past.end());
    player.announced = lord.announced;
    player.exchanged = lord.set_aside;
    player.hand_size = lord.hand;
    player.deck_size = lord.deck;
    player.deck_name = rules_.deck(seat).name;
    return player;
  }
  void tell_hidden(Seat seat, PlayerPosition& player) const {
    const Lord& lord = table_.lords[seat];
    const Cards hand = sight_.hand(seat) | lord.known;
    player.hand = cards(seat, hand);
    player.hand.resize(lord.hand, hidden_card);
    if (lord.looked > 0) {
      player.looked = cards(seat, sight_.looked());
      player.looked.resize(lord.looked, hidden_card);
    }
    if (table_.ask == Ask::mulligan && table_.actor == seat) {
      player.set_aside = cards(seat, sight_.set_aside());
      player.set_aside.resize(lord.set_aside, hidden_card);
    }
    if (tells_deck(seat)) player.deck = cards(seat, sight_.deck(seat));
  }
  // A view shows whoever looks what is left in the own deck.
  bool tells_deck(Seat seat) const {
    if constexpr (requires { sight_.view; }) return sight_.view.viewer == seat;
    return false;
  }
  void tell_limits(Seat seat, PlayerPosition& player) const {
    const DeckList& list = rules_.deck(seat);
    for (std::size_t i = 0; i < list.limits.size(); ++i) {
      const auto design = static_cast<DesignId>(i);
      for (int ability = 0; ability < rules_.facts(design).size; ++ability) {
        const int used = judge_.used(seat, design, ability);
        if (used == 0) continue;
        const cards::Limit& limit = rules_.facts(design).abilities[ability].limit;
        player.limits.push_back({.card = design,
                                 .ability = ability,
                                 .used = used,
                                 .limit = limit.times,
                                 .whole_match = limit.per == cards::Per::match});
      }
    }
  }
  PlacedUnit tell_unit(Spot spot) const {
    const Unit& unit = judge_.unit(spot);
    PlacedUnit told{.card = listed_card(unit.card),
                    .slot = slot_of(spot) + 1,
                    .weapon_counters = unit.weapon_counters,
                    .weapon_stay = unit.weapon_stay,
                    .promoted = unit.promoted != 0,
                    .plagued = unit.plagued,
                    .counters = unit.counters,
                    .gain = unit.gain,
                    .doubled = unit.doubled,
                    .type = unit.type,
                    .battled = unit.battled,
                    .stay = unit.stay};
    if (unit.weapon != no_card) told.weapon = listed_card(unit.weapon);
    if (unit.dmg != Unit::as_printed) told.dmg = unit.dmg;
    told.dmg_now = judge_.dmg(spot);
    told.type_now = judge_.type(spot);
    told.disabled = judge_.is_disabled(spot);
    told.battles_left = judge_.battles_left(spot);
    return told;
  }

  // --- the chain

  static PlacedAim tell_aim(const Aim& aim) {
    return {.card = aim.card, .amount = aim.amount, .stay = aim.stay};
  }
  PlacedLink tell_link(const Link& link) const {
    PlacedLink told{.kind = link.kind,
                    .seat = link.seat,
                    .source = link.source,
                    .ability = link.ability,
                    .stay = link.stay,
                    .mark = link.mark,
                    .slot = link.slot == no_slot ? 0 : link.slot + 1,
                    .x = link.x,
                    .fizzled = link.is(Link::fizzled),
                    .from_pile = link.is(Link::from_pile),
                    .by_demoting = link.is(Link::by_demoting),
                    .by_plague = link.is(Link::by_plague),
                    .reduced = link.is(Link::reduced),
                    .second_cost = link.is(Link::second_cost),
                    .second_way = link.is(Link::second_way)};
    if (link.subject != Aim{}) told.subject = tell_aim(link.subject);
    tell_targets(link, told);
    return told;
  }
  void tell_targets(const Link& link, PlacedLink& told) const {
    std::size_t size = link.aims.size();
    while (size > 0 && link.aims[size - 1] == 0) --size;
    for (std::size_t i = 0; i < size; ++i) {
      std::vector<int>& places = told.aims.emplace_back();
      for (const Spot spot : Spots::from_bits(link.aims[i])) {
        places.push_back(static_cast<int>(spot));
        const bool stayed = judge_.card(spot) != no_card && judge_.stay(spot) <= link.mark;
        if (stayed) told.targets.push_back(judge_.card(spot));
      }
    }
  }
  static PlacedLink tell_waiting(const Waiting& waiting) {
    PlacedLink told{.kind = Link::Kind::trigger,
                    .seat = owner(waiting.source),
                    .source = waiting.source,
                    .ability = waiting.ability,
                    .stay = waiting.stay};
    if (waiting.subject != Aim{}) told.subject = tell_aim(waiting.subject);
    return told;
  }
  static PlacedGrant tell_grant(const Grant& grant) {
    return {.card = grant.card,
            .seat = grant.seat,
            .design = grant.design,
            .ability = grant.ability(),
            .effect = grant.effect(),
            .stay = grant.stay,
            .from = grant.from,
            .until = grant.until,
            .amount = grant.amount};
  }

  const Rules& rules_;
  const Table& table_;
  const Sight& sight_;
  Judge<Sight> judge_;
};

}  // namespace

Position Rules::position(const State& state) const {
  const TrueSight sight{state};
  return Portrait(*this, state.table, sight).tell();
}

Position Rules::position(const View& view) const {
  const ViewSight own = sight(view);
  return Portrait(*this, view.table, own).tell();
}

}  // namespace penta::phaktionz

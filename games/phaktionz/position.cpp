// A state or a view in the words of the game.
#include <algorithm>
#include <set>

#include "games/phaktionz/rules.h"

namespace penta::phaktionz {
namespace {

std::vector<Seat> list_of(SeatSet seats) {
  std::vector<Seat> list;
  for (const Seat seat : seats) list.push_back(seat);
  return list;
}

// What a seat alone knows: all of it in a state, in a view only what the viewer sees.
struct Known {
  bool hand = false;
  bool deck = false;
  bool operator==(const Known&) const = default;
};

template <class Sight>
class Portrait {
 public:
  Portrait(const Rules& rules, const Table& table, const Sight& sight, PerPlayer<Known> known)
      : rules_(rules),
        table_(table),
        sight_(sight),
        known_(known),
        judge_(rules.judge(table, sight)) {}

  Position tell() const {
    Position position;
    tell_course(position);
    for (int i = 0; i < most_players; ++i) position.players.push_back(player(seat_at(i)));
    tell_chain(position);
    tell_pending(position);
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
    position.triggers = table_.triggers;
    position.passes = table_.passes;
    position.steps = table_.steps;
    position.stays = table_.stays;
    position.runaway = table_.runaway;
    position.winners = list_of(table_.winners);
  }
  void tell_chain(Position& position) const {
    for (std::size_t i = 0; i < table_.depth; ++i) position.chain.push_back(link(table_.links[i]));
    for (std::size_t i = 0; i < table_.queued; ++i) {
      const Waiting& waiting = table_.waiting[i];
      position.waiting.push_back({.kind = Link::Kind::trigger,
                                  .seat = owner(waiting.source),
                                  .source = waiting.source,
                                  .ability = waiting.ability,
                                  .stay = waiting.stay,
                                  .subject = aim(waiting.subject)});
    }
    position.older = table_.older;
    for (std::size_t i = 0; i < table_.granted; ++i) {
      const Grant& grant = table_.grants[i];
      position.grants.push_back({.card = grant.card,
                                 .seat = grant.seat,
                                 .design = grant.design,
                                 .ability = grant.ability(),
                                 .effect = grant.effect(),
                                 .stay = grant.stay,
                                 .from = grant.from,
                                 .until = grant.until,
                                 .amount = grant.amount});
    }
  }
  void tell_pending(Position& position) const {
    for (const Aim& each : table_.chosen) position.chosen.push_back(*aim(each));
    if (table_.chosen == std::array<Aim, 2>{}) position.chosen.clear();
    position.resolving = table_.resolving;
    position.announcing = table_.announcing;
    position.effect = table_.effect;
    position.stage = table_.stage;
    position.due = table_.due;
    position.done = table_.done;
    position.asked = list_of(table_.asked);
    position.failed = list_of(table_.failed);
    position.holding = table_.holding;
  }

  static std::optional<PlacedAim> aim(const Aim& aim) {
    return PlacedAim{.card = aim.card, .amount = aim.amount, .stay = aim.stay};
  }
  PlacedLink link(const Link& link) const {
    PlacedLink placed{.kind = link.kind,
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
    if (link.subject != Aim{}) placed.subject = aim(link.subject);
    for (const std::uint32_t bits : link.aims) placed.aims.push_back(places(link, bits, placed));
    while (!placed.aims.empty() && placed.aims.back().empty()) placed.aims.pop_back();
    return placed;
  }
  // Places that were chosen; and the cards there, if they are still those.
  std::vector<int> places(const Link& link, std::uint32_t bits, PlacedLink& placed) const {
    std::vector<int> places;
    for (const Spot spot : Spots::from_bits(bits)) {
      places.push_back(static_cast<int>(spot));
      const Card card = judge_.card(spot);
      if (card != no_card && judge_.stay(spot) <= link.mark) placed.targets.push_back(card);
    }
    return places;
  }

  PlayerPosition player(Seat seat) const {
    const Lord& lord = table_.lords[seat];
    PlayerPosition player{.announced = lord.announced,
                          .exchanged = lord.set_aside,
                          .hand_size = lord.hand,
                          .deck_size = lord.deck,
                          .deck_name = rules_.deck(seat).name};
    judge_.for_each_unit(seat, [&](Spot spot) { player.units.push_back(unit(spot)); });
    if (lord.realm != no_card) {
      player.realm = listed(lord.realm);
      player.realm_counters = lord.realm_counters;
      player.realm_stay = lord.realm_stay;
    }
    player.known = list(seat, lord.known);
    player.pile = list(seat, lord.pile);
    player.exile = list(seat, lord.exile);
    player.creation = list(seat, lord.creation);
    player.doomed = list(seat, lord.doomed);
    tell_hidden(seat, player);
    tell_limits(seat, player);
    const bool nothing = std::all_of(lord.past.begin(), lord.past.end(),
                                     [](std::uint8_t count) { return count == 0; });
    if (!nothing) player.past.assign(lord.past.begin(), lord.past.end());
    return player;
  }
  // What is not seen stands as "?", except in decks, which have no order.
  void tell_hidden(Seat seat, PlayerPosition& player) const {
    const Lord& lord = table_.lords[seat];
    if (known_[seat].hand) {
      player.hand = list(seat, sight_.hand(seat));
    } else {
      player.hand = player.known;
      player.hand.resize(lord.hand, hidden_card);
    }
    if (known_[seat].deck) player.deck = list(seat, sight_.deck(seat));
    if (seat != table_.actor) return;
    player.looked = list(seat, sight_.looked());
    player.looked.resize(std::max<std::size_t>(player.looked.size(), lord.looked), hidden_card);
    player.set_aside = list(seat, sight_.set_aside());
  }
  void tell_limits(Seat seat, PlayerPosition& player) const {
    const DeckList& own = rules_.deck(seat);
    for (std::size_t design = 0; design < own.limits.size(); ++design) {
      for (std::size_t ability = 0; ability < own.limits[design].size(); ++ability) {
        const std::uint8_t place = own.limits[design][ability];
        const int used = place == DeckList::unlimited ? 0 : table_.lords[seat].used[place];
        if (used == 0) continue;
        const auto id = static_cast<DesignId>(design);
        const cards::Limit& limit = rules_.facts(id).abilities[ability].limit;
        player.limits.push_back({.card = id,
                                 .ability = static_cast<int>(ability),
                                 .used = used,
                                 .limit = limit.times,
                                 .whole_match = limit.per == cards::Per::match});
      }
    }
  }

  Listed listed(Card card) const {
    const DeckList& list = rules_.deck(owner(card));
    const auto at = static_cast<std::size_t>(number(card));
    return phaktionz::listed(list.cards[at], list.copies[at]);
  }
  std::vector<Listed> list(Seat seat, const Cards& cards) const {
    std::vector<Listed> list;
    cards.for_each([&](int each) { list.push_back(listed(card_of(seat, each))); });
    return list;
  }
  PlacedUnit unit(Spot spot) const {
    const Unit& unit = judge_.unit(spot);
    PlacedUnit placed{.card = listed(unit.card),
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
                      .stay = unit.stay,
                      .dmg_now = judge_.dmg(spot),
                      .type_now = judge_.type(spot),
                      .disabled = judge_.is_disabled(spot),
                      .battles_left = judge_.battles_left(spot)};
    if (unit.weapon != no_card) placed.weapon = listed(unit.weapon);
    if (unit.dmg != Unit::as_printed) placed.dmg = unit.dmg;
    return placed;
  }

  const Rules& rules_;
  const Table& table_;
  const Sight& sight_;
  PerPlayer<Known> known_;
  Judge<Sight> judge_;
};

}  // namespace

Position Rules::position(const State& state) const {
  const TrueSight sight{state};
  constexpr Known all{.hand = true, .deck = true};
  PerPlayer<Known> known{};
  for (int i = 0; i < most_players; ++i) known[seat_at(i)] = all;
  return Portrait(*this, state.table, sight, known).tell();
}

// The own deck follows from the list and all that is seen.
Position Rules::position(const View& view) const {
  const ViewSight sight = this->sight(view);
  PerPlayer<Known> known{};
  if (view.viewer != stranger) known[view.viewer].hand = true;
  return Portrait(*this, view.table, sight, known).tell();
}

}  // namespace penta::phaktionz

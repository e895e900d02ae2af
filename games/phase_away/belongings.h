// What people carry, wear, hand over and leave on the floor.
#pragma once

#include <algorithm>
#include <array>
#include <utility>

#include "games/phase_away/rules.h"

namespace penta::phase_away {

// Copies of a thing look alike: so that equal tables are equal bytes, they lie in the order of
// their places, and of a player's own the one that is worn comes first.
inline void sort_copies(const Figures& figures, Table& table, Thing thing) {
  const std::size_t first = figures.first_card[static_cast<std::size_t>(thing)];
  const std::size_t end = first + figures.copies[static_cast<std::size_t>(thing)];
  const auto owner = [&](std::uint8_t place) -> Player* {
    const bool owned = place != in_supply && place >= with_player;
    return owned ? &table.players[place - with_player] : nullptr;
  };
  // Behind the place, whether it is carried and not worn.
  std::array<std::uint16_t, 16> places{};
  for (std::size_t i = first; i < end; ++i) {
    Player* const by = owner(table.where[i]);
    const bool carried = by != nullptr && by->carried.contains(static_cast<Card>(i));
    if (carried) by->carried.erase(static_cast<Card>(i));
    places[i - first] = static_cast<std::uint16_t>(table.where[i] << 1U | (carried ? 1U : 0U));
  }
  std::sort(places.begin(), places.begin() + static_cast<std::ptrdiff_t>(end - first));
  for (std::size_t i = first; i < end; ++i) {
    const std::uint16_t place = places[i - first];
    table.where[i] = static_cast<std::uint8_t>(place >> 1U);
    if ((place & 1U) != 0) owner(table.where[i])->carried.insert(static_cast<Card>(i));
  }
}

template <class O>
class Belongings {
 public:
  Belongings(const Rules& rules, Table& table, O& observer)
      : rules_(rules), figures_(rules.figures()), table_(table), observer_(observer) {}

  void drop_card(Card card, Square square) {
    table_.where[static_cast<std::size_t>(card)] = static_cast<std::uint8_t>(square);
    table_.floored.insert(square);
  }

  // What is worn falls to the floor.
  void drop_worn(Seat seat, Thing& worn) {
    if (worn == Thing::none) return;
    const Thing thing = std::exchange(worn, Thing::none);
    drop_card(worn_card(seat, thing), player(seat).square);
    sort_copies(figures_, table_, thing);
  }

  Card worn_card(Seat seat, Thing thing) const {
    const auto place = static_cast<std::uint8_t>(with_player | penta::index(seat));
    Card found{};
    (rules_.copies(thing) - player(seat).carried).for_each([&](Card card) {
      if (table_.where[static_cast<std::size_t>(card)] == place) found = card;
    });
    return found;
  }

  void carry(Seat seat, Card card) {
    table_.where[static_cast<std::size_t>(card)] =
        static_cast<std::uint8_t>(with_player | penta::index(seat));
    player(seat).carried.insert(card);
  }

  void gather(Seat seat) {
    Player& own = player(seat);
    CardSet found;
    for (int i = 0; i < figures_.cards; ++i) {
      if (table_.where[static_cast<std::size_t>(i)] == static_cast<std::uint8_t>(own.square)) {
        found.insert(static_cast<Card>(i));
      }
    }
    found.for_each([&](Card card) { carry(seat, card); });
    found.for_each([&](Card card) { sort(card); });
    own.purse.add(std::exchange(table_.floor[static_cast<std::size_t>(own.square)], Purse{}));
    table_.floored.erase(own.square);
    tell(observer_,
         [&] { return Event{.kind = Event::Kind::gathered, .seat = seat, .square = own.square}; });
    wear_again(seat, own.lost_weapon, own.weapon);
    wear_again(seat, own.lost_armour, own.armour);
  }

  void wear(Seat seat, Thing thing) {
    Player& own = player(seat);
    const bool weapon = figures_.thing_kind[static_cast<std::size_t>(thing)] == ThingKind::weapon;
    Thing& worn = weapon ? own.weapon : own.armour;
    const Thing before = worn;
    drop_worn(seat, worn);
    own.carried.erase((own.carried & rules_.copies(thing)).front());
    worn = thing;
    sort_copies(figures_, table_, thing);
    tell(observer_, [&] { return Event{.kind = Event::Kind::wore, .seat = seat, .thing = thing}; });
    if (before == Thing::none) return;
    tell(observer_,
         [&] { return Event{.kind = Event::Kind::dropped, .seat = seat, .thing = before}; });
  }

  void give(Seat seat, Seat to, Thing thing) {
    const Card card = (player(seat).carried & rules_.copies(thing)).front();
    player(seat).carried.erase(card);
    carry(to, card);
    sort(card);
    tell(observer_,
         [&] { return Event{.kind = Event::Kind::gave, .seat = seat, .to = to, .thing = thing}; });
  }

  void hand(Seat seat, Seat to, const Purse& purse) {
    Player& own = player(seat);
    own.purse.money = static_cast<std::uint16_t>(own.purse.money - purse.money);
    own.purse.gems = static_cast<std::uint8_t>(own.purse.gems - purse.gems);
    own.purse.dust = static_cast<std::uint8_t>(own.purse.dust - purse.dust);
    own.purse.shards = static_cast<std::uint8_t>(own.purse.shards - purse.shards);
    own.purse.artefact = static_cast<std::uint8_t>(own.purse.artefact - purse.artefact);
    player(to).purse.add(purse);
    tell(observer_, [&] {
      return Event{.kind = Event::Kind::handed, .seat = seat, .to = to, .purse = purse};
    });
  }

  // An item that was used can be found again.
  void put_back(Seat seat, Thing thing) {
    const Card card = (player(seat).carried & rules_.copies(thing)).front();
    player(seat).carried.erase(card);
    table_.where[static_cast<std::size_t>(card)] = in_supply;
    ++table_.supply[static_cast<std::size_t>(thing)];
    sort(card);
  }

  void sort(Card card) {
    sort_copies(figures_, table_, figures_.thing_of[static_cast<std::size_t>(card)]);
  }

 private:
  void wear_again(Seat seat, Thing& lost, Thing& worn) {
    const Thing thing = std::exchange(lost, Thing::none);
    if (thing == Thing::none || worn != Thing::none || !rules_.carries(player(seat), thing)) return;
    wear(seat, thing);
  }

  Player& player(Seat seat) { return table_.players[static_cast<std::size_t>(seat)]; }
  const Player& player(Seat seat) const { return table_.players[static_cast<std::size_t>(seat)]; }

  const Rules& rules_;
  const Figures& figures_;
  Table& table_;
  O& observer_;
};

}  // namespace penta::phase_away

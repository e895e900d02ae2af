// For tests: what somebody remembers who only listens. Shares no code with the rules.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "games/phaktionz/rules.h"

namespace penta::phaktionz {

// Cards that lie open are remembered by their numbers, those in hands by their names: of two alike
// nobody can tell which one was played.
class Witness {
 public:
  Witness(const Rules& rules, Viewer viewer) : rules_(&rules), viewer_(viewer) {
    for (int i = 0; i < most_players; ++i) {
      Player& player = players_[i];
      player.deck = rules.deck(seat_at(i)).size;
      rules.deck(seat_at(i)).created.for_each([&](int each) {
        open_[card_of(seat_at(i), each)] = Place::creation;
      });
    }
  }

  void see(const Event& event) {
    using Kind = Event::Kind;
    switch (event.kind) {
      case Kind::drew:
        draw(event);
        break;
      case Kind::set_aside:
        if (event.seat == viewer_) ++aside_[name(event.card)];
        break;
      case Kind::exchanged:
        exchange(event);
        break;
      case Kind::announced:
        announce(event);
        break;
      case Kind::placed:
        leave(event.card, event.from);
        open_[event.card] = Place::battlefield;
        break;
      case Kind::stays:
      case Kind::attached:
      case Kind::flipped:
        open_[event.card] = Place::battlefield;
        break;
      case Kind::lost:
      case Kind::milled:
        --of(event.card).deck;
        forget_looked(event.card);
        arrive(event.card, Place::pile);
        break;
      case Kind::discarded:
        leave(event.card, Place::hand);
        arrive(event.card, event.to);
        break;
      case Kind::demoted:
      case Kind::left:
        open_.erase(event.card);
        arrive(event.card, event.to);
        break;
      case Kind::moved:
        leave(event.card, event.from);
        arrive(event.card, event.to);
        break;
      case Kind::looked:
        looked_.clear();
        break;
      case Kind::saw:
        ++looked_[name(event.card)];
        break;
      case Kind::shuffled:
        if (event.seat == viewer_) looked_.clear();
        break;
      default:
        break;
    }
  }

  std::string contradicts(const State& world) const {
    for (int i = 0; i < most_players; ++i) {
      const std::string what = wrong_with(world, seat_at(i));
      if (!what.empty()) return "seat " + std::to_string(i + 1) + ": " + what;
    }
    for (const auto& [card, place] : open_) {
      if (!lies(world, card, place)) return rules_->word(card) + " lies somewhere else";
    }
    return "";
  }

 private:
  using Place = Event::Place;
  using Names = std::map<DesignId, int>;
  struct Player {
    int hand = 0;
    int deck = 0;
    Names known{};  // of the hand: shown to everybody
  };

  DesignId name(Card card) const { return rules_->design(card); }
  Player& of(Card card) { return players_[index(owner(card))]; }

  void draw(const Event& event) {
    Player& player = players_[index(event.seat)];
    ++player.hand;
    --player.deck;
    if (event.seat == viewer_) ++own_[name(event.card)];
  }
  void exchange(const Event& event) {
    Player& player = players_[index(event.seat)];
    player.hand -= event.amount;
    player.deck += event.amount;
    if (event.seat != viewer_) return;
    for (const auto& [design, count] : aside_) own_[design] -= count;
    aside_.clear();
  }
  void announce(const Event& event) {
    const bool moves = event.link == Link::Kind::placement || event.link == Link::Kind::cast;
    if (moves) {
      leave(event.card, event.from);
      open_[event.card] = Place::none;
    } else if (event.from == Place::hand) {
      int& known = of(event.card).known[name(event.card)];
      known = std::max(known, 1);
    }
  }
  // Out of a hidden place, as far as it was in one.
  void leave(Card card, Place from) {
    if (open_.erase(card) > 0) return;
    Player& player = of(card);
    if (from == Place::hand) {
      --player.hand;
      int& known = player.known[name(card)];
      known = std::max(0, known - 1);
      if (owner(card) == viewer_) --own_[name(card)];
    } else if (from == Place::deck) {
      --player.deck;
      forget_looked(card);
    }
  }
  void forget_looked(Card card) {
    const auto found = looked_.find(name(card));
    if (owner(card) == viewer_ && found != looked_.end() && found->second > 0) --found->second;
  }
  void arrive(Card card, Place to) {
    if (to != Place::hand) {
      open_[card] = to == Place::battlefield ? Place::none : to;  // its slot follows
      return;
    }
    ++of(card).hand;
    ++of(card).known[name(card)];
    if (owner(card) == viewer_) ++own_[name(card)];
  }

  static bool lies(const State& world, Card card, Place place) {
    const Lord& lord = world.table.lords[owner(card)];
    const int at = number(card);
    switch (place) {
      case Place::pile:
        return lord.pile.contains(at);
      case Place::exile:
        return lord.exile.contains(at);
      case Place::creation:
        return lord.creation.contains(at);
      case Place::battlefield: {
        if (lord.realm == card) return true;
        return std::any_of(lord.units.begin(), lord.units.end(), [&](const Unit& unit) {
          return unit.card == card || unit.weapon == card;
        });
      }
      default:
        return !world.hands[owner(card)].contains(at) && !world.decks[owner(card)].contains(at);
    }
  }
  Names names_of(Seat seat, const Cards& cards) const {
    Names names;
    cards.for_each([&](int each) { ++names[name(card_of(seat, each))]; });
    return names;
  }
  static bool same(const Names& one, const Names& other) {
    const auto within = [](const Names& inner, const Names& outer) {
      return std::all_of(inner.begin(), inner.end(), [&](const auto& each) {
        const auto found = outer.find(each.first);
        return each.second == (found == outer.end() ? 0 : found->second);
      });
    };
    return within(one, other) && within(other, one);
  }
  std::string wrong_with(const State& world, Seat seat) const {
    const Player& player = players_[index(seat)];
    if (world.hands[seat].size() != player.hand) return "another number of cards in the hand";
    if (world.decks[seat].size() != player.deck) return "another number of cards in the deck";
    if (world.table.lords[seat].hand != player.hand) return "a wrong count of the hand";
    if (world.table.lords[seat].deck != player.deck) return "a wrong count of the deck";
    const Names hand = names_of(seat, world.hands[seat]);
    for (const auto& [design, count] : player.known) {
      const auto found = hand.find(design);
      if (count > (found == hand.end() ? 0 : found->second)) return "a known card is not in hand";
    }
    if (seat != viewer_) return "";
    if (!same(hand, own_)) return "another hand";
    if (world.table.lords[seat].looked == 0) return "";
    return same(names_of(seat, world.looked), looked_) ? "" : "others were looked at";
  }

  const Rules* rules_;
  Viewer viewer_;
  std::array<Player, most_players> players_{};
  std::map<Card, Place> open_{};  // `none`: on the chain, or on its way
  Names own_{};                   // the viewer's hand
  Names aside_{};
  Names looked_{};
};

}  // namespace penta::phaktionz

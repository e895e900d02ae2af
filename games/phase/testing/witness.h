// For tests: what somebody remembers who only listens. Shares no code with the rules.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>

#include "games/phase/rules.h"

namespace penta::phase {

class Witness {
 public:
  Witness(const Rules& rules, Viewer viewer) : rules_(&rules), viewer_(viewer) {
    for (int i = 0; i < rules.players(); ++i) {
      for (int each = 0; each < rules.deck(seat_at(i)).size; ++each) {
        cards_[sleeve_of(seat_at(i), each)] = {};
      }
    }
  }

  void see(const Event& event) {
    using Kind = Event::Kind;
    switch (event.kind) {
      case Kind::shuffled:
        see_shuffle(event.seat, event.top);
        break;
      case Kind::drew:
        move(event, Place::hand);
        see_top(event.seat, event.top);
        break;
      case Kind::enlisted:
        move(event, Place::barracks);
        cards_[event.sleeve].locked = event.locked;
        if (event.place == Event::Place::deck) see_top(event.seat, event.top);
        break;
      case Kind::chose_first:
        if (event.seat == viewer_) choice_ = event.sleeve;
        break;
      case Kind::ordered:
        choice_ = no_sleeve;
        move(event, Place::nowhere);
        cards_[event.sleeve].open = true;
        break;
      case Kind::discarded:
      case Kind::destroyed:
        move(event, Place::discard);
        cards_[event.sleeve].locked = false;
        break;
      case Kind::trained:
        move(event, Place::play);
        break;
      case Kind::returned:
        cards_[event.sleeve].locked = false;
        move(event, event.place == Event::Place::hand       ? Place::hand
                    : event.place == Event::Place::barracks ? Place::barracks
                                                            : Place::deck);
        break;
      case Kind::phased:
      case Kind::shown:
        move(event, cards_[event.sleeve].place);
        cards_[event.sleeve].open = true;
        break;
      case Kind::saw:
        move(event, Place::deck);
        break;
      case Kind::locked:
      case Kind::unlocked:
        cards_[event.sleeve].locked = event.kind == Kind::locked;
        break;
      case Kind::gained:
      case Kind::lost: {
        const int sign = event.kind == Kind::gained ? 1 : -1;
        influence_[{event.seat, event.alignment}] += sign * event.amount;
        break;
      }
      default:
        break;
    }
  }

  std::string contradicts(const State& world) const {
    for (int i = 0; i < rules_->players(); ++i) {
      std::set<int> used;
      for (int each = 0; each < rules_->deck(seat_at(i)).size; ++each) {
        if (!used.insert(world.cards[seat_at(i)][static_cast<std::size_t>(each)]).second) {
          return "a card in two sleeves";
        }
      }
      for (const Alignment kind : {Alignment::good, Alignment::evil}) {
        const auto found = influence_.find({seat_at(i), kind});
        const int known = found == influence_.end() ? 0 : found->second;
        if (world.table.lords[seat_at(i)].influence(kind) != known) return "another influence";
      }
    }
    for (const auto& [sleeve, card] : cards_) {
      const std::string what = wrong_with(world, sleeve, card);
      if (!what.empty()) return rules_->word(sleeve) + ": " + what;
    }
    if (choice_ != no_sleeve && world.table.ask == Ask::recruit &&
        world.choices[viewer_] != number(choice_) + 1) {
      return "another choice";
    }
    return "";
  }

 private:
  enum class Place { deck, hand, barracks, play, discard, nowhere };
  struct Card {
    Place place = Place::deck;
    SideId face = hidden_side;
    SideId back = hidden_side;
    bool open = false;  // all know both
    bool locked = false;
  };
  using Sides = std::pair<SideId, SideId>;
  static Sides sides(SideId one, SideId other) {
    return one < other ? Sides{one, other} : Sides{other, one};
  }

  void move(const Event& event, Place place) {
    Card& card = cards_[event.sleeve];
    // Turned over in secret: at the start, from the hand into the barracks.
    if (card.face != hidden_side && event.side != card.face) std::swap(card.face, card.back);
    card.place = place;
    card.face = event.side;
    if (event.back != no_side && event.back != hidden_side) card.back = event.back;
    if (event.open) card.open = true;
  }
  void see_top(Seat seat, SideId top) {
    for (auto& [sleeve, card] : cards_) {
      if (owner(sleeve) != seat || card.place != Place::deck) continue;
      card.face = top;
      return;
    }
  }
  void see_shuffle(Seat seat, SideId top) {
    const auto in_deck = [&](Sleeve sleeve, const Card& card) {
      return owner(sleeve) == seat && card.place == Place::deck;
    };
    bool empty = true;
    for (const auto& [sleeve, card] : cards_) empty = empty && !in_deck(sleeve, card);
    for (auto& [sleeve, card] : cards_) {
      if (empty && owner(sleeve) == seat && card.place == Place::discard) card.place = Place::deck;
    }
    // What went into the deck before is still there, unless an unknown card outside may be it.
    std::set<Sleeve> outside;
    bool may_be_outside = false;
    for (const auto& [sleeve, card] : cards_) {
      if (owner(sleeve) != seat || card.place == Place::deck) continue;
      outside.insert(sleeve);
      may_be_outside = may_be_outside || (!card.open && !outside_[seat].contains(sleeve));
    }
    if (may_be_outside) buried_[seat].clear();
    for (auto& [sleeve, card] : cards_) {
      if (!in_deck(sleeve, card)) continue;
      if (card.open) buried_[seat].insert(sides(card.face, card.back));
      card = {};
    }
    outside_[seat] = outside;
    see_top(seat, top);
  }
  std::string wrong_with(const State& world, Sleeve sleeve, const Card& card) const {
    const Seat seat = owner(sleeve);
    const int at = number(sleeve);
    const Lord& lord = world.table.lords[seat];
    const Place place = lord.deck.contains(at)          ? Place::deck
                        : lord.hand.contains(at)        ? Place::hand
                        : lord.barracks.contains(at)    ? Place::barracks
                        : lord.play.contains(at)        ? Place::play
                        : world.table.playing == sleeve ? Place::nowhere
                                                        : Place::discard;
    if (place != card.place) return "another place";
    if (lord.locked.contains(at) != card.locked) return "locked in one of them";
    const Pair pair = rules_->card(seat, world.cards[seat][static_cast<std::size_t>(at)]);
    const bool evil = world.evil_up[seat].contains(at);
    if (card.face != hidden_side && card.face != (evil ? pair.evil : pair.good)) {
      return "another face";
    }
    if (card.back != hidden_side && card.back != (evil ? pair.good : pair.evil)) {
      return "another back";
    }
    const auto outside = outside_.find(seat);
    if (outside != outside_.end() && outside->second.contains(sleeve) && !card.open &&
        buried_.at(seat).contains(sides(pair.good, pair.evil)) && !has_twin(seat, pair)) {
      return "a card that was shuffled into the deck";
    }
    return "";
  }
  bool has_twin(Seat seat, Pair pair) const {
    int count = 0;
    for (int i = 0; i < rules_->deck(seat).size; ++i)
      count += rules_->card(seat, i) == pair ? 1 : 0;
    return count > 1;
  }

  const Rules* rules_;
  Viewer viewer_;
  std::map<Sleeve, Card> cards_{};
  std::map<std::pair<Seat, Alignment>, int> influence_{};
  std::map<Seat, std::set<Sides>> buried_{};    // known to have been shuffled into the deck
  std::map<Seat, std::set<Sleeve>> outside_{};  // where they cannot be
  Sleeve choice_ = no_sleeve;
};

}  // namespace penta::phase

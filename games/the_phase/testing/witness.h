// For tests: what somebody remembers who only listens. Shares no code with the rules.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "games/the_phase/game.h"

namespace penta::the_phase {

// Does a card follow, as a person would read it off the card?
inline bool shows(const Face& face, Demand demand) {
  const int number = static_cast<int>(demand);
  if (demand == Demand::middle) return face.wedge == Wedge::middle;
  if (demand == Demand::left_or_right) return face.wedge != Wedge::middle;
  if (number < 4) return static_cast<int>(face.colour) == number;
  return static_cast<int>(face.grid) == (number - 4) / 2 &&
         static_cast<int>(face.shape) == (number - 4) % 2;
}

class Witness {
 public:
  Witness(const Rules& rules, Viewer viewer) : rules_(&rules), viewer_(viewer) {}

  void see(const Event& event) {
    using Kind = Event::Kind;
    switch (event.kind) {
      case Kind::round_began:
        begin_round(event);
        break;
      case Kind::dealt:
        dealt_[event.seat] = event.cards;
        held_[event.seat] = event.amount;
        break;
      case Kind::chose:
        chosen_[event.seat] = event.card;
        break;
      case Kind::played:
        chosen_.clear();
        see_played(event.seat, event.card);
        break;
      case Kind::gave:
        owners_[event.card] = event.to;
        lay(event.seat, event.card);
        break;
      case Kind::took:
        taken_[event.card] = event.seat;
        if (event.place == 1) leader_ = event.seat;
        break;
      case Kind::discarded:
        trick_.clear();
        break;
      case Kind::cast_off:
        taken_.erase(event.card);
        break;
      case Kind::scored:
        points_[event.seat] = event.amount;
        break;
      case Kind::phase_moved:
        phase_ = event.phase;
        break;
      case Kind::match_won:
        winners_ = event.seats;
        break;
      case Kind::majority:
      case Kind::no_majority:
      case Kind::bust:
        break;
    }
  }

  std::string contradicts(const State& world) const {
    const Table& table = world.table;
    if (table.phase != phase_) return "another phase";
    if (table.round != round_) return "another round";
    if (table.leader != leader_) return "another leader";
    if (table.winners != winners_) return "other winners";
    if (table.trick_size != trick_.size()) return "another number of cards in the trick";
    for (std::size_t i = 0; i < trick_.size(); ++i) {
      if (table.trick[i] != trick_[i]) return "another card in the trick";
    }
    for (int i = 0; i < rules_->players(); ++i) {
      std::string wrong = contradicts_seat(world, seat_at(i));
      if (!wrong.empty()) return "seat " + std::to_string(i + 1) + ": " + wrong;
    }
    return contradicts_cards(world);
  }

 private:
  // A card that did not follow: then nothing in that hand did.
  struct Failure {
    Seat seat{};
    Demand demand{};
    std::size_t when = 0;  // index of that card among all that were played
  };

  void begin_round(const Event& event) {
    phase_ = event.phase;
    round_ = event.amount;
    leader_ = event.seat;
    dealt_.clear();
    chosen_.clear();
    trick_.clear();
    played_.clear();
    taken_.clear();
    owners_.clear();
    failures_.clear();
  }

  void see_played(Seat seat, Card card) {
    if (phase_ != Phase::zero) {
      if (trick_.empty()) {
        demand_ = first_demand(card);
      } else if (shows(rules_->deck().face(card), demand_)) {
        if (phase_ == Phase::one) demand_ = first_demand(card);
      } else if (rules_->must_follow()) {
        failures_.push_back({seat, demand_, played_.size()});
      }
    }
    owners_[card] = seat;
    lay(seat, card);
  }

  void lay(Seat seat, Card card) {
    trick_.push_back(card);
    played_.push_back({seat, card});
    --held_[seat];
  }

  // What follows this card if it is the last that followed.
  Demand first_demand(Card card) const {
    const Face& face = rules_->deck().face(card);
    if (phase_ == Phase::three) return static_cast<Demand>(face.colour);
    if (phase_ == Phase::two) {
      return face.wedge == Wedge::middle ? Demand::left_or_right : Demand::middle;
    }
    const int other_shape = face.shape == Shape::hex ? 1 : 0;
    return static_cast<Demand>(4 + 2 * static_cast<int>(face.grid) + other_shape);
  }

  std::string contradicts_seat(const State& world, Seat seat) const {
    const CardSet hand = world.hands[seat];
    if (hand.size() != held_[seat]) return "another number of cards";
    CardSet ever = hand;
    for (const auto& [by, card] : played_) {
      if (by == seat) ever.insert(card);
    }
    const auto dealt = dealt_.find(seat);
    const bool shown = dealt != dealt_.end() && !dealt->second.empty();
    if (shown && ever != dealt->second) return "was dealt other cards";
    if (seat == viewer_ && !shown) return "its own deal was never shown";
    for (const Failure& failure : failures_) {
      if (failure.seat == seat && could_follow(hand, failure)) return "could have followed";
    }
    const auto chosen = chosen_.find(seat);
    const Card choice = world.choices[seat];
    if ((chosen != chosen_.end()) != (choice != no_card)) return "has chosen, or has not";
    if (choice != no_card && !hand.contains(choice)) return "chose what it does not hold";
    if (choice != no_card && chosen->second != hidden_card && chosen->second != choice) {
      return "chose another card";
    }
    const auto points = points_.find(seat);
    if (world.table.points[seat] != (points == points_.end() ? 0 : points->second)) {
      return "other points";
    }
    int total = 0;
    for (const auto& [card, taker] : taken_) {
      if (taker == seat) total += rules_->deck().rank(card);
    }
    return world.table.totals[seat] == total ? "" : "another total";
  }

  // The hand at that moment: what is left of it, and all it has played since.
  bool could_follow(CardSet hand, const Failure& failure) const {
    for (std::size_t i = failure.when; i < played_.size(); ++i) {
      if (played_[i].first == failure.seat) hand.insert(played_[i].second);
    }
    bool could = false;
    hand.for_each(
        [&](Card card) { could = could || shows(rules_->deck().face(card), failure.demand); });
    return could;
  }

  std::string contradicts_cards(const State& world) const {
    std::map<Card, Seat> players;
    for (const auto& [seat, card] : played_) players[card] = seat;
    for (int i = 0; i < rules_->deck().size(); ++i) {
      const auto card = static_cast<Card>(i);
      const Fate fate = world.table.fates[static_cast<std::size_t>(i)];
      const auto player = players.find(card);
      const auto taker = taken_.find(card);
      const std::string name = rules_->word(card);
      if (fate.unplayed() != (player == players.end())) return name + " was played, or was not";
      if (!fate.unplayed() && fate.player() != player->second) return name + " came from another";
      if (fate.taken() != (taker != taken_.end())) return name + " was taken, or was not";
      if (fate.taken() && fate.taker() != taker->second) return name + " was taken by another";
      for (int j = 0; j < rules_->players() && !fate.unplayed(); ++j) {
        if (world.hands[seat_at(j)].contains(card)) return name + " is in a hand again";
      }
    }
    for (std::size_t i = 0; i < trick_.size(); ++i) {
      if (world.table.trick_owners[i] != owners_.at(trick_[i])) return "another owner in the trick";
    }
    return "";
  }

  const Rules* rules_;
  Viewer viewer_;
  Phase phase_ = Phase::none;
  int round_ = 0;
  Seat leader_ = stranger;
  SeatSet winners_{};
  Demand demand_ = Demand::none;
  std::map<Seat, CardSet> dealt_;
  PerSeat<int> held_{};
  std::map<Seat, Card> chosen_;
  std::vector<Card> trick_;
  std::vector<std::pair<Seat, Card>> played_;
  std::map<Card, Seat> owners_;  // whose card it is in the trick
  std::map<Card, Seat> taken_;
  std::map<Seat, int> points_;
  std::vector<Failure> failures_;
};

}  // namespace penta::the_phase

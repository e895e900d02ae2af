// For tests: what somebody remembers who only listens. Shares no code with the rules.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/phase10_masters/game.h"

namespace penta::phase10_masters {

using Bag = std::multiset<Card>;

inline Bag bag_of(const Cards& cards) {
  Bag bag;
  cards.for_each([&](Card card) { bag.insert(card); });
  return bag;
}
inline bool take_one(Bag& bag, Card card) {
  const auto found = bag.find(card);
  if (found == bag.end()) return false;
  bag.erase(found);
  return true;
}

// A card that all saw somebody take from the discard pile, and where it may be.
struct Taken {
  enum class Place : std::uint8_t { hand, maybe_saved, saved } place{};
  Card card = no_card;
};

// Whether the cards taken can be where they may be: one of those that may be saved is, at most; of
// the saved ones so many at most are back in hand.
inline bool fits(const std::vector<Taken>& taken, std::size_t from, Bag hand, Bag saves,
                 int may_save, int may_fetch) {
  if (from == taken.size()) return true;
  const auto [place, card] = taken[from];
  const bool hand_will_do = place != Taken::Place::saved || may_fetch > 0;
  const bool saves_will_do =
      place == Taken::Place::saved || (place == Taken::Place::maybe_saved && may_save > 0);
  Bag fewer = hand;
  if (hand_will_do && take_one(fewer, card) &&
      fits(taken, from + 1, fewer, saves, may_save,
           may_fetch - (place == Taken::Place::saved ? 1 : 0))) {
    return true;
  }
  fewer = saves;
  return saves_will_do && take_one(fewer, card) &&
         fits(taken, from + 1, hand, fewer, may_save - (place == Taken::Place::maybe_saved ? 1 : 0),
              may_fetch);
}

class Witness {
 public:
  Witness(const Rules& rules, Viewer viewer) : rules_(&rules), viewer_(viewer) {}

  void see(const Event& event) {
    using Kind = Event::Kind;
    switch (event.kind) {
      case Kind::hand_began:
        begin_hand();
        break;
      case Kind::dealt:
        of_[event.seat].held = event.amount;
        pile_size_ -= event.amount;
        if (!event.cards.empty()) of_[event.seat].hand = bag_of(event.cards);
        break;
      case Kind::turned_up:
        discards_.push_back(event.card);
        --pile_size_;
        break;
      case Kind::drew:
        --pile_size_;
        if (event.seat == viewer_) take_one(pile_, event.card);
        gain(event.seat, event.card);
        break;
      case Kind::took:
        discards_.pop_back();
        of_[event.seat].taken.push_back({Taken::Place::hand, event.card});
        gain(event.seat, event.card);
        break;
      case Kind::fetched:
        ++of_[event.seat].fetched;
        --of_[event.seat].saved;
        if (event.seat == viewer_) take_one(own_saves_, event.card);
        gain(event.seat, event.card);
        break;
      case Kind::laid:
        event.cards.for_each([&](Card card) { lay(event.seat, card, event.seat, 1); });
        event.more.for_each([&](Card card) { lay(event.seat, card, event.seat, 2); });
        break;
      case Kind::hit:
        lay(event.seat, event.card, event.to, event.group);
        break;
      case Kind::discarded:
        lose(event.seat, event.card);
        discards_.push_back(event.card);
        break;
      case Kind::saved:
        see_saved(event.seat, event.card);
        break;
      case Kind::rebuilt:
        pile_.clear();
        pile_.insert(discards_.begin(), discards_.end() - 1);
        pile_size_ = event.amount;
        discards_.erase(discards_.begin(), discards_.end() - 1);
        break;
      case Kind::shown:
        see_shown(event.seat, bag_of(event.cards));
        break;
      case Kind::scored:
        of_[event.seat].score = event.total;
        break;
      case Kind::match_won:
        over_ = true;
        break;
      default:
        break;
    }
  }

  std::string contradicts(const State& world) const {
    const Table& table = world.table;
    if (table.over() != over_) return "over in one of them";
    for (const auto& [seat, one] : of_) {
      if (table.scores[seat] != one.score) return "another score";
    }
    if (over_) return "";  // nobody asks any more who holds what
    const std::vector<Card> pile(table.discard.begin(), table.discard.begin() + table.discard_size);
    if (pile != discards_) return "another discard pile";
    Bag bound = pile_;
    if (world.pile.size() != pile_size_) return "another draw pile";
    for (const Card card : bag_of(world.pile)) {
      if (!take_one(bound, card)) return "a card in the draw pile that cannot be there";
    }
    for (const auto& [place, cards] : groups_) {
      const auto at = static_cast<std::size_t>(meld_place(place.first, place.second - 1));
      if (bag_of(table.melds.cards[at]) != cards) return "another group";
    }
    if (viewer_ != stranger && bag_of(world.saves[viewer_]) != own_saves_) return "other saves";
    for (const auto& [seat, one] : of_) {
      if (const std::string text = contradicts(world, seat, one); !text.empty()) return text;
    }
    return "";
  }

 private:
  struct One {
    int held = 0;
    int saved = 0;
    int fetched = 0;
    int score = 0;
    std::optional<Bag> hand{};  // where all of it is known
    std::vector<Taken> taken{};
  };

  static std::string contradicts(const State& world, Seat seat, const One& one) {
    Bag hand = bag_of(world.hands[seat]);
    const Bag saves = bag_of(world.saves[seat]);
    if (seat == world.table.actor) {
      for (const Cards& cards : world.building.melds.cards) hand.merge(bag_of(cards));
    }
    if (static_cast<int>(hand.size()) != one.held) return "a hand of another size";
    if (static_cast<int>(saves.size()) != one.saved) return "saves of another size";
    if (one.hand && hand != *one.hand) return "another hand";
    if (!fits(one.taken, 0, hand, saves, 1, one.fetched)) return "a card that was taken is gone";
    return "";
  }

  void begin_hand() {
    pile_ = bag_of(rules_->deck());
    pile_size_ = static_cast<int>(pile_.size());
    discards_.clear();
    groups_.clear();
    for (int i = 0; i < rules_->players(); ++i) {
      One& one = of_[seat_at(i)];
      one.hand.reset();
      one.fetched = 0;
      pile_size_ -= one.saved;
    }
  }
  void gain(Seat seat, Card card) {
    One& one = of_[seat];
    ++one.held;
    if (card == hidden_card) one.hand.reset();
    if (one.hand) one.hand->insert(card);
  }
  // A card leaves the hand for all to see.
  void lose(Seat seat, Card card) {
    One& one = of_[seat];
    --one.held;
    if (one.hand) take_one(*one.hand, card);
    for (const auto place : {Taken::Place::hand, Taken::Place::maybe_saved, Taken::Place::saved}) {
      if (place == Taken::Place::saved && one.fetched == 0) continue;
      const auto found = std::find_if(one.taken.begin(), one.taken.end(), [&](const Taken& each) {
        return each.card == card && each.place == place;
      });
      if (found == one.taken.end()) continue;
      one.taken.erase(found);
      return;
    }
  }
  void lay(Seat seat, Card card, Seat owner, int group) {
    lose(seat, card);
    groups_[{owner, group}].insert(card);
  }
  void see_saved(Seat seat, Card card) {
    One& one = of_[seat];
    --one.held;
    ++one.saved;
    if (card == hidden_card) one.hand.reset();
    if (one.hand) take_one(*one.hand, card);
    if (seat == viewer_) own_saves_.insert(card);
    for (Taken& each : one.taken) {
      if (each.place == Taken::Place::hand) each.place = Taken::Place::maybe_saved;
    }
  }
  // What was taken and is not in the hand that all see must be saved.
  void see_shown(Seat seat, Bag hand) {
    One& one = of_[seat];
    std::vector<Taken> saved;
    for (const auto place : {Taken::Place::hand, Taken::Place::maybe_saved, Taken::Place::saved}) {
      const bool may_be_shown = place != Taken::Place::saved || one.fetched > 0;
      for (const Taken& each : one.taken) {
        if (each.place != place || (may_be_shown && take_one(hand, each.card))) continue;
        saved.push_back({Taken::Place::saved, each.card});
      }
    }
    one.taken = saved;
    one.held = 0;
  }

  const Rules* rules_;
  Viewer viewer_;
  std::map<Seat, One> of_;
  Bag own_saves_;
  std::vector<Card> discards_;
  std::map<std::pair<Seat, int>, Bag> groups_;
  Bag pile_;  // what it can hold at most
  int pile_size_ = 0;
  bool over_ = false;
};

}  // namespace penta::phase10_masters

// Worlds that a viewer cannot tell from the truth. Of most cards one face is seen; the other is
// that of some card of the (open) deck list which has this face and is not seen elsewhere. So each
// half-seen sleeve wants a different card: a matching. All matchings are equally likely, for they
// leave equally many cards to the deck, and those lie there in any order with either face up.
#pragma once

#include "games/phase/course.h"

namespace penta::phase {

// The cards of one player: a matching of half-seen sleeves with unseen cards, and random walks from
// there. A step gives a sleeve another card that fits it; if that one lay in another half-seen
// sleeve, this one takes a card that fits it, and so on until one comes from the deck, or is the
// card that the first sleeve gave up. The way back is as likely as the way there, since the same
// sleeves choose among as many cards; and every two matchings differ by such walks. So all become
// equally likely.
class HalfSeen {
 public:
  HalfSeen() = default;
  HalfSeen(const Rules& rules, const View& view, Seat seat) : rules_(&rules), seat_(seat) {
    const Lord& lord = view.table.lords[seat];
    const DeckList& list = rules.deck(seat);
    std::uint64_t unseen = Sleeves::first(list.size).bits();
    for (int each = 0; each < list.size; ++each) {
      const Sleeve sleeve = sleeve_of(seat, each);
      const SideId face = view.face(sleeve);
      const SideId back = view.back(sleeve);
      if (back == hidden_side) {
        wants_[each] = face;
        (face == hidden_side ? below_ : half_seen_).insert(each);
        continue;
      }
      // Of two equal cards, one that may be in this place.
      const int card = find(face, back, unseen, lord.settled.contains(each) ? lord.buried : 0);
      unseen &= ~(std::uint64_t{1} << card);
      cards_[static_cast<std::size_t>(each)] = static_cast<std::uint8_t>(card);
      if (view_is_evil(face)) evil_up_.insert(each);
    }
    unseen_ = unseen;
    buried_ = lord.buried & unseen;
    settled_ = lord.settled;
    holder_.fill(nobody);
    for (const int each : half_seen_) {
      if (view_is_evil(wants_[each])) evil_up_.insert(each);
      std::uint64_t tried = 0;
      find_card(each, tried);
    }
  }

  template <Chance C>
  void walk(C& chance) {
    constexpr int steps_per_sleeve = 8;
    const int count = half_seen_.size();
    for (int i = 0; i < count * steps_per_sleeve; ++i) step(chance);
  }

  template <Chance C>
  void put(State& state, C& chance) const {
    state.cards[seat_] = cards_;
    state.evil_up[seat_] = evil_up_;
    std::array<std::uint8_t, most_cards> rest;
    std::size_t count = 0;
    for (std::uint64_t bits = unseen_; bits != 0; bits &= bits - 1) {
      const int card = std::countr_zero(bits);
      if (holder_[static_cast<std::size_t>(card)] == nobody) {
        rest[count++] = static_cast<std::uint8_t>(card);
      }
    }
    draw_to_front(std::span(rest.data(), count), count, chance);
    count = 0;
    for (const int each : below_) {
      state.cards[seat_][static_cast<std::size_t>(each)] = rest[count++];
      if (chance.below(2) != 0) state.evil_up[seat_].insert(each);
    }
  }

 private:
  static constexpr std::uint8_t nobody = 0xff;

  bool view_is_evil(SideId side) const { return rules_->facts(side).alignment == Alignment::evil; }
  // One that is not to be avoided, if there are several. REQUIRES: there is one.
  int find(SideId face, SideId back, std::uint64_t among, std::uint64_t avoided) const {
    int found = 0;
    for (std::uint64_t bits = among; bits != 0; bits &= bits - 1) {
      const int card = std::countr_zero(bits);
      const Pair pair = rules_->card(seat_, card);
      if (pair != Pair{face, back} && pair != Pair{back, face}) continue;
      found = card;
      if ((avoided >> card & 1U) == 0) break;
    }
    return found;
  }
  // The unseen cards that a half-seen sleeve may hold.
  std::uint64_t fitting(int sleeve) const {
    std::uint64_t cards = 0;
    const SideId face = wants_[sleeve];
    for (std::uint64_t bits = unseen_; bits != 0; bits &= bits - 1) {
      const Pair pair = rules_->card(seat_, std::countr_zero(bits));
      if (pair.good == face || pair.evil == face) cards |= bits & -bits;
    }
    return settled_.contains(sleeve) ? cards & ~buried_ : cards;
  }
  void give(int sleeve, int card) {
    cards_[static_cast<std::size_t>(sleeve)] = static_cast<std::uint8_t>(card);
    holder_[static_cast<std::size_t>(card)] = static_cast<std::uint8_t>(sleeve);
  }
  // Sleeves that have a card may move on to another (augmenting path).
  bool find_card(int sleeve, std::uint64_t& tried) {
    fitting_[sleeve] = fitting(sleeve);
    for (std::uint64_t bits = fitting_[sleeve] & ~tried; bits != 0; bits &= bits - 1) {
      const int card = std::countr_zero(bits);
      if ((tried >> card & 1U) != 0) continue;
      tried |= std::uint64_t{1} << card;
      const std::uint8_t holder = holder_[static_cast<std::size_t>(card)];
      if (holder != nobody && !find_card(holder, tried)) continue;
      give(sleeve, card);
      return true;
    }
    return false;
  }
  template <Chance C>
  static int any(std::uint64_t cards, C& chance) {
    for (auto skip = chance.below(static_cast<std::uint32_t>(std::popcount(cards))); skip > 0;
         --skip) {
      cards &= cards - 1;
    }
    return std::countr_zero(cards);
  }
  template <Chance C>
  void step(C& chance) {
    std::array<std::uint8_t, most_cards> path;
    std::array<std::uint8_t, most_cards> taken;
    std::size_t length = 0;
    std::uint64_t visited = 0;
    int sleeve = any(half_seen_.bits(), chance);
    const int given_up = cards_[static_cast<std::size_t>(sleeve)];
    for (;;) {
      visited |= std::uint64_t{1} << sleeve;
      const int card = any(fitting_[sleeve], chance);
      path[length] = static_cast<std::uint8_t>(sleeve);
      taken[length++] = static_cast<std::uint8_t>(card);
      if (length > 1 && card == given_up) break;
      const std::uint8_t holder = holder_[static_cast<std::size_t>(card)];
      if (holder == nobody) {
        holder_[static_cast<std::size_t>(given_up)] = nobody;
        break;
      }
      if ((visited >> holder & 1U) != 0) return;  // nothing is moved
      sleeve = holder;
    }
    for (std::size_t i = 0; i < length; ++i) give(path[i], taken[i]);
  }

  const Rules* rules_ = nullptr;
  Seat seat_{};
  std::array<SideId, most_cards> wants_{};
  std::array<std::uint64_t, most_cards> fitting_{};
  std::array<std::uint8_t, most_cards> cards_{};
  std::array<std::uint8_t, most_cards> holder_{};  // by card: the half-seen sleeve that has it
  Sleeves half_seen_{};
  Sleeves below_{};  // in the deck, unseen
  Sleeves evil_up_{};
  std::uint64_t unseen_ = 0;
  std::uint64_t buried_ = 0;
  Sleeves settled_{};
};

class Imagination {
 public:
  Imagination(const Rules& rules, const View& view) : rules_(rules), view_(view) {
    for (int i = 0; i < rules.players(); ++i)
      players_[static_cast<std::size_t>(i)] = {rules, view, seat_at(i)};
  }

  template <Chance C>
  State sample(C& chance) {
    State state;
    state.table = view_.table;
    for (int i = 0; i < rules_.players(); ++i) {
      players_[static_cast<std::size_t>(i)].walk(chance);
      players_[static_cast<std::size_t>(i)].put(state, chance);
    }
    for (const Seat seat : view_.table.answered) {
      state.choices[seat] = seat == view_.viewer ? view_.choice : any_choice(seat, chance);
    }
    return state;
  }

 private:
  template <Chance C>
  std::uint8_t any_choice(Seat seat, C& chance) const {
    Sleeves hand = view_.table.lords[seat].hand;
    for (auto skip = chance.below(static_cast<std::uint32_t>(hand.size())); skip > 0; --skip) {
      hand.erase(hand.front());
    }
    return static_cast<std::uint8_t>(1 + hand.front());
  }

  const Rules& rules_;
  View view_;
  std::array<HalfSeen, most_players> players_{};
};

}  // namespace penta::phase

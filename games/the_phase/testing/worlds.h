// For tests: all worlds that a viewer could be in, listed slowly. Shares no code with imagine.h.
#pragma once

#include <string>
#include <vector>

#include "games/the_phase/game.h"
#include "games/the_phase/testing/witness.h"
#include "testing/making.h"

namespace penta::the_phase {

// visit(world) returns whether to go on.
template <class Visit>
class WorldList {
 public:
  WorldList(const Rules& rules, const View& view, Visit& visit)
      : rules_(rules), view_(view), visit_(visit) {
    world_.table = view.table;
    for (int i = 0; i < rules.deck().size(); ++i) {
      const auto card = static_cast<Card>(i);
      const Fate fate = view.table.fates[static_cast<std::size_t>(i)];
      if (fate.unplayed() && !view.hand.contains(card)) hidden_.push_back(card);
      if (!fate.unplayed()) ++played_[fate.player()];
    }
    if (view.viewer == stranger) return;
    world_.hands[view.viewer] = view.hand;
    world_.choices[view.viewer] = view.choice;
  }

  void list() { deal_to(0); }

 private:
  bool deal_to(int i) {
    if (i == rules_.players()) return choose_for(0);
    const Seat seat = seat_at(i);
    if (seat == view_.viewer) return deal_to(i + 1);
    return add_cards(i, 0, rules_.cards_dealt() - played_[seat]);
  }

  // Every way to give seat i so many more of the hidden cards from number `from` on.
  bool add_cards(int i, std::size_t from, int missing) {
    if (missing == 0) return deal_to(i + 1);
    for (std::size_t n = from; n < hidden_.size(); ++n) {
      const Card card = hidden_[n];
      if (card == no_card || !may_hold(seat_at(i), card)) continue;
      hidden_[n] = no_card;
      world_.hands[seat_at(i)].insert(card);
      const bool go_on = add_cards(i, n + 1, missing - 1);
      world_.hands[seat_at(i)].erase(card);
      hidden_[n] = card;
      if (!go_on) return false;
    }
    return true;
  }

  bool may_hold(Seat seat, Card card) const {
    for (int d = 0; d < demands; ++d) {
      const bool is_void = (view_.table.voids[seat] >> d & 1) != 0;
      if (is_void && shows(rules_.deck().face(card), static_cast<Demand>(d))) return false;
    }
    return true;
  }

  // Every secret choice that a seat could have made.
  bool choose_for(int i) {
    if (i == rules_.players()) return visit_(world_);
    const Seat seat = seat_at(i);
    const bool secret = view_.table.phase == Phase::zero && view_.table.served.contains(seat);
    if (!secret || seat == view_.viewer) return choose_for(i + 1);
    bool go_on = true;
    world_.hands[seat].for_each([&](Card card) {
      if (!go_on) return;
      world_.choices[seat] = card;
      go_on = choose_for(i + 1);
    });
    world_.choices[seat] = no_card;
    return go_on;
  }

  const Rules& rules_;
  const View& view_;
  Visit& visit_;
  State world_{};
  std::vector<Card> hidden_;
  PerSeat<int> played_{};
};

template <class Visit>
void for_each_world(const Rules& rules, const View& view, Visit visit) {
  WorldList<Visit>(rules, view, visit).list();
}

// How many there are; `most` if there are more.
inline std::size_t count_worlds(const Rules& rules, const View& view, std::size_t most) {
  std::size_t count = 0;
  for_each_world(rules, view, [&](const State&) { return ++count < most; });
  return count;
}

// The cards of the real deck with ranks up to 20: with six players in Quick every one is dealt.
inline std::string deck_of_60() {
  const auto rules = battery::make_rules<Rules>();
  std::string csv = "colour,rank,grid,shape,wedge\n";
  for (int i = 0; i < most_cards; ++i) {
    const Face& face = rules.deck().face(static_cast<Card>(i));
    if (face.rank > 20) continue;
    csv.append(word_of(face.colour)).append(",").append(std::to_string(face.rank)).append(",");
    csv.append(word_of(face.grid)).append(",").append(word_of(face.shape)).append(",");
    csv.append(word_of(face.wedge)).append("\n");
  }
  return csv;
}

}  // namespace penta::the_phase

// For tests: every world that a view allows, found by trying. Shares no code with imagine().
#pragma once

#include <vector>

#include "games/phase/rules.h"

namespace penta::phase {

template <class Visit>
class Worlds {
 public:
  Worlds(const Rules& rules, const View& view, Visit& visit)
      : rules_(rules), view_(view), visit_(visit) {
    world_.table = view.table;
    for (int i = 0; i < rules.players(); ++i) {
      const Seat seat = seat_at(i);
      used_.emplace_back(static_cast<std::size_t>(rules.deck(seat).size), false);
      for (int each = 0; each < rules.deck(seat).size; ++each) {
        sleeves_.push_back(sleeve_of(seat, each));
      }
    }
  }
  void try_all() { try_from(0); }

 private:
  bool try_from(std::size_t at) {
    if (at == sleeves_.size()) return visit_(static_cast<const State&>(world_));
    const Sleeve sleeve = sleeves_[at];
    const Seat seat = owner(sleeve);
    const auto number = static_cast<std::size_t>(phase::number(sleeve));
    auto& used = used_[static_cast<std::size_t>(seat)];
    for (std::size_t card = 0; card < used.size(); ++card) {
      if (used[card]) continue;
      used[card] = true;
      world_.cards[seat][number] = static_cast<std::uint8_t>(card);
      for (const bool evil : {false, true}) {
        if (!looks_right(sleeve, static_cast<int>(card), evil)) continue;
        Sleeves& up = world_.evil_up[seat];
        if (evil != up.contains(phase::number(sleeve))) up.flip(phase::number(sleeve));
        if (!try_from(at + 1)) return false;
      }
      used[card] = false;
    }
    return true;
  }
  bool looks_right(Sleeve sleeve, int card, bool evil) const {
    const Seat seat = owner(sleeve);
    const Pair pair = rules_.card(seat, card);
    const SideId face = evil ? pair.evil : pair.good;
    const SideId back = evil ? pair.good : pair.evil;
    if (view_.face(sleeve) != hidden_side && view_.face(sleeve) != face) return false;
    if (view_.back(sleeve) != hidden_side && view_.back(sleeve) != back) return false;
    const Lord& lord = view_.table.lords[seat];
    const bool buried = (lord.buried >> card & 1U) != 0;
    return !(buried && lord.settled.contains(phase::number(sleeve)));
  }

  const Rules& rules_;
  const View& view_;
  Visit& visit_;
  State world_{};
  std::vector<Sleeve> sleeves_{};
  std::vector<std::vector<bool>> used_{};
};

template <class Visit>
void for_each_world(const Rules& rules, const View& view, Visit visit) {
  Worlds<Visit>(rules, view, visit).try_all();
}

}  // namespace penta::phase

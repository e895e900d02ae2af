// Orders and skills that would change nothing. Each is carried out in an imagined world, in every
// way that it can be paid and chosen for, as far as all of it is certain.
#include <algorithm>

#include "engine/derived.h"
#include "games/phase/advice.h"
#include "games/phase/game.h"

namespace penta::phase {
namespace {

// Listens for anything but the price: the order that is laid down, and the resources that pay.
struct Stillness {
  static constexpr bool listens = true;
  const Rules* rules;
  Viewer viewer;
  const WatchedChance* chance;
  Sleeve used;
  int locks;
  int phases;
  bool still = true;

  void operator()(const Event& event) {
    const bool certain = !chance->asked && !rules->learners(event).contains(viewer);
    still = still && certain && is_nothing(event);
  }
  bool is_nothing(const Event& event) {
    switch (event.kind) {
      case Event::Kind::ordered:
      case Event::Kind::used:
      case Event::Kind::chose:
        return true;
      case Event::Kind::discarded:
        return event.sleeve == used;
      case Event::Kind::locked:
        return --locks >= 0;
      case Event::Kind::phased:
        return --phases >= 0;
      case Event::Kind::got:
        return event.attack == 0 && event.defence == 0;
      default:
        return false;
    }
  }
};

class Idleness {
 public:
  Idleness(const Rules& rules, Viewer viewer) : rules_(rules), viewer_(viewer) {}

  bool stays(State world, Move move, Stillness stillness) {
    if (++tried_ > most_ways) return false;
    WatchedChance chance;
    stillness.chance = &chance;
    rules_.apply(world, viewer_, move, chance, stillness);
    if (!stillness.still) return false;
    if (world.table.depth == 0) return true;
    if (world.table.actor != viewer_) return false;
    MoveList moves;
    rules_.legal_moves(world, viewer_, moves);
    return std::all_of(moves.begin(), moves.end(),
                       [&](Move next) { return stays(world, next, stillness); });
  }

 private:
  // What has more of them is not looked through: it is not said to be idle then.
  static constexpr int most_ways = 200;

  const Rules& rules_;
  Viewer viewer_;
  int tried_ = 0;
};

}  // namespace

std::optional<Advice> Rules::outlook(const View& view, Move move) const {
  const bool order = move.kind() == Move::Kind::order;
  if (!order && move.kind() != Move::Kind::skill) return std::nullopt;
  const Sleeve sleeve = move.sleeve();
  const SideId side = order ? view.back(sleeve) : view.face(sleeve);
  const int which = order ? Frame::order : move.value();
  const cards::Ability& ability = facts(side).abilities[static_cast<std::size_t>(which)];
  FastChance dreams(1);
  const Stillness stillness{this, view.viewer, nullptr, sleeve, ability.locks, ability.phases};
  const bool idle =
      Idleness(*this, view.viewer).stays(imagine(*this, view, dreams), move, stillness);
  if (!idle) return std::nullopt;
  return advise(AdviceCode::changes_nothing);
}

}  // namespace penta::phase

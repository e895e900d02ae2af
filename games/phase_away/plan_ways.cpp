// The plan's ways through both dimensions at once.
#include "games/phase_away/plan.h"

namespace penta::phase_away {

Plan::Layers Plan::only(Square square, Dimension dimension) const {
  Layers goals{};
  goals[static_cast<std::size_t>(dimension)].insert(square);
  return goals;
}

// From where one move leads into these.
Plan::Layers Plan::one_before(const Layers& edge) const {
  const bool has_portals = table_.portals[0] != Square::none;
  Layers before{};
  for (std::size_t at = 0; at < 2; ++at) {
    Squares walked = edge[at];
    if (has_portals && walked.contains(table_.portals[at])) {
      walked.erase(table_.portals[at]);
      const Squares entry(table_.portals[1 - at]);
      before[1 - at] = before[1 - at] | ((entry.neighbours() | entry) & safe_[1 - at]);
    }
    before[at] = before[at] | (walked.neighbours() & safe_[at]);
  }
  return before;
}

// Backwards from the goals, so that the last room found is the first one to go to. To step into the
// room of a portal is to arrive at the other one.
std::optional<Plan::Way> Plan::way_to(const Layers& goals) const {
  const auto dimension = static_cast<std::size_t>(own_.dimension);
  const bool shifts = own_.purse.dust > 0;
  Layers edge{goals[0] & safe_[0], goals[1] & safe_[1]};
  if (edge[dimension].contains(own_.square)) return Way{};
  Layers reached = edge;
  for (int steps = 1; !edge[0].empty() || !edge[1].empty(); ++steps) {
    for (std::size_t at = 0; shifts && at < 2; ++at) {
      if (!edge[at].contains(table_.start) || reached[1 - at].contains(table_.start)) continue;
      if (own_.square == table_.start && dimension != at) {
        return Way{Move::of(Kind::shift), steps - 1};
      }
      edge[1 - at].insert(table_.start);
      reached[1 - at].insert(table_.start);
    }
    const Layers before = one_before(edge);
    if (before[dimension].contains(own_.square)) {
      if (const auto first = first_move(edge)) return Way{*first, steps};
    }
    for (std::size_t at = 0; at < 2; ++at) {
      edge[at] = before[at] - reached[at];
      reached[at] = reached[at] | edge[at];
    }
  }
  return std::nullopt;
}

// The move from where one stands into one of these.
std::optional<Move> Plan::first_move(const Layers& edge) const {
  const auto at = static_cast<std::size_t>(own_.dimension);
  const Square entry = table_.portals[at];
  const Square exit = table_.portals[1 - at];
  const bool through = entry != Square::none && edge[1 - at].contains(exit);
  for (int i = 0; i < directions; ++i) {
    const Square there = beside(own_.square, static_cast<Direction>(i));
    if (there == Square::none) continue;
    const bool leads = there == entry ? through : edge[at].contains(there);
    if (leads) return Move::of(Kind::step, i);
  }
  if (through && own_.square == entry) return Move::of(Kind::port);
  return std::nullopt;
}

std::optional<Move> Plan::shift_towards(const Layers& goals) const {
  const auto item = use_of(Effect::shift);
  if (!item && own_.purse.dust < 3) return std::nullopt;
  // All from where there is a way.
  Layers reached{goals[0] & safe_[0], goals[1] & safe_[1]};
  for (Layers edge = reached; !edge[0].empty() || !edge[1].empty();) {
    const Layers before = one_before(edge);
    for (std::size_t at = 0; at < 2; ++at) {
      edge[at] = before[at] - reached[at];
      reached[at] = reached[at] | edge[at];
    }
  }
  Squares fixed(table_.start);
  for (const Square room : {table_.portals[0], table_.portals[1], table_.artefact_room}) {
    if (room != Square::none) fixed.insert(room);
  }
  Layers doors{};
  for (std::size_t at = 0; at < 2; ++at) {
    doors[at] = (reached[1 - at].neighbours() & safe_[at]) - fixed;
  }
  const auto way = way_to(doors);
  if (!way) return std::nullopt;
  if (way->first.kind() != Kind::end) return way->first;
  return item ? *item : Move::of(Kind::shift);
}

std::optional<Move> Plan::go(const Layers& goals) const {
  const auto way = way_to(goals);
  if (!way || way->first.kind() == Kind::end) return std::nullopt;
  return way->first;
}

}  // namespace penta::phase_away

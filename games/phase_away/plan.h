// The plan that the team shares: what is still missing, who carries what, when to go home. Nothing
// is private in this game, so everybody comes to the same plan from what lies open.
#pragma once

#include <array>
#include <optional>

#include "games/phase_away/rules.h"

namespace penta::phase_away {

class Plan {
 public:
  // Alone: nobody hands over, waits, helps up or fetches for others; to see what the plan is worth.
  enum class Sharing : std::uint8_t { together, alone };

  // REQUIRES: that seat acts.
  Plan(const Rules& rules, const Table& table, Seat seat, Sharing sharing = Sharing::together);

  // One of the legal moves.
  Move move() const;

 private:
  using Kind = Move::Kind;
  using Layers = std::array<Squares, 2>;  // by Dimension
  struct Way {
    Move first{};   // `end`: one stands there already
    int steps = 0;  // AP
  };

  bool legal(Move move) const { return rules_.why_not(table_, seat_, move).ok(); }
  const Player& mate(int i) const { return rules_.player(table_, seat_at(i)); }
  bool shares() const { return sharing_ == Sharing::together; }

  // --- in plan.cpp: goals, the most urgent first
  std::optional<Move> here_move() const;
  std::optional<Move> goal_move() const;
  std::optional<Move> help_up_move() const;
  std::optional<Move> home_move() const;
  std::optional<Move> artefact_move() const;
  std::optional<Move> search_move() const;
  std::optional<Move> explore_move() const;
  std::optional<Move> vent_move() const;
  std::optional<Move> break_out(const Layers& goals) const;
  Layers artefact_room() const;
  bool wants_beta() const;
  // Who gathers the shards: the one with most of them who has a way to the artefact.
  Seat taker() const;
  bool has_way(Seat seat, const Layers& goals) const {
    return Plan(rules_, table_, seat).way_to(goals).has_value();
  }
  // The way home takes nearly all the time that is left.
  bool is_late() const;
  int ap_left() const;

  // --- in plan_things.cpp: what one has
  std::optional<Move> free_move() const;
  std::optional<Move> use_move(Thing thing) const;
  std::optional<Move> use_of(Effect effect) const;
  std::optional<Move> gear_move() const;
  std::optional<Move> heal_move() const;
  std::optional<Move> hand_move() const;
  bool is_worth_gathering() const;
  Move lay_move() const;
  Move amount_move() const;

  // --- in plan_ways.cpp
  // The first move of a shortest way to one of the goals: steps, portals, and dust on START.
  std::optional<Way> way_to(const Layers& goals) const;
  std::optional<Move> go(const Layers& goals) const;
  // By changing the air of a room beside the goal's part of the station.
  std::optional<Move> shift_towards(const Layers& goals) const;
  Layers one_before(const Layers& edge) const;
  std::optional<Move> first_move(const Layers& edge) const;
  Layers only(Square square, Dimension dimension) const;
  Layers start() const { return {Squares(table_.start), Squares(table_.start)}; }

  // Can be fought without being felled; and slain by it.
  bool survives(Monster monster) const;
  bool slays(Monster monster) const;

  const Rules& rules_;
  const Table& table_;
  Seat seat_;
  const Player& own_;
  Sharing sharing_;
  Layers safe_{};              // rooms that can be entered without being felled
  Layers prey_{};              // rooms with a monster that one can slay and survive
  bool artefact_out_ = false;  // somebody carries it, or it lies on the floor
};

}  // namespace penta::phase_away

// The plan that the team shares: what is still missing, who carries what, when to go home. Nothing
// is private in this game, so everybody comes to the same plan from what lies open.
#pragma once

#include <optional>

#include "games/phase_away/rules.h"

namespace penta::phase_away {

class Plan {
 public:
  // REQUIRES: that seat acts.
  Plan(const Rules& rules, const Table& table, Seat seat);

  // One of the legal moves.
  Move move() const;

 private:
  using Kind = Move::Kind;
  struct Way {
    Direction first = Direction::none;  // none: one stands there already
    int steps = 0;
  };

  bool legal(Move move) const { return rules_.why_not(table_, seat_, move).ok(); }
  const Player& mate(int i) const { return rules_.player(table_, seat_at(i)); }

  std::optional<Move> free_move() const;
  std::optional<Move> here_move() const;
  std::optional<Move> gear_move() const;
  std::optional<Move> help_move() const;
  std::optional<Move> hand_move() const;
  std::optional<Move> goal_move() const;
  std::optional<Move> home_move() const;
  std::optional<Move> artefact_move() const;
  std::optional<Move> search_move() const;
  std::optional<Move> explore_move() const;
  std::optional<Move> vent_move() const;
  std::optional<Move> walk(Squares goals) const;
  std::optional<Way> way_to(Squares goals) const;
  Move lay_move() const;
  Move amount_move() const;

  // Can be fought without being felled; and slain by it.
  bool survives(Monster monster) const;
  bool slays(Monster monster) const;
  bool is_late() const;
  bool wants_beta() const;
  // Who gathers the shards: the one with most of them, and in Beta.
  Seat taker() const;
  int ap_left(int seat) const;

  const Rules& rules_;
  const Table& table_;
  Seat seat_;
  const Player& own_;
  Squares safe_{};             // rooms that can be entered without being felled
  Squares prey_{};             // rooms with a monster that one can slay and survive
  bool artefact_out_ = false;  // somebody carries it, or it lies on the floor
};

}  // namespace penta::phase_away

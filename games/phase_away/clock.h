// The clock: what is due, what of it can be known, and what a decision takes.
#pragma once

#include "games/phase_away/course.h"

namespace penta::phase_away {

inline std::optional<Milliseconds> Rules::next_due(const State& state) const {
  const Table& table = state.table;
  if (counts_turns() || table.turns == 0 || table.step == Step::over) return std::nullopt;
  Milliseconds due = std::min(time_limit_, state.attack_due);
  if (table.portals_possible != 0) due = std::min<Milliseconds>(due, state.portals_due);
  return due - table.clock;
}

// Only the end of the time is no secret.
inline std::optional<Milliseconds> Rules::known_due(const View& view) const {
  const Table& table = view.table;
  if (counts_turns() || table.turns == 0 || table.step == Step::over) return std::nullopt;
  return time_limit_ - table.clock;
}

template <Chance C, class O>
void Rules::advance(State& state, Milliseconds passed, C& chance, O& observer) const {
  Doings<C, O>(*this, state, chance, observer).let_pass(static_cast<std::int32_t>(passed));
  Course<C, O>(*this, state, chance, observer).after_time();
}

// A bot's turn takes 20 seconds, all of them on the decision that ends it; one of them is the
// second that each turn takes anyway.
inline Milliseconds Rules::charge(const State& state, Seat /*seat*/, Move move) const {
  const Table& table = state.table;
  const bool set_up = move.kind() <= Move::Kind::first;
  if (counts_turns() || set_up || table.step != Step::turn || table.acted != 0) return 0;
  return 19'000;
}

inline bool Rules::may_pause(const View& view) const {
  return view.viewer != stranger && view.table.turns > 0 && view.table.step != Step::over;
}

inline bool Rules::may_resume(const View& view) const { return view.viewer == leader_; }

}  // namespace penta::phase_away

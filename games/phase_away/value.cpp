// What a standing is worth at the end of a turn: the team's chance to bring the artefact home.
//
// Only plain arithmetic, no library functions: it is the same on every machine.
#include <algorithm>

#include "games/phase_away/rules.h"
#include "games/phase_away/weights.h"

namespace penta::phase_away {
namespace {

// AP of the team until the artefact is home, as far as one can tell.
float work_left(const Rules& rules, const Table& table) {
  float work = 0;
  int deepest = 0;
  bool in_beta = false;
  for (int i = 0; i < rules.players(); ++i) {
    const Player& each = rules.player(table, seat_at(i));
    if (!each.standing()) work += weights::felled;
    in_beta = in_beta || each.dimension == Dimension::beta || each.purse.dust > 0;
    const int way = rules.way_home(table, each.square, each.dimension);
    if (each.purse.artefact != 0) deepest = way < 0 ? 2 * side : way;
  }
  if (table.shards_found < all_shards) {
    work += weights::per_shard * static_cast<float>(all_shards - table.shards_found);
    if (!in_beta) work += weights::into_beta;
  }
  const bool taken = table.shards_found == all_shards && table.artefact_owed == 0 &&
                     table.artefact_room == Square::none;
  if (!taken) {
    work += weights::to_artefact;
    deepest = side / 2;
  }
  return work + weights::per_step_home * static_cast<float>(deepest);
}

// HP that the team has, of all it could have.
float health(const Rules& rules, const Table& table) {
  int hp = 0;
  int most = 0;
  for (int i = 0; i < rules.players(); ++i) {
    const Player& each = rules.player(table, seat_at(i));
    hp += each.hp;
    most += rules.figures().hp[static_cast<std::size_t>(each.character)];
  }
  return static_cast<float>(hp) / static_cast<float>(most);
}

}  // namespace

PerSeat<float> Rules::value(const State& state) const {
  const Table& table = state.table;
  float share = 0;
  if (table.step == Step::over) {
    share = artefact_is_home(table) ? 1.0F : 0.0F;
  } else if (table.turns > 0) {
    const std::int32_t turn = counts_turns() ? turn_time_ : 20'000;
    const float turns = static_cast<float>(time_limit_ - table.clock) / static_cast<float>(turn);
    const float ease = weights::ease[static_cast<std::size_t>(difficulty_)] *
                       (weights::hurt + weights::healthy * health(*this, table));
    const float ratio = ease * turns / (work_left(*this, table) + 1.0F);
    share = ratio * ratio / (ratio * ratio + 1.0F);
  } else {
    share = 0.5F;
  }
  PerSeat<float> value{};
  for (int i = 0; i < players_; ++i) value[seat_at(i)] = share;
  return value;
}

}  // namespace penta::phase_away

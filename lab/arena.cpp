#include "lab/arena.h"

#include <cmath>

#include "games/all_games.h"
#include "lab/arena_of.h"
#include "table/any_game.h"

namespace penta::lab {

Interval wilson(double successes, double trials) {
  constexpr double z = 1.959964;
  const double p = successes / trials;
  const double middle = p + z * z / (2 * trials);
  const double spread = z * std::sqrt(p * (1 - p) / trials + z * z / (4 * trials * trials));
  const double scale = 1 + z * z / trials;
  return {(middle - spread) / scale, (middle + spread) / scale};
}

Result<ArenaResult> arena(const ArenaOrder& order) {
  if (const auto found = find_game(order.game); !found) return found.error();
  if (order.matches < 1) return Error{"the number of matches is too small; expected 1 or more"};
#define PENTA_ARENA(name) \
  if (order.game == name::Rules::info().id) return arena_of<name::Rules>(order);
  PENTA_FOR_EACH_GAME(PENTA_ARENA)
  return Error{"unknown game"};
}

}  // namespace penta::lab

#include "table/any_game.h"

#include "games/all_games.h"
#include "table/adapter.h"

namespace penta {
namespace {

#define PENTA_DECLARE_GAME(name) const Adapter<name::Rules>::GameOf name##_game;
PENTA_FOR_EACH_GAME(PENTA_DECLARE_GAME)

#define PENTA_LIST_GAME(name) &name##_game,
constexpr const AnyGame* games[] = {PENTA_FOR_EACH_GAME(PENTA_LIST_GAME)};

}  // namespace

std::span<const AnyGame* const> all_games() { return games; }

Result<const AnyGame*> find_game(std::string_view id) {
  std::vector<std::string_view> names;
  for (const AnyGame* game : games) {
    if (game->info().id == id) return game;
    names.push_back(game->info().id);
  }
  return Error{"unknown game '" + printable(id) + "'; expected one of " + join(names, ", ")};
}

}  // namespace penta

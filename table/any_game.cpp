#include "table/any_game.h"

#include "table/each_game.h"

namespace penta {

std::span<const AnyGame* const> all_games() {
#define PENTA_LIST_GAME(name) &name##_game(),
  static const AnyGame* const games[] = {PENTA_FOR_EACH_GAME(PENTA_LIST_GAME)};
  return games;
}

Result<const AnyGame*> find_game(std::string_view id) {
  std::vector<std::string_view> names;
  for (const AnyGame* game : all_games()) {
    if (game->info().id == id) return game;
    names.push_back(game->info().id);
  }
  return Error{"unknown game '" + printable(id) + "'; expected one of " + join(names, ", ")};
}

Result<const cards::Language*> card_language_of(const AnyGame& game) {
  if (const cards::Language* language = game.card_language()) return language;
  return Error{std::string(game.info().name) + " has no cards of its own to read"};
}

}  // namespace penta

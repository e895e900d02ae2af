#include "table/any_game.h"

#include <algorithm>

#include "table/each_game.h"

namespace penta {

Games all_games() {
#define PENTA_LIST_GAME(name) &name##_game(),
  static const AnyGame* const games[] = {PENTA_FOR_EACH_GAME(PENTA_LIST_GAME)};
  return games;
}

namespace {

// A record may bring what programs of this game bring, and nothing in place of an option that
// somebody has chosen: otherwise it could show other options than it was played with.
std::optional<Error> not_to_be_brought(const AnyGame& game, const OptionList& options,
                                       const OptionList& brought) {
  const auto usual = game.make({});
  if (!usual) return usual.error();
  const OptionList known = (*usual)->brought();
  for (const auto& each : brought) {
    const auto same_name = [&](const auto& other) { return other.first == each.first; };
    const auto chosen = std::find_if(options.begin(), options.end(), same_name);
    if (std::none_of(known.begin(), known.end(), same_name) ||
        (chosen != options.end() && !chosen->second.empty())) {
      return Error{"the record brings '" + printable(each.first) +
                   "'; expected only what its options leave to the program"};
    }
  }
  return std::nullopt;
}

}  // namespace

Result<KnownRules> make_again(const AnyGame& game, const OptionList& options,
                              const OptionList& brought, const Digest& id) {
  const auto rules = game.make(options);
  const bool same = rules && (*rules)->id() == id;
  if (brought.empty()) {
    if (same) return KnownRules{*rules};
    if (!rules) return rules.error();
    return Error{
        "the options do not give the rules that the record names: they were changed, or the "
        "cards are others by now and the record does not carry its own"};
  }
  if (const auto wrong = not_to_be_brought(game, options, brought)) return *wrong;
  const auto older = game.make(options, brought);
  if (!older) return Error{"the cards in the record cannot be used: " + older.error().text};
  if ((*older)->id() != id) {
    return Error{"the options and the cards in the record do not give the rules that it names"};
  }
  return same ? KnownRules{*rules} : KnownRules{*older, true};
}

Result<const AnyGame*> find_game(std::string_view id, Games games) {
  std::vector<std::string_view> names;
  for (const AnyGame* game : games) {
    if (game->info().id == id) return game;
    names.push_back(game->info().id);
  }
  return Error{"unknown game '" + printable(id) + "'; expected one of " + join(names, ", ")};
}

Result<const cards::Language*> card_language_of(const AnyGame& game) {
  if (const cards::Language* language = game.card_language()) return language;
  std::vector<std::string_view> names;
  for (const AnyGame* each : all_games()) {
    if (each->card_language() != nullptr) names.push_back(each->info().id);
  }
  return Error{std::string(game.info().name) +
               " has no cards of its own to read; expected a game that has: " + join(names, ", ")};
}

}  // namespace penta

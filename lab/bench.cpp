#include "lab/bench.h"

#include <ctime>

#include "bots/playout.h"
#include "bots/search.h"
#include "engine/clock.h"
#include "games/all_games.h"
#include "table/any_game.h"

namespace penta::lab {
namespace {

// Seconds of the processor, so that others who use it do not count.
double since(std::clock_t start) {
  return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

template <Game Rules>
void bench_playouts(const Rules& rules, double seconds, BenchResult& result) {
  constexpr int matches_between_looks = 64;
  FastChance chance(1);
  bots::RandomStep<Rules, FastChance> step;
  std::uint64_t playouts = 0;
  std::uint64_t moves = 0;
  std::uint64_t decisions = 0;
  const auto start = std::clock();
  double passed = 0;
  do {
    for (int i = 0; i < matches_between_looks; ++i) {
      auto state = rules.start(chance, no_observer);
      while (step.choose(rules, state, chance)) {
        decide(rules, state, step.seat, step.move, chance, no_observer);
        ++moves;
        decisions += step.moves.size() > 1 ? 1 : 0;
      }
    }
    playouts += matches_between_looks;
    passed = since(start);
  } while (passed < seconds);
  result.playouts_per_second = static_cast<double>(playouts) / passed;
  result.moves_per_second = static_cast<double>(moves) / passed;
  result.decisions_per_second = static_cast<double>(decisions) / passed;
}

// From the first decision of ever new matches, a thousand iterations each.
template <Game Rules>
void bench_search(const Rules& rules, double seconds, BenchResult& result) {
  FastChance chance(2);
  bots::Search<Rules> search(rules, {.iterations = 1000});
  std::uint64_t iterations = 0;
  const auto start = std::clock();
  double passed = 0;
  do {
    const auto state = rules.start(chance, no_observer);
    iterations += search.run(rules.view(state, rules.to_act(state).front()), chance);
    passed = since(start);
  } while (passed < seconds);
  result.search_iterations_per_second = static_cast<double>(iterations) / passed;
}

template <Game Rules>
Result<BenchResult> bench_game(const OptionList& given, double seconds) {
  const auto options = Options::check(Rules::option_specs(), given);
  if (!options) return options.error();
  const auto rules = Rules::make(*options);
  if (!rules) return rules.error();
  BenchResult result{.game = std::string(Rules::info().id),
                     .players = rules->players(),
                     .state_bytes = sizeof(typename Rules::State)};
  bench_playouts(*rules, seconds / 2, result);
  bench_search(*rules, seconds / 2, result);
  return result;
}

// Those that are meant, or why there is none.
Result<std::vector<const AnyGame*>> games_named(std::string_view name) {
  const auto all = all_games();
  if (name == "all") return std::vector<const AnyGame*>(all.begin(), all.end());
  const auto found = find_game(name);
  if (!found) return found.error();
  return std::vector{*found};
}

Result<BenchResult> bench_one(std::string_view id, const OptionList& options, double seconds) {
#define PENTA_BENCH(name) \
  if (id == name::Rules::info().id) return bench_game<name::Rules>(options, seconds);
  PENTA_FOR_EACH_GAME(PENTA_BENCH)
  return Error{"unknown game"};
}

}  // namespace

Result<std::vector<BenchResult>> bench(std::string_view game, const OptionList& options,
                                       double seconds) {
  const auto games = games_named(game);
  if (!games) return games.error();
  std::vector<BenchResult> results;
  for (const AnyGame* each : *games) {
    auto result = bench_one(each->info().id, options, seconds);
    if (!result) return result.error();
    const AnyGame::Signatures numbers = each->signatures();
    result->rules_number = numbers.rules;
    result->cards_number = numbers.cards;
    result->search_number = numbers.search;
    results.push_back(*std::move(result));
  }
  return results;
}

Result<std::string> signatures(std::string_view game) {
  const auto games = games_named(game);
  if (!games) return games.error();
  std::string text;
  for (const AnyGame* each : *games) {
    text += each->signature_line() + "\n";
  }
  return text;
}

}  // namespace penta::lab

// The arena of one game, with the game's own types. lab/arena.cpp knows which games there are.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "bots/bot.h"
#include "engine/clock.h"
#include "lab/arena.h"

namespace penta::lab {

inline std::int64_t now() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

inline std::uint64_t seed_of(const Digest& seed, std::uint32_t match) {
  const Digest digest = Sha256().update(seed).update(std::to_string(match)).finish();
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < 8; ++i) word |= std::uint64_t{digest[i]} << (8 * i);
  return word;
}

// What one match brought, by bot and by seat.
struct MatchResult {
  PerSeat<double> shares{};
  PerSeat<double> by_seat{};
  std::string_view rank{};
};

template <Game Rules>
class Arena {
 public:
  Arena(const Rules& rules, const std::vector<bots::Spec>& specs, const ArenaOrder& order)
      : rules_(rules),
        specs_(specs),
        order_(order),
        results_(static_cast<std::size_t>(order.matches)) {}

  std::vector<MatchResult> run() {
    const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
    const unsigned threads = order_.threads > 0 ? static_cast<unsigned>(order_.threads) : cores;
    std::vector<std::thread> workers;
    for (unsigned i = 1; i < threads; ++i) workers.emplace_back([this] { work(false); });
    work(true);
    for (std::thread& worker : workers) worker.join();
    return std::move(results_);
  }

 private:
  void work(bool reports) {
    std::vector<std::unique_ptr<bots::Bot<Rules>>> bots;
    for (const bots::Spec& spec : specs_) bots.push_back(bots::make_bot(rules_, spec, now));
    for (int match = next_++; match < order_.matches; match = next_++) {
      results_[static_cast<std::size_t>(match)] = play(match, bots);
      const int done = ++done_;
      if (reports && order_.progress) order_.progress(done, order_.matches);
    }
  }

  MatchResult play(int match, std::vector<std::unique_ptr<bots::Bot<Rules>>>& bots) const {
    FastChance chance(seed_of(order_.seed, static_cast<std::uint32_t>(match)));
    const auto players = static_cast<std::size_t>(rules_.players());
    const auto bot_at = [&](Seat seat) {
      return (static_cast<std::size_t>(index(seat)) + static_cast<std::size_t>(match)) % players;
    };
    auto state = rules_.start(chance, no_observer);
    while (!rules_.to_act(state).empty()) {
      const Seat seat = rules_.to_act(state).front();
      const auto move = bots[bot_at(seat)]->choose(rules_.view(state, seat), chance);
      decide(rules_, state, seat, move, chance, no_observer);
    }
    const Outcome outcome = rules_.outcome(state);
    MatchResult result{.by_seat = outcome.shares, .rank = outcome.rank};
    for (std::size_t i = 0; i < players; ++i) {
      result.shares[bot_at(seat_at(static_cast<int>(i)))] = outcome.shares[i];
    }
    return result;
  }

  const Rules& rules_;
  const std::vector<bots::Spec>& specs_;
  const ArenaOrder& order_;
  std::vector<MatchResult> results_;
  std::atomic<int> next_{0};
  std::atomic<int> done_{0};
};

inline void count_players(const std::vector<MatchResult>& matches, ArenaResult& result) {
  for (std::size_t i = 0; i < result.bots.size(); ++i) {
    ArenaResult::Bot& bot = result.bots[i];
    for (const MatchResult& match : matches) bot.wins += match.shares[i];
    bot.win_rate = bot.wins / result.matches;
    const Interval interval = wilson(bot.wins, result.matches);
    bot.low = interval.low;
    bot.high = interval.high;
  }
  result.seat_wins.assign(result.bots.size(), 0);
  for (const MatchResult& match : matches) {
    for (std::size_t i = 0; i < result.seat_wins.size(); ++i) {
      result.seat_wins[i] += match.by_seat[i];
    }
  }
}

inline void count_team(const std::vector<MatchResult>& matches, ArenaResult& result) {
  std::map<std::string, int> ranks;
  double successes = 0;
  for (const MatchResult& match : matches) {
    successes += match.shares[0];
    ++ranks[std::string(match.rank)];
  }
  const Interval interval = wilson(successes, result.matches);
  result.success_rate = successes / result.matches;
  result.low = interval.low;
  result.high = interval.high;
  result.ranks.assign(ranks.begin(), ranks.end());
}

template <Game Rules>
Result<ArenaResult> arena_of(const ArenaOrder& order) {
  OptionList given = order.options;
  const auto names_players = [](const auto& option) { return option.first == "players"; };
  if (std::none_of(given.begin(), given.end(), names_players)) {
    given.emplace_back("players", std::to_string(order.bots.size()));
  }
  const auto options = Options::check(Rules::option_specs(), given);
  if (!options) return options.error();
  const auto rules = Rules::make(*options);
  if (!rules) return rules.error();
  if (order.bots.size() != static_cast<std::size_t>(rules->players())) {
    return Error{"there are " + std::to_string(order.bots.size()) + " bots for " +
                 std::to_string(rules->players()) + " players; expected one for each"};
  }
  std::vector<bots::Spec> specs;
  ArenaResult result{.game = order.game, .matches = order.matches, .team = Rules::info().team};
  for (const std::string& text : order.bots) {
    const auto spec = bots::Spec::parse(text);
    if (!spec) return spec.error();
    specs.push_back(*spec);
    result.bots.push_back({.spec = spec->text()});
  }
  const auto matches = Arena<Rules>(*rules, specs, order).run();
  count_players(matches, result);
  if (result.team) count_team(matches, result);
  return result;
}

}  // namespace penta::lab

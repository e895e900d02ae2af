// Players that are programs. A bot is handed a View: it cannot peek.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "bots/search.h"
#include "bots/spec.h"
#include "engine/game.h"

namespace penta::bots {

// A move, and the share of the win that a bot expects of it, if it knows.
template <Game Rules>
struct Opinion {
  typename Rules::Move move{};
  std::optional<float> value{};
};

template <Game Rules>
class Bot {
 public:
  virtual ~Bot() = default;
  // REQUIRES: the viewer has to act.
  virtual typename Rules::Move choose(const typename Rules::View& view, FastChance& chance) = 0;
  // Up to so many moves, the best first. REQUIRES: the viewer has to act.
  virtual std::vector<Opinion<Rules>> opinions(const typename Rules::View& view,
                                               std::size_t /*most*/, FastChance& chance) {
    return {{.move = choose(view, chance)}};
  }
};

template <Game Rules>
class RandomBot final : public Bot<Rules> {
 public:
  explicit RandomBot(const Rules& rules) : rules_(rules) {}
  typename Rules::Move choose(const typename Rules::View& view, FastChance& chance) override {
    typename Rules::MoveList moves;
    rules_.legal_moves(view, moves);
    return moves[chance.below(static_cast<std::uint32_t>(moves.size()))];
  }

 private:
  const Rules& rules_;
};

template <Game Rules>
class GreedyBot final : public Bot<Rules> {
 public:
  explicit GreedyBot(const Rules& rules) : rules_(rules) {}
  typename Rules::Move choose(const typename Rules::View& view, FastChance& /*chance*/) override {
    return rules_.greedy(view);
  }

 private:
  const Rules& rules_;
};

template <Game Rules>
class SearchBot final : public Bot<Rules> {
 public:
  SearchBot(const Rules& rules, SearchLimits limits) : search_(rules, limits) {}
  typename Rules::Move choose(const typename Rules::View& view, FastChance& chance) override {
    return search_.choose(view, chance);
  }
  std::vector<Opinion<Rules>> opinions(const typename Rules::View& view, std::size_t most,
                                       FastChance& chance) override {
    std::vector<Opinion<Rules>> opinions;
    for (const auto& [move, visits, value] : search_.best(view, most, chance)) {
      opinions.push_back({.move = move});
      if (visits > 0) opinions.back().value = value;
    }
    return opinions;
  }

 private:
  Search<Rules> search_;
};

// The rules outlive the bot. `now` is a monotonic clock in milliseconds for bots that think by
// time.
template <Game Rules>
std::unique_ptr<Bot<Rules>> make_bot(const Rules& rules, const Spec& spec, std::int64_t (*now)()) {
  switch (spec.kind) {
    case Spec::Kind::random:
      return std::make_unique<RandomBot<Rules>>(rules);
    case Spec::Kind::greedy:
      return std::make_unique<GreedyBot<Rules>>(rules);
    case Spec::Kind::search:
      break;
  }
  return std::make_unique<SearchBot<Rules>>(
      rules,
      SearchLimits{.iterations = spec.iterations, .milliseconds = spec.milliseconds, .now = now});
}

}  // namespace penta::bots

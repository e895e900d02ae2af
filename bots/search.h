// Information-set Monte Carlo tree search with a single observer (Cowling, Powley, Whitehouse).
//
// Every iteration imagines a world that fits what the observer knows, walks down one common tree
// with the moves that are legal in that world, adds one node, plays on quickly until a milestone
// and credits every seat on the way with its own value. A node stands for the moves that led to
// it, whatever is hidden. Secret answers that others give at the same time are drawn at random
// rather than searched: a tree would let them see ours.
//
// The same seed and number of iterations give the same move on every machine. The only memory is
// the arena made at construction and kept between searches.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <type_traits>
#include <vector>

#include "bots/logarithm.h"
#include "bots/playout.h"
#include "engine/clock.h"
#include "engine/game.h"

namespace penta::bots {

struct SearchLimits {
  std::uint32_t iterations = 0;  // 0: until the time is over
  std::int64_t milliseconds = 0;
  // A monotonic clock; needed only where milliseconds are given.
  std::int64_t (*now)() = nullptr;
};

template <Game Rules>
class Search {
 public:
  using State = typename Rules::State;
  using View = typename Rules::View;
  using Move = typename Rules::Move;

  Search(const Rules& rules, SearchLimits limits) : rules_(rules), limits_(limits) {
    const std::uint32_t nodes =
        limits.iterations == 0 ? most_nodes : std::min(limits.iterations + 1, most_nodes);
    nodes_.reserve(nodes);
    slots_.resize(std::bit_ceil(std::size_t{nodes} * 2));
    path_.reserve(static_cast<std::size_t>(rules.max_moves()));
  }

  // One candidate of the root, for hints and explanations.
  struct Candidate {
    Move move{};
    std::uint32_t visits = 0;
    float value = 0;  // expected share of the win
  };

  // REQUIRES: the viewer has to act.
  Move choose(const View& view, FastChance& chance) {
    typename Rules::MoveList moves;
    rules_.legal_moves(view, moves);
    if (moves.size() == 1) return moves[0];
    run(view, chance);
    Candidate best{.move = moves[0]};
    for (const Move move : moves) {
      const Candidate candidate = this->candidate(move);
      if (candidate.visits > best.visits ||
          (candidate.visits == best.visits && candidate.value > best.value)) {
        best = candidate;
      }
    }
    if constexpr (requires { Rules::hardly_better; }) {
      // What is hardly better than what a sensible player would do is not told from it by so few
      // visits: it would be a whim.
      const Candidate usual = candidate(rules_.greedy(view));
      if (usual.visits > 0 && best.value - usual.value < Rules::hardly_better) {
        return usual.move;
      }
    }
    return best.move;
  }

  // The moves that were tried most, so the best first. What was tried less often is known less
  // well: it is not said to be better than what stands before it. A single legal move is not
  // thought about. REQUIRES: the viewer has to act.
  std::vector<Candidate> best(const View& view, std::size_t most, FastChance& chance) {
    typename Rules::MoveList moves;
    rules_.legal_moves(view, moves);
    if (moves.size() == 1) return {{.move = moves[0]}};
    run(view, chance);
    std::vector<Candidate> found;
    for (const Move move : moves) found.push_back(candidate(move));
    sort_stably(found.begin(), found.end(), [](const Candidate& a, const Candidate& b) {
      return a.visits != b.visits ? a.visits > b.visits : a.value > b.value;
    });
    const std::uint32_t enough = std::max(1U, found[0].visits / tried_too_little);
    std::erase_if(found, [&](const Candidate& each) { return each.visits < enough; });
    if (found.size() > most) found.resize(most);
    for (std::size_t i = 1; i < found.size(); ++i) {
      found[i].value = std::min(found[i].value, found[i - 1].value);
    }
    return found;
  }

  // Fills the tree; returns the number of iterations made.
  std::uint32_t run(const View& view, FastChance& chance) {
    clear();
    if constexpr (Discerning<Rules>) leave_out_vain(view);
    typename Rules::Imagination imagination(rules_, view);
    const std::int64_t end = limits_.iterations == 0 ? limits_.now() + limits_.milliseconds : 0;
    std::uint32_t done = 0;
    for (;;) {
      iterate(imagination, view.viewer, chance);
      ++done;
      if (limits_.iterations != 0 ? done == limits_.iterations
                                  : done % clock_interval == 0 && limits_.now() >= end) {
        return done;
      }
    }
  }

  // What the last run thinks of a move at the root.
  Candidate candidate(Move move) const {
    const std::uint32_t node = child_of(root, code(move));
    if (node == nothing) return {.move = move};
    return {move, nodes_[node].visits,
            nodes_[node].total / static_cast<float>(nodes_[node].visits)};
  }

 private:
  static constexpr std::uint32_t root = 0;
  static constexpr std::uint32_t nothing = 0xffffffff;
  static constexpr std::uint32_t most_nodes = 1U << 20;
  static constexpr std::uint32_t clock_interval = 16;
  static constexpr float exploration = 0.35F;
  static constexpr std::uint32_t tried_too_little = 200;  // times less often than the best
  // A game may say that its likely moves are good ones. Where twenty moves are legal and most of
  // them bad, there is no time to find that out at each node.
  static constexpr bool likely_is_good = requires { requires Rules::likely_is_good; };
  static constexpr float trust = 0.35F;     // in what is likely, against what has done well
  static constexpr float evenness = 0.25F;  // of the trust, what all moves share
  static constexpr float untried_root = 1e6F;

  // What a node remembers besides, where likely moves are good.
  struct LikelyIsGood {
    std::uint32_t times = 0;  // it was the likely one
    std::uint32_t below = 0;  // visits of children
    float below_total = 0;    // sum of their movers' values
  };
  struct LikelyIsAsOthers {};
  using Likely = std::conditional_t<likely_is_good, LikelyIsGood, LikelyIsAsOthers>;

  struct Node {
    std::uint64_t move = 0;
    std::uint32_t parent = nothing;
    std::uint32_t visits = 0;
    std::uint32_t available = 0;  // times the move could have been chosen
    float total = 0;              // sum of the mover's values
    Seat mover{};
    [[no_unique_address]] Likely likely{};
  };

  static std::uint64_t code(Move move) {
    std::uint64_t bits = 0;
    std::memcpy(&bits, &move, sizeof move);
    return bits;
  }

  void clear() {
    nodes_.clear();
    nodes_.push_back({});
    std::fill(slots_.begin(), slots_.end(), nothing);
  }

  std::size_t slot_of(std::uint32_t parent, std::uint64_t move) const {
    std::uint64_t key = (move + 1) * 0x9e3779b97f4a7c15U ^ (parent + 1) * 0xc2b2ae3d27d4eb4fU;
    key ^= key >> 29;
    return key & (slots_.size() - 1);
  }

  std::uint32_t child_of(std::uint32_t parent, std::uint64_t move) const {
    for (std::size_t slot = slot_of(parent, move);; slot = (slot + 1) & (slots_.size() - 1)) {
      const std::uint32_t node = slots_[slot];
      if (node == nothing) return nothing;
      if (nodes_[node].parent == parent && nodes_[node].move == move) return node;
    }
  }

  std::uint32_t add_child(std::uint32_t parent, std::uint64_t move, Seat mover) {
    std::size_t slot = slot_of(parent, move);
    while (slots_[slot] != nothing) slot = (slot + 1) & (slots_.size() - 1);
    slots_[slot] = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back({.move = move, .parent = parent, .mover = mover});
    return slots_[slot];
  }

  void leave_out_vain(const View& view) {
    rules_.legal_moves(view, moves_);
    sensible_.clear();
    for (const Move move : moves_) {
      if (!rules_.vain(view, move)) sensible_.push_back(move);
    }
    if (sensible_.empty()) sensible_ = moves_;
  }

  void iterate(typename Rules::Imagination& imagination, Seat observer, FastChance& chance) {
    State world = imagination.sample(chance);
    const std::uint32_t milestone = rules_.milestone(world);
    std::uint32_t node = root;
    bool in_tree = true;
    while (in_tree && !rules_.to_act(world).empty() && rules_.milestone(world) == milestone) {
      const SeatSet actors = rules_.to_act(world);
      const bool ours = actors.contains(observer);
      const Seat seat = ours ? observer : actors.front();
      rules_.legal_moves(world, seat, moves_);
      if constexpr (Discerning<Rules>) {
        if (node == root && ours) moves_ = sensible_;
      }
      Move move = moves_[0];
      if (!ours && rules_.simultaneous(world)) {
        move = moves_[chance.below(static_cast<std::uint32_t>(moves_.size()))];
      } else {
        const auto known = static_cast<std::uint32_t>(nodes_.size());
        if constexpr (likely_is_good) {
          node = descend_likely(world, node, seat, move, chance);
        } else {
          node = descend(node, seat, move, chance);
        }
        // A node with nothing known below it, or no room for a new one: go on at random.
        in_tree = known == nodes_.size() && node != nothing;
        if (node == nothing) break;
        path_.push_back(node);
      }
      decide(rules_, world, seat, move, chance, no_observer);
    }
    play_to_milestone(rules_, world, milestone, chance);
    credit(rules_.value(world));
  }

  // The child to visit: a new one for a move not tried yet, else the most promising. `move` is
  // what leads there.
  std::uint32_t descend(std::uint32_t parent, Seat seat, Move& move, FastChance& chance) {
    std::uint32_t untried = 0;
    std::uint32_t best = nothing;
    float best_bound = 0;
    for (const Move each : moves_) {
      const std::uint32_t child = child_of(parent, code(each));
      if (child == nothing) {
        // Reservoir of one: each untried move is kept with the same probability.
        ++untried;
        if (untried == 1 || chance.below(untried) == 0) move = each;
        continue;
      }
      Node& node = nodes_[child];
      ++node.available;
      if (untried != 0) continue;
      const auto visits = static_cast<float>(node.visits);
      const float bound =
          node.total / visits + exploration * std::sqrt(Logarithm::of(node.available) / visits);
      if (best == nothing || bound > best_bound) {
        best = child;
        best_bound = bound;
      }
    }
    if (untried == 0) {
      std::memcpy(static_cast<void*>(&move), &nodes_[best].move, sizeof move);
      return best;
    }
    if (nodes_.size() == nodes_.capacity()) return nothing;
    const std::uint32_t added = add_child(parent, code(move), seat);
    nodes_[added].available = 1;
    return added;
  }

  // The same where likely moves are good: one that has done well, and as long as little is known
  // one that is likely (PUCT). The root tries everything once, since hints show it.
  std::uint32_t descend_likely(const State& world, std::uint32_t parent, Seat seat, Move& move,
                               FastChance& chance) {
    const std::uint64_t likely = code(rules_.likely_move(world, seat, moves_, chance));
    const Likely& above = nodes_[parent].likely;
    const float mean =
        above.below == 0 ? 0.5F : above.below_total / static_cast<float>(above.below);
    const float scale = trust * std::sqrt(static_cast<float>(above.below + 1));
    const float even = evenness / static_cast<float>(moves_.size());
    std::uint32_t best = nothing;
    float best_bound = -1;
    std::uint32_t equal = 0;
    for (const Move each : moves_) {
      const std::uint32_t child = child_of(parent, code(each));
      const bool is_likely = code(each) == likely;
      float bound = 0;
      if (child == nothing) {
        const float prior = even + (is_likely ? 1 - evenness : 0);
        bound = parent == root ? untried_root : mean + scale * prior;
      } else {
        Node& node = nodes_[child];
        ++node.available;
        if (is_likely) ++node.likely.times;
        const auto visits = static_cast<float>(node.visits);
        const float share =
            static_cast<float>(node.likely.times) / static_cast<float>(node.available);
        bound = node.total / visits + scale * (even + (1 - evenness) * share) / (1 + visits);
      }
      // Reservoir of one: each of equals is kept with the same probability.
      if (bound < best_bound) continue;
      equal = bound == best_bound ? equal + 1 : 1;
      if (equal > 1 && chance.below(equal) != 0) continue;
      best = child;
      best_bound = bound;
      move = each;
    }
    if (best != nothing) return best;
    if (nodes_.size() == nodes_.capacity()) return nothing;
    const std::uint32_t added = add_child(parent, code(move), seat);
    nodes_[added].available = 1;
    nodes_[added].likely.times = code(move) == likely ? 1 : 0;
    return added;
  }

  void credit(const PerSeat<float>& value) {
    for (const std::uint32_t index : path_) {
      Node& node = nodes_[index];
      ++node.visits;
      node.total += value[node.mover];
      if constexpr (likely_is_good) {
        Likely& above = nodes_[node.parent].likely;
        ++above.below;
        above.below_total += value[node.mover];
      }
    }
    path_.clear();
  }

  const Rules& rules_;
  SearchLimits limits_;
  std::vector<Node> nodes_;
  std::vector<std::uint32_t> slots_;  // hash table of children: (parent, move) -> node
  std::vector<std::uint32_t> path_;
  typename Rules::MoveList moves_;
  typename Rules::MoveList sensible_;  // of the root, where a game knows vain ones
};

}  // namespace penta::bots

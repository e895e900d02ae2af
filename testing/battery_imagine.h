// Imagined worlds: nothing forgotten, none favoured.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "testing/battery_match.h"
#include "testing/chi_square.h"

namespace penta::battery {

// Every world that a seat imagines agrees with all that it has been told since the match began.
template <Game Rules, class Traits>
void nothing_forgotten(int matches, int worlds) {
  std::vector<typename Traits::Witness> witnesses;
  play_all<Rules, Traits>(matches, [&](RandomMatch<Rules>& match) {
    const Rules& rules = match.rules;
    const auto all = viewers(rules.players());
    if (match.log.empty()) {
      witnesses.clear();
      for (const Viewer viewer : all) witnesses.emplace_back(rules, viewer);
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
      for (const auto& event : match.events) {
        if (const auto seen = rules.event_for(event, all[i])) witnesses[i].see(*seen);
      }
      ASSERT_EQ(witnesses[i].contradicts(match.state), "") << "the witness is wrong\n" << match;
      typename Rules::Imagination imagination(rules, rules.view(match.state, all[i]));
      for (int n = 0; n < worlds; ++n) {
        const auto world = imagination.sample(match.choice);
        ASSERT_EQ(witnesses[i].contradicts(world), "")
            << "imagined by seat " << index(all[i]) + 1 << "\n"
            << match;
      }
    }
  });
}

// A position with few enough worlds to list them all.
template <Game Rules>
struct SmallPosition {
  std::string name;
  Rules rules;
  typename Rules::State state;
  Viewer viewer;
};

template <class State>
std::string_view bytes_of(const State& state) {
  return {reinterpret_cast<const char*>(&state), sizeof state};
}

// All worlds that a viewer could be in, each with its number and how often it was listed.
class Worlds {
 public:
  template <class State>
  void list(const State& world) {
    const auto [found, is_new] = numbers_.emplace(bytes_of(world), weights_.size());
    if (is_new) weights_.push_back(0);
    ++weights_[found->second];
    ++listed_;
  }
  template <class State>
  bool contains(const State& world) const {
    return numbers_.contains(std::string(bytes_of(world)));
  }
  bool repeat() const { return listed_ > weights_.size(); }
  std::size_t size() const { return weights_.size(); }

  // Counts how often `sample()` gives each of them.
  template <class Sample>
  void expect_even(std::size_t samples_per_world, Sample&& sample) const {
    std::vector<std::uint32_t> counts(weights_.size());
    for (std::size_t i = 0; i < samples_per_world * listed_; ++i) {
      const auto found = numbers_.find(std::string(bytes_of(sample())));
      ASSERT_NE(found, numbers_.end()) << "imagined a world that cannot be";
      ++counts[found->second];
    }
    for (const std::uint32_t count : counts) ASSERT_GT(count, 0U) << "a world is never imagined";
    ASSERT_LT(unevenness(counts, weights_), one_in_a_million) << "some worlds are favoured";
  }

 private:
  std::unordered_map<std::string, std::size_t> numbers_;
  std::vector<std::uint32_t> weights_;
  std::size_t listed_ = 0;
};

// Where cards look alike, a world is listed once for each way in which it can come about.
template <class Traits>
constexpr bool cards_look_alike() {
  if constexpr (requires { Traits::cards_look_alike; }) return Traits::cards_look_alike;
  return false;
}

template <Game Rules, class Traits>
void expect_even_worlds(const SmallPosition<Rules>& position, std::size_t samples_per_world,
                        FastChance& chance) {
  const auto view = position.rules.view(position.state, position.viewer);
  Worlds worlds;
  Traits::for_each_world(position.rules, view, [&](const typename Rules::State& world) {
    worlds.list(world);
    return true;
  });
  EXPECT_TRUE(cards_look_alike<Traits>() || !worlds.repeat()) << "a world is listed twice";
  ASSERT_TRUE(worlds.contains(position.state)) << "the truth is not among the worlds listed";
  ASSERT_GT(worlds.size(), 1U);
  ASSERT_NO_FATAL_FAILURE(
      worlds.expect_even(samples_per_world, [&] { return imagine(position.rules, view, chance); }));
  typename Rules::Imagination imagination(position.rules, view);
  ASSERT_NO_FATAL_FAILURE(
      worlds.expect_even(samples_per_world, [&] { return imagination.sample(chance); }));
}

// On small positions every possible world is imagined equally often.
template <Game Rules, class Traits>
void imagine_is_unbiased(std::size_t samples_per_world) {
  FastChance chance(1);
  for (const SmallPosition<Rules>& position : Traits::small_positions()) {
    SCOPED_TRACE(position.name);
    ASSERT_NO_FATAL_FAILURE(
        (expect_even_worlds<Rules, Traits>(position, samples_per_world, chance)));
  }
}

}  // namespace penta::battery

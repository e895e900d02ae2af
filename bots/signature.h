// One number that changes whenever the rules, the search or the order of anything in them does, and
// that is the same on every machine, natively and in WebAssembly.
#pragma once

#include <cassert>
#include <cstring>
#include <span>

#include "bots/search.h"
#include "engine/clock.h"
#include "engine/game.h"

namespace penta::bots {

// Every combination of player count and choices that the game offers.
inline std::vector<OptionList> option_sets(const std::vector<OptionSpec>& specs) {
  std::vector<OptionList> sets{{}};
  for (const OptionSpec& spec : specs) {
    std::vector<std::string> values;
    for (const std::string_view choice : spec.choices) values.emplace_back(choice);
    for (int i = spec.low; spec.name == "players" && i <= spec.high; ++i) {
      values.push_back(std::to_string(i));
    }
    if (values.empty()) continue;
    std::vector<OptionList> longer;
    for (const OptionList& set : sets) {
      for (const std::string& value : values) {
        longer.push_back(set);
        longer.back().emplace_back(std::string(spec.name), value);
      }
    }
    sets = std::move(longer);
  }
  return sets;
}

class Signature {
 public:
  template <class T>
  void add(const T& value) {
    static_assert(std::has_unique_object_representations_v<T>);
    for (const std::byte byte : std::as_bytes(std::span(&value, 1))) {
      hash_ = (hash_ ^ static_cast<std::uint64_t>(byte)) * 0x100000001b3U;
    }
  }
  std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0xcbf29ce484222325U;  // FNV-1a
};

template <Game Rules>
std::uint64_t signature() {
  constexpr int matches = 25;
  constexpr int searches = 2;
  constexpr std::uint32_t iterations = 200;
  Signature signature;
  std::uint64_t seed = 0;
  for (const OptionList& options : option_sets(Rules::option_specs())) {
    const auto checked = Options::check(Rules::option_specs(), options);
    const auto made = checked ? Rules::make(*checked) : Result<Rules>(Error{});
    // A combination that the game itself refuses is part of its rules too.
    signature.add(static_cast<bool>(made));
    if (!made) continue;
    const Rules& rules = *made;
    FastChance chance(++seed);
    for (int i = 0; i < matches; ++i) {
      auto state = rules.start(chance, no_observer);
      RandomStep<Rules, FastChance> step;
      while (step.choose(rules, state, chance)) {
        signature.add(step.move);
        decide(rules, state, step.seat, step.move, chance, no_observer);
      }
      signature.add(state);
    }
    Search<Rules> search(rules, {.iterations = iterations});
    for (int i = 0; i < searches; ++i) {
      const auto state = rules.start(chance, no_observer);
      const Seat seat = rules.to_act(state).front();
      const auto view = rules.view(state, seat);
      signature.add(search.choose(view, chance));
      signature.add(rules.greedy(view, chance));
    }
  }
  return signature.value();
}

}  // namespace penta::bots

// Three numbers of a game, the same on every machine, natively and in WebAssembly.
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

struct Signatures {
  // Changes with the rules, or with the order of anything in them: random play, with a set of cards
  // that never changes. Bound to rules_version by games/rules_versions.txt.
  std::uint64_t rules = 0;
  // Changes with the cards that the game brings; 0 if it brings none.
  std::uint64_t cards = 0;
  // Changes with what bots choose, so with search, with their knowledge of the game, and with both
  // of the others.
  std::uint64_t search = 0;
  bool operator==(const Signatures&) const = default;
};

// Calls `visit(rules, chance)` for every combination of options that the game allows.
template <Game Rules, class Visit>
void for_each_rules(const OptionList& besides, Signature& signature, Visit&& visit) {
  std::uint64_t seed = 0;
  for (OptionList options : option_sets(Rules::option_specs())) {
    options.insert(options.end(), besides.begin(), besides.end());
    const auto checked = Options::check(Rules::option_specs(), options);
    const auto made = checked ? Rules::make(*checked) : Result<Rules>(Error{});
    // A combination that the game itself refuses is part of its rules too.
    signature.add(static_cast<bool>(made));
    if (!made) continue;
    FastChance chance(++seed);
    visit(*made, chance);
  }
}

template <Game Rules>
std::uint64_t rules_number() {
  constexpr int matches = 25;
  Signature signature;
  OptionList cards;
  if constexpr (BringsCards<Rules>) cards = Rules::test_set();
  for_each_rules<Rules>(cards, signature, [&](const Rules& rules, FastChance& chance) {
    for (int i = 0; i < matches; ++i) {
      auto state = rules.start(chance, no_observer);
      RandomStep<Rules, FastChance> step;
      while (step.choose(rules, state, chance)) {
        signature.add(step.move);
        decide(rules, state, step.seat, step.move, chance, no_observer);
      }
      signature.add(state);
    }
  });
  return signature.value();
}

template <Game Rules>
std::uint64_t cards_number() {
  if constexpr (BringsCards<Rules>) {
    Signature signature;
    if (const auto options = Options::check(Rules::option_specs(), {})) {
      for (const auto& [name, value] : Rules::brought(*options)) {
        for (const char letter : value) signature.add(letter);
      }
    }
    return signature.value();
  }
  return 0;
}

template <Game Rules>
std::uint64_t search_number() {
  constexpr int searches = 2;
  constexpr std::uint32_t iterations = 200;
  Signature signature;
  for_each_rules<Rules>({}, signature, [&](const Rules& rules, FastChance& chance) {
    Search<Rules> search(rules, {.iterations = iterations});
    for (int i = 0; i < searches; ++i) {
      const auto state = rules.start(chance, no_observer);
      const Seat seat = rules.to_act(state).front();
      const auto view = rules.view(state, seat);
      signature.add(search.choose(view, chance));
      signature.add(rules.greedy(view));
    }
  });
  return signature.value();
}

template <Game Rules>
Signatures signatures() {
  return {.rules = rules_number<Rules>(),
          .cards = cards_number<Rules>(),
          .search = search_number<Rules>()};
}

}  // namespace penta::bots

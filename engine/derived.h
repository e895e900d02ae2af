// What follows from the contract of a game (engine/game.h), so that a game need not write it.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/game.h"

namespace penta {

// A world that the viewer cannot tell from the truth.
template <Game Rules, Chance C>
typename Rules::State imagine(const Rules& rules, const typename Rules::View& view, C& chance) {
  return typename Rules::Imagination(rules, view).sample(chance);
}

// A game whose own preview says something else than the one derived here.
template <class Rules>
concept Previewing =
    requires(const Rules& rules, const typename Rules::View& view, typename Rules::Move move) {
      { rules.preview(view, move) } -> std::same_as<std::vector<typename Rules::Event>>;
    };

// Notices that something was left to chance.
struct WatchedChance {
  FastChance chance{1};
  bool asked = false;
  std::uint32_t below(std::uint32_t n) {
    asked = true;
    return chance.below(n);
  }
};

// Keeps what the viewer could have foreseen: nothing from where chance was asked, or something
// learned, on.
template <Game Rules>
struct Foresight {
  static constexpr bool listens = true;
  const Rules& rules;
  Viewer viewer;
  const WatchedChance& chance;
  std::vector<typename Rules::Event> events{};
  bool over = false;
  void operator()(const typename Rules::Event& event) {
    over = over || chance.asked || rules.learners(event).contains(viewer);
    if (over) return;
    if (const auto seen = rules.event_for(event, viewer)) events.push_back(*seen);
  }
};

// What the move will certainly do: it is played in an imagined world, as far as nothing comes of
// chance or of what is hidden. REQUIRES: the move is legal.
template <Game Rules>
std::vector<typename Rules::Event> preview(const Rules& rules, const typename Rules::View& view,
                                           typename Rules::Move move) {
  if constexpr (Previewing<Rules>) {
    return rules.preview(view, move);
  } else {
    FastChance dreams(1);
    auto world = imagine(rules, view, dreams);
    WatchedChance chance;
    Foresight<Rules> foresight{rules, view.viewer, chance};
    rules.apply(world, view.viewer, move, chance, foresight);
    return foresight.events;
  }
}

}  // namespace penta

// A skirmish as bots imagine it.
#pragma once

#include <algorithm>

#include "games/phase/rules.h"

namespace penta::phase {

// A skirmish, played out in the mind.
struct Fight {
  struct Warrior {
    Sleeve sleeve = no_sleeve;
    bool there = false;
    bool swift = false;
    bool mine = false;
    int attack = 0;
    int defence = 0;
    int shield = 0;
    int worth = 0;

    void hurt(int amount) {
      const int prevented = std::min(shield, amount);
      shield -= prevented;
      defence -= amount - prevented;
    }
    bool dead() const { return there && defence <= 0; }
    int toughness() const { return defence + shield; }
  };
  static constexpr std::size_t most_defenders = 12;

  Warrior attacker{};
  Alignment alignment{};
  FixedList<Warrior, most_defenders> defenders;

  Warrior* find(Sleeve sleeve) {
    if (attacker.there && attacker.sleeve == sleeve) return &attacker;
    for (Warrior& each : defenders) {
      if (each.there && each.sleeve == sleeve) return &each;
    }
    return nullptr;
  }
  bool opposed() const {
    return std::any_of(defenders.begin(), defenders.end(),
                       [](const Warrior& each) { return each.there; });
  }
};

// Something that could be done to a warrior before an attack.
struct AsIf {
  enum class What : std::uint8_t { nothing, gone, turned };
  What what = What::nothing;
  Sleeve sleeve = no_sleeve;

  bool gone(Sleeve other) const { return what == What::gone && sleeve == other; }
  bool turned(Sleeve other) const { return what == What::turned && sleeve == other; }
};

}  // namespace penta::phase

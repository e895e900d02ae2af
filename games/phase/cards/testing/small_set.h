// For tests: a set of five sides, five cards and one deck, packed and as TOML.
#pragma once

#include <string>
#include <string_view>

#include "games/phase/cards/set.h"

namespace penta::phase::cards {

// Line 1 to 12, with tabs between the words.
inline std::string small_packed() {
  return "penta-cards 1\n"
         "name\tSmall\n"
         "faction\tKeeper\tder Hüter\n"
         "faction\tSun Dominion\tder Sonnenherrschaft\n"
         "side\tSqueezle\tQuietschel\tKeeper\tgood\t1\t1\t2\tAction: draw a card.\n"
         "side\tScout\tSpäher\tKeeper\tgood\t0\t2\t1\tAction: a Keeper warrior gets +1/+0.\t"
         "Relentless: enlist a card, locked.\n"
         "side\tGladiator\tGladiator\tSun Dominion\tevil\t2\t1\t3\tAction: destroy a warrior.\t"
         "Action, phase 3: this warrior gets +3/+0.\tSwift.\n"
         "side\tBerserker\tBerserker\tSun Dominion\tevil\t3\t4\t1\tAction: phase a warrior.\n"
         "side\tNecromancer\tTotenrufer\tSun Dominion\tevil\t4\t2\t2\tAction: lock a resource.\n"
         "cards\t0\t2\t3\t4\n"
         "cards\t1\t2\t3\n"
         "deck\tChains\tKetten\tMany in a row.\tViele hintereinander.\t"
         "10x Squeezle / Gladiator; Scout / Berserker; 14x Squeezle / Necromancer\n";
}

inline Set small() { return *unpack(small_packed()); }

// The same as small_packed().
inline constexpr std::string_view small_toml = R"(name = "Small"

[[faction]]
name = "Keeper"
german = "der Hüter"

[[faction]]
name = "Sun Dominion"
german = "der Sonnenherrschaft"

[[side]]
title = "Squeezle"
german = "Quietschel"
faction = "Keeper"
alignment = "good"
cost = 1
attack = 1
defence = 2
order = "Action: draw a card."

[[side]]
title = "Scout"
german = "Späher"
faction = "Keeper"
alignment = "good"
cost = 0
attack = 2
defence = 1
order = "Action: a Keeper warrior gets +1/+0."
skills = ["Relentless: enlist a card, locked."]

[[side]]
title = "Gladiator"
faction = "Sun Dominion"
alignment = "evil"
cost = 2
attack = 1
defence = 3
order = "Action: destroy a warrior."
skills = ["Action, phase 3: this warrior gets +3/+0.", 'Swift.']

[[side]]
title = "Berserker"
faction = "Sun Dominion"
alignment = "evil"
cost = 3
attack = 4
defence = 1
order = """Action: phase a warrior."""

[[side]]
title = "Necromancer"
german = "Totenrufer"
faction = "Sun Dominion"
alignment = "evil"
cost = 4
attack = 2
defence = 2
order = "Action: lock a resource."

[[cards]]
good = ["Squeezle"]
evil = ["Gladiator", "Berserker", "Necromancer"]

[[cards]]
good = ["Scout"]
evil = ["Gladiator", "Berserker"]

[[deck]]
name = "Chains"
german = "Ketten"
about = "Many in a row."
about_german = "Viele hintereinander."
cards = [
  "10x Squeezle / Gladiator",
  "Berserker / Scout",
  "14x Squeezle / Necromancer",
]
)";

}  // namespace penta::phase::cards

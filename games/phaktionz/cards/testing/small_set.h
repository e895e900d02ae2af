// For tests: a small set of both kinds of factions, with every kind of card, as TOML.
#pragma once

#include <string>

#include "games/phaktionz/cards/testing/read_text.h"

namespace penta::phaktionz::cards {

// What stands for itself; the rest of the cards are plain.
inline constexpr std::string_view small_head = R"(name = "Small"
game = "phaktionz"

[[faction]]
name = "Elves"
german = "der Elfen"
lineage = "origins"

[[faction]]
name = "Robots"
german = "der Roboter"
lineage = "modernas"

[[faction]]
name = "Ghosts"
german = "der Geister"
lineage = "delphics"

[[word]]
name = "Elf"
german = "Elf"

[[card]]
title = "Elder Elf"
german = "Ältere Elfe"
kind = "Striker"
tier = 3
dmg = 6
faction = "Elves"
texts = ['Action, L/1: an "Elf" Summon of yours gets +1 DMG this turn.']
flavour = "Old."
flavour_german = "Alt."

[[card]]
title = "No"
german = "Nein"
kind = "Counter"
limited = true
texts = ["Cast in response to an ability: fizzle it."]

[[card]]
title = "Last Elf"
german = "Letzte Elfe"
kind = "Tech"
tier = 1
dmg = 1
faction = "Elves"
cp = true
create = 'you control no "Elf" Summons and it is your turn'

[[card]]
title = "Seed"
german = "Saat"
tier = 0
faction = "Elves"
promote = 'you control 3 or more Summons'

[[promoted]]
of = "Seed"
title = "Tree"
german = "Baum"
kind = "Striker"
dmg = 8

[[card]]
title = "Robot"
german = "Roboter"
kind = "Tech"
tier = 1
dmg = 1
faction = "Robots"

[[card]]
title = "Ghost"
german = "Geist"
kind = "Tech"
tier = 1
dmg = 1
faction = "Ghosts"
)";

inline constexpr int small_plain = 12;  // "Elf 1" to "Elf 12", Tier 1

inline std::string small_toml() {
  std::string text(small_head);
  for (int i = 1; i <= small_plain; ++i) {
    const std::string number = std::to_string(i);
    text.append("\n[[card]]\ntitle = \"Elf ").append(number);
    text.append("\"\ngerman = \"Elf ").append(number);
    text += "\"\nkind = \"Striker\"\ntier = 1\ndmg = 2\nfaction = \"Elves\"\n";
  }
  return text;
}
// 45 plain cards, four Elder Elves and No: what tests add to.
inline std::string small_list() {
  std::string list = "4x Elder Elf; No";
  for (int i = 1; i < small_plain; ++i) list += "; 4x Elf " + std::to_string(i);
  return list + "; 1x Elf " + std::to_string(small_plain);
}

inline const Set& small() {
  static const Set set = *read_set_text(small_toml(), "small.toml");
  return set;
}

}  // namespace penta::phaktionz::cards

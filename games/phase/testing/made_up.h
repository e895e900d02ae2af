// For tests: a scene with made-up sides, for what no side of the box says.
#pragma once

#include <string>

#include "games/phase/testing/scene.h"

namespace penta::phase {

// Mage (good, cost 1, 2/3) has an order, Knight (good, 2, 2/4) a skill; Wolf (evil, 3, 3/3) and
// Thief (evil, 0, 1/2) have none that matter: their order, and the Knight's, is to draw a card.
// Every good one with every evil one is a card. All are Keepers but the Thief, who is a Guest.
inline Scene made_up(const std::string& order, const std::string& skill = "Ally.",
                     int players = 2) {
  const std::string draws = "Action: draw a card.";
  return Scene(players, {{"cards",
                          "penta-cards 1\nname\tMade up\n"
                          "faction\tKeeper\tder Hüter\nfaction\tGuest\tder Gäste\n"
                          "side\tMage\tMage\tKeeper\tgood\t1\t2\t3\t" +
                              order +
                              "\n"
                              "side\tKnight\tKnight\tKeeper\tgood\t2\t2\t4\t" +
                              draws + "\t" + skill +
                              "\n"
                              "side\tWolf\tWolf\tKeeper\tevil\t3\t3\t3\t" +
                              draws +
                              "\n"
                              "side\tThief\tThief\tGuest\tevil\t0\t1\t2\t" +
                              draws +
                              "\n"
                              "cards\t0\t2\t3\ncards\t1\t2\t3\n"}});
}
inline Scene made_up_skill(const std::string& skill) {
  return made_up("Action: draw a card.", skill);
}

}  // namespace penta::phase

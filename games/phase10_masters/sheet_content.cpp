// What a score keeper shows of the game itself: the phases in words, and how hands are scored.
#include <string>

#include "games/phase10_masters/phase_words.h"
#include "games/phase10_masters/sheet.h"

namespace penta::phase10_masters {
namespace {

constexpr Phrase rules{
    R"(At the end of a hand, everybody but the player who went out counts the cards still in hand. Few
points are good.

| card | points |
|---|---|
| 1 to 9 | {0} |
| 10 to 12 | {1} |
| Skip | {2} |
| Wild | {3} |

- Who went out scores nothing in that hand.
- Cards on the table and cards in a save pile cost nothing.
- A phase is complete as soon as it lies, whoever goes out.
- Who could not lay keeps the phase, and may try another one in the next hand.

Whoever has completed all ten phases at the end of a hand wins. If several have, the fewest points
win; with equal points they share the win.

Who has not laid holds {4} cards when a hand ends, since each turn takes one card and gives one
away. A laid phase leaves at most {4} less its own cards. The sheet remarks on it when the count
differs, and writes it down all the same.)",
    R"(Am Ende einer Runde zählen alle außer der Person, die ausging, die Karten, die sie noch auf der
Hand haben. Wenige Punkte sind gut.

| Karte | Punkte |
|---|---|
| 1 bis 9 | {0} |
| 10 bis 12 | {1} |
| Aussetzkarten | {2} |
| Joker | {3} |

- Wer ausging, schreibt in dieser Runde nichts.
- Karten auf dem Tisch und im eigenen Sparstapel kosten nichts.
- Eine Phase ist geschafft, sobald sie liegt, ganz gleich, wer ausgeht.
- Wer nicht auslegen konnte, behält die Phase und darf in der nächsten Runde auch eine andere
  versuchen.

Wer am Ende einer Runde alle zehn Phasen geschafft hat, gewinnt. Sind es mehrere, gewinnen die
wenigsten Punkte; bei gleichen Punkten teilen sie sich den Sieg.

Wer nicht ausgelegt hat, hält am Ende einer Runde {4} Karten, denn jeder Zug nimmt eine Karte und
gibt eine ab. Nach einer ausgelegten Phase bleiben höchstens {4} weniger deren Karten. Der Block
merkt an, wenn die Zahl abweicht, und schreibt sie trotzdem auf.)"};

}  // namespace

SheetContent sheet_content(Lang lang) {
  SheetContent content{.values = {low_points, high_points, skip_points, wild_points}};
  for (const PhaseCard& card : phase_cards) content.phases.push_back(words(card, lang));
  const auto number = [](int value) { return std::to_string(value); };
  content.rules =
      fill(rules.in(lang), {number(low_points), number(high_points), number(skip_points),
                            number(wild_points), number(hand_size)});
  return content;
}

}  // namespace penta::phase10_masters

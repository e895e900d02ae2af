// Every side of the box in both languages: whoever changes the language or a card sees what became
// of all the others.
#include <gtest/gtest.h>

#include "games/phase/box_set.h"
#include "testing/golden.h"

namespace penta::phase {
namespace {

std::string described(const cards::Side& side, const cards::Lexicon& lexicon) {
  const cards::Lexicon::Faction& faction = lexicon.factions[side.faction - 1U];
  std::string text = side.title + " | " + side.german + "\n";
  text += faction.english + ", " + (side.alignment == cards::Alignment::good ? "good" : "evil") +
          ", cost " + std::to_string(side.cost) + ", " + std::to_string(side.attack) + "/" +
          std::to_string(side.defence) + "\n";
  const auto add = [&](std::string_view kind, const cards::Ability& ability) {
    text.append("  ").append(kind).append(" ").append(in_english(ability, lexicon)).append("\n");
    text.append("        ").append(in_german(ability, lexicon)).append("\n");
  };
  add("order", side.order);
  for (const cards::Ability& skill : side.skills) add("skill", skill);
  return text + "\n";
}

TEST(PhaseBox, EverySideReadsWellInBothLanguages) {
  std::string text;
  for (const cards::Side& side : box().sides) text += described(side, box().lexicon);
  battery::expect_golden(text, battery::beside(__FILE__, "box_texts.txt"));
}

TEST(PhaseBox, HasEnoughToPlay) {
  EXPECT_GE(box().sides.size(), 60U);
  EXPECT_GE(box().cards.size(), 300U);
  EXPECT_GE(box().decks.size(), 6U);
}

}  // namespace
}  // namespace penta::phase

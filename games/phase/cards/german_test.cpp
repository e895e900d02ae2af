// German texts that a player has read, for the corners of the language; text_test.cpp has more.
#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "games/phase/cards/testing/lexicon.h"
#include "games/phase/cards/text.h"

namespace penta::phase::cards {
namespace {

void expect_german(const std::vector<std::pair<std::string_view, std::string_view>>& texts) {
  for (const auto& [english, german] : texts) {
    const Reading reading = read_ability(english, phase());
    ASSERT_FALSE(reading.mistake) << english << "\n  " << reading.mistake->text;
    EXPECT_EQ(in_german(reading.ability, phase()), german) << english;
  }
}

TEST(GermanCardText, SaysWhatIsYours) {
  expect_german({
      {"Action: a warrior of yours gets +1/+0.", "Aktion: Einer deiner Krieger erhält +1/+0."},
      {"Action: deal 1 damage to a warrior of yours.",
       "Aktion: Füge einem deiner Krieger 1 Schadenspunkt zu."},
      {"Action: destroy another attacking evil warrior of yours.",
       "Aktion: Zerstöre einen anderen deiner angreifenden bösen Krieger."},
      {"Action: phase another locked resource of yours.",
       "Aktion: Wende eine andere deiner gesperrten Ressourcen."},
      {"Action: each Fengarian warrior of yours gets +1/+0.",
       "Aktion: Jeder deiner Fengarier-Krieger erhält +1/+0."},
      {"Action: deal 1 damage to up to 2 warriors of yours.",
       "Aktion: Füge bis zu 2 deiner Krieger jeweils 1 Schadenspunkt zu."},
      {"Action: deal 1 damage to up to 2 good warriors of an opponent.",
       "Aktion: Füge bis zu 2 guten gegnerischen Kriegern jeweils 1 Schadenspunkt zu."},
      {"Action: unlock each locked resource of an opponent with cost 2 or more.",
       "Aktion: Entsperre jede gesperrte gegnerische Ressource mit Kosten von 2 oder mehr."},
      {"Trained: if there are 3 or more Sun Dominion warriors of yours, draw a card.",
       "Ausgebildet: Wenn du 3 oder mehr Krieger der Sonnenherrschaft hast, ziehe eine Karte."},
      {"Trained: if there are 3 or more evil cards in your hand, each opponent draws a card.",
       "Ausgebildet: Wenn du 3 oder mehr böse Handkarten hast, zieht jeder Gegner eine Karte."},
      {"Elite: draw X cards, where X is the number of good Keeper cards in your hand.",
       "Elite: Ziehe X Karten, wobei X der Anzahl deiner guten Hüter-Handkarten entspricht."},
      {"Elite: you lose 1 evil influence for each Keeper card in your discard pile with cost 2 or "
       "less.",
       "Elite: Du verlierst für jede Karte der Hüter mit Kosten von 2 oder weniger in deinem "
       "Ablagestapel 1 bösen Einfluss."},
  });
}

TEST(GermanCardText, ReturnsCardsToWhereTheyBelong) {
  expect_german({
      {"Action: return a card in your discard pile to its owner's hand.",
       "Aktion: Nimm eine Karte aus deinem Ablagestapel auf deine Hand."},
      {"Action: return up to 2 evil Keeper cards in your discard pile to their owner's barracks.",
       "Aktion: Lege bis zu 2 böse Karten der Hüter aus deinem Ablagestapel in deine Kaserne."},
      {"Action: you may return each card in your discard pile to its owner's deck.",
       "Aktion: Du darfst jede Karte aus deinem Ablagestapel in dein Deck mischen."},
      {"Action: return a warrior to its owner's hand.",
       "Aktion: Bringe einen Krieger auf die Hand seines Besitzers zurück."},
      {"Action: return up to 2 warriors to their owner's barracks.",
       "Aktion: Bringe bis zu 2 Krieger in die Kasernen ihrer Besitzer zurück."},
      {"Action: return a resource of an opponent to its owner's deck.",
       "Aktion: Mische eine gegnerische Ressource in das Deck ihres Besitzers."},
      {"Action: return another warrior of yours to its owner's hand.",
       "Aktion: Nimm einen anderen deiner Krieger auf deine Hand."},
      {"Phaseling: you may return this warrior to its owner's barracks.",
       "Wendling: Du darfst diesen Krieger in deine Kaserne zurückbringen."},
      {"Action: phase a warrior of yours, then return it to its owner's deck.",
       "Aktion: Wende einen deiner Krieger. Mische ihn in dein Deck."},
  });
}

TEST(GermanCardText, ChangesAmounts) {
  expect_german({
      {"Action: deal 1 damage to a warrior, or 2 if it is attacking.",
       "Aktion: Füge einem Krieger 1 Schadenspunkt zu; wenn er angreift, stattdessen 2."},
      {"Action: you may draw 2 cards, or 1 if you have 3 or more evil influence.",
       "Aktion: Du darfst 2 Karten ziehen; wenn du 3 oder mehr bösen Einfluss hast, stattdessen "
       "eine."},
      {"Elite: gain 1 good influence for each warrior of yours, or 2 if it is locked.",
       "Elite: Erhalte für jeden deiner Krieger 1 guten Einfluss; wenn dieser Krieger gesperrt "
       "ist, stattdessen jeweils 2."},
      {"Action: up to 2 warriors get +1/+0, or +2/+0 if it is good.",
       "Aktion: Bis zu 2 Krieger erhalten +1/+0; jeder, der gut ist, stattdessen +2/+0."},
      {"Action: deal 1 damage to up to 2 warriors, or 2 if it is opposed.",
       "Aktion: Füge bis zu 2 Kriegern jeweils 1 Schadenspunkt zu; jedem, der ein Gegenüber hat, "
       "stattdessen "
       "2."},
      {"Action: prevent the next 3 damage to up to 2 warriors, or 1 if there are 2 or more cards "
       "in your discard pile.",
       "Aktion: Verhindere jeweils die nächsten 3 Schadenspunkte an bis zu 2 Kriegern; wenn 2 oder "
       "mehr Karten in deinem Ablagestapel liegen, stattdessen jeweils den nächsten."},
      {"Trained: enlist 2 cards from your discard pile, locked.",
       "Ausgebildet: Rekrutiere 2 Karten aus deinem Ablagestapel; sie sind gesperrt."},
      {"Trained: you may enlist a card for each warrior of yours.",
       "Ausgebildet: Du darfst für jeden deiner Krieger eine Karte rekrutieren."},
      {"Trained: train a resource for 1 less for each warrior of yours.",
       "Ausgebildet: Bilde eine Ressource aus; sie kostet 1 weniger für jeden deiner Krieger."},
      {"Trained: you may look at the top 2 cards of your deck for each resource.",
       "Ausgebildet: Du darfst dir die obersten Karten deines Decks ansehen, 2 für jede "
       "Ressource."},
  });
}

// What "it" is, as games/phase plays it: what was chosen last, else the card itself. "er" and "sie"
// stand only for what a reader would think of.
TEST(GermanCardText, NamesWhatItIs) {
  expect_german({
      {"Action: gain X good influence, where X is its cost.",
       "Aktion: Erhalte X guten Einfluss, wobei X den Kosten dieser Karte entspricht."},
      {"Action: this warrior gets +1/+0, then gain X good influence, where X is its attack.",
       "Aktion: Dieser Krieger erhält +1/+0. Erhalte X guten Einfluss, wobei X seinem Angriff "
       "entspricht."},
      {"Action: destroy a warrior, then gain X evil influence, where X is its cost.",
       "Aktion: Zerstöre einen Krieger. Erhalte X bösen Einfluss, wobei X seinen Kosten "
       "entspricht."},
      {"Action: destroy a warrior, then an opponent draws X cards, where X is its cost.",
       "Aktion: Zerstöre einen Krieger. Ein Gegner zieht X Karten, wobei X den Kosten des "
       "gewählten Kriegers entspricht."},
      {"Action: unlock a resource, then draw a card, then lock it.",
       "Aktion: Entsperre eine Ressource. Ziehe eine Karte. Sperre die gewählte Ressource."},
      {"Action: a warrior gets +1/+0, then phase this warrior, then it gains Swift.",
       "Aktion: Ein Krieger erhält +1/+0. Wende diesen Krieger. Der gewählte Krieger erhält "
       "Flink."},
      {"Action: up to 2 warriors get +X/+0, where X is its defence, then if it is good, phase it.",
       "Aktion: Bis zu 2 Krieger erhalten +X/+0, wobei X ihrer jeweiligen Verteidigung entspricht. "
       "Wenn der zuletzt gewählte Krieger gut ist, wende ihn."},
      {"Elite: if it is opposed, this warrior gets +2/+0.",
       "Elite: Dieser Krieger erhält +2/+0, wenn er ein Gegenüber hat."},
      {"Elite: if it is opposed, draw a card, then it gets +2/+0.",
       "Elite: Wenn dieser Krieger ein Gegenüber hat, ziehe eine Karte. Der Krieger selbst erhält "
       "+2/+0."},
      {"Elite: if it is opposing, deal 1 damage to another warrior for each warrior of yours.",
       "Elite: Füge einem anderen Krieger für jeden deiner Krieger 1 Schadenspunkt zu, wenn der "
       "gewählte "
       "Krieger diesem Krieger gegenübersteht."},
      {"Action: if it is evil, lock each resource.",
       "Aktion: Sperre jede Ressource, wenn sie böse ist."},
  });
}

TEST(GermanCardText, SaysShortlyWhatBelongsTogether) {
  expect_german({
      {"Action: a warrior gains Swift, then it gets +1/+0.",
       "Aktion: Ein Krieger erhält Flink und +1/+0."},
      {"Elite: this warrior gets +1/+0, then it gains Swift.",
       "Elite: Dieser Krieger erhält +1/+0 und Flink."},
      {"Action: unlock each warrior of yours, then each warrior of yours gets +1/+0.",
       "Aktion: Entsperre jeden deiner Krieger. Sie erhalten +1/+0."},
      // Those that are locked are others afterwards.
      {"Action: unlock each locked warrior, then each locked warrior gets +1/+0.",
       "Aktion: Entsperre jeden gesperrten Krieger. Jeder gesperrte Krieger erhält +1/+0."},
      {"Action: train a resource for X less, where X is its attack.",
       "Aktion: Bilde eine Ressource für X weniger aus, wobei X dem Angriff dieser Ressource "
       "entspricht."},
      {"Action: an unopposed warrior gets +2/+0.",
       "Aktion: Ein Krieger ohne Gegenüber erhält +2/+0."},
      {"Action: destroy an opposed warrior of yours with attack 2 or less.",
       "Aktion: Zerstöre einen deiner Krieger mit Gegenüber und Angriff von 2 oder weniger."},
      {"Action: an opposing warrior gets -2/+0.", "Aktion: Ein Krieger gegenüber erhält -2/+0."},
  });
}

}  // namespace
}  // namespace penta::phase::cards

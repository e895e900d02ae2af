#include "cards/text.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <unordered_map>

#include "cards/testing/random_ability.h"

namespace penta::cards {
namespace {

const Lexicon& phase() {
  static const Lexicon lexicon{{{"Fengarian", "der Fengarier"},
                                {"Keeper", "der Hüter"},
                                {"Sun Dominion", "der Sonnenherrschaft"}}};
  return lexicon;
}

Ability read(std::string_view text) {
  const Reading reading = read_ability(text, phase());
  EXPECT_FALSE(reading.mistake) << text << "\n  " << reading.mistake->column << ": "
                                << reading.mistake->text;
  return reading.ability;
}

// What is said of a text: its column, and the complaint.
std::string complaint(std::string_view text) {
  const Reading reading = read_ability(text, phase());
  if (!reading.mistake) return "";
  return std::to_string(reading.mistake->column) + ": " + reading.mistake->text;
}

TEST(CardText, TheRulebooksOwnTextsAreWords) {
  const std::vector<std::pair<std::string_view, std::string_view>> texts{
      {"Action, phase 3: this warrior gets +3/+0.",
       "Aktion, wende 3: Dieser Krieger erhält +3/+0."},
      {"Elite: this warrior gets +2/+0.", "Elite: Dieser Krieger erhält +2/+0."},
      {"Relentless: enlist a card, locked.", "Unbeugsam: Rekrutiere eine Karte gesperrt."},
      {"Action: an attacking warrior gets +2/+0, or +4/+0 if it is opposed.",
       "Aktion: Ein angreifender Krieger erhält +2/+0, oder +4/+0, wenn er bekämpft wird."},
      {"Phaseling: gain 1 good influence.", "Phasling: Erhalte 1 guten Einfluss."},
      {"Trained: gain 2 good influence.", "Ausgebildet: Erhalte 2 guten Einfluss."},
      {"Action, phase 1: phase a warrior.", "Aktion, wende 1: Wende einen Krieger."},
      {"Action: deal 1 damage to a warrior.", "Aktion: Füge einem Krieger 1 Schaden zu."},
      {"Action: a warrior gets -1/-2.", "Aktion: Ein Krieger erhält -1/-2."},
      {"Swift.", "Flink."},
      {"Ally.", "Beistand."},
  };
  for (const auto& [english, german] : texts) {
    const Ability ability = read(english);
    EXPECT_EQ(in_english(ability, phase()), english);
    EXPECT_EQ(in_german(ability, phase()), german);
  }
}

TEST(CardText, WordsCombine) {
  const std::vector<std::pair<std::string_view, std::string_view>> texts{
      {"Action, lock 1, phase 2: destroy another evil Keeper warrior of an opponent with cost 2 or "
       "less, then draw 2 cards.",
       "Aktion, sperre 1, wende 2: Zerstöre einen anderen bösen Krieger der Hüter eines Gegners "
       "mit "
       "Kosten 2 oder weniger. Ziehe 2 Karten."},
      {"Elite: if it is opposed, you may return up to 3 resources of yours to their owner's hand.",
       "Elite: Wenn er bekämpft wird, darfst du bis zu 3 Ressourcen von dir auf die Hand ihrer "
       "Besitzer zurückbringen."},
      {"Trained: deal X damage to each opposing warrior, where X is the number of good resources "
       "of "
       "yours.",
       "Ausgebildet: Füge jedem gegenüberstehenden Krieger X Schaden zu, wobei X der Anzahl der "
       "guten "
       "Ressourcen von dir entspricht."},
      {"Action: unlock a resource of yours, then lock it.",
       "Aktion: Entsperre eine Ressource von dir. Sperre sie."},
      {"Relentless: each opponent loses 2 evil influence for each Sun Dominion warrior of yours.",
       "Unbeugsam: Jeder Gegner verliert 2 bösen Einfluss für jeden Krieger der Sonnenherrschaft "
       "von "
       "dir."},
      {"Action: prevent the next 2 damage to a defending warrior, or 4 if there are 3 or more "
       "locked "
       "warriors.",
       "Aktion: Verhindere die nächsten 2 Schadenspunkte an einem verteidigenden Krieger, oder 4, "
       "wenn es 3 oder mehr gesperrte Krieger gibt."},
      {"Phaseling: if you have 5 or more good influence, an opponent discards a card.",
       "Phasling: Wenn du 5 oder mehr guten Einfluss hast, legt ein Gegner eine Handkarte ab."},
      {"Action: lock a resource of an opponent, then train a resource for 2 less, then look at the "
       "top 3 cards of your deck.",
       "Aktion: Sperre eine Ressource eines Gegners. Bilde eine Ressource für 2 weniger aus. Sieh "
       "dir "
       "die obersten 3 Karten deines Decks an."},
      {"Elite: a warrior gains Swift, then return it to its owner's barracks.",
       "Elite: Ein Krieger erhält Flink. Bringe ihn in die Kaserne seines Besitzers zurück."},
      {"Trained: gain X influence of your choice, where X is its cost difference.",
       "Ausgebildet: Erhalte X Einfluss deiner Wahl, wobei X seiner Kostendifferenz entspricht."},
  };
  for (const auto& [english, german] : texts) {
    const Ability ability = read(english);
    EXPECT_EQ(in_english(ability, phase()), english);
    EXPECT_EQ(in_german(ability, phase()), german);
  }
}

TEST(CardText, MistakesNameTheirPlaceAndWhatWasExpected) {
  EXPECT_EQ(complaint("Action: destroy a warior."),
            "19: expected 'warrior', 'Fengarian', 'Keeper', 'Sun Dominion', 'attacking', "
            "'card in your discard pile' or other words, not 'warior'; did you mean 'warrior'?");
  EXPECT_EQ(
      complaint("Action: destory a warrior."),
      "9: expected 'destroy', 'a', 'an', 'an opponent', 'another', 'deal' or other words, not "
      "'destory'; did you mean 'destroy'?");
  EXPECT_EQ(complaint("Action: draw 10 cards."),
            "14: expected 'X' or a number from 1 to 9, not '10'");
  EXPECT_EQ(complaint("Action: draw a card"),
            "20: expected ', then', '.' or 'for each', but the text ends");
  EXPECT_EQ(complaint(""),
            "1: expected 'Action', 'Ally', 'Elite', 'Phaseling', 'Relentless', 'Swift' or other "
            "words, but the text ends");
  EXPECT_EQ(complaint("Elite, phase 2: draw a card."), "6: expected ':', not ','");
  EXPECT_EQ(complaint("Action: draw a card. Then smile."),
            "22: expected the end of the text, not 'Then'");
  EXPECT_EQ(complaint(std::string(500, 'a')), "401: expected a text of at most 400 characters");
}

TEST(CardText, WhatMakesNoSenseIsRefused) {
  const auto refused = [](std::string_view text) {
    const std::string said = complaint(text);
    return said.substr(std::min(said.size(), said.find(' ') + 1));
  };
  EXPECT_EQ(refused("Action: it gets +1/+0."), "'it' needs something that was chosen before");
  EXPECT_EQ(refused("Action: this warrior gets +0/+0."), "+0/+0 changes nothing");
  EXPECT_EQ(refused("Action: destroy a resource."), "that cannot be done to such a card");
  EXPECT_EQ(refused("Action: phase an attacking resource."), "only warriors fight");
  EXPECT_EQ(refused("Action: you may this warrior gets +1/+0."),
            "'you may' stands before what you do yourself");
  EXPECT_EQ(refused("Action: return a card in your discard pile of yours to its owner's hand."),
            "cards in your hand or discard pile are yours already");
  EXPECT_EQ(refused("Action: gain X good influence, where X is its cost for each warrior."),
            "either X or 'for each'");
}

// Every text in the blocks of docs/card-language.md, and in its table of twenty cards.
TEST(CardText, ThePageForDesignersIsTrue) {
  const std::filesystem::path here = std::filesystem::path(__FILE__).parent_path();
  std::ifstream page(here / "../docs/card-language.md");
  ASSERT_TRUE(page);
  const auto expect_understood = [](const std::string& text) {
    EXPECT_EQ(in_english(read(text), phase()), text);
  };
  int texts = 0;
  bool in_block = false;
  bool in_cards = false;
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("#")) in_cards = line == "## Twenty cards";
    if (line.starts_with("```")) {
      in_block = !in_block;
    } else if (in_block) {
      expect_understood(line);
      ++texts;
    } else if (const auto from = line.find('`'); in_cards && from != std::string::npos) {
      expect_understood(line.substr(from + 1, line.rfind('`') - from - 1));
      ++texts;
    }
  }
  EXPECT_GE(texts, 30);
}

TEST(CardText, AThingThatCanBeSaidIsReadBackTheSame) {
  RandomAbility random(phase(), 1);
  std::unordered_map<std::string, std::string> german;
  for (int i = 0; i < 100'000; ++i) {
    const Ability ability = random.next();
    const std::string text = in_english(ability, phase());
    const Reading reading = read_ability(text, phase());
    ASSERT_FALSE(reading.mistake) << text << "\n  " << reading.mistake->column << ": "
                                  << reading.mistake->text;
    ASSERT_EQ(reading.ability, ability) << text << "\n" << in_english(reading.ability, phase());
    const auto [found, is_new] = german.emplace(in_german(ability, phase()), text);
    ASSERT_TRUE(is_new || found->second == text)
        << found->first << "\n  " << text << "\n  " << found->second;
  }
  EXPECT_GT(german.size(), 50'000U);
}

}  // namespace
}  // namespace penta::cards

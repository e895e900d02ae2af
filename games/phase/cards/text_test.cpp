#include "games/phase/cards/text.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <unordered_map>

#include "games/phase/cards/testing/lexicon.h"
#include "games/phase/cards/testing/random_ability.h"
#include "games/phase/cards/testing/read_text.h"

namespace penta::phase::cards {
namespace {

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
      {"Relentless: enlist a card, locked.", "Unbeugsam: Rekrutiere eine Karte; sie ist gesperrt."},
      {"Action: an attacking warrior gets +2/+0, or +4/+0 if it is opposed.",
       "Aktion: Ein angreifender Krieger erhält +2/+0; wenn er ein Gegenüber hat, stattdessen "
       "+4/+0."},
      {"Phaseling: gain 1 good influence.", "Wendling: Erhalte 1 guten Einfluss."},
      {"Trained: gain 2 good influence.", "Ausgebildet: Erhalte 2 guten Einfluss."},
      {"Action, phase 1: phase a warrior.", "Aktion, wende 1: Wende einen Krieger."},
      {"Action: deal 1 damage to a warrior.", "Aktion: Füge einem Krieger 1 Schadenspunkt zu."},
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
       "Aktion, sperre 1, wende 2: Zerstöre einen anderen bösen gegnerischen Krieger der Hüter mit "
       "Kosten von 2 oder weniger. Ziehe 2 Karten."},
      {"Elite: if it is opposed, you may return up to 3 resources of yours to their owner's hand.",
       "Elite: Du darfst bis zu 3 deiner Ressourcen auf deine Hand nehmen, wenn sie ein "
       "Gegenüber haben."},
      {"Trained: deal X damage to each opposing warrior, where X is the number of good resources "
       "of "
       "yours.",
       "Ausgebildet: Füge jedem Krieger gegenüber X Schadenspunkte zu, wobei X der Anzahl deiner "
       "guten Ressourcen entspricht."},
      {"Action: unlock a resource of yours, then lock it.",
       "Aktion: Entsperre eine deiner Ressourcen. Sperre sie."},
      {"Relentless: each opponent loses 2 evil influence for each Sun Dominion warrior of yours.",
       "Unbeugsam: Jeder Gegner verliert für jeden deiner Sonnenherrschafts-Krieger 2 bösen "
       "Einfluss."},
      {"Action: prevent the next 2 damage to a defending warrior, or 4 if there are 3 or more "
       "locked "
       "warriors.",
       "Aktion: Verhindere die nächsten 2 Schadenspunkte an einem verteidigenden Krieger; wenn es "
       "3 oder mehr gesperrte Krieger gibt, stattdessen die nächsten 4."},
      {"Phaseling: if you have 5 or more good influence, an opponent discards a card.",
       "Wendling: Wenn du 5 oder mehr guten Einfluss hast, legt ein Gegner eine Handkarte ab."},
      {"Action: lock a resource of an opponent, then train a resource for 2 less, then look at the "
       "top 3 cards of your deck.",
       "Aktion: Sperre eine gegnerische Ressource. Bilde eine Ressource für 2 weniger aus. Sieh "
       "dir die obersten 3 Karten deines Decks an."},
      {"Elite: a warrior gains Swift, then return it to its owner's barracks.",
       "Elite: Ein Krieger erhält Flink. Bringe ihn in die Kaserne seines Besitzers zurück."},
      {"Trained: gain X influence of your choice, where X is its cost difference.",
       "Ausgebildet: Erhalte X Einfluss deiner Wahl, wobei X der Kostendifferenz dieses Kriegers "
       "entspricht."},
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
            "14: expected 'X', 'a card' or a number from 1 to 9, not '10'");
  EXPECT_EQ(complaint("Action: draw a card"),
            "20: expected ', then', '.' or 'for each', but the text ends");
  EXPECT_EQ(complaint(""),
            "1: expected 'Action', 'Ally', 'Elite', 'Phaseling', 'Relentless', 'Swift' or other "
            "words, but the text ends");
  EXPECT_EQ(complaint("Elite, phase 2: draw a card."),
            "6: only 'Action' has a price; expected ':'");
  EXPECT_EQ(complaint("Action: train a good resource for 2 less."),
            "15: expected 'a resource for', not 'a good'");
  EXPECT_EQ(complaint("Action: draw a crad."),
            "14: expected 'a card', not 'a crad'; did you mean 'a card'?");
  EXPECT_EQ(complaint("Action: draw X cards, where X is the number of cards in your  hnd."),
            "48: expected 'cards in your hand' or 'cards in your discard pile', not 'cards in your "
            " hnd'; did you mean 'cards in your hand'?");
  EXPECT_EQ(complaint("Action: train a resource"),
            "15: expected 'a resource for', but the text ends");
  EXPECT_EQ(complaint("Action: draw a card. Then smile."),
            "22: expected the end of the text, not 'Then'");
  EXPECT_EQ(complaint(std::string(500, 'a')), "401: expected a text of at most 400 characters");
}

// What players of other games write leads to the word that is meant.
TEST(CardText, WhatIsMeantIsNamed) {
  EXPECT_EQ(complaint("Action: all warriors of yours get +1/+0."), "9: expected 'each', not 'all'");
  EXPECT_EQ(complaint("Action: destroy all warriors."), "17: expected 'each', not 'all'");
  EXPECT_EQ(complaint("Action, pay 2: draw a card."), "9: expected 'lock' or 'phase', not 'pay'");
  EXPECT_EQ(complaint("Action, phase 1, lock 2: draw a card."), "16: 'lock' stands before 'phase'");
  EXPECT_EQ(complaint("Action, lock 1, lock 2: draw a card."), "17: expected 'phase', not 'lock'");
  EXPECT_EQ(complaint("Trained, lock 1: draw a card."),
            "8: only 'Action' has a price; expected ':'");
  EXPECT_EQ(complaint("Trained: if there is a good warrior, draw a card."),
            "13: expected 'there are', as in 'there are 1 or more warriors of yours', not 'there "
            "is'");
  EXPECT_EQ(complaint("Action: lock an unlocked warrior."),
            "17: expected 'locked' or no such word: what is not locked cannot be asked for, not "
            "'unlocked'");
  EXPECT_EQ(complaint("Action: search your deck for a card."),
            "9: expected 'draw' or 'look at the top 3 cards of your deck', not 'search'");
  EXPECT_EQ(complaint("Action: draw a card, then lose 1 good influence."),
            "27: expected 'you lose', not 'lose'");
  EXPECT_EQ(complaint("Action: your warriors get +1/+0."),
            "9: expected 'a' or 'each', and 'of yours' behind the noun, not 'your'");
  EXPECT_EQ(complaint("Action: destroy target warrior."), "17: expected 'a', not 'target'");
  EXPECT_EQ(complaint("Action: you may draw a card and discard a card."),
            "29: expected ', then', not 'and'");
}

// What can be said in other words is understood, and written in the usual ones.
TEST(CardText, WhatPlayersWriteIsUnderstood) {
  const auto means = [](std::string_view written, std::string_view meant) {
    EXPECT_EQ(in_english(read(written), phase()), meant) << written;
  };
  means("Action: draw three cards.", "Action: draw 3 cards.");
  means("Action: draw one card.", "Action: draw a card.");
  means("Action: draw 1 card.", "Action: draw a card.");
  means("Action: discard a card from your hand.", "Action: discard a card.");
  means("Action: up to two warriors get +1/+0 this turn.", "Action: up to 2 warriors get +1/+0.");
  means("Action: a warrior gains Swift until the end of the turn.",
        "Action: a warrior gains Swift.");
  means("Action: an attacking warrior gets +2/+0, or +4/+0 if it is opposed this turn.",
        "Action: an attacking warrior gets +2/+0, or +4/+0 if it is opposed.");
  means("Elite: it gets +1/+1.", "Elite: this warrior gets +1/+1.");
  means("Action: return each warrior to their owner's hand.",
        "Action: return each warrior to its owner's hand.");
  means("Action: return up to 2 warriors to its owner's deck.",
        "Action: return up to 2 warriors to their owner's deck.");
  means("Action: return each warrior to their owners' hands.",
        "Action: return each warrior to its owner's hand.");
  means("Action: each of your good warriors gets +1/+0.",
        "Action: each good warrior of yours gets +1/+0.");
  means("Action: destroy one of your warriors.", "Action: destroy a warrior of yours.");
  means("Action: lock an opponent's resource.", "Action: lock a resource of an opponent.");
  means("Action: destroy a warrior with defense 2 or less.",
        "Action: destroy a warrior with defence 2 or less.");
  means("Action: a warrior gains Swift and gets +1/+0.",
        "Action: a warrior gains Swift, then it gets +1/+0.");
  means("Elite: this warrior gets +1/+0 and gains Swift.",
        "Elite: this warrior gets +1/+0, then this warrior gains Swift.");
  means("Action: draw a card and discard a card.", "Action: draw a card, then discard a card.");
  means("Action, phase 2 resources: draw a card.", "Action, phase 2: draw a card.");
}

TEST(CardText, WhatMakesNoSenseIsRefusedAtItsPlace) {
  EXPECT_EQ(complaint("Action: this warrior gets +0/+0."), "9: +0/+0 changes nothing");
  EXPECT_EQ(complaint("Action: draw a card, then destroy a resource."),
            "27: that cannot be done to such a card");
  EXPECT_EQ(complaint("Action: draw a card, then draw a card, then phase an attacking resource."),
            "45: only warriors fight");
  EXPECT_EQ(complaint("Action, phase 1: you may this warrior gets +1/+0."),
            "18: 'you may' stands before what you do yourself");
  EXPECT_EQ(complaint("Action: return a card in your discard pile of yours to its owner's hand."),
            "9: cards in your hand or discard pile are yours already");
  EXPECT_EQ(complaint("Action: gain X good influence, where X is its cost for each warrior."),
            "52: either X or 'for each'");
  EXPECT_EQ(complaint("Action: destroy a warrior for each warrior."),
            "27: 'for each' needs an amount");
  EXPECT_EQ(complaint("Action: draw X cards, where X is the number of locked cards in your hand."),
            "34: only warriors and resources can be locked");
  EXPECT_EQ(complaint("Action: draw a card for each attacking resource."),
            "21: only warriors fight");
  EXPECT_EQ(complaint("Action: if there are 2 or more opposed resources, draw a card."),
            "9: only warriors fight");
  EXPECT_EQ(complaint("Action: draw a card, then if it is good, destroy a resource."),
            "42: that cannot be done to such a card");
  EXPECT_EQ(complaint("Action: destroy a warrior, or 3 if it is good."),
            "31: there is no other amount of that");
  EXPECT_EQ(complaint("Action: draw a card, or X if it is good."), "25: X stands only once");
  EXPECT_EQ(complaint("Action: draw a card, or 2 if there are 2 or more opposed resources."),
            "25: only warriors fight");
}

TEST(CardText, AnotherDoesNotStandBehindAChoiceOfSeveral) {
  const std::string why = ": 'another' does not stand behind a choice of several; expected 'a'";
  EXPECT_EQ(complaint("Elite: up to 2 warriors get +1/+0, then destroy another warrior."),
            "49" + why);
  EXPECT_EQ(complaint("Elite: lock a warrior, then lock up to 2 warriors, then another warrior "
                      "gets +1/+0."),
            "57" + why);
  EXPECT_EQ(complaint("Elite: enlist 2 cards from your discard pile, then phase another resource."),
            "58" + why);
  EXPECT_EQ(complaint("Elite: enlist a card from your discard pile for each warrior, then phase "
                      "another resource."),
            "74" + why);
  EXPECT_EQ(complaint("Elite: enlist a card from your discard pile, then phase another resource."),
            "");
  EXPECT_EQ(complaint("Elite: enlist 2 cards, then phase another resource."), "");
  EXPECT_EQ(complaint("Elite: destroy another warrior, then lock up to 2 warriors."), "");
}

// "a evil warrior" is understood, and written with one letter more.
TEST(CardText, ATextThatWouldGrowTooLongIsRefused) {
  const auto said = [](std::size_t length) {
    std::string text = "Action: destroy a evil  warrior, then destroy a good  warrior.";
    const std::string name = "F" + std::string((length - text.size()) / 2 - 1, 'a');
    const Lexicon lexicon{{{name, name}}};
    text.insert(text.find("  ") + 1, name);
    text.insert(text.find("  ") + 1, name);
    EXPECT_EQ(text.size(), length);
    const Reading reading = read_ability(text, lexicon);
    if (reading.mistake) return reading.mistake->text;
    EXPECT_EQ(in_english(reading.ability, lexicon).size(), length + 1);
    return std::string();
  };
  EXPECT_EQ(said(398), "");
  EXPECT_EQ(said(400), "expected a text of at most 400 characters");
}

TEST(CardText, TheLongestNameOfAFactionCounts) {
  const Lexicon lexicon{
      {{"Sun", "der Sonne"}, {"Sun Dominion", "der Sonnenherrschaft"}, {"Eastern", "des Ostens"}}};
  for (const std::string_view text :
       {"Action: destroy a Sun warrior.", "Action: destroy a Sun Dominion warrior.",
        "Action: destroy an Eastern warrior."}) {
    const Reading reading = read_ability(text, lexicon);
    ASSERT_FALSE(reading.mistake) << reading.mistake->text;
    EXPECT_EQ(in_english(reading.ability, lexicon), text);
  }
}

// Every text in the blocks of docs/card-language-phase.md, and in its table of twenty cards; and
// the set that it shows.
TEST(CardText, ThePageForDesignersIsTrue) {
  const std::filesystem::path here = std::filesystem::path(__FILE__).parent_path();
  std::ifstream page(here / "../../../docs/card-language-phase.md");
  ASSERT_TRUE(page);
  const auto expect_understood = [](const std::string& text) {
    EXPECT_EQ(in_english(read(text), phase()), text);
  };
  int texts = 0;
  std::string toml;
  std::string block;  // what it begins with
  bool in_cards = false;
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("#")) in_cards = line == "## Twenty cards";
    if (line.starts_with("```")) {
      block = block.empty() ? line : "";
    } else if (block == "```toml") {
      toml += line + "\n";
    } else if (!block.empty()) {
      expect_understood(line);
      ++texts;
    } else if (const auto from = line.find('`'); in_cards && from != std::string::npos) {
      expect_understood(line.substr(from + 1, line.rfind('`') - from - 1));
      ++texts;
    }
  }
  EXPECT_GE(texts, 30);
  const auto set = read_set_text(toml, "card-language-phase.md");
  ASSERT_TRUE(set) << set.error().text;
  EXPECT_EQ(set->cards.size(), 2U);
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
}  // namespace penta::phase::cards

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <filesystem>

#include "cli/testing/running.h"

namespace penta::cli {
namespace {

namespace json = boost::json;
using ::testing::HasSubstr;
using ::testing::Not;

const std::string two_sides = R"([[faction]]
name = "Keeper"
german = "der Hüter"

[[side]]
title = "Gate Warden"
german = "Torwächterin"
faction = "Keeper"
alignment = "good"
cost = 2
attack = 1
defence = 4
order = "Action: prevent the next 2 damage to a defending warrior of yours with cost 3 or less, or 4 if it is good."
skills = ["Ally.", "Action, phase 2: lock an attacking warrior."]

[[side]]
title = "Night Warden"
german = "Nachtwächterin"
faction = "Keeper"
alignment = "evil"
cost = 3
attack = 2
defence = 4
order = "Action: lock a warrior."

[[cards]]
good = ["Gate Warden"]
evil = ["Night Warden"]

[[deck]]
name = "Wardens"
cards = ["30x Gate Warden / Night Warden"]
)";

class Cards : public ::testing::Test {
 protected:
  Folder folder{};
  std::string path = folder.write("cards.toml", two_sides);
};

TEST_F(Cards, AreShownAsTheyArePrinted) {
  const Ran english = penta({"cards", "show", "gate warden", "--cards", path});
  EXPECT_EQ(english.code, 0) << english.err;
  EXPECT_EQ(english.out, R"(Gate Warden
Keeper, good
cost 2, attack 1, defence 4

Order   Action: prevent the next 2 damage to a defending warrior of yours with
        cost 3 or less, or 4 if it is good.
Skills  Ally.
        Action, phase 2: lock an attacking warrior.
Back    Night Warden
)");
  const Ran german = penta({"cards", "show", "Torwächterin", "--cards", path, "--lang", "de"});
  EXPECT_EQ(german.code, 0) << german.err;
  EXPECT_EQ(german.out, R"(Torwächterin
gute Seite der Hüter
Kosten 2, Angriff 1, Verteidigung 4

Befehl       Aktion: Verhindere die nächsten 2 Schadenspunkte an einem deiner
             verteidigenden Krieger mit Kosten von 3 oder weniger; wenn er gut
             ist, stattdessen die nächsten 4.
Fähigkeiten  Beistand.
             Aktion, wende 2: Sperre einen angreifenden Krieger.
Rückseite    Nachtwächterin
)");
}

TEST_F(Cards, AreListed) {
  EXPECT_EQ(penta({"cards", "list", "--cards", path}).out,
            "title         faction        cost  A/D  skills\n"
            "Gate Warden   Keeper   good     2  1/4  Ally, Action\n"
            "Night Warden  Keeper   evil     3  2/4\n");
  EXPECT_THAT(penta({"cards", "list", "--cards", path, "--lang", "de"}).out,
              HasSubstr("Torwächterin    Hüter     gut        2  1/4  Beistand, Aktion\n"));
  const json::value sides = json::parse(penta({"cards", "list", "--cards", path, "--json"}).out);
  const json::value& side = sides.as_array().at(1);
  EXPECT_EQ(side.at("title").at("de"), "Nachtwächterin");
  EXPECT_EQ(side.at("order").at("en"), "Action: lock a warrior.");
  EXPECT_EQ(side.at("backs").as_array().at(0), "Gate Warden");
}

TEST_F(Cards, ThoseOfPhaseAreThereWithoutAFile) {
  EXPECT_THAT(penta({"cards", "show", "Gladiator"}).out, HasSubstr("Sun Dominion, evil\n"));
  const Ran list = penta({"cards", "list", "--faction", "keeper"});
  EXPECT_THAT(list.out, HasSubstr("No-Ne Chim 3"));
  EXPECT_THAT(list.out, Not(HasSubstr("Gladiator")));
}

TEST_F(Cards, AreChecked) {
  const Ran good = penta({"cards", "check", path});
  EXPECT_EQ(good.code, 0);
  EXPECT_EQ(good.out, "2 sides, 1 card, 1 deck\n  Wardens  30 cards\n");

  const std::string other =
      folder.write("other.toml", "[[deck]]\nname = \"None\"\ncards = [\"Gate Warden\"]\n");
  const Ran bad = penta({"cards", "check", folder.path()});
  EXPECT_EQ(bad.code, 1);
  EXPECT_EQ(bad.out, other + ":3:9: the deck has 1 card; expected 25 to 50\n" +
                         "    cards = [\"Gate Warden\"]\n            ^\n" + other +
                         ":3:11: 'Gate Warden' is no card; expected two sides, 'GOOD / EVIL'\n" +
                         "    cards = [\"Gate Warden\"]\n              ^\n");
}

// A file with only a deck is checked against other cards, with or without the heading.
TEST_F(Cards, ADeckIsCheckedByItself) {
  const std::string lines =
      "name = \"Night Watch\"\ncards = [\"26x Gate Warden / Night Warden\"]\n";
  for (const std::string heading : {"", "[[deck]]\n"}) {
    const std::string deck = folder.write("deck.toml", heading + lines);
    const Ran good = penta({"cards", "check", deck, "--cards", path});
    EXPECT_EQ(good.code, 0) << good.err;
    EXPECT_EQ(good.out, "Night Watch: 26 cards\n");

    const Ran strange = penta({"cards", "check", deck});
    EXPECT_EQ(strange.code, 1);
    EXPECT_THAT(strange.out, HasSubstr(deck + (heading.empty() ? ":2:11: " : ":3:11: ")));
    EXPECT_THAT(strange.out,
                HasSubstr("\nIt was read as a deck of the cards of Phase; --cards PATH "
                          "takes others.\n"));
  }
  const std::string boxed =
      folder.write("boxed.toml", "name = \"Box\"\ncards = [\"25x Ted / Chained Horror\"]\n");
  EXPECT_EQ(penta({"cards", "check", boxed}).out, "Box: 25 cards\n");
  const std::string small =
      folder.write("small.toml", "name = \"Small\"\ncards = [\"Gate Warden / Night Warden\"]\n");
  EXPECT_EQ(penta({"cards", "check", small, "--cards", path}).out,
            small + ":2:9: the deck has 1 card; expected 25 to 50\n" +
                "    cards = [\"Gate Warden / Night Warden\"]\n            ^\n");
}

TEST_F(Cards, WithCardsOneDeckIsExpected) {
  const Ran set = penta({"cards", "check", path, "--cards", path});
  EXPECT_EQ(set.code, 1);
  EXPECT_THAT(set.out, HasSubstr("a file with a [[deck]] has no 'side'; expected deck"));
  const Ran all = penta({"cards", "check", folder.path(), "--cards", path});
  EXPECT_EQ(all.code, 2);
  EXPECT_EQ(all.err, "penta: '" + folder.path() +
                         "' is a folder; with --cards, expected a file with one deck\n");
  const std::string two =
      folder.write("two.toml", "[[deck]]\nname = \"A\"\ncards = []\n" +
                                   std::string("[[deck]]\nname = \"B\"\n") + "cards = []\n");
  EXPECT_THAT(penta({"cards", "check", two, "--cards", path}).out,
              HasSubstr(two + ":4:1: there is a second deck; expected one in this file"));
}

TEST_F(Cards, WhatIsNotThereIsNamed) {
  const auto said = [&](std::vector<std::string> words) {
    words.insert(words.begin(), "cards");
    const Ran ran = penta(words);
    EXPECT_EQ(ran.code, 2);
    return ran.err;
  };
  EXPECT_EQ(said({"show", "warden", "--cards", path}),
            "penta: there is no side 'warden'; expected 'Gate Warden' or 'Night Warden'\n");
  EXPECT_EQ(said({"show", "Torwächter", "--cards", path}),
            "penta: there is no side 'Torwächter'; expected 'Torwächterin'\n");
  EXPECT_EQ(said({"show", "Squeezle", "--cards", path}),
            "penta: there is no side 'Squeezle'; expected a title that penta cards list shows\n");
  EXPECT_EQ(said({"list", "--faction", "Moon", "--cards", path}),
            "penta: there is no faction 'Moon'; expected Keeper\n");
  EXPECT_EQ(said({"check", folder.path("nothing")}),
            "penta: there is no '" + folder.path("nothing") +
                "'; expected a TOML file, or a folder of them\n");
  const std::string broken = folder.write("broken.toml", "nam = \"A\"\n[[decks]]\n");
  EXPECT_EQ(said({"list", "--cards", broken}),
            "penta: " + broken +
                ":1:1: a set has no 'nam'; did you mean 'name'? (penta cards check shows all)\n");
}

TEST_F(Cards, BelongToTheGameThatIsAskedForOrThatTheyName) {
  const std::string none =
      "penta: THE Phase has no cards of its own to read; expected a game that has: phase, "
      "phaktionz\n";
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"cards", "list", "--game", "the-phase"},
        {"cards", "show", "Ted", "--game", "the-phase"},
        {"cards", "check", path, "--game", "the-phase"},
        {"play", "the-phase", "--cards", path},
        {"play", "the-phase", "--deck", "1=" + path}}) {
    const Ran ran = penta(words);
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.err, none);
  }
  EXPECT_EQ(penta({"cards", "check", path, "--game", "phase"}).code, 0);
  const std::string other = folder.write("other.toml", "game = \"the-phase\"\n");
  EXPECT_EQ(penta({"cards", "check", other}).err, none);
  const Ran forced = penta({"cards", "check", other, "--game", "phase"});
  EXPECT_EQ(forced.code, 1);
  EXPECT_THAT(forced.out,
              HasSubstr(other + ":1:9: these cards are for 'the-phase'; expected 'phase'"));
}

TEST_F(Cards, OfOnesOwnArePlayedAndKeptInTheRecord) {
  const std::string record = folder.path("match.json");
  const Ran played =
      penta({"play", "phase", "--cards", path, "--option", "format=sandbox", "--option",
             "round_limit=3", "--seats", "greedy,random", "--seed", "1", "--record", record});
  EXPECT_EQ(played.code, 0) << played.err;
  EXPECT_THAT(played.out, HasSubstr("Gate Warden"));
  std::filesystem::remove(path);  // the record has them
  EXPECT_THAT(penta({"verify", record}).out, HasSubstr("ok  moves"));
}

TEST_F(Cards, DecksOfOnesOwnArePlayed) {
  const std::string deck =
      folder.write("deck.toml", "name = \"Mine\"\ncards = [\"26x Ted / Chained Horror\"]\n");
  const Ran played =
      penta({"play", "phase", "--deck", "1=" + deck, "--option", "format=sandbox", "--option",
             "round_limit=2", "--seats", "greedy,greedy", "--seed", "1"});
  EXPECT_EQ(played.code, 0) << played.err;
  EXPECT_THAT(played.out, HasSubstr("a deck of 26 cards"));
}

TEST_F(Cards, DecksThatBreakTheFormatAreRefusedWithAllReasons) {
  const std::string deck = folder.write(
      "deck.toml", "name = \"Mine\"\ncards = [\"2x Ted / Chained Horrer\", \"3x Nobody\"]\n");
  const Ran wrong = penta({"play", "phase", "--deck", "1=" + deck});
  EXPECT_EQ(wrong.code, 2);
  EXPECT_THAT(wrong.err, HasSubstr("deck.toml:2:9: the deck has 5 cards; expected 25 to 50; "));
  EXPECT_THAT(wrong.err, HasSubstr("'Chained Horror'"));
  EXPECT_THAT(wrong.err, HasSubstr("; " + deck + ":2:38: 'Nobody' is no card"));
  const std::string twice =
      folder.write("twice.toml", "name = \"Mine\"\ncards = [\"25x Ted / Chained Horror\"]\n");
  EXPECT_THAT(penta({"play", "phase", "--deck", "1=" + twice}).err,
              HasSubstr("Ted / Chained Horror is 25 times in deck1; expected each card once"));
  EXPECT_EQ(penta({"play", "phase", "--deck", "one"}).err,
            "penta: cannot read the deck 'one'; expected SEAT=FILE, such as 2=mine.toml\n");
}

}  // namespace
}  // namespace penta::cli

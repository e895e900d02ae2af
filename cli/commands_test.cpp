#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "cli/testing/running.h"

namespace penta::cli {
namespace {

namespace json = boost::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::Not;
using ::testing::StartsWith;

TEST(Help, EveryCommandHasAnExample) {
  const Ran all = penta({"--help"});
  EXPECT_EQ(all.code, 0);
  for (const std::string command : {"play", "games", "replay", "verify", "judge", "cards", "bench",
                                    "arena", "odds", "missions"}) {
    EXPECT_THAT(all.out, HasSubstr("\n  " + command + " "));
    const Ran ran = penta({command, "--help"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.err, "");
    EXPECT_THAT(ran.out, HasSubstr("Example: "));
    EXPECT_THAT(ran.out, HasSubstr("penta " + command));
  }
}

TEST(Help, Version) {
  const Ran ran = penta({"--version"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, StartsWith("penta "));
  EXPECT_THAT(ran.out, HasSubstr("the-phase, rules version "));
}

TEST(Games, ForPeopleAndPrograms) {
  const Ran plain = penta({"games"});
  EXPECT_EQ(plain.code, 0);
  EXPECT_THAT(plain.out, AllOf(HasSubstr("the-phase   THE Phase, 3 to 6 players"),
                               HasSubstr("must, may"), HasSubstr("4 (3 to 6)")));
  EXPECT_THAT(penta({"games", "--lang", "de"}).out, HasSubstr("3 bis 6 Personen"));
  const json::value games = json::parse(penta({"games", "--json"}).out);
  const json::value& game = games.as_array().at(0);
  EXPECT_EQ(game.at("id"), "the-phase");
  EXPECT_EQ(game.at("players").at("usual"), 4);
  EXPECT_FALSE(game.at("about").at("de").as_string().empty());
  EXPECT_EQ(game.at("options").as_array().at(1).at("choices").as_array().at(1), "quick");
  EXPECT_EQ(game.at("options").as_array().at(2).at("labels").as_array().at(0).at("de"), "Pflicht");
}

TEST(Odds, ForPeopleAndPrograms) {
  const Ran plain = penta({"odds", "phase10-masters", "--samples", "2000"});
  EXPECT_EQ(plain.code, 0);
  EXPECT_THAT(plain.out, AllOf(StartsWith("2000 hands of ten cards, 2 Skips and 8 Wilds"),
                               HasSubstr("set of 3 and run of 4")));
  const json::value odds = json::parse(
      penta({"odds", "phase10-masters", "--samples", "2000", "--wilds", "16", "--json"}).out);
  EXPECT_EQ(odds.at("samples"), 2000);
  EXPECT_EQ(odds.at("shares").as_array().size(), 10U);
  for (const json::value& share : odds.at("shares").as_array()) {
    EXPECT_GE(share.to_number<double>(), 0);
    EXPECT_LE(share.to_number<double>(), 1);
  }
}

TEST(Missions, TellRatesAndWhatIsUsed) {
  const Ran ran = penta({"missions", "phase-away", "--matches", "4"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, AllOf(HasSubstr("| hard, 5 | "), HasSubstr("| without it | "),
                             HasSubstr("| effect | repel | "), HasSubstr("10 matches")));
  const Ran searched = penta({"missions", "phase-away", "--matches", "1", "--iterations", "2"});
  EXPECT_THAT(searched.out, AllOf(HasSubstr("| hard, 5 | "), HasSubstr("| 45 | "),
                                  Not(HasSubstr("| without it | "))));
}

// The position of games/the_phase/README.md: seat 2 has to follow red.
const std::string question = R"({"game":"the-phase","options":{"players":3},"position":{
  "phase":"III","round":2,"leader":1,
  "hands":[["red-3","yellow-20","green-1","blue-50"],
           ["red-18","red-40","yellow-2","green-16","blue-9"],
           ["red-7","yellow-10","yellow-30","blue-4","blue-25"]],
  "chosen":[null,null,null],
  "trick":[{"seat":1,"card":"red-12"}],
  "seen":[{"card":"green-8","by":1,"taken_by":2},{"card":"green-40","by":2,"taken_by":1},
          {"card":"yellow-35","by":3,"taken_by":null}],
  "voids":[[],[],["green"]],"points":[1,0,0]})";

TEST(Judge, AnswersFromAFileOrAPipe) {
  const Folder folder;
  const Ran piped = penta({"judge", "-"}, question + "}");
  ASSERT_EQ(piped.code, 0) << piped.err;
  EXPECT_EQ(piped.err, "");
  EXPECT_EQ(penta({"judge", folder.write("question.json", question + "}")}).out, piped.out);
  const json::value answer = json::parse(piped.out);
  EXPECT_EQ(answer.at("to_act"), json::array{2});
  EXPECT_EQ(answer.at("legal").at("2"), (json::array{"play red-18", "play red-40"}));
  EXPECT_EQ(answer.at("reasons").at("2").at("play yellow-2"),
            "You hold red 18 and must follow red: Phase III");
  EXPECT_EQ(answer.at("view").at("1").at("hands").at(1).at(0), "?");
}

TEST(Judge, PlaysMoves) {
  const Ran ran =
      penta({"judge", "-"}, question + R"(,"moves":["2 play red-18","3 r7"],"lang":"de"})");
  ASSERT_EQ(ran.code, 0) << ran.err;
  const json::value answer = json::parse(ran.out);
  EXPECT_EQ(answer.at("to_act"), json::array{3});
  EXPECT_EQ(answer.at("position").at("totals"), (json::array{47, 8, 18}));
  EXPECT_THAT(ran.out, HasSubstr("Sitz 3 hat die niedrigste und nimmt Rot 18: jetzt 18."));
}

TEST(Judge, ExplainsARefusal) {
  const Ran ran = penta({"judge", "-"}, question + R"(,"moves":["2 play yellow-2"]})");
  EXPECT_EQ(ran.code, 2);
  const std::string sentence = "You hold red 18 and must follow red: Phase III";
  EXPECT_THAT(ran.err, HasSubstr(sentence));
  EXPECT_THAT(std::string(json::parse(ran.out).at("error").as_string()), HasSubstr(sentence));
}

TEST(Bench, AsJsonHasAllKeys) {
  const Ran ran = penta({"bench", "the-phase", "--seconds", "0.1", "--json", "--players", "3"});
  ASSERT_EQ(ran.code, 0) << ran.err;
  const json::value results = json::parse(ran.out);
  ASSERT_EQ(results.as_array().size(), 1U);
  const json::object& result = results.as_array().at(0).as_object();
  EXPECT_EQ(result.at("game"), "the-phase");
  EXPECT_EQ(result.at("players"), 3);
  for (const std::string key : {"playouts_per_second", "moves_per_second", "decisions_per_second",
                                "search_iterations_per_second"}) {
    EXPECT_GT(result.at(key).to_number<double>(), 0) << key;
  }
  EXPECT_GT(result.at("state_bytes").as_int64(), 0);
  EXPECT_THAT(std::string(result.at("rules_number").as_string()), MatchesRegex("[0-9]+"));
}

TEST(Bench, AsTableAndSignature) {
  const Ran table = penta({"bench", "--seconds", "0.05"});
  EXPECT_EQ(table.code, 0);
  EXPECT_THAT(table.out, AllOf(HasSubstr("playouts/s"), HasSubstr("the-phase")));
  const Ran all = penta({"bench", "--signature"});
  EXPECT_THAT(all.out, MatchesRegex("the-phase version [0-9]+ rules [0-9]+ (.|\n)*"));
  EXPECT_THAT(penta({"bench", "the-phase", "--signature"}).out,
              MatchesRegex("the-phase version [0-9]+ rules [0-9]+ cards [0-9]+ search [0-9]+\n"));
}

TEST(Arena, GivesTheSameResultWithAnyNumberOfThreads) {
  const auto arena = [](const std::string& threads, const std::string& seed) {
    const Ran ran = penta({"arena", "the-phase", "--bots", "greedy,random,search:iterations=20",
                           "--matches", "40", "--json", "--threads", threads, "--seed", seed});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.err, "") << "no progress bar without a terminal";
    return ran.out;
  };
  const std::string one = arena("1", "7");
  EXPECT_EQ(one, arena("2", "7"));
  EXPECT_NE(one, arena("1", "8"));
  const json::value result = json::parse(one);
  EXPECT_EQ(result.at("game"), "the-phase");
  EXPECT_EQ(result.at("matches"), 40);
  EXPECT_EQ(std::string(result.at("seed").as_string()), std::string(63, '0') + "7");
  double wins = 0;
  for (const json::value& bot : result.at("bots").as_array()) {
    wins += bot.at("wins").to_number<double>();
    EXPECT_LE(bot.at("low").to_number<double>(), bot.at("win_rate").to_number<double>());
    EXPECT_GE(bot.at("high").to_number<double>(), bot.at("win_rate").to_number<double>());
  }
  EXPECT_NEAR(wins, 40, 1e-3);
  EXPECT_EQ(result.at("bots").as_array().at(2).at("spec"), "search:iterations=20");
}

TEST(Arena, AsTable) {
  const Ran ran = penta({"arena", "the-phase", "--bots", "greedy, random,random", "--matches", "5",
                         "--option", "variant=quick"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, AllOf(StartsWith("the-phase, 5 matches, seed 1\n"), HasSubstr("greedy"),
                             HasSubstr("95 % interval")));
}

class Replayed : public ::testing::Test {
 protected:
  Replayed() {
    penta({"play", "the-phase", "--seats", "you,greedy,greedy", "--option", "variant=quick",
           "--seed", "3", "--name", "Ida", "--record", path_},
          "1\nundo\n2\n" + times(20, "1\n"));
  }
  Folder folder_;
  std::string path_ = folder_.path("match.json");
};

TEST_F(Replayed, AsOneSeatSawIt) {
  const Ran ran = penta({"replay", path_});
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.err, "");
  EXPECT_THAT(ran.out, AllOf(HasSubstr("You are dealt "), HasSubstr("Ada is dealt 10 cards."),
                             HasSubstr("You take back your last move."), HasSubstr(" wins")));
  const Ran other = penta({"replay", path_, "--viewer", "2", "--lang", "de"});
  EXPECT_THAT(other.out, AllOf(HasSubstr("Ida bekommt 10 Karten."), HasSubstr("Du bekommst "),
                               Not(HasSubstr("nimmt einen Zug zurück"))));
}

TEST_F(Replayed, WithEverythingOpen) {
  for (const std::string lang : {"en", "de"}) {
    const Ran ran = penta({"replay", path_, "--viewer", "all", "--lang", lang});
    EXPECT_THAT(ran.out, Not(HasSubstr(lang == "en" ? "You" : "Du ")));
    EXPECT_THAT(ran.out, Not(HasSubstr(lang == "en" ? "10 cards" : "10 Karten")));
    EXPECT_THAT(ran.out, Not(HasSubstr(lang == "en" ? "has chosen a card" : "eine Karte gewählt")));
    EXPECT_THAT(ran.out, HasSubstr(lang == "en" ? "Ida takes back a move." : "nimmt einen Zug"));
  }
}

TEST_F(Replayed, OneStep) {
  const Ran deal = penta({"replay", path_, "--step", "0"});
  EXPECT_THAT(deal.out, AllOf(HasSubstr("Trick 1 of 9"), HasSubstr("You are dealt")));
  const Ran undone = penta({"replay", path_, "--step", "2"});
  EXPECT_THAT(undone.out, HasSubstr("You take back your last move."));
  EXPECT_THAT(undone.out, HasSubstr("0 of 3 have chosen."));
}

}  // namespace
}  // namespace penta::cli

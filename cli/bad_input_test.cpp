// Whatever cannot be used is refused with one sentence, exit code 2, and nothing else happens.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/testing/running.h"

namespace penta::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

struct Bad {
  std::vector<std::string> words;
  std::string sentence;  // a part of it
  std::string input{};
};

void expect_refused(const Bad& bad) {
  std::string typed;
  for (const std::string& word : bad.words) typed += " " + word;
  SCOPED_TRACE("penta" + typed + " <<< " + bad.input);
  const Ran ran = penta(bad.words, bad.input);
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err, StartsWith("penta: "));
  EXPECT_THAT(ran.err, HasSubstr(bad.sentence));
  EXPECT_THAT(ran.err, HasSubstr("expected"));
  EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
  const bool answers = !bad.words.empty() && bad.words.front() == "judge";
  EXPECT_TRUE(answers || ran.out.empty()) << ran.out;
}

TEST(BadInput, Commands) {
  for (const Bad& bad : std::vector<Bad>{
           {{}, "no command"},
           {{"dance"}, "unknown command 'dance'"},
           {{"--dance"}, "unknown flag '--dance'"},
           {{"play", "the-phase", "--dance"}, "unknown flag '--dance'"},
           {{"games", "extra"}, "'extra' is one word too many"},
           {{"play", "the-phase", "the-phase"}, "'the-phase' is one word too many"},
           {{"arena"}, "GAME is required"},
           {{"odds"}, "GAME is required"},
           {{"missions", "phase"}, "no missions of 'phase'; expected phase-away"},
           {{"missions", "phase-away", "--matches", "0"}, "--matches"},
           {{"missions", "phase-away", "--iterations", "-1"}, "--iterations"},
           {{"odds", "the-phase"}, "no odds for 'the-phase'; expected phase10-masters"},
           {{"odds", "phase10-masters", "--wilds", "17"}, "--wilds"},
           {{"odds", "phase10-masters", "--samples", "0"}, "--samples"},
           {{"cards"}, "'penta cards' is no whole command; expected check, show, list"},
           {{"cards", "burn"}, "unknown command 'burn'; expected check, show, list"},
           {{"cards", "check"}, "PATH is required"},
           {{"cards", "show"}, "TITLE is required"},
           {{"cards", "show", "Scout", "Scout"}, "'Scout' is one word too many"},
           {{"cards", "list", "--dance"}, "unknown flag '--dance'"},
           {{"judge"}, "FILE is required"},
           {{"verify"}, "RECORD is required"},
           {{"replay"}, "RECORD is required"},
           {{"play", "the-phase", "--seed"}, "--seed has no value"},
       }) {
    expect_refused(bad);
  }
}

TEST(BadInput, Tables) {
  for (const Bad& bad : std::vector<Bad>{
           {{"play"}, "expected a game"},
           {{"play", "chess"}, "unknown game 'chess'"},
           {{"play", "the-phase\n\x1b[2J"}, "unknown game 'the-phase??[2J'"},
           {{"bench", "chess"}, "unknown game 'chess'"},
           {{"bench", "chess", "--signature"}, "unknown game 'chess'"},
           {{"arena", "chess", "--bots", "random,random", "--matches", "1"}, "unknown game"},
           {{"play", "the-phase", "--option", "colour=red"}, "unknown option 'colour'"},
           {{"play", "the-phase", "--option", "follow"}, "NAME=VALUE"},
           {{"play", "the-phase", "--option", "=may"}, "NAME=VALUE"},
           {{"play", "the-phase", "--option", "follow=no"}, "must or may"},
           {{"play", "the-phase", "--option", "follow=may", "--option", "follow=must"}, "twice"},
           {{"play", "the-phase", "--players", "7"}, "3 to 6"},
           {{"play", "the-phase", "--players", "x"}, "--players cannot be 'x'"},
           {{"play", "the-phase", "--players", "3", "--option", "players=4"}, "differ"},
           {{"play", "the-phase", "--seats", "you,greedy"}, "2 seats; expected 3 to 6"},
           {{"play", "the-phase", "--seats", "you,you,you,you,you,you,you"}, "7 seats"},
           {{"play", "the-phase", "--seats", "you,greedy,greedy", "--players", "4"}, "agree"},
           {{"play", "the-phase", "--seats", "you,,greedy"}, "unknown seat ''"},
           {{"play", "the-phase", "--seats", "you,greedy,clever"}, "unknown seat 'clever'"},
           {{"play", "the-phase", "--seats", "you,greedy,search:iterations=0"}, "unknown seat"},
           {{"play", "the-phase", "--name", ""}, "--name cannot be ''"},
           {{"play", "the-phase", "--name", "a\x1b[2J"}, "--name cannot be 'a?[2J'"},
           {{"play", "the-phase", "--name", "Ann", "--name", "Ben"}, "2 names for 1 persons"},
           {{"play", "the-phase", "--lang", "fr"}, "en or de"},
           {{"play", "phase", "--cards", "/no/such/file"}, "cannot read '/no/such/file'"},
           {{"play", "the-phase", "--cards", "/no/such/file"}, "cannot read '/no/such/file'"},
           {{"play", "phase10-masters", "--cards", "/no/such/file"}, "no cards of its own"},
           {{"play", "the-phase", "--record", "/dev/null"}, "cannot write '/dev/null'"},
           {{"play", "the-phase", "--record", "/no/such/file"}, "cannot write '/no/such/file'"},
       }) {
    expect_refused(bad);
  }
}

TEST(BadInput, Numbers) {
  const std::vector<std::string> arena{"arena", "the-phase", "--bots", "random,random,random"};
  const auto with = [&](const std::string& flag, const std::string& value) {
    std::vector<std::string> words = arena;
    if (flag != "--matches") words.insert(words.end(), {"--matches", "1"});
    words.insert(words.end(), {flag, value});
    return words;
  };
  for (const std::string value : {"0", "-1", "1.5", "ten", "", "1e9", "99999999999999999999"}) {
    expect_refused({with("--matches", value), "--matches cannot be '" + value + "'"});
    expect_refused({with("--threads", value), "--threads cannot be '" + value + "'"});
  }
  for (const std::string value : {"0", "-1", "nan", "inf", "1e9", "two", ""}) {
    expect_refused({{"bench", "--seconds", value}, "--seconds cannot be '" + value + "'"});
  }
  for (const std::string& value : {std::string("xyz"), std::string("-1"), std::string(),
                                   std::string("0x1"), std::string(65, '1')}) {
    expect_refused({{"play", "the-phase", "--seed", value}, "1 to 64 hexadecimal digits"});
    expect_refused({with("--seed", value), "1 to 64 hexadecimal digits"});
  }
}

TEST(BadInput, Bots) {
  const auto arena = [](const std::string& bots) {
    return std::vector<std::string>{"arena", "the-phase", "--bots", bots, "--matches", "1"};
  };
  expect_refused({arena("random,clever,random"), "unknown bot 'clever'"});
  expect_refused({arena("random,you,random"), "unknown bot 'you'"});
  expect_refused({arena("random,random"), "3 to 6"});
  expect_refused({arena(""), "3 to 6"});
}

TEST(BadInput, Files) {
  const Folder folder;
  const std::string big = folder.write("big.json", std::string((16U << 20U) + 1, ' '));
  const std::string deck = folder.write("cards.csv", "these are no cards\n");
  expect_refused({{"play", "phase", "--cards", deck}, "begins no set of cards"});
  expect_refused({{"play", "the-phase", "--cards", deck}, "cards, line 1"});
  for (const std::string command : {"verify", "replay", "judge"}) {
    expect_refused({{command, folder.path("missing")}, "No such file or directory"});
    expect_refused({{command, folder.path("")}, "it is a folder"});
    expect_refused({{command, big}, "longer than 16 MB"});
  }
  expect_refused({{"play", "--resume", folder.path("missing")}, "No such file or directory"});
}

TEST(BadInput, Questions) {
  const std::string position = R"({"phase":"III","hands":[["red-3"],["red-3"],["red-7"]]})";
  for (const auto& [question, sentence] : std::vector<std::pair<std::string, std::string>>{
           {"", "ends too early"},
           {"{", "ends too early"},
           {"{]", "line 1, column 2"},
           {"[]", "an object"},
           {std::string(1000, '['), "less nesting"},
           {R"({"game":"chess"})", "unknown game 'chess'"},
           {R"({"game":"the-phase","options":{"follow":"no"}})", "must or may"},
           {R"({"game":"the-phase","options":{"colour":"no"}})", "unknown option"},
           {R"({"game":"the-phase","moves":["fly red-3"]})", "moves[1]"},
           {R"({"game":"the-phase","moves":["1 play red-99"]})", "moves[1]"},
           {R"({"game":"the-phase","moves":["9 play red-3"]})", "a seat from 1 to 4"},
           {R"({"game":"the-phase","wish":1})", "not 'wish'"},
           {R"({"game":"the-phase","seed":"12"})", "64 hexadecimal digits"},
           {R"({"game":"the-phase","options":{"players":3},"position":)" + position + "}", "red-3"},
       }) {
    expect_refused({{"judge", "-"}, sentence, question});
    const Ran ran = penta({"judge", "-"}, question);
    EXPECT_THAT(ran.out, StartsWith("{\"error\":\"")) << question;
  }
}

TEST(BadInput, Replay) {
  const Folder folder;
  const std::string path = folder.path("match.json");
  penta({"play", "the-phase", "--seats", "greedy,greedy,greedy", "--seed", "1", "--record", path});
  expect_refused({{"replay", path, "--viewer", "4"}, "a seat from 1 to 3 or all"});
  expect_refused({{"replay", path, "--viewer", "me"}, "a seat from 1 to 3 or all"});
  expect_refused({{"replay", path, "--step", "9999"}, "--step cannot be 9999"});
  expect_refused({{"replay", path, "--step", "-1"}, "--step cannot be '-1'"});
}

}  // namespace
}  // namespace penta::cli

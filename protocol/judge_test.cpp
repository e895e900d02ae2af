#include "protocol/judge.h"

#include <gtest/gtest.h>

#include "protocol/json.h"

namespace penta {
namespace {

// Phase III with five players: the first golden case of THE Phase.
constexpr std::string_view golden = R"({
  "game": "the-phase",
  "options": {"players": 5},
  "position": {
    "phase": "III",
    "hands": [["green-8","red-1","red-2","red-3","red-4","red-5","red-6","red-7"],
              ["green-40","blue-1","blue-2","blue-3","blue-4","blue-5","blue-6","blue-7"],
              ["yellow-35","yellow-1","yellow-2","yellow-3","yellow-4","yellow-5","yellow-6","yellow-7"],
              ["green-5","blue-8","blue-9","blue-10","blue-12","blue-14","blue-16","blue-18"],
              ["red-50","red-8","red-9","red-10","red-12","red-14","red-16","red-18"]]
  },
  "moves": ["1 play green-8", "play green-40", "3 play yellow-35", "play green-5", "play red-50"]
})";

Result<std::string> asked(std::string_view what, std::string_view by) {
  std::string question(golden);
  const std::size_t at = question.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  question.replace(at, what.size(), by);
  return judge(question);
}

TEST(Judge, AnswersTheGoldenCase) {
  const auto answer = judge(golden);
  ASSERT_TRUE(answer) << answer.error().text;
  const auto document = JsonDocument::parse(*answer);
  ASSERT_TRUE(document) << *answer;
  const Node root = document->root();
  const auto totals = root.find("position")->find("totals");
  EXPECT_EQ(totals->item(0).integer(), 5);
  EXPECT_EQ(totals->item(3).integer(), 40);
  EXPECT_EQ(root.find("to_act")->item(0).integer(), 4);
  EXPECT_EQ(root.find("events")->size(), 5U);
  EXPECT_EQ(root.find("view")->size(), 6U);
  EXPECT_EQ(root.find("view")->find("stranger")->find("hands")->item(0).item(0).text(), "?");
  EXPECT_EQ(root.find("outcome")->kind(), Node::Kind::null);
}

TEST(Judge, TellsWhatIsLegalAndWhyNot) {
  const auto answer =
      asked("\"3 play yellow-35\", \"play green-5\", \"play red-50\"", "\"3 play yellow-35\"");
  ASSERT_TRUE(answer) << answer.error().text;
  EXPECT_NE(answer->find(R"("legal":{"4":["play green-5"]})"), std::string::npos) << *answer;
  EXPECT_NE(answer->find("must follow green: Phase III"), std::string::npos) << *answer;
}

TEST(Judge, SpeaksGerman) {
  const auto answer = asked("\"game\"", "\"lang\": \"de\", \"game\"");
  ASSERT_TRUE(answer);
  EXPECT_NE(answer->find("Sitz 1"), std::string::npos);
}

TEST(Judge, DealsFromASeed) {
  const auto answer = judge(R"({"game":"the-phase"})");
  ASSERT_TRUE(answer);
  EXPECT_EQ(*answer, *judge(R"({"game":"the-phase","seed":")" + std::string(64, '0') + "\"}"));
  EXPECT_NE(*answer, *judge(R"({"game":"the-phase","seed":")" + std::string(64, '1') + "\"}"));
}

// Ann's turn has just begun; portals are due after 250 seconds, monsters after 300.
std::string away(std::string_view moves, std::string_view options = R"({"players":2})") {
  return R"({"game":"phase-away","options":)" + std::string(options) + R"(,"position":{
    "step":"turn","actor":1,"ap":5,"round":1,"turns":1,"start":"E5",
    "portals_due":250000,"attack_due":300000,
    "coming":{"rooms":["E4","D5","D5"],"monsters":["dust-mite"]},
    "players":[{"character":"mechanic","square":"E5","dimension":"alpha","hp":4},
               {"character":"rogue","square":"E5","dimension":"alpha","hp":4}],
    "rooms":[{"square":"E5","tile":"start","air":true},{"square":"E4","air":true},
             {"square":"D5","air":false}]},"moves":)" +
         std::string(moves) + "}";
}

TEST(Judge, LetsTimePassWhereAClockRuns) {
  const auto answer = judge(away(R"(["clock 249","clock 1","1 step north","clock 50"])"));
  ASSERT_TRUE(answer) << answer.error().text;
  const auto document = JsonDocument::parse(*answer);
  ASSERT_TRUE(document) << *answer;
  const Node events = *document->root().find("events");
  ASSERT_EQ(events.size(), 4U);
  EXPECT_EQ(events.item(0).find("move")->text(), "clock 249");
  EXPECT_FALSE(events.item(0).find("seat"));
  EXPECT_EQ(events.item(0).find("events")->size(), 0U) << "nothing is due so early";
  EXPECT_EQ(events.item(1).find("events")->item(0).find("kind")->text(), "portals_opened");
  EXPECT_EQ(events.item(2).find("events")->item(1).find("kind")->text(), "ported");
  EXPECT_EQ(events.item(3).find("events")->item(0).find("kind")->text(), "attacked");
  EXPECT_EQ(document->root().find("position")->find("clock")->integer(), 300'000);
}

TEST(Judge, LetsNoTimePassWhereNoneRuns) {
  const auto said = [](const std::string& question) {
    const auto answer = judge(question);
    return answer ? "nothing" : answer.error().text;
  };
  const std::string turns = R"({"players":2,"clock":"turns"})";
  EXPECT_NE(said(away(R"(["clock 5"])", turns)).find("no clock runs here; expected a move"),
            std::string::npos);
  for (const char* const moves :
       {R"(["clock"])", R"(["clock 0"])", R"(["clock soon"])", R"(["clock 86401"])"}) {
    EXPECT_NE(said(away(moves)).find("seconds from 1 to 86400"), std::string::npos) << moves;
  }
  EXPECT_NE(said(away(R"(["clock 1800","clock 1"])")).find("the match is over"), std::string::npos);
}

struct BadQuestion {
  std::string_view what;
  std::string_view by;
  std::string_view complaint;
};

class BadQuestions : public testing::TestWithParam<BadQuestion> {};

TEST_P(BadQuestions, GetOneClearSentence) {
  const auto answer = asked(GetParam().what, GetParam().by);
  ASSERT_FALSE(answer);
  EXPECT_NE(answer.error().text.find(GetParam().complaint), std::string::npos)
      << answer.error().text;
  EXPECT_NE(answer.error().text.find("expected"), std::string::npos) << answer.error().text;
}

INSTANTIATE_TEST_SUITE_P(
    Judge, BadQuestions,
    testing::Values(BadQuestion{"the-phase", "the-faze", "unknown game"},
                    BadQuestion{"\"players\": 5", "\"players\": 7", "players"},
                    BadQuestion{"\"players\": 5", "\"plyers\": 5", "unknown option"},
                    BadQuestion{"\"options\"", "\"option\"", "not 'option'"},
                    BadQuestion{"green-8\",\"red-1", "green-8\",\"green-8",
                                "green-8 is there twice"},
                    BadQuestion{"green-8\",\"red-1", "green-8\",\"gren-1", "not 'gren-1'"},
                    BadQuestion{"green-8\",\"red-1", "green-8", "seat 1 holds"},
                    BadQuestion{"\"phase\": \"III\"", "\"phase\": \"V\"", "position.phase"},
                    BadQuestion{"\"hands\": [", "\"hands\": [[],", "hands has 6 entries"},
                    BadQuestion{"1 play green-8", "1 play green-40", "moves[1]"},
                    BadQuestion{"1 play green-8", "9 play green-8", "a seat from 1 to 5"},
                    BadQuestion{"1 play green-8", "dance", "is not a card"},
                    BadQuestion{"\"moves\": [", "\"moves\": [7,", "moves[1]"},
                    BadQuestion{"\"play green-5\"", "\"4 play blue-8\"", "must follow green"}));

}  // namespace
}  // namespace penta

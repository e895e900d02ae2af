#include "protocol/score_sheet.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace penta {
namespace {

using testing::HasSubstr;

TEST(ScoreSheet, AnswersInJson) {
  const std::string answer = reckon_sheet(R"({"lang":"en","sheet":{"players":["Ann","Ben"],"hands":[
    {"out":1,"lines":[
      {"phase":8,"laid":true,"low":0,"high":0,"skips":0,"wilds":0,"points":null,"written":true},
      {"phase":3,"laid":false,"low":6,"high":2,"skips":1,"wilds":1,"points":null,"written":false}
    ]}]}})");
  EXPECT_THAT(answer, HasSubstr(R"("terms":[30,20,15,25],"points":90)"));
  EXPECT_THAT(answer, HasSubstr("10 cards, as it must be"));
  EXPECT_THAT(answer, HasSubstr(R"("error":"")"));
  EXPECT_THAT(answer, HasSubstr(R"("values":[5,10,15,25])"));
}

TEST(ScoreSheet, RefusesWhatItCannotRead) {
  const auto refused = [](std::string_view question, std::string_view why) {
    const std::string answer = reckon_sheet(question);
    EXPECT_THAT(answer, HasSubstr(R"("standing":null)"));
    EXPECT_THAT(answer, HasSubstr(why));
  };
  refused("nonsense", "JSON, line 1");
  refused("{}", "question.lang: expected the language of the answer (it is missing)");
  refused(R"({"lang":"fr"})", "question.lang: expected one of en, de, not 'fr'");
  refused(R"({"lang":"en","sheet":{"players":["Ann"],"hands":[]}})", "Expected 2 to 4 players");
  refused(R"({"lang":"en","sheet":{"players":["Ann","Ben"],"hands":[{"out":99999999999}]}})",
          "question.sheet.hands[1].out: expected a smaller number");
}

}  // namespace
}  // namespace penta

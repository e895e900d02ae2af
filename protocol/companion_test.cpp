#include "protocol/companion.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace penta {
namespace {

using testing::HasSubstr;

TEST(Companion, AnswersInJson) {
  const std::string answer = ask_companion(R"({"lang":"de","now":1000,"session":{
    "seed":"x","players":["Lea","Ben"],"difficulty":"easy","minutes":20,"start":"E5",
    "acts":[{"key":"discover","at":10,"square":"E4"},{"key":"loot","at":20,"table":"beta"}]}})");
  EXPECT_THAT(answer, HasSubstr(R"("limit":1200000)"));
  EXPECT_THAT(answer, HasSubstr(R"("title":"Raum entdeckt")"));
  EXPECT_THAT(answer, HasSubstr(R"({"square":"E4","air":true})"));
  EXPECT_THAT(answer, HasSubstr(R"("error":"")"));
}

TEST(Companion, WithoutASessionItTellsWhatPagesAreDrawnWith) {
  const std::string answer = ask_companion(R"({"lang":"en","now":0,"session":null})");
  EXPECT_THAT(answer, HasSubstr(R"("monster":"void-hound")"));
  EXPECT_THAT(answer, HasSubstr(R"("standing":null,"error":"")"));
}

TEST(Companion, RefusesWhatItCannotRead) {
  const auto refused = [](std::string_view question, std::string_view why) {
    const std::string answer = ask_companion(question);
    EXPECT_THAT(answer, HasSubstr(R"("standing":null)"));
    EXPECT_THAT(answer, HasSubstr(why));
  };
  refused("nonsense", "JSON, line 1");
  refused("{}", "question.lang: expected the language of the answer (it is missing)");
  refused(R"({"lang":"en","now":0,"session":{"seed":"","players":["Ann"],"difficulty":"easy",
              "minutes":30,"start":"E5","acts":[]}})",
          "option players cannot be '1'");
  refused(R"({"lang":"en","now":0,"session":{"seed":"","players":["Ann","Ben"],"difficulty":"easy",
              "minutes":30,"start":"Z5","acts":[]}})",
          "expected a square like E5");
}

}  // namespace
}  // namespace penta

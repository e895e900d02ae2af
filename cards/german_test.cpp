#include "cards/german.h"

#include <gtest/gtest.h>

namespace penta::cards::german {
namespace {

constexpr Case cases[] = {Case::nominative, Case::accusative, Case::dative, Case::genitive};

template <class Form>
std::string forms(Gender gender, Form form) {
  std::string text;
  for (const Case each : cases) text.append(text.empty() ? "" : " ").append(form(gender, each));
  return text;
}

TEST(GermanForms, Articles) {
  EXPECT_EQ(forms(Gender::male, the), "der den dem des");
  EXPECT_EQ(forms(Gender::female, the), "die die der der");
  EXPECT_EQ(forms(Gender::neuter, the), "das das dem des");
  EXPECT_EQ(forms(Gender::male, a), "ein einen einem eines");
  EXPECT_EQ(forms(Gender::female, a), "eine eine einer einer");
  EXPECT_EQ(forms(Gender::neuter, a), "ein ein einem eines");
}

TEST(GermanForms, WordsThatEndAsArticlesDo) {
  const auto each = [](Gender gender, Case which) { return strong("jed", gender, which); };
  EXPECT_EQ(forms(Gender::male, each), "jeder jeden jedem jedes");
  EXPECT_EQ(forms(Gender::female, each), "jede jede jeder jeder");
  EXPECT_EQ(forms(Gender::neuter, each), "jedes jedes jedem jedes");
}

TEST(GermanForms, Pronouns) {
  EXPECT_EQ(forms(Gender::male, pronoun), "er ihn ihm sein");
  EXPECT_EQ(forms(Gender::female, pronoun), "sie sie ihr ihr");
  EXPECT_EQ(forms(Gender::neuter, pronoun), "es es ihm sein");
}

TEST(GermanForms, Adjectives) {
  const auto good = [](auto ending) {
    return
        [ending](Gender gender, Case which) { return "gut" + std::string(ending(gender, which)); };
  };
  EXPECT_EQ(forms(Gender::male, good(behind_a)), "guter guten guten guten");
  EXPECT_EQ(forms(Gender::female, good(behind_a)), "gute gute guten guten");
  EXPECT_EQ(forms(Gender::neuter, good(behind_a)), "gutes gutes guten guten");
  EXPECT_EQ(forms(Gender::male, good(behind_the)), "gute guten guten guten");
  EXPECT_EQ(forms(Gender::female, good(behind_the)), "gute gute guten guten");
  EXPECT_EQ(forms(Gender::neuter, good(behind_the)), "gute gute guten guten");
}

TEST(GermanForms, SentencesBeginWithACapital) {
  EXPECT_EQ(capital("er kommt"), "Er kommt");
  EXPECT_EQ(capital("Er kommt"), "Er kommt");
  EXPECT_EQ(capital(""), "");
}

}  // namespace
}  // namespace penta::cards::german

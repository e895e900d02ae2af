#include "bots/spec.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <string>
#include <vector>

#include "bots/logarithm.h"

namespace penta::bots {
namespace {

TEST(Specs, AreReadAndWritten) {
  for (const auto& [text, complete] : std::vector<std::pair<std::string, std::string>>{
           {"random", "random"},
           {"greedy", "greedy"},
           {"search", "search:iterations=1000"},
           {"search:iterations=1", "search:iterations=1"},
           {"search:iterations=100000000", "search:iterations=100000000"},
           {"search:ms=300", "search:ms=300"},
           {"search:ms=600000", "search:ms=600000"}}) {
    const auto spec = Spec::parse(text);
    ASSERT_TRUE(spec) << text << ": " << spec.error().text;
    EXPECT_EQ(spec->text(), complete);
    EXPECT_EQ(Spec::parse(complete)->text(), complete);
  }
}

TEST(Specs, RefuseNonsense) {
  for (const char* const text : {"",
                                 " ",
                                 "Random",
                                 "random ",
                                 "random:1",
                                 "greedy:ms=3",
                                 "search:",
                                 "search:iterations",
                                 "search:iterations=",
                                 "search:iterations=0",
                                 "search:iterations=-5",
                                 "search:iterations=1.5",
                                 "search:iterations=100000001",
                                 "search:iterations=99999999999999999999",
                                 "search:ms=0",
                                 "search:ms=600001",
                                 "search:ms=3,iterations=4",
                                 "search:ms=300 ",
                                 "search:depth=3",
                                 "searchiterations=4",
                                 "\x1b[31mrandom"}) {
    const auto spec = Spec::parse(text);
    ASSERT_FALSE(spec) << text;
    EXPECT_THAT(spec.error().text, ::testing::StartsWith("unknown bot '"));
    EXPECT_THAT(spec.error().text, ::testing::HasSubstr("expected random, greedy, search"));
    EXPECT_EQ(spec.error().text.find('\x1b'), std::string::npos);
  }
}

TEST(Logarithms, AreRightToOneInTenThousand) {
  EXPECT_EQ(Logarithm::of(1), 0);
  float before = 0;
  for (std::uint64_t n = 2; n <= 0xffffffffU; n += 1 + n / 50) {
    const auto number = static_cast<std::uint32_t>(n);
    const float logarithm = Logarithm::of(number);
    const double exact = std::log(static_cast<double>(number));
    ASSERT_NEAR(logarithm, exact, 1e-4 * exact) << number;
    ASSERT_GE(logarithm, before) << number;
    before = logarithm;
  }
}

// Known values to the last bit: they must not depend on the machine.
TEST(Logarithms, AreTheSameEverywhere) {
  EXPECT_EQ(std::bit_cast<std::uint32_t>(Logarithm::of(2)), 0x3f317218U);
  EXPECT_EQ(std::bit_cast<std::uint32_t>(Logarithm::of(10)), 0x40135d8eU);
  EXPECT_EQ(std::bit_cast<std::uint32_t>(Logarithm::of(4095)), 0x41051492U);
  static_assert(Logarithm::of(8) > 2.079F && Logarithm::of(8) < 2.080F);
}

}  // namespace
}  // namespace penta::bots

#include "cards/stack.h"

#include <gtest/gtest.h>

#include <cstring>
#include <type_traits>
#include <vector>

namespace penta::cards {
namespace {

struct Link {
  std::uint8_t source = 0;
  std::uint8_t effect = 0;
  bool operator==(const Link&) const = default;
};
using Stack = ResolutionStack<Link, std::uint8_t, 3, 2>;
static_assert(std::is_trivially_copyable_v<Stack>);
static_assert(std::has_unique_object_representations_v<Stack>);

std::vector<int> listed(const Stack::Chosen& chosen) { return {chosen.begin(), chosen.end()}; }
using List = std::vector<int>;

TEST(ResolutionStack, WhatIsSetOffComesFirst) {
  Stack stack;
  EXPECT_TRUE(stack.empty());
  EXPECT_TRUE(stack.push({.source = 1}));
  EXPECT_TRUE(stack.push({.source = 2}));
  EXPECT_EQ(stack.depth(), 2U);
  EXPECT_EQ(stack.top().source, 2);
  EXPECT_EQ(stack[0].source, 1);
  stack.top().effect = 7;
  EXPECT_EQ(stack[1].effect, 7);
  stack.pop();
  EXPECT_EQ(stack.top().source, 1);
  stack.pop();
  EXPECT_TRUE(stack.empty());
}

TEST(ResolutionStack, EachLinkHasItsOwnChoices) {
  Stack stack;
  stack.push({.source = 1});
  EXPECT_TRUE(stack.choose(10));
  stack.push({.source = 2});
  EXPECT_TRUE(stack.chosen().empty());
  EXPECT_TRUE(stack.choose(20));
  EXPECT_TRUE(stack.choose(21));
  stack.push({.source = 3});
  EXPECT_TRUE(stack.choose(30));
  EXPECT_EQ(listed(stack.chosen(0)), List{10});
  EXPECT_EQ(listed(stack.chosen(1)), (List{20, 21}));
  EXPECT_EQ(listed(stack.chosen()), List{30});
  EXPECT_TRUE(stack.chosen(1).contains(21));
  EXPECT_FALSE(stack.chosen(1).contains(30));
  stack.pop();
  EXPECT_EQ(listed(stack.chosen()), (List{20, 21}));
  EXPECT_EQ(stack.chosen()[1], 21);
  stack.forget();
  EXPECT_TRUE(stack.chosen().empty());
  stack.pop();
  EXPECT_EQ(listed(stack.chosen()), List{10});
}

TEST(ResolutionStack, OneTooManyIsRefusedAndChangesNothing) {
  Stack stack;
  for (std::uint8_t i = 1; i <= Stack::most_links; ++i) EXPECT_TRUE(stack.push({.source = i}));
  EXPECT_EQ(stack.room(), 0U);
  for (std::uint8_t i = 0; i < Stack::most_choices; ++i) EXPECT_TRUE(stack.choose(i));
  const Stack full = stack;
  EXPECT_FALSE(stack.push({.source = 9}));
  EXPECT_FALSE(stack.choose(9));
  EXPECT_EQ(stack, full);
  stack.pop();
  EXPECT_EQ(stack.room(), 1U);
  EXPECT_TRUE(stack.push({.source = 9}));
  EXPECT_TRUE(stack.chosen().empty());
}

TEST(ResolutionStack, WhatIsGoneLeavesNoTrace) {
  Stack stack;
  stack.push({.source = 1, .effect = 2});
  stack.choose(3);
  stack.push({.source = 4});
  stack.choose(5);
  stack.forget();
  stack.choose(6);
  stack.pop();
  stack.pop();
  const Stack fresh;
  EXPECT_EQ(stack, fresh);
  EXPECT_EQ(std::memcmp(&stack, &fresh, sizeof stack), 0);
}

}  // namespace
}  // namespace penta::cards

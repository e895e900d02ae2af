#include "engine/containers.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>
#include <vector>

namespace penta {
namespace {

TEST(FixedLists, KeepWhatIsPutIn) {
  FixedList<int, 3> list;
  EXPECT_TRUE(list.empty());
  list.push_back(5);
  list.push_back(7);
  list.push_back(5);
  EXPECT_EQ(list.size(), 3U);
  EXPECT_EQ(std::vector<int>(list.begin(), list.end()), (std::vector<int>{5, 7, 5}));
  EXPECT_TRUE(list.contains(7));
  EXPECT_FALSE(list.contains(6));
  list[1] = 6;
  EXPECT_TRUE(list.contains(6));
  list.clear();
  EXPECT_TRUE(list.empty());
  EXPECT_FALSE(list.contains(5)) << "what was there before the list was cleared";
}

#ifndef NDEBUG
TEST(FixedListsDeathTest, HaveAnEnd) {
  FixedList<int, 1> list;
  EXPECT_DEATH((void)list[0], "");
  list.push_back(1);
  EXPECT_DEATH(list.push_back(2), "");
}
#endif

using Numbers = Set128<std::uint8_t>;

std::vector<int> members(Numbers set) {
  std::vector<int> all;
  set.for_each([&](std::uint8_t item) { all.push_back(item); });
  return all;
}

std::vector<int> in_order(const std::set<int>& items) { return {items.begin(), items.end()}; }

Numbers set_of(const std::set<int>& items) {
  Numbers set;
  for (const int item : items) set.insert(static_cast<std::uint8_t>(item));
  return set;
}

rc::Gen<std::set<int>> some_items() {
  return rc::gen::container<std::set<int>>(rc::gen::inRange(0, 128));
}

RC_GTEST_PROP(Sets, AgreeWithStdSet, ()) {
  const auto a = *some_items();
  const auto b = *some_items();
  const Numbers left = set_of(a);
  const Numbers right = set_of(b);
  RC_ASSERT(members(left) == in_order(a));
  RC_ASSERT(left.size() == static_cast<int>(a.size()));
  RC_ASSERT(left.empty() == a.empty());
  for (int i = 0; i < 128; ++i) {
    const auto item = static_cast<std::uint8_t>(i);
    RC_ASSERT(left.contains(item) == a.contains(i));
    RC_ASSERT((left & right).contains(item) == (a.contains(i) && b.contains(i)));
    RC_ASSERT((left | right).contains(item) == (a.contains(i) || b.contains(i)));
    RC_ASSERT((left - right).contains(item) == (a.contains(i) && !b.contains(i)));
  }
  RC_ASSERT((left == right) == (a == b));
}

RC_GTEST_PROP(Sets, CountTheirMembers, ()) {
  const auto items = *rc::gen::nonEmpty(some_items());
  const Numbers set = set_of(items);
  RC_ASSERT(static_cast<int>(set.front()) == *items.begin());
  int n = 0;
  for (const int item : items) RC_ASSERT(static_cast<int>(set.nth(n++)) == item);
}

RC_GTEST_PROP(Sets, ForgetWhatIsErased, ()) {
  auto items = *some_items();
  const int item = *rc::gen::inRange(0, 128);
  Numbers set = set_of(items);
  set.erase(static_cast<std::uint8_t>(item));
  items.erase(item);
  RC_ASSERT(members(set) == in_order(items));
}

TEST(Sets, OfTheFirstFew) {
  for (int count = 0; count <= 128; ++count) {
    const Numbers set = Numbers::first(count);
    ASSERT_EQ(set.size(), count);
    ASSERT_TRUE(count == 0 || set.contains(static_cast<std::uint8_t>(count - 1)));
    ASSERT_TRUE(count == 128 || !set.contains(static_cast<std::uint8_t>(count)));
  }
}

enum class Sleeve : std::uint8_t {};
using Few = Set64<Sleeve>;

std::vector<int> members_of(const Few& set) {
  std::vector<int> items;
  for (const Sleeve each : set) items.push_back(static_cast<int>(each));
  return items;
}

RC_GTEST_PROP(Sets64, AreWhatWasPutIn, ()) {
  const auto items = *rc::gen::container<std::set<int>>(rc::gen::inRange(0, 64));
  const int other = *rc::gen::inRange(0, 64);
  Few set;
  for (const int item : items) set.insert(static_cast<Sleeve>(item));
  RC_ASSERT(members_of(set) == std::vector<int>(items.begin(), items.end()));
  RC_ASSERT(set.size() == static_cast<int>(items.size()));
  RC_ASSERT(set.empty() == items.empty());
  RC_ASSERT(set.contains(static_cast<Sleeve>(other)) == items.contains(other));
  if (!items.empty()) RC_ASSERT(static_cast<int>(set.front()) == *items.begin());
  RC_ASSERT(members_of(set.from(static_cast<Sleeve>(other))) ==
            std::vector<int>(items.lower_bound(other), items.end()));
  Few flipped = set;
  flipped.flip(static_cast<Sleeve>(other));
  RC_ASSERT(flipped.contains(static_cast<Sleeve>(other)) != items.contains(other));
  flipped.flip(static_cast<Sleeve>(other));
  RC_ASSERT(flipped == set);
  set.erase(static_cast<Sleeve>(other));
  RC_ASSERT(!set.contains(static_cast<Sleeve>(other)));
}

TEST(Sets64, Combine) {
  const Few a = Few::from_bits(0b0110);
  const Few b = Few::from_bits(0b0011);
  EXPECT_EQ((a | b).bits(), 0b0111U);
  EXPECT_EQ((a & b).bits(), 0b0010U);
  EXPECT_EQ((a - b).bits(), 0b0100U);
  EXPECT_EQ(members_of(Few::from_bits(~std::uint64_t{0}).from(static_cast<Sleeve>(64))),
            std::vector<int>{});
}

TEST(Sets64, OfTheFirstFew) {
  for (int count = 0; count <= 64; ++count) {
    const Few set = Few::first(count);
    ASSERT_EQ(set.size(), count);
    ASSERT_TRUE(count == 0 || set.contains(static_cast<Sleeve>(count - 1)));
    ASSERT_TRUE(count == 64 || !set.contains(static_cast<Sleeve>(count)));
  }
}

TEST(Sets, FromTwoWords) {
  const Numbers set = Numbers::from_words(0b101, 0b1);
  EXPECT_EQ(set.size(), 3);
  EXPECT_TRUE(set.contains(0) && set.contains(2) && set.contains(64));
}

}  // namespace
}  // namespace penta

#include "games/the_phase/drawing.h"

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <string>

#include "games/the_phase/testing/deals.h"
#include "testing/chi_square.h"

namespace penta::the_phase {
namespace {

CardSet cards(std::initializer_list<int> numbers) {
  CardSet set;
  for (const int number : numbers) set.insert(static_cast<Card>(number));
  return set;
}

Drawers three_drawers() {
  Drawers drawers;
  drawers.push_back({.seat = Seat{0}, .size = 2, .may_hold = cards({0, 1, 2, 3})});
  drawers.push_back({.seat = Seat{1}, .size = 2, .may_hold = cards({2, 3, 4, 5, 6})});
  drawers.push_back({.seat = Seat{2}, .size = 1, .may_hold = cards({0, 6, 7})});
  return drawers;
}

// All deals, by trying every way to give eight cards to three hands and a rest.
std::map<std::string, std::uint32_t> all_deals(const Drawers& drawers) {
  std::map<std::string, std::uint32_t> deals;
  PerSeat<CardSet> hands{};
  const std::function<void(int)> give = [&](int card) {
    if (card == 8) {
      for (const Drawer& drawer : drawers) {
        if (hands[drawer.seat].size() != drawer.size) return;
      }
      deals[deal_name(hands, 3)] = 0;
      return;
    }
    give(card + 1);
    for (const Drawer& drawer : drawers) {
      if (!drawer.may_hold.contains(static_cast<Card>(card))) continue;
      hands[drawer.seat].insert(static_cast<Card>(card));
      give(card + 1);
      hands[drawer.seat].erase(static_cast<Card>(card));
    }
  };
  give(0);
  return deals;
}

void expect_even(const std::map<std::string, std::uint32_t>& deals) {
  std::vector<std::uint32_t> counts;
  for (const auto& [name, count] : deals) counts.push_back(count);
  EXPECT_LT(battery::unevenness(counts), battery::one_in_a_million);
}

TEST(SwappedDeal, MakesEveryDealEquallyLikelyFromANewStart) {
  const Drawers drawers = three_drawers();
  auto deals = all_deals(drawers);
  ASSERT_GT(deals.size(), 50U);
  FastChance chance(1);
  for (int i = 0; i < 40'000; ++i) {
    SwappedDeal deal;
    deal.begin(drawers, CardSet::first(8), chance);
    PerSeat<CardSet> hands{};
    deal.next(hands, chance);
    ASSERT_TRUE(deals.contains(deal_name(hands, 3))) << deal_name(hands, 3);
    ++deals[deal_name(hands, 3)];
  }
  expect_even(deals);
}

TEST(SwappedDeal, MakesEveryDealEquallyLikelyOneAfterTheOther) {
  const Drawers drawers = three_drawers();
  auto deals = all_deals(drawers);
  FastChance chance(2);
  SwappedDeal deal;
  deal.begin(drawers, CardSet::first(8), chance);
  for (int i = 0; i < 40'000; ++i) {
    PerSeat<CardSet> hands{};
    deal.next(hands, chance);
    ASSERT_TRUE(deals.contains(deal_name(hands, 3))) << deal_name(hands, 3);
    ++deals[deal_name(hands, 3)];
  }
  expect_even(deals);
}

TEST(SwappedDeal, FindsTheOnlyDealWhereDrawingCardByCardWouldRunDry) {
  Drawers drawers;
  drawers.push_back({.seat = Seat{0}, .size = 1, .may_hold = cards({0, 1, 2})});
  drawers.push_back({.seat = Seat{1}, .size = 1, .may_hold = cards({0, 1})});
  drawers.push_back({.seat = Seat{2}, .size = 1, .may_hold = cards({0})});
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    FastChance chance(seed);
    SwappedDeal deal;
    deal.begin(drawers, CardSet::first(3), chance);
    PerSeat<CardSet> hands{};
    deal.next(hands, chance);
    EXPECT_EQ(deal_name(hands, 3), "c b a ");
  }
}

}  // namespace
}  // namespace penta::the_phase

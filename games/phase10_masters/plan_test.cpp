#include "games/phase10_masters/plan.h"

#include <gtest/gtest.h>

#include "games/phase10_masters/testing/hands.h"

namespace penta::phase10_masters {
namespace {

// Whether so many more cards can complete the phase: Wilds, which can be almost anything, and up to
// two natural cards for groups that have none.
bool could_complete(const Cards& hand, int more, const PhaseCard& phase, bool all_wild) {
  const auto with_wilds = [&](Cards cards, int wilds) {
    for (int i = 0; i < wilds; ++i) cards.add(wild);
    return completes(cards, phase, all_wild);
  };
  if (with_wilds(hand, more)) return true;
  for (int a = 0; more > 0 && a < number_cards; ++a) {
    if (hand.count(static_cast<Card>(a)) == 2) continue;
    Cards one = hand;
    one.add(static_cast<Card>(a));
    if (with_wilds(one, more - 1)) return true;
    for (int b = a + 1; more > 1 && b < number_cards; ++b) {
      if (hand.count(static_cast<Card>(b)) == 2) continue;
      Cards two = one;
      two.add(static_cast<Card>(b));
      if (with_wilds(two, more - 2)) return true;
    }
  }
  return false;
}

bool is_part_of(const Cards& part, const Cards& whole) {
  bool is = true;
  part.for_each_kind([&](Card card, int count) { is = is && count <= whole.count(card); });
  return is;
}

void compare(const Cards& hand, const PhaseCard& phase, bool all_wild) {
  const Plan plan = plan_for(hand, phase, all_wild);
  ASSERT_EQ(plan.missing, missing_for(hand, phase, all_wild));
  ASSERT_TRUE(could_complete(hand, plan.missing, phase, all_wild)) << plan.missing;
  ASSERT_TRUE(plan.missing == 0 || !could_complete(hand, plan.missing - 1, phase, all_wild))
      << plan.missing;
  ASSERT_TRUE(is_part_of(plan.used, hand));
  ASSERT_EQ(plan.used.size() + plan.missing, size_of(phase));
  ASSERT_TRUE(could_complete(plan.used, plan.missing, phase, all_wild));
  // Not with a Wild less.
  Cards fewer = hand;
  while (fewer.wilds() > 0 && fewer.wilds() >= plan.used.wilds()) fewer.remove(wild);
  if (plan.used.wilds() > 0) {
    ASSERT_FALSE(could_complete(fewer, plan.missing, phase, all_wild)) << plan.missing;
  }
}

void compare_all(const Cards& hand) {
  for (int number = 1; number <= phase_count; ++number) {
    for (const bool all_wild : {false, true}) {
      SCOPED_TRACE(number);
      compare(hand, phase(number), all_wild);
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

TEST(Plan, AgreesWithTryingOut) {
  FastChance chance(1);
  for (const int wilds : {0, 8, 16}) {
    for (int i = 0; i < 1000; ++i) {
      compare_all(random_hand(Cards::deck(2, wilds), 10 + i % 2, chance));
      if (HasFatalFailure()) return;
    }
  }
}

// Few natural cards, so that groups of Wilds alone are near.
TEST(Plan, AgreesWithTryingOutWhereNaturalsAreFew) {
  FastChance chance(2);
  Cards deck;
  for (const int number : {3, 4, 12}) {
    deck.add(card_of(Colour::red, number));
    deck.add(card_of(Colour::red, number));
  }
  for (int i = 0; i < 12; ++i) deck.add(wild);
  for (int i = 0; i < 300; ++i) {
    compare_all(random_hand(deck, i % 11, chance));
    if (HasFatalFailure()) return;
  }
}

// Few numbers, so that both sets are made of one.
TEST(Plan, AgreesWithTryingOutWhereNumbersAreFew) {
  FastChance chance(3);
  Cards deck;
  for (int colour = 0; colour < colours; ++colour) {
    for (const int number : {7, 7, 8}) deck.add(card_of(static_cast<Colour>(colour), number));
  }
  deck.add(wild);
  for (int i = 0; i < 300; ++i) {
    compare_all(random_hand(deck, 5 + i % 7, chance));
    if (HasFatalFailure()) return;
  }
}

TEST(Plan, NamesTheCardsThatBelongToIt) {
  const Plan sets = plan_for(hand_of("r3 y3 g3 b5 y5 r1 r9 r11 y12 g10"), phase(1), false);
  EXPECT_EQ(sets.missing, 1);
  EXPECT_EQ(sets.used, hand_of("r3 y3 g3 b5 y5"));
  const Plan run = plan_for(hand_of("r2 y3 g3 b5 y6 r7 W S g12 b12"), phase(4), false);
  EXPECT_EQ(run.missing, 1);
  EXPECT_EQ(run.used, hand_of("r2 y3 b5 y6 r7 W"));
}

TEST(Chance, IsCertainOrImpossibleWhereItIs) {
  const Cards unseen = hand_of("r1 y1 g1 b1 r2 y2 g2 b2");
  EXPECT_EQ(chance_of(hand_of("r3 y3 g3 b5 y5 r5"), unseen, phase(1), false), 100);
  EXPECT_EQ(chance_of(hand_of("r3 y3 g3 b5 y5"), unseen, phase(7), false), 0);
  EXPECT_EQ(chance_of(hand_of("r3 y3 g3"), hand_of("r3"), phase(1), false), 0) << "few are left";
}

TEST(Chance, IsBetterWithABetterHand) {
  const Cards deck = Cards::deck(2, 8);
  const auto unseen = [&](const Cards& hand) {
    Cards rest = deck;
    hand.for_each([&](Card card) { rest.remove(card); });
    return rest;
  };
  const Cards near = hand_of("r3 y3 g3 b5 y5 r1 r9 r11 y12 g10");
  const Cards far = hand_of("r1 y2 g3 b4 y5 r6 r7 r8 y9 g10");
  EXPECT_GT(chance_of(near, unseen(near), phase(1), false),
            chance_of(far, unseen(far), phase(1), false) + 10);
}

// A saved card counts, and costs one of the draws.
TEST(Plan, CountsTheSavePile) {
  const Cards hand = hand_of("r2 y3 g6 b7 r7 y8 g9 b10 r10 y10");
  const Cards saves = hand_of("r11");
  const PhaseCard& run = phase(4);
  EXPECT_EQ(missing_for(hand, run, false), 2);
  EXPECT_EQ(saves_for(hand, saves, run, false), 1);
  EXPECT_EQ(saves_for(hand, hand_of("r2"), run, false), 0);
  Cards unseen = Cards::deck(2, 8);
  unseen.remove_all(hand);
  unseen.remove_all(saves);
  const int alone = chance_of(hand, unseen, run, false);
  const int with = chance_with(saves, hand, unseen, run, false);
  EXPECT_NEAR(alone, 69, 5);
  EXPECT_NEAR(with, 87, 5);
  EXPECT_EQ(chance_with({}, hand, unseen, run, false), alone);
}

}  // namespace
}  // namespace penta::phase10_masters

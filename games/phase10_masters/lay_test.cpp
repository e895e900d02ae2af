#include "games/phase10_masters/lay.h"

#include <gtest/gtest.h>

#include <set>

#include "games/phase10_masters/testing/hands.h"
#include "games/phase10_masters/testing/slow_lay.h"

namespace penta::phase10_masters {
namespace {

// Follows every list of placements to its end and writes down what lies there then.
class Spellings {
 public:
  Spellings(const Cards& hand, const PhaseCard& phase, bool all_wild)
      : phase_(phase), builder_(phase, all_wild) {
    follow(hand, {}, {{}, {}});
  }
  std::set<SlowWay> ways;
  int spellings = 0;
  int dead_ends = 0;

 private:
  void follow(const Cards& hand, const Building& building, const SlowWay& laid) {
    if (builder_.finished(building)) {
      SlowWay way(laid.begin(), laid.begin() + phase_.groups);
      for (std::size_t i = 0; i < way.size(); ++i) {
        if (phase_.group[i].kind != GroupKind::run) std::sort(way[i].begin(), way[i].end());
      }
      if (way.size() == 2 && phase_.group[0] == phase_.group[1]) std::sort(way.begin(), way.end());
      ways.insert(way);
      ++spellings;
      return;
    }
    Placements placements;
    placements.clear();
    builder_.list(hand, building, placements);
    if (placements.empty() && building.begun()) ++dead_ends;
    for (const Placement placement : placements) {
      SlowWay then = laid;
      then[static_cast<std::size_t>(builder_.group(building))].emplace_back(placement.as,
                                                                            placement.card);
      Building next = building;
      Cards rest = hand;
      builder_.place(next, rest, placement);
      follow(rest, next, then);
    }
  }
  const PhaseCard& phase_;
  Builder builder_;
};

// What may begin the phase.
std::set<Card> first_cards(const Cards& hand, int number, bool all_wild) {
  Placements placements;
  placements.clear();
  Builder(phase(number), all_wild).list(hand, {}, placements);
  std::set<Card> cards;
  for (const Placement placement : placements) cards.insert(placement.card);
  return cards;
}

// Golden case 1.
TEST(Lay, ASetOfWildsAloneIsNoSet) {
  EXPECT_TRUE(completes(hand_of("r3 y3 W r5 g6 W b8 r1 r11 y12 g12"), phase(2), false));
  const Cards hand = hand_of("W W W r5 g6 y7 b8 r1 r11 y12 g12");
  EXPECT_FALSE(first_cards(hand, 2, false).contains(wild));
  EXPECT_TRUE(first_cards(hand, 2, true).contains(wild));
}

TEST(Lay, ARunOfWildsAloneIsNoRun) {
  EXPECT_FALSE(completes(hand_of("W W W W W W W S"), phase(4), false));
  EXPECT_TRUE(completes(hand_of("W W W W W W W S"), phase(4), true));
  EXPECT_FALSE(completes(hand_of("W W W W W W S S"), phase(4), true));
}

TEST(Lay, ASkipIsPartOfNothing) {
  EXPECT_FALSE(completes(hand_of("r3 y3 S r5 y5 g5"), phase(1), false));
  EXPECT_FALSE(completes(hand_of("r1 r2 r3 r4 r5 r6 S"), phase(8), false));
}

TEST(Lay, RunsStayWithinOneAndTwelve) {
  EXPECT_TRUE(completes(hand_of("r6 y7 g8 b9 r10 y11 g12"), phase(4), false));
  EXPECT_FALSE(completes(hand_of("r7 y8 g9 b10 r11 y12 g1"), phase(4), false));
  EXPECT_TRUE(completes(hand_of("r7 y8 g9 b10 r11 y12 W"), phase(4), false));
}

TEST(Lay, TwoSetsMayShareANumber) {
  EXPECT_TRUE(completes(hand_of("r3 y3 g3 b3 r3 W"), phase(1), false));
  EXPECT_TRUE(completes(hand_of("r3 y3 W W W W"), phase(1), false));
  EXPECT_FALSE(completes(hand_of("r3 W W W W W"), phase(1), false));
}

TEST(Lay, AWildCanFreeTheNaturalCardThatTheSetNeeds) {
  EXPECT_TRUE(completes(hand_of("r5 y6 g7 b8 W W W W"), phase(3), false));
  EXPECT_FALSE(completes(hand_of("r5 y6 g7 b8 W W W"), phase(3), false));
}

TEST(Lay, AWildAtTheLowEndIsAskedWhatItStandsFor) {
  const Cards hand = hand_of("r9 y9 g9 b4 y5 g6 W");
  Builder builder(phase(2), false);
  Building building;
  Cards rest = hand;
  for (const char* name : {"r9", "y9", "g9"}) {
    builder.place(building, rest, {hand_of(name).nth(0), 9});
  }
  Placements placements;
  placements.clear();
  builder.list(rest, building, placements);
  ASSERT_EQ(placements.size(), 2U);
  EXPECT_EQ(placements[0], (Placement{wild, 3}));
  EXPECT_EQ(placements[1], (Placement{card_of(Colour::blue, 4), 4}));
}

void compare_all_ways(const Cards& hand, bool all_wild) {
  for (int number = 1; number <= phase_count; ++number) {
    const SlowLay slow(hand, phase(number), all_wild);
    const Spellings fast(hand, phase(number), all_wild);
    ASSERT_EQ(fast.dead_ends, 0) << "phase " << number;
    ASSERT_TRUE(fast.ways == slow.ways()) << "phase " << number;
    ASSERT_EQ(fast.spellings, static_cast<int>(fast.ways.size()))
        << "phase " << number << ": one spelling each";
    ASSERT_EQ(completes(hand, phase(number), all_wild), !slow.ways().empty()) << "phase " << number;
  }
}

TEST(Lay, EveryWayHasOneSpelling) {
  FastChance chance(1);
  for (const int wilds : {0, 8, 16}) {
    for (int i = 0; i < 500; ++i) {
      const Cards hand = random_hand(Cards::deck(2, wilds), 11, chance);
      compare_all_ways(hand, false);
      if (hand.wilds() < 4) compare_all_ways(hand, true);
      if (HasFatalFailure()) return;
    }
  }
}

// Few numbers, so that sets of one number and one size meet.
TEST(Lay, EveryWayHasOneSpellingWhereNumbersAreFew) {
  FastChance chance(2);
  Cards deck;
  for (const int number : {3, 4, 12}) {
    for (int colour = 0; colour < colours; ++colour) {
      deck.add(card_of(static_cast<Colour>(colour), number));
      deck.add(card_of(static_cast<Colour>(colour), number));
    }
  }
  for (int i = 0; i < 3; ++i) deck.add(wild);
  for (int i = 0; i < 40; ++i) {
    compare_all_ways(random_hand(deck, 11, chance), i % 2 == 1);
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace penta::phase10_masters

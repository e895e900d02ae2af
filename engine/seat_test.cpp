#include "engine/seat.h"

#include <gtest/gtest.h>

#include <vector>

namespace penta {
namespace {

std::vector<int> seats_of(SeatSet set) {
  std::vector<int> seats;
  for (const Seat seat : set) seats.push_back(index(seat));
  return seats;
}

TEST(Seats, GoRoundTheTable) {
  EXPECT_EQ(next_seat(seat_at(0), 3), seat_at(1));
  EXPECT_EQ(next_seat(seat_at(2), 3), seat_at(0));
  EXPECT_EQ(next_seat(seat_at(5), 6), seat_at(0));
}

TEST(SeatSets, IterateInRisingOrder) {
  SeatSet set;
  EXPECT_TRUE(set.empty());
  EXPECT_EQ(seats_of(set), std::vector<int>{});
  set.insert(seat_at(4));
  set.insert(seat_at(0));
  set.insert(seat_at(2));
  set.insert(seat_at(2));
  EXPECT_EQ(seats_of(set), (std::vector<int>{0, 2, 4}));
  EXPECT_EQ(set.size(), 3);
  EXPECT_EQ(set.front(), seat_at(0));
  set.erase(seat_at(0));
  set.erase(seat_at(1));
  EXPECT_EQ(seats_of(set), (std::vector<int>{2, 4}));
  EXPECT_EQ(set.front(), seat_at(2));
}

TEST(SeatSets, AllOfATable) {
  EXPECT_EQ(SeatSet::first(0), SeatSet{});
  EXPECT_EQ(seats_of(SeatSet::first(3)), (std::vector<int>{0, 1, 2}));
  EXPECT_EQ(SeatSet::first(max_seats).size(), max_seats);
}

// Every pair of sets against the definition, seat by seat.
TEST(SeatSets, UnionIntersectionDifference) {
  for (unsigned a = 0; a < 64; ++a) {
    for (unsigned b = 0; b < 64; ++b) {
      const SeatSet left = SeatSet::from_bits(static_cast<std::uint8_t>(a));
      const SeatSet right = SeatSet::from_bits(static_cast<std::uint8_t>(b));
      for (int i = 0; i < max_seats; ++i) {
        const Seat seat = seat_at(i);
        const bool in_left = left.contains(seat);
        const bool in_right = right.contains(seat);
        ASSERT_EQ((left | right).contains(seat), in_left || in_right);
        ASSERT_EQ((left & right).contains(seat), in_left && in_right);
        ASSERT_EQ((left - right).contains(seat), in_left && !in_right);
      }
      ASSERT_EQ(left == right, a == b);
    }
  }
}

TEST(SeatSets, TheStrangerIsInNone) {
  SeatSet set = SeatSet::first(6);
  EXPECT_FALSE(set.contains(stranger));
  set.insert(stranger);
  set.erase(stranger);
  EXPECT_EQ(set, SeatSet::first(6));
  EXPECT_TRUE(SeatSet{stranger}.empty());
}

TEST(PerSeat, MayBeSmallerThanTheLargestTable) {
  PerSeat<std::uint8_t, 4> values{};
  static_assert(sizeof values == 4);
  values[Seat{3}] = 7;
  EXPECT_EQ(values[3], 7);
  EXPECT_NE(values, (PerSeat<std::uint8_t, 4>{}));
}

TEST(PerSeat, HasAPlaceForEachSeat) {
  PerSeat<int> values{};
  values[seat_at(5)] = 7;
  EXPECT_EQ(values[5U], 7);
  EXPECT_EQ(values[seat_at(0)], 0);
  EXPECT_EQ(values.size(), 6U);
}

}  // namespace
}  // namespace penta

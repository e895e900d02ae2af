// Worlds where careless dealing goes wrong.
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/derived.h"
#include "games/the_phase/testing/deals.h"
#include "games/the_phase/testing/scene.h"
#include "games/the_phase/testing/worlds.h"
#include "testing/chi_square.h"

namespace penta::the_phase {
namespace {

// A few cards numbered from 0, and who may hold which: "ab c" is a seat with one of a and b, and
// one with c.
Drawers drawers_for(const std::vector<std::pair<int, std::string>>& seats) {
  Drawers drawers;
  for (const auto& [size, cards] : seats) {
    Drawer drawer{.seat = seat_at(static_cast<int>(drawers.size())), .size = size};
    for (const char card : cards) drawer.may_hold.insert(static_cast<Card>(card - 'a'));
    drawers.push_back(drawer);
  }
  return drawers;
}

// One after the other and each from a new start, as often.
void expect_even_deals(const Drawers& drawers, int cards, std::size_t deals) {
  FastChance chance(3);
  for (const bool anew : {false, true}) {
    std::map<std::string, std::uint32_t> counts;
    SwappedDeal deal;
    deal.begin(drawers, CardSet::first(cards), chance);
    for (std::size_t i = 0; i < 100 * deals; ++i) {
      if (anew) {
        deal = SwappedDeal{};
        deal.begin(drawers, CardSet::first(cards), chance);
      }
      PerSeat<CardSet> hands{};
      deal.next(hands, chance);
      ++counts[deal_name(hands, max_seats)];
    }
    ASSERT_EQ(counts.size(), deals);
    std::vector<std::uint32_t> numbers;
    for (const auto& [name, count] : counts) numbers.push_back(count);
    EXPECT_LT(battery::unevenness(numbers), battery::one_in_a_million);
  }
}

// From one deal to the other no two cards can change places.
TEST(ThePhaseImagine, RingsOfThreeAreTurned) {
  expect_even_deals(drawers_for({{1, "ab"}, {1, "bc"}, {1, "ca"}}), 3, 2);
}

TEST(ThePhaseImagine, RingsOfAllSeatsAreTurned) {
  expect_even_deals(drawers_for({{1, "ab"}, {1, "bc"}, {1, "cd"}, {1, "de"}, {1, "ef"}, {1, "fa"}}),
                    6, 2);
}

TEST(ThePhaseImagine, RingsThroughTheRestAreTurned) {
  // b c, a c, a b or with d in the rest: the rest of one card takes any.
  expect_even_deals(drawers_for({{1, "ab"}, {1, "bc"}, {1, "cd"}}), 4, 4);
}

TEST(ThePhaseImagine, TightHandsOfSeveralCards) {
  // Six cards in three hands of two: all ways in which each misses two cards.
  expect_even_deals(drawers_for({{2, "abcd"}, {2, "cdef"}, {2, "efab"}}), 6, 10);
}

// Card a fits two places, b seven: a ring that moves one is harder to find than its reverse.
TEST(ThePhaseImagine, CardsThatFitManyPlacesAreNotFavoured) {
  expect_even_deals(drawers_for({{1, "ab"}, {4, "bcdefgh"}}), 9, 35 + 15);
}

OptionList all_dealt() { return {{"players", "6"}, {"variant", "quick"}, {"cards", deck_of_60()}}; }

// Every card is dealt, and each seat has shown all colours but that of its last cards. Whoever
// deals card by card gives a red card to a seat that can do without and has none for the one that
// cannot.
TEST(ThePhaseImagine, DealsWhereDrawingCardByCardRunsDry) {
  Scene scene("III", all_dealt());
  scene.last_trick().holds(1, "red-1 red-2").holds(2, "red-3 red-4").holds(3, "red-5 red-6");
  scene.holds(4, "yellow-1 yellow-2").holds(5, "green-1 yellow-3").holds(6, "red-7 green-2");
  State& state = scene.state();
  const auto only = [&](int seat, std::initializer_list<Demand> colours) {
    std::uint16_t voids = 0xf;
    for (const Demand colour : colours) {
      voids &= static_cast<std::uint16_t>(~(1U << static_cast<unsigned>(colour)));
    }
    state.table.voids[seat_at(seat - 1)] = voids;
  };
  only(2, {Demand::red});
  only(3, {Demand::red});
  only(4, {Demand::yellow});
  only(5, {Demand::green, Demand::yellow});
  only(6, {Demand::red, Demand::green});
  const View view = scene.rules.view(state, seat_at(0));
  // Red: 3 to 7 for seats 2, 3 and one for 6; yellow 1 to 3 for 4 and one for 5; green 1 and 2.
  EXPECT_EQ(count_worlds(scene.rules, view, 10'000), 30U * 3U * 2U);
  FastChance chance(1);
  for (int i = 0; i < 200; ++i) {
    const State world = imagine(scene.rules, view, chance);
    for (int seat = 1; seat < 6; ++seat) {
      EXPECT_EQ(world.hands[seat_at(seat)].size(), 2);
      for (int d = 0; d < 4; ++d) {
        const CardSet colour = scene.rules.deck().that_follow(static_cast<Demand>(d));
        const bool is_void = (state.table.voids[seat_at(seat)] >> d & 1) != 0;
        EXPECT_TRUE(!is_void || (world.hands[seat_at(seat)] & colour).empty());
      }
    }
  }
}

// Voids that leave one world: it is found.
TEST(ThePhaseImagine, TheOnlyWorldIsFound) {
  Scene scene("III", all_dealt());
  scene.last_trick()
      .holds(1, "red-1 red-2")
      .holds(2, "yellow-3 yellow-4")
      .holds(3, "green-5 green-6");
  scene.holds(4, "blue-1 blue-2").holds(5, "red-9 red-10").holds(6, "red-3 red-4");
  State& state = scene.state();
  state.table.voids = {{0, 0b1101, 0b1011, 0b0111, 0b1110, 0b1110}};
  // Red 9 is an orange hex and in the middle, red 10 a teal hex; red 3 and 4 are neither.
  for (const Demand demand : {Demand::orange_hex, Demand::teal_hex}) {
    state.table.voids[5] |= static_cast<std::uint16_t>(1U << static_cast<unsigned>(demand));
  }
  const View view = scene.rules.view(state, seat_at(0));
  ASSERT_EQ(count_worlds(scene.rules, view, 100), 1U);
  FastChance chance(1);
  for (int i = 0; i < 20; ++i) {
    EXPECT_EQ(imagine(scene.rules, view, chance).hands, state.hands);
  }
}

// Where nothing was shown, each hidden card is as likely with each seat as its share of the cards.
TEST(ThePhaseImagine, WithoutVoidsEveryCardIsEverywhere) {
  Scene scene("III", {{"players", "4"}});
  scene.after_tricks(0);
  const View view = scene.rules.view(scene.state(), seat_at(2));
  FastChance chance(5);
  std::vector<std::uint32_t> held(80);
  constexpr int worlds = 4000;
  for (int i = 0; i < worlds; ++i) {
    const State world = imagine(scene.rules, view, chance);
    EXPECT_EQ(world.hands[seat_at(2)], view.hand);
    (world.hands[0] | world.hands[1] | world.hands[3]).for_each([&](Card card) {
      ++held[static_cast<std::size_t>(card)];
    });
  }
  std::vector<std::uint32_t> others;
  for (std::size_t i = 0; i < held.size(); ++i) {
    if (!view.hand.contains(static_cast<Card>(i))) others.push_back(held[i]);
  }
  EXPECT_LT(battery::unevenness(others), battery::one_in_a_million);
}

}  // namespace
}  // namespace penta::the_phase

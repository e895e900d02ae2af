// What every game must pass, by one line in its test file:
//
//   PENTA_BATTERY(ThePhase, penta::the_phase::Rules, penta::the_phase::BatteryTraits);
//
// The traits say what cannot be known of all games:
//
//   struct BatteryTraits {
//     // Every number of players with every other option that matters.
//     static std::vector<OptionList> option_sets();
//     // If these are too many for the slow battery: fewer and shorter.
//     static std::vector<OptionList> slow_option_sets();
//     // What is wrong with a state, or nothing: each card in one place, sums that add up.
//     static std::string invariants(const Rules&, const State&);
//     // Any bytes that fit into a Move, most of them nearly legal.
//     static Move random_move(FastChance&);
//     // The memory of one viewer, built slowly and obviously from the events it is told: all that
//     // an event shows is taken at face value.
//     struct Witness {
//       Witness(const Rules&, Viewer);
//       void see(const Event&);
//       std::string contradicts(const State& world) const;  // why it cannot be, or nothing
//     };
//     // Positions with at most a few thousand worlds, and a slow and obvious list of these worlds
//     // that shares nothing with imagine(). `visit` returns false to stop.
//     static std::vector<battery::SmallPosition<Rules>> small_positions();
//     static void for_each_world(const Rules&, const View&, auto visit);
//     // If it has cards that look alike: worlds are listed once for each way to deal them.
//     static constexpr bool cards_look_alike = true;
//     // If the game is not one of the house: it, behind the adapter.
//     static const AnyGame& game();
//     // If a seat does something in steps that the others do not see: it is in the middle of it.
//     static bool unfinished(const State&);
//     // If the game gives advice: what is wrong with it, or nothing, by slow and obvious means.
//     static std::string flaw(const Rules&, const View&, Move, const std::vector<Move>& rivals,
//                             const Advice&);
//     static std::vector<battery::Transcript> transcripts();
//   };
#pragma once

#include "testing/battery_advice.h"
#include "testing/battery_answers.h"
#include "testing/battery_clock.h"
#include "testing/battery_cost.h"
#include "testing/battery_imagine.h"
#include "testing/battery_leak.h"
#include "testing/battery_play.h"
#include "testing/battery_transcript.h"
#include "testing/battery_undo.h"
#include "testing/battery_wire.h"
#include "testing/battery_words.h"

#define PENTA_BATTERY_TEST(Name, Test, ...) \
  TEST(Name##Battery, Test) { penta::battery::__VA_ARGS__; }

#define PENTA_SLOW_TEST(Name, Test, ...) \
  TEST(Name##SlowBattery, Test) {        \
    const penta::battery::Slow slow;     \
    penta::battery::__VA_ARGS__;         \
  }

// The numbers: matches for each set of options, and what is tried at each of their states.
#define PENTA_QUICK_BATTERY(Name, Rules, Traits)                                                  \
  PENTA_BATTERY_TEST(Name, RandomPlayEnds, random_play_ends<Rules, Traits>(200))                  \
  PENTA_BATTERY_TEST(Name, ReplayIsIdentical, replay_is_identical<Rules, Traits>(20))             \
  PENTA_BATTERY_TEST(Name, ListsAreRight, lists_are_right<Rules, Traits>(5))                      \
  PENTA_BATTERY_TEST(Name, CheckAgreesWithLists, check_agrees_with_lists<Rules, Traits>(3, 100))  \
  PENTA_BATTERY_TEST(Name, SearchGetsWhatItNeeds, search_gets_what_it_needs<Rules, Traits>(5))    \
  PENTA_BATTERY_TEST(Name, InvariantsHold, invariants_hold<Rules, Traits>(20))                    \
  PENTA_BATTERY_TEST(Name, NotationRoundTrip, notation_round_trip<Rules, Traits>(2))              \
  PENTA_BATTERY_TEST(Name, PositionRoundTrip, position_round_trip<Rules, Traits>(5))              \
  PENTA_BATTERY_TEST(Name, JsonRoundTrip, json_round_trip<Rules, Traits>(1))                      \
  PENTA_BATTERY_TEST(Name, EverythingHasWords, everything_has_words<Rules, Traits>(1))            \
  PENTA_BATTERY_TEST(Name, AdviceIsTrue, advice_is_true<Rules, Traits>(2))                        \
  PENTA_BATTERY_TEST(Name, AdviceIsSeldomGeneral, advice_is_seldom_general<Rules, Traits>(200))   \
  PENTA_BATTERY_TEST(Name, NoLeak, no_leak<Rules, Traits>(5))                                     \
  PENTA_BATTERY_TEST(Name, NoLeakOnTheWire, no_leak_on_the_wire<Rules, Traits>(1))                \
  PENTA_BATTERY_TEST(Name, ClockIsSilentOnTheWire, clock_is_silent_on_the_wire<Rules, Traits>(1)) \
  PENTA_BATTERY_TEST(Name, NothingForgotten, nothing_forgotten<Rules, Traits>(3, 3))              \
  PENTA_BATTERY_TEST(Name, ImagineIsUnbiased, imagine_is_unbiased<Rules, Traits>(20))             \
  PENTA_BATTERY_TEST(Name, OrderOfAnswersDoesNotMatter,                                           \
                     order_of_answers_does_not_matter<Rules, Traits>(10))                         \
  PENTA_BATTERY_TEST(Name, UndoLeavesOnlyWhatIsLegal,                                             \
                     undo_leaves_only_what_is_legal<Rules, Traits>(1000))                         \
  PENTA_BATTERY_TEST(Name, TimePasses, time_passes<Rules, Traits>(20))                            \
  PENTA_BATTERY_TEST(Name, NoAllocation, no_allocation<Rules, Traits>(5))                         \
  PENTA_BATTERY_TEST(Name, TranscriptsAreUnchanged, transcripts_are_unchanged<Rules, Traits>())   \
  static_assert(penta::Game<Rules>)

// What finds more the longer it runs.
#define PENTA_SLOW_BATTERY(Name, Rules, Traits)                                                 \
  PENTA_SLOW_TEST(Name, RandomPlayEnds, random_play_ends<Rules, Traits>(5000))                  \
  PENTA_SLOW_TEST(Name, CheckAgreesWithLists, check_agrees_with_lists<Rules, Traits>(20, 1000)) \
  PENTA_SLOW_TEST(Name, InvariantsHold, invariants_hold<Rules, Traits>(500))                    \
  PENTA_SLOW_TEST(Name, PositionRoundTrip, position_round_trip<Rules, Traits>(100))             \
  PENTA_SLOW_TEST(Name, AdviceIsTrue, advice_is_true<Rules, Traits>(20))                        \
  PENTA_SLOW_TEST(Name, NoLeak, no_leak<Rules, Traits>(100))                                    \
  PENTA_SLOW_TEST(Name, NoLeakOnTheWire, no_leak_on_the_wire<Rules, Traits>(10))                \
  PENTA_SLOW_TEST(Name, NothingForgotten, nothing_forgotten<Rules, Traits>(20, 10))             \
  PENTA_SLOW_TEST(Name, ImagineIsUnbiased, imagine_is_unbiased<Rules, Traits>(200))             \
  PENTA_SLOW_TEST(Name, OrderOfAnswersDoesNotMatter,                                            \
                  order_of_answers_does_not_matter<Rules, Traits>(200))                         \
  PENTA_SLOW_TEST(Name, TimePasses, time_passes<Rules, Traits>(200))                            \
  PENTA_SLOW_TEST(Name, UndoLeavesOnlyWhatIsLegal,                                              \
                  undo_leaves_only_what_is_legal<Rules, Traits>(10'000))                        \
  static_assert(penta::Game<Rules>)

// An optimised build has time for both.
#ifdef PENTA_LONG_TESTS
#define PENTA_BATTERY(Name, Rules, Traits)  \
  PENTA_QUICK_BATTERY(Name, Rules, Traits); \
  PENTA_SLOW_BATTERY(Name, Rules, Traits)
#else
#define PENTA_BATTERY(Name, Rules, Traits) PENTA_QUICK_BATTERY(Name, Rules, Traits)
#endif

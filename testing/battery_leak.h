// No leak: worlds that a viewer cannot tell apart look, sound and ask the same.
#pragma once

#include <algorithm>
#include <vector>

#include "testing/battery_play.h"

namespace penta::battery {

// What a viewer gets to know of one move.
template <Game Rules>
struct Aftermath {
  using State = typename Rules::State;
  using Move = typename Rules::Move;

  Aftermath(const Rules& rules, State state, Seat seat, Move move, Viewer viewer,
            MatchChance chance) {
    Recorder<typename Rules::Event> recorder;
    rules.apply(state, seat, move, chance, recorder);
    for (const auto& event : recorder.events) {
      const SeatSet learners = rules.learners(event);
      taught = taught || (viewer == stranger ? !learners.empty() : learners.contains(viewer));
      const auto seen = rules.event_for(event, viewer);
      if (!seen) {
        EXPECT_FALSE(learners.contains(viewer)) << "a seat learns from what it is not told";
        continue;
      }
      told.push_back(*seen);
      if (!taught) foreseen = told.size();
    }
    view = rules.view(state, viewer);
  }

  std::vector<typename Rules::Event> told;
  std::size_t foreseen = 0;  // events before the first that the viewer learns from
  bool taught = false;       // there is such an event
  typename Rules::View view{};
};

// Up to where the viewer learns something new, two worlds that it cannot tell apart tell the same;
// and what it is told is all that changes what it sees.
template <Game Rules>
void expect_alike(const Aftermath<Rules>& a, const Aftermath<Rules>& b) {
  ASSERT_EQ(a.taught, b.taught);
  ASSERT_EQ(a.foreseen, b.foreseen);
  ASSERT_TRUE(a.taught || a.told.size() == b.told.size());
  const auto end = static_cast<std::ptrdiff_t>(a.taught ? a.foreseen : a.told.size());
  ASSERT_TRUE(std::equal(a.told.begin(), a.told.begin() + end, b.told.begin()));
  ASSERT_TRUE(a.told != b.told || same_bytes(a.view, b.view)) << "told the same, sees another";
}

template <class Item>
bool is_within(const std::vector<Item>& some, const std::vector<Item>& all) {
  auto next = all.begin();
  for (const Item& item : some) {
    next = std::find(next, all.end(), item);
    if (next == all.end()) return false;
    ++next;
  }
  return true;
}

template <Game Rules>
void expect_same_sight(const Rules& rules, const typename Rules::State& truth,
                       const typename Rules::State& world, Viewer viewer) {
  const auto view = rules.view(truth, viewer);
  ASSERT_TRUE(same_bytes(rules.view(world, viewer), view)) << "the imagined world looks different";
  ASSERT_EQ(rules.to_act(world), rules.to_act(truth));
  ASSERT_EQ(rules.simultaneous(world), rules.simultaneous(truth));
  ASSERT_EQ(rules.milestone(world), rules.milestone(truth));
  if (viewer == stranger) return;
  typename Rules::MoveList here;
  typename Rules::MoveList there;
  rules.legal_moves(truth, viewer, here);
  rules.legal_moves(world, viewer, there);
  ASSERT_TRUE(std::equal(here.begin(), here.end(), there.begin(), there.end(),
                         [](const auto& a, const auto& b) { return same_bytes(a, b); }))
      << "the imagined world allows other moves";
}

// Whether somebody is asked to react, and about what, tells nobody anything.
template <Game Rules>
void expect_same_windows(const Rules& rules, const typename Rules::State& truth,
                         const typename Rules::State& world) {
  if constexpr (Reacting<Rules>) {
    for (int i = 0; i < rules.players(); ++i) {
      const auto seen = rules.view(truth, seat_at(i));
      const auto other = rules.view(world, seat_at(i));
      const auto here = rules.window(seen);
      const auto there = rules.window(other);
      ASSERT_EQ(rules.has_turn(seen), rules.has_turn(other));
      ASSERT_EQ(here.has_value(), there.has_value());
      if (!here) continue;
      ASSERT_EQ(here->asks, there->asks) << "seat " << i + 1 << " is asked something else";
      ASSERT_EQ(here->opens, there->opens);
      ASSERT_TRUE(same_bytes(here->pass, there->pass));
    }
  }
}

// The viewer's own moves do the same in both worlds, and at least what the preview promised.
template <Game Rules>
void expect_same_own_moves(RandomMatch<Rules>& match, const typename Rules::State& world,
                           Viewer viewer) {
  const Rules& rules = match.rules;
  const auto view = rules.view(match.state, viewer);
  const auto moves = moves_of(rules, view);
  constexpr int tried = 3;
  for (int i = 0; i < tried && !moves.empty(); ++i) {
    const auto& move = pick(moves, match.choice);
    const MatchChance chance = match.chance_of(match.log.size() + 1);
    const Aftermath<Rules> here(rules, match.state, viewer, move, viewer, chance);
    const Aftermath<Rules> there(rules, world, viewer, move, viewer, chance);
    ASSERT_NO_FATAL_FAILURE(expect_alike(here, there)) << rules.notation(move);
    const auto promised = preview(rules, view, move);
    ASSERT_TRUE(is_within(promised, here.told)) << rules.notation(move) << " does not do that";
    ASSERT_TRUE(is_within(promised, there.told)) << rules.notation(move) << " does not do that";
  }
}

// So does what others do; and what they answer in secret does not show at all.
template <Game Rules>
void expect_same_other_moves(RandomMatch<Rules>& match, const typename Rules::State& world,
                             Viewer viewer) {
  const Rules& rules = match.rules;
  const bool secret = rules.simultaneous(match.state);
  const auto answers = [&](const typename Rules::State& state, Seat seat) {
    auto moves = moves_of(rules, rules.view(state, seat));
    // Everybody hears who interjects.
    if (secret) std::erase_if(moves, [&](const auto& move) { return interjects(rules, move); });
    return moves;
  };
  for (int i = 0; i < rules.players(); ++i) {
    const Seat seat = seat_at(i);
    const auto here = answers(match.state, seat);
    const auto there = answers(world, seat);
    if (seat == viewer || here.empty()) continue;
    ASSERT_FALSE(there.empty()) << "seat " << i + 1 << " can act in one of the worlds only";
    const auto& move = pick(here, match.choice);
    const auto& same = contains(there, move) ? move : pick(there, match.choice);
    if (!secret && !same_bytes(move, same)) continue;
    const MatchChance chance = match.chance_of(match.log.size() + 1);
    const Aftermath<Rules> a(rules, match.state, seat, move, viewer, chance);
    const Aftermath<Rules> b(rules, world, seat, same, viewer, chance);
    ASSERT_NO_FATAL_FAILURE(expect_alike(a, b)) << rules.notation(move) << " by seat " << i + 1;
    if (!secret) continue;
    const bool changed = !rules.to_act(match.state).contains(seat);
    ASSERT_TRUE(!changed || a.told.empty()) << "seat " << i + 1 << " is heard to change its answer";
    const auto& other = pick(here, match.choice);
    const Aftermath<Rules> c(rules, match.state, seat, other, viewer, chance);
    ASSERT_NO_FATAL_FAILURE(expect_alike(a, c))
        << rules.notation(move) << " or " << rules.notation(other) << " by seat " << i + 1;
  }
}

// Somebody is in the middle of something that the others hear of when it is finished: then worlds
// that look the same are at different points of it.
template <class Traits, class State>
bool unfinished(const State& state) {
  if constexpr (requires { Traits::unfinished(state); }) return Traits::unfinished(state);
  return false;
}

template <Game Rules, class Traits>
void no_leak(int matches) {
  play_all<Rules, Traits>(matches, [](RandomMatch<Rules>& match) {
    for (const Viewer viewer : viewers(match.rules.players())) {
      const auto world = imagine(match.rules, match.rules.view(match.state, viewer), match.choice);
      SCOPED_TRACE("seen by " + (viewer == stranger ? std::string("a stranger")
                                                    : "seat " + std::to_string(index(viewer) + 1)));
      ASSERT_NO_FATAL_FAILURE(expect_same_sight(match.rules, match.state, world, viewer)) << match;
      ASSERT_EQ(Traits::invariants(match.rules, world), "") << "an impossible world\n" << match;
      ASSERT_NO_FATAL_FAILURE(expect_same_own_moves(match, world, viewer)) << match;
      if (unfinished<Traits>(match.state)) continue;
      ASSERT_NO_FATAL_FAILURE(expect_same_windows(match.rules, match.state, world)) << match;
      ASSERT_NO_FATAL_FAILURE(expect_same_other_moves(match, world, viewer)) << match;
    }
  });
}

}  // namespace penta::battery

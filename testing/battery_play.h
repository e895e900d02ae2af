// The course of a match: it ends, replays, and knows what is legal.
#pragma once

#include <numeric>
#include <vector>

#include "bots/playout.h"
#include "testing/battery_match.h"

namespace penta::battery {

template <Game Rules>
void expect_fair_shares(const Rules& rules, const typename Rules::State& end) {
  const Outcome outcome = rules.outcome(end);
  double sum = 0;
  for (std::size_t i = 0; i < max_seats; ++i) {
    const double share = outcome.shares[i];
    EXPECT_GE(share, 0);
    if (static_cast<int>(i) >= rules.players()) {
      EXPECT_EQ(share, 0);
    } else if (Rules::info().team) {
      EXPECT_TRUE(share == outcome.shares[0] && (share == 0 || share == 1));
    }
    sum += share;
  }
  EXPECT_TRUE(Rules::info().team || (sum > 1 - 1e-12 && sum < 1 + 1e-12)) << sum;
  const PerSeat<float> value = rules.value(end);
  for (std::size_t i = 0; i < max_seats; ++i) EXPECT_NEAR(value[i], outcome.shares[i], 1e-6);
}

// Random play to the end, with a fast chance and nobody watching: many matches.
template <Game Rules, class Traits>
void random_play_ends(int matches) {
  for (const OptionList& options : option_sets<Traits>()) {
    const Rules rules = make_rules<Rules>(options);
    for (int i = 0; i < matches; ++i) {
      FastChance chance(static_cast<std::uint64_t>(i));
      typename Rules::State state = rules.start(chance, no_observer);
      bots::RandomStep<Rules, FastChance> step;
      int moves = 0;
      for (; !rules.to_act(state).empty(); ++moves) {
        ASSERT_LT(moves, rules.max_moves()) << "match " << i << " does not end";
        rules.legal_moves(state, rules.to_act(state).front(), step.moves);
        ASSERT_FALSE(step.moves.empty()) << "match " << i << ": to act without a legal move";
        step.choose(rules, state, chance);
        decide(rules, state, step.seat, step.move, chance, no_observer);
      }
      expect_fair_shares(rules, state);
      for (int seat = 0; seat < rules.players(); ++seat) {
        rules.legal_moves(state, seat_at(seat), step.moves);
        EXPECT_TRUE(step.moves.empty()) << "a move after the end";
      }
      ASSERT_FALSE(::testing::Test::HasFailure()) << "match " << i;
    }
  }
}

// The log gives the same bytes after every entry, whether or not anybody watches.
template <Game Rules, class Traits>
void replay_is_identical(int matches) {
  using State = typename Rules::State;
  std::vector<State> states;
  play_all<Rules, Traits>(matches, [&](const RandomMatch<Rules>& match) {
    if (match.log.empty()) states.clear();
    states.push_back(match.state);
    if (!match.over()) return;
    MatchChance deal = match.chance_of(0);
    State state = match.rules.start(deal, no_observer);
    ASSERT_TRUE(same_bytes(state, states[0])) << match;
    for (std::size_t n = 1; n <= match.log.size(); ++n) {
      match.apply(state, match.log[n - 1], n, no_observer);
      ASSERT_TRUE(same_bytes(state, states[n])) << "entry " << n << " replays differently\n"
                                                << match;
    }
  });
}

// Changes of a few bits of a move, for moves that are almost legal.
template <class Move>
Move with_bit_flipped(Move move, FastChance& chance) {
  unsigned char bytes[sizeof move];
  std::memcpy(bytes, &move, sizeof move);
  bytes[chance.below(sizeof move)] ^= static_cast<unsigned char>(1U << chance.below(8));
  std::memcpy(static_cast<void*>(&move), bytes, sizeof move);
  return move;
}

template <class Move>
bool contains(const std::vector<Move>& moves, const Move& move) {
  for (const Move& each : moves) {
    if (same_bytes(each, move)) return true;
  }
  return false;
}

// Who is asked to react is awaited, and may pass.
template <Game Rules>
void expect_right_windows(const Rules& rules, const typename Rules::State& state) {
  if constexpr (Reacting<Rules>) {
    ASSERT_LE(Rules::questions().size(), 32U);
    for (const Viewer viewer : viewers(rules.players())) {
      const auto view = rules.view(state, viewer);
      const auto window = rules.window(view);
      if (!window) continue;
      ASSERT_TRUE(rules.to_act(state).contains(viewer)) << "a window for somebody else";
      ASSERT_TRUE(contains(moves_of(rules, view), window->pass)) << "nobody may pass";
      ASSERT_EQ(std::uint64_t{window->asks} >> Rules::questions().size(), 0U);
    }
  }
}

// legal_moves: who has any, no duplicates, the same from the state and from the view.
template <Game Rules, class Traits>
void lists_are_right(int matches) {
  play_all<Rules, Traits>(matches, [](const RandomMatch<Rules>& match) {
    const Rules& rules = match.rules;
    const SeatSet actors = rules.to_act(match.state);
    ASSERT_TRUE((actors - SeatSet::first(rules.players())).empty()) << match;
    ASSERT_TRUE(actors.size() <= 1 || rules.simultaneous(match.state)) << match;
    ASSERT_NO_FATAL_FAILURE(expect_right_windows(rules, match.state)) << match;
    for (int i = 0; i < rules.players(); ++i) {
      const Seat seat = seat_at(i);
      typename Rules::MoveList list;
      list.push_back({});  // which must be cleared
      rules.legal_moves(match.state, seat, list);
      const auto moves = moves_of(rules, rules.view(match.state, seat));
      ASSERT_EQ(list.size(), moves.size()) << "for seat " << i + 1 << "\n" << match;
      for (std::size_t n = 0; n < moves.size(); ++n) {
        ASSERT_TRUE(same_bytes(list[n], moves[n])) << "for seat " << i + 1 << "\n" << match;
        for (std::size_t m = 0; m < n; ++m) {
          ASSERT_FALSE(same_bytes(moves[n], moves[m]))
              << rules.notation(moves[n]) << " is listed twice\n"
              << match;
        }
      }
      if (actors.contains(seat)) {
        ASSERT_FALSE(moves.empty()) << "seat " << i + 1 << " must act but cannot\n" << match;
      } else if (match.over()) {
        ASSERT_TRUE(moves.empty()) << "seat " << i + 1 << " could act after the end\n" << match;
      } else if (!rules.simultaneous(match.state)) {
        for (const auto& move : moves) {
          ASSERT_TRUE(interjects(rules, move)) << "seat " << i + 1 << " could act out of turn\n"
                                               << match;
        }
      }
    }
    ASSERT_TRUE(moves_of(rules, rules.view(match.state, stranger)).empty()) << match;
  });
}

// check is ok for the moves in legal_moves, and for no other that can be encoded.
template <Game Rules, class Traits>
void check_agrees_with_lists(int matches, int random_moves) {
  play_all<Rules, Traits>(matches, [&](RandomMatch<Rules>& match) {
    const Rules& rules = match.rules;
    std::vector<typename Rules::Move> candidates;
    for (int i = 0; i < rules.players(); ++i) {
      for (const auto& move : moves_of(rules, rules.view(match.state, seat_at(i)))) {
        candidates.push_back(move);
        candidates.push_back(with_bit_flipped(move, match.choice));
      }
    }
    for (int i = 0; i < random_moves; ++i) {
      candidates.push_back(Traits::random_move(match.choice));
    }
    for (const Viewer viewer : viewers(rules.players())) {
      const auto view = rules.view(match.state, viewer);
      const auto moves = moves_of(rules, view);
      for (const auto& move : candidates) {
        ASSERT_EQ(rules.check(view, move).ok(), contains(moves, move))
            << rules.notation(move) << " by seat " << index(viewer) + 1 << "\n"
            << match;
      }
      for (const auto& move : rules.refused(view)) {
        ASSERT_FALSE(rules.check(view, move).ok())
            << rules.notation(move) << " is not refused to seat " << index(viewer) + 1 << "\n"
            << match;
      }
    }
  });
}

// Sensible and likely moves are legal, milestones only rise, and at each the values are shares of
// one win.
template <Game Rules, class Traits>
void search_gets_what_it_needs(int matches) {
  std::uint32_t milestone = 0;
  play_all<Rules, Traits>(matches, [&](RandomMatch<Rules>& match) {
    const Rules& rules = match.rules;
    for (const Seat seat : rules.to_act(match.state)) {
      const auto view = rules.view(match.state, seat);
      const auto move = rules.greedy(view);
      ASSERT_TRUE(rules.check(view, move).ok()) << rules.notation(move) << "\n" << match;
      typename Rules::MoveList moves;
      rules.legal_moves(match.state, seat, moves);
      const auto likely = rules.likely_move(match.state, seat, std::as_const(moves), match.choice);
      ASSERT_TRUE(rules.check(view, likely).ok()) << rules.notation(likely) << "\n" << match;
    }
    const std::uint32_t now = rules.milestone(match.state);
    ASSERT_TRUE(match.log.empty() || now >= milestone) << match;
    if (now != milestone && !match.log.empty()) {
      float sum = 0;
      for (const float value : rules.value(match.state)) {
        ASSERT_TRUE(value >= 0 && value <= 1) << match;
        sum += value;
      }
      ASSERT_TRUE(Rules::info().team || (sum > 0.999F && sum < 1.001F)) << sum << "\n" << match;
    }
    milestone = now;
  });
}

template <Game Rules, class Traits>
void invariants_hold(int matches) {
  play_all<Rules, Traits>(matches, [](const RandomMatch<Rules>& match) {
    ASSERT_EQ(Traits::invariants(match.rules, match.state), "") << match;
  });
}

}  // namespace penta::battery

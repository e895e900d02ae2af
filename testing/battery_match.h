// Random matches for the battery, which can be told when something about them is wrong.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "engine/clock.h"
#include "engine/derived.h"
#include "testing/making.h"

namespace penta::battery {

template <class T>
bool same_bytes(const T& a, const T& b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
}

// Every seat, and the stranger.
inline std::vector<Viewer> viewers(int players) {
  std::vector<Viewer> all;
  for (int i = 0; i < players; ++i) all.push_back(seat_at(i));
  all.push_back(stranger);
  return all;
}

template <class List>
const auto& pick(const List& list, FastChance& chance) {
  return list[chance.below(static_cast<std::uint32_t>(list.size()))];
}

inline Seat pick(SeatSet seats, FastChance& chance) {
  int skip = static_cast<int>(chance.below(static_cast<std::uint32_t>(seats.size())));
  for (const Seat seat : seats) {
    if (skip-- == 0) return seat;
  }
  return stranger;
}

template <Game Rules>
std::vector<typename Rules::Move> moves_of(const Rules& rules, const typename Rules::View& view) {
  typename Rules::MoveList list;
  rules.legal_moves(view, list);
  return {list.begin(), list.end()};
}

// How long until something is due; nothing in a game without a clock.
template <Game Rules>
std::optional<Milliseconds> due_in(const Rules& rules, const typename Rules::State& state) {
  if constexpr (Clocked<Rules>) return rules.next_due(state);
  return std::nullopt;
}

// A time in which nothing falls due, most often none at all.
inline Milliseconds random_quiet(std::optional<Milliseconds> due, FastChance& chance) {
  if (!due || *due < 2 || chance.below(3) != 0) return 0;
  const auto most = static_cast<std::uint32_t>(std::min<Milliseconds>(*due, 1'000'000));
  return chance.below(most);
}

// A match played at random, as a log with the match's chance: entry n draws from (seed, n), the
// deal is entry 0. Simultaneous answers come in any order, and some are changed; who may interject
// does so now and then; time passes, and the clock does what is due.
template <Game Rules>
class RandomMatch {
 public:
  using State = typename Rules::State;
  using Move = typename Rules::Move;
  using Event = typename Rules::Event;
  using MoveList = typename Rules::MoveList;
  struct Entry {
    Seat seat{};  // nobody's: something fell due
    Move move{};
    Milliseconds passed = 0;  // before it
  };

  RandomMatch(const Rules& its_rules, std::string title, std::uint64_t number)
      : rules(its_rules),
        choice(number),
        seed_(sha256("match " + std::to_string(number))),
        title_(std::move(title) + ", match " + std::to_string(number)) {
    MatchChance chance = chance_of(0);
    Recorder<Event> recorder;
    state = rules.start(chance, recorder);
    events = std::move(recorder.events);
  }

  bool over() const { return rules.to_act(state).empty(); }

  // REQUIRES: !over()
  void step() {
    const auto due = due_in(rules, state);
    if (due && choice.below(8) == 0) return enter({.seat = stranger, .passed = *due});
    Seat seat = pick(rules.to_act(state), choice);
    MoveList moves;
    if ((rules.simultaneous(state) || Interjecting<Rules>) && choice.below(4) == 0) {
      const Seat other = pick(SeatSet::first(rules.players()), choice);
      rules.legal_moves(state, other, moves);
      if (!moves.empty()) seat = other;
    }
    rules.legal_moves(state, seat, moves);
    if (moves.empty()) {
      FAIL() << "seat " << index(seat) + 1 << " is to act but has no legal move\n" << *this;
    }
    Move move = pick(moves, choice);
    // Often enough that it happens, seldom enough that matches go on.
    if (interjects(rules, move) && choice.below(4) != 0) move = moves[0];
    if (rules.to_act(state).contains(seat)) ++decisions;
    enter({.seat = seat, .move = move, .passed = random_quiet(due, choice)});
  }

  template <class Observer>
  void apply(State& to, const Entry& entry, std::size_t number, Observer& observer) const {
    MatchChance chance = chance_of(number);
    if constexpr (Clocked<Rules>) {
      if (entry.passed > 0) rules.advance(to, entry.passed, chance, observer);
    }
    if (entry.seat != stranger) rules.apply(to, entry.seat, entry.move, chance, observer);
  }

  MatchChance chance_of(std::size_t entry) const { return {seed_, entry}; }

  friend std::ostream& operator<<(std::ostream& out, const RandomMatch& match) {
    out << match.title_ << "; so far:";
    for (const Entry& entry : match.log) {
      out << "\n  ";
      if (entry.passed > 0) out << "after " << entry.passed << ": ";
      if (entry.seat == stranger) continue;
      out << index(entry.seat) + 1 << ' ' << match.rules.notation(entry.move);
    }
    return out;
  }

  const Rules& rules;
  State state{};
  std::vector<Event> events;  // of the deal, or of the last step
  std::vector<Entry> log;
  int decisions = 0;  // entries that did not change an earlier answer
  FastChance choice;

 private:
  void enter(const Entry& entry) {
    log.push_back(entry);
    Recorder<Event> recorder;
    apply(state, entry, log.size(), recorder);
    events = std::move(recorder.events);
  }

  Digest seed_;
  std::string title_;
};

// The slow battery plays more matches, where its traits say so of fewer kinds.
inline bool slow = false;
class Slow {
 public:
  Slow() { slow = true; }
  ~Slow() { slow = false; }
  Slow(const Slow&) = delete;
  Slow& operator=(const Slow&) = delete;
};

template <class Traits>
std::vector<OptionList> option_sets() {
  if constexpr (requires { Traits::slow_option_sets(); }) {
    if (slow) return Traits::slow_option_sets();
  }
  return Traits::option_sets();
}

// Plays `matches` matches with each set of options to the end. `visit(match)` sees the state after
// the deal and after every move. Stops at the first fatal failure.
template <Game Rules, class Traits, class Visit>
void play_all(int matches, Visit&& visit) {
  for (const OptionList& options : option_sets<Traits>()) {
    const Rules rules = make_rules<Rules>(options);
    std::string title;
    for (const auto& [name, value] : options) {
      title += (title.empty() ? "" : " ") + name + "=" + value.substr(0, 20);
    }
    for (int i = 0; i < matches; ++i) {
      RandomMatch<Rules> match(rules, title, static_cast<std::uint64_t>(i));
      visit(match);
      while (!match.over() && !::testing::Test::HasFatalFailure()) {
        match.step();
        visit(match);
        ASSERT_LE(match.decisions, rules.max_moves()) << match;
      }
      if (::testing::Test::HasFatalFailure()) return;
    }
  }
}

}  // namespace penta::battery

// Random matches for the battery, which can be told when something about them is wrong.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "engine/game.h"

namespace penta::battery {

template <class T>
bool same_bytes(const T& a, const T& b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
}

template <Game Rules>
Rules make_rules(const OptionList& given) {
  const auto options = Options::check(Rules::option_specs(), given);
  if (options) {
    auto rules = Rules::make(*options);
    if (rules) return *std::move(rules);
    ADD_FAILURE() << rules.error().text;
  } else {
    ADD_FAILURE() << options.error().text;
  }
  std::abort();
}

// Every seat, and the stranger.
inline std::vector<Viewer> viewers(int players) {
  std::vector<Viewer> all;
  for (int i = 0; i < players; ++i) all.push_back(seat_at(i));
  all.push_back(stranger);
  return all;
}

inline Speaker speaker_to(Viewer viewer, Lang lang) {
  return {.lang = lang, .viewer = viewer, .names = {{"Ann", "Bob", "Cy", "Dee", "Eve", "Fay"}}};
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

// A match played at random, as a log with the match's chance: entry n draws from (seed, n), the
// deal is entry 0. Simultaneous answers come in any order, and some are changed.
template <Game Rules>
class RandomMatch {
 public:
  using State = typename Rules::State;
  using Move = typename Rules::Move;
  using Event = typename Rules::Event;
  using MoveList = typename Rules::MoveList;
  struct Entry {
    Seat seat{};
    Move move{};
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
    Seat seat = pick(rules.to_act(state), choice);
    MoveList moves;
    if (rules.simultaneous(state) && choice.below(4) == 0) {
      const Seat other = pick(SeatSet::first(rules.players()), choice);
      rules.legal_moves(state, other, moves);
      if (!moves.empty()) seat = other;
    }
    rules.legal_moves(state, seat, moves);
    if (moves.empty()) {
      FAIL() << "seat " << index(seat) + 1 << " is to act but has no legal move\n" << *this;
    }
    const Entry entry{seat, pick(moves, choice)};
    if (rules.to_act(state).contains(seat)) ++decisions;
    log.push_back(entry);
    MatchChance chance = chance_of(log.size());
    Recorder<Event> recorder;
    rules.apply(state, entry.seat, entry.move, chance, recorder);
    events = std::move(recorder.events);
  }

  MatchChance chance_of(std::size_t entry) const { return {seed_, entry}; }

  friend std::ostream& operator<<(std::ostream& out, const RandomMatch& match) {
    out << match.title_ << "; so far:";
    for (const Entry& entry : match.log) {
      out << "\n  " << index(entry.seat) + 1 << ' ' << match.rules.notation(entry.move);
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

// No leak on the wire: what the hall sends somebody in a window to react, and when, depends neither
// on hands that they do not see nor on what others pass without being asked; and before something
// is due, not on when it is.
#pragma once

#include <algorithm>
#include <bit>
#include <string>
#include <utility>
#include <vector>

#include "protocol/requests.h"
#include "protocol/testing/hall_fixture.h"
#include "protocol/words.h"
#include "testing/battery_leak.h"
#include "testing/battery_undo.h"

namespace penta::battery {

// A table of persons at a position, each on a device of their own, and somebody who watches. The
// same calls give the same keys, ids and seeds.
class Wire : public HallTest {
 public:
  using Letter = std::pair<Milliseconds, std::string>;  // when, and what

  Wire(const AnyGame& game, const OptionList& options, int players, std::string position)
      : games_{&game}, players_(players) {
    random_state = 1;
    hall_ = std::make_unique<Hall>(archive_, test_random, HallLimits{}, games_);
    messages::Create request{.game = std::string(game.info().id), .options = options, .pace = 600};
    for (int i = 0; i < players; ++i) request.seats.push_back({.name = "P" + std::to_string(i)});
    request.position.text = std::move(position);
    for (int i = 0; i <= players; ++i) enter(device(seat_at(i)));
    created_ = last(say(1, write_json(Words{}, request)), "created");
    table_ = get(created_, "table");
    join(1, get(created_, "host"));
    for (int i = 0; i < players; ++i) join(device(seat_at(i)), key(i));
    join(device(seat_at(players)), get(created_, "watch"));
  }
  void TestBody() override {}

  void wish(Seat seat, Until until, const std::vector<std::string>& ask) {
    say(device(seat),
        write_json(Words{}, messages::StandingPass{
                                .table = table_, .seat = seat, .until = until, .ask = ask}));
  }
  void begin() {
    std::vector<std::pair<ClientId, int>> devices;
    for (int i = 0; i < players_; ++i) devices.emplace_back(device(seat_at(i)), i + 1);
    start(1, devices);
  }
  void wait(Milliseconds time) { pass(time); }
  void play_now(Seat seat, const std::string& move) {
    const ClientId client = device(seat);
    play(client, index(seat) + 1, move, get(last(client, "update"), "number"));
  }
  // What the viewer was sent; a stranger is the one who watches.
  std::vector<std::string> sent_to(Viewer viewer) {
    return inbox_[device(viewer == stranger ? seat_at(players_) : viewer)];
  }

 private:
  static ClientId device(Seat seat) { return static_cast<ClientId>(index(seat)) + 1; }
  std::vector<const AnyGame*> games_;
  int players_;
};

// Who passes one after the other in a round of asking, as far as the viewer learns nothing by it.
template <Game Rules>
struct RoundOfPasses {
  using State = typename Rules::State;

  RoundOfPasses(RandomMatch<Rules>& match, Viewer viewer) {
    const Rules& rules = match.rules;
    State state = match.state;
    for (bool first = true; rules.to_act(state).size() == 1; first = false) {
      const Seat seat = rules.to_act(state).front();
      const auto window = rules.window(rules.view(state, seat));
      if (!window || seat == viewer || (window->opens && !first)) return;
      MatchChance chance = match.chance_of(match.log.size() + 1);
      if (Aftermath<Rules>(rules, state, seat, window->pass, viewer, chance).taught) return;
      seats.push_back(seat);
      asks.push_back(window->asks);
      pass = rules.notation(window->pass);
      rules.apply(state, seat, window->pass, chance, no_observer);
    }
  }
  // What the seat may want to be asked about although it passes here.
  std::vector<std::string> other_questions(Seat seat) const {
    std::vector<std::string> words;
    std::uint32_t asked = 0;
    for (std::size_t i = 0; i < seats.size(); ++i) asked |= seats[i] == seat ? asks[i] : 0;
    for (std::size_t i = 0; i < Rules::questions().size(); ++i) {
      if ((asked >> i & 1U) == 0) words.emplace_back(Rules::questions()[i].word);
    }
    return words;
  }

  std::vector<Seat> seats;
  std::vector<std::uint32_t> asks;
  std::string pass;
};

template <Game Rules>
class WireTest {
 public:
  WireTest(const AnyGame& game, RandomMatch<Rules>& match, const OptionList& options, Viewer viewer)
      : game_(game), match_(match), options_(options), viewer_(viewer), round_(match, viewer) {}

  std::size_t passes() const { return round_.seats.size(); }

  // They pass unasked until their turn; or in another world, and want to be asked about all else;
  // or by hand, at the same time.
  void expect_same_letters(const typename Rules::State& world) {
    const auto told = letters(match_.state, [&](Wire& wire) {
      for (const Seat seat : round_.seats) wire.wish(seat, Until::turn, {});
    });
    ASSERT_GE(told.size(), passes());
    const auto elsewhere = letters(world, [&](Wire& wire) {
      for (const Seat seat : round_.seats) {
        wire.wish(seat, Until::concern, round_.other_questions(seat));
      }
    });
    const auto by_hand = letters(match_.state, [](Wire&) {}, true);
    ASSERT_EQ(elsewhere, told);
    ASSERT_EQ(by_hand, told);
  }

 private:
  static constexpr Milliseconds delay = Clocked<Rules> ? 700 : 600;

  // All before the passes, right before them, and with as many of them as are alike.
  template <class Set>
  std::vector<Wire::Letter> letters(const typename Rules::State& state, Set&& set,
                                    bool by_hand = false) {
    JsonWriter out;
    write(out, match_.rules, match_.rules.position(state));
    Wire wire(game_, options_, match_.rules.players(), out.json());
    set(wire);
    wire.begin();
    wire.wait(delay - 1);
    std::vector<Wire::Letter> letters;
    for (std::string& text : wire.sent_to(viewer_)) letters.emplace_back(0, std::move(text));
    const std::size_t before = letters.size();
    wire.wait(1);
    if (by_hand) {
      for (const Seat seat : round_.seats) wire.play_now(seat, round_.pass);
    }
    const auto sent = wire.sent_to(viewer_);
    EXPECT_GE(sent.size(), before + passes()) << "they do not pass after the delay";
    for (std::size_t i = before; i < std::min(sent.size(), before + passes()); ++i) {
      letters.emplace_back(delay, sent[i]);
    }
    return letters;
  }

  const AnyGame& game_;
  RandomMatch<Rules>& match_;
  const OptionList& options_;
  Viewer viewer_;
  RoundOfPasses<Rules> round_;
};

// In the first windows of a game, and now and then later.
template <Game Rules, class Traits>
void no_leak_on_the_wire(int matches) {
  if constexpr (Reacting<Rules>) {
    const AnyGame& game = game_of<Rules, Traits>();
    std::size_t passes = 0;
    for (const OptionList& options : option_sets<Traits>()) {
      const Rules rules = make_rules<Rules>(options);
      std::uint32_t windows = 0;
      for (int i = 0; i < matches; ++i) {
        RandomMatch<Rules> match(rules, "wire", static_cast<std::uint64_t>(i));
        for (; !match.over() && !::testing::Test::HasFatalFailure(); match.step()) {
          const Viewer viewer = pick(viewers(rules.players()), match.choice);
          WireTest<Rules> test(game, match, options, viewer);
          if (test.passes() == 0) continue;
          ++windows;
          if (!std::has_single_bit(windows) && windows % 64 != 0) continue;
          const auto world = imagine(rules, rules.view(match.state, viewer), match.choice);
          // What falls due meanwhile nobody could foresee.
          constexpr Milliseconds soon = 1'000;
          if (due_in(rules, match.state).value_or(soon) < soon) continue;
          if (due_in(rules, world).value_or(soon) < soon) continue;
          passes += test.passes();
          ASSERT_NO_FATAL_FAILURE(test.expect_same_letters(world)) << match;
        }
      }
    }
    EXPECT_GT(passes, 0U) << "nobody has passed";
  }
}

// What a viewer is sent while time passes, until right before something is due.
template <Clocked Rules>
std::vector<Wire::Letter> quiet_letters(const AnyGame& game, const Rules& rules,
                                        const OptionList& options,
                                        const typename Rules::State& state, Viewer viewer,
                                        Milliseconds quiet) {
  JsonWriter out;
  write(out, rules, rules.position(state));
  Wire wire(game, options, rules.players(), out.json());
  wire.begin();
  std::vector<Wire::Letter> letters;
  const auto note = [&](Milliseconds when) {
    const auto sent = wire.sent_to(viewer);
    for (std::size_t i = letters.size(); i < sent.size(); ++i) letters.emplace_back(when, sent[i]);
  };
  note(0);
  const Milliseconds piece = std::max<Milliseconds>(1, quiet / 5);
  for (Milliseconds passed = 0; passed < quiet;) {
    const Milliseconds step = std::min(piece, quiet - passed);
    wire.wait(step);
    passed += step;
    note(passed);
  }
  return letters;
}

// Early in a match often, later now and then.
template <Game Rules, class Traits>
void clock_is_silent_on_the_wire(int matches) {
  if constexpr (Clocked<Rules>) {
    const AnyGame& game = game_of<Rules, Traits>();
    int compared = 0;
    for (const OptionList& options : option_sets<Traits>()) {
      const Rules rules = make_rules<Rules>(options);
      for (int i = 0; i < matches; ++i) {
        RandomMatch<Rules> match(rules, "silence", static_cast<std::uint64_t>(i));
        for (unsigned n = 0; !match.over() && !::testing::Test::HasFatalFailure(); match.step()) {
          const auto due = rules.next_due(match.state);
          if (!due || !std::has_single_bit(++n)) continue;
          const Viewer viewer = pick(viewers(rules.players()), match.choice);
          const auto world = imagine(rules, rules.view(match.state, viewer), match.choice);
          const Milliseconds quiet = std::min(*due, rules.next_due(world).value_or(*due)) - 1;
          if (quiet < 1) continue;
          const auto here = quiet_letters(game, rules, options, match.state, viewer, quiet);
          const auto there = quiet_letters(game, rules, options, world, viewer, quiet);
          ASSERT_FALSE(here.empty());
          ASSERT_EQ(here, there) << match;
          ++compared;
        }
      }
    }
    EXPECT_GT(compared, 0) << "nothing is ever due";
  }
}

}  // namespace penta::battery

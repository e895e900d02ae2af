// For tests: positions that read like a table, with what comes next fixed.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/clock.h"
#include "games/phase_away/game.h"
#include "testing/battery_play.h"

namespace penta::phase_away {

// Three people on START in the middle of the board, the first of them to act; what a test needs is
// put beside that.
class Scene {
 public:
  explicit Scene(const OptionList& options = {{"players", "3"}, {"clock", "turns"}})
      : rules(battery::make_rules<Rules>(with_test_set(options))) {
    position.start = square("E5");
    position.rooms.push_back({.square = position.start, .tile = Tile::start, .air = true});
    constexpr std::array<Character, most_team> who{Character::soldier, Character::mechanic,
                                                   Character::medic, Character::navigator,
                                                   Character::rogue};
    for (int i = 0; i < rules.players(); ++i) {
      const Character character = who[static_cast<std::size_t>(i)];
      position.players.push_back({.character = character,
                                  .square = position.start,
                                  .hp = rules.figures().hp[static_cast<std::size_t>(character)]});
    }
    position.round = 1;
    position.turns = 1;
    position.ap = 5;
  }

  Square square(std::string_view word) const {
    Square square = Square::none;
    EXPECT_TRUE(rules.from_word(word, square)) << word;
    return square;
  }
  Thing thing(std::string_view word) const {
    Thing thing = Thing::none;
    EXPECT_TRUE(rules.from_word(word, thing) && thing != Thing::none) << word;
    return thing;
  }

  Scene& air(std::string_view words) { return rooms(words, true); }
  Scene& airless(std::string_view words) { return rooms(words, false); }
  // The test set's own: a void hound strikes with 2, has 2 HP and moves 2.
  Scene& monster(std::string_view where, std::string_view kind) {
    Monster monster = Monster::none;
    EXPECT_TRUE(rules.from_word(kind, monster)) << kind;
    position.monsters.push_back({.square = square(where), .monster = monster});
    return *this;
  }
  Scene& put(int seat, std::string_view where, Dimension dimension = Dimension::alpha) {
    who(seat).square = square(where);
    who(seat).dimension = dimension;
    return *this;
  }
  PlayerPosition& who(int seat) { return position.players[static_cast<std::size_t>(seat - 1)]; }
  RoomPosition& room(std::string_view where) {
    for (RoomPosition& each : position.rooms) {
      if (each.square == square(where)) return each;
    }
    ADD_FAILURE() << "no room on " << where;
    return position.rooms.front();
  }

  // Makes the moves, "2 step north" is one of seat 2; each has to be legal.
  void play(const std::vector<std::string>& moves) {
    set_up();
    for (const std::string& text : moves) {
      const Seat seat = seat_at(text[0] - '1');
      const auto move = rules.parse(text.substr(2));
      ASSERT_TRUE(move) << move.error().text;
      const Reason reason = rules.check(rules.view(state, seat), *move);
      ASSERT_TRUE(reason.ok()) << text << ": " << rules.say(reason, Speaker{});
      Recorder<Event> recorder;
      decide(rules, state, seat, *move, chance, recorder);
      events.insert(events.end(), recorder.events.begin(), recorder.events.end());
    }
  }
  // Why it cannot be done; `ok` if it can.
  ReasonCode why(const std::string& text) {
    set_up();
    const auto move = rules.parse(text.substr(2));
    if (!move) ADD_FAILURE() << move.error().text;
    return static_cast<ReasonCode>(
        rules.check(rules.view(state, seat_at(text[0] - '1')), *move).code);
  }
  void pass_time(int seconds) {
    set_up();
    Recorder<Event> recorder;
    let_time_pass(rules, state, Milliseconds{seconds} * 1'000, chance, recorder);
    events.insert(events.end(), recorder.events.begin(), recorder.events.end());
  }

  void set_up() {
    if (ready_) return;
    ready_ = true;
    const auto made = rules.set_up(position);
    ASSERT_TRUE(made) << made.error().text;
    state = *made;
  }

  const Table& table() const { return state.table; }
  const Player& player(int seat) const { return rules.player(state.table, seat_at(seat - 1)); }
  std::string at(int seat) const {
    return rules.word(player(seat).square) +
           (player(seat).dimension == Dimension::alpha ? " alpha" : " beta");
  }
  int count(Event::Kind kind) const {
    int number = 0;
    for (const Event& event : events) number += event.kind == kind ? 1 : 0;
    return number;
  }
  bool has_air(std::string_view where) const { return table().air.contains(square(where)); }

  Rules rules;
  Position position{};
  State state{};
  FastChance chance{1};
  std::vector<Event> events{};

 private:
  // Values that no balance changes, unless a test brings its own.
  static OptionList with_test_set(OptionList options) {
    for (const auto& option : Rules::test_set()) {
      const auto same = [&](const auto& given) { return given.first == option.first; };
      if (std::none_of(options.begin(), options.end(), same)) options.push_back(option);
    }
    return options;
  }
  Scene& rooms(std::string_view words, bool air) {
    for (const std::string_view word : split(words, ' ')) {
      position.rooms.push_back({.square = square(word), .air = air});
    }
    return *this;
  }
  bool ready_ = false;
};

}  // namespace penta::phase_away

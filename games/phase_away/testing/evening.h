// For tests: an evening at a real table with the companion, key by key.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/phase_away/companion.h"

namespace penta::phase_away {

inline constexpr std::int32_t minute = 60'000;

class Evening {
 public:
  explicit Evening(std::string seed = "an evening", std::string_view start = "E5") {
    session.seed = std::move(seed);
    session.players = {"Lea", "Ben", "Ruth"};
    rules = *companion_rules(session);
    session.start = square(start);
  }

  Square square(std::string_view word) const {
    Square found = Square::none;
    EXPECT_TRUE(rules->from_word(word, found)) << word;
    return found;
  }

  Evening& press(CompanionAct act) {
    act.at = now;
    session.acts.push_back(std::move(act));
    return *this;
  }
  Evening& discover(std::string_view where) {
    return press({.key = CompanionKey::discover, .square = square(where)});
  }
  Evening& undo() {
    session.acts.pop_back();
    return *this;
  }
  // What the clock brought is told back, as a page does.
  Evening& tell_back() {
    for (const Announcement& each : standing().history) {
      const bool attack = each.kind == Announcement::Kind::attack;
      if (each.act != 0 || (!attack && each.kind != Announcement::Kind::portals)) continue;
      session.acts.push_back(
          {.key = CompanionKey::event, .at = each.at, .squares = each.squares, .attack = attack});
    }
    return *this;
  }

  CompanionStanding standing(Lang lang = Lang::en) const {
    const auto made = keep_company(*rules, session, now, lang);
    EXPECT_TRUE(made) << made.error().text;
    return made ? *made : CompanionStanding{};
  }
  std::string refusal() const {
    const auto made = keep_company(*rules, session, now);
    EXPECT_FALSE(made);
    return made ? std::string() : made.error().text;
  }
  Announcement last() const {
    const auto made = standing();
    EXPECT_FALSE(made.history.empty());
    return made.history.empty() ? Announcement{} : made.history.back();
  }
  bool has_air(std::string_view where) const {
    for (const CompanionRoom& room : standing().rooms) {
      if (room.square == square(where)) return room.air;
    }
    ADD_FAILURE() << "no room on " << where;
    return false;
  }

  CompanionSession session;
  std::optional<Rules> rules;
  std::int32_t now = 0;
};

// Presses Discover until a monster lurks.
inline Evening with_monster() {
  Evening evening;
  for (const auto* where : {"E4", "E6", "E3", "E2", "E1", "D5", "C5", "B5", "A5", "F5", "G5"}) {
    evening.discover(where);
    if (evening.last().lurks) break;
  }
  EXPECT_TRUE(evening.last().lurks);
  return evening;
}

}  // namespace penta::phase_away

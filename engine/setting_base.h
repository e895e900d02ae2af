// What putting up a position needs in every game: it goes step by step, and the first thing that is
// wrong stays.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "engine/result.h"
#include "engine/seat.h"

namespace penta {

class SettingBase {
 public:
  explicit SettingBase(int players) : players_(players) {}

 protected:
  int players() const { return players_; }
  bool wrong() const { return wrong_.has_value(); }

  // "seat 1": people count from 1.
  static std::string name(Seat seat) { return "seat " + std::to_string(index(seat) + 1); }

  // Says what is wrong and what was expected.
  void refuse(const std::string& text) {
    if (!wrong_) wrong_ = Error{"position: " + text};
  }
  void check_range(std::string_view what, int value, int low, int high) {
    if (value >= low && value <= high) return;
    refuse(std::string(what) + " is " + std::to_string(value) + "; expected " +
           std::to_string(low) + " to " + std::to_string(high));
  }
  // One entry for each player, or none at all if they are not needed.
  void check_list(std::size_t size, std::string_view what, bool needed) {
    if (size == static_cast<std::size_t>(players_) || (size == 0 && !needed)) return;
    refuse(std::string(what) + " has " + std::to_string(size) +
           " entries; expected one for each of " + std::to_string(players_) + " players");
  }

  // Takes the steps in their order; the state if nothing is wrong then.
  template <class Setting, class State>
  static Result<State> take_steps(Setting& setting, const State& state,
                                  std::initializer_list<void (Setting::*)()> steps) {
    for (const auto step : steps) {
      (setting.*step)();
      if (setting.wrong_) return *setting.wrong_;
    }
    return state;
  }

 private:
  int players_;
  std::optional<Error> wrong_{};
};

}  // namespace penta

// The time that everything in the server goes by. Somebody may set the wall clock while matches
// run: it is read once, and from then on time passes by a clock that nobody can set.
#pragma once

#include <chrono>

#include "engine/game.h"

namespace penta::server {

template <class Clock>
Milliseconds milliseconds_of() {
  const auto since_its_beginning = Clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since_its_beginning).count();
}

// A clock that was set once, to the wall's time, and goes on by itself.
class Timepiece {
 public:
  using Source = Milliseconds (*)();
  explicit Timepiece(Source wall = milliseconds_of<std::chrono::system_clock>,
                     Source steady = milliseconds_of<std::chrono::steady_clock>)
      : steady_(steady), ahead_(wall() - steady()) {}
  Milliseconds now() const { return steady_() + ahead_; }

 private:
  Source steady_;
  Milliseconds ahead_;
};

// Since 1970.
inline Milliseconds now() {
  static const Timepiece piece;
  return piece.now();
}

}  // namespace penta::server

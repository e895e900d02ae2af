// Many matches between bots.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/options.h"
#include "engine/sha256.h"

namespace penta::lab {

struct ArenaOrder {
  std::string game;
  OptionList options{};             // `players` may be left out: it is the number of bots
  std::vector<std::string> bots{};  // specs, one for each seat
  int matches = 0;
  Digest seed{};
  int threads = 0;                                    // 0: all cores
  std::function<void(int done, int all)> progress{};  // called now and then, from one thread
};

// Win rates with a 95 % interval (Wilson's). Shared wins count as shares.
struct ArenaResult {
  struct Bot {
    std::string spec;
    double wins = 0;
    double win_rate = 0;
    double low = 0;
    double high = 0;
  };
  std::string game;
  int matches = 0;
  std::vector<Bot> bots{};
  std::vector<double> seat_wins{};  // by seat, whoever sat there: decks and first turns differ
  // Team games: how often all won, and the ranks reached with their numbers.
  bool team = false;
  double success_rate = 0;
  double low = 0;
  double high = 0;
  std::vector<std::pair<std::string, int>> ranks{};
};

// Bots move on by one seat with each match. The same seed gives the same result with any number of
// threads, as long as no bot thinks by time.
Result<ArenaResult> arena(const ArenaOrder& order);

struct Interval {
  double low = 0;
  double high = 0;
};
// REQUIRES: trials > 0
Interval wilson(double successes, double trials);

}  // namespace penta::lab

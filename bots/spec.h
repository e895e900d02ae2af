// How a bot is named on the command line and in records: "random", "greedy",
// "search:iterations=2000", "search:ms=300".
#pragma once

#include <string>
#include <string_view>

#include "engine/result.h"

namespace penta::bots {

struct Spec {
  enum class Kind { random, greedy, search };
  Kind kind = Kind::random;
  std::uint32_t iterations = 0;
  std::int64_t milliseconds = 0;

  static Result<Spec> parse(std::string_view text);
  // The same text, complete: "search" becomes "search:iterations=1000".
  std::string text() const;
};

}  // namespace penta::bots

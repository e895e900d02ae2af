#include "bots/spec.h"

#include "engine/phrase.h"

namespace penta::bots {
namespace {
constexpr std::int64_t usual_iterations = 1000;
constexpr std::int64_t most_iterations = 100'000'000;
constexpr std::int64_t most_milliseconds = 600'000;

Error unknown(std::string_view text) {
  return Error{"unknown bot '" + printable(text) +
               "'; expected random, greedy, search, search:iterations=N (1 to 100000000) or "
               "search:ms=N (1 to 600000)"};
}
}  // namespace

Result<Spec> Spec::parse(std::string_view text) {
  if (text == "random") return Spec{.kind = Kind::random};
  if (text == "greedy") return Spec{.kind = Kind::greedy};
  Spec spec{.kind = Kind::search};
  if (text == "search") {
    spec.iterations = usual_iterations;
    return spec;
  }
  const auto number_after = [&](std::string_view start, std::int64_t most) -> std::int64_t {
    if (!text.starts_with(start)) return 0;
    const auto number = whole_number(text.substr(start.size()));
    return number && *number >= 1 && *number <= most ? *number : 0;
  };
  spec.iterations = static_cast<std::uint32_t>(number_after("search:iterations=", most_iterations));
  spec.milliseconds = number_after("search:ms=", most_milliseconds);
  if (spec.iterations == 0 && spec.milliseconds == 0) return unknown(text);
  return spec;
}

std::string Spec::text() const {
  switch (kind) {
    case Kind::random:
      return "random";
    case Kind::greedy:
      return "greedy";
    case Kind::search:
      break;
  }
  return iterations != 0 ? "search:iterations=" + std::to_string(iterations)
                         : "search:ms=" + std::to_string(milliseconds);
}

}  // namespace penta::bots

// A phase that somebody puts together in any order: what they have put where, and what can become
// of it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/describe.h"
#include "games/phase10_masters/position.h"

namespace penta::phase10_masters {

// Cards in the places of the groups.
struct Wish {
  std::vector<std::vector<std::optional<Card>>> groups{};
  bool operator==(const Wish&) const = default;

  static constexpr std::string_view type_name = "Phase10MastersWish";
  static constexpr auto fields() {
    return std::tuple{
        required("groups", &Wish::groups,
                 "for each group of the phase its places, each with a card or null; in a set or a "
                 "colour any place will do, in a run only a Wild's place means something"),
    };
  }
};

// One way to lay the phase with these cards in these groups.
struct LayDown {
  std::vector<std::vector<LaidCard>> groups{};
  std::vector<std::string> moves{};
  int wilds = 0;
  int hits = 0;
  bool out = false;
  bool operator==(const LayDown&) const = default;

  static constexpr std::string_view type_name = "Phase10MastersLayDown";
  static constexpr auto fields() {
    return std::tuple{
        required("groups", &LayDown::groups, "the groups of the wish, filled"),
        required("moves", &LayDown::moves, "what lays it, one after the other"),
        required("wilds", &LayDown::wilds, "how many Wilds it takes"),
        required("hits", &LayDown::hits, "cards that can be hit right after it"),
        required("out", &LayDown::out, "whether one can go out in the same turn"),
    };
  }
};

struct Arrangement {
  std::vector<LayDown> ways{};
  int more = 0;
  std::vector<std::vector<Card>> fits{};
  bool operator==(const Arrangement&) const = default;

  static constexpr std::string_view type_name = "Phase10MastersArrangement";
  static constexpr auto fields() {
    return std::tuple{
        required("ways", &Arrangement::ways, "the best first; only the colours differ: once"),
        required("more", &Arrangement::more, "how many more there are"),
        required("fits", &Arrangement::fits, "for each group the cards that some way has in it"),
    };
  }
};

}  // namespace penta::phase10_masters

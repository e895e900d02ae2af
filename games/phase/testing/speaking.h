// For tests of words: three people at a table, and who is spoken to.
#pragma once

#include <gtest/gtest.h>

#include "games/phase/rules.h"

namespace penta::phase {

inline constexpr Seat ann{0};
inline constexpr Seat bob{1};
inline constexpr Seat cy{2};

inline Speaker speaker_to(Viewer viewer, Lang lang = Lang::en) {
  Speaker speaker{.lang = lang, .viewer = viewer};
  speaker.names = {{"Ann", "Bob", "Cy"}};
  return speaker;
}

inline Rules rules_for(const OptionList& given) {
  const auto options = Options::check(Rules::option_specs(), given);
  EXPECT_TRUE(options);
  auto rules = Rules::make(*options);
  EXPECT_TRUE(rules);
  return *rules;
}

}  // namespace penta::phase

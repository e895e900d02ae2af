// What most tests of a game begin with: rules made from options, and people to speak to.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <utility>

#include "engine/options.h"
#include "engine/phrase.h"

namespace penta::battery {

template <class Rules>
Rules make_rules(const OptionList& given = {}) {
  const auto options = Options::check(Rules::option_specs(), given);
  if (options) {
    auto rules = Rules::make(*options);
    if (rules) return *std::move(rules);
    ADD_FAILURE() << rules.error().text;
  } else {
    ADD_FAILURE() << options.error().text;
  }
  std::abort();
}

inline Speaker speaker_to(Viewer viewer, Lang lang = Lang::en) {
  return {.lang = lang, .viewer = viewer, .names = {{"Ann", "Bob", "Cy", "Dee", "Eve", "Fay"}}};
}

}  // namespace penta::battery

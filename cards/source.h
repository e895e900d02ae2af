// Texts that cards are read from, and how their flaws are told to people.
#pragma once

#include <span>
#include <string>

#include "cards/errors.h"
#include "engine/result.h"

namespace penta::cards {

// One file, or what somebody pasted.
struct Source {
  std::string name;  // what messages call it
  std::string text;
};

// Everything that is wrong, each as
//   FILE:LINE:COLUMN: what is wrong; expected ...
// with the line itself and a mark below. REQUIRES: each flaw is in one of the sources.
Error all_of(const ParseErrors& flaws, std::span<const Source> sources);

}  // namespace penta::cards

#pragma once

#include <string>
#include <string_view>

namespace penta::cli {

// The same JSON for people: what fits on a line stays on it, the rest is indented. Ends with a
// line break. REQUIRES: compact JSON, as JsonWriter makes it.
std::string pretty_json(std::string_view json);

}  // namespace penta::cli

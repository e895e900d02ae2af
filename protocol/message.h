// What all messages share. Each type names its fields once: reading, writing and the page's
// TypeScript come from that.
#pragma once

#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/describe.h"
#include "protocol/words.h"

namespace penta::messages {

using Id = std::optional<std::string>;
using Values = std::vector<std::pair<std::string, std::string>>;
using Numbers = std::vector<std::int64_t>;

// Names a message: its type in TypeScript, and its word in `type`.
#define PENTA_MESSAGE(Name, word)                      \
  static constexpr std::string_view type_name = #Name; \
  static constexpr std::string_view type_word = word;  \
  using Self = Name;                                   \
  bool operator==(const Name&) const = default;

// An answer, or something nobody asked for.
template <class T>
constexpr auto told(auto... more) {
  return std::tuple{required("type", &T::type, "the kind of message"),
                    sparse("re", &T::re, "the `id` of what is answered"), more...};
}

}  // namespace penta::messages

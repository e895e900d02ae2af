// Writes values of one described type that have most of their fields in common, such as what
// several people see of one table.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "engine/describe.h"

namespace penta {

// The first value is written as `write` does it. Of the others, a field that equals the first one's
// is copied from what was written then: the text is the same, and only differences take time.
template <Described T>
class Alike {
 public:
  // REQUIRES: the same rules each time.
  template <class Rules>
  void write(Writer& out, const Rules& rules, T value) {
    std::size_t next = 0;
    const auto write_one = [&](const auto& field) {
      std::string& text = texts_[next++];
      if (!first_) {
        const std::size_t before = out.written().size();
        write_field(out, rules, value, field);
        const std::string_view with_comma = out.written().substr(before);
        text = with_comma.substr(with_comma.starts_with(',') ? 1 : 0);
      } else if (value.*(field.member) != (*first_).*(field.member)) {
        write_field(out, rules, value, field);
      } else if (!text.empty()) {
        out.raw(text);
      }
    };
    out.begin_object();
    std::apply([&](const auto&... each) { (write_one(each), ...); }, T::fields());
    out.end_object();
    if (!first_) first_ = std::move(value);
  }

 private:
  std::optional<T> first_;
  // For each of its fields the name and the value, or nothing if the field was left out.
  std::array<std::string, std::tuple_size_v<decltype(T::fields())>> texts_;
};

}  // namespace penta

// Options as people write them into JSON: values are texts, numbers, true or false.
#pragma once

#include <string>

#include "engine/describe.h"
#include "engine/options.h"

namespace penta {

struct WrittenOptions {
  OptionList list{};
  bool operator==(const WrittenOptions&) const = default;
};

// Every value as text.
template <class Rules>
void write(Writer& out, const Rules& rules, const WrittenOptions& options) {
  write(out, rules, options.list);
}

template <class Rules>
MaybeError read(Node in, const Rules& /*rules*/, WrittenOptions& options, const Place& where) {
  if (in.kind() != Node::Kind::object) return complain(where, "an object { ... }");
  options.list.clear();
  for (std::size_t i = 0; i < in.size(); ++i) {
    const Node value = in.item(i);
    std::string text;
    if (value.kind() == Node::Kind::integer) {
      text = std::to_string(value.integer());
    } else if (value.kind() == Node::Kind::boolean) {
      text = value.boolean() ? "true" : "false";
    } else if (value.kind() == Node::Kind::text) {
      text = value.text();
    } else {
      return complain(Place(where, in.key(i)), "a text or a number");
    }
    options.list.emplace_back(std::string(in.key(i)), std::move(text));
  }
  return std::nullopt;
}

}  // namespace penta

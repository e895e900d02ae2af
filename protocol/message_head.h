// The beginning of a message that is too long to be read at once.
#pragma once

#include <string>
#include <string_view>

#include "protocol/message.h"

namespace penta {

struct MessageHead {
  std::string type{};
  messages::Id id{};
};

// What stands in the first few hundred bytes, before anything that is not a plain text; empty where
// nothing can be made out. Costs the same for every message.
MessageHead head_of(std::string_view message);

// Whether a message may be longer than others: it brings a record to be checked.
bool may_be_long(std::string_view message);

}  // namespace penta

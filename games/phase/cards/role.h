// What an ability cannot say at its place on a card. An order is used from the hand and lies
// nowhere while it is carried out; a skill belongs to a warrior in play.
#pragma once

#include <optional>
#include <string_view>

#include "games/phase/cards/text.h"

namespace penta::phase::cards {

enum class Role : std::uint8_t { order, skill };

// REQUIRES: the ability was read from the text.
std::optional<TextError> misplaced(const Ability& ability, Role role, std::string_view text);

}  // namespace penta::phase::cards

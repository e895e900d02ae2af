// What descriptions of cards make no sense.
#pragma once

#include <optional>
#include <string>

#include "games/phaktionz/cards/text.h"

namespace penta::phaktionz::cards {

using MaybeText = std::optional<std::string>;

inline constexpr std::uint8_t field = bit(Zone::battlefield);
inline constexpr std::uint8_t hidden_zones =
    static_cast<std::uint8_t>(bit(Zone::hand) | bit(Zone::deck));

MaybeText wrong_kind(const Kind& kind, const Lexicon& lexicon);
// A Summon on a battlefield.
MaybeText wrong_summon(const Kind& kind, const Lexicon& lexicon);
// What is counted, for everybody to see.
MaybeText wrong_counted(const Kind& kind, const Lexicon& lexicon);
// What you choose, from where you may look.
MaybeText wrong_chosen(const Kind& kind, const Lexicon& lexicon);

}  // namespace penta::phaktionz::cards

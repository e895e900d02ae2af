// Cards in words for a terminal, as `penta cards show` and the command `card` of a match have them.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cards/language.h"

namespace penta::cli {

// Everything that stands on a design, in lines of so many columns.
std::string as_text(const cards::Shown& shown, const Ink& ink, std::size_t width);
// By its English or German title, whatever its capitals are.
std::optional<std::size_t> find_design(std::string_view title, const cards::AnySet& set);
// Titles with the word in them, or else the nearest one, in quotation marks; at most five.
std::vector<std::string> titles_like(std::string_view title, const cards::AnySet& set);

}  // namespace penta::cli

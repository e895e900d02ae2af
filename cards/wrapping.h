// Card texts on a terminal: lines that are broken where they have to be.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace penta::cards {

// So many columns of a text, and "…" if there is more.
std::string clipped(const std::string& text, std::size_t longest);

// Words on as many lines as they need. A word that is wider than a line stands alone.
std::vector<std::string> wrapped(std::string_view text, std::size_t width);

// The first words, and behind them the items, which are never broken; further lines begin below the
// first item.
std::string flowing(const std::string& first, const std::vector<std::string>& items,
                    std::size_t width);

}  // namespace penta::cards

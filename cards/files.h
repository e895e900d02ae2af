// Card files on a disk. Not for the browser, where somebody pastes them.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cards/source.h"
#include "engine/result.h"

namespace penta::cards {

inline constexpr std::size_t longest_files = 1'000'000;  // bytes, all files of a set together

// One file, or a folder: all *.toml in it, in the order of their names, are one set.
Result<std::vector<Source>> read_sources(const std::string& path);
// One file and no folder.
Result<Source> read_source(const std::string& path);

}  // namespace penta::cards

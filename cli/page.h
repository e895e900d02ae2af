// Where the page is that penta serves.
#pragma once

#include <string>

#include "engine/result.h"

namespace penta::cli {

// The folder that somebody named, or that beside the build, or the installed one; the place beside
// the build if there is none.
Result<std::string> page_folder(const std::string& named);

}  // namespace penta::cli

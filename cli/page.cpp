#include "cli/page.h"

#include <fmt/core.h>

#include <array>
#include <filesystem>

#include "cli/input.h"
#include "engine/phrase.h"

namespace penta::cli {
namespace fs = std::filesystem;

Result<std::string> page_folder(const std::string& named) {
  std::error_code error;
  if (!named.empty()) {
    const std::string page = expand_home(named);
    if (fs::is_directory(page, error)) return page;
    return Error{fmt::format("there is no folder '{}' with a page", printable(named))};
  }
  const fs::path program = fs::read_symlink("/proc/self/exe", error).parent_path();
  const std::array<fs::path, 2> places{program / "../../web/dist",
                                       program / "../share/pentaphase/page"};
  for (const fs::path& place : places) {
    if (fs::exists(place / "index.html", error)) return place.lexically_normal().string();
  }
  return places.front().lexically_normal().string();
}

}  // namespace penta::cli

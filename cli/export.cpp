#include <fmt/core.h>

#include <filesystem>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/page.h"

namespace penta::cli {
namespace fs = std::filesystem;

int export_page(const ExportOrder& order) {
  const auto page = page_folder(order.page);
  if (!page) return refuse(page.error().text);
  std::error_code error;
  if (!fs::exists(fs::path(*page) / "index.html", error)) {
    return refuse(fmt::format("there is no page in {}; expected tools/build-page to have made it",
                              printable(*page)));
  }
  const fs::path to = expand_home(order.folder);
  if (fs::exists(to, error) && (!fs::is_directory(to, error) || !fs::is_empty(to, error))) {
    return refuse(fmt::format("'{}' is there already; expected a new or empty folder",
                              printable(order.folder)));
  }
  fs::create_directories(to, error);
  if (!error) fs::copy(*page, to, fs::copy_options::recursive, error);
  if (error) {
    return refuse(
        fmt::format("cannot write to '{}': {}", printable(order.folder), error.message()));
  }
  fmt::print("The page is in {}: put it on any web host. It plays alone and at one device.\n",
             printable(order.folder));
  return done;
}

}  // namespace penta::cli

#include <fmt/core.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/page.h"

namespace penta::cli {
namespace fs = std::filesystem;
namespace {

// The page does not look for a server; its compressed twins would still.
void without_server(const fs::path& site) {
  std::error_code ignored;
  for (const char* twin : {"index.html.br", "index.html.gz"}) fs::remove(site / twin, ignored);
  std::ifstream in(site / "index.html", std::ios::binary);
  std::string html{std::istreambuf_iterator<char>(in), {}};
  in.close();
  constexpr std::string_view with = R"(name="penta-host" content="server")";
  const std::size_t found = html.find(with);
  if (found == std::string::npos) return;
  html.replace(found, with.size(), R"(name="penta-host" content="none")");
  std::ofstream(site / "index.html", std::ios::binary) << html;
}

}  // namespace

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
  if (!error) without_server(to);
  if (error) {
    return refuse(
        fmt::format("cannot write to '{}': {}", printable(order.folder), error.message()));
  }
  fmt::print("The page is in {}: put it on any web host. It plays alone and at one device.\n",
             printable(order.folder));
  return done;
}

}  // namespace penta::cli

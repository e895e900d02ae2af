#include "testing/golden.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/phrase.h"

namespace penta::battery {

void expect_golden(const std::string& text, const std::string& path) {
  const char* const update = std::getenv("PENTA_UPDATE_GOLDEN");
  if (update != nullptr && std::string(update) == "1") {
    std::ofstream(path, std::ios::binary) << text;
    return;
  }
  std::ifstream file(path, std::ios::binary);
  ASSERT_TRUE(file) << path << " is missing; PENTA_UPDATE_GOLDEN=1 writes it";
  std::ostringstream content;
  content << file.rdbuf();
  const std::string golden = content.str();
  if (golden == text) return;
  const auto wanted = split(golden, '\n');
  const auto found = split(text, '\n');
  std::size_t line = 0;
  while (line < wanted.size() && line < found.size() && wanted[line] == found[line]) ++line;
  const auto shown = [line](const auto& lines) {
    return line < lines.size() ? std::string(lines[line]) : "(the end)";
  };
  FAIL() << path << ":" << line + 1 << ": differs\n  was: " << shown(wanted)
         << "\n  now: " << shown(found)
         << "\nIf that is what you want: PENTA_UPDATE_GOLDEN=1, and look at the diff.";
}

std::string beside(const std::string& source, const std::string& name) {
  return (std::filesystem::path(source).parent_path() / name).string();
}

}  // namespace penta::battery

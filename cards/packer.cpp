#include "cards/packer.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string_view>

#include "cards/files.h"

namespace penta::cards {
namespace {

// One literal per line, since compilers need not accept literals of any length.
std::string literals(std::string_view text) {
  std::string result = "    \"";
  for (const char c : text) {
    if (c == '\n') {
      result += "\\n\"\n    \"";
    } else if (c == '\t') {
      result += "\\t";
    } else {
      if (c == '"' || c == '\\') result += '\\';
      result += c;
    }
  }
  return result + "\"";
}

}  // namespace

int pack_files(int count, char** words,
               const std::function<Result<std::string>(std::span<const Source>)>& pack) {
  if (count != 4) {
    std::fprintf(stderr, "expected: %s FOLDER GAME HEADER\n", words[0]);
    return 2;
  }
  const std::string folder = words[1];
  const std::string game = words[2];
  const auto sources = read_sources(folder);
  const auto packed = sources ? pack(*sources) : Result<std::string>(sources.error());
  if (!packed) {
    std::fprintf(stderr, "%s\n", packed.error().text.c_str());
    return 1;
  }
  std::ofstream header(words[3], std::ios::binary);
  header << "#pragma once\n\n#include <string_view>\n\nnamespace penta::" << game
         << "::data {\n\ninline constexpr std::string_view "
         << std::filesystem::path(folder).filename().string() << " =\n"
         << literals(*packed) << ";\n\n}  // namespace penta::" << game << "::data\n";
  header.close();
  if (header) return 0;
  std::fprintf(stderr, "cannot write %s\n", words[3]);
  return 1;
}

}  // namespace penta::cards

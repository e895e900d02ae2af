// pack_cards FOLDER GAME HEADER: packs the set of cards in a folder and writes it as a header. The
// build calls it; see add_card_set in cmake/rooms.cmake.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "games/phase/cards/files.h"

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

int main(int count, char** words) {
  if (count != 4) {
    std::fputs("expected: pack_cards FOLDER GAME HEADER\n", stderr);
    return 2;
  }
  const std::string folder = words[1];
  const std::string game = words[2];
  const auto set = penta::cards::read_set(folder);
  if (!set) {
    std::fprintf(stderr, "%s\n", set.error().text.c_str());
    return 1;
  }
  std::ofstream header(words[3], std::ios::binary);
  header << "#pragma once\n\n#include <string_view>\n\nnamespace penta::" << game
         << "::data {\n\ninline constexpr std::string_view "
         << std::filesystem::path(folder).filename().string() << " =\n"
         << literals(penta::cards::pack(*set)) << ";\n\n}  // namespace penta::" << game
         << "::data\n";
  header.close();
  if (header) return 0;
  std::fprintf(stderr, "cannot write %s\n", words[3]);
  return 1;
}

#include "cards/files.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <system_error>
#include <utility>

#include "engine/phrase.h"

namespace penta::cards {
namespace {

namespace fs = std::filesystem;

Error too_long(const std::string& name) {
  return {printable(name) + " is too long; expected at most 1 MB of cards"};
}

// Nothing if all is well; `left` is how many bytes may still be read.
std::optional<Error> read_file(const std::string& name, std::size_t& left, Source& file) {
  std::error_code failed;
  const std::uintmax_t size = fs::file_size(name, failed);
  if (failed || !fs::is_regular_file(name, failed)) {
    return Error{"cannot read " + printable(name) + "; expected a TOML file, or a folder of them"};
  }
  if (size > left) return too_long(name);
  std::ifstream stream(name, std::ios::binary);
  file = {name, std::string(size, '\0')};
  if (!stream.read(file.text.data(), static_cast<std::streamsize>(size))) {
    return Error{"cannot read " + printable(name) + "; expected a file that stays as it is"};
  }
  left -= size;
  return std::nullopt;
}

Result<std::vector<std::string>> names_of(const std::string& path) {
  std::error_code failed;
  if (!fs::is_directory(path, failed)) return std::vector{path};
  std::vector<std::string> names;
  for (fs::directory_iterator at(path, failed), end; !failed && at != end; at.increment(failed)) {
    if (at->path().extension() == ".toml") names.push_back(at->path().string());
  }
  if (failed) return Error{"cannot read the folder " + printable(path) + "; expected *.toml in it"};
  if (names.empty())
    return Error{"the folder " + printable(path) + " has no cards; expected *.toml"};
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace

Result<std::vector<Source>> read_sources(const std::string& path) {
  const auto names = names_of(path);
  if (!names) return names.error();
  std::size_t left = longest_files;
  std::vector<Source> files;
  for (const std::string& name : *names) {
    Source file;
    if (const auto error = read_file(name, left, file)) return *error;
    files.push_back(std::move(file));
  }
  return files;
}

Result<Source> read_source(const std::string& path) {
  std::size_t left = longest_files;
  Source file;
  if (const auto error = read_file(path, left, file)) return *error;
  return file;
}

}  // namespace penta::cards

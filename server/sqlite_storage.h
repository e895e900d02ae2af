// Matches in one SQLite file, or in memory.
#pragma once

#include <memory>
#include <string>

#include "server/storage.h"

namespace penta::server {

struct SqliteOptions {
  std::string file;   // ":memory:" keeps everything in memory
  std::string vfs{};  // the operating system of SQLite; tests put their own here
};

// Makes the file and its folder if they are missing. Refuses a file that is of a newer version, is
// something else, cannot be written, or is in use by another server. Brings an older one up to
// date. Writing fails once the file is no longer found at its path.
Result<std::unique_ptr<Storage>> open_sqlite(const SqliteOptions& options);

}  // namespace penta::server

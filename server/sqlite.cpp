#include "server/sqlite.h"

namespace penta::server {

Database::Database(const std::string& file, int flags, const std::string& vfs) {
  sqlite3* handle = nullptr;
  const int code =
      sqlite3_open_v2(file.c_str(), &handle, flags, vfs.empty() ? nullptr : vfs.c_str());
  handle_.reset(handle);
  if (handle == nullptr) throw StorageError("out of memory");
  if (code != SQLITE_OK) fail();
}

void Database::run(const char* sql) {
  if (sqlite3_exec(handle_.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) fail();
}

void Database::fail() const { throw StorageError(sqlite3_errmsg(handle_.get())); }

Statement::Statement(Database& database, std::string_view sql) : database_(&database) {
  sqlite3_stmt* handle = nullptr;
  const int code = sqlite3_prepare_v3(database.get(), sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &handle, nullptr);
  handle_.reset(handle);
  if (code != SQLITE_OK) database.fail();
}

bool Statement::step() {
  const int code = sqlite3_step(handle_.get());
  if (code == SQLITE_ROW) return true;
  if (code != SQLITE_DONE) database_->fail();
  // An unfinished reader would keep the log from being folded into the file.
  sqlite3_reset(handle_.get());
  return false;
}

std::string Statement::text(int column) const {
  const auto* start = static_cast<const char*>(sqlite3_column_blob(handle_.get(), column));
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column));
  return start == nullptr ? std::string() : std::string(start, size);
}

void Statement::bind(int place, std::string_view text) {
  const char* start = text.data() == nullptr ? "" : text.data();
  if (sqlite3_bind_text(handle_.get(), place, start, static_cast<int>(text.size()),
                        SQLITE_STATIC) != SQLITE_OK) {
    database_->fail();
  }
}

void Statement::bind(int place, std::int64_t number) {
  if (sqlite3_bind_int64(handle_.get(), place, number) != SQLITE_OK) database_->fail();
}

}  // namespace penta::server

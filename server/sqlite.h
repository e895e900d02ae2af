// SQLite's C interface with owners. Errors are thrown as StorageError.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "server/storage.h"

namespace penta::server {

class Statement;

class Database {
 public:
  // `vfs` may be empty.
  Database(const std::string& file, int flags, const std::string& vfs);

  void run(const char* sql);
  [[noreturn]] void fail() const;
  sqlite3* get() const { return handle_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
  };
  std::unique_ptr<sqlite3, Close> handle_;
};

// A prepared statement, for repeated use: start(), bind, step() until it says false.
class Statement {
 public:
  Statement(Database& database, std::string_view sql);

  // Forgets the last use. Texts given to bind must outlive the stepping.
  template <class... Values>
  Statement& start(const Values&... values) {
    sqlite3_reset(handle_.get());
    int place = 0;
    (bind(++place, values), ...);
    return *this;
  }
  // Whether there is a row.
  bool step();
  // For statements without rows.
  void run() {
    while (step()) {
    }
  }
  // Forgets the rows that are left.
  void end() { sqlite3_reset(handle_.get()); }
  std::string text(int column) const;
  bool is_null(int column) const {
    return sqlite3_column_type(handle_.get(), column) == SQLITE_NULL;
  }
  std::int64_t integer(int column) const { return sqlite3_column_int64(handle_.get(), column); }

 private:
  void bind(int place, std::string_view text);
  void bind(int place, std::int64_t number);

  struct Finalize {
    void operator()(sqlite3_stmt* handle) const { sqlite3_finalize(handle); }
  };
  Database* database_;
  std::unique_ptr<sqlite3_stmt, Finalize> handle_;
};

}  // namespace penta::server

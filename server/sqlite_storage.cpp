#include "server/sqlite_storage.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cstring>
#include <filesystem>
#include <mutex>

#include "engine/phrase.h"
#include "server/clock.h"
#include "server/sqlite.h"

namespace penta::server {
namespace {

constexpr int schema_version = 1;

// `place` counts tables in the order in which they were made: the newest has the highest.
constexpr const char* schema = R"(
  CREATE TABLE tables (
    place INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    heading TEXT NOT NULL,
    listed INTEGER NOT NULL,
    created INTEGER NOT NULL
  );
  CREATE INDEX listed_tables ON tables (place) WHERE listed;
  CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
  ) WITHOUT ROWID;
  CREATE TABLE keys (
    hash TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX keys_of_table ON keys (table_id);
)";

// Keeps a second server away from the same file: each would take itself for the only one.
class FileLock {
 public:
  explicit FileLock(const std::string& path)
      : file_(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {
    if (file_ < 0) throw StorageError(std::strerror(errno));  // NOLINT(concurrency-mt-unsafe)
    if (::flock(file_, LOCK_EX | LOCK_NB) != 0) {
      ::close(file_);
      throw StorageError("another server is using it");
    }
  }
  ~FileLock() { ::close(file_); }
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

 private:
  int file_;
};

// SQLite would let others read the file. Its companions take after it.
void make_private(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) throw StorageError(std::strerror(errno));  // NOLINT(concurrency-mt-unsafe)
  ::close(file);
}

class Reader {
 public:
  explicit Reader(Database& database)
      : heading_(database, "SELECT heading FROM tables WHERE id = ?"),
        entries_(database, "SELECT number, text FROM entries WHERE table_id = ? ORDER BY number"),
        key_(database, "SELECT table_id FROM keys WHERE hash = ?"),
        listed_(database, "SELECT id FROM tables WHERE listed ORDER BY place DESC LIMIT ?") {}

  std::optional<Archive::Stored> load(std::string_view table) {
    heading_.start(table);
    if (!heading_.step()) return std::nullopt;
    Archive::Stored stored{.heading = heading_.text(0), .entries = {}};
    heading_.run();
    entries_.start(table);
    while (entries_.step()) {
      if (entries_.integer(0) != static_cast<std::int64_t>(stored.entries.size()) + 1) {
        throw StorageError("entries of a table are missing");
      }
      stored.entries.push_back(entries_.text(1));
    }
    return stored;
  }

  std::optional<std::string> find_key(std::string_view hash) {
    key_.start(hash);
    if (!key_.step()) return std::nullopt;
    std::string table = key_.text(0);
    key_.run();
    return table;
  }

  std::vector<std::string> listed(std::size_t most) {
    std::vector<std::string> tables;
    listed_.start(static_cast<std::int64_t>(most));
    while (listed_.step()) tables.push_back(listed_.text(0));
    return tables;
  }

 private:
  Statement heading_, entries_, key_, listed_;
};

class RowWriter {
 public:
  explicit RowWriter(Database& database)
      : begin_(database, "BEGIN IMMEDIATE"),
        commit_(database, "COMMIT"),
        rollback_(database, "ROLLBACK"),
        heading_(database,
                 "INSERT INTO tables (id, heading, listed, created) VALUES (?, ?, ?, ?) "
                 "ON CONFLICT (id) DO UPDATE SET heading = excluded.heading, "
                 "listed = excluded.listed"),
        entry_(database, "INSERT INTO entries (table_id, number, text) VALUES (?, ?, ?)"),
        key_(database, "INSERT INTO keys (hash, table_id) VALUES (?, ?)"),
        no_keys_(database, "DELETE FROM keys WHERE table_id = ?"),
        no_entries_(database, "DELETE FROM entries WHERE table_id = ?"),
        no_table_(database, "DELETE FROM tables WHERE id = ?") {}

  void write(std::span<const Row> rows) {
    begin_.start().run();
    try {
      for (const Row& row : rows) write(row);
      commit_.start().run();
    } catch (const StorageError&) {
      abandon();
      throw;
    }
  }

 private:
  void write(const Row& row) {
    switch (row.kind) {
      case Row::Kind::heading:
        heading_.start(row.table, row.text, std::int64_t{row.listed}, now()).run();
        no_keys_.start(row.table).run();
        for (const std::string& hash : row.keys) key_.start(hash, row.table).run();
        return;
      case Row::Kind::entry:
        entry_.start(row.table, std::int64_t{row.number}, row.text).run();
        return;
      case Row::Kind::removed:
        no_keys_.start(row.table).run();
        no_entries_.start(row.table).run();
        no_table_.start(row.table).run();
        return;
    }
  }

  void abandon() {
    try {
      rollback_.start().run();
    } catch (const StorageError&) {  // NOLINT(bugprone-empty-catch): some errors have done it
    }
  }

  Statement begin_, commit_, rollback_, heading_, entry_, key_, no_keys_, no_entries_, no_table_;
};

int version_of(Database& database) {
  Statement version(database, "PRAGMA user_version");
  version.step();
  return static_cast<int>(version.integer(0));
}

void prepare(Database& database) {
  // Also says so if the file is no database.
  const int version = version_of(database);
  if (version > schema_version) {
    throw StorageError("it is of version " + std::to_string(version) +
                       ", written by a newer program; expected version " +
                       std::to_string(schema_version) + " or older");
  }
  database.run("PRAGMA journal_mode = WAL");
  database.run("PRAGMA synchronous = FULL");
  if (version == 0) {
    Statement others(database, "SELECT count(*) FROM sqlite_schema");
    others.step();
    if (others.integer(0) != 0) throw StorageError("it is the database of another program");
    others.run();
    database.run("BEGIN IMMEDIATE");
    database.run(schema);
    database.run(("PRAGMA user_version = " + std::to_string(schema_version)).c_str());
    database.run("COMMIT");
  }
}

// In a file, reading has a connection of its own, so that the hall never waits for a flush. In
// memory there is only one connection; nothing is flushed there, so waiting for it is short.
class SqliteStorage : public Storage {
 public:
  explicit SqliteStorage(const SqliteOptions& options)
      : in_memory_(options.file == ":memory:"),
        lock_(in_memory_ ? nullptr : lock(options.file)),
        writing_(options.file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX,
                 options.vfs) {
    sqlite3_busy_timeout(writing_.get(), 5000);
    prepare(writing_);
    writer_ = std::make_unique<RowWriter>(writing_);
    if (in_memory_) {
      reader_ = std::make_unique<Reader>(writing_);
    } else {
      reading_ = std::make_unique<Database>(
          options.file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, options.vfs);
      sqlite3_busy_timeout(reading_->get(), 5000);
      reading_->run("PRAGMA query_only = 1");
      reader_ = std::make_unique<Reader>(*reading_);
    }
  }

  std::optional<Stored> load(std::string_view table) override {
    const auto guard = reader_guard();
    return reader_->load(table);
  }
  std::optional<std::string> find_key(std::string_view hash) override {
    const auto guard = reader_guard();
    return reader_->find_key(hash);
  }
  std::vector<std::string> listed(std::size_t most) override {
    const auto guard = reader_guard();
    return reader_->listed(most);
  }

  std::optional<Error> write(std::span<const Row> rows) override {
    const std::scoped_lock guard(writing_mutex_);
    try {
      writer_->write(rows);
      return std::nullopt;
    } catch (const StorageError& error) {
      return Error{error.what()};
    }
  }

 private:
  static std::unique_ptr<FileLock> lock(const std::string& file) {
    auto made = std::make_unique<FileLock>(file + ".lock");
    make_private(file);
    return made;
  }

  std::unique_lock<std::mutex> reader_guard() {
    return std::unique_lock(in_memory_ ? writing_mutex_ : reading_mutex_);
  }

  bool in_memory_;
  std::unique_ptr<FileLock> lock_;
  std::mutex writing_mutex_, reading_mutex_;
  Database writing_;
  std::unique_ptr<Database> reading_;
  std::unique_ptr<RowWriter> writer_;
  std::unique_ptr<Reader> reader_;
};

}  // namespace

Result<std::unique_ptr<Storage>> open_sqlite(const SqliteOptions& options) {
  try {
    if (options.file != ":memory:") {
      const auto folder = std::filesystem::absolute(options.file).parent_path();
      std::error_code error;
      std::filesystem::create_directories(folder, error);
      if (error) throw StorageError(error.message());
    }
    return std::unique_ptr<Storage>(std::make_unique<SqliteStorage>(options));
  } catch (const StorageError& error) {
    return Error{"cannot use the database " + printable(options.file) + ": " + error.what()};
  }
}

}  // namespace penta::server

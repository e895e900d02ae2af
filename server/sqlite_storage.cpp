#include "server/sqlite_storage.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cstring>
#include <filesystem>
#include <mutex>
#include <unordered_map>

#include "engine/phrase.h"
#include "engine/sha256.h"
#include "server/clock.h"
#include "server/same_file.h"
#include "server/sqlite.h"

namespace penta::server {
namespace {

constexpr int schema_version = 2;

// `place` counts tables in the order in which they were made: the newest has the highest.
constexpr const char* schema_1 = R"(
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

// What shows that something was lost: the hash of each heading (none in older ones), and how many
// entries each table has (-1: nobody has counted). The latter changes with every move, so it is
// apart from the headings. `touched` is when something was last written.
constexpr const char* schema_2 = R"(
  ALTER TABLE tables ADD COLUMN seal TEXT NOT NULL DEFAULT '';
  CREATE TABLE lengths (
    table_id TEXT NOT NULL PRIMARY KEY,
    entries INTEGER NOT NULL,
    touched INTEGER NOT NULL
  ) WITHOUT ROWID;
)";
constexpr const char* count_entries = R"(
  INSERT INTO lengths (table_id, entries, touched)
  SELECT id, (SELECT count(*) FROM entries WHERE table_id = id), ? FROM tables
)";
constexpr const char* count_nothing = R"(
  INSERT INTO lengths (table_id, entries, touched) SELECT id, -1, ? FROM tables
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

std::string seal_of(std::string_view heading) { return to_hex(sha256(heading)); }

class Reader {
 public:
  explicit Reader(Database& database)
      : begin_(database, "BEGIN"),
        end_(database, "COMMIT"),
        heading_(database,
                 "SELECT heading, seal, lengths.entries FROM tables "
                 "LEFT JOIN lengths ON table_id = id WHERE id = ?"),
        entries_(database, "SELECT number, text FROM entries WHERE table_id = ? ORDER BY number"),
        key_(database, "SELECT table_id FROM keys WHERE hash = ?"),
        listed_(database, "SELECT id FROM tables WHERE listed ORDER BY place DESC LIMIT ?"),
        untouched_(database, "SELECT table_id FROM lengths WHERE touched < ? LIMIT ?") {}

  // Heading and entries as they were at one moment.
  std::optional<Archive::Stored> load(std::string_view table) {
    begin_.start().run();
    std::optional<Archive::Stored> stored;
    try {
      stored = read(table);
    } catch (const StorageError&) {
      stored = Archive::Stored{.heading = {}, .entries = {}, .damaged = true};
    }
    heading_.end();
    entries_.end();
    end_.start().run();
    return stored;
  }

  std::optional<std::string> find_key(std::string_view hash) {
    key_.start(hash);
    if (!key_.step()) return std::nullopt;
    std::string table = key_.text(0);
    key_.end();
    return table;
  }

  std::vector<std::string> listed(std::size_t most) {
    return names(listed_.start(static_cast<std::int64_t>(most)));
  }
  std::vector<std::string> untouched_since(Milliseconds when, std::size_t most) {
    return names(untouched_.start(when, static_cast<std::int64_t>(most)));
  }

 private:
  std::optional<Archive::Stored> read(std::string_view table) {
    heading_.start(table);
    if (!heading_.step()) return std::nullopt;
    Archive::Stored stored{.heading = heading_.text(0), .entries = {}};
    const std::string seal = heading_.text(1);
    const std::int64_t length = heading_.integer(2);
    stored.damaged = heading_.is_null(2) || (!seal.empty() && seal != seal_of(stored.heading));
    entries_.start(table);
    while (entries_.step()) {
      stored.entries.push_back(entries_.text(1));
      if (entries_.integer(0) != static_cast<std::int64_t>(stored.entries.size())) {
        stored.damaged = true;
      }
    }
    if (length >= 0 && length != static_cast<std::int64_t>(stored.entries.size())) {
      stored.damaged = true;
    }
    return stored;
  }

  static std::vector<std::string> names(Statement& statement) {
    std::vector<std::string> names;
    while (statement.step()) names.push_back(statement.text(0));
    return names;
  }

  Statement begin_, end_, heading_, entries_, key_, listed_, untouched_;
};

class RowWriter {
 public:
  explicit RowWriter(Database& database)
      : begin_(database, "BEGIN IMMEDIATE"),
        commit_(database, "COMMIT"),
        rollback_(database, "ROLLBACK"),
        heading_(database,
                 "INSERT INTO tables (id, heading, listed, created, seal) VALUES (?, ?, ?, ?, ?) "
                 "ON CONFLICT (id) DO UPDATE SET heading = excluded.heading, "
                 "listed = excluded.listed, seal = excluded.seal"),
        length_(database,
                "INSERT INTO lengths (table_id, entries, touched) VALUES (?, 0, ?) "
                "ON CONFLICT (table_id) DO UPDATE SET touched = excluded.touched"),
        grown_(database, "UPDATE lengths SET entries = ?, touched = ? WHERE table_id = ?"),
        entry_(database, "INSERT INTO entries (table_id, number, text) VALUES (?, ?, ?)"),
        key_(database, "INSERT INTO keys (hash, table_id) VALUES (?, ?)"),
        no_keys_(database, "DELETE FROM keys WHERE table_id = ?"),
        no_entries_(database, "DELETE FROM entries WHERE table_id = ?"),
        no_length_(database, "DELETE FROM lengths WHERE table_id = ?"),
        no_table_(database, "DELETE FROM tables WHERE id = ?") {}

  void write(std::span<const Row> rows) {
    begin_.start().run();
    lengths_.clear();
    try {
      for (const Row& row : rows) write(row);
      for (const auto& [table, length] : lengths_) grown_.start(length, now(), table).run();
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
        heading_.start(row.table, row.text, std::int64_t{row.listed}, now(), seal_of(row.text))
            .run();
        length_.start(row.table, now()).run();
        no_keys_.start(row.table).run();
        for (const std::string& hash : row.keys) key_.start(hash, row.table).run();
        return;
      case Row::Kind::entry:
        entry_.start(row.table, std::int64_t{row.number}, row.text).run();
        lengths_[row.table] = row.number;
        return;
      case Row::Kind::removed:
        no_keys_.start(row.table).run();
        no_entries_.start(row.table).run();
        no_length_.start(row.table).run();
        lengths_.erase(row.table);
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

  Statement begin_, commit_, rollback_, heading_, length_, grown_, entry_, key_;
  Statement no_keys_, no_entries_, no_length_, no_table_;
  std::unordered_map<std::string_view, std::int64_t> lengths_;  // of tables in this batch
};

int version_of(Database& database) {
  Statement version(database, "PRAGMA user_version");
  version.step();
  return static_cast<int>(version.integer(0));
}

void prepare(Database& database) {
  database.run("PRAGMA cell_size_check = ON");
  // Also says so if the file is no database.
  const int version = version_of(database);
  if (version > schema_version) {
    throw StorageError("it is of version " + std::to_string(version) +
                       ", written by a newer program; expected version " +
                       std::to_string(schema_version) + " or older");
  }
  database.run("PRAGMA journal_mode = WAL");
  database.run("PRAGMA synchronous = FULL");
  if (version == schema_version) return;
  if (version == 0) {
    Statement others(database, "SELECT count(*) FROM sqlite_schema");
    others.step();
    if (others.integer(0) != 0) throw StorageError("it is the database of another program");
  }
  database.run("BEGIN IMMEDIATE");
  if (version < 1) database.run(schema_1);
  database.run(schema_2);
  try {
    Statement(database, count_entries).start(now()).run();
  } catch (const StorageError&) {  // some entries cannot be read: that is no reason not to start
    Statement(database, count_nothing).start(now()).run();
  }
  database.run(("PRAGMA user_version = " + std::to_string(schema_version)).c_str());
  database.run("COMMIT");
}

// In a file, reading has a connection of its own, so that the hall never waits for a flush. In
// memory there is only one connection; nothing is flushed there, so waiting for it is short.
class SqliteStorage : public Storage {
 public:
  explicit SqliteStorage(const SqliteOptions& options)
      : file_(options.file),
        in_memory_(options.file == ":memory:"),
        lock_(in_memory_ ? nullptr : lock(options.file)),
        writing_(options.file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX,
                 options.vfs) {
    sqlite3_busy_timeout(writing_.get(), 5000);
    prepare(writing_);
    writer_ = std::make_unique<RowWriter>(writing_);
    if (in_memory_) {
      reader_ = std::make_unique<Reader>(writing_);
    } else {
      database_file_.emplace(file_);
      reading_ = std::make_unique<Database>(
          options.file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, options.vfs);
      sqlite3_busy_timeout(reading_->get(), 5000);
      reading_->run("PRAGMA query_only = 1");
      reading_->run("PRAGMA cell_size_check = ON");
      reader_ = std::make_unique<Reader>(*reading_);
    }
  }

  std::optional<Stored> load(std::string_view table) override {
    const auto guard = reader_guard();
    try {
      return reader_->load(table);
    } catch (const StorageError&) {
      return Stored{.heading = {}, .entries = {}, .damaged = true};
    }
  }
  Result<std::optional<std::string>> find_key(std::string_view hash) override {
    const auto guard = reader_guard();
    try {
      return reader_->find_key(hash);
    } catch (const StorageError& error) {
      return Error{error.what()};
    }
  }
  std::vector<std::string> listed(std::size_t most) override {
    const auto guard = reader_guard();
    try {
      return reader_->listed(most);
    } catch (const StorageError&) {
      return {};
    }
  }
  std::vector<std::string> untouched_since(Milliseconds when, std::size_t most) override {
    const auto guard = reader_guard();
    try {
      return reader_->untouched_since(when, most);
    } catch (const StorageError&) {
      return {};
    }
  }

  std::optional<Error> write(std::span<const Row> rows) override {
    const std::scoped_lock guard(writing_mutex_);
    try {
      writer_->write(rows);
      check_files();
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

  // What was written counts only if it can be found again. SQLite writes to two files: the log is
  // there once something was written.
  void check_files() {
    if (!database_file_) return;  // in memory
    if (!log_file_) log_file_.emplace(file_ + "-wal");
    if (!database_file_->still() || !log_file_->still()) {
      throw StorageError("the file was deleted, moved or replaced while it was in use");
    }
  }

  std::unique_lock<std::mutex> reader_guard() {
    return std::unique_lock(in_memory_ ? writing_mutex_ : reading_mutex_);
  }

  std::string file_;
  bool in_memory_;
  std::optional<SameFile> database_file_, log_file_;
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

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <chrono>
#include <filesystem>
#include <functional>
#include <thread>

#include "server/clock.h"
#include "server/memory_storage.h"
#include "server/sqlite_storage.h"
#include "server/testing/rows.h"
#include "testing/folder.h"

namespace penta::server {
namespace {

using battery::Folder;
using ::testing::ElementsAre;
using testing::entry;
using ::testing::HasSubstr;
using testing::heading;
using testing::removed;

std::unique_ptr<Storage> opened(const std::string& file) {
  auto storage = open_sqlite({.file = file});
  if (!storage) {
    ADD_FAILURE() << storage.error().text;
    std::abort();
  }
  return std::move(*storage);
}

void write(Storage& storage, const std::vector<Row>& rows) {
  const auto error = storage.write(rows);
  EXPECT_FALSE(error) << error->text;
}

class StorageTest : public ::testing::TestWithParam<std::string> {
 protected:
  std::unique_ptr<Storage> make() const {
    if (GetParam() == "Memory") return make_memory_storage();
    return opened(GetParam() == "SqliteMemory" ? ":memory:"
                                               : folder_.path("deep/down/tables.sqlite"));
  }
  Folder folder_;
  std::unique_ptr<Storage> storage_ = make();
};
INSTANTIATE_TEST_SUITE_P(, StorageTest, ::testing::Values("Memory", "SqliteMemory", "SqliteFile"),
                         [](const auto& kind) { return kind.param; });

TEST_P(StorageTest, GivesBackWhatWasWritten) {
  write(*storage_, {heading("ada", "H1", {"k1", "k2"}), entry("ada", 1, "one"), heading("bob", "B"),
                    entry("ada", 2, std::string("t\0wo", 4))});
  const auto ada = storage_->load("ada");
  ASSERT_TRUE(ada);
  EXPECT_EQ(ada->heading, "H1");
  EXPECT_THAT(ada->entries, ElementsAre("one", std::string("t\0wo", 4)));
  EXPECT_EQ(*storage_->find_key("k2"), "ada");
  EXPECT_EQ(*storage_->find_key("k3"), std::nullopt);
  EXPECT_FALSE(storage_->load("eve"));
  EXPECT_TRUE(storage_->load("bob")->entries.empty());
}

TEST_P(StorageTest, AHeadingReplacesTheOldOneAndItsKeys) {
  write(*storage_, {heading("ada", "H1", {"k1", "k2"}), entry("ada", 1, "one")});
  write(*storage_, {heading("ada", "H2", {"k2", "k3"})});
  EXPECT_EQ(storage_->load("ada")->heading, "H2");
  EXPECT_THAT(storage_->load("ada")->entries, ElementsAre("one"));
  EXPECT_EQ(*storage_->find_key("k1"), std::nullopt);
  EXPECT_EQ(*storage_->find_key("k2"), "ada");
  EXPECT_EQ(*storage_->find_key("k3"), "ada");
}

TEST_P(StorageTest, ARemovedTableLeavesNothingBehind) {
  write(*storage_, {heading("ada", "H1", {"k1"}, true), entry("ada", 1, "one")});
  write(*storage_, {removed("ada")});
  EXPECT_FALSE(storage_->load("ada"));
  EXPECT_FALSE(*storage_->find_key("k1"));
  EXPECT_TRUE(storage_->listed(10).empty());
  write(*storage_, {heading("ada", "H2")});
  EXPECT_TRUE(storage_->load("ada")->entries.empty());
}

TEST_P(StorageTest, ListsTheNewestFirst) {
  write(*storage_, {heading("a", "A", {}, true), heading("b", "B", {}, true), heading("c", "C"),
                    heading("d", "D", {}, true)});
  write(*storage_, {heading("a", "A2", {}, true), heading("d", "D", {}, false)});
  EXPECT_THAT(storage_->listed(10), ElementsAre("b", "a"));
  EXPECT_THAT(storage_->listed(1), ElementsAre("b"));
}

TEST_P(StorageTest, KnowsWhereNothingHasHappened) {
  write(*storage_, {heading("ada", "H1"), heading("bob", "B"), heading("cy", "C")});
  const Milliseconds before = now();
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  EXPECT_THAT(storage_->untouched_since(before - 1000, 9), ElementsAre());
  write(*storage_, {entry("bob", 1, "one"), removed("cy")});
  EXPECT_THAT(storage_->untouched_since(before + 5, 9), ElementsAre("ada"));
  EXPECT_EQ(storage_->untouched_since(now() + 1000, 9).size(), 2U);
  EXPECT_EQ(storage_->untouched_since(now() + 1000, 1).size(), 1U);
}

TEST_P(StorageTest, AnEntryNeverChangesAndNothingIsHalfWritten) {
  write(*storage_, {heading("ada", "H1"), entry("ada", 1, "one")});
  EXPECT_TRUE(storage_->write(
      std::vector<Row>{heading("ada", "H2"), entry("ada", 2, "two"), entry("ada", 1, "other")}));
  EXPECT_EQ(storage_->load("ada")->heading, "H1");
  EXPECT_THAT(storage_->load("ada")->entries, ElementsAre("one"));
}

TEST(SqliteStorage, IsStillThereAfterOpeningAgain) {
  const Folder folder;
  const std::string file = folder.path("tables.sqlite");
  write(*opened(file), {heading("ada", "H1", {"k1"}), entry("ada", 1, "one")});
  const auto storage = opened(file);
  EXPECT_THAT(storage->load("ada")->entries, ElementsAre("one"));
  EXPECT_EQ(*storage->find_key("k1"), "ada");
}

void run_sql(const std::string& file, const char* sql) {
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(file.c_str(), &database), SQLITE_OK);
  EXPECT_EQ(sqlite3_exec(database, sql, nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(database);
}

std::string refusal(const std::string& file) {
  const auto storage = open_sqlite({.file = file});
  return storage ? "opened" : storage.error().text;
}

TEST(SqliteStorage, ADamagedTableConcernsNoOther) {
  const std::vector<std::pair<std::string, std::string>> damages{
      {"an entry is gone", "DELETE FROM entries WHERE table_id = 'ada' AND number = 2"},
      {"the first is gone", "DELETE FROM entries WHERE table_id = 'ada' AND number = 1"},
      {"the last is gone", "DELETE FROM entries WHERE table_id = 'ada' AND number = 3"},
      {"all are gone", "DELETE FROM entries WHERE table_id = 'ada'"},
      {"nobody knows how many", "DELETE FROM lengths WHERE table_id = 'ada'"},
      {"the heading is another", "UPDATE tables SET heading = 'H2' WHERE id = 'ada'"}};
  for (const auto& [what, sql] : damages) {
    SCOPED_TRACE(what);
    const Folder folder;
    const std::string file = folder.path("tables.sqlite");
    write(*opened(file),
          {heading("ada", "H1", {"k1"}), entry("ada", 1, "one"), entry("ada", 2, "two"),
           entry("ada", 3, "three"), heading("bob", "B"), entry("bob", 1, "one")});
    EXPECT_FALSE(opened(file)->load("ada")->damaged);
    run_sql(file, sql.c_str());
    const auto storage = opened(file);
    ASSERT_TRUE(storage->load("ada"));
    EXPECT_TRUE(storage->load("ada")->damaged);
    EXPECT_FALSE(storage->load("bob")->damaged);
    EXPECT_EQ(*storage->find_key("k1"), "ada");
    write(*storage, {entry("bob", 2, "two")});
    EXPECT_THAT(storage->load("bob")->entries, ElementsAre("one", "two"));
    EXPECT_TRUE(storage->load("ada")->damaged) << "and it can be asked about again";
  }
}

TEST(SqliteStorage, SurvivesPagesThatAreNonsense) {
  const Folder folder;
  const std::string file = folder.path("tables.sqlite");
  std::vector<Row> rows;
  for (int i = 0; i < 40; ++i) {
    const std::string table = "t" + std::to_string(i);
    rows.push_back(heading(table, std::string(900, 'h'), {table + "-key"}, true));
    for (std::uint32_t n = 1; n <= 30; ++n) rows.push_back(entry(table, n, std::string(200, 'e')));
  }
  write(*opened(file), rows);
  const std::string whole = folder.read("tables.sqlite");
  constexpr std::size_t page = 4096;
  int damaged = 0;
  for (std::size_t at = 2 * page; at + page <= whole.size(); at += 7 * page) {
    std::string broken = whole;
    broken.replace(at, page, std::string(page, '\x5a'));
    folder.write("tables.sqlite", broken);
    const auto storage = open_sqlite({.file = file});
    if (!storage) continue;
    for (int i = 0; i < 40; ++i) {
      const std::string table = "t" + std::to_string(i);
      const auto stored = (*storage)->load(table);
      static_cast<void>((*storage)->find_key(table + "-key"));
      if (stored && stored->damaged) ++damaged;
      if (!stored || stored->damaged) continue;
      EXPECT_EQ(stored->heading, std::string(900, 'h'));
      EXPECT_EQ(stored->entries, std::vector(30, std::string(200, 'e')));
    }
    (*storage)->listed(100);
    (*storage)->untouched_since(0, 100);
  }
  EXPECT_GT(damaged, 10);
}

// As the first version of this program made it.
constexpr const char* version_1 = R"(
  CREATE TABLE tables (place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, heading TEXT NOT NULL,
    listed INTEGER NOT NULL, created INTEGER NOT NULL);
  CREATE INDEX listed_tables ON tables (place) WHERE listed;
  CREATE TABLE entries (table_id TEXT NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)) WITHOUT ROWID;
  CREATE TABLE keys (hash TEXT NOT NULL PRIMARY KEY, table_id TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX keys_of_table ON keys (table_id);
  INSERT INTO tables (id, heading, listed, created) VALUES ('ada', 'H1', 1, 7), ('bob', 'B', 0, 8);
  INSERT INTO entries VALUES ('ada', 1, 'one'), ('ada', 2, 'two');
  INSERT INTO keys VALUES ('k1', 'ada');
  PRAGMA user_version = 1;
)";

TEST(SqliteStorage, BringsAnOlderFileUpToDate) {
  const Folder folder;
  const std::string file = folder.path("tables.sqlite");
  run_sql(file, version_1);
  for (const bool again : {false, true}) {
    const auto storage = opened(file);
    EXPECT_FALSE(storage->load("ada")->damaged);
    EXPECT_EQ(storage->load("ada")->heading, "H1");
    EXPECT_EQ(storage->load("ada")->entries.size(), again ? 3U : 2U);
    EXPECT_FALSE(storage->load("bob")->damaged);
    EXPECT_EQ(*storage->find_key("k1"), "ada");
    EXPECT_THAT(storage->listed(5), ElementsAre("ada"));
    EXPECT_THAT(storage->untouched_since(1000, 5), ElementsAre()) << "it counts from now on";
    if (!again) write(*storage, {entry("ada", 3, "three")});
  }
  run_sql(file, "DELETE FROM entries WHERE table_id = 'ada' AND number = 3");
  EXPECT_TRUE(opened(file)->load("ada")->damaged);
}

TEST(SqliteStorage, NoticesThatItsFilesAreGone) {
  const auto lost = [](const std::function<void(const Folder&)>& lose) {
    const Folder folder;
    const auto storage = opened(folder.path("data/tables.sqlite"));
    write(*storage, {heading("ada", "H1")});
    write(*storage, {entry("ada", 1, "one")});
    lose(folder);
    const auto error = storage->write(std::vector<Row>{entry("ada", 2, "two")});
    return error ? error->text : "acknowledged";
  };
  namespace fs = std::filesystem;
  const auto gone = HasSubstr("deleted, moved or replaced");
  EXPECT_EQ(lost([](const Folder&) {}), "acknowledged");
  EXPECT_THAT(lost([](const Folder& folder) { fs::remove_all(folder.path("data")); }), gone);
  EXPECT_THAT(lost([](const Folder& folder) { fs::remove(folder.path("data/tables.sqlite")); }),
              gone);
  EXPECT_THAT(lost([](const Folder& folder) { fs::remove(folder.path("data/tables.sqlite-wal")); }),
              gone);
  EXPECT_THAT(
      lost([](const Folder& folder) { fs::rename(folder.path("data"), folder.path("away")); }),
      gone);
  EXPECT_THAT(lost([](const Folder& folder) {
                fs::copy(folder.path("data/tables.sqlite"), folder.path("copy"));
                fs::rename(folder.path("copy"), folder.path("data/tables.sqlite"));
              }),
              gone);
}

TEST(SqliteStorage, RefusesANewerVersion) {
  const Folder folder;
  const std::string file = folder.path("tables.sqlite");
  opened(file);
  run_sql(file, "PRAGMA user_version = 7");
  EXPECT_THAT(refusal(file), HasSubstr("it is of version 7, written by a newer program"));
}

TEST(SqliteStorage, RefusesWhatIsSomethingElse) {
  const Folder folder;
  run_sql(folder.path("songs.sqlite"), "CREATE TABLE songs (name TEXT)");
  EXPECT_THAT(refusal(folder.path("songs.sqlite")), HasSubstr("database of another program"));
  folder.write("poem.txt", std::string(5000, 'x'));
  EXPECT_THAT(refusal(folder.path("poem.txt")), HasSubstr("not a database"));
  EXPECT_THAT(refusal(folder.path("poem.txt/tables.sqlite")), HasSubstr("cannot use the database"));
  EXPECT_THAT(refusal(folder.path()), HasSubstr("cannot use the database"));
}

TEST(SqliteStorage, RefusesASecondServer) {
  const Folder folder;
  const std::string file = folder.path("tables.sqlite");
  {
    const auto first = opened(file);
    EXPECT_THAT(refusal(file), HasSubstr("another server is using it"));
  }
  EXPECT_EQ(refusal(file), "opened");
}

TEST(SqliteStorage, StartsAtOnceWithManyTables) {
  const Folder folder;
  const std::string file = folder.path("tables.sqlite");
  {
    const auto storage = opened(file);
    std::vector<Row> rows;
    for (int i = 0; i < 3000; ++i) {
      const std::string table = "t" + std::to_string(i);
      rows.push_back(heading(table, std::string(500, 'h'), {table + "-key"}));
      for (std::uint32_t n = 1; n <= 10; ++n) rows.push_back(entry(table, n, "entry"));
    }
    write(*storage, rows);
  }
  const auto start = std::chrono::steady_clock::now();
  const auto storage = opened(file);
  EXPECT_EQ(storage->load("t2999")->entries.size(), 10U);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(2));
}

}  // namespace
}  // namespace penta::server

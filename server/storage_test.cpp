#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <chrono>

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
  EXPECT_EQ(storage_->find_key("k2"), "ada");
  EXPECT_EQ(storage_->find_key("k3"), std::nullopt);
  EXPECT_FALSE(storage_->load("eve"));
  EXPECT_TRUE(storage_->load("bob")->entries.empty());
}

TEST_P(StorageTest, AHeadingReplacesTheOldOneAndItsKeys) {
  write(*storage_, {heading("ada", "H1", {"k1", "k2"}), entry("ada", 1, "one")});
  write(*storage_, {heading("ada", "H2", {"k2", "k3"})});
  EXPECT_EQ(storage_->load("ada")->heading, "H2");
  EXPECT_THAT(storage_->load("ada")->entries, ElementsAre("one"));
  EXPECT_EQ(storage_->find_key("k1"), std::nullopt);
  EXPECT_EQ(storage_->find_key("k2"), "ada");
  EXPECT_EQ(storage_->find_key("k3"), "ada");
}

TEST_P(StorageTest, ARemovedTableLeavesNothingBehind) {
  write(*storage_, {heading("ada", "H1", {"k1"}, true), entry("ada", 1, "one")});
  write(*storage_, {removed("ada")});
  EXPECT_FALSE(storage_->load("ada"));
  EXPECT_FALSE(storage_->find_key("k1"));
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
  EXPECT_EQ(storage->find_key("k1"), "ada");
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

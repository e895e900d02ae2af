#include "server/writer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <map>

#include "server/sqlite_storage.h"
#include "server/testing/power_cut.h"
#include "server/testing/rows.h"
#include "testing/folder.h"

namespace penta::server {
namespace {

using battery::Folder;
using ::testing::ElementsAre;
using testing::entry;
using ::testing::HasSubstr;
using testing::heading;
using testing::PowerCutDisk;

// A disk that takes its time: each write waits until it is let through.
class SlowStorage : public Storage {
 public:
  explicit SlowStorage(Storage& below) : below_(below) {}
  std::optional<Stored> load(std::string_view table) override { return below_.load(table); }
  Result<std::optional<std::string>> find_key(std::string_view hash) override {
    return below_.find_key(hash);
  }
  std::vector<std::string> listed(std::size_t most) override { return below_.listed(most); }
  std::optional<Error> write(std::span<const Row> rows) override {
    std::unique_lock guard(mutex_);
    ++begun_;
    changed_.notify_all();
    changed_.wait(guard, [this] { return let_through_ > 0; });
    --let_through_;
    if (broken_) return Error{"disk full"};
    written_.push_back(rows.size());
    return below_.write(rows);
  }

  void let_through(int writes) {
    const std::scoped_lock guard(mutex_);
    let_through_ += writes;
    changed_.notify_all();
  }
  void break_down() {
    const std::scoped_lock guard(mutex_);
    broken_ = true;
  }
  void wait_for_write(int number) {
    std::unique_lock guard(mutex_);
    changed_.wait(guard, [&] { return begun_ >= number; });
  }
  std::vector<std::size_t> written() {
    const std::scoped_lock guard(mutex_);
    return written_;
  }

 private:
  Storage& below_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::size_t> written_;
  int begun_ = 0;
  int let_through_ = 0;
  bool broken_ = false;
};

class WriterTest : public ::testing::Test {
 protected:
  std::vector<std::string> delivered() {
    const std::scoped_lock guard(mutex_);
    return delivered_;
  }

  std::unique_ptr<Storage> memory_ = std::move(*open_sqlite({.file = ":memory:"}));
  SlowStorage slow_{*memory_};
  std::mutex mutex_;
  std::vector<std::string> delivered_;
  std::vector<std::string> failures_;
  Writer writer_{slow_,
                 [this](std::vector<Outgoing> messages, std::size_t) {
                   const std::scoped_lock guard(mutex_);
                   for (const Outgoing& message : messages) delivered_.push_back(message.text);
                 },
                 [this](const Error& error) {
                   const std::scoped_lock guard(mutex_);
                   failures_.push_back(error.text);
                 }};
};

TEST_F(WriterTest, WritesWhatWaitsInOneGoAndDeliversInOrder) {
  writer_.submit({heading("ada", "H1")}, {{.client = 1, .text = "first"}});
  slow_.wait_for_write(1);
  writer_.submit({entry("ada", 1, "one")}, {{.client = 1, .text = "second"}});
  writer_.submit({}, {{.client = 2, .text = "third"}});
  writer_.submit({entry("ada", 2, "two")},
                 {{.client = 1, .text = "fourth"}, {.client = 2, .text = "fifth"}});
  EXPECT_TRUE(delivered().empty()) << "nothing is durable yet";
  slow_.let_through(1);
  slow_.wait_for_write(2);
  EXPECT_THAT(delivered(), ElementsAre("first"));
  slow_.let_through(1);
  writer_.stop();
  EXPECT_THAT(delivered(), ElementsAre("first", "second", "third", "fourth", "fifth"));
  EXPECT_THAT(slow_.written(), ElementsAre(1U, 2U));
}

TEST_F(WriterTest, ReadsRowsThatAreNotDurableYet) {
  ASSERT_FALSE(memory_->write(std::vector<Row>{heading("old", "O1", {"lost", "kept"}, true),
                                               entry("old", 1, "one"),
                                               heading("gone", "G", {"gone"}, true)}));
  writer_.submit({heading("new", "N1", {"k1"}, true), entry("new", 1, "first")}, {});
  slow_.wait_for_write(1);
  writer_.submit({heading("old", "O2", {"kept", "fresh"}, true), entry("old", 2, "two"),
                  entry("new", 2, "second")},
                 {});
  writer_.submit({{.kind = Row::Kind::removed, .table = "gone"}}, {});
  for (const bool durable : {false, true}) {
    if (durable) {
      slow_.let_through(2);
      writer_.stop();
    }
    EXPECT_EQ(writer_.load("old")->heading, "O2");
    EXPECT_THAT(writer_.load("old")->entries, ElementsAre("one", "two"));
    EXPECT_THAT(writer_.load("new")->entries, ElementsAre("first", "second"));
    EXPECT_FALSE(writer_.load("gone"));
    EXPECT_EQ(*writer_.find_key("k1"), "new");
    EXPECT_EQ(*writer_.find_key("kept"), "old");
    EXPECT_EQ(*writer_.find_key("fresh"), "old");
    EXPECT_FALSE(*writer_.find_key("lost"));
    EXPECT_FALSE(*writer_.find_key("gone"));
    EXPECT_THAT(writer_.listed(5), ElementsAre("new", "old"));
    EXPECT_THAT(writer_.listed(1), ElementsAre("new"));
  }
}

TEST_F(WriterTest, AcknowledgesNothingOnceTheDiskFails) {
  writer_.submit({heading("ada", "H1")}, {{.client = 1, .text = "first"}});
  slow_.wait_for_write(1);
  slow_.break_down();
  writer_.submit({entry("ada", 1, "one")}, {{.client = 1, .text = "second"}});
  slow_.let_through(5);
  writer_.stop();
  writer_.submit({}, {{.client = 1, .text = "third"}});
  EXPECT_TRUE(delivered().empty());
  EXPECT_THAT(failures_, ElementsAre("disk full"));
}

TEST(PowerCut, LosesNothingThatWasAcknowledged) {
  std::size_t acknowledged_in_all = 0;
  for (std::uint32_t seed = 0; seed < 60; ++seed) {
    SCOPED_TRACE(seed);
    const Folder folder;
    const std::string file = folder.path("tables.sqlite");
    PowerCutDisk& disk = PowerCutDisk::get();
    // Every fourth lasts until the log is folded into the file.
    disk.cut_after(static_cast<int>(seed % 4 == 3 ? 2400 + 40 * seed : 10 + 7 * seed));
    std::atomic<std::uint32_t> acknowledged = 0;
    std::atomic<bool> failed = false;
    const auto text = [](std::uint32_t number) {
      return std::to_string(number) + std::string(1500, 'x');
    };
    {
      auto storage = open_sqlite({.file = file, .vfs = PowerCutDisk::name});
      if (!storage) continue;  // there was no power even for that
      Writer writer(
          **storage,
          [&](const std::vector<Outgoing>& messages, std::size_t) {
            for (const Outgoing& each : messages) {
              acknowledged = static_cast<std::uint32_t>(each.client);
            }
          },
          [&](const Error&) { failed = true; });
      writer.submit({heading("ada", "H", {"key"})}, {});
      for (std::uint32_t number = 1; !failed; ++number) {
        writer.submit({entry("ada", number, text(number))}, {{.client = number, .text = {}}});
        if (number % 3 == 0) std::this_thread::sleep_for(std::chrono::microseconds(20));
      }
    }
    ASSERT_TRUE(disk.is_cut());
    disk.restore(seed);

    const auto storage = open_sqlite({.file = file});
    ASSERT_TRUE(storage) << storage.error().text;
    const auto stored = (*storage)->load("ada");
    if (acknowledged > 0) {
      ASSERT_TRUE(stored);
      EXPECT_EQ(*(*storage)->find_key("key"), "ada");
      ASSERT_GE(stored->entries.size(), acknowledged);
    }
    for (std::uint32_t i = 0; stored && i < stored->entries.size(); ++i) {
      ASSERT_EQ(stored->entries[i], text(i + 1));
    }
    acknowledged_in_all += acknowledged;
  }
  EXPECT_GT(acknowledged_in_all, 1000U);
}

}  // namespace
}  // namespace penta::server

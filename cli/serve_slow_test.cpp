// A server that is killed again and again while people play.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <random>
#include <thread>

#include "cli/testing/serving.h"
#include "server/sqlite_storage.h"
#include "server/testing/player.h"

namespace penta::cli {
namespace {

using server::testing::field_of;
using server::testing::PlayedTable;
using server::testing::Player;

// Everything that was acknowledged is there.
void check(std::uint16_t port, const PlayedTable& table) {
  Player player(port);
  const auto number = player.join(table);
  ASSERT_TRUE(number) << "the table is gone: " << table.id;
  EXPECT_GE(*number, table.acknowledged);
}

// And it is what was acknowledged, as it lies on the disk. Says how many moves were compared.
int check_moves(server::Storage& storage, const PlayedTable& table) {
  const auto stored = storage.load(table.id);
  EXPECT_TRUE(stored) << table.id;
  if (!stored) return 0;
  for (const auto& [number, move] : table.moves) {
    const auto place = static_cast<std::size_t>(number) - 1;
    const std::string entry = place < stored->entries.size() ? stored->entries[place] : "";
    EXPECT_EQ(field_of(entry, "seat") + " " + field_of(entry, "move"), move)
        << "entry " << number << " of " << table.id;
  }
  return static_cast<int>(table.moves.size());
}

// Plays on at the last table, and then at new ones, until the connection is lost. A move that was
// lost would be made anew: another `taste` each time sees to it that it would be another one.
void play(std::uint16_t port, std::vector<PlayedTable>& tables, int taste) {
  while (true) {
    Player player(port, taste);
    if (!player.connected()) return;
    if (tables.empty() || tables.back().over) {
      auto table = player.create();
      if (!table) return;
      tables.push_back(*table);
    }
    if (!player.join(tables.back())) return;
    const bool over = player.play(tables.back());
    EXPECT_EQ(player.complaint(), "");
    if (!over) return;
  }
}

TEST(ServeKilled, LosesNoAcknowledgedMove) {
  constexpr int rounds = 25;
  constexpr int people = 4;
  const Folder folder;
  const std::vector<std::string> arguments{
      "--db",   folder.path("tables.sqlite"), "--max-tables-per-hour",
      "100000", "--max-messages-per-second",  "100000"};
  std::vector<std::vector<PlayedTable>> tables(people);
  std::mt19937 chance(1);
  for (int round = 0; round < rounds; ++round) {
    Serving serving(arguments);
    ASSERT_NE(serving.port(), 0) << serving.err();
    for (const auto& each : tables) {
      // Older ones were looked at before, and nothing touches them.
      for (std::size_t i = each.size() > 3 ? each.size() - 3 : 0; i < each.size(); ++i) {
        check(serving.port(), each[i]);
      }
    }
    std::vector<std::thread> threads;
    for (auto& each : tables) {
      threads.emplace_back([&each, round, port = serving.port()] { play(port, each, round % 7); });
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(50 + chance() % 400));
    EXPECT_EQ(serving.end(SIGKILL), -1);
    for (std::thread& thread : threads) thread.join();
  }
  Serving serving(arguments);
  int acknowledged = 0;
  for (const auto& each : tables) {
    for (const PlayedTable& table : each) {
      check(serving.port(), table);
      acknowledged += std::max(table.acknowledged, 0);
    }
  }
  EXPECT_GT(acknowledged, 10 * rounds);
  RecordProperty("acknowledged", acknowledged);
  EXPECT_EQ(serving.end(SIGTERM), 0);

  const auto storage = server::open_sqlite({.file = folder.path("tables.sqlite")});
  ASSERT_TRUE(storage) << storage.error().text;
  int compared = 0;
  for (const auto& each : tables) {
    for (const PlayedTable& table : each) compared += check_moves(**storage, table);
  }
  EXPECT_GT(compared, 10 * rounds);
}

}  // namespace
}  // namespace penta::cli

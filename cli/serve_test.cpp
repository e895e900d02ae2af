#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include "cli/qr.h"
#include "cli/testing/serving.h"
#include "server/testing/player.h"

namespace penta::cli {
namespace {

using server::testing::get;
using server::testing::Player;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

// What penta serve refuses, as one sentence.
std::string refusal(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "serve");
  const Ran ran = penta(arguments);
  EXPECT_EQ(ran.code, 2) << ran.out;
  EXPECT_EQ(ran.out, "");
  EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
  return ran.err;
}

TEST(Serve, SaysWhereItIsAndEndsCleanly) {
  for (const int signal : {SIGTERM, SIGINT}) {
    const Folder folder;
    Serving serving({"--db", folder.path("tables.sqlite")});
    EXPECT_THAT(serving.first_line(),
                MatchesRegex("Pentaphase is at http://127\\.0\\.0\\.1:[0-9]+/"));
    EXPECT_EQ(get(serving.port(), "/health").status, 200);
    EXPECT_EQ(serving.end(signal), 0);
    EXPECT_THAT(serving.err(), HasSubstr("penta: stopped; everything is stored\n"));
    EXPECT_FALSE(std::filesystem::exists(folder.path("tables.sqlite-wal")));
  }
}

TEST(Serve, ContinuesAMatchAfterARestart) {
  const Folder folder;
  const std::vector<std::string> arguments{"--db", folder.path("tables.sqlite")};
  server::testing::PlayedTable table;
  {
    Serving first(arguments);
    Player player(first.port());
    table = player.create().value();
    EXPECT_EQ(player.join(table), -1);
    EXPECT_EQ(first.end(SIGTERM), 0);
  }
  Serving second(arguments);
  Player player(second.port());
  ASSERT_EQ(player.join(table), -1);
  EXPECT_TRUE(player.play(table)) << player.complaint();
  EXPECT_GT(table.acknowledged, 20);
}

TEST(Serve, KeepsKeysToItself) {
  const Folder folder;
  Serving serving({"--db", folder.path("tables.sqlite")});
  Player player(serving.port());
  const auto table = player.create();
  ASSERT_TRUE(table);
  ASSERT_TRUE(player.join(*table));
  EXPECT_EQ(serving.end(SIGTERM), 0);
  for (const std::string& key : {table->host, table->keys[0], table->keys[2]}) {
    ASSERT_EQ(key.size(), 32U);
    EXPECT_EQ(serving.err().find(key), std::string::npos);
    EXPECT_EQ(folder.read("tables.sqlite").find(key), std::string::npos);
  }
}

// Makes tables until the server is gone.
void make_tables(std::uint16_t port) {
  for (Player player(port); player.create();) {
  }
}

TEST(Serve, SaysSoIfItsFileMayNotGrow) {
  const Folder folder;
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  rlimit little = before;
  little.rlim_cur = 200'000;
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &little), 0);
  Serving serving({"--db", folder.path("tables.sqlite"), "--max-tables-per-hour", "100000",
                   "--max-messages-per-second", "100000"});
  setrlimit(RLIMIT_FSIZE, &before);
  ASSERT_NE(serving.port(), 0) << serving.err();
  make_tables(serving.port());
  EXPECT_EQ(serving.wait(), 2) << "not a signal";
  EXPECT_THAT(serving.err(), HasSubstr("stopped, because the matches can no longer be stored"));
}

TEST(Serve, SaysSoIfItsFileIsGone) {
  const Folder folder;
  Serving serving({"--db", folder.path("data/tables.sqlite")});
  Player player(serving.port());
  ASSERT_TRUE(player.create());
  std::filesystem::remove_all(folder.path("data"));
  EXPECT_FALSE(player.create()) << "nobody could find it again";
  EXPECT_EQ(serving.wait(), 2);
  EXPECT_THAT(serving.err(), HasSubstr("deleted, moved or replaced"));
}

TEST(Serve, TellsTheLocalNetwork) {
  Serving serving({"--lan", "--db", ":memory:"});
  EXPECT_THAT(serving.first_line(), StartsWith("Pentaphase is at http://127.0.0.1:"));
  EXPECT_EQ(get(serving.port(), "/health", {{"Host", "192.168.7.7:7777"}}).status, 200);
  EXPECT_EQ(get(serving.port(), "/health", {{"Host", "evil.example"}}).status, 421);
}

TEST(Serve, DrawsCodesForPhones) {
  const std::string code = qr_code("http://192.168.1.20:7777/", false);
  // 29 modules and a margin of 2 on both sides would be version 3; this text fits into version 2.
  EXPECT_EQ(std::count(code.begin(), code.end(), '\n'), (25 + 4 + 1) / 2);
  EXPECT_THAT(code,
              StartsWith(times(29, "\u2588") + "\n\u2588\u2588 \u2584\u2584\u2584\u2584\u2584 "));
}

TEST(Serve, RefusesWhatItCannotUse) {
  const Folder folder;
  const std::string file = folder.write("poem.txt", times(500, "Not a certificate.\n"));
  EXPECT_THAT(refusal({"--port", "65536"}), HasSubstr("--port cannot be '65536'; expected"));
  EXPECT_THAT(refusal({"--port", "http"}), HasSubstr("--port cannot be 'http'; expected"));
  EXPECT_THAT(refusal({"--keep", "-1"}), HasSubstr("--keep cannot be '-1'; expected"));
  EXPECT_THAT(refusal({"--db", ":memory:", "--public-url", "https://penta.example:99999"}),
              HasSubstr("expected one like https://penta.example"));
  EXPECT_THAT(refusal({"--ports", "1"}), HasSubstr("unknown flag '--ports'; expected one of"));
  EXPECT_THAT(refusal({"--db", file}), HasSubstr("not a database"));
  EXPECT_THAT(refusal({"--db", file + "/tables.sqlite"}), HasSubstr("cannot use the database"));
  EXPECT_THAT(refusal({"--db", "/proc/none/tables.sqlite"}), HasSubstr("cannot use the database"));
  EXPECT_THAT(refusal({"--db", ":memory:", "--tls-cert", file}),
              HasSubstr("expected both or none"));
  EXPECT_THAT(refusal({"--db", ":memory:", "--tls-cert", file, "--tls-key", file}),
              HasSubstr("cannot use the certificate"));
  EXPECT_THAT(refusal({"--db", ":memory:", "--page", file}), HasSubstr("there is no folder"));
  EXPECT_THAT(refusal({"--db", ":memory:", "--public-url", "penta.example"}),
              HasSubstr("expected one like https://penta.example"));
}

TEST(Serve, RefusesAPortOrDatabaseThatIsTaken) {
  const Folder folder;
  const Serving serving({"--db", folder.path("tables.sqlite")});
  ASSERT_NE(serving.port(), 0);
  EXPECT_THAT(refusal({"--db", ":memory:", "--port", std::to_string(serving.port())}),
              HasSubstr("expected a port that is free"));
  EXPECT_THAT(refusal({"--db", folder.path("tables.sqlite"), "--port", "0"}),
              HasSubstr("another server is using it"));
}

}  // namespace
}  // namespace penta::cli

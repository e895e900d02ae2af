// Messages that are longer than others: records of long matches, and what is too long for anything.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "protocol/message_head.h"
#include "protocol/record.h"
#include "protocol/testing/hall_fixture.h"

namespace penta {
namespace {

TEST(MessageHead, IsWhatStandsBeforeEverythingElse) {
  const MessageHead usual = head_of(R"({"type":"verify","id":"7","record":{"id":"8"}})");
  EXPECT_EQ(usual.type, "verify");
  EXPECT_EQ(usual.id, "7");
  const MessageHead spaced = head_of("\n{ \"id\" : \"7\" ,\t\"type\" : \"move\" }");
  EXPECT_EQ(spaced.type, "move");
  EXPECT_EQ(spaced.id, "7");
  EXPECT_EQ(head_of(R"({"type":"verify","record":{},"id":"7"})").id, std::nullopt);
}

TEST(MessageHead, IsEmptyWhereNothingCanBeMadeOut) {
  for (const std::string& text :
       {std::string(), std::string("{"), std::string("[]"), std::string(R"({"id":7,"type":"x"})"),
        std::string(R"({"id)"), std::string(R"({"id":"7)"), std::string(R"({"id":"a\u0041"})"),
        R"({"id":")" + std::string(41, 'x') + R"("})", std::string(1000, ' ') + R"({"id":"7"})"}) {
    EXPECT_EQ(head_of(text).id, std::nullopt) << text;
    EXPECT_EQ(head_of(text).type, "") << text;
  }
}

// At random, until it is over or has so many entries.
Match some_match(const AnyGame& game, std::uint64_t seed, std::size_t most_entries) {
  const auto rules = *game.make({});
  Fairness fairness{.match_id = sha256("id"), .server_seed = sha256("seed")};
  fairness.server_commit = commitment(fairness.server_seed);
  const std::string longest_name = "\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\";
  std::vector<Sitter> sitters(static_cast<std::size_t>(rules->players()), {longest_name, ""});
  for (int i = 0; i < rules->players(); ++i) {
    const Digest reveal = sha256("device " + std::to_string(i));
    fairness.contributions.push_back({seat_at(i), commitment(reveal), reveal});
  }
  Match match(rules, sitters, fairness);
  FastChance chance(seed);
  constexpr Milliseconds a_year = 365LL * 24 * 3600 * 1000;
  while (!match.over() && match.log().size() < most_entries) {
    const Seat seat = match.state().to_act().front();
    const auto moves = match.state().legal_moves(seat);
    const auto pick = chance.below(static_cast<std::uint32_t>(moves.size()));
    EXPECT_TRUE(match.play(seat, moves[pick], a_year).ok());
  }
  return match;
}

// Each entry is taken back once at most.
TEST(LongRecord, OfAnyMatchThatCanBePlayedFits) {
  const HallLimits limits;
  constexpr std::size_t to_be_taken_back = 6;  // "12345,"
  constexpr std::size_t of_the_clock = 25;     // "passed":31536000000,
  for (const AnyGame* game : all_games()) {
    std::size_t longest = 0;
    std::size_t rest = 0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      const std::string json = write_record(some_match(*game, seed, 600));
      const auto document = JsonDocument::parse(json);
      ASSERT_TRUE(document);
      const Node log = *document->root().find("log");
      std::size_t all = 0;
      for (std::size_t i = 0; i < log.size(); ++i) {
        JsonWriter entry;
        write_node(entry, log.item(i));
        all += entry.written().size() + 1;
        longest = std::max(longest, entry.written().size() + 1);
      }
      rest = std::max(rest, json.size() - all);
    }
    const std::size_t entries = limits.entries * (longest + to_be_taken_back + of_the_clock);
    // Options are what a message that makes a table can bring; a text may be written longer than it
    // was sent.
    EXPECT_LT(entries + rest + 2 * limits.message_bytes, limits.record_bytes) << game->info().id;
  }
}

class LongMessageTest : public HallTest {
 protected:
  void SetUp() override {
    HallTest::SetUp();
    enter(1);
  }
  static std::string padded(const std::string& begin, std::size_t size, const std::string& end) {
    return begin + std::string(size - begin.size() - end.size(), ' ') + end;
  }
};

TEST_F(LongMessageTest, ARecordOfALongMatchIsChecked) {
  const AnyGame* game = *find_game("phase10-masters");
  const std::string json = write_record(some_match(*game, 3, 1200));
  const std::string verify =
      R"({"type":"verify","id":"v","record":)" + json.substr(0, json.size() - 1) + "}";
  ASSERT_GT(verify.size(), 2 * HallLimits{}.message_bytes);
  const std::string verdict = last(say(1, verify), "verdict");
  EXPECT_EQ(get(verdict, "re"), "v");
  EXPECT_EQ(get(verdict, "flaw"), "nothing") << verdict;
  EXPECT_EQ(get(verdict, "checks.2.ok"), "true");
}

TEST_F(LongMessageTest, WhatIsTooLongSaysWhatItAnswers) {
  const HallLimits limits;
  for (const auto& [begin, size] : std::vector<std::pair<std::string, std::size_t>>{
           {R"({"type":"chat","id":"c","text":")", limits.message_bytes + 1},
           {R"({"type":"verify","id":"c","record":{)", limits.record_bytes + 1}}) {
    const std::string error = last(say(1, padded(begin, size, "}")), "error");
    EXPECT_EQ(get(error, "code"), "limit");
    EXPECT_EQ(get(error, "re"), "c");
    EXPECT_THAT(get(error, "text"), testing::HasSubstr(std::to_string(size - 1) + " bytes"));
  }
  const std::string late =
      padded(R"({"type":"chat","text":")", limits.message_bytes + 1, R"(","id":"c"})");
  EXPECT_EQ(get(last(say(1, late), "error"), "re"), "(none)") << "nobody looks for it";
}

TEST_F(LongMessageTest, ALongRecordThatCannotBeReadSaysSo) {
  for (const char* begin :
       {R"({"type":"verify","id":"v","record":{"a":[)", R"({"type":"verify","id":"v","record":7)",
        R"({"type":"verify","id":"v","record":{"format":"none"})"}) {
    const std::string error = last(say(1, padded(begin, 70'000, "}")), "error");
    EXPECT_EQ(get(error, "code"), "malformed") << begin;
    EXPECT_EQ(get(error, "re"), "v") << begin;
    EXPECT_NE(get(error, "text"), "") << begin;
  }
}

TEST_F(LongMessageTest, HelloComesFirst) {
  hall_->enter(2, "127.0.0.1", now_);
  const std::string verify = padded(R"({"type":"verify","id":"v","record":{)", 70'000, "}}");
  EXPECT_EQ(get(last(say(2, verify), "error"), "code"), "version");
}

}  // namespace
}  // namespace penta

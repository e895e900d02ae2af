// Rounds of asking in a game without a clock: bots and standing passes answer together.
#include "protocol/testing/hall_fixture.h"

namespace penta {
namespace {

class HallPassesTest : public HallTest {
 protected:
  // The action round at the end of Ada's turn: nobody holds anything but Ben, who has an order.
  void last_round(const std::string& seats, int players) {
    std::string lords;
    for (int i = 0; i < players; ++i) {
      lords += i == 0   ? "{}"
               : i == 2 ? R"(,{"hand":[{"face":"The Cognet","back":"Debt Ghost"}]})"
                        : ",{}";
    }
    const std::string position =
        R"({"step":"last-round","ask":"action","active":1,"good":40,"evil":40,"players":[)" +
        lords + "]}";
    for (const ClientId client : {1, 2}) enter(client);
    created_ =
        last(say(1, R"({"type":"create","id":"c","game":"phase","options":{"players":")" +
                        std::to_string(players) + R"(","deck3":"The Long Account"},"seats":)" +
                        seats + R"(,"position":)" + position + "}"),
             "created");
    table_ = get(created_, "table");
    join(1, get(created_, "host"));
    join(1, key(0));
  }
  std::string state(ClientId client, const std::string& path) {
    return get(last(client, "update"), "state." + path);
  }
  void play_pass(ClientId client, int seat) {
    play(client, seat, "pass", get(last(client, "update"), "number"));
  }
  std::string round() { return state(1, "view.turn"); }
};

constexpr std::string_view three_bots =
    R"([{"name":"Ada"},{"who":"bot","level":"easy"},{"who":"bot","level":"normal"},{"who":"bot","level":"easy"}])";
constexpr std::string_view ben_among_bots =
    R"([{"name":"Ada"},{"who":"bot","level":"easy"},{"name":"Ben"},{"who":"bot","level":"easy"}])";

TEST_F(HallPassesTest, BotsOfARoundAnswerTogether) {
  last_round(std::string(three_bots), 4);
  start(1, {{1, 1}});
  ASSERT_EQ(state(1, "to_act"), "[1]");
  const std::string turn = round();
  play_pass(1, 1);
  pass(599);
  EXPECT_EQ(state(1, "to_act"), "[2]");
  pass(1);
  // All three have passed, and the next turn has begun.
  EXPECT_NE(round(), turn);
}

TEST_F(HallPassesTest, WhoComesAfterAPersonHasThoughtAhead) {
  last_round(std::string(ben_among_bots), 4);
  join(2, key(1));
  start(1, {{1, 1}, {2, 3}});
  const std::string turn = round();
  play_pass(1, 1);
  pass(600);
  EXPECT_EQ(state(1, "to_act"), "[3]");
  pass(5'000);
  play_pass(2, 3);
  pass(0);
  EXPECT_NE(round(), turn);
}

TEST_F(HallPassesTest, WhoeverPassesUnaskedIsInTheRound) {
  last_round(std::string(ben_among_bots), 4);
  join(2, key(1));
  start(1, {{1, 1}, {2, 3}});
  say(2, with_table("standing_pass", table_, R"(,"seat":3,"until":"concern")"));
  EXPECT_EQ(state(2, "standing.ask"), R"(["turn","attacked","fighting","guarding"])");
  const std::string turn = round();
  play_pass(1, 1);
  pass(599);
  EXPECT_EQ(state(1, "to_act"), "[2]");
  pass(1);
  EXPECT_NE(round(), turn);
}

TEST_F(HallPassesTest, AnActionBeginsANewRound) {
  last_round(std::string(ben_among_bots), 4);
  join(2, key(1));
  start(1, {{1, 1}, {2, 3}});
  const std::string turn = round();
  play_pass(1, 1);
  pass(600);
  const std::string order = state(2, "legal.1.move");
  ASSERT_EQ(order.substr(0, 5), "order");
  pass(5'000);
  play(2, 3, order, get(last(2, "update"), "number"));
  for (int i = 0; i < 5 && state(2, "to_act") == "[3]"; ++i) {
    play(2, 3, state(2, "legal.0.move"), get(last(2, "update"), "number"));
  }
  // What the bot had thought of before is not what it is asked now.
  EXPECT_EQ(state(1, "to_act"), "[4]");
  pass(599);
  EXPECT_EQ(state(1, "to_act"), "[4]");
  pass(1);
  EXPECT_EQ(state(1, "to_act"), "[1]");
  EXPECT_EQ(round(), turn);
}

TEST_F(HallPassesTest, WhoTurnsItOffIsAskedAfterAll) {
  last_round(std::string(ben_among_bots), 4);
  join(2, key(1));
  start(1, {{1, 1}, {2, 3}});
  say(2, with_table("standing_pass", table_, R"(,"seat":3,"until":"turn")"));
  play_pass(1, 1);
  pass(300);
  say(2, with_table("standing_pass", table_, R"(,"seat":3,"until":"off")"));
  pass(300);
  EXPECT_EQ(state(1, "to_act"), "[3]");
  pass(5'000);
  EXPECT_EQ(state(1, "to_act"), "[3]");
}

}  // namespace
}  // namespace penta

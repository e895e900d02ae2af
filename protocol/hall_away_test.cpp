// A mission of Phase Away at a table of the hall: hosts that are restarted or sleep, two devices in
// one seat, what is taken back, what people show each other, and bots for those who are away.
#include <gtest/gtest.h>

#include "protocol/testing/hall_fixture.h"

namespace penta {
namespace {

using testing::HasSubstr;
using testing::Not;

// Ada, a Mechanic, acts on E4; Ben is with her. Portals come after 250 seconds, monsters after 300.
constexpr std::string_view on_e4 = R"(,"options":{"players":"2"},"position":{
  "step":"turn","actor":1,"ap":5,"round":1,"turns":1,"start":"E5",
  "portals_due":250000,"attack_due":300000,
  "coming":{"rooms":["E4","D5","E3"],"monsters":["dust-mite"],"air":[true]},
  "players":[{"character":"mechanic","square":"E4","dimension":"alpha","hp":5},
             {"character":"soldier","square":"E4","dimension":"alpha","hp":8}],
  "rooms":[{"square":"E5","tile":"start","air":true},{"square":"E4","air":true},
           {"square":"E3","air":true},{"square":"D5","air":false}]})";

class HallAway : public HallTest {
 protected:
  void SetUp() override {
    game_ = "phase-away";
    restart();
  }
  void begin(std::string_view more = on_e4) {
    two_people(0, std::string(more));
    deal_to_two();
    ASSERT_EQ(get(last(1, "table"), "stage"), "running");
  }
  std::string state(ClientId client, const std::string& path) {
    return get(last(client, "update"), "state." + path);
  }
  std::string number(ClientId client) { return get(last(client, "update"), "number"); }
  // The kinds of all events that a client was told of, one after the other.
  std::vector<std::string> kinds(ClientId client) {
    std::vector<std::string> all;
    for (const std::string& each : inbox_[client]) {
      if (get(each, "type") != "update") continue;
      for (int i = 0; part(each, "events." + std::to_string(i)) != ""; ++i) {
        all.push_back(get(each, "events." + std::to_string(i) + ".event.kind"));
      }
    }
    return all;
  }
};

TEST_F(HallAway, WhileTheHostIsDownNoTimePasses) {
  begin();
  for (int i = 0; i < 60; ++i) pass(1'000);
  restart();
  pass(600'000);
  for (const ClientId client : {1, 2}) {
    enter(client);
    join(client, key(static_cast<int>(client) - 1));
  }
  EXPECT_EQ(state(1, "view.clock"), "60000");
  EXPECT_EQ(state(1, "clock.running"), "true");
  pass(5'000);
  play(1, 1, "step north", number(1));
  EXPECT_EQ(state(2, "view.players.0.square"), "E3");
  EXPECT_EQ(state(2, "view.clock"), "65000");
}

TEST_F(HallAway, AHostThatSleptTenMinutesTellsInOrderWhatFellDue) {
  begin();
  inbox_[2].clear();
  pass(600'000);
  const std::vector<std::string> told = kinds(2);
  ASSERT_GE(told.size(), 3U);
  EXPECT_EQ(told[0], "portals_opened");
  EXPECT_EQ(told[1], "attacked");
  EXPECT_EQ(told[2], "appeared");
  EXPECT_EQ(state(2, "view.clock").substr(0, 3), state(1, "view.clock").substr(0, 3));
  EXPECT_EQ(state(2, "to_act"), "[1]") << "nobody has lost a turn";
}

TEST_F(HallAway, OfTwoDevicesInOneSeatOnlyOneMoves) {
  begin();
  enter(3);
  join(3, key(0));
  const std::string seen = number(1);
  ASSERT_EQ(number(3), seen);
  EXPECT_EQ(get(last(play(1, 1, "step north", seen, "a"), "moved"), "re"), "a");
  // The other one has not seen it yet.
  EXPECT_EQ(get(last(play(3, 1, "explore west", seen, "b"), "error"), "code"), "stale");
  EXPECT_EQ(state(3, "view.players.0.square"), "E3") << "both are told";
  EXPECT_EQ(state(3, "view.ap"), "4");
  EXPECT_EQ(state(2, "view.ap"), "4");
  // From what it has seen now, it may go on.
  EXPECT_EQ(get(last(play(3, 1, "step south", number(3), "c"), "moved"), "re"), "c");
}

TEST_F(HallAway, AStepIsTakenBackAndADrawIsNot) {
  begin();
  play(1, 1, "step north", number(1));
  EXPECT_NE(state(1, "undo.takes_back"), "[]");
  say(1, with_table("undo", table_, R"(,"id":"u","seat":1,"seen":)" + number(1)));
  EXPECT_EQ(state(1, "view.players.0.square"), "E4");
  EXPECT_EQ(state(1, "view.ap"), "5");
  play(1, 1, "explore west", number(1));
  EXPECT_EQ(state(1, "undo.takes_back"), "[]");
  EXPECT_EQ(state(1, "undo.forbidden"), "true");
}

TEST_F(HallAway, EverybodyShowsSquaresAndProposesMovesTheFelledToo) {
  std::string lying(on_e4);
  lying.replace(lying.find(R"("hp":8)"), 6, R"("hp":0,"felled":true)");
  begin(lying);
  say(2, with_table("point", table_, R"(,"seat":2,"at":"E3","move":"step north")"));
  EXPECT_EQ(get(last(1, "point"), "seat"), "2");
  EXPECT_EQ(get(last(1, "point"), "at"), "E3");
  EXPECT_EQ(get(last(1, "point"), "move"), "step north");
}

TEST_F(HallAway, ABotPlaysForSomebodyWhoIsAway) {
  begin();
  hall_->leave(2, now_);
  settle();
  play(1, 1, "end", number(1));
  pass(60'000);
  EXPECT_EQ(state(1, "to_act"), "[2]");
  say(1, with_table("stand_in", table_, R"(,"id":"x","seat":2,"level":"normal")"));
  for (int i = 0; i < 40 && state(1, "to_act") == "[2]"; ++i) pass(1'000);
  EXPECT_EQ(state(1, "to_act"), "[1]") << "the bot has ended its turn";
  EXPECT_EQ(get(last(1, "table"), "seats.1.bot_for_now"), "normal");
}

// Ada leads. The artefact is home; Ben is not.
TEST_F(HallAway, WhileABotPlaysForTheLeaderTheNextPersonMayCallTheEnd) {
  std::string home(on_e4);
  constexpr std::string_view away = R"("square":"E4","dimension":"alpha","hp":5)";
  home.replace(home.find(away), away.size(),
               R"("square":"E5","dimension":"alpha","hp":5,"purse":{"shards":5,"artefact":1})");
  home.insert(home.find(R"("step")"), R"("shards_found":5,)");
  begin(home);
  EXPECT_THAT(state(1, "legal"), HasSubstr(R"("move":"call")"));
  EXPECT_THAT(state(2, "legal"), Not(HasSubstr(R"("move":"call")")));
  EXPECT_THAT(last(play(2, 2, "call", number(2)), "error"), HasSubstr("illegal"));
  say(1, with_table("stand_in", table_, R"(,"id":"x","seat":1,"level":"normal")"));
  EXPECT_THAT(state(2, "legal"), HasSubstr(R"("move":"call")"));
  play(2, 2, "call", number(2));
  EXPECT_EQ(state(2, "view.end"), "called");
}

TEST_F(HallAway, WhoIsTiredOfLyingFelledLetsABotPlayAndTakesOverAgain) {
  begin();
  say(2, with_table("stand_in", table_, R"(,"id":"x","seat":2,"level":"normal")"));
  EXPECT_EQ(get(last(1, "table"), "seats.1.bot_for_now"), "normal");
  say(2, with_table("stand_in", table_, R"(,"id":"y","seat":2,"level":null)"));
  EXPECT_EQ(part(last(1, "table"), "seats.1.bot_for_now"), "");
}

TEST_F(HallAway, NobodyIsSentWhatIsToCome) {
  begin();
  for (const ClientId client : {1, 2}) {
    for (const std::string& each : inbox_[client]) {
      EXPECT_THAT(each, Not(HasSubstr("\"portals_due\"")));
      EXPECT_THAT(each, Not(HasSubstr("\"attack_due\"")));
      EXPECT_THAT(each, Not(HasSubstr("\"coming\"")));
    }
    EXPECT_EQ(state(client, "clock.due"), "1800000") << "the end of the time is no secret";
  }
}

TEST_F(HallAway, AMissionToItsEndStandsInTheListOfItsKind) {
  const std::string options =
      R"("options":{"players":"2","clock":"turns","turn_seconds":"120","minutes":"20"})";
  enter(1);
  create(1, R"([{"name":"Ada"},{"who":"bot","level":"easy"}])", "," + options);
  join(1, get(created_, "host"));
  join(1, key(0));
  start(1, {{1, 1}});
  play_to_the_end(1, 1);
  ASSERT_EQ(get(last(1, "table"), "stage"), "over");
  say(1, R"({"type":"high_scores","id":"s","game":"phase-away",)" + options + "}");
  const std::string told = last(1, "high_scores");
  EXPECT_EQ(get(told, "list"),
            "difficulty=normal players=2 minutes=20 clock=turns turn_seconds=120");
  EXPECT_EQ(get(told, "scores.0.players.0.name"), "Ada");
  EXPECT_EQ(get(told, "scores.0.players.1.bot"), "true");
  say(1, R"({"type":"high_scores","id":"t","game":"phase-away","options":{"players":"2"}})");
  EXPECT_EQ(get(last(1, "high_scores"), "scores.0"), "(none)") << "another clock, another list";
}

}  // namespace
}  // namespace penta

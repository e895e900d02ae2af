// Guided matches at a table: who sits there, what the others do, what the page is told.
#include <array>
#include <memory>

#include "games/phase/game.h"
#include "protocol/guide.h"
#include "protocol/record.h"
#include "protocol/testing/hall_fixture.h"
#include "table/adapter.h"

namespace penta {
namespace {

using testing::HasSubstr;

class HallGuideTest : public HallTest {
 protected:
  void SetUp() override {
    HallTest::SetUp();
    enter(1);
  }

  void sit_down(std::string_view game = "the-phase") {
    created_ =
        last(say(1, R"({"type":"create","guide":true,"pace":0,"seats":[{"name":"Ada"}],"game":")" +
                        std::string(game) + "\"}"),
             "created");
    table_ = get(created_, "table");
    join(1, get(created_, "host"));
    join(1, key(0));
    start(1, {{1, 1}});
    pass(0);
  }
  // What this client is told after the move, others' answers included.
  void play(const std::string& card) { move("play " + card); }
  void move(const std::string& notation) {
    const std::string seen = get(last(1, "update"), "number");
    say(1, with_table("move", table_,
                      R"(,"id":")" + std::to_string(++moves_) + R"(","seat":1,"seen":)" + seen +
                          R"(,"move":")" + notation + "\""));
    pass(0);
  }
  std::string view(std::string_view field) {
    return get(last(1, "update"), "state.view." + std::string(field));
  }

  int moves_ = 0;
};

TEST_F(HallGuideTest, TheTableIsThatOfTheFile) {
  sit_down();
  const std::string table = last(1, "table");
  EXPECT_EQ(get(table, "guide"), "true");
  EXPECT_EQ(get(table, "set_up"), "true");
  EXPECT_EQ(get(table, "options.players"), "4");
  EXPECT_EQ(get(table, "seats.0.name"), "Ada");
  EXPECT_EQ(get(table, "seats.1.who"), "bot");
  EXPECT_THAT(view("hands.0"), HasSubstr("green-20"));
  EXPECT_EQ(get(created_, "seats.1"), "(none)");
}

TEST_F(HallGuideTest, TheOthersDoWhatIsScripted) {
  sit_down();
  play("green-20");
  // Trick 1 is over, and seats 2, 3 and 4 have led and followed in trick 2.
  EXPECT_EQ(view("totals"), "[7,25,0,0]");
  EXPECT_EQ(view("trick.0.card"), "yellow-12");
  EXPECT_EQ(view("trick.2.card"), "red-35");
  play("green-4");
  EXPECT_EQ(view("totals"), "[42,29,0,0]");
}

// Where one is asked after the other, bots think before they are: but not in place of what is
// scripted.
TEST_F(HallGuideTest, WhatIsScriptedComesBeforeWhatABotHasThoughtAhead) {
  sit_down("phase");
  move("attack");
  EXPECT_EQ(view("ask"), "action");
  move("pass");
  // Seat 2 has passed, too.
  EXPECT_EQ(view("ask"), "target");
  move("nexus");
  move("send 1:1");
  move("send 1:2");
  // And opposes whom the guide says.
  EXPECT_EQ(view("players.1.play.0.opposes"), "1:2");
}

TEST_F(HallGuideTest, ItGoesOnTheSameAfterARestartAndAnUndo) {
  sit_down();
  play("green-20");
  restart();
  enter(1);
  join(1, key(0));
  const std::string seen = get(last(1, "update"), "number");
  say(1, with_table("undo", table_, R"(,"id":"u","seat":1,"seen":)" + seen));
  EXPECT_EQ(view("trick"), "[]");
  play("green-20");
  EXPECT_EQ(view("trick.2.card"), "red-35");
  play("green-4");
  EXPECT_EQ(view("totals"), "[42,29,0,0]");
}

// A guide proposes, it does not forbid: bots find something to do.
TEST_F(HallGuideTest, WhoPlaysSomethingElseIsAnsweredToo) {
  sit_down();
  play("yellow-40");
  EXPECT_EQ(get(last(1, "update"), "state.to_act"), "[1]");
  EXPECT_NE(view("totals"), "[0,0,0,0]");
}

TEST_F(HallGuideTest, ItIsPlayedToItsEndAndTheRecordHolds) {
  sit_down();
  for (int moves = 0; moves < 300 && get(last(1, "table"), "stage") != "over"; ++moves) {
    const std::string move = get(last(1, "update"), "state.legal.0.parts.card");
    const std::string to = get(last(1, "update"), "state.legal.0.parts.to");
    if (to == "(none)" || to == "null") {
      play(move);
    } else {
      say(1, with_table("move", table_,
                        R"(,"seat":1,"seen":)" + get(last(1, "update"), "number") +
                            R"(,"move":"give )" + move + " to " + to + "\""));
      pass(0);
    }
  }
  const std::string record = get(last(say(1, with_table("record", table_)), "record"), "record");
  const auto read = Record::read(record);
  ASSERT_TRUE(read) << read.error().text;
  EXPECT_TRUE(read->set_up);
  EXPECT_EQ(verify(*read).flaw, Flaw::none) << verify(*read).text;
}

TEST_F(HallGuideTest, TheStepsAreToldInTheReadersLanguage) {
  const auto rules = [&] {
    return last(say(1, R"({"type":"rules","game":"the-phase"})"), "rules");
  };
  EXPECT_THAT(get(rules(), "guide.0.text"), HasSubstr("Welcome"));
  EXPECT_EQ(get(rules(), "guide.2.moves.0"), "play green-20");
  say(1, R"({"type":"hello","version":1,"lang":"de"})");
  EXPECT_THAT(get(rules(), "guide.0.text"), HasSubstr("Willkommen"));
}

// A hall whose only game has no guide.
TEST_F(HallGuideTest, AGameWithoutAGuideHasNoSteps) {
  static const Adapter<phase::Rules>::GameOf unguided{};
  static const std::array<const AnyGame*, 1> games{&unguided};
  hall_ = std::make_unique<Hall>(archive(), test_random, HallLimits{}, games);
  enter(1);
  EXPECT_EQ(get(last(say(1, R"({"type":"rules","game":"phase"})"), "rules"), "guide.0"), "(none)");
  EXPECT_THAT(
      get(last(say(1, R"({"type":"create","guide":true,"game":"phase"})"), "error"), "text"),
      HasSubstr("Phase has no guided match"));
  EXPECT_EQ(rows_, 0);
}

TEST_F(HallGuideTest, WhatDoesNotFitIsRefused) {
  const auto refused = [&](const std::string& more) {
    const std::string error =
        last(say(1, R"({"type":"create","guide":true,)" + more + "}"), "error");
    return get(error, "code") + ": " + get(error, "text");
  };
  EXPECT_THAT(refused(R"("game":"the-phase","options":{"players":"3"})"),
              HasSubstr("malformed: create.guide: expected no options"));
  EXPECT_THAT(refused(R"("game":"the-phase","seats":[{},{}])"), HasSubstr("create.guide"));
  EXPECT_THAT(refused(R"("game":"the-phase","position":{})"), HasSubstr("create.guide"));
  EXPECT_EQ(rows_, 0);
}

}  // namespace
}  // namespace penta

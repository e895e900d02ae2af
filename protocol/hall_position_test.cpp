// Tables that begin with a position in place of a deal.
#include "protocol/record.h"
#include "protocol/testing/hall_fixture.h"

namespace penta {
namespace {

using testing::HasSubstr;

// The example of the game's README: Ann has led red 12, and it is Ben's turn.
constexpr std::string_view anns_lead = R"({"phase":"III","round":2,"leader":1,
  "hands":[["red-3","yellow-20","green-1","blue-50"],
           ["red-18","red-40","yellow-2","green-16","blue-9"],
           ["red-7","yellow-10","yellow-30","blue-4","blue-25"]],
  "trick":[{"seat":1,"card":"red-12"}],
  "seen":[{"card":"green-8","by":1,"taken_by":2},{"card":"green-40","by":2,"taken_by":1},
          {"card":"yellow-35","by":3,"taken_by":null}],
  "voids":[[],[],["green"]],"points":[1,0,0]})";

std::string replaced(std::string_view text, std::string_view what, std::string_view by) {
  std::string changed(text);
  const std::size_t place = changed.find(what);
  EXPECT_NE(place, std::string::npos) << what;
  return changed.replace(place, what.size(), by);
}

// One client in a hall whose bots think at once.
class HallPositionTest : public HallTest {
 protected:
  void SetUp() override { restart(); }

  // The same tables, in a hall that knows nothing but what is stored.
  void restart() {
    HallTest::restart();
    enter(1, "");
  }

  void say(const std::string& text) {
    inbox_.clear();
    HallTest::say(1, text);
  }
  std::string heard(std::string_view type) {
    for (const std::string& message : inbox_[1]) {
      if (part(message, "type") == type) return message;
    }
    return "{}";
  }

  void create(std::string_view position, std::string_view players = "3",
              std::string_view more = R"("seats":[{"name":"Ann"},{"name":"Ben"},{"name":"Cy"}])") {
    say(R"({"type":"create","game":"the-phase","options":{"players":")" + std::string(players) +
        R"("},"pace":0,)" + std::string(more) + R"(,"position":)" + std::string(position) + "}");
  }
  // Nothing was made of it, and the error says why.
  void expect_refused(std::string_view code, std::string_view why) {
    EXPECT_EQ(part(heard("error"), "code"), code);
    EXPECT_THAT(part(heard("error"), "text"), HasSubstr(std::string(why)));
    EXPECT_EQ(heard("created"), "{}");
    EXPECT_EQ(rows_, 0);
  }

  void join(const std::string& key) {
    const std::string own = to_hex(sha256(key)).substr(0, 32);
    say(R"({"type":"join","key":")" + key + R"(","own":")" + own + "\"}");
  }
  // Joins as host and as seat 2, and starts; its device takes no part in the deal.
  void start_as_ben() {
    const std::string created = heard("created");
    table_ = part(created, "table");
    ASSERT_NE(table_, "");
    const auto seats = JsonDocument::parse(part(created, "seats"));
    for (std::size_t i = 0; i < seats->root().size(); ++i) {
      const Node seat = seats->root().item(i);
      if (seat.find("seat")->integer() == 2) bens_key_ = std::string(seat.find("key")->text());
    }
    join(part(created, "host"));
    say(R"({"type":"start","table":")" + table_ + "\"}");
    join(bens_key_);
  }

  std::string bens_key_;
};

TEST_F(HallPositionTest, TheMatchGoesOnFromTheGivenPosition) {
  create(anns_lead);
  start_as_ben();
  EXPECT_EQ(part(heard("table"), "set_up"), "true");
  EXPECT_EQ(part(heard("table"), "imagined"), "");
  const std::string update = heard("update");
  EXPECT_EQ(part(update, "number"), "0");
  const std::string state = part(update, "state");
  EXPECT_EQ(part(state, "to_act"), "[2]");
  const std::string view = part(state, "view");
  EXPECT_EQ(part(view, "hands"),
            R"([["?","?","?","?"],["red-18","red-40","yellow-2","green-16","blue-9"],)"
            R"(["?","?","?","?","?"]])");
  EXPECT_EQ(part(view, "points"), "[1,0,0]");
  // Ben has red and must follow.
  const auto move = [&](std::string_view card) {
    say(R"({"type":"move","table":")" + table_ + R"(","seat":2,"seen":0,"move":"play )" +
        std::string(card) + "\"}");
  };
  move("blue-9");
  EXPECT_EQ(part(heard("error"), "code"), "illegal");
  move("red-18");
  EXPECT_EQ(part(heard("moved"), "number"), "1");
}

TEST_F(HallPositionTest, WithoutOneCardsAreDealt) {
  create("null");
  start_as_ben();
  EXPECT_EQ(part(heard("table"), "set_up"), "");
  EXPECT_THAT(part(heard("update"), "events"), HasSubstr("dealt"));
}

TEST_F(HallPositionTest, BotsPlayOnFromItAndTheRecordHolds) {
  create(anns_lead, "3", R"("seats":[{"who":"bot"},{"name":"Ben"},{"who":"bot"}])");
  start_as_ben();
  std::string update = heard("update");
  for (int moves = 0; moves < 200; ++moves) {
    const std::string state = part(update, "state");
    if (part(state, "outcome") != "null") break;
    const std::string legal = part(state, "legal");
    if (legal == "[]") {
      inbox_.clear();
      pass(1);
    } else {
      const auto document = JsonDocument::parse(legal);
      say(R"({"type":"move","table":")" + table_ + R"(","seat":2,"seen":)" +
          part(update, "number") + R"(,"move":")" +
          std::string(document->root().item(0).find("move")->text()) + "\"}");
    }
    for (const std::string& message : inbox_[1]) {
      if (part(message, "type") == "update") update = message;
    }
  }
  say(R"({"type":"record","table":")" + table_ + "\"}");
  const auto record = Record::read(part(heard("record"), "record"));
  ASSERT_TRUE(record) << record.error().text;
  EXPECT_TRUE(record->set_up);
  const Verdict verdict = verify(*record);
  EXPECT_EQ(verdict.flaw, Flaw::none) << verdict.text;
}

TEST_F(HallPositionTest, ARestartedHallStillHasThePosition) {
  create(anns_lead);
  start_as_ben();
  const std::string before = part(heard("update"), "state");
  restart();
  join(bens_key_);
  EXPECT_EQ(part(heard("table"), "set_up"), "true");
  EXPECT_EQ(part(heard("update"), "state"), before);
}

TEST_F(HallPositionTest, APositionThatCannotBeIsRefusedInTheWordsOfTheGame) {
  create(replaced(anns_lead, "red-18", "red-12"));
  expect_refused("malformed", "position: red-12 is there twice; expected each card once");
  create(replaced(anns_lead, "red-18", "?"));
  expect_refused("malformed", "position: a card is hidden or missing");
  create(replaced(anns_lead, "red-18", "purple-18"));
  expect_refused("malformed", "position.hands[2][1]: expected");
  create(replaced(anns_lead, "\"round\":2", "\"rounds\":2"));
  expect_refused("malformed", "not 'rounds'");
  create("[]");
  expect_refused("malformed", "position: expected an object");
  create("\"III\"");
  expect_refused("malformed", "position: expected an object");
  create("{}");
  expect_refused("malformed", "position.phase: expected");
}

TEST_F(HallPositionTest, APositionForOtherPlayersIsRefused) {
  create(anns_lead, "4", R"("seats":[{"name":"Ann"},{"name":"Ben"}])");
  expect_refused("malformed", "expected one for each of 4 players");
}

TEST_F(HallPositionTest, APositionWithoutAnythingToDoIsRefused) {
  // All five tricks are played, and Ann has the third point.
  std::string over =
      R"({"phase":"III","leader":1,"hands":[["red-1"],["red-2"],["red-3"]],"seen":[)";
  for (int rank = 4; rank < 9; ++rank) {
    for (int seat = 1; seat < 4; ++seat) {
      constexpr std::string_view colours[] = {"red", "blue", "green"};
      over += R"({"card":")" + std::string(colours[seat - 1]) + "-" + std::to_string(rank) +
              R"(","by":)" + std::to_string(seat) + R"(,"taken_by":1},)";
    }
  }
  over.back() = ']';
  create(over + R"(,"points":[3,0,0]})");
  expect_refused("malformed", "position: the match is over; expected somebody to act");
}

TEST_F(HallPositionTest, APositionThatIsTooLargeIsRefusedUnread) {
  create(replaced(anns_lead, "{", "{" + std::string(70'000, ' ')));
  expect_refused("limit", "65536 bytes");
  // Short, but deeper than anything that is read.
  create(std::string(50, '[') + std::string(50, ']'));
  expect_refused("malformed", "expected less nesting");
  create(R"({"phase":"III","hands":[)" + [] {
    std::string cards = "[\"red-1\"";
    for (int i = 0; i < 5000; ++i) cards += ",\"red-1\"";
    return cards + "]";
  }() + "]}");
  expect_refused("malformed", "position.hands[1]: expected");
}

TEST_F(HallPositionTest, ARefusedPositionCostsNoTable) {
  for (int i = 0; i < 80; ++i) {
    now_ += 1000;
    create("{}");
    EXPECT_EQ(part(heard("error"), "code"), "malformed");
  }
  create(anns_lead);
  EXPECT_NE(heard("created"), "{}");
}

}  // namespace
}  // namespace penta

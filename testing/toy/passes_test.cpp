// Windows to react at a table of the hall: who passes without being asked, when, and who hears of
// it.
#include <gtest/gtest.h>

#include "protocol/testing/hall_fixture.h"
#include "testing/toy/game.h"

namespace penta::toy {
namespace {

using testing::HasSubstr;
using testing::Not;

// Ann, Bob and Cy, clients 1 to 3. Ann has to offer one of 2, 3 and 8.
class ToyPasses : public HallTest {
 protected:
  static constexpr Milliseconds delay = 700;

  void SetUp() override {
    game_ = "toy";
    random_state = 1;
    reopen();
  }
  void reopen() {
    hall_.reset();
    hall_ = std::make_unique<Hall>(archive_, test_random, HallLimits{}, games());
    inbox_.clear();
  }
  static std::string position(const std::string& hands) {
    return R"(,"options":{"players":"3","reactions":"on"},"position":{"hands":)" + hands +
           R"(,"choices":["","",""],"gone":["2","3","8"],"shown":["2","3","8"],"bell":9000})";
  }
  void three(const std::string& hands = R"([["1","4"],["5","9"],["6","7"]])") {
    for (const ClientId client : {1, 2, 3}) enter(client);
    create(1, R"([{"name":"Ann"},{"name":"Bob"},{"name":"Cy"}])", position(hands));
    join(1, get(created_, "host"));
    for (const int seat : {1, 2, 3}) join(static_cast<ClientId>(seat), key(seat - 1));
    start(1, {{1, 1}, {2, 2}, {3, 3}});
    ASSERT_EQ(state(1, "to_act"), "[1]");
  }
  std::string state(ClientId client, const std::string& path) {
    return get(last(client, "update"), "state." + path);
  }
  std::string standing(ClientId client, const std::string& path) {
    return state(client, "standing." + path);
  }
  Messages wish(int seat, const std::string& until, const std::string& more = "") {
    return say(static_cast<ClientId>(seat),
               with_table("standing_pass", table_,
                          R"(,"id":"w","seat":)" + std::to_string(seat) + R"(,"until":")" + until +
                              "\"" + more));
  }
  Messages act(int seat, const std::string& move) {
    const auto client = static_cast<ClientId>(seat);
    return play(client, seat, move, get(last(client, "update"), "number"));
  }
  std::size_t told(ClientId client) { return inbox_[client].size(); }
};

TEST_F(ToyPasses, QuestionsAreOfferedInWords) {
  hall_->enter(1, "127.0.0.1", now_);
  say(1, R"({"type":"hello","version":1,"lang":"de"})");
  const std::string question = get(last(1, "welcome"), "games.0.questions.0");
  EXPECT_EQ(question, R"({"word":"high","text":"eine Karte über 6","concerns":true})");
}

TEST_F(ToyPasses, AWindowOpensForWhoeverHoldsNothing) {
  three();
  EXPECT_EQ(standing(1, "until"), "off");
  act(1, "shelve 8");
  // Bob has a 9, Cy has nothing above 8: both are asked.
  EXPECT_EQ(state(2, "to_act"), "[2]");
  act(2, "pass");
  EXPECT_EQ(state(3, "to_act"), "[3]");
  EXPECT_EQ(state(3, "legal.0.move"), "pass");
  EXPECT_EQ(state(3, "legal.1.move"), "(none)");
  act(3, "pass");
  EXPECT_EQ(state(1, "view.shelf"), R"(["8"])");
}

TEST_F(ToyPasses, TheyComeTogetherAfterOneDelay) {
  three();
  wish(2, "concern");
  wish(3, "turn");
  act(1, "shelve 3");
  EXPECT_EQ(standing(2, "passing"), "true");
  const std::size_t before = told(1);
  pass(delay - 1);
  EXPECT_EQ(told(1), before);
  pass(1);
  EXPECT_EQ(get(last(1, "update"), "events.0.text"), "Cy passes.");
  EXPECT_EQ(state(1, "view.shelf"), R"(["3"])");
  EXPECT_EQ(told(1), before + 2);
}

TEST_F(ToyPasses, OnlyTheSeatsOwnDevicesAreTold) {
  three();
  enter(4);
  join(4, key(1));  // another device of Bob
  const std::size_t anns = told(1);
  const std::size_t cys = told(3);
  const Messages answer = wish(2, "concern", R"(,"ask":["low"])");
  EXPECT_EQ(get(last(answer, "done"), "re"), "w");
  EXPECT_EQ(standing(2, "ask"), R"(["low"])");
  EXPECT_EQ(standing(4, "until"), "concern");
  EXPECT_EQ(told(1), anns);
  EXPECT_EQ(told(3), cys);
  EXPECT_EQ(standing(1, "until"), "off");
  // Strangers have none, and hear of none.
  enter(5);
  join(5, get(created_, "watch"));
  EXPECT_EQ(state(5, "standing"), "(none)");
}

TEST_F(ToyPasses, WhatOneWantsToBeAskedIsAsked) {
  three();
  wish(2, "concern");  // the usual: a card above 6
  act(1, "shelve 8");
  EXPECT_EQ(standing(2, "held"), R"(["high"])");
  EXPECT_EQ(standing(2, "passing"), "(none)");
  pass(3'000);
  EXPECT_EQ(state(1, "to_act"), "[2]");
  // Bob changes his mind: he is no longer asked about that.
  wish(2, "turn", R"(,"ask":["low"])");
  pass(0);
  EXPECT_EQ(state(1, "to_act"), "[3]");
}

TEST_F(ToyPasses, AnAnswerAsksAnew) {
  three();
  for (const int seat : {1, 3}) wish(seat, "concern", R"(,"ask":[])");
  act(1, "shelve 3");
  pass(delay / 2);
  act(2, "swap 5");
  // A new round of asking, with a delay of its own: Cy and then Ann, who offered it.
  const std::size_t before = told(2);
  pass(delay - 1);
  EXPECT_EQ(told(2), before);
  pass(1);
  EXPECT_EQ(state(2, "view.shelf"), R"(["5"])");
}

TEST_F(ToyPasses, UntilMyTurnEndsByItself) {
  three();
  wish(2, "turn");
  act(1, "shelve 3");
  pass(delay);
  EXPECT_EQ(standing(2, "until"), "turn");
  act(3, "pass");
  for (const int seat : {1, 2, 3}) act(seat, state(static_cast<ClientId>(seat), "legal.0.move"));
  EXPECT_EQ(state(2, "to_act"), "[2]");  // Bob's turn
  EXPECT_EQ(standing(2, "until"), "off");
}

TEST_F(ToyPasses, SetInOnesOwnTurnItLastsUntilTheNext) {
  three();
  wish(1, "turn");
  act(1, "shelve 2");
  EXPECT_EQ(standing(1, "until"), "turn");
  act(2, "swap 5");
  act(3, "pass");
  EXPECT_EQ(standing(1, "passing"), "true");
  pass(delay);
  EXPECT_EQ(state(1, "view.shelf"), R"(["5"])");
  EXPECT_EQ(standing(1, "until"), "turn");
}

TEST_F(ToyPasses, TheyWorkWithThePageClosedAndAfterARestart) {
  three();
  wish(2, "concern", R"(,"ask":["high"])");
  wish(3, "turn");
  hall_->leave(2, now_);
  hall_->leave(3, now_);
  settle();
  reopen();
  enter(1);
  join(1, key(0));
  act(1, "shelve 3");
  pass(delay);
  EXPECT_EQ(state(1, "view.shelf"), R"(["3"])");
  // In the middle of a window as well.
  for (const ClientId client : {2, 3}) enter(client);
  join(2, key(1));
  join(3, key(2));
  EXPECT_EQ(standing(2, "ask"), R"(["high"])");
  for (const int seat : {1, 2, 3}) act(seat, state(static_cast<ClientId>(seat), "legal.0.move"));
  wish(1, "concern", R"(,"ask":[])");
  act(2, state(2, "legal.0.move"));
  reopen();
  enter(2);
  join(2, key(1));
  EXPECT_EQ(state(2, "to_act"), "[3]");
  pass(delay);
  EXPECT_EQ(state(2, "to_act"), "[1,2,3]");
}

TEST_F(ToyPasses, WhoTakesBackIsAskedAgain) {
  three();
  wish(2, "concern");
  act(1, "shelve 3");
  pass(delay);
  EXPECT_EQ(state(2, "undo.free"), "true");
  say(2, with_table("undo", table_, R"(,"seat":2,"seen":)" + get(last(2, "update"), "number")));
  EXPECT_EQ(state(2, "to_act"), "[2]");
  EXPECT_EQ(standing(2, "until"), "off");
  pass(3'000);
  EXPECT_EQ(state(2, "to_act"), "[2]");
}

TEST_F(ToyPasses, OthersAreAskedBeforeTheirPassesAreTakenBack) {
  three();
  wish(2, "concern");
  act(1, "shelve 3");
  pass(delay);
  say(1, with_table("undo", table_, R"(,"seat":1,"seen":)" + get(last(1, "update"), "number")));
  EXPECT_EQ(get(last(2, "undo_asked"), "waiting"), "[2,3]");
  for (const int seat : {2, 3}) {
    say(static_cast<ClientId>(seat),
        with_table("agree", table_, R"(,"seat":)" + std::to_string(seat) + R"(,"agree":true)"));
  }
  EXPECT_EQ(state(1, "to_act"), "[1]");
  // Bob's wish stands: he passes the next offer, too.
  EXPECT_EQ(standing(2, "until"), "concern");
  act(1, "shelve 2");
  pass(delay);
  EXPECT_EQ(state(1, "to_act"), "[3]");
}

TEST_F(ToyPasses, ItIsAnOrdinaryPassInTheRecord) {
  three();
  wish(2, "turn");
  wish(3, "turn");
  act(1, "shelve 3");
  pass(delay);
  for (const int seat : {1, 2, 3}) act(seat, state(static_cast<ClientId>(seat), "legal.0.move"));
  act(1, "stop");
  const std::string record = get(last(say(1, with_table("record", table_)), "record"), "record");
  EXPECT_EQ(get(record, "log.1.move"), "pass");
  EXPECT_THAT(record, Not(HasSubstr("standing")));
  EXPECT_THAT(record, Not(HasSubstr("turn_ended")));
}

TEST_F(ToyPasses, WhatIsNotUnderstoodChangesNothing) {
  three();
  wish(2, "turn");
  EXPECT_EQ(get(last(wish(2, "concern", R"(,"ask":["gold"])"), "error"), "code"), "malformed");
  EXPECT_EQ(get(last(wish(2, "never"), "error"), "code"), "malformed");
  EXPECT_EQ(standing(2, "until"), "turn");
  const std::string others = with_table("standing_pass", table_, R"(,"seat":2,"until":"off")");
  EXPECT_EQ(get(last(say(1, others), "error"), "code"), "not_yours");
  EXPECT_EQ(standing(2, "until"), "turn");
}

TEST_F(ToyPasses, AGameWithoutWindowsHasNone) {
  game_ = "the-phase";
  restart();
  solo();
  const Messages answer = wish(1, "concern");
  EXPECT_EQ(get(last(answer, "error"), "code"), "not_now");
  EXPECT_EQ(state(1, "standing"), "(none)");
}

TEST_F(ToyPasses, WhoeverComesAfterSomebodyStartsAnew) {
  three();
  wish(2, "turn");
  const Messages answer = say(1, with_table("remove", table_, R"(,"id":"r","seat":2)"));
  const std::string invitation = get(last(answer, "removed"), "key");
  enter(6);
  say(6, R"({"type":"join","key":")" + invitation + R"("})");
  EXPECT_EQ(standing(6, "until"), "off");
}

}  // namespace
}  // namespace penta::toy

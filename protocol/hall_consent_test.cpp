// Taking back among people who have to be asked, and answers that are given in secret.
#include "protocol/testing/hall_fixture.h"

namespace penta {
namespace {

class HallConsentTest : public HallTest {};

TEST_F(HallConsentTest, TakingBackAsksWhoeverHasLearnedSomething) {
  const auto [before, undo] = ada_has_shown_something();
  EXPECT_EQ(get(last(1, "update"), "state.undo.free"), "false");
  say(1, with_table("undo", table_, undo));
  EXPECT_EQ(get(last(2, "undo_asked"), "seat"), "1");
  say(2, with_table("agree", table_, R"(,"seat":2,"agree":false)"));
  EXPECT_EQ(get(last(1, "undo_refused"), "by"), "2");
  say(1, with_table("undo", table_, undo));
  say(2, with_table("agree", table_, R"(,"seat":2,"agree":true)"));
  EXPECT_EQ(get(last(1, "update"), "events.0.event.kind"), "undo");
  EXPECT_EQ(get(last(1, "update"), "state.view"), get(before, "state.view"));
  EXPECT_EQ(get(last(2, "update"), "events.0.event.asked"), "true");
}

TEST_F(HallConsentTest, WhoJoinsWhileAnUndoIsAskedForIsAskedToo) {
  const auto [before, undo] = ada_has_shown_something();
  hall_->leave(2, now_);
  say(1, with_table("undo", table_, undo));
  const std::string asked = last(1, "undo_asked");
  EXPECT_EQ(get(asked, "waiting"), "[2]") << "who asks hears of it, too";
  enter(3);
  join(3, get(created_, "watch"));
  EXPECT_EQ(get(last(3, "undo_asked"), "seat"), "1");
  enter(4);
  join(4, get(created_, "host"));
  EXPECT_EQ(last(4, "undo_asked"), "{}") << "the host alone sees no cards";
  join(4, key(1));
  EXPECT_EQ(last(4, "undo_asked"), asked);
  EXPECT_EQ(get(inbox_[4].back(), "type"), "undo_asked") << "after the table that it is about";
  say(4, with_table("agree", table_, R"(,"seat":2,"agree":true)"));
  EXPECT_EQ(get(last(1, "update"), "state.view"), get(before, "state.view"));
  EXPECT_EQ(last(1, "undo_refused"), "{}");
  // Nothing is open any more.
  inbox_[4].clear();
  join(4, key(1));
  EXPECT_EQ(last(4, "undo_asked"), "{}");
}

TEST_F(HallConsentTest, AMoveEndsTheQuestionAndEverybodyIsTold) {
  const auto [before, undo] = ada_has_shown_something();
  say(1, with_table("undo", table_, undo));
  enter(3);
  join(3, get(created_, "watch"));
  // The bots have played as far as they can: Ada or Ben is next.
  const std::string next = get(last(1, "update"), "state.to_act.0");
  ASSERT_TRUE(next == "1" || next == "2") << next;
  choose(static_cast<int>(*whole_number(next)), 0);
  const std::string refused = last(1, "undo_refused");
  EXPECT_EQ(get(refused, "moved"), "true");
  EXPECT_EQ(get(refused, "seat"), "1");
  EXPECT_EQ(get(refused, "by"), next);
  EXPECT_EQ(last(2, "undo_refused"), refused);
  EXPECT_EQ(last(3, "undo_refused"), refused);
  const std::string agree = with_table("agree", table_, R"(,"seat":2,"agree":true)");
  EXPECT_EQ(get(last(say(2, agree), "error"), "code"), "not_now");
}

// Ann, Ben and Cy have played a trick and choose in secret again: nobody was above 10. Ann asks for
// her card of that trick; Ben, who has chosen, chooses another one. The question must not show it.
TEST_F(HallConsentTest, AChangedSecretAnswerLeavesTheQuestionOpen) {
  random_state = 1;
  three_choose_in_secret();
  for (int seat = 1; seat <= 3; ++seat) choose(seat, lowest_card(seat));
  ASSERT_EQ(get(last(1, "update"), "state.view.phase"), "0");
  choose(2, 0);
  say(1, with_table("undo", table_, R"(,"seat":1,"seen":)" + get(last(1, "update"), "number")));
  ASSERT_EQ(get(last(3, "undo_asked"), "waiting"), "[2,3]");
  const std::size_t told = inbox_[1].size() + inbox_[3].size();
  EXPECT_EQ(get(choose(2, 1), "type"), "moved");
  EXPECT_EQ(inbox_[1].size() + inbox_[3].size(), told);
  say(3, with_table("agree", table_, R"(,"seat":3,"agree":true)"));
  say(2, with_table("agree", table_, R"(,"seat":2,"agree":true)"));
  EXPECT_EQ(get(last(3, "update"), "events.0.event.kind"), "undo");
  EXPECT_EQ(get(last(3, "update"), "state.view.seen"), "[]") << "back in the first trick";
  EXPECT_EQ(last(1, "undo_refused"), "{}");
}

// Ann changes her mind in secret, then all is shown and she takes it back: strangers know of fewer
// entries, but the truth counts them all.
TEST_F(HallConsentTest, TheTimeOfAChangedChoiceDoesNotShow) {
  three_choose_in_secret();
  choose(2, 0);
  join(1, key(0));
  const std::string before = get(last(1, "update"), "state");
  now_ += 5000;
  choose(2, 1);
  join(1, key(0));
  EXPECT_EQ(get(last(1, "update"), "state"), before);
  EXPECT_NE(get(last(2, "update"), "state.time"), get(before, "time"));
}

TEST_F(HallConsentTest, AMoveFromBeforeAnAgreedUndoIsStale) {
  three_choose_in_secret();
  choose(1, 0);
  choose(2, 0);
  const std::string seen = get(last(3, "update"), "number");
  const std::string meant = get(last(3, "update"), "state.legal.1.move");
  choose(3, 0);
  ASSERT_EQ(get(last(3, "update"), "state.undo.free"), "false");
  say(3, with_table("undo", table_, R"(,"seat":3,"seen":)" + get(last(3, "update"), "number")));
  for (const int other : {1, 2}) {
    say(static_cast<ClientId>(other),
        with_table("agree", table_, R"(,"agree":true,"seat":)" + std::to_string(other)));
  }
  ASSERT_EQ(get(last(3, "update"), "state.simultaneous"), "true");
  EXPECT_EQ(get(play(3, 3, meant, seen).at(0), "code"), "stale");
  EXPECT_EQ(get(last(3, "update"), "state.to_act"), "[3]");
}

TEST_F(HallConsentTest, TheTruthCountsEveryEntry) {
  three_choose_in_secret();
  choose(1, 0);
  choose(1, 1);
  choose(2, 0);
  choose(3, 0);
  say(1, with_table("undo", table_, R"(,"seat":1,"seen":)" + get(last(1, "update"), "number")));
  for (const int seat : {2, 3}) {
    say(static_cast<ClientId>(seat),
        with_table("agree", table_, R"(,"seat":)" + std::to_string(seat) + R"(,"agree":true)"));
  }
  const auto taken_back_at = [&](const std::string& entry) {
    const std::string ask = with_table("replay", table_, R"(,"seat":null,"at":)" + entry);
    return get(say(1, ask).at(0), "events.0.event.takes_back");
  };
  EXPECT_EQ(taken_back_at("4"), "[2,3]") << "as strangers count";
  for (int i = 0; i < 100 && get(last(1, "update"), "state.outcome") == "null"; ++i) {
    choose(static_cast<int>(*whole_number(get(last(1, "update"), "state.to_act.0"))), 0);
  }
  const std::string record = say(1, with_table("record", table_)).at(0);
  EXPECT_EQ(get(record, "record.log.4.undo"), "[2,3,4]");
  EXPECT_EQ(taken_back_at("5"), "[2,3,4]");
}

}  // namespace
}  // namespace penta

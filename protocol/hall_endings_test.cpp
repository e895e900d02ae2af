// Conceding and agreeing on a draw over messages, and what is marked as practice.
#include "protocol/record.h"
#include "protocol/testing/hall_fixture.h"

namespace penta {
namespace {

using testing::HasSubstr;

class HallEndings : public HallTest {
 protected:
  // Ada and Ben at Phase, with their cards.
  void two_at_phase() {
    game_ = "phase";
    two_people(0);
    deal_to_two();
    ASSERT_EQ(get(last(1, "table"), "stage"), "running");
  }
  // Ada at Phase against a bot.
  void ada_against_a_bot() {
    game_ = "phase";
    enter(1);
    create(1, R"([{"name":"Ada"},{"name":"Bot","who":"bot","level":"easy"}])");
    join(1, get(created_, "host"));
    join(1, key(0));
    start(1, {{1, 1}});
  }
  Messages act(ClientId client, std::string_view type, int seat) {
    return say(client, with_table(type, table_, R"(,"id":"e","seat":)" + std::to_string(seat)));
  }
  std::string state(ClientId client, const std::string& path) {
    return get(last(client, "update"), "state." + path);
  }
  static std::string refusal(const Messages& answer) {
    return get(last(answer, "error"), "code") + ": " + get(last(answer, "error"), "text");
  }
  // All that was told in the last update.
  std::string told(ClientId client) {
    std::string text;
    const std::string update = last(client, "update");
    for (int i = 0;; ++i) {
      const std::string one = get(update, "events." + std::to_string(i) + ".text");
      if (one == "(none)") return text;
      text += (text.empty() ? "" : " ") + one;
    }
  }
  void come_back(const std::vector<std::pair<ClientId, int>>& seats) {
    restart();
    for (const auto& [client, seat] : seats) {
      enter(client);
      join(client, key(seat - 1));
    }
  }
  void expect_record_holds(ClientId client, std::string_view part_of_text) {
    const std::string sent = last(say(client, with_table("record", table_)), "record");
    const auto record = Record::read(get(sent, "record"));
    ASSERT_TRUE(record) << record.error().text;
    const Verdict verdict = verify(*record);
    EXPECT_EQ(word_of(verdict.flaw), "nothing") << verdict.text;
    EXPECT_THAT(verdict.text, HasSubstr(std::string(part_of_text)));
  }
};

TEST_F(HallEndings, OfTwoTheOtherWinsAtOnce) {
  two_at_phase();
  EXPECT_EQ(state(1, "concede"), "match");
  const Messages answer = act(1, "concede", 1);
  EXPECT_EQ(get(last(answer, "done"), "re"), "e");
  EXPECT_EQ(get(last(2, "table"), "stage"), "over");
  EXPECT_EQ(told(1), "You concede.");
  EXPECT_EQ(told(2), "Ada concedes.");
  EXPECT_EQ(get(last(2, "update"), "events.0.event"),
            R"({"kind":"conceded","seat":1,"bot_plays_on":false})");
  EXPECT_EQ(state(2, "outcome.text"), "Ada has conceded. You win.");
  EXPECT_EQ(state(2, "outcome.reason"), "conceded");
  EXPECT_EQ(state(2, "outcome.winners"), "[2]");
  EXPECT_EQ(state(2, "to_act"), "[]");
  EXPECT_EQ(state(2, "legal"), "[]");
  EXPECT_EQ(state(2, "concede"), "(none)");
  expect_record_holds(2, "and result");
  // After a restart it is over still, and a move is refused.
  come_back({{1, 1}, {2, 2}});
  EXPECT_EQ(state(2, "outcome.reason"), "conceded");
  EXPECT_THAT(refusal(play(2, 2, "pass", "1")), HasSubstr("not_now"));
  EXPECT_THAT(refusal(act(2, "concede", 2)), HasSubstr("not_now"));
}

TEST_F(HallEndings, OfMoreABotPlaysOnForEverybodyToSee) {
  two_people(1, R"(,"options":{"players":"3"})");
  deal_to_two();
  EXPECT_EQ(state(2, "concede"), "bot");
  act(2, "concede", 2);
  EXPECT_THAT(inbox_[1],
              testing::Contains(HasSubstr("Ben concedes. A bot plays on in that seat.")));
  EXPECT_EQ(get(last(1, "table"), "stage"), "running");
  EXPECT_EQ(get(last(1, "table"), "seats.1.conceded"), "true");
  EXPECT_EQ(get(last(1, "table"), "seats.1.bot_for_now"), "normal");
  EXPECT_EQ(state(2, "legal"), "[]") << "nothing is Ben's to do any more";
  EXPECT_THAT(refusal(play(2, 2, "play red-1", get(last(2, "update"), "number"))),
              HasSubstr("You have conceded"));
  EXPECT_THAT(refusal(say(2, with_table("stand_in", table_, R"(,"seat":2,"level":null)"))),
              HasSubstr("Ben has conceded"));
  EXPECT_THAT(refusal(act(2, "hint", 2)), HasSubstr("not_now"));
  // Who says it again gets the same answer, and it stands after a restart.
  EXPECT_EQ(get(last(act(2, "concede", 2), "done"), "re"), "e");
  come_back({{1, 1}, {2, 2}});
  EXPECT_EQ(get(last(1, "table"), "seats.1.conceded"), "true");
  play_to_the_end(1, 1);
  EXPECT_NE(state(1, "outcome"), "null");
  EXPECT_NE(state(1, "outcome.reason"), "conceded");
  expect_record_holds(1, "and result");
}

TEST_F(HallEndings, ABotThatPlaysOnAgreesToAnUndo) {
  const auto [before, seat_and_seen] = ada_has_shown_something();
  say(1, with_table("undo", table_, seat_and_seen));
  ASSERT_NE(get(last(2, "undo_asked"), "waiting"), "(none)");
  act(2, "concede", 2);
  EXPECT_EQ(state(1, "view"), get(before, "state.view"));
}

TEST_F(HallEndings, TwoAgreeOnADraw) {
  two_at_phase();
  EXPECT_EQ(state(1, "draw"), R"({"offered":null,"may_offer":true,"may_answer":false})");
  const std::string seen = get(last(2, "update"), "number");
  const std::string move = state(2, "legal.0.move");
  act(1, "offer_draw", 1);
  EXPECT_EQ(told(2), "Ada offers a draw.");
  EXPECT_EQ(state(2, "draw"), R"({"offered":1,"may_offer":false,"may_answer":true})");
  EXPECT_EQ(state(1, "draw"), R"({"offered":1,"may_offer":false,"may_answer":false})");
  EXPECT_THAT(refusal(act(1, "accept_draw", 1)), HasSubstr("Nobody offers you a draw"));
  // The offer is asked again after a restart.
  come_back({{1, 1}, {2, 2}});
  EXPECT_EQ(state(2, "draw.may_answer"), "true");
  act(2, "decline_draw", 2);
  EXPECT_EQ(told(1), "Ben declines the draw.");
  EXPECT_THAT(refusal(act(1, "offer_draw", 1)), HasSubstr("after your next move"));
  // A move that was on its way when the offer came is as good as before.
  EXPECT_EQ(get(play(2, 2, move, seen, "m").front(), "type"), "moved");
  act(2, "offer_draw", 2);
  act(1, "accept_draw", 1);
  EXPECT_EQ(get(last(2, "table"), "stage"), "over");
  EXPECT_EQ(state(2, "outcome.text"), "Ada and Ben agree on a draw.");
  EXPECT_THAT(last(2, "update"), HasSubstr(R"("shares":[0.5,0.5])"));
  EXPECT_EQ(state(2, "draw"), "(none)");
  expect_record_holds(2, "and result");
}

TEST_F(HallEndings, ABotAnswersAnOfferWhenItsTimeHasCome) {
  ada_against_a_bot();
  act(1, "offer_draw", 1);
  pass(1);
  const std::string answer = told(1);
  EXPECT_TRUE(answer == "Bot accepts the draw." || answer == "Bot declines the draw.") << answer;
  EXPECT_EQ(get(last(1, "table"), "stage") == "over", answer == "Bot accepts the draw.");
}

TEST_F(HallEndings, NoDrawWhereTheGameKnowsNone) {
  two_people(1, R"(,"options":{"players":"3"})");
  deal_to_two();
  EXPECT_EQ(state(1, "draw"), "(none)");
  EXPECT_THAT(refusal(act(1, "offer_draw", 1)), HasSubstr("Nobody agrees on a draw"));
  EXPECT_THAT(refusal(act(1, "accept_draw", 1)), HasSubstr("Nobody offers you a draw"));
  EXPECT_THAT(refusal(act(2, "concede", 1)), HasSubstr("not_yours"));
}

TEST_F(HallEndings, AnOfferDoesNotEndAQuestionAboutAnUndo) {
  two_at_phase();
  for (const int seat : {1, 2}) {
    play(static_cast<ClientId>(seat), seat, state(static_cast<ClientId>(seat), "legal.0.move"),
         get(last(static_cast<ClientId>(seat), "update"), "number"));
  }
  say(1, with_table("undo", table_, R"(,"seat":1,"seen":)" + get(last(1, "update"), "number")));
  ASSERT_NE(get(last(2, "undo_asked"), "waiting"), "(none)");
  inbox_[1].clear();
  act(2, "offer_draw", 2);
  EXPECT_EQ(last(1, "undo_refused"), "{}");
  act(1, "concede", 1);
  EXPECT_NE(last(1, "undo_refused"), "{}") << "nothing is taken back in a match that is over";
}

TEST_F(HallEndings, AgainstBotsADrawTakenBackMakesItPractice) {
  game_ = "phase10-masters";
  enter(1);
  create(1, R"([{"name":"Ada"},{"name":"Bot","who":"bot","level":"easy"}])");
  join(1, get(created_, "host"));
  join(1, key(0));
  start(1, {{1, 1}});
  for (int i = 0; i < 50; ++i) {
    const std::string move = state(1, "legal.0.move");
    if (move == "draw") break;
    if (move == "(none)") {
      pass(1);
    } else {
      play(1, 1, move, get(last(1, "update"), "number"));
    }
  }
  EXPECT_EQ(state(1, "practice"), "(none)");
  ASSERT_EQ(state(1, "legal.0.move"), "draw");
  play(1, 1, "draw", get(last(1, "update"), "number"));
  EXPECT_EQ(state(1, "undo.practice"), "true");
  EXPECT_EQ(state(1, "undo.free"), "false");
  say(1, with_table("undo", table_, R"(,"seat":1,"seen":)" + get(last(1, "update"), "number")));
  EXPECT_EQ(told(1), "You take back your last move. From now on this is a practice match.");
  EXPECT_EQ(get(last(1, "update"), "events.0.event.practice"), "true");
  EXPECT_EQ(state(1, "practice"), "true");
  come_back({{1, 1}});
  EXPECT_EQ(state(1, "practice"), "true");
  act(1, "concede", 1);
  expect_record_holds(1, "practice: a draw was taken back");
}

}  // namespace
}  // namespace penta

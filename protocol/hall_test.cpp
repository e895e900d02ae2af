// Whole tables played by messages, as docs/protocol.md says.
#include "protocol/hall.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "protocol/record.h"
#include "protocol/testing/hall_fixture.h"

namespace penta {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST_F(HallTest, HelloComesFirst) {
  hall_->enter(1, "a", now_);
  EXPECT_EQ(get(say(1, R"({"type":"list"})").at(0), "code"), "version");
  EXPECT_EQ(get(say(1, R"({"type":"hello","version":2})").at(0), "code"), "version");
  const std::string welcome = say(1, R"({"type":"hello","id":"7","version":1,"lang":"de"})").at(0);
  EXPECT_EQ(get(welcome, "re"), "7");
  EXPECT_EQ(get(welcome, "games.0.id"), "the-phase");
  EXPECT_EQ(get(welcome, "games.0.options.0.name"), "players");
  EXPECT_EQ(get(welcome, "games.0.options.2.choices.1"), "may");
  EXPECT_EQ(get(welcome, "games.0.options.2.labels.1"), "freigestellt");
  EXPECT_EQ(get(welcome, "lang"), "de");
  EXPECT_EQ(get(welcome, "address"), "(none)");
}

TEST_F(HallTest, WelcomeSaysHowOthersReachTheHost) {
  hall_->enter(1, "a", now_, "https://penta.example");
  EXPECT_EQ(get(say(1, R"({"type":"hello","version":1})").at(0), "address"),
            "https://penta.example");
}

TEST_F(HallTest, NonsenseIsAnsweredAndChangesNothing) {
  solo();
  const std::size_t rows = rows_;
  const std::vector<std::pair<std::string, std::string>> cases{
      {"", "malformed"},
      {"nonsense", "malformed"},
      {"[]", "malformed"},
      {"{}", "malformed"},
      {R"({"type":7})", "malformed"},
      {R"({"type":"dance"})", "unknown_type"},
      {R"({"type":"ping","more":1})", "malformed"},
      {R"({"type":"create","game":"chess"})", "unknown"},
      {R"({"type":"create","game":"the-phase","options":{"players":"9"}})", "malformed"},
      {R"({"type":"create","game":"the-phase","seats":[{"who":"cat"}]})", "malformed"},
      {R"({"type":"create","game":"the-phase","pace":-1})", "malformed"},
      {R"({"type":"join","key":"0123456789abcdef0123456789abcdef"})", "unknown"},
      {R"({"type":"join","key":""})", "unknown"},
      {with_table("start", "00"), "not_yours"},
      {with_table("start", table_), "not_now"},
      {with_table("move", table_, R"(,"seat":2,"seen":0,"move":"play green-8")"), "not_yours"},
      {with_table("move", table_, R"(,"seat":9,"seen":0,"move":"play green-8")"), "malformed"},
      {with_table("move", table_, R"(,"seat":1,"seen":99,"move":"play green-8")"), "stale"},
      {with_table("undo", table_, R"(,"seat":1,"seen":99)"), "stale"},
      {with_table("agree", table_, R"(,"seat":1,"agree":true)"), "not_now"},
      {with_table("commit", table_, R"(,"seat":1,"commit":"xyz")"), "malformed"},
      {with_table("reveal", table_, R"(,"seat":1,"reveal":")" + std::string(64, '0') + "\""),
       "not_now"},
      {with_table("chat", table_, R"(,"seat":1,"text":"")"), "malformed"},
      {with_table("chat", table_, R"(,"seat":1,"text":")" + std::string(400, 'x') + "\""), "limit"},
      {with_table("rename", table_, R"(,"seat":1,"name":"Eve")"), "not_now"},
      {with_table("choose", table_, R"(,"seat":1,"option":"variant","value":"quick")"), "not_now"},
      {with_table("choose", table_, R"(,"seat":2,"option":"variant","value":"quick")"), "not_now"},
      {R"({"type":"choices","game":"chess"})", "unknown"},
      {R"({"type":"choices","game":"the-phase","options":{"players":"9"}})", "malformed"},
      {with_table("record", table_), "not_now"},
      {with_table("replay", table_, R"(,"seat":1,"at":99)"), "unknown"},
      {with_table("replay", table_, R"(,"seat":2,"at":0)"), "not_yours"},
      {with_table("continue", table_, R"(,"seat":2,"at":0)"), "not_yours"},
      {with_table("stand_in", table_, R"(,"seat":2,"level":"easy")"), "not_yours"},
      {with_table("remove", table_, R"(,"seat":2)"), "unknown"},
      {R"({"type":"verify","record":{}})", "malformed"},
      {std::string(70'000, ' '), "limit"},
      {std::string(50, '[') + std::string(50, ']'), "malformed"},
  };
  for (const auto& [text, code] : cases) {
    now_ += 100;
    const Messages answer = say(1, text);
    ASSERT_FALSE(answer.empty()) << text;
    EXPECT_EQ(get(last(answer, "error"), "code"), code) << text << "\n" << answer.back();
    EXPECT_NE(get(last(answer, "error"), "text"), "") << text;
  }
  EXPECT_EQ(rows_, rows);
}

TEST_F(HallTest, AMatchAgainstBotsIsPlayedToTheEndAndItsRecordVerifies) {
  solo();
  play_to_the_end(1, 1);
  const std::string update = last(1, "update");
  ASSERT_NE(get(update, "state.outcome"), "null");
  EXPECT_EQ(get(last(1, "table"), "stage"), "over");
  const std::string sent = say(1, with_table("record", table_)).at(0);
  const auto record = Record::read(get(sent, "record"));
  ASSERT_TRUE(record) << record.error().text;
  const Verdict verdict = verify(*record);
  EXPECT_EQ(verdict.flaw, Flaw::none) << verdict.text;
  ASSERT_EQ(record->fairness.contributions.size(), 1U);
  EXPECT_EQ(record->fairness.contributions[0].reveal, secret(1));
  const std::string checked =
      say(1, R"({"type":"verify","id":"v","record":)" + get(sent, "record") + "}").at(0);
  EXPECT_EQ(get(checked, "flaw"), "nothing");
  EXPECT_EQ(get(checked, "checks.2.ok"), "true");
}

TEST_F(HallTest, ARepeatedMoveGetsTheSameAnswerAndAStaleOneTheTable) {
  solo();
  while (get(last(1, "update"), "state.legal.0.move") == "(none)") pass(1);
  const std::string update = last(1, "update");
  const std::string move = get(update, "state.legal.0.move");
  const std::string first = last(play(1, 1, move, get(update, "number"), "m1"), "moved");
  EXPECT_EQ(get(first, "re"), "m1");
  EXPECT_EQ(last(play(1, 1, move, get(update, "number"), "m1"), "moved"), first);
  const Messages stale = play(1, 1, move, get(update, "number"), "m2");
  EXPECT_EQ(get(last(stale, "error"), "code"), "stale");
  EXPECT_EQ(get(last(stale, "error"), "re"), "m2");
  EXPECT_EQ(get(stale.back(), "from"), get(update, "number")) << "the update comes last";
  // And after a restart of the host.
  restart();
  enter(1);
  join(1, key(0));
  EXPECT_EQ(last(play(1, 1, move, get(update, "number"), "m1"), "moved"), first);
}

TEST_F(HallTest, AnIllegalMoveIsRefusedWithItsReason) {
  solo();
  while (get(last(1, "update"), "state.legal.0.move") == "(none)") pass(1);
  const std::string update = last(1, "update");
  const std::string hand = get(update, "state.view.hands.0");
  std::string absent = "red-1";
  for (const char* card : {"red-1", "red-2", "red-3", "blue-4", "blue-5", "green-6", "green-7"}) {
    if (hand.find("\"" + std::string(card) + "\"") == std::string::npos) absent = card;
  }
  const std::string error = play(1, 1, "play " + absent, get(update, "number")).at(0);
  EXPECT_EQ(get(error, "code"), "illegal");
  absent.replace(absent.find('-'), 1, " ");
  EXPECT_THAT(get(error, "text"), HasSubstr("You do not hold " + absent));
  EXPECT_EQ(get(play(1, 1, "dance", get(update, "number")).at(0), "code"), "illegal");
}

TEST_F(HallTest, NobodySeesTheCardsOfOthers) {
  two_people(2);
  enter(3);
  join(3, get(created_, "watch"));
  deal_to_two();
  EXPECT_EQ(get(last(1, "update"), "state.view.hands.1.0"), "?");
  EXPECT_EQ(get(last(2, "update"), "state.view.hands.0.0"), "?");
  EXPECT_EQ(get(last(3, "update"), "state.view.hands.0.0"), "?");
  EXPECT_NE(get(last(1, "update"), "state.view.hands.0.0"), "?");
  EXPECT_EQ(get(last(3, "update"), "seat"), "null");
  EXPECT_EQ(get(last(3, "table"), "watchers"), "1");
  // No key of another seat, of the host or of the watchers ever reaches somebody else.
  for (const std::string& message : inbox_[3]) {
    EXPECT_THAT(message, Not(HasSubstr(key(0))));
    EXPECT_THAT(message, Not(HasSubstr(get(created_, "host"))));
  }
}

TEST_F(HallTest, ASecretAnswerThatIsChangedIsNobodyElsesBusiness) {
  two_people(1, R"(,"options":{"players":"3","variant":"quick"})");
  deal_to_two();
  ASSERT_EQ(get(last(2, "update"), "state.simultaneous"), "true");
  const std::string update = last(1, "update");
  play(1, 1, get(update, "state.legal.0.move"), get(update, "number"));
  const std::size_t told = inbox_[2].size();
  const std::string again = last(1, "update");
  const Messages changed = play(1, 1, get(again, "state.legal.1.move"), get(again, "number"));
  EXPECT_EQ(get(last(changed, "moved"), "type"), "moved");
  EXPECT_EQ(inbox_[2].size(), told);
  const std::string mine = last(2, "update");
  EXPECT_EQ(get(last(play(2, 2, get(mine, "state.legal.0.move"), get(mine, "number")), "moved"),
                "number"),
            std::to_string(*whole_number(get(mine, "number")) + 1));
}

TEST_F(HallTest, ComingBackTellsWhatWasMissed) {
  two_people(2);
  deal_to_two();
  const std::string known = get(last(2, "update"), "number");
  hall_->leave(2, now_);
  settle();
  EXPECT_EQ(get(last(1, "table"), "seats.1.here"), "false");
  for (int i = 0; i < 20 && get(last(1, "update"), "state.to_act.0") != "2"; ++i) {
    const std::string update = last(1, "update");
    if (get(update, "state.to_act.0") == "1") {
      play(1, 1, get(update, "state.legal.0.move"), get(update, "number"));
    }
    pass(1);
  }
  enter(4);
  join(4, key(1), R"(,"since":)" + known);
  EXPECT_EQ(get(last(4, "update"), "from"), known);
  EXPECT_EQ(get(last(4, "update"), "state.to_act.0"), "2");
  join(4, key(1), R"(,"since":12345)");
  EXPECT_EQ(get(last(4, "update"), "from"), "-1");
}

TEST_F(HallTest, ABotStandsInForSomebodyWhoIsGone) {
  two_people(1, R"(,"options":{"players":"3"})");
  deal_to_two();
  const std::string ask = with_table("stand_in", table_, R"(,"seat":2,"level":"easy")");
  EXPECT_EQ(get(last(say(1, ask), "error"), "code"), "not_now");
  hall_->leave(2, now_);
  settle();
  say(1, ask);
  EXPECT_EQ(get(last(1, "table"), "seats.1.bot_for_now"), "easy");
  play_to_the_end(1, 1);
  EXPECT_NE(get(last(1, "update"), "state.outcome"), "null");
  enter(2);
  join(2, key(1));
  say(2, with_table("stand_in", table_, R"(,"seat":2,"level":null)"));
  EXPECT_EQ(get(last(2, "table"), "seats.1.bot_for_now"), "(none)");
}

TEST_F(HallTest, OfTwoDevicesOnOneSeatTheFirstTakesPart) {
  for (const ClientId client : {1, 2, 3}) enter(client);
  create(1, R"([{"name":"Ada"},{"name":"Ben"},{"who":"bot"}])");
  join(1, get(created_, "host"));
  join(1, key(0));
  join(2, key(1));
  join(3, key(0));
  say(1, with_table("start", table_));
  const auto commit = [&](ClientId client, int seat, int device) {
    return say(client, with_table("commit", table_,
                                  R"(,"id":"c","seat":)" + std::to_string(seat) + R"(,"commit":")" +
                                      to_hex(commitment(secret(device))) + "\""))
        .at(0);
  };
  EXPECT_EQ(get(commit(1, 1, 1), "type"), "done");
  EXPECT_EQ(get(commit(3, 1, 3), "code"), "not_now");
  EXPECT_EQ(get(commit(1, 1, 1), "type"), "done") << "the same again does no harm";
  EXPECT_EQ(get(commit(2, 2, 2), "type"), "done");
  EXPECT_EQ(get(last(3, "deal"), "step"), "reveal");
  EXPECT_EQ(get(last(3, "deal"), "commits.0.commit"), to_hex(commitment(secret(1))));
}

TEST_F(HallTest, ADeviceThatIsSilentRestartsTheDealAndIsThenLeftOut) {
  two_people(1, R"(,"options":{"players":"3"})");
  say(1, with_table("start", table_));
  const std::string first = get(last(1, "deal"), "server_commit");
  for (int attempt = 1; attempt <= 2; ++attempt) {
    say(1, with_table("commit", table_,
                      R"(,"seat":1,"commit":")" + to_hex(commitment(secret(1))) + "\""));
    pass(10'000);
    EXPECT_EQ(get(last(2, "deal"), "attempt"), std::to_string(attempt + 1));
  }
  EXPECT_NE(get(last(1, "deal"), "server_commit"), first);
  EXPECT_EQ(get(last(1, "deal"), "seats"), "[1]");
  say(1, with_table("commit", table_,
                    R"(,"seat":1,"commit":")" + to_hex(commitment(secret(1))) + "\""));
  const std::string lie =
      with_table("reveal", table_, R"(,"seat":1,"reveal":")" + to_hex(secret(9)) + "\"");
  EXPECT_EQ(get(last(say(1, lie), "error"), "code"), "illegal");
  say(1, with_table("reveal", table_, R"(,"seat":1,"reveal":")" + to_hex(secret(1)) + "\""));
  EXPECT_EQ(get(last(2, "table"), "stage"), "running");
}

TEST_F(HallTest, ARestartedHostGoesOnWithEveryMatch) {
  solo();
  for (int i = 0; i < 8; ++i) {
    const std::string update = last(1, "update");
    const std::string move = get(update, "state.legal.0.move");
    if (move != "(none)") play(1, 1, move, get(update, "number"));
    pass(1);
  }
  const std::string before = last(1, "update");
  restart();
  EXPECT_EQ(hall_->tables_in_memory(), 0U);
  enter(5);
  join(5, key(0));
  EXPECT_EQ(get(last(5, "update"), "state"), get(before, "state"));
  EXPECT_EQ(get(last(5, "update"), "from"), "-1");
  play_to_the_end(5, 1);
  EXPECT_EQ(get(last(5, "table"), "stage"), "over");
}

TEST_F(HallTest, IdleTablesLeaveMemoryAndComeBackWhenTouched) {
  solo();
  hall_->leave(1, now_);
  pass(300'000);
  EXPECT_EQ(hall_->tables_in_memory(), 1U);
  pass(360'000);
  EXPECT_EQ(hall_->tables_in_memory(), 0U);
  enter(1);
  join(1, key(0));
  EXPECT_EQ(hall_->tables_in_memory(), 1U);
}

TEST_F(HallTest, LookingBackShowsOnesOwnViewUntilTheEnd) {
  solo();
  const std::string deal = last(1, "update");
  const Messages early = say(1, with_table("replay", table_, R"(,"seat":1,"at":0)"));
  EXPECT_EQ(get(early.at(0), "state.view.hands.0"), get(deal, "state.view.hands.0"));
  EXPECT_EQ(get(early.at(0), "state.view.hands.1.0"), "?");
  const Messages stranger = say(1, with_table("replay", table_, R"(,"seat":null,"at":0)"));
  EXPECT_EQ(get(stranger.at(0), "state.view.hands.0.0"), "?");
  play_to_the_end(1, 1);
  const Messages truth = say(1, with_table("replay", table_, R"(,"seat":null,"at":0)"));
  EXPECT_NE(get(truth.at(0), "state.view.hands.1.0"), "?");
}

TEST_F(HallTest, OneMayGoOnFromAnyPlaceAgainstBots) {
  solo();
  for (int i = 0; i < 5; ++i) {
    const std::string update = last(1, "update");
    const std::string move = get(update, "state.legal.0.move");
    if (move != "(none)") play(1, 1, move, get(update, "number"));
    pass(1);
  }
  const std::string here = last(1, "update");
  const Messages answer =
      say(1, with_table("continue", table_, R"(,"seat":1,"at":)" + get(here, "number")));
  created_ = last(answer, "created");
  EXPECT_EQ(get(created_, "imagined"), "true");
  table_ = get(created_, "table");
  join(1, get(created_, "host"));
  join(1, key(0));
  inbox_[1].clear();
  start(1, {{1, 1}});
  std::string first;
  for (const std::string& message : inbox_[1]) {
    if (first.empty() && get(message, "type") == "update") first = message;
  }
  EXPECT_EQ(get(first, "state.view"), get(here, "state.view"));
  play_to_the_end(1, 1);
  const auto record = Record::read(get(say(1, with_table("record", table_)).at(0), "record"));
  ASSERT_TRUE(record);
  const Verdict verdict = verify(*record);
  EXPECT_EQ(verdict.flaw, Flaw::none) << verdict.text;
  EXPECT_TRUE(record->set_up);
  // From a match that is over, the truth goes on.
  const Messages again = say(1, with_table("continue", table_, R"(,"seat":1,"at":0)"));
  EXPECT_EQ(get(last(again, "created"), "imagined"), "(none)");
}

TEST_F(HallTest, HintsAreGivenWhereTheTableAllowsThem) {
  solo();
  while (get(last(1, "update"), "state.legal.0.move") == "(none)") pass(1);
  const Messages hint = say(1, with_table("hint", table_, R"(,"seat":1,"id":"h")"));
  EXPECT_EQ(get(last(hint, "hint"), "re"), "h");
  EXPECT_EQ(get(last(hint, "hint"), "moves.3"), "(none)");
  for (const std::string at : {"moves.0.", "moves.1."}) {
    EXPECT_THAT(get(last(1, "update"), "state.legal"),
                HasSubstr("\"" + get(last(hint, "hint"), at + "move") + "\""));
    EXPECT_THAT(get(last(hint, "hint"), at + "text"), HasSubstr("Play "));
    EXPECT_THAT(get(last(hint, "hint"), at + "reason"), testing::EndsWith("."));
    const int chance = std::stoi(get(last(hint, "hint"), at + "chance"));
    EXPECT_TRUE(chance > 0 && chance < 100) << chance;
  }
  create(1, R"([{"name":"Ada"},{"name":"Ben"},{"who":"bot"}])", R"(,"options":{"players":"3"})");
  EXPECT_EQ(get(created_, "seats.1.seat"), "2");
  join(1, key(0));
  EXPECT_EQ(get(last(1, "table"), "hints"), "false");
}

TEST_F(HallTest, TheHostRemovesAndCloses) {
  enter(1);
  enter(2);
  create(1, R"([{"name":"Ada"},{"name":"Ben"},{"who":"bot"}])", R"(,"listed":true)");
  join(1, get(created_, "host"));
  join(2, key(1));
  EXPECT_EQ(get(last(say(2, with_table("close", table_)), "error"), "code"), "not_yours");
  EXPECT_EQ(get(last(say(2, R"({"type":"list"})"), "tables"), "tables.0.table"), table_);
  const std::string old_key = key(1);
  const std::string removed = last(say(1, with_table("remove", table_, R"(,"seat":2)")), "removed");
  const std::string told = last(2, "error");
  EXPECT_EQ(get(told, "code"), "not_yours");
  EXPECT_EQ(get(told, "re"), "(none)");
  EXPECT_EQ(get(told, "table"), table_);
  EXPECT_EQ(get(told, "seat"), "2");
  EXPECT_EQ(get(last(say(2, R"({"type":"join","key":")" + old_key + "\"}"), "error"), "code"),
            "unknown");
  join(2, get(removed, "key"));
  say(1, with_table("close", table_));
  EXPECT_EQ(get(last(2, "table"), "stage"), "closed");
  EXPECT_EQ(get(last(say(2, R"({"type":"list"})"), "tables"), "tables"), "[]");
  EXPECT_EQ(hall_->tables_in_memory(), 0U);
}

TEST_F(HallTest, FloodsMeetTheirLimits) {
  enter(1);
  std::string code;
  for (int i = 0; i < 400 && code != "limit"; ++i) {
    code = get(last(say(1, R"({"type":"ping"})"), "error"), "code");
  }
  EXPECT_EQ(code, "limit");
  now_ += 60'000;
  code.clear();
  for (int i = 0; i < 100 && code != "limit"; ++i) {
    now_ += 20;
    code = get(last(say(1, R"({"type":"create","game":"the-phase"})"), "error"), "code");
  }
  EXPECT_EQ(code, "limit");
  EXPECT_LE(hall_->tables_in_memory(), 61U);
}

TEST_F(HallTest, FloodsOfChatAndHintsMeetTheirLimits) {
  solo();
  while (get(last(1, "update"), "state.legal.0.move") == "(none)") pass(1);
  const std::string chat = with_table("chat", table_, R"(,"seat":1,"text":"hello")");
  const std::string hint = with_table("hint", table_, R"(,"seat":1)");
  for (const std::string& flood : {chat, hint}) {
    int served = 0;
    std::string code;
    for (; served < 100 && code != "limit"; ++served) {
      now_ += 20;
      code = get(last(say(1, flood), "error"), "code");
    }
    EXPECT_EQ(code, "limit") << flood;
    EXPECT_LE(served, 33) << flood;
  }
}

TEST_F(HallTest, NobodyMovesOutOfTurn) {
  enter(1);
  enter(2);
  create(1, R"([{"name":"Ada"},{"name":"Ben"},{"name":"Cy"}])");
  join(1, get(created_, "host"));
  for (int i = 0; i < 3; ++i) join(1, key(i));
  join(2, key(2));
  start(1, {{1, 1}, {1, 2}, {1, 3}});
  const std::string update = last(1, "update");
  const int awaited = static_cast<int>(*whole_number(get(update, "state.to_act.0")));
  const int other = awaited % 3 + 1;
  const std::size_t rows = rows_;
  const std::string error = play(1, other, "play red-1", get(update, "number")).at(0);
  EXPECT_EQ(get(error, "code"), "illegal");
  EXPECT_THAT(get(error, "text"), HasSubstr("not your turn"));
  EXPECT_EQ(rows_, rows);
}

// What people write goes out as it came in, quoted: the page shows it as text.
TEST_F(HallTest, TextFromPeopleStaysText) {
  solo();
  say(1, with_table("chat", table_, R"(,"seat":1,"text":"<b>\"hi\"</b>\\ \u00e4")"));
  EXPECT_EQ(get(last(1, "chat"), "text"), "<b>\"hi\"</b>\\ ä");
}

TEST_F(HallTest, TextsComeInTheLanguageOfWhoeverReads) {
  solo();
  say(1, R"({"type":"hello","version":1,"lang":"de"})");
  EXPECT_THAT(get(last(1, "update"), "events.0.text"), HasSubstr("beginnt in Phase"));
  const std::string rules = say(1, R"({"type":"rules","game":"the-phase","options":{}})").at(0);
  EXPECT_THAT(get(rules, "content.phases.3.rule"), HasSubstr("Bediene"));
  EXPECT_EQ(get(rules, "content.cards.0.card"), "red-1");
}

}  // namespace
}  // namespace penta

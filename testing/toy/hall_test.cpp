// A game with a clock at a table of the hall: due times, bots, pauses, people who leave, restarts.
#include <gtest/gtest.h>

#include "protocol/record.h"
#include "protocol/testing/hall_fixture.h"
#include "testing/toy/game.h"

namespace penta::toy {
namespace {

using testing::HasSubstr;
using testing::Not;

class ToyHall : public HallTest {
 protected:
  void SetUp() override {
    game_ = "toy";
    reopen();
  }
  void reopen(const HallLimits& limits = {}) {
    hall_.reset();
    hall_ = std::make_unique<Hall>(archive_, test_random, limits, games());
    inbox_.clear();
  }
  // Ada in seat 1 and a bot, or Ada and Ben.
  void with_bot() {
    enter(1);
    create(1, R"([{"name":"Ada"},{"who":"bot","level":"easy"}])");
    join(1, get(created_, "host"));
    join(1, key(0));
    start(1, {{1, 1}});
  }
  void with_ben() {
    two_people(0);
    deal_to_two();
  }
  std::string state(ClientId client, const std::string& path) {
    return get(last(client, "update"), "state." + path);
  }
  std::string clock(ClientId client = 1) { return state(client, "view.clock"); }
  Messages play_first(ClientId client) {
    const std::string update = last(client, "update");
    return play(client, static_cast<int>(client), get(update, "state.legal.0.move"),
                get(update, "number"));
  }
  std::string at_seat(const std::string& type, int seat) {
    return with_table(type, table_, R"(,"id":"x","seat":)" + std::to_string(seat));
  }
  std::size_t updates(ClientId client) {
    std::size_t count = 0;
    for (const std::string& each : inbox_[client]) count += get(each, "type") == "update" ? 1 : 0;
    return count;
  }
  // Lets time pass until somebody is told something, a second at a time; how long that took.
  Milliseconds until_something_happens(ClientId client) {
    const std::size_t before = updates(client);
    Milliseconds passed = 0;
    for (; updates(client) == before && passed < 40'000; passed += 1'000) pass(1'000);
    return passed;
  }
};

TEST_F(ToyHall, OnlyWhatAViewerMayKnowOfTheClockIsTold) {
  with_ben();
  // The bell is due after 5 to 9 seconds; all that anybody knows is when time is up.
  for (const ClientId client : {1, 2}) {
    EXPECT_EQ(state(client, "clock.due"), "30000");
    EXPECT_EQ(state(client, "clock.running"), "true");
    EXPECT_EQ(state(client, "clock.paused"), "false");
    EXPECT_THAT(last(client, "update"), Not(HasSubstr("\"bell\":5")));
    EXPECT_EQ(state(client, "view.bell"), "0");
  }
}

TEST_F(ToyHall, WhatWasShownIsNotOfferedForUndoWhereTheGameForbidsIt) {
  enter(1);
  create(1, R"([{"name":"Ada"},{"who":"bot","level":"easy"}])", R"(,"options":{"undo":"strict"})");
  join(1, get(created_, "host"));
  join(1, key(0));
  start(1, {{1, 1}});
  pass(700);  // the bot has chosen
  play_first(1);
  ASSERT_EQ(state(1, "simultaneous"), "false");
  EXPECT_EQ(state(1, "undo.takes_back"), "[]");
  EXPECT_EQ(state(1, "undo.forbidden"), "true");
  const Messages answer =
      say(1, with_table("undo", table_,
                        R"(,"id":"u","seat":1,"seen":)" + get(last(1, "update"), "number")));
  EXPECT_EQ(get(last(answer, "error"), "code"), "not_now");
  EXPECT_THAT(last(answer, "error"), HasSubstr("nobody takes back what was drawn or shown"));
}

TEST_F(ToyHall, WhoeverConcedesStopsNoClockAndTheBotIsChargedForItsTime) {
  with_ben();
  pass(1'000);
  say(2, at_seat("concede", 2));
  EXPECT_EQ(get(last(1, "table"), "seats.1.conceded"), "true");
  EXPECT_EQ(clock(), "1000");
  say(1, at_seat("pause", 1));
  EXPECT_THAT(last(say(1, at_seat("concede", 1)), "error"), HasSubstr("The clock is stopped"));
}

TEST_F(ToyHall, WakesWhenSomethingIsDueAndTellsNothingBefore) {
  with_ben();
  const Milliseconds passed = until_something_happens(1);
  EXPECT_GE(passed, 5'000);
  EXPECT_LE(passed, 9'000);
  EXPECT_EQ(get(last(1, "update"), "events.0.event.kind"), "rang");
  EXPECT_EQ(clock(), std::to_string(passed));
  EXPECT_EQ(updates(1), updates(2));
}

TEST_F(ToyHall, ASleepingHostCatchesUpInOrder) {
  with_ben();
  const std::size_t before = updates(1);
  pass(100'000);
  // Several bells, then the end: each at its own time.
  EXPECT_GE(updates(1), before + 4);
  EXPECT_EQ(state(1, "view.end"), "late");
  EXPECT_EQ(clock(), "30000");
  EXPECT_EQ(get(last(1, "table"), "stage"), "over");
  EXPECT_EQ(state(1, "clock"), "null");
}

TEST_F(ToyHall, AMoveComesAfterWhatWasDueBeforeIt) {
  with_ben();
  const std::string update = last(1, "update");
  now_ += 9'500;  // nobody has ticked
  const Messages answer =
      play(1, 1, get(update, "state.legal.0.move"), get(update, "number"), "late");
  EXPECT_EQ(get(last(answer, "error"), "code"), "stale");
  EXPECT_EQ(state(1, "view.rang") == "0", false);
}

TEST_F(ToyHall, BotsAreChargedAndTheirThinkingTakesNoTime) {
  with_bot();
  // Ada chooses after two seconds; the bot has answered after 700 milliseconds.
  pass(699);
  EXPECT_EQ(state(1, "to_act"), "[1,2]");
  pass(1);
  EXPECT_EQ(state(1, "to_act"), "[1]");
  pass(1'300);
  play_first(1);
  EXPECT_EQ(clock(), "2000");
  play_first(1);  // Ada puts a card on the shelf: a person is not charged
  EXPECT_EQ(clock(), "2000");
  play_first(1);
  pass(700);
  // All is shown. It is the bot's turn to put a card on the shelf: no time passes meanwhile,
  // then it is charged three seconds.
  EXPECT_EQ(state(1, "to_act"), "[2]");
  EXPECT_EQ(state(1, "clock.running"), "false");
  const std::string stood = clock();
  pass(699);
  EXPECT_EQ(state(1, "to_act"), "[2]");
  pass(1);
  EXPECT_NE(state(1, "to_act"), "[2]");
  EXPECT_EQ(*whole_number(clock()), *whole_number(stood) + 3'000);
}

TEST_F(ToyHall, WhoeverMayStopsTheClockAndSeatOneLetsItGoOn) {
  with_ben();
  pass(1'000);
  EXPECT_EQ(state(2, "clock.may_pause"), "true");
  EXPECT_EQ(get(last(say(2, at_seat("pause", 2)), "done"), "re"), "x");
  EXPECT_EQ(get(last(1, "update"), "events.0.text"), "Ben stops the clock.");
  EXPECT_EQ(get(last(2, "update"), "events.0.text"), "You stop the clock.");
  EXPECT_EQ(state(1, "clock.paused"), "true");
  EXPECT_EQ(state(1, "clock.may_resume"), "true");
  EXPECT_EQ(state(2, "clock.may_resume"), "false");
  EXPECT_EQ(state(1, "legal"), "[]");
  pass(60'000);
  const Messages moved = play(1, 1, "play 1", get(last(1, "update"), "number"), "m");
  EXPECT_EQ(get(last(moved, "error"), "code"), "not_now");
  EXPECT_THAT(last(say(2, at_seat("resume", 2)), "error"), HasSubstr("Only Ada"));
  say(1, at_seat("resume", 1));
  EXPECT_EQ(state(2, "clock.running"), "true");
  EXPECT_EQ(clock(), "1000");
  EXPECT_NE(state(1, "legal"), "[]");
  EXPECT_EQ(get(last(say(1, at_seat("resume", 1)), "error"), "code"), "not_now");
}

TEST_F(ToyHall, ABotLeavesItToAPersonToGoOn) {
  enter(1);
  create(1, R"([{"who":"bot","level":"easy"},{"name":"Ada"}])");
  join(1, get(created_, "host"));
  join(1, key(0));
  start(1, {{1, 2}});
  say(1, at_seat("pause", 2));
  EXPECT_EQ(state(1, "clock.may_resume"), "true");
  say(1, at_seat("resume", 2));
  EXPECT_EQ(state(1, "clock.paused"), "false");
}

TEST_F(ToyHall, TheClockStandsWhileNobodyIsThere) {
  with_ben();
  pass(2'000);
  hall_->leave(1, now_);
  settle();
  pass(1'000);
  hall_->leave(2, now_);
  settle();
  pass(500'000);
  enter(2);
  join(2, key(1));
  EXPECT_EQ(clock(2), "3000");
  EXPECT_EQ(state(2, "clock.running"), "true");
  EXPECT_EQ(state(2, "clock.since"), "0");
  pass(400);
  enter(1);
  join(1, key(0));
  EXPECT_EQ(state(1, "clock.since"), "400");
}

TEST_F(ToyHall, DowntimeDoesNotCountAndLittleIsLost) {
  with_ben();
  play_first(1);
  pass(1'500);
  const std::string update = last(2, "update");
  play(2, 2, get(update, "state.legal.0.move"), get(update, "number"));
  EXPECT_EQ(clock(2), "1500");
  say(1, at_seat("pause", 1));
  reopen();
  pass(1'000'000);
  enter(1);
  join(1, key(0));
  EXPECT_EQ(state(1, "clock.paused"), "true");
  EXPECT_EQ(clock(1), "1500");
  say(1, at_seat("resume", 1));
  pass(1'000);
  play_first(1);
  EXPECT_EQ(clock(1), "2500");
}

TEST_F(ToyHall, QuietTimeIsWrittenDownNowAndThen) {
  HallLimits limits;
  limits.note_clock = 1'000;
  reopen(limits);
  with_ben();
  const std::size_t told = updates(1);
  for (int i = 0; i < 7; ++i) pass(700);  // no bell rings before 5 seconds
  EXPECT_EQ(updates(1), told);
  reopen();
  enter(1);
  join(1, key(0));
  // Noted after 1.4, 2.8 and 4.2 seconds; the last 0.7 are lost.
  EXPECT_EQ(clock(1), "4200");
}

TEST_F(ToyHall, WhoeverMayInterjectsOutOfTurn) {
  with_ben();
  for (int i = 0; i < 2; ++i) {
    for (const ClientId client : {1, 2}) {
      if (state(client, "legal") != "[]") play_first(client);
    }
  }
  // Ada has filled the shelf; now she has chosen and is not awaited.
  while (state(1, "to_act") != "[2]") play_first(1);
  const std::string legal = state(1, "legal");
  EXPECT_THAT(legal, HasSubstr(R"("move":"stop")"));
  EXPECT_THAT(legal, HasSubstr(R"("interjects":true)"));
  EXPECT_THAT(state(2, "legal"), Not(HasSubstr("stop")));
  // An older number is good enough: others may move at any moment.
  const Messages answer = play(1, 1, "stop", "1", "end");
  EXPECT_EQ(get(last(answer, "moved"), "re"), "end");
  EXPECT_EQ(state(2, "view.end"), "stopped");
}

TEST_F(ToyHall, NobodyHearsOfAnAnswerThatIsChangedWhileTimePasses) {
  with_ben();
  play_first(1);
  const std::size_t told = updates(2);
  pass(1'000);
  const std::string update = last(1, "update");
  play(1, 1, get(update, "state.legal.1.move"), get(update, "number"));
  EXPECT_EQ(updates(2), told);
  pass(1'000);
  play_first(2);
  EXPECT_EQ(state(2, "view.clock"), "2000");
}

TEST_F(ToyHall, TheRecordOfAClockedMatchVerifies) {
  with_bot();
  for (int i = 0; i < 200 && state(1, "outcome") == "null"; ++i) {
    if (state(1, "legal.0.move") == "(none)" || state(1, "to_act") == "[2]") {
      pass(700);
    } else {
      pass(300);
      if (state(1, "outcome") == "null") play_first(1);
    }
  }
  ASSERT_NE(state(1, "outcome"), "null");
  EXPECT_NE(state(1, "outcome.rank"), "");
  const std::string record = get(last(say(1, with_table("record", table_)), "record"), "record");
  EXPECT_THAT(record, HasSubstr("\"passed\":"));
  const std::string verdict =
      last(say(1, R"({"type":"verify","record":)" + record + "}"), "verdict");
  EXPECT_EQ(get(verdict, "flaw"), "nothing") << verdict;
  // The games of the house know nothing of it.
  const auto read = Record::read(record);
  ASSERT_TRUE(read);
  EXPECT_EQ(verify(*read).flaw, Flaw::rules);
}

TEST_F(ToyHall, PausingIsRefusedWhereThereIsNoClock) {
  game_ = "the-phase";
  restart();
  solo();
  const Messages answer = say(1, at_seat("pause", 1));
  EXPECT_EQ(get(last(answer, "error"), "code"), "not_now");
  EXPECT_THAT(last(answer, "error"), HasSubstr("no clock"));
  EXPECT_EQ(state(1, "clock"), "null");
}

TEST_F(ToyHall, MatchesThatWereDealtAndPlayedToTheEndStandInTheHighScores) {
  const std::string ask =
      R"({"type":"high_scores","id":"s","game":"toy","options":{"players":"2"}})";
  for (int match = 0; match < 3; ++match) {
    reopen();
    with_bot();
    for (int i = 0; i < 200 && get(last(1, "table"), "stage") == "running"; ++i) {
      if (state(1, "legal.0.move") != "(none)") play_first(1);
      pass(1'000);
    }
    EXPECT_EQ(get(last(1, "table"), "stage"), "over");
  }
  // They are read from the archive by whoever comes later.
  reopen();
  enter(1);
  say(1, ask);
  const std::string told = last(1, "high_scores");
  EXPECT_EQ(get(told, "list"), "players=2");
  EXPECT_EQ(get(told, "scores.0.players.0.name"), "Ada");
  EXPECT_EQ(get(told, "scores.0.players.1.bot"), "true");
  EXPECT_EQ(get(told, "scores.2.players.0.name"), "Ada");
  EXPECT_EQ(get(told, "scores.3"), "(none)");
  for (int i = 0; i < 2; ++i) {
    const std::string one = "scores." + std::to_string(i);
    const std::string next = "scores." + std::to_string(i + 1);
    const bool better = get(told, one + ".rank") == "gold" && get(told, next + ".rank") != "gold";
    EXPECT_TRUE(better ||
                std::stoi(get(told, one + ".points")) >= std::stoi(get(told, next + ".points")))
        << told;
  }
  say(1, R"({"type":"high_scores","id":"t","game":"toy","options":{"players":"3"}})");
  EXPECT_EQ(get(last(1, "high_scores"), "scores.0"), "(none)") << "another list";
  say(1, R"({"type":"high_scores","id":"u","game":"chess"})");
  EXPECT_EQ(get(last(1, "error"), "code"), "unknown");
}

TEST_F(ToyHall, WhoPlaysCanPointAtSomething) {
  with_ben();
  const std::string legal = state(1, "legal.0.move");
  say(2, with_table("point", table_, R"(,"seat":2,"at":"shelf","move":")" + legal + "\""));
  EXPECT_EQ(get(last(1, "point"), "seat"), "2");
  EXPECT_EQ(get(last(1, "point"), "at"), "shelf");
  EXPECT_EQ(get(last(1, "point"), "move"), legal);
  say(2, with_table("point", table_, R"(,"id":"x","seat":2,"move":"fly away")"));
  EXPECT_EQ(get(last(2, "error"), "code"), "malformed");
  say(2, with_table("point", table_, R"(,"id":"x","seat":1,"at":"shelf")"));
  EXPECT_EQ(get(last(2, "error"), "code"), "not_yours");
}

// Whatever kind of option belongs to a seat, in whatever game.
TEST_F(ToyHall, ASeatChoosesItsAnimalUntilTheDeal) {
  two_people(0);
  const auto choose = [&](ClientId client, int seat, const std::string& option,
                          const std::string& value) {
    const Messages answer =
        say(client, with_table("choose", table_,
                               R"(,"id":"x","seat":)" + std::to_string(seat) + R"(,"option":")" +
                                   option + R"(","value":")" + value + "\""));
    return get(last(answer, "done"), "re") == "x" ? "done" : get(last(answer, "error"), "code");
  };
  EXPECT_EQ(choose(1, 1, "mascot1", "owl"), "done");
  EXPECT_EQ(choose(1, 2, "mascot2", "cat"), "not_yours");
  EXPECT_EQ(choose(1, 1, "mascot2", "cat"), "malformed");
  EXPECT_EQ(choose(1, 1, "undo", "strict"), "malformed");
  EXPECT_EQ(choose(2, 2, "mascot2", "dog"), "illegal");
  EXPECT_EQ(choose(2, 2, "mascot2", "owl"), "illegal") << "the rules cannot be made so";
  EXPECT_EQ(choose(2, 2, "mascot2", "cat"), "done");
  EXPECT_EQ(get(last(1, "table"), "options.mascot2"), "cat");
  reopen();
  enter(1);
  enter(2);
  join(1, get(created_, "host"));
  join(1, key(0));
  join(2, key(1));
  EXPECT_EQ(get(last(2, "table"), "options.mascot1"), "owl");
  deal_to_two();
  EXPECT_EQ(choose(2, 2, "mascot2", "none"), "not_now");
  say(1, at_seat("concede", 1));
  say(2, at_seat("concede", 2));
  for (int i = 0; i < 60 && get(last(1, "table"), "stage") != "over"; ++i) pass(1'000);
  const std::string sent = last(say(1, with_table("record", table_)), "record");
  const auto record = Record::read(get(sent, "record"));
  ASSERT_TRUE(record) << record.error().text;
  EXPECT_EQ(verify(*record, std::nullopt, games()).flaw, Flaw::none);
  EXPECT_EQ(record->rules_id, sha256("toy 2 off mascot1owl mascot2cat"));
}

TEST_F(ToyHall, WhereNobodyWritesAnythingNothingLiesReady) {
  enter(1);
  const std::string answer = say(1, R"({"type":"choices","id":"q","game":"toy"})").at(0);
  EXPECT_EQ(get(answer, "type"), "choices");
  EXPECT_EQ(get(answer, "ready") + get(answer, "seats"), "[][]");
  const std::string welcome = say(1, R"({"type":"hello","version":1})").at(0);
  EXPECT_EQ(get(welcome, "games.0.options.3.name"), "mascot1");
  EXPECT_EQ(get(welcome, "games.0.options.3.seat"), "1");
}

}  // namespace
}  // namespace penta::toy

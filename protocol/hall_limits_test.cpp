// What nobody may do too much of at the tables of docs/protocol.md.
#include "protocol/testing/frail_hall.h"

namespace penta {
namespace {

using testing::AllOf;
using testing::HasSubstr;

std::size_t events_in(const std::string& update) {
  const auto document = JsonDocument::parse(update);
  return document ? document->root().find("events")->size() : 0;
}

class HallLimitsTest : public FrailHallTest {};

// --- work for one address

TEST_F(HallLimitsTest, AnAddressThatAsksForTooMuchWaitsAndNobodyElseDoes) {
  HallLimits limits = generous();
  limits.work_per_second = 50'000;
  open(limits);
  three_choose();
  for (int i = 0; i < 2000; ++i) {
    choose(1, i % 2);
    take_back(1);
    inbox_[1].erase(inbox_[1].begin(), inbox_[1].end() - 2);
  }
  ASSERT_EQ(part(latest(1, "update"), "number"), "4000");
  pass(60'000);
  const double before = hall_->work();
  const double most = 4.0 * limits.work_per_second;
  int answered = 0;
  int refused = 0;
  std::size_t longest = 0;
  for (ClientId client = 10; client < 40; ++client) {
    enter(client, "192.0.2.1");
    for (int i = 0; i < 5; ++i) {
      const std::string answer = join(client, key(1));
      longest = std::max(longest, answer.size());
      if (part(answer, "type") == "update") ++answered;
      if (part(answer, "code") == "limit") ++refused;
    }
  }
  EXPECT_EQ(answered + refused, 150);
  EXPECT_GT(answered, 5);
  EXPECT_GT(refused, 50);
  EXPECT_GT(hall_->work() - before, most / 2);
  // The last one that was let through may go beyond.
  EXPECT_LT(hall_->work() - before, 1.2 * most);
  EXPECT_LT(longest, 300'000U);

  enter(100, "192.0.2.2");
  EXPECT_EQ(part(join(100, key(2)), "type"), "update") << "somebody else, at the same time";
  EXPECT_EQ(part(join(10, key(1)), "code"), "limit");
  EXPECT_THAT(part(join(10, key(1)), "text"), HasSubstr("try again in a moment"));
  for (const char* question :
       {R"({"type":"list"})", R"({"type":"rules","game":"the-phase"})",
        R"({"type":"create","game":"the-phase"})", R"({"type":"verify","record":{}})",
        R"({"type":"hello","version":1})"}) {
    EXPECT_EQ(part(say(10, question), "code"), "limit") << question;
  }
  EXPECT_EQ(part(about(1, "replay", R"(,"seat":1,"at":3)"), "code"), "limit");
  EXPECT_EQ(part(about(1, "continue", R"(,"seat":1,"at":3)"), "code"), "limit");
  EXPECT_EQ(part(say(10, R"({"type":"ping"})"), "type"), "pong") << "little things are answered";
  EXPECT_EQ(part(choose(1, 1), "type"), "update") << "and whoever plays goes on playing";

  now_ += 10'000;
  EXPECT_EQ(part(join(10, key(1)), "type"), "update") << "but not for ever";
}

TEST_F(HallLimitsTest, AStaleMoveIsToldNoMoreThanIsLeft) {
  HallLimits limits = generous();
  limits.work_per_second = 2'000;
  open(limits);
  three_choose();
  for (int i = 0; i < 300; ++i) choose(1, i % 2);
  const double before = hall_->work();
  for (int i = 0; i < 100; ++i) {
    about(1, "move", R"(,"seat":1,"seen":9999,"move":"play green-8")");
    EXPECT_EQ(part(latest(1, "error"), "code"), "stale");
  }
  EXPECT_LT(hall_->work() - before, 8'000 + 2'000 + 100 * 50);
  const std::string update = latest(1, "update");
  EXPECT_EQ(part(update, "shortened"), "true");
  EXPECT_EQ(part(update, "from"), part(update, "number")) << "only how the table stands";
  EXPECT_EQ(events_in(update), 0U);
}

TEST_F(HallLimitsTest, ALongStoryBeginsLater) {
  HallLimits limits = generous();
  limits.entries_told = 10;
  open(limits);
  three_choose();
  for (int i = 0; i < 25; ++i) choose(1, i % 2);
  enter(4, "192.0.2.4");
  const std::string whole = join(4, key(1));
  EXPECT_EQ(part(whole, "number"), "25");
  EXPECT_EQ(part(whole, "from"), "15");
  EXPECT_EQ(part(whole, "shortened"), "true");
  EXPECT_EQ(part(whole, "events.0.n"), "16");
  const std::string since = join(4, key(1), R"(,"since":3)");
  EXPECT_EQ(part(since, "from"), "15");
  EXPECT_EQ(part(since, "shortened"), "true");
  const std::string recent = join(4, key(1), R"(,"since":20)");
  EXPECT_EQ(part(recent, "from"), "20");
  EXPECT_EQ(part(recent, "shortened"), "");
  EXPECT_EQ(part(join(4, key(2)), "from"), "-1") << "Ben has noticed nothing but the deal";
}

// --- undo

TEST_F(HallLimitsTest, ASeatTakesBackOnlySoOftenInAMinute) {
  three_choose();
  const int burst = 2 * HallLimits{}.undos_per_minute;
  for (int i = 0; i < burst; ++i) {
    pass(1);
    ASSERT_EQ(part(choose(1), "type"), "update");
    ASSERT_EQ(part(take_back(1), "type"), "moved") << i;
  }
  choose(1);
  EXPECT_EQ(part(take_back(1), "code"), "limit");
  EXPECT_THAT(part(latest(1, "error"), "text"), HasSubstr("at most 30 times a minute"));
  EXPECT_EQ(part(choose(1, 1), "code"), "limit") << "to change an answer is the same";
  EXPECT_EQ(part(choose(2), "type"), "update") << "others go on";
  EXPECT_EQ(part(take_back(2), "type"), "moved");
  pass(60'000);
  EXPECT_EQ(part(take_back(1), "type"), "moved");
}

TEST_F(HallLimitsTest, InALongMatchMovesStand) {
  HallLimits limits = generous();
  limits.entries_with_undo = 20;
  open(limits);
  three_choose();
  for (int i = 0; i < 20; ++i) choose(1, i % 2);
  say(1, R"({"type":"hello","version":1,"lang":"de"})");
  EXPECT_EQ(part(take_back(1), "code"), "limit");
  EXPECT_THAT(part(latest(1, "error"), "text"), HasSubstr("Ab jetzt bleiben Züge stehen"));
  EXPECT_EQ(part(choose(1, 1), "code"), "limit");
  EXPECT_EQ(part(choose(2), "type"), "update");
  EXPECT_EQ(part(choose(3), "type"), "update");
  EXPECT_EQ(part(latest(1, "update"), "number"), "22") << "the match goes on";
}

TEST_F(HallLimitsTest, UndosThatPlayTooMuchAgainEnd) {
  HallLimits limits = generous();
  limits.undo_work = 30;
  open(limits);
  three_choose();
  choose(2);
  choose(3, 1);
  int undos = 0;
  // Ben's and Cy's answers are played again each time... until the bound is reached.
  while (undos < 1000) {
    take_back(2);
    if (part(latest(2, "error"), "code") == "limit") break;
    choose(2);
    ++undos;
  }
  EXPECT_GE(undos, 10);
  EXPECT_LE(undos, 40);
  // After a restart it is still so.
  open(limits);
  enter(2, "192.0.2.1");
  join(2, key(2));
  EXPECT_EQ(part(take_back(2), "code"), "limit");
}

TEST_F(HallLimitsTest, AMatchHasOnlySoManyEntries) {
  HallLimits limits = generous();
  limits.entries = 5;
  open(limits);
  three_choose();
  for (int i = 0; i < 5; ++i) EXPECT_EQ(part(choose(1, i % 2), "type"), "update");
  EXPECT_EQ(part(choose(2), "code"), "limit");
  EXPECT_THAT(part(latest(2, "error"), "text"), HasSubstr("at most 5 entries"));
}

// --- lists, rules, old tables

TEST_F(HallLimitsTest, AListReadsATableOnce) {
  three_choose();
  open({});
  enter(1, "192.0.2.1");
  const int before = frail_.loads;
  for (int i = 0; i < 50; ++i) {
    EXPECT_EQ(part(say(1, R"({"type":"list"})"), "tables.0.names.1"), "Ben");
  }
  EXPECT_EQ(frail_.loads - before, 1);
  EXPECT_EQ(hall_->tables_in_memory(), 0U);
  join(1, key(1));
  EXPECT_EQ(part(say(1, R"({"type":"list"})"), "tables.0.stage"), "running");
}

TEST_F(HallLimitsTest, RulesThatNobodyUsesAreForgotten) {
  enter(1, "192.0.2.1");
  for (int i = 0; i < 100; ++i) {
    const std::string junk = std::string(1000, 'x') + std::to_string(i);
    EXPECT_EQ(
        part(say(1, R"({"type":"rules","game":"the-phase","options":{")" + junk + R"(":"1"}})"),
             "code"),
        "unknown");
    pass(100);
  }
  EXPECT_EQ(hall_->rules_in_memory(), 0U);
  say(1, R"({"type":"rules","game":"the-phase","options":{}})");
  EXPECT_EQ(hall_->rules_in_memory(), 1U);
  ASSERT_TRUE(hall_->next_tick()) << "there is something to forget, though there is no table";
  pass(120'000);
  EXPECT_EQ(hall_->rules_in_memory(), 0U);
  pass(120'000);
  EXPECT_FALSE(hall_->next_tick());
}

TEST_F(HallLimitsTest, TablesWhereNothingHappensAreForgotten) {
  three_choose();
  const std::string mine = table_;
  const std::string mine_key = key(1);
  HallLimits limits;
  limits.keep = 7LL * 24 * 3'600'000;
  open(limits);
  enter(1, "192.0.2.1");
  join(1, mine_key);
  create(1, R"([{"name":"Dora"},{"who":"bot"},{"who":"bot"}])");
  const std::string old = table_;
  pass(1'200'000);  // nobody is there: it has left memory
  kept_.clear();
  frail_.old = {old, mine};
  pass(3'600'000);
  EXPECT_EQ(frail_.asked_since, now_ - limits.keep);
  ASSERT_EQ(kept_.size(), 1U) << "somebody is at the other one";
  EXPECT_EQ(kept_[0].kind, Row::Kind::removed);
  EXPECT_EQ(kept_[0].table, old);
  EXPECT_EQ(part(join(1, key(1)), "code"), "unknown");
}

// --- checks of records

TEST_F(HallLimitsTest, RecordsAreCheckedElsewhere) {
  enter(1, "192.0.2.1");
  enter(2, "192.0.2.2", "de");
  const std::string verify = R"({"type":"verify","id":"v","record":{"format":"none"}})";
  for (int i = 0; i < 4; ++i) hall_->receive(1, verify, now_);
  Effects effects = hall_->take_effects();
  ASSERT_EQ(effects.jobs.size(), 4U);
  EXPECT_TRUE(effects.messages.empty()) << "nobody has looked at it yet";
  EXPECT_EQ(part(say(1, verify), "code"), "limit") << "so many at once";
  hall_->receive(2, verify, now_);
  EXPECT_EQ(hall_->take_effects().jobs.size(), 1U) << "of one address";

  hall_->finished(effects.jobs[0].ticket, effects.jobs[0].run());
  settle();
  EXPECT_EQ(part(latest(1, "error"), "re"), "v");
  EXPECT_EQ(part(latest(1, "error"), "code"), "malformed");
  hall_->receive(1, verify, now_);
  EXPECT_EQ(hall_->take_effects().jobs.size(), 1U) << "there is room again";
  hall_->leave(1, now_);
  hall_->finished(effects.jobs[1].ticket, effects.jobs[1].run());
  EXPECT_TRUE(hall_->take_effects().messages.empty()) << "gone meanwhile";
}

// --- names

TEST_F(HallLimitsTest, NamesHaveNothingThatCannotBeSeen) {
  enter(1, "192.0.2.1");
  // Zero width, direction, soft hyphen; the heart and the umlaut stay.
  create(1, "[{\"name\":\"A\u200bd\u202ea\u00ad\"},{\"name\":\"Zo\u00eb \u2764\ufe0f\"},{}]");
  join(1, key(1));
  EXPECT_EQ(part(latest(1, "table"), "seats.0.name"), "Ada");
  EXPECT_EQ(part(latest(1, "table"), "seats.1.name"), "Zo\u00eb \u2764\ufe0f");
  about(1, "rename", ",\"seat\":1,\"name\":\"\u2066Eve\u2069\U000e0041\"");
  EXPECT_EQ(part(latest(1, "table"), "seats.0.name"), "Eve");
  EXPECT_EQ(part(about(1, "rename", ",\"seat\":1,\"name\":\"\u200b\u3164 \""), "code"),
            "malformed");
  EXPECT_EQ(
      part(say(1, "{\"type\":\"create\",\"game\":\"the-phase\",\"seats\":[{\"name\":\"\u200d\"}]}"),
           "code"),
      "malformed");
  about(1, "chat", ",\"seat\":1,\"text\":\"well \u202edeyalp\u202c\u0085 \U0001f600\"");
  EXPECT_EQ(part(latest(1, "chat"), "text"), "well deyalp \U0001f600");
}

}  // namespace
}  // namespace penta

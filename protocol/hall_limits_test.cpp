// What nobody may do too much of at the tables of docs/protocol.md, and what happens to tables that
// were damaged or interrupted.
#include "protocol/testing/hall_fixture.h"

namespace penta {
namespace {

using testing::AllOf;
using testing::HasSubstr;

std::size_t events_in(const std::string& update) {
  const auto document = JsonDocument::parse(update);
  return document ? document->root().find("events")->size() : 0;
}

// An archive in which single tables may be unreadable or old.
class FrailArchive final : public Archive {
 public:
  void write(const Row& row) { kept.write(row); }
  std::optional<Stored> load(std::string_view table) override {
    ++loads;
    auto stored = kept.load(table);
    if (stored && table == unreadable) stored->damaged = true;
    return stored;
  }
  Result<std::optional<std::string>> find_key(std::string_view hash) override {
    if (no_keys) return Error{"disk I/O error"};
    return kept.find_key(hash);
  }
  std::vector<std::string> listed(std::size_t most) override { return kept.listed(most); }
  std::vector<std::string> untouched_since(Milliseconds when, std::size_t) override {
    asked_since = when;
    return old;
  }

  MemoryArchive kept;
  std::string unreadable;
  std::vector<std::string> old;
  Milliseconds asked_since = 0;
  bool no_keys = false;
  int loads = 0;
};

class HallLimitsTest : public HallTest {
 protected:
  void open(const HallLimits& limits) { restart(limits); }
  Archive& archive() override { return frail_; }
  void keep(const Row& row) override {
    frail_.write(row);
    kept_.push_back(row);
  }
  // Without the limits that this test is not about.
  static HallLimits generous() {
    return {.messages_per_second = 1'000'000,
            .undos_per_minute = 1'000'000,
            .entries_with_undo = 1'000'000,
            .undo_work = 1'000'000'000};
  }

  void enter(ClientId client, const std::string& address, const std::string& lang = "en") {
    hall_->enter(client, address, now_);
    say(client, R"({"type":"hello","version":1,"lang":")" + lang + "\"}");
  }

  // The last message that the client gets in answer, or the last one of that type.
  std::string say(ClientId client, const std::string& text, std::string_view type = "") {
    const Messages answer = HallTest::say(client, text);
    for (std::size_t i = answer.size(); i-- > 0;) {
      if (type.empty() || part(answer[i], "type") == type) return answer[i];
    }
    return "";
  }
  std::string about(ClientId client, std::string_view type, const std::string& more = "",
                    std::string_view wanted = "") {
    return say(client, with_table(type, table_, more), wanted);
  }
  std::string latest(ClientId client, std::string_view type) {
    const std::string found = last(client, type);
    return found == "{}" ? "" : found;
  }

  void create(ClientId client, const std::string& seats, const std::string& more = "") {
    created_ = say(client, R"({"type":"create","game":"the-phase","pace":0,"seats":)" + seats +
                               R"(,"options":{"variant":"quick"})" + more + "}");
    table_ = part(created_, "table");
    ASSERT_EQ(table_.size(), 32U) << created_;
  }
  std::string key(int seat) const {
    return part(created_, "seats." + std::to_string(seat - 1) + ".key");
  }
  std::string join(ClientId client, const std::string& key, const std::string& more = "",
                   std::string_view wanted = "") {
    // An invitation is exchanged for the same own key each time: all who join are one person.
    const std::string own = to_hex(sha256(key)).substr(0, 32);
    return say(client, R"({"type":"join","key":")" + key + R"(","own":")" + own + "\"" + more + "}",
               wanted);
  }
  void deal(ClientId host, const std::map<int, ClientId>& devices) {
    about(host, "start");
    take_part(devices);
  }
  void take_part(const std::map<int, ClientId>& devices) {
    for (const bool reveals : {false, true}) {
      for (const auto& [seat, client] : devices) {
        const Digest secret = sha256("device " + std::to_string(seat));
        const std::string word = reveals ? "reveal" : "commit";
        about(client, word,
              R"(,"seat":)" + std::to_string(seat) + R"(,")" + word + R"(":")" +
                  to_hex(reveals ? secret : commitment(secret)) + "\"");
      }
    }
  }
  // Ann, Ben and Cy, clients 1 to 3 at one address, choose their first cards in secret.
  void three_choose() {
    for (const ClientId client : {1, 2, 3}) enter(client, "192.0.2.1");
    create(1, R"([{"name":"Ann"},{"name":"Ben"},{"name":"Cy"}])", R"(,"listed":true)");
    join(1, part(created_, "host"));
    for (const int seat : {1, 2, 3}) join(static_cast<ClientId>(seat), key(seat));
    deal(1, {{1, 1}, {2, 2}, {3, 3}});
    ASSERT_EQ(part(latest(1, "update"), "state.simultaneous"), "true");
  }
  // One of the first cards that this seat may choose, again perhaps. The answer.
  std::string choose(int seat, int which = 0) {
    const auto client = static_cast<ClientId>(seat);
    const std::string update = latest(client, "update");
    return about(client, "move",
                 R"(,"seat":)" + std::to_string(seat) + R"(,"seen":)" + part(update, "number") +
                     R"(,"move":")" +
                     part(update, "state.legal." + std::to_string(which) + ".move") + "\"");
  }
  std::string take_back(int seat) {
    const auto client = static_cast<ClientId>(seat);
    return about(client, "undo",
                 R"(,"seat":)" + std::to_string(seat) + R"(,"seen":)" +
                     part(latest(client, "update"), "number"));
  }

  FrailArchive frail_;
  std::vector<Row> kept_;
};

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

// --- damage

TEST_F(HallLimitsTest, ADamagedTableIsClosedAndConcernsNoOther) {
  three_choose();
  choose(1);
  choose(2);
  const std::string good_heading = frail_.load(table_)->heading;
  const std::string good_entry = frail_.load(table_)->entries[0];
  const std::string damaged = table_;
  const std::string created = created_;
  create(1, R"([{"name":"Dora"},{"who":"bot"},{"who":"bot"}])", R"(,"listed":true)");
  const std::string other = table_;
  const std::string other_key = key(1);

  std::string other_time = good_entry;
  const std::size_t time = other_time.find("\"time\":") + 7;
  other_time.insert(time, "1");
  std::string other_name = good_heading;
  other_name.replace(other_name.find("Cy"), 2, "Cyd");
  const std::vector<Row> damages{
      {.kind = Row::Kind::entry, .table = damaged, .number = 1, .text = other_time},
      {.kind = Row::Kind::entry, .table = damaged, .number = 1, .text = ""},
      {.kind = Row::Kind::entry, .table = damaged, .number = 1, .text = "{}"},
  };
  created_ = created;
  table_ = damaged;
  const std::string guest = key(1);
  const auto check = [&](const std::string& what) {
    SCOPED_TRACE(what);
    open({});
    enter(1, "192.0.2.1");
    enter(2, "192.0.2.1", "de");
    EXPECT_EQ(part(join(1, guest), "code"), "not_now");
    EXPECT_THAT(part(latest(1, "error"), "text"), HasSubstr("is damaged; it cannot go on"));
    EXPECT_THAT(part(join(2, guest), "text"), HasSubstr("ist beschädigt"));
    const std::string list = say(1, R"({"type":"list"})");
    EXPECT_EQ(part(list, "tables.0.table"), other);
    EXPECT_EQ(part(list, "tables.1"), "");
    EXPECT_EQ(part(join(1, other_key, "", "joined"), "table"), other);
  };
  for (const Row& row : damages) {
    frail_.write(row);
    check(row.text);
  }
  frail_.write({.kind = Row::Kind::entry, .table = damaged, .number = 1, .text = good_entry});
  const std::vector<std::string> keys{to_hex(sha256(guest))};
  for (const std::string& heading : {other_name, std::string("nonsense"), std::string("{}")}) {
    frail_.write({.kind = Row::Kind::heading,
                  .table = damaged,
                  .text = heading,
                  .keys = keys,
                  .listed = true});
    check(heading);
  }
  frail_.write({.kind = Row::Kind::heading,
                .table = damaged,
                .text = good_heading,
                .keys = keys,
                .listed = true});
  frail_.unreadable = damaged;
  check("unreadable");

  // Mended, it goes on.
  frail_.unreadable = "";
  open({});
  enter(1, "192.0.2.1");
  EXPECT_EQ(part(join(1, guest), "number"), "2");
}

TEST_F(HallLimitsTest, EntriesWithoutAHashAreOfOlderHosts) {
  three_choose();
  choose(1);
  std::string entry = frail_.load(table_)->entries[0];
  const std::size_t hash = entry.find(",\"hash\"");
  ASSERT_NE(hash, std::string::npos);
  entry = entry.substr(0, hash) + "}";
  frail_.write({.kind = Row::Kind::entry, .table = table_, .number = 1, .text = entry});
  open({});
  enter(1, "192.0.2.1");
  EXPECT_EQ(part(join(1, key(1)), "number"), "1");
}

TEST_F(HallLimitsTest, KeysThatCannotBeReadAreNotUnknown) {
  three_choose();
  frail_.no_keys = true;
  enter(4, "192.0.2.4");
  EXPECT_EQ(part(join(4, key(1)), "code"), "not_now");
  frail_.no_keys = false;
  EXPECT_EQ(part(join(4, key(1)), "type"), "update");
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

// --- interruptions

TEST_F(HallLimitsTest, ADealThatWasInterruptedBeginsAgain) {
  for (const ClientId client : {1, 2}) enter(client, "192.0.2.1");
  create(1, R"([{"name":"Ann"},{"name":"Ben"},{"who":"bot"}])");
  join(1, part(created_, "host"));
  join(1, key(1));
  join(2, key(2));
  about(1, "start");
  const std::string first = part(latest(1, "deal"), "match");
  open({});
  for (const ClientId client : {1, 2}) enter(client, "192.0.2.1");
  join(2, key(2));
  EXPECT_EQ(part(latest(2, "table"), "stage"), "dealing");
  EXPECT_EQ(latest(2, "deal"), "") << "Ann gets a moment to come back";
  pass(1'000);
  join(1, key(1));
  EXPECT_EQ(part(latest(1, "deal"), "step"), "commit");
  EXPECT_EQ(part(latest(2, "deal"), "seats"), "[1,2]");
  EXPECT_NE(part(latest(1, "deal"), "match"), first);

  open({});
  enter(2, "192.0.2.1");
  join(2, key(2));
  pass(9'900);
  EXPECT_EQ(latest(2, "deal"), "");
  pass(100);
  EXPECT_EQ(part(latest(2, "deal"), "seats"), "[2]") << "but not for ever";
  take_part({{2, 2}});
  EXPECT_EQ(part(latest(2, "table"), "stage"), "running");
}

TEST_F(HallLimitsTest, AnOpenQuestionOutlivesTheHost) {
  three_choose();
  for (const int seat : {1, 2, 3}) choose(seat);
  // All have seen the cards: to take one back, the others have to be asked.
  const auto come_back = [&] {
    open({});
    for (const ClientId client : {1, 2, 3}) {
      enter(client, "192.0.2.1");
      join(client, key(static_cast<int>(client)));
    }
  };
  const auto agree = [&](int seat, const char* yes) {
    return about(static_cast<ClientId>(seat), "agree",
                 R"(,"id":"a","seat":)" + std::to_string(seat) + R"(,"agree":)" + yes);
  };
  take_back(1);
  ASSERT_EQ(part(latest(2, "undo_asked"), "waiting"), "[2,3]");
  come_back();
  EXPECT_EQ(part(latest(2, "undo_asked"), "seat"), "1");
  EXPECT_EQ(part(latest(2, "undo_asked"), "waiting"), "[2,3]");
  agree(2, "true");
  come_back();
  EXPECT_EQ(part(latest(1, "undo_asked"), "waiting"), "[3]");
  agree(3, "false");
  EXPECT_EQ(part(latest(1, "undo_refused"), "by"), "3");
  come_back();
  EXPECT_EQ(latest(1, "undo_asked"), "") << "it was answered";
  take_back(1);
  agree(2, "true");
  agree(3, "true");
  EXPECT_EQ(part(latest(2, "update"), "events.0.event.kind"), "undo");
  come_back();
  EXPECT_EQ(latest(1, "undo_asked"), "") << "it was done";
}

}  // namespace
}  // namespace penta

// What happens to tables that were damaged or interrupted.
#include "protocol/testing/frail_hall.h"

namespace penta {
namespace {

using testing::HasSubstr;

class HallDamageTest : public FrailHallTest {};

// --- damage

TEST_F(HallDamageTest, ADamagedTableIsClosedAndConcernsNoOther) {
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

TEST_F(HallDamageTest, EntriesWithoutAHashAreOfOlderHosts) {
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

TEST_F(HallDamageTest, KeysThatCannotBeReadAreNotUnknown) {
  three_choose();
  frail_.no_keys = true;
  enter(4, "192.0.2.4");
  EXPECT_EQ(part(join(4, key(1)), "code"), "not_now");
  frail_.no_keys = false;
  EXPECT_EQ(part(join(4, key(1)), "type"), "update");
}

// --- interruptions

TEST_F(HallDamageTest, ADealThatWasInterruptedBeginsAgain) {
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

TEST_F(HallDamageTest, AnOpenQuestionOutlivesTheHost) {
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

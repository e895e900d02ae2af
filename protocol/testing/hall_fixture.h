// Tables played by messages, for the hall's tests: clients, what they are sent, and the way to a
// match that runs.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "protocol/hall.h"
#include "protocol/json.h"
#include "protocol/memory_archive.h"
#include "table/fairness.h"

namespace penta {

inline std::uint64_t random_state = 1;
inline void test_random(std::span<std::uint8_t> bytes) {
  FastChance chance(++random_state);
  for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(chance.below(256));
}

// A field of a message as text, whatever its kind; "a.b" goes into objects, "a.0" into lists.
inline std::string get(const std::string& json, std::string_view path) {
  const auto document = JsonDocument::parse(json);
  if (!document) return "(no JSON)";
  Node node = document->root();
  for (const std::string_view part : split(path, '.')) {
    if (const auto place = whole_number(part)) {
      if (static_cast<std::size_t>(*place) >= node.size()) return "(none)";
      node = node.item(static_cast<std::size_t>(*place));
      continue;
    }
    const auto found = node.find(part);
    if (!found) return "(none)";
    node = *found;
  }
  switch (node.kind()) {
    case Node::Kind::text:
      return std::string(node.text());
    case Node::Kind::integer:
      return std::to_string(node.integer());
    case Node::Kind::boolean:
      return node.boolean() ? "true" : "false";
    case Node::Kind::null:
      return "null";
    default: {
      JsonWriter out;
      write_node(out, node);
      return out.json();
    }
  }
}

// The same, or an empty text if it is not there.
inline std::string part(const std::string& json, std::string_view path) {
  const std::string found = get(json, path);
  return found == "(none)" ? "" : found;
}

class HallTest : public testing::Test {
 protected:
  using Messages = std::vector<std::string>;

  void restart(HallLimits limits = {}) {
    hall_.reset();
    hall_ = std::make_unique<Hall>(archive(), test_random, limits);
    inbox_.clear();
  }
  // For tests whose archive is not like others.
  virtual Archive& archive() { return archive_; }
  virtual void keep(const Row& row) { archive_.write(row); }
  void SetUp() override { restart(); }

  void enter(ClientId client, std::string_view hello = R"(,"previews":true)") {
    hall_->enter(client, "127.0.0.1", now_);
    say(client, R"({"type":"hello","version":1)" + std::string(hello) + "}");
    inbox_[client].clear();
  }

  // What the client is sent at once.
  Messages say(ClientId client, const std::string& text) {
    const std::size_t before = inbox_[client].size();
    hall_->receive(client, text, now_);
    settle();
    return {inbox_[client].begin() + static_cast<std::ptrdiff_t>(before), inbox_[client].end()};
  }

  // Rows are written, messages delivered, bots think at once; what is due by now is done.
  void settle() {
    for (;;) {
      const auto tick = hall_->next_tick();
      if (tick && *tick <= now_) hall_->tick(now_);
      Effects effects = hall_->take_effects();
      if (effects.empty()) return;
      for (const Row& row : effects.rows) keep(row);
      rows_ += effects.rows.size();
      for (Outgoing& message : effects.messages) {
        inbox_[message.client].push_back(std::move(message.text));
      }
      for (BotTask& task : effects.tasks) {
        hall_->answer(task.table, task.ticket, task.think(nullptr), now_);
      }
      for (const Job& job : effects.jobs) hall_->finished(job.ticket, job.run());
    }
  }
  void pass(Milliseconds time) {
    now_ += time;
    hall_->tick(now_);
    settle();
  }

  static std::string last(const Messages& messages, std::string_view type) {
    for (std::size_t i = messages.size(); i-- > 0;) {
      if (get(messages[i], "type") == type) return messages[i];
    }
    return "{}";
  }
  std::string last(ClientId client, std::string_view type) { return last(inbox_[client], type); }

  static std::string with_table(std::string_view type, const std::string& table,
                                const std::string& more = "") {
    return R"({"type":")" + std::string(type) + R"(","table":")" + table + "\"" + more + "}";
  }

  // A table with these seats; remembers its keys.
  void create(ClientId client, const std::string& seats, const std::string& more = "") {
    const Messages answer = say(client, R"({"type":"create","id":"c","game":")" + game_ +
                                            R"(","seats":)" + seats + R"(,"pace":0)" + more + "}");
    created_ = last(answer, "created");
    ASSERT_THAT(created_, testing::HasSubstr("host")) << testing::PrintToString(answer);
    table_ = get(created_, "table");
  }
  std::string key(int i) const { return get(created_, "seats." + std::to_string(i) + ".key"); }
  // With the seat's own key, once somebody has it.
  void join(ClientId client, const std::string& key, const std::string& more = "") {
    const std::string own = own_keys_.contains(key) ? own_keys_[key] : key;
    const Messages answer = say(client, R"({"type":"join","key":")" + own + "\"" + more + "}");
    const std::string joined = last(answer, "joined");
    ASSERT_EQ(get(joined, "table"), table_) << testing::PrintToString(answer);
    if (get(joined, "key") != "(none)") own_keys_[key] = get(joined, "key");
  }

  // The devices of these (client, seat) pairs take part in the deal.
  void start(ClientId host, const std::vector<std::pair<ClientId, int>>& devices) {
    say(host, with_table("start", table_, R"(,"id":"s")"));
    for (const auto& [client, seat] : devices) {
      say(client, with_table("commit", table_,
                             R"(,"seat":)" + std::to_string(seat) + R"(,"commit":")" +
                                 to_hex(commitment(secret(seat))) + "\""));
    }
    for (const auto& [client, seat] : devices) {
      say(client, with_table("reveal", table_,
                             R"(,"seat":)" + std::to_string(seat) + R"(,"reveal":")" +
                                 to_hex(secret(seat)) + "\""));
    }
  }
  static Digest secret(int seat) { return sha256("device " + std::to_string(seat)); }

  // One person against three bots, dealt and ready.
  void solo(const std::string& more = "") {
    enter(1);
    create(1, R"([{"name":"Ada"},{"who":"bot"},{"who":"bot"},{"who":"bot","level":"easy"}])", more);
    join(1, get(created_, "host"));
    join(1, key(0));
    start(1, {{1, 1}});
    ASSERT_EQ(get(last(1, "table"), "stage"), "running");
  }
  // Ada and Ben on devices of their own, bots in the other seats; nothing is dealt yet.
  void two_people(int bots, const std::string& more = "") {
    enter(1);
    enter(2);
    std::string seats = R"([{"name":"Ada"},{"name":"Ben"})";
    for (int i = 0; i < bots; ++i) seats += R"(,{"who":"bot"})";
    create(1, seats + "]", more);
    join(1, get(created_, "host"));
    join(1, key(0));
    join(2, key(1));
  }
  void deal_to_two() { start(1, {{1, 1}, {2, 2}}); }
  Messages play(ClientId client, int seat, const std::string& move, const std::string& seen,
                const std::string& id = "") {
    return say(client, with_table("move", table_,
                                  R"(,"seat":)" + std::to_string(seat) + R"(,"move":")" + move +
                                      R"(","seen":)" + seen +
                                      (id.empty() ? "" : R"(,"id":")" + id + "\"")));
  }

  // The first legal move of that seat, again and again.
  void play_to_the_end(ClientId client, int seat) {
    for (int i = 0; i < 500 && get(last(client, "update"), "state.outcome") == "null"; ++i) {
      const std::string update = last(client, "update");
      const std::string move = get(update, "state.legal.0.move");
      if (move == "(none)") {
        pass(1);
        continue;
      }
      play(client, seat, move, get(update, "number"));
    }
  }

  // Ada and Ben, each with a device, and two bots. Ada has played a card that all have seen: her
  // table before that, and what she says in order to take it back.
  std::pair<std::string, std::string> ada_has_shown_something() {
    two_people(2);
    deal_to_two();
    for (int i = 0; i < 20 && get(last(1, "update"), "state.to_act.0") != "1"; ++i) {
      const std::string update = last(2, "update");
      if (get(update, "state.to_act.0") == "2") {
        play(2, 2, get(update, "state.legal.0.move"), get(update, "number"));
      }
      pass(1);
    }
    const std::string before = last(1, "update");
    play(1, 1, get(before, "state.legal.0.move"), get(before, "number"));
    return {before, R"(,"seat":1,"seen":)" + get(last(1, "update"), "number")};
  }

  // Ann, Ben and Cy, clients 1 to 3, in the first trick of a Quick match.
  void three_choose_in_secret() {
    for (const ClientId client : {1, 2, 3}) enter(client);
    create(1, R"([{"name":"Ann"},{"name":"Ben"},{"name":"Cy"}])",
           R"(,"options":{"players":"3","variant":"quick"})");
    join(1, get(created_, "host"));
    for (const int seat : {1, 2, 3}) join(static_cast<ClientId>(seat), key(seat - 1));
    start(1, {{1, 1}, {2, 2}, {3, 3}});
    ASSERT_EQ(get(last(1, "update"), "state.simultaneous"), "true");
  }
  std::string choose(int seat, int which) {
    const auto client = static_cast<ClientId>(seat);
    const std::string update = last(client, "update");
    const std::string move = get(update, "state.legal." + std::to_string(which) + ".move");
    return last(play(client, seat, move, get(update, "number")), "moved");
  }
  int lowest_card(int seat) {
    const std::string update = last(static_cast<ClientId>(seat), "update");
    int lowest = 0;
    int least = 100;
    for (int i = 0; i < 10; ++i) {
      const std::string move = get(update, "state.legal." + std::to_string(i) + ".move");
      const auto rank = static_cast<int>(*whole_number(move.substr(move.find('-') + 1)));
      if (rank < least) lowest = i;
      least = std::min(least, rank);
    }
    return lowest;
  }

  MemoryArchive archive_;
  std::unique_ptr<Hall> hall_;
  std::map<ClientId, std::vector<std::string>> inbox_;
  Milliseconds now_ = 1'000'000;
  std::size_t rows_ = 0;
  std::string game_ = "the-phase";  // of tables that are created
  std::string created_;
  std::map<std::string, std::string> own_keys_;  // by invitation
  std::string table_;
};

}  // namespace penta

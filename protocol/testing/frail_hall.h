// Tables of an archive that may fail, and limits that a test may set: clients at addresses, three
// who choose cards in secret.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/testing/hall_fixture.h"

namespace penta {

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

class FrailHallTest : public HallTest {
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

}  // namespace penta

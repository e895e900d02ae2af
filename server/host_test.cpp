// The hall with storage and bots, without a network, under more work for bots than there is time.
#include "server/host.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <deque>
#include <map>

#include "server/testing/player.h"
#include "server/testing/running.h"

namespace penta::server {
namespace {

using testing::field_of;
using Clock = std::chrono::steady_clock;

// The thread of the hall: runs what is posted, and ticks.
class Loop {
 public:
  void post(std::function<void()> job) {
    const std::scoped_lock guard(mutex_);
    jobs_.push_back(std::move(job));
    changed_.notify_all();
  }
  void wake_at(std::optional<Milliseconds> time) {
    using System = std::chrono::system_clock;
    wake_at_ = time ? System::time_point(std::chrono::milliseconds(*time)) : far_away();
  }
  // Whether it came to that before the time was over.
  template <class Done, class Tick>
  bool run_until(Done done, Tick tick, std::chrono::seconds patience) {
    const auto end = std::chrono::system_clock::now() + patience;
    while (!done()) {
      std::unique_lock guard(mutex_);
      changed_.wait_until(guard, std::min(wake_at_, end), [this] { return !jobs_.empty(); });
      if (std::chrono::system_clock::now() > end) return false;
      if (jobs_.empty()) {
        guard.unlock();
        wake_at_ = far_away();
        tick();
        continue;
      }
      const auto job = std::move(jobs_.front());
      jobs_.pop_front();
      guard.unlock();
      job();
    }
    return true;
  }

 private:
  static std::chrono::system_clock::time_point far_away() {
    return std::chrono::system_clock::now() + std::chrono::hours(1);
  }
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> jobs_;
  std::chrono::system_clock::time_point wake_at_ = far_away();
};

// Somebody who sits at many tables, always in seat 1, against two bots at each, and makes so many
// moves there.
class Guest {
 public:
  struct Place {
    int asked = 0;    // for a move; it was sent, and a hint was asked for
    int moved = 0;    // acknowledged
    int advised = 0;  // by a hint
    bool over = false;
  };

  Guest(Host& host, Loop& loop, ClientId id, int moves)
      : host_(host), loop_(loop), id_(id), moves_(moves) {
    host_.enter(id_, "192.0.2." + std::to_string(id_), "");
    say(R"({"type":"hello","version":1})");
  }

  void create(int tables, const std::string& level) {
    const std::string bot = R"({"who":"bot","level":")" + level + "\"}";
    for (int i = 0; i < tables; ++i) {
      say(R"({"type":"create","id":"c","game":"the-phase","hints":true,"pace":0,"seats":[{},)" +
          bot + "," + bot + R"(],"options":{"variant":"quick"}})");
    }
  }

  void receive(const std::string& message) {
    const std::string type = field_of(message, "type");
    EXPECT_NE(type, "error") << message;
    const std::string table = field_of(message, "table");
    if (type == "created") {
      places_[table];
      for (const char* key : {"host", "seats.0.key"}) {
        say(R"({"type":"join","key":")" + field_of(message, key) + "\"}");
      }
      about(table, R"("type":"start")");
    } else if (type == "deal") {
      take_part(table, field_of(message, "step"));
    } else if (type == "update") {
      move_if_asked(table, message);
    } else if (type == "moved") {
      ++places_[field_of(message, "re").substr(0, 32)].moved;
    } else if (type == "hint") {
      ++places_[table].advised;
    } else if (type == "pong") {
      slowest_ = std::max(slowest_, Clock::now() - asked_);
      ping();
    }
  }

  // Asks again and again, from now on, and notes how long an answer takes.
  void ping() {
    asked_ = Clock::now();
    say(R"({"type":"ping","id":"p"})");
  }

  const std::map<std::string, Place>& places() const { return places_; }
  double slowest_seconds() const { return std::chrono::duration<double>(slowest_).count(); }

 private:
  void say(const std::string& text) {
    host_.receive(id_, text);
    loop_.post([this] { host_.settle(); });
  }
  void about(const std::string& table, const std::string& fields) {
    say("{" + fields + R"(,"table":")" + table + "\"}");
  }
  void take_part(const std::string& table, const std::string& step) {
    const Digest secret = sha256(table);
    if (step == "commit") {
      about(table, R"("type":"commit","seat":1,"commit":")" + to_hex(commitment(secret)) + "\"");
    } else if (step == "reveal") {
      about(table, R"("type":"reveal","seat":1,"reveal":")" + to_hex(secret) + "\"");
    }
  }
  void move_if_asked(const std::string& table, const std::string& update) {
    Place& place = places_[table];
    place.over = field_of(update, "state.outcome") != "null";
    const std::string number = field_of(update, "number");
    const std::string move = field_of(update, "state.legal.0.move");
    const bool awaited = field_of(update, "state.to_act").find('1') != std::string::npos;
    const bool answered = place.asked > place.moved;  // others answer at the same time
    if (!awaited || move.empty() || answered || place.asked == moves_) return;
    ++place.asked;
    about(table, R"("type":"hint","seat":1,"id":"h")");
    about(table, R"("type":"move","seat":1,"id":")" + table + number + R"(","seen":)" + number +
                     R"(,"move":")" + move + "\"");
  }

  Host& host_;
  Loop& loop_;
  ClientId id_;
  int moves_;
  std::map<std::string, Place> places_;
  Clock::time_point asked_;
  Clock::duration slowest_{};
};

TEST(Host, AFloodOfWorkForBotsHoldsNobodyUp) {
  constexpr int tables = 60;
  constexpr int moves = 2;
  Limits limits;
  limits.thinking_tasks = 4;
  const HallLimits hall{.messages_per_second = 1'000'000,
                        .tables_per_hour = 1'000'000,
                        .hints_per_minute = 1'000'000,
                        .joined_per_client = 2 * tables};
  const auto storage = testing::in_memory();
  Loop loop;
  std::map<ClientId, Guest*> guests;
  Host host(*storage, limits, hall,
            {.post =
                 [&](std::function<void()> job) {
                   loop.post([&host, job = std::move(job)] {
                     job();
                     host.settle();
                   });
                 },
             .send =
                 [&](const std::vector<Outgoing>& messages) {
                   for (const auto& [id, text] : messages) guests.at(id)->receive(text);
                 },
             .wake_at = [&](std::optional<Milliseconds> time) { loop.wake_at(time); },
             .fail = [](const Error& error) { ADD_FAILURE() << error.text; }});
  Guest flooder(host, loop, 1, moves);
  Guest other(host, loop, 2, 1000);
  guests = {{1, &flooder}, {2, &other}};
  flooder.create(tables, "hard");
  other.create(1, "easy");
  other.ping();

  const auto is_over = [&] {
    if (other.places().empty() || !other.places().begin()->second.over) return false;
    if (flooder.places().size() < tables) return false;
    return std::all_of(flooder.places().begin(), flooder.places().end(), [](const auto& each) {
      return each.second.moved == moves && each.second.advised == moves;
    });
  };
  const auto tick = [&] {
    host.tick();
    host.settle();
  };
  EXPECT_TRUE(loop.run_until(is_over, tick, std::chrono::seconds(60)));
  host.finish();
  RecordProperty("slowest_ms", static_cast<int>(1000 * other.slowest_seconds()));
  EXPECT_LT(other.slowest_seconds(), 2.0);
}

}  // namespace
}  // namespace penta::server

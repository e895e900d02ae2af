// The hall with storage and bots, without a network, under more work for bots than there is time.
#include "server/host.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <latch>
#include <map>
#include <mutex>
#include <thread>

#include "server/memory_storage.h"
#include "server/testing/player.h"

namespace penta::server {
namespace {

using testing::field_of;

// The thread of the hall: runs what is posted, one after the other, and ticks.
class Loop {
 public:
  void post(std::function<void()> job) {
    const std::scoped_lock guard(mutex_);
    jobs_.push_back(std::move(job));
    ++posted_;
    changed_.notify_all();
  }
  // How many jobs were posted so far, and how many have begun.
  std::uint64_t posted() const {
    const std::scoped_lock guard(mutex_);
    return posted_;
  }
  std::uint64_t begun() const { return begun_; }
  void wake_at(std::optional<Milliseconds> time) {
    using System = std::chrono::system_clock;
    wake_at_ = time ? System::time_point(std::chrono::milliseconds(*time)) : far_away();
  }
  // Whether it came to that. It takes as long as it takes; the limit is for a hall that stands
  // still.
  template <class Done, class Tick>
  bool run_until(Done done, Tick tick) {
    const auto end = std::chrono::system_clock::now() + std::chrono::minutes(10);
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
      ++begun_;
      guard.unlock();
      job();
    }
    return true;
  }

 private:
  static std::chrono::system_clock::time_point far_away() {
    return std::chrono::system_clock::now() + std::chrono::hours(1);
  }
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> jobs_;
  std::uint64_t posted_ = 0;
  std::uint64_t begun_ = 0;
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
    // Searches that had begun when bots were last asked for a move; they are asked still.
    std::optional<std::uint64_t> bots_asked{};
  };

  Guest(Host& host, Loop& loop, ClientId id, int moves)
      : host_(host), loop_(loop), id_(id), moves_(moves) {
    host_.enter(id_, "192.0.2." + std::to_string(id_), "");
    say(R"({"type":"hello","version":1})");
  }

  void create(int tables, const std::string& level) {
    glancing_ = level == "easy";
    const std::string bot = R"({"who":"bot","level":")" + level + "\"}";
    for (int i = 0; i < tables; ++i) {
      say(R"({"type":"create","id":"c","game":"the-phase","hints":true,"pace":0,"seats":[{},)" +
          bot + "," + bot + R"(],"options":{"variant":"quick"}})");
    }
  }

  // `thought` is how much was being searched when a bot gave the answer that this follows from.
  void receive(const std::string& message, const std::optional<Thinkers::Load>& thought) {
    const std::string type = field_of(message, "type");
    EXPECT_NE(type, "error") << message;
    const std::string table = field_of(message, "table");
    if (type == "created") {
      for (const char* key : {"host", "seats.0.key"}) {
        say(R"({"type":"join","key":")" + field_of(message, key) + "\"}");
      }
      about(table, R"("type":"start")");
    } else if (type == "deal") {
      take_part(table, field_of(message, "step"));
    } else if (type == "update") {
      watch_bots(places_[table], message, thought);
      move_if_asked(table, message);
    } else if (type == "moved") {
      ++places_[field_of(message, "re").substr(0, 32)].moved;
    } else if (type == "hint") {
      ++places_[table].advised;
    } else if (type == "pong") {
      // The hall has dealt with nothing that came after the question.
      EXPECT_LE(loop_.begun(), answer_due_);
      ++pongs_;
      pinging_ = false;
    }
  }

  // Unless the answer to the last one has not come.
  void ping() {
    if (std::exchange(pinging_, true)) return;
    say(R"({"type":"ping","id":"p"})");
    answer_due_ = loop_.posted();
  }

  // Tables where the match has begun.
  const std::map<std::string, Place>& places() const { return places_; }
  int pongs() const { return pongs_; }
  int moves_of_bots() const { return moves_of_bots_; }

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
  // Bots that only glance do not wait for any search that begins after they were asked.
  void watch_bots(Place& place, const std::string& update,
                  const std::optional<Thinkers::Load>& thought) {
    if (thought && place.bots_asked && glancing_) {
      EXPECT_LE(thought->searches_begun, *place.bots_asked);
      ++moves_of_bots_;
    }
    const std::string awaited = field_of(update, "state.to_act");
    place.bots_asked.reset();
    if (awaited.find_first_of("23") != std::string::npos) {
      place.bots_asked = host_.thinking().searches_begun;
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
  bool pinging_ = false;
  std::uint64_t answer_due_ = 0;  // with this job of the loop
  int pongs_ = 0;
  int moves_of_bots_ = 0;
  bool glancing_ = false;  // its bots do not search
};

// One thread thinks for all bots, and many more searches are wanted than may wait.
TEST(Host, AFloodOfWorkForBotsHoldsNobodyUp) {
  constexpr int tables = 60;
  constexpr int moves = 2;
  constexpr int pings = 100;
  Limits limits;
  limits.thinking_tasks = 4;
  limits.thinking_threads = 1;
  const HallLimits hall{.messages_per_second = 1'000'000,
                        .tables_per_hour = 1'000'000,
                        .hints_per_minute = 1'000'000,
                        .joined_per_client = 2 * tables};
  // Writes at once: nobody but whoever thinks posts anything.
  const auto storage = make_memory_storage();
  Loop loop;
  std::map<ClientId, Guest*> guests;
  std::optional<Thinkers::Load> thought;  // that the present job brings
  std::latch go_on(1);
  const auto hall_thread = std::this_thread::get_id();
  Host host(*storage, limits, hall,
            {.post =
                 [&](std::function<void()> job) {
                   if (std::this_thread::get_id() == hall_thread) {
                     ADD_FAILURE() << "the hall has thought by itself";
                   } else {
                     go_on.wait();
                   }
                   const Thinkers::Load load = host.thinking();
                   EXPECT_LE(load.searches_waiting, limits.thinking_tasks);
                   loop.post([&, load, job = std::move(job)] {
                     thought = load;
                     job();
                     host.settle();
                     thought.reset();
                     guests.at(2)->ping();
                   });
                 },
             .send =
                 [&](const std::vector<Outgoing>& messages) {
                   for (const auto& [id, text] : messages) guests.at(id)->receive(text, thought);
                 },
             .wake_at = [&](std::optional<Milliseconds> time) { loop.wake_at(time); },
             .fail = [](const Error& error) { ADD_FAILURE() << error.text; }});
  Guest flooder(host, loop, 1, moves);
  Guest other(host, loop, 2, 1000);
  guests = {{1, &flooder}, {2, &other}};
  const auto tick = [&] {
    host.tick();
    host.settle();
  };
  const auto each_of_flooder = [&](const auto& holds) {
    return flooder.places().size() == tables &&
           std::all_of(flooder.places().begin(), flooder.places().end(),
                       [&](const auto& each) { return holds(each.second); });
  };

  // While no bot gets anywhere, everything is done that needs none.
  flooder.create(tables, "hard");
  other.create(1, "easy");
  const auto nothing_left = [&] {
    other.ping();
    return other.pongs() >= pings && other.places().size() == 1 &&
           each_of_flooder([](const Guest::Place& place) { return place.moved == place.asked; });
  };
  const bool went_on = loop.run_until(nothing_left, tick);
  EXPECT_EQ(host.thinking().searches_waiting, limits.thinking_tasks);

  // Then everybody gets everything, and the other one's bots never wait for a search.
  go_on.count_down();
  ASSERT_TRUE(went_on);
  const auto is_over = [&] {
    return other.places().begin()->second.over && each_of_flooder([](const Guest::Place& place) {
             return place.moved == moves && place.advised == moves;
           });
  };
  EXPECT_TRUE(loop.run_until(is_over, tick));
  host.finish();
  EXPECT_GE(other.moves_of_bots(), 10);  // or there was nothing to compare
}

}  // namespace
}  // namespace penta::server

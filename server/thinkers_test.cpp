#include "server/thinkers.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <latch>
#include <numeric>

namespace penta::server {
namespace {

constexpr bots::Spec hard{.kind = bots::Spec::Kind::search, .iterations = 50};
constexpr bots::Spec easy{.kind = bots::Spec::Kind::greedy};

// The first decision of a match.
BotTask task(std::uint64_t ticket, const bots::Spec& spec) {
  static const auto rules = *(*find_game("the-phase"))->make({});
  MatchChance chance(Digest{}, 0);
  std::vector<AnyEvent> events;
  auto state = rules->start(chance, events);
  const Seat seat = *state->to_act().begin();
  return {.table = "t" + std::to_string(ticket),
          .ticket = ticket,
          .state = std::move(state),
          .seat = seat,
          .spec = spec,
          .chance = FastChance(ticket)};
}

// One thread, which waits with its first answer until it is let go.
class ThinkersTest : public ::testing::Test {
 protected:
  static constexpr std::size_t most = 5;
  static constexpr std::uint64_t first_of_last = 1'000'000;
  static constexpr std::uint64_t last = first_of_last + most;

  void add(std::uint64_t from, std::uint64_t to, const bots::Spec& spec) {
    for (std::uint64_t ticket = from; ticket <= to; ++ticket) thinkers_.add(task(ticket, spec));
  }
  void add_jobs(std::uint64_t from, std::uint64_t to) {
    for (std::uint64_t ticket = from; ticket <= to; ++ticket) {
      thinkers_.add(
          {.ticket = ticket, .run = [ticket] { return "job " + std::to_string(ticket); }});
    }
  }
  // The first task is being thought about: all others wait.
  void occupy() {
    add(1, 1, hard);
    begun_.wait();
  }
  // All that come, in their order, however long they take. Jobs take turns with searches, and there
  // are fewer of those: when the last of these jobs is done, nothing that was added is still to
  // come.
  std::vector<std::uint64_t> answers() {
    add_jobs(first_of_last, last);
    go_on_.count_down();
    std::unique_lock guard(mutex_);
    changed_.wait(guard, [&] { return !tickets_.empty() && tickets_.back() == last; });
    std::erase_if(tickets_, [](std::uint64_t ticket) { return ticket >= first_of_last; });
    return tickets_;
  }

 private:
  void answered(const Thought& thought) {
    EXPECT_EQ(thought.table, "t" + std::to_string(thought.ticket));
    if (thought.ticket == 1) {
      begun_.count_down();
      go_on_.wait();
    }
    const std::scoped_lock guard(mutex_);
    tickets_.push_back(thought.ticket);
    changed_.notify_all();
  }

  std::latch begun_{1};
  std::latch go_on_{1};
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::uint64_t> tickets_;

 protected:
  Thinkers thinkers_{1, most, [this](const Thought& thought) { answered(thought); },
                     [this](std::uint64_t ticket, const std::string& result) {
                       EXPECT_EQ(result, "job " + std::to_string(ticket));
                       answered({.table = "t" + std::to_string(ticket), .ticket = ticket});
                     }};
};

std::vector<std::uint64_t> numbers(std::uint64_t from, std::uint64_t to) {
  std::vector<std::uint64_t> all(to - from + 1);
  std::iota(all.begin(), all.end(), from);
  return all;
}

TEST_F(ThinkersTest, AFloodOfSearchesIsBoundedAndLosesNothing) {
  occupy();
  add(2, 500, hard);
  // Five searches wait. All the others only glance, and need not wait for them.
  std::vector<std::uint64_t> expected{1};
  for (const std::uint64_t ticket : numbers(2 + most, 500)) expected.push_back(ticket);
  for (const std::uint64_t ticket : numbers(2, 1 + most)) expected.push_back(ticket);
  EXPECT_EQ(answers(), expected);
}

TEST_F(ThinkersTest, SearchesKeepNobodyElseWaiting) {
  occupy();
  add(2, 4, hard);
  add(5, 6, easy);
  EXPECT_EQ(answers(), (std::vector<std::uint64_t>{1, 5, 6, 2, 3, 4}));
}

TEST_F(ThinkersTest, JobsAndSearchesTakeTurns) {
  occupy();
  add_jobs(10, 13);
  add(2, 3, hard);
  add(4, 4, easy);
  EXPECT_EQ(answers(), (std::vector<std::uint64_t>{1, 4, 10, 2, 11, 3, 12, 13}));
}

}  // namespace
}  // namespace penta::server

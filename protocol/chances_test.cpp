#include "protocol/chances.h"

#include <gtest/gtest.h>

#include <numeric>

#include "protocol/record.h"

namespace penta {
namespace {

Match played_match(const OptionList& options) {
  const auto rules = *(*find_game("the-phase"))->make(options);
  Fairness fairness{.match_id = sha256("id"), .server_seed = sha256("seed")};
  fairness.server_commit = commitment(fairness.server_seed);
  std::vector<Sitter> sitters(static_cast<std::size_t>(rules->players()), {"Bot", "greedy"});
  Match match(rules, sitters, fairness);
  const auto bot = rules->bot({.kind = bots::Spec::Kind::greedy}, nullptr);
  while (!match.over()) {
    const Seat seat = match.state().to_act().front();
    FastChance chance = match.bot_chance();
    EXPECT_TRUE(match.play(seat, bot->choose(match.state(), seat, chance), 0).ok());
  }
  return match;
}

std::string question(const std::string& record, const std::string& after,
                     const std::string& viewer = "1", const std::string& continuations = "40") {
  return R"({"record":)" + record + R"(,"viewer":)" + viewer + R"(,"after":)" + after +
         R"(,"continuations":)" + continuations + "}";
}

// One row for each number asked about, or none.
std::vector<std::vector<double>> rows(const std::string& question) {
  const auto answer = chances(question);
  EXPECT_TRUE(answer) << answer.error().text;
  std::vector<std::vector<double>> rows;
  if (!answer) return rows;
  bool inside = false;
  for (std::size_t at = answer->find('[') + 1; at < answer->size();) {
    const char letter = (*answer)[at];
    if (letter == '[') rows.emplace_back();
    inside = letter == '[' || (inside && letter != ']');
    std::size_t length = 1;
    if (inside && letter != '[' && letter != ',') {
      rows.back().push_back(std::stod(answer->substr(at), &length));
    }
    at += length;
  }
  return rows;
}

TEST(Chances, SumToOneAndEndWithTheWinner) {
  for (const char* variant : {"standard", "quick"}) {
    for (const char* players : {"3", "6"}) {
      const Match match = played_match({{"variant", variant}, {"players", players}});
      const std::string last = std::to_string(match.log().size());
      const auto found = rows(question(write_record(match), "[0,5," + last + "]", "null"));
      ASSERT_EQ(found.size(), 3U);
      for (const auto& row : found) {
        ASSERT_EQ(row.size(), static_cast<std::size_t>(match.rules().players()));
        EXPECT_NEAR(std::accumulate(row.begin(), row.end(), 0.0), 1.0, 1e-9);
      }
      const Outcome outcome = match.state().outcome();
      for (int i = 0; i < match.rules().players(); ++i) {
        EXPECT_EQ(found[2][static_cast<std::size_t>(i)], outcome.shares[seat_at(i)]);
      }
    }
  }
}

TEST(Chances, AreTheSameForTheSameQuestion) {
  const std::string record = write_record(played_match({}));
  EXPECT_EQ(*chances(question(record, "[0,3,9]")), *chances(question(record, "[0,3,9]")));
  // And do not depend on what else is asked.
  EXPECT_EQ(rows(question(record, "[0,3,9]"))[2], rows(question(record, "[9]"))[0]);
}

// Before a last card that leaves no choice, what may still happen is only what that card does.
TEST(Chances, AreCertainWhenNothingIsLeftToChoose) {
  int forced = 0;
  for (const char* players : {"3", "4", "5", "6"}) {
    const Match match = played_match({{"players", players}});
    const std::size_t last = match.log().size();
    if (match.state_at(last - 1)->legal_moves(match.log().back().seat).size() > 1) continue;
    ++forced;
    const auto found = rows(question(write_record(match), "[" + std::to_string(last - 1) + "]"));
    const Outcome outcome = match.state().outcome();
    for (int i = 0; i < match.rules().players(); ++i) {
      EXPECT_NEAR(found.at(0).at(static_cast<std::size_t>(i)), outcome.shares[seat_at(i)], 1e-9);
    }
  }
  EXPECT_GT(forced, 0);
}

// A seat does not hear of a secret choice that another changed: its numbers are lower by two.
TEST(Chances, CountEntriesAsTheViewerDoes) {
  const auto rules = *(*find_game("the-phase"))->make({{"variant", "quick"}, {"players", "3"}});
  Fairness fairness{.match_id = sha256("id"), .server_seed = sha256("seed")};
  fairness.server_commit = commitment(fairness.server_seed);
  Match match(rules, {{"Ann", ""}, {"Ben", ""}, {"Cem", ""}}, fairness);
  const auto play = [&](Seat seat, std::size_t which) {
    return match.play(seat, match.state().legal_moves(seat).at(which), 0).ok();
  };
  ASSERT_TRUE(match.state().simultaneous());
  ASSERT_TRUE(play(seat_at(0), 0));
  ASSERT_TRUE(play(seat_at(0), 1));
  while (!match.over()) ASSERT_TRUE(play(match.state().to_act().front(), 0));
  std::size_t heard = 0;
  for (std::size_t n = 1; n <= match.log().size(); ++n) heard += match.noticed(n, seat_at(1));
  ASSERT_LT(heard, match.log().size());
  const std::string record = write_record(match);
  const std::string own = "[" + std::to_string(match.log().size()) + "]";
  const std::string other = "[" + std::to_string(heard) + "]";
  EXPECT_EQ(rows(question(record, own, "1")), rows(question(record, other, "2")));
  EXPECT_FALSE(chances(question(record, own, "2")));
}

TEST(Chances, RefuseWhatCannotBeAnswered) {
  const std::string record = write_record(played_match({{"variant", "quick"}}));
  EXPECT_FALSE(chances("nonsense"));
  EXPECT_FALSE(chances("{}"));
  EXPECT_FALSE(chances(question("{}", "[0]")));
  EXPECT_FALSE(chances(question(record, "[-1]")));
  EXPECT_FALSE(chances(question(record, "[100000]")));
  EXPECT_FALSE(chances(question(record, R"(["0"])")));
  EXPECT_FALSE(chances(question(record, "0")));
  EXPECT_FALSE(chances(question(record, "[0]", "9")));
  EXPECT_FALSE(chances(question(record, "[0]", "1", "0")));
  EXPECT_FALSE(chances(question(record, "[0]", "1", "1000000")));
  std::string changed = record;
  changed.replace(changed.find("\"Bot\""), 5, "\"Bob\"");
  EXPECT_FALSE(chances(question(changed, "[0]")));
}

}  // namespace
}  // namespace penta

// Simultaneous answers: their order does not matter, nor what was answered before a change of mind.
#pragma once

#include <algorithm>
#include <vector>

#include "testing/battery_play.h"

namespace penta::battery {

template <Game Rules>
class Answers {
 public:
  using State = typename Rules::State;
  using Entry = typename RandomMatch<Rules>::Entry;

  // One answer for each seat that is still asked.
  explicit Answers(RandomMatch<Rules>& match) : match_(match) {
    for (const Seat seat : match.rules.to_act(match.state)) answers_.push_back(random_answer(seat));
  }

  std::size_t size() const { return answers_.size(); }

  State given_in_order() const { return after(answers_); }

  // Every order, or 24 of them: turned round, then shuffled.
  void expect_any_order(const State& expected) {
    constexpr int most_orders = 24;
    std::vector<std::size_t> order(answers_.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    const bool all = order.size() <= 4;
    if (!all) std::reverse(order.begin(), order.end());
    for (int n = 0; n < most_orders; ++n) {
      std::vector<Entry> entries;
      for (const std::size_t i : order) entries.push_back(answers_[i]);
      ASSERT_TRUE(same_bytes(after(entries), expected)) << "the order of answers matters";
      if (!all) {
        draw_to_front(std::span(order), order.size(), match_.choice);
      } else if (!std::next_permutation(order.begin(), order.end())) {
        return;
      }
    }
  }

  // Some answer something else first.
  void expect_changes_do_not_show(const State& expected) {
    std::vector<Entry> entries;
    for (std::size_t i = 0; i + 1 < answers_.size(); ++i) {
      entries.push_back(random_answer(answers_[i].seat));
    }
    entries.insert(entries.end(), answers_.begin(), answers_.end());
    ASSERT_TRUE(same_bytes(after(entries), expected))
        << "an answer that was changed has left a trace";
  }

 private:
  static constexpr std::size_t final_entry = 1'000'000;

  Entry random_answer(Seat seat) {
    auto moves = moves_of(match_.rules, match_.rules.view(match_.state, seat));
    std::erase_if(moves, [&](const auto& move) { return interjects(match_.rules, move); });
    return {seat, pick(moves, match_.choice)};
  }

  // The last answer draws from the same chance in every order and after any number of changes.
  State after(const std::vector<Entry>& entries) const {
    State state = match_.state;
    for (std::size_t i = 0; i < entries.size(); ++i) {
      const bool last = i + 1 == entries.size();
      MatchChance chance = match_.chance_of(last ? final_entry : i);
      match_.rules.apply(state, entries[i].seat, entries[i].move, chance, no_observer);
    }
    return state;
  }

  RandomMatch<Rules>& match_;
  std::vector<Entry> answers_;
};

template <Game Rules, class Traits>
void order_of_answers_does_not_matter(int matches) {
  play_all<Rules, Traits>(matches, [](RandomMatch<Rules>& match) {
    if (match.over() || !match.rules.simultaneous(match.state)) return;
    Answers<Rules> answers(match);
    if (answers.size() < 2) return;
    const auto expected = answers.given_in_order();
    ASSERT_NO_FATAL_FAILURE(answers.expect_any_order(expected)) << match;
    ASSERT_NO_FATAL_FAILURE(answers.expect_changes_do_not_show(expected)) << match;
  });
}

}  // namespace penta::battery

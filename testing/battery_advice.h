// Advice: true by a slow and obvious check of the game's own, in words, and seldom the most
// general.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "testing/battery_words.h"

namespace penta::battery {

template <Game Rules>
std::vector<typename Rules::Move> all_but(const std::vector<typename Rules::Move>& moves,
                                          const typename Rules::Move& one) {
  std::vector<typename Rules::Move> others;
  for (const auto& move : moves) {
    if (!same_bytes(move, one)) others.push_back(move);
  }
  return others;
}

// Whatever is said about the move is true, has words, and is the same in a world that looks the
// same.
template <Game Rules, class Traits>
void advice_holds(const Rules& rules, const typename Rules::State& state, Seat seat,
                  const typename Rules::Move& move) {
  const auto view = rules.view(state, seat);
  const auto rivals = all_but<Rules>(moves_of(rules, view), move);
  FastChance chance(7);
  const auto same = rules.view(imagine(rules, view, chance), seat);
  std::vector<Advice> said{rules.advice(view, move, rivals)};
  ASSERT_EQ(said[0], rules.advice(same, move, rivals)) << rules.notation(move);
  if constexpr (Foreseeing<Rules>) {
    const auto outlook = rules.outlook(view, move);
    ASSERT_EQ(outlook, rules.outlook(same, move)) << rules.notation(move);
    if (outlook) said.push_back(*outlook);
  }
  for (const Advice& advice : said) {
    const std::string english = rules.say(advice, speaker_to(seat, Lang::en));
    const std::string german = rules.say(advice, speaker_to(seat, Lang::de));
    ASSERT_NO_FATAL_FAILURE(expect_sentence(english));
    ASSERT_NO_FATAL_FAILURE(expect_sentence(german));
    ASSERT_NE(english, german);
    ASSERT_EQ(Traits::flaw(rules, view, move, rivals, advice), "")
        << english << "\n"
        << rules.notation(move) << "\n"
        << rules.board(view, speaker_to(seat, Lang::en), Ink{});
  }
}

template <Game Rules, class Traits>
void advice_is_true(int matches) {
  if constexpr (Advising<Rules>) {
    play_all<Rules, Traits>(matches, [](RandomMatch<Rules>& match) {
      for (const Seat seat : match.rules.to_act(match.state)) {
        const auto moves = moves_of(match.rules, match.rules.view(match.state, seat));
        const auto& move = pick(moves, match.choice);
        ASSERT_NO_FATAL_FAILURE((advice_holds<Rules, Traits>(match.rules, match.state, seat, move)))
            << match;
      }
    });
  }
}

// Of the positions of matches between greedy players, what a search thinks of every fifth.
template <Game Rules, class Traits>
void advice_is_seldom_general(int positions) {
  if constexpr (Advising<Rules>) {
    constexpr std::size_t most = 3;
    const auto sets = option_sets<Traits>();
    std::string general;
    int asked = 0;
    int unexplained = 0;
    for (std::uint64_t number = 0; asked < positions; ++number) {
      const Rules rules = make_rules<Rules>(sets[number % sets.size()]);
      bots::SearchBot<Rules> bot(rules, {.iterations = 60});
      FastChance chance(number);
      auto state = rules.start(chance, no_observer);
      for (int decision = 0; !rules.to_act(state).empty() && asked < positions; ++decision) {
        const Seat seat = rules.to_act(state).front();
        const auto view = rules.view(state, seat);
        const auto move = rules.greedy(view);
        const auto moves = moves_of(rules, view);
        if (moves.size() > 1 && decision % 5 == static_cast<int>(number % 5)) {
          const auto opinions = bot.opinions(view, most, chance);
          for (const auto& opinion : opinions) {
            ASSERT_NO_FATAL_FAILURE(
                (advice_holds<Rules, Traits>(rules, state, seat, opinion.move)));
          }
          const auto& best = opinions[0].move;
          ++asked;
          if (rules.advice(view, best, all_but<Rules>(moves, best)).code == 0) {
            ++unexplained;
            general += rules.notation(best) + "\n" +
                       rules.board(view, speaker_to(seat, Lang::en), Ink{}) + "\n";
          }
        }
        decide(rules, state, seat, move, chance, no_observer);
      }
    }
    EXPECT_LE(unexplained * 10, asked) << general;
  }
}

}  // namespace penta::battery

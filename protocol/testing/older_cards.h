// Matches of Phase as a program would have played them whose box had other cards: what is in ours
// may change one day, and what was played before has to stay provable.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "protocol/record.h"

namespace penta {

// The box of this program with another attack on its first side.
inline std::string older_box() {
  const auto today = *(*find_game("phase"))->make({});
  std::string box = today->brought().at(0).second;
  // side, title, German title, faction, alignment, cost, attack
  std::size_t word = box.find("\nside\t");
  for (int i = 0; i < 6; ++i) word = box.find('\t', word) + 1;
  box[word] = box[word] == '9' ? '8' : '9';
  return box;
}

inline const OptionList short_match{{"players", "2"}, {"round_limit", "2"}};

// Played at random, to its end.
inline Match match_with(const OptionList& brought) {
  auto rules = (*find_game("phase"))->make(short_match, brought);
  Fairness fairness{.match_id = sha256("id"), .server_seed = sha256("seed")};
  fairness.server_commit = commitment(fairness.server_seed);
  Match match(*rules, {{"Ann", "random"}, {"Ben", "random"}}, fairness);
  FastChance chance(3);
  while (!match.over()) {
    const Seat seat = match.state().to_act().front();
    const auto moves = match.state().legal_moves(seat);
    match.play(seat, moves[chance.below(static_cast<std::uint32_t>(moves.size()))],
               static_cast<Milliseconds>(match.log().size()));
  }
  return match;
}

inline Match older_match() { return match_with({{"cards", older_box()}}); }

}  // namespace penta

// What a standing is worth at the end of a turn: each seat's chance to win the match.
//
// Only plain arithmetic, no library functions: it is the same on every machine.
#include "engine/exponential.h"
#include "games/phaktionz/worth.h"

namespace penta::phaktionz {
namespace {

constexpr float of_deck = 0.06F;   // a card of the deck
constexpr float of_board = 0.03F;  // a point of worth on the battlefield
constexpr float of_hand = 0.08F;
constexpr float of_turn = 0.25F;  // who has the next one
constexpr int most_useful = 7;    // cards of a hand

float strength_of(const Rules& rules, const State& state, Seat seat) {
  const Lord& lord = state.table.lords[seat];
  const TrueSight sight{state};
  const Worth<TrueSight> worth(rules, state.table, sight, seat);
  int board = 0;
  worth.judge().for_each_in_play(seat, [&](Spot spot) { board += worth.of(spot); });
  const auto times = [](float weight, int count) { return weight * static_cast<float>(count); };
  return times(of_deck, lord.deck) + times(of_board, board) +
         times(of_hand, std::min<int>(lord.hand, most_useful)) +
         (state.table.active == seat ? of_turn : 0);
}

// The fewer cards are left, the more each of them says.
float urgency(const Table& table) {
  constexpr float usual = 45;
  constexpr float least = 15;
  const int left = std::min(table.lords[Seat{0}].deck, table.lords[Seat{1}].deck);
  return usual / (static_cast<float>(left) + least);
}

}  // namespace

PerSeat<float> Rules::value(const State& state) const {
  const Table& table = state.table;
  if (table.over()) return even_shares<float>(table.winners);
  PerSeat<float> value{};
  const float lead = strength_of(*this, state, Seat{0}) - strength_of(*this, state, Seat{1});
  const float odds = exponential(lead * urgency(table));
  value[Seat{0}] = odds / (1 + odds);
  value[Seat{1}] = 1 - value[Seat{0}];
  return value;
}

}  // namespace penta::phaktionz

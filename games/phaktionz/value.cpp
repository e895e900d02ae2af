// What a standing is worth at the end of a turn: each seat's chance to win the match.
//
// Only plain arithmetic, no library functions: it is the same on every machine.
#include "engine/exponential.h"
#include "games/phaktionz/worth.h"

namespace penta::phaktionz {
namespace {

// Fitted to 20,000 turns of 972 matches of likely moves between ready decks.
constexpr float of_deck = 0.164F;   // a card of the deck
constexpr float of_board = 0.038F;  // a point of worth on the battlefield
constexpr float of_dmg = -0.24F;    // so much of that is for DMG that does not strike
constexpr float of_hand = 0.16F;
constexpr float of_turn = 0.36F;  // who has the next one
constexpr int most_useful = 7;    // cards of a hand

float strength_of(const Rules& rules, const State& state, Seat seat) {
  const Lord& lord = state.table.lords[seat];
  const TrueSight sight{state};
  const Worth<TrueSight> worth(rules, state.table, sight, seat);
  int board = 0;
  int dmg = 0;
  worth.judge().for_each_unit(seat, [&](Spot spot) {
    board += worth.of(spot);
    dmg += worth.judge().dmg(spot);
  });
  const auto times = [](float weight, int count) { return weight * static_cast<float>(count); };
  return times(of_deck, lord.deck) + times(of_board, board) + times(of_dmg, dmg) +
         times(of_hand, std::min<int>(lord.hand, most_useful)) +
         (state.table.active == seat ? of_turn : 0);
}

}  // namespace

PerSeat<float> Rules::value(const State& state) const {
  const Table& table = state.table;
  if (table.over()) return even_shares<float>(table.winners);
  PerSeat<float> value{};
  const float lead = strength_of(*this, state, Seat{0}) - strength_of(*this, state, Seat{1});
  const float odds = exponential(lead);
  value[Seat{0}] = odds / (1 + odds);
  value[Seat{1}] = 1 - value[Seat{0}];
  return value;
}

}  // namespace penta::phaktionz

// What search makes of positions of Phase in which it once did something silly.
#include <gtest/gtest.h>

#include <string>

#include "bots/search.h"
#include "games/phase/testing/bot_board.h"

namespace penta::phase {
namespace {

// How often of ten times it passes, with few iterations.
int passes(BotBoard& board) {
  int passes = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    FastChance chance(seed);
    const std::string move = board.chosen([&](const Rules& rules, const View& view) {
      bots::Search<Rules> search(rules, {.iterations = 100});
      return search.choose(view, chance);
    });
    passes += move == "pass";
  }
  return passes;
}

TEST(PhaseSearch, PlaysNothingMoreWhenTheMatchIsDecided) {
  BotBoard board;
  board.play(1, "Lantern Child / Berserker").hand(1, "Berserker / Nighthawk");
  board.hand(1, "Fire Spirit / Scout").influence(1, 5, 2).influence(2, 18, 3).nexus(0, 12);
  board.starts(2).ask(1, Step::last_round, Ask::action);
  EXPECT_EQ(passes(board), 10);
}

// The end of the turn takes it away again.
TEST(PhaseSearch, StrengthensNobodyElseWithThreePlayers) {
  BotBoard board(3);
  board.play(1, "Nighthawk / Berserker").play(2, "Heron Caller / Necromancer");
  board.hand(3, "Oath Sister / Wax Imp").hand(3, "High Keeper Oriel / Black Ledger");
  board.hand(3, "The Cognet / Fallen Warden").barracks(3, "Ted / Moon Aunt");
  board.ask(3, Step::last_round, Ask::action);
  EXPECT_EQ(passes(board), 10);
}

}  // namespace
}  // namespace penta::phase

#include "games/phase/testing/bot_board.h"

namespace penta::phase {
namespace {

using Board = BotBoard;
using Notations = std::vector<std::string>;

// --- attacks

TEST(Bot, AttacksTheNexusThatNobodyCanDefend) {
  Board board;
  board.play(1, "Squeezle / Pennaggolan").play(2, "Brass Porter / Wax Imp");
  board.ask(1, Step::attack, Ask::attack);
  EXPECT_EQ(board.greedy(), "attack");
  board.ask(1, Step::declare, Ask::target);
  EXPECT_EQ(board.greedy(), "nexus");
}

TEST(Bot, DoesNotRunIntoAWall) {
  Board board;
  board.play(1, "Sedge Runner / Squeezle").play(2, "Brass Porter / Wax Imp");
  board.ask(1, Step::attack, Ask::attack);
  EXPECT_EQ(board.greedy(), "develop");
}

TEST(Bot, SendsThoseThatComeThrough) {
  Board board;
  board.play(1, "Sedge Runner / Squeezle").play(1, "Squeezle / Berserker");
  board.play(2, "Brass Porter / Wax Imp");
  board.ask(1, Step::declare, Ask::attackers);
  EXPECT_EQ(board.greedy(), "send Squeezle");
}

TEST(Bot, TakesFromTheLeaderWhatTheNexusHasNoMore) {
  Board board;
  board.play(1, "Squeezle / Pennaggolan").influence(1, 9, 2).influence(2, 10, 0).nexus(0, 12);
  board.ask(1, Step::declare, Ask::target);
  EXPECT_EQ(board.greedy(), "rival");
}

TEST(Bot, LeavesTheLastInfluenceWhenThatLosesTheMatch) {
  Board board;
  board.play(1, "Squeezle / Pennaggolan").influence(1, 3, 0).influence(2, 15, 4).nexus(2, 12);
  board.ask(1, Step::declare, Ask::target);
  EXPECT_EQ(board.greedy(), "rival");
}

TEST(Bot, RacesForThePoolThatEndsTheMatch) {
  Board board;
  board.play(1, "Squeezle / Pennaggolan").influence(1, 12, 0).influence(2, 6, 6).nexus(2, 14);
  board.ask(1, Step::declare, Ask::target);
  EXPECT_EQ(board.greedy(), "nexus");
}

// --- blocks

TEST(Bot, BlocksWhatItCanKill) {
  Board board;
  board.play(1, "Sedge Runner / Squeezle").play(2, "Brass Porter / Wax Imp").attacked();
  EXPECT_EQ(board.greedy(), "block Sedge Runner");
}

TEST(Bot, DoesNotThrowAWarriorAway) {
  Board board;
  board.play(1, "Drum Sergeant / Scout").play(2, "Ray Lancer / Arena Lion");
  board.play(1, "Leech Swarm / Squeezle").attacked();
  EXPECT_EQ(board.greedy(), "block Drum Sergeant");
  Board weak;
  weak.play(1, "The Eclipse / Scout").play(2, "Old Antler / Pennaggolan").attacked();
  weak.influence(1, 0, 0).nexus(20, 1).influence(2, 15, 0);
  EXPECT_EQ(weak.greedy(), "hold");  // one influence is not worth two large ones
}

// --- orders

TEST(Bot, KillsTheBlockerWithAnOrder) {
  Board board;
  board.play(1, "Pennaggolan / Squeezle").play(2, "Nighthawk / Berserker");
  board.hand(1, "Kindler / Scout");
  board.hand(1, "Trivet / Leech Swarm").barracks(1, "Ted / Berserker").skirmish(true);
  EXPECT_EQ(board.greedy(), "pass");  // it is dead anyway, and 2 of its 3 do not open the way
  Board open;
  open.play(1, "Pennaggolan / Squeezle").play(2, "Lantern Child / Peat Wyrm");
  open.hand(1, "Trivet / Leech Swarm").skirmish(true);
  EXPECT_EQ(open.greedy_moves(2), (Notations{"order Trivet", "choose Lantern Child"}));
}

TEST(Bot, SavesItsAttacker) {
  Board board;
  board.play(1, "Peat Wyrm / Ted").play(2, "Brass Porter / Wax Imp");
  board.hand(1, "Anonymous / Scout").skirmish(true);
  EXPECT_EQ(board.greedy(), "pass");  // neither dies, with it or without
  Board saved;
  saved.play(1, "Berserker / Ted").play(2, "Squeezle / Leech Swarm");
  saved.hand(1, "Gate Warden / Wax Imp").hand(1, "Anonymous / Scout").skirmish(true);
  EXPECT_EQ(saved.greedy_moves(2), (Notations{"order Anonymous", "choose Berserker"}));
}

TEST(Bot, AddsInfluenceWhereNobodyOpposes) {
  Board board;
  board.play(1, "Pennaggolan / Squeezle").hand(1, "Fire Spirit / Scout").skirmish(false);
  EXPECT_EQ(board.greedy(), "order Fire Spirit");
}

TEST(Bot, HoldsThatOrderWhileThereIsNoSkirmish) {
  Board board;
  board.play(1, "Pennaggolan / Squeezle").hand(1, "Fire Spirit / Scout");
  board.ask(1, Step::maneuver, Ask::action);
  EXPECT_EQ(board.greedy(), "pass");
  board.ask(1, Step::last_round, Ask::action);
  EXPECT_EQ(board.greedy(), "pass");
}

TEST(Bot, DestroysTheBestThatTheOthersHave) {
  Board board;
  board.play(1, "Fallen Warden / Oath Sister")
      .play(2, "Fallen Warden / Oath Sister")
      .play(2, "Pennaggolan / Trivet");
  board.hand(1, "The Warden Below / Gate Warden").barracks(1, "Ted / Berserker");
  board.barracks(1, "Ted / Peat Wyrm").barracks(1, "Ted / Moon Aunt");
  board.ask(1, Step::maneuver, Ask::action);
  EXPECT_EQ(board.greedy(), "order The Warden Below");
  const Notations moves = board.greedy_moves(3);
  EXPECT_EQ(moves.back(), "choose Pennaggolan");
}

TEST(Bot, DoesNotKillItsOwnWarrior) {
  Board board;
  board.play(1, "Squeezle / Pennaggolan").hand(1, "Trivet / Leech Swarm");
  board.hand(1, "Priest of Ash / Scout");
  board.ask(1, Step::maneuver, Ask::action);
  EXPECT_EQ(board.greedy(), "pass");
  EXPECT_EQ(board.likely(), "pass");
}

TEST(Bot, TurnsTheAttackerIntoSomethingHarmless) {
  Board board;
  board.play(1, "Pennaggolan / Trivet").hand(2, "The Cognet / Debt Ghost");
  board.barracks(2, "Ted / Berserker").skirmish(false).ask(2, Step::skirmish, Ask::action);
  EXPECT_EQ(board.greedy(), "order The Cognet");
}

TEST(Bot, UsesASkillWhereItBringsInfluence) {
  Board board;
  board.play(1, "Gladiator / Scout").skirmish(false);
  for (const char* card : {"Ted / Berserker", "Ted / Moon Aunt", "Ted / Peat Wyrm"}) {
    board.barracks(1, card);
  }
  EXPECT_EQ(board.greedy(), "skill Gladiator");
}

// The Elite of a warrior works before the order that chooses it does anything.
TEST(Bot, DoesNotHurtWhatGrowsByIt) {
  Board board;
  board.play(1, "Oath Sister / Wax Imp").play(2, "Leech Swarm / Squeezle");
  board.hand(1, "The Undying / The Cognet").ask(1, Step::maneuver, Ask::action);
  EXPECT_EQ(board.greedy(), "pass");  // 1/1 becomes 2/2 before the 1 damage
  EXPECT_EQ(board.likely(), "pass");
  Board enough;
  enough.play(1, "Oath Sister / Wax Imp").play(2, "Leech Swarm / Squeezle");
  enough.hand(1, "Kindler / Scout").barracks(1, "Ted / Berserker");
  enough.ask(1, Step::maneuver, Ask::action);
  EXPECT_EQ(enough.greedy_moves(2).back(), "choose Leech Swarm");
}

TEST(Bot, PlaysNothingMoreWhenTheMatchIsDecided) {
  Board board;
  board.play(1, "Lantern Child / Berserker").hand(1, "Berserker / Nighthawk");
  board.hand(1, "Fire Spirit / Scout").influence(1, 5, 2).influence(2, 18, 3).nexus(0, 12);
  board.starts(2).ask(1, Step::last_round, Ask::action);  // 13 behind, in the last turn
  EXPECT_EQ(board.greedy(), "pass");
  Board training;
  training.barracks(1, "Leech Swarm / Trivet").barracks(1, "Leech Swarm / Mudling");
  training.influence(1, 5, 2).influence(2, 18, 3).nexus(0, 12).starts(2);
  training.ask(1, Step::training, Ask::train);
  EXPECT_EQ(training.greedy(), "done");
}

TEST(Bot, PlaysOnWhileTheLastTurnCanStillBeWon) {
  Board board;
  board.play(1, "Pennaggolan / Squeezle").hand(1, "Fire Spirit / Scout");
  board.influence(1, 0, 12).influence(2, 18, 0).nexus(0, 12).starts(2).skirmish(false);
  EXPECT_EQ(board.greedy(), "order Fire Spirit");  // 12 + 5 + 2
}

// Evil warriors are opposed by good ones only.
TEST(Bot, KeepsItsOnlyDefenderAgainstAnEvilAttack) {
  Board board;
  board.play(1, "Oath Sister / Wax Imp").hand(1, "The Cognet / Debt Ghost");
  board.barracks(1, "Ted / Berserker").influence(1, 4, 0).play(2, "Pennaggolan / Trivet");
  board.play(2, "Berserker / Ted").ask(1, Step::last_round, Ask::action);
  EXPECT_EQ(board.greedy(), "pass");  // not Oath Sister, although that gains one
}

TEST(Bot, TrainsADefenderAgainstWhomNobodyStands) {
  Board board;
  board.barracks(1, "Gate Warden / Wax Imp").barracks(1, "Ted / Berserker");
  board.play(2, "Pennaggolan / Trivet").ask(1, Step::training, Ask::train);
  EXPECT_EQ(board.greedy(), "train Gate Warden");
}

// With three players strengthening somebody else is a gift, as a rule.
TEST(Bot, GivesNothingAwayWithThreePlayers) {
  Board board(3);
  board.play(1, "Nighthawk / Berserker").play(2, "Heron Caller / Necromancer");
  board.hand(3, "Oath Sister / Wax Imp").hand(3, "High Keeper Oriel / Black Ledger");
  board.hand(3, "The Cognet / Fallen Warden").barracks(3, "Ted / Moon Aunt");
  board.ask(3, Step::last_round, Ask::action);
  EXPECT_EQ(board.greedy(), "pass");
}

// --- resources

TEST(Bot, TrainsTheLargeOneThatItCanAfford) {
  Board board;
  board.barracks(1, "Pennaggolan / Squeezle").barracks(1, "Mudling / Moon Aunt");
  board.barracks(1, "Lantern Child / Moon Aunt").barracks(1, "Squeezle / Moon Aunt");
  board.ask(1, Step::training, Ask::train);
  EXPECT_EQ(board.greedy(), "train Pennaggolan");
}

TEST(Bot, KeepsItsLastResource) {
  Board board;
  board.barracks(1, "Leech Swarm / Trivet").ask(1, Step::training, Ask::train);
  EXPECT_EQ(board.greedy(), "done");
}

TEST(Bot, PaysWithWhatHasTheBetterOtherFace) {
  Board board;
  board.barracks(1, "Squeezle / Leech Swarm").barracks(1, "Pennaggolan / Trivet");
  board.barracks(1, "Trivet / Drowned Hunter").barracks(1, "Pennaggolan / Squeezle");
  board.pays_for_first(1);
  EXPECT_EQ(board.greedy(), "pay Trivet");
}

TEST(Bot, ChoosesTheKindThatItCollects) {
  Board board;
  board.hand(1, "No-Ne Chim 3 / Wax Imp").influence(1, 3, 8).influence(2, 5, 5);
  board.barracks(1, "Ted / Berserker").barracks(1, "Ted / Moon Aunt");
  board.ask(1, Step::last_round, Ask::action);
  EXPECT_EQ(board.greedy_moves(2), (Notations{"order No-Ne Chim 3", "evil"}));
}

// --- value

TEST(Bot, SharesTheWinByInfluenceAndWarriors) {
  Board board;
  board.influence(1, 8, 2).influence(2, 5, 5).nexus(7, 13);
  PerSeat<float> value = board.value();
  EXPECT_GT(value[Seat{0}], value[Seat{1}]);
  EXPECT_NEAR(value[Seat{0}] + value[Seat{1}], 1, 1e-5);
  Board even;
  even.play(1, "Pennaggolan / Trivet").play(2, "Leech Swarm / Trivet");
  value = even.value();
  EXPECT_GT(value[Seat{0}], value[Seat{1}]);
}

}  // namespace
}  // namespace penta::phase

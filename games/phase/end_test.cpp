// Each ruling of README.md about decks that run out and the end of the match.
#include <set>

#include "games/phase/testing/scene.h"

namespace penta::phase {
namespace {

using Do = Move::Kind;

// --- decks that run out

class EmptyDecks : public SideTest {
 protected:
  // So many cards stay in the deck; the others go to the hand.
  void keep(int seat, int cards) {
    Lord& lord = scene.state.table.lords[seat_at(seat - 1)];
    while (lord.deck.size() > cards) {
      const int last = 63 - std::countl_zero(lord.deck.bits());
      lord.deck.erase(last);
      lord.hand.insert(last);
    }
    before_ = lord.hand.size();
  }
  int drawn(int seat) const { return scene.cards_in_hand(seat) - before_; }
  int count(Event::Kind kind) const {
    return static_cast<int>(std::count_if(scene.recorder.events.begin(),
                                          scene.recorder.events.end(),
                                          [&](const Event& each) { return each.kind == kind; }));
  }

 private:
  int before_ = 0;
};

TEST_F(EmptyDecks, AnEmptyDeckIsMadeAnewFromTheDiscardPile) {
  scene.discard(2, "Ted, Scout, Trivet").last_round();
  keep(2, 0);
  scene.pass_all();  // seat 2 draws and enlists
  EXPECT_EQ(drawn(2), 1);
  EXPECT_EQ(table().lords[seat_at(1)].barracks.size(), 1);
  EXPECT_EQ(scene.cards_in_deck(2), 1);
  EXPECT_EQ(scene.in_discard(2), "");
}

TEST_F(EmptyDecks, TheDeckIsMadeAnewOnlyWhenACardIsNeeded) {
  scene.discard(2, "Ted, Scout, Trivet").last_round();
  keep(2, 2);
  scene.pass_all();
  EXPECT_EQ(scene.cards_in_deck(2), 0);
  EXPECT_EQ(scene.in_discard(2), "Ted, Scout, Trivet");
}

TEST_F(EmptyDecks, IfDeckAndDiscardPileAreEmptyThereIsNoCard) {
  scene.last_round();
  keep(2, 0);
  scene.pass_all();
  EXPECT_EQ(drawn(2), 0);
  EXPECT_EQ(scene.in_barracks(2), "");
  EXPECT_EQ(count(Event::Kind::no_card), 2);
  EXPECT_EQ(table().active, seat_at(1));
}

TEST_F(EmptyDecks, OneCardIsDrawnAndThenThereIsNoneToEnlist) {
  scene.discard(2, "Ted").last_round();
  keep(2, 0);
  scene.pass_all();
  EXPECT_EQ(drawn(2), 1);
  EXPECT_EQ(scene.in_barracks(2), "");
}

TEST_F(EmptyDecks, ShufflingChangesTheOrderAndTheFaces) {
  std::set<std::string> first;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    scene = Scene();
    scene.chance = FastChance(seed);
    scene.discard(2, "Ted / Berserker, Scout / Kindler").last_round();
    keep(2, 0);
    scene.pass_all();
    first.insert(scene.in_barracks(2));
  }
  EXPECT_EQ(first, (std::set<std::string>{"Ted", "Berserker", "Scout", "Kindler"}));
}

TEST_F(EmptyDecks, LookingAtCardsDoesNotShuffle) {
  scene.barracks(1, "Margin Scribe, Scout, Mudling").discard(1, "Ted, Trivet").training();
  keep(1, 1);
  scene.train("Margin Scribe");  // looks at three cards, then draws one
  EXPECT_EQ(count(Event::Kind::saw), 1);
  EXPECT_EQ(count(Event::Kind::shuffled), 0);
  EXPECT_EQ(drawn(1), 1);
  EXPECT_EQ(scene.in_discard(1), "Ted, Trivet");
}

TEST_F(EmptyDecks, TheOrderThatIsPlayedIsNotYetInTheDiscardPile) {
  scene.play(1, "Ted").hand(1, "Fallen Warden").training();
  keep(1, 0);
  scene.order("Fallen Warden");  // weakens Ted, then draws a card, but there is none
  EXPECT_EQ(drawn(1), -1);       // the order itself
  EXPECT_EQ(count(Event::Kind::no_card), 1);
  EXPECT_EQ(scene.in_discard(1), "Fallen Warden");
}

// --- the end

class TheEnd : public SideTest {
 protected:
  void end_turn() { scene.done().pass_all(); }
  // The last action round of the last turn, that of seat 2.
  void last() {
    scene.active(2).last_round();
    scene.state.table.starter = seat_at(0);
    scene.state.table.round = static_cast<std::uint8_t>(scene.rules->round_limit());
    scene.pass_all();
    EXPECT_TRUE(table().over());
  }
  SeatSet winners() const { return table().winners; }
};

TEST_F(TheEnd, OnceAPoolOfTheNexusIsEmptyTheRoundIsFinished) {
  scene = Scene(3);
  scene.nexus(20, 5).play(1, "Pennaggolan").skirmish("Pennaggolan").pass_all();
  EXPECT_EQ(table().evil, 0);
  end_turn();
  EXPECT_EQ(table().active, seat_at(1));
  end_turn();
  EXPECT_EQ(table().active, seat_at(2));
  EXPECT_FALSE(table().over());
  end_turn();
  EXPECT_EQ(winners(), SeatSet{seat_at(0)});
  EXPECT_EQ(scene.rules->outcome(scene.state).reason, "nexus-empty");
}

TEST_F(TheEnd, TheRoundEndsWithThePlayerBeforeTheOneWhoWentFirst) {
  scene = Scene(3);
  scene.nexus(20, 5).play(1, "Pennaggolan").skirmish("Pennaggolan");
  scene.state.table.starter = seat_at(1);
  scene.pass_all();
  EXPECT_FALSE(table().over());  // the turn is finished
  end_turn();
  EXPECT_TRUE(table().over());
}

TEST_F(TheEnd, TheGoodPoolCountsAsWell) {
  scene.nexus(2, 20).active(2).barracks(2, "No-Ne Chim 3, Scout, Ted, Mudling").training();
  scene.state.table.starter = seat_at(0);
  scene.train("No-Ne Chim 3");
  end_turn();
  EXPECT_EQ(winners(), SeatSet{seat_at(1)});
}

TEST_F(TheEnd, WhileBothPoolsHaveInfluenceTheNextRoundBegins) {
  scene.nexus(1, 1).active(2).training();
  scene.state.table.starter = seat_at(0);
  end_turn();
  EXPECT_FALSE(table().over());
  EXPECT_EQ(table().round, 2);
  EXPECT_EQ(table().active, seat_at(0));
}

TEST_F(TheEnd, AttacksOnPlayersDoNotEndTheMatch) {
  scene.influence(2, 0, 3).active(1).play(1, "Pennaggolan").maneuver().pass_all();
  scene.rival(2).send("Pennaggolan").pass_all();
  scene.state.table.starter = seat_at(1);
  end_turn();
  EXPECT_FALSE(table().over());
}

TEST_F(TheEnd, TheMatchEndsAfterTheLastRound) {
  scene = Scene(2, {{"round_limit", "1"}});
  scene.influence(2, 1, 0).training();
  end_turn();
  EXPECT_FALSE(table().over());
  end_turn();
  EXPECT_EQ(winners(), SeatSet{seat_at(1)});
  EXPECT_EQ(scene.rules->outcome(scene.state).reason, "round-limit");
}

TEST_F(TheEnd, NobodyMovesAfterTheEnd) {
  last();
  EXPECT_TRUE(scene.rules->to_act(scene.state).empty());
  EXPECT_EQ(scene.why(Move::of(Do::pass)), ReasonCode::match_over);
}

TEST_F(TheEnd, MostInfluenceOfOneKindWins) {
  scene.influence(1, 5, 5).influence(2, 0, 6).play(1, "Pennaggolan");
  last();
  EXPECT_EQ(winners(), SeatSet{seat_at(1)});
}

TEST_F(TheEnd, ThenMostInAllWins) {
  scene.influence(1, 6, 1).influence(2, 0, 6).play(2, "Pennaggolan");
  last();
  EXPECT_EQ(winners(), SeatSet{seat_at(0)});
}

TEST_F(TheEnd, ThenMostAttackInPlayWins) {
  scene.influence(1, 6, 1).influence(2, 1, 6).play(1, "Ted, Mudling").play(2, "Trivet, Old Antler");
  scene.barracks(1, "Pennaggolan");
  last();
  EXPECT_EQ(winners(), SeatSet{seat_at(1)});  // 2 + 1 against 0 + 4: resources do not count
}

TEST_F(TheEnd, ThenTheWinIsShared) {
  scene = Scene(3);
  scene.influence(1, 6, 1).influence(2, 1, 6).influence(3, 6, 0).play(1, "Ted");
  scene.play(2, "Mudling, Mudling").active(3).last_round();
  scene.state.table.starter = seat_at(0);
  scene.state.table.round = 50;
  scene.pass_all();
  EXPECT_EQ(winners(), SeatSet::first(2));
  const Outcome outcome = scene.rules->outcome(scene.state);
  EXPECT_DOUBLE_EQ(outcome.shares[seat_at(0)], 0.5);
  EXPECT_DOUBLE_EQ(outcome.shares[seat_at(1)], 0.5);
  EXPECT_DOUBLE_EQ(outcome.shares[seat_at(2)], 0);
}

TEST_F(TheEnd, ChangesOfTheLastTurnDoNotCountAsAttackInPlay) {
  scene.influence(1, 6, 1).influence(2, 6, 1).play(1, "Ted").play(2, "Mudling");
  scene.hand(2, "Fire Spirit").active(2).last_round();
  scene.state.table.starter = seat_at(0);
  scene.state.table.round = 50;
  scene.order("Fire Spirit").choose("Mudling").pass_all();  // 3/2, until the end of the turn
  EXPECT_EQ(winners(), SeatSet{seat_at(0)});
}

}  // namespace
}  // namespace penta::phase

// Each ruling of README.md about the start, turns and actions. The figures follow from the rulings
// and from the texts on the cards (box/*.toml).
#include <set>

#include "games/phase/testing/made_up.h"
#include "games/phase/testing/scene.h"

namespace penta::phase {
namespace {

using Do = Move::Kind;

class Rulings : public SideTest {};

// --- the start

TEST_F(Rulings, TheNexusHasTenGoodAndTenEvilInfluenceForEachPlayer) {
  for (int players = 2; players <= 5; ++players) {
    const Rules rules = make_rules({{"players", std::to_string(players)}});
    FastChance chance(1);
    const State state = rules.start(chance, no_observer);
    EXPECT_EQ(state.table.good, 10 * players);
    EXPECT_EQ(state.table.evil, 10 * players);
    EXPECT_EQ(state.table.lords[0].good + state.table.lords[0].evil, 0);
  }
}

TEST_F(Rulings, EverybodyDrawsThreeCards) {
  const Rules rules = make_rules({{"players", "3"}});
  FastChance chance(1);
  const State state = rules.start(chance, no_observer);
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(state.table.lords[seat_at(i)].hand.size(), 3);
    EXPECT_EQ(state.table.lords[seat_at(i)].deck.size(), 22);
  }
  EXPECT_EQ(rules.to_act(state), SeatSet::first(3));
}

TEST_F(Rulings, TheFirstResourcesAreTurnedUpTogetherWithTheSideThatFacedTheOwner) {
  scene.hand(1, "Ted / Berserker, Squeezle, Mudling").deck(1, "Old Antler");
  scene.hand(2, "Scout / Fire Spirit, Kindler, Anonymous");
  scene.deck(2, "Trivet / Necromancer, Leech Swarm").setup();
  scene.recruit(1, "Ted");
  EXPECT_EQ(scene.changes(), Lines{});
  scene.recruit(2, "Scout");  // seat 2 begins, draws and enlists
  EXPECT_EQ(scene.changes(),
            (Lines{"Ted (hand) -> Ted (barracks)", "Scout (hand) -> Scout (barracks)",
                   "deck -> Necromancer (hand)", "deck -> Leech Swarm (barracks)"}));
}

TEST_F(Rulings, TheFirstChoiceIsAnyOfTheThreeCards) {
  scene.hand(1, "Ted, Squeezle, Mudling").hand(2, "Scout, Kindler, Anonymous").setup();
  EXPECT_EQ(scene.moves().size(), 3U);
}

TEST_F(Rulings, TheLowestTrainingCostOnTopOfTheDeckGoesFirst) {
  scene = Scene(3);
  scene.hand(1, "Ted").deck(1, "Squeezle");                          // 1
  scene.hand(2, "Ted").deck(2, "Ted");                               // 2
  scene.hand(3, "Ted").deck(3, "Leech Swarm / Old Antler").setup();  // 0, whatever is behind
  for (const int seat : {1, 2, 3}) scene.recruit(seat, "Ted");
  EXPECT_EQ(table().starter, seat_at(2));
  EXPECT_EQ(table().active, seat_at(2));
  EXPECT_EQ(table().round, 1);
}

TEST_F(Rulings, ATieForTheStartIsDrawnByLotAmongTheTied) {
  std::set<Seat> starters;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    scene = Scene(4);
    scene.chance = FastChance(seed);
    scene.hand(1, "Ted").deck(1, "Squeezle").hand(2, "Ted").deck(2, "Ted");
    scene.hand(3, "Ted").deck(3, "Gladiator").hand(4, "Ted").deck(4, "Kindler").setup();
    for (const int seat : {1, 2, 3, 4}) scene.recruit(seat, "Ted");
    starters.insert(table().starter);
  }
  EXPECT_EQ(starters, (std::set{seat_at(0), seat_at(2), seat_at(3)}));
}

TEST_F(Rulings, ATieForTheStartTakesOneDraw) {
  scene.hand(1, "Ted").deck(1, "Squeezle").hand(2, "Ted").deck(2, "Gladiator").setup();
  scene.recruit(1, "Ted");
  ScriptedChance chance({1});
  scene.rules->apply(scene.state, seat_at(1),
                     Move::with(Do::recruit, scene.find(seat_at(1), "Ted")), chance,
                     scene.recorder);
  EXPECT_TRUE(chance.used_up());
  EXPECT_EQ(table().starter, seat_at(1));
}

TEST_F(Rulings, WithoutATieNothingIsDrawn) {
  scene.hand(1, "Ted").deck(1, "Ted").hand(2, "Ted").deck(2, "Gladiator").setup();
  scene.recruit(1, "Ted");
  ScriptedChance chance({});
  scene.rules->apply(scene.state, seat_at(1),
                     Move::with(Do::recruit, scene.find(seat_at(1), "Ted")), chance,
                     scene.recorder);
  EXPECT_TRUE(chance.used_up());
  EXPECT_EQ(table().starter, seat_at(1));
}

// --- turns

TEST_F(Rulings, PreparationIsUnlockThenDrawThenEnlist) {
  scene.barracks(2, "Ted").locked().deck(2, "Gladiator / Scout, Trivet / Necromancer");
  scene.last_round().pass_all();
  EXPECT_EQ(table().active, seat_at(1));
  EXPECT_EQ(scene.changes(), (Lines{"Ted (barracks)* -> Ted (barracks)", "deck -> Scout (hand)",
                                    "deck -> Trivet (barracks)"}));
}

TEST_F(Rulings, OnlyTheActivePlayersCardsAreUnlocked) {
  scene.barracks(1, "Ted").locked().last_round().pass_all();
  EXPECT_TRUE(scene.is_locked("Ted"));
}

TEST_F(Rulings, NobodyActsInPreparation) {
  scene.play(2, "Ted").hand(2, "Gladiator").last_round().pass_all();
  EXPECT_EQ(table().ask, Ask::attack);
  EXPECT_EQ(scene.why_order("Gladiator"), ReasonCode::not_asked);
}

TEST_F(Rulings, WithoutAWarriorThereIsNoAttackStep) {
  scene.barracks(2, "Ted").last_round().pass_all();
  EXPECT_EQ(table().step, Step::training);
  EXPECT_EQ(scene.why(Move::of(Do::attack)), ReasonCode::not_asked);
}

TEST_F(Rulings, AWarriorThatWasLockedIsUnlockedInTimeForTheAttackStep) {
  scene.play(2, "Ted").locked().last_round().pass_all();
  EXPECT_EQ(table().step, Step::attack);
  EXPECT_EQ(scene.asked(), 2);
}

TEST_F(Rulings, TheDefenderOfTheNexusIsDrawnByLotAmongTheOpponents) {
  std::set<Seat> guardians;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    scene = Scene(4);
    scene.chance = FastChance(seed);
    scene.active(2).play(2, "Ted").attack_step();
    EXPECT_EQ(table().guardian, stranger);
    scene.attack();
    guardians.insert(table().guardian);
  }
  EXPECT_EQ(guardians, (std::set{seat_at(0), seat_at(2), seat_at(3)}));
}

TEST_F(Rulings, OfTwoPlayersTheOtherOneDefendsTheNexus) {
  scene.active(2).play(2, "Ted").attack_step();
  ScriptedChance chance({});
  scene.rules->apply(scene.state, seat_at(1), Move::of(Do::attack), chance, scene.recorder);
  EXPECT_TRUE(chance.used_up());
  EXPECT_EQ(table().guardian, seat_at(0));
}

TEST_F(Rulings, ManeuveringIsAnActionRoundBeforeTheGoalIsNamed) {
  scene.play(1, "Ted").attack_step().attack();
  EXPECT_EQ(table().step, Step::maneuver);
  EXPECT_EQ(scene.asked(), 1);
  EXPECT_EQ(scene.why(Move::of(Do::nexus)), ReasonCode::not_asked);
  scene.pass_all();
  EXPECT_EQ(table().ask, Ask::target);
}

TEST_F(Rulings, WithoutAnAttackStepThereIsNoManeuvering) {
  scene.play(1, "Ted").attack_step().develop();
  EXPECT_EQ(table().step, Step::training);
  EXPECT_EQ(scene.asked(), 1);
}

TEST_F(Rulings, AfterManeuveringNobodyNeedBeAttacked) {
  scene.play(1, "Ted").maneuver().pass_all().nobody();
  EXPECT_EQ(table().step, Step::training);
  EXPECT_EQ(scene.changes(), Lines{});  // Ted does not turn
}

TEST_F(Rulings, AllAttackersHaveTheSameGoal) {
  scene = Scene(3);
  scene.influence(2, 5, 5).influence(3, 5, 5).play(1, "Ted / Berserker, Pennaggolan / Ted");
  scene.maneuver().pass_all().rival(3).send("Ted").send("Pennaggolan");
  scene.fight("Ted").pass_all().pass_all();
  EXPECT_EQ(scene.changes(), (Lines{"3 good: 5 -> 3", "3 evil: 5 -> 0", "Ted 2/2 -> Berserker 3/2",
                                    "Pennaggolan 5/3 -> Ted 2/2"}));
}

TEST_F(Rulings, AnAttackNeedsAWarrior) {
  scene.play(1, "Ted").maneuver().pass_all().nexus_attack();
  EXPECT_EQ(scene.why(Move::of(Do::done)), ReasonCode::attacker_needed);
}

TEST_F(Rulings, WhoHasNoUnlockedWarriorAfterManeuveringGoesOnToTraining) {
  scene.play(1, "Ted").hand(2, "Bell Sister Maud").barracks(2, "Scout").maneuver();
  scene.pass().order("Bell Sister Maud").pass_all();
  EXPECT_EQ(scene.in_play(1), "Ted*");
  EXPECT_EQ(table().step, Step::training);
}

TEST_F(Rulings, InTheTrainingStepActionsAndTrainingsComeInAnyOrder) {
  scene.hand(1, "Gladiator, Gladiator").barracks(1, "Leech Swarm, Trivet").training();
  scene.train("Leech Swarm").order("Gladiator").train("Trivet").order("Gladiator").choose("Trivet");
  EXPECT_EQ(scene.in_play(1), "Leech Swarm, Trivet");
  EXPECT_EQ(scene.values("Leech Swarm"), "3/3");  // +1/+1 by the order, +1/+1 as it is Elite
  EXPECT_EQ(scene.values("Trivet"), "1/3");
}

TEST_F(Rulings, InTheTrainingStepOnlyTheActivePlayerActs) {
  scene.play(1, "Ted").hand(2, "Gladiator").training();
  EXPECT_EQ(scene.rules->to_act(scene.state), SeatSet{seat_at(0)});
}

TEST_F(Rulings, OneActionRoundForAllEndsTheTurn) {
  scene = Scene(3);
  scene.hand(3, "Gladiator").play(3, "Ted").training().done();
  EXPECT_EQ(table().step, Step::last_round);
  EXPECT_EQ(scene.asked(), 1);
  scene.pass().pass().order("Gladiator");
  EXPECT_EQ(scene.values("Ted"), "3/3");
  scene.pass_all();
  EXPECT_EQ(table().active, seat_at(1));
}

TEST_F(Rulings, InTheLastRoundNobodyTrains) {
  scene.barracks(1, "Trivet").training().done();
  EXPECT_EQ(scene.why(Do::train, "Trivet"), ReasonCode::not_asked);
}

// --- actions

TEST_F(Rulings, AnActionRoundGoesClockwiseFromTheActivePlayer) {
  scene = Scene(4);
  scene.active(3).play(3, "Ted").maneuver(2);
  for (const int seat : {3, 4, 1, 2}) {
    EXPECT_EQ(scene.asked(), seat);
    scene.pass();
  }
  EXPECT_EQ(table().ask, Ask::target);
}

TEST_F(Rulings, WhoCanOnlyPassIsAskedAsWell) {
  scene = Scene(3);
  scene.play(1, "Ted").maneuver().pass();
  EXPECT_EQ(scene.asked(), 2);
  EXPECT_EQ(scene.moves().size(), 1U);
}

TEST_F(Rulings, AnActionLetsThoseActAgainWhoHadPassed) {
  scene = Scene(3);
  scene.play(1, "Ted").hand(1, "Gladiator").hand(3, "Trivet").maneuver();
  scene.pass().pass().order("Trivet");  // Ted 2/2 would be 1/0
  EXPECT_EQ(scene.in_play(1), "");
  EXPECT_EQ(scene.asked(), 1);
  EXPECT_EQ(scene.why_order("Gladiator"), ReasonCode::nothing_to_choose);
  scene.pass().pass();
  EXPECT_EQ(scene.asked(), 3);
  scene.pass();
  EXPECT_EQ(table().step, Step::training);
}

TEST_F(Rulings, EachPlayerTakesOneActionAtATime) {
  scene.play(1, "Ted").hand(1, "Gladiator, Gladiator").maneuver().order("Gladiator");
  EXPECT_EQ(scene.asked(), 2);
}

TEST_F(Rulings, OrdersComeFromTheOwnHand) {
  scene.play(1, "Ted").hand(2, "Gladiator").maneuver();
  EXPECT_EQ(scene.why_order("Gladiator"), ReasonCode::not_in_hand);
}

TEST_F(Rulings, SkillsAreThoseOfOwnWarriors) {
  scene.play(1, "Ted").play(2, "The Flying Death").barracks(1, "The Flying Death").maneuver();
  EXPECT_EQ(scene.why_skill("The Flying Death"), ReasonCode::not_warrior);
  scene = Scene();
  scene.play(1, "Ted").play(2, "The Flying Death").maneuver();
  EXPECT_EQ(scene.why_skill("The Flying Death"), ReasonCode::not_yours);
}

TEST_F(Rulings, InASkirmishOnlyWarriorsInItUseSkills) {
  scene.play(1, "The Flying Death / Squeezle, The Flying Death / Ted");
  scene.maneuver().pass_all().nexus_attack().send("The Flying Death").send("The Flying Death");
  scene.make(Move::with(Do::fight, sleeve_of(seat_at(0), 0)));
  EXPECT_EQ(scene.why(Move::skill(sleeve_of(seat_at(0), 1), 1)), ReasonCode::not_fighting);
  EXPECT_EQ(scene.why(Move::skill(sleeve_of(seat_at(0), 0), 1)), ReasonCode::ok);
}

TEST_F(Rulings, InASkirmishAnActionChoosesOnlyWarriorsInIt) {
  scene.play(1, "Berserker").hand(1, "The Undying").play(2, "Reed Mother, Ted");
  scene.skirmish("Berserker", "Reed Mother").order("The Undying");
  EXPECT_EQ(scene.why(Do::choose, "Ted"), ReasonCode::not_fighting);
  EXPECT_EQ(scene.offered(Do::choose), "Berserker, Reed Mother");
  scene.choose("Reed Mother");
}

TEST_F(Rulings, InASkirmishAnybodyMayPlayOrders) {
  scene = Scene(3);
  scene.play(1, "Berserker").play(2, "Ted").hand(3, "Trivet").skirmish("Berserker", "Ted");
  scene.pass().pass().order("Trivet").choose("Ted");
  EXPECT_EQ(scene.in_play(2), "");
}

TEST_F(Rulings, OutsideOfSkirmishesAnyWarriorCanBeChosen) {
  scene.play(1, "Berserker").hand(1, "The Undying").play(2, "Reed Mother, Ted").maneuver();
  scene.order("The Undying");
  EXPECT_EQ(scene.offered(Do::choose), "Berserker, Reed Mother, Ted");
  scene.choose("Ted");
}

TEST_F(Rulings, WhatIsSetOffMayChooseBeyondTheSkirmish) {
  scene.play(1, "Fire Spirit").play(2, "Ted, Mudling").skirmish("Fire Spirit", "Ted");
  scene.pass_all().choose("Mudling");  // Fire Spirit is Relentless: 1 damage
  EXPECT_EQ(scene.changes(), (Lines{"Fire Spirit 1/1 -> Fire Spirit (discard)",
                                    "Ted 2/2 -> Ted 2/1", "Mudling 1/1 -> Mudling (discard)"}));
}

TEST_F(Rulings, ASkillWorksOnceATurnEvenAfterPhasingAwayAndBack) {
  scene.play(1, "The Flying Death / Ted").hand(1, "The Cognet, The Cognet");
  scene.barracks(1, "Scout").training().skill("The Flying Death");
  EXPECT_EQ(scene.values("The Flying Death"), "5/4");
  scene.order("The Cognet").order("The Cognet");
  EXPECT_EQ(scene.values("The Flying Death"), "3/3");
  EXPECT_EQ(scene.why_skill("The Flying Death"), ReasonCode::used_up);
}

TEST_F(Rulings, ASkillWorksOnceInEachTurnOfAnybody) {
  scene.play(1, "The Flying Death").last_round().skill("The Flying Death").pass_all();
  scene.done();  // seat 2 has nobody to attack with
  scene.pass_until(1).skill("The Flying Death");
  EXPECT_EQ(scene.values("The Flying Death"), "5/4");
}

TEST_F(Rulings, TheSkillsOfTwoLikeCardsAreTwo) {
  scene.play(1, "The Flying Death / Ted, The Flying Death / Squeezle").training();
  scene.make(Move::skill(sleeve_of(seat_at(0), 0), 1));
  scene.make(Move::skill(sleeve_of(seat_at(0), 1), 1));
  EXPECT_EQ(scene.changes(), (Lines{"The Flying Death 3/3 -> The Flying Death 5/4",
                                    "The Flying Death 3/3 -> The Flying Death 5/4"}));
}

TEST_F(Rulings, NobodyTakesMoreThanThirtyActionsAndTrainingsInATurn) {
  scene.play(1, "Ted").play(2, "Ted").barracks(1, "Trivet, Leech Swarm").hand(2, "Gladiator");
  for (int i = 0; i < 30; ++i) scene.hand(1, "Gladiator");
  scene.training().train("Trivet");
  for (int i = 0; i < 29; ++i) scene.order("Gladiator").choose("Ted");
  EXPECT_EQ(scene.values("Ted"), "31/31");
  EXPECT_EQ(scene.why_order("Gladiator"), ReasonCode::too_many);
  EXPECT_EQ(scene.why(Do::train, "Leech Swarm"), ReasonCode::too_many);
  scene.done().pass().order("Gladiator").choose("Trivet");  // others have their own thirty
  EXPECT_EQ(scene.values("Trivet"), "1/3");
  scene.pass_all().develop().done();  // and in the next turn there are thirty again
  scene.pass_until(1).order("Gladiator").choose("Trivet");
  EXPECT_EQ(scene.values("Trivet"), "1/3");
}

TEST_F(Rulings, AnActionNeedsSomethingThatItCanChoose) {
  scene.hand(1, "Reed Mother").barracks(1, "Scout").play(1, "Ted").training();
  EXPECT_EQ(scene.why_order("Reed Mother"), ReasonCode::nothing_to_choose);  // nobody attacks
}

TEST_F(Rulings, AnActionNeedsAChoiceAlsoWhereItSaysUpTo) {
  scene.hand(1, "Drum Sergeant").barracks(1, "Scout").play(1, "Ted").play(2, "Berserker");
  scene.training();
  EXPECT_EQ(scene.why_order("Drum Sergeant"),
            ReasonCode::nothing_to_choose);  // no evil one of seat 1
}

TEST_F(Rulings, AfterTheFirstChoiceAsMuchIsDoneAsCanBe) {
  scene = made_up("Action: a warrior gets +2/+2, then you lose 1 good influence.");
  scene.hand(1, "Mage").influence(1, 0, 4).play(2, "Thief").training();
  scene.order("Mage");  // seat 1 has no good influence
  EXPECT_EQ(scene.changes(), (Lines{"Mage (hand) -> Mage (discard)", "Thief 1/2 -> Thief 3/4"}));
}

TEST_F(Rulings, UpToANumberMayBeFewer) {
  scene.hand(1, "Empress Ilvane").barracks(1, "Scout").play(1, "Ted, Mudling, Trivet").training();
  scene.order("Empress Ilvane").choose("Mudling").done();
  EXPECT_EQ(scene.changes(),
            (Lines{"Mudling 1/1 -> Mudling 3/1", "Scout (barracks) -> Scout (barracks)*",
                   "Empress Ilvane (hand) -> Empress Ilvane (discard)"}));
}

TEST_F(Rulings, WhatMayBeDoneCanBeLeftOut) {
  for (const bool accepts : {true, false}) {
    scene = Scene();
    scene.play(1, "Wax Imp / Gate Warden").barracks(1, "Scout").hand(1, "The Cognet").training();
    scene.order("The Cognet");  // Wax Imp is a Phaseling: "you may return this warrior ..."
    if (accepts) {
      scene.accept();
    } else {
      scene.decline();
    }
    EXPECT_EQ(scene.in_play(1), accepts ? "" : "Gate Warden");
  }
}

TEST_F(Rulings, AnOpposingWarriorIsOneThatFacesTheWarriorThatActs) {
  scene.play(1, "Guest of Cell Nine, Berserker").play(2, "Ted, Nighthawk").barracks(1, "Scout");
  scene.maneuver().pass_all().nexus_attack().send("Guest of Cell Nine").send("Berserker");
  scene.block("Guest of Cell Nine").block("Berserker").fight("Guest of Cell Nine");
  scene.skill("Guest of Cell Nine");  // "an opposing warrior gets -2/+0": nobody but Ted
  EXPECT_EQ(scene.values("Ted"), "0/2");
  EXPECT_EQ(scene.values("Nighthawk"), "2/3");
}

TEST_F(Rulings, SeveralCardsAreChosenInRisingNumbers) {
  scene.hand(1, "Empress Ilvane").barracks(1, "Scout").play(1, "Ted, Mudling, Trivet").training();
  scene.order("Empress Ilvane").choose("Mudling");
  EXPECT_EQ(scene.why(Do::choose, "Ted"), ReasonCode::in_order);
  EXPECT_EQ(scene.offered(Do::choose), "Trivet");
  scene.done();
}

TEST_F(Rulings, WhereOnlyOneCardCanBeChosenNobodyIsAsked) {
  scene.hand(1, "Gladiator").play(2, "Ted").training().order("Gladiator");
  EXPECT_EQ(scene.values("Ted"), "3/3");
}

}  // namespace
}  // namespace penta::phase

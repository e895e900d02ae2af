// The cards in examples/cards: each side does what its text says, as docs/card-language-phase.md
// explains it, and the deck can be played.
#include "games/phase/cards/testing/read_text.h"
#include "games/phase/testing/scene.h"
#include "games/phase/testing/usage.h"
#include "testing/golden.h"

namespace penta::phase {
namespace {

const cards::Set& lampwrights() {
  static const cards::Set set = [] {
    auto read = cards::read_set_at(battery::beside(__FILE__, "../../examples/cards"));
    EXPECT_TRUE(read) << (read ? "" : read.error().text);
    return read ? *std::move(read) : cards::Set{};
  }();
  return set;
}

class Lampwrights : public SideTest {
 protected:
  Lampwrights() { begin_anew(); }
  void begin_anew() { scene = Scene(2, {{"cards", pack(lampwrights())}}); }
};

// --- good

TEST_F(Lampwrights, WickTrimmerUnlocksTwoAndDraws) {
  scene.hand(1, "Wick Trimmer").deck(1, "Oil Pedlar / Snuffer");
  for (const char* each : {"Harbour Watch", "Snuffer", "Moth Queen"}) {
    scene.barracks(1, each).locked();
  }
  scene.barracks(2, "Oil Pedlar").locked().training().order("Wick Trimmer");
  EXPECT_FALSE(scene.can_choose("Oil Pedlar"));
  scene.choose("Harbour Watch").choose("Snuffer");
  EXPECT_EQ(scene.changes(),
            (Lines{"Harbour Watch (barracks)* -> Harbour Watch (barracks)",
                   "Snuffer (barracks)* -> Snuffer (barracks)",
                   "Wick Trimmer (hand) -> Wick Trimmer (discard)", "deck -> Snuffer (hand)"}));
}

// Coming home from the Nexus, which she struck for 1, she is phased.
TEST_F(Lampwrights, WickTrimmerPhasedGainsWhetherOneDiscardsOrNot) {
  for (const bool discards : {true, false}) {
    begin_anew();
    scene.play(1, "Wick Trimmer / Snuffer").hand(1, "Oil Pedlar / Moth Queen");
    scene.skirmish("Wick Trimmer").pass_all();
    if (discards) {
      scene.accept();
    } else {
      scene.decline();
    }
    scene.evil();
    Lines expected{"Nexus good: 20 -> 19", "Nexus evil: 20 -> 18", "1 good: 0 -> 1",
                   "1 evil: 0 -> 2", "Wick Trimmer 1/2 -> Snuffer 2/2"};
    if (discards) expected.emplace_back("Oil Pedlar (hand) -> Moth Queen (discard)");
    EXPECT_EQ(scene.changes(), expected);
  }
}

TEST_F(Lampwrights, HarbourWatchShieldsTheOpposedBetter) {
  scene.play(1, "Snuffer").play(2, "Harbour Watch, Wick Trimmer").hand(2, "Harbour Watch");
  scene.skirmish("Snuffer", "Harbour Watch").pass_until(2).order("Harbour Watch");
  // Elite comes first, and only for who defends.
  EXPECT_EQ(scene.changes(), (Lines{"Harbour Watch 1/4 -> Harbour Watch 1/5 shield 4",
                                    "Harbour Watch (hand) -> Harbour Watch (discard)"}));

  begin_anew();
  scene.play(1, "Wick Trimmer, Snuffer").play(2, "Harbour Watch").hand(1, "Harbour Watch");
  scene.training().order("Harbour Watch");  // Snuffer is evil
  EXPECT_EQ(scene.changes(), (Lines{"Wick Trimmer 1/2 -> Wick Trimmer 1/2 shield 2",
                                    "Harbour Watch (hand) -> Harbour Watch (discard)"}));
}

TEST_F(Lampwrights, HarbourWatchPhasedGainsMoreWithThreeLocked) {
  for (const int locked : {2, 3}) {
    begin_anew();
    scene.play(1, "Harbour Watch / Snuffer");
    for (int i = 0; i < locked; ++i) scene.barracks(1, "Oil Pedlar").locked();
    scene.barracks(1, "Oil Pedlar").barracks(2, "Oil Pedlar").locked().skirmish("Harbour Watch");
    EXPECT_TRUE(scene.has("Harbour Watch", cards::Skill::ally));
    scene.pass_all();
    EXPECT_EQ(scene.in_play(1), "Snuffer");
    EXPECT_EQ(scene.good(1), locked == 3 ? 1 + 2 : 1 + 1);
  }
}

TEST_F(Lampwrights, SisterOfTheTowerSendsAnAttackerHome) {
  scene.play(1, "Moth Queen / Oil Pedlar").hand(2, "Sister of the Tower");
  scene.barracks(2, "Oil Pedlar, Wick Trimmer").skirmish("Moth Queen").pass_until(2);
  scene.order("Sister of the Tower").pay("Wick Trimmer");
  EXPECT_EQ(scene.changes(),
            (Lines{"Moth Queen 2/4 -> Oil Pedlar (hand)",
                   "Wick Trimmer (barracks) -> Wick Trimmer (barracks)*",
                   "Sister of the Tower (hand) -> Sister of the Tower (discard)"}));

  // One costs too much, the other is opposed.
  for (const std::string attacker : {"The Last Ember", "Moth Queen"}) {
    begin_anew();
    scene.play(1, attacker).hand(2, "Sister of the Tower").barracks(2, "Oil Pedlar");
    scene.play(2, "Wick Trimmer");
    scene.skirmish(attacker, attacker == "Moth Queen" ? "Wick Trimmer" : "").pass_until(2);
    EXPECT_EQ(scene.why_order("Sister of the Tower"), ReasonCode::nothing_to_choose);
  }
}

TEST_F(Lampwrights, SisterOfTheTowerTrainedCountsHerself) {
  for (const bool second : {true, false}) {
    begin_anew();
    scene.play(1, second ? "Wick Trimmer" : "Snuffer").play(2, "Wick Trimmer");
    scene.barracks(1, "Sister of the Tower, Oil Pedlar, Oil Pedlar, Oil Pedlar").training();
    scene.train("Sister of the Tower");
    EXPECT_EQ(scene.good(1), second ? 2 : 0);
    EXPECT_EQ(scene.in_barracks(1), "Soot Urchin, Soot Urchin, Soot Urchin");
    EXPECT_TRUE(scene.has("Sister of the Tower", cards::Skill::swift));
  }
}

TEST_F(Lampwrights, OilPedlarTrainsForLess) {
  scene.hand(1, "Oil Pedlar").play(1, "Wick Trimmer, Harbour Watch, Snuffer").play(2, "Oil Pedlar");
  scene.barracks(1, "The Last Ember, Soot Urchin / Harbour Watch, Soot Urchin / Oil Pedlar");
  scene.training().order("Oil Pedlar").choose("The Last Ember");  // 4 - 2
  EXPECT_EQ(scene.changes(), (Lines{"The Last Ember (barracks) -> The Last Ember 5/3",
                                    "Soot Urchin (barracks) -> Harbour Watch (barracks)",
                                    "Soot Urchin (barracks) -> Oil Pedlar (barracks)",
                                    "Oil Pedlar (hand) -> Oil Pedlar (discard)"}));
}

TEST_F(Lampwrights, OilPedlarLooksDrawsAndDiscards) {
  scene.play(1, "Oil Pedlar").barracks(1, "Snuffer").hand(1, "Wick Trimmer / Moth Queen");
  scene.deck(1, "Harbour Watch / Snuffer, Moth Queen, Snuffer").training();
  scene.skill("Oil Pedlar", 2).discard_card("Wick Trimmer");
  EXPECT_EQ(scene.changes(),
            (Lines{"Snuffer (barracks) -> Snuffer (barracks)*",
                   "Wick Trimmer (hand) -> Moth Queen (discard)", "deck -> Snuffer (hand)"}));
  EXPECT_EQ(scene.state.table.lords[seat_at(0)].looked, 2);
}

// Destroyed by the Moth Queen, who gets her influence behind that.
TEST_F(Lampwrights, OilPedlarGoneEnlistsFromTheDiscardPile) {
  scene.play(1, "Oil Pedlar").discard(1, "Beacon Marshal");
  scene.barracks(1, "Moth Queen, Snuffer, Snuffer, Snuffer").training();
  scene.train("Moth Queen").choose("Oil Pedlar").choose("Beacon Marshal");
  EXPECT_EQ(scene.in_barracks(1), "Wick Trimmer, Wick Trimmer, Wick Trimmer, Beacon Marshal*");
  EXPECT_EQ(scene.in_discard(1), "Oil Pedlar");
  EXPECT_EQ(scene.evil(1), 3);
}

TEST_F(Lampwrights, BeaconMarshalHelpsAllAttackers) {
  scene.play(1, "Sister of the Tower, Snuffer, Wick Trimmer").hand(1, "Beacon Marshal");
  scene.barracks(1, "Oil Pedlar / Snuffer, Oil Pedlar / Moth Queen");
  scene.barracks(2, "Snuffer").locked().barracks(2, "Snuffer").locked().barracks(2, "Moth Queen");
  scene.maneuver().pass_all().nexus_attack().send("Sister of the Tower").send("Snuffer").done();
  scene.fight("Sister of the Tower").changes();
  scene.order("Beacon Marshal");
  EXPECT_EQ(scene.changes(),
            (Lines{"Sister of the Tower 3/3 -> Sister of the Tower 5/3",
                   "Snuffer 2/2 -> Snuffer 4/2", "Oil Pedlar (barracks) -> Snuffer (barracks)",
                   "Oil Pedlar (barracks) -> Moth Queen (barracks)",
                   "Beacon Marshal (hand) -> Beacon Marshal (discard)"}));
}

TEST_F(Lampwrights, BeaconMarshalDealsTheDifferenceOfTheOther) {
  scene.play(1, "Beacon Marshal").barracks(1, "Oil Pedlar / Snuffer, Oil Pedlar / Snuffer");
  scene.play(2, "Moth Queen / Oil Pedlar").skirmish("Beacon Marshal", "Moth Queen");
  scene.skill("Beacon Marshal").pay("Oil Pedlar");  // 3 - 0
  EXPECT_EQ(scene.changes(), (Lines{"Oil Pedlar (barracks) -> Oil Pedlar (barracks)*",
                                    "Oil Pedlar (barracks) -> Snuffer (barracks)",
                                    "Moth Queen 2/4 -> Moth Queen 2/1"}));
  EXPECT_TRUE(scene.state.table.lords[seat_at(1)].turned.contains(0));
}

TEST_F(Lampwrights, BeaconMarshalTrainedWakesAnother) {
  scene.play(1, "Harbour Watch, Snuffer").locked().play(1, "Wick Trimmer").locked();
  scene.play(2, "Wick Trimmer").locked();
  scene.barracks(1, "Beacon Marshal, Oil Pedlar, Oil Pedlar, Oil Pedlar, Oil Pedlar").training();
  scene.train("Beacon Marshal");  // nobody else is good and locked
  EXPECT_EQ(scene.in_play(1), "Harbour Watch, Snuffer*, Wick Trimmer, Beacon Marshal");
  EXPECT_TRUE(scene.has("Wick Trimmer", cards::Skill::ally));
}

// --- evil

TEST_F(Lampwrights, SootUrchinTakesGoodAndGainsEvil) {
  scene.hand(1, "Soot Urchin").barracks(1, "Wick Trimmer / Snuffer").influence(2, 2, 0);
  scene.training().order("Soot Urchin");
  EXPECT_EQ(scene.changes(), (Lines{"Nexus evil: 20 -> 19", "1 evil: 0 -> 1", "2 good: 2 -> 1",
                                    "Wick Trimmer (barracks) -> Snuffer (barracks)",
                                    "Soot Urchin (hand) -> Soot Urchin (discard)"}));
}

// The Moth Queen's order: X is counted while that order is in no hand any more.
TEST_F(Lampwrights, SootUrchinIsElite) {
  scene.play(1, "Soot Urchin").influence(1, 0, 2).barracks(1, "Oil Pedlar");
  scene.hand(1, "Moth Queen, Wick Trimmer, Snuffer").skirmish("Soot Urchin");
  scene.order("Moth Queen");
  EXPECT_EQ(scene.changes(), (Lines{"1 evil: 2 -> 1", "Soot Urchin 1/1 -> Soot Urchin 5/1 Swift",
                                    "Oil Pedlar (barracks) -> Oil Pedlar (barracks)*",
                                    "Moth Queen (hand) -> Moth Queen (discard)"}));
}

// As it is evil, the Moth Queen gains nothing.
TEST_F(Lampwrights, SootUrchinGoneLetsAllDiscard) {
  scene.play(1, "Soot Urchin").hand(1, "Snuffer, Wick Trimmer").hand(2, "Moth Queen");
  scene.barracks(1, "Moth Queen, Snuffer, Snuffer, Snuffer").training();
  scene.train("Moth Queen").choose("Soot Urchin").discard_card("Snuffer");
  EXPECT_EQ(scene.in_hand(1), "Wick Trimmer");
  EXPECT_EQ(scene.in_hand(2), "");
  EXPECT_EQ(scene.in_play(1), "Moth Queen");
  EXPECT_EQ(scene.evil(1), 0);
}

TEST_F(Lampwrights, SnufferLocksAWarriorAndAResource) {
  scene.hand(1, "Snuffer").play(1, "The Last Ember").play(2, "Sister of the Tower, Wick Trimmer");
  scene.barracks(2, "Oil Pedlar, Moth Queen").training();
  scene.order("Snuffer").choose("Moth Queen");  // one warrior has enough attack
  EXPECT_EQ(scene.changes(), (Lines{"Snuffer (hand) -> Snuffer (discard)",
                                    "Sister of the Tower 3/3 -> Sister of the Tower 3/3*",
                                    "Moth Queen (barracks) -> Moth Queen (barracks)*"}));
}

TEST_F(Lampwrights, SnufferHurtsAndThenPhasesWhoOpposesHim) {
  scene.play(1, "Snuffer").hand(1, "Moth Queen");
  scene.barracks(1, "Oil Pedlar, Oil Pedlar, Oil Pedlar, Wick Trimmer");
  scene.play(2, "Harbour Watch / Moth Queen, Wick Trimmer").skirmish("Snuffer", "Harbour Watch");
  EXPECT_TRUE(scene.has("Snuffer", cards::Skill::swift));
  EXPECT_EQ(scene.why_skill("Snuffer", 2), ReasonCode::nothing_to_choose);  // a defence of 4
  scene.order("Moth Queen").pay("Wick Trimmer");  // Elite; no card is left in the hand: +0/+0
  EXPECT_EQ(scene.changes(), (Lines{"Wick Trimmer (barracks) -> Wick Trimmer (barracks)*",
                                    "Moth Queen (hand) -> Moth Queen (discard)",
                                    "Harbour Watch 1/4 -> Harbour Watch 1/3"}));
  scene.pass().skill("Snuffer", 2);
  EXPECT_EQ(scene.changes(), (Lines{"Nexus good: 20 -> 19", "2 good: 0 -> 1",
                                    "Oil Pedlar (barracks) -> Soot Urchin (barracks)",
                                    "Oil Pedlar (barracks) -> Soot Urchin (barracks)",
                                    "Oil Pedlar (barracks) -> Soot Urchin (barracks)",
                                    "Harbour Watch 1/3 -> Moth Queen 2/4"}));
}

TEST_F(Lampwrights, WreckersLightHurtsTheLockedMore) {
  scene.play(1, "Beacon Marshal").play(2, "The Last Ember").barracks(1, "Oil Pedlar");
  scene.hand(2, "Wrecker's Light, Snuffer, Wrecker's Light");
  scene.skirmish("Beacon Marshal", "The Last Ember").pass_until(2).order("Wrecker's Light");
  EXPECT_EQ(scene.values("Beacon Marshal"), "4/2");
  // In a skirmish nobody can choose a resource: only the warrior is locked.
  scene.pass().order("Snuffer");
  EXPECT_TRUE(scene.is_locked("Beacon Marshal"));
  EXPECT_EQ(scene.in_barracks(1), "Oil Pedlar");
  scene.changes();
  scene.pass().order("Wrecker's Light");
  EXPECT_EQ(scene.changes(), (Lines{"Beacon Marshal 4/2* -> Beacon Marshal (discard)",
                                    "Wrecker's Light (hand) -> Wrecker's Light (discard)"}));

  begin_anew();
  scene.play(1, "Beacon Marshal").hand(2, "Wrecker's Light").skirmish("Beacon Marshal");
  EXPECT_EQ(scene.pass_until(2).why_order("Wrecker's Light"), ReasonCode::nothing_to_choose);
}

TEST_F(Lampwrights, WreckersLightPhasedBringsSmallEvilBack) {
  scene.play(1, "Wrecker's Light / Harbour Watch");
  scene.discard(1, "Soot Urchin, Oil Pedlar, Snuffer, Soot Urchin, Soot Urchin");
  scene.skirmish("Wrecker's Light").pass_all();
  EXPECT_FALSE(scene.can_choose("Oil Pedlar"));  // good
  EXPECT_FALSE(scene.can_choose("Snuffer"));     // too much
  scene.choose("Soot Urchin").choose("Soot Urchin");
  EXPECT_EQ(scene.in_barracks(1), "Soot Urchin, Soot Urchin");
  EXPECT_EQ(scene.in_discard(1), "Oil Pedlar, Snuffer, Soot Urchin");
  EXPECT_EQ(scene.in_play(1), "Harbour Watch");
  EXPECT_EQ(scene.evil(1), 3);
}

TEST_F(Lampwrights, WreckersLightTrainedGivesACardForInfluence) {
  scene.barracks(1, "Wrecker's Light, Oil Pedlar / Snuffer, Oil Pedlar / Snuffer");
  scene.influence(1, 3, 3).influence(2, 3, 3).deck(2, "Moth Queen / Oil Pedlar").training();
  scene.train("Wrecker's Light");
  EXPECT_EQ(scene.changes(),
            (Lines{"2 good: 3 -> 1", "Wrecker's Light (barracks) -> Wrecker's Light 3/2",
                   "Oil Pedlar (barracks) -> Snuffer (barracks)",
                   "Oil Pedlar (barracks) -> Snuffer (barracks)", "deck -> Oil Pedlar (hand)"}));
}

TEST_F(Lampwrights, MothQueenHelpsOnlyAttackersOfHerPlayer) {
  scene.play(1, "Snuffer").hand(1, "Moth Queen").barracks(1, "Oil Pedlar").training();
  EXPECT_EQ(scene.why_order("Moth Queen"), ReasonCode::nothing_to_choose);
  begin_anew();
  scene.play(1, "Snuffer").hand(2, "Moth Queen").barracks(2, "Oil Pedlar").skirmish("Snuffer");
  EXPECT_EQ(scene.pass_until(2).why_order("Moth Queen"), ReasonCode::nothing_to_choose);
}

TEST_F(Lampwrights, MothQueenTrainedEatsTheGood) {
  for (const bool eats : {true, false}) {
    begin_anew();
    scene.play(1, "Wick Trimmer, Sister of the Tower").play(2, "Oil Pedlar");
    scene.barracks(1, "Moth Queen, Snuffer, Snuffer, Snuffer").training().train("Moth Queen");
    EXPECT_TRUE(scene.has("Moth Queen", cards::Skill::ally));
    EXPECT_FALSE(scene.can_choose("Sister of the Tower"));  // a defence of 3
    EXPECT_FALSE(scene.can_choose("Oil Pedlar"));           // of an opponent
    if (eats) {
      scene.choose("Wick Trimmer");
    } else {
      scene.decline();  // "it" is the Moth Queen, who is evil
    }
    EXPECT_EQ(scene.in_play(1), eats ? "Sister of the Tower, Moth Queen"
                                     : "Wick Trimmer, Sister of the Tower, Moth Queen");
    EXPECT_EQ(scene.evil(1), eats ? 3 : 0);
  }
}

TEST_F(Lampwrights, TheLastEmberDestroysForWhoHasEnoughEvil) {
  for (const int evil : {4, 3}) {
    begin_anew();
    scene.hand(1, "The Last Ember").influence(1, 2, evil).influence(2, 1, 0);
    scene.barracks(1, "Oil Pedlar, Oil Pedlar, Oil Pedlar").play(2, "Snuffer, Beacon Marshal");
    scene.locked().training().order("The Last Ember").pay_any();
    // The price stays paid, and what comes behind happens in any case.
    EXPECT_EQ(scene.in_barracks(1), "Oil Pedlar*, Oil Pedlar*, Soot Urchin");
    EXPECT_EQ(scene.in_play(2), evil == 4 ? "Snuffer" : "Snuffer, Beacon Marshal*");
    EXPECT_EQ(scene.good(1), 1);
    EXPECT_EQ(scene.good(2), 0);
  }
}

TEST_F(Lampwrights, TheLastEmberBurnsBrighterAndMayComeBack) {
  scene.play(1, "The Last Ember").discard(1, "Soot Urchin, Snuffer, Oil Pedlar");
  scene.barracks(1, "Wick Trimmer, Wick Trimmer").training().skill("The Last Ember");
  EXPECT_EQ(scene.values("The Last Ember"), "7/1");

  for (const bool dark : {true, false}) {
    begin_anew();
    scene.play(1, "The Last Ember / Oil Pedlar").discard(1, "Soot Urchin, Snuffer, Moth Queen");
    scene.barracks(1, dark ? "Soot Urchin" : "Oil Pedlar").barracks(2, "Soot Urchin");
    scene.barracks(1, "Wick Trimmer / Snuffer, Wick Trimmer / Snuffer").training();
    scene.skill("The Last Ember").pay("Wick Trimmer");  // a defence of 3 - 3
    EXPECT_EQ(scene.in_play(1), "");
    EXPECT_EQ(scene.in_hand(1), dark ? "Oil Pedlar" : "");
  }
}

// --- the deck

TEST(LampwrightDeck, CanBePlayedAtRandom) {
  const cards::Set& set = lampwrights();
  ASSERT_EQ(set.decks.size(), 1U);
  const std::string deck = write_deck(set.decks[0], set);
  const Rules rules = make_rules({{"players", "2"},
                                  {"format", "sandbox"},
                                  {"cards", pack(set)},
                                  {"deck1", deck},
                                  {"deck2", deck}});
  Usage usage;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    FastChance chance(seed);
    State state = rules.start(chance, usage);
    MoveList moves;
    int count = 0;
    for (; !rules.to_act(state).empty() && count < 50'000; ++count) {
      ASSERT_EQ(flaw(rules, state), "") << "seed " << seed << ", move " << count;
      const Seat seat = rules.to_act(state).front();
      rules.legal_moves(state, seat, moves);
      const auto any = chance.below(static_cast<std::uint32_t>(moves.size()));
      rules.apply(state, seat, moves[any], chance, usage);
    }
    ASSERT_EQ(flaw(rules, state), "") << "seed " << seed << ", at the end";
    EXPECT_TRUE(rules.to_act(state).empty()) << "seed " << seed << " does not end";
  }
  const Book book(set);
  for (std::size_t i = 0; i < set.sides.size(); ++i) {
    for (int ability = 0; ability <= book.facts[i].skills; ++ability) {
      EXPECT_GT((usage.times[{static_cast<SideId>(i), ability}]), 0)
          << set.sides[i].title << ", " << ability;
    }
  }
}

}  // namespace
}  // namespace penta::phase

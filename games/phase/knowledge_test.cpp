// Who sees what, sentence by sentence of README.md: views and events of owners, opponents and
// strangers.
#include <set>

#include "engine/derived.h"
#include "games/phase/bot.h"
#include "games/phase/testing/made_up.h"

namespace penta::phase {
namespace {

using Kind = Event::Kind;

class Knowledge : public SideTest {
 protected:
  static constexpr int nobody = 0;  // a stranger, where seats are counted from 1
  static Viewer viewer(int seat) { return seat == nobody ? stranger : seat_at(seat - 1); }

  std::string named(SideId side) const {
    if (side == hidden_side) return "?";
    return side == no_side ? "none" : scene.rules->title(side, Lang::en);
  }
  // "Ted / ?": what a seat sees of a card, by its sleeve. Cards in play come first, then barracks,
  // hand, discard pile and deck.
  std::string sees(int who, Sleeve sleeve) const {
    const View view = scene.rules->view(scene.state, viewer(who));
    return named(view.face(sleeve)) + " / " + named(view.back(sleeve));
  }
  std::string sees(int who, const char* sleeve) const {
    Sleeve which = no_sleeve;
    EXPECT_TRUE(scene.rules->from_word(sleeve, which));
    return sees(who, which);
  }
  void expect_all_see(const char* sleeve, const std::string& both) const {
    for (const int who : {1, 2, nobody}) EXPECT_EQ(sees(who, sleeve), both) << who;
  }
  void expect_owner_sees(const char* sleeve, const std::string& both) const {
    EXPECT_EQ(sees(1, sleeve), both);
    const std::string face = both.substr(0, both.find(" / "));
    for (const int who : {2, nobody}) EXPECT_EQ(sees(who, sleeve), face + " / ?") << who;
  }
  // The last event of a kind, as a seat hears it.
  std::optional<Event> hears(int who, Kind kind) const {
    for (auto each = scene.recorder.events.rbegin(); each != scene.recorder.events.rend(); ++each) {
      if (each->kind == kind) return scene.rules->event_for(*each, viewer(who));
    }
    ADD_FAILURE() << "that did not happen";
    return std::nullopt;
  }
  std::string back_heard(int who, Kind kind) const {
    const auto event = hears(who, kind);
    return event ? named(event->back) : "nothing";
  }
  // Seat 2 shuffles the attacker of seat 1 into its owner's deck.
  void bury(std::string_view attacker) {
    scene.nexus_attack().send(attacker).pass().order("Brass Porter").pass_all();
  }
};

// --- faces and backs

TEST_F(Knowledge, AllSeeTheFaceOfAWarriorAndItsOwnerBoth) {
  scene.play(1, "Ted / Berserker").training();
  expect_owner_sees("1:1", "Ted / Berserker");
}

TEST_F(Knowledge, AllSeeTheFaceOfAResourceAndItsOwnerBoth) {
  scene.barracks(1, "Ted / Berserker").training();
  expect_owner_sees("1:1", "Ted / Berserker");
}

TEST_F(Knowledge, AllSeeTheFaceOfACardInTheDiscardPileAndItsOwnerBoth) {
  scene.discard(1, "Ted / Berserker").training();
  expect_owner_sees("1:1", "Ted / Berserker");
}

TEST_F(Knowledge, OpponentsSeeTheSideOfAHandThatItsOwnerDoesNotPlay) {
  scene.hand(1, "Ted / Berserker").training();  // Ted's is the order
  expect_owner_sees("1:1", "Berserker / Ted");
}

TEST_F(Knowledge, AllSeeTheFaceOnTopOfADeckAndNobodyItsBack) {
  scene.deck(1, "Ted / Berserker, Scout / Kindler").training();
  expect_all_see("1:1", "Ted / ?");
}

TEST_F(Knowledge, NobodySeesWhatLiesBelowTheTopOfADeck) {
  scene.deck(1, "Ted / Berserker, Scout / Kindler").training();
  expect_all_see("1:2", "? / ?");
}

TEST_F(Knowledge, CountsInfluenceLocksDamageAndChangesAreOpen) {
  scene.influence(1, 3, 4).play(1, "Ted").barracks(2, "Scout").locked().hand(1, "Fire Spirit");
  scene.training().order("Fire Spirit");
  for (const int who : {1, 2, nobody}) {
    EXPECT_EQ(scene.rules->view(scene.state, viewer(who)).table, scene.state.table);
  }
}

TEST_F(Knowledge, WhatOthersSeeDoesNotDependOnBacks) {
  Scene other;
  scene.hand(1, "Ted / Berserker").barracks(1, "Scout / Kindler").play(1, "Trivet / Leech Swarm");
  other.hand(1, "Trivet / Berserker").barracks(1, "Scout / Cinder Dove").play(1, "Trivet");
  scene.training();
  other.training();
  for (const int who : {2, nobody}) {
    EXPECT_EQ(scene.rules->view(scene.state, viewer(who)),
              other.rules->view(other.state, viewer(who)));
  }
  EXPECT_NE(scene.rules->view(scene.state, viewer(1)), other.rules->view(other.state, viewer(1)));
}

TEST_F(Knowledge, OfOthersCardsASeatKnowsWhatAStrangerKnows) {
  const Rules rules = make_rules({{"players", "3"}, {"round_limit", "4"}});
  FastChance chance(7);
  State state = rules.start(chance, no_observer);
  while (!state.table.over()) {
    const View all = rules.view(state, stranger);
    for (int i = 0; i < 3; ++i) {
      const View own = rules.view(state, seat_at(i));
      for (int at = 0; at < 3 * most_cards; ++at) {
        const auto sleeve = static_cast<Sleeve>(at);
        if (owner(sleeve) == seat_at(i)) continue;
        ASSERT_EQ(own.face(sleeve), all.face(sleeve));
        ASSERT_EQ(own.back(sleeve), all.back(sleeve));
      }
    }
    const Seat seat = *rules.to_act(state).begin();
    MoveList moves;
    rules.legal_moves(state, seat, moves);
    const auto any = chance.below(static_cast<std::uint32_t>(moves.size()));
    rules.apply(state, seat, moves[any], chance, no_observer);
  }
}

// --- what becomes public

TEST_F(Knowledge, APhasedWarriorIsKnownFromBothSides) {
  scene.play(1, "Ted / Berserker").barracks(1, "Scout / Kindler").hand(1, "The Cognet").training();
  scene.order("The Cognet");
  expect_all_see("1:1", "Berserker / Ted");
  EXPECT_EQ(back_heard(nobody, Kind::phased), "Ted");
}

TEST_F(Knowledge, AResourceThatPaidByPhasingIsKnownFromBothSides) {
  scene.barracks(1, "Mudling, Scout / Kindler").training().train("Mudling");
  expect_all_see("1:2", "Kindler / Scout");
}

TEST_F(Knowledge, AResourceThatPaidByALockIsNot) {
  scene.play(1, "Ted").hand(1, "Caelistra").barracks(1, "Scout / Kindler").training();
  scene.order("Caelistra");
  expect_owner_sees("1:2", "Scout / Kindler");
}

TEST_F(Knowledge, APlayedOrderIsKnownFromBothSides) {
  scene.play(1, "Mudling").hand(1, "Squeezle / Berserker").training().order("Squeezle");
  expect_all_see("1:2", "Squeezle / Berserker");
  EXPECT_EQ(back_heard(2, Kind::ordered), "Berserker");
}

TEST_F(Knowledge, TheFirstResourceIsKnownFromBothSides) {
  scene.hand(1, "Ted / Berserker").deck(1, "Old Antler").hand(2, "Ted").deck(2, "Trivet").setup();
  scene.recruit(1, "Ted");
  scene.recruit(2, "Ted");
  expect_all_see("1:1", "Ted / Berserker");
}

TEST_F(Knowledge, AnEnlistedCardFromTheDeckIsNot) {
  scene.hand(1, "Scout").barracks(1, "Ted").deck(1, "Trivet / Necromancer").training();
  scene.order("Scout");
  expect_owner_sees("1:3", "Trivet / Necromancer");
  EXPECT_EQ(back_heard(1, Kind::enlisted), "Necromancer");
  EXPECT_EQ(back_heard(2, Kind::enlisted), "?");
  EXPECT_EQ(back_heard(nobody, Kind::enlisted), "?");
}

TEST_F(Knowledge, AskingForTheDifferenceOfCostsShowsBothSides) {
  scene.barracks(1, "High Keeper Oriel / Wax Imp, Scout, Ted, Mudling, Trivet").training();
  scene.train("High Keeper Oriel");
  EXPECT_EQ(scene.good(1), 4);
  expect_all_see("1:1", "High Keeper Oriel / Wax Imp");
  EXPECT_EQ(back_heard(nobody, Kind::shown), "Wax Imp");
}

TEST_F(Knowledge, ATrainedWarriorIsNotKnownFromBothSides) {
  scene.barracks(1, "Trivet / Necromancer").training().train("Trivet");
  expect_owner_sees("1:1", "Trivet / Necromancer");
}

TEST_F(Knowledge, ADestroyedWarriorLiesAsItStood) {
  scene.play(1, "Ted / Berserker").hand(2, "Trivet").maneuver().pass().order("Trivet");
  EXPECT_EQ(scene.in_discard(1), "Ted");
  expect_owner_sees("1:1", "Ted / Berserker");
}

TEST_F(Knowledge, ACardDiscardedUnusedLiesAsTheOthersSawIt) {
  scene.active(2).hand(2, "Whispering Draught").barracks(2, "Scout").hand(1, "Ted / Berserker");
  scene.training().order("Whispering Draught");
  EXPECT_EQ(scene.in_discard(1), "Berserker");
  expect_owner_sees("1:1", "Berserker / Ted");
}

TEST_F(Knowledge, ACardEnlistedFromTheDiscardPileLiesAsItLayThere) {
  scene.play(1, "Necromancer").barracks(1, "Ted, Scout").discard(1, "Squeezle / Peat Wyrm");
  scene.training().skill("Necromancer");
  EXPECT_EQ(scene.in_barracks(1), "Ted*, Scout*, Squeezle*");
  expect_owner_sees("1:4", "Squeezle / Peat Wyrm");
}

TEST_F(Knowledge, ACardReturnedToAHandTurnsTheFaceToTheOthersThatTheySawLast) {
  scene.play(1, "Ted / Berserker").hand(2, "Reed Mother").barracks(2, "Scout").skirmish("Ted");
  scene.pass().order("Reed Mother");
  EXPECT_EQ(scene.in_hand(1), "Berserker");
  expect_owner_sees("1:1", "Ted / Berserker");
  EXPECT_EQ(back_heard(1, Kind::returned), "Berserker");
  EXPECT_EQ(back_heard(2, Kind::returned), "?");
}

TEST_F(Knowledge, WhatWasTurnedInPublicStaysKnownInAHand) {
  scene.play(1, "Ted / Berserker").hand(1, "The Cognet").barracks(1, "Scout");
  scene.hand(2, "Reed Mother").barracks(2, "Scout").maneuver();
  scene.order("The Cognet").pass_all().nexus_attack().send("Berserker");
  scene.pass().order("Reed Mother");
  EXPECT_EQ(scene.in_hand(1), "Ted");
  expect_all_see("1:1", "Berserker / Ted");
}

// --- counts of a hand

TEST_F(Knowledge, ACountOfAHandByCostTellsTheNumberAndShowsNoCard) {
  const std::string order =
      "Action: gain 1 good influence for each card in your hand with cost 2 or more.";
  Scene other = made_up(order);
  scene = made_up(order);
  scene.hand(1, "Mage / Wolf, Knight / Thief").training();
  other.hand(1, "Mage / Wolf, Mage / Thief").training();
  EXPECT_EQ(scene.rules->view(scene.state, viewer(2)), other.rules->view(other.state, viewer(2)));
  scene.order("Mage");
  other.make(Move::with(Move::Kind::order, sleeve_of(seat_at(0), 0)));
  EXPECT_EQ(scene.good(1), 1);
  EXPECT_EQ(other.good(1), 0);
  expect_owner_sees("1:2", "Thief / Knight");
  EXPECT_EQ(hears(2, Kind::counted)->amount, 1);
  EXPECT_EQ(scene.rules->learners(*hears(1, Kind::counted)), SeatSet{seat_at(1)});
  // Before the number nothing tells one hand from the other.
  const auto& here = scene.recorder.events;
  const auto& there = other.recorder.events;
  const auto number = std::find_if(here.begin(), here.end(),
                                   [](const Event& e) { return e.kind == Kind::counted; });
  ASSERT_LT(number - here.begin(), std::ssize(there));
  EXPECT_TRUE(std::equal(here.begin(), number, there.begin()));
}

TEST_F(Knowledge, ACountThatChangesWhatCanBeChosenIsToldBeforeTheChoice) {
  scene = made_up(
      "Action: train a resource for X less, where X is the number of cards in your hand with "
      "cost 2 or more.");
  scene.hand(1, "Mage, Knight / Thief").barracks(1, "Mage, Mage").training().order("Mage");
  EXPECT_EQ(table().ask, Ask::choose);
  EXPECT_EQ(hears(2, Kind::counted)->amount, 1);
  scene.make(scene.moves()[0]);
}

TEST_F(Knowledge, ACountOfAHandByGoodAndEvilTellsNothingNew) {
  scene = made_up("Action: gain 1 good influence for each good card in your hand.");
  scene.hand(1, "Mage, Knight / Thief").training().order("Mage");
  EXPECT_EQ(scene.good(1), 1);  // the others see the evil Thief
  for (const Event& event : scene.recorder.events) EXPECT_NE(event.kind, Kind::counted);
}

TEST_F(Knowledge, NorDoesACountOfCardsThatAllHaveSeenFromBothSides) {
  scene = made_up("Action: gain 1 good influence for each Keeper card in your hand.");
  scene.hand(1, "Mage, Knight / Thief").training();
  scene.state.table.lords[seat_at(0)].turned.insert(1);
  scene.order("Mage");
  EXPECT_EQ(scene.good(1), 1);
  for (const Event& event : scene.recorder.events) EXPECT_NE(event.kind, Kind::counted);
}

TEST_F(Knowledge, NobodyForeseesACountOfAnOpponentsHand) {
  scene = made_up("Action: phase a warrior of an opponent.",
                  "Elite: this warrior gets +1/+0 for each Keeper card in your hand.");
  scene.hand(1, "Mage / Wolf").play(2, "Knight / Wolf").hand(2, "Knight / Thief").training();
  const View view = scene.rules->view(scene.state, viewer(1));
  const Move order = Move::with(Move::Kind::order, scene.find("Mage"));
  for (const Event& event : preview(*scene.rules, view, order)) EXPECT_NE(event.kind, Kind::got);
  EXPECT_TRUE(scene.rules->check(view, scene.rules->greedy(view)).ok());
  scene.order("Mage");
  EXPECT_EQ(scene.rules->learners(*hears(2, Kind::counted)), SeatSet{seat_at(0)});
}

// --- decks

TEST_F(Knowledge, ADrawnCardTurnsTheFaceToTheOthersThatLayUp) {
  scene.hand(1, "Mudling").barracks(1, "Scout").deck(1, "Ted / Berserker, Trivet").training();
  scene.order("Mudling").done();
  EXPECT_EQ(scene.in_hand(1), "Berserker");
  expect_owner_sees("1:3", "Ted / Berserker");
}

TEST_F(Knowledge, OnlyTheOwnerHearsWhatIsOnTheBackOfADrawnCard) {
  scene.deck(2, "Ted / Berserker, Scout, Trivet").last_round().pass_all();
  EXPECT_EQ(back_heard(2, Kind::drew), "Berserker");
  EXPECT_EQ(back_heard(1, Kind::drew), "?");
  EXPECT_EQ(back_heard(nobody, Kind::drew), "?");
}

TEST_F(Knowledge, AllSeeWhatIsOnTopNext) {
  scene.deck(2, "Ted / Berserker, Scout, Trivet / Necromancer").last_round().pass_all();
  EXPECT_EQ(named(hears(1, Kind::drew)->top), "Scout");
  EXPECT_EQ(named(hears(1, Kind::enlisted)->top), "Trivet");
  EXPECT_EQ(sees(1, "2:3"), "Trivet / ?");
  EXPECT_EQ(sees(2, "2:3"), "Trivet / ?");
}

TEST_F(Knowledge, OwnersKnowTheCardsThatTheyHaveLookedAt) {
  scene.barracks(1, "Margin Scribe, Ted, Mudling");
  scene.deck(1, "Scout, Trivet / Necromancer, Squeezle / Peat Wyrm, Nighthawk").training();
  scene.train("Margin Scribe");  // looks at three cards and draws the first
  EXPECT_EQ(sees(1, "1:5"), "Trivet / Necromancer");
  EXPECT_EQ(sees(1, "1:6"), "Squeezle / Peat Wyrm");
  EXPECT_EQ(sees(1, "1:7"), "? / ?");
}

TEST_F(Knowledge, OthersSeeNothingOfCardsThatTheOwnerHasLookedAt) {
  scene.barracks(1, "Margin Scribe, Ted, Mudling");
  scene.deck(1, "Scout, Trivet / Necromancer, Squeezle / Peat Wyrm, Nighthawk").training();
  scene.train("Margin Scribe");
  for (const int who : {2, nobody}) {
    EXPECT_EQ(sees(who, "1:5"), "Trivet / ?");  // on top now
    EXPECT_EQ(sees(who, "1:6"), "? / ?");
    EXPECT_EQ(hears(who, Kind::saw), std::nullopt);
    EXPECT_EQ(hears(who, Kind::looked)->amount, 3);
  }
  EXPECT_EQ(back_heard(1, Kind::saw), "Peat Wyrm");
}

TEST_F(Knowledge, LookedAtCardsAreForgottenWhenTheDeckIsShuffled) {
  scene.play(1, "Trivet / Berserker").hand(2, "Brass Porter").barracks(2, "Ted, Scout");
  scene.deck(1, "Ted / Berserker, Scout / Kindler").maneuver().pass_all();
  scene.state.table.lords[seat_at(0)].looked = 2;
  EXPECT_EQ(sees(1, "1:3"), "Scout / Kindler");
  bury("Trivet");
  const Lord& lord = scene.state.table.lords[seat_at(0)];
  EXPECT_EQ(lord.looked, 0);
  for (const int each : lord.deck) {
    const std::string seen = sees(1, sleeve_of(seat_at(0), each));
    EXPECT_EQ(seen.substr(seen.find(" / ")), " / ?");
  }
}

TEST_F(Knowledge, ACardKnownFromBothSidesIsKnownToBeInTheDeckItWasShuffledInto) {
  scene.play(1, "Trivet / Berserker").hand(1, "The Cognet").barracks(1, "Scout");
  scene.hand(2, "Brass Porter").barracks(2, "Ted, Scout").maneuver().order("The Cognet").pass_all();
  expect_all_see("1:1", "Berserker / Trivet");
  bury("Berserker");
  const Lord& lord = scene.state.table.lords[seat_at(0)];
  EXPECT_EQ(std::popcount(lord.buried), 1);
  const Pair buried = scene.rules->card(seat_at(0), std::countr_zero(lord.buried));
  EXPECT_EQ(named(buried.good) + " / " + named(buried.evil), "Trivet / Berserker");
  EXPECT_TRUE((lord.turned & lord.deck).empty());  // but not in which sleeve
}

// Seat 1 holds a card that turns Berserker to the others, and has another one shuffled into the
// deck. How often seat 2 imagines that the hand is that other one, in 300 worlds.
int imagined_in_hand(Scene& scene, std::string_view good) {
  const View view = scene.rules->view(scene.state, seat_at(1));
  const Sleeve hand = sleeve_of(seat_at(0), scene.state.table.lords[seat_at(0)].hand.front());
  int found = 0;
  FastChance chance(1);
  for (int i = 0; i < 300; ++i) {
    const State world = imagine(*scene.rules, view, chance);
    const SideId back = TrueSight{*scene.rules, world}.back(hand);
    found += scene.rules->title(back, Lang::en) == good ? 1 : 0;
  }
  return found;
}

TEST_F(Knowledge, ACardKnownToBeInTheDeckIsNotImaginedElsewhere) {
  scene.play(1, "Trivet / Berserker").hand(1, "Mudling / Berserker");
  scene.hand(2, "Brass Porter, The Cognet").barracks(2, "Ted, Scout, Squeezle").maneuver();
  scene.pass().order("The Cognet").pay("Ted").pass_all();
  scene.nexus_attack().send("Berserker").pass().order("Brass Porter").pay("Scout").pass_all();
  EXPECT_EQ(scene.in_play(1), "");
  EXPECT_EQ(imagined_in_hand(scene, "Trivet"), 0);
}

TEST_F(Knowledge, ACardOfWhichOneSideWasSeenMayBeElsewhereOnceItIsShuffled) {
  scene.play(1, "Berserker / Trivet").hand(1, "Mudling / Berserker");
  scene.hand(2, "Brass Porter").barracks(2, "Ted, Scout").maneuver().pass_all();
  bury("Berserker");
  EXPECT_EQ(scene.state.table.lords[seat_at(0)].buried, 0U);
  EXPECT_GT(imagined_in_hand(scene, "Trivet"), 0);
}

TEST_F(Knowledge, ShufflingDealsTheCardsToTheSleevesAnew) {
  int same = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    scene = Scene();
    scene.chance = FastChance(seed);
    scene.play(1, "Trivet / Leech Swarm").hand(2, "Brass Porter").barracks(2, "Ted, Scout");
    scene.maneuver().pass_all();
    const int card = scene.state.cards[seat_at(0)][0];
    bury("Trivet");
    same += scene.state.cards[seat_at(0)][0] == card ? 1 : 0;
  }
  EXPECT_LT(same, 15);  // of 60: one in 26 is expected
}

// --- the secret choice at the start

TEST_F(Knowledge, AChoiceAtTheStartIsKnownToItsSeatAlone) {
  scene.hand(1, "Ted / Berserker, Scout").hand(2, "Ted").setup();
  scene.recruit(1, "Scout");
  EXPECT_EQ(scene.rules->view(scene.state, viewer(1)).choice, 2);
  EXPECT_EQ(scene.rules->view(scene.state, viewer(2)).choice, 0);
  EXPECT_EQ(scene.rules->view(scene.state, viewer(nobody)).choice, 0);
  EXPECT_EQ(hears(1, Kind::chose_first)->sleeve, sleeve_of(seat_at(0), 1));
  EXPECT_EQ(hears(2, Kind::chose_first)->sleeve, no_sleeve);
  EXPECT_EQ(hears(nobody, Kind::chose_first)->sleeve, no_sleeve);
}

TEST_F(Knowledge, OthersSeeTheSameWhateverWasChosenAtTheStart) {
  scene.hand(1, "Ted / Berserker, Scout").hand(2, "Ted").setup();
  const State before = scene.state;
  scene.recruit(1, "Scout");
  const State scout = std::exchange(scene.state, before);
  scene.recruit(1, "Ted");
  for (const int who : {2, nobody}) {
    EXPECT_EQ(scene.rules->view(scene.state, viewer(who)), scene.rules->view(scout, viewer(who)));
  }
}

TEST_F(Knowledge, OthersHearNothingOfAChangedMind) {
  scene.hand(1, "Ted / Berserker, Scout").hand(2, "Ted").setup();
  scene.recruit(1, "Scout");
  scene.recruit(1, "Ted");
  EXPECT_EQ(hears(2, Kind::chose_first), std::nullopt);
  EXPECT_EQ(hears(nobody, Kind::chose_first), std::nullopt);
  EXPECT_EQ(hears(1, Kind::chose_first)->sleeve, sleeve_of(seat_at(0), 0));
}

}  // namespace
}  // namespace penta::phase

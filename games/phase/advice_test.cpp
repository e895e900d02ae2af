// Why a move is good, in the words that a player reads; and which orders and skills would change
// nothing. The figures follow from the texts on the cards (box/*.toml).
#include "games/phase/advice.h"

#include <set>

#include "games/phase/testing/scene.h"

namespace penta::phase {
namespace {

using Do = Move::Kind;

class Advised : public SideTest {
 protected:
  static Speaker to_seat(Seat seat, Lang lang) { return battery::speaker_to(seat, lang); }
  // What whoever is asked is told about the first move of that kind.
  std::string why(Do kind, Lang lang = Lang::en) {
    const Rules& rules = *scene.rules;
    const Seat seat = rules.to_act(scene.state).front();
    const View view = rules.view(scene.state, seat);
    MoveList moves;
    rules.legal_moves(view, moves);
    std::optional<Move> first;
    std::vector<Move> rivals;
    for (const Move move : moves) {
      if (!first && move.kind() == kind)
        first = move;
      else
        rivals.push_back(move);
    }
    EXPECT_TRUE(first);
    return first ? rules.say(rules.advice(view, *first, rivals), to_seat(seat, lang)) : "";
  }
};

TEST_F(Advised, SaysWhoCouldOpposeAnAttackerAndWhatThatWouldDo) {
  scene.play(1, "Ted").play(2, "Mudling, Berserker").maneuver().pass_all();
  EXPECT_EQ(why(Do::nexus),
            "The Nexus still holds 20 good and 20 evil influence: who strikes it gains some.");
  EXPECT_EQ(why(Do::nobody), "Your warriors stay at home to defend: 1. The others have 2 awake.");
  scene.nexus_attack().send("Ted");
  EXPECT_EQ(why(Do::block), "As it stands, your warrior destroys Ted.");
  EXPECT_EQ(why(Do::block, Lang::de).substr(0, 50),
            "So wie es steht, vernichtet dein Krieger „Ted“");
  EXPECT_EQ(why(Do::hold), "Ted with attack 2 could destroy your warrior.");
}

class Idle : public SideTest {
 protected:
  std::string outlook(Move move, Lang lang = Lang::en) {
    const Rules& rules = *scene.rules;
    const Seat seat = scene.state.table.actor;
    const View view = rules.view(scene.state, seat);
    EXPECT_TRUE(rules.check(view, move).ok());
    const auto advice = rules.outlook(view, move);
    return advice ? rules.say(*advice, battery::speaker_to(seat, lang)) : "";
  }
  bool order_is_idle(std::string_view title) {
    return !outlook(Move::with(Do::order, scene.find(title))).empty();
  }
  bool skill_is_idle(std::string_view title) {
    return !outlook(Move::skill(scene.find(title), 1)).empty();
  }
};

TEST_F(Idle, OrdersForWarriorsThatAreNotThere) {
  scene.barracks(1, "Scout, Scout").hand(1, "Moon Aunt").play(2, "Ted");
  scene.training();
  const Move phase_all = Move::with(Do::order, scene.find("Moon Aunt"));
  EXPECT_EQ(outlook(phase_all), "As it stands, this would change nothing.");
  EXPECT_EQ(outlook(phase_all, Lang::de), "So wie es steht, würde das nichts ändern.");
  const Rules& rules = *scene.rules;
  const View view = rules.view(scene.state, Seat{0});
  EXPECT_TRUE(rules.say(phase_all, view, battery::speaker_to(Seat{0}, Lang::en))
                  .ends_with(", which would change nothing"));
  EXPECT_TRUE(rules.say(phase_all, view, battery::speaker_to(Seat{0}, Lang::de))
                  .ends_with(", was nichts ändern würde"));
  EXPECT_EQ(outlook(Move::with(Do::train, scene.find("Scout"))), "");
}

TEST_F(Idle, NotIfThereIsOne) {
  scene.barracks(1, "Scout, Scout").hand(1, "Moon Aunt").play(1, "Ted");
  scene.training();
  EXPECT_FALSE(order_is_idle("Moon Aunt"));
}

// The price is paid first, and what pays turns over: then there are two evil resources, or none.
TEST_F(Idle, WhatPaysMayBeWhatCounts) {
  scene.play(1, "Peat Wyrm").barracks(1, "Ted / Berserker, Squeezle / Moon Aunt");
  scene.training();
  EXPECT_FALSE(skill_is_idle("Peat Wyrm"));
}

TEST_F(Idle, WhateverPays) {
  scene.play(1, "Peat Wyrm").barracks(1, "Berserker / Ted, Moon Aunt / Squeezle");
  scene.training();
  EXPECT_TRUE(skill_is_idle("Peat Wyrm"));
}

TEST_F(Idle, NotIfOneWayToPayChangesSomething) {
  scene.play(1, "Peat Wyrm").barracks(1, "Berserker / Ted, Moon Aunt / Squeezle, Mudling");
  scene.training();
  EXPECT_FALSE(skill_is_idle("Peat Wyrm"));
}

TEST_F(Idle, AnAmountOfNone) {
  scene.hand(1, "Black Ledger").barracks(1, "Scout, Scout").play(1, "Squeezle");
  scene.training();
  EXPECT_TRUE(order_is_idle("Black Ledger"));  // as much damage as cards in hand: none
}

TEST_F(Idle, NotIfItWakesAnElite) {
  scene.hand(1, "Black Ledger").barracks(1, "Scout, Scout").play(1, "Leech Swarm, Squeezle");
  scene.training();
  EXPECT_FALSE(order_is_idle("Black Ledger"));
}

TEST_F(Idle, NobodyHasWhatAllWouldLose) {
  scene.hand(1, "Debt Ghost").influence(1, 3, 0).influence(2, 3, 0);
  scene.training();
  EXPECT_TRUE(order_is_idle("Debt Ghost"));
}

TEST_F(Idle, NotWhatIsDrawn) {
  scene.hand(1, "Wax Imp").play(1, "Ted").barracks(1, "Scout");
  scene.training();
  EXPECT_FALSE(order_is_idle("Wax Imp"));
}

TEST_F(Advised, EveryCodeHasWordsOfItsOwn) {
  scene.training();
  std::set<std::string> english;
  std::set<std::string> german;
  for (int code = 0; code < advice_codes; ++code) {
    const Advice advice{.code = static_cast<std::uint8_t>(code), .args = {1, 2, 3, 4}};
    EXPECT_TRUE(english.insert(scene.rules->say(advice, to_seat(seat_at(0), Lang::en))).second)
        << code;
    EXPECT_TRUE(german.insert(scene.rules->say(advice, to_seat(seat_at(0), Lang::de))).second)
        << code;
  }
}

}  // namespace
}  // namespace penta::phase

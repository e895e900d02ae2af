#include "games/phase/bot.h"

#include <gtest/gtest.h>

#include "games/phase/course.h"
#include "games/phase/imagine.h"

namespace penta::phase {
namespace {

// A table put together by names. A card is "UP / OTHER", in a hand "ORDER / WHAT THE OTHERS SEE".
// Seats are counted from 1; seat 1 is active.
class Board {
 public:
  Board& play(int seat, std::string_view card) { return put(seat, card, &Lord::play); }
  Board& barracks(int seat, std::string_view card) { return put(seat, card, &Lord::barracks); }
  Board& hand(int seat, std::string_view card) { return put(seat, card, &Lord::hand); }
  Board& influence(int seat, int good, int evil) {
    Lord& lord = state_.table.lords[seat_at(seat - 1)];
    lord.good = static_cast<std::uint8_t>(good);
    lord.evil = static_cast<std::uint8_t>(evil);
    return *this;
  }
  Board& nexus(int good, int evil) {
    state_.table.good = static_cast<std::uint8_t>(good);
    state_.table.evil = static_cast<std::uint8_t>(evil);
    return *this;
  }
  // Seat 1 attacks the Nexus with its first warrior, and seat 2 opposes with its first or not.
  Board& skirmish(bool opposed) {
    Table& table = state_.table;
    ask(1, Step::skirmish, Ask::action);
    table.skirmish = sleeve_of(Seat{0}, 0);
    table.attackers.insert(0);
    if (opposed) table.fighter(sleeve_of(Seat{1}, 0)).oppose(0);
    return *this;
  }
  // Seat 1 attacks with everybody; seat 2 is asked about its first warrior.
  Board& attacked() {
    ask(2, Step::declare, Ask::block);
    state_.table.attackers = state_.table.lords[Seat{0}].play;
    state_.table.subject = sleeve_of(Seat{1}, 0);
    return *this;
  }
  Board& ask(int seat, Step step, Ask ask) {
    Table& table = state_.table;
    table.step = step;
    table.ask = ask;
    table.actor = seat_at(seat - 1);
    table.guardian = Seat{1};
    table.turn = table.round = 3;
    return *this;
  }
  // Seat 1 trains its first card, a resource, and still has to phase so many others.
  Board& pays_for_first(int phases) {
    ask(1, Step::training, Ask::phase);
    state_.table.trainee = sleeve_of(Seat{0}, 0);
    state_.table.phases_due = static_cast<std::uint8_t>(phases);
    return *this;
  }
  // What the greedy bot does, in words.
  std::string greedy() {
    const Rules rules = make();
    const Seat seat = state_.table.actor;
    return said(rules, rules.greedy(rules.view(state_, seat)));
  }
  // Plays on like that until the skirmish, the payment or the training is over.
  std::vector<std::string> greedy_moves(std::size_t most) {
    const Rules rules = make();
    FastChance chance(1);
    std::vector<std::string> moves;
    while (moves.size() < most) {
      const Seat seat = state_.table.actor;
      const Move move = rules.greedy(rules.view(state_, seat));
      moves.push_back(said(rules, move));
      rules.apply(state_, seat, move, chance, no_observer);
    }
    return moves;
  }
  std::string likely() {
    const Rules rules = make();
    FastChance chance(1);
    MoveList moves;
    const Seat seat = state_.table.actor;
    rules.legal_moves(state_, seat, moves);
    return said(rules, rules.likely_move(state_, seat, moves, chance));
  }
  PerSeat<float> value() { return make().value(state_); }

 private:
  struct Placed {
    std::string up;
    std::string other;
    bool in_hand = false;
  };

  Board& put(int seat, std::string_view card, Sleeves Lord::* place) {
    auto& cards = placed_[static_cast<std::size_t>(seat - 1)];
    const std::size_t slash = card.find(" / ");
    (state_.table.lords[seat_at(seat - 1)].*place).insert(static_cast<int>(cards.size()));
    cards.push_back({std::string(card.substr(0, slash)), std::string(card.substr(slash + 3)),
                     place == &Lord::hand});
    return *this;
  }
  // The decks hold what was named, and for the rest one card many times.
  Rules make() {
    OptionList options{{"format", "sandbox"}};
    const auto book = Book::box();
    const auto is_evil = [&](const std::string& title) {
      for (const cards::Side& side : book->set.sides) {
        if (side.title == title) return side.alignment == Alignment::evil;
      }
      ADD_FAILURE() << title;
      return false;
    };
    for (int i = 0; i < 2; ++i) {
      const Seat seat = seat_at(i);
      Lord& lord = state_.table.lords[seat];
      std::string list;
      for (std::size_t at = 0; at < placed_[static_cast<std::size_t>(i)].size(); ++at) {
        const Placed& card = placed_[static_cast<std::size_t>(i)][at];
        const bool evil = is_evil(card.up);
        list += evil ? card.other + " / " + card.up + "; " : card.up + " / " + card.other + "; ";
        if (evil != card.in_hand) state_.evil_up[seat].insert(static_cast<int>(at));
        state_.cards[seat][at] = static_cast<std::uint8_t>(at);
      }
      list += "25x Vault Clerk / Wax Imp";
      const int used = static_cast<int>(placed_[static_cast<std::size_t>(i)].size());
      for (int at = used; at < used + 25; ++at) {
        state_.cards[seat][static_cast<std::size_t>(at)] = static_cast<std::uint8_t>(at);
      }
      lord.deck = Sleeves::first(used + 25) - Sleeves::first(used);
      options.push_back({"deck" + std::to_string(i + 1), list});
    }
    const auto checked = Options::check(Rules::option_specs(), options);
    auto rules = Rules::make(*checked);
    if (!rules) ADD_FAILURE() << rules.error().text;
    return *std::move(rules);
  }
  std::string said(const Rules& rules, Move move) const {
    const std::string kind(word_of(move.kind()));
    if (!names_sleeve(move.kind())) return kind;
    const TrueSight sight{rules, state_};
    const bool order = move.kind() == Move::Kind::order;
    const SideId side = order ? sight.back(move.sleeve()) : sight.face(move.sleeve());
    return kind + " " + rules.title(side, Lang::en);
  }

  std::array<std::vector<Placed>, 2> placed_{};
  State state_ = [] {
    State state;
    state.table.good = state.table.evil = 20;
    return state;
  }();
};

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

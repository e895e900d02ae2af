// The board and the words of moves show what the viewer has to know, and no more.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/telling.h"
#include "games/phase/course.h"
#include "games/phase/testing/speaking.h"

namespace penta::phase {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class PhaseBoard : public ::testing::Test {
 protected:
  SideId side(std::string_view title) const {
    SideId side = no_side;
    EXPECT_TRUE(rules.from_word(title, side)) << title;
    return side;
  }
  // Deals the decks in the order of their lists, good sides up.
  void SetUp() override {
    FastChance chance(1);
    state = rules.start(chance, no_observer);
    for (const Seat seat : {ann, bob, cy}) {
      state.evil_up[seat] = {};
      for (std::size_t i = 0; i < most_cards; ++i) {
        state.cards[seat][i] = static_cast<std::uint8_t>(i);
      }
    }
  }
  void put_into_play(Seat seat, int number) {
    Lord& lord = state.table.lords[seat];
    lord.deck.erase(number);
    lord.hand.erase(number);
    lord.play.insert(number);
  }
  // Ann's Squeezle (#5), which has a Peat Wyrm on its back, attacks the Nexus and may act.
  void attack() {
    Table& table = state.table;
    put_into_play(ann, 4);
    table.attackers.insert(4);
    table.step = Step::skirmish;
    table.ask = Ask::action;
    table.skirmish = sleeve_of(ann, 4);
    table.guardian = bob;
    table.round = 2;
    table.turn = 5;
  }
  std::string board(Viewer viewer, Lang lang = Lang::en) const {
    return rules.board(rules.view(state, viewer), speaker_to(viewer, lang), Ink{});
  }

  Rules rules = rules_for({{"players", "3"}});
  State state;
};

TEST_F(PhaseBoard, TheFirstChoiceIsExplained) {
  EXPECT_THAT(board(ann), AllOf(HasSubstr("Phase   Setup\nNexus: 30 good, 30 evil influence\n"),
                                HasSubstr("Your decision: choose a card of your hand"),
                                HasSubstr("Still to choose: Bob and Cy.")));
  state.table.answered.insert(ann);
  state.choices[ann] = 2;
  EXPECT_THAT(board(ann),
              AllOf(Not(HasSubstr("Your decision")), HasSubstr("(chosen for your barracks)")));
  EXPECT_THAT(board(bob), Not(HasSubstr("chosen for")));
}

TEST_F(PhaseBoard, OwnHandShowsOrdersAndOthersTheirFaces) {
  EXPECT_THAT(board(ann), HasSubstr("  * #1  [E] The Flying Death: Action: an attacking warrior "
                                    "gets +2/+0, or +4/+0 if it is"));
  EXPECT_THAT(board(bob), AllOf(HasSubstr("Hand, as others see it: [G] Squeezle #1, "),
                                Not(HasSubstr("The Flying Death"))));
}

TEST_F(PhaseBoard, WarriorsShowTheirValuesAndSkills) {
  attack();
  state.table.fighter(sleeve_of(ann, 4)).change(2, 1);
  state.table.fighter(sleeve_of(ann, 4)).hurt(1);
  EXPECT_THAT(board(ann), AllOf(HasSubstr("#5  [G] Squeezle"), HasSubstr("4/1 (2/1)"),
                                HasSubstr("damage 1, attacks, back: Peat Wyrm\n"
                                          "        Phaseling: each player draws a card.\n")));
  EXPECT_THAT(board(bob), AllOf(HasSubstr("damage 1, attacks\n"), Not(HasSubstr("Peat Wyrm")),
                                HasSubstr("  Squeezle: Phaseling: each player draws a card.\n")));
}

TEST_F(PhaseBoard, SkirmishesShowWhoFightsWhom) {
  attack();
  EXPECT_THAT(board(ann), AllOf(HasSubstr("Round 2, turn 5   Your turn: Attack Step, skirmish\n"),
                                HasSubstr("Bob defends it\nYour decision: take an action or pass."),
                                HasSubstr("Attack on the Nexus\n"
                                          "  > your Squeezle (#5) 2/1, unopposed\n")));
  put_into_play(bob, 7);
  state.evil_up[bob].insert(7);
  state.table.fighter(sleeve_of(bob, 7)).oppose(4);
  const std::string seen = board(bob);
  EXPECT_THAT(seen,
              AllOf(HasSubstr("Ann's turn: "), HasSubstr("Ann has to decide: "),
                    HasSubstr("> Ann's Squeezle (#5) 2/1 against your "), HasSubstr("opposes #5")));
}

TEST_F(PhaseBoard, WhatIsResolvedIsQuoted) {
  attack();
  Table& table = state.table;
  table.lords[ann].hand.erase(0);
  state.evil_up[ann].insert(0);
  table.playing = sleeve_of(ann, 0);
  table.frames[0] = {.source = table.playing, .side = side("The Flying Death"), .at = 1 << 4};
  table.depth = 1;
  table.ask = Ask::choose;
  EXPECT_THAT(board(ann),
              AllOf(HasSubstr("Your decision: choose the warrior that gets it.\n"
                              "Resolving: your Flying Death (#1): Action: an attacking"),
                    HasSubstr("* #5  [G] Squeezle")));
  EXPECT_THAT(board(bob, Lang::de),
              AllOf(HasSubstr("Es entscheidet Ann: den Krieger wählen, der es erhält."),
                    HasSubstr("Es geht um: „Der fliegende Tod“ (#1) von Ann: Aktion:")));
}

// The words of options call cards by what whoever is asked sees of them.
TEST_F(PhaseBoard, MovesNameCards) {
  const auto say = [&](std::string_view notation, Viewer viewer, Lang lang = Lang::en) {
    const auto move = rules.parse(notation);
    EXPECT_TRUE(move) << notation;
    return move ? rules.say(*move, rules.view(state, viewer), speaker_to(viewer, lang)) : "";
  };
  EXPECT_EQ(say("recruit 1:1", ann), "Put The Flying Death (#1) into the barracks, cost 3");
  EXPECT_EQ(say("order 1:1", ann), "Play the order of The Flying Death (#1)");
  EXPECT_EQ(say("order 1:1", ann, Lang::de), "Spiele den Befehl von „Der fliegende Tod“ (#1)");
  EXPECT_EQ(say("order 1:1", bob), "Play the order of Squeezle (#1)") << "what Bob sees of it";
  EXPECT_EQ(say("order 1:9", ann), "Play the order of card #9") << "in the deck: hidden";
  attack();
  EXPECT_EQ(say("send 1:5", ann), "Attack with Squeezle (#5)");
  EXPECT_EQ(say("choose 1:5", ann, Lang::de), "Wähle deine Karte „Squeezle“ (#5)");
  EXPECT_EQ(say("choose 1:5", bob), "Choose Ann's Squeezle (#5)");
  EXPECT_EQ(say("skill 1:5 1", ann), "Use the skill of Squeezle (#5)");
  Lord& own = state.table.lords[ann];
  own.deck.erase(5);
  own.barracks.insert(5);
  EXPECT_EQ(say("train 1:6", ann), "Train Ted (#6), cost 2");
  EXPECT_EQ(say("train 1:6", ann, Lang::de), "Bilde „Ted“ (#6) aus, Kosten 2");
  EXPECT_EQ(say("pay 1:6", ann), "Pay with Ted (#6)");
  state.table.ask = Ask::train;
  EXPECT_EQ(say("done", ann), "End the turn");
  state.table.ask = Ask::attackers;
  EXPECT_EQ(say("done", ann, Lang::de), "Schicke sonst niemanden");
  state.table.ask = Ask::phase;
  EXPECT_EQ(say("pay 1:6", ann), "Pay with Ted (#6), which turns to The Flying Death");
}

TEST_F(PhaseBoard, CardsAreFoundByNumber) {
  const View seen = rules.view(state, ann);
  using Titles = std::vector<std::string>;
  EXPECT_EQ(rules.designs(seen, "1"), (Titles{"Squeezle", "The Flying Death"}));
  EXPECT_EQ(rules.designs(seen, "#1"), (Titles{"Squeezle", "The Flying Death"}));
  EXPECT_EQ(rules.designs(seen, "2:1").size(), 1U) << "its back is Bob's secret";
  EXPECT_EQ(rules.designs(seen, "9"), Titles{}) << "in the deck";
  EXPECT_EQ(rules.designs(seen, "x"), Titles{});
  EXPECT_EQ(rules.designs(seen, "1:99"), Titles{});
}

TEST_F(PhaseBoard, TheBoardIsPrintedOnceForATurnOfOthersAndTwiceForTheOwn) {
  attack();
  const auto chapter = [&](Viewer viewer) { return rules.chapter(rules.view(state, viewer)); };
  const std::uint32_t own = chapter(ann);
  const std::uint32_t theirs = chapter(bob);
  state.table.step = Step::last_round;
  EXPECT_NE(chapter(ann), own);
  EXPECT_EQ(chapter(bob), theirs);
  state.table.turn = 6;
  EXPECT_NE(chapter(bob), theirs);
  state.table.step = Step::skirmish;
  const std::string brief = rules.brief(rules.view(state, ann), speaker_to(ann), Ink{});
  EXPECT_THAT(brief, AllOf(HasSubstr("Your decision: take an action or pass."),
                           HasSubstr("Attack on the Nexus"), Not(HasSubstr("Hand"))));
}

// Titles of 28 letters move nothing to the side.
TEST_F(PhaseBoard, LongTitlesKeepTheColumns) {
  rules = rules_for({{"players", "3"}, {"deck1", "Under the Noon Banner"}});
  SetUp();
  attack();
  const auto column = [&](int place) {
    state.cards[ann][4] = static_cast<std::uint8_t>(place);
    const std::string seen = board(ann, Lang::de);
    const std::size_t line = seen.find(" #5 ");
    EXPECT_NE(line, std::string::npos) << seen;
    return columns(seen.substr(line, seen.find("greift an", line) - line));
  };
  // Mittagsträger and Hauptmann des ersten Lichts, with 13 and 27 letters.
  EXPECT_EQ(column(0), column(15));
}

TEST_F(PhaseBoard, EveryLineFitsTheScreen) {
  const Rules five = rules_for({{"players", "5"}});
  FastChance chance(3);
  State match = five.start(chance, no_observer);
  MoveList moves;
  for (int i = 0; i < 2000 && !match.table.over(); ++i) {
    const Seat seat = five.to_act(match).front();
    five.legal_moves(match, seat, moves);
    const auto among = static_cast<std::uint32_t>(moves.size());
    five.apply(match, seat, moves[chance.below(among)], chance, no_observer);
    if (i % 20 != 0) continue;
    for (const Lang lang : {Lang::en, Lang::de}) {
      const View view = five.view(match, ann);
      const std::string text = five.board(view, speaker_to(ann, lang), Ink{}) +
                               five.brief(view, speaker_to(ann, lang), Ink{});
      for (const std::string_view line : split(text, '\n')) ASSERT_LE(columns(line), 100) << line;
    }
  }
}

}  // namespace
}  // namespace penta::phase

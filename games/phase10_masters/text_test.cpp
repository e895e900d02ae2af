// Words: every event, move and reason has its own sentence in both languages, and the board shows
// what the viewer has to know.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/phase10_masters/rules.h"
#include "games/phase10_masters/testing/scene.h"

namespace penta::phase10_masters {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using Told = Event::Kind;

constexpr Seat ann{0};
constexpr Seat bob{1};
constexpr Seat cy{2};

constexpr Meaning as_7{7};
constexpr Meaning as_red{as_colour(Colour::red)};

using battery::speaker_to;

class Phase10MastersText : public ::testing::Test {
 protected:
  static Card card(std::string_view word) {
    EXPECT_NE(card_from(word), no_card) << word;
    return card_from(word);
  }
  static std::uint8_t arg(std::string_view word) { return static_cast<std::uint8_t>(card(word)); }

  std::string tell(const Event& event, Viewer viewer, Lang lang = Lang::en) const {
    const auto seen = rules.event_for(event, viewer);
    return seen ? rules.say(*seen, speaker_to(viewer, lang)) : "";
  }
  std::string say(std::string_view notation, Lang lang = Lang::en, Viewer viewer = bob) const {
    const auto move = rules.parse(notation);
    EXPECT_TRUE(move) << notation;
    return move ? rules.say(*move, speaker_to(viewer, lang)) : "";
  }
  std::string explain(ReasonCode why, std::array<std::uint8_t, 3> args = {}, Lang lang = Lang::en,
                      Viewer viewer = ann) const {
    return rules.say(Reason{.code = static_cast<std::uint8_t>(why), .args = args},
                     speaker_to(viewer, lang));
  }

  // One event of each kind, as Ann's where it is somebody's.
  static std::vector<Event> one_of_each() {
    return {
        {.kind = Told::hand_began, .seat = ann, .amount = 2},
        {.kind = Told::dealt, .seat = ann, .amount = 5, .cards = hand_of("r5 r5 S W W")},
        {.kind = Told::turned_up, .card = card("red-3")},
        {.kind = Told::chose, .seat = ann, .phase = 3},
        {.kind = Told::skipped, .seat = ann},
        {.kind = Told::rebuilt, .amount = 40},
        {.kind = Told::drew, .seat = ann, .card = card("red-3")},
        {.kind = Told::took, .seat = ann, .card = wild},
        {.kind = Told::fetched, .seat = ann, .card = wild},
        {.kind = Told::no_draw, .seat = ann},
        {.kind = Told::placed, .seat = ann, .card = wild, .as = as_7},
        {.kind = Told::laid,
         .seat = ann,
         .phase = 2,
         .low = {5, 4},
         .high = {5, 7},
         .cards = hand_of("r5 W W"),
         .more = hand_of("b4 g6 y7 W")},
        {.kind = Told::hit,
         .seat = ann,
         .to = bob,
         .card = wild,
         .as = as_7,
         .group = 2,
         .phase = 2},
        {.kind = Told::discarded, .seat = ann, .card = card("blue-12")},
        {.kind = Told::saved, .seat = ann, .card = card("green-8")},
        {.kind = Told::went_out, .seat = ann},
        {.kind = Told::stalled},
        {.kind = Told::shown, .seat = ann, .cards = hand_of("r9 y10 S W")},
        {.kind = Told::scored, .seat = ann, .amount = 55, .total = 120},
        {.kind = Told::completed, .seat = ann, .phase = 3},
        {.kind = Told::match_won, .seats = SeatSet{ann}},
    };
  }
  static Event event(Told kind) { return one_of_each()[static_cast<std::size_t>(kind)]; }

  Rules rules = Scene(OptionList{{"players", "3"}}).rules;
};

void expect_complete(const std::string& text) {
  EXPECT_THAT(text, Not(IsEmpty()));
  EXPECT_THAT(text, AllOf(Not(HasSubstr("{")), Not(HasSubstr("}")), Not(HasSubstr("  "))));
}

TEST_F(Phase10MastersText, EveryEventHasItsSentence) {
  const auto events = one_of_each();
  ASSERT_EQ(events.size(), static_cast<std::size_t>(Told::match_won) + 1);
  std::set<std::string> told;
  for (std::size_t i = 0; i < events.size(); ++i) {
    const Event& event = events[i];
    ASSERT_EQ(static_cast<std::size_t>(event.kind), i);
    const bool concerns_ann = event.seat == ann || event.kind == Told::match_won;
    for (const Lang lang : {Lang::en, Lang::de}) {
      for (const Viewer viewer : {ann, stranger}) {
        if (viewer == stranger && !concerns_ann) continue;
        const std::string text = rules.say(event, speaker_to(viewer, lang));
        SCOPED_TRACE(text);
        expect_complete(text);
        EXPECT_EQ(text.back(), '.');
        EXPECT_TRUE(told.insert(text).second) << "told twice";
      }
    }
  }
}

TEST_F(Phase10MastersText, EventsReadWell) {
  EXPECT_EQ(tell(event(Told::hand_began), bob), "Hand 2 begins. Ann deals.");
  EXPECT_EQ(tell(event(Told::dealt), ann), "You are dealt red 5, red 5, a Skip and 2 Wilds.");
  EXPECT_EQ(tell(event(Told::dealt), bob), "Ann is dealt 5 cards.");
  EXPECT_EQ(tell(event(Told::turned_up), bob), "Turned up: red 3.");
  EXPECT_EQ(tell(event(Told::chose), ann), "You try phase 3: set of 4 and run of 4.");
  EXPECT_EQ(tell(event(Told::skipped), bob), "Ann loses this turn.");
  EXPECT_EQ(tell(event(Told::rebuilt), bob),
            "The discards are shuffled: the draw pile has 40 cards.");
  EXPECT_EQ(tell(event(Told::drew), ann), "You draw red 3.");
  EXPECT_EQ(tell(event(Told::drew), bob), "Ann draws a card.");
  EXPECT_EQ(tell(event(Told::took), bob), "Ann takes the Wild from the discard pile.");
  EXPECT_EQ(tell(event(Told::fetched), ann), "You draw a Wild from your save pile.");
  EXPECT_EQ(tell(event(Told::fetched), bob), "Ann draws a card from the save pile.");
  EXPECT_EQ(tell(event(Told::no_draw), bob), "Ann has nothing to draw and plays without.");
  EXPECT_EQ(tell(event(Told::placed), ann), "You lay a Wild as 7.");
  EXPECT_EQ(tell(event(Told::placed), bob), "");
  EXPECT_EQ(tell(event(Told::laid), bob),
            "Ann lays down phase 2: red 5 and 2 Wilds; blue 4, a Wild as 5, green 6 and yellow 7.");
  EXPECT_EQ(tell(event(Told::hit), ann), "You hit a Wild as 7 onto Bob's run.");
  EXPECT_EQ(tell(event(Told::discarded), bob), "Ann discards blue 12.");
  EXPECT_EQ(tell(event(Told::saved), ann), "You save green 8.");
  EXPECT_EQ(tell(event(Told::saved), bob), "Ann saves a card.");
  EXPECT_EQ(tell(event(Told::went_out), bob), "Ann goes out.");
  EXPECT_EQ(tell(event(Told::stalled), bob), "Nobody goes out: the hand ends.");
  EXPECT_EQ(tell(event(Told::shown), bob), "Ann still holds red 9, yellow 10, a Skip and a Wild.");
  EXPECT_EQ(tell(event(Told::scored), bob), "Ann scores 55 points: 120 in all.");
  EXPECT_EQ(tell(event(Told::completed), ann), "You have completed phase 3.");
  EXPECT_EQ(tell(event(Told::match_won), bob), "Ann wins the match.");
}

TEST_F(Phase10MastersText, GermanEventsReadWell) {
  const auto tell = [&](Told kind, Viewer viewer) {
    return this->tell(event(kind), viewer, Lang::de);
  };
  EXPECT_EQ(tell(Told::hand_began, ann), "Runde 2 beginnt. Du gibst die Karten.");
  EXPECT_EQ(tell(Told::dealt, ann), "Du bekommst Rot 5, Rot 5, eine Aussetzkarte und 2 Joker.");
  EXPECT_EQ(tell(Told::turned_up, bob), "Aufgedeckt: Rot 3.");
  EXPECT_EQ(tell(Told::chose, bob), "Ann versucht Phase 3: Vierling und Viererfolge.");
  EXPECT_EQ(tell(Told::skipped, ann), "Du setzt diesmal aus.");
  EXPECT_EQ(tell(Told::rebuilt, ann),
            "Der Ablagestapel wird gemischt: Der Nachziehstapel hat 40 Karten.");
  EXPECT_EQ(tell(Told::drew, bob), "Ann zieht eine Karte.");
  EXPECT_EQ(tell(Told::took, bob), "Ann nimmt den Joker vom Ablagestapel.");
  EXPECT_EQ(tell(Told::fetched, ann), "Du ziehst einen Joker aus deinem Sparstapel.");
  EXPECT_EQ(tell(Told::no_draw, bob), "Ann kann nichts ziehen und spielt ohne neue Karte.");
  EXPECT_EQ(tell(Told::placed, ann), "Du legst einen Joker als 7 aus.");
  EXPECT_EQ(tell(Told::laid, bob),
            "Ann legt Phase 2 aus: Rot 5 und 2 Joker; Blau 4, einen Joker als 5, Grün 6 und "
            "Gelb 7.");
  EXPECT_EQ(tell(Told::hit, ann), "Du legst einen Joker als 7 an die Folge von Bob an.");
  EXPECT_EQ(tell(Told::discarded, bob), "Ann legt Blau 12 ab.");
  EXPECT_EQ(tell(Told::saved, bob), "Ann spart eine Karte.");
  EXPECT_EQ(tell(Told::went_out, ann), "Du gehst aus.");
  EXPECT_EQ(tell(Told::stalled, ann), "Niemand geht aus: Die Runde endet.");
  EXPECT_EQ(tell(Told::shown, bob),
            "Ann hat noch Rot 9, Gelb 10, eine Aussetzkarte und einen "
            "Joker.");
  EXPECT_EQ(tell(Told::scored, ann), "Du schreibst 55 Punkte: insgesamt 120.");
  EXPECT_EQ(tell(Told::completed, bob), "Ann hat Phase 3 geschafft.");
  EXPECT_EQ(tell(Told::match_won, ann), "Du gewinnst die Partie.");
}

TEST_F(Phase10MastersText, VariationsOfEvents) {
  EXPECT_EQ(tell({.kind = Told::turned_up, .card = skip}, ann),
            "Turned up: Skip; the first turn is lost.");
  const Event skips{.kind = Told::discarded, .seat = ann, .to = bob, .card = skip};
  EXPECT_EQ(tell(skips, ann), "You discard a Skip: Bob loses a turn.");
  EXPECT_EQ(tell(skips, bob), "Ann discards a Skip: you lose a turn.");
  EXPECT_EQ(tell(skips, bob, Lang::de), "Ann legt eine Aussetzkarte ab: Du setzt aus.");
  Event hit = event(Told::hit);
  EXPECT_EQ(tell(hit, bob), "Ann hits a Wild as 7 onto your run.");
  EXPECT_EQ(tell(hit, bob, Lang::de), "Ann legt einen Joker als 7 an deine Folge an.");
  hit.to = ann;
  hit.group = 1;
  hit.card = card("red-7");
  EXPECT_EQ(tell(hit, ann), "You hit red 7 onto your set.");
  EXPECT_EQ(tell(hit, bob), "Ann hits red 7 onto their own set.");
  EXPECT_EQ(tell(hit, bob, Lang::de), "Ann legt Rot 7 an den eigenen Satz an.");
  EXPECT_EQ(tell({.kind = Told::placed, .seat = ann, .card = wild, .as = as_red}, ann),
            "You lay a Wild as red.");
  EXPECT_EQ(tell({.kind = Told::shown, .seat = ann}, bob), "Ann has no card left.");
  EXPECT_EQ(tell({.kind = Told::scored, .seat = ann, .total = 15}, ann),
            "You score no points: 15 in all.");
  EXPECT_EQ(tell({.kind = Told::rebuilt, .amount = 1}, ann, Lang::de),
            "Der Ablagestapel wird gemischt: Der Nachziehstapel hat 1 Karte.");
  const Event shared{.kind = Told::match_won, .seats = SeatSet::first(2)};
  EXPECT_EQ(tell(shared, stranger), "Ann and Bob share the win.");
  EXPECT_EQ(tell(shared, bob), "You and Ann share the win.");
  EXPECT_EQ(tell(shared, bob, Lang::de), "Du und Ann, ihr teilt euch den Sieg.");
}

TEST_F(Phase10MastersText, MovesReadWell) {
  EXPECT_EQ(say("phase 3"), "Try phase 3: set of 4 and run of 4");
  EXPECT_EQ(say("draw"), "Draw a card");
  EXPECT_EQ(say("take"), "Take the top card of the discard pile");
  EXPECT_EQ(say("fetch red-3"), "Fetch red 3 from your saves");
  EXPECT_EQ(say("lay red-3"), "Lay red 3");
  EXPECT_EQ(say("lay wild as 7"), "Lay the Wild as 7");
  EXPECT_EQ(say("lay wild as red"), "Lay the Wild as red");
  EXPECT_EQ(say("hit red-3 on 1.2"), "Hit red 3 onto Ann's second group");
  EXPECT_EQ(say("hit wild as 8 on 2.1"), "Hit the Wild as 8 onto your first group");
  EXPECT_EQ(say("discard wild"), "Discard the Wild");
  EXPECT_EQ(say("discard skip at 1"), "Discard the Skip: Ann loses a turn");
  EXPECT_EQ(say("save red-3"), "Save red 3");
}

TEST_F(Phase10MastersText, GermanMovesReadWell) {
  EXPECT_EQ(say("phase 1", Lang::de), "Versuche Phase 1: zwei Drillinge");
  EXPECT_EQ(say("draw", Lang::de), "Ziehe eine Karte");
  EXPECT_EQ(say("take", Lang::de), "Nimm die oberste Karte vom Ablagestapel");
  EXPECT_EQ(say("fetch wild", Lang::de), "Hole den Joker aus deinem Sparstapel");
  EXPECT_EQ(say("lay wild as 7", Lang::de), "Lege den Joker als 7 aus");
  EXPECT_EQ(say("hit red-3 on 1.2", Lang::de), "Lege Rot 3 an die zweite Gruppe von Ann an");
  EXPECT_EQ(say("hit wild as 8 on 2.1", Lang::de), "Lege den Joker als 8 an deine erste Gruppe an");
  EXPECT_EQ(say("discard skip at 1", Lang::de), "Lege die Aussetzkarte ab: Ann setzt aus");
  EXPECT_EQ(say("save red-3", Lang::de), "Spare Rot 3");
}

TEST_F(Phase10MastersText, WhateverCanBeEncodedCanBeSaid) {
  FastChance chance{1};
  const auto byte = [&] { return static_cast<std::uint8_t>(chance.below(256)); };
  for (int i = 0; i < 20000; ++i) {
    const Move move{.kind = static_cast<Move::Kind>(chance.below(10)),
                    .card = static_cast<Card>(byte()),
                    .as = byte(),
                    .place = byte()};
    for (const Lang lang : {Lang::en, Lang::de}) {
      expect_complete(rules.say(move, speaker_to(ann, lang)));
      const Reason reason{.code = static_cast<std::uint8_t>(chance.below(39)),
                          .args = {byte(), byte(), byte()}};
      expect_complete(rules.say(reason, speaker_to(stranger, lang)));
    }
  }
}

TEST_F(Phase10MastersText, EveryReasonHasItsSentence) {
  std::set<std::string> told;
  for (int code = 0; code <= static_cast<int>(ReasonCode::no_such_move); ++code) {
    for (const Lang lang : {Lang::en, Lang::de}) {
      const std::string text = explain(static_cast<ReasonCode>(code), {1, 2, 3}, lang);
      SCOPED_TRACE(text);
      expect_complete(text);
      EXPECT_NE(text.back(), '.');
      EXPECT_TRUE(code == 0 || text.find(": ") != std::string::npos) << "names no rule";
      EXPECT_TRUE(told.insert(text).second) << "told twice";
    }
  }
}

TEST_F(Phase10MastersText, ReasonsNameWhatTheyAreAbout) {
  EXPECT_EQ(explain(ReasonCode::not_your_turn, {1}), "It is not your turn: Bob is to play");
  EXPECT_EQ(explain(ReasonCode::not_your_turn, {1}, Lang::en, bob),
            "Nobody else may play: it is your turn");
  EXPECT_EQ(explain(ReasonCode::chosen_already, {3}),
            "You are trying phase 3: a phase is chosen once a hand");
  EXPECT_EQ(explain(ReasonCode::not_saved, {arg("wild")}),
            "You have not saved the Wild: only your own saves can be drawn");
  EXPECT_EQ(explain(ReasonCode::not_in_hand, {arg("red-3")}),
            "You do not hold red 3: cards come from your own hand");
  EXPECT_EQ(explain(ReasonCode::not_in_hand, {200}),
            "You do not hold that card: cards come from your own hand");
  EXPECT_EQ(explain(ReasonCode::not_complete, {3, 2}),
            "You are 2 cards short of phase 3: a phase is laid as a whole");
  EXPECT_EQ(explain(ReasonCode::not_next, {arg("red-3"), 5}),
            "You cannot lay red 3 next: phase 5 has to come out, group by group and rising");
  EXPECT_EQ(explain(ReasonCode::not_that, {7}),
            "The Wild cannot be 7 here: it has to fit into the group");
  EXPECT_EQ(explain(ReasonCode::wrong_number, {arg("red-3"), 7}),
            "You cannot hit red 3 here: this set takes 7 and Wilds");
  EXPECT_EQ(explain(ReasonCode::wrong_end, {arg("red-3"), 5, 8}),
            "You cannot hit red 3 here: the run goes from 5 to 8 and grows at its ends");
  EXPECT_EQ(explain(ReasonCode::wrong_colour, {arg("blue-3"), as_colour(Colour::red)}),
            "You cannot hit blue 3 here: this group takes red and Wilds");
  EXPECT_EQ(explain(ReasonCode::save_full, {10}), "Your save pile is full: 10 cards at most");
  EXPECT_EQ(explain(ReasonCode::skipped_already, {1}),
            "Bob loses a turn already: no second Skip before that");
  EXPECT_EQ(explain(ReasonCode::no_such_seat, {3}), "Nobody sits there: seats go from 1 to 3");
}

TEST_F(Phase10MastersText, GermanReasonsNameWhatTheyAreAbout) {
  const auto explain = [&](ReasonCode why, std::array<std::uint8_t, 3> args = {}) {
    return this->explain(why, args, Lang::de);
  };
  EXPECT_EQ(explain(ReasonCode::not_saved, {arg("wild")}),
            "Du hast den Joker nicht gespart: Ziehen kannst du nur aus dem eigenen Sparstapel");
  EXPECT_EQ(explain(ReasonCode::not_complete, {3, 1}),
            "Du brauchst noch 1 Karte für Phase 3: Eine Phase wird als Ganzes ausgelegt");
  EXPECT_EQ(explain(ReasonCode::not_that, {as_colour(Colour::red)}),
            "Der Joker kann hier nicht für Rot stehen: Er muss in die Gruppe passen");
  EXPECT_EQ(explain(ReasonCode::no_meaning, {arg("red-3")}),
            "Du kannst Rot 3 hier nicht anders nennen: Nur ein Joker in einer Gruppe steht für "
            "etwas anderes");
  EXPECT_EQ(explain(ReasonCode::wrong_number, {arg("red-3"), 7}),
            "Du kannst Rot 3 hier nicht anlegen: Zu diesem Satz passen nur die 7 und Joker");
  EXPECT_EQ(explain(ReasonCode::only_skips_name, {arg("wild")}),
            "Lege den Joker ab, ohne jemanden zu nennen: Nur durch Aussetzkarten setzt jemand aus");
  EXPECT_EQ(explain(ReasonCode::save_full, {1}), "Dein Sparstapel ist voll: höchstens 1 Karte");
}

TEST_F(Phase10MastersText, RulesTextsNameEveryPhaseAndOption) {
  for (const Lang lang : {Lang::en, Lang::de}) {
    const std::string text = rules.rules_text(lang);
    for (const PhaseContent& phase : rules.content(lang).phases) {
      const std::string row = "| " + std::to_string(phase.phase) + " | " + phase.name.substr(0, 1);
      EXPECT_THAT(lower(text), HasSubstr(lower(row)));
      EXPECT_THAT(lower(text), HasSubstr(lower(phase.name)));
    }
    for (const OptionSpec& option : Rules::option_specs()) {
      if (option.name == "players") continue;
      EXPECT_THAT(text, HasSubstr("`" + std::string(option.name)));
    }
  }
}

// Three players in the middle of a hand: Bob has laid phase 2, Ann is to play and tries phase 3.
class Phase10MastersBoard : public ::testing::Test {
 protected:
  Phase10MastersBoard() {
    scene.hand(1, "r3 b3 y4 r5 r5 g9 b11 W S r12 y12").phase(1, 3).saves(1, "g1 W");
    scene.hand(2, "g4 b6 r8").phase(2, 2).saves(2, "y1");
    scene.hand(3, "y6 g6 b7 y8 g8 b9 y10 g10 b12 g12").phase(3, 8);
    scene.group(2, 1, "g5 b5 W W", 5, 5).group(2, 2, "b4 W g6 y7", 4, 7);
    scene.discards("r1 b1");
    scene.state.table.completed[ann] = 0b1000001011;
    scene.state.table.scores = {{120, 45, 1005, 0}};
    scene.state.table.to_skip = SeatSet{cy};
    scene.state.table.turn = 12;
    scene.state.table.hand = 4;
  }
  std::string board(Viewer viewer, Lang lang = Lang::en, Ink ink = {}) const {
    return scene.rules.board(scene.rules.view(scene.state, viewer), speaker_to(viewer, lang), ink);
  }

  Scene scene{OptionList{{"players", "3"}}};
};

TEST_F(Phase10MastersBoard, ShowsTheTable) {
  EXPECT_EQ(board(ann),
            "Phase 10 Masters   Hand 4, turn 12   dealt by Cy\n"
            "Your turn: discard or save a card.\n"
            "\n"
            "         phase   completed    points  cards  saved\n"
            "> 1 Ann  3       12·4·····10     120     11      2  you\n"
            "  2 Bob  2 lies  ··········       45      3      1\n"
            "  3 Cy   8       ··········     1005     10      0  skipped\n"
            "\n"
            "Draw pile: 69 cards   Discard pile: 2 cards, on top B1\n"
            "  2.1  set: 5        G5 B5 W W\n"
            "  2.2  run: 4-7      B4 W=5 G6 Y7\n"
            "\n"
            "Your phase 3: set of 4 and run of 4 (2 cards missing)\n"
            "Your hand   R3 B3  Y4  R5 R5  G9  B11  R12 Y12  S  W\n"
            "Your saves  G1  W\n"
            "  R red, Y yellow, G green, B blue, W Wild, S Skip   W=5: a Wild as 5\n");
}

TEST_F(Phase10MastersBoard, SpeaksGerman) {
  const std::string text = board(ann, Lang::de);
  EXPECT_THAT(text, HasSubstr("Runde 4, Zug 12   gegeben hat Cy\n"
                              "Du bist dran: Lege eine Karte ab oder spare sie.\n"));
  EXPECT_THAT(text, HasSubstr("> 1 Ann  3        12·4·····10     120     11       2    du\n"));
  EXPECT_THAT(text, HasSubstr("  2.2  Folge: 4-7    B4 J=5 Gr6 Ge7\n"));
  EXPECT_THAT(text, HasSubstr("Deine Phase 3: Vierling und Viererfolge (es fehlen 2 Karten)\n"));
  EXPECT_THAT(text, HasSubstr("Deine Hand       R3 B3  Ge4  R5 R5  Gr9  B11  R12 Ge12  A  J\n"));
}

TEST_F(Phase10MastersBoard, ShowsOthersNothingHidden) {
  EXPECT_THAT(board(stranger), AllOf(HasSubstr("\nAnn plays.\n"), Not(HasSubstr("Your"))));
  EXPECT_THAT(board(bob), AllOf(HasSubstr("Your hand   G4  B6  R8\nYour saves  Y1\n"),
                                HasSubstr("(lies on the table)"), Not(HasSubstr("R12"))));
}

TEST_F(Phase10MastersBoard, SaysWhatToDo) {
  scene.state.table.stage = Stage::drawing;
  EXPECT_THAT(board(ann), HasSubstr("Your turn: draw a card.\n"));
  scene.state.table.stage = Stage::playing;
  scene.state.table.has_saved = SeatSet{ann};
  EXPECT_THAT(board(ann), HasSubstr("Your turn: discard a card.\n"));
  scene.phase(1, 1).state.hands[ann] = hand_of("r3 b3 g3 r5 r5 W b11");
  EXPECT_THAT(board(ann), AllOf(HasSubstr("Your turn: lay down your phase, or end your turn.\n"),
                                HasSubstr("two sets of 3 (complete)")));
  ASSERT_TRUE(scene.play(Move::lay(card_of(Colour::red, 3))));
  EXPECT_THAT(board(ann), AllOf(HasSubstr("Your turn: finish laying your phase.\n"),
                                HasSubstr("two sets of 3 (being laid)\n  set: 3        R3\n")));
  scene.state.building = {};
  scene.state.table.actor = bob;
  EXPECT_THAT(board(bob), HasSubstr("Your turn: hit what fits, or end your turn.\n"));
}

TEST_F(Phase10MastersBoard, OffersThePhasesThatAreLeft) {
  scene.state.table.stage = Stage::choosing;
  scene.state.table.active = {};
  scene.state.table.melds = {};
  const std::string text = board(ann);
  EXPECT_THAT(text, HasSubstr("Your turn: choose a phase.\n"));
  EXPECT_THAT(text, HasSubstr("Your phases, and how often seven more cards complete them\n"
                              "   3  set of 4 and run of 4  2 cards missing   "));
  EXPECT_THAT(text, HasSubstr(" %\n   5  run of 8               3 cards missing   "));
  EXPECT_THAT(board(bob), HasSubstr("\nAnn chooses a phase.\n"));
}

TEST_F(Phase10MastersBoard, ShowsThatASkipStays) {
  scene.discards("S");
  EXPECT_THAT(board(ann), HasSubstr("Discard pile: 3 cards, on top S (stays there)\n"));
  scene.state.table.discard_size = 0;
  EXPECT_THAT(board(ann), HasSubstr("Discard pile: empty\n"));
}

TEST_F(Phase10MastersBoard, ShowsTheWinner) {
  scene.state.table.winners = SeatSet{ann};
  EXPECT_THAT(board(bob), AllOf(HasSubstr("\nAnn wins the match.\n"), HasSubstr("  2  won\n"),
                                Not(HasSubstr(">"))));
}

TEST_F(Phase10MastersBoard, WithInkSaysTheSame) {
  const std::string inked = board(ann, Lang::en, Ink{.colour = true});
  std::string plain;
  bool in_ink = false;
  for (const char c : inked) {
    if (c == '\x1b') in_ink = true;
    if (!in_ink) plain += c;
    if (c == 'm') in_ink = false;
  }
  EXPECT_NE(inked, plain);
  EXPECT_EQ(plain, board(ann));
}

TEST_F(Phase10MastersBoard, FitsOnAScreen) {
  Scene wide{OptionList{{"players", "4"}, {"wilds", "16"}}};
  wide.hand(1, "y10 g10 y11 g11 y12 g12 y9 g9 y8 g8 W").saves(1, "y10 g10 y11 g11 y12 g12 y9 g9");
  wide.phase(2, 6).group(2, 1, "g1 g2 g3 g4 g5 g6 g7 W W W W W", 1, 12);
  wide.phase(3, 7).group(3, 1, "r1 y1 b1 b1 r1 y1 g1 W W W W W W W W W", 1, 1);
  wide.state.table.completed.fill(0b0111111111);
  wide.state.table.scores.fill(10000);
  wide.state.table.to_skip = SeatSet::first(4);
  Speaker speaker = speaker_to(ann, Lang::de);
  speaker.names = {{"Ännchen Überlang", "Bartholomäus der Große", "Cy", "Dee"}};
  const std::string text = wide.rules.board(wide.rules.view(wide.state, ann), speaker, Ink{});
  for (const std::string_view line : split(text, '\n')) {
    const auto characters = std::count_if(line.begin(), line.end(), [](char c) {
      return (static_cast<unsigned char>(c) & 0xc0U) != 0x80;
    });
    EXPECT_LE(characters, 80) << line;
  }
  EXPECT_THAT(text, HasSubstr("Ännchen Über…"));
}

}  // namespace
}  // namespace penta::phase10_masters

// Words: every event, move and reason has its own sentence in both languages, and the board shows
// what the viewer has to know.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/the_phase/testing/scene.h"

namespace penta::the_phase {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using Kind = Event::Kind;

constexpr Seat ann{0};
constexpr Seat bob{1};
constexpr Seat cy{2};
constexpr Seat dee{3};

using battery::speaker_to;

class Text : public ::testing::Test {
 protected:
  Card card(std::string_view word) const {
    Card found = no_card;
    EXPECT_TRUE(rules.from_word(word, found)) << word;
    return found;
  }
  CardSet cards(std::initializer_list<std::string_view> words) const {
    CardSet set;
    for (const std::string_view word : words) set.insert(card(word));
    return set;
  }
  std::vector<Card> list(std::initializer_list<std::string_view> words) const {
    std::vector<Card> found;
    for (const std::string_view word : words) found.push_back(card(word));
    return found;
  }

  std::string tell(const Event& event, Viewer viewer, Lang lang = Lang::en) const {
    const auto seen = rules.event_for(event, viewer);
    return seen ? rules.say(*seen, speaker_to(viewer, lang)) : "";
  }
  std::string explain(ReasonCode why, std::array<std::uint8_t, 3> args, Viewer viewer,
                      Lang lang = Lang::en) const {
    return rules.say(Reason{.code = static_cast<std::uint8_t>(why), .args = args},
                     speaker_to(viewer, lang));
  }
  std::string refusal(Card held, Demand demand, Phase phase, Lang lang = Lang::en) const {
    return explain(ReasonCode::must_follow,
                   {static_cast<std::uint8_t>(held), static_cast<std::uint8_t>(demand),
                    static_cast<std::uint8_t>(phase)},
                   ann, lang);
  }

  // One event of each kind, as Ann's where it is somebody's.
  std::vector<Event> one_of_each() const {
    return {
        {.kind = Kind::round_began, .seat = ann, .amount = 2, .phase = Phase::two},
        {.kind = Kind::dealt, .seat = ann, .cards = cards({"red-5", "green-8"}), .amount = 2},
        {.kind = Kind::chose, .seat = ann, .card = card("green-8")},
        {.kind = Kind::played, .seat = ann, .card = card("green-40"), .counts = true},
        {.kind = Kind::gave, .seat = ann, .to = bob, .card = card("blue-30")},
        {.kind = Kind::majority, .demand = Demand::red},
        {.kind = Kind::no_majority},
        {.kind = Kind::took, .seat = ann, .card = card("green-40"), .amount = 45, .place = 1},
        {.kind = Kind::discarded, .cards = cards({"yellow-35"})},
        {.kind = Kind::cast_off, .seat = ann, .card = card("red-8"), .amount = 9},
        {.kind = Kind::bust, .seat = ann, .amount = 72},
        {.kind = Kind::scored, .seat = ann, .amount = 2},
        {.kind = Kind::phase_moved, .phase = Phase::three, .seats = SeatSet{ann}},
        {.kind = Kind::match_won, .seats = SeatSet{ann}},
    };
  }

  // Seven cards each; Ann leads.
  Position before_first_trick(Phase phase) const {
    Position position;
    position.phase = phase;
    position.round = 5;
    position.hands = {
        list({"red-1", "red-2", "red-3", "red-4", "red-5", "red-6", "red-9"}),
        list({"yellow-1", "yellow-2", "yellow-3", "yellow-4", "yellow-5", "green-1", "green-40"}),
        list({"blue-1", "blue-2", "blue-3", "blue-4", "blue-5", "blue-6", "yellow-35"}),
        list({"red-20", "yellow-20", "green-12", "green-25", "blue-20", "blue-25", "blue-50"})};
    position.points = {2, 0, 1, 0};
    return position;
  }
  // Ann led green 8, Bob followed, Cy could not; Dee has to follow.
  View in_phase_three() const {
    Position position = before_first_trick(Phase::three);
    for (std::size_t i = 0; i < 3; ++i) position.hands[i].pop_back();
    position.trick = {{.seat = ann, .card = card("green-8")},
                      {.seat = bob, .card = card("green-40")},
                      {.seat = cy, .card = card("yellow-35")}};
    return view_of(position, dee);
  }
  View view_of(const Position& position, Viewer viewer) const {
    const auto state = rules.set_up(position);
    EXPECT_TRUE(state) << (state ? "" : state.error().text);
    return rules.view(*state, viewer);
  }

  Rules rules = make_rules();
};

void expect_complete(const std::string& text) {
  EXPECT_THAT(text, Not(::testing::IsEmpty()));
  EXPECT_THAT(text, AllOf(Not(HasSubstr("{")), Not(HasSubstr("}")), Not(HasSubstr("  "))));
}

// The lines of a board that mention a word.
std::vector<std::string> lines_with(const std::string& board, std::string_view word) {
  std::vector<std::string> found;
  for (const std::string_view line : split(board, '\n')) {
    if (line.find(word) != std::string_view::npos) found.emplace_back(line);
  }
  return found;
}

TEST_F(Text, EveryEventHasItsSentence) {
  const auto events = one_of_each();
  ASSERT_EQ(events.size(), static_cast<std::size_t>(Kind::match_won) + 1);
  std::set<std::string> told;
  std::size_t number = 0;
  for (std::size_t i = 0; i < events.size(); ++i) {
    const Event& event = events[i];
    ASSERT_EQ(static_cast<std::size_t>(event.kind), i);
    const bool concerns_ann = event.seat == ann || event.kind == Kind::match_won;
    for (const Lang lang : {Lang::en, Lang::de}) {
      for (const Viewer viewer : {ann, stranger}) {
        if (viewer == stranger && !concerns_ann) continue;
        const std::string text = tell(event, viewer, lang);
        SCOPED_TRACE(text);
        expect_complete(text);
        EXPECT_EQ(text.back(), '.');
        EXPECT_TRUE(told.insert(text).second) << "told twice";
        ++number;
      }
    }
  }
  EXPECT_EQ(told.size(), number);
}

TEST_F(Text, EveryReasonHasItsSentence) {
  std::set<std::string> told;
  for (int code = 0; code <= static_cast<int>(ReasonCode::no_such_seat); ++code) {
    const auto why = static_cast<ReasonCode>(code);
    const bool about_seat = why == ReasonCode::not_your_turn || why == ReasonCode::not_to_leader ||
                            why == ReasonCode::only_to_leader || why == ReasonCode::has_a_card;
    const auto first = static_cast<std::uint8_t>(about_seat ? index(bob) : 79);
    for (const Lang lang : {Lang::en, Lang::de}) {
      for (const Viewer viewer : {ann, bob}) {
        if (viewer == bob && !about_seat) continue;
        const std::string text = explain(why, {first, 0, 3}, viewer, lang);
        SCOPED_TRACE(text);
        expect_complete(text);
        EXPECT_NE(text.back(), '.');
        EXPECT_TRUE(told.insert(text).second) << "told twice";
      }
    }
  }
}

TEST_F(Text, EveryDemandHasItsDuty) {
  std::set<std::string> told;
  for (int d = 0; d < demands; ++d) {
    for (const Lang lang : {Lang::en, Lang::de}) {
      const std::string text = refusal(card("green-12"), static_cast<Demand>(d), Phase::one, lang);
      expect_complete(text);
      EXPECT_TRUE(told.insert(text).second) << text;
    }
  }
}

TEST_F(Text, EventsReadWell) {
  const auto events = one_of_each();
  const auto event = [&](Kind kind) { return events[static_cast<std::size_t>(kind)]; };
  EXPECT_EQ(tell(event(Kind::round_began), bob), "Round 2 begins in Phase II. Ann leads.");
  EXPECT_EQ(tell(event(Kind::dealt), ann), "You are dealt red 5 and green 8.");
  EXPECT_EQ(tell(event(Kind::dealt), bob), "Ann is dealt 2 cards.");
  EXPECT_EQ(tell(event(Kind::chose), bob), "Ann has chosen a card.");
  EXPECT_EQ(tell(event(Kind::played), stranger), "Ann plays green 40.");
  EXPECT_EQ(tell(event(Kind::gave), ann), "You give blue 30 to Bob.");
  EXPECT_EQ(tell(event(Kind::gave), bob), "Ann gives you blue 30.");
  EXPECT_EQ(tell(event(Kind::gave), cy, Lang::de), "Ann gibt Blau 30 an Bob.");
  EXPECT_EQ(tell(event(Kind::majority), bob), "Red is held by most: only red counts.");
  EXPECT_EQ(tell(event(Kind::took), ann), "You have the lowest and take green 40: now 45.");
  EXPECT_EQ(tell(event(Kind::took), bob, Lang::de),
            "Ann hat die niedrigste und nimmt Grün 40: jetzt 45.");
  EXPECT_EQ(tell(event(Kind::bust), ann, Lang::de), "Du bist mit 72 überkauft.");
  EXPECT_EQ(tell(event(Kind::scored), bob), "Ann scores a point: now 2.");
}

TEST_F(Text, APhaseThatMovesSaysWhy) {
  Event event{.kind = Kind::phase_moved, .phase = Phase::three, .seats = SeatSet{ann}};
  EXPECT_EQ(tell(event, bob), "The phase goes up to III: Ann was bust.");
  EXPECT_EQ(tell(event, ann, Lang::de), "Die Phase geht hinauf auf III: Du warst überkauft.");
  event.seats.insert(cy);
  EXPECT_EQ(tell(event, bob), "The phase goes up to III: Ann and Cy were bust.");
  EXPECT_EQ(tell(event, cy), "The phase goes up to III: you and Ann were bust.");
  EXPECT_EQ(tell(event, cy, Lang::de), "Die Phase geht hinauf auf III: Du und Ann wart überkauft.");
  event.seats = {};
  EXPECT_EQ(tell(event, bob), "The phase goes down to III: nobody was bust.");
}

TEST_F(Text, WhereTheColourDoesNotCountItSaysWhatDoes) {
  // An orange diamond with the right wedge.
  Event event{.kind = Kind::played, .seat = ann, .card = card("red-5"), .counts = true};
  event.phase = Phase::one;
  event.demand = Demand::orange_hex;
  EXPECT_EQ(tell(event, bob), "Ann plays red 5 (orange diamond); an orange hex follows.");
  EXPECT_EQ(tell(event, ann, Lang::de),
            "Du spielst Rot 5 (orangefarbene Raute); es folgt ein orangefarbenes Sechseck.");
  event.phase = Phase::two;
  event.demand = Demand::middle;
  EXPECT_EQ(tell(event, bob), "Ann plays red 5 (right wedge); the middle wedge follows.");
  event.demand = Demand::none;
  EXPECT_EQ(tell(event, bob), "Ann plays red 5 (right wedge).");
  event.counts = false;
  EXPECT_EQ(tell(event, bob, Lang::de), "Ann spielt Rot 5 (rechter Keil); die Karte zählt nicht.");
}

TEST_F(Text, PlaysNameWhatFollowsWhileTheTrickGoesOn) {
  const auto told = [&](Phase phase, Move move) {
    const State state = *rules.set_up(before_first_trick(phase));
    return tell(rules.preview(rules.view(state, ann), move).front(), bob);
  };
  EXPECT_EQ(told(Phase::one, Move::play(card("red-5"))),
            "Ann plays red 5 (orange diamond); an orange hex follows.");
  EXPECT_EQ(told(Phase::two, Move::play(card("red-5"))),
            "Ann plays red 5 (right wedge); the middle wedge follows.");
  EXPECT_EQ(told(Phase::three, Move::play(card("red-5"))), "Ann plays red 5.");
}

TEST_F(Text, VariationsOfEvents) {
  EXPECT_EQ(tell({.kind = Kind::played, .seat = ann, .card = card("yellow-35")}, bob),
            "Ann plays yellow 35; it does not count.");
  EXPECT_EQ(tell({.kind = Kind::chose, .seat = ann, .card = card("red-5"), .again = true}, ann),
            "You choose red 5 instead, face down.");
  EXPECT_EQ(tell({.kind = Kind::scored, .seat = ann, .amount = 1}, bob, Lang::de),
            "Ann bekommt einen Punkt: jetzt 1.");
  EXPECT_EQ(
      tell({.kind = Kind::took, .seat = ann, .card = card("red-5"), .amount = 5, .place = 2}, bob),
      "Ann has the second lowest and takes red 5: now 5.");
  const Event shared{.kind = Kind::match_won, .seats = SeatSet::first(2)};
  EXPECT_EQ(tell(shared, stranger), "Ann and Bob share the win.");
  EXPECT_EQ(tell(shared, bob), "You and Ann share the win.");
  EXPECT_EQ(tell(shared, bob, Lang::de), "Du und Ann, ihr teilt euch den Sieg.");
  EXPECT_EQ(make_rules({{"variant", "quick"}})
                .say(Event{.kind = Kind::round_began, .seat = ann, .phase = Phase::zero},
                     speaker_to(ann)),
            "The match begins in Phase 0. You lead.");
}

TEST_F(Text, MovesReadWell) {
  const Move play = Move::play(card("green-8"));
  const Move give = Move::give(card("blue-30"), ann);
  EXPECT_EQ(rules.say(play, speaker_to(bob)), "Play green 8");
  EXPECT_EQ(rules.say(play, speaker_to(bob, Lang::de)), "Spiele Grün 8");
  EXPECT_EQ(rules.say(give, speaker_to(bob)), "Give blue 30 to Ann");
  EXPECT_EQ(rules.say(give, speaker_to(bob, Lang::de)), "Gib Blau 30 an Ann");
  EXPECT_EQ(rules.say(give, speaker_to(ann)), "Give blue 30 to you");
  // Whatever can be encoded can be said.
  for (int code = 0; code <= 0xffff; code += 7) {
    expect_complete(rules.say(Move::from_code(static_cast<std::uint16_t>(code)), speaker_to(ann)));
  }
}

TEST_F(Text, ReasonsNameRuleAndCard) {
  EXPECT_EQ(refusal(card("green-12"), Demand::green, Phase::three),
            "You hold green 12 and must follow green: Phase III");
  EXPECT_EQ(refusal(card("green-12"), Demand::green, Phase::three, Lang::de),
            "Du hast Grün 12 und musst Grün bedienen: Phase III");
  EXPECT_EQ(refusal(card("red-35"), Demand::purple_diamond, Phase::one),
            "You hold red 35 and must follow with a purple diamond: Phase I");
  EXPECT_EQ(refusal(card("red-4"), Demand::middle, Phase::two),
            "You hold red 4 and must follow with the middle wedge: Phase II");
  EXPECT_EQ(refusal(card("red-1"), Demand::left_or_right, Phase::two, Lang::de),
            "Du hast Rot 1 und musst mit dem linken oder rechten Keil bedienen: Phase II");
  EXPECT_EQ(explain(ReasonCode::not_your_turn, {1}, ann), "It is not your turn: Bob is to play");
  EXPECT_EQ(explain(ReasonCode::not_in_hand, {127}, ann),
            "You do not hold that card: cards come from your own hand");
}

TEST_F(Text, TheRulesThemselvesAreExplained) {
  const View view = in_phase_three();
  const Reason reason = rules.check(view, Move::play(card("red-20")));
  EXPECT_EQ(rules.say(reason, speaker_to(dee)),
            "You hold green 12 and must follow green: Phase III");
}

TEST_F(Text, RulesTextsNameEveryLimit) {
  const std::string english = rules.rules_text(Lang::en);
  const std::string german = rules.rules_text(Lang::de);
  for (const std::string& text : {english, german}) {
    for (const int limit : {10, 50, 60, 70}) {
      EXPECT_THAT(text, HasSubstr("S_max " + std::to_string(limit)));
    }
    for (const std::string_view word : {"Standard", "Quick", "Phase 0", "Phase IV"}) {
      EXPECT_THAT(text, HasSubstr(std::string(word)));
    }
    // Options are for programs; people read their words.
    EXPECT_THAT(text, Not(HasSubstr("=")));
  }
  EXPECT_THAT(english, HasSubstr("you may follow, but need\nnot"));
  EXPECT_THAT(german, HasSubstr("Bedienen auch freigestellt"));
  EXPECT_THAT(english, HasSubstr("no S_max"));
  EXPECT_THAT(german, HasSubstr("kein S_max"));
}

TEST_F(Text, BoardShowsTheTable) {
  const View view = in_phase_three();
  const std::string board = rules.board(view, speaker_to(dee), Ink{});
  EXPECT_THAT(board, HasSubstr("Round 5, trick 1 of 6   0 I II [III] IV"));
  EXPECT_THAT(board, HasSubstr("Phase III, S_max 70: follow the card colour that was led."));
  EXPECT_THAT(board, HasSubstr("  1 Ann  ●●○  ░░░░░░░░░░    0 of 70   6 cards  leads\n"));
  EXPECT_THAT(board, HasSubstr("  3 Cy   ●○○  ░░░░░░░░░░    0 of 70   6 cards  without G\n"));
  EXPECT_THAT(board, HasSubstr("> 4 Dee  ○○○  ░░░░░░░░░░    0 of 70   7 cards  you, to act\n"));
  EXPECT_THAT(board, HasSubstr("  Cy   [Y]35 W⬡ \\..  does not count\n"));
  EXPECT_THAT(board, HasSubstr("  Now follows: G (green)\n"));
  EXPECT_THAT(board, HasSubstr("  [R]20 T◆ ../ -\n"));
  EXPECT_THAT(board, HasSubstr("  [G]12 P◆ ../    [G]25 T◆ \\..\n"));
  EXPECT_THAT(board, HasSubstr("- may not be played now"));
  EXPECT_THAT(board, Not(HasSubstr("\x1b")));
  EXPECT_THAT(rules.board(view, speaker_to(dee, Lang::de), Ink{}),
              AllOf(HasSubstr("Runde 5, Stich 1 von 6"), HasSubstr("  [Ge]20 W⬡ .|. -\n"),
                    HasSubstr("Jetzt bedient: Gr (Grün)")));
}

TEST_F(Text, BoardOfAStrangerShowsNoHand) {
  View view = in_phase_three();
  view.viewer = stranger;
  view.hand = {};
  const std::string board = rules.board(view, speaker_to(stranger), Ink{});
  EXPECT_THAT(board, Not(HasSubstr("hand")));
  EXPECT_EQ(lines_with(board, "to act"),
            std::vector<std::string>{"> 4 Dee  ○○○  ░░░░░░░░░░    0 of 70   7 cards  to act"});
}

TEST_F(Text, BoardWithInkSaysTheSame) {
  const View view = in_phase_three();
  const std::string inked = rules.board(view, speaker_to(dee), Ink{.colour = true});
  std::string plain;
  bool in_ink = false;
  for (const char c : inked) {
    if (c == '\x1b') in_ink = true;
    if (!in_ink) plain += c;
    if (c == 'm') in_ink = false;
  }
  EXPECT_NE(inked, plain);
  EXPECT_EQ(plain, rules.board(view, speaker_to(dee), Ink{}));
}

TEST_F(Text, BoardSaysBust) {
  View view = in_phase_three();
  view.table.totals[bob] = 70;
  EXPECT_THAT(rules.board(view, speaker_to(dee), Ink{}), Not(HasSubstr("bust")));
  view.table.totals[bob] = 71;
  EXPECT_THAT(rules.board(view, speaker_to(dee), Ink{}), HasSubstr("██████████   71 of 70 bust"));
}

TEST_F(Text, BoardShowsGifts) {
  Position position = before_first_trick(Phase::four);
  position.hands[0].pop_back();
  position.trick = {{.seat = cy, .card = card("red-9")}};
  const std::string board = rules.board(view_of(position, cy), speaker_to(cy), Ink{});
  EXPECT_THAT(board, HasSubstr("Phase IV, no S_max"));
  EXPECT_THAT(board, HasSubstr("  Cy  R 9 O⬡ .|.  from Ann\n"));
  EXPECT_THAT(board, HasSubstr("  May get the next card: 2 Bob, 4 Dee\n"));
}

TEST_F(Text, BoardShowsOnlyTheOwnChoice) {
  Position position = before_first_trick(Phase::zero);
  position.chosen = {card("red-9"), no_card, no_card, no_card};
  const std::string own = rules.board(view_of(position, ann), speaker_to(ann), Ink{});
  EXPECT_THAT(own, HasSubstr("  1 of 4 has chosen. Your choice: red 9\n"));
  EXPECT_THAT(own, HasSubstr("[R] 9 O⬡ .|. *"));
  EXPECT_THAT(rules.board(view_of(position, bob), speaker_to(bob), Ink{}),
              AllOf(HasSubstr("leads, chosen"), Not(HasSubstr("red 9"))));
}

}  // namespace
}  // namespace penta::the_phase

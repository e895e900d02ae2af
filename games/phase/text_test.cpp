// Words: every event, move and reason has its own sentence in both languages.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
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
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;
using Kind = Event::Kind;

constexpr Sleeve ann_7 = sleeve_of(ann, 6);
constexpr Sleeve bob_4 = sleeve_of(bob, 3);

class PhaseText : public ::testing::Test {
 protected:
  SideId side(std::string_view title) const {
    SideId side = no_side;
    EXPECT_TRUE(rules.from_word(title, side)) << title;
    return side;
  }
  std::string tell(const Event& event, Viewer viewer, Lang lang = Lang::en) const {
    const auto seen = rules.event_for(event, viewer);
    return seen ? rules.say(*seen, speaker_to(viewer, lang)) : "";
  }
  std::string say(std::string_view notation, Lang lang = Lang::en, Viewer viewer = ann) const {
    const auto move = rules.parse(notation);
    EXPECT_TRUE(move) << notation;
    return move ? rules.say(*move, speaker_to(viewer, lang)) : "";
  }
  std::string explain(ReasonCode why, std::array<std::uint8_t, 3> args = {}, Lang lang = Lang::en,
                      Viewer viewer = ann) const {
    return rules.say(Reason{.code = static_cast<std::uint8_t>(why), .args = args},
                     speaker_to(viewer, lang));
  }
  std::string explain(ReasonCode why, Sleeve sleeve, Lang lang = Lang::en) const {
    return explain(why, {static_cast<std::uint8_t>(sleeve), 3, 2}, lang);
  }

  // One event of each kind, as Ann's where it is somebody's.
  std::vector<Event> one_of_each() const {
    const auto of = [&](Kind kind, std::string_view title) {
      return Event{.kind = kind, .seat = ann, .sleeve = ann_7, .side = side(title)};
    };
    std::vector<Event> events{
        of(Kind::drew, "Squeezle"),
        {.kind = Kind::chose_first, .seat = ann, .sleeve = ann_7},
        of(Kind::enlisted, "Squeezle"),
        {.kind = Kind::starts, .seat = ann},
        {.kind = Kind::turn_began, .seat = ann, .amount = 3},
        {.kind = Kind::shuffled, .seat = ann, .top = side("Scout"), .amount = 12},
        {.kind = Kind::no_card, .seat = ann},
        {.kind = Kind::guards, .seat = ann},
        {.kind = Kind::passed, .seat = ann},
        of(Kind::ordered, "The Cognet"),
        of(Kind::used, "Gladiator"),
        of(Kind::set_off, "Chained Horror"),
        of(Kind::locked, "Squeezle"),
        of(Kind::unlocked, "Squeezle"),
        of(Kind::phased, "The Flying Death"),
        of(Kind::shown, "High Keeper Oriel"),
        of(Kind::chose, "Squeezle"),
        {.kind = Kind::named, .seat = ann, .to = bob},
        of(Kind::got, "Squeezle"),
        of(Kind::granted, "Squeezle"),
        of(Kind::damaged, "Squeezle"),
        of(Kind::shielded, "Squeezle"),
        of(Kind::destroyed, "Squeezle"),
        of(Kind::returned, "Squeezle"),
        of(Kind::discarded, "Squeezle"),
        {.kind = Kind::gained, .seat = ann, .amount = 2, .alignment = Alignment::good},
        {.kind = Kind::lost, .seat = ann, .amount = 1, .alignment = Alignment::evil},
        {.kind = Kind::looked, .seat = ann, .amount = 3},
        of(Kind::saw, "Scout"),
        of(Kind::trained, "Squeezle"),
        {.kind = Kind::attacked, .seat = ann},
        of(Kind::sent, "Gladiator"),
        of(Kind::blocked, "Nighthawk"),
        of(Kind::fought, "Gladiator"),
        {.kind = Kind::no_attack, .seat = ann},
        {.kind = Kind::ending, .alignment = Alignment::evil},
        {.kind = Kind::match_won, .seats = SeatSet{ann}},
        {.kind = Kind::counted, .seat = ann, .amount = 2},
    };
    const auto at = [&](Kind kind) -> Event& { return events[static_cast<std::size_t>(kind)]; };
    at(Kind::drew).back = side("The Flying Death");
    at(Kind::enlisted).back = side("Berserker");
    at(Kind::enlisted).top = side("Ted");
    at(Kind::used).skill = at(Kind::set_off).skill = 1;
    at(Kind::phased).back = side("Squeezle");
    at(Kind::shown).back = side("Debt Ghost");
    at(Kind::saw).back = side("Gladiator");
    at(Kind::got).attack = -1;
    at(Kind::got).defence = 2;
    at(Kind::granted).granted = 2;
    at(Kind::damaged).amount = at(Kind::shielded).amount = 2;
    at(Kind::returned).place = Event::Place::barracks;
    at(Kind::blocked).other = bob_4;
    at(Kind::blocked).other_side = side("The Flying Death");
    return events;
  }
  Event event(Kind kind) const { return one_of_each()[static_cast<std::size_t>(kind)]; }

  Rules rules = rules_for({{"players", "3"}});
};

void expect_complete(const std::string& text) {
  EXPECT_THAT(text, Not(IsEmpty()));
  EXPECT_THAT(text, AllOf(Not(HasSubstr("{")), Not(HasSubstr("}")), Not(HasSubstr("  "))));
}

TEST_F(PhaseText, EveryEventHasItsSentence) {
  const auto events = one_of_each();
  ASSERT_EQ(events.size(), static_cast<std::size_t>(Kind::counted) + 1);
  std::set<std::string> told;
  for (std::size_t i = 0; i < events.size(); ++i) {
    ASSERT_EQ(static_cast<std::size_t>(events[i].kind), i);
    const bool for_all = events[i].kind == Kind::ending;
    for (const Lang lang : {Lang::en, Lang::de}) {
      for (const Viewer viewer : {ann, stranger}) {
        if (viewer == stranger && for_all) continue;
        const std::string text = rules.say(events[i], speaker_to(viewer, lang));
        SCOPED_TRACE(text);
        expect_complete(text);
        EXPECT_TRUE(told.insert(text).second) << "told twice";
      }
    }
  }
}

TEST_F(PhaseText, CardsThatMoveAreTold) {
  EXPECT_EQ(tell(event(Kind::drew), ann),
            "You draw The Flying Death (#7); the others see Squeezle.");
  EXPECT_EQ(tell(event(Kind::drew), bob), "Ann draws a card that shows Squeezle (#7).");
  EXPECT_EQ(tell(event(Kind::chose_first), ann),
            "You choose card #7 for your barracks, in secret.");
  EXPECT_EQ(tell(event(Kind::chose_first), bob),
            "Ann has chosen a card for the barracks, in secret.");
  EXPECT_EQ(tell(event(Kind::enlisted), ann),
            "You enlist Squeezle (#7). Its other side: Berserker. The deck now shows Ted.");
  EXPECT_EQ(tell(event(Kind::enlisted), bob), "Ann enlists Squeezle (#7). The deck now shows Ted.");
  EXPECT_EQ(tell(event(Kind::shuffled), bob),
            "Ann shuffles a deck of 12 cards. The deck now shows Scout.");
  EXPECT_EQ(tell(event(Kind::no_card), bob), "Ann gets no card: deck and discard pile are empty.");
  EXPECT_EQ(tell(event(Kind::returned), ann), "Your Squeezle (#7) goes back to the barracks.");
  EXPECT_EQ(tell(event(Kind::discarded), bob), "Ann's Squeezle (#7) goes to the discard pile.");
  EXPECT_EQ(tell(event(Kind::looked), bob), "Ann looks at the top 3 cards of the deck.");
  EXPECT_EQ(tell(event(Kind::saw), ann), "You see Scout (#7), with Gladiator on the back.");
  EXPECT_EQ(tell(event(Kind::saw), bob), "");
  EXPECT_EQ(tell(event(Kind::trained), bob), "Ann trains Squeezle (#7).");
}

TEST_F(PhaseText, EnlistingTellsWhereFromAndHow) {
  Event from_discard = event(Kind::enlisted);
  from_discard.place = Event::Place::discard;
  from_discard.locked = true;
  from_discard.top = no_side;
  EXPECT_EQ(tell(from_discard, bob), "Ann enlists Squeezle (#7) from the discard pile, locked.");
  EXPECT_EQ(tell(from_discard, bob, Lang::de),
            "Ann rekrutiert „Squeezle“ (#7) aus dem Ablagestapel, gesperrt.");
  Event from_hand = event(Kind::enlisted);
  from_hand.place = Event::Place::hand;
  from_hand.top = no_side;
  from_hand.open = true;
  EXPECT_EQ(tell(from_hand, bob),
            "Ann enlists Squeezle (#7) from the hand. Its other side: Berserker.");
}

TEST_F(PhaseText, ActionsQuoteTheCard) {
  EXPECT_EQ(tell(event(Kind::ordered), ann),
            "You play The Cognet (#7) as an order: \"Action, phase 1: phase a warrior.\"");
  EXPECT_EQ(tell(event(Kind::used), bob),
            "Ann uses Gladiator (#7): \"Action, phase 3: this warrior gets +3/+0.\"");
  EXPECT_EQ(tell(event(Kind::set_off), ann),
            "Your Chained Horror (#7) is set off: \"Elite: this warrior gets +2/+0.\"");
  EXPECT_EQ(tell(event(Kind::ordered), bob, Lang::de),
            "Ann spielt „Der Cognet“ (#7) als Befehl: „Aktion, wende 1: Wende einen Krieger.“");
  EXPECT_EQ(tell(event(Kind::set_off), bob, Lang::de),
            "„Angekettetes Grauen“ (#7) von Ann wird ausgelöst: „Elite: Dieser Krieger erhält "
            "+2/+0.“");
}

TEST_F(PhaseText, WhatCardsSufferIsTold) {
  EXPECT_EQ(tell(event(Kind::locked), ann), "Your Squeezle (#7) is locked.");
  EXPECT_EQ(tell(event(Kind::unlocked), bob), "Ann's Squeezle (#7) is unlocked.");
  EXPECT_EQ(tell(event(Kind::phased), bob),
            "Ann's Squeezle (#7) is phased: now it is The Flying Death.");
  EXPECT_EQ(tell(event(Kind::shown), bob),
            "Ann's High Keeper Oriel (#7) shows its other side: Debt Ghost.");
  EXPECT_EQ(tell(event(Kind::got), bob), "Ann's Squeezle (#7) gets -1/+2.");
  EXPECT_EQ(tell(event(Kind::granted), ann), "Your Squeezle (#7) gains Swift.");
  EXPECT_EQ(tell(event(Kind::damaged), bob), "Ann's Squeezle (#7) is dealt 2 damage.");
  EXPECT_EQ(tell(event(Kind::shielded), ann),
            "The next 2 damage to your Squeezle (#7) is prevented.");
  EXPECT_EQ(tell(event(Kind::destroyed), ann), "Your Squeezle (#7) is destroyed.");
}

TEST_F(PhaseText, ChoicesTellWhoseCardItIs) {
  Event theirs = event(Kind::chose);
  theirs.sleeve = bob_4;
  EXPECT_EQ(tell(event(Kind::chose), bob), "Ann chooses Squeezle (#7).");
  EXPECT_EQ(tell(event(Kind::named), ann), "You name Bob.");
  EXPECT_EQ(tell(event(Kind::named), bob), "Ann names you.");
  EXPECT_EQ(tell(theirs, ann), "You choose Bob's Squeezle (#4).");
  EXPECT_EQ(tell(theirs, bob), "Ann chooses your Squeezle (#4).");
  EXPECT_EQ(tell(theirs, cy, Lang::de), "Ann wählt „Squeezle“ (#4) von Bob.");
}

TEST_F(PhaseText, FightsAreTold) {
  EXPECT_EQ(tell(event(Kind::guards), bob), "Ann defends the Nexus in this turn.");
  EXPECT_EQ(tell(event(Kind::attacked), ann), "You attack the Nexus.");
  EXPECT_EQ(tell(event(Kind::attacked), stranger), "Ann attacks the Nexus.");
  Event on_bob = event(Kind::attacked);
  on_bob.to = bob;
  EXPECT_EQ(tell(on_bob, ann), "You attack Bob.");
  EXPECT_EQ(tell(on_bob, bob), "Ann attacks you.");
  EXPECT_EQ(tell(on_bob, stranger), "Ann attacks Bob.");
  EXPECT_EQ(tell(event(Kind::sent), bob), "Ann's Gladiator (#7) attacks.");
  EXPECT_EQ(tell(event(Kind::blocked), ann),
            "Your Nighthawk (#7) opposes Bob's Flying Death (#4).");
  EXPECT_EQ(tell(event(Kind::fought), bob), "A skirmish begins: Ann's Gladiator (#7).");
  EXPECT_EQ(tell(event(Kind::no_attack), bob), "Ann attacks nobody after all.");
  EXPECT_EQ(tell(event(Kind::gained), ann), "You gain 2 good influence.");
  EXPECT_EQ(tell(event(Kind::lost), bob), "Ann loses 1 evil influence.");
  EXPECT_EQ(tell(event(Kind::ending), bob),
            "The Nexus has no evil influence left: this round is the last.");
  EXPECT_EQ(tell(event(Kind::match_won), bob), "Ann wins the match.");
  Event won = event(Kind::match_won);
  won.by = Event::Count::kind;
  won.amount = 18;
  won.alignment = Alignment::evil;
  EXPECT_EQ(tell(won, bob), "Ann wins the match. Most influence of one kind: 18 evil.");
  EXPECT_EQ(tell(won, ann, Lang::de),
            "Du gewinnst die Partie. Am meisten Einfluss einer Art: 18 böser.");
  won.by = Event::Count::total;
  EXPECT_EQ(tell(won, bob),
            "Ann wins the match. As much of one kind, but most influence in all: 18.");
  won.by = Event::Count::attack;
  EXPECT_EQ(tell(won, bob), "Ann wins the match. As much influence, but most attack in play: 18.");
  EXPECT_EQ(tell(event(Kind::counted), bob), "Ann counts cards in hand without showing them: 2.");
}

TEST_F(PhaseText, EventsReadWellInGerman) {
  const auto german = [&](Kind kind, Viewer viewer) { return tell(event(kind), viewer, Lang::de); };
  EXPECT_EQ(german(Kind::drew, ann),
            "Du ziehst „Der fliegende Tod“ (#7); die anderen sehen „Squeezle“.");
  EXPECT_EQ(german(Kind::drew, bob), "Ann zieht eine Karte und zeigt „Squeezle“ (#7).");
  EXPECT_EQ(german(Kind::enlisted, ann),
            "Du rekrutierst „Squeezle“ (#7). Auf der Rückseite: „Berserker“. Das Deck zeigt jetzt "
            "„Ted“.");
  EXPECT_EQ(german(Kind::turn_began, bob), "Runde 3: Ann ist am Zug.");
  EXPECT_EQ(german(Kind::guards, ann), "Du verteidigst den Nexus in diesem Zug.");
  EXPECT_EQ(german(Kind::phased, ann),
            "Deine Karte „Squeezle“ (#7) wird gewendet: jetzt „Der fliegende Tod“.");
  EXPECT_EQ(german(Kind::got, bob), "„Squeezle“ (#7) von Ann erhält -1/+2.");
  EXPECT_EQ(german(Kind::granted, ann), "Deine Karte „Squeezle“ (#7) erhält Flink.");
  EXPECT_EQ(german(Kind::shielded, bob),
            "Die nächsten 2 Schadenspunkte an „Squeezle“ (#7) von Ann werden verhindert.");
  EXPECT_EQ(german(Kind::returned, bob), "„Squeezle“ (#7) von Ann kehrt in die Kaserne zurück.");
  EXPECT_EQ(german(Kind::gained, ann), "Du erhältst 2 guten Einfluss.");
  EXPECT_EQ(german(Kind::lost, bob), "Ann verliert 1 bösen Einfluss.");
  EXPECT_EQ(german(Kind::trained, bob), "Ann bildet „Squeezle“ (#7) aus.");
  EXPECT_EQ(
      german(Kind::blocked, bob),
      "„Nachtfalke“ (#7) von Ann stellt sich deiner Karte „Der fliegende Tod“ (#4) entgegen.");
  EXPECT_EQ(german(Kind::ending, bob),
            "Der Nexus hat keinen bösen Einfluss mehr: Diese Runde ist die letzte.");
}

TEST_F(PhaseText, MovesNameCardsByNumber) {
  EXPECT_EQ(say("recruit 1:5"), "Put card #5 into the barracks");
  EXPECT_EQ(say("order 1:5"), "Play the order of card #5");
  EXPECT_EQ(say("skill 1:7 1"), "Use the first skill of warrior #7");
  EXPECT_EQ(say("skill 2:7 2"), "Use the second skill of Bob's warrior #7");
  EXPECT_EQ(say("pay 1:3"), "Pay with resource #3");
  EXPECT_EQ(say("choose 1:3"), "Choose your card #3");
  EXPECT_EQ(say("choose 2:3"), "Choose Bob's card #3");
  EXPECT_EQ(say("send 1:4"), "Attack with warrior #4");
  EXPECT_EQ(say("block 2:4"), "Oppose Bob's attacker #4");
  EXPECT_EQ(say("fight 1:4"), "Fight the skirmish of attacker #4");
  EXPECT_EQ(say("train 1:9"), "Train resource #9");
  EXPECT_EQ(say("deal 2"), "Deal 2 damage to this defender");
  EXPECT_EQ(say("rival 3"), "Attack Cy");
  EXPECT_EQ(say("player 2"), "Choose Bob");
  EXPECT_EQ(say("order 1:5", Lang::de), "Spiele den Befehl von Karte #5");
  EXPECT_EQ(say("skill 1:7 1", Lang::de), "Nutze die erste Fähigkeit von Krieger #7");
  EXPECT_EQ(say("choose 2:3", Lang::de), "Wähle Karte #3 von Bob");
  EXPECT_EQ(say("choose 1:3", Lang::de), "Wähle deine Karte #3");
  EXPECT_EQ(say("block 2:4", Lang::de), "Stelle dich Angreifer #4 von Bob entgegen");
  EXPECT_EQ(say("rival 3", Lang::de), "Greife Cy an");
}

TEST_F(PhaseText, EveryMoveHasItsSentence) {
  std::set<std::string> said;
  for (int kind = 0; kind < Move::kinds; ++kind) {
    const auto code = static_cast<std::uint32_t>(kind) | 1U << 8 | 3U << 16;
    for (const Lang lang : {Lang::en, Lang::de}) {
      const std::string text = rules.say(Move::from_code(code), speaker_to(ann, lang));
      SCOPED_TRACE(text);
      expect_complete(text);
      EXPECT_TRUE(said.insert(text).second) << "said twice";
    }
  }
}

TEST_F(PhaseText, ForeignBitsAreSaidToo) {
  for (const std::uint32_t code : {0xffffffffU, 0xff0200U, 0xfa0002U, 0xffff0eU, 0xc8ff03U}) {
    for (const Lang lang : {Lang::en, Lang::de}) {
      expect_complete(rules.say(Move::from_code(code), speaker_to(stranger, lang)));
    }
  }
}

TEST_F(PhaseText, EveryReasonHasItsSentence) {
  std::set<std::string> said;
  for (int code = 0; code <= static_cast<int>(ReasonCode::not_another); ++code) {
    for (const Lang lang : {Lang::en, Lang::de}) {
      const std::string text = explain(static_cast<ReasonCode>(code), {3, 2, 1}, lang);
      SCOPED_TRACE(text);
      expect_complete(text);
      EXPECT_NE(text.back(), '.');
      EXPECT_TRUE(said.insert(text).second) << "said twice";
    }
  }
}

TEST_F(PhaseText, ReasonsNameTheRule) {
  EXPECT_EQ(explain(ReasonCode::not_your_turn, {1}), "It is not up to you now: Bob has to decide");
  EXPECT_EQ(explain(ReasonCode::not_asked, {static_cast<std::uint8_t>(Ask::action)}),
            "This is not the time for it: the decision now is to take an action or pass");
  EXPECT_EQ(explain(ReasonCode::not_yours, bob_4),
            "You do not own Bob's card #4: everybody plays their own cards");
  EXPECT_EQ(explain(ReasonCode::used_up, ann_7),
            "You have used that skill of card #7: each works once a turn");
  EXPECT_EQ(explain(ReasonCode::too_many),
            "You have done enough: nobody takes more than 30 actions and trainings in a turn");
  EXPECT_EQ(explain(ReasonCode::too_expensive, ann_7),
            "You cannot pay for card #7: it costs 3, each time another resource, and 2 can pay");
  EXPECT_EQ(explain(ReasonCode::pays_itself, ann_7),
            "You are training card #7: a card does not pay for its own training");
  EXPECT_EQ(explain(ReasonCode::same_alignment, bob_4),
            "You cannot oppose Bob's card #4: good warriors oppose evil ones, and evil ones good "
            "ones");
  EXPECT_EQ(explain(ReasonCode::too_much, {4}),
            "You cannot deal that much: 4 damage is left to split");
  EXPECT_EQ(explain(ReasonCode::no_such_seat), "Nobody sits there: seats go from 1 to 3");
}

TEST_F(PhaseText, ReasonsNameTheRuleInGerman) {
  EXPECT_EQ(explain(ReasonCode::not_your_turn, {1}, Lang::de),
            "Du bist jetzt nicht gefragt: Bob muss entscheiden");
  EXPECT_EQ(explain(ReasonCode::not_asked, {static_cast<std::uint8_t>(Ask::action)}, Lang::de),
            "Das geht jetzt nicht, denn nun steht an: eine Aktion ausführen oder passen");
  EXPECT_EQ(explain(ReasonCode::not_yours, bob_4, Lang::de),
            "Dir gehört Karte #4 von Bob nicht: Alle spielen mit den eigenen Karten");
  EXPECT_EQ(explain(ReasonCode::pays_itself, ann_7, Lang::de),
            "Du bildest Karte #7 gerade aus: Eine Karte zahlt nicht für die eigene Ausbildung");
  EXPECT_EQ(
      explain(ReasonCode::own_turn_only, ann_7, Lang::de),
      "Du kannst Karte #7 jetzt nicht einsetzen: Nur wer am Zug ist, bringt Krieger ins Spiel");
  EXPECT_EQ(explain(ReasonCode::attacker_needed, {}, Lang::de),
            "Du hast noch niemanden geschickt: Ein Angriff braucht mindestens einen Krieger");
}

TEST_F(PhaseText, TheRulesAreThere) {
  EXPECT_THAT(rules.rules_text(Lang::en), StartsWith("# Phase\n"));
  EXPECT_THAT(rules.rules_text(Lang::de), HasSubstr("## Der Angriff"));
}

}  // namespace
}  // namespace penta::phase

// Words: every event, move and reason has its own sentence in both languages.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/phaktionz/advice.h"
#include "games/phaktionz/testing/speaking.h"

namespace penta::phaktionz {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using Kind = Event::Kind;

void expect_complete(const std::string& text) {
  EXPECT_THAT(text, Not(IsEmpty()));
  EXPECT_THAT(text, AllOf(Not(HasSubstr("{")), Not(HasSubstr("}")), Not(HasSubstr("  "))));
}

class PhaktionzText : public ::testing::Test {
 protected:
  Card card(std::string_view word) const { return card_named(rules, word); }
  std::string tell(const Event& event, Viewer viewer, Lang lang = Lang::en) const {
    const auto seen = rules.event_for(event, viewer);
    return seen ? rules.say(*seen, speaker_to(viewer, lang)) : "";
  }
  std::string say(std::string_view notation, Lang lang = Lang::en) const {
    const auto move = rules.parse(notation);
    EXPECT_TRUE(move) << notation;
    return move ? rules.say(*move, speaker_to(ann, lang)) : "";
  }
  std::string explain(ReasonCode why, int arg, Viewer viewer = ann, Lang lang = Lang::en) const {
    return rules.say(because(why, arg), speaker_to(viewer, lang));
  }
  Event of(Kind kind, std::string_view word = "1:haka-goblin") const {
    return {.kind = kind, .seat = ann, .card = card(word)};
  }
  // One event of each kind, as Ann's.
  std::vector<Event> one_of_each() const {
    std::vector<Event> events;
    for (std::size_t i = 0; i <= static_cast<std::size_t>(Kind::runaway); ++i) {
      Event event = of(static_cast<Kind>(i));
      event.other = card("2:defense-guard");
      event.amount = 2;
      event.slot = 1;
      event.seats = SeatSet{ann};
      events.push_back(event);
    }
    return events;
  }

  Rules rules = rules_for("Lulo United", "Zane Basic");
};

TEST_F(PhaktionzText, EveryEventHasItsSentence) {
  std::set<std::string> told;
  for (const Event& event : one_of_each()) {
    for (const Lang lang : {Lang::en, Lang::de}) {
      for (const Viewer viewer : {ann, bob}) {
        const std::string text = rules.say(event, speaker_to(viewer, lang));
        SCOPED_TRACE(std::string(word_of(event.kind)) + ": " + text);
        expect_complete(text);
        EXPECT_TRUE(told.insert(text).second) << "told twice";
      }
    }
  }
}

TEST_F(PhaktionzText, WhatIsHiddenIsNotTold) {
  EXPECT_EQ(tell(of(Kind::drew), ann), "You draw Haka Goblin.");
  EXPECT_EQ(tell(of(Kind::drew), bob), "Ann draws a card.");
  EXPECT_EQ(tell(of(Kind::set_aside), ann), "You set Haka Goblin aside.");
  EXPECT_EQ(tell(of(Kind::set_aside), bob), "Ann sets a card aside.");
  EXPECT_EQ(tell(of(Kind::set_aside), stranger), "Ann sets a card aside.");
  EXPECT_EQ(tell(of(Kind::saw), ann), "You see Haka Goblin.");
  EXPECT_EQ(tell(of(Kind::saw), bob), "");
}

TEST_F(PhaktionzText, NumbersTellCardsOfOneNameApart) {
  EXPECT_EQ(tell(of(Kind::plagued), ann), "Your Haka Goblin gets a Plague counter.");
  EXPECT_EQ(tell(of(Kind::plagued, "1:haka-goblin.2"), bob),
            "Ann's Haka Goblin (2) gets a Plague counter.");
  EXPECT_EQ(tell(of(Kind::demoted, "1:the-enchanted-deer.2"), ann),
            "Your Enchanted Deer (2) is demoted.");
}

TEST_F(PhaktionzText, AnnouncementsAreTold) {
  Event event = of(Kind::announced);
  EXPECT_EQ(tell(event, bob), "Ann announces Haka Goblin.");
  event.link = Link::Kind::battle;
  EXPECT_EQ(tell(event, bob), "Ann's Haka Goblin attacks.");
  event = of(Kind::announced, "1:united-assault");
  event.link = Link::Kind::cast;
  EXPECT_EQ(tell(event, ann), "You cast United Assault.");
  event = of(Kind::announced, "1:the-invocated-dwarf");
  event.link = Link::Kind::ability;
  EXPECT_EQ(tell(event, bob),
            "Ann uses The Invocated Dwarf: \"Action from hand in response to the casting of an "
            "invocation, L/1, discard this Summon: fizzle it.\"");
}

TEST_F(PhaktionzText, AimsAreTold) {
  Event event = of(Kind::aimed);
  EXPECT_EQ(tell(event, bob), "Ann's Haka Goblin is aimed at you directly.");
  EXPECT_EQ(tell(event, stranger), "Ann's Haka Goblin is aimed at Bob directly.");
  event.slot = 2;
  EXPECT_EQ(tell(event, ann), "Your Haka Goblin is to stand in column 3.");
  event.slot = tier3_slot;
  EXPECT_EQ(tell(event, ann), "Your Haka Goblin is to stand on the Tier 3 slot.");
  event.other = card("2:defense-guard");
  EXPECT_EQ(tell(event, bob), "Ann's Haka Goblin is aimed at your Defense Guard.");
}

TEST_F(PhaktionzText, BattlesAreTold) {
  Event event = of(Kind::battles);
  event.other = card("2:defense-guard.3");
  event.dmg = 2;
  event.other_dmg = 1;
  EXPECT_EQ(tell(event, ann), "Your Haka Goblin battles Bob's Defense Guard (3): 2 DMG against 1.");
  event = of(Kind::damaged);
  event.amount = 2;
  EXPECT_EQ(tell(event, ann), "You take 2 damage from your Haka Goblin.");
  event.card = no_card;
  EXPECT_EQ(tell(event, bob), "Ann takes 2 damage.");
  event = of(Kind::strikes);
  event.dmg = 4;
  EXPECT_EQ(tell(event, bob), "Ann's Haka Goblin strikes directly, with 4 DMG.");
}

TEST_F(PhaktionzText, CardsThatGoSomewhereAreTold) {
  Event event = of(Kind::moved);
  event.from = Event::Place::pile;
  event.to = Event::Place::hand;
  EXPECT_EQ(tell(event, bob), "Ann's Haka Goblin goes from the Deck-Out Pile to the hand.");
  event = of(Kind::left);
  event.to = Event::Place::exile;
  EXPECT_EQ(tell(event, bob), "Ann's Haka Goblin is exiled.");
  event = of(Kind::placed);
  event.slot = 0;
  event.from = Event::Place::pile;
  EXPECT_EQ(tell(event, ann), "You place Haka Goblin in column 1, from the Deck-Out Pile.");
  event = of(Kind::counted);
  event.amount = -1;
  EXPECT_EQ(tell(event, ann), "Your Haka Goblin loses 1 counter.");
}

TEST_F(PhaktionzText, TheEndIsTold) {
  Event event = of(Kind::match_won);
  event.seats = SeatSet{bob};
  EXPECT_EQ(tell(event, ann), "Bob wins the match.");
  event.seats = SeatSet::first(2);
  EXPECT_THAT(tell(event, ann), HasSubstr("Bob"));
  EXPECT_EQ(tell(of(Kind::decked_out), bob), "Ann's deck is empty.");
}

TEST_F(PhaktionzText, EveryMoveHasItsSentence) {
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

TEST_F(PhaktionzText, ForeignBitsAreSaidToo) {
  for (const std::uint32_t code : {0xffffffffU, 0xff0200U, 0xfa0002U, 0xffff0eU, 0xc8ff03U}) {
    for (const Lang lang : {Lang::en, Lang::de}) {
      expect_complete(rules.say(Move::from_code(code), speaker_to(stranger, lang)));
    }
  }
}

TEST_F(PhaktionzText, MovesNameTheCard) {
  EXPECT_EQ(say("place 1:haka-goblin.2"), "Place Haka Goblin");
  EXPECT_EQ(say("target 2:defense-guard.2"), "Aim at Bob's Defense Guard (2)");
  EXPECT_EQ(say("slot 6"), "Place it on the Tier 3 slot");
  EXPECT_EQ(say("number 3"), "Choose X = 3");
  EXPECT_EQ(say("use 1:haka-goblin 2"), "Use ability 2 of Haka Goblin");
  EXPECT_EQ(say("slot 3", Lang::de), "Stelle es in Spalte 3 auf");
}

TEST_F(PhaktionzText, EveryReasonHasItsSentence) {
  std::set<std::string> said;
  for (int code = 0; code <= static_cast<int>(ReasonCode::must_choose); ++code) {
    for (const Lang lang : {Lang::en, Lang::de}) {
      const std::string text = explain(static_cast<ReasonCode>(code), 1, ann, lang);
      SCOPED_TRACE(text);
      expect_complete(text);
      EXPECT_TRUE(said.insert(text).second) << "said twice";
    }
  }
}

TEST_F(PhaktionzText, ReasonsNameTheRule) {
  EXPECT_EQ(explain(ReasonCode::not_your_turn, index(bob)),
            "It is not up to you now: Bob has to decide");
  EXPECT_EQ(explain(ReasonCode::too_many, 40),
            "You have announced enough: nobody makes more than 40 announcements in a turn");
  EXPECT_EQ(explain(ReasonCode::slot_taken, 2),
            "You cannot use column 3: it is taken, or kept for something announced");
  EXPECT_EQ(explain(ReasonCode::not_asked, static_cast<int>(Ask::respond)),
            "This is not the time for it: the decision now is to answer what was announced, or "
            "pass");
}

TEST_F(PhaktionzText, EveryAdviceHasWordsOfItsOwn) {
  std::set<std::string> said;
  for (int code = 0; code < advice_codes; ++code) {
    if (static_cast<AdviceCode>(code) == AdviceCode::aims_at_own) continue;  // the card tells
    const Advice advice{.code = static_cast<std::uint8_t>(code), .args = {1, 2, 3, 4}};
    for (const Lang lang : {Lang::en, Lang::de}) {
      const std::string text = rules.say(advice, speaker_to(ann, lang));
      SCOPED_TRACE(text);
      expect_complete(text);
      EXPECT_TRUE(said.insert(text).second) << code;
    }
  }
}

}  // namespace
}  // namespace penta::phaktionz

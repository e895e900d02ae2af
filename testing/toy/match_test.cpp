// A match with a clock: what passes, what falls due, what can be taken back, and what is recorded.
#include "table/match.h"

#include <gtest/gtest.h>

#include "protocol/record.h"
#include "testing/toy/game.h"
#include "testing/toy/rules.h"

namespace penta::toy {
namespace {

constexpr Seat ann{0};
constexpr Seat bob{1};

Match match_of(const std::string& seed = "toy", const std::string& undo = "any") {
  auto rules = game().make({{"players", "2"}, {"undo", undo}});
  EXPECT_TRUE(rules);
  Fairness fairness{.match_id = sha256(seed)};
  fairness.server_commit = commitment(fairness.server_seed);
  return {*rules, {{"Ann", ""}, {"Bob", "greedy"}}, fairness};
}

// The first legal move that does not interject.
void play_first(Match& match, Seat seat, Milliseconds passed = 0) {
  ASSERT_TRUE(match.play(seat, match.state().legal_moves(seat).at(0), 0, passed).ok());
}

Milliseconds due(const Match& match) { return match.state().next_due().value_or(0); }

void ring(Match& match) { ASSERT_TRUE(match.pass_time(due(match), 0)); }

std::string json_of(const AnyState& state) {
  JsonWriter out;
  state.write(out);
  return out.json();
}

TEST(ToyMatch, TimePassesNoFurtherThanToWhatIsDue) {
  Match match = match_of();
  const Milliseconds bell = due(match);
  ASSERT_GE(bell, 5'000);
  EXPECT_FALSE(match.pass_time(bell + 1, 0));
  EXPECT_FALSE(match.pass_time(0, 0));
  EXPECT_FALSE(match.pass_time(-1, 0));
  EXPECT_TRUE(match.log().empty());
  EXPECT_TRUE(match.is_quiet(bell - 1));
  EXPECT_FALSE(match.is_quiet(bell));
  EXPECT_TRUE(match.pass_time(bell - 1, 7));
  EXPECT_EQ(due(match), 1);
  EXPECT_EQ(match.log()[0].time, 7);
  EXPECT_EQ(match.log()[0].passed, bell - 1);
  EXPECT_TRUE(match.pass_time(1, 8));
  EXPECT_GE(due(match), 5'000);
}

TEST(ToyMatch, WhatSomebodyIsToldOfTheClockIsNoticedAndTimeIsNot) {
  Match match = match_of();
  ASSERT_TRUE(match.pass_time(1, 0));
  for (const Viewer viewer : {ann, bob, stranger}) EXPECT_FALSE(match.noticed(1, viewer));
  ring(match);
  for (const Viewer viewer : {ann, bob, stranger}) EXPECT_TRUE(match.noticed(2, viewer));
  EXPECT_EQ(match.times_noticed(ann), 1);
}

TEST(ToyMatch, AChangedAnswerIsNotHeardOfBecauseTimeHasPassed) {
  Match match = match_of();
  play_first(match, ann);
  ASSERT_TRUE(match.play(ann, match.state().legal_moves(ann).at(1), 0, 900).ok());
  EXPECT_TRUE(match.noticed(2, ann));
  EXPECT_FALSE(match.noticed(2, bob));
  EXPECT_FALSE(match.noticed(2, stranger));
}

TEST(ToyMatch, QuietTimeDoesNotEndUndoAndTheClockNeverGoesBack) {
  Match match = match_of();
  const Milliseconds bell = due(match);
  play_first(match, ann, 1'000);
  ASSERT_TRUE(match.pass_time(500, 0));
  const UndoOffer offer = match.undo_offer(ann);
  EXPECT_EQ(offer.takes_back, std::vector<std::uint32_t>{1});
  EXPECT_TRUE(offer.free);
  ASSERT_TRUE(match.undo(ann, 0, 250));
  EXPECT_EQ(due(match), bell - 1'750);
  EXPECT_NE(json_of(match.state()).find("\"clock\":1750"), std::string::npos);
  // The same from the log alone.
  EXPECT_EQ(json_of(*match.state_at(3)), json_of(match.state()));
  EXPECT_NE(json_of(*match.state_at(2)).find("\"clock\":1500"), std::string::npos);
}

TEST(ToyMatch, WhatTheClockDidStands) {
  Match match = match_of();
  play_first(match, ann);
  ring(match);
  EXPECT_TRUE(match.undo_offer(ann).takes_back.empty());
  EXPECT_FALSE(match.undo(ann, 0));
}

// Both have chosen, so everybody has seen both cards.
void show_cards(Match& match) {
  play_first(match, bob);
  play_first(match, ann);
}

TEST(ToyMatch, WhatWasShownMayBeTakenBackAsPractice) {
  Match match = match_of();
  show_cards(match);
  EXPECT_TRUE(match.undo_offer(ann).practice);
  ASSERT_TRUE(match.undo(ann, 0, 0, Match::Others::only_bots));
  EXPECT_TRUE(match.practice());
}

TEST(ToyMatch, WhatWasShownStandsWhereTheGameSaysSo) {
  Match match = match_of("toy", "strict");
  play_first(match, ann);
  EXPECT_TRUE(match.undo_offer(ann).free) << "a secret choice has shown nothing";
  ASSERT_TRUE(match.undo(ann, 0));
  show_cards(match);
  const UndoOffer offer = match.undo_offer(ann);
  EXPECT_TRUE(offer.takes_back.empty());
  EXPECT_TRUE(offer.stands);
  EXPECT_FALSE(match.undo(ann, 0));
  EXPECT_FALSE(match.undo(ann, 0, 0, Match::Others::only_bots));
  const auto wrong =
      match.enter({.kind = Entry::Kind::undo, .seat = ann, .takes_back = {4}, .practice = true});
  ASSERT_TRUE(wrong);
  EXPECT_EQ(wrong->text, "what was drawn or shown stands in this game");
}

TEST(ToyMatch, InATeamABotPlaysOnAlsoOfTwoAndNobodyDraws) {
  Match match = match_of();
  EXPECT_EQ(match.concession(), Concession::bot);
  EXPECT_FALSE(match.offer_draw(ann, 0));
  ASSERT_TRUE(match.concede(ann, "greedy", 0, 700));
  EXPECT_EQ(entry_text(match.log().back(), ""), "concede 1 greedy after 700");
  EXPECT_FALSE(match.over());
  EXPECT_NE(json_of(match.state()).find("\"clock\":700"), std::string::npos);
  EXPECT_EQ(json_of(*match.state_at(1)), json_of(match.state()));
}

TEST(ToyMatch, AnInterjectionIsNoAnswer) {
  Match match = match_of();
  play_first(match, ann);
  play_first(match, bob);
  play_first(match, ann);  // puts a card on the shelf
  play_first(match, bob);
  ASSERT_EQ(match.state().to_act(), SeatSet{ann});
  const auto stop = *match.rules().parse("stop");
  EXPECT_TRUE(match.rules().interjects(stop));
  EXPECT_TRUE(match.state().check(ann, stop).ok());
  EXPECT_FALSE(match.state().check(bob, stop).ok());
  EXPECT_TRUE(match.same_decision_since(3));
  ASSERT_TRUE(match.play(ann, stop, 0).ok());
  EXPECT_TRUE(match.over());
  EXPECT_FALSE(match.same_decision_since(3));
  // Bob's answer does not stand without being asked about: Ann's stop was no answer beside it.
  EXPECT_EQ(match.undo_offer(bob).takes_back, (std::vector<std::uint32_t>{4, 5}));
  EXPECT_FALSE(match.undo_offer(bob).free);
}

TEST(ToyMatch, WhoMayStopsTheClock) {
  Match match = match_of();
  EXPECT_FALSE(match.resume(ann, 0));
  ASSERT_TRUE(match.pause(bob, 10, 100));
  EXPECT_TRUE(match.paused());
  EXPECT_FALSE(match.pause(ann, 11));
  EXPECT_FALSE(match.pass_time(1, 11));
  ASSERT_TRUE(match.resume(ann, 12));
  EXPECT_FALSE(match.paused());
  EXPECT_EQ(match.log()[0].kind, Entry::Kind::pause);
  EXPECT_EQ(match.log()[0].passed, 100);
  EXPECT_TRUE(match.noticed(1, stranger));
}

TEST(ToyMatch, DecisionsAreChargedAndBellsRingMeanwhile) {
  Match match = match_of();
  ASSERT_TRUE(match.pass_time(due(match) - 1'000, 0));
  play_first(match, ann);
  match.charge_last_move(0);  // an answer takes no time
  play_first(match, bob);
  EXPECT_EQ(match.log().size(), 3U);
  play_first(match, ann);
  match.charge_last_move(0);  // three seconds, and the bell rings after one
  ASSERT_EQ(match.log().size(), 6U);
  EXPECT_EQ(match.log()[4].passed, 1'000);
  EXPECT_EQ(match.log()[5].passed, 2'000);
  EXPECT_EQ(match.events(5, ann).size(), 1U);
  EXPECT_TRUE(match.events(6, ann).empty());
}

// A whole match with everything in it.
Match eventful() {
  Match match = match_of();
  play_first(match, ann, 300);
  EXPECT_TRUE(match.undo(ann, 1, 50));
  EXPECT_TRUE(match.pause(bob, 2, 5));
  EXPECT_TRUE(match.resume(ann, 3));
  while (!match.over()) {
    const Seat seat = match.state().to_act().front();
    EXPECT_TRUE(match.play(seat, match.state().legal_moves(seat).at(0), 4, 0).ok());
    match.charge_last_move(4);
  }
  return match;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  const auto at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return at == std::string::npos ? text : text.replace(at, what.size(), by);
}

Verdict verdict_on(const std::string& json) {
  const auto record = Record::read(json);
  EXPECT_TRUE(record) << record.error().text;
  return verify(*record, std::nullopt, games());
}

TEST(ToyRecord, HoldsWhatPassedAndWhoStoppedTheClock) {
  const Match match = eventful();
  const std::string json = write_record(match);
  const Verdict verdict = verdict_on(json);
  EXPECT_EQ(verdict.flaw, Flaw::none) << verdict.text;
  EXPECT_EQ(json_of(verdict.match->state()), json_of(match.state()));
  EXPECT_NE(json.find("\"pause\":true"), std::string::npos);
  EXPECT_NE(json.find("\"pause\":false"), std::string::npos);
}

TEST(ToyRecord, ForgedTimeBreaksTheChain) {
  const std::string json = write_record(eventful());
  EXPECT_EQ(verdict_on(replaced(json, "\"passed\":300", "\"passed\":299")).flaw, Flaw::chain);
  EXPECT_EQ(verdict_on(replaced(json, "\"passed\":50", "\"passed\":0")).flaw, Flaw::chain);
  EXPECT_EQ(verdict_on(replaced(json, "\"pause\":false", "\"pause\":true")).flaw, Flaw::chain);
}

TEST(ToyRecord, TimeThatCouldNotPassIsFoundBehindTheChain) {
  Match match = match_of();
  Entry entry{.kind = Entry::Kind::time, .passed = 100'000};
  EXPECT_TRUE(match.enter(entry));
  entry = {.kind = Entry::Kind::move, .seat = ann, .passed = due(match)};
  entry.move = match.state().legal_moves(ann).at(0);
  const auto wrong = match.enter(entry);
  ASSERT_TRUE(wrong);
  EXPECT_EQ(wrong->text, "something was due before it");
  ASSERT_TRUE(match.pause(ann, 0));
  entry.passed = 0;
  EXPECT_EQ(match.enter(entry).value_or(Error{}).text, "the clock was stopped");
  EXPECT_EQ(match.log().size(), 1U);
}

TEST(ToyTeam, AllWinOrAllLoseAndTheRankSaysHowWell) {
  const auto rules = *game().make({{"players", "2"}});
  const auto outcome_of = [&](const std::string& shelf) {
    const std::string json = R"({"hands":[[],[]],"choices":[null,null],"gone":["1","2","3","4",)"
                             R"("8","9"],"shelf":[)" +
                             shelf + R"(],"round":3,"bell":5000,"end":"played"})";
    const auto document = JsonDocument::parse(json);
    EXPECT_TRUE(document);
    const auto state = rules->set_up(document->root());
    EXPECT_TRUE(state) << state.error().text;
    return (*state)->outcome();
  };
  EXPECT_EQ(outcome_of(R"("8","9")").rank, "gold");
  EXPECT_EQ(outcome_of(R"("8","9")").shares[bob], 1);
  EXPECT_EQ(outcome_of(R"("8")").rank, "silver");
  EXPECT_EQ(outcome_of(R"("8")").shares[ann], 1);
  EXPECT_EQ(outcome_of(R"("1","3")").rank, "none");
  EXPECT_EQ(outcome_of(R"("1","3")").shares[ann], 0);
  EXPECT_EQ(outcome_of(R"("1","3")").scores[bob], 4);
}

// The capacity of the shelf is a defined case.
TEST(ToyTeam, AThirdCardPushesOutTheOldest) {
  Table table;
  EXPECT_EQ(table.put(Card{3}), Card::none);
  EXPECT_EQ(table.put(Card{5}), Card::none);
  EXPECT_EQ(table.put(Card{9}), Card{3});
  EXPECT_EQ(table.sum(), 14);
  EXPECT_EQ(table.take(), Card{9});
  EXPECT_EQ(table.take(), Card{5});
  EXPECT_EQ(table.take(), Card::none);
}

}  // namespace
}  // namespace penta::toy

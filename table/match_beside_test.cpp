// What people do beside the game: they concede, and they agree on draws.
#include <gtest/gtest.h>

#include "table/match.h"

namespace penta {
namespace {

constexpr Seat seat_one{0};
constexpr Seat seat_two{1};

Match match_with(std::string_view game, const OptionList& options, std::vector<Sitter> sitters) {
  const auto rules = (*find_game(game))->make(options);
  EXPECT_TRUE(rules);
  Fairness fairness{.match_id = sha256("beside"), .server_seed = sha256("seed")};
  fairness.server_commit = commitment(fairness.server_seed);
  return {*rules, std::move(sitters), fairness};
}
Match phase_for_two(const std::string& bot = "") {
  return match_with("phase", {}, {{"Ann", ""}, {"Bob", bot}});
}
Match three_at_the_phase() {
  return match_with("the-phase", {{"players", "3"}, {"variant", "quick"}},
                    {{"Ann", ""}, {"Bob", ""}, {"Cy", "greedy"}});
}

void play_as(Match& match, Seat seat) {
  ASSERT_TRUE(match.play(seat, match.state().legal_moves(seat).front(), 0).ok());
}
void go_on(Match& match) { play_as(match, match.state().to_act().front()); }

// The same entries, by whoever has only the log.
Match entered_again(const Match& match) {
  Match again(match.shared_rules(), match.sitters(), match.fairness());
  for (const Entry& entry : match.log()) EXPECT_FALSE(again.enter(entry));
  return again;
}

TEST(MatchBeside, OfTwoTheOtherWinsWhenOneConcedes) {
  Match match = phase_for_two();
  go_on(match);
  EXPECT_EQ(match.concession(), Concession::match);
  EXPECT_FALSE(match.concede(seat_one, "greedy", 5)) << "nobody is to play on";
  ASSERT_TRUE(match.concede(seat_one, "", 5));
  EXPECT_TRUE(match.over());
  EXPECT_TRUE(match.ended());
  EXPECT_EQ(match.outcome().shares[seat_one], 0);
  EXPECT_EQ(match.outcome().shares[seat_two], 1);
  EXPECT_EQ(match.outcome().scores[seat_two], 0);
  EXPECT_EQ(match.outcome().reason, "conceded");
  EXPECT_EQ(entry_text(match.log().back(), ""), "concede 1");
  EXPECT_TRUE(match.noticed(2, seat_two));
  EXPECT_TRUE(match.noticed(2, stranger));
  EXPECT_TRUE(entered_again(match).over());
}

TEST(MatchBeside, NothingFollowsAConcessionAndNothingTakesItBack) {
  Match match = phase_for_two();
  play_as(match, seat_one);
  ASSERT_FALSE(match.undo_offer(seat_one).takes_back.empty());
  ASSERT_TRUE(match.concede(seat_one, "", 5));
  EXPECT_TRUE(match.undo_offer(seat_one).takes_back.empty());
  EXPECT_TRUE(match.undo_offer(seat_two).takes_back.empty());
  EXPECT_FALSE(match.undo(seat_one, 6));
  EXPECT_FALSE(match.concede(seat_two, "", 6));
  EXPECT_FALSE(match.offer_draw(seat_two, 6));
  const auto moves = match.state().legal_moves(seat_two);
  const auto wrong = match.enter({.seat = seat_two, .move = moves.front(), .time = 6});
  ASSERT_TRUE(wrong);
  EXPECT_EQ(wrong->text, "the match had ended");
  EXPECT_EQ(match.log().size(), 2U);
}

TEST(MatchBeside, OfMoreABotPlaysOnAndTheMatchDoes) {
  Match match = three_at_the_phase();
  EXPECT_EQ(match.concession(), Concession::bot);
  play_as(match, seat_two);
  EXPECT_FALSE(match.concede(seat_two, "", 1));
  EXPECT_FALSE(match.concede(seat_two, "somebody", 1));
  EXPECT_FALSE(match.concede(seat_at(2), "greedy", 1)) << "a bot does not concede";
  ASSERT_TRUE(match.concede(seat_two, "greedy", 1));
  EXPECT_EQ(entry_text(match.log().back(), ""), "concede 2 greedy");
  EXPECT_FALSE(match.concede(seat_two, "greedy", 2)) << "nobody concedes twice";
  EXPECT_FALSE(match.over());
  EXPECT_TRUE(match.undo_offer(seat_two).takes_back.empty()) << "what was played before stands";
  while (!match.over()) ASSERT_NO_FATAL_FAILURE(go_on(match));
  EXPECT_FALSE(match.ended());
  EXPECT_NE(match.outcome().reason, "conceded");
}

TEST(MatchBeside, OthersMayStillTakeBackWhatTheyDidBeforeAConcession) {
  Match match = three_at_the_phase();
  play_as(match, seat_one);
  ASSERT_TRUE(match.concede(seat_two, "greedy", 1));
  const UndoOffer offer = match.undo_offer(seat_one);
  EXPECT_TRUE(offer.free);
  EXPECT_EQ(offer.takes_back, std::vector<std::uint32_t>{1});
  ASSERT_TRUE(match.undo(seat_one, 2));
  EXPECT_TRUE(match.conceded().contains(seat_two));
  EXPECT_TRUE(entered_again(match).conceded().contains(seat_two));
}

TEST(MatchBeside, ADrawIsAgreedOn) {
  Match match = phase_for_two();
  play_as(match, seat_one);
  EXPECT_FALSE(match.answer_draw(seat_two, true, 1)) << "nobody has offered one";
  ASSERT_TRUE(match.offer_draw(seat_one, 1));
  EXPECT_EQ(match.draw_offered(), seat_one);
  EXPECT_FALSE(match.may_answer_draw(seat_one)) << "nobody accepts their own offer";
  EXPECT_FALSE(match.offer_draw(seat_two, 2)) << "there is one";
  ASSERT_TRUE(match.answer_draw(seat_two, true, 3));
  EXPECT_TRUE(match.over());
  EXPECT_EQ(match.outcome().shares[seat_one], 0.5);
  EXPECT_EQ(match.outcome().shares[seat_two], 0.5);
  EXPECT_EQ(match.outcome().reason, "agreed draw");
  EXPECT_EQ(entry_text(match.log()[1], ""), "offer 1");
  EXPECT_EQ(entry_text(match.log()[2], ""), "accept 2");
  EXPECT_EQ(entered_again(match).outcome().reason, "agreed draw");
}

TEST(MatchBeside, WhoeverIsDeclinedMovesBeforeOfferingAgain) {
  Match match = phase_for_two();
  ASSERT_TRUE(match.offer_draw(seat_one, 1));
  ASSERT_TRUE(match.answer_draw(seat_two, false, 2));
  EXPECT_EQ(entry_text(match.log().back(), ""), "decline 2");
  EXPECT_FALSE(match.over());
  EXPECT_FALSE(match.draw_offered());
  EXPECT_FALSE(match.may_offer_draw(seat_one));
  EXPECT_TRUE(match.may_offer_draw(seat_two));
  play_as(match, seat_one);
  EXPECT_TRUE(match.may_offer_draw(seat_one));
}

TEST(MatchBeside, AnOfferIsVoidOnceTheOtherHasMovedInSight) {
  Match match = phase_for_two();
  ASSERT_TRUE(match.offer_draw(seat_one, 1));
  play_as(match, seat_one);
  EXPECT_EQ(match.draw_offered(), seat_one) << "one's own move withdraws nothing";
  play_as(match, seat_two);
  EXPECT_FALSE(match.draw_offered());
  EXPECT_FALSE(match.answer_draw(seat_two, true, 2));
}

// Nobody learns from an offer that a secret answer was changed.
TEST(MatchBeside, AnOfferOutlastsASecretAnswerThatIsChanged) {
  Match match = phase_for_two();
  play_as(match, seat_two);
  ASSERT_TRUE(match.state().simultaneous());
  ASSERT_TRUE(match.offer_draw(seat_one, 1));
  ASSERT_TRUE(match.play(seat_two, match.state().legal_moves(seat_two).back(), 2).ok());
  ASSERT_FALSE(match.noticed(match.log().size(), seat_one));
  EXPECT_EQ(match.draw_offered(), seat_one);
}

TEST(MatchBeside, AnOfferIsNoLearningAndStandsInNoUndosWay) {
  Match match = phase_for_two();
  play_as(match, seat_one);
  ASSERT_TRUE(match.offer_draw(seat_two, 1));
  EXPECT_TRUE(match.undo_offer(seat_one).free);
  EXPECT_TRUE(match.untouched_since(1));
  ASSERT_TRUE(match.undo(seat_one, 2));
  EXPECT_FALSE(match.untouched_since(1));
  EXPECT_FALSE(match.draw_offered()) << "the table is another";
}

TEST(MatchBeside, NoDrawWhereAGameKnowsNoneOrMoreThanTwoPlay) {
  Match the_phase = three_at_the_phase();
  EXPECT_FALSE(the_phase.offer_draw(seat_one, 1));
  Match phase = match_with("phase", {{"players", "3"}}, {{"Ann", ""}, {"Bob", ""}, {"Cy", ""}});
  EXPECT_FALSE(phase.offer_draw(seat_one, 1));
  EXPECT_TRUE(phase.log().empty());
  Match with_bot = phase_for_two("greedy");
  EXPECT_FALSE(with_bot.offer_draw(seat_two, 1)) << "a bot offers nothing";
  EXPECT_TRUE(with_bot.offer_draw(seat_one, 1));
}

TEST(MatchBeside, ABotTakesADrawWhenItIsNotAhead) {
  Match match = phase_for_two("greedy");
  FastChance chance(3);
  // Ann is played badly, by her last legal moves, and the bot well.
  auto greedy = match.rules().bot({.kind = bots::Spec::Kind::greedy}, nullptr);
  while (!match.over()) {
    const Seat seat = match.state().to_act().front();
    const MoveCode move = seat == seat_two ? greedy->choose(match.state(), seat, chance)
                                           : match.state().legal_moves(seat).back();
    const auto before = match.state().clone();
    ASSERT_TRUE(match.play(seat, move, 0).ok());
    if (!match.over()) continue;
    ASSERT_EQ(match.outcome().shares[seat_two], 1);
    EXPECT_FALSE(bot_takes_draw(*before, seat_two, chance));
    EXPECT_TRUE(bot_takes_draw(*before, seat_one, chance));
  }
}

TEST(MatchBeside, WhatWasShownToWhoeverTakesBackMakesItPractice) {
  Match match = match_with("the-phase", {{"players", "3"}, {"variant", "quick"}},
                           {{"Ann", ""}, {"Bob", "greedy"}, {"Cy", "greedy"}});
  // Phase 0: once all have chosen, everybody sees all three cards.
  play_as(match, seat_one);
  EXPECT_FALSE(match.undo_offer(seat_one).practice) << "a secret choice shows nothing";
  play_as(match, seat_two);
  play_as(match, seat_at(2));
  const UndoOffer offer = match.undo_offer(seat_one);
  ASSERT_FALSE(offer.free);
  EXPECT_TRUE(offer.practice);
  ASSERT_TRUE(match.undo(seat_one, 1, 0, Match::Others::only_bots));
  EXPECT_TRUE(match.practice());
  EXPECT_TRUE(match.log().back().practice);
  EXPECT_FALSE(match.log().back().asked);
  EXPECT_EQ(entry_text(match.log().back(), ""), "undo 1 1 2 3 practice");
  EXPECT_TRUE(entered_again(match).practice());
}

TEST(MatchBeside, BetweenPeopleNothingBecomesPractice) {
  Match match = three_at_the_phase();
  for (int i = 0; i < 3; ++i) go_on(match);
  ASSERT_TRUE(match.undo_offer(seat_one).practice);
  ASSERT_TRUE(match.undo(seat_one, 1));
  EXPECT_TRUE(match.log().back().asked);
  EXPECT_FALSE(match.practice());
}

// Logs from before there was a word for practice say that bots were asked.
TEST(MatchBeside, AnOlderLogThatAskedOnlyBotsIsPracticeToo) {
  Match match = match_with("the-phase", {{"players", "3"}, {"variant", "quick"}},
                           {{"Ann", ""}, {"Bob", "greedy"}, {"Cy", "greedy"}});
  for (int i = 0; i < 3; ++i) go_on(match);
  ASSERT_FALSE(match.enter(
      {.kind = Entry::Kind::undo, .seat = seat_one, .takes_back = {1, 2, 3}, .asked = true}));
  EXPECT_EQ(entry_text(match.log().back(), ""), "undo 1 1 2 3 asked");
  EXPECT_TRUE(match.practice());
}

TEST(MatchBeside, NobodyClaimsPracticeWhereNothingWasShown) {
  Match match = three_at_the_phase();
  play_as(match, seat_one);
  EXPECT_TRUE(match.enter(
      {.kind = Entry::Kind::undo, .seat = seat_one, .takes_back = {1}, .practice = true}));
  EXPECT_FALSE(match.enter({.kind = Entry::Kind::undo, .seat = seat_one, .takes_back = {1}}));
}

}  // namespace
}  // namespace penta

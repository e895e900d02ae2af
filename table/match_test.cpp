#include "table/match.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace penta {
namespace {

std::shared_ptr<const AnyRules> rules_with(const OptionList& options) {
  const auto rules = (*find_game("the-phase"))->make(options);
  EXPECT_TRUE(rules);
  return *rules;
}

Fairness fairness_of(std::string_view label) {
  Fairness fairness{.match_id = sha256("match " + std::string(label)),
                    .server_seed = sha256("server " + std::string(label))};
  fairness.server_commit = commitment(fairness.server_seed);
  const Digest reveal = sha256("device " + std::string(label));
  fairness.contributions.push_back({Seat{0}, commitment(reveal), reveal});
  return fairness;
}

Match match_of(const OptionList& options, std::string_view label = "test") {
  auto rules = rules_with(options);
  const auto players = static_cast<std::size_t>(rules->players());
  return {rules, std::vector<Sitter>(players, Sitter{"Ann", ""}), fairness_of(label)};
}

std::vector<std::byte> bytes_of(const AnyState& state) {
  return {state.bytes().begin(), state.bytes().end()};
}

// The first seat that has to act makes its first legal move.
void play_first(Match& match) {
  const Seat seat = match.state().to_act().front();
  ASSERT_TRUE(match.play(seat, match.state().legal_moves(seat).front(), 0).ok());
}

void play_random(Match& match, FastChance& chance) {
  const Seat seat = match.state().to_act().front();
  const auto moves = match.state().legal_moves(seat);
  const auto pick = chance.below(static_cast<std::uint32_t>(moves.size()));
  ASSERT_TRUE(match.play(seat, moves[pick], 0).ok());
}

TEST(Match, SameSeedSameMatch) {
  Match a = match_of({});
  Match b = match_of({});
  while (!a.over()) {
    play_first(a);
    play_first(b);
    ASSERT_EQ(bytes_of(a.state()), bytes_of(b.state()));
    ASSERT_EQ(a.log().back().hash, b.log().back().hash);
  }
  EXPECT_NE(bytes_of(a.deal()), bytes_of(match_of({}, "another").deal()));
}

TEST(Match, SeedDependsOnEverythingThatWasRevealed) {
  const Fairness fairness = fairness_of("x");
  const Digest seed = fairness.match_seed(Digest{});
  Fairness other = fairness;
  other.server_seed[0] ^= 1;
  EXPECT_NE(other.match_seed(Digest{}), seed);
  other = fairness;
  other.contributions[0].reveal[31] ^= 1;
  EXPECT_NE(other.match_seed(Digest{}), seed);
  other = fairness;
  other.match_id[5] ^= 1;
  EXPECT_NE(other.match_seed(Digest{}), seed);
  EXPECT_NE(fairness.match_seed(sha256("rules")), seed);
}

TEST(Match, RefusedMoveChangesNothing) {
  Match match = match_of({});
  FastChance chance(1);
  for (int i = 0; i < 40; ++i) {
    const auto before = bytes_of(match.state());
    const std::size_t entries = match.log().size();
    for (int seat = 0; seat < 4; ++seat) {
      for (const MoveCode move : match.state().refused(seat_at(seat))) {
        EXPECT_FALSE(match.play(seat_at(seat), move, 0).ok());
      }
    }
    EXPECT_FALSE(match.play(stranger, 0, 0).ok());
    EXPECT_FALSE(match.play(match.state().to_act().front(), 0xffffffffffffU, 0).ok());
    EXPECT_EQ(bytes_of(match.state()), before);
    EXPECT_EQ(match.log().size(), entries);
    play_random(match, chance);
  }
}

TEST(Match, NothingToTakeBackAtFirst) {
  const Match match = match_of({});
  EXPECT_TRUE(match.undo_offer(Seat{0}).takes_back.empty());
}

TEST(Match, SecretChoiceIsTakenBackFreelyAndOthersStay) {
  Match match = match_of({{"variant", "quick"}});
  const auto first = match.state().legal_moves(Seat{0});
  ASSERT_TRUE(match.play(Seat{0}, first[0], 0).ok());
  ASSERT_TRUE(match.play(Seat{2}, match.state().legal_moves(Seat{2})[1], 0).ok());
  const UndoOffer offer = match.undo_offer(Seat{0});
  EXPECT_TRUE(offer.free);
  EXPECT_EQ(offer.takes_back, std::vector<std::uint32_t>{1});
  ASSERT_TRUE(match.undo(Seat{0}, 0));
  EXPECT_TRUE(match.state().to_act().contains(Seat{0}));
  EXPECT_FALSE(match.state().to_act().contains(Seat{2}));
  EXPECT_FALSE(match.log().back().asked);
  // The rest of the match goes on as if only the second choice had been made.
  ASSERT_TRUE(match.play(Seat{0}, first[3], 0).ok());
  Match other = match_of({{"variant", "quick"}});
  ASSERT_TRUE(other.play(Seat{2}, other.state().legal_moves(Seat{2})[1], 0).ok());
  ASSERT_TRUE(other.play(Seat{0}, first[3], 0).ok());
  EXPECT_EQ(bytes_of(match.state()), bytes_of(other.state()));
}

TEST(Match, ShownCardNeedsConsentAndTakesLaterMovesWithIt) {
  Match match = match_of({});
  const auto before = bytes_of(match.state());
  const Seat leader = match.state().to_act().front();
  play_first(match);
  play_first(match);
  const UndoOffer offer = match.undo_offer(leader);
  EXPECT_FALSE(offer.free);
  EXPECT_EQ(offer.takes_back, (std::vector<std::uint32_t>{1, 2}));
  ASSERT_TRUE(match.undo(leader, 0));
  EXPECT_TRUE(match.log().back().asked);
  EXPECT_EQ(bytes_of(match.state()), before);
  EXPECT_TRUE(match.undo_offer(leader).takes_back.empty());
}

TEST(Match, NoDrawIsReusedAfterUndo) {
  Match match = match_of({});
  const std::size_t round = 24;  // four players, six tricks
  while (match.log().size() < round - 1) play_first(match);
  const Seat last = match.state().to_act().front();
  const MoveCode move = match.state().legal_moves(last).front();
  ASSERT_TRUE(match.play(last, move, 0).ok());
  const auto next_deal = bytes_of(match.state());
  ASSERT_TRUE(match.undo(last, 0));
  ASSERT_TRUE(match.play(last, move, 0).ok());
  EXPECT_NE(bytes_of(match.state()), next_deal);
}

TEST(Match, EventsHideWhatASeatMayNotSee) {
  const Match match = match_of({});
  const auto text = [&](Viewer viewer) {
    Speaker speaker{.viewer = viewer, .names = {{"Ann", "Bob", "Cleo", "Dan"}}};
    std::string all;
    for (const AnyEvent& event : match.events(0, viewer)) all += match.rules().say(event, speaker);
    return all;
  };
  EXPECT_EQ(text(stranger).find("red"), std::string::npos);
  EXPECT_NE(text(Seat{1}), text(Seat{2}));
}

TEST(Match, ChainCoversHeadingAndEveryEntry) {
  Match match = match_of({});
  play_first(match);
  play_first(match);
  const Digest start = match.chain_start();
  EXPECT_NE(match.log()[0].hash, match.log()[1].hash);
  EXPECT_EQ(match.log()[0].hash,
            chain_hash(start, 1, 0,
                       entry_text(match.log()[0], match.rules().notation(match.log()[0].move))));
  auto rules = rules_with({});
  std::vector<Sitter> sitters(4, Sitter{"Ann", ""});
  sitters[2].name = "Bob";
  EXPECT_NE(Match(rules, sitters, fairness_of("test")).chain_start(), start);
}

TEST(Match, BotChanceDiffersFromEntryToEntry) {
  Match match = match_of({});
  FastChance first = match.bot_chance();
  FastChance again = match.bot_chance();
  EXPECT_EQ(first.next(), again.next());
  play_first(match);
  EXPECT_NE(match.bot_chance().next(), FastChance(first).next());
}

TEST(Games, UnknownNamesAreRefused) {
  EXPECT_FALSE(find_game("the-faze"));
  EXPECT_NE(find_game("the-faze").error().text.find("the-phase"), std::string::npos);
  EXPECT_FALSE((*find_game("the-phase"))->make({{"players", "7"}}));
  EXPECT_FALSE((*find_game("the-phase"))->make({{"folow", "may"}}));
  EXPECT_FALSE((*find_game("the-phase"))->make({{"follow", "might"}}));
  EXPECT_FALSE((*find_game("the-phase"))->make({{"follow", "may"}, {"follow", "may"}}));
}

// What a match would have kept, had it kept everything.
TEST(Match, PlaysAgainWhatSomebodyAsksAbout) {
  Match match = match_of({{"variant", "quick"}});
  FastChance chance(3);
  std::vector<std::vector<std::byte>> states{bytes_of(match.state())};
  std::vector<std::size_t> told{match.events(0, Seat{1}).size()};
  while (!match.over()) {
    const Seat seat = match.state().to_act().front();
    if (match.log().size() % 7 == 3 && !match.undo_offer(seat).takes_back.empty()) {
      ASSERT_TRUE(match.undo(seat, 0));
    } else {
      play_random(match, chance);
    }
    states.push_back(bytes_of(match.state()));
    told.push_back(match.events(match.log().size(), Seat{1}).size());
    if (match.log().size() > 300) break;
  }
  const auto story = match.story(0, Seat{1});
  ASSERT_EQ(story.size(), states.size());
  for (std::size_t n = 0; n < states.size(); ++n) {
    EXPECT_EQ(bytes_of(*match.state_at(n)), states[n]) << n;
    EXPECT_EQ(match.events(n, Seat{1}).size(), told[n]) << n;
    EXPECT_EQ(story[n].size(), told[n]) << n;
  }
  EXPECT_EQ(match.story(states.size() - 1, Seat{1}).size(), 1U);
  EXPECT_TRUE(match.story(states.size(), Seat{1}).empty());
}

TEST(Match, NobodyNoticesAnAnswerThatIsChanged) {
  Match match = match_of({{"variant", "quick"}});
  const Seat ann{0};
  const auto moves = match.state().legal_moves(ann);
  ASSERT_TRUE(match.play(ann, moves[0], 0).ok());
  ASSERT_TRUE(match.play(ann, moves[1], 0).ok());
  EXPECT_TRUE(match.noticed(1, Seat{1}));
  EXPECT_TRUE(match.noticed(2, ann));
  EXPECT_FALSE(match.noticed(2, Seat{1}));
  EXPECT_FALSE(match.noticed(2, stranger));
  EXPECT_TRUE(match.same_decision_since(0));
  for (const Seat seat : match.state().to_act()) {
    ASSERT_TRUE(match.play(seat, match.state().legal_moves(seat)[0], 0).ok());
  }
  EXPECT_FALSE(match.same_decision_since(2)) << "all cards are shown";
  // Taking back a change is noticed by nobody else either.
  Match other = match_of({{"variant", "quick"}});
  ASSERT_TRUE(other.play(ann, moves[0], 0).ok());
  ASSERT_TRUE(other.play(ann, moves[1], 0).ok());
  ASSERT_TRUE(other.undo(ann, 0));
  EXPECT_FALSE(other.noticed(3, Seat{1}));
  EXPECT_TRUE(other.noticed(3, ann));
}

TEST(Match, ADecisionThatIsOpenedAgainIsAnother) {
  Match match = match_of({{"players", "3"}, {"variant", "quick"}});
  for (const int seat : {0, 1, 2}) {
    ASSERT_TRUE(match.play(seat_at(seat), match.state().legal_moves(seat_at(seat))[0], 0).ok());
  }
  ASSERT_FALSE(match.state().simultaneous());
  ASSERT_FALSE(match.undo_offer(Seat{2}).free);
  ASSERT_TRUE(match.undo(Seat{2}, 0));
  ASSERT_TRUE(match.state().simultaneous());
  EXPECT_FALSE(match.same_decision_since(2)) << "what the others chose has been seen meanwhile";
  EXPECT_TRUE(match.same_decision_since(4));
  // Nor does an answer from before stand apart from one that was given afterwards.
  ASSERT_TRUE(match.play(Seat{2}, match.state().legal_moves(Seat{2})[1], 0).ok());
  EXPECT_FALSE(match.undo_offer(Seat{1}).free);
}

// Each undo goes back to a snapshot near by, not to the deal.
TEST(Match, ALongLogIsToldWithoutEnd) {
  Match match = match_of({});
  FastChance chance(2);
  for (int i = 0; i < 40; ++i) play_random(match, chance);
  const auto before = bytes_of(match.state());
  const Seat seat = match.state().to_act().front();
  const auto moves = match.state().legal_moves(seat);
  for (std::size_t i = 0; i < 5000; ++i) {
    ASSERT_TRUE(match.play(seat, moves[i % moves.size()], 0).ok());
    ASSERT_TRUE(match.undo(seat, 0));
  }
  EXPECT_EQ(bytes_of(match.state()), before);
  EXPECT_EQ(match.story(0, Seat{0}).size(), 10'041U);
  EXPECT_EQ(bytes_of(*match.state_at(match.log().size())), before);
  // And back to the deal, move by move.
  for (int i = 0; i < 200; ++i) {
    static_cast<void>(match.undo(seat_at(static_cast<int>(chance.below(4))), 0));
  }
  EXPECT_EQ(bytes_of(match.state()), bytes_of(match.deal()));
}

TEST(Match, GoesOnFromAPosition) {
  Match match = match_of({});
  FastChance chance(5);
  for (int i = 0; i < 9; ++i) play_random(match, chance);
  Match other(match.shared_rules(), match.sitters(), match.fairness(), match.state().clone());
  EXPECT_TRUE(other.set_up());
  EXPECT_EQ(bytes_of(other.state()), bytes_of(match.state()));
  EXPECT_NE(other.chain_start(), match.chain_start());
  while (!other.over()) play_random(other, chance);
  EXPECT_EQ(bytes_of(*other.state_at(0)), bytes_of(match.state()));
}

}  // namespace
}  // namespace penta

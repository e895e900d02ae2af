#include "protocol/record.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>

namespace penta {
namespace {

Match start_match(const OptionList& options, std::string_view game = "the-phase") {
  const auto rules = *(*find_game(game))->make(options);
  Fairness fairness{.match_id = sha256("id"), .server_seed = sha256("seed")};
  fairness.server_commit = commitment(fairness.server_seed);
  const Digest reveal = sha256("mine");
  fairness.contributions.push_back({Seat{0}, commitment(reveal), reveal});
  std::vector<Sitter> sitters(static_cast<std::size_t>(rules->players()), {"Bot", "random"});
  sitters[0] = {"Ann \"the\" \\ Ärger", ""};
  return {rules, sitters, fairness};
}

// Plays at random, with an undo now and then.
Match play_on(Match match, std::uint64_t seed, int most_entries) {
  FastChance chance(seed);
  while (!match.over() && match.log().size() < static_cast<std::size_t>(most_entries)) {
    const Seat seat = match.state().to_act().front();
    const auto moves = match.state().legal_moves(seat);
    const auto pick = chance.below(static_cast<std::uint32_t>(moves.size()));
    EXPECT_TRUE(match.play(seat, moves[pick], static_cast<Milliseconds>(match.log().size())).ok());
    const auto players = static_cast<std::uint32_t>(match.rules().players());
    const Seat regretful = seat_at(static_cast<int>(chance.below(std::min(players, 3U))));
    if (chance.below(10) == 0 && !match.undo_offer(regretful).takes_back.empty()) {
      EXPECT_TRUE(match.undo(regretful, static_cast<Milliseconds>(match.log().size())));
    }
  }
  return match;
}

Match play_match(const OptionList& options, std::uint64_t seed, int most_entries = 100'000) {
  return play_on(start_match(options), seed, most_entries);
}

Verdict verdict_on(const std::string& json) {
  const auto record = Record::read(json);
  EXPECT_TRUE(record) << record.error().text;
  return verify(*record);
}

TEST(Record, VerifiesAndReplaysToTheSameState) {
  for (const char* variant : {"standard", "quick"}) {
    for (const char* follow : {"must", "may"}) {
      for (const char* players : {"3", "4", "5", "6"}) {
        const Match match =
            play_match({{"variant", variant}, {"follow", follow}, {"players", players}}, 11);
        const std::string json = write_record(match);
        const Verdict verdict = verdict_on(json);
        ASSERT_EQ(verdict.flaw, Flaw::none) << verdict.text;
        const auto told = verdict.match->state().bytes();
        const auto truth = match.state().bytes();
        EXPECT_TRUE(std::equal(told.begin(), told.end(), truth.begin(), truth.end()));
        EXPECT_EQ(write_record(*verdict.match), json);
      }
    }
  }
}

TEST(Record, OfEveryGameVerifies) {
  for (const AnyGame* game : all_games()) {
    const std::string_view id = game->info().id;
    const Match match = play_on(start_match({}, id), 7, 400);
    const std::string json = write_record(match);
    EXPECT_NE(json.find("\"undo\""), std::string::npos) << id;
    const Verdict verdict = verdict_on(json);
    ASSERT_EQ(verdict.flaw, Flaw::none) << id << ": " << verdict.text;
    EXPECT_EQ(write_record(*verdict.match), json) << id;
  }
}

TEST(Record, UnfinishedMatchVerifiesToo) {
  const Verdict verdict = verdict_on(write_record(play_match({}, 5, 30)));
  EXPECT_EQ(verdict.flaw, Flaw::none);
  EXPECT_NE(verdict.text.find("not finished"), std::string::npos);
}

std::string replaced(const std::string& text, const std::string& what, const std::string& by) {
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return text.substr(0, at) + by + text.substr(at + what.size());
}

class Tampering : public testing::Test {
 protected:
  const Match match = play_match({}, 3);
  const std::string json = write_record(match);

  // The log as it would be after somebody worked out the hashes again.
  std::string rehashed(const std::string& changed) {
    const auto record = Record::read(changed);
    EXPECT_TRUE(record);
    const auto rules = *(*find_game("the-phase"))->make(record->options);
    const Match heading(rules, record->sitters, record->fairness);
    std::string text =
        replaced(changed, to_hex(record->chain_start), to_hex(heading.chain_start()));
    Digest hash = heading.chain_start();
    for (std::size_t i = 0; i < record->log.size(); ++i) {
      const Record::Line& line = record->log[i];
      hash = chain_hash(hash, i + 1, line.time, entry_text(line, line.notation));
      text = replaced(text, to_hex(line.hash), to_hex(hash));
    }
    return text;
  }
};

TEST_F(Tampering, ChangedMoveBreaksTheChain) {
  const std::string move = match.rules().notation(match.log()[0].move);
  const std::string other = move == "play red-1" ? "play red-2" : "play red-1";
  const Verdict verdict = verdict_on(replaced(json, move, other));
  EXPECT_EQ(verdict.flaw, Flaw::chain);
  EXPECT_NE(verdict.text.find("entry 1"), std::string::npos) << verdict.text;
}

TEST_F(Tampering, ChangedSeatOfAnEntryBreaksTheChain) {
  const std::string log = json.substr(json.find("\"log\""));
  const std::string old_seat = log.substr(log.find("\"seat\":"), 8);
  const std::string new_seat = old_seat == "\"seat\":1" ? "\"seat\":2" : "\"seat\":1";
  EXPECT_EQ(
      verdict_on(json.substr(0, json.find("\"log\"")) + replaced(log, old_seat, new_seat)).flaw,
      Flaw::chain);
}

TEST_F(Tampering, ChangedSitterBreaksTheChainAtItsStart) {
  const Verdict verdict = verdict_on(replaced(json, "\"bot\":\"random\"", "\"bot\":\"greedy\""));
  EXPECT_EQ(verdict.flaw, Flaw::chain);
  EXPECT_NE(verdict.text.find("start"), std::string::npos);
}

TEST_F(Tampering, ChangedSeedBreaksItsCommitment) {
  EXPECT_EQ(
      verdict_on(replaced(json, to_hex(match.fairness().server_seed), to_hex(sha256("x")))).flaw,
      Flaw::commitment);
  EXPECT_EQ(verdict_on(replaced(json, to_hex(match.fairness().contributions[0].reveal),
                                to_hex(sha256("x"))))
                .flaw,
            Flaw::commitment);
}

TEST_F(Tampering, ContributionOfNobodyIsRefused) {
  EXPECT_EQ(verdict_on(replaced(json, "[{\"seat\":1", "[{\"seat\":6")).flaw, Flaw::commitment);
}

TEST_F(Tampering, SwappedEntriesBreakTheChain) {
  const std::regex entry(R"(\{"seat":\d,"move":"[^"]*","time":\d+,"hash":"[0-9a-f]*"\})");
  std::smatch first;
  ASSERT_TRUE(std::regex_search(json, first, entry));
  std::smatch second;
  const std::string rest = first.suffix();
  ASSERT_TRUE(std::regex_search(rest, second, entry));
  const std::string swapped = std::string(first.prefix()) + second.str() +
                              std::string(second.prefix()) + first.str() +
                              std::string(second.suffix());
  EXPECT_EQ(verdict_on(swapped).flaw, Flaw::chain);
}

TEST_F(Tampering, ForgedSeedWithNewChainGivesAnotherDeal) {
  const Digest forged = sha256("forged");
  std::string text = replaced(json, to_hex(match.fairness().server_seed), to_hex(forged));
  text = replaced(text, to_hex(match.fairness().server_commit), to_hex(commitment(forged)));
  const Verdict verdict = verdict_on(rehashed(text));
  EXPECT_EQ(verdict.flaw, Flaw::deal) << verdict.text;
}

TEST_F(Tampering, ForgedMoveWithNewChainIsIllegal) {
  // Entry 1 again in place of entry 5: that card is gone.
  const std::string first = "\"move\":\"" + match.rules().notation(match.log()[0].move) + "\"";
  const std::string fifth = "\"move\":\"" + match.rules().notation(match.log()[4].move) + "\"";
  ASSERT_EQ(match.log()[4].kind, Entry::Kind::move);
  const Verdict verdict = verdict_on(rehashed(replaced(json, fifth, first)));
  EXPECT_EQ(verdict.flaw, Flaw::move) << verdict.text;
  EXPECT_NE(verdict.text.find("entry 5"), std::string::npos) << verdict.text;
}

TEST_F(Tampering, ForgedTimesWithNewChainAreFound) {
  ASSERT_EQ(match.log()[3].time, 3);
  for (const char* time : {"2", "0", "-1", "-9000000000000000000"}) {
    const std::string later = replaced(json, "\"time\":4,", std::string("\"time\":") + time + ",");
    const Verdict verdict = verdict_on(rehashed(later));
    EXPECT_EQ(verdict.flaw, Flaw::chain) << verdict.text;
    EXPECT_NE(verdict.text.find("the time of entry 5"), std::string::npos) << verdict.text;
  }
  const Verdict first = verdict_on(rehashed(replaced(json, "\"time\":0,", "\"time\":-1,")));
  EXPECT_EQ(first.flaw, Flaw::chain) << first.text;
  EXPECT_NE(first.text.find("the time of entry 1"), std::string::npos) << first.text;
  // Two entries may have the same time.
  EXPECT_EQ(verdict_on(rehashed(replaced(json, "\"time\":4,", "\"time\":3,"))).flaw, Flaw::none);
}

// A record alone cannot tell that there was more, or that it went on otherwise. Who noted a hash
// can.
TEST_F(Tampering, OnlyAHashThatWasSeenTellsOfAnotherCourse) {
  const Match cut = play_match({}, 3, 30);
  const Match other = play_match({}, 4);
  ASSERT_EQ(cut.log()[29].hash, match.log()[29].hash);
  for (const Match* forged : {&cut, &other}) {
    const auto record = Record::read(write_record(*forged));
    EXPECT_EQ(verify(*record).flaw, Flaw::none);
    const Verdict verdict = verify(*record, match.log().back().hash);
    EXPECT_EQ(verdict.flaw, Flaw::chain);
    EXPECT_NE(verdict.text.find("the hash that was seen"), std::string::npos) << verdict.text;
  }
  const auto truth = Record::read(json);
  EXPECT_EQ(verify(*truth, match.chain_start()).flaw, Flaw::none);
  EXPECT_EQ(verify(*truth, match.log()[0].hash).flaw, Flaw::none);
  EXPECT_EQ(verify(*truth, match.log().back().hash).flaw, Flaw::none);
  EXPECT_EQ(entry_with(*truth, match.chain_start()), 0U);
  EXPECT_EQ(entry_with(*truth, match.log()[6].hash), 7U);
  EXPECT_EQ(entry_with(*truth, sha256("nowhere")), std::nullopt);
}

TEST_F(Tampering, WrongResultIsFound) {
  const std::size_t at = json.find("\"scores\":[");
  EXPECT_EQ(verdict_on(json.substr(0, at) + "\"scores\":[9,9,9,9]}").flaw, Flaw::outcome);
}

TEST_F(Tampering, ChangedOptionsAreOtherRules) {
  EXPECT_EQ(verdict_on(replaced(json, "\"follow\":\"must\"", "\"follow\":\"may\"")).flaw,
            Flaw::rules);
  EXPECT_EQ(verdict_on(replaced(json, "\"rules_version\":1", "\"rules_version\":2")).flaw,
            Flaw::rules);
}

TEST_F(Tampering, TruncatedAndForeignFilesAreRefused) {
  EXPECT_FALSE(Record::read(json.substr(0, json.size() / 2)));
  EXPECT_FALSE(Record::read("{}"));
  EXPECT_FALSE(Record::read("[1,2]"));
  EXPECT_FALSE(Record::read("no json at all"));
  EXPECT_FALSE(Record::read(replaced(json, "pentaphase-record-1", "pentaphase-record-9")));
  EXPECT_FALSE(Record::read(replaced(json, "\"time\":0", "\"time\":\"late\"")));
  EXPECT_FALSE(Record::read(replaced(json, "\"deal\":{", "\"teal\":{")));
}

TEST_F(Tampering, WhatIsWrongWithTheFormHasAPlace) {
  const auto complaint = [&](const std::string& what, const std::string& by) {
    const auto record = Record::read(replaced(json, what, by));
    return record ? "nothing" : record.error().text;
  };
  EXPECT_EQ(complaint("\"time\":2,", "\"time\":\"late\","),
            "record, entry 3.time: expected a whole number");
  EXPECT_EQ(complaint("\"time\":2,", ""),
            "record, entry 3.time: expected milliseconds since the start (it is missing)");
  EXPECT_EQ(complaint(to_hex(match.log()[1].hash), "abc"),
            "record, entry 2.hash: expected 64 hexadecimal digits, not 'abc'");
  EXPECT_EQ(complaint("\"log\":[{\"seat\":", "\"log\":[{\"seat\":null,\"was\":"),
            "record, entry 1.seat: expected a seat from 1 to 6");
  EXPECT_EQ(complaint("\"contributions\":[{\"seat\":1", "\"contributions\":[{\"seat\":null"),
            "record.contributions[1].seat: expected a seat from 1 to 6");
  EXPECT_EQ(complaint("\"undo\":[", "\"undo\":[0,").substr(0, 14), "record, entry ");
  EXPECT_EQ(complaint("\"asked\":", "\"asks\":").substr(0, 14), "record, entry ");
  EXPECT_EQ(complaint("\"follow\":\"must\"", "\"follow\":[]"),
            "record.options.follow: expected a text or a number");
  EXPECT_EQ(complaint("\"match_id\":", "\"id\":"),
            "record.match_id: expected 64 hexadecimal digits (it is missing)");
}

TEST_F(Tampering, OtherFieldsAreIgnored) {
  std::string more = replaced(json, "{\"format\"", "{\"wish\":[1],\"format\"");
  more = replaced(more, "\"name\":", "\"colour\":\"red\",\"name\":");
  more = replaced(more, "\"reveal\":", "\"device\":1,\"reveal\":");
  more = replaced(more, "\"time\":", "\"place\":null,\"time\":");
  EXPECT_EQ(verdict_on(more).flaw, Flaw::none);
}

// No byte of the file can change without being noticed, except white space and "worked out" fields.
TEST_F(Tampering, AnyChangedDigitOfTheLogIsNoticed) {
  const std::size_t log = json.find("\"log\":[");
  FastChance chance(9);
  for (int i = 0; i < 300; ++i) {
    std::string changed = json;
    const std::size_t at =
        log + 7 + chance.below(static_cast<std::uint32_t>(json.find("\"scores\"") - log - 9));
    if (changed[at] < '0' || changed[at] > '9') continue;
    changed[at] = changed[at] == '9' ? '1' : static_cast<char>(changed[at] + 1);
    const auto record = Record::read(changed);
    EXPECT_TRUE(!record || verify(*record).flaw != Flaw::none) << at;
  }
}

}  // namespace
}  // namespace penta

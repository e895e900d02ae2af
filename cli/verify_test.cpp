// Records that somebody has tampered with.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "cli/testing/running.h"
#include "protocol/testing/older_cards.h"
#include "table/match.h"

namespace penta::cli {
namespace {

namespace json = boost::json;
using ::testing::HasSubstr;
using ::testing::StartsWith;

// A finished match of three bots and a person.
const std::string& finished_match() {
  static const std::string text = [] {
    const Folder folder;
    penta({"play", "the-phase", "--seats", "you,greedy,greedy", "--seed", "77", "--record",
           folder.path("match.json")},
          times(200, "1\n"));
    return folder.read("match.json");
  }();
  return text;
}

json::object& entry(json::value& record, std::size_t n) {
  return record.at("log").as_array().at(n - 1).as_object();
}

std::string text_of(const json::object& entry) {
  const Seat seat = seat_at(static_cast<int>(entry.at("seat").as_int64()) - 1);
  return entry_text({.seat = seat}, entry.at("move").as_string().c_str());
}

// What somebody would do who knows how records are made.
void hash_again(json::value& record) {
  Digest hash = digest_from_hex(record.at("chain_start").as_string().c_str()).value_or(Digest{});
  std::size_t number = 0;
  for (json::value& each : record.at("log").as_array()) {
    json::object& line = each.as_object();
    hash = chain_hash(hash, ++number, line.at("time").as_int64(), text_of(line));
    line["hash"] = to_hex(hash);
  }
}

void expect_flaw(const json::value& record, const std::string& word, const std::string& sentence) {
  const Folder folder;
  const std::string path = folder.write("match.json", json::serialize(record));
  const Ran ran = penta({"verify", path});
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.err, StartsWith("penta: " + word + ": "));
  EXPECT_THAT(ran.err, HasSubstr(sentence));
  const Ran told = penta({"verify", path, "--json"});
  EXPECT_EQ(told.code, 1);
  const json::value verdict = json::parse(told.out);
  EXPECT_EQ(verdict.at("ok"), false);
  EXPECT_EQ(std::string(verdict.at("flaw").as_string()), word);
  // Replay warns, shows what it can and does not stumble.
  const Ran replay = penta({"replay", path, "--viewer", "all"});
  EXPECT_EQ(replay.code, 1);
  EXPECT_THAT(replay.err, HasSubstr("(" + word + ")"));
}

TEST(Verify, AcceptsWhatIsInOrder) {
  const Folder folder;
  const std::string path = folder.write("match.json", finished_match());
  const Ran ran = penta({"verify", path});
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.err, "");
  for (const std::string check : {"rules", "commitments", "chain", "deal", "moves", "result"}) {
    EXPECT_THAT(ran.out, HasSubstr("ok  " + check));
  }
  const json::value verdict = json::parse(penta({"verify", path, "--json"}).out);
  EXPECT_EQ(verdict.at("ok"), true);
  EXPECT_TRUE(verdict.at("flaw").is_null());
  EXPECT_EQ(verdict.at("passed").as_array().size(), 6U);
  // Hashing again changes nothing in a record that is in order.
  json::value again = json::parse(finished_match());
  hash_again(again);
  EXPECT_EQ(again, json::parse(finished_match()));
}

TEST(Verify, FindsAChangedMove) {
  json::value record = json::parse(finished_match());
  entry(record, 7)["move"] = "play red-50";
  expect_flaw(record, "chain", "entry 7");
}

TEST(Verify, FindsAChangedTime) {
  json::value record = json::parse(finished_match());
  entry(record, 3)["time"] = 12345;
  expect_flaw(record, "chain", "entry 3");
}

TEST(Verify, FindsATimeThatFallsInAChainThatIsInOrder) {
  json::value record = json::parse(finished_match());
  entry(record, 4)["time"] = -1;
  hash_again(record);
  expect_flaw(record, "chain", "the time of entry 4");
}

TEST(Verify, AsksForAHashThatWasSeen) {
  const Folder folder;
  json::value record = json::parse(finished_match());
  const std::string seen(entry(record, 20).at("hash").as_string());
  const std::string whole = folder.write("match.json", finished_match());
  const Ran ran = penta({"verify", whole, "--seen", seen});
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("ok  seen        the hash is that of entry 20 of "));

  // Cut short before it, as if nobody had played on.
  json::array& log = record.at("log").as_array();
  log.erase(log.begin() + 19, log.end());
  record.as_object()["scores"] = json::array{};
  const std::string cut = folder.write("cut.json", json::serialize(record));
  EXPECT_EQ(penta({"verify", cut}).code, 0);
  const Ran caught = penta({"verify", cut, "--seen", seen});
  EXPECT_EQ(caught.code, 1);
  EXPECT_THAT(caught.err, StartsWith("penta: chain: no entry has the hash that was seen"));

  const Ran odd = penta({"verify", whole, "--seen", "7c1e"});
  EXPECT_EQ(odd.code, 2);
  EXPECT_THAT(odd.err, HasSubstr("expected a hash of 64 hexadecimal digits"));
}

TEST(Verify, FindsOtherSitters) {
  json::value name = json::parse(finished_match());
  name.at("seats").as_array().at(0).as_object()["name"] = "Mallory";
  expect_flaw(name, "chain", "at its start");
  json::value bot = json::parse(finished_match());
  bot.at("seats").as_array().at(1).as_object()["bot"] = "random";
  expect_flaw(bot, "chain", "at its start");
}

TEST(Verify, FindsAnotherSeed) {
  json::value record = json::parse(finished_match());
  record.as_object()["server_seed"] = std::string(64, '1');
  expect_flaw(record, "commitment", "server's seed");
}

TEST(Verify, FindsAnotherReveal) {
  json::value record = json::parse(finished_match());
  record.at("contributions").as_array().at(0).as_object()["reveal"] = std::string(64, '1');
  expect_flaw(record, "commitment", "seat 1");
}

TEST(Verify, FindsSwappedEntries) {
  json::value record = json::parse(finished_match());
  std::swap(entry(record, 4), entry(record, 5));
  expect_flaw(record, "chain", "entry 4");
}

TEST(Verify, FindsAMissingEntry) {
  json::value record = json::parse(finished_match());
  json::array& log = record.at("log").as_array();
  log.erase(log.begin() + 9);
  expect_flaw(record, "chain", "entry 10");
}

TEST(Verify, FindsAnIllegalMoveInAChainThatIsInOrder) {
  json::value record = json::parse(finished_match());
  // The card of the entry before it cannot be played once more.
  entry(record, 6)["move"] = entry(record, 5).at("move");
  hash_again(record);
  expect_flaw(record, "move", "entry 6");
}

TEST(Verify, FindsAnotherDeal) {
  json::value record = json::parse(finished_match());
  json::array& hands = record.at("deal").at("hands").as_array();
  std::swap(hands.at(0), hands.at(1));
  expect_flaw(record, "deal", "the seed gives other hands");
}

TEST(Verify, FindsAnotherResult) {
  json::value record = json::parse(finished_match());
  record.at("scores").as_array().at(0) = 99;
  expect_flaw(record, "result", "another one");
}

TEST(Verify, FindsOtherRules) {
  json::value version = json::parse(finished_match());
  version.as_object()["rules_version"] = 999;
  expect_flaw(version, "rules", "version 999");
  json::value options = json::parse(finished_match());
  options.at("options").as_object()["follow"] = "may";
  expect_flaw(options, "rules", "options");
  json::value game = json::parse(finished_match());
  game.as_object()["game"] = "chess";
  expect_flaw(game, "rules", "chess");
}

TEST(Verify, RefusesWhatIsNoRecord) {
  const Folder folder;
  const std::vector<std::string> texts{
      "",
      "not json",
      "{}",
      "[]",
      "null",
      R"({"format":"something-else"})",
      finished_match().substr(0, finished_match().size() / 2),
      finished_match().substr(0, finished_match().size() - 3),
      finished_match() + "x",
      R"({"format":"pentaphase-record-1","game":1})",
      std::string(100, '['),
  };
  for (const std::string& text : texts) {
    const std::string path = folder.write("match.json", text);
    for (const std::string command : {"verify", "replay"}) {
      const Ran ran = penta({command, path});
      EXPECT_EQ(ran.code, 2) << text.substr(0, 60);
      EXPECT_EQ(ran.out, "");
      EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
      EXPECT_THAT(ran.err, HasSubstr("expected"));
    }
    const Ran resumed = penta({"play", "--resume", path});
    EXPECT_EQ(resumed.code, 2);
    EXPECT_EQ(resumed.out, "");
  }
}

// Any field gone or of another kind: refused or found flawed, never a crash. But for the cards that
// a record carries: as long as the program has the same ones, they may be missing.
TEST(Verify, SurvivesEveryMissingOrOddField) {
  const Folder folder;
  const json::value whole = json::parse(finished_match());
  for (const auto& field : whole.as_object()) {
    for (const json::value& odd : {json::value("odd"), json::value(-1), json::value(json::array{1}),
                                   json::value(json::object{}), json::value(nullptr)}) {
      json::value record = whole;
      record.as_object()[field.key()] = odd;
      const std::string path = folder.write("match.json", json::serialize(record));
      const Ran ran = penta({"verify", path});
      if (field.key() == "brought" && odd == json::object{}) {
        EXPECT_EQ(ran.code, 0) << ran.err;
        continue;
      }
      EXPECT_TRUE(ran.code == 1 || ran.code == 2) << field.key() << " " << odd << " " << ran.code;
      EXPECT_NE(ran.err, "");
    }
    json::value record = whole;
    record.as_object().erase(field.key());
    EXPECT_EQ(penta({"verify", folder.write("match.json", json::serialize(record))}).code,
              field.key() == "brought" ? 0 : 2)
        << field.key();
  }
}

TEST(Resume, RefusesWhatIsFlawed) {
  const Folder folder;
  json::value record = json::parse(finished_match());
  entry(record, 2)["time"] = 5;
  const std::string path = folder.write("match.json", json::serialize(record));
  const Ran ran = penta({"play", "--resume", path});
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.err, HasSubstr("cannot go on (chain)"));
  EXPECT_EQ(ran.out, "");
}

TEST(Resume, RefusesOtherWishes) {
  const Folder folder;
  const std::string path = folder.write("match.json", finished_match());
  EXPECT_EQ(penta({"play", "--resume", path}).code, 0) << "a finished match shows its result";
  EXPECT_EQ(penta({"play", "the-phase", "--resume", path}).code, 0);
  EXPECT_EQ(penta({"play", "other", "--resume", path}).code, 2);
  EXPECT_EQ(penta({"play", "--resume", path, "--seed", "1"}).code, 2);
  EXPECT_EQ(penta({"play", "--resume", path, "--seats", "you,you,you"}).code, 2);
}

TEST(Verify, SaysWhenCardsAreOthersByNow) {
  const Folder folder;
  const std::string path = folder.write("match.json", write_record(older_match()));
  const Ran ran = penta({"verify", path});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("version 2, with older cards, which the record carries\n"));
  EXPECT_EQ(json::parse(penta({"verify", path, "--json"}).out).at("older_cards"), true);
  EXPECT_THAT(penta({"replay", path}).out, StartsWith("Played with older cards, "));
  EXPECT_THAT(penta({"replay", path, "--lang", "de", "--step", "0"}).out,
              StartsWith("Gespielt mit älteren Karten, "));
  const std::string today = folder.write("today.json", write_record(match_with({})));
  EXPECT_THAT(penta({"verify", today}).out, HasSubstr("phase, version 2\n"));
  EXPECT_EQ(json::parse(penta({"verify", today, "--json"}).out).at("older_cards"), false);
  EXPECT_THAT(penta({"replay", today}).out, testing::Not(HasSubstr("older cards")));
}

}  // namespace
}  // namespace penta::cli

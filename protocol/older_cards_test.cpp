// What was played with cards that are others by now.
#include "protocol/testing/older_cards.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "protocol/hall_table.h"
#include "protocol/testing/hall_fixture.h"

namespace penta {
namespace {

using testing::AllOf;
using testing::HasSubstr;

Record record_of(const Match& match) {
  auto record = Record::read(write_record(match));
  EXPECT_TRUE(record) << record.error().text;
  return std::move(*record);
}

TEST(OlderCards, AreOtherRulesWithTheSameOptions) {
  const Match older = older_match();
  const Match today = match_with({});
  EXPECT_NE(older.rules().id(), today.rules().id());
  EXPECT_EQ(older.rules().options().list(), today.rules().options().list());
  EXPECT_EQ(older.rules().options().text("cards"), "");
}

TEST(OlderCards, ARecordThatCarriesThemVerifies) {
  const Match match = older_match();
  const Record record = record_of(match);
  EXPECT_EQ(record.brought, (OptionList{{"cards", older_box()}}));
  const Verdict verdict = verify(record);
  EXPECT_EQ(verdict.flaw, Flaw::none) << verdict.text;
  EXPECT_TRUE(verdict.older_cards);
  EXPECT_THAT(verdict.text, HasSubstr("older cards"));
  EXPECT_EQ(write_record(*verdict.match), write_record(match));
}

TEST(OlderCards, ThoseOfTodayAreNotOld) {
  Record record = record_of(match_with({}));
  EXPECT_FALSE(record.brought.empty());
  const Verdict verdict = verify(record);
  EXPECT_EQ(verdict.flaw, Flaw::none) << verdict.text;
  EXPECT_FALSE(verdict.older_cards);
  // They are not needed as long as nothing has changed, but if they are there, they are the right
  // ones.
  record.brought = {{"cards", older_box()}};
  EXPECT_EQ(verify(record).flaw, Flaw::rules);
  record.brought.clear();
  EXPECT_EQ(verify(record).flaw, Flaw::none);
}

TEST(OlderCards, ThatSomebodyHasChangedAreFound) {
  Record record = record_of(older_match());
  std::string& cards = record.brought.at(0).second;
  const std::size_t title = cards.find("\nside\t") + 6;
  cards[title] = cards[title] == 'X' ? 'Y' : 'X';
  Verdict verdict = verify(record);
  EXPECT_EQ(verdict.flaw, Flaw::rules);
  EXPECT_THAT(verdict.text, HasSubstr("cards in the record"));
  cards = "no cards at all";
  verdict = verify(record);
  EXPECT_EQ(verdict.flaw, Flaw::rules);
  EXPECT_THAT(verdict.text, HasSubstr("cards in the record"));
}

TEST(OlderCards, MissingInTheRecordAreSaidToBePossible) {
  Record record = record_of(older_match());
  record.brought.clear();
  const Verdict verdict = verify(record);
  EXPECT_EQ(verdict.flaw, Flaw::rules);
  EXPECT_THAT(verdict.text, HasSubstr("the cards are others by now"));
}

// Otherwise a record could show some options and be played by others.
TEST(OlderCards, AreAllThatARecordMayBring) {
  Record record = record_of(older_match());
  const AnyGame& game = **find_game("phase");
  record.brought.emplace_back("format", "sandbox");
  record.rules_id = (*game.make(record.options, record.brought))->id();
  Verdict verdict = verify(record);
  EXPECT_EQ(verdict.flaw, Flaw::rules);
  EXPECT_THAT(verdict.text, HasSubstr("brings 'format'"));
  // Who plays with cards of their own has them among the options.
  record = record_of(older_match());
  for (auto& [name, value] : record.options) {
    if (name == "cards") value = match_with({}).rules().brought().at(0).second;
  }
  verdict = verify(record);
  EXPECT_EQ(verdict.flaw, Flaw::rules);
  EXPECT_THAT(verdict.text, HasSubstr("brings 'cards'"));
}

class HallWithOlderCards : public HallTest {
 protected:
  // A table as an older program has stored it: Ada against a bot.
  void store_table() {
    HallTable table;
    table.id = std::string(32, '7');
    table.rules = *(*find_game("phase"))->make(short_match, {{"cards", older_box()}});
    table.host_hash = to_hex(sha256(host_));
    table.watch_hash = to_hex(sha256("watch"));
    table.pace = 0;
    table.seats = {{.name = "Ada", .invitation = to_hex(sha256(adas_))},
                   {.who = Who::bot, .name = "Ben", .level = Level::easy}};
    archive_.write(table.heading_row());
    table_ = table.id;
  }
  void come_back() {
    enter(1);
    join(1, host_);
    join(1, adas_);
  }
  void play_some(int moves) {
    for (int i = 0; i < 500 && moves > 0; ++i) {
      const std::string update = last(1, "update");
      const std::string move = get(update, "state.legal.0.move");
      if (move == "(none)") {
        pass(1);
        continue;
      }
      ASSERT_NE(last(play(1, 1, move, get(update, "number")), "moved"), "{}");
      --moves;
    }
  }
  const std::string host_ = std::string(32, 'b');
  const std::string adas_ = std::string(32, 'a');
};

TEST_F(HallWithOlderCards, AStoredTableOpensAgainAndGoesOn) {
  store_table();
  come_back();
  start(1, {{1, 1}});
  ASSERT_EQ(get(last(1, "table"), "stage"), "running");
  play_some(3);
  const std::string before = get(last(1, "update"), "state.view");
  restart();
  come_back();
  EXPECT_EQ(get(last(1, "update"), "state.view"), before);
  play_to_the_end(1, 1);
  const std::string sent = last(say(1, with_table("record", table_)), "record");
  const auto record = Record::read(get(sent, "record"));
  ASSERT_TRUE(record) << record.error().text;
  EXPECT_EQ(record->brought, (OptionList{{"cards", older_box()}}));
  const Verdict verdict = verify(*record);
  EXPECT_EQ(verdict.flaw, Flaw::none) << verdict.text;
  EXPECT_TRUE(verdict.older_cards);
}

TEST_F(HallWithOlderCards, ACheckSaysSoInBothLanguages) {
  const std::string request = R"({"type":"verify","record":)" + write_record(older_match()) + "}";
  enter(1);
  EXPECT_THAT(get(last(say(1, request), "verdict"), "checks.1.text"), HasSubstr("older cards"));
  enter(2, R"(,"lang":"de")");
  const std::string verdict = last(say(2, request), "verdict");
  EXPECT_EQ(get(verdict, "flaw"), "nothing");
  EXPECT_THAT(get(verdict, "checks.1.text"), HasSubstr("älteren Karten"));
  EXPECT_EQ(get(verdict, "older_cards"), "true");
  EXPECT_THAT(
      last(say(2, R"({"type":"verify","record":)" + write_record(match_with({})) + "}"), "verdict"),
      AllOf(HasSubstr("checks"), testing::Not(HasSubstr("älteren Karten")),
            testing::Not(HasSubstr("older_cards"))));
}

}  // namespace
}  // namespace penta

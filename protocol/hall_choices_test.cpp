// What belongs to a seat: who may choose it, until when, and that it is what is played with.
#include <algorithm>

#include "protocol/record.h"
#include "protocol/testing/hall_fixture.h"

namespace penta {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

// A table of Phase in the box format: Ada, who is the host, and Ben have devices 1 and 2, a bot has
// the third seat, and device 3 watches.
class HallChoicesTest : public HallTest {
 protected:
  static constexpr ClientId ada = 1;
  static constexpr ClientId ben = 2;
  static constexpr ClientId watcher = 3;

  void SetUp() override {
    HallTest::SetUp();
    game_ = "phase";
    set_table();
  }

  void set_table(const std::string& options = "") {
    for (const ClientId client : {ada, ben, watcher}) enter(client, "");
    create(ada, R"([{"name":"Ada"},{"name":"Ben"},{"who":"bot","name":"Yuna","level":"easy"}])",
           R"(,"options":{"round_limit":"1")" + options + "}");
    come_back();
  }
  // All who have joined something do so with what they know.
  void come_back() {
    join(ada, get(created_, "host"));
    join(ada, key(0));
    join(ben, key(1));
    join(watcher, get(created_, "watch"));
  }
  void restart_host() {
    restart();
    for (const ClientId client : {ada, ben, watcher}) enter(client, "");
    come_back();
  }

  static std::string in_json(const std::string& text) {
    JsonWriter out;
    out.text(text);
    return std::move(out).json();
  }
  // "done", or the error.
  std::string choose(ClientId client, int seat, const std::string& value,
                     const std::string& option = "") {
    now_ += 2000;
    const std::string name = option.empty() ? "deck" + std::to_string(seat) : option;
    const Messages answer =
        say(client, with_table("choose", table_,
                               R"(,"id":"w","seat":)" + std::to_string(seat) + R"(,"option":")" +
                                   name + R"(","value":)" + in_json(value)));
    for (const std::string& each : answer) {
      if (get(each, "re") != "w") continue;
      return get(each, "type") == "done" ? "done" : each;
    }
    return "(no answer)";
  }
  std::string code(const std::string& answer) { return part(answer, "code"); }
  // As everybody at the table was told last.
  std::string deck(int seat) {
    const std::string name = "options.deck" + std::to_string(seat);
    const std::string told = get(last(ada, "table"), name);
    for (const ClientId client : {ben, watcher}) {
      EXPECT_EQ(get(last(client, "table"), name), told);
    }
    return told;
  }

  std::string ask(const std::string& options, ClientId client = ada) {
    return say(client, R"({"type":"choices","id":"q","game":"phase","options":{)" + options + "}}")
        .at(0);
  }
  // The cards of a ready deck, one in a line.
  std::string list_of(std::string_view name) {
    const std::string offered = ask("");
    for (int i = 0; i < 6; ++i) {
      const std::string at = "ready." + std::to_string(i) + ".choice.";
      if (get(offered, at + "value") != name) continue;
      std::string list;
      for (int n = 0; n < 25; ++n) {
        list += get(offered, at + "lines." + std::to_string(n) + ".text") + "\n";
      }
      return list;
    }
    return "";
  }

  void commit(ClientId client, int seat) {
    say(client, with_table("commit", table_,
                           R"(,"seat":)" + std::to_string(seat) + R"(,"commit":")" +
                               to_hex(commitment(secret(seat))) + "\""));
  }
  void reveal(ClientId client, int seat) {
    say(client, with_table("reveal", table_,
                           R"(,"seat":)" + std::to_string(seat) + R"(,"reveal":")" +
                               to_hex(secret(seat)) + "\""));
  }
  std::string stage() { return get(last(ada, "table"), "stage"); }

  // Bots play for both, to the end; the record of that.
  Result<Record> play_on() {
    for (const int seat : {1, 2}) {
      say(static_cast<ClientId>(seat),
          with_table("stand_in", table_, R"(,"level":"easy","seat":)" + std::to_string(seat)));
    }
    for (int i = 0; i < 20'000 && stage() == "running"; ++i) pass(1000);
    const std::string sent = last(say(ada, with_table("record", table_)), "record");
    return Record::read(get(sent, "record"));
  }
};

TEST_F(HallChoicesTest, ASeatChoosesAReadyDeckInEitherLanguage) {
  EXPECT_EQ(deck(1), "");
  EXPECT_EQ(choose(ada, 1, "Lock and Key"), "done");
  EXPECT_EQ(deck(1), "Lock and Key");
  EXPECT_EQ(choose(ben, 2, " die lange Rechnung "), "done");
  EXPECT_EQ(deck(2), "The Long Account");
  EXPECT_EQ(choose(ben, 2, ""), "done") << "whatever is left";
  EXPECT_EQ(deck(2), "");
}

TEST_F(HallChoicesTest, WhoeverSitsThereChoosesAndForABotTheHost) {
  EXPECT_EQ(code(choose(ben, 1, "Lock and Key")), "not_yours");
  EXPECT_EQ(code(choose(ada, 2, "Lock and Key")), "not_yours") << "the host neither";
  EXPECT_EQ(code(choose(ben, 3, "Lock and Key")), "not_yours");
  EXPECT_EQ(code(choose(watcher, 1, "Lock and Key")), "not_yours");
  EXPECT_EQ(code(choose(ada, 4, "Lock and Key")), "not_yours") << "nobody sits there";
  EXPECT_EQ(choose(ada, 3, "Lock and Key"), "done");
  EXPECT_EQ(deck(3), "Lock and Key");
  EXPECT_EQ(deck(1) + deck(2), "");
}

TEST_F(HallChoicesTest, OnlyWhatBelongsToTheSeatIsChosen) {
  for (const std::string option : {"deck2", "format", "round_limit", "no_such"}) {
    EXPECT_EQ(code(choose(ada, 1, "sandbox", option)), "malformed") << option;
  }
  EXPECT_EQ(get(last(ada, "table"), "options.format"), "box");
}

TEST_F(HallChoicesTest, AClashIsRefusedAndNamesWhatIsFree) {
  EXPECT_EQ(choose(ben, 2, "Night Shapes"), "done");
  const std::string clash = choose(ada, 1, "night shapes");
  EXPECT_EQ(code(clash), "illegal");
  EXPECT_EQ(get(clash, "seat"), "1");
  EXPECT_EQ(get(clash, "text").find("Ben has this deck already. Still free: "), 0U) << clash;
  std::vector<std::string> free;
  for (int i = 0; part(clash, "free." + std::to_string(i) + ".value") != ""; ++i) {
    free.push_back(part(clash, "free." + std::to_string(i) + ".value"));
  }
  EXPECT_EQ(free.size(), 5U);
  EXPECT_THAT(free, testing::Not(testing::Contains("Night Shapes")));
  EXPECT_EQ(deck(1), "");
  EXPECT_EQ(choose(ben, 2, "Night Shapes"), "done") << "one's own deck is no clash";
}

TEST_F(HallChoicesTest, ADeckThatNobodyHasNamedIsFree) {
  // Ada would get Night Shapes, the first one, if she said nothing.
  EXPECT_EQ(choose(ben, 2, "Night Shapes"), "done");
  const std::string offered = ask(R"("players":"3","deck2":"Night Shapes")");
  EXPECT_EQ(get(offered, "seats.0.choice.value"), "");
  EXPECT_EQ(get(offered, "seats.0.choice.name"), "What the Moor Returns");
  EXPECT_EQ(get(offered, "seats.1.choice.value"), "Night Shapes");
  EXPECT_EQ(get(offered, "ready.0.taken_by"), "[2]");
  EXPECT_EQ(get(offered, "ready.1.taken_by"), "[]");
}

TEST_F(HallChoicesTest, AListIsPastedLineByLine) {
  std::string list = "# mine\n\n" + list_of("Night Shapes");
  EXPECT_EQ(choose(ada, 1, list), "done");
  EXPECT_EQ(deck(1).find("Squeezle / The Flying Death; Squeezle / Chained Horror; "), 0U);
  // Ben's has some of these cards, and none of them twice.
  const std::string clash =
      choose(ben, 2, list_of("Lock and Key") + "\n\nTed / Chained Horror # !");
  EXPECT_EQ(code(clash), "illegal");
  EXPECT_EQ(get(clash, "flaws"),
            R"([{"line":28,"column":1,"text":"Ada has 'Ted / Chained Horror' already"}])");
  EXPECT_EQ(
      get(clash, "text").find("line 28: Ada has 'Ted / Chained Horror' already. Still free: "), 0U);
}

TEST_F(HallChoicesTest, AllThatIsWrongWithAListIsSaidWithItsPlace) {
  say(ben, R"({"type":"hello","version":1,"lang":"de"})");
  const std::string wrong =
      choose(ben, 2, "Ted / Chained Horror\n  2x Tedd / Mondmuhme; Ted\n3x Ted / Chained Horror");
  EXPECT_EQ(code(wrong), "illegal");
  EXPECT_EQ(get(wrong, "seat"), "2");
  EXPECT_EQ(get(wrong, "flaws.0.line") + ":" + get(wrong, "flaws.0.column"), "0:0");
  EXPECT_EQ(get(wrong, "flaws.0.text"), "das Deck hat 7 Karten; erwartet werden 25 bis 50");
  EXPECT_EQ(get(wrong, "flaws.1.line") + ":" + get(wrong, "flaws.1.column"), "2:3");
  EXPECT_EQ(get(wrong, "flaws.1.text"), "es gibt keine Seite 'Tedd'; ist 'Ted' gemeint?");
  EXPECT_EQ(get(wrong, "flaws.2.line") + ":" + get(wrong, "flaws.2.column"), "2:24");
  EXPECT_THAT(get(wrong, "flaws.2.text"), HasSubstr("'Ted' ist keine Karte"));
  EXPECT_EQ(deck(2), "");
}

TEST_F(HallChoicesTest, InTheBoxEachCardIsThereOnce) {
  const std::string twice = choose(ada, 1, list_of("Night Shapes") + "2x Ted / Pennaggolan");
  EXPECT_EQ(get(twice, "flaws"),
            R"([{"line":26,"column":1,"text":"'Ted / Pennaggolan' is there more than once; )"
            R"(at this table each card is there once"}])");
  set_table(R"(,"format":"sandbox")");
  EXPECT_EQ(choose(ada, 1, list_of("Night Shapes") + "2x Ted / Pennaggolan"), "done");
  EXPECT_EQ(choose(ben, 2, "Night Shapes"), "done");
}

TEST_F(HallChoicesTest, NobodyTakesACardOfEveryReadyDeck) {
  // One card of each ready deck and twenty more: who says nothing would have no deck.
  const std::string offered = ask("");
  std::string list;
  for (int ready = 0; ready < 6; ++ready) {
    const int most = ready == 0 ? 20 : 1;
    for (int line = 0; line < most; ++line) {
      list += get(offered, "ready." + std::to_string(ready) + ".choice.lines." +
                               std::to_string(line) + ".text") +
              "\n";
    }
  }
  const std::string refused = choose(ada, 1, list);
  EXPECT_EQ(code(refused), "illegal");
  EXPECT_THAT(get(refused, "flaws.0.text"), HasSubstr("no ready deck would be left for Ben"));
  EXPECT_EQ(deck(1), "");
}

TEST_F(HallChoicesTest, BotsTakeWhatIsLeft) {
  EXPECT_EQ(choose(ada, 1, "What the Moor Returns"), "done");
  EXPECT_EQ(choose(ben, 2, "Night Shapes"), "done");
  start(ada, {{ada, 1}, {ben, 2}});
  ASSERT_EQ(stage(), "running");
  const auto record = play_on();
  ASSERT_TRUE(record) << record.error().text;
  const auto rules = (*find_game("phase"))->make(record->options);
  EXPECT_EQ((*rules)->seat_choice(seat_at(2), Lang::en)->name, "The Long Account");
}

// From the start of the deal on nothing is chosen any more, whatever the devices have said by then.
TEST_F(HallChoicesTest, ItIsTooLateOnceTheDealHasBegun) {
  EXPECT_EQ(choose(ada, 1, "Night Shapes"), "done");
  say(ada, with_table("start", table_));
  const std::string match = get(last(ben, "deal"), "match");
  const auto refused = [&] {
    EXPECT_EQ(code(choose(ben, 2, "Lock and Key")), "not_now");
    EXPECT_EQ(code(choose(ada, 3, "Lock and Key")), "not_now");
    EXPECT_EQ(get(last(ben, "deal"), "match"), match) << "nothing begins again";
    EXPECT_EQ(get(last(ben, "deal"), "attempt"), "1");
  };
  refused();
  commit(ada, 1);
  refused();
  commit(ben, 2);
  ASSERT_EQ(get(last(ben, "deal"), "step"), "reveal");
  now_ -= 9'000;  // that was slow
  refused();
  reveal(ada, 1);
  reveal(ben, 2);
  ASSERT_EQ(stage(), "running");
  EXPECT_EQ(code(choose(ben, 2, "Lock and Key")), "not_now");
  const auto record = play_on();
  ASSERT_TRUE(record) << record.error().text;
  EXPECT_EQ(verify(*record).flaw, Flaw::none);
  EXPECT_EQ(to_hex(record->fairness.match_id), match);
}

TEST_F(HallChoicesTest, ADealThatWasInterruptedKeepsWhatWasChosen) {
  EXPECT_EQ(choose(ada, 1, "Lock and Key"), "done");
  say(ada, with_table("start", table_));
  commit(ada, 1);
  restart();
  for (const ClientId client : {ada, ben, watcher}) enter(client, "");
  join(ada, get(created_, "host"));
  join(ada, key(0));
  EXPECT_EQ(stage(), "dealing");
  EXPECT_EQ(code(choose(ada, 1, "Night Shapes")), "not_now");
  EXPECT_EQ(get(last(ada, "table"), "options.deck1"), "Lock and Key");
}

TEST_F(HallChoicesTest, AWaitingTableKeepsTheChoice) {
  EXPECT_EQ(choose(ada, 1, "Lock and Key"), "done");
  EXPECT_EQ(choose(ada, 3, list_of("Night Shapes")), "done");
  const std::string list = deck(3);
  restart_host();
  EXPECT_EQ(deck(1), "Lock and Key");
  EXPECT_EQ(deck(3), list);
  EXPECT_EQ(code(choose(ben, 2, "Lock and Key")), "illegal");
  EXPECT_EQ(choose(ben, 2, "The Long Account"), "done");
  restart_host();
  EXPECT_EQ(deck(2), "The Long Account");
}

// Tables were stored before with whatever somebody had written for a deck.
TEST_F(HallChoicesTest, WhatOlderHostsHaveStoredGoesOn) {
  EXPECT_EQ(choose(ada, 1, "Lock and Key"), "done");
  auto stored = *archive_.load(table_);
  const std::string_view now_is = R"("deck1":"Lock and Key")";
  const std::size_t at = stored.heading.find(now_is);
  ASSERT_NE(at, std::string::npos);
  stored.heading.replace(at, now_is.size(), R"("deck1":" lock AND key")");
  Row row{.kind = Row::Kind::heading, .table = table_, .text = stored.heading};
  for (const std::string& each :
       {get(created_, "host"), get(created_, "watch"), own_keys_[key(0)], own_keys_[key(1)]}) {
    row.keys.push_back(to_hex(sha256(each)));
  }
  archive_.write(row);
  restart_host();
  EXPECT_EQ(deck(1), " lock AND key");
  EXPECT_EQ(code(choose(ben, 2, "Lock and Key")), "illegal");
  EXPECT_EQ(choose(ben, 2, "Night Shapes"), "done");
}

TEST_F(HallChoicesTest, ATableThatBeginsWithAPositionHasItsDecks) {
  start(ada, {{ada, 1}, {ben, 2}});
  const std::string made = last(
      say(ada, with_table("continue", table_, R"(,"seat":1,"at":0,"level":"easy")")), "created");
  table_ = get(made, "table");
  say(ada, R"({"type":"join","key":")" + get(made, "seats.0.key") + "\"}");
  ASSERT_EQ(stage(), "open");
  EXPECT_EQ(code(choose(ada, 1, "Lock and Key")), "not_now");
}

TEST_F(HallChoicesTest, NobodyChoosesTooMuchOrTooOften) {
  EXPECT_EQ(code(choose(ada, 1, std::string(16'385, ';'))), "limit");
  EXPECT_EQ(code(choose(ada, 1, std::string(16'384, ';'))), "illegal");
  int done = 0;
  for (int i = 0; i < 80; ++i) {
    now_ -= 1'950;
    const std::string answer = choose(ada, 1, i % 2 == 0 ? "Lock and Key" : "");
    if (answer == "done") {
      ++done;
    } else {
      EXPECT_EQ(code(answer), "limit");
    }
  }
  EXPECT_GE(done, 55);
  EXPECT_LE(done, 62);
  EXPECT_EQ(choose(ben, 2, "Night Shapes"), "done") << "each seat for itself";
}

TEST_F(HallChoicesTest, ATableIsSetWithWhatWasWrittenForItsSeats) {
  set_table(R"(,"deck1":" schloss und schlüssel ","deck3":)" + in_json(list_of("Night Shapes")) +
            R"(,"deck5":"nobody sits there")");
  EXPECT_EQ(deck(1), "Lock and Key");
  EXPECT_EQ(deck(3).find("Squeezle / The Flying Death; Squeezle / "), 0U);
  EXPECT_EQ(get(last(ada, "table"), "options.deck5"), "");
  const std::string start_of = R"({"type":"create","game":"phase","seats":[{"name":"Ada"},{}],)"
                               R"("options":{"deck1":"Lock and Key","deck2":)";
  const std::string clash = say(ada, start_of + R"("Lock and Key"}})").at(0);
  EXPECT_EQ(code(clash), "illegal");
  EXPECT_EQ(get(clash, "seat"), "2") << "the later one is told";
  EXPECT_EQ(get(clash, "flaws.0.text"), "Ada has this deck already");
  const std::string wrong = say(ada, start_of + R"("Night Shape\nTed / Chained Horror"}})").at(0);
  EXPECT_EQ(get(wrong, "flaws.0.line"), "1");
  EXPECT_EQ(get(wrong, "flaws.0.text"),
            "'Night Shape' is no card; expected two sides, 'GOOD / EVIL'");
}

TEST_F(HallChoicesTest, TheListsAreOpen) {
  EXPECT_EQ(choose(ben, 2, "Lock and Key"), "done");
  const std::string offered = ask(R"("players":"3","deck2":"Lock and Key")", watcher);
  EXPECT_EQ(get(offered, "type"), "choices");
  EXPECT_EQ(get(offered, "seats.1.seat"), "2");
  EXPECT_EQ(get(offered, "seats.1.option"), "deck2");
  EXPECT_EQ(get(offered, "seats.1.choice.group"), "Keeper");
  EXPECT_THAT(get(offered, "seats.1.choice.about"), testing::Not(IsEmpty()));
  EXPECT_THAT(get(offered, "seats.1.choice.lines.24.text"), HasSubstr(" / "));
  EXPECT_EQ(get(offered, "seats.1.choice.lines.0.count"), "1");
  say(watcher, R"({"type":"hello","version":1,"lang":"de"})");
  const std::string german = ask(R"("players":"3","deck2":"Lock and Key")", watcher);
  EXPECT_EQ(get(german, "seats.1.choice.name"), "Schloss und Schlüssel");
  EXPECT_EQ(get(german, "seats.1.choice.group"), "Hüter");
  EXPECT_EQ(get(german, "seats.1.choice.value"), "Lock and Key");
}

TEST_F(HallChoicesTest, OtherGamesHaveNothingToChoose) {
  const std::string answer =
      say(ada, R"({"type":"choices","id":"q","game":"the-phase","options":{}})").at(0);
  EXPECT_EQ(get(answer, "ready") + get(answer, "seats"), "[][]");
  game_ = "the-phase";
  create(ada, R"([{"name":"Ada"},{"who":"bot"},{"who":"bot"}])");
  join(ada, key(0));
  EXPECT_EQ(code(choose(ada, 1, "quick", "variant")), "malformed");
}

// Whatever was chosen, refused and chosen again, with the host going down in between: the deal uses
// the rules of what stood at the table last, and the record proves it.
TEST_F(HallChoicesTest, TheDealUsesTheRulesOfTheFinalOptions) {
  const std::vector<std::string> ready{"Night Shapes", "What the Moor Returns", "The Long Account",
                                       "Lock and Key", "Schloss und Schlüssel", ""};
  std::vector<std::string> lists;
  for (std::size_t i = 0; i < 4; ++i) lists.push_back(list_of(ready[i]));
  FastChance chance(7);
  const auto one_of = [&](const std::vector<std::string>& values) {
    return values[chance.below(static_cast<std::uint32_t>(values.size()))];
  };
  int done = 0;
  int refused = 0;
  for (int match = 0; match < 6; ++match) {
    set_table(chance.below(2) == 0 ? "" : R"(,"format":"sandbox")");
    std::vector<std::string> decks(3);
    const std::uint32_t steps = chance.below(9);
    for (std::uint32_t step = 0; step < steps; ++step) {
      const auto seat = static_cast<int>(1 + chance.below(3));
      const std::uint32_t kind = chance.below(5);
      const std::string value = kind == 0   ? "Ted / Nobody\n"
                                : kind == 1 ? one_of(lists)
                                            : one_of(ready);
      const std::string answer = choose(seat == 2 ? ben : ada, seat, value);
      (answer == "done" ? done : refused) += 1;
      if (answer == "done") decks[static_cast<std::size_t>(seat - 1)] = deck(seat);
      if (chance.below(6) == 0) restart_host();
      for (int each = 1; each <= 3; ++each) {
        ASSERT_EQ(deck(each), decks[static_cast<std::size_t>(each - 1)]);
      }
    }
    start(ada, {{ada, 1}, {ben, 2}});
    ASSERT_EQ(stage(), "running");
    const auto record = play_on();
    ASSERT_TRUE(record) << record.error().text;
    const Options options = *Options::check((*find_game("phase"))->option_specs(), record->options);
    for (int each = 1; each <= 3; ++each) {
      EXPECT_EQ(options.text("deck" + std::to_string(each)),
                decks[static_cast<std::size_t>(each - 1)]);
    }
    const auto rules = (*find_game("phase"))->make(record->options);
    ASSERT_TRUE(rules);
    EXPECT_EQ(record->rules_id, (*rules)->id());
    EXPECT_EQ(verify(*record).flaw, Flaw::none) << verify(*record).text;
  }
  EXPECT_GT(done, 10);
  EXPECT_GT(refused, 2);
}

}  // namespace
}  // namespace penta

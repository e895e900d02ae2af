#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/testing/running.h"
#include "games/phase_away/station_toml.h"
#include "protocol/record.h"

namespace penta::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const std::string many_ones = times(200, "1\n");

// The arguments of a small, quick table.
std::vector<std::string> quick(const std::vector<std::string>& more) {
  std::vector<std::string> words{"play",     "the-phase",     "--seats", "you,greedy,random",
                                 "--option", "variant=quick", "--seed",  "5"};
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

// What the quick table offers first: "play red-16" and so on.
const std::vector<std::string>& first_moves() {
  static const std::vector<std::string> moves = [] {
    std::vector<std::string> found;
    const std::string out = penta(quick({})).out;
    for (int i = 1; i <= 10; ++i) {
      const std::string number = (i < 10 ? "\n " : "\n") + std::to_string(i) + " ";
      const std::size_t start = out.find(number + "play ") + number.size();
      found.push_back(out.substr(start, out.find('\n', start) - start));
    }
    return found;
  }();
  return moves;
}

// "red-16" of "play red-16", with another sign in the middle if wanted.
std::string card(const std::string& move, const std::string& between = "-") {
  const std::size_t dash = move.find('-');
  return move.substr(5, dash - 5) + between + move.substr(dash + 1);
}

std::string card_not_held() {
  for (const std::string rank : {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12"}) {
    const std::string move = "play green-" + rank;
    const auto& held = first_moves();
    if (std::find(held.begin(), held.end(), move) == held.end()) return "green-" + rank;
  }
  return "";
}

Record read_record(const Folder& folder, const std::string& name) {
  auto record = Record::read(folder.read(name));
  EXPECT_TRUE(record) << record.error().text;
  return std::move(*record);
}

void expect_verified(const Folder& folder, const std::string& name) {
  const Ran ran = penta({"verify", folder.path(name)});
  EXPECT_EQ(ran.code, 0) << ran.err;
}

TEST(Play, WholeMatchFromAPipe) {
  const Folder folder;
  const Ran ran = penta({"play", "the-phase", "--seats", "you,greedy,greedy,random", "--seed", "1",
                         "--record", folder.path("match.json")},
                        many_ones);
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.err, "");
  EXPECT_THAT(ran.out, HasSubstr("At the table: Guest, Ada (greedy), Ben (greedy), Cleo (random)"));
  EXPECT_THAT(ran.out, HasSubstr("Result"));
  EXPECT_THAT(ran.out, HasSubstr("wins"));
  EXPECT_THAT(ran.out, HasSubstr("penta verify " + folder.path("match.json")));
  EXPECT_THAT(ran.out, Not(HasSubstr("\x1b"))) << "no colours, nothing erased";
  const Record record = read_record(folder, "match.json");
  EXPECT_FALSE(record.scores.empty());
  EXPECT_EQ(folder.files(), 1) << "nothing unfinished is left behind";
  expect_verified(folder, "match.json");
}

TEST(Play, ShowsTheCommitmentFirstAndTheSeedLast) {
  const Folder folder;
  const Ran ran = penta(quick({"--record", folder.path("match.json")}), many_ones);
  const Record record = read_record(folder, "match.json");
  const std::size_t commitment = ran.out.find(to_hex(record.fairness.server_commit));
  const std::size_t first_board = ran.out.find("Trick 1 of 9");
  const std::size_t seed = ran.out.find(to_hex(record.fairness.server_seed));
  EXPECT_LT(commitment, first_board);
  EXPECT_GT(seed, ran.out.find("Result"));
  EXPECT_NE(seed, std::string::npos);
  ASSERT_EQ(record.fairness.contributions.size(), 1U);
}

TEST(Play, ASeedRepeatsEverything) {
  const Folder folder;
  const Ran one = penta(quick({"--record", folder.path("one.json")}), many_ones);
  const Ran two = penta(quick({"--record", folder.path("two.json")}), many_ones);
  EXPECT_EQ(folder.read("one.json"), folder.read("two.json"));
  // Zeros in front change nothing, another seed everything.
  const Ran padded =
      penta({"play", "the-phase", "--seats", "greedy,greedy,greedy", "--seed", "000a"});
  const Ran plain = penta({"play", "the-phase", "--seats", "greedy,greedy,greedy", "--seed", "A"});
  const Ran other = penta({"play", "the-phase", "--seats", "greedy,greedy,greedy", "--seed", "b"});
  EXPECT_EQ(padded.out, plain.out);
  EXPECT_NE(padded.out, other.out);
}

TEST(Play, WithoutASeedMatchesDiffer) {
  const std::vector<std::string> words{"play", "the-phase", "--seats", "greedy,greedy,greedy"};
  EXPECT_NE(penta(words).out, penta(words).out);
}

TEST(Play, UsualSeats) {
  const Ran usual = penta({"play", "the-phase"});
  EXPECT_THAT(usual.out, HasSubstr("Guest, Ada (search), Ben (search), Cleo (search)."));
  const Ran three = penta({"play", "the-phase", "--players", "3", "--name", "Ada"});
  EXPECT_THAT(three.out, HasSubstr("At the table: Ada, Ben (search), Cleo (search)."));
}

TEST(Play, StopsCleanlyAtTheEndOfInput) {
  const Ran ran = penta(quick({}), "1\n1\n");
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.err, "");
  EXPECT_THAT(ran.out, HasSubstr("the match is not over."));
}

TEST(Play, BadLinesGiveASentenceAndTheGameGoesOn) {
  const Ran ran = penta(quick({}), "nonsense\n99\n0\nplay red-99\nsave\n\n\x1b[31m\n1\nquit\n");
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("'nonsense' is neither a move nor a command"));
  EXPECT_THAT(ran.out, HasSubstr("There is no move 99; expected 1 to 10."));
  EXPECT_THAT(ran.out, HasSubstr("There is no move 0;"));
  EXPECT_THAT(ran.out, HasSubstr("'play red-99' is neither"));
  EXPECT_THAT(ran.out, HasSubstr("Expected the name of a file"));
  EXPECT_THAT(ran.out, Not(HasSubstr("\x1b")));
  EXPECT_THAT(ran.out, HasSubstr("Stopped after 3 moves"));
}

TEST(Play, MovesAsNumberNotationOrWords) {
  const std::string move = first_moves()[1];
  const std::string short_form = card(move).substr(0, 1) + move.substr(move.find('-') + 1);
  for (const std::string& typed : {std::string("2"), move, card(move), short_form,
                                   "Play " + card(move, " "), card(move, " ")}) {
    const Ran ran = penta(quick({}), typed + "\n");
    EXPECT_THAT(ran.out, HasSubstr("You choose " + card(move, " ") + ", face down.")) << typed;
  }
}

TEST(Play, ExplainsMovesAndRules) {
  const Ran ran = penta(quick({}), "? " + card_not_held() + "\nwhy " + first_moves()[0] +
                                       "\n?\nmoves\nboard\nlog\nhelp\nhint\n");
  EXPECT_THAT(ran.out, HasSubstr("You do not hold " + card("play " + card_not_held(), " ") +
                                 ": cards come from your own hand."));
  EXPECT_THAT(ran.out, HasSubstr("Nothing speaks against it."));
  EXPECT_THAT(ran.out, HasSubstr("## The five phases"));
  EXPECT_THAT(ran.out, HasSubstr("0  The match begins in Phase 0."));
  EXPECT_THAT(ran.out, HasSubstr("take back your last move"));
  EXPECT_THAT(ran.out, HasSubstr("Hint: Play "));
  EXPECT_THAT(ran.out, HasSubstr("% to win\n  If "));
  EXPECT_THAT(ran.out, HasSubstr("Stopped after 0 moves"));
}

TEST(Play, EndeEndsATurnWhereTurnsAreEndedAndLeavesElsewhere) {
  const Ran away = penta({"play", "phase-away", "--lang", "de", "--seats", "you,greedy", "--option",
                          "players=2", "--seed", "3"},
                         "choose soldier\nstart E5\nfirst 1\nende\nschluss\n");
  EXPECT_THAT(away.out, HasSubstr("Dein Zug ist zu Ende."));
  const Ran elsewhere = penta(quick({"--lang", "de"}), "ende\n1\n");
  EXPECT_THAT(elsewhere.out, HasSubstr("Angehalten"));
}

// A station of one's own: a file like games/phase_away/station.toml, named like cards.
TEST(Play, AStationOfOnesOwnIsReadFromItsFile) {
  const Folder folder;
  const std::string station(phase_away::data::station_toml);
  const auto at = station.find("en = \"Vent Crab\"");
  ASSERT_NE(at, std::string::npos);
  const auto table = [&](const std::string& text) {
    folder.write("mine.toml", text);
    return penta({"play", "phase-away", "--cards", folder.path("mine.toml"), "--seats",
                  "greedy,greedy", "--option", "players=2", "--option", "clock=turns", "--seed",
                  "3"});
  };
  std::string renamed = station;
  renamed.replace(at, 16, "en = \"Tea Crab\"");
  EXPECT_EQ(table(renamed).code, 0);
  std::string wrong = station;
  wrong.replace(wrong.find("damage = 1\nhp = 2"), 17, "damage = 0\nhp = 2");
  const Ran refused = table(wrong);
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("'damage' is 0; expected 1 to 20"));
}

TEST(Play, SpeaksAndUnderstandsGerman) {
  const Folder folder;
  const Ran ran = penta(quick({"--lang", "de"}),
                        "regeln\nhilfe\ntipp\nhinweis\nwarum " + card_not_held() +
                            "\n2\nzurück\n1\nzurueck\n1\nunsinn\nzüge\ntisch\nverlauf\n"
                            "speichern " +
                            folder.path("partie.json") + "\nende\n");
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("## Die fünf Phasen"));
  EXPECT_THAT(ran.out, HasSubstr("Tipp: Spiele "));
  EXPECT_THAT(ran.out, HasSubstr("Du hast Grün " + card_not_held().substr(6) + " nicht"));
  EXPECT_THAT(ran.out, HasSubstr("Du wählst verdeckt "));
  EXPECT_THAT(ran.out, HasSubstr("Du nimmst deinen Zug zurück."));
  EXPECT_THAT(ran.out, HasSubstr("„unsinn“ ist weder Zug noch Befehl"));
  EXPECT_THAT(ran.out, HasSubstr("Gespeichert in "));
  EXPECT_THAT(ran.out, HasSubstr("Angehalten nach "));
  EXPECT_THAT(ran.out, Not(HasSubstr(" is ")));
  expect_verified(folder, "partie.json");
}

TEST(Undo, IsFreeWhileTheChoiceIsSecret) {
  const Folder folder;
  const Ran ran = penta(quick({"--record", folder.path("match.json")}), "2\nundo\n1\n1\n");
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("You take back your last move.\n"));
  const Record record = read_record(folder, "match.json");
  ASSERT_GT(record.log.size(), 3U);
  EXPECT_EQ(record.log[0].notation, first_moves()[1]);
  EXPECT_EQ(record.log[1].kind, Entry::Kind::undo);
  EXPECT_EQ(record.log[1].takes_back, std::vector<std::uint32_t>{1});
  EXPECT_FALSE(record.log[1].asked);
  EXPECT_EQ(record.log[2].notation, first_moves()[0]);
  expect_verified(folder, "match.json");
}

TEST(Undo, IsPracticeAfterCardsWereShownAndOnlyBotsPlay) {
  const Folder folder;
  const Ran ran = penta({"play", "the-phase", "--seats", "you,greedy,random", "--seed", "2",
                         "--record", folder.path("match.json")},
                        "undo\n1\nundo\n1\n" + many_ones);
  EXPECT_THAT(ran.out, HasSubstr("You have nothing to take back."));
  EXPECT_THAT(ran.out, HasSubstr("From now on this is a practice match."));
  EXPECT_THAT(ran.out, Not(HasSubstr("The others agreed.")));
  const Record record = read_record(folder, "match.json");
  const auto undo = std::find_if(record.log.begin(), record.log.end(),
                                 [](const auto& line) { return line.kind == Entry::Kind::undo; });
  ASSERT_NE(undo, record.log.end());
  EXPECT_TRUE(undo->practice);
  EXPECT_FALSE(record.scores.empty());
  const Ran verified = penta({"verify", folder.path("match.json")});
  EXPECT_EQ(verified.code, 0) << verified.err;
  EXPECT_THAT(verified.out, HasSubstr("practice: a draw was taken back"));
  const Ran as_json = penta({"verify", "--json", folder.path("match.json")});
  EXPECT_THAT(as_json.out, HasSubstr("\"practice\": true"));
}

TEST(Concede, OfTwoTheOtherWinsAndOfMoreABotPlaysOn) {
  const Folder folder;
  const Ran two = penta({"play", "phase10-masters", "--seats", "you,greedy", "--seed", "2",
                         "--record", folder.path("two.json")},
                        "1\nconcede\n");
  EXPECT_THAT(two.out, HasSubstr("Guest has conceded. Ada wins."));
  expect_verified(folder, "two.json");
  const Ran three = penta({"play", "the-phase", "--seats", "you,greedy,random", "--seed", "2",
                           "--lang", "de", "--record", folder.path("three.json")},
                          "1\naufgeben\n");
  EXPECT_THAT(three.out, HasSubstr("Gast gibt auf. Auf dem Platz spielt ein Bot weiter."));
  EXPECT_FALSE(read_record(folder, "three.json").scores.empty());
  expect_verified(folder, "three.json");
}

TEST(Draw, IsOfferedAndAnsweredWhereTheGameKnowsOne) {
  const Folder folder;
  const Ran none = penta(quick({}), "offer\n");
  EXPECT_THAT(none.out, HasSubstr("Nobody agrees on a draw in this match."));
  const Ran ran = penta(
      {"play", "phase", "--seats", "you,you", "--seed", "2", "--record", folder.path("draw.json")},
      "offer\nno\noffer\n1\n1\n1\n1\noffer\nyes\n");
  EXPECT_THAT(ran.out, HasSubstr("declines the draw."));
  EXPECT_THAT(ran.out, HasSubstr("You may offer a draw again after your next move."));
  EXPECT_THAT(ran.out, HasSubstr("Guest 1 and Guest 2 agree on a draw."));
  expect_verified(folder, "draw.json");
}

// --- long boards and cards with texts

std::size_t times_in(const std::string& text, const std::string& words) {
  std::size_t count = 0;
  for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1)) {
    ++count;
  }
  return count;
}

TEST(CardsInPlay, AreReadInFullDuringAMatch) {
  const std::vector<std::string> match{"play", "phase", "--seats", "you,greedy", "--seed", "2"};
  const Ran ran = penta(match, "card Moon Aunt\n? moon aunt\ncard moon\ncard 1\ncard zzzz\ncard\n");
  const std::string aunt =
      "Moon Aunt\nFengarian, evil\ncost 1, attack 2, defence 2\n\n"
      "Order   Action, lock 1, phase 1: phase each good warrior of yours.\n";
  EXPECT_GE(times_in(ran.out, aunt), 3U) << ran.out;
  EXPECT_GE(times_in(ran.out, "\nOrder   Action"), 5U) << "both sides of the own card";
  EXPECT_THAT(ran.out, HasSubstr("There is no card 'zzzz'."));
  EXPECT_THAT(ran.out, HasSubstr("Expected a card: card NAME, or card 8 for your #8."));
  std::vector<std::string> german = match;
  german.insert(german.end(), {"--lang", "de"});
  EXPECT_THAT(penta(german, "karte Mondmuhme\n").out,
              HasSubstr("Mondmuhme\nböse Seite der Fengarier"));
  EXPECT_THAT(penta(german, "? Mondmuhme\n").out, HasSubstr("Mondmuhme\nböse Seite der Fengarier"));
  EXPECT_THAT(penta(quick({}), "card red\n").out,
              HasSubstr("The cards of this game have no texts."));
}

TEST(Board, IsNotPrintedAnewForEachDecision) {
  const Ran ran = penta({"play", "phase", "--seats", "you,greedy", "--seed", "2"}, many_ones);
  const std::size_t prompts = times_in(ran.out, "Guest, it is your turn:");
  const std::size_t boards = times_in(ran.out, "* can be named now");
  EXPECT_GT(prompts, 20U);
  EXPECT_LT(boards, prompts * 2 / 3);
}

TEST(Pass, StandsUntilTheNextTurn) {
  const Folder folder;
  const Ran ran = penta({"play", "phase", "--seats", "you,greedy,greedy", "--seed", "3", "--record",
                         folder.path("match.json")},
                        "1\n" + times(40, "pass turn\ndevelop\ndone\n"));
  EXPECT_THAT(ran.out,
              HasSubstr("You pass until something concerns you, or it is your turn again."));
  expect_verified(folder, "match.json");
  EXPECT_THAT(penta(quick({}), "pass turn\n").out,
              HasSubstr("Nobody is asked to react in this game."));
}

TEST(Undo, OtherPersonsAreAsked) {
  const Folder folder;
  const std::vector<std::string> words{
      "play",   "the-phase", "--seats",  "you,you,greedy",
      "--seed", "5",         "--record", folder.path("match.json")};
  const Ran refused = penta(words, "1\n1\n1\nundo\nn\n");
  EXPECT_THAT(refused.out, HasSubstr(" does not agree; the move stands."));
  const Ran agreed = penta(words, "1\n1\n1\nundo\ny\n1\n1\n");
  EXPECT_THAT(agreed.out, HasSubstr("The others agreed."));
  expect_verified(folder, "match.json");
}

TEST(Undo, AFreeOneIsNobodyElsesBusiness) {
  const Ran ran = penta({"play", "the-phase", "--seats", "you,you,greedy", "--option",
                         "variant=quick", "--seed", "5", "--name", "Ida", "--name", "Bo"},
                        "1\nundo\n2\n");
  EXPECT_THAT(ran.out, HasSubstr("You take back your last move."));
  EXPECT_THAT(ran.out, Not(HasSubstr("Ida takes back")));
}

TEST(Save, AndResume) {
  const Folder folder;
  const Ran first = penta(quick({}), "1\n1\n1\nsave " + folder.path("match.json") + "\nquit\n");
  EXPECT_THAT(first.out, HasSubstr("all hands, the seed and every move so far"));
  expect_verified(folder, "match.json");
  const Ran second =
      penta({"play", "--resume", folder.path("match.json"), "--record", folder.path("match.json")},
            many_ones);
  EXPECT_EQ(second.code, 0) << second.err;
  EXPECT_THAT(second.out, HasSubstr("The match goes on after entry "));
  EXPECT_THAT(second.out, HasSubstr("Result"));
  EXPECT_FALSE(read_record(folder, "match.json").scores.empty());
  expect_verified(folder, "match.json");
  // The same moves lead to the same match, saved in between or not.
  const Ran whole = penta(quick({}), many_ones);
  const auto result = [](const std::string& out) { return out.substr(out.find("Result"), 80); };
  EXPECT_EQ(result(whole.out), result(second.out));
}

TEST(Save, KeepsItsHandsOffOtherFiles) {
  const Folder folder;
  const std::string precious = folder.write("precious.txt", "precious");
  const Ran ran = penta(quick({}), "save " + precious + "\nsave " + folder.path("no/where.json") +
                                       "\nsave " + folder.path("") + "\n1\n");
  EXPECT_THAT(ran.out, HasSubstr("a file that is not a Pentaphase record"));
  EXPECT_THAT(ran.out, HasSubstr("expected a folder that exists"));
  EXPECT_THAT(ran.out, HasSubstr("it is a folder"));
  EXPECT_EQ(folder.read("precious.txt"), "precious");
  const Ran record = penta(quick({"--record", precious}));
  EXPECT_EQ(record.code, 2);
  EXPECT_EQ(record.out, "");
  EXPECT_EQ(folder.read("precious.txt"), "precious");
}

TEST(Save, AfterTheEndOfTheMatch) {
  const Folder folder;
  // Nine tricks, one move each.
  penta(quick({}), times(9, "1\n") + "log\nboard\nsave " + folder.path("match.json") + "\n");
  EXPECT_FALSE(read_record(folder, "match.json").scores.empty());
  expect_verified(folder, "match.json");
}

}  // namespace
}  // namespace penta::cli

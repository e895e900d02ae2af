// Why a move is good, and what may come of it, in the words that a player reads.
#include "games/the_phase/advice.h"

#include <gtest/gtest.h>

#include <set>

#include "games/the_phase/testing/scene.h"

namespace penta::the_phase {
namespace {

Speaker to_seat(int seat, Lang lang) { return battery::speaker_to(seat_at(seat - 1), lang); }

// What is said to the seat that is to act, about one of its moves.
class Advised {
 public:
  Advised(Scene& scene, std::string_view notation)
      : rules_(scene.rules),
        seat_(scene.to_act()),
        view_(scene.rules.view(scene.state(), seat_at(seat_ - 1))),
        move_(*scene.rules.parse(notation)) {
    MoveList moves;
    rules_.legal_moves(view_, moves);
    for (const Move move : moves) {
      if (move != move_) rivals_.push_back(move);
    }
  }
  std::string why(Lang lang = Lang::en) const {
    return rules_.say(rules_.advice(view_, move_, rivals_), to_seat(seat_, lang));
  }
  std::string outlook(Lang lang = Lang::en) const {
    const auto outlook = rules_.outlook(view_, move_);
    return outlook ? rules_.say(*outlook, to_seat(seat_, lang)) : "";
  }

 private:
  const Rules& rules_;
  int seat_;
  View view_;
  Move move_;
  std::vector<Move> rivals_;
};

TEST(ThePhaseAdvice, SaysWhatTheLastCardTakes) {
  Scene scene("III", four);
  scene.took(4, "blue-30").holds(4, "green-3 green-50").play("green-8, green-40, green-9");
  EXPECT_EQ(Advised(scene, "play green-3").why(), "It takes green 40 and is not bust: 70 of 70.");
  EXPECT_EQ(Advised(scene, "play green-3").why(Lang::de),
            "Sie nimmt Grün 40, ohne dass du dich überkaufst: 70 von 70.");
  EXPECT_EQ(Advised(scene, "play green-50").why(), "It takes nothing: you stay at 30.");
  EXPECT_EQ(Advised(scene, "play green-3").outlook(), "") << "all of it is certain";
}

TEST(ThePhaseAdvice, SaysWhatABustWouldCost) {
  Scene scene("III", four);
  scene.took(4, "blue-35").holds(4, "green-3 green-50").play("green-8, green-40, green-9");
  EXPECT_EQ(Advised(scene, "play green-50").why(),
            "You do not go bust: green 3 would take green 40, and 75 is more than 70.");
  EXPECT_EQ(Advised(scene, "play green-50").why(Lang::de),
            "Du überkaufst dich nicht: Grün 3 würde Grün 40 nehmen, und 75 ist mehr als 70.");
}

TEST(ThePhaseAdvice, NamesWhoHasToGoBust) {
  Scene scene("III", four);
  scene.took(1, "blue-40").holds(4, "green-10 green-50").play("green-8, green-35, green-9");
  EXPECT_EQ(Advised(scene, "play green-50").why(), "Ann has to take green 50 and is bust with 90.");
  EXPECT_EQ(Advised(scene, "play green-50").why(Lang::de),
            "Ann muss Grün 50 nehmen und ist mit 90 überkauft.");
}

TEST(ThePhaseAdvice, SaysWhatIsCertainBeforeTheOthersHavePlayed) {
  Scene scene("III", four);
  scene.holds(2, "green-5 green-30").play("green-8");
  EXPECT_EQ(Advised(scene, "play green-5").why(),
            "It is the lowest so far: if it stays so, you take at least green 8. That makes at "
            "least 8 of 70.");
  EXPECT_EQ(Advised(scene, "play green-30").why(),
            "It can be second lowest at best: then you take green 8 and have 8.");
  Scene third("III", four);
  third.holds(3, "green-30 green-35").play("green-8, green-9");
  EXPECT_EQ(Advised(third, "play green-30").why(),
            "It cannot take anything: green 8 and green 9 are lower.");
  EXPECT_EQ(Advised(third, "play green-30").why(Lang::de),
            "Sie kann nichts nehmen: Grün 8 und Grün 9 sind niedriger.");
}

TEST(ThePhaseAdvice, CountsWhatCouldGoBelowALead) {
  Scene scene("III", four);
  scene.took(1, "blue-20").holds(1, "green-3 green-40");
  EXPECT_EQ(Advised(scene, "play green-3").why(),
            "It is low: only 2 out of 18 hidden cards that could count go below it. You have room "
            "for 50.");
  EXPECT_EQ(Advised(scene, "play green-40").why(),
            "Others can go below it: 17 out of 18 hidden cards that could count are that low.");
}

TEST(ThePhaseAdvice, SaysWhatMayComeOfALead) {
  Scene scene("III", four);
  scene.holds(1, "green-3 green-40");
  EXPECT_EQ(Advised(scene, "play green-3").outlook(),
            "If it stays the lowest that counts, you take the highest card that counts.");
  EXPECT_EQ(Advised(scene, "play green-3").outlook(Lang::de),
            "Bleibt sie die niedrigste, die zählt, nimmst du die höchste, die zählt.");
}

TEST(ThePhaseAdvice, SaysBeforeAnyChoiceThatNothingWillCount) {
  Scene scene("III", four);
  scene.holds(2, "red-50 blue-1").play("green-8");
  for (const char* move : {"play red-50", "play blue-1"}) {
    EXPECT_EQ(Advised(scene, move).outlook(),
              "You have no green card: whatever you play, it does not count and takes nothing.");
  }
  EXPECT_EQ(Advised(scene, "play red-50").outlook(Lang::de),
            "Du hast keine grüne Karte: Was du auch spielst, es zählt nicht und nimmt nichts.");
  EXPECT_EQ(Advised(scene, "play red-50").why(),
            "No card of yours counts here: you part with your highest and keep the lower ones.");
}

TEST(ThePhaseAdvice, SpeaksOfGiftsInPhaseFour) {
  Scene scene("IV", four);
  scene.holds(2, "red-50 blue-1").play("give green-8 to 2");
  EXPECT_EQ(Advised(scene, "give red-50 to 3").why(),
            "Your own card, green 8, is the lowest so far: if it stays so, you take red 50 or a "
            "higher card.");
  EXPECT_EQ(Advised(scene, "give red-50 to 3").outlook(),
            "If it stays the lowest, Cy takes the highest card. Cy gives the next one.");
}

TEST(ThePhaseAdvice, EveryCodeHasWordsOfItsOwn) {
  const Rules rules = make_rules();
  std::set<std::string> english;
  std::set<std::string> german;
  for (int code = 0; code < advice_codes; ++code) {
    // The outlook that nothing can be taken is worded as the advice.
    if (static_cast<AdviceCode>(code) == AdviceCode::cannot_take) continue;
    const Advice advice{.code = static_cast<std::uint8_t>(code), .args = {1, 2, 3, 4}};
    EXPECT_TRUE(english.insert(rules.say(advice, to_seat(1, Lang::en))).second) << code;
    EXPECT_TRUE(german.insert(rules.say(advice, to_seat(1, Lang::de))).second) << code;
  }
}

}  // namespace
}  // namespace penta::the_phase

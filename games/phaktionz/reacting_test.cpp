// What one is asked about when something was announced, and what concerns whom.
#include "games/phaktionz/testing/scene.h"

namespace penta::phaktionz {
namespace {

// "invocation": what whoever is asked is asked about; "nothing" where nobody may answer.
std::string asked(const Scene& scene) {
  const Rules& rules = *scene.rules;
  const auto window = rules.window(rules.view(scene.state, scene.state.table.actor));
  if (!window) return "nothing";
  std::string words;
  for (std::size_t i = 0; i < Rules::questions().size(); ++i) {
    if ((window->asks >> i & 1U) == 0) continue;
    words.append(words.empty() ? "" : " ").append(Rules::questions()[i].word);
  }
  return words;
}

class PhaktionzReacting : public ::testing::Test {
 protected:
  Scene scene{"Lulo United", "Zane Basic"};
};

TEST_F(PhaktionzReacting, APlacementAsksTheOtherAndThenWhoeverMadeIt) {
  scene.hand(1, {"Haka Goblin"}).main_phase();
  EXPECT_EQ(asked(scene), "nothing");
  scene.place("Haka Goblin").slot(1);
  EXPECT_EQ(scene.asked(), 2);
  EXPECT_EQ(asked(scene), "placement");
  scene.pass();
  EXPECT_EQ(scene.asked(), 1);
  EXPECT_EQ(asked(scene), "own");
}

TEST_F(PhaktionzReacting, ABattleIsAgainstASummonOrAgainstThePlayer) {
  scene.unit(1, 1, "Waka Goblin")
      .unit(1, 2, "Haka Goblin")
      .unit(2, 1, "Callisto the Hinded Warrior");
  scene.combat();
  scene.battle("Haka Goblin", "Callisto the Hinded Warrior");
  EXPECT_EQ(asked(scene), "battle");
  scene.resolve();
  scene.battle("Waka Goblin");
  EXPECT_EQ(asked(scene), "direct");
}

TEST_F(PhaktionzReacting, AnAnswerConcernsWhoeverIsAnswered) {
  scene.hand(1, {"United Assault"}).unit(1, 1, "Haka Goblin").hand(2, {"The Spartian Approach"});
  scene.unit(2, 1, "The Unfornate Warrior").hand(1, {"The Strong Dwarf"}).active(2).combat();
  scene.battle("The Unfornate Warrior", "Haka Goblin");
  EXPECT_EQ(asked(scene), "battle");
  scene.use("The Strong Dwarf");
  EXPECT_EQ(scene.asked(), 2);
  EXPECT_EQ(asked(scene), "ability answer");
}

TEST_F(PhaktionzReacting, ACastIsAnInvocation) {
  scene.hand(1, {"United Assault"}).unit(1, 1, "Haka Goblin").main_phase();
  scene.cast("United Assault");
  EXPECT_EQ(asked(scene), "invocation");
}

// The window of the seat that is asked is the same whatever it holds.
TEST_F(PhaktionzReacting, TheHandDoesNotShow) {
  Scene other{"Lulo United", "Zane Basic"};
  scene.hand(1, {"United Assault"}).hand(2, {"Arrow Storm"}).unit(1, 1, "Haka Goblin").main_phase();
  other.hand(1, {"United Assault"}).hand(2, {"Defense Guard"}).unit(1, 1, "Haka Goblin");
  other.main_phase();
  scene.cast("United Assault");
  other.cast("United Assault");
  EXPECT_EQ(asked(scene), asked(other));
}

TEST_F(PhaktionzReacting, WordsOfQuestionsAreDifferent) {
  std::set<std::string_view> words;
  for (const Question& each : Rules::questions()) {
    EXPECT_TRUE(words.insert(each.word).second) << each.word;
    EXPECT_FALSE(each.text.en.empty() || each.text.de.empty());
  }
}

}  // namespace
}  // namespace penta::phaktionz

// What a hint says: the fight first that a step costs, and never praise for a move that fells.
#include "games/phase_away/advice.h"

#include <gtest/gtest.h>

#include "games/phase_away/testing/battery_traits.h"
#include "games/phase_away/testing/scene.h"
#include "testing/battery_advice.h"

namespace penta::phase_away {
namespace {

Speaker to_first(Lang lang) { return battery::speaker_to(seat_at(0), lang); }

// What is said to the first seat about one of its moves.
std::string why(Scene& scene, std::string_view notation, Lang lang = Lang::en) {
  scene.set_up();
  const View view = scene.rules.view(scene.state, seat_at(0));
  const Move move = *scene.rules.parse(notation);
  EXPECT_TRUE(scene.rules.check(view, move).ok()) << notation;
  const auto rivals = battery::all_but<Rules>(battery::moves_of(scene.rules, view), move);
  return scene.rules.say(scene.rules.advice(view, move, rivals), to_first(lang));
}

TEST(PhaseAwayAdvice, AStepThatFellsIsNotPraised) {
  Scene scene;
  scene.air("E4").monster("E4", "void-hound");
  scene.who(1).hp = 2;
  const std::string said = why(scene, "step north");
  EXPECT_EQ(said.rfind("Careful, you fall: Void Hound strikes with 2, and you have 2 HP.", 0), 0U)
      << said;
  EXPECT_EQ(why(scene, "step north", Lang::de).rfind("Vorsicht, du fällst: ", 0), 0U);
}

TEST(PhaseAwayAdvice, AFightThatNobodyWinsIsNamedBeforeWhatLiesBehindIt) {
  Scene scene;
  scene.air("E4").monster("E4", "hull-worm");
  const std::string said = why(scene, "step north");
  EXPECT_EQ(said.rfind("A fight that you do not win now: ", 0), 0U) << said;
}

TEST(PhaseAwayAdvice, TheLastPointIsNotSpentBesideAMonsterThatFells) {
  Scene scene;
  scene.air("E4").monster("E4", "void-hound").put(1, "E4");
  scene.who(1).hp = 1;
  scene.position.ap = 1;
  const std::string fear =
      "Careful, you fall if your turn ends here: Void Hound strikes with 2, and you have 1 HP.";
  EXPECT_EQ(why(scene, "explore north"), fear);
  EXPECT_EQ(why(scene, "end"), fear);
}

// Found by random play: the armour was praised, and whoever put it on fell all the same.
TEST(PhaseAwayAdvice, ArmourThatIsTooThinIsNotPraised) {
  Scene scene;
  scene.air("E4").monster("E4", "cargo-ogre").put(1, "E4");
  scene.who(1).hp = 2;
  scene.who(1).things = {scene.thing("work-apron"), scene.thing("phase-weave")};
  scene.position.ap = 1;
  EXPECT_EQ(why(scene, "wear work-apron"),
            "Careful, you fall if your turn ends here: Cargo Ogre strikes with 3, and you have 2 "
            "HP.");
  EXPECT_EQ(why(scene, "wear phase-weave"), "Phase Weave: each blow loses 3 instead of 0.");
}

TEST(PhaseAwayAdvice, TheEndOfATurnSaysWhatItCosts) {
  Scene on_start;
  EXPECT_EQ(why(on_start, "end"), "Nothing is risked: no monster enters START. AP that lapse: 5.");
  Scene beside;
  beside.air("E4").monster("E4", "void-hound").put(1, "E4");
  EXPECT_EQ(why(beside, "end"),
            "Who ends the turn beside a monster fights it: Void Hound costs you 2 HP, you keep "
            "6.");
  Scene alone;
  alone.air("E4").put(1, "E4");
  EXPECT_EQ(why(alone, "end"),
            "No monster is in your room, so the end of the turn brings no fight. AP that lapse: "
            "5.");
}

TEST(PhaseAwayAdvice, OneStepIsOne) {
  Scene scene;
  scene.air("E4 E3 E2").put(1, "E2");
  scene.room("E4").looted = {Dimension::alpha};
  scene.room("E3").looted = {Dimension::alpha};
  scene.room("E2").looted = {Dimension::alpha};
  scene.who(1).purse.dust = 1;
  EXPECT_EQ(why(scene, "step south"),
            "On START 1 phase dust takes you to Beta: 2 more steps, and you have 1 dust.");
  Scene next;
  next.air("E4 E3").put(1, "E3");
  next.room("E4").looted = {Dimension::alpha};
  next.room("E3").looted = {Dimension::alpha};
  next.who(1).purse.dust = 1;
  EXPECT_EQ(why(next, "step south", Lang::de),
            "Auf START bringt dich 1 Phasenstaub nach Beta: noch 1 Schritt, und du hast 1 Staub.");
}

// Of all that hints show, not only of the best: of 200 positions between greedy players.
TEST(PhaseAwayAdvice, AtMostEveryTenthSuggestionIsWithoutAReason) {
  constexpr int positions = 200;
  const auto sets = BatteryTraits::option_sets();
  int asked = 0;
  int suggested = 0;
  int unexplained = 0;
  std::string general;
  for (std::uint64_t number = 0; asked < positions; ++number) {
    const Rules rules = battery::make_rules<Rules>(sets[number % sets.size()]);
    bots::SearchBot<Rules> bot(rules, {.iterations = 40});
    FastChance chance(number);
    auto state = rules.start(chance, no_observer);
    for (int decision = 0; !rules.to_act(state).empty() && asked < positions; ++decision) {
      const Seat seat = rules.to_act(state).front();
      const View view = rules.view(state, seat);
      const Move move = rules.greedy(view);
      const auto moves = battery::moves_of(rules, view);
      if (moves.size() > 1 && decision % 7 == static_cast<int>(number % 7)) {
        ++asked;
        for (const auto& opinion : bot.opinions(view, 3, chance)) {
          ++suggested;
          const auto rivals = battery::all_but<Rules>(moves, opinion.move);
          if (rules.advice(view, opinion.move, rivals).code != 0) continue;
          ++unexplained;
          general += rules.notation(opinion.move) + "\n";
        }
      }
      decide(rules, state, seat, move, chance, no_observer);
    }
  }
  EXPECT_LE(unexplained * 10, suggested) << general;
}

}  // namespace
}  // namespace penta::phase_away

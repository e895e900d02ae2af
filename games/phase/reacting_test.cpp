// What one is asked about in an action round, and what concerns whom.
#include "games/phase/testing/scene.h"

namespace penta::phase {
namespace {

// "turn attack": what this seat is asked about; "nothing" where it is not asked.
std::string asked(const Scene& scene, int seat) {
  const auto window = scene.rules->window(scene.rules->view(scene.state, seat_at(seat - 1)));
  if (!window) return "nothing";
  std::string words;
  for (std::size_t i = 0; i < Rules::questions().size(); ++i) {
    if ((window->asks >> i & 1U) == 0) continue;
    words.append(words.empty() ? "" : " ").append(Rules::questions()[i].word);
  }
  return words;
}
bool opens(const Scene& scene) {
  return scene.rules->window(scene.rules->view(scene.state, scene.state.table.actor))->opens;
}

TEST(PhaseReacting, EverybodyIsAskedWhateverTheyHold) {
  Scene scene(3);
  scene.play(1, "Ted").maneuver(3);
  EXPECT_EQ(asked(scene, 1), "turn attack");
  EXPECT_EQ(asked(scene, 2), "nothing");
  EXPECT_TRUE(opens(scene));
  scene.pass();
  EXPECT_EQ(asked(scene, 2), "attack");
  EXPECT_FALSE(opens(scene));
  scene.pass();
  EXPECT_EQ(asked(scene, 3), "guarding attack");
}

TEST(PhaseReacting, WhoIsAttackedAndWhoFightsIsConcerned) {
  Scene scene(3);
  scene.play(1, "Berserker").play(2, "Ted").maneuver(3).pass_all().rival(2).send("Berserker");
  scene.block("Berserker");
  EXPECT_EQ(asked(scene, 1), "turn fighting attack");
  scene.pass();
  EXPECT_EQ(asked(scene, 2), "attacked fighting attack");
  scene.pass();
  EXPECT_EQ(asked(scene, 3), "attack");  // the Nexus is not attacked
}

TEST(PhaseReacting, AnActionAsksAllOthersAnew) {
  Scene scene(3);
  scene.play(1, "Berserker").play(2, "Nighthawk / Moon Aunt").hand(2, "The Cognet");
  scene.barracks(2, "Scout").skirmish("Berserker", "Nighthawk");
  scene.pass().order("The Cognet").choose("Nighthawk");
  EXPECT_TRUE(opens(scene));
  EXPECT_EQ(asked(scene, 3), "acted attack");
  scene.pass();
  EXPECT_EQ(asked(scene, 1), "turn fighting acted attack");
  scene.pass();
  EXPECT_EQ(asked(scene, 2), "fighting guarding attack");  // it was their own
}

TEST(PhaseReacting, ATurnEndsWithARound) {
  Scene scene(2);
  scene.last_round();
  EXPECT_EQ(asked(scene, 1), "turn ending");
  scene.pass();
  EXPECT_EQ(asked(scene, 2), "ending");
  EXPECT_FALSE(scene.rules->has_turn(scene.rules->view(scene.state, Seat{1})));
  scene.pass();
  EXPECT_TRUE(scene.rules->has_turn(scene.rules->view(scene.state, Seat{1})));
}

TEST(PhaseReacting, OtherDecisionsAreNoWindows) {
  Scene scene(2);
  scene.play(1, "Ted").play(2, "Berserker").maneuver().pass_all();
  EXPECT_EQ(asked(scene, 1), "nothing");  // whom to attack
  scene.nexus_attack().send("Ted");
  EXPECT_EQ(asked(scene, 2), "nothing");  // whether to block
  EXPECT_FALSE(scene.rules->window(scene.rules->view(scene.state, stranger)));
}

}  // namespace
}  // namespace penta::phase

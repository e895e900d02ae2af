// The rulebook's sample turn, figure by figure. Ashley sits at seat 1, Adam at 2, Melissa at 3.
#include <gtest/gtest.h>

#include "games/phase/testing/scene.h"

namespace penta::phase {
namespace {

constexpr int ashley = 1;
constexpr int adam = 2;
constexpr int melissa = 3;

TEST(SampleTurn, AsInTheRulebook) {
  Scene scene(3);
  scene.influence(ashley, 8, 11).influence(adam, 7, 4).influence(melissa, 7, 3).nexus(8, 12);
  scene.play(ashley, "Chained Horror / Ted, The Flying Death / Squeezle, Gladiator, Scout")
      .barracks(ashley, "No-Ne Chim 3, Ted / Chained Horror, Squeezle / Necromancer")
      .barracks(ashley, "Fire Spirit / Scout")
      .hand(ashley, "Fire Spirit / Scout, The Undying, Trivet, Anonymous")
      .hand(ashley, "The Flying Death / Squeezle")
      .deck(ashley, "Nighthawk")
      .play(adam, "Berserker / Nighthawk, Sister Alexis, Pennaggolan")
      .barracks(adam, "Ted / Chained Horror")
      .hand(adam, "The Cognet")
      .hand(melissa, "Caelistra")
      .barracks(melissa, "Scout / Fire Spirit")
      .maneuver(adam);

  // Maneuvering: Adam phases Berserker to Nighthawk, which is worth 1 good influence to him.
  scene.pass().order("The Cognet").choose("Berserker");
  EXPECT_EQ(scene.in_barracks(adam), "Chained Horror");
  EXPECT_EQ(scene.in_play(adam), "Nighthawk, Sister Alexis, Pennaggolan");
  EXPECT_EQ(scene.good(adam), 8);
  EXPECT_EQ(scene.state.table.good, 7);
  scene.pass_all();

  // All four attack the Nexus, Adam defends it against three of them.
  scene.nexus_attack().send("Chained Horror").send("The Flying Death").send("Gladiator");
  scene.send("Scout");
  EXPECT_EQ(scene.title(scene.state.table.subject), "Nighthawk");
  scene.block("The Flying Death").block("Gladiator").block("Scout");

  // Scout and Pennaggolan destroy each other; Scout is Relentless.
  scene.fight("Scout").order("Fire Spirit").choose("Scout");
  EXPECT_EQ(scene.values("Scout"), "3/2");
  scene.pass_all();
  EXPECT_EQ(scene.in_play(ashley), "Chained Horror, The Flying Death, Gladiator");
  EXPECT_EQ(scene.in_play(adam), "Nighthawk, Sister Alexis");
  EXPECT_EQ(scene.in_barracks(ashley), "No-Ne Chim 3, Ted, Squeezle, Fire Spirit, Nighthawk*");

  // Sister Alexis is Swift, so she has to go before Gladiator's skirmish is resolved.
  scene.fight("Gladiator").order("The Undying").choose("Sister Alexis");
  EXPECT_EQ(scene.values("Sister Alexis"), "3/2");
  scene.pass().pass().order("Trivet").choose("Sister Alexis");
  EXPECT_EQ(scene.in_play(adam), "Nighthawk");
  scene.pass().pass().skill("Gladiator").pay("Ted");
  EXPECT_EQ(scene.in_barracks(ashley),
            "No-Ne Chim 3, Chained Horror, Necromancer, Scout, Nighthawk*");
  EXPECT_EQ(scene.values("Gladiator"), "4/3");
  scene.pass_all();
  EXPECT_EQ(scene.evil(ashley), 15);
  EXPECT_EQ(scene.state.table.evil, 8);

  // The Flying Death becomes 6/6, and Melissa phases it to a mere Squeezle.
  scene.fight("The Flying Death").skill("The Flying Death");
  scene.pass().pass().order("Anonymous").choose("The Flying Death");
  EXPECT_EQ(scene.values("The Flying Death"), "6/6");
  scene.pass().order("Caelistra").choose("The Flying Death");
  EXPECT_EQ(scene.values("Squeezle"), "2/1");
  scene.pass_all();
  EXPECT_EQ(scene.in_play(adam), "Nighthawk");
  EXPECT_EQ(scene.evil(ashley), 15);

  // Chained Horror is the last one: 3, +2 by the order, +2 since it is Elite.
  scene.order("The Flying Death");
  EXPECT_EQ(scene.values("Chained Horror"), "7/4");
  scene.pass_all();
  EXPECT_EQ(scene.evil(ashley), 22);
  EXPECT_EQ(scene.state.table.evil, 1);

  // Training: No-Ne Chim 3, Ted, Necromancer, Fire Spirit.
  scene.train("No-Ne Chim 3");
  EXPECT_EQ(scene.in_barracks(ashley), "Ted, Squeezle, Fire Spirit, Nighthawk*");
  EXPECT_EQ(scene.good(ashley), 10);
  EXPECT_EQ(scene.state.table.good, 5);
  scene.train("Ted");
  EXPECT_EQ(scene.in_barracks(ashley), "Necromancer, Scout, Nighthawk*");
  scene.train("Necromancer");
  EXPECT_EQ(scene.in_barracks(ashley), "Fire Spirit, Nighthawk*");
  scene.train("Fire Spirit");
  EXPECT_EQ(scene.in_barracks(ashley), "Nighthawk*");
  scene.done().pass_all();
  EXPECT_EQ(scene.state.table.active, seat_at(adam - 1));
  EXPECT_EQ(scene.evil(ashley), 22);
  EXPECT_EQ(scene.good(ashley), 10);
}

TEST(SampleTurn, GladiatorsSkillWorksOnce) {
  Scene scene;
  scene.play(1, "Gladiator").barracks(1, "Ted, Ted, Ted").skirmish("Gladiator");
  scene.skill("Gladiator").pass();
  EXPECT_EQ(scene.why_skill("Gladiator"), ReasonCode::used_up);
  scene.pass();
  EXPECT_EQ(scene.evil(1), 4);
}

}  // namespace
}  // namespace penta::phase

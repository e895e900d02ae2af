// Each ruling of README.md about skills that are set off. The figures follow from the rulings and
// from the texts on the cards (box/*.toml).
#include "games/phase/testing/scene.h"

namespace penta::phase {
namespace {

class Triggers : public SideTest {
 protected:
  // The seats whose skills were set off, one after the other.
  std::vector<int> set_off() const {
    std::vector<int> seats;
    for (const Event& event : scene.recorder.events) {
      if (event.kind == Event::Kind::set_off) seats.push_back(index(event.seat) + 1);
    }
    return seats;
  }
};

TEST_F(Triggers, EliteComesBeforeWhatTheOrderDoes) {
  scene.play(1, "Chained Horror").play(2, "Reed Mother");
  scene.hand(1, "Guest of Cell Nine").barracks(1, "Scout");
  scene.skirmish("Chained Horror", "Reed Mother").order("Guest of Cell Nine");
  scene.choose("Chained Horror");                    // -X/+0, where X is its attack
  EXPECT_EQ(scene.values("Chained Horror"), "0/4");  // 3 + 2 - 5
}

TEST_F(Triggers, EliteSavesFromTheOrderThatSetsItOff) {
  scene.play(2, "Leech Swarm").hand(1, "The Undying").training().order("The Undying");
  EXPECT_EQ(scene.values("Leech Swarm"), "2/1");  // 2/2, then 1 damage
}

TEST_F(Triggers, EliteIsSetOffByAnybodysOrder) {
  scene = Scene(3);
  scene.play(1, "Chained Horror").hand(3, "Trivet").maneuver().pass().pass().order("Trivet");
  EXPECT_EQ(scene.values("Chained Horror"), "4/2");
}

TEST_F(Triggers, EliteIsNotSetOffBySkills) {
  scene.play(1, "Chained Horror, Reed Mother").training().skill("Reed Mother");
  EXPECT_EQ(scene.changes(), (Lines{"Chained Horror 3/4 -> Chained Horror 3/4 shield 2"}));
}

TEST_F(Triggers, EliteIsNotSetOffByAnOrderThatChoosesNothing) {
  scene.play(1, "Chained Horror").hand(1, "Sedge Runner").barracks(1, "Scout").training();
  scene.order("Sedge Runner");  // each Fengarian warrior
  EXPECT_EQ(scene.values("Chained Horror"), "4/4");
}

TEST_F(Triggers, PhaselingIsOfTheSideThatIsTurnedAway) {
  scene.play(1, "Berserker / Nighthawk").barracks(1, "Scout").hand(1, "The Cognet, The Cognet");
  scene.training().order("The Cognet");
  EXPECT_EQ(scene.good(1), 1);
  scene.order("The Cognet");  // Nighthawk has none
  EXPECT_EQ(scene.in_play(1), "Berserker");
  EXPECT_EQ(scene.good(1), 1);
}

TEST_F(Triggers, PhaselingOfAResourceIsNotSetOff) {
  scene.barracks(1, "Berserker / Nighthawk, Mudling").training().train("Mudling");
  EXPECT_EQ(scene.in_barracks(1), "Nighthawk");
  EXPECT_EQ(scene.good(1), 0);
}

TEST_F(Triggers, RelentlessIsSetOffByDestruction) {
  scene.play(1, "Vault Clerk").hand(2, "Trivet").maneuver().pass().order("Trivet");
  EXPECT_EQ(scene.good(1), 1);
}

TEST_F(Triggers, RelentlessIsSetOffByReturningFromPlay) {
  scene.play(1, "Vault Clerk").hand(1, "Mirror Runner").training().order("Mirror Runner");
  EXPECT_EQ(scene.in_barracks(1), "Vault Clerk");
  EXPECT_EQ(scene.good(1), 1);
}

TEST_F(Triggers, RelentlessIsSetOffByReturningToAHandOrADeck) {
  for (const std::string order : {"Reed Mother", "Brass Porter"}) {
    scene = Scene();
    scene.play(1, "Vault Clerk").hand(2, order).barracks(2, "Scout, Ted").skirmish("Vault Clerk");
    scene.pass().order(order).pay_any();
    EXPECT_EQ(scene.in_play(1), "");
    EXPECT_EQ(scene.good(1), 1) << order;
  }
}

TEST_F(Triggers, RelentlessIsNotSetOffByPhasing) {
  scene.play(1, "Vault Clerk").barracks(1, "Scout").hand(1, "The Cognet").training();
  scene.order("The Cognet");
  EXPECT_EQ(scene.good(1), 0);
}

TEST_F(Triggers, TrainedIsSetOffForWhateverPrice) {
  scene.barracks(1, "No-Ne Chim 3, Scout, Mudling, Ted").training().train("No-Ne Chim 3");
  EXPECT_EQ(scene.good(1), 2);
  scene = Scene();
  scene.barracks(1, "No-Ne Chim 3, Scout, Mudling").hand(1, "Heron Caller").training();
  scene.order("Heron Caller").pay("Mudling").choose("No-Ne Chim 3");
  EXPECT_EQ(scene.good(1), 2);
}

// Knight (good, cost 0, 1/1) has an order and a skill, Wolf (evil, cost 0, 9/9) has another order.
Scene made_up(const std::string& order, const std::string& skill, const std::string& wolf) {
  return Scene(2, {{"cards",
                    "penta-cards 1\nname\tMade up\nfaction\tKeeper\tder Hüter\n"
                    "side\tKnight\tKnight\tKeeper\tgood\t0\t1\t1\t" +
                        order + "\t" + skill + "\nside\tWolf\tWolf\tKeeper\tevil\t0\t9\t9\t" +
                        wolf + "\ncards\t0\t1\n"}});
}

TEST_F(Triggers, TheSameSkillIsSetOffOnceInOneAction) {
  scene = made_up("Action: phase a warrior, then phase it, then phase it.",
                  "Phaseling: gain 1 good influence.", "Action: draw a card.");
  scene.play(1, "Knight").hand(1, "Knight, Knight").training().order("Knight");
  EXPECT_EQ(scene.in_play(1), "Wolf");
  EXPECT_EQ(scene.good(1), 1);
  scene.order("Knight");  // to Knight, Wolf and Knight: the next action, so once more
  EXPECT_EQ(scene.good(1), 2);
}

TEST_F(Triggers, TheSameSkillIsSetOffOnceInTheResolutionOfASkirmish) {
  scene = Scene(2, {{"cards",
                     "penta-cards 1\nname\tMade up\nfaction\tKeeper\tder Hüter\n"
                     "side\tKnight\tKnight\tKeeper\tgood\t0\t2\t4\tAction: a warrior gains Swift.\t"
                     "Phaseling: phase this warrior, then gain 1 good influence.\n"
                     "side\tThief\tThief\tKeeper\tevil\t0\t1\t1\tAction: draw a card.\t"
                     "Relentless: phase a warrior of an opponent.\n"
                     "cards\t0\t1\n"}});
  scene.play(1, "Knight").hand(1, "Knight").play(2, "Thief").skirmish("Knight", "Thief");
  scene.order("Knight").choose("Knight").pass_all();
  // The Swift blow: Thief dies and turns the Knight, which turns back and gains. On the way home
  // it turns once more, and that is it.
  EXPECT_EQ(scene.good(1), 1);
  EXPECT_EQ(scene.in_play(1), "Thief");
}

TEST_F(Triggers, SkillsAreSetOffFromTheActivePlayerClockwise) {
  scene = Scene(3);
  scene.active(2).play(1, "Vault Clerk").play(2, "Vault Clerk, Vault Clerk").play(3, "Vault Clerk");
  scene.nexus(3, 30).barracks(2, "The Eclipse, Scout, Trivet, Ted, Mudling").training();
  for (const int seat : {0, 1, 2}) {
    for (const int each : table().lords[seat_at(seat)].play) {
      scene.state.table.fighter(sleeve_of(seat_at(seat), each)).hurt(1);  // 1/1 each
    }
  }
  scene.train("The Eclipse");  // 1 damage to each good warrior
  EXPECT_EQ(set_off(), (std::vector{2, 2, 2, 3, 1}));
  EXPECT_EQ(scene.good(2), 2);
  EXPECT_EQ(scene.good(3), 1);
  EXPECT_EQ(scene.good(1), 0);  // the Nexus had three
}

TEST_F(Triggers, SkillsOfOnePlayerAreSetOffByNumber) {
  scene.play(2, "Scout / Fire Spirit, Mirror Runner, Vault Clerk, Scout / Kindler");
  scene.barracks(1, "The Eclipse, Scout, Trivet, Ted, Mudling").training();
  scene.state.table.fighter(sleeve_of(seat_at(1), 2)).hurt(1);
  scene.train("The Eclipse");
  Lines titles;
  for (const Event& event : scene.recorder.events) {
    if (event.kind == Event::Kind::set_off) {
      titles.push_back(std::string(scene.rules->title(event.side, Lang::en)) + " " +
                       std::to_string(number(event.sleeve) + 1));
    }
  }
  EXPECT_EQ(titles, (Lines{"The Eclipse 1", "Scout 1", "Vault Clerk 3", "Scout 4"}));
}

TEST_F(Triggers, AtMostSixteenTextsWaitForEachOther) {
  scene = made_up("Action: draw a card.", "Relentless: gain 1 good influence.",
                  "Action: a warrior gets +9/+9.");
  for (int i = 0; i < 20; ++i) scene.play(2, "Knight");
  scene.play(1, "Wolf").hand(1, "Wolf, Wolf").maneuver().pass_all().nexus_attack().send("Wolf");
  for (int i = 0; i < 20; ++i) scene.block("Wolf");
  scene.order("Wolf").choose("Wolf").pass().order("Wolf").choose("Wolf").pass().pass();
  EXPECT_EQ(scene.values("Wolf"), "27/27");
  for (int i = 0; i < 19; ++i) scene.deal(1);  // eight are left for the last one
  EXPECT_EQ(scene.in_play(2), "");
  EXPECT_EQ(scene.good(2), 16);  // four are lost
}

TEST_F(Triggers, AnOrderIsOneOfTheSixteenTexts) {
  scene = made_up("Action: destroy each warrior of an opponent.",
                  "Relentless: gain 1 good influence.", "Action: draw a card.");
  for (int i = 0; i < 20; ++i) scene.play(2, "Knight");
  scene.hand(1, "Knight").training().order("Knight");
  EXPECT_EQ(scene.in_play(2), "");
  EXPECT_EQ(scene.good(2), 15);
}

}  // namespace
}  // namespace penta::phase

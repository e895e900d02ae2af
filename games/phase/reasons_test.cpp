// What somebody might try and may not is listed with its reason.
#include <map>

#include "games/phase/testing/scene.h"

namespace penta::phase {
namespace {

using Do = Move::Kind;

class Reasons : public SideTest {
 protected:
  // Of whoever is asked: "send Ted" and why not.
  std::map<std::string, ReasonCode> reasons() const {
    std::map<std::string, ReasonCode> list;
    const View view = scene.rules->view(scene.state, table().actor);
    for (const Move move : scene.rules->refused(view)) {
      const std::string card =
          names_sleeve(move.kind()) ? " " + scene.title(move.sleeve()) : std::string();
      list[std::string(word_of(move.kind())) + card] =
          static_cast<ReasonCode>(scene.rules->check(view, move).code);
    }
    return list;
  }
  using List = std::map<std::string, ReasonCode>;
};

TEST_F(Reasons, TellWhyALockedWarriorIsNotSent) {
  scene.play(1, "Squeezle, Trivet, Ted").locked().maneuver().pass_all().nexus_attack();
  EXPECT_EQ(reasons()["send Ted"], ReasonCode::locked);
  EXPECT_EQ(reasons()["done"], ReasonCode::attacker_needed);
  scene.send("Trivet");  // past the Squeezle, and nobody else is awake
  EXPECT_EQ(table().step, Step::skirmish);
}

TEST_F(Reasons, TellWhyAWarriorIsNotSentAnyMore) {
  scene.play(1, "Squeezle, Trivet, Ted").maneuver().pass_all().nexus_attack().send("Trivet");
  EXPECT_EQ(reasons()["send Squeezle"], ReasonCode::in_order);
  EXPECT_EQ(reasons()["send Trivet"], ReasonCode::in_order);
  EXPECT_EQ(reasons().count("send Ted"), 0U);
  scene.done();
}

TEST_F(Reasons, TellWhyAnAttackerOfTheSameAlignmentIsNotOpposed) {
  scene.play(1, "Berserker, Ted").play(2, "Nighthawk").maneuver().pass_all().nexus_attack();
  scene.send("Berserker").send("Ted");
  EXPECT_EQ(scene.offered(Do::block), "Berserker");
  EXPECT_EQ(reasons(), (List{{"block Ted", ReasonCode::same_alignment},
                             {"skill Nighthawk", ReasonCode::not_asked}}));
}

TEST_F(Reasons, TellWhatDoesNotPayForATraining) {
  scene.barracks(1, "Mudling, Squeezle, Trivet, Scout").locked().training().train("Mudling");
  EXPECT_EQ(scene.offered(Do::pay), "Squeezle, Trivet");
  EXPECT_EQ(reasons(),
            (List{{"pay Mudling", ReasonCode::pays_itself}, {"pay Scout", ReasonCode::locked}}));
  scene.pay("Trivet");
}

TEST_F(Reasons, TellWhoseSkirmishIsNotNext) {
  scene.play(1, "Berserker, Squeezle, Ted").maneuver().pass_all().nexus_attack();
  scene.send("Berserker").send("Squeezle").done();
  EXPECT_EQ(reasons()["fight Ted"], ReasonCode::not_attacker);
}

TEST_F(Reasons, TellWhatCannotBeChosen) {
  scene.hand(1, "Gladiator").play(1, "Mudling, Trivet, Ted").locked().barracks(2, "Scout");
  scene.training().order("Gladiator");
  EXPECT_EQ(reasons(), (List{{"choose Ted", ReasonCode::locked},
                             {"skill Mudling", ReasonCode::not_asked},
                             {"skill Ted", ReasonCode::not_asked},
                             {"skill Trivet", ReasonCode::not_asked}}));
  scene.choose("Mudling");
}

TEST_F(Reasons, TellWhyAResourceIsNotTrained) {
  scene.barracks(1, "Old Antler, Trivet, Scout").locked().training();
  EXPECT_EQ(reasons(), (List{{"train Old Antler", ReasonCode::too_expensive},
                             {"train Scout", ReasonCode::locked}}));
}

// Random matches: what is in the hand, or could be meant by the question, has a move or a reason.
TEST_F(Reasons, AreThereForEverythingThatHasNoMove) {
  const Rules rules = make_rules({{"players", "3"}, {"round_limit", "6"}});
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    FastChance chance(seed);
    State state = rules.start(chance, no_observer);
    while (!state.table.over()) {
      const Seat seat = rules.to_act(state).front();
      MoveList moves;
      rules.legal_moves(state, seat, moves);
      const std::vector<Move> refused = rules.refused(rules.view(state, seat));
      const auto has_answer = [&](Sleeve sleeve) {
        const auto about = [&](Move move) {
          return names_sleeve(move.kind()) && move.sleeve() == sleeve;
        };
        return std::any_of(moves.begin(), moves.end(), about) ||
               std::any_of(refused.begin(), refused.end(), about);
      };
      const auto expect_all = [&](Seat of, Sleeves sleeves) {
        for (const int each : sleeves) {
          ASSERT_TRUE(has_answer(sleeve_of(of, each)))
              << rules.word(sleeve_of(of, each)) << " while asked " << word_of(state.table.ask);
        }
      };
      const Lord& own = state.table.lords[seat];
      const Ask ask = state.table.ask;
      ASSERT_NO_FATAL_FAILURE(expect_all(seat, own.hand));
      if (ask == Ask::attackers) {
        ASSERT_NO_FATAL_FAILURE(expect_all(seat, own.play));
      }
      if (ask == Ask::train || ask == Ask::lock || ask == Ask::phase) {
        ASSERT_NO_FATAL_FAILURE(expect_all(seat, own.barracks));
      }
      if (ask == Ask::block) {
        ASSERT_NO_FATAL_FAILURE(expect_all(state.table.active, state.table.attackers));
      }
      const auto any = chance.below(static_cast<std::uint32_t>(moves.size()));
      rules.apply(state, seat, moves[any], chance, no_observer);
    }
  }
}

}  // namespace
}  // namespace penta::phase

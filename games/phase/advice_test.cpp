// Why a move is good, in the words that a player reads. The figures follow from the texts on the
// cards (box/*.toml).
#include "games/phase/advice.h"

#include <set>

#include "games/phase/testing/scene.h"

namespace penta::phase {
namespace {

using Do = Move::Kind;

class Advised : public SideTest {
 protected:
  static Speaker to_seat(Seat seat, Lang lang) { return battery::speaker_to(seat, lang); }
  // What whoever is asked is told about the first move of that kind.
  std::string why(Do kind, Lang lang = Lang::en) {
    const Rules& rules = *scene.rules;
    const Seat seat = rules.to_act(scene.state).front();
    const View view = rules.view(scene.state, seat);
    MoveList moves;
    rules.legal_moves(view, moves);
    std::optional<Move> first;
    std::vector<Move> rivals;
    for (const Move move : moves) {
      if (!first && move.kind() == kind)
        first = move;
      else
        rivals.push_back(move);
    }
    EXPECT_TRUE(first);
    return first ? rules.say(rules.advice(view, *first, rivals), to_seat(seat, lang)) : "";
  }
};

TEST_F(Advised, SaysWhoCouldOpposeAnAttackerAndWhatThatWouldDo) {
  scene.play(1, "Ted").play(2, "Mudling, Berserker").maneuver().pass_all();
  EXPECT_EQ(why(Do::nexus),
            "The Nexus still holds 20 good and 20 evil influence: who strikes it gains some.");
  EXPECT_EQ(why(Do::nobody), "Your warriors stay at home to defend: 1. The others have 2 awake.");
  scene.nexus_attack().send("Ted");
  EXPECT_EQ(why(Do::block), "As it stands, your warrior destroys Ted.");
  EXPECT_EQ(why(Do::block, Lang::de).substr(0, 50),
            "So wie es steht, vernichtet dein Krieger „Ted“");
  EXPECT_EQ(why(Do::hold), "Ted with attack 2 could destroy your warrior.");
}

TEST_F(Advised, EveryCodeHasWordsOfItsOwn) {
  scene.training();
  std::set<std::string> english;
  std::set<std::string> german;
  for (int code = 0; code < advice_codes; ++code) {
    const Advice advice{.code = static_cast<std::uint8_t>(code), .args = {1, 2, 3, 4}};
    EXPECT_TRUE(english.insert(scene.rules->say(advice, to_seat(seat_at(0), Lang::en))).second)
        << code;
    EXPECT_TRUE(german.insert(scene.rules->say(advice, to_seat(seat_at(0), Lang::de))).second)
        << code;
  }
}

}  // namespace
}  // namespace penta::phase

// Taking back over messages: everybody's tables stand, whoever takes back whatever whenever.
#include "protocol/record.h"
#include "protocol/testing/hall_fixture.h"

namespace penta {
namespace {

using testing::AnyOf;
using testing::StartsWith;

class HallUndoTest : public HallTest {
 protected:
  // One client, number 1, in every seat.
  void all_seats_by_one(const std::string& game, int players, const std::string& options = "{}") {
    game_ = game;
    enter(1, "");
    std::string seats;
    for (int i = 0; i < players; ++i) seats += seats.empty() ? "{}" : ",{}";
    create(1, "[" + seats + "]", R"(,"options":)" + options);
    join(1, get(created_, "host"));
    std::vector<std::pair<ClientId, int>> devices;
    for (int seat = 1; seat <= players; ++seat) {
      join(1, key(seat - 1));
      devices.emplace_back(1, seat);
    }
    start(1, devices);
    ASSERT_EQ(get(last(1, "table"), "stage"), "running");
  }

  // The newest update for each seat.
  std::string seen_by(int seat) {
    const auto& all = inbox_[1];
    for (std::size_t i = all.size(); i-- > 0;) {
      if (get(all[i], "type") == "update" && get(all[i], "seat") == std::to_string(seat)) {
        return all[i];
      }
    }
    return "{}";
  }
  static std::vector<std::string> legal(const std::string& update) {
    std::vector<std::string> moves;
    for (int i = 0;; ++i) {
      const std::string move = get(update, "state.legal." + std::to_string(i) + ".move");
      if (move == "(none)") return moves;
      moves.push_back(move);
    }
  }
  Messages undo(int seat) {
    return say(1, with_table("undo", table_,
                             R"(,"id":"u","seat":)" + std::to_string(seat) + R"(,"seen":)" +
                                 get(seen_by(seat), "number")));
  }
  void agree(int seat, bool agrees) {
    say(1, with_table("agree", table_,
                      R"(,"seat":)" + std::to_string(seat) + R"(,"agree":)" +
                          (agrees ? "true" : "false")));
  }
  bool over() { return get(last(1, "table"), "stage") == "over"; }
  void make_room() {
    // Only the newest update of each seat and the newest table are looked at.
    auto& all = inbox_[1];
    if (all.size() > 400) all.erase(all.begin(), all.end() - 200);
  }
};

// The first of these words that begins a legal move, else the last legal move.
std::string prefer(const std::vector<std::string>& moves, const std::vector<std::string>& words) {
  for (const std::string& word : words) {
    for (const std::string& move : moves) {
      if (move.starts_with(word)) return move;
    }
  }
  return moves.back();
}

TEST_F(HallUndoTest, AnAttackThatWasBlockedIsNotTakenBackUnasked) {
  HallLimits limits;
  limits.messages_per_second = 100'000;
  restart(limits);
  all_seats_by_one("phase", 2);
  int blocks = 0;
  for (int moves = 0; moves < 3000 && blocks < 12 && !over(); ++moves) {
    const int seat = static_cast<int>(*whole_number(get(seen_by(1), "state.to_act.0")));
    const std::string update = seen_by(seat);
    const std::string move =
        prefer(legal(update), {"block", "attack", "nexus", "send", "recruit", "train", "accept"});
    play(1, seat, move, get(update, "number"));
    make_room();
    if (!move.starts_with("block")) continue;
    ++blocks;
    const int attacker = 3 - seat;
    EXPECT_EQ(get(seen_by(attacker), "state.undo.free"), "false");
    EXPECT_NE(get(seen_by(attacker), "state.undo.takes_back.1"), "(none)");
    const std::string before = get(seen_by(seat), "state.view");
    EXPECT_EQ(get(last(undo(attacker), "undo_asked"), "seat"), std::to_string(attacker));
    EXPECT_EQ(get(seen_by(seat), "state.view"), before);
    agree(seat, blocks % 2 == 0);
    // The block is gone with the attack, or both stand.
    EXPECT_EQ(get(seen_by(seat), "state.view") == before, blocks % 2 != 0);
  }
  EXPECT_GE(blocks, 12);
}

// Moves, and taking back by any seat, answered or not, at any time.
class HallUndoAnyGameTest : public HallUndoTest, public testing::WithParamInterface<const char*> {
 protected:
  void one_more(FastChance& chance, int players) {
    const int seat = static_cast<int>(chance.below(static_cast<std::uint32_t>(players))) + 1;
    const std::string update = seen_by(seat);
    if (chance.below(6) == 0) {
      const Messages answer = undo(seat);
      const std::string asked = last(answer, "undo_asked");
      ++asked_to_undo_;
      if (get(asked, "type") == "(none)") {
        EXPECT_THAT(get(answer.at(0), "code"), AnyOf("(none)", "not_now")) << answer.at(0);
        return;
      }
      for (int other = 1; other <= players; ++other) {
        if (other != seat) agree(other, chance.below(3) != 0);
      }
      return;
    }
    const auto moves = legal(update);
    if (moves.empty()) return;
    // Now and then by what was seen before, or by what nobody can have seen.
    const auto number = *whole_number(get(update, "number"));
    const auto seen = chance.below(8) == 0 ? number - 1 : number;
    const Messages answer =
        play(1, seat, moves[chance.below(static_cast<std::uint32_t>(moves.size()))],
             std::to_string(seen));
    EXPECT_THAT(get(answer.at(0), "type") + " " + get(answer.at(0), "code"),
                AnyOf(StartsWith("moved"), StartsWith("update"), "error stale"))
        << answer.at(0);
  }
  static std::string short_match(const std::string& game) {
    if (game == "phase10-masters") return R"({"hand_limit":"2","turn_limit":"60"})";
    return game == "phase" ? R"({"round_limit":"15"})" : "{}";
  }
  int asked_to_undo_ = 0;
};

TEST_P(HallUndoAnyGameTest, TheTableStandsAndTheRecordHolds) {
  const auto game = find_game(GetParam());
  ASSERT_TRUE(game);
  const int players = (*game)->info().usual_players;
  HallLimits limits;
  limits.messages_per_second = 1'000'000;
  restart(limits);
  all_seats_by_one(GetParam(), players, short_match(GetParam()));
  FastChance chance(4);
  for (int i = 0; i < 1500 && !over(); ++i) {
    one_more(chance, players);
    ASSERT_FALSE(HasFailure()) << i;
    make_room();
    if (i % 300 != 299) continue;
    // Stored, it is read back to the same table.
    const std::string view = get(seen_by(1), "state.view");
    restart(limits);
    enter(1, "");
    join(1, get(created_, "host"));
    for (int seat = 1; seat <= players; ++seat) join(1, key(seat - 1));
    ASSERT_EQ(get(seen_by(1), "state.view"), view);
  }
  EXPECT_GT(asked_to_undo_, 60);
  for (int i = 0; i < 20'000 && !over(); ++i) {
    for (int seat = 1; seat <= players; ++seat) {
      const std::string update = seen_by(seat);
      const auto moves = legal(update);
      if (moves.empty()) continue;
      play(1, seat, moves[chance.below(static_cast<std::uint32_t>(moves.size()))],
           get(update, "number"));
      make_room();
      break;
    }
  }
  ASSERT_TRUE(over());
  const std::string sent = last(say(1, with_table("record", table_)), "record");
  const auto record = Record::read(get(sent, "record"));
  ASSERT_TRUE(record) << record.error().text;
  const Verdict verdict = verify(*record);
  EXPECT_EQ(word_of(verdict.flaw), "nothing") << verdict.text;
}

INSTANTIATE_TEST_SUITE_P(Hall, HallUndoAnyGameTest,
                         testing::Values("the-phase", "phase10-masters", "phase"),
                         [](const auto& game) {
                           std::string name = game.param;
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace penta

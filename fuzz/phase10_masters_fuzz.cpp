// Arbitrary bytes as notation and moves of Phase 10 Masters.
#include <array>
#include <memory>
#include <string>

#include "fuzz/bytes.h"
#include "games/phase10_masters/game.h"

namespace penta::phase10_masters {
namespace {

using fuzz::Bytes;
using fuzz::look_around;
using fuzz::require;

// Tables with two to four players, with few and with many Wilds; made once.
const Rules& table_with(unsigned code) {
  static std::array<std::unique_ptr<const Rules>, 6> made;
  auto& rules = made[code % made.size()];
  if (!rules) {
    const bool many = code % 2 == 1;
    const auto options =
        Options::check(Rules::option_specs(), {{"players", std::to_string(2 + code / 2 % 3)},
                                               {"wilds", many ? "16" : "8"},
                                               {"all_wild", many ? "true" : "false"},
                                               {"hand_limit", "4"}});
    require(static_cast<bool>(options), "good options");
    rules = std::make_unique<const Rules>(*Rules::make(*options));
  }
  return *rules;
}

Move any_move(Bytes& bytes) {
  return {.kind = static_cast<Move::Kind>(bytes.next()),
          .card = static_cast<Card>(bytes.next()),
          .as = bytes.next(),
          .place = bytes.next()};
}

void play(Bytes bytes) {
  const Rules& rules = table_with(bytes.next());
  FastChance chance(bytes.pair());
  State state = rules.start(chance, no_observer);
  int moves = 0;
  while (!bytes.empty()) {
    const std::uint8_t how = bytes.next();
    const Seat seat = how == 0xff    ? stranger
                      : how % 8 == 0 ? seat_at(how / 8 % rules.players())
                                     : state.table.actor;
    const View view = rules.view(state, seat);
    MoveList legal;
    rules.legal_moves(view, legal);
    const Move move =
        how % 4 != 1 && !legal.empty() ? legal[bytes.next() % legal.size()] : any_move(bytes);
    const Reason reason = rules.check(view, move);
    require(reason.ok() == legal.contains(move), "check agrees with the list");
    require(!rules.say(move, Speaker{.viewer = seat}).empty(), "every move has words");
    if (reason.ok()) {
      require(++moves <= rules.max_moves(), "a match ends");
      Recorder<Event> recorder;
      rules.apply(state, seat, move, chance, recorder);
      require(!recorder.events.empty(), "a move is heard");
    } else {
      require(!rules.say(reason, Speaker{.viewer = seat}).empty(), "a refusal says why");
    }
    if (how % 16 == 2) look_around(rules, state, chance);
  }
  look_around(rules, state, chance);
}

}  // namespace
}  // namespace penta::phase10_masters

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace penta::phase10_masters;
  penta::fuzz::Bytes bytes(data, size);
  if (bytes.next() % 8 == 0) {
    const auto& rules = table_with(bytes.next());
    penta::fuzz::try_notation(rules, bytes.text());
  } else {
    play(bytes);
  }
  return 0;
}

// Arbitrary bytes as notation and moves of Phase.
#include <array>
#include <memory>
#include <string>

#include "fuzz/bytes.h"
#include "games/phase/game.h"

namespace penta::phase {
namespace {

using fuzz::Bytes;
using fuzz::look_around;
using fuzz::require;

// Tables with two to five players, with ready decks; made once.
const Rules& table_with(unsigned code) {
  static std::array<std::unique_ptr<const Rules>, 4> made;
  auto& rules = made[code % made.size()];
  if (!rules) {
    const auto options =
        Options::check(Rules::option_specs(),
                       {{"players", std::to_string(2 + code % made.size())}, {"round_limit", "4"}});
    require(static_cast<bool>(options), "good options");
    rules = std::make_unique<const Rules>(*Rules::make(*options));
  }
  return *rules;
}

// Kinds, seats, skills and cards that do not exist included.
Move any_move(Bytes& bytes) {
  const std::uint32_t kind = bytes.next();
  const std::uint32_t value = bytes.next();
  return Move::from_code(kind | value << 8 | std::uint32_t{bytes.next()} << 16);
}

void play(Bytes bytes) {
  const Rules& rules = table_with(bytes.next());
  FastChance chance(bytes.pair());
  State state = rules.start(chance, no_observer);
  int moves = 0;
  while (!bytes.empty()) {
    const std::uint8_t how = bytes.next();
    const SeatSet actors = rules.to_act(state);
    const Seat seat = how == 0xff                      ? stranger
                      : how % 8 == 0 || actors.empty() ? seat_at(how / 8 % rules.players())
                                                       : actors.front();
    const View view = rules.view(state, seat);
    MoveList legal;
    rules.legal_moves(view, legal);
    const Move move =
        how % 4 != 1 && !legal.empty() ? legal[bytes.next() % legal.size()] : any_move(bytes);
    const Reason reason = rules.check(view, move);
    require(reason.ok() == legal.contains(move), "check agrees with the list");
    require(!rules.say(move, Speaker{.viewer = seat}).empty(), "every move has words");
    if (reason.ok()) {
      if (actors.contains(seat)) ++moves;
      require(moves <= rules.max_moves(), "a match ends");
      Recorder<Event> recorder;
      rules.apply(state, seat, move, chance, recorder);
      for (const Event& event : recorder.events) {
        require(!rules.say(event, Speaker{.viewer = seat}).empty(), "every event has words");
      }
    } else {
      require(!rules.say(reason, Speaker{.viewer = seat}).empty(), "a refusal says why");
    }
    for (const Move each : rules.refused(rules.view(state, seat))) {
      require(!rules.check(rules.view(state, seat), each).ok(), "what is refused is not legal");
    }
    if (how % 16 == 2) look_around(rules, state, chance);
  }
  look_around(rules, state, chance);
}

}  // namespace
}  // namespace penta::phase

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace penta::phase;
  penta::fuzz::Bytes bytes(data, size);
  if (bytes.next() % 8 == 0) {
    const auto& rules = table_with(bytes.next());
    penta::fuzz::try_notation(rules, bytes.text());
  } else {
    play(bytes);
  }
  return 0;
}

// Arbitrary bytes as options, notation and moves of a game, whichever it is. The build makes a
// fuzzer of this for every game.
#pragma once

#include <array>
#include <bit>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bots/signature.h"
#include "fuzz/bytes.h"

namespace penta::fuzz {

// One of the tables with every combination of players and choices; each is made once.
template <Game Rules>
const Rules& table_with(unsigned code) {
  static const std::vector<OptionList> sets = bots::option_sets(Rules::option_specs());
  static std::vector<std::unique_ptr<const Rules>> made(sets.size());
  const std::size_t which = code % sets.size();
  if (!made[which]) {
    const auto options = Options::check(Rules::option_specs(), sets[which]);
    require(static_cast<bool>(options), "good options");
    auto rules = Rules::make(*options);
    require(static_cast<bool>(rules), "good rules");
    made[which] = std::make_unique<const Rules>(std::move(*rules));
  }
  return *made[which];
}

template <Game Rules>
void try_options(Bytes bytes) {
  OptionList given;
  while (!bytes.empty() && given.size() < 6) {
    const auto& specs = Rules::option_specs();
    const std::uint8_t which = bytes.next();
    std::string name(which < specs.size() ? specs[which].name : bytes.text(which % 8));
    given.emplace_back(std::move(name), bytes.text(bytes.next()));
  }
  const auto options = Options::check(Rules::option_specs(), given);
  if (!options) {
    require(!options.error().text.empty(), "a refusal says why");
    return;
  }
  const auto rules = Rules::make(*options);
  require(rules || !rules.error().text.empty(), "a refusal says why");
  const GameInfo& info = Rules::info();
  require(
      !rules || (rules->players() >= info.least_players && rules->players() <= info.most_players),
      "as many players as the game is for");
}

// Any bits that a move has room for.
template <Game Rules>
typename Rules::Move any_move(Bytes& bytes) {
  using Move = typename Rules::Move;
  std::array<std::uint8_t, sizeof(Move)> bits{};
  for (std::uint8_t& each : bits) each = bytes.next();
  return std::bit_cast<Move>(bits);
}

// A game that tells some decisions only when all that belongs to them is settled.
constexpr std::string_view some_silent = "phase";

template <Game Rules>
void play(Bytes bytes) {
  const auto& rules = table_with<Rules>(bytes.next());
  FastChance chance(bytes.pair());
  auto state = rules.start(chance, no_observer);
  int moves = 0;
  while (!bytes.empty()) {
    const std::uint8_t how = bytes.next();
    const SeatSet actors = rules.to_act(state);
    if constexpr (requires { state.table.over(); }) {
      require(actors.empty() == state.table.over(), "somebody is to act until the end");
    }
    // Mostly somebody who is to act, and one of the legal moves.
    const Seat seat = how == 0xff                      ? stranger
                      : how % 8 == 0 || actors.empty() ? seat_at(how / 8 % rules.players())
                                                       : actors.front();
    const Speaker speaker{.viewer = seat};
    const auto view = rules.view(state, seat);
    typename Rules::MoveList legal;
    rules.legal_moves(view, legal);
    const auto move = how % 4 != 1 && !legal.empty() ? legal[bytes.pair() % legal.size()]
                                                     : any_move<Rules>(bytes);
    const Reason reason = rules.check(view, move);
    require(reason.ok() == legal.contains(move), "check agrees with the list");
    require(!rules.say(move, speaker).empty(), "every move has words");
    for (const auto& each : rules.refused(view)) {
      require(!rules.check(view, each).ok(), "what is refused is not legal");
    }
    if (reason.ok()) {
      if (actors.contains(seat) && !interjects(rules, move)) ++moves;
      require(moves <= rules.max_moves(), "a match ends");
      Recorder<typename Rules::Event> recorder;
      rules.apply(state, seat, move, chance, recorder);
      const bool silent = recorder.events.empty();
      require(!silent || Rules::info().id == some_silent, "a move is heard");
      require(!silent || !same_bytes(rules.view(state, seat), view), "or seen");
      for (const auto& event : recorder.events) {
        require(!rules.say(event, speaker).empty(), "every event has words");
      }
    } else {
      require(!rules.say(reason, speaker).empty(), "a refusal says why");
    }
    if (how % 16 == 2) look_around(rules, state, chance);
  }
  look_around(rules, state, chance);
}

template <Game Rules>
void try_game(Bytes bytes) {
  switch (bytes.next() % 8) {
    case 0:
      try_options<Rules>(bytes);
      break;
    case 1: {
      const auto& rules = table_with<Rules>(bytes.next());
      try_notation(rules, bytes.text());
      break;
    }
    default:
      play<Rules>(bytes);
  }
}

}  // namespace penta::fuzz

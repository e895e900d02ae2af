// Arbitrary bytes as options, decks, notation and moves of THE Phase.
#include <array>
#include <memory>
#include <string>

#include "fuzz/bytes.h"
#include "games/the_phase/game.h"

namespace penta::the_phase {
namespace {

using fuzz::Bytes;
using fuzz::look_around;
using fuzz::require;
using fuzz::same_bytes;

// One of the 16 tables with the real deck; made once.
const Rules& table_with(unsigned code) {
  static std::array<std::unique_ptr<const Rules>, 16> made;
  auto& rules = made[code % made.size()];
  if (!rules) {
    const auto options =
        Options::check(Rules::option_specs(), {{"players", std::to_string(3 + code % 4)},
                                               {"variant", (code & 4U) != 0 ? "quick" : "standard"},
                                               {"follow", (code & 8U) != 0 ? "may" : "must"}});
    require(static_cast<bool>(options), "good options");
    rules = std::make_unique<const Rules>(*Rules::make(*options));
  }
  return *rules;
}

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
  require(!rules || (rules->players() >= 3 && rules->players() <= 6), "3 to 6 players");
}

void try_deck(Bytes bytes) {
  const bool titled = bytes.next() % 4 != 0;
  const auto deck =
      Deck::parse((titled ? "colour,rank,grid,shape,wedge\n" : "") + std::string(bytes.text()));
  require(deck || deck.error().text.find("line ") != std::string::npos, "a mistake has a place");
  require(!deck || (deck->size() >= fewest_cards && deck->size() <= most_cards), "60 to 80 cards");
}

void play(Bytes bytes) {
  const Rules& rules = table_with(bytes.next());
  FastChance chance(bytes.pair());
  State state = rules.start(chance, no_observer);
  int moves = 0;
  while (!bytes.empty()) {
    const std::uint8_t who = bytes.next();
    const std::uint16_t code = bytes.pair();
    const SeatSet actors = rules.to_act(state);
    // Mostly somebody who is to act, and for every second code one of the legal moves.
    Seat seat =
        actors.empty() || who % 4 == 0 ? seat_at(who / 4 % rules.players()) : actors.front();
    if (who == 0xff) seat = stranger;
    const View view = rules.view(state, seat);
    MoveList legal;
    rules.legal_moves(view, legal);
    const bool by_number = code % 2 == 0 && !legal.empty();
    const Move move = by_number ? legal[code / 2 % legal.size()] : Move::from_code(code);
    const Reason reason = rules.check(view, move);
    require(reason.ok() == legal.contains(move), "check agrees with the list");
    const State before = state;
    if (reason.ok()) {
      if (actors.contains(seat)) ++moves;
      require(moves <= rules.max_moves(), "a match ends");
      Recorder<Event> recorder;
      rules.apply(state, seat, move, chance, recorder);
      require(!recorder.events.empty(), "a move is heard");
    } else {
      require(!rules.say(reason, Speaker{.viewer = seat}).empty(), "a refusal says why");
      require(same_bytes(before, state), "a refused move changes nothing");
    }
    require(actors.empty() == before.table.over(), "somebody is to act until the end");
    if (who % 16 == 1) look_around(rules, state, chance);
  }
  look_around(rules, state, chance);
}

}  // namespace
}  // namespace penta::the_phase

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace penta::the_phase;
  penta::fuzz::Bytes bytes(data, size);
  switch (bytes.next() % 8) {
    case 0:
      try_options(bytes);
      break;
    case 1:
      try_deck(bytes);
      break;
    case 2: {
      const auto& rules = table_with(bytes.next());
      penta::fuzz::try_notation(rules, bytes.text());
      break;
    }
    default:
      play(bytes);
  }
  return 0;
}

// A move is one small decision: a kind and up to three places, seats, things or numbers.
#pragma once

#include <cstdint>

#include "engine/containers.h"
#include "engine/word_list.h"
#include "games/phase_away/state.h"

namespace penta::phase_away {

//  bit  31 .. 24 | 23 .. 16  | 15 .. 8  | 7 .. 0
//       third    | second    | first    | kind
//       zero where the kind does not need it
class Move {
 public:
  enum class Kind : std::uint8_t {
    choose,         // character
    start,          // square
    first,          // seat
    explore,        // direction
    scout,          // direction
    lay,            // 1 or 2
    step,           // direction
    sneak,          // direction
    port,           // through the portal one stands on
    loot,           //
    gather,         // all that lies here
    wear,           // thing
    give,           // thing, seat
    give_shard,     // seat
    give_artefact,  // seat
    hand,           // seat: dust, gems and money, how much of each comes next
    amount,         // number
    use,            // thing; repel: direction of the room (4: here), direction; wake: seat
    shift,          // by phase dust
    vent,           // direction: fill with air, or drain
    heal,           // seat
    take,           // the artefact
    fight,          // at once what staying brings
    free,           // dimension: sealed in
    wake,           // on START, by the option rescue
    end,            // of the turn
    call,           // the end of the mission, by the leader
  };

  constexpr Move() = default;
  template <class... Args>
  static constexpr Move of(Kind kind, Args... args) {
    static_assert(sizeof...(args) <= 3);
    auto bits = static_cast<std::uint32_t>(kind);
    unsigned shift = 8;
    ((bits |= static_cast<std::uint32_t>(args) << shift, shift += 8), ...);
    return from_code(bits);
  }
  static constexpr Move from_code(std::uint32_t code) {
    Move move;
    move.bits_ = code;
    return move;
  }

  constexpr Kind kind() const { return static_cast<Kind>(bits_ & 0xffU); }
  constexpr std::uint8_t arg(int i) const {
    return static_cast<std::uint8_t>(bits_ >> (8 * (i + 1)) & 0xffU);
  }
  constexpr Direction direction() const { return static_cast<Direction>(arg(0)); }
  constexpr Square square() const { return static_cast<Square>(arg(0)); }
  constexpr Seat seat() const { return static_cast<Seat>(arg(0)); }
  constexpr Thing thing() const { return static_cast<Thing>(arg(0)); }
  constexpr Character character() const { return static_cast<Character>(arg(0)); }
  constexpr Dimension dimension() const { return static_cast<Dimension>(arg(0)); }
  constexpr std::uint32_t code() const { return bits_; }
  constexpr bool operator==(const Move&) const = default;

 private:
  std::uint32_t bits_ = static_cast<std::uint32_t>(Kind::end);
};

constexpr auto list_words(Move::Kind /*of*/) {
  using enum Move::Kind;
  return word_list<Move::Kind>({{choose, "choose"},
                                {start, "start"},
                                {first, "first"},
                                {explore, "explore"},
                                {scout, "scout"},
                                {lay, "lay"},
                                {step, "step"},
                                {sneak, "sneak"},
                                {port, "port"},
                                {loot, "loot"},
                                {gather, "gather"},
                                {wear, "wear"},
                                {give, "give"},
                                {give_shard, "give-shard"},
                                {give_artefact, "give-artefact"},
                                {hand, "hand"},
                                {amount, "amount"},
                                {use, "use"},
                                {shift, "shift"},
                                {vent, "vent"},
                                {heal, "heal"},
                                {take, "take"},
                                {fight, "fight"},
                                {free, "free"},
                                {wake, "wake"},
                                {end, "end"},
                                {call, "call"}});
}

inline constexpr int here = 4;  // the room of one's own, where a direction could stand

// The longest: every kind of thing carried, to four mates each, and all else. A purse is handed
// over in steps of at most 200.
inline constexpr int most_handed = 200;
using MoveList = FixedList<Move, 5 * most_things + 120>;

}  // namespace penta::phase_away

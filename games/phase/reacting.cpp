// Windows to react: in the action rounds everybody is asked, whatever they hold.
#include <array>

#include "games/phase/rules.h"

namespace penta::phase {
namespace {

enum Asked : std::uint8_t { turn, attacked, fighting, guarding, acted, attack, ending };

constexpr std::array<Question, 7> kinds{{
    {"turn", {"it is my turn", "ich bin am Zug"}, true},
    {"attacked", {"I am attacked", "ich werde angegriffen"}, true},
    {"fighting", {"my warriors fight", "meine Krieger kämpfen"}, true},
    {"guarding", {"I guard the Nexus", "ich bewache den Nexus"}, true},
    {"acted", {"somebody has acted", "jemand hat gehandelt"}},
    {"attack", {"somebody attacks", "jemand greift an"}},
    {"ending", {"a turn ends", "ein Zug endet"}},
}};

// Whoever is asked comes after the last action, not after the active player who was asked first. If
// these are the same places, an earlier action of this turn counts, too.
bool has_acted(const Table& table, Seat viewer, int players) {
  const int asked = (index(table.acting) + 1 + table.passes) % players;
  return table.acting != viewer && index(table.actor) == asked;
}

}  // namespace

std::span<const Question> Rules::questions() { return kinds; }

std::optional<Window<Move>> Rules::window(const View& view) const {
  const Table& table = view.table;
  if (table.ask != Ask::action || view.viewer != table.actor) return std::nullopt;
  Window<Move> window{.pass = Move::of(Move::Kind::pass), .opens = table.passes == 0};
  const auto asks = [&](Asked kind, bool it_does) {
    if (it_does) window.asks |= 1U << kind;
  };
  const bool skirmish = table.step == Step::skirmish;
  const bool maneuver = table.step == Step::maneuver;
  asks(turn, table.active == view.viewer);
  asks(attacked, skirmish && table.target == view.viewer);
  asks(fighting, skirmish && !table.fighting(view.viewer).empty());
  asks(guarding,
       table.guardian == view.viewer && (maneuver || (skirmish && table.target == stranger)));
  asks(acted, has_acted(table, view.viewer, players_));
  asks(attack, maneuver || skirmish);
  asks(ending, !maneuver && !skirmish);
  return window;
}

bool Rules::has_turn(const View& view) const {
  return !view.table.over() && view.table.ask != Ask::recruit && view.table.active == view.viewer;
}

}  // namespace penta::phase

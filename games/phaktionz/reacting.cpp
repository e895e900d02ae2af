// Windows to answer: the opponent of whoever announced something is asked first, then the announcer
// too, whatever they hold. What one is asked about follows from the chain, which lies open.
#include <array>

#include "games/phaktionz/rules.h"

namespace penta::phaktionz {
namespace {

enum Asked : std::uint8_t {
  battle,
  direct,
  ability,
  trigger,
  invocation,
  summon,
  created,
  answer,
  own,
};

constexpr std::array<Question, 9> kinds{{
    {"battle", {"a battle against my Summon", "ein Kampf gegen mein Wesen"}, true},
    {"direct", {"a battle against me", "ein Kampf gegen mich"}, true},
    {"ability", {"an ability is used", "eine Fähigkeit wird genutzt"}, true},
    {"trigger", {"an ability is set off", "eine Fähigkeit wird ausgelöst"}, true},
    {"invocation", {"an invocation", "eine Anrufung"}, true},
    {"placement", {"a Summon is placed", "ein Wesen wird aufgestellt"}},
    {"creation",
     {"a card comes from the Creation Pile, or a Tier 0 is promoted",
      "eine Karte kommt vom Schöpfungsstapel, oder ein Rang 0 wird befördert"}},
    {"answer", {"an answer to what I have announced", "eine Antwort auf meine Ansage"}, true},
    {"own", {"my own announcements", "meine eigenen Ansagen"}},
}};

Asked what(const Link& link) {
  switch (link.kind) {
    case Link::Kind::placement:
      return summon;
    case Link::Kind::cast:
      return invocation;
    case Link::Kind::ability:
      return ability;
    case Link::Kind::trigger:
      return trigger;
    case Link::Kind::battle:
      return link.subject.card == no_card ? direct : battle;
    default:
      return created;
  }
}

}  // namespace

std::span<const Question> Rules::questions() { return kinds; }

std::optional<Window<Move>> Rules::window(const View& view) const {
  const Table& table = view.table;
  if (table.ask != Ask::respond || view.viewer != table.actor || table.depth == 0) {
    return std::nullopt;
  }
  Window<Move> window{.pass = Move::of(Move::Kind::pass), .opens = table.passes == 0};
  const Link& last = table.last();
  if (last.seat == view.viewer) {
    window.asks = 1U << own;
    return window;
  }
  window.asks = 1U << what(last);
  if (table.depth > 1 && table.links[table.depth - 2U].seat == view.viewer) {
    window.asks |= 1U << answer;
  }
  return window;
}

bool Rules::has_turn(const View& view) const {
  return !view.table.over() && view.table.phase != Phase::setup && view.table.active == view.viewer;
}

}  // namespace penta::phaktionz

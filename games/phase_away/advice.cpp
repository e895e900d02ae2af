// Why a move is good, from what lies open. Nothing is guessed: what is said follows from the table
// and from what the move does for certain.
#include "games/phase_away/advice.h"

#include <algorithm>
#include <array>
#include <optional>

#include "games/phase_away/rules.h"

namespace penta::phase_away {
namespace {

using Code = AdviceCode;
using Act = Move::Kind;

class Adviser {
 public:
  Adviser(const Rules& rules, const View& view)
      : rules_(rules),
        figures_(rules.figures()),
        table_(view.table),
        me_(view.viewer),
        own_(rules.player(view.table, view.viewer)),
        seconds_((rules.time_limit() - view.table.clock) / 1'000) {}

  Advice of(Move move, std::span<const Move> rivals) const {
    if (rivals.empty()) return advise(Code::only_move);
    if (const auto danger = falls_at_the_end(move)) return *danger;
    switch (move.kind()) {
      case Act::choose:
      case Act::start:
      case Act::first:
        return setting_up(move);
      case Act::explore:
      case Act::scout:
      case Act::lay:
        return laying(move);
      case Act::step:
      case Act::sneak:
      case Act::port:
        return walking(move);
      case Act::give:
      case Act::give_shard:
      case Act::give_artefact:
      case Act::hand:
      case Act::amount:
        return handing(move);
      case Act::use:
        return using_item(move);
      case Act::free:
        return advise(Code::frees, move.dimension());
      case Act::wake:
        return advise(Code::wakes);
      case Act::end:
        return ending();
      case Act::call:
        return advise(Code::calls_end, rules_.players() - on_start());
      default:
        return here(move);
    }
  }

 private:
  const Player& mate(int i) const { return rules_.player(table_, seat_at(i)); }
  int most_hp(const Player& player) const {
    return figures_.hp[static_cast<std::size_t>(player.character)];
  }
  int on_start() const {
    int there = 0;
    for (int i = 0; i < rules_.players(); ++i) there += mate(i).square == table_.start ? 1 : 0;
    return there;
  }
  bool artefact_is_out() const {
    return table_.shards_found == all_shards && table_.artefact_owed == 0 &&
           table_.artefact_room == Square::none;
  }
  Squares open_beside(Square square) const {
    return Squares(square).neighbours() - table_.laid - Squares(square);
  }

  Advice setting_up(Move move) const {
    if (move.kind() == Act::choose) {
      const auto at = static_cast<std::size_t>(move.character());
      return advise(Code::chooses, move.character(), figures_.ap[at], figures_.hp[at],
                    figures_.damage[at]);
    }
    if (move.kind() == Act::start) {
      const int x = column(move.square());
      const int y = row(move.square());
      const int furthest = std::max(x, side - 1 - x) + std::max(y, side - 1 - y);
      return advise(Code::starts_there, move.square(), furthest);
    }
    const auto ap = [&](int i) {
      return int{figures_.ap[static_cast<std::size_t>(mate(i).character)]};
    };
    const int theirs = ap(penta::index(move.seat()));
    for (int i = 0; i < rules_.players(); ++i) {
      if (ap(i) > theirs) return {};
    }
    return advise(Code::names_quickest, move.seat(), theirs);
  }

  Advice laying(Move move) const {
    if (move.kind() == Act::lay) {
      const Scouted& room = table_.scouted[static_cast<std::size_t>(move.arg(0)) - 1];
      const Scouted& rest = table_.scouted[static_cast<std::size_t>(2 - move.arg(0))];
      if (room.monster == Monster::none && rest.monster != Monster::none) {
        return advise(Code::lays_without, rest.monster);
      }
      const bool suits = (room.air != 0) == (own_.dimension == Dimension::alpha);
      return suits ? advise(Code::lays_walkable, table_.scouted_square, own_.dimension) : Advice{};
    }
    const Square there = beside(own_.square, move.direction());
    if (move.kind() == Act::scout) return advise(Code::scouts, there);
    const auto& bag = table_.bag;
    if (own_.dimension == Dimension::beta && table_.shards_found < all_shards) {
      return advise(Code::explores_for_shards, there, table_.shards_found, bag[0],
                    bag[0] + bag[1] + bag[2]);
    }
    return advise(Code::explores, there, open_beside(there).size());
  }

  // --- walking

  // Steps from there to one of the goals, a portal's room being a goal and never on the way; -1.
  int way(Square from, Squares goals) const {
    Squares through = rules_.walkable(table_, own_.dimension);
    goals = goals & through;
    for (const Square portal : table_.portals) {
      if (portal != Square::none) through.erase(portal);
    }
    Squares reached(from);
    Squares edge = reached;
    for (int steps = 0; !edge.empty(); ++steps) {
      if (!(edge & goals).empty()) return steps;
      edge = (edge.neighbours() & (through | goals)) - reached;
      reached = reached | edge;
    }
    return -1;
  }

  // The way left, if the step makes it shorter.
  std::optional<int> nearer(Square to, Squares goals) const {
    const int now = way(own_.square, goals);
    const int then = way(to, goals);
    if (now < 0 || then < 0 || then >= now) return std::nullopt;
    return then;
  }

  // What the fight in that room comes to, if there is one.
  struct Fight {
    Monster monster = Monster::none;
    int lost = 0;
    bool slain = false;
    bool falls = false;
  };
  Fight fight_in(Square square) const {
    if (!own_.standing() || !table_.monsters.contains(square)) return {};
    if (table_.fought.contains(square)) return {};
    const Monster monster = rules_.monster_at(table_, square);
    const int lost = rules_.blow(monster, own_);
    return {
        .monster = monster,
        .lost = lost,
        .slain = rules_.damage_of(own_) >= figures_.monster_hp[static_cast<std::size_t>(monster)],
        .falls = lost >= own_.hp};
  }

  Advice falling(const Fight& fight) const {
    return advise(Code::falls, fight.monster, fight.lost, own_.hp);
  }
  Advice unwon(const Fight& fight) const {
    return advise(Code::fights_on, fight.monster, fight.lost, own_.hp - fight.lost);
  }
  // The monster of one's own room strikes when the turn ends there, and it ends with the last AP.
  std::optional<Advice> falls_at_the_end(Move move) const {
    constexpr std::array stays{Act::explore,       Act::lay,  Act::gather, Act::wear,
                               Act::give,          Act::hand, Act::amount, Act::give_shard,
                               Act::give_artefact, Act::vent, Act::heal,   Act::end};
    if (table_.step < Step::turn || table_.actor != me_) return std::nullopt;
    if (std::find(stays.begin(), stays.end(), move.kind()) == stays.end()) return std::nullopt;
    if (move.kind() != Act::end && rules_.cost(move) < table_.ap) return std::nullopt;
    const Fight fight = fight_in(own_.square);
    if (!fight.falls) return std::nullopt;
    const Player then = protected_by(move);
    if (rules_.blow(fight.monster, then) < then.hp) return std::nullopt;
    return advise(Code::ends_falling, fight.monster, fight.lost, own_.hp);
  }
  // Whoever makes the move, with the armour and the HP that it brings.
  Player protected_by(Move move) const {
    Player then = own_;
    if (move.kind() == Act::wear && protects(move.thing())) then.armour = move.thing();
    if (move.kind() == Act::heal && move.seat() == me_) {
      then.hp = static_cast<std::uint8_t>(std::min(most_hp(own_), own_.hp + 2));
    }
    // What one wore when one fell is put on again.
    if (move.kind() == Act::gather && own_.armour == Thing::none &&
        own_.lost_armour != Thing::none) {
      rules_.copies(own_.lost_armour).for_each([&](Card card) {
        const std::uint8_t place = table_.where[static_cast<std::size_t>(card)];
        if (place == static_cast<std::uint8_t>(own_.square)) then.armour = own_.lost_armour;
      });
    }
    return then;
  }
  bool protects(Thing thing) const {
    return figures_.thing_kind[static_cast<std::size_t>(thing)] != ThingKind::weapon;
  }

  Seat felled_in(Square square, Dimension dimension) const {
    for (int i = 0; i < rules_.players(); ++i) {
      const Player& each = mate(i);
      if (!each.standing() && each.square == square && each.dimension == dimension) {
        return seat_at(i);
      }
    }
    return stranger;
  }

  Advice walking(Move move) const {
    const auto at = static_cast<std::size_t>(own_.dimension);
    const bool ports_now = move.kind() == Act::port;
    const Square there = ports_now ? own_.square : beside(own_.square, move.direction());
    const bool through = ports_now || there == table_.portals[at];
    const Square arrival = !through ? there : table_.portals[there == table_.portals[0] ? 1 : 0];
    const Dimension then = through ? other(own_.dimension) : own_.dimension;
    const Fight fight = fight_in(arrival);
    if (move.kind() == Act::sneak) {
      // Without AP the turn ends there, and with it comes the fight.
      if (table_.ap <= rules_.cost(move)) return {};
      return advise(Code::sneaks_past, fight.monster, rules_.blow(fight.monster, own_));
    }
    if (fight.falls) return falling(fight);
    if (const Seat felled = felled_in(arrival, then); felled != stranger) {
      return advise(Code::revives, felled);
    }
    if (fight.slain && fight.lost == 0) return advise(Code::wins_unhurt, fight.monster);
    if (fight.slain) {
      return advise(Code::wins_fight, fight.monster, fight.lost, own_.hp - fight.lost);
    }
    if (fight.monster != Monster::none) return unwon(fight);
    if (through) return advise(Code::ports, arrival, then);
    if (artefact_is_out()) {
      if (const auto advice = going_home(there)) return *advice;
    }
    return onward(there);
  }

  std::optional<Advice> going_home(Square there) const {
    const bool carries = own_.purse.artefact != 0;
    if (there == table_.start && on_start() + 1 == rules_.players() &&
        (carries || rules_.artefact_is_home(table_))) {
      return advise(Code::all_home);
    }
    const auto left = nearer(there, Squares(table_.start));
    if (!left) return std::nullopt;
    return advise(carries ? Code::brings_home : Code::goes_home, *left, seconds_);
  }

  // What a step leads to, the nearest thing first.
  Advice onward(Square there) const {
    if (table_.floored.contains(there)) return advise(Code::to_floor, there);
    const auto at = static_cast<std::size_t>(own_.dimension);
    Squares unsearched =
        rules_.walkable(table_, own_.dimension) - table_.looted[at] - table_.monsters;
    unsearched.erase(table_.start);
    const Square room = table_.artefact_room;
    if (room != Square::none && own_.purse.shards > 0) {
      if (const auto left = nearer(there, Squares(room))) {
        return advise(Code::to_artefact, room, *left);
      }
    }
    if (unsearched.contains(there)) return advise(Code::to_unsearched, there, own_.dimension);
    for (int i = 0; i < rules_.players(); ++i) {
      if (mate(i).standing() || mate(i).dimension != own_.dimension) continue;
      if (const auto left = nearer(there, Squares(mate(i).square))) {
        return advise(Code::to_felled, seat_at(i), *left);
      }
    }
    const bool seeks_beta = own_.dimension == Dimension::alpha && table_.shards_found < all_shards;
    if (seeks_beta && own_.purse.dust > 0) {
      if (const auto left = nearer(there, Squares(table_.start))) {
        return advise(Code::to_dust_shift, *left, own_.purse.dust);
      }
    }
    const Square portal = table_.portals[at];
    if (seeks_beta && portal != Square::none) {
      if (const auto left = nearer(there, Squares(portal))) {
        return advise(Code::to_portal, portal, *left);
      }
    }
    const Squares open = open_beside(there);
    if (!open.empty()) return advise(Code::to_edge, there, open.size());
    return further(there, unsearched);
  }

  Advice further(Square there, Squares unsearched) const {
    if (const auto left = nearer(there, unsearched)) {
      return advise(Code::to_far_search, nearest(there, unsearched), *left);
    }
    const Squares edges = (Squares::all() - table_.laid).neighbours() & table_.laid;
    if (const auto left = nearer(there, edges)) {
      return advise(Code::to_far_edge, nearest(there, edges), *left);
    }
    if (there == table_.start) return advise(Code::to_start);
    const int home = way(there, Squares(table_.start));
    return home < 0 ? Advice{} : advise(Code::to_nowhere, there, home);
  }

  // REQUIRES: there is a way to one of them.
  Square nearest(Square from, Squares goals) const {
    const int steps = way(from, goals);
    Square found = Square::none;
    (goals & rules_.walkable(table_, own_.dimension)).for_each([&](Square goal) {
      if (found == Square::none && way(from, Squares(goal)) == steps) found = goal;
    });
    return found;
  }

  // --- where one stands

  Advice here(Move move) const {
    switch (move.kind()) {
      case Act::take:
        return advise(Code::takes_artefact, own_.purse.shards);
      case Act::loot: {
        const bool shards =
            table_.shards_found < all_shards &&
            rules_.loot_table(table_, own_.square, own_.dimension) == LootTable::beta;
        if (!shards) return advise(Code::searches, own_.square, own_.dimension);
        return advise(Code::searches_shard, table_.shards_found,
                      std::max(1, figures_.shard_every - table_.searches));
      }
      case Act::gather:
        return advise(Code::gathers, own_.square);
      case Act::wear:
        return wearing(move.thing());
      case Act::heal: {
        const Player& hurt = rules_.player(table_, move.seat());
        const int then = std::min(most_hp(hurt), hurt.hp + 2);
        return move.seat() == me_ ? advise(Code::heals_self, then, most_hp(hurt))
                                  : advise(Code::heals_mate, move.seat(), then, most_hp(hurt));
      }
      case Act::fight: {
        const Fight fight = fight_in(own_.square);
        if (fight.falls) return falling(fight);
        if (!fight.slain) return unwon(fight);
        return advise(Code::slays_here, fight.monster, fight.lost, own_.hp - fight.lost);
      }
      case Act::shift: {
        const int dust = own_.square == table_.start ? 1 : 3;
        return advise(Code::shifts, own_.purse.dust - dust, other(own_.dimension));
      }
      case Act::vent: {
        const Square there = beside(own_.square, move.direction());
        const bool open = rules_.walkable(table_, own_.dimension).contains(there);
        return advise(open ? Code::vents_shut : Code::vents_open, there);
      }
      default:
        return {};
    }
  }

  Advice wearing(Thing thing) const {
    const auto at = static_cast<std::size_t>(thing);
    Player then = own_;
    if (figures_.thing_kind[at] == ThingKind::weapon) {
      then.weapon = thing;
      const int damage = rules_.damage_of(then);
      if (damage <= rules_.damage_of(own_)) return {};
      return advise(Code::wears_weapon, thing, damage, rules_.damage_of(own_));
    }
    then.armour = thing;
    const int protection = rules_.protection_of(then);
    if (protection <= rules_.protection_of(own_)) return {};
    return advise(Code::wears_armour, thing, protection, rules_.protection_of(own_));
  }

  Advice handing(Move move) const {
    if (move.kind() == Act::amount) {
      if (move.arg(0) > 0) return advise(Code::hands_amount, move.arg(0));
      const Purse& purse = own_.purse;
      const int kept = table_.step == Step::hand_dust   ? purse.dust
                       : table_.step == Step::hand_gems ? purse.gems
                                                        : int{purse.money};
      return advise(Code::keeps, kept);
    }
    if (move.kind() == Act::give) {
      const auto to = static_cast<Seat>(move.arg(1));
      const Player& taker = rules_.player(table_, to);
      const ThingKind kind = figures_.thing_kind[move.arg(0)];
      if (kind == ThingKind::item) return advise(Code::gives_item, to, move.thing());
      const Thing worn = kind == ThingKind::weapon ? taker.weapon : taker.armour;
      return worn == Thing::none ? advise(Code::gives_gear, to, move.thing()) : Advice{};
    }
    const Player& taker = rules_.player(table_, move.seat());
    if (move.kind() == Act::give_shard) {
      return advise(Code::gives_shard, move.seat(), taker.purse.shards + 1);
    }
    if (move.kind() == Act::hand) {
      const bool dust = own_.purse.dust > 0 && taker.purse.dust == 0;
      return advise(dust ? Code::hands_dust : Code::hands_purse, move.seat());
    }
    const auto ap = [&](const Player& each) {
      return int{figures_.ap[static_cast<std::size_t>(each.character)]};
    };
    if (ap(taker) <= ap(own_)) return {};
    return advise(Code::gives_to_quicker, move.seat(), ap(taker));
  }

  Advice using_item(Move move) const {
    const Thing thing = move.thing();
    const int power = figures_.power[move.arg(0)];
    switch (figures_.effect[move.arg(0)]) {
      case Effect::heal:
        return advise(Code::uses_heal, thing, std::min(most_hp(own_), own_.hp + power),
                      most_hp(own_));
      case Effect::energy:
        return advise(Code::uses_energy, thing, table_.ap + power);
      case Effect::home: {
        const int steps = rules_.way_home(table_, own_.square, own_.dimension);
        return steps < 0 ? advise(Code::uses_home_only, thing)
                         : advise(Code::uses_home, thing, steps);
      }
      case Effect::shield:
        return advise(Code::uses_shield, thing);
      case Effect::luck:
        return advise(Code::uses_luck, thing);
      case Effect::repel: {
        const Square room = move.arg(1) == phase_away::here
                                ? own_.square
                                : beside(own_.square, static_cast<Direction>(move.arg(1)));
        const Square to = beside(room, static_cast<Direction>(move.arg(2)));
        return advise(table_.laid.contains(to) ? Code::pushes : Code::banishes, thing,
                      rules_.monster_at(table_, room), to);
      }
      case Effect::shift:
        return advise(Code::uses_shift, thing, other(own_.dimension));
      case Effect::wake: {
        const auto felled = static_cast<Seat>(move.arg(1));
        return advise(Code::uses_wake, thing, felled,
                      std::min(power, most_hp(rules_.player(table_, felled))));
      }
      case Effect::none:
        break;
    }
    return {};
  }

  Advice ending() const {
    if (!own_.standing()) return {};
    const Fight fight = fight_in(own_.square);
    if (fight.monster != Monster::none) {
      return advise(Code::ends_fighting, fight.monster, fight.lost, own_.hp - fight.lost);
    }
    if (table_.ap == 0) return advise(Code::no_ap_left);
    const bool home = own_.square == table_.start;
    if (home && artefact_is_out()) {
      return advise(Code::waits_on_start, on_start(), rules_.players());
    }
    if (home) return advise(Code::ends_on_start, table_.ap);
    if (table_.monsters.contains(own_.square)) {
      return advise(Code::ends_beside, rules_.monster_at(table_, own_.square), table_.ap);
    }
    return advise(Code::ends_alone, table_.ap);
  }

  const Rules& rules_;
  const Figures& figures_;
  const Table& table_;
  Seat me_;
  const Player& own_;
  int seconds_;
};

}  // namespace

Advice Rules::advice(const View& view, Move move, std::span<const Move> rivals) const {
  return Adviser(*this, view).of(move, rivals);
}

}  // namespace penta::phase_away

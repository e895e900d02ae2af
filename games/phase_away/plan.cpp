#include "games/phase_away/plan.h"

#include <algorithm>

#include "games/phase_away/weights.h"

namespace penta::phase_away {

Plan::Plan(const Rules& rules, const Table& table, Seat seat)
    : rules_(rules), table_(table), seat_(seat), own_(rules.player(table, seat)) {
  if (table.step != Step::turn) return;
  safe_ = rules.walkable(table, own_.dimension);
  for (std::size_t i = 0; i < table.prowler_count; ++i) {
    const Prowler& prowler = table.prowlers[i];
    if (!safe_.contains(prowler.square) || table.fought.contains(prowler.square)) continue;
    if (!survives(prowler.kind)) {
      safe_.erase(prowler.square);
    } else if (slays(prowler.kind)) {
      prey_.insert(prowler.square);
    }
  }
  artefact_out_ = table.shards_found == all_shards && table.artefact_owed == 0 &&
                  table.artefact_room == Square::none;
}

bool Plan::survives(Monster monster) const { return rules_.blow(monster, own_) < own_.hp; }

bool Plan::slays(Monster monster) const {
  return rules_.damage_of(own_) >= rules_.figures().monster_hp[static_cast<std::size_t>(monster)];
}

Move Plan::move() const {
  switch (table_.step) {
    case Step::characters:
      for (const Character character : weights::favourites) {
        const Move move = Move::of(Kind::choose, character);
        if (legal(move)) return move;
      }
      break;
    case Step::start:
      return Move::of(Kind::start, square_at(side / 2, side / 2));
    case Step::first:
      return Move::of(Kind::first, rules_.leader());
    case Step::scouted:
      return lay_move();
    case Step::hand_dust:
    case Step::hand_gems:
    case Step::hand_money:
      return amount_move();
    default:
      break;
  }
  if (!own_.standing()) {
    const Move wake = Move::of(Kind::wake);
    return legal(wake) ? wake : Move::of(Kind::end);
  }
  if (const auto move = free_move()) return *move;
  if (table_.ap > 0) {
    if (const auto move = here_move()) return *move;
    if (const auto move = goal_move()) return *move;
  }
  return Move::of(Kind::end);
}

// Items and dust cost nothing.
std::optional<Move> Plan::free_move() const {
  const Figures& figures = rules_.figures();
  const int most_hp = figures.hp[static_cast<std::size_t>(own_.character)];
  std::optional<Move> found;
  const auto use = [&](Thing thing, auto... aim) {
    const Move move = Move::of(Kind::use, thing, aim...);
    if (!found && legal(move)) found = move;
  };
  own_.carried.for_each([&](Card card) {
    if (found) return;
    const Thing thing = figures.thing_of[static_cast<std::size_t>(card)];
    const auto at = static_cast<std::size_t>(thing);
    const int power = figures.power[at];
    switch (figures.effect[at]) {
      case Effect::heal:
        if (most_hp - own_.hp >= power || own_.hp <= 2) use(thing);
        break;
      case Effect::energy:
        if (table_.ap == 0 || table_.acted == 0) use(thing);
        break;
      case Effect::luck:
        if (table_.ap > 0 && legal(Move::of(Kind::loot))) use(thing);
        break;
      case Effect::shield:
        if (table_.monsters.contains(own_.square) && !table_.fought.contains(own_.square)) {
          use(thing);
        }
        if (!(prey_ & Squares(own_.square).neighbours()).empty()) use(thing);
        break;
      case Effect::wake:
        for (int i = 0; i < rules_.players(); ++i) {
          if (!mate(i).standing()) use(thing, seat_at(i));
        }
        break;
      case Effect::home:
        if (own_.purse.artefact != 0 || (artefact_out_ && is_late())) use(thing);
        if (wants_beta() && own_.purse.dust > 0 &&
            rules_.way_home(table_, own_.square, own_.dimension) > table_.ap) {
          use(thing);
        }
        break;
      case Effect::shift:
        if (wants_beta()) use(thing);
        break;
      case Effect::repel: {
        // One that cannot be beaten is pushed away.
        const Squares near = Squares(own_.square).neighbours() | Squares(own_.square);
        if (((near & table_.monsters) - prey_ - table_.fought).empty()) break;
        for (int room = 0; room <= here && !found; ++room) {
          for (int to = 0; to < directions; ++to) use(thing, room, to);
        }
        break;
      }
      case Effect::none:
        break;
    }
  });
  if (found) return found;
  const bool to_beta = own_.dimension == Dimension::alpha && wants_beta();
  const Move shift = Move::of(Kind::shift);
  if (to_beta && legal(shift)) return shift;
  return std::nullopt;
}

bool Plan::wants_beta() const {
  if (own_.dimension == Dimension::beta || artefact_out_) return false;
  if (table_.shards_found < all_shards) return !is_late();
  return own_.purse.shards > 0;
}

// What can be done where one stands.
std::optional<Move> Plan::here_move() const {
  if (legal(Move::of(Kind::take))) return Move::of(Kind::take);
  const bool hurries = artefact_out_ && is_late();
  if (!hurries && legal(Move::of(Kind::loot))) return Move::of(Kind::loot);
  const Square square = own_.square;
  if (table_.floored.contains(square)) return Move::of(Kind::gather);
  if (const auto move = gear_move()) return move;
  if (const auto move = help_move()) return move;
  if (const auto move = hand_move()) return move;
  if (prey_.contains(square) && legal(Move::of(Kind::fight))) return Move::of(Kind::fight);
  return std::nullopt;
}

std::optional<Move> Plan::gear_move() const {
  const Figures& figures = rules_.figures();
  std::optional<Move> best;
  int gain = 0;
  const auto power = [&](Thing thing) {
    return thing == Thing::none ? 0 : int{figures.power[static_cast<std::size_t>(thing)]};
  };
  own_.carried.for_each([&](Card card) {
    const Thing thing = figures.thing_of[static_cast<std::size_t>(card)];
    const ThingKind kind = figures.thing_kind[static_cast<std::size_t>(thing)];
    if (kind == ThingKind::item) return;
    const Thing worn = kind == ThingKind::weapon ? own_.weapon : own_.armour;
    if (power(thing) - power(worn) <= gain) return;
    gain = power(thing) - power(worn);
    best = Move::of(Kind::wear, thing);
  });
  return best;
}

std::optional<Move> Plan::help_move() const {
  if (own_.character != Character::medic) return std::nullopt;
  for (int i = 0; i < rules_.players(); ++i) {
    const Move move = Move::of(Kind::heal, seat_at(i));
    const int most = rules_.figures().hp[static_cast<std::size_t>(mate(i).character)];
    if (most - mate(i).hp >= 2 && legal(move)) return move;
  }
  return std::nullopt;
}

// Shards to whoever gathers them; dust to somebody who could shift with it; gear that one does not
// need to a mate who does.
std::optional<Move> Plan::hand_move() const {
  const Seat to = taker();
  if (table_.shards_found == all_shards && to != seat_) {
    const Move move = Move::of(Kind::give_shard, to);
    if (legal(move)) return move;
  }
  const Figures& figures = rules_.figures();
  for (int i = 0; i < rules_.players(); ++i) {
    if (seat_at(i) == seat_ || mate(i).square != own_.square) continue;
    const bool on_start = own_.square == table_.start && table_.shards_found < all_shards;
    const Move hand = Move::of(Kind::hand, seat_at(i));
    if (on_start && own_.purse.dust > 1 && mate(i).purse.dust == 0 && legal(hand)) return hand;
    std::optional<Move> found;
    own_.carried.for_each([&](Card card) {
      const auto thing = static_cast<std::size_t>(figures.thing_of[static_cast<std::size_t>(card)]);
      const bool lacks =
          (figures.thing_kind[thing] == ThingKind::weapon && mate(i).weapon == Thing::none) ||
          (figures.thing_kind[thing] == ThingKind::armour && mate(i).armour == Thing::none);
      const Move give = Move::of(Kind::give, thing, seat_at(i));
      if (!found && lacks && legal(give)) found = give;
    });
    if (found) return found;
  }
  return std::nullopt;
}

std::optional<Move> Plan::goal_move() const {
  const Squares felled = [&] {
    Squares rooms;
    for (int i = 0; i < rules_.players(); ++i) {
      if (!mate(i).standing() && mate(i).dimension == own_.dimension) rooms.insert(mate(i).square);
    }
    return rooms;
  }();
  if (own_.purse.artefact != 0 || (artefact_out_ && is_late())) {
    if (const auto move = home_move()) return move;
  }
  if (!felled.empty() && !is_late()) {
    if (const auto move = walk(felled)) return move;
  }
  if (artefact_out_) {
    // Lost on the way: somebody has to fetch it.
    Squares lost;
    table_.floored.for_each([&](Square square) {
      if (table_.floor[static_cast<std::size_t>(square)].artefact != 0) lost.insert(square);
    });
    if (!lost.empty()) {
      if (const auto move = walk(lost)) return move;
    }
    if (const auto move = home_move()) return move;
  } else if (table_.shards_found == all_shards) {
    if (const auto move = artefact_move()) return move;
  }
  return search_move();
}

std::optional<Move> Plan::home_move() const {
  if (own_.square == table_.start) return std::nullopt;
  if (const auto move = walk(Squares(table_.start))) return move;
  for (const Dimension dimension : {Dimension::alpha, Dimension::beta}) {
    const Move free = Move::of(Kind::free, dimension);
    if (legal(free)) return free;
  }
  const Square portal = table_.portals[static_cast<std::size_t>(own_.dimension)];
  if (portal != Square::none) {
    if (legal(Move::of(Kind::port))) return Move::of(Kind::port);
    if (const auto move = walk(Squares(portal))) return move;
  }
  if (legal(Move::of(Kind::shift))) return Move::of(Kind::shift);
  return explore_move();
}

Seat Plan::taker() const {
  Seat best = seat_;
  int most = -1;
  for (int i = 0; i < rules_.players(); ++i) {
    const Player& each = mate(i);
    if (!each.standing()) continue;
    const int score = 2 * each.purse.shards + (each.dimension == Dimension::beta ? 1 : 0);
    if (score > most) {
      most = score;
      best = seat_at(i);
    }
  }
  return best;
}

// All shards to one player, and with them to the artefact.
std::optional<Move> Plan::artefact_move() const {
  const Squares room =
      table_.artefact_room == Square::none ? Squares{} : Squares(table_.artefact_room);
  const Seat to = taker();
  if (to == seat_) {
    if (own_.purse.shards == all_shards || !room.contains(own_.square)) {
      if (const auto move = walk(room)) return move;
    }
    // Waits there for the others, or fetches what lies on the floor.
    Squares lost;
    table_.floored.for_each([&](Square square) {
      if (table_.floor[static_cast<std::size_t>(square)].shards != 0) lost.insert(square);
    });
    if (!lost.empty()) {
      if (const auto move = walk(lost)) return move;
    }
    if (own_.dimension == Dimension::beta && room.contains(own_.square)) return std::nullopt;
    return search_move();
  }
  if (own_.purse.shards == 0) {
    return is_late() ? home_move() : search_move();
  }
  const Player& gatherer = rules_.player(table_, to);
  if (gatherer.dimension == own_.dimension) {
    if (const auto move = walk(Squares(gatherer.square))) return move;
  }
  if (const auto move = walk(room)) return move;
  return search_move();
}

// Rooms to search, monsters to slay, portals and START to change sides, edges to explore.
std::optional<Move> Plan::search_move() const {
  if (wants_beta()) {
    const Square portal = table_.portals[static_cast<std::size_t>(own_.dimension)];
    if (own_.purse.dust > 0 && own_.square != table_.start) {
      if (const auto move = walk(Squares(table_.start))) return move;
    }
    if (portal != Square::none) {
      if (const auto move = walk(Squares(portal))) return move;
    }
  }
  const Squares unsearched = (rules_.walkable(table_, own_.dimension) - table_.monsters) -
                             table_.looted[static_cast<std::size_t>(own_.dimension)] -
                             Squares(table_.start);
  const bool shards_only = own_.dimension == Dimension::beta && table_.shards_found < all_shards;
  const Squares plain = unsearched - table_.medi - table_.cargo;
  const auto near = way_to((shards_only ? plain : unsearched) | prey_);
  // Nothing near is worth a long way when a new room is next door.
  if (!near || near->steps > 2) {
    if (const auto move = explore_move()) return move;
  }
  if (near && near->first != Direction::none) return Move::of(Kind::step, near->first);
  const Squares edges =
      rules_.walkable(table_, own_.dimension) & (Squares::all() - table_.laid).neighbours();
  if (const auto move = walk(edges)) return move;
  if (const auto move = walk(unsearched)) return move;
  if (const auto move = vent_move()) return move;
  for (const Dimension dimension : {Dimension::beta, Dimension::alpha}) {
    const Move free = Move::of(Kind::free, dimension);
    if (legal(free)) return free;
  }
  return std::nullopt;
}

// Away from the edge of the board: more rooms fit there.
std::optional<Move> Plan::explore_move() const {
  const Kind kind = own_.character == Character::navigator ? Kind::scout : Kind::explore;
  std::optional<Move> best;
  int most = -1;
  for (int i = 0; i < directions; ++i) {
    const Move move = Move::of(kind, i);
    if (!legal(move)) continue;
    const Square there = beside(own_.square, static_cast<Direction>(i));
    const int open = (Squares(there).neighbours() - table_.laid).size();
    if (open > most) {
      most = open;
      best = move;
    }
  }
  return best;
}

// A neighbour of the wrong air, with something behind it.
std::optional<Move> Plan::vent_move() const {
  if (own_.character != Character::mechanic) return std::nullopt;
  std::optional<Move> best;
  int most = 0;
  for (int i = 0; i < directions; ++i) {
    const Move move = Move::of(Kind::vent, i);
    const Square there = beside(own_.square, static_cast<Direction>(i));
    if (there == Square::none || safe_.contains(there) || !legal(move)) continue;
    const int open = (Squares(there).neighbours() - table_.laid).size() + 1;
    if (open > most) {
      most = open;
      best = move;
    }
  }
  return best;
}

std::optional<Plan::Way> Plan::way_to(Squares goals) const {
  // Backwards from the goals, so that the last step found is the first one to take. Portals are
  // goals, never rooms on the way.
  Squares through = safe_;
  for (const Square portal : table_.portals) {
    if (portal != Square::none) through.erase(portal);
  }
  goals = goals & safe_;
  if (goals.contains(own_.square)) return Way{};
  Squares reached = goals;
  Squares edge = goals;
  for (int steps = 1; !edge.empty(); ++steps) {
    const Squares next = edge.neighbours();
    if (next.contains(own_.square)) {
      for (int i = 0; i < directions; ++i) {
        const Square there = beside(own_.square, static_cast<Direction>(i));
        if (there != Square::none && edge.contains(there))
          return Way{static_cast<Direction>(i), steps};
      }
    }
    edge = (next & through) - reached;
    reached = reached | edge;
  }
  return std::nullopt;
}

std::optional<Move> Plan::walk(Squares goals) const {
  const auto way = way_to(goals);
  if (!way || way->first == Direction::none) return std::nullopt;
  return Move::of(Kind::step, way->first);
}

int Plan::ap_left(int seat) const {
  const std::int32_t turn = rules_.counts_turns() ? rules_.turn_time() : 20'000;
  const int turns = (rules_.time_limit() - table_.clock) / (turn * rules_.players());
  const int full = rules_.figures().ap[static_cast<std::size_t>(mate(seat).character)];
  const bool now = seat_at(seat) == table_.actor;
  return (now ? table_.ap : 0) + full * (now ? turns - 1 : turns);
}

// The way home takes nearly all the time that is left.
bool Plan::is_late() const {
  const int way = rules_.way_home(table_, own_.square, own_.dimension);
  const int reserve = own_.purse.artefact != 0 ? weights::reserve : weights::reserve_of_team;
  return (way < 0 ? 2 * side : way) + reserve >= ap_left(penta::index(seat_));
}

Move Plan::lay_move() const {
  int best = 1;
  int most = -1000;
  for (int i = 0; i < table_.scouted_count; ++i) {
    const Scouted& room = table_.scouted[static_cast<std::size_t>(i)];
    const bool fits = (room.air != 0) == (own_.dimension == Dimension::alpha);
    int score = fits ? 10 : 0;
    if (room.monster != Monster::none) {
      score += !survives(room.monster) ? -8 : slays(room.monster) ? 1 : -4;
    }
    if (own_.dimension == Dimension::alpha && room.tile != Tile::plain) score += 2;
    if (own_.dimension == Dimension::beta && room.tile == Tile::plain) score += 2;
    if (score > most) {
      most = score;
      best = i + 1;
    }
  }
  return Move::of(Kind::lay, best);
}

// One dust, and nothing else.
Move Plan::amount_move() const {
  const Move one = Move::of(Kind::amount, table_.step == Step::hand_dust ? 1 : 0);
  if (legal(one)) return one;
  return Move::of(Kind::amount, 1);
}

}  // namespace penta::phase_away

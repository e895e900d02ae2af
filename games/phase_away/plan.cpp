#include "games/phase_away/plan.h"

#include <algorithm>

#include "games/phase_away/weights.h"

namespace penta::phase_away {

Plan::Plan(const Rules& rules, const Table& table, Seat seat, Sharing sharing)
    : rules_(rules),
      table_(table),
      seat_(seat),
      own_(rules.player(table, seat)),
      sharing_(sharing) {
  if (table.step != Step::turn && table.step != Step::scouted) return;
  safe_ = {rules.walkable(table, Dimension::alpha), rules.walkable(table, Dimension::beta)};
  for (std::size_t i = 0; i < table.prowler_count; ++i) {
    const Prowler& prowler = table.prowlers[i];
    const std::size_t at = table.air.contains(prowler.square) ? 0 : 1;
    if (table.fought.contains(prowler.square)) continue;
    if (!survives(prowler.kind)) {
      safe_[at].erase(prowler.square);
    } else if (slays(prowler.kind)) {
      prey_[at].insert(prowler.square);
    }
  }
  safe_[static_cast<std::size_t>(own_.dimension)].insert(own_.square);
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

// Beta is where the shards and the artefact are.
bool Plan::wants_beta() const {
  if (own_.dimension == Dimension::beta || artefact_out_) return false;
  return table_.shards_found < all_shards || own_.purse.shards > 0;
}

// What can be done where one stands.
std::optional<Move> Plan::here_move() const {
  if (legal(Move::of(Kind::take))) return Move::of(Kind::take);
  const bool hurries = artefact_out_ && is_late();
  if (!hurries && legal(Move::of(Kind::loot))) return Move::of(Kind::loot);
  if (is_worth_gathering()) return Move::of(Kind::gather);
  if (!hurries) {
    if (const auto move = gear_move()) return move;
    if (const auto move = heal_move()) return move;
  }
  if (const auto move = hand_move()) return move;
  const auto dimension = static_cast<std::size_t>(own_.dimension);
  const bool prey = prey_[dimension].contains(own_.square);
  return prey && legal(Move::of(Kind::fight)) ? std::optional(Move::of(Kind::fight)) : std::nullopt;
}

std::optional<Move> Plan::goal_move() const {
  if (own_.purse.artefact != 0) return home_move();
  if (shares()) {
    if (const auto move = help_up_move()) return move;
  }
  if (artefact_out_) {
    // Lost on the way: somebody has to fetch it.
    Layers lost{};
    table_.floored.for_each([&](Square square) {
      if (table_.floor[static_cast<std::size_t>(square)].artefact == 0) return;
      lost = {Squares(square), Squares(square)};
    });
    if (shares() && !lost[0].empty()) {
      if (const auto move = go(lost)) return move;
    }
    return shares() || is_late() ? home_move() : search_move();
  }
  return table_.shards_found == all_shards ? artefact_move() : search_move();
}

// To a felled mate, unless somebody else has a shorter way.
std::optional<Move> Plan::help_up_move() const {
  const auto distance = [](Square a, Square b) {
    return std::abs(column(a) - column(b)) + std::abs(row(a) - row(b));
  };
  Layers felled{};
  for (int i = 0; i < rules_.players(); ++i) {
    const Player& each = mate(i);
    if (each.standing()) continue;
    const int own = distance(own_.square, each.square);
    bool mine = true;
    for (int j = 0; j < rules_.players(); ++j) {
      const Player& helper = mate(j);
      const bool can = helper.standing() && seat_at(j) != seat_ &&
                       helper.dimension == each.dimension && helper.purse.artefact == 0;
      const int theirs = distance(helper.square, each.square);
      if (can && (theirs < own || (theirs == own && seat_at(j) < seat_))) mine = false;
    }
    if (mine) felled[static_cast<std::size_t>(each.dimension)].insert(each.square);
  }
  if (felled[0].empty() && felled[1].empty()) return std::nullopt;
  if (artefact_out_ && is_late()) return std::nullopt;
  return go(felled);
}

std::optional<Move> Plan::home_move() const {
  if (own_.square == table_.start) return std::nullopt;
  if (const auto move = go(start())) return move;
  return break_out(start());
}

// No way leads where one wants to go.
std::optional<Move> Plan::break_out(const Layers& goals) const {
  if (const auto move = use_of(Effect::home)) return move;
  if (const auto move = shift_towards(goals)) return move;
  for (const Dimension dimension : {Dimension::beta, Dimension::alpha}) {
    const Move free = Move::of(Kind::free, dimension);
    if (legal(free)) return free;
  }
  if (const auto move = vent_move()) return move;
  if (const auto move = explore_move()) return move;
  Layers edges{};
  const auto at = static_cast<std::size_t>(own_.dimension);
  edges[at] = safe_[at] & (Squares::all() - table_.laid).neighbours();
  return go(edges);
}

Plan::Layers Plan::artefact_room() const {
  if (table_.artefact_room == Square::none) return {};
  return only(table_.artefact_room, Dimension::beta);
}

Seat Plan::taker() const {
  Seat best = seat_;
  int most = -1;
  if (!shares()) return best;
  for (int i = 0; i < rules_.players(); ++i) {
    const Player& each = mate(i);
    if (!each.standing()) continue;
    int score = 4 * each.purse.shards + (each.dimension == Dimension::beta ? 1 : 0);
    if (has_way(seat_at(i), artefact_room())) score += weights::with_way;
    if (score > most) {
      most = score;
      best = seat_at(i);
    }
  }
  return best;
}

// All shards to one player, and with them to the artefact. Who cannot come there is met on START.
std::optional<Move> Plan::artefact_move() const {
  const Layers room = artefact_room();
  const Seat to = taker();
  if (own_.purse.shards == 0 && to != seat_) return is_late() ? home_move() : search_move();
  if (to == seat_) {
    // What lies on the floor first: nobody else fetches it.
    Layers lost{};
    table_.floored.for_each([&](Square square) {
      if (table_.floor[static_cast<std::size_t>(square)].shards == 0) return;
      lost[0].insert(square);
      lost[1].insert(square);
    });
    if (!lost[0].empty()) {
      if (const auto move = go(lost)) return move;
    }
    bool all_can_come = true;
    for (int i = 0; shares() && i < rules_.players(); ++i) {
      const bool comes = seat_at(i) != seat_ && mate(i).purse.shards > 0 && mate(i).standing();
      if (comes && !has_way(seat_at(i), room)) all_can_come = false;
    }
    const Layers goal = all_can_come ? room : start();
    const auto way = way_to(goal);
    if (!way) return table_.artefact_room == Square::none ? search_move() : break_out(goal);
    // Waits there for the others.
    if (way->first.kind() == Kind::end) return std::nullopt;
    return way->first;
  }
  const Player& gatherer = rules_.player(table_, to);
  const Layers goal = only(gatherer.square, gatherer.dimension);
  if (const auto move = go(goal)) return move;
  if (const auto move = go(room)) return move;
  if (const auto move = shift_towards(room)) return move;
  if (own_.square == table_.start) return std::nullopt;
  return home_move();
}

// Rooms to search, monsters to slay for their dust, edges to explore.
std::optional<Move> Plan::search_move() const {
  const auto at = static_cast<std::size_t>(own_.dimension);
  const bool for_shards = table_.shards_found < all_shards;
  const Squares open = (Squares::all() - table_.laid).neighbours();
  Layers unsearched{};
  for (std::size_t i = 0; i < 2; ++i) {
    unsearched[i] = safe_[i] - table_.monsters - table_.looted[i] - Squares(table_.start);
  }
  const Squares plain = Squares::all() - table_.medi - table_.cargo;
  Layers goals{};
  if (for_shards) {
    goals[1] = (unsearched[1] | (prey_[1] - table_.looted[1])) & plain;
    const bool in_beta = own_.dimension == Dimension::beta;
    const auto way = way_to(goals);
    if (in_beta && (!way || way->steps > weights::near_room)) {
      if (const auto move = explore_move()) return move;
    }
    if (way && (in_beta || way->steps <= weights::far_beta)) {
      if (way->first.kind() != Kind::end) return way->first;
    }
    if (const auto edge = way_to({Squares{}, safe_[1] & open});
        edge && (in_beta || edge->steps <= weights::far_beta)) {
      if (edge->first.kind() != Kind::end) return edge->first;
    }
  }
  // Here, for gear, dust, and a way.
  goals = {};
  goals[at] = unsearched[at] | prey_[at];
  const auto near = way_to(goals);
  if (!near || near->steps > weights::near_room) {
    if (const auto move = explore_move()) return move;
  }
  if (near && near->first.kind() != Kind::end) return near->first;
  goals[at] = safe_[at] & open;
  if (const auto move = go(goals)) return move;
  if (const auto move = vent_move()) return move;
  return break_out({Squares{}, safe_[1] & open});
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
  const auto at = static_cast<std::size_t>(own_.dimension);
  std::optional<Move> best;
  int most = 0;
  for (int i = 0; i < directions; ++i) {
    const Move move = Move::of(Kind::vent, i);
    const Square there = beside(own_.square, static_cast<Direction>(i));
    if (there == Square::none || safe_[at].contains(there) || !legal(move)) continue;
    const int open = (Squares(there).neighbours() - table_.laid).size() + 1;
    if (open > most) {
      most = open;
      best = move;
    }
  }
  return best;
}

int Plan::ap_left() const {
  const std::int32_t turn = rules_.counts_turns() ? rules_.turn_time() : 20'000;
  const int turns = (rules_.time_limit() - table_.clock) / (turn * rules_.players());
  const int full = rules_.figures().ap[static_cast<std::size_t>(own_.character)];
  return table_.ap + full * (turns - 1);
}

bool Plan::is_late() const {
  const auto way = way_to(start());
  const int reserve = own_.purse.artefact != 0 ? weights::reserve : weights::reserve_of_team;
  return (way ? way->steps : 2 * side) + reserve >= ap_left();
}

}  // namespace penta::phase_away

// Why a move is refused: the one place where legality stands. legal.cpp asks it.
#include <algorithm>

#include "games/phase_away/rules.h"

namespace penta::phase_away {
namespace {

using Why = ReasonCode;
using Act = Move::Kind;

constexpr int arguments(Act kind) {
  switch (kind) {
    case Act::port:
    case Act::loot:
    case Act::gather:
    case Act::shift:
    case Act::take:
    case Act::fight:
    case Act::wake:
    case Act::end:
    case Act::call:
      return 0;
    case Act::give:
      return 2;
    case Act::use:
      return 3;
    default:
      return 1;
  }
}

// Nothing stands where nothing should.
bool is_plain(Move move) {
  if (move.kind() > Act::call) return false;
  const unsigned used = 8U * (static_cast<unsigned>(arguments(move.kind())) + 1U);
  return used >= 32 || move.code() >> used == 0;
}

bool asks_for(Step step, Act kind) {
  switch (step) {
    case Step::characters:
      return kind == Act::choose;
    case Step::start:
      return kind == Act::start;
    case Step::first:
      return kind == Act::first;
    case Step::scouted:
      return kind == Act::lay;
    case Step::hand_dust:
    case Step::hand_gems:
    case Step::hand_money:
      return kind == Act::amount;
    case Step::turn:
      return kind > Act::first && kind != Act::lay && kind != Act::amount;
    case Step::over:
      break;
  }
  return false;
}

// Nothing is left to choose after this, and nothing has been chosen yet.
bool has_to_hand(const Table& table) {
  const Purse& purse = table.players[static_cast<std::size_t>(table.actor)].purse;
  if (!table.handed.empty()) return false;
  if (table.step == Step::hand_dust) return purse.gems == 0 && purse.money == 0;
  return table.step == Step::hand_money || purse.money == 0;
}

}  // namespace

int Rules::offered_amount(const Table& table) {
  const Purse& purse = table.players[static_cast<std::size_t>(table.actor)].purse;
  const int there = table.step == Step::hand_dust   ? purse.dust
                    : table.step == Step::hand_gems ? purse.gems
                                                    : purse.money;
  return std::min(there, most_handed);
}

Reason Rules::check(const View& view, Move move) const {
  return why_not(view.table, view.viewer, move);
}

Reason Rules::why_not(const Table& table, Seat seat, Move move) const {
  if (table.step == Step::over) return because(Why::mission_over);
  if (seat == stranger || penta::index(seat) >= players_) return because(Why::not_seated);
  if (!is_plain(move)) return because(Why::nonsense);
  if (move.kind() == Act::call) {
    if (seat != leader_) return because(Why::not_leader, leader_);
    return artefact_is_home(table) ? Reason{} : because(Why::not_home);
  }
  if (seat != table.actor) return because(Why::not_your_turn, table.actor);
  if (!asks_for(table.step, move.kind())) return because(Why::first_choose, table.step);
  switch (table.step) {
    case Step::characters:
      if (move.arg(0) >= character_count) return because(Why::nonsense);
      for (int i = 0; i < players_; ++i) {
        if (player(table, seat_at(i)).character == move.character())
          return because(Why::taken_character);
      }
      return {};
    case Step::start:
      return on_board(move.square()) ? Reason{} : because(Why::off_board);
    case Step::first:
      return penta::index(move.seat()) < players_ ? Reason{} : because(Why::nonsense);
    case Step::scouted:
      return move.arg(0) >= 1 && move.arg(0) <= table.scouted_count ? Reason{}
                                                                    : because(Why::nonsense);
    case Step::hand_dust:
    case Step::hand_gems:
    case Step::hand_money:
      if (move.arg(0) > offered_amount(table)) return because(Why::too_much, offered_amount(table));
      return move.arg(0) == 0 && has_to_hand(table) ? because(Why::too_little) : Reason{};
    default:
      return why_not_in_turn(table, seat, move);
  }
}

Reason Rules::why_not_to_mate(const Table& table, Seat seat, Seat mate) const {
  if (penta::index(mate) >= players_ || mate == seat) return because(Why::nonsense);
  const Player& own = player(table, seat);
  const Player& other = player(table, mate);
  if (own.square != other.square || own.dimension != other.dimension) {
    return because(Why::not_together, mate);
  }
  return other.standing() ? Reason{} : because(Why::is_felled, mate);
}

Reason Rules::why_not_shift(const Table& table, const Player& player) const {
  const Square square = player.square;
  if (square == table.start) return {};
  if (square == table.portals[0] || square == table.portals[1])
    return because(Why::portal_room, square);
  return square == table.artefact_room ? because(Why::artefact_room, square) : Reason{};
}

Reason Rules::why_not_in_turn(const Table& table, Seat seat, Move move) const {
  const Player& own = player(table, seat);
  if (!own.standing()) {
    if (move.kind() == Act::end) return {};
    if (move.kind() != Act::wake) return because(Why::is_felled, seat);
    return rescue_ && own.missed >= 2 ? Reason{} : because(Why::no_rescue, own.missed);
  }
  const Square square = own.square;
  const int needed = cost(move);
  if (needed > table.ap) return because(Why::no_ap, needed, table.ap);
  switch (move.kind()) {
    case Act::explore:
    case Act::scout: {
      if (move.kind() == Act::scout && own.character != Character::navigator) {
        return because(Why::not_your_skill, Character::navigator);
      }
      if (move.arg(0) >= directions) return because(Why::nonsense);
      const Square there = beside(square, move.direction());
      if (there == Square::none) return because(Why::off_board);
      if (table.laid.contains(there)) return because(Why::already_laid, there);
      return {};
    }
    case Act::step:
    case Act::sneak: {
      if (move.kind() == Act::sneak && own.character != Character::rogue) {
        return because(Why::not_your_skill, Character::rogue);
      }
      if (move.arg(0) >= directions) return because(Why::nonsense);
      const Square there = beside(square, move.direction());
      if (there == Square::none) return because(Why::off_board);
      if (!table.laid.contains(there)) return because(Why::not_laid, there);
      if (there != table.start &&
          table.air.contains(there) != (own.dimension == Dimension::alpha)) {
        return because(Why::wrong_air, there, own.dimension);
      }
      if (move.kind() == Act::step) return {};
      const auto at = static_cast<std::size_t>(own.dimension);
      const Square arrival = there == table.portals[at] ? table.portals[1 - at] : there;
      const bool unfought = table.monsters.contains(arrival) && !table.fought.contains(arrival);
      return unfought ? Reason{} : because(Why::no_monster, arrival);
    }
    case Act::port:
      return square == table.portals[0] || square == table.portals[1]
                 ? Reason{}
                 : because(Why::no_portal_here);
    case Act::loot:
      if (square == table.start) return because(Why::nothing_on_start);
      if (table.monsters.contains(square))
        return because(Why::monster_here, monster_at(table, square));
      if (table.looted[static_cast<std::size_t>(own.dimension)].contains(square)) {
        return because(Why::looted_already, own.dimension);
      }
      return {};
    case Act::gather:
      return table.floored.contains(square) ? Reason{} : because(Why::nothing_here);
    case Act::wear:
    case Act::give: {
      if (move.arg(0) >= figures_.things) return because(Why::nonsense);
      if (!carries(own, move.thing())) return because(Why::not_carried, move.thing());
      if (move.kind() == Act::give) {
        return why_not_to_mate(table, seat, static_cast<Seat>(move.arg(1)));
      }
      const bool gear = figures_.thing_kind[move.arg(0)] != ThingKind::item;
      return gear ? Reason{} : because(Why::not_gear, move.thing());
    }
    case Act::give_shard:
      if (own.purse.shards == 0) return because(Why::no_shard);
      return why_not_to_mate(table, seat, move.seat());
    case Act::give_artefact:
      if (own.purse.artefact == 0) return because(Why::no_artefact);
      return why_not_to_mate(table, seat, move.seat());
    case Act::hand:
      if (own.purse.money == 0 && own.purse.gems == 0 && own.purse.dust == 0) {
        return because(Why::nothing_to_hand);
      }
      return why_not_to_mate(table, seat, move.seat());
    case Act::use:
      return why_not_use(table, seat, move);
    case Act::shift: {
      const int dust = square == table.start ? 1 : 3;
      if (own.purse.dust < dust) return because(Why::not_enough_dust, dust, own.purse.dust);
      return why_not_shift(table, own);
    }
    case Act::vent: {
      if (own.character != Character::mechanic) {
        return because(Why::not_your_skill, Character::mechanic);
      }
      if (move.arg(0) >= directions) return because(Why::nonsense);
      const Square there = beside(square, move.direction());
      if (there == Square::none) return because(Why::off_board);
      if (!table.laid.contains(there)) return because(Why::not_laid, there);
      if (there == table.start) return because(Why::start_room);
      if (there == table.portals[0] || there == table.portals[1])
        return because(Why::portal_room, there);
      if (there == table.artefact_room) return because(Why::artefact_room, there);
      for (int i = 0; i < players_; ++i) {
        if (player(table, seat_at(i)).square == there) return because(Why::somebody_there, there);
      }
      return {};
    }
    case Act::heal: {
      if (own.character != Character::medic) return because(Why::not_your_skill, Character::medic);
      const Seat mate = move.seat();
      if (mate != seat) {
        const Reason apart = why_not_to_mate(table, seat, mate);
        if (!apart.ok()) return apart;
      }
      const Player& hurt = player(table, mate);
      const bool full = hurt.hp >= figures_.hp[static_cast<std::size_t>(hurt.character)];
      return full ? because(Why::full_health, mate) : Reason{};
    }
    case Act::take: {
      if (table.artefact_room == Square::none || square != table.artefact_room) {
        return because(Why::artefact_elsewhere);
      }
      if (table.monsters.contains(square))
        return because(Why::monster_here, monster_at(table, square));
      if (own.purse.shards == all_shards) return {};
      int together = 0;
      for (int i = 0; i < players_; ++i) {
        const Player& each = player(table, seat_at(i));
        const bool there = each.square == square && each.standing() && each.purse.shards > 0;
        if (!there) return because(Why::shards_missing, own.purse.shards);
        together += each.purse.shards;
      }
      return together == all_shards ? Reason{} : because(Why::shards_missing, own.purse.shards);
    }
    case Act::fight: {
      const bool possible = table.monsters.contains(square) && !table.fought.contains(square);
      return possible ? Reason{} : because(Why::no_fight);
    }
    case Act::free: {
      if (move.arg(0) > 1) return because(Why::nonsense);
      if (table.ap != figures_.ap[static_cast<std::size_t>(own.character)] || table.acted != 0) {
        return because(Why::ap_spent);
      }
      if (!is_sealed_in(table, own)) return because(Why::not_sealed);
      const bool on_start = square == table.start;
      if (!on_start && reach(table, square, own.dimension).contains(table.start)) {
        return because(Why::not_on_start);
      }
      return on_start && move.dimension() == own.dimension ? because(Why::not_sealed) : Reason{};
    }
    case Act::wake:
      return because(Why::is_standing, seat);
    case Act::end:
      return {};
    default:
      return because(Why::nonsense);
  }
}

Reason Rules::why_not_use(const Table& table, Seat seat, Move move) const {
  const Player& own = player(table, seat);
  if (move.arg(0) >= figures_.things) return because(Why::nonsense);
  const Thing thing = move.thing();
  if (!carries(own, thing)) return because(Why::not_carried, thing);
  const Effect effect = figures_.effect[move.arg(0)];
  if (effect == Effect::none) return because(Why::no_item, thing);
  const bool aimed = effect == Effect::repel;
  if (!aimed && (move.arg(2) != 0 || (effect != Effect::wake && move.arg(1) != 0))) {
    return because(Why::nonsense);
  }
  switch (effect) {
    case Effect::heal:
      return own.hp >= figures_.hp[static_cast<std::size_t>(own.character)]
                 ? because(Why::full_health, seat)
                 : Reason{};
    case Effect::home:
      return own.square == table.start ? because(Why::no_effect, thing) : Reason{};
    case Effect::shield:
      return own.shielded != 0 ? because(Why::no_effect, thing) : Reason{};
    case Effect::luck:
      return own.lucky != 0 ? because(Why::no_effect, thing) : Reason{};
    case Effect::repel: {
      if (move.arg(1) > here || move.arg(2) >= directions) return because(Why::nonsense);
      const Square room = move.arg(1) == here
                              ? own.square
                              : beside(own.square, static_cast<Direction>(move.arg(1)));
      if (room == Square::none) return because(Why::off_board);
      if (!table.monsters.contains(room)) return because(Why::no_monster, room);
      const Square to = beside(room, static_cast<Direction>(move.arg(2)));
      const bool stuck = to == Square::none || to == table.start || table.monsters.contains(to);
      return stuck ? because(Why::no_effect, thing) : Reason{};
    }
    case Effect::shift:
      return why_not_shift(table, own);
    case Effect::wake: {
      const auto mate = static_cast<Seat>(move.arg(1));
      if (penta::index(mate) >= players_) return because(Why::nonsense);
      return player(table, mate).standing() ? because(Why::is_standing, mate) : Reason{};
    }
    case Effect::energy:
    case Effect::none:
      break;
  }
  return {};
}

std::vector<Move> Rules::refused(const View& view) const {
  std::vector<Move> moves;
  const Table& table = view.table;
  if (table.step != Step::turn || view.viewer == stranger) return moves;
  const auto refuse = [&](Move move) {
    if (!check(view, move).ok()) moves.push_back(move);
  };
  for (int i = 0; i < directions; ++i) {
    const Square there = beside(player(table, view.viewer).square, static_cast<Direction>(i));
    const bool laid = there != Square::none && table.laid.contains(there);
    refuse(Move::of(laid ? Act::step : Act::explore, i));
  }
  for (const Act kind : {Act::loot, Act::gather, Act::take, Act::shift}) {
    refuse(Move::of(kind));
  }
  MoveList legal;
  legal_moves(view, legal);
  const Player& own = player(table, view.viewer);
  Thing last = Thing::none;
  own.carried.for_each([&](Card card) {
    const Thing thing = figures_.thing_of[static_cast<std::size_t>(card)];
    if (std::exchange(last, thing) == thing) return;
    const bool any = std::any_of(legal.begin(), legal.end(), [&](Move move) {
      const Act kind = move.kind();
      return (kind == Act::use || kind == Act::wear || kind == Act::give) && move.thing() == thing;
    });
    if (any) return;
    const bool item = figures_.thing_kind[static_cast<std::size_t>(thing)] == ThingKind::item;
    refuse(Move::of(item ? Act::use : Act::wear, thing));
  });
  return moves;
}

}  // namespace penta::phase_away

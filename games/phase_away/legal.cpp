// All legal moves: what why_not() does not refuse, of what can be worth asking.
#include <utility>

#include "games/phase_away/rules.h"

namespace penta::phase_away {
namespace {

using Act = Move::Kind;

}  // namespace

void Rules::list_moves(const Table& table, Seat seat, MoveList& moves) const {
  moves.clear();
  if (table.step == Step::over || seat == stranger || penta::index(seat) >= players_) return;
  const auto offer = [&](Move move) {
    if (why_not(table, seat, move).ok()) moves.push_back(move);
  };
  if (seat == table.actor) {
    switch (table.step) {
      case Step::characters:
        for (int i = 0; i < character_count; ++i) offer(Move::of(Act::choose, i));
        break;
      case Step::start:
        for (int i = 0; i < squares; ++i) moves.push_back(Move::of(Act::start, i));
        break;
      case Step::first:
        for (int i = 0; i < players_; ++i) moves.push_back(Move::of(Act::first, i));
        break;
      case Step::scouted:
        for (int i = 1; i <= table.scouted_count; ++i) moves.push_back(Move::of(Act::lay, i));
        break;
      case Step::hand_dust:
      case Step::hand_gems:
      case Step::hand_money:
        for (int i = 0; i <= offered_amount(table); ++i) offer(Move::of(Act::amount, i));
        break;
      case Step::turn:
        list_turn(table, seat, moves);
        break;
      case Step::over:
        break;
    }
  }
  if (seat == leader_) offer(Move::of(Act::call));
}

// All that is free of AP and keeps a turn going: items and dust. `offer` says whether that is
// enough.
template <class Offer>
void Rules::each_use(const Table& table, Seat seat, Offer&& offer) const {
  const Player& own = player(table, seat);
  Thing last = Thing::none;
  bool enough = false;
  const auto consider = [&](Move move) {
    if (!enough && why_not_use(table, seat, move).ok()) enough = offer(move);
  };
  own.carried.for_each([&](Card card) {
    const Thing thing = figures_.thing_of[static_cast<std::size_t>(card)];
    if (enough || std::exchange(last, thing) == thing) return;
    switch (figures_.effect[static_cast<std::size_t>(thing)]) {
      case Effect::none:
        break;
      case Effect::repel: {
        // Most rooms have no monster.
        const Squares near = Squares(own.square).neighbours() | Squares(own.square);
        if ((near & table.monsters).empty()) break;
        for (int room = 0; room <= here; ++room) {
          for (int i = 0; i < directions; ++i) consider(Move::of(Act::use, thing, room, i));
        }
        break;
      }
      case Effect::wake:
        for (int i = 0; i < players_; ++i) consider(Move::of(Act::use, thing, i));
        break;
      default:
        consider(Move::of(Act::use, thing));
    }
  });
  const Move shift = Move::of(Act::shift);
  if (!enough && own.purse.dust > 0 && why_not_in_turn(table, seat, shift).ok()) offer(shift);
}

bool Rules::has_free_moves(const Table& table, Seat seat) const {
  const Player& own = player(table, seat);
  if (own.carried.empty() && own.purse.dust == 0) return false;
  bool any = false;
  each_use(table, seat, [&](Move /*move*/) { return any = true; });
  return any;
}

// What cannot be legal anyway is not even tried.
void Rules::list_turn(const Table& table, Seat seat, MoveList& moves) const {
  const auto offer = [&](Move move) {
    if (why_not_in_turn(table, seat, move).ok()) moves.push_back(move);
  };
  const Player& own = player(table, seat);
  if (!own.standing()) {
    offer(Move::of(Act::wake));
    moves.push_back(Move::of(Act::end));
    return;
  }
  if (table.ap > 0) list_for_ap(table, seat, moves);
  each_use(table, seat, [&](Move move) {
    moves.push_back(move);
    return false;
  });
  if (table.monsters.contains(own.square)) offer(Move::of(Act::fight));
  if (table.acted == 0 && is_sealed_in(table, own)) {
    offer(Move::of(Act::free, Dimension::alpha));
    offer(Move::of(Act::free, Dimension::beta));
  }
  moves.push_back(Move::of(Act::end));
}

// REQUIRES: there are AP.
void Rules::list_for_ap(const Table& table, Seat seat, MoveList& moves) const {
  const auto offer = [&](Move move) {
    if (why_not_in_turn(table, seat, move).ok()) moves.push_back(move);
  };
  const Player& own = player(table, seat);
  const Squares walks = walkable(table, own.dimension);
  const Square square = own.square;
  const auto each_way = [&](auto&& visit) {
    for (int i = 0; i < directions; ++i) {
      const Square there = beside(square, static_cast<Direction>(i));
      if (there != Square::none) visit(i, there);
    }
  };
  const auto explore = [&](Act kind) {
    each_way([&](int i, Square there) {
      if (!table.laid.contains(there)) moves.push_back(Move::of(kind, i));
    });
  };
  explore(Act::explore);
  if (own.character == Character::navigator) explore(Act::scout);
  each_way([&](int i, Square there) {
    if (walks.contains(there)) moves.push_back(Move::of(Act::step, i));
  });
  if (own.character == Character::rogue) {
    each_way([&](int i, Square /*there*/) { offer(Move::of(Act::sneak, i)); });
  }
  if (square == table.portals[0] || square == table.portals[1]) {
    moves.push_back(Move::of(Act::port));
  }
  offer(Move::of(Act::loot));
  if (table.floored.contains(square)) moves.push_back(Move::of(Act::gather));
  SeatSet mates;
  for (int i = 0; i < players_; ++i) {
    const Seat mate = seat_at(i);
    if (mate != seat && why_not_to_mate(table, seat, mate).ok()) mates.insert(mate);
  }
  Thing last = Thing::none;
  own.carried.for_each([&](Card card) {
    const Thing thing = figures_.thing_of[static_cast<std::size_t>(card)];
    if (std::exchange(last, thing) == thing) return;
    const auto at = static_cast<std::size_t>(thing);
    if (figures_.thing_kind[at] != ThingKind::item) moves.push_back(Move::of(Act::wear, thing));
    for (const Seat mate : mates) moves.push_back(Move::of(Act::give, thing, mate));
  });
  for (const Seat mate : mates) {
    offer(Move::of(Act::give_shard, mate));
    offer(Move::of(Act::give_artefact, mate));
    offer(Move::of(Act::hand, mate));
  }
  if (own.character == Character::mechanic) {
    each_way([&](int i, Square /*there*/) { offer(Move::of(Act::vent, i)); });
  }
  if (own.character == Character::medic) {
    for (int i = 0; i < players_; ++i) offer(Move::of(Act::heal, i));
  }
  if (table.artefact_room == square) offer(Move::of(Act::take));
}

}  // namespace penta::phase_away

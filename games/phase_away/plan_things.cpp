// The plan's use of what one has: items, dust, gear, and what is handed over.
#include <algorithm>

#include "games/phase_away/plan.h"
#include "games/phase_away/weights.h"

namespace penta::phase_away {

// Items and dust cost nothing.
std::optional<Move> Plan::free_move() const {
  const Figures& figures = rules_.figures();
  std::optional<Move> found;
  own_.carried.for_each([&](Card card) {
    if (!found) found = use_move(figures.thing_of[static_cast<std::size_t>(card)]);
  });
  if (found) return found;
  const bool far = own_.square != table_.start && own_.purse.dust >= 3;
  const Move shift = Move::of(Kind::shift);
  if (!far || !wants_beta() || own_.dimension != Dimension::alpha || !legal(shift)) {
    return std::nullopt;
  }
  const auto way = way_to(start());
  if (way && way->steps <= weights::near_start) return std::nullopt;
  return shift;
}

std::optional<Move> Plan::use_move(Thing thing) const {
  const Figures& figures = rules_.figures();
  const auto at = static_cast<std::size_t>(thing);
  const int power = figures.power[at];
  const Move use = Move::of(Kind::use, thing);
  const auto if_legal = [&](bool wanted) {
    return wanted && legal(use) ? std::optional(use) : std::nullopt;
  };
  const auto dimension = static_cast<std::size_t>(own_.dimension);
  const Squares near = Squares(own_.square).neighbours() | Squares(own_.square);
  switch (figures.effect[at]) {
    case Effect::heal: {
      const int most = figures.hp[static_cast<std::size_t>(own_.character)];
      return if_legal(most - own_.hp >= power || own_.hp <= 2);
    }
    case Effect::energy:
      return if_legal(table_.ap == 0 || table_.acted == 0);
    case Effect::luck:
      return if_legal(table_.ap > 0 && legal(Move::of(Kind::loot)));
    case Effect::shield: {
      const bool stays =
          table_.monsters.contains(own_.square) && !table_.fought.contains(own_.square);
      return if_legal(stays || !(prey_[dimension] & near).empty());
    }
    case Effect::wake:
      for (int i = 0; shares() && i < rules_.players(); ++i) {
        const Move wake = Move::of(Kind::use, thing, seat_at(i));
        if (!mate(i).standing() && legal(wake)) return wake;
      }
      return std::nullopt;
    case Effect::home: {
      const bool back =
          own_.purse.artefact != 0 || artefact_out_ || (wants_beta() && own_.purse.dust > 0);
      if (!back || !legal(use)) return std::nullopt;
      const auto way = way_to(start());
      return if_legal(!way || way->steps > weights::near_start);
    }
    case Effect::shift:
      return if_legal(wants_beta());
    case Effect::repel: {
      // One that cannot be beaten is pushed away.
      if (((near & table_.monsters) - prey_[0] - prey_[1] - table_.fought).empty()) break;
      for (int room = 0; room <= here; ++room) {
        for (int to = 0; to < directions; ++to) {
          const Move push = Move::of(Kind::use, thing, room, to);
          if (legal(push)) return push;
        }
      }
      break;
    }
    case Effect::none:
      break;
  }
  return std::nullopt;
}

// Any item of that effect, wanted or not.
std::optional<Move> Plan::use_of(Effect effect) const {
  const Figures& figures = rules_.figures();
  std::optional<Move> found;
  own_.carried.for_each([&](Card card) {
    const Thing thing = figures.thing_of[static_cast<std::size_t>(card)];
    const Move use = Move::of(Kind::use, thing);
    if (!found && figures.effect[static_cast<std::size_t>(thing)] == effect && legal(use)) {
      found = use;
    }
  });
  return found;
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

std::optional<Move> Plan::heal_move() const {
  if (own_.character != Character::medic) return std::nullopt;
  for (int i = 0; i < rules_.players(); ++i) {
    if (!shares() && seat_at(i) != seat_) continue;
    const Move move = Move::of(Kind::heal, seat_at(i));
    const int most = rules_.figures().hp[static_cast<std::size_t>(mate(i).character)];
    if (most - mate(i).hp >= 2 && legal(move)) return move;
  }
  return std::nullopt;
}

// Shards to whoever gathers them; dust to somebody who could shift with it; gear that one does not
// need to a mate who does.
std::optional<Move> Plan::hand_move() const {
  if (!shares()) return std::nullopt;
  const Seat to = taker();
  if (table_.shards_found == all_shards && to != seat_) {
    const Move move = Move::of(Kind::give_shard, to);
    if (!artefact_out_ && legal(move)) return move;
  }
  if (artefact_out_) return std::nullopt;
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

// Whether something lies here that anybody needs.
bool Plan::is_worth_gathering() const {
  const Square square = own_.square;
  if (!table_.floored.contains(square)) return false;
  if (!table_.floor[static_cast<std::size_t>(square)].empty()) return true;
  const Figures& figures = rules_.figures();
  for (std::size_t i = 0; i < static_cast<std::size_t>(figures.cards); ++i) {
    if (table_.where[i] != static_cast<std::uint8_t>(square)) continue;
    const auto thing = static_cast<std::size_t>(figures.thing_of[i]);
    const ThingKind kind = figures.thing_kind[thing];
    if (kind == ThingKind::item) return true;
    const Thing worn = kind == ThingKind::weapon ? own_.weapon : own_.armour;
    if (worn == Thing::none || figures.power[static_cast<std::size_t>(worn)] < figures.power[thing])
      return true;
  }
  return false;
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
    if (own_.dimension == Dimension::beta && room.tile == Tile::plain) score += 4;
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

// The lists of legal moves.
#pragma once

#include "games/phaktionz/judge.h"

namespace penta::phaktionz {

template <class Sight>
void Judge<Sight>::list(Seat seat, MoveList& moves) const {
  switch (table().ask) {
    case Ask::nothing:
      return;
    case Ask::mulligan:
      for_each_name(seat, this->sight().hand(seat) - this->sight().set_aside(),
                    [&](Card card) { moves.push_back(Move::with(Do::aside, card)); });
      moves.push_back(Move::of(Do::done));
      return;
    case Ask::act:
      moves.push_back(Move::of(Do::next));
      list_phase(seat, moves);
      return;
    case Ask::respond:
      moves.push_back(Move::of(Do::pass));
      list_answers(seat, moves);
      return;
    case Ask::demote:
      for (const Spot each : demotable_now())
        moves.push_back(Move::with(Do::demote, this->card(each)));
      return;
    case Ask::slot:
      for (int slot = 0; slot < middle_slots; ++slot) {
        if (this->is_free(seat, slot)) moves.push_back(Move::say(Do::slot, slot));
      }
      return;
    case Ask::target:
      for (const Spot each : targets_now())
        moves.push_back(Move::with(Do::target, this->card(each)));
      if (last().kind == Link::Kind::battle) {
        const Spot attacker = this->find(Aim{.card = last().source, .stay = last().stay});
        if (this->battles_directly(attacker)) moves.push_back(Move::of(Do::direct));
      } else if (may_stop_aiming()) {
        moves.push_back(Move::of(Do::done));
      }
      return;
    case Ask::number:
      for (int x = 0; x <= this->most_x(*ability_of(last()), seat); ++x) {
        moves.push_back(Move::say(Do::number, x));
      }
      return;
    case Ask::option:
      moves.push_back(Move::say(Do::option, 0));
      moves.push_back(Move::say(Do::option, 1));
      return;
    case Ask::pay:
      list_payers(moves);
      return;
    case Ask::choose:
      list_choices(seat, moves);
      return;
    case Ask::may:
    case Ask::price:
      moves.push_back(Move::of(Do::accept));
      moves.push_back(Move::of(Do::decline));
      return;
  }
}

template <class Sight>
void Judge<Sight>::list_phase(Seat seat, MoveList& moves) const {
  if (table().phase == Phase::combat) list_battles(seat, moves);
  if (!may_announce(seat)) return;
  if (table().phase == Phase::main) list_placing(seat, moves);
  if (table().phase != Phase::combat) list_casts(seat, moves);
  list_uses(seat, moves);
  if (table().phase != Phase::main) return;
  for_each_name(seat, lord(seat).creation, [&](Card card) {
    if (can_create(seat, card)) moves.push_back(Move::with(Do::create, card));
  });
  if (can_promote(seat)) moves.push_back(Move::with(Do::promote, lord(seat).realm));
}

template <class Sight>
void Judge<Sight>::list_placing(Seat seat, MoveList& moves) const {
  const auto add = [&](Card card) {
    if (can_place(seat, card)) moves.push_back(Move::with(Do::place, card));
  };
  for_each_name(seat, this->sight().hand(seat), add);
  if (is_open_pile(seat)) for_each_name(seat, lord(seat).pile, add);
}

template <class Sight>
void Judge<Sight>::list_casts(Seat seat, MoveList& moves) const {
  const auto add = [&](Card card) {
    if (can_cast_now(seat, card)) moves.push_back(Move::with(Do::cast, card));
  };
  for_each_name(seat, this->sight().hand(seat), add);
  if (is_open_pile(seat)) for_each_name(seat, lord(seat).pile, add);
}

// Of `among`, the abilities that fit and can be announced.
template <class Sight>
template <class Fits>
void Judge<Sight>::list_abilities(Seat seat, Card card, const Facts& side, DesignId design,
                                  const Doer& doer, unsigned among, MoveList& moves,
                                  Fits&& is_right) const {
  for (unsigned bits = among; bits != 0; bits &= bits - 1) {
    const int at = std::countr_zero(bits);
    if (is_right(side.abilities[at]) && can_use(seat, side, design, at, doer)) {
      moves.push_back(Move::use(card, at));
    }
  }
}

template <class Sight>
void Judge<Sight>::list_uses(Seat seat, MoveList& moves) const {
  const auto is_now = [&](const Ability& ability) {
    const cards::Phase wanted =
        ability.phase == cards::Phase::any ? cards::Phase::main : ability.phase;
    return wanted == phase();
  };
  for_each_place(seat, lord(seat).usable, [&](Spot spot) {
    const Facts& side = this->facts(spot);
    const unsigned among = side.actions & ~side.replies & ~side.from_hand;
    if (among == 0) return;
    list_abilities(seat, this->card(spot), side, this->shown(spot),
                   Doer{.seat = seat, .source = this->card(spot), .stay = this->stay(spot)}, among,
                   moves, is_now);
  });
  for_each_name(seat, this->sight().hand(seat), [&](Card card) {
    const Facts& side = printed(card);
    const unsigned among = side.actions & ~side.replies & side.from_hand;
    if (among == 0) return;
    list_abilities(seat, card, side, this->design(card), Doer{.seat = seat, .source = card}, among,
                   moves, is_now);
  });
}

template <class Sight>
void Judge<Sight>::list_battles(Seat seat, MoveList& moves) const {
  if (is_peaceful()) return;
  this->for_each_unit(seat, [&](Spot spot) {
    if (this->can_battle(spot)) moves.push_back(Move::with(Do::battle, this->card(spot)));
  });
}

template <class Sight>
void Judge<Sight>::list_answers(Seat seat, MoveList& moves) const {
  if (!chain_has_room() || !may_announce(seat)) return;
  const auto add = [&](Card card) {
    if (can_answer_by_cast(seat, card)) moves.push_back(Move::with(Do::cast, card));
  };
  for_each_name(seat, this->sight().hand(seat), add);
  if (is_open_pile(seat)) for_each_name(seat, lord(seat).pile, add);
  if (!is_silenced(false)) list_answer_uses(seat, moves);
}

template <class Sight>
void Judge<Sight>::list_answer_uses(Seat seat, MoveList& moves) const {
  const auto is_right = [&](const Ability& ability) { return answers(ability, seat); };
  for_each_place(seat, lord(seat).usable, [&](Spot spot) {
    const Facts& side = this->facts(spot);
    const unsigned among = side.actions & side.replies & ~side.from_hand;
    if (among == 0) return;
    list_abilities(seat, this->card(spot), side, this->shown(spot),
                   Doer{.seat = seat, .source = this->card(spot), .stay = this->stay(spot)}, among,
                   moves, is_right);
  });
  for_each_name(seat, this->sight().hand(seat), [&](Card card) {
    const Facts& side = printed(card);
    const unsigned among = side.actions & side.replies & side.from_hand;
    if (among == 0) return;
    list_abilities(seat, card, side, this->design(card), Doer{.seat = seat, .source = card}, among,
                   moves, is_right);
  });
}

template <class Sight>
void Judge<Sight>::list_payers(MoveList& moves) const {
  const Link& link = last();
  const Payers payers = this->payers_now(link, paying());
  for (const Spot each : payers.spots) moves.push_back(Move::with(Do::pay, this->card(each)));
  for_each_name(link.seat, payers.lying,
                [&](Card each) { moves.push_back(Move::with(Do::pay, each)); });
}

template <class Sight>
void Judge<Sight>::list_choices(Seat seat, MoveList& moves) const {
  const Effect& effect = this->effect();
  if (is_among_own(effect)) {
    for (const Spot each : own_choices(effect, seat)) {
      moves.push_back(Move::with(Do::choose, this->card(each)));
    }
  } else {
    for (int i = 0; i < most_players; ++i) {
      const Seat of = seat_at(i);
      if (!is_choosing_from(effect, seat, of)) continue;
      for_each_name(of, lying_choices(effect, seat, of),
                    [&](Card card) { moves.push_back(Move::with(Do::choose, card)); });
    }
  }
  if (!is_forced(effect)) moves.push_back(Move::of(Do::decline));
}

}  // namespace penta::phaktionz

// Who may battle whom.
#pragma once

#include "games/phaktionz/paying.h"

namespace penta::phaktionz {

template <class Sight>
class Battling : public Paying<Sight> {
  using Base = Paying<Sight>;

 public:
  using Base::Base;
  using Base::table;

  // Nothing but its text, or what binds its player, keeps a Summon from battling.
  bool may_battle(Spot attacker) const {
    return !this->holds(attacker, Rule::idle) && !is_bound(seat_of(attacker));
  }
  // "Your opponent cannot battle", without saying whom.
  bool is_bound(Seat seat) const {
    bool bound = false;
    this->for_each_ban(seat, cards::Deed::battle, [&](const Effect& effect, const Doer&) {
      bound = bound || effect.target.pick == Pick::self;
    });
    return bound;
  }
  // The Summons that it may battle.
  Spots opponents(Spot attacker) const {
    Spots found;
    const bool tech = this->type(attacker) == cards::Type::tech;
    this->for_each_unit(other(seat_of(attacker)), [&](Spot each) {
      if (tech && !face_each_other(slot_of(attacker), slot_of(each))) return;
      if (!is_kept_from(attacker, each)) found.insert(each);
    });
    return found;
  }
  // A text keeps the one from battling the other.
  bool is_kept_from(Spot attacker, Spot target) const {
    bool kept = this->holds(target, Rule::unbattled);
    this->for_each_rule(attacker, Rule::only_battles,
                        [&](const Effect& effect, const Doer& doer, int) {
                          kept = kept || !this->fits(effect.kind, target, doer);
                        });
    this->for_each_ban(
        seat_of(attacker), cards::Deed::battle, [&](const Effect& effect, const Doer& doer) {
          kept = kept ||
                 (effect.target.pick != Pick::self && this->fits(effect.target.kind, target, doer));
        });
    return kept;
  }
  bool is_faced(Spot attacker) const {
    bool faced = false;
    this->for_each_unit(other(seat_of(attacker)), [&](Spot each) {
      faced = faced || face_each_other(slot_of(attacker), slot_of(each));
    });
    return faced;
  }
  bool battles_directly(Spot attacker) const {
    if (is_faced(attacker)) return false;
    if (this->type(attacker) != cards::Type::tech && !this->holds(attacker, Rule::direct)) {
      return false;
    }
    return !this->holds(attacker, Rule::only_battles) && !this->holds(attacker, Rule::indirect);
  }
  bool can_battle(Spot attacker) const {
    return this->battles_left(attacker) > 0 && may_battle(attacker) &&
           (battles_directly(attacker) || !opponents(attacker).empty());
  }
};

}  // namespace penta::phaktionz

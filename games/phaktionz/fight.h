// How a battle ends.
#pragma once

#include "games/phaktionz/deeds.h"

namespace penta::phaktionz {

template <Chance C, class O>
class Fight {
  using Kind = Event::Kind;

 public:
  Fight(Deeds<C, O>& deeds, const Link& link)
      : deeds_(deeds),
        judge_(deeds.judge()),
        link_(link),
        attacker_(judge_.find(Aim{.card = link.source, .stay = link.stay})) {}

  void resolve() {
    const bool direct = link_.subject.card == no_card;
    const Spot target = direct ? no_spot : judge_.find(link_.subject);
    if (attacker_ == no_spot || (!direct && target == no_spot)) {
      deeds_.tell_of(
          Event{.kind = Kind::no_battle, .card = link_.source, .other = link_.subject.card});
      return;
    }
    deeds_.happen(deeds_.happened(cards::Event::battles, attacker_));
    if (direct) {
      strike();
    } else {
      deeds_.happen(deeds_.happened(cards::Event::battled, target));
      meet(target);
    }
  }

 private:
  void strike() {
    const int dmg = judge_.dmg(attacker_);
    deeds_.tell_of(
        Event{.kind = Kind::strikes, .card = link_.source, .dmg = static_cast<std::uint8_t>(dmg)});
    deal(dmg);
  }
  void meet(Spot target) {
    const int own = judge_.dmg(attacker_);
    const int theirs = judge_.dmg(target);
    deeds_.tell_of(Event{.kind = Kind::battles,
                         .card = link_.source,
                         .other = link_.subject.card,
                         .dmg = static_cast<std::uint8_t>(own),
                         .other_dmg = static_cast<std::uint8_t>(theirs)});
    const bool stronger = own > theirs;
    const bool beaten = stronger && judge_.tier(target) < 3 && judge_.demotable(target);
    const bool exiled = beaten && is_exiled(target);
    deal(judge_.holds(attacker_, Rule::mirrors) ? (own == theirs ? own : theirs)
                                                : std::max(0, own - theirs));
    if (!beaten) return;
    if (!exiled) {
      deeds_.demote(target);
    } else if (judge_.exilable(target)) {
      deeds_.exile(target);
    }
  }
  // A text has those whom this one beats exiled instead.
  bool is_exiled(Spot target) const {
    bool exiled = false;
    judge_.for_each_rule(attacker_, Rule::exiles_beaten,
                         [&](const Effect& effect, const Doer& doer, int) {
                           exiled = exiled || judge_.fits(effect.kind, target, doer);
                         });
    return exiled && !judge_.is_unaffected(target);
  }
  void deal(int amount) {
    if (amount <= 0) return;
    deeds_.damage(other(seat_of(attacker_)), amount, link_.source);
    Happening dealt = deeds_.happened(cards::Event::damages, attacker_);
    dealt.amount = amount;
    deeds_.happen(dealt);
  }

  Deeds<C, O>& deeds_;
  const Judge<TrueSight>& judge_;
  const Link& link_;
  Spot attacker_;
};

}  // namespace penta::phaktionz

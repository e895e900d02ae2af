// What may be done: legality is written here and nowhere else. A judge looks at the table and at
// hidden cards, which a state and a view show in different ways.
#pragma once

#include "games/phaktionz/battling.h"

namespace penta::phaktionz {

inline constexpr int most_announced = 40;  // by one player in one turn

template <class Sight>
class Judge : public Battling<Sight> {
  using Base = Battling<Sight>;
  using Do = Move::Kind;

 public:
  using Base::ability_of;
  using Base::fits;
  using Base::lord;
  using Base::printed;
  using Base::table;
  using Base::unit;

  Judge(const Book& book, const PerPlayer<DeckList>& decks, bool first_turn_battle, const Table& on,
        const Sight& sight)
      : Base(book, decks, on, sight), first_turn_battle_(first_turn_battle) {}

  cards::Phase phase() const { return static_cast<cards::Phase>(table().phase); }
  const Link& last() const { return table().last(); }
  bool may_announce(Seat seat) const { return lord(seat).announced < most_announced; }

  // --- names: of cards that are alike, one

  template <class Visit>
  void for_each_name(Seat seat, Cards cards, Visit&& visit) const {
    while (!cards.empty()) {
      const int first = cards.front();
      const Cards group = this->list(seat).same[static_cast<std::size_t>(first)] & cards;
      const Cards known = group & lord(seat).known;
      visit(card_of(seat, known.empty() ? first : known.front()));
      cards = cards - group;
    }
  }

  // --- placing

  bool is_open_pile(Seat seat) const {
    bool open = false;
    this->for_each_always(bit(Verb::opens), [&](const Effect&, const Doer& doer, Spot) {
      open = open || doer.seat == seat;
    });
    return open;
  }
  bool is_banned(Seat seat, cards::Deed deed, Card card) const {
    bool banned = false;
    this->for_each_ban(seat, deed, [&](const Effect& effect, const Doer& doer) {
      cards::Kind kind = effect.target.kind;
      banned = banned || (is_whose(kind.whose, doer.seat, seat) && fits(kind, card));
    });
    return banned;
  }
  // How many Tiers less a Summon of the hand may cost.
  int reduction(Seat seat, Card card) const {
    int most = 0;
    for_each_reduction(seat, card, [&](Spot, int, int less) { most = std::max(most, less); });
    return most;
  }
  // By which text: `visit(spot, ability, tiers)`.
  template <class Visit>
  void for_each_reduction(Seat seat, Card card, Visit&& visit) const {
    for_each_place(seat, lord(seat).lasting, [&](Spot spot) {
      const Facts& source = this->facts(spot);
      if ((source.always_verbs & bit(Verb::cheapens)) == 0) return;
      for (unsigned bits = source.always; bits != 0; bits &= bits - 1) {
        const int at = std::countr_zero(bits);
        if (!this->has_uses(seat, this->shown(spot), at)) continue;
        const int less = reduction_by(source.abilities[at], spot, card);
        if (less > 0) visit(spot, at, less);
      }
    });
  }
  // The Tiers to demote for it are total exactly this.
  int price(Card card, bool reduced) const {
    const Facts& facts = printed(card);
    if (facts.field_tier < 2) return 0;
    return std::max(0, facts.field_tier - (reduced ? reduction(owner(card), card) : 0));
  }
  bool can_place(Seat seat, Card card) const {
    const Facts& facts = printed(card);
    if (!facts.is_summon() || is_banned(seat, cards::Deed::place, card)) return false;
    if (facts.is_tier0()) return true;
    if (this->has_tier4(seat)) return false;
    if (const Ability* placing = this->placing_of(card)) return can_place_by(*placing, seat, card);
    return can_pay_tiers(seat, card, false) || can_pay_tiers(seat, card, true);
  }
  bool can_pay_tiers(Seat seat, Card card, bool reduced) const {
    const Facts& facts = printed(card);
    if (reduced && !can_be_reduced(seat, card)) return false;
    const int due = price(card, reduced);
    if (due == 0) return this->row_is_free(seat, facts);
    if (facts.field_tier == 3 && unit(seat, tier3_slot).there()) {
      return !reduced && this->demotable(unit_spot(seat, tier3_slot));
    }
    return total_reachable(payers_of_tiers(seat, card), due);
  }
  bool can_be_reduced(Seat seat, Card card) const {
    if (lord(seat).pile.contains(number(card))) return false;  // only from the hand
    return printed(card).field_tier >= 2 && reduction(seat, card) > 0;
  }
  // Own Summons that may be demoted for it.
  Spots payers_of_tiers(Seat seat, Card card) const {
    Spots found;
    const bool taken = printed(card).field_tier == 3 && unit(seat, tier3_slot).there();
    this->for_each_unit(seat, [&](Spot spot) {
      if (taken && slot_of(spot) != tier3_slot) return;
      if (this->demotable(spot)) found.insert(spot);
    });
    return found;
  }
  // Some of them total exactly so many Tiers.
  bool total_reachable(Spots spots, int due) const {
    unsigned sums = 1;
    for (const Spot each : spots) sums |= sums << this->tier(each);
    return (sums >> due & 1U) != 0;
  }
  Spots demotable_now() const {
    const Link& link = last();
    const Spots open = payers_of_tiers(link.seat, link.source);
    Spots found;
    for (const Spot each : open) {
      Spots rest = open;
      rest.erase(each);
      const int due = table().due - this->tier(each);
      if (due >= 0 && total_reachable(rest, due)) found.insert(each);
    }
    return found;
  }
  // An effect may put it on its player's battlefield.
  bool can_be_put(Card card) const {
    const Facts& facts = printed(card);
    return facts.is_summon() && facts.tier != 0 && facts.placing == 0 &&
           !this->has_tier4(owner(card)) && this->row_is_free(owner(card), facts);
  }
  bool can_reinforce(Card card) const {
    const Facts& facts = printed(card);
    return facts.tier >= 1 && facts.tier <= 2 && !facts.unreinforced && can_be_put(card);
  }

  // --- casting, using, creating, promoting

  int cast_ability(Card card) const {
    const Facts& facts = printed(card);
    return facts.casts == 0 ? Base::no_ability : std::countr_zero(facts.casts);
  }
  // As such: limit, cost and bearer.
  bool can_cast(Seat seat, Card card) const {
    const Facts& facts = printed(card);
    if (facts.is_summon() || is_banned(seat, cards::Deed::cast, card)) return false;
    if (facts.form == cards::Form::weapon && bearers(seat, card).empty()) return false;
    const int at = cast_ability(card);
    return at == Base::no_ability || this->can_announce(facts.abilities[at], this->design(card), at,
                                                        Doer{.seat = seat, .source = card}, true);
  }
  // In one's own Main Phase or Final Cast.
  bool can_cast_now(Seat seat, Card card) const {
    const Facts& facts = printed(card);
    const bool answers = facts.form == cards::Form::counter && facts.casts != 0 &&
                         facts.abilities[cast_ability(card)].reply != cards::Reply::none;
    return !answers && can_cast(seat, card);
  }
  Spots bearers(Seat seat, Card card) const {
    Spots found;
    const cards::Kind* kind = printed(card).bearers;
    const Doer doer{.seat = seat, .source = card};
    this->for_each_unit(seat, [&](Spot spot) {
      if (kind == nullptr || fits(*kind, spot, doer)) found.insert(spot);
    });
    return found;
  }
  bool can_use(Seat seat, const Facts& side, DesignId design, int at, const Doer& doer) const {
    return this->can_announce(side.abilities[at], design, at, doer, false) &&
           !is_banned(seat, cards::Deed::use, doer.source);
  }
  bool can_create(Seat seat, Card card) const {
    return this->holds(printed(card).design->create, Doer{.seat = seat, .source = card});
  }
  bool can_promote(Seat seat) const {
    const Card card = lord(seat).realm;
    if (card == no_card || !printed(card).is_tier0()) return false;
    return this->holds(printed(card).design->promote,
                       Doer{.seat = seat, .source = card, .stay = lord(seat).realm_stay});
  }

  // --- answering

  bool answers(const Ability& ability, Seat seat) const {
    using cards::Reply;
    const Link& link = last();
    switch (ability.reply) {
      case Reply::none:
      case Reply::anything:
        return true;
      case Reply::ability:
        return is_ability(link) && is_source(ability.answered, link, seat);
      case Reply::cast:
        return link.kind == Link::Kind::cast && is_source(ability.answered, link, seat);
      case Reply::placement:
        return link.kind == Link::Kind::placement && is_source(ability.answered, link, seat);
      case Reply::battle:
        return link.kind == Link::Kind::battle && is_source(ability.answered, link, seat);
      case Reply::against: {
        if (link.kind != Link::Kind::battle) return false;
        const Spot spot = this->find(link.subject);
        return spot != no_spot && fits(ability.answered, spot, Doer{.seat = seat});
      }
    }
    return false;
  }
  static bool is_ability(const Link& link) {
    using LinkKind = Link::Kind;
    return link.kind == LinkKind::ability || link.kind == LinkKind::trigger ||
           link.kind == LinkKind::creation || link.kind == LinkKind::promotion;
  }
  bool is_source(const cards::Kind& kind, const Link& link, Seat you) const {
    const Spot spot =
        link.stay == 0 ? no_spot : this->find(Aim{.card = link.source, .stay = link.stay});
    if (spot != no_spot) return fits(kind, spot, Doer{.seat = you});
    return is_whose(kind.whose, you, link.seat) && fits(kind, link.source);
  }
  // What was announced last lets nothing of this kind answer.
  bool is_silenced(bool by_cast) const {
    using cards::Silence;
    const Ability* ability = ability_of(last());
    if (ability == nullptr) return false;
    const Silence silence = ability->silence;
    return silence == Silence::everything ||
           silence == (by_cast ? Silence::casts : Silence::abilities);
  }
  bool chain_has_room() const { return table().depth < Table::most_links; }
  bool can_answer_by_cast(Seat seat, Card card) const {
    const Facts& facts = printed(card);
    if (facts.form != cards::Form::counter || is_silenced(true)) return false;
    const int at = cast_ability(card);
    return (at == Base::no_ability || answers(facts.abilities[at], seat)) && can_cast(seat, card);
  }

  // --- what an effect lets choose when it resolves

  const Effect& effect() const { return ability_of(last())->effects[table().effect]; }
  // There is no "none": the text forces it, and nothing hidden decides whether it can.
  bool is_forced(const Effect& effect) const {
    if (effect.may || effect.verb == Verb::reinforce) return false;
    const cards::Kind& kind = effect.target.kind;
    if ((kind.zones & cards::bit(Zone::deck)) != 0 || effect.target.pick == Pick::up_to)
      return false;
    if ((kind.zones & cards::bit(Zone::looked)) == 0) return true;
    const cards::Kind any{.noun = Noun::card, .whose = kind.whose, .zones = kind.zones};
    return kind == any && effect.verb != Verb::places;
  }
  // The actor chooses among their own Summons.
  static bool is_among_own(const Effect& effect) {
    return effect.players != cards::Players::you && effect.verb != Verb::discards &&
           (effect.target.kind.zones & cards::bit(Zone::battlefield)) != 0;
  }
  Spots own_choices(const Effect& effect, Seat seat) const {
    Spots found;
    cards::Kind kind = effect.target.kind;
    kind.whose = Whose::anybody;
    this->for_each_unit(seat, [&](Spot spot) {
      if (fits(kind, spot, Doer{.seat = seat}) && this->can_be(effect.verb, spot)) {
        found.insert(spot);
      }
    });
    return found;
  }
  // Cards that lie somewhere, of one player.
  Cards lying_choices(const Effect& effect, Seat chooser, Seat of) const {
    Cards found;
    if (effect.verb == Verb::reinforce) {
      this->sight().hand(of).for_each([&](int each) {
        if (of == chooser && can_reinforce(card_of(of, each))) found.insert(each);
      });
      return found;
    }
    cards::Kind kind = effect.target.kind;
    if (of != chooser) kind.zones &= open_zones;
    this->for_each_lying(kind, of, [&](Card each, Zone) {
      if (is_chosen_before(effect, each)) return;
      if (effect.verb != Verb::places || can_be_put(each)) found.insert(number(each));
    });
    return found;
  }
  bool is_choosing_from(const Effect& effect, Seat chooser, Seat of) const {
    const bool own = effect.verb == Verb::reinforce || effect.verb == Verb::places ||
                     effect.verb == Verb::discards || effect.players != cards::Players::you;
    if (own) return of == chooser;
    return is_whose(effect.target.kind.whose, chooser, of);
  }
  bool has_choice(const Effect& effect, Seat chooser) const {
    if (is_among_own(effect)) return !own_choices(effect, chooser).empty();
    for (int i = 0; i < most_players; ++i) {
      const Seat of = seat_at(i);
      if (is_choosing_from(effect, chooser, of) && !lying_choices(effect, chooser, of).empty()) {
        return true;
      }
    }
    return false;
  }
  Spots targets_now() const {
    const Link& link = last();
    if (link.kind == Link::Kind::battle) {
      return this->opponents(this->find(Aim{.card = link.source, .stay = link.stay}));
    }
    const Ability* ability = ability_of(link);
    if (table().stage == bearer_stage) return bearers(link.seat, link.source);
    const Spots chosen = Spots::from_bits(link.aims[table().effect]);
    return this->targets(ability->effects[table().effect], this->doer_of(link), chosen);
  }
  // The text whose costs are being paid.
  const Ability& paying() const {
    return last().kind == Link::Kind::placement ? *this->placing_of(last().source)
                                                : *ability_of(last());
  }
  // Nobody battles in the first turn, if that is how one plays.
  bool is_peaceful() const { return !first_turn_battle_ && table().turn == 1; }
  bool may_stop_aiming() const {
    if (table().stage == bearer_stage || last().kind == Link::Kind::battle) return false;
    const Effect& effect = this->effect();
    return effect.verb != Verb::plague && (effect.may || effect.target.pick == Pick::up_to);
  }

  // --- what follows from a question

  // What is asked now is not asked of hands that have nothing for it: whoever sees the question
  // knows that they have.
  bool can_be_answered() const {
    if (table().announcing) return can_pay_the_rest();
    if (!table().resolving || table().ask != Ask::choose) return true;
    return !is_forced(effect()) || has_choice(effect(), table().actor);
  }

  // How far an announcement is.
  enum AnnounceStage : std::uint8_t {
    which_cost_stage,
    which_way_stage,
    number_stage,
    aiming_stage,
    bearer_stage,
    paying_stage,
    slot_stage,
    complete_stage,
  };

  // --- lists

  void list(Seat seat, MoveList& moves) const;
  using Base::list;

 private:
  static constexpr std::uint8_t open_zones =
      cards::bit(Zone::deck_out) | cards::bit(Zone::exile) | cards::bit(Zone::creation);

  int reduction_by(const Ability& ability, Spot spot, Card card) const {
    const Doer doer{.seat = seat_of(spot),
                    .source = this->card(spot),
                    .stay = this->stay(spot),
                    .always = true};
    int most = 0;
    for (std::size_t i = 0; i < ability.size; ++i) {
      const Effect& effect = ability.effects[i];
      if (effect.verb != Verb::cheapens || !this->holds(effect.condition, doer)) continue;
      if (fits(effect.target.kind, card)) most = std::max(most, this->amount(effect, doer));
    }
    return most;
  }
  bool can_place_by(const Ability& placing, Seat seat, Card card) const {
    const Doer doer{.seat = seat, .source = card};
    if (!this->can_pay(placing, doer)) return false;
    const Facts& facts = printed(card);
    if (this->row_is_free(seat, facts)) return true;
    // Who pays leaves room.
    for (std::size_t i = 0; i < placing.costs_size; ++i) {
      for (const Spot each : this->payers(placing.costs[i], doer).spots) {
        if (seat_of(each) == seat && (slot_of(each) == tier3_slot) == (facts.field_tier == 3)) {
          return true;
        }
      }
    }
    return false;
  }
  bool can_pay_the_rest() const {
    const Link& link = last();
    const Ability* ability =
        link.kind == Link::Kind::placement ? this->placing_of(link.source) : ability_of(link);
    if (ability == nullptr || table().stage > paying_stage) return true;
    const Doer doer = this->doer_of(link);
    if (table().stage < paying_stage) {
      if (!ability->either_cost) return this->can_pay(*ability, doer);
      const bool second = this->can_pay(ability->costs[1], doer);
      const bool first = this->can_pay(ability->costs[0], doer);
      if (table().stage == which_cost_stage) return first && second;
      return link.is(Link::second_cost) ? second : first;
    }
    const std::size_t at = table().effect;
    const Payers now = this->payers(ability->costs[at], doer);
    if (now.size() < table().due) return false;
    if (ability->either_cost || at + 1 >= ability->costs_size) return true;
    const Cost& next = ability->costs[at + 1];
    const int both = table().due + Base::named(next);
    return this->can_pay(next, doer) && (now | this->payers(next, doer)).size() >= both;
  }
  bool is_chosen_before(const Effect& effect, Card card) const {
    if (effect.target.pick != Pick::other) return false;
    return table().chosen[0].card == card || table().chosen[1].card == card;
  }

  // In list.h.
  void list_phase(Seat seat, MoveList& moves) const;
  void list_placing(Seat seat, MoveList& moves) const;
  void list_casts(Seat seat, MoveList& moves) const;
  void list_uses(Seat seat, MoveList& moves) const;
  void list_battles(Seat seat, MoveList& moves) const;
  void list_answers(Seat seat, MoveList& moves) const;
  void list_answer_uses(Seat seat, MoveList& moves) const;
  void list_payers(MoveList& moves) const;
  void list_choices(Seat seat, MoveList& moves) const;
  template <class Fits>
  void list_abilities(Seat seat, Card card, const Facts& side, DesignId design, const Doer& doer,
                      unsigned among, MoveList& moves, Fits&& is_right) const;

  bool first_turn_battle_;
};

}  // namespace penta::phaktionz

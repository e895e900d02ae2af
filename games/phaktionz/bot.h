// How players tend to play: one decision at a time, from what lies open and their own cards. The
// greedy bot plays like this, and search plays a turn to its end with it.
#pragma once

#include "games/phaktionz/worth.h"

namespace penta::phaktionz {

// `Whim` gives a small number that is added to what a move seems to be worth.
template <class Sight, class Whim>
class Habit {
 public:
  Habit(const Rules& rules, const Table& table, const Sight& sight, Seat seat,
        const MoveList& moves, Whim& whim)
      : rules_(rules),
        table_(table),
        sight_(sight),
        me_(seat),
        moves_(moves),
        whim_(whim),
        worth_(rules, table, sight, seat) {}

  Move move() {
    switch (table_.ask) {
      case Ask::nothing:
        break;
      case Ask::mulligan:
        return best([&](Move move) { return exchange(move); });
      case Ask::act:
        return best([&](Move move) { return act(move); });
      case Ask::respond:
        return respond();
      case Ask::demote:
        return demote();
      case Ask::slot:
        return best([&](Move move) { return slot(move.value()); });
      case Ask::target:
        return best([&](Move move) { return target(move); });
      case Ask::number:
        return best([&](Move move) { return number(move.value()); });
      case Ask::option:
        return Move::say(Do::option, last().kind == Link::Kind::placement ? 1 : way());
      case Ask::pay:
        return best([&](Move move) { return payment(move.card()); });
      case Ask::choose:
        return best([&](Move move) { return choice(move); });
      case Ask::may:
        return Move::of(Do::accept);
      case Ask::price:
        return price();
    }
    return moves_[0];
  }

 private:
  using Do = Move::Kind;

  template <class Score>
  Move best(Score&& score) {
    Move best = moves_[0];
    int best_score = weights::nothing;
    for (const Move move : moves_) {
      const int worth = score(move) + whim_();
      if (worth <= best_score) continue;
      best = move;
      best_score = worth;
    }
    return best;
  }
  const Judge<Sight>& judge() const { return worth_.judge(); }
  const Lord& own() const { return table_.lords[me_]; }
  const Link& last() const { return table_.last(); }
  Doer doer(Card card) const {
    const Spot spot = judge().find(card);
    return {.seat = me_, .source = card, .stay = spot == no_spot ? Stay{0} : judge().stay(spot)};
  }

  // --- the opening hand

  // Without two Summons that cost nothing, a hand comes to nothing: all but them and one Tier 2 go.
  // Else Tier 3 beyond the second.
  int exchange(Move move) {
    if (move.kind() == Do::done) return 0;
    const Facts& facts = judge().printed(move.card());
    int ready = 0;
    int second = 0;
    int heavy = 0;
    (sight_.hand(me_) - sight_.set_aside()).for_each([&](int each) {
      const Facts& other = judge().printed(card_of(me_, each));
      if (!other.is_summon()) return;
      if (other.field_tier < 2) ++ready;
      if (other.field_tier == 2) ++second;
      if (other.field_tier > 2) ++heavy;
    });
    const int tier = facts.is_summon() ? facts.field_tier : 1;
    if (facts.is_summon() && tier < 2) return -1 - whims;
    const bool goes = ready < 2 ? tier != 2 || second > 1 : tier > 2 && heavy > 2;
    return goes ? tier + whims : -1 - whims;
  }

  // --- one's own phases

  int act(Move move) {
    switch (move.kind()) {
      case Do::place:
        return place(move.card());
      case Do::cast:
        return cast(move.card(), 0);
      case Do::use:
        return use(move, 0);
      case Do::create:
        return weights::tutor;
      case Do::promote:
        return promote(move.card());
      case Do::battle:
        return battle(move.card());
      default:
        return 0;
    }
  }
  int place(Card card) const {
    const Facts& facts = judge().printed(card);
    if (facts.is_tier0()) return own().realm == no_card ? weights::realm : -weights::realm;
    const int gain = Worth<Sight>::of(facts) - weights::spent;
    if (facts.placing != 0) return gain;
    const int due = judge().price(card, judge().reduction(me_, card) > 0);
    if (due == 0) return gain;
    Spot first{};
    return gain - worth_.cheapest(judge().payers_of_tiers(me_, card), due, first);
  }
  // `against`: what it would stop.
  int cast(Card card, int against) const {
    const Facts& facts = judge().printed(card);
    if (facts.form == cards::Form::realm) return own().realm == no_card ? weights::realm : -1;
    if (facts.form == cards::Form::weapon) return weights::realm - weights::hand / 2;
    if (facts.casts == 0) return -1;
    const int at = judge().cast_ability(card);
    return worth_.appeal(facts.abilities[at], Doer{.seat = me_, .source = card}, against) -
           weights::hand;
  }
  int use(Move move, int against) const {
    const Spot spot = judge().find(move.card());
    const Facts& facts = spot == no_spot ? judge().printed(move.card()) : judge().facts(spot);
    return worth_.appeal(facts.abilities[move.value()], doer(move.card()), against) - 1;
  }
  // All others go, and every turn has its price.
  int promote(Card card) const {
    const Facts& front = judge().printed(card);
    int worth = Worth<Sight>::of(rules_.facts(front.other));
    judge().for_each_unit(me_, [&](Spot each) { worth -= worth_.of(each); });
    return worth;
  }
  // Strikers first: they clear the way for Techs.
  int battle(Card card) const {
    const Spot attacker = judge().find(card);
    const int gain = worth_.best_battle(attacker);
    if (gain == 0) return -1 - whims;
    return gain + (judge().type(attacker) == cards::Type::striker ? striker_first : 0);
  }

  // --- answers

  Move respond() {
    const bool mine = last().seat == me_;
    const int threat = mine ? 0 : worth_.threat(last());
    return best([&](Move move) {
      switch (move.kind()) {
        case Do::cast:
          return answer(cast(move.card(), mine ? -weights::blow : threat));
        case Do::use:
          return answer(use(move, mine ? -weights::blow : threat));
        default:
          return 0;
      }
    });
  }
  // An answer that hardly pays is kept for something better.
  static int answer(int worth) { return worth - weights::patience; }

  // --- what is announced

  Move demote() {
    Spot first{};
    worth_.cheapest(judge().demotable_now(), table_.due, first);
    const Card card = judge().card(first);
    for (const Move move : moves_) {
      if (move.card() == card) return move;
    }
    return moves_[0];
  }
  int slot(int slot) {
    const Card card = table_.holding != no_card ? table_.holding : last().source;
    const Facts& facts = judge().printed(card);
    int score = 0;
    bool faced = false;
    judge().for_each_unit(other(me_), [&](Spot each) {
      if (!face_each_other(slot, slot_of(each))) return;
      faced = true;
      const int dmg = judge().facts(each).dmg;
      if (judge().facts(each).type == cards::Type::tech && dmg <= facts.dmg) score += 2 * dmg;
      if (facts.type == cards::Type::tech) score += 2 * (facts.dmg - dmg);
    });
    if (facts.type == cards::Type::tech && !faced) score += weights::card * facts.dmg / 2;
    return 2 * score;
  }
  int target(Move move) {
    if (last().kind == Link::Kind::battle) {
      const Spot attacker = judge().find(Aim{.card = last().source, .stay = last().stay});
      if (move.kind() == Do::direct) return worth_.direct(attacker);
      return worth_.battle(attacker, judge().find(move.card()));
    }
    if (move.kind() != Do::target) return 0;
    const Spot spot = judge().find(move.card());
    if (table_.stage == Judge<Sight>::bearer_stage) return bearer(spot);
    const Effect& effect = judge().effect();
    const int worth = worth_.of(spot) + (is_unit(spot) ? judge().dmg(spot) : 0);
    return worth_.mine(seat_of(spot), is_harm(effect) ? -worth : worth);
  }
  int bearer(Spot spot) const {
    return judge().dmg(spot) + 2 * judge().tier(spot) +
           (judge().unit(spot).weapon == no_card ? 8 : 0);
  }
  static bool is_harm(const Effect& effect) {
    switch (effect.verb) {
      case Verb::gets:
        return effect.amount.value < 0;
      case Verb::rules:
        return effect.rule == Rule::idle || effect.rule == Rule::indirect ||
               effect.rule == Rule::only_battles;
      case Verb::demotes:
      case Verb::exiles:
      case Verb::plagues:
      case Verb::plague:
      case Verb::discards:
      case Verb::removes:
        return true;
      case Verb::moves:
        return (effect.target.kind.zones & cards::bit(cards::Zone::battlefield)) != 0 ||
               effect.to != cards::Zone::hand;
      default:
        return false;
    }
  }
  int number(int x) const {
    const Ability* ability = judge().ability_of(last());
    Doer doer = judge().doer_of(last());
    doer.x = x;
    return worth_.appeal_with(*ability, doer, 0);
  }
  // Of two ways, what seems better.
  int way() { return whim_() > whims / 2 ? 1 : 0; }
  int payment(Card card) const {
    const Spot spot = judge().find(card);
    return worth_.mine(owner(card), spot == no_spot ? -worth_.of(card) : -worth_.of(spot));
  }

  // --- what resolves

  int choice(Move move) const {
    if (move.kind() == Do::decline) return 0;
    const Spot spot = judge().find(move.card());
    const int worth = 1 + (spot == no_spot ? worth_.of(move.card()) : worth_.of(spot));
    return worth_.mine(owner(move.card()), is_harm(judge().effect()) ? -worth : worth);
  }
  Move price() const {
    const int dmg = judge().dmg(unit_spot(me_, tier3_slot));
    return Move::of(own().deck > 3 * dmg ? Do::accept : Do::decline);
  }

  static constexpr int whims = 4;  // a whim is below this
  static constexpr int striker_first = 200;

  const Rules& rules_;
  const Table& table_;
  const Sight& sight_;
  Seat me_;
  const MoveList& moves_;
  Whim& whim_;
  Worth<Sight> worth_;
};

template <Chance C>
Move Rules::likely_move(const State& state, Seat seat, const MoveList& moves, C& chance) const {
  if (moves.size() == 1) return moves[0];
  const TrueSight sight{state};
  auto whim = [&] { return static_cast<int>(chance.below(4)); };
  return Habit(*this, state.table, sight, seat, moves, whim).move();
}

}  // namespace penta::phaktionz

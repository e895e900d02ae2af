// Why a move is refused. What is legal is decided by the lists of list.h alone; here the rule
// behind it gets its name.
#include "games/phaktionz/rules.h"

namespace penta::phaktionz {
namespace {

using Do = Move::Kind;

// The question that a kind of move answers.
bool answers(Do kind, Ask ask) {
  switch (kind) {
    case Do::pass:
      return ask == Ask::respond;
    case Do::done:
      return ask == Ask::mulligan || ask == Ask::target;
    case Do::aside:
      return ask == Ask::mulligan;
    case Do::cast:
    case Do::use:
      return ask == Ask::act || ask == Ask::respond;
    case Do::next:
    case Do::place:
    case Do::create:
    case Do::promote:
    case Do::battle:
      return ask == Ask::act;
    case Do::demote:
      return ask == Ask::demote;
    case Do::slot:
      return ask == Ask::slot;
    case Do::target:
    case Do::direct:
      return ask == Ask::target;
    case Do::number:
      return ask == Ask::number;
    case Do::option:
      return ask == Ask::option;
    case Do::pay:
      return ask == Ask::pay;
    case Do::choose:
      return ask == Ask::choose;
    case Do::accept:
      return ask == Ask::may || ask == Ask::price;
    case Do::decline:
      return ask == Ask::may || ask == Ask::price || ask == Ask::choose;
  }
  return false;
}

// The first rule that a move breaks. REQUIRES: it is not legal.
class Checker {
 public:
  Checker(const Rules& rules, const View& view)
      : rules_(rules),
        table_(view.table),
        seat_(view.viewer),
        sight_(rules.sight(view)),
        judge_(rules.judge(view.table, sight_)) {}

  Reason to(Move move) const {
    if (static_cast<int>(move.kind()) >= Move::kinds || !answers(move.kind(), table_.ask)) {
      return because(ReasonCode::not_asked, table_.ask);
    }
    if (!names_card(move.kind())) return to_plain(move);
    if (!rules_.exists(move.card())) return because(ReasonCode::no_such_card);
    if (const auto first = first_of_name(move)) return because(ReasonCode::name_first, *first);
    return to_card(move);
  }

 private:
  using Code = ReasonCode;

  bool mine(Card card) const { return owner(card) == seat_; }
  bool in_hand(Card card) const {
    return mine(card) && judge_.sight().hand(seat_).contains(number(card));
  }
  bool in_pile(Card card) const {
    return mine(card) && judge_.lord(seat_).pile.contains(number(card));
  }

  // Another card of its name may do what this one may not.
  std::optional<Card> first_of_name(Move move) const {
    if (!mine(move.card())) return std::nullopt;
    MoveList moves;
    judge_.list(seat_, moves);
    for (const Move each : moves) {
      if (each.kind() != move.kind() || each.value() != move.value()) continue;
      const Card card = each.card();
      const bool same = names_card(each.kind()) && mine(card) && card != move.card() &&
                        rules_.design(card) == rules_.design(move.card());
      if (same && judge_.find(card) == no_spot && judge_.find(move.card()) == no_spot) return card;
    }
    return std::nullopt;
  }

  Reason to_plain(Move move) const {
    switch (move.kind()) {
      case Do::slot:
        return to_slot(move.value());
      case Do::direct:
        return to_direct();
      case Do::number:
        if (move.value() <= Judge<ViewSight>::highest_x) {
          return because(Code::too_high, judge_.most_x(*judge_.ability_of(judge_.last()), seat_));
        }
        return because(Code::must_choose);
      default:
        return because(Code::must_choose);
    }
  }
  Reason to_slot(int slot) const {
    if (slot >= middle_slots) return because(Code::wrong_row, slot);
    return because(Code::slot_taken, slot);
  }
  Reason to_direct() const {
    const Link& link = judge_.last();
    if (link.kind != Link::Kind::battle) return because(Code::not_asked, table_.ask);
    const Spot attacker = judge_.find(Aim{.card = link.source, .stay = link.stay});
    if (judge_.is_faced(attacker)) return because(Code::column_taken, link.source);
    if (judge_.type(attacker) != cards::Type::tech) return because(Code::never_direct, link.source);
    return because(Code::cannot_battle, link.source);
  }
  Reason to_card(Move move) const {
    const Card card = move.card();
    switch (move.kind()) {
      case Do::aside:
        if (!in_hand(card)) return because(Code::not_in_hand, card);
        return because(Code::chosen_already, card);
      case Do::place:
        return to_placing(card);
      case Do::cast:
        return to_cast(card);
      case Do::use:
        return to_use(card, move.value());
      case Do::create:
        return to_creation(card);
      case Do::promote:
        return to_promotion(card);
      case Do::battle:
        return to_battle(card);
      case Do::demote:
        return to_demotion(card);
      case Do::target:
        return to_target(card);
      case Do::pay:
        return because(mine(card) ? Code::not_fitting : Code::not_yours, card);
      default:
        return because(Code::not_fitting, card);
    }
  }

  // --- announcing

  // What every announcement needs.
  std::optional<Reason> to_announcing() const {
    if (!judge_.may_announce(seat_)) return because(Code::too_many, most_announced);
    if (table_.ask == Ask::respond && !judge_.chain_has_room()) {
      return because(Code::chain_full, static_cast<int>(Table::most_links));
    }
    return std::nullopt;
  }
  // From the hand, or from an open Deck-Out Pile.
  std::optional<Reason> to_origin(Card card) const {
    if (!mine(card)) return because(Code::not_yours, card);
    if (in_hand(card) || (in_pile(card) && judge_.is_open_pile(seat_))) return std::nullopt;
    return because(Code::not_in_hand, card);
  }
  Reason to_placing(Card card) const {
    const Facts& facts = judge_.printed(card);
    if (const auto reason = to_origin(card)) return *reason;
    if (!facts.is_summon()) return because(Code::not_summon, card);
    if (table_.phase != Phase::main) return because(Code::wrong_phase, card);
    if (const auto reason = to_announcing()) return *reason;
    if (judge_.is_banned(seat_, cards::Deed::place, card)) return because(Code::forbidden, card);
    if (judge_.has_tier4(seat_)) return because(Code::with_tier4, card);
    if (facts.placing != 0) return because(Code::cannot_pay, card);
    return because(judge_.price(card, false) == 0 ? Code::row_full : Code::no_total, card);
  }
  Reason to_cast(Card card) const {
    const Facts& facts = judge_.printed(card);
    if (const auto reason = to_origin(card)) return *reason;
    if (facts.is_summon()) return because(Code::not_invocation, card);
    if (const auto reason = to_announcing()) return *reason;
    const int at = judge_.cast_ability(card);
    const Ability* ability = at == Judge<ViewSight>::no_ability ? nullptr : &facts.abilities[at];
    if (const auto reason = to_moment_of_cast(card, facts, ability)) return *reason;
    if (judge_.is_banned(seat_, cards::Deed::cast, card)) return because(Code::forbidden, card);
    if (facts.form == cards::Form::weapon && judge_.bearers(seat_, card).empty()) {
      return because(Code::no_bearer, card);
    }
    if (ability == nullptr) return because(Code::wrong_phase, card);
    return to_text(*ability, rules_.design(card), at, Doer{.seat = seat_, .source = card});
  }
  std::optional<Reason> to_moment_of_cast(Card card, const Facts& facts,
                                          const Ability* ability) const {
    const bool counter = facts.form == cards::Form::counter;
    const bool answers = ability != nullptr && ability->reply != cards::Reply::none;
    if (table_.ask == Ask::act) {
      if (counter && answers) return because(Code::only_answers, card);
      if (table_.phase == Phase::combat) return because(Code::wrong_phase, card);
      return std::nullopt;
    }
    if (!counter) return because(Code::wrong_phase, card);
    if (judge_.is_silenced(true)) return because(Code::silenced, card);
    if (answers && !judge_.answers(*ability, seat_)) return because(Code::not_answering, card);
    return std::nullopt;
  }
  Reason to_use(Card card, int at) const {
    if (!mine(card)) return because(Code::not_yours, card);
    const Spot spot = judge_.find(card);
    if (spot == no_spot && !in_hand(card)) return because(Code::not_in_play, card);
    const Facts& facts = spot == no_spot ? judge_.printed(card) : judge_.facts(spot);
    if (at >= facts.size) return because(Code::no_such_ability, card);
    const Ability& ability = facts.abilities[at];
    if (ability.mode != Mode::action) return because(Code::not_action, card);
    if (ability.from_hand != (spot == no_spot)) {
      return because(ability.from_hand ? Code::not_in_hand : Code::not_in_play, card);
    }
    if (const auto reason = to_announcing()) return *reason;
    if (const auto reason = to_moment_of_use(card, ability)) return *reason;
    if (judge_.is_banned(seat_, cards::Deed::use, card)) return because(Code::forbidden, card);
    const Stay stay = spot == no_spot ? Stay{0} : judge_.stay(spot);
    const DesignId design = spot == no_spot ? rules_.design(card) : judge_.shown(spot);
    return to_text(ability, design, at, Doer{.seat = seat_, .source = card, .stay = stay});
  }
  std::optional<Reason> to_moment_of_use(Card card, const Ability& ability) const {
    const bool answering = ability.reply != cards::Reply::none;
    if (table_.ask == Ask::act) {
      if (answering) return because(Code::only_answers, card);
      const cards::Phase wanted =
          ability.phase == cards::Phase::any ? cards::Phase::main : ability.phase;
      if (wanted != judge_.phase()) return because(Code::wrong_phase, card);
      return std::nullopt;
    }
    if (!answering) return because(Code::wrong_phase, card);
    if (judge_.is_silenced(false)) return because(Code::silenced, card);
    if (!judge_.answers(ability, seat_)) return because(Code::not_answering, card);
    return std::nullopt;
  }
  // Limit, cost and targets.
  Reason to_text(const Ability& ability, DesignId design, int at, const Doer& doer) const {
    if (!judge_.has_uses(seat_, design, at)) return because(Code::limit_used, doer.source);
    if (!judge_.can_pay(ability, doer) || judge_.most_x(ability, seat_) < 0) {
      return because(Code::cannot_pay, doer.source);
    }
    return because(Code::nothing_to_choose, doer.source);
  }
  Reason to_creation(Card card) const {
    const bool there = mine(card) && judge_.lord(seat_).creation.contains(number(card));
    if (!there) return because(Code::not_created, card);
    if (table_.phase != Phase::main) return because(Code::wrong_phase, card);
    if (const auto reason = to_announcing()) return *reason;
    return because(Code::needs_condition, card);
  }
  Reason to_promotion(Card card) const {
    if (judge_.lord(seat_).realm != card || !judge_.printed(card).is_tier0()) {
      return because(Code::not_leader, card);
    }
    if (table_.phase != Phase::main) return because(Code::wrong_phase, card);
    if (const auto reason = to_announcing()) return *reason;
    return because(Code::needs_condition, card);
  }

  // --- battles and choices

  Reason to_battle(Card card) const {
    const Spot spot = judge_.find(card);
    if (!mine(card)) return because(Code::not_yours, card);
    if (spot == no_spot) return because(Code::not_in_play, card);
    if (!is_unit(spot)) return because(Code::not_summon, card);
    if (table_.phase != Phase::combat) return because(Code::wrong_phase, card);
    if (judge_.is_peaceful()) return because(Code::no_first_battle);
    if (judge_.battles_left(spot) == 0) return because(Code::no_battle_left, card);
    if (!judge_.may_battle(spot)) return because(Code::cannot_battle, card);
    return because(Code::nobody_to_battle, card);
  }
  Reason to_demotion(Card card) const {
    const Spot spot = judge_.find(card);
    if (!mine(card)) return because(Code::not_yours, card);
    if (spot == no_spot) return because(Code::not_in_play, card);
    if (!is_unit(spot)) return because(Code::not_summon, card);
    if (!judge_.demotable(spot)) return because(Code::undemotable, card);
    return because(Code::wrong_total, card);
  }
  Reason to_target(Card card) const {
    const Spot spot = judge_.find(card);
    if (spot == no_spot) return because(Code::not_in_play, card);
    const Link& link = judge_.last();
    if (link.kind == Link::Kind::battle) return to_battle_target(link, spot, card);
    if (judge_.is_safe_from(seat_, spot)) return because(Code::unchosen, card);
    const bool chosen = Spots::from_bits(link.aims[table_.effect]).contains(spot);
    return because(chosen ? Code::chosen_already : Code::not_fitting, card);
  }
  Reason to_battle_target(const Link& link, Spot spot, Card card) const {
    if (mine(card) || !is_unit(spot)) return because(Code::not_fitting, card);
    const Spot attacker = judge_.find(Aim{.card = link.source, .stay = link.stay});
    if (judge_.is_kept_from(attacker, spot)) return because(Code::unbattled, card);
    return because(Code::not_facing, card);
  }

  const Rules& rules_;
  const Table& table_;
  Seat seat_;
  ViewSight sight_;
  Judge<ViewSight> judge_;
};

}  // namespace

Reason Rules::check(const View& view, Move move) const {
  const Table& table = view.table;
  if (table.over()) return because(ReasonCode::match_over);
  if (view.viewer == stranger) return because(ReasonCode::not_seated);
  if (table.actor != view.viewer) return because(ReasonCode::not_your_turn, table.actor);
  MoveList moves;
  legal_moves(view, moves);
  if (moves.contains(move)) return {};
  return Checker(*this, view).to(move);
}

namespace {

// What somebody might try with a card and may not: everything in the hand, abilities in play, and
// all cards of the kind that is asked for.
class Attempts {
 public:
  Attempts(const Rules& rules, const View& view)
      : view_(view), sight_(rules.sight(view)), judge_(rules.judge(view.table, sight_)) {
    rules.legal_moves(view, legal_);
  }

  std::vector<Move> in_vain() {
    try_hand();
    if (view_.table.ask == Ask::act || view_.table.ask == Ask::respond) try_play();
    if (view_.table.ask == Ask::demote) try_units(Do::demote, view_.viewer);
    if (view_.table.ask == Ask::target) {
      try_units(Do::target, view_.viewer);
      try_units(Do::target, other(view_.viewer));
      if (judge_.last().kind == Link::Kind::battle) add(Move::of(Do::direct));
    }
    if (view_.table.ask == Ask::slot) {
      for (int slot = 0; slot < middle_slots; ++slot) add(Move::say(Do::slot, slot));
    }
    return std::move(refused_);
  }

 private:
  void add(Move move) {
    if (!legal_.contains(move)) refused_.push_back(move);
  }
  void try_hand() {
    view_.hand.for_each([&](int each) {
      const Card card = card_of(view_.viewer, each);
      const bool has_move = std::any_of(legal_.begin(), legal_.end(), [&](Move move) {
        return names_card(move.kind()) && move.card() == card;
      });
      if (has_move) return;
      const bool summon = judge_.printed(card).is_summon();
      add(Move::with(summon ? Do::place : Do::cast, card));
    });
  }
  void try_play() {
    const Seat seat = view_.viewer;
    judge_.for_each_in_play(seat, [&](Spot spot) {
      const Facts& facts = judge_.facts(spot);
      for (int at = 0; at < facts.size; ++at) {
        if (facts.abilities[at].mode == Mode::action) add(Move::use(judge_.card(spot), at));
      }
    });
    if (view_.table.phase == Phase::combat && view_.table.ask == Ask::act) {
      try_units(Do::battle, seat);
    }
    judge_.lord(seat).creation.for_each(
        [&](int each) { add(Move::with(Do::create, card_of(seat, each))); });
    const Card realm = judge_.lord(seat).realm;
    if (realm != no_card && judge_.printed(realm).is_tier0()) {
      add(Move::with(Do::promote, realm));
    }
  }
  void try_units(Do kind, Seat seat) {
    judge_.for_each_unit(seat, [&](Spot spot) { add(Move::with(kind, judge_.card(spot))); });
  }

  const View& view_;
  ViewSight sight_;
  Judge<ViewSight> judge_;
  MoveList legal_;
  std::vector<Move> refused_{};
};

}  // namespace

std::vector<Move> Rules::refused(const View& view) const {
  if (view.viewer == stranger || !to_act(view.table).contains(view.viewer)) return {};
  return Attempts(*this, view).in_vain();
}

}  // namespace penta::phaktionz

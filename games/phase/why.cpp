// Why a move is refused. What is legal is decided by the lists of judge.h alone; here the
// rule behind it gets its name.
#include "games/phase/rules.h"

namespace penta::phase {
namespace {

using Do = Move::Kind;

// The question that a kind of move answers.
bool answers(Do kind, Ask ask) {
  switch (kind) {
    case Do::pass:
      return ask == Ask::action;
    case Do::done:
      return ask == Ask::train || ask == Ask::attackers || ask == Ask::choose;
    case Do::order:
    case Do::skill:
      return ask == Ask::action || ask == Ask::train;
    case Do::pay:
      return ask == Ask::lock || ask == Ask::phase;
    case Do::choose:
      return ask == Ask::choose;
    case Do::accept:
      return ask == Ask::may;
    case Do::decline:
      return ask == Ask::may || ask == Ask::choose;
    case Do::player:
      return ask == Ask::player;
    case Do::good:
    case Do::evil:
      return ask == Ask::kind;
    case Do::attack:
    case Do::develop:
      return ask == Ask::attack;
    case Do::nexus:
    case Do::rival:
    case Do::nobody:
      return ask == Ask::target;
    case Do::send:
      return ask == Ask::attackers;
    case Do::block:
    case Do::hold:
      return ask == Ask::block;
    case Do::fight:
      return ask == Ask::skirmish;
    case Do::deal:
      return ask == Ask::split;
    case Do::train:
      return ask == Ask::train;
    case Do::discard:
      return ask == Ask::discard;
    case Do::recruit:
      return ask == Ask::recruit;
  }
  return false;
}

// The first rule that a move breaks. REQUIRES: it is not legal.
class Checker {
 public:
  Checker(const Rules& rules, const View& view)
      : rules_(rules), view_(view), table_(view.table), judge_(rules.judge(view.table, sight_)) {}

  Reason to(Move move) const {
    if (static_cast<int>(move.kind()) >= Move::kinds || !answers(move.kind(), table_.ask)) {
      return because(ReasonCode::not_asked, table_.ask);
    }
    const Sleeve sleeve = move.sleeve();
    if (!names_sleeve(move.kind())) return to_plain(move);
    if (index(owner(sleeve)) >= rules_.players() ||
        number(sleeve) >= rules_.deck(owner(sleeve)).size) {
      return because(ReasonCode::no_such_card);
    }
    switch (move.kind()) {
      case Do::order:
        return to_order(sleeve);
      case Do::skill:
        return to_skill(sleeve, move.value());
      case Do::train:
        return to_training(sleeve);
      case Do::pay:
        return to_payment(sleeve);
      case Do::send:
        return to_attacker(sleeve);
      case Do::block:
      case Do::fight:
        if (!table_.attacking(sleeve)) return because(ReasonCode::not_attacker, sleeve);
        return because(ReasonCode::same_alignment, sleeve);
      case Do::choose:
        return to_choice(sleeve);
      default:
        return because(ReasonCode::not_in_hand, sleeve);
    }
  }

 private:
  Seat seat() const { return view_.viewer; }
  bool mine(Sleeve sleeve) const { return owner(sleeve) == seat(); }
  bool in_hand(Sleeve sleeve) const {
    return mine(sleeve) && judge_.lord(seat()).hand.contains(number(sleeve));
  }

  Reason to_plain(Move move) const {
    switch (move.kind()) {
      case Do::done:
        return table_.ask == Ask::attackers ? because(ReasonCode::attacker_needed)
                                            : because(ReasonCode::not_asked, table_.ask);
      case Do::rival:
      case Do::player:
        if (index(move.seat()) >= rules_.players()) return because(ReasonCode::no_such_seat);
        return because(ReasonCode::not_yourself);
      case Do::deal:
        return because(ReasonCode::too_much, table_.amount);
      default:
        return because(ReasonCode::not_asked, table_.ask);
    }
  }
  Reason to_use(Sleeve sleeve, const Facts& side, int number) const {
    const Ability& ability = side.abilities[static_cast<std::size_t>(number)];
    if (judge_.first_choice(side, number, seat()) == Facts::own_turn_only) {
      return because(ReasonCode::own_turn_only, sleeve);
    }
    const int cost = ability.locks + ability.phases;
    if (!judge_.can_pay(seat(), ability.locks, ability.phases)) {
      return because(ReasonCode::too_expensive, sleeve, cost, judge_.free_resources(seat()).size());
    }
    return because(ReasonCode::nothing_to_choose, sleeve);
  }
  Reason to_order(Sleeve sleeve) const {
    if (!in_hand(sleeve)) return because(ReasonCode::not_in_hand, sleeve);
    if (judge_.lord(seat()).taken >= most_taken) return because(ReasonCode::too_many);
    return to_use(sleeve, judge_.ordering(sleeve), Frame::order);
  }
  Reason to_skill(Sleeve sleeve, int skill) const {
    if (!mine(sleeve)) return because(ReasonCode::not_yours, sleeve);
    if (!table_.in_play(sleeve)) return because(ReasonCode::not_warrior, sleeve);
    const Facts& facts = judge_.up(sleeve);
    if (skill < 1 || skill > facts.skills) return because(ReasonCode::no_such_skill, sleeve);
    const Ability& ability = facts.abilities[static_cast<std::size_t>(skill)];
    if (ability.trigger != Trigger::action) return because(ReasonCode::not_action, sleeve);
    if (table_.locked(sleeve)) return because(ReasonCode::locked, sleeve);
    if (table_.step == Step::skirmish && !table_.in_skirmish(sleeve)) {
      return because(ReasonCode::not_fighting, sleeve);
    }
    if (judge_.lord(seat()).taken >= most_taken) return because(ReasonCode::too_many);
    if (!judge_.is_unused_action(sleeve, skill)) return because(ReasonCode::used_up, sleeve);
    return to_use(sleeve, facts, skill);
  }
  Reason to_resource(Sleeve sleeve) const {
    if (!mine(sleeve)) return because(ReasonCode::not_yours, sleeve);
    if (!table_.in_barracks(sleeve)) return because(ReasonCode::not_resource, sleeve);
    if (table_.locked(sleeve)) return because(ReasonCode::locked, sleeve);
    return {};
  }
  Reason to_training(Sleeve sleeve) const {
    if (const Reason reason = to_resource(sleeve); !reason.ok()) return reason;
    if (judge_.lord(seat()).taken >= most_taken) return because(ReasonCode::too_many);
    return because(ReasonCode::too_expensive, sleeve, judge_.up(sleeve).cost,
                   judge_.free_resources(seat()).size() - 1);
  }
  Reason to_payment(Sleeve sleeve) const {
    if (const Reason reason = to_resource(sleeve); !reason.ok()) return reason;
    if (sleeve == table_.trainee) return because(ReasonCode::pays_itself, sleeve);
    if (number(sleeve) < table_.cursor) return because(ReasonCode::in_order, sleeve);
    return because(ReasonCode::too_few_left, sleeve);
  }
  Reason to_attacker(Sleeve sleeve) const {
    if (!mine(sleeve)) return because(ReasonCode::not_yours, sleeve);
    if (!table_.in_play(sleeve)) return because(ReasonCode::not_warrior, sleeve);
    if (table_.locked(sleeve)) return because(ReasonCode::locked, sleeve);
    return because(ReasonCode::in_order, sleeve);
  }
  Reason to_choice(Sleeve sleeve) const {
    bool fits = false;
    judge_.for_each_choice(judge_.effect(), judge_.doer(), [&](Sleeve each) {
      fits = fits || each == sleeve;
      return !fits;
    });
    if (fits) return because(ReasonCode::in_order, sleeve);
    const Doer doer = judge_.doer();
    const Effect& effect = judge_.effect();
    if (doer.action && table_.step == Step::skirmish && table_.in_play(sleeve) &&
        !table_.in_skirmish(sleeve)) {
      return because(ReasonCode::not_fighting, sleeve);
    }
    if (has_target(effect) && effect.target.pick == Pick::other && !doer.is_another(sleeve)) {
      return because(ReasonCode::not_another, sleeve);
    }
    if (table_.locked(sleeve) && effect.verb != Verb::unlocks)
      return because(ReasonCode::locked, sleeve);
    return because(ReasonCode::not_fitting, sleeve);
  }

  const Rules& rules_;
  const View& view_;
  const Table& table_;
  ViewSight sight_{view_};
  Judge<ViewSight> judge_;
};

}  // namespace

Reason Rules::check(const View& view, Move move) const {
  const Table& table = view.table;
  if (table.over()) return because(ReasonCode::match_over);
  if (view.viewer == stranger) return because(ReasonCode::not_seated);
  if (table.ask != Ask::recruit && table.actor != view.viewer) {
    return because(ReasonCode::not_your_turn, table.actor);
  }
  MoveList moves;
  legal_moves(view, moves);
  if (moves.contains(move)) return {};
  return Checker(*this, view).to(move);
}

namespace {

// What somebody might try with a card and may not: everything in the hand, skills of their
// warriors, and all cards of the kind that is asked for.
class Attempts {
 public:
  Attempts(const Rules& rules, const View& view)
      : rules_(rules), view_(view), table_(view.table), judge_(rules.judge(view.table, sight_)) {
    rules.legal_moves(view, legal_);
  }

  std::vector<Move> in_vain() {
    try_hand();
    try_skills();
    switch (table_.ask) {
      case Ask::train:
        try_all(Do::train, seat(), own().barracks);
        break;
      case Ask::lock:
      case Ask::phase:
        try_all(Do::pay, seat(), own().barracks);
        break;
      case Ask::attackers:
        try_all(Do::send, seat(), own().play);
        add(Move::of(Do::done));
        break;
      case Ask::block:
        try_all(Do::block, table_.active, table_.attackers);
        break;
      case Ask::skirmish:
        try_all(Do::fight, seat(), own().play);
        break;
      case Ask::choose:
        try_choices();
        break;
      default:
        break;
    }
    return std::move(refused_);
  }

 private:
  Seat seat() const { return view_.viewer; }
  const Lord& own() const { return table_.lords[seat()]; }

  void add(Move move) {
    if (!legal_.contains(move)) refused_.push_back(move);
  }
  void try_all(Do kind, Seat of, Sleeves sleeves) {
    for (const int each : sleeves) add(Move::with(kind, sleeve_of(of, each)));
  }
  void try_hand() {
    for (const int each : own().hand) {
      const Sleeve sleeve = sleeve_of(seat(), each);
      const bool has_move = std::any_of(legal_.begin(), legal_.end(), [&](Move move) {
        return names_sleeve(move.kind()) && move.sleeve() == sleeve;
      });
      if (!has_move) add(Move::with(Do::order, sleeve));
    }
  }
  void try_skills() {
    for (const int each : own().play) {
      const Sleeve sleeve = sleeve_of(seat(), each);
      const int skills = judge_.up(sleeve).skills;
      for (int skill = 1; skill <= skills; ++skill) add(Move::skill(sleeve, skill));
    }
  }
  void try_choices() {
    const Effect& effect = judge_.effect();
    if (effect.verb == Verb::trains) {
      try_all(Do::choose, seat(), own().barracks);
    } else if (has_target(effect)) {
      try_nouns(effect.target.kind.noun);
    }
  }
  void try_nouns(Noun noun) {
    for (int i = 0; i < rules_.players(); ++i) {
      const Lord& lord = table_.lords[seat_at(i)];
      if (noun == Noun::warrior) try_all(Do::choose, seat_at(i), lord.play);
      if (noun == Noun::resource) try_all(Do::choose, seat_at(i), lord.barracks);
    }
    if (noun == Noun::discard_card) try_all(Do::choose, seat(), judge_.discard_pile(seat()));
  }

  const Rules& rules_;
  const View& view_;
  const Table& table_;
  ViewSight sight_{view_};
  Judge<ViewSight> judge_;
  MoveList legal_;
  std::vector<Move> refused_{};
};

}  // namespace

std::vector<Move> Rules::refused(const View& view) const {
  if (view.viewer == stranger || !to_act(view.table).contains(view.viewer)) return {};
  return Attempts(*this, view).in_vain();
}

}  // namespace penta::phase

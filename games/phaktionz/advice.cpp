// Why a move is good, from what its player sees. Nothing is guessed: what is said follows from the
// preview, from the cards that lie open, and from the own ones.
#include "games/phaktionz/advice.h"

#include <algorithm>

#include "engine/derived.h"
#include "games/phaktionz/game.h"

namespace penta::phaktionz {
namespace {

class Adviser {
 public:
  using Code = AdviceCode;
  using Do = Move::Kind;

  Adviser(const Rules& rules, const View& view, std::span<const Move> rivals)
      : rules_(rules),
        view_(view),
        table_(view.table),
        sight_(rules.sight(view)),
        judge_(rules.judge(view.table, sight_)),
        me_(view.viewer),
        rivals_(rivals) {}

  Advice of(Move move) const {
    if (rivals_.empty()) return advise(Code::only_move);
    if (const auto certain = foreseen(move)) return *certain;
    switch (table_.ask) {
      case Ask::mulligan:
        return opening(move);
      case Ask::act:
        return acting(move);
      case Ask::respond:
        return answering(move);
      case Ask::demote:
        return demoting(move.card());
      case Ask::slot:
        return slot(move.value());
      case Ask::target:
        return aiming(move);
      case Ask::number:
        return advise(Code::number, move.value(), own().deck);
      case Ask::option:
        return advise(Code::two_ways, table_.last().source);
      case Ask::pay:
        return advise(Code::pays, move.card());
      case Ask::choose:
        return choosing(move);
      case Ask::may:
        return offered(move);
      case Ask::price:
        return price(move);
      default:
        return {};
    }
  }

 private:
  const Lord& own() const { return table_.lords[me_]; }
  const Facts& printed(Card card) const { return judge_.printed(card); }

  // --- what is certain

  std::optional<Advice> foreseen(Move move) const {
    std::optional<Advice> found;
    const auto note = [&](const Advice& advice) {
      if (!found) found = advice;
    };
    for (const Event& event : penta::preview(rules_, view_, move)) {
      switch (event.kind) {
        case Event::Kind::match_won:
          if (event.seats == SeatSet{me_}) return advise(Code::wins_match);
          break;
        case Event::Kind::damaged:
          if (event.seat != me_) note(advise(Code::deals_damage, event.amount));
          break;
        case Event::Kind::demoted:
          if (owner(event.card) != me_) note(advise(Code::demotes_theirs, event.card));
          break;
        case Event::Kind::left:
          if (owner(event.card) != me_ && event.to == Event::Place::exile) {
            note(advise(Code::exiles_theirs, event.card));
          }
          break;
        case Event::Kind::fizzled:
          if (event.seat != me_) note(advise(Code::fizzles, event.card));
          break;
        case Event::Kind::moved:
          if (event.seat == me_ && event.to == Event::Place::hand) {
            note(advise(Code::brings_hand, event.card));
          }
          break;
        default:
          break;
      }
    }
    return found;
  }

  // --- one's own phases

  Advice opening(Move move) const {
    if (move.kind() != Do::done) return advise(Code::sets_aside, judge_.design(move.card()));
    int ready = 0;
    (view_.hand - view_.set_aside).for_each([&](int each) {
      const Facts& facts = printed(card_of(me_, each));
      ready += facts.is_summon() && facts.field_tier < 2 ? 1 : 0;
    });
    return advise(Code::keeps_opening, ready);
  }
  Advice acting(Move move) const {
    switch (move.kind()) {
      case Do::place:
        return placing(move.card());
      case Do::cast:
        return casting(move.card());
      case Do::use:
        return advise(Code::uses, move.card(), used_text(move));
      case Do::create:
        return advise(Code::creates, judge_.design(move.card()));
      case Do::promote: {
        const DesignId back = printed(move.card()).other;
        return advise(Code::promotes, back, rules_.facts(back).dmg);
      }
      case Do::battle:
        return battling(judge_.find(move.card()));
      default:
        return going_on();
    }
  }
  Advice placing(Card card) const {
    const Facts& facts = printed(card);
    const DesignId design = judge_.design(card);
    if (facts.placing != 0) return advise(Code::places_specially, design, facts.dmg);
    const int due = judge_.price(card, false);
    if (due == 0) return advise(Code::places_free, design, facts.dmg);
    return advise(Code::places_for, design, facts.dmg, due);
  }
  Advice casting(Card card) const {
    const Facts& facts = printed(card);
    const DesignId design = judge_.design(card);
    if (facts.casts == 0) return advise(Code::casts_lasting, design);
    return advise(Code::casts, design, text_of(design, judge_.cast_ability(card)));
  }
  int used_text(Move move) const {
    const Spot spot = judge_.find(move.card());
    const DesignId design = spot == no_spot ? judge_.design(move.card()) : judge_.shown(spot);
    return text_of(design, move.value());
  }
  Advice battling(Spot attacker) const {
    const int dmg = judge_.dmg(attacker);
    const Card card = judge_.card(attacker);
    if (judge_.battles_directly(attacker)) return advise(Code::strikes_open, card, dmg);
    int weaker = 0;
    for (const Spot each : judge_.opponents(attacker)) weaker += judge_.dmg(each) < dmg ? 1 : 0;
    if (weaker == 0) return advise(Code::beats_nobody, card, dmg);
    return advise(Code::can_beat, card, dmg, weaker);
  }
  Advice going_on() const {
    if (table_.phase == Phase::final_cast) return advise(Code::ends_turn, own().hand);
    int ready = 0;
    judge_.for_each_unit(me_, [&](Spot each) { ready += judge_.battles_left(each) > 0 ? 1 : 0; });
    return advise(table_.phase == Phase::main ? Code::goes_to_combat : Code::leaves_battles, ready);
  }

  // --- answers

  Advice answering(Move move) const {
    const Card answered = table_.last().source;
    switch (move.kind()) {
      case Do::cast:
        return advise(Code::answers, judge_.design(move.card()), answered);
      case Do::use: {
        const Spot spot = judge_.find(move.card());
        const DesignId design = spot == no_spot ? judge_.design(move.card()) : judge_.shown(spot);
        return advise(Code::answers, design, answered);
      }
      default:
        return advise(Code::keeps_answers, own().hand);
    }
  }

  // --- what is announced

  Advice demoting(Card card) const {
    const Spot spot = judge_.find(card);
    const int dmg = judge_.dmg(spot);
    const bool weakest = std::all_of(rivals_.begin(), rivals_.end(), [&](Move rival) {
      return judge_.dmg(judge_.find(rival.card())) > dmg;
    });
    return advise(weakest ? Code::demotes_weakest : Code::demotes, card, judge_.tier(spot), dmg);
  }
  Advice slot(int slot) const {
    Spot facing = no_spot;
    bool tech = false;
    judge_.for_each_unit(other(me_), [&](Spot each) {
      if (!face_each_other(slot, slot_of(each))) return;
      const bool is_tech = judge_.type(each) == cards::Type::tech;
      if (facing == no_spot || (is_tech && !tech)) facing = each;
      tech = tech || is_tech;
    });
    if (facing == no_spot) return advise(Code::slot_open, slot);
    return advise(tech ? Code::slot_against : Code::slot_faces, slot, judge_.card(facing));
  }
  Advice aiming(Move move) const {
    const Link& link = table_.last();
    if (link.kind == Link::Kind::battle) {
      const int dmg = judge_.dmg(judge_.find(Aim{.card = link.source, .stay = link.stay}));
      if (move.kind() == Do::direct) {
        return advise(Code::direct, dmg, table_.lords[other(me_)].deck);
      }
      const int theirs = judge_.dmg(judge_.find(move.card()));
      return advise(dmg > theirs ? Code::stronger : Code::not_stronger, move.card(), dmg, theirs);
    }
    if (move.kind() != Do::target) return advise(Code::aims_no_more);
    return advise(owner(move.card()) == me_ ? Code::aims_at_own : Code::aims_at_theirs,
                  move.card());
  }

  // --- what resolves

  Advice choosing(Move move) const {
    if (move.kind() != Do::choose) return advise(Code::chooses_none);
    if (owner(move.card()) != me_) return advise(Code::chooses_theirs, move.card());
    return advise(Code::chooses_own, judge_.design(move.card()));
  }
  Advice offered(Move move) const {
    const Link& link = table_.last();
    return advise(move.kind() == Do::accept ? Code::accepts : Code::declines, link.source,
                  text_of(judge_.design_of(link), link.ability & 7));
  }
  Advice price(Move move) const {
    const int dmg = judge_.dmg(unit_spot(me_, tier3_slot));
    return advise(move.kind() == Do::accept ? Code::keeps_tier4 : Code::gives_tier4_up, dmg,
                  own().deck);
  }

  const Rules& rules_;
  const View& view_;
  const Table& table_;
  ViewSight sight_;
  Judge<ViewSight> judge_;
  Seat me_;
  std::span<const Move> rivals_;
};

// Keeps what comes of a move if nobody answers, as far as it does not depend on chance: which cards
// damage takes does, but nothing else in a battle.
struct Coming {
  static constexpr bool listens = true;
  const Rules& rules;
  Viewer viewer;
  const WatchedChance& chance;
  std::vector<Event> events{};
  bool fighting = false;
  bool over = false;

  void operator()(const Event& event) {
    using Kind = Event::Kind;
    const bool triggered = event.kind == Kind::announced && event.link == Link::Kind::trigger;
    over = over || triggered || (!fighting && !is_certain(event));
    if (over) return;
    fighting = fighting || event.kind == Kind::battles || event.kind == Kind::strikes;
    events.push_back(event);
  }
  bool is_certain(const Event& event) const {
    return !chance.asked && !rules.learners(event).contains(viewer);
  }
};

class Outlook {
 public:
  using Code = AdviceCode;
  using Kind = Event::Kind;

  Outlook(const Rules& rules, const View& view) : rules_(rules), me_(view.viewer) {
    FastChance dreams(1);
    world_ = imagine(rules, view, dreams);
  }

  std::optional<Advice> of(Move move) {
    WatchedChance chance;
    Coming coming{rules_, me_, chance};
    rules_.apply(world_, me_, move, chance, coming);
    constexpr int most_passes = 40;
    for (int i = 0; i < most_passes && !coming.over && !is_done(); ++i) {
      rules_.apply(world_, world_.table.actor, Move::of(Move::Kind::pass), chance, coming);
    }
    return read(coming.events);
  }

 private:
  bool is_done() const {
    return world_.table.ask != Ask::respond || world_.table.depth == 0 || world_.table.resolving;
  }
  static const Event* find(const std::vector<Event>& events, Kind kind) {
    const auto found = std::find_if(events.begin(), events.end(),
                                    [&](const Event& each) { return each.kind == kind; });
    return found == events.end() ? nullptr : &*found;
  }
  std::optional<Advice> read(const std::vector<Event>& events) const {
    if (const Event* won = find(events, Kind::match_won)) {
      if (won->seats == SeatSet{me_}) return advise(Code::would_win_match);
      if (!won->seats.contains(me_)) return advise(Code::would_lose_match);
    }
    const Event* damaged = find(events, Kind::damaged);
    const int damage = damaged == nullptr ? 0 : damaged->amount;
    if (find(events, Kind::strikes) != nullptr) return advise(Code::would_strike, damage);
    if (const Event* battle = find(events, Kind::battles)) return met(events, *battle, damage);
    if (damaged != nullptr) {
      return advise(damaged->seat == me_ ? Code::would_suffer : Code::would_damage, damage);
    }
    for (const Event& each : events) {
      if (each.kind == Kind::fizzled) return advise(Code::would_fizzle, each.card);
      if (each.kind == Kind::demoted || each.kind == Kind::left) {
        return advise(Code::would_remove, each.card);
      }
    }
    return std::nullopt;
  }
  static Advice met(const std::vector<Event>& events, const Event& battle, int damage) {
    const bool gone = std::any_of(events.begin(), events.end(), [&](const Event& each) {
      return (each.kind == Kind::demoted || each.kind == Kind::left) && each.card == battle.other;
    });
    if (gone) return advise(Code::would_demote, battle.other, battle.dmg, battle.other_dmg, damage);
    if (damage == 0) return advise(Code::would_tie, battle.other, battle.dmg, battle.other_dmg);
    return advise(Code::would_beat, battle.other, battle.dmg, battle.other_dmg, damage);
  }

  const Rules& rules_;
  Seat me_;
  State world_{};
};

}  // namespace

std::optional<Advice> Rules::outlook(const View& view, Move move) const {
  using Do = Move::Kind;
  const Do kind = move.kind();
  const bool may_tell = kind == Do::pass || kind == Do::target || kind == Do::direct ||
                        kind == Do::cast || kind == Do::use || kind == Do::pay;
  return may_tell ? Outlook(*this, view).of(move) : std::nullopt;
}

Advice Rules::advice(const View& view, Move move, std::span<const Move> rivals) const {
  return Adviser(*this, view, rivals).of(move);
}

}  // namespace penta::phaktionz

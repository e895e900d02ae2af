// Why a move is good, from what its player sees. Nothing is guessed: what is said follows from the
// preview, from the cards that lie open, and from the own ones.
#include "games/phase/advice.h"

#include <algorithm>

#include "engine/derived.h"
#include "games/phase/game.h"

namespace penta::phase {
namespace {

class Adviser {
 public:
  using Code = AdviceCode;
  using Do = Move::Kind;

  Adviser(const Rules& rules, const View& view, std::span<const Move> rivals)
      : rules_(rules),
        view_(view),
        table_(view.table),
        sight_{view},
        judge_(rules.judge(view.table, sight_)),
        me_(view.viewer),
        rivals_(rivals) {}

  Advice of(Move move) const {
    if (rivals_.empty()) return advise(Code::only_move);
    if (const auto certain = foreseen(move)) return *certain;
    switch (table_.ask) {
      case Ask::recruit:
        return recruiting(move.sleeve());
      case Ask::attack:
      case Ask::target:
        return attacking(move);
      case Ask::attackers:
        return sending(move);
      case Ask::block:
        return blocking(move);
      case Ask::skirmish:
        return advise(judge_.opposed(move.sleeve()) ? Code::fights : Code::fights_free,
                      face(move.sleeve()), attack(move.sleeve()));
      case Ask::split:
        return splitting(move.value());
      case Ask::action:
      case Ask::train:
        return acting(move);
      case Ask::lock:
        return advise(Code::pays_by_locking, face(move.sleeve()));
      case Ask::phase:
        return about(Code::pays_by_phasing, view_.back(move.sleeve()));
      default:
        return choosing(move);
    }
  }

 private:
  SideId face(Sleeve sleeve) const { return view_.face(sleeve); }
  int attack(Sleeve sleeve) const { return std::max(0, judge_.attack(sleeve)); }
  int toughness(Sleeve sleeve) const {
    return std::max(0, judge_.defence(sleeve) + table_.fighter(sleeve).shield());
  }
  const Lord& own() const { return table_.lords[me_]; }
  int influence(Seat seat) const {
    return std::max(table_.lords[seat].good, table_.lords[seat].evil);
  }
  bool leads(Seat seat) const {
    for (int i = 0; i < rules_.players(); ++i) {
      if (seat_at(i) != seat && influence(seat_at(i)) >= influence(seat)) return false;
    }
    return true;
  }
  // A side with its cost, attack and defence.
  Advice about(Code code, SideId side) const {
    const Facts& facts = rules_.facts(side);
    return advise(code, side, facts.cost, facts.attack, facts.defence);
  }
  template <class Fits>
  bool no_rival(Fits fits) const {
    return std::none_of(rivals_.begin(), rivals_.end(), fits);
  }

  // --- what is certain

  std::optional<Advice> foreseen(Move move) const {
    int good = 0;
    int evil = 0;
    std::optional<Advice> found;
    const auto note = [&](const Advice& advice) {
      if (!found) found = advice;
    };
    for (const Event& event : penta::preview(rules_, view_, move)) {
      const bool mine = event.seat == me_;
      switch (event.kind) {
        case Event::Kind::match_won:
          if (event.seats.contains(me_)) return advise(Code::wins_match);
          break;
        case Event::Kind::gained:
          if (mine) (event.alignment == Alignment::good ? good : evil) += event.amount;
          break;
        case Event::Kind::lost:
          if (!mine && event.amount > 0) note(advise(Code::makes_lose, event.seat, event.amount));
          break;
        case Event::Kind::destroyed:
          if (owner(event.sleeve) != me_) {
            note(advise(Code::destroys, event.side, owner(event.sleeve)));
          }
          break;
        case Event::Kind::trained:
          if (mine) {
            const Facts& facts = rules_.facts(event.side);
            note(advise(Code::brings_play, event.side, facts.attack, facts.defence));
          }
          break;
        default:
          break;
      }
    }
    if (good > 0) return advise(Code::gains_good, good);
    if (evil > 0) return advise(Code::gains_evil, evil);
    return found;
  }

  // --- recruits, orders, skills and training

  Advice recruiting(Sleeve sleeve) const {
    const SideId side = view_.back(sleeve);
    const int cost = rules_.facts(side).cost;
    const bool cheapest =
        no_rival([&](Move rival) { return rules_.facts(view_.back(rival.sleeve())).cost <= cost; });
    return cheapest ? advise(Code::recruits_cheapest, side, cost) : about(Code::recruits, side);
  }

  Advice acting(Move move) const {
    const Sleeve sleeve = move.sleeve();
    switch (move.kind()) {
      case Do::order:
        return advise(Code::orders, view_.back(sleeve), text_of(view_.back(sleeve), Frame::order));
      case Do::skill:
        return advise(Code::uses, face(sleeve), text_of(face(sleeve), move.value()));
      case Do::train: {
        const int strength = strength_of(sleeve);
        const bool strongest = no_rival([&](Move rival) {
          return rival.kind() == Do::train && strength_of(rival.sleeve()) >= strength;
        });
        return about(strongest ? Code::trains_strongest : Code::trains, face(sleeve));
      }
      case Do::done:
        if (no_rival([](Move rival) { return rival.kind() == Do::train; })) {
          return advise(Code::trains_no_more);
        }
        return advise(Code::keeps_resources, judge_.free_resources(me_).size());
      default:
        return own().hand.empty() ? advise(Code::leaves_skills)
                                  : advise(Code::keeps_hand, own().hand.size());
    }
  }
  int strength_of(Sleeve sleeve) const {
    return rules_.facts(face(sleeve)).attack + rules_.facts(face(sleeve)).defence;
  }

  // --- attacks

  Advice attacking(Move move) const {
    switch (move.kind()) {
      case Do::attack: {
        int sum = 0;
        for (const int each : own().awake()) sum += attack(sleeve_of(me_, each));
        return advise(Code::can_attack, own().awake().size(), sum);
      }
      case Do::nexus:
        return advise(Code::attacks_nexus, table_.good, table_.evil);
      case Do::rival:
        return named(move.seat(), Code::attacks_leader, Code::attacks_rival);
      default: {
        int theirs = 0;
        for (int i = 0; i < rules_.players(); ++i) {
          if (seat_at(i) != me_) theirs += table_.lords[seat_at(i)].awake().size();
        }
        return advise(Code::stays_home, own().awake().size(), theirs);
      }
    }
  }
  Advice named(Seat seat, Code if_leads, Code otherwise) const {
    if (leads(seat)) return advise(if_leads, seat, influence(seat));
    return advise(otherwise, seat, table_.lords[seat].good, table_.lords[seat].evil);
  }

  Advice sending(Move move) const {
    if (move.kind() != Do::send) {
      return advise(Code::keeps_home, own().awake().size() - table_.attackers.size());
    }
    const int opposers = could_oppose(move.sleeve());
    if (opposers == 0) {
      return advise(Code::cannot_be_opposed, face(move.sleeve()), attack(move.sleeve()));
    }
    return advise(Code::sends, face(move.sleeve()), attack(move.sleeve()), opposers);
  }
  // Good opposes evil: those of the one attacked, or of the guardian, and all Allies.
  int could_oppose(Sleeve attacker) const {
    const bool nexus = table_.target == stranger;
    const Seat first = nexus ? table_.guardian : table_.target;
    int found = 0;
    for (int i = 0; i < rules_.players(); ++i) {
      const Seat seat = seat_at(i);
      if (seat == me_ || (!nexus && seat != first)) continue;
      for (const int each : table_.lords[seat].awake()) {
        const Sleeve sleeve = sleeve_of(seat, each);
        const bool may = seat == first || judge_.ally(sleeve);
        if (may && judge_.up(sleeve).alignment != judge_.up(attacker).alignment) ++found;
      }
    }
    return found;
  }

  // Whether one destroys the other as they stand, if nobody else joins in.
  bool would_destroy(Sleeve one, Sleeve other) const {
    const bool too_late =
        judge_.swift(other) && !judge_.swift(one) && attack(other) >= toughness(one);
    return attack(one) >= toughness(other) && !too_late;
  }
  Advice blocking(Move move) const {
    const Sleeve blocker = table_.subject;
    if (move.kind() == Do::block) {
      if (would_destroy(blocker, move.sleeve())) {
        return advise(Code::block_destroys, face(move.sleeve()));
      }
      return advise(Code::block_stops, face(move.sleeve()), attack(move.sleeve()));
    }
    for (const Move rival : rivals_) {
      if (!would_destroy(rival.sleeve(), blocker)) continue;
      return advise(Code::hold_survives, face(rival.sleeve()), attack(rival.sleeve()));
    }
    return advise(Code::holds_out);
  }

  Advice splitting(int damage) const {
    const int defence = toughness(table_.subject);
    if (damage >= defence) return advise(Code::deals_enough, face(table_.subject), damage);
    return advise(Code::deals, face(table_.subject), damage, defence);
  }

  // --- choices for an effect

  Advice choosing(Move move) const {
    switch (move.kind()) {
      case Do::choose:
        return chosen(move.sleeve());
      case Do::done:
        return advise(Code::chooses_no_more);
      case Do::good:
        return advise(Code::takes_kind, own().good);
      case Do::evil:
        return advise(Code::takes_kind, own().evil);
      case Do::player:
        return named(move.seat(), Code::names_leader, Code::names_player);
      case Do::discard:
        return advise(Code::discards, view_.back(move.sleeve()));
      default:
        break;
    }
    const Frame& frame = judge_.top();
    if (frame.side == hidden_side) return {};
    return advise(move.kind() == Do::accept ? Code::accepts : Code::declines, frame.side,
                  text_of(frame.side, frame.ability()));
  }
  // Of one's own cards in hand, the side that one reads.
  Advice chosen(Sleeve sleeve) const {
    const Seat seat = owner(sleeve);
    const bool in_hand = table_.lords[seat].hand.contains(number(sleeve));
    const SideId side = in_hand && seat == me_ ? view_.back(sleeve) : face(sleeve);
    if (side == hidden_side) return {};
    return seat == me_ ? advise(Code::chooses_own, side) : advise(Code::chooses_theirs, seat, side);
  }

  const Rules& rules_;
  const View& view_;
  const Table& table_;
  ViewSight sight_;
  Judge<ViewSight> judge_;
  Seat me_;
  std::span<const Move> rivals_;
};

}  // namespace

Advice Rules::advice(const View& view, Move move, std::span<const Move> rivals) const {
  return Adviser(*this, view, rivals).of(move);
}

}  // namespace penta::phase

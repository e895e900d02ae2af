// Why a move is good, from what its player sees. Nothing is guessed: what is said follows from the
// own cards, from what lies on the table, and from which cards nobody has shown yet.
#include "games/phase10_masters/advice.h"

#include <algorithm>

#include "games/phase10_masters/bot.h"

namespace penta::phase10_masters {
namespace {

class Adviser {
 public:
  using Code = AdviceCode;

  Adviser(const Rules& rules, const View& view)
      : rules_(rules),
        view_(view),
        table_(view.table),
        me_(view.viewer),
        phase_(view.table.active[me_]),
        laid_(view.table.laid.contains(me_)),
        fits_(fitting(view.table, rules.players())) {}

  Advice of(Move move, std::span<const Move> rivals) const {
    if (rivals.empty()) return advise(Code::only_move);
    switch (move.kind) {
      case Move::Kind::choose:
        return choosing(move.as);
      case Move::Kind::draw:
        return drawing();
      case Move::Kind::take:
        return getting(table_.top_discard());
      case Move::Kind::fetch:
        return getting(move.card);
      default:
        break;
    }
    if (tells(move, Event::Kind::went_out)) return advise(Code::goes_out);
    switch (move.kind) {
      case Move::Kind::lay:
        return advise(tells(move, Event::Kind::laid) ? Code::lays_all : Code::lays_next, phase_);
      case Move::Kind::hit:
        return hitting(move.card);
      case Move::Kind::save:
        return saving(move, rivals);
      default:
        return discarding(move, rivals);
    }
  }

  // What may be drawn.
  Advice outs() const {
    const Cards unseen = rules_.unseen(view_);
    int helping = 0;
    unseen.for_each_kind([&](Card card, int count) {
      if (laid_ ? card == wild || is_in(card, fits_) : missing_with(card) < missing(view_.hand)) {
        helping += count;
      }
    });
    return laid_ ? advise(Code::draws_hits, helping, unseen.size())
                 : advise(Code::draws_outs, helping, unseen.size(), phase_);
  }

 private:
  int missing(const Cards& hand) const {
    return missing_for(hand, Rules::phase_card(phase_), rules_.all_wild());
  }
  int missing_with(Card card) const {
    Cards hand = view_.hand;
    if (card == skip || (is_number(card) && hand.count(card) == 2)) return missing(hand);
    hand.add(card);
    return missing(hand);
  }
  int missing_without(Card card) const {
    Cards hand = view_.hand;
    hand.remove(card);
    return missing(hand);
  }
  bool tells(Move move, Event::Kind kind) const {
    const auto events = rules_.preview(view_, move);
    return std::any_of(events.begin(), events.end(),
                       [kind](const Event& event) { return event.kind == kind; });
  }

  Advice choosing(int phase) const {
    const std::vector<Outlook> all = rules_.position(view_).outlook;
    const auto more = [](const Outlook& a, const Outlook& b) { return a.chance < b.chance; };
    const Outlook& likeliest = *std::max_element(all.begin(), all.end(), more);
    const auto is_mine = [phase](const Outlook& each) { return each.phase == phase; };
    const Outlook& mine = *std::find_if(all.begin(), all.end(), is_mine);
    if (mine.missing + mine.saved == 0) return advise(Code::phase_complete, phase);
    if (mine.chance == likeliest.chance) return advise(Code::phase_likeliest, phase, mine.chance);
    if (usual_distance[static_cast<std::size_t>(phase - 1)] >
        usual_distance[static_cast<std::size_t>(likeliest.phase - 1)]) {
      return advise(Code::phase_harder, phase, mine.chance, likeliest.phase, likeliest.chance);
    }
    const bool nearest = std::all_of(all.begin(), all.end(), [&](const Outlook& each) {
      return is_mine(each) || each.missing > mine.missing;
    });
    return nearest ? advise(Code::phase_nearest, phase, mine.missing) : Advice{};
  }

  Advice getting(Card card) const {
    if (laid_) {
      return card == wild || is_in(card, fits_) ? advise(Code::will_fit) : Advice{};
    }
    const int now = missing(view_.hand);
    const int then = missing_with(card);
    if (then == 0 && now > 0) return advise(Code::completes, phase_);
    if (then < now) return advise(Code::comes_nearer, phase_, then);
    return card == wild ? advise(Code::is_wild) : Advice{};
  }

  Advice drawing() const {
    const Card top = table_.top_discard();
    if (laid_) {
      if (table_.can_take() && top != wild && !is_in(top, fits_)) {
        return advise(Code::top_fits_not, top);
      }
      return outs();
    }
    const int now = missing(view_.hand);
    if (now == 0) return advise(Code::draws_ready, phase_);
    if (table_.can_take() && top != wild && missing_with(top) == now) {
      return advise(Code::top_useless, top, phase_);
    }
    return outs();
  }

  Advice hitting(Card card) const {
    const int left = table_.held[me_] - 1;
    return left == 1 ? advise(Code::hits_last, points_of(card))
                     : advise(Code::hits, points_of(card), left);
  }

  Advice discarding(Move move, std::span<const Move> rivals) const {
    const int points = points_of(move.card);
    if (move.card == skip && move.place != Move::nothing) return skipping(seat_at(move.place));
    if (laid_) {
      if (is_number(move.card) && !is_in(move.card, fits_)) {
        return advise(Code::fits_nothing, points);
      }
      return advise(Code::loses_points, points);
    }
    const int now = missing(view_.hand);
    if (missing_without(move.card) > now) return breaking(move, rivals);
    if (now == 0) return advise(Code::keeps_phase, phase_);
    const bool most = std::all_of(rivals.begin(), rivals.end(), [&](Move rival) {
      const bool ends = rival.kind == Move::Kind::discard || rival.kind == Move::Kind::save;
      return !ends || points_of(rival.card) <= points || missing_without(rival.card) > now;
    });
    return advise(most ? Code::not_needed_most : Code::not_needed, phase_, points);
  }

  Advice skipping(Seat victim) const {
    if (rules_.players() == 2) return advise(Code::skips_again);
    if (!table_.laid.contains(victim)) return advise(Code::skips, victim);
    return advise(Code::skips_laid, victim, table_.held[victim]);
  }

  Advice saving(Move move, std::span<const Move> rivals) const {
    if (laid_) return advise(Code::saved_points, points_of(move.card));
    const int now = missing(view_.hand);
    if (missing_without(move.card) > now) return breaking(move, rivals);
    return advise(now == 0 ? Code::keeps_phase_saved : Code::saved_not_needed, phase_);
  }

  // A card that the phase needs has to go: no other one would be missed less.
  Advice breaking(Move move, std::span<const Move> rivals) const {
    const int then = missing_without(move.card);
    const bool least = std::all_of(rivals.begin(), rivals.end(), [&](Move rival) {
      const bool ends = rival.kind == Move::Kind::discard || rival.kind == Move::Kind::save;
      return ends && missing_without(rival.card) >= then;
    });
    return least ? advise(Code::breaks_least, phase_, then) : Advice{};
  }

  const Rules& rules_;
  const View& view_;
  const Table& table_;
  Seat me_;
  int phase_;
  bool laid_;
  NumberBits fits_;
};

}  // namespace

Advice Rules::advice(const View& view, Move move, std::span<const Move> rivals) const {
  return Adviser(*this, view).of(move, rivals);
}

std::optional<Advice> Rules::outlook(const View& view, Move move) const {
  if (move.kind != Move::Kind::draw) return std::nullopt;
  return Adviser(*this, view).outs();
}

}  // namespace penta::phase10_masters

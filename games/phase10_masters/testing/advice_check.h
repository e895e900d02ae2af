// For tests: whether advice is true, found out by making the move and by counting cards one by one.
#pragma once

#include <string>
#include <vector>

#include "engine/derived.h"
#include "games/phase10_masters/advice.h"
#include "games/phase10_masters/game.h"

namespace penta::phase10_masters {

class AdviceCheck {
 public:
  AdviceCheck(const Rules& rules, const View& view, Move move, const std::vector<Move>& rivals)
      : rules_(rules),
        view_(view),
        me_(view.viewer),
        phase_(view.table.active[me_]),
        move_(move),
        rivals_(rivals) {
    FastChance chance(3);
    after_ = imagine(rules, view, chance);
    Recorder<Event> recorder;
    rules.apply(after_, me_, move, chance, recorder);
    events_ = std::move(recorder.events);
  }

  // What is wrong with it, or nothing.
  std::string flaw(const Advice& advice) const {
    return holds(static_cast<AdviceCode>(advice.code), advice.args) ? "" : "it is not so";
  }

 private:
  using Code = AdviceCode;
  using Args = std::array<std::uint16_t, 4>;

  bool tells(Event::Kind kind) const {
    for (const Event& event : events_) {
      if (event.kind == kind && event.seat == me_) return true;
    }
    return false;
  }
  // By the plan, which is worked out otherwise.
  int missing(const Cards& hand, int phase) const {
    return plan_for(hand, Rules::phase_card(phase), rules_.all_wild()).missing;
  }
  int before() const { return missing(view_.hand, phase_); }
  int after() const { return missing(after_.hands[me_], phase_); }
  int without(Card card) const {
    Cards hand = view_.hand;
    hand.remove(card);
    return missing(hand, phase_);
  }
  static bool ends(Move move) {
    return move.kind == Move::Kind::discard || move.kind == Move::Kind::save;
  }
  bool my_phase(int arg) const { return arg == phase_ && !view_.table.laid.contains(me_); }
  int points() const { return points_of(move_.card); }

  // A card that could be hit now by somebody whose phase lies.
  bool fits(Card card) const {
    if (card == wild) return true;
    for (const LaidGroup& group : rules_.position(view_).groups) {
      for (const Meaning meaning : group.takes) {
        const auto as = static_cast<std::uint8_t>(meaning);
        if (is_number(card) &&
            (is_colour(as) ? colour_of(card) == colour_as(as) : number_of(card) == as)) {
          return true;
        }
      }
    }
    return false;
  }
  template <class Helps>
  bool counted(const Args& args, Helps helps) const {
    int all = 0;
    int helping = 0;
    rules_.unseen(view_).for_each([&](Card card) {
      ++all;
      if (helps(card)) ++helping;
    });
    return args[0] == helping && args[1] == all;
  }
  bool comes_nearer(Card card) const {
    Cards hand = view_.hand;
    if (card == skip || (is_number(card) && hand.count(card) == 2)) return false;
    hand.add(card);
    return missing(hand, phase_) < before();
  }

  bool holds(Code code, const Args& args) const {
    switch (code) {
      case Code::estimate:
        return true;
      case Code::only_move:
        return rivals_.empty();
      case Code::goes_out:
        return tells(Event::Kind::went_out);
      case Code::phase_complete:
      case Code::phase_likeliest:
      case Code::phase_nearest:
      case Code::phase_harder:
        return choice_holds(code, args);
      default:
        return code <= Code::draws_hits ? draw_holds(code, args)
               : code <= Code::hits     ? group_holds(code, args)
                                        : end_holds(code, args);
    }
  }

  bool choice_holds(Code code, const Args& args) const {
    int best = 0;
    int chance = -1;
    int other_missing = 99;
    int shown_missing = 99;  // of what the saves do not have either
    int best_chance_of = -1;
    for (const Outlook& each : rules_.position(view_).outlook) {
      best = std::max(best, each.chance);
      if (each.phase == args[0]) {
        chance = each.chance;
        shown_missing = each.missing;
      }
      if (each.phase == args[2]) best_chance_of = each.chance;
      if (each.phase != args[0]) other_missing = std::min(other_missing, each.missing);
    }
    if (move_ != Move::choose(args[0])) return false;
    switch (code) {
      case Code::phase_complete:
        return missing(view_.hand, args[0]) == 0;
      case Code::phase_likeliest:
        return chance == args[1] && chance == best;
      case Code::phase_nearest:
        return shown_missing == args[1] && shown_missing < other_missing;
      default:
        return chance == args[1] && best_chance_of == args[3] && best == args[3] && chance < best;
    }
  }

  bool draw_holds(Code code, const Args& args) const {
    const Card top = view_.table.top_discard();
    const bool laid = view_.table.laid.contains(me_);
    switch (code) {
      case Code::completes:
        return my_phase(args[0]) && before() > 0 && after() == 0;
      case Code::comes_nearer:
        return my_phase(args[0]) && after() == args[1] && after() < before();
      case Code::will_fit:
        return laid && fits(move_.kind == Move::Kind::fetch ? move_.card : top);
      case Code::is_wild:
        return (move_.kind == Move::Kind::fetch ? move_.card : top) == wild;
      case Code::draws_ready:
        return my_phase(args[0]) && before() == 0;
      case Code::top_useless:
        return static_cast<Card>(args[0]) == top && my_phase(args[1]) && !comes_nearer(top);
      case Code::top_fits_not:
        return static_cast<Card>(args[0]) == top && laid && !fits(top);
      case Code::draws_outs:
        return my_phase(args[2]) && counted(args, [&](Card card) { return comes_nearer(card); });
      case Code::draws_hits:
        return laid && counted(args, [&](Card card) { return fits(card); });
      default:
        return false;
    }
  }

  bool group_holds(Code code, const Args& args) const {
    const int left = after_.hands[me_].size();
    switch (code) {
      case Code::lays_all:
        return args[0] == phase_ && tells(Event::Kind::laid);
      case Code::lays_next:
        return args[0] == phase_ && tells(Event::Kind::placed) && !tells(Event::Kind::laid);
      case Code::hits_last:
        return tells(Event::Kind::hit) && args[0] == points() && left == 1;
      case Code::hits:
        return tells(Event::Kind::hit) && args[0] == points() && left == args[1] && left > 1;
      default:
        return false;
    }
  }

  bool end_holds(Code code, const Args& args) const {
    const bool saved = tells(Event::Kind::saved);
    const bool discarded = tells(Event::Kind::discarded);
    switch (code) {
      case Code::skips_again:
        return rules_.players() == 2 && discarded && after_.table.actor == me_;
      case Code::skips_laid:
        return names_victim(args[0]) && view_.table.laid.contains(seat_at(args[0])) &&
               args[1] == view_.table.held[seat_at(args[0])];
      case Code::skips:
        return names_victim(args[0]);
      case Code::not_needed:
        return discarded && my_phase(args[0]) && without(move_.card) == before() &&
               args[1] == points();
      case Code::not_needed_most:
        return end_holds(Code::not_needed, args) && costs_most();
      case Code::fits_nothing:
        return discarded && !fits(move_.card) && args[0] == points();
      case Code::loses_points:
        return discarded && args[0] == points();
      case Code::keeps_phase:
        return discarded && my_phase(args[0]) && without(move_.card) == 0;
      case Code::keeps_phase_saved:
        return saved && my_phase(args[0]) && without(move_.card) == 0;
      case Code::saved_not_needed:
        return saved && my_phase(args[0]) && without(move_.card) == before();
      case Code::saved_points:
        return saved && args[0] == points();
      case Code::breaks_least:
        return my_phase(args[0]) && without(move_.card) == args[1] && breaks_least(args[1]);
      default:
        return false;
    }
  }
  bool names_victim(int arg) const {
    return arg < rules_.players() && seat_at(arg) != me_ && move_ == Move::skip_seat(seat_at(arg));
  }
  bool costs_most() const {
    for (const Move rival : rivals_) {
      const bool spare = ends(rival) && without(rival.card) == before();
      if (spare && points_of(rival.card) > points()) return false;
    }
    return true;
  }
  bool breaks_least(int missing_then) const {
    for (const Move rival : rivals_) {
      if (!ends(rival) || without(rival.card) < missing_then) return false;
    }
    return true;
  }

  const Rules& rules_;
  const View& view_;
  Seat me_;
  int phase_;
  Move move_;
  const std::vector<Move>& rivals_;
  State after_{};
  std::vector<Event> events_;
};

}  // namespace penta::phase10_masters
